target_sources(cartapenna_puzzles PRIVATE
  ${CMAKE_CURRENT_LIST_DIR}/arrange.cpp
  ${CMAKE_CURRENT_LIST_DIR}/facts.cpp)
