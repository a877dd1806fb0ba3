# SPDX-License-Identifier: MIT
find_package(yaml-cpp REQUIRED)

add_library(cartapenna_templates STATIC
  templates/check_bytes.cpp
  templates/check.cpp
  templates/fields.cpp
  templates/forms.cpp
  templates/manual.cpp
  templates/nearest.cpp
  templates/problems.cpp
  templates/read_yaml.cpp
  templates/scalar_text.cpp
  templates/schema.cpp
  templates/set_value.cpp
  templates/syntax.cpp
  templates/unknown.cpp
  templates/utf8.cpp
  templates/words.cpp)
target_link_libraries(cartapenna_templates
  PUBLIC fmt::fmt PRIVATE yaml-cpp nlohmann_json::nlohmann_json)
