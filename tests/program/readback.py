# SPDX-License-Identifier: MIT
"""What a duel's JSON says is what lies on paper, in the PDF and in the SVG: the hedges, openings and
labels of both squares, each player's own maze and nobody else's; lengths are true millimetres."""
import re
import unittest
from dataclasses import dataclass, replace

import duels
from paper import PdfReader, Stroke, read_pdf, read_svg
from program import Case, main

NEAR = 0.03  # mm: what two roundings may do
THICK = 0.6  # mm: grid, writing and answer lines are thinner; frames and hedges need not be


@dataclass
class Square:
    """A grid of cells as found on paper."""
    x: float
    y: float
    pitch: float
    columns: int
    rows: int

    def at(self, point):
        """In cells from the top left corner."""
        return (point[0] - self.x) / self.pitch, (point[1] - self.y) / self.pitch

    def right(self):
        return self.x + self.pitch * self.columns

    def bottom(self):
        return self.y + self.pitch * self.rows

    def holds(self, point, around=0.0):
        return (self.x - around <= point[0] <= self.right() + around and
                self.y - around <= point[1] <= self.bottom() + around)

    def distance(self, word):
        """Of a word from the square; below 0: it reaches into it."""
        return max(word.x0 - self.right(), self.x - word.x1, word.y0 - self.bottom(), self.y - word.y1)

    def middle(self, cell):
        return self.x + (cell[0] + 0.5) * self.pitch, self.y + (cell[1] + 0.5) * self.pitch


def evenly(places, start, end):
    """Whether the places part start … end into equal pieces."""
    pitch = (end - start) / (len(places) + 1)
    return all(abs(place - start - pitch * (i + 1)) < NEAR for i, place in enumerate(places))


def find_squares(paper, columns, rows):
    """All grids of that shape, in reading order: columns − 1 upright lines and rows − 1 level ones
    that part the same square evenly."""
    upright, level = {}, {}
    for stroke in paper.strokes:
        if stroke.round or stroke.curved or stroke.dashed or len(stroke.points) != 2:
            continue
        (x0, y0), (x1, y1) = sorted(stroke.points)
        if abs(x0 - x1) < NEAR and abs(y0 - y1) > 1:
            upright.setdefault((round(min(y0, y1), 1), round(max(y0, y1), 1)), []).append((x0, y0, y1))
        elif abs(y0 - y1) < NEAR and abs(x0 - x1) > 1:
            level.setdefault((round(x0, 1), round(x1, 1)), []).append((y0, x0, x1))
    squares = []
    for lines in upright.values():
        top, bottom = sorted(lines[0][1:])
        for others in level.values():
            left, right = others[0][1:]
            xs = sorted(x for x, *_ in lines if left + NEAR < x < right - NEAR)
            ys = sorted(y for y, *_ in others if top + NEAR < y < bottom - NEAR)
            pitch = (right - left) / columns
            if (len(xs) == columns - 1 and len(ys) == rows - 1 and evenly(xs, left, right) and
                    evenly(ys, top, bottom) and abs((bottom - top) / rows - pitch) < NEAR):
                squares.append(Square(left, top, pitch, columns, rows))
    return sorted(squares, key=lambda square: (round(square.y), round(square.x)))


def hedge_at(square, start, end, width):
    """The side that a thick segment covers, as a pair of cells; None: it lies on the frame."""
    (u0, v0), (u1, v1) = sorted((square.at(start), square.at(end)))
    short = (width / 2 + NEAR) / square.pitch  # a round end stops before the frame
    slack = NEAR / square.pitch

    def whole(number):
        if abs(number - round(number)) > slack:
            raise AssertionError(f'a thick line beside the grid: {start} {end}')
        return round(number)

    if abs(u0 - u1) < slack:
        along, across, least, most, fixed = (v0, v1), u0, *sorted((v0, v1)), square.columns
    elif abs(v0 - v1) < slack:
        along, across, least, most, fixed = (u0, u1), v0, *sorted((u0, u1)), square.rows
    else:
        raise AssertionError(f'a thick slanted line: {start} {end}')
    line = whole(across)
    if line in (0, fixed):
        return None
    place = int((least + most) / 2)
    if not (place - slack <= least <= place + short and place + 1 - short <= most <= place + 1 + slack):
        raise AssertionError(f'a thick line that is not one side long: {start} {end} {along}')
    upright = abs(u0 - u1) < slack
    return ((line - 1, place), (line, place)) if upright else ((place, line - 1), (place, line))


