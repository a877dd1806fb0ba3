# SPDX-License-Identifier: MIT
"""`draw`: a position of Sprouts in, a picture out."""
import json

from paper_pdf import read_pdf
from program import Case, main
from sprouts_paper import NEAR, curves_on, spots_on


class Draw(Case):
    POSITION = '1,4;2;3/1,4'

    def draw(self, *arguments):
        return self.run_program('draw', *arguments)

    def test_every_format(self):
        for ending, begins in (('pdf', b'%PDF'), ('svg', b'<?xml'), ('png', b'\x89PNG'),
                               ('eps', b'%!PS'), ('txt', self.POSITION.encode()), ('json', b'{')):
            run = self.draw(self.POSITION, '-o', f'a.{ending}')
            self.assertEqual(run.code, 0, run)
            self.assertTrue((self.folder / f'a.{ending}').read_bytes().startswith(begins), ending)
            again = self.draw(self.POSITION, '-o', '-', '-f', 'text' if ending == 'txt' else ending)
            self.assertEqual(again.out, (self.folder / f'a.{ending}').read_bytes(), ending)
        run = self.draw(self.POSITION)
        self.assertEqual(self.names()[-1], 'sprouts-position.pdf', run)

    def test_the_picture_is_the_position(self):
        run = self.draw('3: 1(4)1[2] 2(5)2', '-o', '-', '-f', 'json')
        drawn = json.loads(run.out)
        self.assertEqual(drawn['lives'], [1, 1, 3, 1, 1])
        self.assertEqual(drawn['record'], ['1(4)1[2]', '2(5)2'])
        self.draw('3: 1(4)1[2] 2(5)2', '-o', 'a.pdf')
        page, = read_pdf(self.folder / 'a.pdf')
        self.assertAlmostEqual(page.width, drawn['width'], delta=NEAR)
        self.assertEqual(sum(live for *_, live in spots_on(page)), 5)
        self.assertEqual(len(curves_on(page)), 4)
        self.assertEqual(sorted(word.text for word in page.words), list('12345'))

    def test_positions_and_moves_are_the_same_thing(self):
        written = self.draw('3: 1(4)1[2] 2(5)2', '-o', '-', '-f', 'text').out.decode()
        hoey, moves = written.splitlines()
        self.assertEqual(moves, '3: 1(4)1[2] 2(5)2')
        self.assertEqual(self.draw(hoey, '-o', '-', '-f', 'text').out.decode(), written)

    def test_sizes_and_files(self):
        self.write('game.txt', '4: 1(5)2, 3(6)4\n')
        run = self.draw('game.txt', '--size', '90x70', '-o', 'a.pdf')
        self.assertIn('90 x 70 mm', run.err)
        self.assertEqual(self.draw('game.txt', '--size', '90', '-o', 'b.pdf').code, 2)
        run = self.draw('16', '--size', '30x30', '-o', 'b.pdf')
        self.assertEqual(run.code, 3, run)
        self.assertIn('do not fit', run.err)
        self.assertEqual(self.draw('5', '-o', 'b.gif').code, 2)
        self.assertEqual(self.draw('5', '-o', 'b.pdf', '--lang', 'xx').code, 2)

    def test_what_cannot_be_is_told_with_its_place(self):
        for position, sentence in (
                ('1,4;;2', 'column 5: expected the number of a spot'),
                ('1,4;2;3/2,4', 'column'),
                ('3: 1(4)2 1(6)3', 'column 12: the new spot of this move is 5, not 6'),
                ('3: 1(4)1[2] 2(5)3', 'column 13: spots 2 and 3 share no region'),
                ('3: 1(4)1[2] 1(5)1', 'column 13: a line from spot 1 back to it takes two ends'),
                ('3: 1(4)9', 'column 4: there is no spot 9'),
                ('4: 1(5)1 2(6)2 1(7)3 1(8)4', 'column 22: spot 1 is dead'),
                ('41', 'more than 40'), ('1(3)2', 'column 1: the number of starting spots'),
                ('3: 1(4)1[5]', 'column 10: expected a spot from 1 to 3'),
                ('3: 1-2', 'column'),
                ('3: 1(4)1[1]', 'no line from 1 to 1 has just 1 on one side')):
            with self.subTest(position=position):
                run = self.draw(position, '-o', 'a.pdf')
                self.assertEqual(run.code, 3, run)
                self.assertIn(sentence, run.err)
                self.assertEqual(self.names(), [])

    def test_help_has_examples(self):
        self.assertIn('cartapenna draw', self.draw('--help').out.decode())


if __name__ == '__main__':
    main()
