# SPDX-License-Identifier: MIT
cartapenna_test(read_yaml_test SOURCES templates/read_yaml_test.cpp LIBRARIES cartapenna_templates)
cartapenna_test(fields_test SOURCES templates/fields_test.cpp LIBRARIES cartapenna_templates)
cartapenna_test(refused_values_test
  SOURCES templates/refused_values_test.cpp LIBRARIES cartapenna_templates)
cartapenna_test(problems_test SOURCES templates/problems_test.cpp LIBRARIES cartapenna_templates)
cartapenna_test(set_value_test SOURCES templates/set_value_test.cpp LIBRARIES cartapenna_templates)
cartapenna_test(words_test SOURCES templates/words_test.cpp LIBRARIES cartapenna_templates)
cartapenna_test(any_bytes_test SLOW SOURCES templates/any_bytes_test.cpp
  LIBRARIES cartapenna_templates cartapenna_puzzles)
cartapenna_test(manual_test SOURCES templates/manual_test.cpp
  LIBRARIES cartapenna_templates nlohmann_json::nlohmann_json)

# The schema, judged by a validator that is not ours.
add_executable(schema_cases templates/schema_cases.cpp)
target_link_libraries(schema_cases PRIVATE cartapenna_templates nlohmann_json::nlohmann_json)
add_test(NAME schema_validates
  COMMAND sh -c "'$<TARGET_FILE:schema_cases>' | python3 '${CMAKE_CURRENT_LIST_DIR}/validate.py'")
set_tests_properties(schema_validates PROPERTIES SKIP_RETURN_CODE 77)
