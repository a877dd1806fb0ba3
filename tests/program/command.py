# SPDX-License-Identifier: MIT
"""The command as its help promises it: exit codes, what goes to which stream, files that are written
whole or not at all."""
import os
import pathlib
import re
import signal
import subprocess
import time
import unittest

from program import PROGRAM, Case, environment, main, open_terminal, templates

FINE, NOT_MADE, WRONG_USE, WRONG_INPUT, FILE, FONT = range(6)
AS_ROOT = os.geteuid() == 0


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


class Streams(Case):
    def test_no_colour_when_piped(self):
        self.assertNotIn('\033', self.run_program('make', 'xyz').err)

    def in_terminal(self, env):
        """What stands on standard error where that is a terminal."""
        leader, follower = open_terminal()
        process = subprocess.Popen([PROGRAM, 'make', 'xyz'], stderr=follower, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, env=env)
        os.close(follower)
        said = b''
        try:
            while chunk := os.read(leader, 4096):
                said += chunk
        except OSError:  # Linux's way to say that the other end is closed
            pass
        process.wait(60)
        os.close(leader)
        return said

    def test_colour_on_a_terminal_unless_unwanted(self):
        self.assertIn(b'\033[', self.in_terminal(environment(TERM='xterm')))
        self.assertNotIn(b'\033[', self.in_terminal(environment(TERM='xterm', NO_COLOR='1')))

    def test_bytes_to_standard_output_and_nothing_else(self):
        for form, start in (('pdf', b'%PDF-1.'), ('svg', b'<?xml'), ('png', b'\x89PNG'),
                            ('eps', b'%!PS-Adobe-3.0 EPSF-3.0'), ('json', b'{"program"')):
            with self.subTest(form=form):
                page = () if form == 'json' else ('--page', 1)
                run = self.make('hedge-duel', '--seed', 7, '-f', form, '-o', '-', *page)
                self.assertTrue(run.out.startswith(start), run.out[:40])
                self.assertEqual(run.err, '')
                self.make('hedge-duel', '--seed', 7, '-f', form, '-o', 'a.' + form, *page)
                self.assertEqual((self.folder / f'a.{form}').read_bytes(), run.out)
        self.assertEqual(self.make('hedge-duel', '--seed', 7, '-o', '-').out,
                         self.make('hedge-duel', '--seed', 7, '-o', '-', '-f', 'pdf').out)

    def test_the_seed_is_told(self):
        run = self.make('hedge-duel', '-o', 'a.json')
        seed = re.search(r'seed (\d+)\n', run.err).group(1)
        self.make('hedge-duel', '-o', 'b.json', '--seed', seed)
        self.assertEqual((self.folder / 'a.json').read_bytes(), (self.folder / 'b.json').read_bytes())
        run = self.make('hedge-duel', '-o', '-', '-f', 'json')
        seed = re.search(r'\Aseed (\d+)\n\Z', run.err).group(1)
        self.assertIn(f'"seed":{seed},'.encode(), run.out)
        other = self.make('hedge-duel', '-o', '-', '-f', 'json')
        self.assertNotEqual(run.out, other.out)

    def test_closed_standard_output(self):
        for arguments in (['make', 'hedge-duel', '-o', '-'], ['list'], ['show', 'hedge-duel'], []):
            with self.subTest(arguments=arguments):
                done = subprocess.run(['sh', '-c', '"$@" >&-', 'sh', PROGRAM, *arguments],
                                      env=environment(), stderr=subprocess.PIPE, timeout=60,
                                      check=False)
                self.assertEqual(done.returncode, FILE, done.stderr)
                self.assertIn(b'standard output', done.stderr)

    def test_full_disk_behind_standard_output(self):
        for arguments in (['make', 'hedge-duel', '-o', '-'], ['list'], ['show', 'hedge-duel'],
                          ['make', 'hedge-duel', '-o', '-', '-f', 'json'], ['make', '--help'],
                          ['--version']):
            with self.subTest(arguments=arguments), open('/dev/full', 'wb') as full:
                run = self.run_program(*arguments, stdout=full)
                self.assertEqual(run.code, FILE, run)

    def test_reader_that_went_away(self):
        run = subprocess.run(['bash', '-c', '"$0" make hedge-duel -n 200 -o - | head -c 10; '
                              'exit ${PIPESTATUS[0]}', PROGRAM], env=environment(),
                             capture_output=True, timeout=60, check=False)
        self.assertEqual(run.returncode, FILE, run.stderr)

    def test_template_from_standard_input(self):
        with open(self.write('a.yaml', 'sheets: [{game: hedges}]\n'), 'rb') as text:
            run = self.run_program('make', '-', '-o', '-', '--seed', 1, '-f', 'json', stdin=text)
        self.assertEqual(run.code, FINE, run)
        with open(self.write('a.yaml', 'sheets: [{game: hedgs}]\n'), 'rb') as text:
            run = self.run_program('check', '-', stdin=text)
        self.assertEqual(run.code, WRONG_INPUT, run)


