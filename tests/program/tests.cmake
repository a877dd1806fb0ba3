# SPDX-License-Identifier: MIT
add_test(NAME folders COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR}
  -P ${CMAKE_CURRENT_LIST_DIR}/folders.cmake)
