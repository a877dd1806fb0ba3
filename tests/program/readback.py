# SPDX-License-Identifier: MIT
"""What a duel's JSON says is what lies on paper, in the PDF and in the SVG: the hedges, openings
and labels of both squares; each player's own maze."""
import re
from dataclasses import replace

import duels
from paper import Stroke
from paper_pdf import PdfReader, read_pdf
from paper_svg import read_svg
from program import Case, main
from squares import (NEAR, PDF_ALONE, SHAPES, THICK, find_squares, hedges_of, opened_cell, openings,
                     shape_options)


class ReadBack(Case):
    def compare(self, paper, boards, words_have_size=True):
        """One page against the boards that the JSON puts on it."""
        self.assertTrue(boards)
        columns, rows = boards[0]['columns'], boards[0]['rows']
        squares = find_squares(paper, columns, rows)
        self.assertEqual(len(squares), 2 * len(boards), 'squares on the page')
        found = hedges_of(paper, squares)
        wanted = [set(duels.read_hedges(board)) for board in boards]
        mazes = [i for i, sides in enumerate(found) if sides]
        self.assertCountEqual([found[i] for i in mazes], wanted)
        for i, square in enumerate(squares):
            board = boards[wanted.index(found[i])] if found[i] else boards[0]
            self.compare_square(paper, square, board, bool(found[i]))
            self.compare_labels(paper, square, board['alphabet'], words_have_size)
            if paper.words and words_have_size:
                self.compare_exit(paper, square, squares, board, bool(found[i]))
        return squares

    def compare_square(self, paper, square, board, own):
        """The frame is open where one goes in, and in the own maze where one goes out."""
        names = ['entry', 'exit'] if own else ['entry']
        border = [cell for cell in (duels.read_cell(board[name], board['alphabet'])
                                    for name in names)
                  if 0 in cell or cell[0] == square.columns - 1 or cell[1] == square.rows - 1]
        gaps = [opened_cell(square, gap) for gap in openings(paper, square)]
        self.assertCountEqual(gaps, border)

    def compare_labels(self, paper, square, alphabet, words_have_size):
        if not paper.words:
            return
        for row in range(square.rows):
            middle = square.middle((0, row))[1]
            near = [word for word in paper.words if word.text == str(row + 1) and
                    square.x - 6 < word.x1 < square.x and
                    abs(word.middle()[1] - middle) < (0.7 if words_have_size else
                                                      0.5 * square.pitch)]
            self.assertEqual(len(near), 1, f'row {row + 1} at the left of the square')
        for column in range(square.columns):
            middle = square.middle((column, 0))[0]
            name = duels.column_name(column, alphabet)
            near = [word for word in paper.words if word.text == name and
                    square.bottom() < word.middle()[1] < square.bottom() + 7 and
                    abs(word.middle()[0] - middle) < 0.3]
            self.assertEqual(len(near), 1, f'column {name} at the foot of the square')

    def compare_exit(self, paper, square, squares, board, own):
        """Beside the own maze the exit's name and no other cell's; none beside the tracking
        square."""
        beside = [word for word in paper.words if
                  re.fullmatch('[A-Z]{1,2}[0-9]{1,2}', word.text) and
                  min(squares, key=lambda one: one.distance(word)) is square and
                  0 < square.distance(word) < 8]
        self.assertEqual([word.text for word in beside], [board['exit']] if own else [])
        if own:
            x, y = square.middle(duels.read_cell(board['exit'], board['alphabet']))
            u, v = beside[0].middle()
            self.assertLess(min(abs(u - x), abs(v - y)), square.pitch,
                            'the exit is named beside it')
            self.assertLess(max(abs(u - x), abs(v - y)), square.pitch / 2 + 16)

    def test_both_squares_of_all_shapes(self):
        for seed, (size, hedges, rest) in enumerate(SHAPES, 1000):
            with self.subTest(seed=seed, size=size, hedges=hedges, rest=rest):
                options = [*shape_options(size, hedges, rest), '--seed', seed, '--count', 2]
                boards = self.json(*options)['sheets'][0]['boards']
                self.assertEqual(len(boards), 4)
                self.make(*options, '-o', f'{seed}.pdf')
                drawn = [*shape_options(size, hedges, re.sub(PDF_ALONE, '', rest)), *options[-4:]]
                self.make(*drawn, '-o', f'{seed}.svg', '--live-text')
                self.make(*drawn, '-o', f'{seed}-outlines.svg')
                pages = read_pdf(self.folder / f'{seed}.pdf')
                self.assertEqual(len(pages), max(board['page'] for board in boards))
                for number, paper in enumerate(pages, 1):
                    there = [board for board in boards if board['page'] == number]
                    self.compare(paper, there)
                    ending = f'-{number}' if len(pages) > 1 else ''
                    live = read_svg(self.folder / f'{seed}{ending}.svg')
                    self.compare(live, there, False)
                    self.compare(read_svg(self.folder / f'{seed}-outlines{ending}.svg'), there)
                    for one in (live, paper):
                        self.assertAlmostEqual(one.width, pages[0].width, delta=0.01)
                        self.assertAlmostEqual(one.height, pages[0].height, delta=0.01)

    def test_faults_would_be_seen(self):
        """The comparison fails when the page differs by one thing."""
        boards = self.json('hedge-duel', '--seed', 5)['sheets'][0]['boards']
        self.make('hedge-duel', '--seed', 5, '-o', 'a.pdf')
        own, tracking = find_squares(read_pdf(self.folder / 'a.pdf')[0], 15, 15)

        def hedges(paper):
            return next(stroke for stroke in paper.strokes if stroke.round and stroke.width > THICK)

        def moved(stroke, x, y):
            return replace(stroke, points=[(u + x, v + y) for u, v in stroke.points])

        def change(paper, new):
            paper.strokes[paper.strokes.index(hedges(paper))] = new

        faults = {
            'a hedge is missing': lambda paper: paper.strokes.remove(hedges(paper)),
            'a hedge one cell off': lambda paper: change(paper, moved(hedges(paper), own.pitch, 0)),
            'a hedge 0.1 mm off': lambda paper: change(paper, moved(hedges(paper), 0.1, 0.1)),
            'a hedge in the tracking square': lambda paper: paper.strokes.append(
                moved(hedges(paper), tracking.x - own.x, tracking.y - own.y)),
            'a thick line elsewhere': lambda paper: paper.strokes.append(
                replace(hedges(paper), points=[(5, 5), (20, 5)])),
            'a row without its number': lambda paper: paper.words.remove(
                next(word for word in paper.words if word.text == '13' and word.x1 < own.x)),
            'no exit named': lambda paper: paper.words.remove(
                next(word for word in paper.words if word.text == boards[0]['exit'] and
                     0 < own.distance(word) < 8)),
            'the frame is closed': lambda paper: paper.strokes.append(
                Stroke([(own.x, own.y), (own.right(), own.y), (own.right(), own.bottom()),
                        (own.x, own.bottom())], 0.5, closed=True)),
        }
        for name, fault in faults.items():
            paper = read_pdf(self.folder / 'a.pdf')[0]
            self.compare(paper, boards[:1])
            fault(paper)
            with self.subTest(fault=name), self.assertRaises(AssertionError):
                self.compare(paper, boards[:1])
        with self.assertRaises(AssertionError):
            self.compare(read_pdf(self.folder / 'a.pdf')[0], boards[1:])

    def test_hundred_seeds(self):
        """As the template ships it, read back from the PDF alone."""
        boards = self.json('hedge-duel', '--seed', 77, '-n', 50)['sheets'][0]['boards']
        self.make('hedge-duel', '--seed', 77, '-n', 50, '-o', 'many.pdf')
        pages = PdfReader(self.folder / 'many.pdf').read()
        self.assertEqual(len(pages), 100)
        for number, (paper, board) in enumerate(zip(pages, boards), 1):
            with self.subTest(page=number):
                self.assertEqual(board['page'], number)
                self.assertEqual(board['player'], 2 - number % 2)
                self.compare(paper, [board])

    def least_pitch(self, paper, orientation, language):
        self.make('hedge-duel', '--seed', 1, '-p', paper, '-l', language, '--set',
                  f'page.orientation={orientation}', '-o', 'a.pdf')
        return min(square.pitch for page in PdfReader(self.folder / 'a.pdf').read()
                   for square in find_squares(page, 15, 15))

    def test_cells_are_large_enough_to_write_in(self):
        for paper, least in (('A4', 6), ('Letter', 6), ('Legal', 6), ('A3', 9.5)):
            for orientation in ('portrait', 'landscape'):
                for language in ('en', 'it'):
                    with self.subTest(paper=paper, orientation=orientation, language=language):
                        self.assertGreaterEqual(self.least_pitch(paper, orientation, language),
                                                least - NEAR)

    def test_cells_of_five_millimetres_on_a5(self):
        for orientation in ('portrait', 'landscape'):
            for language in ('en', 'it'):
                with self.subTest(orientation=orientation, language=language):
                    self.assertGreaterEqual(self.least_pitch('A5', orientation, language), 5 - NEAR)

    def test_one_page_alone_holds_one_maze(self):
        """A player's file has nothing of the other's maze, not even unseen."""
        boards = self.json('hedge-duel', '--seed', 5)['sheets'][0]['boards']
        for page, board in enumerate(boards, 1):
            self.make('hedge-duel', '--seed', 5, '--page', page, '-o', f'{page}.pdf')
            reader = PdfReader(self.folder / f'{page}.pdf')
            self.assertEqual(len(reader.pages), 1)
            self.compare(reader.read()[0], [board])
            streams = [reader.stream(name.removeprefix('obj:')) for name, thing in
                       reader.objects.items() if 'stream' in thing and name != 'trailer']
            bold = [stream for stream in streams if re.search(rb'^3\.1181\d* w', stream, re.M)]
            self.assertEqual(len(bold), 1, 'streams that draw hedges')

    def test_mazes_given_by_hand(self):
        self.write('hand.yaml', 'sheets:\n- game: hedges\n  board:\n    size: 5x4\n    exit: E2\n'
                                '    maze: [A1-B1, B2-B3, C3-D3, D3-E3, E3-E4]\n')
        board, = self.json('hand.yaml')['sheets'][0]['boards']
        self.make('hand.yaml', '-o', 'hand.pdf')
        paper, = read_pdf(self.folder / 'hand.pdf')
        self.compare(paper, [board])
        found = hedges_of(paper, find_squares(paper, 5, 4))
        named = {'-'.join(duels.cell_name(cell, 'english') for cell in side)
                 for sides in found for side in sides}
        self.assertEqual(named, {'A1-B1', 'B2-B3', 'C3-D3', 'D3-E3', 'E3-E4'})


if __name__ == '__main__':
    main()
