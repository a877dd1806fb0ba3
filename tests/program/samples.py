# SPDX-License-Identifier: MIT
"""The samples that are committed are what the program makes now, one PDF and one picture at least of
each template that ships:  samples.py PROGRAM ROOT"""
import filecmp
import pathlib
import subprocess
import sys
import tempfile

program, root = sys.argv[1], pathlib.Path(sys.argv[2])
AGAIN = 'cmake --build --preset release --target samples   makes them anew'


def files(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob('*') if path.is_file()}


with tempfile.TemporaryDirectory(prefix='cartapenna-test-') as name:
    made, committed = pathlib.Path(name), root / 'samples' / 'sheets'
    subprocess.run([root / 'samples' / 'make.sh', program, made, 'pictures'], check=True)
    listed = subprocess.run([program, 'list', '--names'], check=True, capture_output=True, text=True).stdout
    for template in listed.split():
        for wanted in (f'{template}.pdf', f'pictures/{template}.png'):
            if not (made / wanted).is_file():
                sys.exit(f'samples/make.sh makes no {wanted}')
    if files(made) != files(committed):
        sys.exit(f'committed or made, not both: {sorted(files(made) ^ files(committed))}\n{AGAIN}')
    other = [one for one in sorted(files(made)) if not filecmp.cmp(made / one, committed / one, shallow=False)]
    if other:
        sys.exit(f'not what the program makes: {", ".join(other)}\n{AGAIN}')
    size = sum((committed / one).stat().st_size for one in files(committed))
    if size > 1_250_000:
        sys.exit(f'the samples are {size} bytes: a clone should not be heavy with them')
