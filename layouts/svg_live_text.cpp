// SPDX-License-Identifier: MIT
// Text as text. What texts have in common is said once: type and alignment by a group, the abscissa
// or the height of a column or row of them by another within it.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "layouts/svg_text.h"
#include "layouts/xml.h"

namespace cartapenna {
namespace {

// A text on the way into a group of those that share an abscissa or a height.
struct Aligned {
  const Text* text;
  long x;  // hundredths of a millimetre
  long y;
  bool by_x;  // the group has the x in common

  auto group() const { return std::pair(by_x, by_x ? x : y); }
};

int times_in(const std::vector<long>& sorted, long value) {
  const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), value);
  return static_cast<int>(last - first);
}

std::vector<Aligned> aligned(std::span<const PlacedText> texts) {
  std::vector<Aligned> all;
  std::vector<long> xs;
  std::vector<long> ys;
  for (const PlacedText& placed : texts) {
    const Point at = placed.at();
    all.push_back({placed.text, std::lround(at.x * 100), std::lround(at.y * 100), true});
    xs.push_back(all.back().x);
    ys.push_back(all.back().y);
  }
  std::sort(xs.begin(), xs.end());
  std::sort(ys.begin(), ys.end());
  for (Aligned& one : all) one.by_x = times_in(xs, one.x) >= times_in(ys, one.y);
  return all;
}

// Hundredths of a millimetre as an attribute.
void append_place(std::string& out, char axis, long place) {
  append_attribute(out, axis, static_cast<double>(place) / 100, 2);
}

void append_words(std::string& out, const std::string& words) {
  const bool blanks_matter =
      words.starts_with(' ') || words.ends_with(' ') || words.find("  ") != std::string::npos;
  if (blanks_matter) out += " xml:space=\"preserve\"";
  out += '>';
  out += xml_escaped(words);
  out += "</text>\n";
}

}  // namespace

void append_live_text(std::string& out, const Fonts& fonts, std::span<const PlacedText> texts) {
  // Fewer do not repay the group.
  constexpr std::ptrdiff_t least_group = 4;
  const Text& first = *texts.front().text;
  out += "<g font-size=\"";
  append_number(out, first.type.size * mm_per_point, 4);
  if (first.type.bold) out += "\" font-weight=\"bold";
  if (first.align == Align::centre) out += "\" text-anchor=\"middle";
  if (first.align == Align::right) out += "\" text-anchor=\"end";
  out += "\">\n";
  const std::vector<Aligned> all = aligned(texts);
  for (auto at = all.begin(); at != all.end();) {
    const auto end =
        std::find_if(at, all.end(), [&](const Aligned& one) { return one.group() != at->group(); });
    // Its members' places are told from the first one's.
    const bool grouped = end - at >= least_group;
    const long x = grouped ? at->x : 0;
    const long y = grouped ? at->y : 0;
    if (grouped) {
      out += "<g transform=\"translate(";
      append_number(out, static_cast<double>(x) / 100);
      out += ' ';
      append_number(out, static_cast<double>(y) / 100);
      out += ")\">\n";
    }
    for (; at != end; ++at) {
      // Refuses what cannot be shown.
      fonts.shaper().shape(at->text->words, at->text->type.bold);
      out += "<text";
      append_place(out, 'x', at->x - x);
      append_place(out, 'y', at->y - y);
      append_words(out, at->text->words);
    }
    if (grouped) out += "</g>\n";
  }
  out += "</g>\n";
}

}  // namespace cartapenna
