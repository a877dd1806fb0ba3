# SPDX-License-Identifier: MIT
"""Mazes that a player or a teacher wrote down: `check` tells every rule that is broken, where it is,
and `solve` the way out."""
import json
import time

from program import Case, main

FINE, NOT_MADE, WRONG_INPUT = 0, 1, 3

# The first two of these rows hold five attached hedges, the lower left corner is walled off.
BROKEN = '''\
exit: F4

+--+--+--+--+--+--+
|  |              |
+  +--+--+--+--+  +
|                 |
+  +  +  +  +  +  +
|                 |
+--+  +  +  +  +  +
|  |              |
+--+--+--+--+--+--+
'''


class HandMade(Case):
    def check(self, name, text):
        """Exit code, and the sentences with line and column."""
        self.write(name, text)
        run = self.run_program('check', name)
        told = [line[len(name) + 1:] for line in run.err.splitlines()
                if line.startswith(name + ':')]
        return run.code, told

    def solve(self, text, *arguments):
        self.write('maze.txt', text)
        return self.run_program('solve', 'hedges', 'maze.txt', *arguments)

    def test_picture_with_every_broken_rule(self):
        code, told = self.check('anna.txt', BROKEN)
        self.assertEqual(code, WRONG_INPUT)
        self.assertEqual(told, [
            '4:4: A1-B1, B1-B2, C1-C2, D1-D2, E1-E2 are 5 attached hedges, 4 may be',
            '9:2: A4 cannot be reached from A1: closed off by A3-A4, A4-B4'])

    def test_pairs(self):
        hedges = 'B4-C4, C4-C5, C5–D5; D5 - D6\nd6 e6\n'
        code, told = self.check('anna.txt', f'# Anna\nsize: 8x8\nexit: H8\n{hedges}')
        self.assertEqual((code, told), (WRONG_INPUT, [
            '4:1: B4-C4, C4-C5, C5-D5, D5-D6, D6-E6 are 5 attached hedges, 4 may be']))
        for same in (hedges.replace('d6 e6', '["D6", "E6"]'), hedges.replace(', ', '\n')):
            self.assertEqual(self.check('anna.txt', f'size: 8\nexit: H8\n{same}')[0], WRONG_INPUT)
        self.assertEqual(self.check('anna.txt', 'size: 8x8\nexit: H8\nattached: 5\n' + hedges),
                         (FINE, []))

    def test_what_is_no_hedge(self):
        code, told = self.check('anna.txt', 'size: 5x5\nA1-B1 C1\nB2-D2\nA1-B1\nhello?\nF1-G1\n')
        self.assertEqual(code, WRONG_INPUT)
        self.assertEqual([line.split(' ')[0] for line in told],
                         ['2:7:', '3:1:', '4:1:', '5:1:', '6:1:'])
        self.assertIn('"C1" stands alone', told[0])
        self.assertIn('A1-B1 has two hedges', told[2])

    def test_number(self):
        """15 x 15 cells have 30 hedges; other boards as many as the file says."""
        self.assertIn('the number of hedges is 1, not 30', self.check('a.txt', 'A1-B1\n')[1][0])
        self.assertEqual(self.check('a.txt', 'hedges: 1\nA1-B1\n'), (FINE, []))
        self.assertEqual(self.check('a.txt', 'size: 9x9\nA1-B1\n'), (FINE, []))

    def test_italian_letters(self):
        """Q9 says that the letters are the Italian ones; column L is then the tenth."""
        self.assertEqual(self.check('a.txt', 'hedges: 1\nexit: Q9\nI1-L1\n'), (FINE, []))
        code, told = self.check('a.txt', 'hedges: 1\nexit: O9\nI1-L1\n')
        self.assertEqual(code, WRONG_INPUT)
        self.assertIn('"I1-L1" is no side', told[0])

    def test_what_is_printed_is_read(self):
        """All mazes of the program keep the rules, as pictures with and without letters."""
        made = self.run_program('make', 'hedge-duel', '--seed', 7, '-f', 'text', '-o', '-')
        rows = made.out.decode().splitlines()
        first = next(i for i, row in enumerate(rows) if row.strip().startswith('+'))
        lettered = '\n'.join(rows[first:first + 32]) + '\n'
        self.assertRegex(lettered, r'A +B +C')
        self.assertEqual(self.check('a.txt', lettered), (FINE, []))

    def test_solve(self):
        run = self.solve(BROKEN.replace('--+--+--+--+  +\n|    ', '--+--+--+  +  +\n|    ')
                         .replace('+--+  +  +  +  +  +\n|  |', '+--+  +  +  +  +  +\n|   '))
        self.assertEqual((run.code, run.err), (FINE, ''))
        self.assertIn('shortest path: 8 steps', run.out.decode())
        self.assertIn('walk 2:', run.out.decode())
        run = self.solve(BROKEN)
        self.assertEqual(run.code, WRONG_INPUT)
        self.assertIn('4:4: A1-B1, B1-B2', run.err)
        run = self.solve('size: 5x5\nA1-B1\n')
        self.assertEqual(run.code, WRONG_INPUT)
        self.assertIn('exit: Q9', run.err)

    def test_solve_two_mazes(self):
        two = 'size: 6x6\nexit: F6\nA1-B1\nC3-C4\n---\nsize: 6x6\nexit: F6\nB2-C2\n'
        run = self.solve(two, '--turns', '--json')
        self.assertEqual(run.code, FINE, run)
        answer = json.loads(run.out)
        self.assertEqual([maze['steps'] for maze in answer['mazes']], [10, 10])
        self.assertIn('together', answer['mazes'][0]['expected_turns'])
        self.assertGreater(answer['first_player']['wins'], 0.5)
        self.assertEqual(self.solve(two.replace('---\n', ''), '--json').code, FINE)

    def test_solve_within_the_time(self):
        large = 'size: 50x50\nexit: AX50\n' + ''.join(f'B{row}-B{row + 1}\n' for row in range(2, 49, 2))
        started = time.monotonic()
        run = self.solve(large, '--turns', '--seconds', '0.2')
        self.assertEqual((run.code, run.err), (NOT_MADE, ''))
        self.assertEqual(run.out.decode(), 'not solved within 0.2 s\n')
        self.assertLess(time.monotonic() - started, 2)
        run = self.solve(large, '--turns', '--seconds', '0.2', '--json')
        self.assertEqual((run.code, json.loads(run.out)['unsolved']), (NOT_MADE, 'within 0.2 s'))


if __name__ == '__main__':
    main()
