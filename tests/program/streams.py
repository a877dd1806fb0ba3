# SPDX-License-Identifier: MIT
"""Standard streams, terminals, and input from anywhere."""
import os
import re
import subprocess
import time

from program import FILE, FINE, PROGRAM, WRONG_INPUT, Case, environment, main, open_terminal


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
