# SPDX-License-Identifier: MIT
"""Faults of what surrounds the program: nobody hears it, few descriptors, little memory, fonts and
templates that are missing or broken, signals, disks that fill up."""
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import time

from program import FILE, FINE, FONT, PROGRAM, WRONG_INPUT, WRONG_USE, Case, environment, main

OLD = 'what was there before'
SMALL = ('--set', 'sheets.0.board.size=5x5', '--set', 'sheets.0.board.hedges=5')


class Streams(Case):
    def test_nobody_hears_the_messages(self):
        """Standard error closed or full: the work is done, and its file holds nothing else."""
        for redirection in ('2>&-', '2>/dev/full', '<&- 2>&-', '<&- >&- 2>&-'):
            with self.subTest(redirection=redirection):
                command = f'"$0" make hedge-duel --seed 7 -o a.pdf {redirection}'
                done = subprocess.run(['sh', '-c', command, PROGRAM], cwd=self.folder, env=environment(),
                                      timeout=60, check=False)
                self.assertEqual(done.returncode, FINE)
                expected = self.make('hedge-duel', '--seed', 7, '-o', '-').out
                self.assertEqual((self.folder / 'a.pdf').read_bytes(), expected)
                for code, arguments in ((WRONG_USE, 'bogus'), (WRONG_INPUT, 'make xyz'),
                                        (FILE, 'make hedge-duel -o nowhere/a.pdf'),
                                        (WRONG_INPUT, 'make hedge-duel --set page.papr=A4')):
                    done = subprocess.run(['sh', '-c', f'"$0" {arguments} {redirection}', PROGRAM],
                                          cwd=self.folder, env=environment(), timeout=60, check=False)
                    self.assertEqual(done.returncode, code, arguments)

    def test_a_closed_standard_output_is_no_file(self):
        done = subprocess.run(['sh', '-c', '"$0" make hedge-duel --seed 7 -o - >&-', PROGRAM],
                              cwd=self.folder, env=environment(), capture_output=True, timeout=60,
                              check=False)
        self.assertEqual(done.returncode, FILE, done.stderr)
        self.assertEqual(self.names(), [])


