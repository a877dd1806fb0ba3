# SPDX-License-Identifier: MIT
"""Paper x game x layout x key: each document is made and read back. Boxes, number and order of
pages, which sheet is where, IDs on sheet and key, what shares a leaf, fonts, pictures, ink. What
cannot be printed is refused with a sentence that says why.

    matrix.py PROGRAM [unittest's arguments]
"""
import concurrent.futures
import itertools
import json
import re

from paper_pdf import pdf_words
from program import Case, Run, main, tool

PAPERS = {'A4': (210, 297), 'A5': (148, 210), 'Letter': (215.9, 279.4)}
BOARDS = 3  # an odd number: the last page is filled in part
GAMES = {
    'hedges': '{size: 6x6, hedges: 6}',
    'sprouts': '{spots: 2, record: false}',
    'dots-and-boxes': '{size: 2x2, position: "2x2:110000110000", tally: false}',
}
LAYOUTS = {
    'single': '',
    'two-up': 'up: 1x2, cut-lines: true',
    'four-up': 'up: 2x2, cut-lines: true',
    'cut-and-stack': 'up: 1x2, cut-and-stack: true',
    'booklet': 'booklet: true',
    'long-edge': 'duplex: long-edge',
    'short-edge': 'duplex: short-edge, orientation: landscape',
    'stacked-duplex': 'up: 1x2, cut-and-stack: true, duplex: long-edge',
}
KEYS = ('none', 'end', 'separate', 'foot', 'back')
ID = re.compile(r'^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{2,5})+$')
MM = 25.4 / 72
REFUSED = re.compile(r"(do|does) not fit on|too small|leave no room|would see the other's board")


class Sheets:
    """A file, read: pages of {'ids': of the sheets, by place, 'key': IDs of answers, 'number'}."""

    def __init__(self, path, booklet, up=(1, 1)):
        self.path = path
        info = tool('pdfinfo', '-box', path)
        self.size = [float(part) * MM for part in
                     re.search(r'Page size:\s+([\d.]+) x ([\d.]+)', info).groups()]
        # Footers are smaller than the type of answers, whatever the scale of the page is.
        halves = (2, 1) if booklet else (1, 1)
        side = min(size / of / cells for size, of, cells in zip(self.size, halves, up))
        self.footer = 3 if side >= 190 else 2.75 if side >= 130 else 2.5
        self.sides = pdf_words(path)
        self.pages = []
        for words in self.sides:
            halves = [words]
            if booklet:
                middle = self.size[0] / 2
                halves = [[word for word in words if (word.middle()[0] < middle) == left]
                          for left in (True, False)]
            self.pages.append([self.page(half) for half in halves])

    def page(self, words):
        ids = [word for word in words if ID.match(word.text)]
        # In the footer's type: in the footer, or on each piece that is cut off.
        small = sorted((word for word in ids if word.y1 - word.y0 < self.footer),
                       key=lambda word: (round(word.y0), word.x0))
        texts = [word.text for word in words]
        number = None
        for i in range(len(texts) - 3):
            if texts[i] == 'page' and texts[i + 2] == 'of':
                number = int(texts[i + 1])
        return {'ids': [word.text for word in small], 'number': number, 'words': words,
                'key': [word.text for word in ids if word not in small]}

    def logical(self):
        """Pages as they are read."""
        found = [page for side in self.pages for page in side if page['number'] is not None]
        return sorted(found, key=lambda page: page['number'])


