// SPDX-License-Identifier: MIT
// What is drawn: marks with absolute places in millimetres, in layers. A scene is plain data; the
// writers obey it and decide nothing. Scenes are shifted and turned as a whole, never scaled.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "layouts/geometry.h"

namespace cartapenna {

// Size in points of the face's em; the family is the document's.
struct Type {
  double size = 9.5;
  bool bold = false;
  friend bool operator==(const Type&, const Type&) = default;
};

enum class Align { left, centre, right };

// A line of straight pieces, black, solid or dashed. Ends and corners are round where `round`,
// else butt ends and mitred corners. REQUIRES: width > 0, at least two points.
struct Stroke {
  std::vector<Point> points;
  double width = 0;
  bool closed = false;
  bool round = false;
  double dash = 0;  // length of a dash and of a gap, 0: solid
};

// A chain of cubic Béziers: from `start` through each {control, control, end}. Round ends.
struct Curve {
  Point start;
  std::vector<std::array<Point, 3>> pieces;
  double width = 0;
  double dash = 0;
};

// A black disc where `width` is 0, else a circle of that line width, white inside if `hollow`.
struct Disc {
  Point centre;
  double radius = 0;
  double width = 0;
  bool hollow = false;
};

// A filled polygon; grey 0 is black, 1 is white.
struct Fill {
  std::vector<Point> points;
  double grey = 0;
};

// One line of text, `at` its baseline.
struct Text {
  Point at;
  std::string words;  // UTF-8, never markup
  Type type;
  Align align = Align::left;
};

using Mark = std::variant<Stroke, Curve, Disc, Fill, Text>;

// What a layer is to somebody who hears the page: artifacts are passed over, a figure is told by
// its alternative text alone, the lines of a paragraph are read as one.
enum class Role { artifact, heading, paragraph, figure };

struct Layer {
  std::string name;  // a-z and hyphens: grid, hedges, labels, …; becomes part of an SVG id
  Role role = Role::artifact;
  std::string alternative;  // for a figure: what it shows, in the document's language
  std::vector<Mark> marks;
};

struct Scene {
  Size size;
  std::vector<Layer> layers;
};

inline std::shared_ptr<const Scene> shared(Scene scene) {
  return std::make_shared<const Scene>(std::move(scene));
}

// A scene on a page: `at` is where its origin comes to lie, after turning it by 90° clockwise
// `quarter_turns` times about its origin. Forms are the parts that many pages share: the same
// pointer is written once, where the format can.
struct Placement {
  std::shared_ptr<const Scene> scene;
  Point at;
  int quarter_turns = 0;
  bool form = false;
};

// Boxes of the page for a press, none for an office printer.
struct PressBoxes {
  Box trim;
  Box bleed;
};

struct Page {
  Size size;
  std::vector<Placement> placed;
  std::string label;    // page label shown by viewers, e.g. "3"
  std::string outline;  // bookmark that leads here, empty: none
  std::string id;       // a-z 0-9 and hyphens; stable and unique in its document; begins SVG ids
  std::optional<PressBoxes> press;
};

}  // namespace cartapenna
