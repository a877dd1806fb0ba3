# SPDX-License-Identifier: MIT
"""Exit codes, help, and the small commands."""
import re
import subprocess
import time

from program import (FILE, FINE, FONT, NOT_MADE, PROGRAM, WRONG_INPUT, WRONG_USE, Case,
                     environment, main, templates)


class ExitCodes(Case):
    def expect(self, code, said, *arguments, **more):
        run = self.run_program(*arguments, **more)
        self.assertEqual(run.code, code, run)
        self.assertRegex(run.err, said)
        self.assertEqual(run.out, b'', 'an error says nothing on standard output')
        self.assertEqual([name for name in self.names() if not name.endswith('.yaml')], [])
        return run

    def test_wrong_use(self):
        for said, *arguments in (
                ('bogus', 'bogus'), ('TEMPLATE', 'make'), ('--formt', 'make', 'hedge-duel', '--formt'),
                ('--format|docx', 'make', 'hedge-duel', '--format', 'docx'),
                ('odt is no format', 'make', 'hedge-duel', '-o', 'a.odt'),
                ('no ending', 'make', 'hedge-duel', '-o', 'sheet'),
                ('--count|x', 'make', 'hedge-duel', '--count', 'x'),
                ('--jobs|0', 'make', 'hedge-duel', '--jobs', '0'),
                ('--count', 'make', 'hedge-duel', '--count', '0'),
                ('--count', 'make', 'hedge-duel', '--count', '-5'),
                ('--dpi|1', 'make', 'hedge-duel', '--dpi', '1', '-f', 'png'),
                ('KEY=VALUE', 'make', 'hedge-duel', '--set', 'page.paper'),
                ('KEY=VALUE', 'make', 'hedge-duel', '--set', '=A4'),
                ('pages 1 to 2', 'make', 'hedge-duel', '--page', '3', '-o', 'a.pdf'),
                ('pages 1 to 2', 'make', 'hedge-duel', '--page', '0', '-o', 'a.pdf'),
                ('--page', 'make', 'hedge-duel', '-o', '-', '-f', 'svg'),
                ('--page', 'make', 'hedge-duel', '-o', '-', '-f', 'png'),
                ('--page', 'make', 'hedge-duel', '-o', '-', '-f', 'eps'),
                ('TEMPLATE', 'show'), ('FILE', 'check'), ('.', 'list', 'more'),
                ('.', 'make', 'hedge-duel', 'hedge-duel-small')):
            with self.subTest(arguments=arguments):
                self.expect(WRONG_USE, said, *arguments)
        for date in ('x', '-1', '1.5', '', '99999999999999999999'):
            with self.subTest(date=date):
                self.expect(WRONG_USE, 'SOURCE_DATE_EPOCH', 'make', 'hedge-duel', '-o', 'a.pdf',
                            env=environment(SOURCE_DATE_EPOCH=date))

    def test_mistakes_of_positions_in_files_have_their_place(self):
        for name, text, place, *commands in (
                ('s.txt', '\n\n  1,4;2;;3/1,4\n', '3:9', ['solve', 'sprouts'], ['draw'], ['check']),
                ('m.txt', '3: 1(4)1[2] 2(5)9\n', '1:13', ['draw'], ['check']),
                ('h.txt', 'exit: C2\n+--+--+--+\n|  |     |\n+  +-x+  +\n|        |\n+--+--+--+\n',
                 '4:6', ['solve', 'hedges'], ['check']),
                ('h.yaml', 'sheets:\n- game: hedges\n  board:\n    exit: C1\n    picture: |\n'
                           '      +--+--+\n      |x    |\n      +--+--+\n', '7:8', ['solve', 'hedges'], ['check']),
                ('b.txt', '  --+--+--+\n  |        |\n  +--+--+--+\n', '1:3', ['check'],
                 ['solve', 'hedges']),
                ('d.txt', '  +--+  +\n  |  x\n  +  +  +\n', '2:6', ['solve', 'dots-and-boxes'])):
            self.write(name, text)
            for command in commands:
                with self.subTest(name=name, command=command):
                    run = self.run_program(*command, name)
                    self.assertEqual(run.code, 3, run)
                    self.assertRegex(run.err, f'(?m)^{name}:{place}: .*\n.*\n *\\^$')

    def test_wrong_input(self):
        self.write('bad.yaml', 'sheets:\n- game: hedges\n  count: 0\n  board: {hedgse: 3}\n')
        for said, *arguments in (
                ('did you mean hedge-duel\\?', 'make', 'hedge-dual'),
                ('did you mean hedge-duel\\?', 'show', 'hedge-deul'),
                ('no template "xyz"', 'make', 'xyz'),
                ('no template "HEDGE-DUEL"', 'make', 'HEDGE-DUEL'),
                ('bad.yaml:3:10: .*\n.*\n.*\\^\n', 'make', 'bad.yaml'),
                ('bad.yaml:4:11: hedgse .*did you mean hedges\\?', 'check', 'bad.yaml'),
                ('did you mean hedges\\?', 'make', 'hedge-duel', '--set', 'sheets.0.board.hegdes=3'),
                ('--set sheets.0.board.hedges', 'make', 'hedge-duel', '--set',
                 'sheets.0.board.hedges=many'),
                ('--set sheets.7.count', 'make', 'hedge-duel', '--set', 'sheets.7.count=2'),
                ('--seed', 'make', 'hedge-duel', '--seed', '-1'),
                ('--seed', 'make', 'hedge-duel', '--seed', '18446744073709551616'),
                ('--seed', 'make', 'hedge-duel', '--seed', '1e3'),
                ('--paper', 'make', 'hedge-duel', '--paper', 'A44'),
                ('--lang', 'make', 'hedge-duel', '--lang', 'xx'),
                ('--answers', 'make', 'hedge-duel', '--answers', 'never'),
                ('420 sides', 'make', 'hedge-duel', '--set', 'sheets.0.board.hedges=421'),
                ('188', 'make', 'hedge-duel', '--set', 'sheets.0.board.hedges=189')):
            with self.subTest(arguments=arguments):
                self.expect(WRONG_INPUT, said, *arguments)

    def test_languages_are_no_paths(self):
        for name in ('../languages/en', '/etc/passwd', 'en.yaml', '..', ''):
            with self.subTest(name=name):
                self.expect(WRONG_INPUT, 'language', 'make', 'hedge-duel', '--lang', name)

    def test_files(self):
        (self.folder / 'd.yaml').mkdir()
        for said, *arguments in (
                ('none.yaml: No such file', 'make', 'none.yaml'),
                ('none.yaml: No such file', 'check', 'none.yaml'),
                ('d.yaml: it is a folder', 'make', 'd.yaml'),
                ('is a folder|Is a directory', 'make', 'hedge-duel', '-f', 'pdf', '-o', 'd.yaml'),
                ('No such file', 'make', 'hedge-duel', '-o', 'nowhere/a.pdf'),
                ('Not a directory', 'make', 'hedge-duel', '-o', '/dev/null/a.pdf'),
                ('too long', 'make', 'hedge-duel', '-o', 300 * 'a' + '.pdf')):
            with self.subTest(arguments=arguments):
                self.expect(FILE, said, *arguments)
        self.expect(FILE, 'no templates in /nowhere', 'list',
                    env=environment(CARTAPENNA_TEMPLATES='/nowhere'))

    def test_letters_that_no_font_has(self):
        for title, letter in (('Tag 한글', '한'), ('𓀀', '𓀀')):
            with self.subTest(title=title):
                for form in ('pdf', 'svg', 'png', 'eps'):
                    self.expect(FONT, letter, 'make', 'hedge-duel', '--set', f'document.title={title}',
                                '-o', f'a.{form}')

    def test_not_made(self):
        """What the rules allow and the program does not reach ends soon and says what was tried."""
        started = time.monotonic()
        run = self.run_program('make', 'hedge-duel', '-o', 'a.pdf', '--seed', '1',
                               '--set', 'sheets.0.board.reachable=exit',
                               '--set', 'sheets.0.board.hedges=205')
        self.assertIn(run.code, (FINE, NOT_MADE), run)
        if run.code == NOT_MADE:
            self.assertRegex(run.err, 'tries|attempts|tried')
            self.assertEqual(self.names(), [])
        self.assertLess(time.monotonic() - started, 60)


