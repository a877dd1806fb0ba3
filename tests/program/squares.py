# SPDX-License-Identifier: MIT
"""The squares of a duel as found on paper: their cells, the sides that thick lines cover, where the
frame is open."""
import re
from dataclasses import dataclass

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
        return max(word.x0 - self.right(), self.x - word.x1, word.y0 - self.bottom(),
                   self.y - word.y1)

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
            ends = round(min(y0, y1), 1), round(max(y0, y1), 1)
            upright.setdefault(ends, []).append((x0, y0, y1))
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
    if not (place - slack <= least <= place + short and
            place + 1 - short <= most <= place + 1 + slack):
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
            if not stroke.round and \
                    {abs(a - b) < NEAR for a, b in zip(start, end)} == {True, False} and \
                    abs(sum(a - b for a, b in zip(start, end))) > 1.5 * square.pitch:
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


def shape_options(size, hedges, rest):
    words = re.findall(r'(?:"[^"]*"|\S)+', rest)
    words = [word.replace('"', '') for word in words]
    return ['hedge-duel', '--set', f'sheets.0.board.size={size}', '--set',
            f'sheets.0.board.hedges={hedges}', '--paper', *words]
