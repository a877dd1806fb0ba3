# SPDX-License-Identifier: MIT
"""What the files say of themselves, by the programs that people open them with: size, fonts, title,
bookmarks; no date, no colour; small SVGs that look like the PDF."""
import math
import re
import shutil
import struct
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree
import zlib

from paper import PdfReader
from program import Case, environment, main, templates, tool

PAPERS = {'A3': (297, 420), 'A4': (210, 297), 'A5': (148, 210), 'A6': (105, 148),
          'Letter': (215.9, 279.4), 'Legal': (215.9, 355.6), 'Tabloid': (279.4, 431.8),
          '210mm x 180mm': (210, 180), '8.5in x 11in': (215.9, 279.4), '21cm x 29.7cm': (210, 297),
          '595pt x 842pt': (209.9, 297.04)}
SMALL = ('--set', 'sheets.0.board.size=5x5', '--set', 'sheets.0.board.hedges=5')


class Pdf(Case):
    def pdf(self, *arguments, **more):
        self.make(*arguments, '-o', 'a.pdf', **more)
        return self.folder / 'a.pdf'

    def info(self, path):
        text = tool('pdfinfo', '-isodates', path)
        return dict(line.split(':', 1) for line in text.splitlines() if ':' in line)

    def test_is_sound(self):
        for arguments in ([], ['--answers', 'end'], ['-n', 10], ['--set', 'page.press=true'],
                          ['--set', 'page.accessible=true'], ['--set', 'page.text=outlines'],
                          ['--set', 'page.duplex=long-edge'], ['--set', 'page.booklet=true', *SMALL],
                          ['--set', 'page.up=2x2', '-n', 3, *SMALL],
                          ['--set', 'page.bleed=3mm', '--set', 'page.crop-marks=true'],
                          ['--set', 'document.title=Città (50%) \\ «è» — ok']):
            with self.subTest(arguments=arguments):
                path = self.pdf('hedge-duel', '--seed', 7, *arguments)
                done = subprocess.run(['qpdf', '--check', path], capture_output=True, text=True,
                                      check=False)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                seen = subprocess.run(['pdftotext', path, '-'], capture_output=True, text=True,
                                      check=True)
                self.assertEqual(seen.stderr, '', 'poppler finds fault with it')

    def test_paper_and_title(self):
        for paper, (width, height) in PAPERS.items():
            for orientation in ('portrait', 'landscape'):
                with self.subTest(paper=paper, orientation=orientation):
                    path = self.pdf('hedge-duel', '--seed', 7, '-p', paper, *SMALL, '--set',
                                    f'page.orientation={orientation}')
                    info = self.info(path)
                    wide, high = sorted((width, height), reverse=orientation == 'landscape')
                    got = [float(part) * 25.4 / 72 for part in
                           re.match(r'\s*([\d.]+) x ([\d.]+) pts', info['Page size']).groups()]
                    self.assertAlmostEqual(got[0], wide, delta=0.01)
                    self.assertAlmostEqual(got[1], high, delta=0.01)
        info = self.info(self.pdf('hedge-duel', '--seed', 7, '--set',
                                  'document.title={it: Siepi, en: "Hedges & ½"}'))
        self.assertEqual(info['Title'].strip(), 'Hedges & ½')
        self.assertRegex(info['Producer'], r'cartapenna \d')
        self.assertFalse([key for key in info if 'Date' in key], 'no date unless asked for')
        self.assertEqual(info['Pages'].strip(), '2')
        self.assertEqual(info['JavaScript'].strip(), 'no')
        self.assertEqual(info['Encrypted'].strip(), 'no')
        dated = self.info(self.pdf('hedge-duel', env=environment(SOURCE_DATE_EPOCH='1700000000')))
        self.assertIn('2023-11-14T22:13:20Z', dated['CreationDate'])

    def test_fonts_are_embedded_subsets(self):
        for template in templates():
            with self.subTest(template=template):
                rows = tool('pdffonts', self.pdf(template, '--lang', 'it')).splitlines()[2:]
                self.assertTrue(rows)
                for row in rows:
                    self.assertRegex(row, r'^[A-Z]{6}\+')
                    self.assertRegex(row, r' yes yes yes +\d+ +\d+$', 'embedded, subset, Unicode')
        outlines = tool('pdffonts', self.pdf('hedge-duel', '--set', 'page.text=outlines'))
        self.assertEqual(len(outlines.splitlines()), 2, 'text as outlines needs no font')

    def test_catalog(self):
        for language in ('en', 'it'):
            reader = PdfReader(self.pdf('hedge-duel', '--seed', 7, '--lang', language, '-n', 2,
                                        '--answers', 'end', '--set', 'document.pages-from=5'))
            catalog = reader.catalog()
            self.assertEqual(catalog['/Lang'], f'u:{language}')
            self.assertEqual(reader.value(catalog['/ViewerPreferences'])['/PrintScaling'], '/None')
            self.assertNotIn('/OpenAction', catalog)
            boards = self.json('hedge-duel', '--seed', 7, '-n', 2)['sheets'][0]['boards']
            outlines = reader.file['outlines']
            self.assertEqual(len(outlines), 5)
            for board, outline in zip(boards, outlines):
                self.assertIn(board['id'], outline['title'])
                self.assertEqual(outline['dest'][0], reader.pages[board['page'] - 1])
            self.assertEqual(outlines[4]['dest'][0], reader.pages[4])
            labels = [page['label'] for page in reader.file['pages']]
            self.assertEqual(labels[0]['/St'], 5)
            self.assertEqual(labels[0]['/S'], '/D')

    def test_page_labels_are_a_sound_tree(self):
        """The first range of a tree of labels begins with the first page; no tree, no fault."""
        for pages_from in (1, 2, 0):
            reader = PdfReader(self.pdf('hedge-duel', '--set', f'document.pages-from={pages_from}'))
            labels = reader.value(reader.catalog().get('/PageLabels'))
            if labels is not None:
                self.assertEqual(labels['/Nums'][:1], [0], f'pages from {pages_from}')

    def test_duplex_is_asked_for(self):
        for duplex, name in (('long-edge', '/DuplexFlipLongEdge'), ('short-edge', '/DuplexFlipShortEdge'),
                             ('none', None)):
            reader = PdfReader(self.pdf('hedge-duel', '--set', f'page.duplex={duplex}'))
            preferences = reader.value(reader.catalog()['/ViewerPreferences'])
            self.assertEqual(preferences.get('/Duplex'), name)

    def test_press(self):
        """Grey only, no transparency, boxes, a statement about trapping."""
        path = self.pdf('hedge-duel', '--seed', 7, '--set', 'page.press=true', '--set', 'page.bleed=3mm',
                        '--set', 'page.crop-marks=true')
        reader = PdfReader(path)
        self.assertTrue(path.read_bytes().startswith(b'%PDF-1.4'))
        self.assertEqual(reader.information()['/Trapped'], '/False')
        for reference in reader.pages:
            page = reader.value(reference)
            trim, bleed, media = (page[f'/{name}Box'] for name in ('Trim', 'Bleed', 'Media'))
            self.assertAlmostEqual((trim[2] - trim[0]) * 25.4 / 72, 210, delta=0.01)
            self.assertAlmostEqual((bleed[3] - bleed[1]) * 25.4 / 72, 303, delta=0.01)
            self.assertLess(media[0], bleed[0])
        for name, thing in reader.objects.items():
            if 'stream' in thing and name != 'trailer':
                self.assertNotRegex(reader.stream(name.removeprefix('obj:')), rb'\s(rg|RG|k|K)\s')

    def test_accessible(self):
        path = self.pdf('hedge-duel', '--seed', 7, '--set', 'page.accessible=true')
        info = self.info(path)
        self.assertEqual(info['Tagged'].strip(), 'yes')
        structure = tool('pdfinfo', '-struct', path)
        for part in ('H1', 'H2', 'P (', 'Figure'):
            self.assertIn(part, structure)
        reader = PdfReader(path)
        elements = [thing.get('value') for thing in reader.objects.values()]
        figures = [one for one in elements if isinstance(one, dict) and one.get('/S') == '/Figure']
        self.assertTrue(figures)
        self.assertTrue(all(figure.get('/Alt') for figure in figures), 'what each figure shows')

    def test_an_answer_is_heard(self):
        for language, words in (('en', 'Best play, line by line: '), ('it', 'linea per linea: ')):
            reader = PdfReader(self.pdf('dots-and-boxes-problems', '--seed', 7, '--set', 'sheets.0.count=2',
                                        '--lang', language, '--accessible'))
            heard = [thing['value']['/Alt'] for thing in reader.objects.values()
                     if isinstance(thing.get('value'), dict) and thing['value'].get('/S') == '/Figure']
            self.assertEqual([words in one for one in heard], [False, False, True, True])

    def test_no_colour_and_little_ink(self):
        self.pdf('hedge-duel', '--seed', 7)
        tool('pdftoppm', '-r', '150', self.folder / 'a.pdf', self.folder / 'p')
        for path in self.folder.glob('p-*.ppm'):
            width, height, pixels = pixmap(path.read_bytes())
            self.assertTrue(pixels[0::3] == pixels[1::3] == pixels[2::3], 'grey')
            ink = 1 - sum(pixels[0::3]) / 255 / (width * height)
            self.assertLess(ink, 0.055, 'thin lines come out wider here than on paper')