class Help(Case):
    def test_of_every_command(self):
        for command in ([], ['make'], ['list'], ['show'], ['check'], ['solve'],
                        ['schema'], ['manual']):
            for flag in ('-h', '--help'):
                with self.subTest(command=command, flag=flag):
                    run = self.run_program(*command, flag)
                    self.assertEqual(run.code, FINE)
                    self.assertEqual(run.err, '')
                    text = run.out.decode()
                    self.assertLess(len(text.splitlines()), 60)
                    self.assertLessEqual(max(map(len, text.splitlines())), 100)
                    # Examples come first.
                    lines = text.splitlines()
                    self.assertEqual(lines[3], 'Examples:')
                    self.assertIn(f'  cartapenna {command[0] if command else "make"}', lines[4])
                    self.assertEqual(text, re.sub('[ \t]+\n', '\n', text), 'blanks at ends of lines')

    def test_examples_work(self):
        for command in ([], ['make'], ['list'], ['check']):
            text = self.run_program(*command, '--help').out.decode()
            for example in re.findall(r'^  (cartapenna \S.*?)(?:   .*)?$', text, re.M):
                with self.subTest(example=example):
                    self.write('pupils.csv', 'name;class\nAnna;3B\nBruno;3B\n')
                    if 'mine.yaml' in example:
                        self.write('mine.yaml', self.run_program('show', 'hedge-duel').out)
                    done = subprocess.run(example.replace('cartapenna', f'"{PROGRAM}"', 1).replace(
                        '&& cartapenna', f'&& "{PROGRAM}"'), shell=True, cwd=self.folder,
                        capture_output=True, timeout=60, check=False)
                    self.assertEqual(done.returncode, 0, done.stderr)

    def test_version(self):
        for flag in ('-V', '--version'):
            run = self.run_program(flag)
            self.assertEqual(run.code, FINE)
            self.assertRegex(run.out.decode(), r'\Acartapenna \d+\.\d+\.\d+\n\Z')

    def test_one_line_says_what_was_made(self):
        for said, *arguments in (
                ('hedge-duel.pdf: 2 pages, A4, seed 7', 'hedge-duel'),
                ('a.pdf: 2 pages, A5, seed 7', 'hedge-duel', '-p', 'a5', '-o', 'a.pdf'),
                ('b-1.svg and b-2.svg: 2 pages, A4, seed 7', 'hedge-duel', '-o', 'b.svg'),
                ('b-1.png to b-4.png: 4 pages, A4, seed 7', 'hedge-duel', '-n', 2, '-o', 'b.png'),
                ('c.pdf: 1 page, 200 x 250.5 mm, seed 7', 'dots-and-boxes', '-p', '200mm x 250.5mm', '-o', 'c.pdf'),
                ('d.pdf: 1 page, A4 landscape, seed 7', 'dots-and-boxes', '--set', 'page.orientation=landscape',
                 '-o', 'd.pdf'),
                ('1.pdf to class-set-key.pdf: 5 files, A4, seed 7', 'class-set', '--set', 'class.pupils=4', '--names',
                 '{number}.pdf')):
            with self.subTest(arguments=arguments):
                self.assertEqual(self.make(*arguments, '--seed', 7).err, said + '\n')
        board = self.json('hedge-duel', '--seed', 7)['sheets'][0]['boards'][0]
        made = self.make('hedge-duel', '--id', board['id'], '-o', 'e.pdf')
        self.assertEqual(made.err, f"e.pdf: 1 page, A4, ID {board['id']}\n")

    def test_wrong_words_are_put_right(self):
        for said, *arguments in (
                ('TEMPLATE is required; examples: cartapenna make --help', 'make'),
                ('did you mean make?; examples: cartapenna --help', 'mak', 'hedge-duel'),
                ('examples: cartapenna solve --help', 'solve', 'sprouts', '5', '--jsn')):
            self.assertIn(said, self.run_program(*arguments).err)

    def test_nothing_asked_shows_the_help(self):
        self.assertEqual(self.run_program().out, self.run_program('--help').out)

    def test_list_and_show(self):
        run = self.run_program('list')
        names = templates()
        self.assertIn('hedge-duel', names)
        *lines, _, folder = run.out.decode().splitlines()
        self.assertLessEqual(set(names), {line.split()[0] for line in lines})
        self.assertTrue(all(len(line.split()) > 3 for line in lines), 'what each is')
        self.assertRegex(folder, 'read from /.*')
        for name in names:
            with self.subTest(name=name):
                shown = self.run_program('show', name)
                self.assertEqual(shown.code, FINE)
                self.write('mine.yaml', shown.out)
                checked = self.run_program('check', 'mine.yaml')
                self.assertEqual((checked.code, checked.out, checked.err), (FINE, b'', ''))
                self.assertIn(b'\n#', shown.out)
                self.assertIn(b'$schema=', shown.out.splitlines()[0])
        for kind, known in (('--languages', {'en', 'it'}), ('--papers', {'A4', 'A5', 'Letter'})):
            self.assertLessEqual(known, set(self.run_program('list', kind).out.decode().split()))
        self.assertEqual(self.run_program('check', *names).code, FINE)

    def test_check_knows_positions_of_each_game(self):
        for text, said in (('2x1:1010110\n\n3x3:010010000000000000010100\n', None),
                           ('2x1:1010110\n2x1:10101\n', 'p:2:'),
                           ('\n  +--+  +\n  |  |\n  +--+  +\n', None),
                           ('+  +  +--+\n|  x\n+  +  +  +\n', 'p:2:4: '),
                           ('+  +  +\n\n+  +\n', 'p:3:7: '),
                           ('exit: C1\n+  +  +\n', 'p:2:1: '),
                           ('+--+--+\n|     |\n+--+--+\n', None),
                           ('2: 1(3)2\n', None)):
            with self.subTest(text=text):
                run = self.run_program('check', self.write('p', text).parent / 'p')
                self.assertEqual(run.code, WRONG_INPUT if said else FINE, run)
                self.assertIn(said or '', run.err)

    def test_check_tells_of_all_files(self):
        self.write('a.yaml', 'sheets: [{game: hedgs}]\n')
        self.write('b.yaml', 'sheets: [{game: hedges}]\n')
        self.write('c.yaml', 'shets: []\n')
        run = self.run_program('check', 'a.yaml', 'b.yaml', 'c.yaml')
        self.assertEqual(run.code, WRONG_INPUT)
        self.assertRegex(run.err, r'(?s)a\.yaml:1:17.*c\.yaml:1:1')
        self.assertNotIn('b.yaml', run.err)
        run = self.run_program('check', 'a.yaml', 'none.yaml', 'none', 'c.yaml')
        self.assertEqual(run.code, FILE)
        self.assertRegex(run.err, r'(?s)a\.yaml:1:17.*none\.yaml: No such file.*"none".*c\.yaml:1:1')


if __name__ == '__main__':
    main()
