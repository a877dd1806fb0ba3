# SPDX-License-Identifier: MIT
# The order of the folders, read from the include lines:
#
#   layouts <- generator -> templates        tests see all
#
# Paper knows neither games nor YAML; the template language knows nothing but itself; a puzzle knows
# no paper, and no game knows another. Each library is seen by one file or two. What would make a page
# depend on more than its input stands in no source at all.
#
#   cmake -DROOT=FOLDER -P tests/folders.cmake
cmake_minimum_required(VERSION 3.25)
if(NOT ROOT)
  get_filename_component(ROOT ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)
endif()
set(faults 0)
macro(fault sentence)
  message(NOTICE "${sentence}")
  math(EXPR faults "${faults} + 1")
endmacro()

# What a file includes: our files as "path", libraries as <path>.
function(includes_of file result)
  file(STRINGS ${ROOT}/${file} lines REGEX "^[ \t]*#[ \t]*include")
  set(found)
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^[ \t]*#[ \t]*include[ \t]*([<\"][^>\"]*[>\"]).*" "\\1" name "${line}")
    list(APPEND found "${name}")
  endforeach()
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# Whatever is reached from a file through our own headers, with the way there.
function(reach file result)
  set(seen ${file})
  set(queue ${file})
  while(queue)
    list(POP_FRONT queue next)
    includes_of(${next} names)
    foreach(name IN LISTS names)
      if(name MATCHES "^\"(.*)\"$" AND NOT CMAKE_MATCH_1 IN_LIST seen)
        list(APPEND seen ${CMAKE_MATCH_1})
        if(EXISTS ${ROOT}/${CMAKE_MATCH_1})
          list(APPEND queue ${CMAKE_MATCH_1})
        endif()
      endif()
    endforeach()
  endwhile()
  set(${result} "${seen}" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE sources RELATIVE ${ROOT}
  ${ROOT}/layouts/*.h ${ROOT}/layouts/*.cpp ${ROOT}/templates/*.h ${ROOT}/templates/*.cpp
  ${ROOT}/generator/*.h ${ROOT}/generator/*.cpp)
list(LENGTH sources count)
if(count LESS 50)
  message(FATAL_ERROR "only ${count} sources were found in ${ROOT}")
endif()

# A game's folder sees these of the other two, and nothing that knows pages or writes bytes.
set(for_games
  layouts/geometry.h layouts/scene.h layouts/text.h layouts/style.h layouts/draft.h
  templates/template.h templates/keys.h templates/words.h)
# Covers, rules and the like are pages that pose as games; one shows what a printer does.
set(for_extras ${for_games} layouts/test_page.h)

# Who may include a library.
set(library_names cairo pango harfbuzz fontconfig qpdf yaml-cpp CLI json pcg files)
set(library_cairo "^<cairo[^>]*>$")
set(seers_cairo layouts/painter.h layouts/write_cairo.cpp layouts/write_pdf.cpp)
set(library_pango "^<pango/.*>$")
set(seers_pango layouts/text_pango.cpp)
set(library_harfbuzz "^<hb[^>]*>$")
set(seers_harfbuzz layouts/text_pango.cpp layouts/glyph_outline.cpp)
set(library_fontconfig "^<fontconfig/.*>$")
set(seers_fontconfig layouts/text_pango.cpp layouts/system_fonts.cpp)
set(library_qpdf "^<qpdf/.*>$")
set(seers_qpdf layouts/rewrite_pdf.cpp)
set(library_yaml-cpp "^<yaml-cpp/.*>$")
set(seers_yaml-cpp templates/read_yaml.cpp)
set(library_CLI "^<CLI/.*>$")
set(seers_CLI generator/command_line.cpp generator/help.h generator/help.cpp)
set(library_json "^<nlohmann/.*>$")
set(seers_json generator/game.h templates/schema.cpp)
set(library_pcg "^<pcg_.*>$")
set(seers_pcg generator/random.h)
set(library_files "^<(fstream|fcntl\\.h)>$")
set(seers_files generator/output.cpp)

foreach(file IN LISTS sources)
  includes_of(${file} names)
  string(REGEX REPLACE "/.*" "" folder ${file})
  set(game "")
  set(allowed ${for_games})
  if(file MATCHES "^generator/([^/]+)/")
    set(game ${CMAKE_MATCH_1})
    if(game STREQUAL "extras")
      set(allowed ${for_extras})
    endif()
  endif()
  foreach(name IN LISTS names)
    foreach(library IN LISTS library_names)
      if(name MATCHES "${library_${library}}" AND NOT file IN_LIST seers_${library})
        fault("${file} includes ${name}, which is for ${seers_${library}}")
      endif()
    endforeach()
    if(NOT name MATCHES "^\"(.*)\"$")
      continue()
    endif()
    set(path ${CMAKE_MATCH_1})
    if(NOT EXISTS ${ROOT}/${path})
      fault("${file} includes ${name}, which is no path from the root")
    elseif(folder STREQUAL "layouts" AND NOT path MATCHES "^layouts/")
      fault("${file} includes ${path}: paper knows nothing but paper")
    elseif(folder STREQUAL "templates" AND NOT path MATCHES "^templates/")
      fault("${file} includes ${path}: the template language knows nothing but itself")
    elseif(game)
      if(path MATCHES "^generator/([^/]+)/")
        if(NOT CMAKE_MATCH_1 STREQUAL game)
          fault("${file} includes ${path}: a game never sees another")
        endif()
      elseif(NOT path MATCHES "^generator/" AND NOT path IN_LIST allowed)
        fault("${file} includes ${path}, which is not for games")
      endif()
    elseif(path MATCHES "^generator/[^/]+/")
      fault("${file} includes ${path}: the program knows games by their rows in games.cpp alone")
    endif()
  endforeach()
endforeach()

# Puzzles: whatever is compiled into their library knows no paper, however indirectly.
file(GLOB lists ${ROOT}/generator/*/sources.cmake)
set(puzzles 0)
foreach(list IN LISTS lists)
  get_filename_component(game ${list} DIRECTORY)
  file(RELATIVE_PATH game ${ROOT} ${game})
  file(READ ${list} text)
  string(REGEX MATCHALL "target_sources\\(cartapenna_puzzles[^)]*\\)" blocks "${text}")
  string(REGEX MATCHALL "[a-z0-9_]+\\.cpp" names "${blocks}")
  foreach(name IN LISTS names)
    math(EXPR puzzles "${puzzles} + 1")
    reach(${game}/${name} reached)
    foreach(path IN LISTS reached)
      if(NOT path MATCHES "^${game}/" AND NOT path MATCHES "^generator/[^/]+$")
        fault("${game}/${name} comes to see ${path}: puzzles know nothing of paper")
      endif()
    endforeach()
  endforeach()
