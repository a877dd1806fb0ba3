// SPDX-License-Identifier: MIT
#include "layouts/svg_path.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace cartapenna {
namespace {

constexpr long long powers[] = {1,      10,        100,        1000,        10000,
                                100000, 1'000'000, 10'000'000, 100'000'000, 1'000'000'000};

void append_scaled(std::string& out, long long scaled, int decimals) {
  char digits[24];
  char* const end = digits + sizeof digits;
  if (decimals == 0) {
    out.append(digits, std::to_chars(digits, end, scaled).ptr);
    return;
  }
  if (scaled < 0) {
    out += '-';
    scaled = -scaled;
  }
  const long long whole = powers[decimals];
  const long long rest = scaled % whole;
  if (scaled >= whole || scaled == 0) {
    out.append(digits, std::to_chars(digits, end, scaled / whole).ptr);
  }
  if (rest == 0) return;
  // The leading 1 keeps the zeros after the point.
  const char* last = std::to_chars(digits, end, rest + whole).ptr;
  digits[0] = '.';
  while (last[-1] == '0') --last;
  out.append(digits, static_cast<std::size_t>(last - digits));
}

}  // namespace

void append_number(std::string& out, double value, int decimals) {
  append_scaled(out, std::llround(value * static_cast<double>(powers[decimals])), decimals);
}

void append_attribute(std::string& out, char name, double value, int decimals) {
  std::string number;
  append_number(number, value, decimals);
  if (number == "0") return;
  out += ' ';
  out += name;
  out += "=\"";
  out += number;
  out += '"';
}

SvgPath::SvgPath(int decimals)
    : decimals_(decimals), units_(static_cast<double>(powers[decimals])) {}

SvgPath::Place SvgPath::rounded(Point point) const {
  return {std::lround(point.x * units_), std::lround(point.y * units_)};
}

void SvgPath::command(char letter) {
  // Repeated, a letter is understood; after a move it would mean lines.
  if (letter != letter_ || letter == 'm') {
    text_ += letter;
    after_number_ = false;
  }
  letter_ = letter;
}

void SvgPath::number(long value) {
  if (after_number_ && value >= 0) text_ += ' ';
  append_scaled(text_, value, decimals_);
  after_number_ = true;
}

void SvgPath::step_to(Place to) {
  number(to.x - pen_.x);
  number(to.y - pen_.y);
}

void SvgPath::put_down(Place at) {
  if (!begun_) {
    text_ += 'M';
    letter_ = 'M';
    after_number_ = false;
  } else {
    command('m');
  }
  step_to(at);
  pen_ = start_ = at;
  if (!begun_) {
    first_ = at;
    first_step_ = text_.size();
    begun_ = true;
  }
}

bool SvgPath::nearer(Point one, Point other) const {
  const auto way = [this](Place to) { return std::abs(to.x - pen_.x) + std::abs(to.y - pen_.y); };
  return way(rounded(one)) < way(rounded(other));
}

void SvgPath::move_to(Point to) {
  put_down(rounded(to));
}

void SvgPath::line_to(Point point) {
  const Place to = rounded(point);
  if (to == pen_) return;
  line_at_ = text_.size();
  if (to.y == pen_.y) {
    command('h');
    number(to.x - pen_.x);
  } else if (to.x == pen_.x) {
    command('v');
    number(to.y - pen_.y);
  } else {
    command('l');
    step_to(to);
  }
  pen_ = to;
}

void SvgPath::quadratic_to(Point control_point, Point point) {
  const Place control = rounded(control_point);
  const Place to = rounded(point);
  const Place foretold{2 * pen_.x - control_.x, 2 * pen_.y - control_.y};
  if ((letter_ == 'q' || letter_ == 't') && std::abs(foretold.x - control.x) <= 1 &&
      std::abs(foretold.y - control.y) <= 1) {
    command('t');
    control_ = foretold;
  } else {
    command('q');
    step_to(control);
    control_ = control;
  }
  step_to(to);
  pen_ = to;
}

void SvgPath::cubic_to(Point first, Point second, Point point) {
  const Place control = rounded(first);
  const Place foretold{2 * pen_.x - control_.x, 2 * pen_.y - control_.y};
  if ((letter_ == 'c' || letter_ == 's') && std::abs(foretold.x - control.x) <= 1 &&
      std::abs(foretold.y - control.y) <= 1) {
    command('s');
  } else {
    command('c');
    step_to(control);
  }
  control_ = rounded(second);
  step_to(control_);
  const Place to = rounded(point);
  step_to(to);
  pen_ = to;
}

void SvgPath::close() {
  const bool line_back = letter_ == 'h' || letter_ == 'v' || letter_ == 'l';
  if (line_back && pen_ == start_) text_.resize(line_at_);
  text_ += 'z';
  letter_ = 'z';
  after_number_ = false;
  pen_ = start_;
}

void SvgPath::append(const SvgOutline& outline, Point at) {
  const Place origin = rounded(at);
  put_down({origin.x + outline.x, origin.y + outline.y});
  text_ += outline.rest;
  letter_ = 'z';
  after_number_ = false;
  pen_ = start_ = {origin.x + outline.end_x, origin.y + outline.end_y};
}

std::string SvgPath::take() {
  std::string text = std::exchange(text_, {});
  *this = SvgPath(decimals_);
  return text;
}

SvgOutline SvgPath::take_outline() {
  SvgOutline outline{first_.x, first_.y, text_.substr(first_step_), pen_.x, pen_.y};
  *this = SvgPath(decimals_);
  return outline;
}

}  // namespace cartapenna
