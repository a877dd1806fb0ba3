# SPDX-License-Identifier: MIT
"""Boards to place in a layout: cut to their ink, of a size that is told, without title and foot,
with layers that are named alike in each file.

    place.py PROGRAM [unittest's arguments]
"""
import re
import xml.etree.ElementTree as ElementTree

from pictures import grey_png, png_chunks
from program import Case, main, tool

DPI = 500
PIXEL = 25.4 / DPI
SIZES = re.compile(r'^(\S+): ([\d.]+) x ([\d.]+) mm$', re.M)
GAMES = {
    'hedge-duel': {'grid', 'labels', 'frame'},
    'sprouts': {'field', 'spots', 'numbers'},
    'dots-and-boxes': {'dots', 'labels'},
}


class Place(Case):
    def placed(self, template, ending, *more, seed=7):
        """{file: (width, height)} as the program tells them."""
        run = self.make(template, '--seed', seed, '--place', '60mm', '--force', '-f', ending, '-o',
                        f'b.{ending}', *more)
        return {name: (float(width), float(height)) for name, width, height in SIZES.findall(run.err)}

    def ink(self, path):
        """White around the ink of a picture, in mm: left, top, right, bottom; and its size."""
        width, height, pixels = grey_png(path.read_bytes())
        rows = [pixels[y * width:(y + 1) * width] for y in range(height)]
        inked = [y for y, row in enumerate(rows) if min(row) < 250]
        columns = [x for x in range(width) if min(pixels[x::width]) < 250]
        white = (columns[0], inked[0], width - 1 - columns[-1], height - 1 - inked[-1])
        return [part * PIXEL for part in white], (width * PIXEL, height * PIXEL)

    def check_tight(self, path, told):
        white, size = self.ink(path)
        for part in white:
            self.assertLess(part, 0.1 + 2 * PIXEL, "of white around it")
        self.assertAlmostEqual(size[0], told[0], delta=2 * PIXEL)
        self.assertAlmostEqual(size[1], told[1], delta=2 * PIXEL)

    def test_tight_and_as_large_as_told(self):
        for template in GAMES:
            with self.subTest(template=template):
                (size,) = self.placed(template, 'eps').values()
                self.assertLessEqual(size[0], 60.1)
                tool('gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', '-sDEVICE=pnggray',
                     f'-r{DPI}', f'-sOutputFile={self.folder}/eps.png', self.folder / 'b.eps')
                self.check_tight(self.folder / 'eps.png', size)
                box = re.search(r'%%HiResBoundingBox: 0 0 ([\d.]+) ([\d.]+)',
                                (self.folder / 'b.eps').read_text('latin-1')).groups()
                for points, mm in zip(box, size):
                    self.assertAlmostEqual(float(points) * 25.4 / 72, mm, delta=0.01)
                self.assertEqual(self.placed(template, 'svg'), {'b.svg': size})
                svg = (self.folder / 'b.svg').read_text('utf-8')
                self.assertIn('width="%gmm" height="%gmm"' % size, svg)
                tool('rsvg-convert', '-d', DPI, '-p', DPI, '-o', self.folder / 'svg.png', '-b', 'white',
                     self.folder / 'b.svg')
                self.check_tight(self.folder / 'svg.png', size)
                self.placed(template, 'pdf')
                points = re.search(r'Page size:\s+([\d.]+) x ([\d.]+)',
                                   tool('pdfinfo', self.folder / 'b.pdf')).groups()
                for point, mm in zip(points, size):
                    self.assertAlmostEqual(float(point) * 25.4 / 72, mm, delta=0.01)

    def test_no_furniture(self):
        for template in GAMES:
            for language in ('en', 'it'):
                self.placed(template, 'pdf', '--lang', language, '--set', 'document.title=Summer Games')
                words = tool('pdftotext', self.folder / 'b.pdf', '-')
                for word in ('Summer', 'page', 'pagina', template, '392', 'Player 1', 'Giocatore'):
                    self.assertNotIn(word, words)

    def test_layers_are_named_alike(self):
        for template, expected in GAMES.items():
            names = []
            for seed in (1, 2):
                self.placed(template, 'svg', '-n', 2, seed=seed)
                for number in (1, 2):
                    svg = (self.folder / f'b-{number}.svg').read_text('utf-8')
                    names.append(re.findall(r'<g id="board-([a-z][a-z0-9-]*)"', svg))
            self.assertTrue(all(one == names[0] for one in names), names)
            self.assertLessEqual(expected, set(names[0]))

    def baselines(self, element, down=0.0):
        """Of each text, from the top of the file."""
        moved = re.search(r'translate\([-\d.]+[ ,]([-\d.]+)\)', element.get('transform', ''))
        down += float(moved.group(1)) if moved else 0
        if element.tag.endswith('}text'):
            yield down + float(element.get('y', 0))
        for child in element:
            yield from self.baselines(child, down)

    def test_baselines_on_whole_tenths(self):
        for template in GAMES:
            ((_, height),) = self.placed(template, 'svg', '--live-text').values()
            self.assertAlmostEqual(height * 10, round(height * 10), places=6)
            baselines = list(self.baselines(ElementTree.parse(self.folder / 'b.svg').getroot()))
            self.assertTrue(baselines, template)
            for y in baselines:
                self.assertAlmostEqual(y * 10, round(y * 10), places=6)

    def test_answers_apart(self):
        told = self.placed('hedge-duel', 'svg', '-n', 2, '--answers', 'end')
        self.assertEqual(set(told), {'b-1.svg', 'b-2.svg', 'b-answer-1.svg', 'b-answer-2.svg'})
        for name, drawn in (('b-1.svg', False), ('b-answer-1.svg', True)):
            svg = (self.folder / name).read_text('utf-8')
            self.assertEqual('stroke-dasharray' in svg, drawn, 'the way out')

    def test_answers_bear_the_number_of_their_board(self):
        """A game of dots has no answer: its number is left out."""
        template = self.write('mixed.yaml', """
            sheets:
              - {game: hedges, as: figure, board: {size: 9x9, hedges: 12}}
              - {game: dots-and-boxes, as: figure, board: {size: 3x3}}
              - {game: dots-and-boxes, as: figure, board: {size: 4x4, problem: 1}}
            """)
        boards = {'b-1.svg', 'b-2.svg', 'b-3.svg'}
        answered = self.placed(template, 'svg', '--answers', 'end')
        self.assertEqual(set(answered), boards | {'b-answer-1.svg', 'b-answer-3.svg'})

    def test_a_pdf_tells_the_size_of_each_page(self):
        sizes = list(self.placed('dots-and-boxes', 'svg', '-n', 2).values())
        run = self.make('dots-and-boxes', '--seed', 7, '--place', '60mm', '-n', 2, '-o', 'all.pdf')
        for number, (width, height) in enumerate(sizes, 1):
            self.assertIn(f'all.pdf, page {number}: {width} x {height} mm\n', run.err)

    def test_magazine_and_trip(self):
        """Covers, rules and marks are left out: boards alone."""
        told = self.placed('trip-pack', 'svg')
        self.assertEqual(len(told), 7)
        told = self.placed('newsletter-page', 'svg')
        self.assertTrue(all(width <= 60.1 for width, _ in told.values()), told)

    def test_one_picture(self):
        self.placed('dots-and-boxes', 'png', '--dpi', 300)
        chunks = dict(png_chunks((self.folder / 'b.png').read_bytes()))
        self.assertIn(b'IHDR', chunks)


if __name__ == '__main__':
    main()
