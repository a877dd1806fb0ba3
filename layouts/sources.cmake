# Paper: scenes, pages, text, writers. It knows no game and no YAML.
add_library(cartapenna_layouts STATIC
  layouts/draft.cpp
  layouts/style.cpp
  layouts/text.cpp
  layouts/write_marks.cpp)
target_link_libraries(cartapenna_layouts PRIVATE fmt::fmt)
