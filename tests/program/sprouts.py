# SPDX-License-Identifier: MIT
"""What a sheet's JSON says is what lies on paper, in the PDF and in the SVG: the spots of a start
and their distances, the spots, lives and lines of a problem and of its key, the moves of a
lesson."""
import json
import math

from paper_pdf import read_pdf
from paper_svg import read_svg
from program import Case, main, tool
from sprouts_paper import NEAR, bounds, curves_on, frames_on, spots_on

KEY = 0.9     # times as large as the problem are drawings in the key


class Starts(Case):
    SHEETS = [('sprouts', 5, 'A4', []), ('sprouts', 5, 'A5', []), ('sprouts', 16, 'A4', []),
              ('sprouts', 40, 'A3', []), ('sprouts', 7, 'A4', ['arrangement=circle']),
              ('sprouts', 12, 'A4', ['arrangement=grid']),
              ('sprouts', 3, 'A4', ['arrangement=triangle']),
              ('sprouts', 2, 'A4', ['arrangement=["40 30", "90.5 60"]']),
              ('sprouts-small', 3, 'A4', []), ('sprouts', 8, 'Letter', ['variant=misere'])]

    def test_spots_lie_where_the_data_say_and_apart(self):
        for seed, (template, spots, paper, more) in enumerate(self.SHEETS, 1):
            options = [template, '--paper', paper, '--seed', seed,
                       '--set', f'sheets.0.board.spots={spots}']
            for setting in more:
                options += ['--set', f'sheets.0.board.{setting}']
            boards = self.json(*options)['sheets'][0]['boards']
            self.make(*options, '-o', f'{seed}.pdf')
            for board in boards:
                with self.subTest(options=options, board=board['id']):
                    self.compare(read_pdf(self.folder / f'{seed}.pdf')[board['page'] - 1], board)

    def compare(self, page, board):
        width, height = board['field']
        on_page = [(x, y) for x, y, live in spots_on(page) if live]
        fitting = 0
        for left, top in frames_on(page, width, height):
            inside = sorted((x - left, y - top) for x, y in on_page
                            if left < x < left + width and top < y < top + height)
            wanted = sorted(map(tuple, board['spots']))
            fitting += len(inside) == len(wanted) and all(
                math.dist(a, b) < NEAR for a, b in zip(inside, wanted))
        self.assertEqual(fitting, 1, 'fields that hold just these spots')
        pairs = [math.dist(a, b) for i, a in enumerate(board['spots']) for b in board['spots'][:i]]
        self.assertGreaterEqual(min(pairs), 8 - NEAR)
        if board['count'] > 2:  # those of two are given
            self.assertGreaterEqual(min(pairs), 0.6 * math.sqrt(width * height / board['count']))

    def test_each_page_of_a_long_sheet_bears_an_id_of_the_data(self):
        options = ['sprouts', '--seed', 5, '--set', 'sheets.0.board.spots=8',
                   '--set', 'sheets.0.board.cut-off=true']
        board, = self.json(*options)['sheets'][0]['boards']
        self.make(*options, '-o', 'a.pdf')
        listed = [(board['page'], board['id'])]
        listed += [(more['page'], more['id']) for more in board['continued']]
        self.assertEqual([page for page, _ in listed], [1, 2])
        for page, id_ in listed:
            text = tool('pdftotext', '-f', page, '-l', page, self.folder / 'a.pdf', '-')
            self.assertIn(f'{id_} ', text)

    def test_a_spot_elsewhere_would_be_seen(self):
        board, = self.json('sprouts', '--seed', 4)['sheets'][0]['boards']
        self.make('sprouts', '--seed', 4, '-o', 'a.pdf')
        page = read_pdf(self.folder / 'a.pdf')[0]
        self.compare(page, board)
        board['spots'][2][0] += 0.2
        with self.assertRaises(AssertionError):
            self.compare(page, board)


