// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "layouts/write.h"
#include "tests/layouts/sample_pages.h"
#include "tests/layouts/tools.h"

using namespace cartapenna;

namespace {

const Fonts& fonts() {
  static const Fonts all;
  return all;
}

const Facts facts{"A title", "en", "cartapenna", "", {}, Facts::Duplex::none};

Page square_page() {
  auto scene = std::make_shared<Scene>();
  scene->layers.push_back({"square", Role::artifact, "", {}});
  scene->layers[0].marks.emplace_back(Fill{{{10, 20}, {30, 20}, {30, 40}, {10, 40}}, 0});
  Page page;
  page.size = {50.8, 76.2};
  page.placed.push_back({scene, {}, 0, false});
  return page;
}

}  // namespace

TEST_CASE("a PNG is grey, has the size asked for and says how large it is") {
  const std::string png = write_png(square_page(), fonts(), 100);
  CHECK(png.substr(16, 10) ==
        std::string("\0\0\0\xC8\0\0\1\x2C\x08\0", 10));  // 200 × 300, 8-bit grey
  CHECK(png.substr(33, 21) ==
        std::string("\0\0\0\x09pHYs\0\0\x0F\x61\0\0\x0F\x61\1\xA8\x3F\xA7\x69", 21));
  CHECK_THROWS(write_png(square_page(), fonts(), 5));
  CHECK_THROWS(write_png(square_page(), fonts(), 5000));
}

TEST_CASE("an EPS has the size of its page, whatever is on it, and no clock") {
  const std::string eps = write_eps(square_page(), fonts(), facts);
  CHECK(eps.starts_with("%!PS-Adobe-3.0 EPSF-3.0\n"));
  CHECK(eps.find("%%BoundingBox: 0 0 144 216\n") != std::string::npos);
  CHECK(eps.find("%%HiResBoundingBox: 0 0 144.0000 216.0000\n") != std::string::npos);
  CHECK(eps.find("%%CreationDate") == std::string::npos);
  const Scratch file(".eps", eps);
  const Grey grey =
      read_pgm(output_of("gs -q -dEPSCrop -sDEVICE=pgmraw -r100 -o - " + file.path()));
  CHECK(grey.width == 200);
  CHECK(grey.height == 300);
  const auto at = [&](double x, double y) {
    return grey.at(static_cast<int>(x / 0.254), static_cast<int>(y / 0.254));
  };
  CHECK(at(11, 21) == 0);
  CHECK(at(29, 39) == 0);
  CHECK(at(9, 21) == 255);
  CHECK(at(11, 19) == 255);
  CHECK(at(29, 41) == 255);
}

TEST_CASE("an EPS keeps what is at the edge of its page") {
  auto scene = std::make_shared<Scene>();
  scene->layers.push_back({"frame", Role::artifact, "", {}});
  scene->layers[0].marks.emplace_back(
      Stroke{{{9.9, 0}, {9.9, 9.9}, {0, 9.9}}, 0.2, false, false, 0});
  Page page;
  page.size = {10, 10};
  page.placed.push_back({scene, {}, 0, false});
  const Scratch file(".eps", write_eps(page, fonts(), facts));
  const Grey grey =
      read_pgm(output_of("gs -q -dEPSCrop -sDEVICE=pgmraw -r508 -o - " + file.path()));
  CHECK(grey.at(198, 100) == 0);
  CHECK(grey.at(100, grey.height - 2) == 0);
}

TEST_CASE("a whole duel goes through") {
  const Page page = sample_page(sample_form(fonts()), 1);
  CHECK(write_png(page, fonts(), 150).size() > 10'000);
  const Scratch file(".eps", write_eps(page, fonts(), facts));
  CHECK(output_of("gs -q -o /dev/null -sDEVICE=pgmraw " + file.path()) == "");
}
