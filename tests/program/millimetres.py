# SPDX-License-Identifier: MIT
"""Lengths are true millimetres: the check bar, the width of lines, the margins."""
import re

from paper_pdf import PdfReader, read_pdf
from paper_svg import read_svg
from program import Case, main
from squares import NEAR, SHAPES, THICK, shape_options


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
        at_the_left = [('15x15', 30, 'A4 --set sheets.0.board.exit=A7'),
                       ('5x5', 4, 'A6 --set sheets.0.board.exit=A3 --set page.margin=7mm')]
        for size, hedges, rest in SHAPES[:12] + at_the_left:
            with self.subTest(size=size, rest=rest):
                margin = float((re.findall(r'page\.margin=(\d+)mm', rest) or ['12'])[0])
                self.make(*shape_options(size, hedges, rest), '--seed', 3, '-o', 'a.pdf')
                for page in read_pdf(self.folder / 'a.pdf'):
                    for stroke in page.strokes:
                        for x, y in stroke.points:
                            half = stroke.width / 2
                            self.assertTrue(margin - half <= x + NEAR and
                                            margin - half <= y + NEAR and
                                            x <= page.width - margin + half + NEAR and
                                            y <= page.height - margin + half + NEAR, (x, y))
                    for word in page.words:
                        self.assertGreaterEqual(word.x0, margin - 0.2, word)
                        self.assertLessEqual(word.x1, page.width - margin + 0.2, word)


if __name__ == '__main__':
    main()
