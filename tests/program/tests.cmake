# SPDX-License-Identifier: MIT
# The whole program, run as a user runs it. Python's own library and the tools of samples/setup.sh.
function(cartapenna_program_test name)
  cmake_parse_arguments(T "SLOW" "" "ARGUMENTS" ${ARGN})
  add_test(NAME program_${name}
    COMMAND python3 -B ${CMAKE_CURRENT_SOURCE_DIR}/program/${name}.py $<TARGET_FILE:cartapenna_program>
      ${T_ARGUMENTS})
  set_tests_properties(program_${name} PROPERTIES TIMEOUT 300)
  if(T_SLOW)
    set_tests_properties(program_${name} PROPERTIES LABELS slow TIMEOUT 900)
  endif()
endfunction()

cartapenna_program_test(parts)
cartapenna_program_test(readback)
cartapenna_program_test(documents)
cartapenna_program_test(sprouts)
cartapenna_program_test(manual ARGUMENTS ${PROJECT_SOURCE_DIR})
cartapenna_program_test(command)
cartapenna_program_test(completions)
cartapenna_program_test(samples ARGUMENTS ${PROJECT_SOURCE_DIR})
cartapenna_program_test(hand_made)
cartapenna_program_test(formats)
cartapenna_program_test(leaves)
cartapenna_program_test(matrix)
cartapenna_program_test(place)
cartapenna_program_test(terminal)
cartapenna_program_test(words)
cartapenna_program_test(same_bytes)
cartapenna_program_test(refused)
cartapenna_program_test(refused_lines)
cartapenna_program_test(ten_thousand SLOW)
cartapenna_program_test(installed SLOW ARGUMENTS ${PROJECT_SOURCE_DIR} ${CMAKE_CXX_COMPILER})
cartapenna_program_test(limits)
if(CARTAPENNA_HARDEN AND NOT CARTAPENNA_SANITIZE)
  cartapenna_program_test(hardened)
endif()

# The sanitizers want to be loaded first themselves.
if(NOT CARTAPENNA_SANITIZE)
  add_library(fault_shim MODULE faults/shim.cpp)
  target_compile_options(fault_shim PRIVATE -fPIC)
  target_link_libraries(fault_shim PRIVATE ${CMAKE_DL_LIBS})
  cartapenna_program_test(faults ARGUMENTS $<TARGET_FILE:fault_shim>)
  set_tests_properties(program_faults PROPERTIES TIMEOUT 900)
endif()

add_test(NAME folders COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR}
  -P ${PROJECT_SOURCE_DIR}/tests/folders.cmake)
