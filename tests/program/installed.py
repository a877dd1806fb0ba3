# SPDX-License-Identifier: MIT
"""Installs into a temporary folder, moves that folder, and uses what is there as a user of the program
and as a user of the library would: by find_package and by pkg-config.

    installed.py PROGRAM ROOT COMPILER"""
import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAM, ROOT = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
COMPILER = sys.argv[3]
EXAMPLE = ROOT / 'tests' / 'installed'


def run(*command, **more):
    done = subprocess.run([*map(str, command)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False, **more)
    if done.returncode != 0:
        sys.exit(f'{" ".join(map(str, command))}\n{done.stdout}')
    return done.stdout


def one(folder, pattern):
    found = list(folder.glob(pattern))
    assert len(found) == 1, f'{pattern}: {found}'
    return found[0]


def try_program(tree, work):
    program = tree / 'bin' / 'cartapenna'
    said = run(program, 'list')
    assert f'read from {tree}/share/cartapenna/templates' in said, said
    run(program, 'make', 'hedge-duel', cwd=work)
    assert (work / 'hedge-duel.pdf').read_bytes().startswith(b'%PDF')
    shown = run(program, 'show', 'sprouts').splitlines()[0]
    assert shown.endswith(f'$schema={tree}/share/cartapenna/template.schema.json'), shown
    for place in ('share/man/man1/cartapenna.1.gz', 'share/man/man5/cartapenna-template.5.gz',
                  'share/bash-completion/completions/cartapenna', 'share/zsh/vendor-completions/_cartapenna',
                  'share/fish/vendor_completions.d/cartapenna.fish', 'share/cartapenna/template.schema.json',
                  'share/doc/cartapenna/copyright', 'share/doc/cartapenna/README.md'):
        assert (tree / place).stat().st_size > 100, place


def try_maze(maze, templates, work):
    (work / 'maze.pdf').unlink(missing_ok=True)
    said = run(maze, templates, work / 'maze.pdf')
    assert ' steps to ' in said, said
    assert b'%%EOF' in (work / 'maze.pdf').read_bytes()
    return said, (work / 'maze.pdf').read_bytes()


def try_library(tree, work):
    run('cmake', '-G', 'Ninja', '-S', EXAMPLE, '-B', work / 'build', f'-DCMAKE_PREFIX_PATH={tree}',
        f'-DCMAKE_CXX_COMPILER={COMPILER}')
    run('cmake', '--build', work / 'build')
    templates = tree / 'share' / 'cartapenna' / 'templates'
    first = try_maze(work / 'build' / 'maze', templates, work)

    folder = one(tree, '**/cartapenna.pc').parent
    env = {**os.environ, 'PKG_CONFIG_PATH': str(folder)}
    flags = run('pkg-config', '--cflags', '--libs', 'cartapenna', env=env).split()
    run(COMPILER, '-std=c++20', EXAMPLE / 'maze.cpp', '-o', work / 'maze', *flags)
    named = run('pkg-config', '--variable=templates', 'cartapenna', env=env).strip()
    assert pathlib.Path(named).resolve() == templates.resolve(), named
    assert try_maze(work / 'maze', named, work) == first

    include = tree / 'include' / 'cartapenna'
    headers = sorted(include.glob('**/*.h'))
    assert len(headers) > 25, headers
    for header in headers:
        text = header.read_text(encoding='utf-8')
        assert 'SPDX-License-Identifier: MIT' in text, header
        # Each says what it is for before it says anything else, and compiles alone.
        assert text.splitlines()[1].startswith('//'), f'{header} has no word on what it is'
        run(COMPILER, '-std=c++20', '-fsyntax-only', '-Wall', '-Wextra', f'-I{include}', '-x', 'c++', header)


with tempfile.TemporaryDirectory(prefix='cartapenna-test-') as name:
    top = pathlib.Path(name).resolve()
    run('cmake', '--install', PROGRAM.parent, '--prefix', top / 'first')
    (top / 'first').rename(top / 'moved')
    (top / 'work').mkdir()
    try_program(top / 'moved', top / 'work')
    try_library(top / 'moved', top / 'work')
