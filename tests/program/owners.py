# SPDX-License-Identifier: MIT
"""Each player gets the own maze and nobody else's: on sheets, behind them on their leaves, in
files. Only the referee's pages show both."""
import duels
from paper_pdf import PdfReader, read_pdf
from program import Case, main
from squares import NEAR, cells_between, find_squares, hedges_of


class Secrets(Case):
    def owners(self, paper, boards, shape=(15, 15)):
        """(player, middle of the maze) of each maze on the page."""
        squares = find_squares(paper, *shape)
        by_hedges = {frozenset(duels.read_hedges(board)): board for board in boards}
        return [(by_hedges[frozenset(sides)]['player'], square.middle((shape[0] / 2, shape[1] / 2)))
                for square, sides in zip(squares, hedges_of(paper, squares)) if sides]

    def test_referee_sheets_alone_show_both(self):
        for seed, count, answers in ((3, 1, 'end'), (4, 3, 'end'), (4, 3, 'separate'),
                                     (9, 1, 'none')):
            with self.subTest(seed=seed, count=count, answers=answers):
                options = ['hedge-duel', '--seed', seed, '-n', count, '--answers', answers]
                boards = self.json(*options)['sheets'][0]['boards']
                self.make(*options, '-o', 'a.pdf')
                pages = read_pdf(self.folder / 'a.pdf')
                for paper, board in zip(pages, boards):
                    self.assertEqual(len(self.owners(paper, boards)), 1)
                    self.assertEqual(self.owners(paper, boards)[0][0], board['player'])
                key = pages[len(boards):]
                if answers == 'separate':
                    self.assertEqual(key, [])
                    key = read_pdf(self.folder / 'a-answers.pdf')
                if answers == 'none':
                    self.assertEqual(key, [])
                    continue
                self.check_key(key, boards)

    def check_key(self, pages, boards):
        shown = []
        for paper in pages:
            squares = find_squares(paper, 15, 15)
            paths = [stroke for stroke in paper.strokes if stroke.dashed]
            for square, sides in zip(squares, hedges_of(paper, squares)):
                path, = [stroke for stroke in paths if square.holds(stroke.points[0])]
                corners = [tuple(int(place) for place in square.at(point)) for point in path.points]
                shown.append((frozenset(sides), cells_between(corners)))
                for point, cell in zip(path.points, corners):
                    self.assertLess(max(abs(a - b) for a, b in zip(point, square.middle(cell))),
                                    NEAR)
        wanted = [(frozenset(duels.read_hedges(board)),
                   [duels.read_cell(name, board['alphabet']) for name in board['shortest_path']])
                  for board in boards]
        self.assertEqual(shown, wanted)
        text = ' '.join(word.text for paper in pages for word in paper.words)
        for board in boards:
            self.assertIn(board['exit'], text)

    def test_answers_never_stand_on_a_players_sheet(self):
        for answers in ('foot', 'back'):
            run = self.run_program('make', 'hedge-duel', '--answers', answers, '-o', 'a.pdf')
            self.assertEqual(run.code, 3, run)
        self.assertEqual(self.names(), [])

    def test_no_leaf_has_two_owners(self):
        for duplex, orientation, up, shape in (
                ('long-edge', 'portrait', '1x1', (15, 15)),
                ('short-edge', 'portrait', '1x1', (15, 15)),
                ('long-edge', 'landscape', '1x1', (15, 15)),
                ('long-edge', 'landscape', '2x1', (9, 9)),
                ('short-edge', 'landscape', '2x1', (9, 9)),
                ('long-edge', 'portrait', '1x2', (9, 9)),
                ('short-edge', 'portrait', '1x2', (9, 9)),
                ('long-edge', 'portrait', '2x2', (6, 6))):
            with self.subTest(duplex=duplex, orientation=orientation, up=up):
                options = ['hedge-duel', '--seed', 11, '-n', 5, '--answers', 'end', '--set',
                           f'page.duplex={duplex}', '--set', f'page.orientation={orientation}',
                           '--set', f'page.up={up}',
                           '--set', f'sheets.0.board.size={shape[0]}x{shape[1]}',
                           '--set', 'sheets.0.board.hedges=12', '--paper', 'A3']
                boards = self.json(*options)['sheets'][0]['boards']
                self.make(*options, '-o', 'a.pdf')
                pages = PdfReader(self.folder / 'a.pdf').read()
                self.check_leaves(pages, boards, shape, up, (duplex == 'long-edge') ==
                                  (orientation == 'portrait'))

    def check_leaves(self, pages, boards, shape, up, like_a_book):
        columns, rows = map(int, up.split('x'))
        seen = 0
        for front, back in zip(pages[::2], [*pages[1::2], None]):
            owners = {}
            for paper, is_back in ((front, False), (back, True)):
                if paper is None or self.is_key(paper, shape, up):
                    continue
                for player, (x, y) in self.owners(paper, boards, shape):
                    column, row = int(x / paper.width * columns), int(y / paper.height * rows)
                    if is_back and like_a_book:
                        column = columns - 1 - column
                    elif is_back:
                        row = rows - 1 - row
                    owners.setdefault((column, row), set()).add(player)
                    seen += 1
            if back is not None and self.is_key(front, shape, up) != self.is_key(back, shape, up):
                other = back if self.is_key(front, shape, up) else front
                self.assertEqual(other.strokes and find_squares(other, *shape), [],
                                 'a key and a sheet share a leaf')
            for cell, players in owners.items():
                self.assertEqual(len(players), 1, f'players of the leaf at {cell}')
        self.assertEqual(seen, len(boards))

    def is_key(self, paper, shape, up):
        """Whether mazes are all that is on the page."""
        squares = find_squares(paper, *shape)
        return bool(squares) and all(hedges_of(paper, squares))


if __name__ == '__main__':
    main()
