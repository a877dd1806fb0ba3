// SPDX-License-Identifier: MIT
#include "generator/catalogue.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "generator/output.h"
#include "templates/template.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20U;

// Names from the command line become file names: nothing but letters, digits and hyphens.
bool is_plain(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  });
}

std::optional<std::string> read_if_there(const std::string& path) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
  return read_file(path, most_bytes);
}

std::string first_comment(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("# ", 0) == 0 && line.rfind("# yaml-language-server", 0) != 0) {
      return line.substr(2);
    }
  }
  return {};
}

}  // namespace

Catalogue::Catalogue() {
  std::vector<std::filesystem::path> places;
  if (const char* named = std::getenv("CARTAPENNA_TEMPLATES")) {
    places.emplace_back(named);
  } else {
    std::error_code ignored;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
    places.push_back(program / "share/cartapenna/templates");
    places.push_back(program.parent_path() / "share/cartapenna/templates");
  }
  std::string looked;
  for (const auto& place : places) {
    std::error_code ignored;
    if (std::filesystem::is_directory(place / "languages", ignored)) {
      folder_ = place.string();
      return;
    }
    looked += (looked.empty() ? "" : " and ") + place.string();
  }
  throw FileError("there are no templates in " + looked +
                  "; the installation is broken, or CARTAPENNA_TEMPLATES names another folder");
}

std::vector<Shipped> Catalogue::list() const {
  std::vector<Shipped> all;
  for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
    if (entry.path().extension() != ".yaml") continue;
    all.push_back({entry.path().stem().string(),
                   first_comment(read_file(entry.path().string(), most_bytes))});
  }
  std::sort(all.begin(), all.end(),
            [](const Shipped& a, const Shipped& b) { return a.name < b.name; });
  return all;
}

std::optional<std::string> Catalogue::find(std::string_view name) const {
  if (!is_plain(name)) return std::nullopt;
  return read_if_there(folder_ + "/" + std::string(name) + ".yaml");
}

LanguageFile Catalogue::languages() const {
  return [folder = folder_](std::string_view name) -> std::optional<std::string> {
    if (!is_plain(name)) return std::nullopt;
    return read_if_there(folder + "/languages/" + std::string(name) + ".yaml");
  };
}

std::vector<std::string> Catalogue::list_languages() const {
  std::vector<std::string> all;
  for (const auto& entry : std::filesystem::directory_iterator(folder_ + "/languages")) {
    if (entry.path().extension() == ".yaml") all.push_back(entry.path().stem().string());
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::string Catalogue::schema() const {
  std::error_code ignored;
  const auto path = std::filesystem::path(folder_).parent_path() / "template.schema.json";
  return std::filesystem::is_regular_file(path, ignored) ? path.string() : std::string();
}

}  // namespace cartapenna
