# SPDX-License-Identifier: MIT
"""Runs the built program as a user would. Each test is `python3 NAME.py PROGRAM [unittest's own
arguments]`; needs nothing but Python's library and the tools that samples/setup.sh installs."""
import json
import os
import pathlib
import pty
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ''

# What a test inherits: nothing that a user's machine may have set.
PLAIN = {'PATH': os.environ.get('PATH', '/usr/bin:/bin'), 'HOME': '/nonexistent', 'LC_ALL': 'C.UTF-8'}
for name in ('ASAN_OPTIONS', 'UBSAN_OPTIONS', 'LSAN_OPTIONS', 'TSAN_OPTIONS', 'LLVM_PROFILE_FILE'):
    if name in os.environ:
        PLAIN[name] = os.environ[name]


def environment(**changes):
    """PLAIN with changes; None takes a variable away."""
    variables = {**PLAIN, **{name: value for name, value in changes.items() if value is not None}}
    return {name: value for name, value in variables.items() if changes.get(name, '') is not None}


class Run:
    """What a run of the program gave: code, out (bytes), err (text)."""

    def __init__(self, arguments, folder=None, env=None, **more):
        done = subprocess.run([PROGRAM, *map(str, arguments)], cwd=folder, env=env or PLAIN,
                              stdin=more.pop('stdin', subprocess.DEVNULL),
                              stdout=more.pop('stdout', subprocess.PIPE),
                              stderr=subprocess.PIPE, timeout=60, **more)
        self.arguments = arguments
        self.code = done.returncode
        self.out = done.stdout or b''
        self.err = done.stderr.decode('utf-8')

    def __repr__(self):
        return f'{" ".join(map(str, self.arguments))}: exit code {self.code}\n{self.err}'


def tool(*arguments, **more):
    """Runs another program that must succeed; its standard output as text."""
    done = subprocess.run([*map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=60, check=False, **more)
    if done.returncode != 0:
        raise AssertionError(f'{arguments}: {done.returncode}\n{done.stderr.decode()}')
    return done.stdout.decode('utf-8')


SEED = 7


# Its boards are searched for, which takes seconds: tried where a test is about them.
SEARCHED = {'duel-book'}
# A test page has no boards, a class as many as it has pupils.
WITHOUT_COUNT = {'test-page', 'class-set'}


def templates():
    return [name for name in Run(['list', '--names']).out.decode().split() if name not in SEARCHED]


FINE, NOT_MADE, WRONG_USE, WRONG_INPUT, FILE, FONT = range(6)  # exit codes


def open_terminal():
    """Both ends of one; where the machine has none, as in a chroot, the test is skipped."""
    try:
        return pty.openpty()
    except OSError as error:
        raise unittest.SkipTest(f'no terminal to be had: {error}') from error


class Case(unittest.TestCase):
    """A test with a folder of its own, which goes with it."""

    maxDiff = 2000

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='cartapenna-test-'))
        self.addCleanup(self._remove)

    def _remove(self):
        for path in [self.folder, *self.folder.rglob('*')]:
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o700)
        shutil.rmtree(self.folder)

    def run_program(self, *arguments, **more):
        more.setdefault('folder', self.folder)
        return Run(arguments, **more)

    def make(self, *arguments, **more):
        """`cartapenna make`, which must succeed."""
        run = self.run_program('make', *arguments, **more)
        self.assertEqual(run.code, 0, run)
        return run

    def json(self, *arguments):
        return json.loads(self.make(*arguments, '--format', 'json', '-o', '-').out)

    def write(self, name, text):
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode('utf-8'))
        return path

    def names(self):
        """All that lies in the folder, hidden files too."""
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob('*'))


def main():
    if not os.access(PROGRAM, os.X_OK):
        sys.exit(f'usage: {sys.argv[0]} PROGRAM [unittest arguments]')
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
