// SPDX-License-Identifier: MIT
// Where the font files are. The build knows the folders of the Debian packages; a copy that was
// installed elsewhere looks beside itself, and CARTAPENNA_FONTS comes before both.
#include "layouts/fonts.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <vector>

#include "layouts/shaper.h"
#include "layouts/system_fonts.h"

namespace cartapenna {
namespace {

struct Family {
  std::string_view name;
  std::string_view family;
  std::string_view folder;
  std::string_view regular;
  std::string_view bold;
  std::string_view package;
};

constexpr Family families[] = {
    {"lato", "Lato", CARTAPENNA_LATO, "Lato-Regular.ttf", "Lato-Bold.ttf", "fonts-lato"},
    {"andika", "Andika", CARTAPENNA_ANDIKA, "Andika-Regular.ttf", "Andika-Bold.ttf",
     "fonts-sil-andika"},
    {"opendyslexic", "OpenDyslexic", CARTAPENNA_OPENDYSLEXIC, "OpenDyslexic-Regular.otf",
     "OpenDyslexic-Bold.otf", "fonts-opendyslexic"},
    {"dejavu", "DejaVu Sans", CARTAPENNA_DEJAVU, "DejaVuSans.ttf", "DejaVuSans-Bold.ttf",
     "fonts-dejavu-core"},
};
constexpr const Family& dejavu = families[3];

std::vector<std::filesystem::path> folders(const Family& family) {
  std::vector<std::filesystem::path> list;
  if (const char* own = std::getenv("CARTAPENNA_FONTS")) list.emplace_back(own);
  list.emplace_back(family.folder);
  std::error_code ignored;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
  if (!ignored) list.push_back(program.parent_path() / "../share/cartapenna/fonts");
  return list;
}

// Empty when there is no such file.
std::string find(const Family& family, std::string_view file) {
  for (const auto& folder : folders(family)) {
    std::error_code ignored;
    const auto path = folder / file;
    if (std::filesystem::is_regular_file(path, ignored)) return path.string();
  }
  return {};
}

std::string find_or_throw(const Family& family, std::string_view file) {
  std::string path = find(family, file);
  if (path.empty()) {
    throw FontError(fmt::format("the font file {} is missing; Debian has it in the package {}",
                                file, family.package));
  }
  return path;
}

FontFiles font_files(std::string_view name) {
  constexpr std::string_view system = "system:";
  FontFiles files;
  if (name.starts_with(system)) {
    files = find_system_fonts(std::string(name.substr(system.size())));
  } else {
    const Family* found = nullptr;
    std::string known;
    for (const Family& family : families) {
      if (family.name == name) found = &family;
      known += fmt::format("{}, ", family.name);
    }
    if (found == nullptr) {
      throw FontError(fmt::format("no family is called {}; there are {}system:NAME", name, known));
    }
    files.family = found->family;
    files.regular = find_or_throw(*found, found->regular);
    files.bold = find_or_throw(*found, found->bold);
    if (found == &dejavu) return files;
  }
  files.fallback = find(dejavu, dejavu.regular);
  files.fallback_bold = find(dejavu, dejavu.bold);
  return files;
}

}  // namespace

Fonts::Fonts(std::string_view family) : shaper_(std::make_unique<Shaper>(font_files(family))) {}

Fonts::~Fonts() = default;

double Fonts::width(std::string_view words, Type type) const {
  return shaper_->shape(words, type.bold)->width * type.size * mm_per_point;
}

double Fonts::capital_height(Type type) const {
  return shaper_->capital_height(type.bold) * type.size * mm_per_point;
}

}  // namespace cartapenna
