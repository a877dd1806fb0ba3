// SPDX-License-Identifier: MIT
// Lines of a file that holds a maze alone: what each of them can be.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cartapenna::hedges {

struct Word {
  std::string text;
  std::size_t at = 0;  // bytes before it in its line
};

// Without blanks at both ends.
std::string_view trimmed(std::string_view text);
// Without what follows a #, and without blanks at its end.
std::string without_comment(std::string_view line);

// A line of cells and what may stand between them; nothing when there is more in it.
std::optional<std::vector<Word>> cells_of(std::string line);
// `exit: Q9`, the name in any case; nothing when it names no setting of a maze.
std::optional<std::pair<std::string, Word>> setting_of(const std::string& line);
// A row of a picture, without the number that may stand before it; nothing when it is none.
std::optional<std::string> picture_row_of(std::string line);
// The letters below a picture.
bool is_letters_of_columns(std::string_view line);
// Whether a file whose first line this is holds a maze alone.
bool begins_a_maze(const std::string& line);

}  // namespace cartapenna::hedges
