# SPDX-License-Identifier: MIT
"""The bar that a long run draws: on a terminal only, gone at the end, never in a file.

    terminal.py PROGRAM [unittest's arguments]
"""
import os
import re
import subprocess

from program import PROGRAM, Case, environment, main, open_terminal

MANY = ('--seed', '7', '-n', '10000')


class Terminal(Case):
    def on_a_terminal(self, *arguments, kind='xterm'):
        """What a terminal as standard error is sent."""
        ours, theirs = open_terminal()
        with subprocess.Popen([PROGRAM, 'make', *map(str, arguments)], cwd=self.folder, stderr=theirs,
                              stdin=subprocess.DEVNULL, env=environment(TERM=kind)) as running:
            os.close(theirs)
            sent = b''
            while True:
                try:
                    some = os.read(ours, 4096)
                except OSError:  # the other end is closed
                    break
                if not some:
                    break
                sent += some
        os.close(ours)
        self.assertEqual(running.returncode, 0, sent)
        return sent.decode('utf-8')

    def test_bar(self):
        sent = self.on_a_terminal('hedge-duel', *MANY, '-o', 'a.pdf')
        bars = re.findall(r'\r\[(=*)( *)\] (\d+) of 20000 pages\x1b\[K', sent)
        self.assertGreater(len(bars), 1)
        self.assertEqual({len(full) + len(empty) for full, empty, _ in bars}, {30})
        done = [int(number) for _, _, number in bars]
        self.assertEqual(done, sorted(set(done)))
        self.assertRegex(sent, r'\r\x1b\[Ka\.pdf: 20000 pages[^\x1b\r]*\r?\n$')
        run = self.make('hedge-duel', *MANY, '-o', 'b.pdf')
        self.assertNotIn('[', run.err)
        self.assertEqual((self.folder / 'a.pdf').read_bytes(), (self.folder / 'b.pdf').read_bytes())

    def test_bar_of_data(self):
        for name in ('a.json', 'a.txt'):
            sent = self.on_a_terminal('hedge-duel', '--seed', '7', '-n', '100000', '-o', name)
            self.assertRegex(sent, r'\] \d+ of 100000 boards\x1b\[K', name)
            self.assertRegex(sent, r'\r\x1b\[Ka\.\w+: 200000 pages[^\x1b\r]*\r?\n$', name)

    def test_bar_of_problems(self):
        sent = self.on_a_terminal('dots-and-boxes-problems', '--seed', '7', '-n', '8', '-o', 'a.pdf')
        self.assertRegex(sent, r'\] \d+ of 48 boards\x1b\[K')

    def test_none_where_nobody_waits_or_nothing_obeys(self):
        self.assertNotIn(' of ', self.on_a_terminal('hedge-duel', '-o', 'a.pdf'))
        self.assertNotIn('20000 pages\x1b', self.on_a_terminal('hedge-duel', *MANY, '-o', 'a.pdf',
                                                              kind='dumb'))

    def test_files_for_pupils(self):
        rows = ''.join(f'Pupil {number}\n' for number in range(1200))
        self.write('p.csv', 'name\n' + rows)
        sent = self.on_a_terminal('class-set', '--roster', 'p.csv', '--names', '{number}-{name}.pdf')
        self.assertRegex(sent, r'\] \d+ of 600 boards')
        self.assertEqual(len(list(self.folder.glob('*.pdf'))), 1201)  # and their key


if __name__ == '__main__':
    main()
