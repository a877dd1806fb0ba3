# SPDX-License-Identifier: MIT
"""Completions as somebody gets them who types and presses Tab, in each shell that is installed; bash
must be. What the options are is read from the help."""
import os
import pathlib
import re
import select
import shutil
import subprocess
import time
import unittest

from program import PROGRAM, Case, environment, main, open_terminal

FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'generator' / 'completions'
FILES = {'bash': FOLDER / 'cartapenna.bash', 'zsh': FOLDER / '_cartapenna', 'fish': FOLDER / 'cartapenna.fish'}
COMMANDS = ('make', 'list', 'show', 'check', 'solve', 'draw', 'schema', 'manual')

# typed, and what a Tab makes of it
LINES = (
    ('sche', 'schema'),
    ('make newsl', 'make newsletter-page'),
    ('make hedge-duel-d', 'make hedge-duel-draw-your-own'),
    ('make my-o', 'make my-own.yaml'),
    ('make trip-pack --paper Tab', 'make trip-pack --paper Tabloid'),
    ('make -p A4 -l i', 'make -p A4 -l it'),
    ('make trip-pack --acc', 'make trip-pack --accessible'),
    ('make trip-pack --answers sep', 'make trip-pack --answers separate'),
    ('make trip-pack --format js', 'make trip-pack --format json'),
    ('make class-set --pairs ro', 'make class-set --pairs round-robin'),
    ('make class-set --what par', 'make class-set --what partner'),
    ('make class-set --roster pup', 'make class-set --roster pupils.csv'),
    ('show magaz', 'show magazine-page'),
    ('check brus', 'check brussels-sprouts'),
    ('list --lang', 'list --languages'),
    ('solve spr', 'solve sprouts'),
    ('solve sprouts --norm', 'solve sprouts --normal-only'))

START = {
    'bash': (['bash', '--norc', '--noprofile', '-i'], 'source "{file}"; bind "set enable-bracketed-paste off"'),
    'zsh': (['zsh', '-f', '-i'],
            'fpath=("{folder}" $fpath); autoload -Uz compinit; compinit -u -D; unsetopt zle_bracketed_paste; '
            'unset zle_bracketed_paste; bindkey -e; setopt no_prompt_sp'),
}


class Terminal:
    """A shell that somebody types into."""

    def __init__(self, arguments, folder, env):
        self.leader, follower = open_terminal()
        self.process = subprocess.Popen(arguments, stdin=follower, stdout=follower, stderr=follower,
                                        cwd=folder, env=env, start_new_session=True)
        os.close(follower)

    def type(self, text):
        os.write(self.leader, text.encode())

    def read_until(self, pattern, seconds=10):
        said, patience = '', time.monotonic() + seconds
        while not (found := re.search(pattern, said)):
            ready, _, _ = select.select([self.leader], [], [], max(0, patience - time.monotonic()))
            if not ready:
                raise AssertionError(f'no {pattern} within {seconds} s in: {said!r}')
            said += os.read(self.leader, 4096).decode('utf-8', 'replace')
        return found

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.leader)


class Completions(Case):
    def setUp(self):
        super().setUp()
        os.symlink(PROGRAM, self.folder / 'cartapenna')
        self.write('my-own.yaml', 'sheets: [{game: hedges}]\n')
        self.write('pupils.csv', 'name\nAnna\n')
        self.env = environment(PATH=f'{self.folder}:{os.environ["PATH"]}', HOME=str(self.folder), TERM='dumb',
                               PS1='$ ')

    def needs(self, shell):
        if not shutil.which(shell):
            self.skipTest(f'{shell} is not installed')

    def tabs(self, shell):
        self.needs(shell)
        arguments, start = START[shell]
        terminal = Terminal(arguments, self.folder, self.env)
        self.addCleanup(terminal.close)
        terminal.type(start.format(file=FILES[shell], folder=FOLDER) + '; echo rea""dy\n')
        terminal.read_until('\nready')
        for typed, completed in LINES:
            with self.subTest(shell=shell, typed=typed):
                terminal.type(f'cartapenna {typed}\t')
                time.sleep(0.05)
                # To the beginning of the line; what was completed becomes arguments of echo.
                terminal.type('\x01echo "<" \x05 ">"\n')
                said = terminal.read_until(r'\n< (.*?) *>')
                self.assertEqual(said[1].strip(), f'cartapenna {completed}')

    def test_bash(self):
        self.tabs('bash')

    def test_zsh(self):
        self.tabs('zsh')

    def test_fish(self):
        self.needs('fish')
        for typed, completed in LINES:
            with self.subTest(typed=typed):
                done = subprocess.run(['fish', '--no-config', '-c',
                                       f'source {FILES["fish"]}; complete -C "cartapenna {typed}"'],
                                      cwd=self.folder, env=self.env, capture_output=True, text=True,
                                      timeout=60, check=True)
                offered = [line.split('\t')[0] for line in done.stdout.splitlines()]
                self.assertEqual(offered, [completed.split()[-1]], done.stderr)

    def test_all_that_can_be_asked_of_the_program(self):
        """Every template, paper and language is offered by bash, whose function can be called."""
        for words, kind in (('make ""', 'names'), ('make --paper ""', 'papers'), ('make --lang ""', 'languages')):
            done = subprocess.run(
                ['bash', '-c', f'source "{FILES["bash"]}"; COMP_WORDS=(cartapenna {words}); '
                 'COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _cartapenna; printf "%s\\n" "${COMPREPLY[@]}"'],
                cwd=self.folder, env=self.env, capture_output=True, text=True, timeout=60, check=True)
            known = set(self.run_program('list', f'--{kind}').out.decode().split())
            self.assertTrue(known)
            self.assertEqual(set(done.stdout.split()) - {'my-own.yaml'}, known)

    def test_every_option_is_known(self):
        for command in COMMANDS:
            text = self.run_program(command, '--help').out.decode()
            for option in re.findall(r'^  (?:-\w, )?(--[\w-]+)', text, re.M):
                with self.subTest(option=option):
                    self.assertIn(option, FILES['bash'].read_text())
                    self.assertRegex(FILES['zsh'].read_text(), option + r"[\[},]")
                    self.assertIn(f'-l {option[2:]} ', FILES['fish'].read_text())

    def test_every_command_is_known(self):
        text = self.run_program('--help').out.decode()
        commands = re.findall(r'^  (\w+) ', text.split('Commands:')[1], re.M)
        self.assertEqual(set(commands), set(COMMANDS))
        for file in FILES.values():
            for command in commands:
                self.assertRegex(file.read_text(), rf'\b{command}\b')

    def test_every_choice_is_known(self):
        text = self.run_program('make', '--help').out.decode()
        for option in ('answers', 'pairs', 'what', 'format'):
            said = re.search(rf'--{option}\b(?:,--\w+)?[^A-Z]*[A-Z]+\s+(.*)', text)[1].split(';')[0]
            choices = said.split(': ')[-1].split(', ')
            with self.subTest(option=option):
                self.assertGreater(len(choices), 2)
                for file in FILES.values():
                    self.assertRegex(file.read_text(), ' '.join(choices))


if __name__ == '__main__':
    main()