def pixmap(data):
    """Width, height and bytes of a P5 or P6."""
    kind, width, height, _, pixels = re.match(rb'(P[56])\s+(\d+)\s+(\d+)\s+(\d+)\s(.*)', data,
                                              re.S).groups()
    return int(width), int(height), pixels


class Svg(Case):
    def pages(self, *arguments):
        for path in self.folder.glob('a*.svg'):
            path.unlink()
        self.make(*arguments, '-f', 'svg', '-o', 'a.svg')
        return [path.read_text('utf-8') for path in sorted(self.folder.glob('a*.svg'))]

    def largest(self, template, *options, language='it'):
        return max(len(page.encode())
                   for page in self.pages(template, '--seed', 7, '--lang', language, '--answers', 'none',
                                          *options))

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
                    self.assertLess(self.largest(template, '--live-text', language=language), 8 * 1024)

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
        many = self.make('hedge-duel', '--seed', 7, '-n', 9, '-f', 'svg', '-o', '-', '--page', 2).out
        ids = [re.findall(rb'\sid="([^"]*)"', page) for page in (few, many)]
        # The footer's number of pages may add a letter to the shapes.
        self.assertEqual(*([name for name in names if b'-' in name] for names in ids))
        self.assertEqual(*({name[:5] for name in names if b'-' not in name} for names in ids))

    def test_plain_elements_in_layers(self):
        for options in ([], ['--live-text']):
            for page in self.pages('hedge-duel', '--seed', 7, *options):
                root = ElementTree.fromstring(page)
                tags = {element.tag.split('}')[1] for element in root.iter()}
                self.assertFalse(tags & {'style', 'script', 'image', 'foreignObject', 'a', 'filter'})
                self.assertNotRegex(page, r'\s(style|class|on\w+)="')
                self.assertNotRegex(page, r'https?://(?!www\.w3\.org/(2000/svg|1999/xlink)")')
                layers = {element.get('id').split('-', 4)[-1] for element in root if element.get('id')}
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
            tool(viewer, '--export-type=png', f'--export-dpi={dpi}', '-b', 'white', '-o', picture, source)
        else:
            root = ElementTree.parse(source).getroot()
            size = [math.ceil(float(root.get(side).removesuffix('mm')) / 25.4 * 96)
                    for side in ('width', 'height')]
            tool(viewer, '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
                 f'--user-data-dir={self.folder}/profile', f'--force-device-scale-factor={dpi / 96}',
                 f'--window-size={size[0]},{size[1]}', f'--screenshot={picture}', source.as_uri())
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


