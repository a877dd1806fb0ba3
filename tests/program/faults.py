# SPDX-License-Identifier: MIT
"""The world fails: each call that touches a file is made to fail once, wherever it is made. Each time:
a clear message, the right exit code, the old file as it was, nothing left lying about.

    python3 tests/program/faults.py PROGRAM SHIM [unittest's own arguments]"""
import errno
import os
import pathlib
import shutil
import sys

SHIM = os.path.abspath(sys.argv.pop(2)) if len(sys.argv) > 2 else ''

from program import FILE, FINE, FONT, SEED, WRONG_INPUT, Case, Run, environment, main  # noqa: E402

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


if __name__ == '__main__':
    if not pathlib.Path(SHIM).is_file():
        sys.exit(f'usage: {sys.argv[0]} PROGRAM SHIM [unittest arguments]')
    main()
