# SPDX-License-Identifier: MIT
cartapenna_test(chain_test SOURCES generator/chain_test.cpp LIBRARIES cartapenna)
cartapenna_test(edition_test SOURCES generator/edition_test.cpp LIBRARIES cartapenna)
cartapenna_test(plan_test SOURCES generator/plan_test.cpp LIBRARIES cartapenna)
cartapenna_test(roster_test SOURCES generator/roster_test.cpp LIBRARIES cartapenna)
cartapenna_test(boards_test SOURCES generator/boards_test.cpp LIBRARIES cartapenna)
cartapenna_test(id_test SOURCES generator/id_test.cpp LIBRARIES cartapenna)
cartapenna_test(golden_models_test SOURCES generator/golden_models_test.cpp LIBRARIES cartapenna)