endforeach()
if(puzzles LESS 20)
  fault("only ${puzzles} files of puzzles were found")
endif()

# Numbers and order from outside.
set(banned
  "std::random_device" "std::shuffle" "std::sample" "_distribution<" "std::rand" "srand\\("
  "setlocale\\(" "std::locale" "strftime\\(" "std::localtime" "std::system\\(" "popen\\(")
foreach(file IN LISTS sources)
  foreach(word IN LISTS banned)
    file(STRINGS ${ROOT}/${file} lines REGEX "${word}")
    foreach(line IN LISTS lines)
      if(NOT line MATCHES "^[ \t]*//")
        fault("${file}: ${line}")
      endif()
    endforeach()
  endforeach()
endforeach()

# Each source says its license, in its first line or below "#!" and "#compdef".
file(GLOB_RECURSE licensed RELATIVE ${ROOT}
  ${ROOT}/layouts/* ${ROOT}/templates/* ${ROOT}/generator/* ${ROOT}/tests/* ${ROOT}/samples/*
  ${ROOT}/.ci/* ${ROOT}/CMakeLists.txt)
list(FILTER licensed INCLUDE REGEX
  "\\.(h|cpp|cmake|py|sh|bash|fish)$|CMakeLists\\.txt$|/_cartapenna$|\\.ci/run$")
list(LENGTH licensed sources_with_license)
if(sources_with_license LESS 200)
  fault("only ${sources_with_license} sources were found to look for a license in")
endif()
foreach(file IN LISTS licensed)
  file(STRINGS ${ROOT}/${file} first LIMIT_COUNT 2)
  if(NOT first MATCHES "(^|;)(//|#) SPDX-License-Identifier: MIT(;|$)")
    fault("${file} does not begin with its license")
  endif()
endforeach()

if(faults)
  message(FATAL_ERROR "${faults} faults in the order of the folders")
endif()
message(STATUS "${count} files keep the order of the folders")
