# SPDX-License-Identifier: MIT
"""What one request may ask for at most, as the README's table says it: told when exceeded; at the
limits memory stays below 1 GB, and something comes or is said within a minute."""
import re
import resource
import time

from program import FILE, FINE, NOT_MADE, WRONG_INPUT, WRONG_USE, Case, main

GIGABYTE = 1 << 30
MOST_SECONDS = 60


def bounded():
    resource.setrlimit(resource.RLIMIT_AS, (GIGABYTE, GIGABYTE))


class Limits(Case):
    def bounded(self, *arguments, **more):
        started = time.monotonic()
        run = self.run_program(*arguments, preexec_fn=bounded, **more)
        self.assertLess(time.monotonic() - started, MOST_SECONDS)
        self.assertNotIn('alloc', run.err)
        return run

    def refused(self, code, said, *arguments, **more):
        run = self.bounded(*arguments, **more)
        self.assertEqual(run.code, code, run)
        self.assertRegex(run.err, said)
        return run

    def test_boards(self):
        self.refused(WRONG_USE, '1 to 1000000', 'make', 'hedge-duel', '-n', 1000001)
        self.write('a.yaml', 'sheets:\n' + '- {game: hedges, count: 5001}\n' * 200)
        self.refused(WRONG_INPUT, r'a.yaml:201:3: with these .* 1000000 boards', 'check', 'a.yaml')
        self.refused(WRONG_INPUT, '4000000 boards', 'make', 'class-set', '--set', 'class.pupils=20000',
                     '--set', 'class.days=400')
        self.write('a.yaml', 'sheets:\n' + '- {game: hedges}\n' * 201)
        self.refused(WRONG_INPUT, '200', 'check', 'a.yaml')

    def test_as_many_boards_as_may_be(self):
        """The last page of a million duels is made in the memory and time of the first."""
        run = self.bounded('make', 'hedge-duel', '-n', 1000000, '--seed', 1, '--page', 2000000, '-o', 'a.pdf')
        self.assertEqual(run.code, FINE, run)
        self.write('a.yaml', 'sheets:\n' + '- {game: sprouts, count: 5000}\n' * 200)
        run = self.bounded('make', 'a.yaml', '--seed', 1, '--page', 1000000, '-o', 'b.pdf')
        self.assertEqual(run.code, FINE, run)

    def test_large_boards(self):
        for size, hedges in (('100x100', 3000), ('100x2', 20), ('2x100', 20)):
            run = self.bounded('make', 'hedge-duel', '--seed', 1, '--set', f'sheets.0.board.size={size}', '--set',
                               f'sheets.0.board.hedges={hedges}', '-p', '1200mm x 1200mm', '-o', 'a.pdf')
            self.assertEqual(run.code, FINE, run)
        for template, setting in (('sprouts', 'sheets.0.board.spots=40'),
                                  ('dots-and-boxes', 'sheets.0.board.size=50x50')):
            run = self.bounded('make', template, '--seed', 1, '--set', setting, '-p', '1200mm x 1200mm',
                               '-o', 'a.pdf')
            self.assertEqual(run.code, FINE, run)
        for template, setting in (('sprouts', 'spots=41'), ('dots-and-boxes', 'size=51x50'),
                                  ('hedge-duel', 'size=101x100')):
            self.refused(WRONG_INPUT, ' to ', 'make', template, '--set', f'sheets.0.board.{setting}')

    def test_memory_does_not_grow_with_data(self):
        """As JSON and as text boards are written one by one: these would fill ten times as much."""
        for form in ('json', 'text'):
            run = self.run_program('make', 'hedge-duel-small', '--seed', 1, '-n', 20000, '-f', form, '-o', 'a',
                                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (200 << 20,) * 2))
            self.assertEqual(run.code, FINE, run)
            self.assertGreater((self.folder / 'a').stat().st_size, 10 << 20)

    def test_pictures(self):
        self.refused(WRONG_USE, 'at most 1088', 'make', 'hedge-duel', '-p', '700mm x 100mm', '--set',
                     'sheets.0.board.size=5x5', '--set', 'sheets.0.board.hedges=3', '--dpi', 2400, '-o', 'a.png')
        self.refused(WRONG_INPUT, 'at most 20000 pages', 'make', 'hedge-duel', '-n', 10001, '--press',
                     '-o', 'a.pdf')
        self.refused(WRONG_INPUT, 'at most 1000 pages', 'make', 'hedge-duel', '-n', 501, '--accessible',
                     '-o', 'a.pdf')

    def test_more_threads_than_can_be_had(self):
        run = self.bounded('make', 'hedge-duel', '--seed', 1, '-n', 300, '-j', 256, '-o', 'a.pdf')
        self.assertEqual(run.code, FINE, run)
        self.make('hedge-duel', '--seed', 1, '-n', 300, '-j', 1, '-o', 'b.pdf')
        self.assertEqual((self.folder / 'a.pdf').read_bytes(), (self.folder / 'b.pdf').read_bytes())

    def test_files(self):
        with open(self.folder / 'huge.yaml', 'wb') as file:
            file.truncate(100 << 20)
        for name in ('check', 'make', 'show'):
            self.refused(FILE, 'huge.yaml: it is larger than 1048576 bytes', name, 'huge.yaml')
        self.refused(FILE, 'huge.yaml: it is larger than 4194304 bytes', 'make', 'class-set', '--roster',
                     'huge.yaml')
        self.refused(FILE, 'larger than', 'solve', 'dots-and-boxes', 'huge.yaml')
        with open(self.folder / 'huge.yaml', 'rb') as huge:
            self.refused(FILE, 'standard input: it is larger than', 'check', '-', stdin=huge)

    def test_endless_input(self):
        with open('/dev/zero', 'rb') as endless:
            self.refused(FILE, 'standard input: it is larger than', 'check', '-', stdin=endless)
        self.refused(FILE, '/dev/zero: it is larger than', 'check', '/dev/zero')

    def test_long_lines(self):
        """One of them is told, the others are answered."""
        with open(self.write('lines', b'2x1:0000000\n' + b'1' * (3 << 20) + b'\n\xff\xfe\n1x1:1110\n'), 'rb') as lines:
            run = self.bounded('solve', 'dots-and-boxes', '-', stdin=lines)
        self.assertEqual(run.code, WRONG_INPUT, run)
        answers = run.out.decode().splitlines()
        self.assertEqual(len(answers), 4)
        self.assertIn('"value":1', answers[3])
        self.assertRegex(answers[1], 'longer than 1048576 bytes')
        self.assertIn('"error"', answers[2])
        self.assertLess(max(map(len, answers)), 1000)

    def test_deep_nesting(self):
        for text in ('[' * 100000, '{a: ' * 100000, '- ' * 300000, '? ' * 300000, '"' * 500000, '&a [*a, ' * 50000):
            self.write('a.yaml', text)
            run = self.refused(WRONG_INPUT, 'a.yaml:', 'check', 'a.yaml')
            self.assertLess(len(run.err), 20000)
        for text in ('[' * 500000, '{"a":' * 100000, '[' * 100000 + ']' * 100000):
            self.refused(WRONG_INPUT, 'a.json:1:', 'solve', 'hedges', self.write('a.json', text))

    def test_searches_end(self):
        """With an answer or with what was tried, exit code 1."""
        run = self.bounded('solve', 'sprouts', '40', '--seconds', 1)
        self.assertEqual(run.code, NOT_MADE, run)
        run = self.bounded('solve', 'dots-and-boxes', '7x7:' + '0' * 112, '--seconds', 1)
        self.assertEqual(run.code, NOT_MADE, run)
        run = self.bounded('make', 'hedge-duel', '--seed', 1, '-o', 'a.pdf', '--set', 'sheets.0.board.size=100x100',
                           '--set', 'sheets.0.board.hedges=9000', '--set', 'sheets.0.board.attached=1',
                           '-p', '1200mm x 1200mm')
        self.assertIn(run.code, (NOT_MADE, WRONG_INPUT), run)
        self.assertTrue(re.search('tried|tries|no more than', run.err), run)


if __name__ == '__main__':
    main()