def is_band(stroke, paper):
    """The line under the title of answers: from margin to margin, at the head of the page."""
    ends = [end for segment in stroke.segments() for end in segment]
    return (len(ends) == 2 and all(12 < y < 25 for _, y in ends) and
            max(x for x, _ in ends) - min(x for x, _ in ends) > paper.width - 25)


def hedges_of(paper, squares):
    """For each square the sides that thick lines cover. Any other thick line is an error, but for
    those of the frame and of the grid, which have no round ends and cross the square."""
    found = [set() for _ in squares]
    for stroke in paper.strokes:
        if stroke.width < THICK or is_band(stroke, paper):
            continue
        for start, end in stroke.segments():
            owners = [i for i, square in enumerate(squares)
                      if square.holds(start, NEAR) and square.holds(end, NEAR)]
            if len(owners) != 1:
                raise AssertionError(f'a thick line outside of the squares: {start} {end}')
            square = squares[owners[0]]
            if not stroke.round and {abs(a - b) < NEAR for a, b in zip(start, end)} == {True, False} \
                    and abs(sum(a - b for a, b in zip(start, end))) > 1.5 * square.pitch:
                continue
            side = hedge_at(square, start, end, stroke.width)
            if side is not None:
                found[owners[0]].add(side)
    return found


def openings(paper, square):
    """Sides of border cells that the frame leaves open, as (side, index)."""
    covered = set()
    for stroke in paper.strokes:
        if stroke.width < 0.25 or stroke.dashed or stroke.round:
            continue
        for start, end in stroke.segments():
            (u0, v0), (u1, v1) = square.at(start), square.at(end)
            near = NEAR / square.pitch
            for name, fixed, line, a, b in (('left', (u0, u1), 0, v0, v1),
                                            ('right', (u0, u1), square.columns, v0, v1),
                                            ('top', (v0, v1), 0, u0, u1),
                                            ('bottom', (v0, v1), square.rows, u0, u1)):
                if all(abs(place - line) < near for place in fixed):
                    covered |= {(name, i) for i in range(round(min(a, b)), round(max(a, b)))}
    sides = {(name, i) for name in ('left', 'right') for i in range(square.rows)}
    sides |= {(name, i) for name in ('top', 'bottom') for i in range(square.columns)}
    return sides - covered


def opened_cell(square, opening):
    name, i = opening
    return {'left': (0, i), 'right': (square.columns - 1, i), 'top': (i, 0),
            'bottom': (i, square.rows - 1)}[name]


def cells_between(corners):
    """All cells of a path that is given by those where it turns."""
    cells = corners[:1]
    for goal in corners[1:]:
        while cells[-1] != goal:
            c, r = cells[-1]
            cells.append((c + (goal[0] > c) - (goal[0] < c), r + (goal[1] > r) - (goal[1] < r)))
    return cells