def coarse(pixels, stride, columns, rows):
    """Means of squares of 8 x 8 pixels."""
    means = []
    for y in range(rows):
        lines = [pixels[(8 * y + j) * stride:(8 * y + j + 1) * stride] for j in range(8)]
        means += [sum(sum(line[8 * x:8 * x + 8]) for line in lines) / 64 for x in range(columns)]
    return means


def png_chunks(data):
    at = 8
    while at < len(data):
        length, kind = struct.unpack('>I4s', data[at:at + 8])
        yield kind, data[at + 8:at + 8 + length]
        at += 12 + length


def grey_png(data):
    """Width, height and one byte a pixel, of 8-bit grey, RGB or RGBA without interlacing."""
    packed = b''
    for kind, content in png_chunks(data):
        if kind == b'IHDR':
            width, height, depth, colour, _, _, interlaced = struct.unpack('>IIBBBBB', content)
        elif kind == b'IDAT':
            packed += content
    if depth != 8 or interlaced:
        raise AssertionError(f'PNG of {depth} bits')
    step = {0: 1, 2: 3, 6: 4}[colour]
    raw, stride, at = zlib.decompress(packed), width * step, 0
    above, grey = bytearray(stride), bytearray()
    for _ in range(height):
        kind, line = raw[at], bytearray(raw[at + 1:at + 1 + stride])
        at += 1 + stride
        for i in range(stride):
            left, up = line[i - step] if i >= step else 0, above[i]
            corner = above[i - step] if i >= step else 0
            if kind == 1:
                line[i] = (line[i] + left) & 255
            elif kind == 2:
                line[i] = (line[i] + up) & 255
            elif kind == 3:
                line[i] = (line[i] + (left + up) // 2) & 255
            elif kind == 4:
                guess = left + up - corner
                near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up),
                           (abs(guess - corner), 2, corner))[2]
                line[i] = (line[i] + near) & 255
        grey += line[::step]
        above = line
    return width, height, bytes(grey)


class Png(Case):
    def test_grey_and_as_large_as_asked_for(self):
        for dpi in (50, 72, 300):
            data = self.make('hedge-duel', '--seed', 7, '-f', 'png', '-o', '-', '--page', 1, '--dpi',
                             dpi).out
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
        tool('gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', '-sDEVICE=pnggray', '-r200',
             '-dGraphicsAlphaBits=4', '-dTextAlphaBits=4',
             f'-sOutputFile={self.folder}/e.png', self.folder / 'a.eps')
        w, h, ours = grey_png((self.folder / 'a.png').read_bytes())
        width, height, theirs = grey_png((self.folder / 'e.png').read_bytes())
        self.assertLessEqual(max(abs(w - width), abs(h - height)), 1)
        ink = [sum(255 - pixel for pixel in pixels) for pixels in (ours, theirs)]
        self.assertLess(abs(ink[0] / ink[1] - 1), 0.25)


if __name__ == '__main__':
    main()
