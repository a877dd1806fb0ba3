# SPDX-License-Identifier: MIT
"""Small SVGs that look like the PDF; PNG and EPS of the right size, without a date."""
import math
import re
import shutil
import struct
import xml.etree.ElementTree as ElementTree

from pictures import grey_png, pixmap, png_chunks
from program import Case, main, templates, tool


def coarse(pixels, stride, columns, rows):
    """Means of squares of 8 x 8 pixels."""
    means = []
    for y in range(rows):
        lines = [pixels[(8 * y + j) * stride:(8 * y + j + 1) * stride] for j in range(8)]
        means += [sum(sum(line[8 * x:8 * x + 8]) for line in lines) / 64 for x in range(columns)]
    return means


class Svg(Case):
    def pages(self, *arguments):
        for path in self.folder.glob('a*.svg'):
            path.unlink()
        self.make(*arguments, '-f', 'svg', '-o', 'a.svg')
        return [path.read_text('utf-8') for path in sorted(self.folder.glob('a*.svg'))]

    def largest(self, template, *options, language='it'):
        return max(len(page.encode())
                   for page in self.pages(template, '--seed', 7, '--lang', language,
                                          '--answers', 'none', *options))

    def test_is_small(self):
        for template in templates():
            with self.subTest(template=template):
                self.assertLess(self.largest(template), 110_000)
                self.assertLess(self.largest(template, '--live-text'), 30_000)

    def test_a_duel_is_as_small_as_promised(self):
        for language in ('it', 'en'):
            for template in ('hedge-duel', 'hedge-duel-small', 'hedge-duel-draw-your-own'):
                with self.subTest(template=template, language=language):
                    self.assertLess(self.largest(template, language=language), 50 * 1024)
                    self.assertLess(self.largest(template, '--live-text', language=language),
                                    8 * 1024)

    def test_ids_are_unique_across_files_and_lead_somewhere(self):
        seen = set()
        for template in templates():
            for seed in (7, 8) if template == 'hedge-duel' else (7,):
                for page in self.pages(template, '--seed', seed):
                    ids = re.findall(r'\sid="([^"]*)"', page)
                    self.assertEqual(len(ids), len(set(ids)))
                    self.assertFalse(seen & set(ids), 'an id of another file')
                    seen |= set(ids)
                    for reference in re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', page):
                        self.assertIn(reference[0] or reference[1], ids)

    def test_ids_do_not_depend_on_the_batch(self):
        few = self.make('hedge-duel', '--seed', 7, '-n', 1, '-f', 'svg', '-o', '-', '--page', 2).out
        many = self.make('hedge-duel', '--seed', 7, '-n', 9, '-f', 'svg', '-o', '-', '--page',
                         2).out
        ids = [re.findall(rb'\sid="([^"]*)"', page) for page in (few, many)]
        # The footer's number of pages may add a letter to the shapes.
        self.assertEqual(*([name for name in names if b'-' in name] for names in ids))
        self.assertEqual(*({name[:5] for name in names if b'-' not in name} for names in ids))

    def test_plain_elements_in_layers(self):
        for options in ([], ['--live-text']):
            for page in self.pages('hedge-duel', '--seed', 7, *options):
                root = ElementTree.fromstring(page)
                tags = {element.tag.split('}')[1] for element in root.iter()}
                self.assertFalse(tags & {'style', 'script', 'image', 'foreignObject', 'a',
                                         'filter'})
                self.assertNotRegex(page, r'\s(style|class|on\w+)="')
                self.assertNotRegex(page, r'https?://(?!www\.w3\.org/(2000/svg|1999/xlink)")')
                layers = {element.get('id').split('-', 4)[-1] for element in root
                          if element.get('id')}
                self.assertTrue({'grid', 'hedges', 'labels'} <= layers, layers)
                self.assertRegex(root.get('width'), r'^[\d.]+mm$')

    def test_looks_like_the_pdf(self):
        """Cell by cell of about a millimetre: another hedge or word, or a moved one, would show."""
        for template in templates():
            with self.subTest(template=template):
                self.make(template, '--seed', 7, '--page', 1, '-o', 'a.pdf')
                self.make(template, '--seed', 7, '--page', 1, '-o', 'a.svg')
                tool('pdftoppm', '-r', '100', '-gray', '-singlefile', self.folder / 'a.pdf',
                     self.folder / 'a')
                tool('rsvg-convert', '-d', '100', '-p', '100', '-b', 'white', self.folder / 'a.svg',
                     '-o', self.folder / 'b.png')
                self.compare(pixmap((self.folder / 'a.pgm').read_bytes()),
                             grey_png((self.folder / 'b.png').read_bytes()), 4, 90)

    def compare(self, one, other, mean, most):
        (width, height, ours), (w, h, theirs) = one, other
        self.assertLessEqual(max(abs(w - width), abs(h - height)), 1)
        size = min(width, w) // 8, min(height, h) // 8
        differences = [abs(a - b) for a, b in zip(coarse(ours, width, *size),
                                                  coarse(theirs, w, *size))]
        self.assertLess(sum(differences) / len(differences), mean, 'of 255, on the average')
        self.assertLess(max(differences), most)

    def rendered(self, viewer, dpi=96):
        """a.svg as that program shows it."""
        source, picture = self.folder / 'a.svg', self.folder / f'{viewer}.png'
        if viewer == 'rsvg-convert':
            tool(viewer, '-d', str(dpi), '-p', str(dpi), '-b', 'white', source, '-o', picture)
        elif viewer == 'inkscape':
            tool(viewer, '--export-type=png', f'--export-dpi={dpi}', '-b', 'white', '-o', picture,
                 source)
        else:
            root = ElementTree.parse(source).getroot()
            size = [math.ceil(float(root.get(side).removesuffix('mm')) / 25.4 * 96)
                    for side in ('width', 'height')]
            tool(viewer, '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
                 f'--user-data-dir={self.folder}/profile',
                 f'--force-device-scale-factor={dpi / 96}', f'--window-size={size[0]},{size[1]}',
                 f'--screenshot={picture}', source.as_uri())
        return grey_png(picture.read_bytes())

    def test_all_programs_show_the_same(self):
        """Letters of live text are looked up by their family's name; found, they stand where the
        outlines stand. rsvg is always asked, the others where they are installed."""
        others = [name for name in ('inkscape', 'chromium') if shutil.which(name)]
        options = ('hedge-duel', '--page', 1, '-o', 'a.svg', '--seed')
        self.make(*options, 7)
        outlines = self.rendered('rsvg-convert')
        for live in ([], ['--live-text']):
            self.make(*options, 7, *live)
            for viewer in [*(['rsvg-convert'] if live else []), *others]:
                with self.subTest(live=live, viewer=viewer):
                    self.compare(outlines, self.rendered(viewer), 1.5, 60)
        self.make(*options, 8)
        with self.assertRaises(AssertionError, msg='another maze would be seen'):
            self.compare(outlines, self.rendered('rsvg-convert'), 1.5, 60)