class Problems(Case):
    def options(self, *more):
        return ['sprouts-problems', '--seed', 11, *more]

    def boards(self, *options):
        return [board for sheet in self.json(*options)['sheets'] for board in sheet['boards']]

    def drawn_in(self, page, board, corner, factor):
        """Spots and lines within the frame, in the drawing's own millimetres."""
        def own(point):
            return (point[0] - corner[0]) / factor, (point[1] - corner[1]) / factor

        def inside(point):
            return 0 <= own(point)[0] <= board['width'] and 0 <= own(point)[1] <= board['height']

        spots = [(*own((x, y)), live) for x, y, live in spots_on(page) if inside((x, y))]
        curves = [([own(point) for point in stroke.points], stroke.dashed)
                  for stroke in curves_on(page) if all(map(inside, stroke.points))]
        return spots, curves

    def fits(self, page, board, corner, factor, key):
        spots, curves = self.drawn_in(page, board, corner, factor)
        solid = [points for points, dashed in curves if not dashed]
        dashed = [points for points, is_dashed in curves if is_dashed]
        near = 2 * NEAR / min(factor, 1)

        def same(line, points):
            return len(line) == len(points) and all(
                math.dist(a, b) < near for a, b in zip(line, points))

        lines = [line['curve'] for line in board['lines']]
        if len(solid) != len(lines) or not all(
                any(same(line, points) for points in solid) for line in lines):
            return False
        # As many ends at each spot as it has lost lives; filled where it has none left.
        for place, lives in zip(board['spots'], board['lives']):
            ends = sum(math.dist(place, end) < 0.2 for points in solid
                       for end in (points[0], points[-1]))
            own = [live for x, y, live in spots if math.dist(place, (x, y)) < near]
            if ends != 3 - lives or own != [lives > 0]:
                return False
        if not key:
            return not dashed and len(spots) == len(board['spots'])
        # The winning line in two dashes, with one hollow spot more.
        if len(dashed) != 2 or len(spots) != len(board['spots']) + 1 or \
                math.dist(dashed[0][-1], dashed[1][0]) > near:
            return False
        return any(math.dist(dashed[0][-1], (x, y)) < near and live for x, y, live in spots)

    def check_page(self, page, boards, factor=1.0, key=False):
        size = boards[0]['width'] * factor, boards[0]['height'] * factor
        frames = frames_on(page, *size)
        self.assertEqual(len(frames), len(boards))
        for board in boards:
            fitting = [corner for corner in frames if self.fits(page, board, corner, factor, key)]
            self.assertEqual(len(fitting), 1, f'drawings of {board["position"]}')

    def test_six_on_a_page_and_their_key(self):
        for language in ('en', 'it'):
            options = self.options('--lang', language)
            boards = self.boards(*options)
            self.assertEqual([board['level'] for board in boards],
                             2 * ['easy'] + 2 * ['medium'] + 2 * ['hard'])
            self.assertEqual({board['page'] for board in boards}, {1})
            self.assertEqual(len({board['fingerprint'] for board in boards}), 6)
            self.make(*options, '-o', f'{language}.pdf')
            self.make(*options, '-o', f'{language}.svg')
            pages = read_pdf(self.folder / f'{language}.pdf')
            self.assertEqual(len(pages), 2)
            for number, page in enumerate(pages, 1):
                factor = KEY if number == 2 else 1.0
                self.check_page(page, boards, factor, key=number == 2)
                self.check_page(read_svg(self.folder / f'{language}-{number}.svg'), boards,
                                factor, key=number == 2)
            words = ' '.join(word.text for word in pages[1].words)
            for board in boards:
                self.assertIn(board['best'][0], words)

    def test_no_two_are_equivalent_and_the_first_ones_stay(self):
        few = ('--set', 'sheets.0.board.spots=3', '--format', 'json', '-o', '-', '--seed', 3)
        text = 'sheets:\n- {game: sprouts, as: figure, count: 12, board: {problem: easy}}\n'
        self.write('many.yaml', text)
        many = json.loads(self.make('many.yaml', *few).out)['sheets'][0]['boards']
        self.assertEqual(len({board['fingerprint'] for board in many}), 12)
        some = json.loads(self.make('many.yaml', *few, '--set', 'sheets.0.count=4').out)
        some = some['sheets'][0]['boards']
        self.assertEqual([board['position'] for board in some],
                         [board['position'] for board in many[:4]])
        late = json.loads(self.make('many.yaml', *few, '--set', 'sheets.0.count=2', '--first',
                                    11).out)
        self.assertEqual([board['position'] for board in late['sheets'][0]['boards']],
                         [board['position'] for board in many[10:]])

    def test_faults_would_be_seen(self):
        boards = self.boards(*self.options())
        self.make(*self.options(), '-o', 'a.pdf')
        page = read_pdf(self.folder / 'a.pdf')[0]
        self.check_page(page, boards)
        lines = curves_on(page)
        faults = {'a line is missing': lambda: page.strokes.remove(lines[0]),
                  'a dead spot is alive': lambda: boards[0]['lives'].__setitem__(
                      boards[0]['lives'].index(0), 1),
                  'a line elsewhere': lambda: boards[5]['lines'][0]['curve'][2].__setitem__(0, 1.0)}
        for name, fault in faults.items():
            with self.subTest(fault=name):
                fault()
                with self.assertRaises(AssertionError):
                    self.check_page(page, boards)
                boards = self.boards(*self.options())
                page = read_pdf(self.folder / 'a.pdf')[0]

    def test_the_solver_agrees(self):
        for board in self.boards(*self.options()):
            found = json.loads(self.run_program('solve', 'sprouts', board['position'],
                                                '--json').out)
            self.assertEqual((found['winning'], found['children'], found['nimber']),
                             (1, board['children'], board['nimber']))
            self.assertEqual(found['normal'], 'N')

    def test_positions_draw_from_their_record(self):
        for board in self.boards(*self.options()):
            moves = f'{board["count"]}: {" ".join(board["record"])}'
            run = self.run_program('draw', moves, '-o', '-', '-f', 'json')
            self.assertEqual(run.code, 0, run)
            self.assertEqual(sorted(json.loads(run.out)['lives']), sorted(board['lives']))

    def test_other_questions_and_places(self):
        settings = [('question=who-wins', 'A4'), ('variant=misere', 'A4'), ('box=100mm', 'A5'),
                    ('spots=3', 'Letter')]
        for setting, paper in settings:
            text = ('sheets:\n- game: sprouts\n  as: figure\n  board: {problem: easy}\n'
                    'document: {answers: end}\n')
            self.write('one.yaml', text)
            options = ['one.yaml', '--seed', 5, '-p', paper, '--set', f'sheets.0.board.{setting}']
            boards = self.boards(*options)
            run = self.make(*options, '-o', 'one.pdf')
            self.assertIn('2 pages', run.err)
            self.check_page(read_pdf(self.folder / 'one.pdf')[0], boards)

    def test_large_print_is_larger(self):
        options = self.options('--set', 'page.large-print=true', '--set', 'document.answers=none')
        boards = self.boards(*options)
        self.make(*options, '-o', 'large.pdf')
        page = read_pdf(self.folder / 'large.pdf')[0]
        first = next(stroke for stroke in page.strokes if stroke.curved and
                     bounds(stroke.points)[2] - bounds(stroke.points)[0] > 150)
        x0, _, x1, _ = bounds(first.points)
        factor = (x1 - x0) / boards[0]['width']
        self.assertGreater(factor, 1.5)


