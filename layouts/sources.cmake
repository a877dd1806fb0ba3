# SPDX-License-Identifier: MIT
# Paper: scenes, pages, text, writers. It knows no game and no YAML.
find_package(PkgConfig REQUIRED)
pkg_check_modules(pango REQUIRED IMPORTED_TARGET pangocairo pangoft2 harfbuzz fontconfig)
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo)
pkg_check_modules(png REQUIRED IMPORTED_TARGET libpng)
pkg_check_modules(qpdf REQUIRED IMPORTED_TARGET libqpdf)

# Where Debian's font packages put their files; a font that is not there is told at run time.
find_path(CARTAPENNA_LATO Lato-Regular.ttf PATHS /usr/share/fonts PATH_SUFFIXES truetype/lato)
find_path(CARTAPENNA_ANDIKA Andika-Regular.ttf PATHS /usr/share/fonts PATH_SUFFIXES truetype/andika)
find_path(CARTAPENNA_OPENDYSLEXIC OpenDyslexic-Regular.otf PATHS /usr/share/fonts
          PATH_SUFFIXES opentype/opendyslexic)
find_path(CARTAPENNA_DEJAVU DejaVuSans.ttf PATHS /usr/share/fonts PATH_SUFFIXES truetype/dejavu)

# clang with libstdc++ 12 refuses qpdf's headers as C++20. qpdf asks whoever includes it to say that
# std::shared_ptr is meant.
add_library(cartapenna_qpdf STATIC layouts/pdf_content.cpp layouts/rewrite_pdf.cpp)
set_target_properties(cartapenna_qpdf PROPERTIES CXX_STANDARD 17)
target_compile_definitions(cartapenna_qpdf PRIVATE POINTERHOLDER_TRANSITION=4)
target_link_libraries(cartapenna_qpdf PRIVATE fmt::fmt PkgConfig::qpdf)

add_library(cartapenna_layouts STATIC
  layouts/draft.cpp
  layouts/finish_pdf.cpp
  layouts/fonts.cpp
  layouts/glyph_outline.cpp
  layouts/impose.cpp
  layouts/letters.cpp
  layouts/marks.cpp
  layouts/page.cpp
  layouts/painter.cpp
  layouts/style.cpp
  layouts/svg_live_text.cpp
  layouts/svg_parts.cpp
  layouts/svg_path.cpp
  layouts/svg_text.cpp
  layouts/system_fonts.cpp
  layouts/test_page.cpp
  layouts/text.cpp
  layouts/text_pango.cpp
  layouts/tight.cpp
  layouts/write_eps.cpp
  layouts/write_marks.cpp
  layouts/write_pdf.cpp
  layouts/write_png.cpp
  layouts/write_svg.cpp
  layouts/xml.cpp
  layouts/xmp.cpp)
set_source_files_properties(layouts/fonts.cpp PROPERTIES COMPILE_DEFINITIONS
  "CARTAPENNA_LATO=\"${CARTAPENNA_LATO}\";CARTAPENNA_ANDIKA=\"${CARTAPENNA_ANDIKA}\";CARTAPENNA_OPENDYSLEXIC=\"${CARTAPENNA_OPENDYSLEXIC}\";CARTAPENNA_DEJAVU=\"${CARTAPENNA_DEJAVU}\"")
target_link_libraries(cartapenna_layouts PRIVATE
  fmt::fmt PkgConfig::pango PkgConfig::cairo PkgConfig::png cartapenna_qpdf)
