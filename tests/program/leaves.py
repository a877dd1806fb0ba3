# SPDX-License-Identifier: MIT
"""Paper that is folded, cut or printed on both sides, measured in millimetres on the finished PDF:
booklets of each size, creep, backs moved for printers that are off, cut and stack.

    leaves.py PROGRAM [unittest's arguments]
"""
import re

from paper_pdf import pdf_words
from program import Case, main, tool

MM = 25.4 / 72
BOARDS = '''document: {seed: 7}
page: {%s}
sheets:
  - game: dots-and-boxes
    count: %d
    rules: false
    board: {size: 3x3, tally: false}
'''


class Leaves(Case):
    def sides(self, page, count):
        """Words of each side, and its size."""
        self.write('l.yaml', BOARDS % (page, count))
        self.make('l.yaml', '-o', 'l.pdf', '--force')
        path = self.folder / 'l.pdf'
        tool('qpdf', '--check', path)
        size = re.search(r'Page size:\s+([\d.]+) x ([\d.]+)', tool('pdfinfo', path)).groups()
        return pdf_words(path), [float(part) * MM for part in size]

    def footers(self, words):
        """{number of the page: (left end, right end, foot)} of the footers of a side."""
        found = {}
        for i, word in enumerate(words):
            if word.text != 'page' or words[i + 2].text != 'of':
                continue
            line = [one for one in words if abs(one.y1 - word.y1) < 0.1 and one.x0 < word.x0]
            seeds = [one for one in line if one.text.startswith('l') and word.x0 - one.x0 < 150]
            ids = [one for one in line if '-' in one.text and word.x0 - one.x0 < 150]
            self.assertTrue(seeds and ids)
            found[int(words[i + 1].text)] = (ids[-1].x0, words[i + 3].x1, word.y1)
        return found

    def test_a_spread_shows_no_two_mazes(self):
        for cover in ('[{page: cover}, ', '['):
            with self.subTest(cover=cover):
                self.write('b.yaml', 'document: {players: [Anna, Bruno], answers: end, seed: 7}\n'
                           'page: {booklet: true}\n'
                           f'sheets: {cover}{{game: hedges, count: 3, board: {{size: 6x6, '
                           'hedges: 6}}]\n')
                self.make('b.yaml', '-o', 'b.pdf', '--force')
                text = tool('pdftotext', '-raw', self.folder / 'b.pdf', '-')
                pieces = re.split(r'page (\d+) of \d+', text)
                shown = {int(number): 'key' if 'Maze of' in piece else
                         re.search(r'The other maze: (\w+)', piece).group(1)
                         for piece, number in zip(pieces[::2], pieces[1::2])
                         if 'Maze of' in piece or 'Your maze' in piece}
                boards = [one for one in shown.values() if one != 'key']
                self.assertEqual(sorted(boards), ['Anna'] * 3 + ['Bruno'] * 3)
                for number in shown:
                    self.assertEqual(shown[number], shown.get(number + 1, shown[number]), shown)

    def test_sizes_of_booklets(self):
        """A5 on A4, A6 on A5, half Letter: pages meet at the fold, each with its margin of 12 mm."""
        for paper, half, sheet in (('A4', 148, (297, 210)), ('A5', 105, (210, 148)),
                                   ('Letter', 139.7, (279.4, 215.9))):
            with self.subTest(paper=paper):
                sides, size = self.sides(f'paper: {paper}, booklet: true', 7)
                self.assertAlmostEqual(size[0], sheet[0], delta=0.02)
                self.assertAlmostEqual(size[1], sheet[1], delta=0.02)
                self.assertEqual(len(sides), 4)
                order = [{8, 1}, {2, 7}, {6, 3}, {4, 5}]
                for words, expected in zip(sides, order):
                    footers = self.footers(words)
                    self.assertEqual(set(footers), expected - {8})
                    fold = sheet[0] / 2
                    for number, (left, right, _) in footers.items():
                        edge = fold if number % 2 == 1 else fold - half
                        self.assertAlmostEqual(left, edge + 12, delta=0.15, msg=number)
                        self.assertAlmostEqual(right, edge + half - 12, delta=0.15, msg=number)

    def test_creep(self):
        """Pages move to the fold, once more for each sheet inwards."""
        flat, _ = self.sides('paper: A4, booklet: true', 12)
        crept, _ = self.sides('paper: A4, booklet: true, creep: 0.4mm', 12)
        self.assertEqual(len(flat), 6)
        for side, (before, after) in enumerate(zip(flat, crept)):
            was, now = self.footers(before), self.footers(after)
            self.assertEqual(set(was), set(now))
            for number, (left, right, foot) in was.items():
                to_fold = -1 if number % 2 == 1 else 1
                for a, b in ((left, now[number][0]), (right, now[number][1])):
                    self.assertAlmostEqual(b - a, to_fold * 0.4 * (side // 2), delta=0.01)
                self.assertAlmostEqual(now[number][2], foot, delta=0.01)

    def test_backs_are_moved(self):
        """Backs alone, to the right and down as they are seen, on each edge that the paper turns about."""
        for duplex in ('long-edge', 'short-edge'):
            for page in ('paper: A4', 'paper: A4, booklet: true'):
                with self.subTest(duplex=duplex, page=page):
                    still, _ = self.sides(f'{page}, duplex: {duplex}', 8)
                    moved, _ = self.sides(f'{page}, duplex: {duplex}, back-right: 1.5mm, '
                                          'back-down: -0.7mm', 8)
                    self.assertEqual(len(still), len(moved))
                    for side, (before, after) in enumerate(zip(still, moved)):
                        right, down = (1.5, -0.7) if side % 2 == 1 else (0, 0)
                        self.assertEqual(len(before), len(after))
                        for a, b in zip(before, after):
                            self.assertEqual(a.text, b.text)
                            self.assertAlmostEqual(b.x0 - a.x0, right, delta=0.01)
                            self.assertAlmostEqual(b.y0 - a.y0, down, delta=0.01)

    def test_cut_and_stack(self):
        """The pile of the first cells, then that of the second, …: in order."""
        for up, cells in (('1x2', 2), ('2x2', 4)):
            for count in (1, 4, 5, 9, 11):
                with self.subTest(up=up, count=count):
                    sides, _ = self.sides(f'paper: A4, up: {up}, cut-and-stack: true', count)
                    pages = []
                    for words in sides:
                        ids = [one for one in words if re.fullmatch(r'\w{4}-\w{4,}', one.text)]
                        ids.sort(key=lambda word: (round(word.y0), word.x0))
                        for one in ids:  # at the head of its own piece
                            self.assertLess(min(abs(one.y0 - top) for top in (12, 152)), 6)
                        pages.append([one.text for one in ids])
                    self.assertEqual(len(pages), -(-count // cells))
                    pile = [page[cell] for cell in range(cells) for page in pages if cell < len(page)]
                    boards = self.json('l.yaml')['sheets'][0]['boards']
                    self.assertEqual(pile, [board['id'] for board in boards])
                    self.assertEqual([board['page'] for board in boards],
                                     [1 + i % len(pages) for i in range(count)])

    def test_answers_turned_round(self):
        """Each word of the key lies where a half turn about the middle of the page puts it."""
        pages = {}
        for turned in ('false', 'true'):
            self.make('magazine-page', '--seed', 4, '--set', f'document.upside-down={turned}',
                      '-o', 'key.pdf', '--force')
            pages[turned] = pdf_words(self.folder / 'key.pdf')
        before, after = (pages[turned][1] for turned in ('false', 'true'))
        foot = max(word.y0 for word in before) - 0.1
        head, = (word for word in before if word.text == 'Answers')
        turned_head, = (word for word in after if word.text == 'Answers')
        across, down = head.x0 + turned_head.x1, head.y0 + turned_head.y1
        places = sorted((word.text, round(across - word.x1, 1) + 0, round(down - word.y1, 1) + 0)
                        for word in after if word.y0 < foot)
        wanted = sorted((word.text, round(word.x0, 1), round(word.y0, 1))
                        for word in before if word.y0 < foot)
        self.assertEqual([text for text, *_ in places], [text for text, *_ in wanted])
        for (text, x, y), (_, wanted_x, wanted_y) in zip(places, wanted):
            self.assertAlmostEqual(x, wanted_x, delta=0.21, msg=text)
            self.assertAlmostEqual(y, wanted_y, delta=0.21, msg=text)
        for before, after in zip(*(pages[turned][0] for turned in pages)):
            self.assertEqual(before, after)  # the puzzles stay

    def test_a_booklet_is_not_stacked(self):
        self.write('l.yaml', BOARDS % ('booklet: true, cut-and-stack: true', 3))
        run = self.run_program('make', 'l.yaml')
        self.assertEqual(run.code, 3)
        self.assertIn('folded, not cut', run.err)


if __name__ == '__main__':
    main()