class Png(Case):
    def test_grey_and_as_large_as_asked_for(self):
        for dpi in (50, 72, 300):
            data = self.make('hedge-duel', '--seed', 7, '-f', 'png', '-o', '-', '--page', 1,
                             '--dpi', dpi).out
            chunks = dict(png_chunks(data))
            width, height, depth, colour = struct.unpack('>IIBB', chunks[b'IHDR'][:10])
            self.assertEqual((depth, colour), (8, 0), '8-bit grey')
            self.assertLessEqual(abs(width - 210 / 25.4 * dpi), 1)
            self.assertLessEqual(abs(height - 297 / 25.4 * dpi), 1)
            x, y, unit = struct.unpack('>IIB', chunks[b'pHYs'])
            self.assertEqual(unit, 1)
            self.assertLessEqual(abs(x - dpi / 0.0254), 1)
            self.assertEqual(x, y)
            self.assertNotIn(b'tIME', chunks)


class Eps(Case):
    def test_header(self):
        text = self.make('hedge-duel', '--seed', 7, '-f', 'eps', '-o', '-', '--page', 1).out
        header = text[:text.index(b'%%EndComments')].decode()
        self.assertTrue(header.startswith('%!PS-Adobe-3.0 EPSF-3.0\n'))
        self.assertIn('%%BoundingBox: 0 0 596 842\n', header)
        exact = [float(part) for part in
                 re.search(r'%%HiResBoundingBox: (.*)\n', header).group(1).split()]
        for got, wanted in zip(exact, (0, 0, 210 * 72 / 25.4, 297 * 72 / 25.4)):
            self.assertAlmostEqual(got, wanted, delta=0.01)
        self.assertNotIn('Date', header)
        self.assertIn('%%Title: Hedge duel', header)

    def test_ghostscript_prints_it(self):
        self.make('hedge-duel', '--seed', 7, '-o', 'a.eps', '--page', 1)
        self.make('hedge-duel', '--seed', 7, '-o', 'a.png', '--page', 1, '--dpi', 200)
        tool('gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', '-sDEVICE=pnggray',
             '-r200', '-dGraphicsAlphaBits=4', '-dTextAlphaBits=4',
             f'-sOutputFile={self.folder}/e.png', self.folder / 'a.eps')
        w, h, ours = grey_png((self.folder / 'a.png').read_bytes())
        width, height, theirs = grey_png((self.folder / 'e.png').read_bytes())
        self.assertLessEqual(max(abs(w - width), abs(h - height)), 1)
        ink = [sum(255 - pixel for pixel in pixels) for pixels in (ours, theirs)]
        self.assertLess(abs(ink[0] / ink[1] - 1), 0.25)


if __name__ == '__main__':
    main()
