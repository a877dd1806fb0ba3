# SPDX-License-Identifier: MIT
"""The world fails: each call that touches a file is made to fail once, wherever it is made; memory,
descriptors, fonts, templates are taken away; signals come at any moment. Each time: a clear message,
the right exit code, the old file as it was, nothing left lying about.

    python3 tests/program/faults.py PROGRAM SHIM [unittest's own arguments]"""
import errno
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

SHIM = os.path.abspath(sys.argv.pop(2)) if len(sys.argv) > 2 else ''

from program import PROGRAM, SEED, Case, Run, environment, main  # noqa: E402

FINE, NOT_MADE, WRONG_USE, WRONG_INPUT, FILE, FONT = range(6)
OLD = 'what was there before'
SMALL = ('--set', 'sheets.0.board.size=5x5', '--set', 'sheets.0.board.hedges=5')
# What is made, and the files that come of it.
JOBS = {
    'pdf': (('-o', 'a.pdf'), ['a.pdf']),
    'press': (('-o', 'a.pdf', '--press'), ['a.pdf']),
    'answers': (('-o', 'a.pdf', '--answers', 'separate'), ['a-answers.pdf', 'a.pdf']),
    'svg': (('-o', 'a.svg', '-n', 2), [f'a-{page}.svg' for page in (1, 2, 3, 4)]),
    'png': (('-o', 'a.png', '--dpi', 20), ['a-1.png', 'a-2.png']),
    'eps': (('-o', 'a.eps'), ['a-1.eps', 'a-2.eps']),
    'json': (('-o', 'a.json'), ['a.json']),
    'pdf to a pipe': (('-o', '-'), []),
    'json to a pipe': (('-o', '-', '-f', 'json'), []),
}
ENOSPC, EIO, EACCES, EMFILE = errno.ENOSPC, errno.EIO, errno.EACCES, errno.EMFILE


class Faults(Case):
    def setUp(self):
        super().setUp()
        self.hit = self.folder / 'hit'
        self.place = self.folder / 'place'
        self.wanted = {}

    def fill(self, files):
        """The folder as it was before: each file that will be made has an older one in its place."""
        shutil.rmtree(self.place, ignore_errors=True)
        self.place.mkdir()
        for name in files:
            (self.place / name).write_text(OLD)

    def run_job(self, job, **env):
        arguments, files = JOBS[job]
        self.fill(files)
        return Run(['make', 'hedge-duel', '--seed', SEED, '-j', 1, *SMALL, *arguments],
                   folder=self.place, env=environment(**env))

    def content(self):
        return {path.name: path.read_bytes() for path in self.place.iterdir()}

    def sound(self, job):
        """What a run gives that nothing disturbs."""
        if job not in self.wanted:
            run = self.run_job(job)
            self.assertEqual(run.code, FINE, run)
            self.wanted[job] = (self.content(), run.out)
            self.assertEqual(sorted(self.wanted[job][0]), sorted(JOBS[job][1]))
        return self.wanted[job]

    def each_call(self, check, job, calls, error, stays=False):
        """Fails call 1, 2, 3 … until there is none left; checks each run, gives their number."""
        sound = self.sound(job)
        for number in range(1, 400):
            self.hit.unlink(missing_ok=True)
            run = self.run_job(job, LD_PRELOAD=SHIM, FAULT_CALLS=calls, FAULT_AT=str(number),
                               FAULT_ERROR=str(error), FAULT_STAYS='1' if stays else None,
                               FAULT_HIT=str(self.hit))
            with self.subTest(job=job, calls=calls, error=error and errno.errorcode[error],
                              number=number):
                if not self.hit.exists():
                    self.assertEqual(run.code, FINE, run)
                    self.assertTrue((self.content(), run.out) == sound)
                    return number - 1
                check(run, job)
        self.fail('the calls have no end')

    def check_failed(self, run, job, said='cannot write|no random seed'):
        self.assertEqual(run.code, FILE, run)
        self.assertRegex(run.err, f'^cartapenna: (.*)({said})')
        self.assertEqual(len(run.err.splitlines()), 1, run)
        files = self.content()
        self.assertEqual(sorted(files), sorted(JOBS[job][1]), 'no temporary file is left')
        return files

    def test_a_write_that_fails(self):
        def check(run, job):
            files = self.check_failed(run, job)
            self.assertEqual(set(files.values()), {OLD.encode()} if files else set())

        tried = 0
        for job in JOBS:
            for calls, error, stays in (('write', ENOSPC, False), ('write', EIO, True),
                                        ('fsync', EIO, False), ('create', EACCES, False),
                                        ('create', ENOSPC, True), ('create,write,fsync', EIO, True)):
                tried += self.each_call(check, job, calls, error, stays)
        self.assertGreater(tried, 60)

    def test_a_rename_that_fails(self):
        """Of several files those that were renamed before are new and whole, the others old."""
        def check(run, job):
            for name, content in self.check_failed(run, job).items():
                self.assertIn(content, (OLD.encode(), self.sound(job)[0][name]))

        self.assertGreater(sum(self.each_call(check, job, 'rename', error) for job in JOBS
                               for error in (EACCES, EIO, ENOSPC)), 20)

    def check_whole(self, run, job):
        self.assertEqual(run.code, FINE, run)
        self.assertTrue((self.content(), run.out) == self.sound(job), 'the result is another')

    def test_less_is_written_than_asked(self):
        self.assertGreater(sum(self.each_call(self.check_whole, job, 'write', error) for job in JOBS
                               for error in (0, errno.EINTR)), 20)

    def test_less_is_read_than_asked(self):
        for error in (0, errno.EINTR):
            self.assertGreater(self.each_call(self.check_whole, 'json', 'read', error), 3)

    def check_whole_or_old(self, run, job):
        files = self.content()
        self.assertEqual(sorted(files), sorted(JOBS[job][1]), 'no temporary file is left')
        if run.code == FINE:
            self.assertTrue((files, run.out) == self.sound(job), 'the result is wrong in silence')
            return
        self.assertIn(run.code, (WRONG_INPUT, FILE, FONT), run)
        self.assertRegex(run.err, '(?m)^cartapenna: .{10}|^[a-z-]+.yaml:')
        self.assertEqual(set(files.values()), {OLD.encode()} if files else set())

    def test_a_close_or_a_look_that_fails(self):
        """Where it does not matter the result is whole; else the old file stays."""
        tried = 0
        for job in ('pdf', 'svg', 'json to a pipe'):
            for calls, error in (('close', EIO), ('stat', EIO), ('stat', EACCES), ('open', EACCES),
                                 ('open', EMFILE), ('read', EIO)):
                tried += self.each_call(self.check_whole_or_old, job, calls, error)
        self.assertGreater(tried, 60)


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
    if not pathlib.Path(SHIM).is_file():
        sys.exit(f'usage: {sys.argv[0]} PROGRAM SHIM [unittest arguments]')
    main()
