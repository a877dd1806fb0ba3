# SPDX-License-Identifier: MIT
# The pipeline and the games' sheets: the library's front door.
find_package(CLI11 REQUIRED)

add_library(cartapenna STATIC
  generator/boards.cpp
  generator/chain.cpp
  generator/document.cpp
  generator/document_keys.cpp
  generator/document_page.cpp
  generator/edition.cpp
  generator/edition_data.cpp
  generator/edition_design.cpp
  generator/edition_page.cpp
  generator/edition_plan.cpp
  generator/edition_rules.cpp
  generator/edition_words.cpp
  generator/extras/extras.cpp
  generator/extras/rules.cpp
  generator/file_name.cpp
  generator/furniture.cpp
  generator/games.cpp
  generator/id.cpp
  generator/pages.cpp
  generator/plan.cpp
  generator/plan_key.cpp
  generator/plan_stack.cpp
  generator/roster.cpp
  generator/seats.cpp
  generator/threads.cpp
  generator/dots_and_boxes/answer.cpp
  generator/dots_and_boxes/answer_lines.cpp
  generator/dots_and_boxes/board.cpp
  generator/dots_and_boxes/captions.cpp
  generator/dots_and_boxes/column.cpp
  generator/dots_and_boxes/draw.cpp
  generator/dots_and_boxes/field.cpp
  generator/dots_and_boxes/figure.cpp
  generator/dots_and_boxes/game.cpp
  generator/dots_and_boxes/initials.cpp
  generator/dots_and_boxes/reasons.cpp
  generator/dots_and_boxes/records.cpp
  generator/dots_and_boxes/text.cpp
  generator/hedges/answer.cpp
  generator/hedges/arrange.cpp
  generator/hedges/figure.cpp
  generator/hedges/referee.cpp
  generator/hedges/split.cpp
  generator/hedges/bare.cpp
  generator/hedges/bare_lines.cpp
  generator/hedges/by_hand.cpp
  generator/hedges/draw.cpp
  generator/hedges/game.cpp
  generator/hedges/notes.cpp
  generator/hedges/square.cpp
  generator/hedges/text.cpp
  generator/sprouts/answer.cpp
  generator/sprouts/arrange_sheet.cpp
  generator/sprouts/board.cpp
  generator/sprouts/draw_position.cpp
  generator/sprouts/drawn.cpp
  generator/sprouts/examples.cpp
  generator/sprouts/sheet.cpp
  generator/sprouts/field.cpp
  generator/sprouts/game.cpp
  generator/sprouts/lesson.cpp
  generator/sprouts/lives.cpp
  generator/sprouts/problem_sheet.cpp
  generator/sprouts/problem_words.cpp
  generator/sprouts/record.cpp
  generator/sprouts/rules.cpp
  generator/sprouts/solve_position.cpp
  generator/sprouts/tally.cpp
  generator/sprouts/text.cpp)
target_compile_definitions(cartapenna PUBLIC CARTAPENNA_VERSION="${PROJECT_VERSION}")
target_link_libraries(cartapenna
  PUBLIC cartapenna_puzzles cartapenna_layouts cartapenna_templates
         fmt::fmt nlohmann_json::nlohmann_json Threads::Threads)

add_executable(cartapenna_program
  generator/browse.cpp
  generator/by_id.cpp
  generator/catalogue.cpp
  generator/delivery.cpp
  generator/command_line.cpp
  generator/help.cpp
  generator/draw.cpp
  generator/known.cpp
  generator/main.cpp
  generator/make.cpp
  generator/make_options.cpp
  generator/misuse.cpp
  generator/manual.cpp
  generator/output.cpp
  generator/progress.cpp
  generator/pupils.cpp
  generator/solve.cpp
  generator/source.cpp
  generator/troff.cpp)
set_target_properties(cartapenna_program PROPERTIES
  OUTPUT_NAME cartapenna RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
target_link_libraries(cartapenna_program PRIVATE cartapenna CLI11::CLI11)

# The program finds its templates beside itself, in the build as in an installation.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/share/cartapenna)
file(CREATE_LINK ${CMAKE_SOURCE_DIR}/templates ${CMAKE_BINARY_DIR}/share/cartapenna/templates SYMBOLIC)
