# SPDX-License-Identifier: MIT
# What `cmake --install` and the packages hold: the program with its templates, man pages and
# completions; the library with its headers, for find_package and pkg-config.
include(CMakePackageConfigHelpers)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)

# ---- The program ----------------------------------------------------------------------------

install(TARGETS cartapenna_program)
install(DIRECTORY templates/ DESTINATION ${CMAKE_INSTALL_DATADIR}/cartapenna/templates
  FILES_MATCHING PATTERN "*.yaml")
install(FILES README.md README.it.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
set(library_doc ${CMAKE_INSTALL_DATADIR}/doc/libcartapenna-dev)
install(FILES LICENSE RENAME copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES LICENSE RENAME copyright DESTINATION ${library_doc} COMPONENT library)

# The program prints its own manual. Compressed, as Debian has them, without a name or a time in it.
find_program(GZIP gzip REQUIRED)
foreach(page cartapenna.1 cartapenna-template.5)
  string(REGEX REPLACE ".*\\." "" section ${page})
  set(page ${CMAKE_BINARY_DIR}/${page})
  add_custom_command(OUTPUT ${page} ${page}.gz
    COMMAND cartapenna_program manual --man ${section} > ${page}
    COMMAND ${GZIP} -9n < ${page} > ${page}.gz
    DEPENDS cartapenna_program VERBATIM)
  list(APPEND made ${page}.gz)
  install(FILES ${page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section})
endforeach()
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/changelog.gz
  COMMAND ${GZIP} -9n < ${CMAKE_SOURCE_DIR}/CHANGELOG.md > ${CMAKE_BINARY_DIR}/changelog.gz
  DEPENDS CHANGELOG.md VERBATIM)
install(FILES ${CMAKE_BINARY_DIR}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${CMAKE_BINARY_DIR}/changelog.gz DESTINATION ${library_doc} COMPONENT library)
# Each template names its schema for editors: ../template.schema.json.
set(schema ${CMAKE_BINARY_DIR}/share/cartapenna/template.schema.json)
add_custom_command(OUTPUT ${schema}
  COMMAND cartapenna_program schema > ${schema}
  DEPENDS cartapenna_program VERBATIM)
install(FILES ${schema} DESTINATION ${CMAKE_INSTALL_DATADIR}/cartapenna)
add_custom_target(cartapenna_manual ALL
  DEPENDS ${made} ${schema} ${CMAKE_BINARY_DIR}/changelog.gz)

install(FILES generator/completions/cartapenna.bash RENAME cartapenna
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES generator/completions/_cartapenna
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES generator/completions/cartapenna.fish
  DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# ---- The library ----------------------------------------------------------------------------

# What a program may rely on, and whatever these include.
set(public_headers
  generator/document.h generator/edition.h generator/game.h generator/id.h generator/pages.h
  generator/random.h generator/roster.h
  generator/dots_and_boxes/dots_and_boxes.h generator/dots_and_boxes/picture.h
  generator/dots_and_boxes/solve.h
  generator/hedges/balance.h generator/hedges/hedges.h generator/hedges/level.h
  generator/sprouts/position.h generator/sprouts/solver.h generator/sprouts/sprouts.h
  layouts/fonts.h layouts/geometry.h layouts/page.h layouts/scene.h layouts/style.h
  layouts/text.h layouts/write.h
  templates/keys.h templates/template.h templates/words.h)
set(queue ${public_headers})
while(queue)
  list(POP_FRONT queue header)
  file(STRINGS ${header} lines REGEX "^#include \"")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^#include \"([^\"]*)\".*" "\\1" name "${line}")
    if(NOT name IN_LIST public_headers)
      list(APPEND public_headers ${name})
      list(APPEND queue ${name})
    endif()
  endforeach()
endwhile()
set(include ${CMAKE_INSTALL_INCLUDEDIR}/cartapenna)
foreach(header IN LISTS public_headers)
  cmake_path(GET header PARENT_PATH folder)
  install(FILES ${header} DESTINATION ${include}/${folder} COMPONENT library)
endforeach()

set(libraries cartapenna cartapenna_puzzles cartapenna_layouts cartapenna_qpdf cartapenna_templates)
foreach(library IN LISTS libraries)
  target_include_directories(${library} INTERFACE $<INSTALL_INTERFACE:${include}>)
  target_compile_features(${library} INTERFACE cxx_std_20)
endforeach()
install(TARGETS ${libraries} EXPORT cartapennaTargets ARCHIVE COMPONENT library)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/cartapenna)
install(EXPORT cartapennaTargets NAMESPACE cartapenna:: DESTINATION ${package} COMPONENT library)
configure_package_config_file(generator/cartapennaConfig.cmake.in
  ${CMAKE_BINARY_DIR}/cartapennaConfig.cmake INSTALL_DESTINATION ${package}
  PATH_VARS CMAKE_INSTALL_DATADIR)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/cartapennaConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/cartapennaConfig.cmake
  ${CMAKE_BINARY_DIR}/cartapennaConfigVersion.cmake DESTINATION ${package} COMPONENT library)
# From its own folder, so that the tree can be moved.
file(RELATIVE_PATH prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(generator/cartapenna.pc.in ${CMAKE_BINARY_DIR}/cartapenna.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/cartapenna.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)

# ---- Packages: cartapenna and libcartapenna-dev ----------------------------------------------

set(CPACK_GENERATOR DEB)
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME cartapenna-${PROJECT_VERSION})
set(CPACK_SOURCE_IGNORE_FILES "/build[^/]*/;/\\\\.git/;/samples/out/;/__pycache__/")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_CONTACT "the cartapenna developers <cartapenna@users.noreply.example>")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program library)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # else it comes before those below
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
  "prints games to be played with a pencil
Mazes for the hedge duel, Sprouts, Dots and Boxes, on sheets with coordinates
and room to write, as PDF, SVG, PNG or EPS, in English and Italian.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME cartapenna)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS
  "fonts-lato, fonts-sil-andika, fonts-opendyslexic, fonts-dejavu-core")
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
  "games to be played with a pencil: the library
Makes, checks, solves and lays out the boards that cartapenna prints. Static,
with headers, for CMake's find_package and pkg-config.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libcartapenna-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS
  "cartapenna (= ${PROJECT_VERSION}), libcairo2-dev, libpng-dev, libpango1.0-dev, libfmt-dev, \
libyaml-cpp-dev, libqpdf-dev, libpcg-cpp-dev, nlohmann-json3-dev")
include(CPack)