class Files(Case):
    def test_without_a_name_never_over_a_file(self):
        for form, ending in (('pdf', 'pdf'), ('text', 'txt'), ('json', 'json')):
            with self.subTest(form=form):
                taken = self.write(f'hedge-duel.{ending}', 'mine')
                run = self.make('hedge-duel', '-f', form)
                self.assertEqual(taken.read_text(), 'mine')
                self.assertIn(f'hedge-duel-2.{ending}', run.err)
                self.make('hedge-duel', '-f', form)
                self.assertIn(f'hedge-duel-3.{ending}', self.names())
                self.make('hedge-duel', '-f', form, '--force')
                self.assertNotEqual(taken.read_bytes(), b'mine')
        self.assertEqual(len(self.names()), 9)

    def test_answers_of_their_own_are_not_written_over_a_file(self):
        taken = self.write('hedge-duel-answers.pdf', 'mine')
        self.run_program('make', 'hedge-duel', '--answers', 'separate')
        self.assertEqual(taken.read_text(), 'mine')

    def test_named_by_the_template_and_the_ending(self):
        self.make('hedge-duel-small', '-f', 'pdf')
        self.write('my.class.yaml', self.run_program('show', 'hedge-duel').out)
        self.make('my.class.yaml')
        (self.folder / 'sub').mkdir()
        self.make('hedge-duel', '-o', 'sub/Duel.PDF')
        self.assertEqual(self.names(), ['hedge-duel-small.pdf', 'my.class.pdf', 'my.class.yaml', 'sub',
                                        'sub/Duel.PDF'])

    def test_several_pages_are_numbered(self):
        for form in ('svg', 'png', 'eps'):
            dots = ('--dpi', 20) if form == 'png' else ()
            self.make('hedge-duel', '--seed', 7, '-n', 2, '-o', f'a.{form}', *dots)
            self.make('hedge-duel', '--seed', 7, '-n', 2, '-o', f'b.{form}', '--page', 3, *dots)
        self.assertEqual(self.names(), sorted(
            f'a-{number}.{form}' for form in ('svg', 'png', 'eps') for number in range(1, 5)) +
            ['b.eps', 'b.png', 'b.svg'])
        for form in ('svg', 'png', 'eps'):
            self.assertEqual((self.folder / f'a-3.{form}').read_bytes(),
                             (self.folder / f'b.{form}').read_bytes())

    def test_old_file_is_replaced_whole(self):
        old = self.write('a.pdf', 'old' * 100000)
        old.chmod(0o640)
        self.make('hedge-duel', '--seed', 7, '-o', 'a.pdf')
        self.make('hedge-duel', '--seed', 7, '-o', 'b.pdf')
        self.assertEqual(old.read_bytes(), (self.folder / 'b.pdf').read_bytes())
        self.assertEqual(old.stat().st_mode & 0o777, 0o640, 'its permissions stay')
        self.assertEqual(self.names(), ['a.pdf', 'b.pdf'])

    def test_new_files_have_the_permissions_of_the_user(self):
        for mask, mode in ((0o022, 0o644), (0o077, 0o600), (0o002, 0o664)):
            subprocess.run(['sh', '-c', f'umask {mask:o}; exec "$0" make hedge-duel -o a{mask}.pdf',
                            PROGRAM], env=environment(), cwd=self.folder, check=True,
                           stderr=subprocess.DEVNULL, timeout=60)
            self.assertEqual((self.folder / f'a{mask}.pdf').stat().st_mode & 0o777, mode)

    def test_failures_leave_the_old_file(self):
        self.write('a.pdf', 'old')
        for arguments in (['--set', 'document.title=한글'], ['--set', 'sheets.0.board.hedges=189'],
                          ['--page', '9'], ['--lang', 'xx']):
            with self.subTest(arguments=arguments):
                run = self.run_program('make', 'hedge-duel', '-o', 'a.pdf', *arguments)
                self.assertNotEqual(run.code, FINE)
                self.assertEqual(self.names(), ['a.pdf'])
                self.assertEqual((self.folder / 'a.pdf').read_text(), 'old')

    def test_all_pages_or_none(self):
        """The second page's name is taken by a folder: the first page's file stays as it was."""
        self.write('a-1.svg', 'old')
        (self.folder / 'a-2.svg').mkdir()
        run = self.run_program('make', 'hedge-duel', '-o', 'a.svg')
        self.assertEqual(run.code, FILE, run)
        self.assertEqual((self.folder / 'a-1.svg').read_text(), 'old')
        self.assertEqual(self.names(), ['a-1.svg', 'a-2.svg'])

    def test_full_disk(self):
        """Also where the file is so small that it fits into a buffer."""
        for form in ('pdf', 'json', 'text'):
            with self.subTest(form=form):
                run = self.run_program('make', 'hedge-duel', '-f', form, '-o', '/dev/full')
                self.assertEqual(run.code, FILE, run)
                self.assertIn('/dev/full: No space left', run.err)
                self.assertTrue(pathlib.Path('/dev/full').is_char_device())

    def test_file_size_limit(self):
        """A disk that fills up while writing."""
        self.write('a.pdf', 'old')
        done = subprocess.run(['bash', '-c', 'ulimit -f 8; exec "$0" make hedge-duel '
                               '-o a.pdf', PROGRAM], env=environment(), cwd=self.folder,
                              capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, FILE, done.stderr)
        self.assertIn(b'a.pdf: File too large', done.stderr)
        self.assertEqual(self.names(), ['a.pdf'])
        self.assertEqual((self.folder / 'a.pdf').read_text(), 'old')

    def test_links_are_followed(self):
        target = self.write('target.pdf', 'old')
        (self.folder / 'link.pdf').symlink_to('target.pdf')
        self.make('hedge-duel', '-o', 'link.pdf')
        self.assertTrue((self.folder / 'link.pdf').is_symlink())
        self.assertTrue(target.read_bytes().startswith(b'%PDF'))
        (self.folder / 'dangling.pdf').symlink_to('new.pdf')
        run = self.run_program('make', 'hedge-duel', '-o', 'dangling.pdf')
        if run.code == FINE:
            self.assertTrue((self.folder / 'dangling.pdf').read_bytes().startswith(b'%PDF'))
        (self.folder / 'round.pdf').symlink_to('round.pdf')
        self.assertEqual(self.run_program('make', 'hedge-duel', '-o', 'round.pdf').code, FILE)

    def test_link_to_another_folder(self):
        (self.folder / 'there').mkdir()
        target = self.write('there/target.pdf', 'old')
        (self.folder / 'link.pdf').symlink_to('there/target.pdf')
        self.make('hedge-duel', '-o', 'link.pdf')
        self.assertTrue(target.read_bytes().startswith(b'%PDF'))
        self.assertEqual(self.names(), ['link.pdf', 'there', 'there/target.pdf'])

    def test_a_pipe_is_written_into(self):
        os.mkfifo(self.folder / 'pipe.pdf')
        reader = subprocess.Popen(['cat', 'pipe.pdf'], cwd=self.folder, stdout=subprocess.PIPE)
        self.make('hedge-duel', '-o', 'pipe.pdf')
        self.assertTrue(reader.communicate(timeout=60)[0].startswith(b'%PDF'))
        self.assertTrue((self.folder / 'pipe.pdf').is_fifo())

    def as_somebody(self, *arguments):
        """As a user who may not do everything: for root, as nobody."""
        who = {'user': 65534, 'group': 65534, 'extra_groups': []} if AS_ROOT else {}
        return self.run_program(*arguments, **who)

    def test_read_only(self):
        if AS_ROOT and subprocess.run(['sh', '-c', f'exec "{PROGRAM}" --version'], user=65534,
                                      capture_output=True, check=False).returncode:
            self.skipTest('nobody cannot run the program where it lies')
        self.folder.chmod(0o755)
        locked = self.folder / 'locked'
        locked.mkdir()
        (locked / 'a.pdf').write_text('old')
        locked.chmod(0o555)
        for name in ('a.pdf', 'b.pdf'):
            run = self.as_somebody('make', 'hedge-duel', '-o', f'locked/{name}')
            self.assertEqual(run.code, FILE, run)
            self.assertIn(f'locked/{name}: Permission denied', run.err)
        self.assertEqual((locked / 'a.pdf').read_text(), 'old')
        self.assertEqual(self.names(), ['locked', 'locked/a.pdf'])
        open_folder = self.folder / 'open'
        open_folder.mkdir()
        open_folder.chmod(0o777)
        (open_folder / 'a.pdf').write_text('old')
        (open_folder / 'a.pdf').chmod(0o444)
        run = self.as_somebody('make', 'hedge-duel', '-o', 'open/a.pdf')
        self.assertEqual(run.code, FILE, run)
        self.assertEqual((open_folder / 'a.pdf').read_text(), 'old')
        secret = self.write('secret.yaml', 'sheets: [{game: hedges}]\n')
        secret.chmod(0)
        run = self.as_somebody('check', 'secret.yaml')
        self.assertEqual(run.code, FILE, run)
        self.assertIn('secret.yaml: Permission denied', run.err)

    def test_signals_leave_nothing(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            for form in ('pdf', 'svg', 'json'):
                with self.subTest(signal=number, form=form):
                    self.write(f'a.{form}', 'old')
                    before = self.names()
                    process = subprocess.Popen(
                        [PROGRAM, 'make', 'hedge-duel', '-n', '100000', '-o', f'a.{form}'],
                        cwd=self.folder, env=environment(), stderr=subprocess.PIPE)
                    patience = time.monotonic() + (10 if form != 'json' else 0.3)
                    while self.names() == before and time.monotonic() < patience:
                        time.sleep(0.01)
                    process.send_signal(number)
                    started = time.monotonic()
                    process.communicate(timeout=30)
                    self.assertLess(time.monotonic() - started, 5)
                    self.assertEqual(process.returncode, -number)
                    self.assertEqual(self.names(), before)
                    self.assertEqual((self.folder / f'a.{form}').read_text(), 'old')
                    (self.folder / f'a.{form}').unlink()


class Input(Case):
    def test_pipe_that_nobody_writes_to(self):
        os.mkfifo(self.folder / 'pipe.yaml')
        started = time.monotonic()
        run = self.run_program('check', 'pipe.yaml')
        self.assertIn(run.code, (WRONG_INPUT, FILE), run)
        self.assertLess(time.monotonic() - started, 20)

    def test_huge_file(self):
        with open(self.folder / 'huge.yaml', 'wb') as file:
            file.truncate(100 << 20)
        run = self.run_program('check', 'huge.yaml')
        self.assertEqual(run.code, FILE, run)
        self.assertIn('larger than', run.err)

    def test_control_characters_do_not_reach_the_terminal(self):
        self.write('a.yaml', b'sheets:\n- game: "\\e[31mred\\a"\n  "\\e[2J": 1\n')
        self.write('b.yaml', b'sheets: [{game: hedges, \x1b[31mx: 1}]\n')
        for arguments in (['check', 'a.yaml', 'b.yaml'], ['make', 'x\033[31m'], ['make', '\033[2J.yaml'],
                          ['make', 'hedge-duel', '--set', 'page.\033[31mx=1'],
                          ['make', 'hedge-duel', '--paper', '\033[31m'],
                          ['make', 'hedge-duel', '--lang', '\033[31m'],
                          ['make', 'hedge-duel', '--format', '\033[31m'], ['\033[31m'],
                          ['make', 'hedge-duel', '-o', '\033[31m/a.pdf'],
                          ['make', 'hedge-duel', '-o', 'a.\033[31m']):
            with self.subTest(arguments=arguments):
                run = self.run_program(*arguments)
                self.assertNotEqual(run.code, FINE)
                self.assertNotRegex(run.err.replace('\n', ''), '[\x00-\x1f\x7f-\x9f]')

    def test_titles_are_text_and_nothing_else(self):
        title = '<b>50% & "more"</b> {x} %s \\n $HOME'
        self.write('a.yaml', f"document: {{title: '{title}'}}\nsheets: [{{game: hedges}}]\n")
        self.make('a.yaml', '-o', 'a.pdf')
        self.make('a.yaml', '-o', 'a.svg', '--page', 1, '--live-text')
        shown = subprocess.run(['pdftotext', 'a.pdf', '-'], cwd=self.folder, capture_output=True,
                               check=True).stdout.decode()
        self.assertIn(title, ' '.join(shown.split()))
        svg = (self.folder / 'a.svg').read_text()
        self.assertIn('&lt;b&gt;50% &amp; ', svg)


if __name__ == '__main__':
    main()
