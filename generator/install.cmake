# What `cmake --install` and the packages hold: the program with its templates, man pages and
# completions; the library with its headers, for find_package and pkg-config.
include(CMakePackageConfigHelpers)

set(libraries cartapenna cartapenna_puzzles cartapenna_layouts cartapenna_qpdf cartapenna_templates)
foreach(library IN LISTS libraries)
  target_include_directories(${library} INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/cartapenna>)
endforeach()
install(TARGETS cartapenna_program)
install(TARGETS ${libraries} EXPORT cartapennaTargets)
install(DIRECTORY layouts templates generator DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/cartapenna
  FILES_MATCHING PATTERN "*.h")

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/cartapenna)
install(EXPORT cartapennaTargets NAMESPACE cartapenna:: DESTINATION ${package})
file(WRITE ${CMAKE_BINARY_DIR}/cartapennaConfig.cmake "\
include(CMakeFindDependencyMacro)
find_dependency(fmt)
find_dependency(nlohmann_json)
find_dependency(Threads)
find_dependency(yaml-cpp)
find_dependency(PkgConfig)
pkg_check_modules(pango REQUIRED IMPORTED_TARGET pangocairo pangoft2 harfbuzz fontconfig)
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo)
pkg_check_modules(qpdf REQUIRED IMPORTED_TARGET libqpdf)
include(\${CMAKE_CURRENT_LIST_DIR}/cartapennaTargets.cmake)
")
write_basic_package_version_file(${CMAKE_BINARY_DIR}/cartapennaConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/cartapennaConfig.cmake
  ${CMAKE_BINARY_DIR}/cartapennaConfigVersion.cmake DESTINATION ${package})
file(WRITE ${CMAKE_BINARY_DIR}/cartapenna.pc "\
prefix=\${pcfiledir}/../..
Name: cartapenna
Description: ${PROJECT_DESCRIPTION}
Version: ${PROJECT_VERSION}
Requires: fmt pangocairo pangoft2 harfbuzz fontconfig cairo libqpdf yaml-cpp
Cflags: -I\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}/cartapenna
Libs: -L\${pcfiledir}/.. -lcartapenna -lcartapenna_layouts -lcartapenna_qpdf -lcartapenna_templates -lcartapenna_puzzles -pthread
")
install(FILES ${CMAKE_BINARY_DIR}/cartapenna.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

install(DIRECTORY templates/ DESTINATION ${CMAKE_INSTALL_DATADIR}/cartapenna/templates
  FILES_MATCHING PATTERN "*.yaml")
install(FILES README.md README.it.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The program prints its own manual.
foreach(page cartapenna.1 cartapenna-template.5)
  string(REGEX REPLACE ".*\\." "" section ${page})
  add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/${page}
    COMMAND cartapenna_program manual --man ${section} > ${CMAKE_BINARY_DIR}/${page}
    DEPENDS cartapenna_program VERBATIM)
  list(APPEND pages ${CMAKE_BINARY_DIR}/${page})
  install(FILES ${CMAKE_BINARY_DIR}/${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section})
endforeach()
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/template.schema.json
  COMMAND cartapenna_program schema > ${CMAKE_BINARY_DIR}/template.schema.json
  DEPENDS cartapenna_program VERBATIM)
add_custom_target(cartapenna_manual ALL
  DEPENDS ${pages} ${CMAKE_BINARY_DIR}/template.schema.json)
install(FILES ${CMAKE_BINARY_DIR}/template.schema.json
  DESTINATION ${CMAKE_INSTALL_DATADIR}/cartapenna)

install(FILES generator/completions/cartapenna.bash RENAME cartapenna
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES generator/completions/_cartapenna
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES generator/completions/cartapenna.fish
  DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

set(CPACK_GENERATOR DEB)
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_IGNORE_FILES "/build.*/;/\\\\.git/;/samples/out/")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_CONTACT "the cartapenna developers <cartapenna@users.noreply.example>")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS
  "fonts-lato, fonts-sil-andika, fonts-opendyslexic, fonts-dejavu-core")
include(CPack)
