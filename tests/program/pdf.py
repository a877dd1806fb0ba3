# SPDX-License-Identifier: MIT
"""What a PDF says of itself, by the programs that people open it with: size, fonts, title,
bookmarks; no date, no colour."""
import re
import subprocess

from paper_pdf import PdfReader
from pictures import pixmap
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
                          ['--set', 'page.duplex=long-edge'],
                          ['--set', 'page.booklet=true', *SMALL],
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
        for duplex, name in (('long-edge', '/DuplexFlipLongEdge'),
                             ('short-edge', '/DuplexFlipShortEdge'), ('none', None)):
            reader = PdfReader(self.pdf('hedge-duel', '--set', f'page.duplex={duplex}'))
            preferences = reader.value(reader.catalog()['/ViewerPreferences'])
            self.assertEqual(preferences.get('/Duplex'), name)

    def test_press(self):
        """Grey only, no transparency, boxes, a statement about trapping."""
        path = self.pdf('hedge-duel', '--seed', 7, '--set', 'page.press=true',
                        '--set', 'page.bleed=3mm', '--set', 'page.crop-marks=true')
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
            reader = PdfReader(self.pdf('dots-and-boxes-problems', '--seed', 7, '--set',
                                        'sheets.0.count=2', '--lang', language,
                                        '--accessible'))
            heard = [thing['value']['/Alt'] for thing in reader.objects.values()
                     if isinstance(thing.get('value'), dict) and
                     thing['value'].get('/S') == '/Figure']
            self.assertEqual([words in one for one in heard], [False, False, True, True])

    def test_no_colour_and_little_ink(self):
        self.pdf('hedge-duel', '--seed', 7)
        tool('pdftoppm', '-r', '150', self.folder / 'a.pdf', self.folder / 'p')
        for path in self.folder.glob('p-*.ppm'):
            width, height, pixels = pixmap(path.read_bytes())
            self.assertTrue(pixels[0::3] == pixels[1::3] == pixels[2::3], 'grey')
            ink = 1 - sum(pixels[0::3]) / 255 / (width * height)
            self.assertLess(ink, 0.055, 'thin lines come out wider here than on paper')


if __name__ == '__main__':
    main()
