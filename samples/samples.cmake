# SPDX-License-Identifier: MIT
# `cmake --build --preset release --target samples` makes the committed samples anew.
add_custom_target(samples
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${CMAKE_SOURCE_DIR}/samples/sheets
  COMMAND ${CMAKE_SOURCE_DIR}/samples/make.sh $<TARGET_FILE:cartapenna_program>
    ${CMAKE_SOURCE_DIR}/samples/sheets pictures
  DEPENDS cartapenna_program VERBATIM)