class Surroundings(Case):
    def limited(self, kind, most, *arguments, **more):
        return self.run_program(*arguments, preexec_fn=lambda: resource.setrlimit(kind, (most, most)),
                                **more)

    def test_few_descriptors(self):
        """Also for more files than may be open at once."""
        (self.folder / 'a.pdf').write_text(OLD)
        for most in range(3, 12):
            with self.subTest(most=most):
                run = self.limited(resource.RLIMIT_NOFILE, most, 'make', 'hedge-duel', '-o', 'a.pdf')
                self.assertEqual(self.names(), ['a.pdf'])
                if run.code != FINE:
                    self.assertIn(run.code, (WRONG_INPUT, FILE, FONT, 127), run)
                    self.assertEqual((self.folder / 'a.pdf').read_text(), OLD)
        run = self.limited(resource.RLIMIT_NOFILE, 32, 'make', 'hedge-duel', '-n', 50, '-o', 'a.svg', *SMALL)
        self.assertEqual(run.code, FINE, run)
        self.assertEqual(len(self.names()), 101)

    def test_little_memory(self):
        """Libraries may abort: the old file stays all the same."""
        (self.folder / 'a.pdf').write_text(OLD)
        for megabytes in (20, 40, 60, 80, 100, 120, 140, 160, 200, 300):
            with self.subTest(megabytes=megabytes):
                run = self.limited(resource.RLIMIT_AS, megabytes << 20, 'make', 'hedge-duel', '-o',
                                   'a.pdf', '-j', 1)
                names = self.names()
                text = (self.folder / 'a.pdf').read_bytes()
                if run.code == FINE:
                    self.assertTrue(text.startswith(b'%PDF'))
                    (self.folder / 'a.pdf').write_text(OLD)
                else:
                    self.assertEqual(text, OLD.encode(), run)
                    if run.code > 0:
                        self.assertEqual(names, ['a.pdf'])
                for name in names:
                    if name != 'a.pdf':  # of a run that a library aborted
                        (self.folder / name).unlink()
        self.assertEqual(run.code, FINE, 'enough for a duel')

    def test_broken_fonts(self):
        broken = self.folder / 'broken'
        broken.mkdir()
        for content in (b'', b'not a font', pathlib.Path(self.lato()).read_bytes()[:20000]):
            for name in ('Lato-Regular.ttf', 'Lato-Bold.ttf', 'DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'):
                (broken / name).write_bytes(content)
            for form in ('pdf', 'svg', 'png', 'eps'):
                run = self.run_program('make', 'hedge-duel', '-o', f'a.{form}', '--page', 1,
                                       env=environment(CARTAPENNA_FONTS=str(broken)))
                self.assertEqual(run.code, FONT, run)
                self.assertEqual(self.names(), sorted(['broken', *(f'broken/{path.name}' for path in
                                                                   broken.iterdir())]))

    def lato(self):
        found = subprocess.run(['fc-match', '-f', '%{file}', 'Lato:bold'], capture_output=True, text=True,
                               check=False).stdout
        return found if 'Lato' in found else '/usr/share/fonts/truetype/lato/Lato-Bold.ttf'

    def test_missing_fonts(self):
        """The folder of all fonts is covered by an empty one, where that can be done."""
        script = ('mount -t tmpfs none /usr/share/fonts || exit 99; '
                  '"$0" make hedge-duel -o a.pdf; code=$?; ls -A; exit $code')
        done = subprocess.run(['unshare', '-rm', 'sh', '-c', script, PROGRAM], env=environment(),
                              cwd=self.folder, capture_output=True, text=True, timeout=60, check=False)
        if done.returncode == 99 or 'unshare' in done.stderr:
            self.skipTest('no file system can be mounted here')
        self.assertEqual((done.returncode, done.stdout), (FONT, ''), done.stderr)
        self.assertRegex(done.stderr, 'Lato-Regular.ttf is missing; Debian has it in the package fonts-lato')
        run = self.run_program('make', 'hedge-duel', '--set', 'page.font=system:No Such Font',
                               '-o', 'a.pdf')
        self.assertEqual(run.code, FONT, run)
        self.assertIn('No Such Font', run.err)

    def installed(self):
        place = self.folder / 'there'
        place.mkdir()
        shutil.copy2(PROGRAM, place / 'cartapenna')
        shutil.copytree(os.path.join(os.path.dirname(PROGRAM), 'share'), place / 'share')
        return place

    def test_broken_installation(self):
        place = self.installed()
        shipped = place / 'share/cartapenna/templates'

        def run(*arguments):
            done = subprocess.run([place / 'cartapenna', *arguments], cwd=self.folder, env=environment(),
                                  capture_output=True, timeout=60, check=False)
            self.assertFalse((self.folder / 'a.pdf').exists())
            return done.returncode, done.stderr.decode()

        make = ('make', 'hedge-duel', '-o', 'a.pdf')
        english = shipped / 'languages/en.yaml'
        words = english.read_text()
        english.write_text(words.replace('\n  own-maze:', '\n  own-mase:'))
        code, said = run(*make)
        self.assertEqual(code, FILE, said)
        self.assertIn('own-maze', said)
        english.write_text(words[:len(words) // 8])
        self.assertIn(run(*make)[0], (WRONG_INPUT, FILE))
        english.write_bytes(b'\xff\xfe\x00')
        self.assertEqual(run(*make)[0], WRONG_INPUT)
        english.unlink()
        code, said = run(*make)
        self.assertEqual(code, WRONG_INPUT, said)
        self.assertIn('language', said)
        english.mkdir()
        self.assertEqual(run(*make)[0], WRONG_INPUT)
        english.rmdir()
        english.write_text(words)
        (shipped / 'hedge-duel.yaml').unlink()
        self.assertEqual(run(*make)[0], WRONG_INPUT)
        shutil.rmtree(shipped)
        code, said = run(*make)
        self.assertEqual(code, FILE, said)
        self.assertIn('the installation is broken', said)

    def test_every_signal_that_ends_the_program(self):
        quiet = {'SIGCHLD', 'SIGCONT', 'SIGURG', 'SIGWINCH', 'SIGSTOP', 'SIGTSTP', 'SIGTTIN', 'SIGTTOU',
                 'SIGKILL', 'SIGPIPE', 'SIGXFSZ'}
        numbers = [number for number in sorted(signal.valid_signals())
                   if getattr(number, 'name', '') not in quiet]
        self.assertGreater(len(numbers), 20)
        (self.folder / 'a.pdf').write_text(OLD)
        for number in numbers:
            with self.subTest(signal=number):
                process = subprocess.Popen([PROGRAM, 'make', 'hedge-duel', '-n', '100000', '-o', 'a.pdf'],
                                           cwd=self.folder, env=environment(), stderr=subprocess.DEVNULL)
                patience = time.monotonic() + 20
                while self.names() == ['a.pdf'] and time.monotonic() < patience:
                    time.sleep(0.01)
                process.send_signal(number)
                process.wait(timeout=20)
                self.assertEqual(process.returncode, -number)
                self.assertEqual(self.names(), ['a.pdf'], 'a temporary file is left')
                self.assertEqual((self.folder / 'a.pdf').read_text(), OLD)

    def test_signals_at_many_moments(self):
        """Ends at once by the signal, or was ready before; no file half-written."""
        chance = random.Random(7)
        killed = 0
        for turn in range(60):
            number = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)[turn % 3]
            form = ('pdf', 'svg', 'json', 'png')[turn % 4]
            name = 'a.' + form
            (self.folder / name).write_text(OLD)
            process = subprocess.Popen([PROGRAM, 'make', 'hedge-duel', '-n', '40', '-o', name],
                                       cwd=self.folder, env=environment(), stderr=subprocess.DEVNULL)
            time.sleep(chance.uniform(0, 0.4))
            process.send_signal(number)
            process.wait(timeout=5)
            self.assertIn(process.returncode, (FINE, -number))
            killed += process.returncode != FINE
            hidden = [path for path in self.names() if path.startswith('.')]
            self.assertEqual(hidden, [], 'a temporary file is left')
            if process.returncode != FINE and form in ('pdf', 'json'):
                self.assertEqual((self.folder / name).read_text(), OLD)
            for path in self.names():
                (self.folder / path).unlink()
        self.assertGreater(killed, 10)

    def test_a_disk_that_fills_up(self):
        """A file system of its own, where that can be had: unshare makes one without being root."""
        small = self.folder / 'small'
        small.mkdir()
        script = ('mount -t tmpfs -o size=64k none "$1" || exit 99; cd "$1"; '
                  'printf old > a.pdf; printf old > a-3.svg; '
                  '"$0" make hedge-duel -n 30 -o a.pdf; echo "code $?"; '
                  '"$0" make hedge-duel -n 30 -o a.svg; echo "code $?"; '
                  'head -c 1000000 /dev/zero > filler 2>/dev/null; '
                  '"$0" make hedge-duel -f json -o tiny.json; echo "code $?"; '
                  'rm filler; ls -A; cat a.pdf')
        done = subprocess.run(['unshare', '-rm', 'sh', '-c', script, PROGRAM, str(small)],
                              env=environment(), capture_output=True, text=True, timeout=60, check=False)
        if done.returncode == 99 or 'unshare' in done.stderr:
            self.skipTest('no file system can be mounted here')
        self.assertEqual(done.stdout, 'code 4\ncode 4\ncode 4\na-3.svg\na.pdf\nold', done.stderr)
        self.assertEqual(len(re.findall('No space left', done.stderr)), 3, done.stderr)


if __name__ == '__main__':
    main()
