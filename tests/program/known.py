# SPDX-License-Identifier: MIT
"""Problems that are known do not come again, those of Dots and Boxes and of Sprouts, from one file."""
from program import Case, main


def marks(path):
    return path.read_text().split()


class Dots(Case):
    PROBLEMS = ('dots-and-boxes-problems', '--seed', 7, '--set', 'sheets.0.board.size=3x3')

    def prints(self, *arguments):
        boards = self.json(*self.PROBLEMS, *arguments)['sheets'][0]['boards']
        return [board['fingerprint'] for board in boards]

    def test_problems_do_not_come_again(self):
        first = self.prints('--known', 'known.txt')
        self.assertEqual(len(set(first)), 6)
        self.assertEqual(sorted((self.folder / 'known.txt').read_text().split()), sorted(first))
        second = self.prints('--known', 'known.txt')
        self.assertFalse(set(first) & set(second), 'a problem that had been printed')
        self.assertEqual(len((self.folder / 'known.txt').read_text().split()), 12)
        self.assertEqual(self.prints(), first, 'without the file all is as before')

    def test_board_i_does_not_depend_on_how_many(self):
        self.assertEqual(self.prints('--set', 'sheets.0.count=9')[:4], self.prints('--set', 'sheets.0.count=4'))
        self.assertEqual(self.prints('--set', 'sheets.0.count=2', '--first', 3), self.prints('--set', 'sheets.0.count=4')[2:])
        self.assertEqual(self.prints('--set', 'sheets.0.count=5', '-j', 1), self.prints('--set', 'sheets.0.count=5', '-j', 4))

    def test_what_was_written_by_hand_is_kept(self):
        path = self.write('known.txt', '# of last year\n\n3x3:111000111000111000111000  # a note')
        self.prints('--set', 'sheets.0.count=1', '--known', path)
        self.assertTrue(path.read_text().startswith('# of last year\n\n3x3:11100011'))
        self.assertEqual(len(path.read_text().splitlines()), 4)

    def test_wrong_files(self):
        path = self.write('known.txt', '3x3:01\n\n4x4\n')
        run = self.run_program('make', *self.PROBLEMS, '--known', path, '-o', 'a.pdf')
        self.assertEqual(run.code, 3, run)
        self.assertIn(f'{path}:1:7: ', run.err)
        self.assertIn(f'{path}:3:1: ', run.err)
        self.assertEqual(self.names(), ['known.txt'])
        run = self.run_program('make', 'hedge-duel', '--known', 'k.txt', '-o', 'a.pdf')
        self.assertEqual(run.code, 2, run)
        run = self.run_program('make', *self.PROBLEMS, '--known', 'no/such/folder', '-o', 'a.pdf')
        self.assertEqual(run.code, 4, run)
        self.assertEqual(self.names(), ['known.txt'], 'nothing is left of what was not written')


class Sprouts(Case):
    PROBLEMS = ('sprouts-problems', '--seed', 11, '--set', 'sheets.0.count=3')

    def prints(self, *arguments, problems=PROBLEMS):
        sheets = self.json(*problems, *arguments)['sheets']
        return [board['fingerprint'] for sheet in sheets for board in sheet['boards']]

    def test_problems_do_not_come_again(self):
        first = self.prints('--known', 'known.txt')
        self.assertEqual(len(set(first)), 7)
        self.assertEqual(sorted(marks(self.folder / 'known.txt')), sorted(first))
        # The same seed again would give the same ones, so each must be another.
        second = self.prints('--known', 'known.txt')
        self.assertEqual(len(set(first) | set(second)), 14, 'a problem that had been printed')
        self.assertEqual(sorted(marks(self.folder / 'known.txt')), sorted(first + second))
        self.assertEqual(self.prints(), first, 'without the file all is as before')

    def test_equivalent_positions_are_known_in_either_notation(self):
        boards = [board for sheet in self.json(*self.PROBLEMS)['sheets'] for board in sheet['boards']]
        codes = [board['fingerprint'] for board in boards]
        # Each boundary and region walked the other way round, the regions in another order.
        turned = ['/'.join(';'.join(','.join(reversed(ring.split(','))) for ring in region.split(';'))
                           for region in reversed(board['position'].split('/'))) for board in boards]
        path = self.write('known.txt', '\n'.join(turned))
        self.assertFalse(set(codes) & set(self.prints('--known', path)))
        # Its lands the other way round, without the closing brace.
        path = self.write('known.txt', '\n'.join(']'.join(reversed(code.split(']'))).rstrip('}') for code in codes))
        self.assertFalse(set(codes) & set(self.prints('--known', path)))

    def test_levels_share_no_position(self):
        # A life that is cut off makes a position of another level, but no other play.
        self.write('two.yaml', 'sheets:\n- {game: sprouts, as: figure, board: {problem: easy}}\n'
                   '- {game: sprouts, as: figure, count: 4, board: {problem: medium, spots: 4}}\n')
        boards = [board for sheet in self.json('two.yaml', '--seed', 26)['sheets'] for board in sheet['boards']]
        self.assertEqual(len({board['fingerprint'] for board in boards}), 5)

    def test_a_part_adds_its_own(self):
        all_of_them = self.prints()
        part = self.prints('--first', 2, '--set', 'sheets.0.count=1', '--known', 'known.txt',
                           problems=self.PROBLEMS[:3])
        self.assertEqual(marks(self.folder / 'known.txt'), sorted(part))
        self.assertEqual(part[0], all_of_them[1])


class Both(Case):
    TEMPLATE = """sheets:
- {game: sprouts, as: figure, board: {problem: easy}}
- {game: dots-and-boxes, as: figure, board: {problem: any, size: 3x3}}
- {game: sprouts, board: {spots: 3}}
- {game: hedges}
"""

    def test_one_file_for_both(self):
        self.write('both.yaml', self.TEMPLATE)
        options = ('both.yaml', '--seed', 3, '--known', 'known.txt')
        found = []
        for run in range(1, 4):
            for sheet in self.json(*options)['sheets'][:2]:
                found.append(sheet['boards'][0]['fingerprint'])
            self.assertEqual(len(set(found)), 2 * run)
            self.assertEqual(sorted(marks(self.folder / 'known.txt')), sorted(found))
        self.assertEqual(len([line for line in found if line.startswith('3x3:')]), 3)

    def test_each_wrong_line_is_told(self):
        path = self.write('known.txt', '3x3:01\n1,4;2;3/1,4\n  4,1,1;2 # misread\nAB.}AC.}\nnonsense\n4x4\n')
        for template in 'sprouts-problems', 'dots-and-boxes-problems':
            run = self.run_program('make', template, '--known', path, '-o', 'a.pdf')
            self.assertEqual(run.code, 3, run)
            for place in '1:', '3:3', '4:', '5:1', '6:':
                self.assertIn(f'{path}:{place}', run.err)
            self.assertNotIn(f'{path}:2:', run.err)
            self.assertIn('2x1:1010110 (dots-and-boxes)', run.err)
            self.assertIn('(sprouts)', run.err)

    def test_templates_without_problems(self):
        for template in 'hedge-duel', 'sprouts', 'sprouts-lesson', 'dots-and-boxes':
            run = self.run_program('make', template, '--known', 'k.txt', '-o', 'a.pdf')
            self.assertEqual(run.code, 2, run)
            self.assertEqual(self.names(), [])


if __name__ == '__main__':
    main()
