# SPDX-License-Identifier: MIT
target_sources(cartapenna_puzzles PRIVATE
  generator/hedges/balance.cpp
  generator/hedges/bands.cpp
  generator/hedges/chain.cpp
  generator/hedges/check.cpp
  generator/hedges/construct.cpp
  generator/hedges/generate.cpp
  generator/hedges/lattice.cpp
  generator/hedges/level.cpp
  generator/hedges/move.cpp
  generator/hedges/names.cpp
  generator/hedges/pack.cpp
  generator/hedges/picture.cpp
  generator/hedges/reject.cpp
  generator/hedges/request.cpp
  generator/hedges/resample.cpp
  generator/hedges/seek.cpp
  generator/hedges/seek_values.cpp
  generator/hedges/solve.cpp)
