# SPDX-License-Identifier: MIT
"""Wrong templates, and what is said of each.

The files in tests/refused end with the problems that `cartapenna check` must tell of them, all in one
run, as comments: `# LINE:COLUMN: sentence`. What cannot be told in a comment of the file itself, such as
an empty one, stands in a table below.

    python3 tests/program/refused.py PROGRAM --renew

writes the comments anew from what the program says, for somebody to read and to agree with; the run
fails all the same."""
import pathlib
import re
import sys

from program import Case, Run, main

FOLDER = pathlib.Path(__file__).resolve().parent.parent / 'refused'
COMMENT = re.compile(rb'^# (\d+:\d+: .*)\n', re.M)
SHEET = b'sheets: [{game: hedges}]\n'

# name: bytes, and what is told of them
UNTOLD = {
    'empty': (b'', ['1:1: there is nothing in it']),
    'blanks': (b'  \n\n', ['1:1: there is nothing in it']),
    'comments-only': (b'# nothing\n', ['1:1: there is nothing in it']),
    'byte-order-mark': (b'\xef\xbb\xbf' + SHEET, []),
    'carriage-returns': (b'document:\r\n  seed: 7\r\nsheets:\r\n- game: hedges\r\n', []),
    'no-end-of-line': (SHEET.rstrip(), []),
    'nul': (b'document: {title: a\0b}\n' + SHEET, ['1:20: byte 0x00: this is not a text file']),
    'latin-1': (b'document: {title: Citt\xe0}\n' + SHEET,
                ['1:23: byte 0xE0 is not UTF-8: save the file as UTF-8']),
    'latin-1-language': (b'document: {language: it\xe0, sed: 7}\n' + SHEET,
                         ['1:24: byte 0xE0 is not UTF-8: save the file as UTF-8']),
    'half-a-letter': (SHEET + b'# \xc3', ['2:3: byte 0xC3 is not UTF-8: save the file as UTF-8']),
    'overlong': (b'document: {title: \xc0\xaf}\n' + SHEET, None),
    'surrogate': (b'document: {title: \xed\xa0\x80}\n' + SHEET, None),
    'utf-16': ('sheets: [{game: hedges}]\n'.encode('utf-16'), ['1:1: the file is in UTF-16: save it as UTF-8']),
    'carriage-returns-alone': (b'document:\r  sed: 7\r' + SHEET, None),
    'escape': (b'document: {title: "\x1b[31m"}\n' + SHEET,
               ['1:20: the control character U+001B cannot stand here']),
    'pdf': (b'%PDF-1.4\n%\xb5\xed\xae\xfb\n4 0 obj\n', None),
    'deep-lists': (b'document: ' + b'[' * 5000 + b']' * 5000 + b'\n',
                   ['1:42: this is nested more than 32 levels deep']),
    'deep-maps': (b''.join(b' ' * i + b'a:\n' for i in range(1000)),
                  ['33:33: this is nested more than 32 levels deep']),
    'alias-bomb': (b'a: &a [x,x,x,x,x,x,x,x,x]\n' + b''.join(
        b'%c: &%c [*%c,*%c,*%c,*%c,*%c,*%c,*%c,*%c,*%c]\n' % (b + 1, b + 1, *[b] * 9)
        for b in range(ord('a'), ord('k'))), None),
    'long-line': (b'document: {title: ' + b'x' * 100000 + b'}\n' + SHEET,
                  ['1:19: title has 100000 letters: at most 200 are printed']),
    'many-problems': (b'sheets:\n' + b'- {game: hedges, count: x}\n' * 5000, None),
    'many-keys': (b'document:\n' + b''.join(b'  k%d: 1\n' % i for i in range(5000)) + SHEET, None),
}


def problems_of(run, name):
    """What is said of one file, without its name."""
    return re.findall(rf'^{re.escape(name)}:(\d+:\d+: .*)$', run.err, re.M)


def without_comments(text):
    return COMMENT.sub(b'', text)


class Refused(Case):
    def test_every_file_is_told_all_its_problems(self):
        names = sorted(path.name for path in FOLDER.glob('*.yaml'))
        self.assertGreaterEqual(len(names), 60)
        run = Run(['check', *names], folder=FOLDER)
        for name in names:
            with self.subTest(name=name):
                text = (FOLDER / name).read_bytes()
                expected = [line.decode() for line in COMMENT.findall(text)]
                self.assertEqual(problems_of(run, name), expected)
                self.assertTrue(expected, 'a file that is refused says why')
                self.assertTrue(text.endswith(b''.join(b'# %s\n' % line.encode() for line in expected)),
                                'the problems stand at the end')
        self.assertEqual(run.code, 3)

    def test_each_alone_is_told_the_same(self):
        for path in sorted(FOLDER.glob('*.yaml'))[::8]:
            with self.subTest(name=path.name):
                run = Run(['check', path.name], folder=FOLDER)
                expected = [line.decode() for line in COMMENT.findall(path.read_bytes())]
                self.assertEqual(problems_of(run, path.name), expected)
                self.assertEqual(run.code, 3)
                made = Run(['make', FOLDER / path.name, '-o', '-'], folder=self.folder)
                self.assertEqual((made.code, made.out), (3, b''), made)

    def test_what_no_comment_can_tell(self):
        for name, (text, expected) in UNTOLD.items():
            with self.subTest(name=name):
                self.write(f'{name}.yaml', text)
                run = self.run_program('check', f'{name}.yaml')
                told = problems_of(run, f'{name}.yaml')
                if expected is not None:
                    self.assertEqual(told, expected)
                    self.assertEqual(run.code, 3 if expected else 0, run)
                else:
                    self.assertTrue(told, run)
                    self.assertEqual(run.code, 3, run)
                self.assertLess(len(run.err), 100000, 'nobody reads more')
                self.assertNotRegex(run.err.replace('\n', ''), '[\x00-\x1f\x7f]')

    def test_each_problem_shows_its_place(self):
        """The line of the file, and a caret under the column; sentences that a person can read."""
        for path in sorted(FOLDER.glob('*.yaml'))[::8]:
            run = Run(['check', path.name], folder=FOLDER)
            lines = path.read_text('utf-8').split('\n')
            shown = run.err.rstrip('\n').split('\n')
            for i, line in enumerate(shown):
                found = re.match(rf'{re.escape(path.name)}:(\d+):(\d+): (.*)', line)
                if not found:
                    continue
                with self.subTest(name=path.name, line=line):
                    row, sentence = int(found.group(1)), found.group(3)
                    self.assertFalse(sentence.endswith('.') and not sentence.endswith('…'))
                    if i + 2 < len(shown) and '^' in shown[i + 2]:
                        given = lines[row - 1].replace('\t', '\\t')
                        self.assertIn(shown[i + 1].strip('… ')[:40].strip(), given)


def renew():
    for path in sorted(FOLDER.glob('*.yaml')):
        run = Run(['check', path.name], folder=FOLDER)
        body = without_comments(path.read_bytes())
        told = problems_of(run, path.name)
        path.write_bytes(body + b''.join(f'# {line}\n'.encode() for line in told))
    sys.exit('tests/refused has been written anew: read what changed')


if __name__ == '__main__':
    if '--renew' in sys.argv:
        renew()
    main()
