# SPDX-License-Identifier: MIT
"""Dots and Boxes on paper: dots counted in the pictures of three renderers, drawn lines as the JSON
says, problems that replay from their record."""
import collections
import unittest

from paper_pdf import read_pdf
from paper_svg import read_svg
from pictures import grey_png, pixmap
from program import Case, main, tool

NEAR = 0.1  # mm
DPI = 150


def spots(width, height, pixels):
    """Centres, in mm, of round black spots of 1 to 2 mm: (x, y)."""
    dark = {(i % width, i // width) for i, grey in enumerate(pixels[:width * height]) if grey < 128}
    found = []
    while dark:
        fresh = [dark.pop()]
        part = []
        while fresh:
            x, y = fresh.pop()
            part.append((x, y))
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in dark:
                    dark.remove(near)
                    fresh.append(near)
        xs, ys = [x for x, _ in part], [y for _, y in part]
        wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        is_round = abs(wide - high) <= 2 and 0.55 < len(part) / (wide * high) < 0.95
        if is_round and 1.0 <= wide * 25.4 / DPI <= 2:
            found.append(((min(xs) + wide / 2) * 25.4 / DPI, (min(ys) + high / 2) * 25.4 / DPI))
    return found


def lattice(found):
    """Columns and rows of spots that stand equally far apart; of all that look like dots those that
    share their column and their row with others."""
    by_x = collections.Counter(round(x * 4) for x, _ in found)
    by_y = collections.Counter(round(y * 4) for _, y in found)
    def crowded(counter, place):
        return sum(counter[place + i] for i in (-1, 0, 1)) > 1
    return [(x, y) for x, y in found
            if crowded(by_x, round(x * 4)) and crowded(by_y, round(y * 4))]


def drawn_on(paper, dots, columns):
    """Names of the bold lines from dot to dot; dots row by row."""
    def name(point):
        for i, (x, y) in enumerate(dots):
            if abs(x - point[0]) < 0.3 and abs(y - point[1]) < 0.3:
                return f'{chr(65 + i % (columns + 1))}{i // (columns + 1) + 1}'
        raise AssertionError(f'a line that ends at no dot: {point}')
    lines = [stroke for stroke in paper.strokes
             if stroke.round and stroke.width > 0.7 and len(set(stroke.points)) == 2]
    return sorted('-'.join(name(point) for point in sorted(stroke.points)) for stroke in lines)


class Dots(Case):
    def rendered(self, *arguments):
        """Spots of the first page, by renderer: Poppler, librsvg, our own PNG."""
        self.make(*arguments, '--page', 1, '-o', 'a.pdf')
        self.make(*arguments, '--page', 1, '-o', 'a.svg')
        self.make(*arguments, '--page', 1, '--dpi', DPI, '-o', 'own.png')
        tool('pdftoppm', '-r', DPI, '-gray', '-singlefile', self.folder / 'a.pdf', self.folder / 'a')
        tool('rsvg-convert', '-d', DPI, '-p', DPI, '-b', 'white', self.folder / 'a.svg', '-o',
             self.folder / 'b.png')
        return {'poppler': spots(*pixmap((self.folder / 'a.pgm').read_bytes())),
                'rsvg': spots(*grey_png((self.folder / 'b.png').read_bytes())),
                'own': spots(*grey_png((self.folder / 'own.png').read_bytes()))}

    def bare(self, size, *more):
        return ('dots-and-boxes', '--seed', 7, '--set', f'sheets.0.board.size={size}', '--set',
                'sheets.0.rules=false', '--set', 'sheets.0.board.coordinates="off"', '--set',
                'sheets.0.board.tally=false', *more)

    def test_dots_are_counted_in_three_renderers(self):
        for size, paper in (('5x4', 'A5'), ('8x8', 'A5'), ('2x9', 'A5')):
            columns, rows = map(int, size.split('x'))
            places = {}
            for renderer, found in self.rendered(*self.bare(size, '-p', paper)).items():
                with self.subTest(size=size, renderer=renderer):
                    dots = lattice(found)
                    self.assertEqual(len(dots), (columns + 1) * (rows + 1))
                    places[renderer] = sorted(dots, key=lambda dot: (round(dot[1]), round(dot[0])))
            for other in ('rsvg', 'own'):
                for one, two in zip(places['poppler'], places[other]):
                    self.assertLess(max(abs(a - b) for a, b in zip(one, two)), 0.3)

    def test_lines_are_those_of_the_data(self):
        """The dots' places from a board without lines, which is drawn in the same place."""
        empty = self.bare('4x4', '-p', 'A5')
        dots = sorted(lattice(self.rendered(*empty)['poppler']),
                      key=lambda dot: (round(dot[1]), round(dot[0])))
        swedish = (*empty, '--set', 'sheets.0.board.start=swedish')
        self.make(*swedish, '-o', 'a.pdf')
        self.make(*swedish, '-o', 'a.svg')
        said = sorted(self.json(*swedish)['sheets'][0]['boards'][0]['lines'])
        self.assertEqual(len(said), 16)
        self.assertEqual(drawn_on(read_pdf(self.folder / 'a.pdf')[0], dots, 4), said)
        self.assertEqual(drawn_on(read_svg(self.folder / 'a.svg'), dots, 4), said)
        self.assertNotEqual(drawn_on(read_pdf(self.folder / 'a.pdf')[0], dots, 4), said[:-1])

    def test_problems_on_paper(self):
        """Of each problem the lines drawn are as many on paper as in the data, and as long."""
        problems = ('dots-and-boxes-problems', '--seed', 7, '--answers', 'none')
        self.make(*problems, '-o', 'a.pdf')
        boards = self.json(*problems)['sheets'][0]['boards']
        self.assertEqual([board['level'] for board in boards], [1, 2, 2, 3, 4, 5])
        paper = read_pdf(self.folder / 'a.pdf')[0]
        lines = [stroke for stroke in paper.strokes if stroke.round and stroke.width > 0.7]
        self.assertEqual(len(lines), sum(len(board['lines']) for board in boards))
        for board in boards:
            self.assertEqual(replayed(board), (sorted(board['lines']), board['score'],
                                               board['to_move']))
        spoilt = dict(boards[0], record=boards[0]['record'][1:])
        self.assertNotEqual(replayed(spoilt)[0], sorted(spoilt['lines']))

    def test_heads_of_three_and_four_players(self):
        """Nothing reaches into the foot of the page, however many play and however they are called."""
        for players in ('Anna,Bruno', 'Anna,Bruno,Carla',
                        'Massimiliano Alessandro,Anna Maria della Francesca,Zoë,Øystein Ünal'):
            for paper in ('A4', 'A5'):
                for options in ([], ['--set', 'sheets.0.board.record=true']):
                    self.make('dots-and-boxes', '--seed', 7, '--players', players, '-p', paper,
                              '--set', 'sheets.0.board.size=5x5', *options, '-o', 'a.pdf')
                    page = read_pdf(self.folder / 'a.pdf')[0]
                    foot = next(word for word in page.words if word.text == 'dots-and-boxes')
                    for stroke in page.strokes:
                        lowest = max(y for _, y in stroke.points)
                        self.assertLess(lowest, foot.y0, f'{players} on {paper}')

    def test_large_print_cuts_no_word(self):
        for language in ('en', 'it'):
            for size in ('4x4', '8x8'):
                self.make('dots-and-boxes', '--lang', language, '--set', 'page.large-print=true',
                          '--set', f'sheets.0.board.size={size}', '-o', 'a.pdf')
                words = [word.text for word in read_pdf(self.folder / 'a.pdf')[0].words]
                self.assertFalse([word for word in words if '…' in word], f'{language} {size}')

    def test_a_narrow_card_has_the_number_of_its_player(self):
        for language in ('en', 'it'):
            self.make('dots-and-boxes', '--lang', language, '--paper', 'A6',
                      '--set', 'sheets.0.board.coordinates=off', '-o', 'a.pdf', '--force')
            words = [word.text for word in read_pdf(self.folder / 'a.pdf')[0].words]
            self.assertFalse([word for word in words if '…' in word], language)
            # At the head and on the cards, with the word or without it; the foot's "page 1 of 1".
            self.assertEqual([words.count('1'), words.count('2')], [4, 2], language)

    def test_lines_of_a_lesson_are_not_too_long_to_read(self):
        for language in ('en', 'it'):
            self.make('dots-and-boxes-lesson', '--seed', 7, '--lang', language, '-o', 'a.pdf')
            words = [word for word in read_pdf(self.folder / 'a.pdf')[0].words]
            for y in {word.y0 for word in words}:
                line = ' '.join(word.text for word in words if word.y0 == y)
                self.assertLessEqual(len(line), 90, line)

    def test_names_reach_figures_and_keys(self):
        self.make('dots-and-boxes-problems', '--seed', 7, '--players', 'Anna,Bruno', '-o', 'a.pdf')
        for page in read_pdf(self.folder / 'a.pdf'):
            words = [word.text.strip('.,') for word in page.words]
            self.assertNotIn('Player', words)
            self.assertTrue('Anna' in words or 'Bruno' in words)


def replayed(board):
    """Lines, score and player to move after the record, by rules of its own."""
    columns, rows = board['columns'], board['rows']
    def ends(column, row, right, down):
        return f'{chr(65 + column)}{row + 1}-{chr(65 + column + right)}{row + 1 + down}'
    boxes = [{ends(c, r, 1, 0), ends(c, r + 1, 1, 0), ends(c, r, 0, 1), ends(c + 1, r, 0, 1)}
             for r in range(rows) for c in range(columns)]
    drawn, score, mover = set(), [0, 0], 0
    for line in board['record']:
        drawn.add(line)
        closed = sum(line in box and box <= drawn for box in boxes)
        score[mover] += closed
        mover = mover if closed else 1 - mover
    return sorted(drawn), score, mover + 1


if __name__ == '__main__':
    main()