class Lesson(Case):
    def test_a_frame_for_each_move(self):
        board, = self.json('sprouts-lesson', '--seed', 3)['sheets'][0]['boards']
        self.assertEqual(len(board['record']), 5)
        self.make('sprouts-lesson', '--seed', 3, '-o', 'a.pdf')
        page, = read_pdf(self.folder / 'a.pdf')
        frames = [bounds(stroke.points) for stroke in page.strokes
                  if stroke.curved and stroke.width < 0.45 and
                  50 < bounds(stroke.points)[2] - bounds(stroke.points)[0] < 70]
        self.assertEqual(len(frames), 6)
        counts = []
        for x0, y0, x1, y1 in sorted(frames, key=lambda box: (round(box[1]), box[0])):
            def inside(x, y):
                return x0 < x < x1 and y0 < y < y1
            spots = [spot for spot in spots_on(page) if inside(*spot[:2])]
            lines = [stroke for stroke in page.strokes if stroke.curved and stroke.width > 0.45 and
                     inside(*stroke.points[0])]
            counts.append((len(spots), len(lines)))
        self.assertEqual(counts, [(2 + k, 2 * k) for k in range(6)])
        words = [word.text for word in page.words]
        for move in board['record']:
            self.assertIn(move, words)


if __name__ == '__main__':
    main()
