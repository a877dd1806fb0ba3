# SPDX-License-Identifier: MIT
cartapenna_test(edition_test SOURCES generator/edition_test.cpp LIBRARIES cartapenna)
