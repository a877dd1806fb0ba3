# SPDX-License-Identifier: MIT
"""Writes the seed corpus of the fuzz targets: python3 corpus.py SOURCE TARGET. Templates that ship,
refused ones, cases, positions of the oracles; one file each, named by what is in it."""
import hashlib
import pathlib
import re
import sys

SOURCE, TARGET = map(pathlib.Path, sys.argv[1:])
TESTS = SOURCE / 'tests'

POSITIONS = [
    '5', '1,4;2;3/1,4', '1,4;2/1,4;3', '0.AB.}1aAaB.}]22.}', '0*5', '2x1:1010110', '4x4:' + '0' * 40,
    '2x1:0000000', '+--+  +\n|  |\n+--+  +\n', '+--+\n|\n+  +\n', '1,2', '1;2;3;4', '12.}', '!', '1(5)4',
    '+--+--+--+\n|     |  |\n+  +  +  +\n|        |\n+--+--+--+\n',
]
ROSTERS = [
    'name;class\nAnna Dell’Orto;3B\n"D’Angelo, Bruno";3B\nZoë Müller;3B\n',
    'nome,cognome,classe\r\n"a ""b"" c",d,1\r\n', 'name\n../../etc/passwd\nCON\n', 'name\tgroup\nx\ty\n',
    'pupil\n"open\n', '\ufeffname\nx\n', 'name\n.hidden\n-rf\n', 'surname;x;y\na;b;c\n',
]
IDS = ['3SCS-392P', '7KQ2-M3XA-9', '2222-2222', '', 'zzzz zzzz zzzz zzzz zzzz zzzz zzzz zzzz', 'x' * 24]


def keep(target, texts):
    folder = TARGET / target
    folder.mkdir(parents=True, exist_ok=True)
    (TESTS / 'fuzz/finds' / target).mkdir(parents=True, exist_ok=True)
    for text in texts:
        data = text if isinstance(text, bytes) else text.encode()
        (folder / hashlib.sha1(data).hexdigest()[:16]).write_bytes(data)


shipped = [path.read_bytes() for path in sorted((SOURCE / 'templates').glob('*.yaml'))]
refused = [re.sub(rb'(?m)^# \d+:\d+: .*\n', b'', path.read_bytes())
           for path in sorted((TESTS / 'refused').glob('*.yaml'))]
cases = [path.read_bytes() for path in sorted((TESTS / 'cases').glob('*.yaml'))]
bare = [re.sub(rb'(?m)\s*#.*$', b'', text) for text in shipped]

positions = list(POSITIONS)
for line in (TESTS / 'oracles/sprouts_positions.tsv').read_text().splitlines():
    if not line.startswith('#'):
        positions += line.split('\t')[:3]

keep('template', shipped + refused + cases + [b'sheets.0.count=3', b'page.paper=[A4, 1: {x: "y"}]'])
keep('document', [text for text in bare + cases if len(text) < 1500])
keep('picture', positions)
keep('solve', positions + [text for text in cases if len(text) < 300])
keep('roster', ROSTERS)
keep('id', IDS)
