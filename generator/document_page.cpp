// SPDX-License-Identifier: MIT
// `page:` of a template: its table, and what it is read into.
#include <fmt/format.h>

#include <algorithm>

#include "generator/document_keys.h"
#include "layouts/page.h"

namespace cartapenna {
namespace {

std::optional<Size> read_paper(const Fields& page) {
  const std::string text = page.text("paper");
  if (const auto named = paper_size(text)) return named;
  const auto cross = text.find('x');
  if (cross != std::string::npos) {
    const auto trim = [](std::string part) {
      part.erase(0, part.find_first_not_of(' '));
      part.erase(part.find_last_not_of(' ') + 1);
      return part;
    };
    const auto width = read_length(trim(text.substr(0, cross)));
    const auto height = read_length(trim(text.substr(cross + 1)));
    if (width && height) {
      if (*width >= 50 && *height >= 50 && *width <= 1200 && *height <= 1200) {
        return Size{*width, *height};
      }
      page.problem("paper", "paper is from 50mm x 50mm to 1200mm x 1200mm");
      return std::nullopt;
    }
  }
  std::string names;
  for (const Paper& paper : papers()) names += fmt::format("{}, ", paper.name);
  page.problem("paper", fmt::format("\"{}\" is no paper; known are {}or a width and height such as "
                                    "\"210mm x 297mm\"",
                                    text, names));
  return std::nullopt;
}

void read_column_widths(const Fields& fields, PageSetup& page) {
  for (const Node* node : fields.list("column-widths")) {
    const auto width = read_length(node->text);
    if (!width || *width < 20) {
      fields.problems().add(node->place, fmt::format("\"{}\" is no width of a column; write it as "
                                                     "60mm, at least 20mm",
                                                     node->text));
    } else {
      page.column_widths.push_back(*width);
    }
  }
  double sum = 0;
  for (const double width : page.column_widths) sum += width;
  if (sum > page.paper.width - 2 * page.margin) {
    fields.problem("column-widths", fmt::format("the columns are {:.0f} mm wide together, the page "
                                                "without its margins {:.0f} mm",
                                                sum, page.paper.width - 2 * page.margin));
  }
  if (!page.column_widths.empty() && page.columns != 0) {
    fields.problem("columns", "give columns or column-widths, not both");
  }
}

std::vector<std::string_view> paper_names() {
  std::vector<std::string_view> names;
  for (const Paper& paper : papers()) names.push_back(paper.name);
  return names;
}

// A board that is placed has no page around it. `--place` leaves out what the template says of the
// page; who asks for both in one breath is told.
void leave_out_the_page(const Fields& fields, PageSetup& page) {
  const auto leave_out = [&](std::string_view key, auto& value, const auto& none) {
    const bool asked = fields.node(key) != nullptr && !(value == none);
    const bool overridden = fields.place("place").line == 0 && fields.place(key).line > 0;
    if (asked && !overridden) {
      fields.problem(key, fmt::format("a board that is placed alone has no page around it: leave "
                                      "out {} or place",
                                      key));
    }
    value = none;
  };
  leave_out("columns", page.columns, 0);
  leave_out("column-widths", page.column_widths, std::vector<double>());
  leave_out("up", page.up, Grid{1, 1});
  leave_out("duplex", page.duplex, Duplex::none);
  leave_out("booklet", page.booklet, false);
  leave_out("cut-and-stack", page.cut_and_stack, false);
  leave_out("cut-lines", page.cut_lines, false);
  leave_out("crop-marks", page.crop_marks, false);
  leave_out("check-bar", page.check_bar, false);
  leave_out("bleed", page.bleed, 0.0);
  leave_out("creep", page.creep, 0.0);
  leave_out("back-right", page.back_offset.x, 0.0);
  leave_out("back-down", page.back_offset.y, 0.0);
}

// What another key must be there for. Where an option took that key away, nothing is said.
void check_needs(const Fields& fields, const PageSetup& page) {
  const auto tell = [&](std::string_view key, bool asked, std::string_view needed, bool there) {
    const bool taken_away = fields.place(key).line > 0 && fields.node(needed) != nullptr &&
                            fields.place(needed).line == 0;
    if (!asked || there || taken_away) return;
    const std::string sentence = fmt::format("without {} it does nothing", needed);
    fields.place(key).line == 0 ? fields.problem(key, sentence) : fields.warn(key, sentence);
  };
  const bool both_sides = page.duplex != Duplex::none || page.booklet;
  const bool several = page.up.columns * page.up.rows > 1;
  tell("creep", page.creep > 0, "booklet", page.booklet);
  tell("back-right", page.back_offset.x != 0, "duplex", both_sides);
  tell("back-down", page.back_offset.y != 0, "duplex", both_sides);
  tell("cut-lines", page.cut_lines, "up", several);
  tell("cut-and-stack", page.cut_and_stack, "up", several);
}

}  // namespace

std::span<const Key> page_keys() {
  static const std::vector<Key> keys{
      {.name = "paper",
       .kind = Kind::choice,
       .fallback = "A4",
       .about = "paper size",
       .choices = paper_names(),
       .form = "width x height such as 210mm x 297mm"},
      {.name = "orientation",
       .kind = Kind::choice,
       .fallback = "portrait",
       .about = "how the paper lies",
       .choices = {"portrait", "landscape"}},
      {.name = "margin",
       .kind = Kind::length,
       .fallback = "12mm",
       .about = "white border on all four sides",
       .least = 0,
       .most = 100},
      {.name = "up",
       .kind = Kind::grid,
       .fallback = "1x1",
       .about = "sheets on a page, columns x rows",
       .least = 1,
       .most = 20},
      {.name = "cut-lines",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "lines to cut along between the sheets of a page"},
      {.name = "cut-and-stack",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "sheets are in order once the pages are cut and the piles laid on each other"},
      {.name = "place",
       .kind = Kind::length,
       .about = "each board alone and tight, drawn for a column of that width, to be placed in a "
                "layout",
       .least = 20,
       .most = 500},
      {.name = "columns",
       .kind = Kind::whole,
       .fallback = "0",
       .about = "columns for figures; 0: as many as read well",
       .least = 0,
       .most = 12},
      {.name = "column-widths",
       .kind = Kind::list,
       .about = "columns for figures of different widths, such as [60mm, 118mm]",
       .least = 1,
       .most = 12},
      {.name = "duplex",
       .kind = Kind::choice,
       .fallback = "none",
       .about = "printed on both sides, turned on that edge; secrets never share a leaf",
       .choices = all(duplex_names)},
      {.name = "back-right",
       .kind = Kind::length,
       .fallback = "0mm",
       .about = "how far backs are moved to the right, for printers that are off",
       .least = -20,
       .most = 20},
      {.name = "back-down",
       .kind = Kind::length,
       .fallback = "0mm",
       .about = "how far backs are moved down",
       .least = -20,
       .most = 20},
      {.name = "booklet",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a booklet to fold and staple: two pages on each side of the paper"},
      {.name = "creep",
       .kind = Kind::length,
       .fallback = "0mm",
       .about = "how far pages of a booklet move to the fold, once more for each sheet inwards",
       .least = 0,
       .most = 2},
      {.name = "bleed",
       .kind = Kind::length,
       .fallback = "0mm",
       .about = "room around the trimmed page for a printing house",
       .least = 0,
       .most = 20},
      {.name = "crop-marks",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "crop and registration marks outside of the bleed"},
      {.name = "press",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "for a printing house: black and grey only as grey, page boxes, PDF 1.4"},
      {.name = "accessible",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a tagged PDF with alternative texts, for readers aloud"},
      {.name = "text",
       .kind = Kind::choice,
       .fallback = "fonts",
       .about = "text as text in embedded fonts, or as outlines",
       .choices = {"fonts", "outlines"}},
      {.name = "check-bar",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a bar of exactly 100 mm at the foot, to measure what the printer does"},
      {.name = "ink",
       .kind = Kind::choice,
       .fallback = "normal",
       .about = "how heavy lines are: less ink, or lines that survive a photocopier",
       .choices = all(ink_names)},
      {.name = "large-print",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "type from 16 pt, larger cells and strokes"},
      {.name = "font",
       .kind = Kind::choice,
       .fallback = "lato",
       .about = "family of the type",
       .choices = all(families),
       .form = "system:NAME"},
  };
  return keys;
}

PageSetup read_page(const Fields& fields) {
  PageSetup page;
  page.paper = read_paper(fields).value_or(page.paper);
  if ((fields.text("orientation") == "landscape") == (page.paper.width < page.paper.height)) {
    std::swap(page.paper.width, page.paper.height);
  }
  page.margin = fields.length("margin");
  if (page.margin < least_margin) {
    fields.warn("margin", fmt::format("most printers cannot reach the outer {} mm of the paper",
                                      least_margin));
  }
  if (2 * page.margin > std::min(page.paper.width, page.paper.height) - 30) {
    fields.problem("margin", "the margins leave less than 30 mm of the paper");
  }
  page.up = fields.grid("up");
  page.cut_lines = fields.flag("cut-lines");
  page.cut_and_stack = fields.flag("cut-and-stack");
  if (fields.has("place")) page.place = fields.length("place");
  page.columns = static_cast<int>(fields.whole("columns"));
  read_column_widths(fields, page);
  page.duplex = chosen<Duplex>(fields, "duplex", duplex_names);
  page.back_offset = {fields.length("back-right"), fields.length("back-down")};
  page.booklet = fields.flag("booklet");
  page.creep = fields.length("creep");
  page.bleed = fields.length("bleed");
  page.crop_marks = fields.flag("crop-marks");
  page.press = fields.flag("press");
  page.accessible = fields.flag("accessible");
  page.outlines = fields.text("text") == "outlines";
  if (page.press && page.accessible) {
    fields.problem(
        "accessible",
        "a file is for a printing house or accessible, not both: let press or accessible be false");
  }
  if (page.booklet && (page.bleed > 0 || page.crop_marks)) {
    fields.problem("booklet",
                   "a booklet is printed and folded at home: it has no bleed and no "
                   "crop marks");
  }
  if (page.booklet && page.cut_and_stack) {
    fields.problem("cut-and-stack", "a booklet is folded, not cut and stacked");
  }
  page.check_bar = fields.flag("check-bar");
  page.place ? leave_out_the_page(fields, page) : check_needs(fields, page);
  page.ink = chosen<Ink>(fields, "ink", ink_names);
  page.large_print = fields.flag("large-print");
  page.font = fields.text("font");
  if (page.font.rfind("system:", 0) != 0 &&
      std::find(families.begin(), families.end(), page.font) == families.end()) {
    const std::string_view near = nearest(page.font, all(families));
    fields.problem(
        "font",
        fmt::format("there is no font \"{}\"{}; known are lato, andika, "
                    "opendyslexic, dejavu, and system:NAME for one of this machine",
                    page.font, near.empty() ? "" : fmt::format(": did you mean {}?", near)));
  }
  return page;
}

}  // namespace cartapenna
