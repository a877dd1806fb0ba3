# SPDX-License-Identifier: MIT
"""Wrong command lines, positions and rosters, and what is said of each: tests/refused/commands.txt and
rosters.txt, each with what is told, and the exit code, as comments.

    python3 tests/program/refused_lines.py PROGRAM --renew

writes the comments anew, for somebody to read; the run fails all the same."""
import concurrent.futures
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

from program import PLAIN, PROGRAM, Case, Run, main

FOLDER = pathlib.Path(__file__).resolve().parent.parent / 'refused'
ESCAPE = re.compile(rb'\\(r|n|t|x[0-9a-f]{2}|u[0-9a-f]{4})')
LETTERS = {b'r': b'\r', b'n': b'\n', b't': b'\t'}


def written_out(text):
    """\\n, \\xNN and \\uNNNN become the bytes that they name."""
    def one(found):
        name = found.group(1)
        if name in LETTERS:
            return LETTERS[name]
        return bytes([int(name[1:], 16)]) if name[:1] == b'x' else chr(int(name[1:], 16)).encode()
    return ESCAPE.sub(one, text)


def entries(name):
    """The head of the file; of each entry its lines and the comments below them."""
    head, *rest = (FOLDER / name).read_text('utf-8').split('\n\n')
    found = []
    for block in rest:
        lines = block.strip('\n').split('\n')
        if lines == ['']:
            continue
        found.append(([line for line in lines if not line.startswith('# ')],
                      [line[2:] for line in lines if line.startswith('# ')]))
    return head, found


def run_bytes(arguments, folder):
    done = subprocess.run([PROGRAM.encode(), *arguments], cwd=folder, env=PLAIN, timeout=60,
                          stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode, done.stdout, done.stderr.decode('utf-8')


def told_of_command(lines, folder):
    words = [written_out(word.encode()) for word in shlex.split(lines[0])]
    code, out, err = run_bytes(words, folder)
    told = [line for line in err.splitlines() if line and not line.startswith('  ')]
    return [f'code {code}', *told], out, err


def told_of_roster(lines, folder):
    text = written_out('\n'.join(lines[1:]).encode() + b'\n') if lines[1:] else b''
    (folder / 'r.csv').write_bytes(text)
    run = Run(['make', 'class-set', '--roster', 'r.csv', '-o', 'a.pdf'], folder=folder)
    return [line[len('r.csv:'):] for line in run.err.splitlines() if line.startswith('r.csv:')], run.out, run.err


KINDS = {'commands.txt': told_of_command, 'rosters.txt': told_of_roster}


def all_told(name):
    """Each entry, its comments, and what is told of it now, with what else the run gave."""
    def one(entry):
        with tempfile.TemporaryDirectory(prefix='cartapenna-test-') as folder:
            told, out, err = KINDS[name](entry[0], pathlib.Path(folder))
            left = [path.name for path in pathlib.Path(folder).iterdir() if path.name != 'r.csv']
            return *entry, told, out, err, left
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(one, entries(name)[1]))


class Lines(Case):
    def check(self, name, least):
        runs = all_told(name)
        self.assertGreaterEqual(len(runs), least)
        for lines, expected, told, out, err, left in runs:
            with self.subTest(lines=lines[0]):
                self.assertEqual(told, expected)
                self.assertTrue(expected, 'what is refused is told why')
                self.assertEqual((out if b'"error"' not in out else b'', left), (b'', []))
                self.assertNotRegex(err.replace('\n', ''), '[\x00-\x1f\x7f-\x9f]')

    def test_commands(self):
        self.check('commands.txt', 200)

    def test_rosters(self):
        self.check('rosters.txt', 20)


def renew():
    for name in KINDS:
        head, _ = entries(name)
        blocks = ['\n'.join([*lines, *('# ' + line for line in told)]) for lines, _, told, *_ in all_told(name)]
        (FOLDER / name).write_text(head + '\n\n' + '\n\n'.join(blocks) + '\n', 'utf-8')
    sys.exit('tests/refused has been written anew: read what changed')


if __name__ == '__main__':
    if '--renew' in sys.argv:
        renew()
    main()
