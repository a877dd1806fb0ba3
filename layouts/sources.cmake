# Paper: scenes, pages, text, writers. It knows no game and no YAML.
add_library(cartapenna_layouts STATIC
  layouts/draft.cpp
  layouts/impose.cpp
  layouts/marks.cpp
  layouts/page.cpp
  layouts/style.cpp
  layouts/test_page.cpp
  layouts/text.cpp
  layouts/write_marks.cpp)
target_link_libraries(cartapenna_layouts PRIVATE fmt::fmt)
