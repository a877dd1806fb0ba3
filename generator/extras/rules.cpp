// SPDX-License-Identifier: MIT
#include "generator/extras/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/extras/no_board.h"
#include "layouts/draft.h"

namespace cartapenna {
namespace {

std::span<const Key> rules_keys() {
  static const std::vector<Key> keys{
      {.name = "games",
       .kind = Kind::list,
       .about = "whose rules are printed, in order; all of "
                "them when missing",
       .least = 1,
       .most = 10},
  };
  return keys;
}

using RuleGames = std::vector<const Game*>;

std::any read_rules(const Fields& fields, std::string_view, Problems& problems) {
  RuleGames chosen;
  for (const Node* node : fields.list("games")) {
    const Game* game = find_game(node->text);
    if (game == nullptr) {
      problems.add(node->place, fmt::format("there is no game \"{}\"", node->text));
    } else {
      chosen.push_back(game);
    }
  }
  if (chosen.empty()) {
    for (const Game* game : games()) chosen.push_back(game);
  }
  return chosen;
}

// Paragraphs one below the other; what does not fit on a page goes to the next one.
class RulesPages {
 public:
  explicit RulesPages(const Desk& desk) : desk_(desk), draft_(desk.style, desk.measure) {
    y_ = draft_.heading({0, 0}, desk.words("sheet.rules"), desk.style.title) + 1.5 * desk.style.gap;
  }

  void add(const Game& game) {
    const Style& style = desk_.style;
    Problems none;
    const std::any spec = game.read(Fields(nullptr, game.keys, none), "english", none);
    const std::string& title = desk_.words(fmt::format("{}.title", game.name));
    // A heading stays with what it heads.
    double above = style.line_height(style.section) + 0.6 * style.gap;
    for (const std::string& rule : game.rules(spec, desk_.words)) {
      const double height = draft_.height_of(desk_.room.width, rule, style.body);
      highest_ = std::max(highest_, above + height);
      if (y_ > 0 && y_ + above + height > desk_.room.height) next_page();
      if (above > 0) y_ = draft_.heading({0, y_}, title, style.section) + 0.6 * style.gap;
      y_ = draft_.paragraph({0, y_}, desk_.room.width, rule, style.body) + style.gap / 2;
      above = 0;
    }
    y_ += style.gutter;
  }

  double highest() const { return highest_; }  // of what stays together
  std::vector<std::shared_ptr<const Scene>> take() {
    next_page();
    return std::move(pages_);
  }

 private:
  void next_page() {
    pages_.push_back(shared(draft_.take(desk_.room)));
    y_ = 0;
  }

  const Desk& desk_;
  Draft draft_;
  std::vector<std::shared_ptr<const Scene>> pages_;
  double y_ = 0;
  double highest_ = 0;
};

Design draw_rules(const std::any& any_games, const Desk& desk,
                  const std::function<void(std::string)>& problem) {
  RulesPages rules(desk);
  for (const Game* game : std::any_cast<const RuleGames&>(any_games)) {
    if (game->rules != nullptr) rules.add(*game);
  }
  if (rules.highest() > desk.room.height) {
    problem(fmt::format("a rule needs {:.0f} mm, the page has {:.0f}: larger paper would help",
                        std::ceil(rules.highest()), std::max(0.0, std::floor(desk.room.height))));
  }
  Design design;
  const auto pages = rules.take();
  design.more_pages = static_cast<int>(pages.size()) - 1;
  design.continued = [pages](const std::any&, std::size_t, int page, const Occasion&) {
    return Sheet{pages[static_cast<std::size_t>(page)], {}};
  };
  design.sheet = [first = pages.front()](const std::any&, std::size_t, const Occasion&) {
    return Sheet{first, {}};
  };
  return design;
}

}  // namespace

const Game rules_pages{"rules", rules_keys(), 1,       read_rules, no_board,      draw_rules,
                       no_text, no_json,      nullptr, nullptr,    Frame::content};

}  // namespace cartapenna
