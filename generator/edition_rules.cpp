// SPDX-License-Identifier: MIT
// Rules for which a sheet has no room: in large print they follow on sheets of their own.
#include <algorithm>

#include "generator/edition_work.h"

namespace cartapenna {
namespace {

// As many lines on each as there is room for; at least three.
std::vector<std::shared_ptr<const Scene>> rules_scenes(const Order& order, const Desk& desk) {
  const Style& style = desk.style;
  const double line = style.line_height(style.body);
  Draft draft(style, desk.measure);
  std::vector<std::shared_ptr<const Scene>> scenes;
  double y = draft.heading({0, 0}, desk.words("sheet.rules"), style.section) + style.gap / 2;
  if (desk.room.height < y + 3 * line) return {};
  for (const std::string& rule : order.game->rules(order.spec, desk.words)) {
    std::string piece;
    double height = 0;
    const auto put = [&] {
      if (!piece.empty()) y = draft.paragraph({0, y}, desk.room.width, piece, style.body);
      piece.clear();
      height = 0;
    };
    for (const std::string& words : wrap(desk.measure, rule, style.body, desk.room.width)) {
      if (y + height + line > desk.room.height) {
        put();
        scenes.push_back(shared(draft.take(desk.room)));
        y = 0;
      }
      piece += (piece.empty() ? "" : " ") + words;
      height += line;
    }
    put();
    y += style.gap / 2;
  }
  scenes.push_back(shared(draft.take(desk.room)));
  return scenes;
}

bool shown_to_all(const Design& design) {
  return std::all_of(design.owners.begin(), design.owners.end(),
                     [](int owner) { return owner == 0; });
}

}  // namespace

void continue_one_sheet(Design& design) {
  const std::size_t sheets = design.owners.size();
  if (!shown_to_all(design) || design.more_pages > 0 || !design.sheet) return;
  design.owners = {0};
  design.more_pages = static_cast<int>(sheets) - 1;
  design.continued = [sheet = design.sheet](const std::any& board, std::size_t, int page,
                                            const Occasion& who) {
    return sheet(board, static_cast<std::size_t>(page), who);
  };
}

bool append_rules(Design& design, const Order& order, const Desk& desk) {
  if (order.game->rules == nullptr) return false;
  const auto scenes = rules_scenes(order, desk);
  if (scenes.empty()) return false;
  if (!shown_to_all(design) || design.more_pages > 0) {
    const int last = design.more_pages;
    design.more_pages += static_cast<int>(scenes.size());
    design.continued = [game = design.continued, last, scenes](
                           const std::any& board, std::size_t part, int page, const Occasion& who) {
      return page <= last ? game(board, part, page, who)
                          : Sheet{scenes[static_cast<std::size_t>(page - last - 1)], {}};
    };
    return true;
  }
  const std::size_t own = design.owners.size();
  design.owners.resize(own + scenes.size(), 0);
  design.sheet = [game = design.sheet, own, scenes](const std::any& board, std::size_t part,
                                                    const Occasion& who) {
    return part < own ? game(board, part, who) : Sheet{scenes[part - own], {}};
  };
  return true;
}

}  // namespace cartapenna