class Matrix(Case):
    def document(self, game, layout, key, paper, press):
        page = f'paper: {paper}' + (f', {LAYOUTS[layout]}' if LAYOUTS[layout] else '')
        return (f'document: {{seed: 7, answers: {key}}}\n'
                f'page: {{{page}{", press: true" if press else ""}}}\n'
                f'sheets: [{{game: {game}, count: {BOARDS}, board: {GAMES[game]}}}]\n')

    def one(self, number, game, layout, key, paper):
        press = number % 5 == 0
        folder = self.folder / str(number)
        folder.mkdir()
        (folder / 'm.yaml').write_text(self.document(game, layout, key, paper, press))
        run = Run(['make', 'm.yaml', '-o', 'm.pdf'], folder=folder)
        if run.code == 3:
            self.assertRegex(run.err, REFUSED)
            self.assertNotRegex(run.err, r' -\d', 'a length below nothing')
            if game == 'hedges' and key in ('foot', 'back'):
                # With or without an answer below, a board that is too large is too large.
                self.assertRegex(run.err, "would see the other's board|cells of at least")
            return 'refused'
        self.assertEqual(run.code, 0, run)
        self.assertFalse(game == 'hedges' and key in ('foot', 'back'), 'shows secrets')
        boards = json.loads(Run(['make', 'm.yaml', '-f', 'json', '-o', '-'], folder=folder).out)
        self.read(folder, boards['sheets'][0]['boards'], layout, key, paper, press)
        return 'made'

    def read(self, folder, boards, layout, key, paper, press):
        booklet = layout == 'booklet'
        up = re.search(r'up: (\d)x(\d)', LAYOUTS[layout])
        up = tuple(map(int, up.groups())) if up else (1, 1)
        files = [Sheets(folder / 'm.pdf', booklet, up)]
        if key == 'separate':  # of a booklet, too, in pages
            files.append(Sheets(folder / 'm-answers.pdf', False, up))
        for file in files:
            self.sound(file.path, press)
            width, height = PAPERS[paper]
            if layout == 'short-edge' or booklet and file is files[0]:
                width, height = height, width
            self.assertAlmostEqual(file.size[0], width, delta=0.05)
            self.assertAlmostEqual(file.size[1], height, delta=0.05)
        pages = [page for file in files for page in file.logical()]
        self.order([page for page in pages if page['ids']], boards, layout)
        ids = [board['id'] for board in boards]
        answered = [one for page in pages for one in page['key']]
        self.assertEqual(sorted(answered), sorted([] if key == 'none' else ids), 'IDs of the key')
        if key == 'separate':
            self.assertFalse([page for page in files[0].logical() if page['key']])
            self.assertFalse([page for page in files[1].logical() if page['ids']])
        if key in ('none', 'end', 'separate') and (booklet or 'edge' in layout or 'duplex' in layout):
            self.leaves(files[0], boards, booklet)

    def sound(self, path, press):
        tool('qpdf', '--check', path)
        for row in tool('pdffonts', path).splitlines()[2:]:
            self.assertRegex(row, r' yes yes yes +\d+ +\d+$')
        self.assertEqual(len(tool('pdfimages', '-list', path).splitlines()), 2)
        if not press:
            return
        for line in tool('gs', '-q', '-o', '-', '-sDEVICE=inkcov', path).splitlines():
            cyan, magenta, yellow, black = (float(part) for part in line.split()[:4])
            self.assertEqual(cyan + magenta + yellow, 0)
            self.assertLess(black, 0.12)

    def order(self, pages, boards, layout):
        """Each sheet once; in order, or in order once cut and stacked."""
        ids = [board['id'] for board in boards]
        printed = [page['ids'] for page in pages]
        flowing = any(one in printed[n - 1] for n, page in enumerate(printed) if n > 0 for one in page)
        if flowing:  # a sheet that goes over several pages: its pages follow each other
            self.assertEqual([one for one, _ in itertools.groupby(sum(printed, []))], ids)
            return
        printed = [[one for one, _ in itertools.groupby(page)] for page in printed]
        self.assertEqual(sorted(sum(printed, [])), sorted(ids))
        per_page = {'two-up': 2, 'four-up': 4, 'cut-and-stack': 2, 'stacked-duplex': 2}.get(layout, 1)
        if layout == 'cut-and-stack':
            self.assertEqual(len(printed), -(-len(ids) // per_page))
            pile = [page[0] for page in printed] + [page[1] for page in printed if len(page) > 1]
            self.assertEqual(pile, ids)
        elif layout == 'stacked-duplex':
            self.stacked(pages, boards)
        else:
            if 'edge' not in layout:
                self.assertEqual(len(printed), -(-len(ids) // per_page))
            self.assertEqual(sum(printed, []), ids)

    def stacked(self, pages, boards):
        """The upper pieces, front and back, then the lower ones."""
        odd = [page for page in pages if page['number'] % 2 == 1]
        backs = {page['number']: page['ids'] for page in pages if page['number'] % 2 == 0}
        pile = []
        for place in (0, 1):
            for page in odd:
                for ids in (page['ids'], backs.get(page['number'] + 1, [])):
                    pile += ids[place:place + 1]
        self.assertEqual(pile, [board['id'] for board in boards])

    def leaves(self, file, boards, booklet):
        """No two players' secrets, no puzzle and answer on the two sides of a leaf."""
        player = {board['id']: board.get('player', 0) for board in boards}
        if booklet:
            numbered = {page['number']: page for page in file.logical()}
            leaves = [(numbered.get(n), numbered.get(n + 1)) for n in range(1, max(numbered) + 1, 2)]
        else:
            flat = [side[0] for side in file.pages]
            leaves = list(zip(flat[::2], flat[1::2] + [None]))
        for front, back in leaves:
            if not front or not back:
                continue
            owners = [{player[one] for one in page['ids']} - {0} for page in (front, back)]
            if owners[0] and owners[1]:
                self.assertTrue(owners[0] == owners[1] and len(owners[0]) == 1, 'secrets on a leaf')
            self.assertFalse(front['ids'] and back['key'], 'an answer behind a puzzle')
            self.assertFalse(front['key'] and back['ids'], 'a puzzle behind an answer')

    def test_all(self):
        asked = [(game, layout, key, paper) for game in GAMES for layout in LAYOUTS for key in KEYS
                 for paper in PAPERS]
        results = {'made': 0, 'refused': 0}
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            futures = {pool.submit(self.one, number, *one): one for number, one in enumerate(asked)}
            for future in concurrent.futures.as_completed(futures):
                with self.subTest(document=futures[future]):
                    results[future.result()] += 1
        self.assertGreater(results['made'], 200, results)


if __name__ == '__main__':
    main()
