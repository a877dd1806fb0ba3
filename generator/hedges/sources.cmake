target_sources(cartapenna_puzzles PRIVATE
  generator/hedges/names.cpp
  generator/hedges/picture.cpp
  generator/hedges/solve.cpp)
