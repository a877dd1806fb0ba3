# SPDX-License-Identifier: MIT
"""Every text fits its place: with a title of 60 letters and names of 40, in both languages, no word
of any template leaves the margins, and no two words lie on each other.

    words.py PROGRAM [unittest's arguments]
"""
import concurrent.futures

from paper_pdf import pdf_words
from program import Case, SEARCHED, Run, main, tool

TITLE = 'A title of sixty letters, which is as long as titles may get'
NAMES = ('Bartolomea Annunziata della Santissima G.', 'Maximilian Theodor von und zu Hohenstein')
MARGIN = 12
MM = 25.4 / 72
# Their heads have a line for the name, the class and the date.
CLASSES = {'class-set', 'sprouts-class', 'dots-and-boxes-lesson'}
ROSTER = 'name,class\n"%s",Classe terza B del liceo scientifico\n"%s",3B\n' % NAMES


def overlap(a, b):
    """In mm, the smaller way. Letters stand on lines: boxes are taller than what is printed."""
    wide = min(a.x1, b.x1) - max(a.x0, b.x0)
    high = min(a.y1, b.y1) - max(a.y0, b.y0)
    return min(wide, high - 0.45 * min(a.y1 - a.y0, b.y1 - b.y0))


class Words(Case):
    def one(self, number, template, language, paper):
        folder = self.folder / str(number)
        folder.mkdir()
        (folder / 'r.csv').write_text(ROSTER, encoding='utf-8')
        options = ['--lang', language, '--seed', 7, '--set', f'document.title={TITLE}', '-o', 'w.pdf']
        options += ['--roster', 'r.csv'] if template in CLASSES else ['--players', ','.join(NAMES)]
        if template != 'magazine-page':
            options += ['--paper', paper]
        run = Run(['make', template, *options], folder=folder)
        if run.code == 3:
            self.assertRegex(run.err, r'\bfit\b|\bneed|leave no room|too small', 'told: it does not fit')
            return 'told'
        self.assertEqual(run.code, 0, run)
        sizes = [list(map(float, line.split()[3:6:2])) for line in
                 tool('pdfinfo', '-f', 1, '-l', 9999, folder / 'w.pdf').splitlines()
                 if line.startswith('Page') and 'size' in line]
        bleed = 11 if template == 'magazine-page' else 0
        for page, (words, size) in enumerate(zip(pdf_words(folder / 'w.pdf'), sizes), 1):
            width, height = (side * MM for side in size)
            for word in words:
                where = f'"{word.text}" on page {page}'
                if template != 'test-page':
                    edge = MARGIN + bleed - 0.5
                    self.assertGreater(word.x0, edge, where)
                    self.assertLess(word.x1, width - edge, where)
                    self.assertGreater(word.y0, edge - 3, where)
                    self.assertLess(word.y1, height - edge + 2, where)
            self.apart(words, page)
        return 'made'

    def apart(self, words, page):
        for i, word in enumerate(words):
            for other in words[:i]:
                self.assertLess(overlap(word, other), 0.2,
                                f'"{word.text}" and "{other.text}" on page {page}')

    def test_all(self):
        # What is searched for takes long, and has the same words as others.
        templates = [name for name in Run(['list', '--names']).out.decode().split()
                     if name not in SEARCHED]
        asked = [(template, language, paper) for template in templates for language in ('en', 'it')
                 for paper in ('A4', 'A5', 'Letter') if template != 'magazine-page' or paper == 'A4']
        results = {'made': 0, 'told': 0}
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            futures = {pool.submit(self.one, number, *one): one for number, one in enumerate(asked)}
            for future in concurrent.futures.as_completed(futures):
                with self.subTest(document=futures[future]):
                    results[future.result()] += 1
        self.assertGreater(results['made'], 60, results)

    def test_squares_of_few_columns_or_rows(self):
        """A square may be narrower than its heading; a low one leaves the width to the notes."""
        for size in ('2x2', '3x9', '4x20', '20x4', '30x2'):
            for template in ('hedge-duel', 'hedge-duel-draw-your-own'):
                with self.subTest(size=size, template=template):
                    self.make(template, '--seed', 7, '--set', f'sheets.0.board.size={size}', '--set',
                              'sheets.0.board.hedges=1', '--players', 'Anna,Bartolomea', '--answers',
                              'end', '-o', 'w.pdf')
                    for page, words in enumerate(pdf_words(self.folder / 'w.pdf'), 1):
                        self.apart(words, page)
                        if page < 3:
                            self.assertIn('walk', [word.text for word in words if word.text == 'walk'
                                                   and word.y1 - word.y0 < 4], 'room for walks')


if __name__ == '__main__':
    main()
