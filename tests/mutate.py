#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Do the tests notice? Makes small faults in the code, one at a time, and runs the tests that
should find each:

    tests/mutate.py                 all faults, on build/ as `tests/run.sh` leaves it
    tests/mutate.py chains page     those whose name or file has one of these words
    tests/mutate.py --list

The faults stand in mutations.py. The source is left alone: a changed copy is compiled aside and
linked before the library that holds the sound one. Exit code 1 when a fault survives."""
import json
import os
import pathlib
import re
import resource
import shlex
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from mutations import FAULTS  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / 'build'
PATIENCE = 4  # times as long as without a fault; a fault that makes a test hang is found, too


class Builder:
    """Compiles a changed file as CMake would, and links a program with it."""

    def __init__(self, folder):
        self.folder = folder
        commands = json.loads((BUILD / 'compile_commands.json').read_text())
        self.commands = {os.path.relpath(entry['file'], ROOT): entry for entry in commands}

    def compile(self, file, text):
        entry = self.commands[file]
        source = self.folder / ('changed_' + os.path.basename(file))
        source.write_text(text)
        made = self.folder / 'changed.o'
        words = shlex.split(entry['command'])
        if os.path.basename(words[0]) == 'ccache':
            words = words[1:]
        words[words.index('-o') + 1] = str(made)
        words[words.index('-c') + 1] = str(source)
        words = [word for word in words if word not in ('-O2', '-Werror')] + ['-O1', '-w']
        done = subprocess.run(words, cwd=entry['directory'], capture_output=True, text=True,
                              check=False)
        if done.returncode != 0:
            raise RuntimeError(f'the changed file does not compile:\n{done.stderr[:2000]}')
        return made

    def link(self, program, made):
        """The program's own link command, with the changed file before all else."""
        commands = subprocess.run(['ninja', '-C', BUILD, '-t', 'commands', program],
                                  capture_output=True, text=True, check=True).stdout.splitlines()
        command = commands[-1]
        linked = self.folder / os.path.basename(program)
        changed, count = re.subn(r' -o (\S+)', f' {made} -o {linked}', command, count=1)
        if count != 1:
            raise RuntimeError(f'no link command: {command}')
        changed = changed.replace(': && ', '').replace(' && :', '')
        done = subprocess.run(['sh', '-c', changed], cwd=BUILD, capture_output=True, text=True,
                              check=False)
        if done.returncode != 0:
            raise RuntimeError(f'{program} cannot be linked:\n{done.stderr[-2000:]}')
        return linked


def run(builder, test, made, longest=resource.RLIM_INFINITY):
    """Whether the test passes with the changed file, and the seconds of computing that it took."""
    if test.startswith('program_'):
        program = builder.link('cartapenna', made)
        share = builder.folder / 'share'
        if not share.exists():
            share.symlink_to(BUILD / 'share')
        script = ROOT / f'tests/program/{test.removeprefix("program_")}.py'
        command = [sys.executable, '-B', script, program, '-f']
    else:
        command = [builder.link(f'tests/{test}', made), '--test-suite-exclude=slow',
                   '--abort-after=1']
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=builder.folder, capture_output=True, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU,
                                                                (longest, longest)))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.returncode == 0, after.ru_utime - before.ru_utime


def main():
    words = [word for word in sys.argv[1:] if not word.startswith('--')]
    chosen = [(file, tests, *fault) for file, tests, faults in FAULTS for fault in faults
              if not words or any(word in file or word in fault[0] for word in words)]
    if '--list' in sys.argv:
        for file, _, name, *_ in chosen:
            print(f'{file}: {name}')
        return 0
    missing = [f'{file}: {name}: what is changed stands there {count} times'
               for file, _, name, old, _ in chosen
               if (count := (ROOT / file).read_text().count(old)) != 1]
    if missing:
        sys.exit('\n'.join(missing))
    survived = []
    with tempfile.TemporaryDirectory(prefix='cartapenna-mutate-') as folder:
        builder = Builder(pathlib.Path(folder))
        longest = {}  # seconds for each test that was seen to pass where nothing is changed
        for file, tests, name, old, new in chosen:
            text = (ROOT / file).read_text()
            started = time.monotonic()
            for test in set(tests) - longest.keys():
                sound, seconds = run(builder, test, builder.compile(file, text))
                if not sound:
                    sys.exit(f'{test} fails without a fault: build all tests first')
                longest[test] = int(PATIENCE * seconds) + 5
            made = builder.compile(file, text.replace(old, new))
            found_by = next((test for test in tests
                             if not run(builder, test, made, longest[test])[0]), None)
            said = f'found by {found_by}' if found_by else 'SURVIVED'
            if not found_by:
                survived.append(f'{file}: {name}')
            print(f'{file}: {name}: {said} ({time.monotonic() - started:.0f} s)', flush=True)
    print(f'{len(chosen)} faults, {len(chosen) - len(survived)} found, {len(survived)} survived')
    for one in survived:
        print(f'  survived: {one}')
    return 1 if survived else 0


if __name__ == '__main__':
    sys.exit(main())
