# SPDX-License-Identifier: MIT
"""Ten thousand duels as JSON: each maze keeps every rule, by a checker that shares nothing with the
program; no two are alike, no two sheets have the same ID."""
import time

import duels
from program import Case, main


class TenThousand(Case):
    def test_valid_and_different(self):
        started = time.monotonic()
        document = self.json('hedge-duel', '--seed', 2026, '-n', 10000)
        taken = time.monotonic() - started
        boards = document['sheets'][0]['boards']
        self.assertEqual(len(boards), 20000)
        for board in boards:
            self.assertEqual(duels.faults(board), [], board['id'])
        self.assertEqual(len({board['id'] for board in boards}), len(boards))
        self.assertEqual(len({str(board['hedges']) for board in boards}), len(boards))
        # Every cell of the last column and row, and none else, was the exit of some.
        exits = {duels.read_cell(board['exit'], board['alphabet']) for board in boards}
        self.assertEqual(exits, {(14, row) for row in range(15)} | {(c, 14) for c in range(15)})
        self.assertLess(taken, 60, 'seconds to make and read them')

    def test_seeds_differ_from_the_start(self):
        """Other seeds, other duels: near ones, large ones, the ends of the range."""
        seeds = [*range(40), 2**31, 2**32, 2**32 + 1, 2**63, 2**64 - 2, 2**64 - 1]
        boards = [board for seed in seeds
                  for board in self.json('hedge-duel', '--seed', seed)['sheets'][0]['boards']]
        for board in boards:
            self.assertEqual(duels.faults(board), [], board['id'])
        self.assertEqual(len({str(board['hedges']) for board in boards}), 2 * len(seeds))
        self.assertEqual(len({board['id'] for board in boards}), 2 * len(seeds))


if __name__ == '__main__':
    main()
