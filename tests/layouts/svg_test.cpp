// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cstdlib>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "layouts/painter.h"
#include "layouts/svg_text.h"
#include "layouts/write.h"
#include "tests/layouts/sample_pages.h"
#include "tests/layouts/tools.h"

using namespace cartapenna;

namespace {

const Fonts& fonts() {
  static const Fonts all;
  return all;
}

const Facts facts{"A <title> & more", "it", "cartapenna", "", {}, Facts::Duplex::none};

Grey read_png(const std::string& path) {
  const Cairo<cairo_surface_t> surface(cairo_image_surface_create_from_png(path.c_str()));
  check(cairo_surface_status(surface.get()));
  Grey grey{cairo_image_surface_get_width(surface.get()),
            cairo_image_surface_get_height(surface.get()),
            {}};
  for (int y = 0; y < grey.height; ++y) {
    const unsigned char* row = cairo_image_surface_get_data(surface.get()) +
                               y * cairo_image_surface_get_stride(surface.get());
    // Red is as good as green and blue.
    for (int x = 0; x < grey.width; ++x) grey.pixels += static_cast<char>(row[4 * x]);
  }
  return grey;
}

std::vector<std::string> all_between(const std::string& text, const std::string& before,
                                     const std::string& after) {
  std::vector<std::string> found;
  for (std::size_t at = 0; (at = text.find(before, at)) != std::string::npos;) {
    at += before.size();
    found.push_back(text.substr(at, text.find(after, at) - at));
  }
  return found;
}

std::string number(double value, int decimals = 2) {
  std::string out;
  append_number(out, value, decimals);
  return out;
}

Page page_with(std::vector<Mark> marks, int quarter_turns = 0) {
  auto scene = std::make_shared<Scene>();
  scene->size = {20, 10};
  scene->layers.push_back({"marks", Role::artifact, "", std::move(marks)});
  Page page;
  page.size = {40, 30};
  page.id = "p1";
  page.placed.push_back({scene, {10, 5}, quarter_turns, false});
  return page;
}

Grey rendered_svg(const std::string& svg) {
  const Scratch file(".svg", svg);
  const Scratch png(".png");
  CHECK(output_of("rsvg-convert -b white -d 200 -p 200 -o " + png.path() + ' ' + file.path()) ==
        "");
  return read_png(png.path());
}

Grey rendered_pdf(const Page& page) {
  const Scratch file(".pdf");
  const Scratch png("");
  std::ofstream out(file.path(), std::ios::binary);
  PdfWriter writer(fonts(), facts, {}, [&](std::string_view some) { out << some; });
  writer.add(page);
  writer.finish();
  out.close();
  CHECK(output_of("pdftocairo -png -singlefile -r 200 " + file.path() + ' ' + png.path()) == "");
  const Grey grey = read_png(png.path() + ".png");
  std::filesystem::remove(png.path() + ".png");
  return grey;
}

bool dark_near(const Grey& grey, int x, int y) {
  for (int v = std::max(0, y - 1); v <= std::min(grey.height - 1, y + 1); ++v) {
    for (int u = std::max(0, x - 1); u <= std::min(grey.width - 1, x + 1); ++u) {
      if (grey.at(u, v) < 192) return true;
    }
  }
  return false;
}

// Dark pixels of one with nothing dark near them in the other. Poppler moves thin lines and letters
// to whole pixels, so that a pixel must be allowed.
int alone(const Grey& one, const Grey& other) {
  REQUIRE(one.width == other.width);
  REQUIRE(one.height == other.height);
  int count = 0;
  for (int y = 0; y < one.height; ++y) {
    for (int x = 0; x < one.width; ++x) {
      const bool dark = one.at(x, y) < 64;
      count += dark && !dark_near(other, x, y) ? 1 : 0;
    }
  }
  return count;
}

int difference(const Grey& a, const Grey& b) {
  return alone(a, b) + alone(b, a);
}

}  // namespace

TEST_CASE("numbers are short, exact and know no locale") {
  CHECK(number(0) == "0");
  CHECK(number(-0.001) == "0");
  CHECK(number(0.18) == ".18");
  CHECK(number(-0.5) == "-.5");
  CHECK(number(12.05) == "12.05");
  CHECK(number(100) == "100");
  CHECK(number(1.999) == "2");
  CHECK(number(0.003175, 9) == ".003175");
  CHECK(number(1234.6, 0) == "1235");
}

