# SPDX-License-Identifier: MIT
"""The same template and seed give the same bytes: over runs, folders, time zones, locales, homes,
font settings and numbers of threads, for every template that ships and every format."""
import hashlib
import os
import shutil
import subprocess

from program import PROGRAM, WITHOUT_COUNT, Case, environment, main, templates

FORMATS = {'pdf': 'pdf', 'svg': 'svg', 'png': 'png', 'eps': 'eps', 'text': 'txt', 'json': 'json'}

HOSTILE = '''<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <match target="pattern"><edit name="family" mode="assign" binding="strong">
    <string>DejaVu Sans Mono</string></edit></match>
  <match target="pattern"><edit name="size" mode="assign"><double>40</double></edit></match>
  <match target="font"><edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="antialias" mode="assign"><bool>false</bool></edit>
    <edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name>
      <matrix><double>1</double><double>0.3</double><double>0</double><double>1</double></matrix>
      </times></edit></match>
</fontconfig>
'''


def has_locale(name):
    known = subprocess.run(['locale', '-a'], capture_output=True, text=True, check=False).stdout
    return name.lower().replace('-', '') in known.lower().replace('-', '').split()


def dots(form, dpi=40):
    return ('--dpi', dpi) if form == 'png' else ()


class SameBytes(Case):
    def digests(self, template, folder, env, formats=tuple(FORMATS), more=()):
        """Of each file that the template gives in these formats."""
        folder.mkdir(parents=True)
        for form in formats:
            self.make(template, '--seed', 7, '-f', form, '-o', f'sheet.{FORMATS[form]}',
                      *dots(form, 30), *more, folder=folder, env=env)
        digests = {path.name: hashlib.sha256(path.read_bytes()).hexdigest()
                   for path in sorted(folder.iterdir())}
        shutil.rmtree(folder)
        return digests

    def test_whatever_surrounds_the_program(self):
        hostile = self.write('fonts.conf', HOSTILE)
        broken = self.write('broken.conf', '<fontconfig><dir>')
        home = self.folder / 'home'
        (home / '.config/fontconfig').mkdir(parents=True)
        (home / '.config/fontconfig/fonts.conf').write_text(HOSTILE)
        surroundings = {
            'another folder': {},
            'east': {'TZ': 'Pacific/Kiritimati'},
            'C': {'LC_ALL': 'C'},
            'no home': {'HOME': None},
            'fonts at home': {'HOME': str(home)},
            'hostile fonts': {'FONTCONFIG_FILE': str(hostile)},
            'broken fonts': {'FONTCONFIG_FILE': str(broken)},
            'no fonts': {'FONTCONFIG_FILE': '/dev/null', 'FONTCONFIG_PATH': '/nowhere',
                         'XDG_DATA_HOME': '/nowhere', 'XDG_CACHE_HOME': '/nowhere'},
            'Pango': {'PANGOCAIRO_BACKEND': 'win32', 'PANGO_LANGUAGE': 'ja:zh', 'GDK_DPI_SCALE': '2'},
            'language': {'LANGUAGE': 'it:fr', 'LANG': 'it_IT.UTF-8'},
        }
        for locale in ('it_IT.UTF-8', 'tr_TR.UTF-8'):
            if has_locale(locale):
                surroundings[locale] = {'LC_ALL': locale}
        # PDF and SVG everywhere, the other formats in turn.
        others = ('png', 'eps', 'text', 'json')
        for t, template in enumerate(templates()):
            expected = self.digests(template, self.folder / 'first', environment())
            self.assertGreaterEqual(len(expected), len(FORMATS))
            for i, (name, changes) in enumerate(surroundings.items()):
                if template == 'sprouts-problems' and i % 4:
                    continue  # seconds each: some of the surroundings are enough
                formats = ('pdf', 'svg', others[(i + t) % len(others)])
                with self.subTest(template=template, surroundings=name):
                    there = self.folder / f'{i}' / name / 'è'
                    given = self.digests(template, there, environment(**changes), formats)
                    self.assertEqual(given, {path: digest for path, digest in expected.items()
                                             if path in given})
                    self.assertGreaterEqual(len(given), 3)

    def test_threads(self):
        for template in templates():
            count = () if template in ('class-set', 'test-page') else ('-n', 3)
            given = [self.digests(template, self.folder / jobs, environment(), ('pdf', 'svg', 'json'),
                                  ('-j', jobs, *count)) for jobs in ('1', '2', '7')]
            with self.subTest(template=template):
                self.assertEqual(given[0], given[1])
                self.assertEqual(given[0], given[2])

    def test_boards_do_not_depend_on_their_number(self):
        """Board 3 of 3 is board 3 of 40, or of 6 that are searched for; a part made alone is the same
        as in the whole."""
        for template in sorted(set(templates()) - WITHOUT_COUNT):
            if b'\nclass:' in self.run_program('show', template).out or template == 'test-page':
                continue
            with self.subTest(template=template):
                few, many = (self.json(template, '--seed', 7, '-n', count)['sheets'][0]['boards']
                             for count in (3, 6 if 'problems' in template else 40))
                part = self.json(template, '--seed', 7, '-n', 2, '--set', 'document.first=2')
                without_page = [[{**board, 'page': 0} for board in boards]
                                for boards in (few, many, part['sheets'][0]['boards'])]
                self.assertEqual(without_page[0], without_page[1][:len(few)])
                start = [board['id'] for board in few].index(part['sheets'][0]['boards'][0]['id'])
                self.assertGreater(start, 0)
                both = min(len(few) - start, len(without_page[2]))
                self.assertGreater(both, 0)
                self.assertEqual(without_page[2][:both], without_page[0][start:start + both])

    def test_one_page_is_that_page(self):
        for form, ending in (('svg', 'svg'), ('png', 'png'), ('eps', 'eps')):
            arguments = ('hedge-duel', '--seed', 7, '-n', 2, '-f', form, *dots(form))
            self.make(*arguments, '-o', f'all.{ending}')
            for page in (1, 4):
                one = self.make(*arguments, '-o', '-', '--page', page)
                self.assertEqual(one.out, (self.folder / f'all-{page}.{ending}').read_bytes())

    def test_name_and_place_of_the_template_file(self):
        text = self.run_program('show', 'hedge-duel').out
        (self.folder / 'deep/er').mkdir(parents=True)
        self.write('one.yaml', text)
        self.write('deep/er/one.yaml', text)
        self.assertEqual(self.make('one.yaml', '--seed', 7, '-o', '-').out,
                         self.make('deep/er/one.yaml', '--seed', 7, '-o', '-').out)
        self.assertEqual(self.make('one.yaml', '--seed', 7, '-o', '-').out,
                         self.make(self.folder / 'one.yaml', '--seed', 7, '-o', '-').out)

    def test_date_only_from_the_environment_or_the_template(self):
        plain = self.make('hedge-duel', '--seed', 7, '-o', '-').out
        self.assertNotIn(b'Date', plain)
        dated = [self.make('hedge-duel', '--seed', 7, '-o', '-',
                           env=environment(SOURCE_DATE_EPOCH='1700000000', TZ=zone)).out
                 for zone in ('UTC', 'Asia/Tokyo')]
        self.assertEqual(dated[0], dated[1])
        self.assertIn(b'D:20231114221320Z', dated[0])
        self.assertNotEqual(plain, dated[0])
        ours = self.make('hedge-duel', '--seed', 7, '-o', '-', '--set', 'document.date=2026-12-24')
        self.assertIn(b'D:20261224000000Z', ours.out)
        for form in ('svg', 'png', 'json', 'text'):
            page = ('--page', 1) if form in ('svg', 'png') else ()
            arguments = ('hedge-duel', '--seed', 7, '-o', '-', '-f', form, *page)
            self.assertEqual(self.make(*arguments).out,
                             self.make(*arguments, env=environment(SOURCE_DATE_EPOCH='1')).out)

    def test_the_program_lies_elsewhere(self):
        """Copied with its templates to another place, as an installation does."""
        home = os.path.dirname(PROGRAM)
        place = self.folder / 'elsewhere'
        place.mkdir()
        shutil.copy2(PROGRAM, place / 'cartapenna')
        shutil.copytree(os.path.join(home, 'share'), place / 'share', symlinks=False)
        done = subprocess.run([place / 'cartapenna', 'make', 'hedge-duel', '--seed', '7', '-o', '-'],
                              env=environment(), capture_output=True, timeout=60, check=True)
        self.assertEqual(done.stdout, self.make('hedge-duel', '--seed', 7, '-o', '-').out)


if __name__ == '__main__':
    main()
