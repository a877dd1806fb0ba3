# SPDX-License-Identifier: MIT
cartapenna_test(edition_test SOURCES generator/edition_test.cpp LIBRARIES cartapenna)
cartapenna_test(id_test SOURCES generator/id_test.cpp LIBRARIES cartapenna)