# Settings on top of the small table's size, paper and so on.
PDF_ALONE = ' --set page.(press|accessible)=true'
SHAPES = [
    ('15x15', 30, 'A4 --lang it'),
    ('15x15', 30, 'A4 --lang en'),
    ('15x15', 30, 'Letter'),
    ('15x15', 30, 'Letter --lang it --set page.orientation=landscape'),
    ('15x15', 30, 'A4 --set page.orientation=landscape'),
    ('15x15', 30, 'A3 --set page.large-print=true'),
    ('15x15', 30, 'A5 --lang it'),
    ('15x15', 30, 'Legal --set page.ink=photocopy'),
    ('15x15', 188, 'Tabloid --set page.font=andika'),
    ('9x9', 30, 'A4 --set sheets.0.board.exit=I9 --set sheets.0.board.alphabet=english'),
    ('9x9', 30, 'A5 --players Anna,Bruno'),
    ('9x9', 20, 'A6 --set page.margin=8mm'),
    ('7x4', 10, 'A4 --set page.ink=save'),
    ('7x4', 10, '"150mm x 180mm" --lang it --set document.names=pupil'),
    ('4x7', 10, 'A5 --set page.orientation=landscape --set sheets.0.board.exit=border'),
    ('20x12', 60, 'A4 --lang it --set page.margin=8mm'),
    ('12x20', 60, 'A3 --players "Ünal,Øystein"'),
    ('2x2', 1, 'A5'),
    ('2x9', 5, 'A4 --set sheets.0.board.entry=B3'),
    ('30x3', 20, '"297mm x 210mm" --set page.orientation=landscape --lang it'),
    ('26x40', 200, 'A3 --set page.margin=7mm --set page.orientation=landscape'),
    ('15x15', 30, 'A4 --set page.accessible=true'),
    ('15x15', 30, 'A4 --set page.press=true --set page.bleed=3mm --set page.crop-marks=true'),
    ('9x9', 30, 'A3 --set page.up=2x2 --set page.margin=8mm'),
]


class ReadBack(Case):
    def options(self, size, hedges, rest):
        words = re.findall(r'(?:"[^"]*"|\S)+', rest)
        words = [word.replace('"', '') for word in words]
        return ['hedge-duel', '--set', f'sheets.0.board.size={size}', '--set',
                f'sheets.0.board.hedges={hedges}', '--paper', *words]

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
        border = [cell for cell in (duels.read_cell(board[name], board['alphabet']) for name in names)
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
                    abs(word.middle()[1] - middle) < (0.7 if words_have_size else 0.5 * square.pitch)]
            self.assertEqual(len(near), 1, f'row {row + 1} at the left of the square')
        for column in range(square.columns):
            middle = square.middle((column, 0))[0]
            name = duels.column_name(column, alphabet)
            near = [word for word in paper.words if word.text == name and
                    square.bottom() < word.middle()[1] < square.bottom() + 7 and
                    abs(word.middle()[0] - middle) < 0.3]
            self.assertEqual(len(near), 1, f'column {name} at the foot of the square')

    def compare_exit(self, paper, square, squares, board, own):
        """Beside the own maze the exit's name and no other cell's; none beside the tracking square."""
        beside = [word for word in paper.words if re.fullmatch('[A-Z]{1,2}[0-9]{1,2}', word.text) and
                  min(squares, key=lambda one: one.distance(word)) is square and
                  0 < square.distance(word) < 8]
        self.assertEqual([word.text for word in beside], [board['exit']] if own else [])
        if own:
            x, y = square.middle(duels.read_cell(board['exit'], board['alphabet']))
            u, v = beside[0].middle()
            self.assertLess(min(abs(u - x), abs(v - y)), square.pitch, 'the exit is named beside it')
            self.assertLess(max(abs(u - x), abs(v - y)), square.pitch / 2 + 16)

    def test_both_squares_of_all_shapes(self):
        for seed, (size, hedges, rest) in enumerate(SHAPES, 1000):
            with self.subTest(seed=seed, size=size, hedges=hedges, rest=rest):
                options = [*self.options(size, hedges, rest), '--seed', seed, '--count', 2]
                boards = self.json(*options)['sheets'][0]['boards']
                self.assertEqual(len(boards), 4)
                self.make(*options, '-o', f'{seed}.pdf')
                drawn = [*self.options(size, hedges, re.sub(PDF_ALONE, '', rest)), *options[-4:]]
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


