# SPDX-License-Identifier: MIT
add_test(NAME folders COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR}
  -P ${PROJECT_SOURCE_DIR}/tests/folders.cmake)