TEST_CASE("each mark is an element in its layer") {
  const std::string svg = write_svg(
      page_with({Stroke{{{0, 0}, {5, 0}, {5, 5}, {1, 2}}, 0.18, true, false, 0},
                 Stroke{{{0, 1}, {5, 1}}, 0.18, false, false, 0},
                 Curve{{0, 0}, {{{{1, 1}, {2, 2}, {3, 3}}}}, 1.1, 2}, Disc{{1, 2}, 0.7, 0, false},
                 Disc{{1, 2}, 2, 0.3, true}, Fill{{{0, 0}, {1, 0}, {1, 1}}, 0.5},
                 Text{{2, 3}, "a<b", {9, true}, Align::right}},
                1),
      fonts(), facts, true);
  CHECK(svg == R"svg(<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="40mm" height="30mm" viewBox="0 0 40 30" xml:lang="it" font-family="'Lato',sans-serif">
<title>A &lt;title&gt; &amp; more</title>
<g id="p1-marks" transform="translate(10 5) rotate(90)">
<path fill="none" stroke="#000" stroke-width=".18" d="M0 0h5v5l-4-3zm0 1h5"/>
<path fill="none" stroke="#000" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2" d="M0 0c1 1 2 2 3 3"/>
<circle cx="1" cy="2" r=".7"/>
<circle cx="1" cy="2" r="2" fill="#fff" stroke="#000" stroke-width=".3"/>
<path fill="#808080" d="M0 0h1v1z"/>
<g font-size="3.175" font-weight="bold" text-anchor="end">
<text x="2" y="3">a&lt;b</text>
</g>
</g>
</svg>
)svg");
}

TEST_CASE("black marks of one style stand together, what is covered stays below") {
  const Stroke thin{{{0, 0}, {5, 0}}, 0.18, false, false, 0};
  const Stroke bold{{{0, 1}, {5, 1}}, 1.1, false, true, 0};
  const std::string black = write_svg(page_with({thin, bold, thin, bold}), fonts(), facts, true);
  CHECK(all_between(black, "<path", "/>").size() == 2);
  CHECK(black.find("<g id=\"p1-marks\" fill=\"none\" stroke=\"#000\">") != std::string::npos);
  const Disc white{{1, 1}, 2, 0.3, true};
  const std::string covered =
      write_svg(page_with({thin, bold, white, thin, bold}), fonts(), facts, true);
  CHECK(all_between(covered, "<path", "/>").size() == 4);
}

TEST_CASE("layers of one name are one, unless they are figures of their own") {
  Page page = page_with({Stroke{{{0, 0}, {5, 0}}, 0.18, false, false, 0}});
  page.placed.push_back({page.placed[0].scene, {10, 15}, 0, false});
  CHECK(write_svg(page, fonts(), facts, true).find("d=\"M10 5h5m0 10h-5\"") != std::string::npos);
  auto told = std::make_shared<Scene>(*page.placed[0].scene);
  told->layers[0].alternative = "A line.";
  page.placed[1].scene = told;
  const std::string svg = write_svg(page, fonts(), facts, true);
  CHECK(svg.find("id=\"p1-marks\"") != std::string::npos);
  CHECK(svg.find("id=\"p1-marks-2\"") != std::string::npos);
}

TEST_CASE("coordinates that come twice are a shape") {
  std::vector<Mark> labels;
  for (const double x : {0.0, 50.0}) {
    for (int i = 0; i < 10; ++i) {
      labels.emplace_back(
          Text{{x + i, 5}, std::string(1, static_cast<char>('A' + i)), {9, false}, Align::centre});
    }
  }
  for (const bool live : {false, true}) {
    const std::string svg = write_svg(page_with(labels), fonts(), facts, live);
    CHECK(svg.find(" x=\"50\"/>\n</g>") != std::string::npos);
    std::get<Text>(labels.back()).at.x += 1;
    const std::string moved = write_svg(page_with(labels), fonts(), facts, live);
    CHECK(moved.find(" x=\"50\"/>\n</g>") == std::string::npos);
    std::get<Text>(labels.back()).at.x -= 1;
  }
}