class Secrets(Case):
    def owners(self, paper, boards, shape=(15, 15)):
        """(player, middle of the maze) of each maze on the page."""
        squares = find_squares(paper, *shape)
        by_hedges = {frozenset(duels.read_hedges(board)): board for board in boards}
        return [(by_hedges[frozenset(sides)]['player'], square.middle((shape[0] / 2, shape[1] / 2)))
                for square, sides in zip(squares, hedges_of(paper, squares)) if sides]

    def test_referee_sheets_alone_show_both(self):
        for seed, count, answers in ((3, 1, 'end'), (4, 3, 'end'), (4, 3, 'separate'), (9, 1, 'none')):
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
                    self.assertLess(max(abs(a - b) for a, b in zip(point, square.middle(cell))), NEAR)
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
                ('long-edge', 'portrait', '1x1', (15, 15)), ('short-edge', 'portrait', '1x1', (15, 15)),
                ('long-edge', 'landscape', '1x1', (15, 15)), ('long-edge', 'landscape', '2x1', (9, 9)),
                ('short-edge', 'landscape', '2x1', (9, 9)), ('long-edge', 'portrait', '1x2', (9, 9)),
                ('short-edge', 'portrait', '1x2', (9, 9)), ('long-edge', 'portrait', '2x2', (6, 6))):
            with self.subTest(duplex=duplex, orientation=orientation, up=up):
                options = ['hedge-duel', '--seed', 11, '-n', 5, '--answers', 'end', '--set',
                           f'page.duplex={duplex}', '--set', f'page.orientation={orientation}', '--set',
                           f'page.up={up}', '--set', f'sheets.0.board.size={shape[0]}x{shape[1]}',
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


class Millimetres(Case):
    def test_check_bar(self):
        for paper in ('A4', 'Letter', 'A3', '250mm x 333mm'):
            with self.subTest(paper=paper):
                options = ['hedge-duel', '--seed', 2, '-p', paper, '--set', 'page.check-bar=true']
                self.make(*options, '-o', 'a.pdf')
                self.make(*options, '-o', 'a.svg', '--page', 1)
                pages = [*read_pdf(self.folder / 'a.pdf'), read_svg(self.folder / 'a.svg')]
                for page in pages:
                    bars = [stroke for stroke in page.strokes if self.length(stroke) > 99 and
                            abs(self.length(stroke) - 100) < 0.05 and
                            stroke.points[0][1] > page.height - 40]
                    self.assertEqual(len(bars), 1)
                    (x0, y), (x1, _) = bars[0].points
                    ticks = [stroke for stroke in page.strokes if len(stroke.points) == 2 and
                             all(abs(point[1] - y) < 3 for point in stroke.points) and
                             abs(stroke.points[0][0] - stroke.points[1][0]) < 0.001]
                    self.assertEqual(len(ticks), 2)
                    xs = sorted(tick.points[0][0] for tick in ticks)
                    self.assertAlmostEqual(xs[1] - xs[0], 100, delta=0.05)
                    self.assertAlmostEqual(x1 - x0, 100, delta=0.05)
                for page in pages[:2]:
                    self.assertIn('100', [word.text for word in page.words])

    def length(self, stroke):
        return abs(stroke.points[0][0] - stroke.points[-1][0])

    def test_lines_are_as_wide_as_they_should_be(self):
        self.make('hedge-duel', '--seed', 2, '-o', 'a.pdf')
        for page in PdfReader(self.folder / 'a.pdf').read():
            self.assertGreaterEqual(min(stroke.width for stroke in page.strokes), 0.1 - 0.001)
            bold = {round(stroke.width, 2) for stroke in page.strokes if stroke.width >= THICK}
            self.assertEqual(bold, {1.1})

    def test_nothing_lies_outside_of_the_margin(self):
        for size, hedges, rest in SHAPES[:12]:
            with self.subTest(size=size, rest=rest):
                margin = float((re.findall(r'page\.margin=(\d+)mm', rest) or ['12'])[0])
                self.make(*ReadBack.options(self, size, hedges, rest), '--seed', 3, '-o', 'a.pdf')
                for page in read_pdf(self.folder / 'a.pdf'):
                    for stroke in page.strokes:
                        for x, y in stroke.points:
                            half = stroke.width / 2
                            self.assertTrue(margin - half <= x + NEAR and margin - half <= y + NEAR and
                                            x <= page.width - margin + half + NEAR and
                                            y <= page.height - margin + half + NEAR, (x, y))
                    for word in page.words:
                        self.assertGreaterEqual(word.x0, margin - 0.2, word)
                        self.assertLessEqual(word.x1, page.width - margin + 0.2, word)


if __name__ == '__main__':
    main()