TEST_CASE("path data goes from rounded place to rounded place") {
  SvgPath path(2);
  path.move_to({0.004, 0});
  for (int i = 1; i <= 300; ++i) path.line_to({i * 0.334, 0});  // a third of a unit is lost each
  path.line_to({100.2, 5});
  const std::string data = path.take();
  CHECK(data.ends_with("v5"));
  std::istringstream steps(all_between(data, "h", "v").at(0));
  double x = 0;
  for (double step = 0; steps >> step;) x += step;
  CHECK(x == doctest::Approx(100.2).epsilon(1e-9));
  CHECK(path.empty());
  path.move_to({0, 0});
  path.quadratic_to({1, 0}, {1, 1});
  path.quadratic_to({1, 2}, {2, 2});  // foretold
  path.quadratic_to({2, 3}, {3, 3});  // not
  path.line_to({0, 0});
  path.close();
  CHECK(path.take() == "M0 0q1 0 1 1t1 1q0 1 1 1z");
}

TEST_CASE("ids are unique, layers' begin with the page's, and all references lead somewhere") {
  const std::string svg = write_svg(sample_page(sample_form(fonts()), 3), fonts(), facts, false);
  std::set<std::string> ids;
  for (const std::string& id : all_between(svg, " id=\"", "\"")) {
    CHECK(ids.insert(id).second);
  }
  for (const char* layer : {"title", "grid", "labels", "rules", "hedges", "text"}) {
    CHECK(ids.count(std::string("p3-") + layer) == 1);
  }
  const auto uses = all_between(svg, "xlink:href=\"#", "\"");
  CHECK(uses.size() > 100);
  for (const std::string& id : uses) CHECK(ids.count(id) == 1);
  // Another page of the same run shares none.
  const std::string other = write_svg(sample_page(sample_form(fonts()), 4), fonts(), facts, false);
  for (const std::string& id : all_between(other, " id=\"", "\"")) CHECK(ids.count(id) == 0);
}

TEST_CASE("a page is written while other threads shape text") {
  const Page page = sample_page(sample_form(fonts()), 3);
  const std::string expected = write_svg(page, fonts(), facts, false);
  for (int round = 0; round < 5; ++round) {
    const Fonts fresh;
    std::vector<std::thread> shaping;
    for (int thread = 0; thread < 3; ++thread) {
      shaping.emplace_back([&fresh, thread] {
        for (int i = 0; i < 100; ++i) {
          fresh.width(std::to_string(thread) + " hedges " + std::to_string(i), {9, i % 2 == 0});
        }
      });
    }
    CHECK(write_svg(page, fresh, facts, false) == expected);
    for (std::thread& thread : shaping) thread.join();
  }
}

TEST_CASE("a page is small and well-formed, without styles or scripts") {
  const Page page = sample_page(sample_form(fonts()), 3);
  for (const bool live : {false, true}) {
    const std::string svg = write_svg(page, fonts(), facts, live);
    CHECK(svg.size() < (live ? 8'000 : 50'000));
    for (const char* word : {"style", "script", "class="})
      CHECK(svg.find(word) == std::string::npos);
    const Scratch file(".svg", svg);
    const Scratch png(".png");
    CHECK(output_of("rsvg-convert -o " + png.path() + ' ' + file.path()) == "");
  }
}

TEST_CASE("a picture tells its figures and its words") {
  const std::string svg = write_svg(sample_page(sample_form(fonts()), 3), fonts(), facts, false);
  CHECK(svg.find("<desc>Esci, se sei capace Ognuno") != std::string::npos);
  CHECK(svg.find("aria-label=\"A maze of 15 by 15 cells with 30 hedges.\"") != std::string::npos);
}

TEST_CASE("words that a page repeats are one shape") {
  const Text phrase{{1, 1}, "another labyrinth", {9, false}, Align::left};
  const std::string once = write_svg(page_with({phrase}), fonts(), facts, false);
  const std::string often =
      write_svg(page_with({phrase, phrase, phrase, phrase}), fonts(), facts, false);
  CHECK(often.size() < once.size() + 500);  // 45 letters would be 1,700
}

TEST_CASE("an SVG looks like the PDF") {
  Page page = sample_page(sample_form(fonts()), 3);
  CHECK(difference(rendered_svg(write_svg(page, fonts(), facts, false)), rendered_pdf(page)) <
        0.002);
  // Turned, too.
  page.size = {297, 210};
  page.placed[0].at = page.placed[1].at = {285, 12};
  page.placed[0].quarter_turns = page.placed[1].quarter_turns = 1;
  CHECK(difference(rendered_svg(write_svg(page, fonts(), facts, false)), rendered_pdf(page)) <
        0.002);
  // The comparison can fail.
  Page other = page;
  other.placed.pop_back();
  CHECK(difference(rendered_svg(write_svg(other, fonts(), facts, false)), rendered_pdf(page)) >
        0.002);
}
