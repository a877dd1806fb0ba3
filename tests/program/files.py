# SPDX-License-Identifier: MIT
"""Files that are written: names, whole or not at all, permissions, links."""
import os
import pathlib
import signal
import subprocess
import time

from program import FILE, FINE, PROGRAM, Case, environment, main

AS_ROOT = os.geteuid() == 0


class Files(Case):
    def test_without_a_name_never_over_a_file(self):
        for form, ending in (('pdf', 'pdf'), ('text', 'txt'), ('json', 'json')):
            with self.subTest(form=form):
                taken = self.write(f'hedge-duel.{ending}', 'mine')
                run = self.make('hedge-duel', '-f', form)
                self.assertEqual(taken.read_text(), 'mine')
                self.assertIn(f'hedge-duel-2.{ending}', run.err)
                self.make('hedge-duel', '-f', form)
                self.assertIn(f'hedge-duel-3.{ending}', self.names())
                self.make('hedge-duel', '-f', form, '--force')
                self.assertNotEqual(taken.read_bytes(), b'mine')
        self.assertEqual(len(self.names()), 9)

    def test_answers_of_their_own_are_not_written_over_a_file(self):
        taken = self.write('hedge-duel-answers.pdf', 'mine')
        self.run_program('make', 'hedge-duel', '--answers', 'separate')
        self.assertEqual(taken.read_text(), 'mine')

    def test_named_by_the_template_and_the_ending(self):
        self.make('hedge-duel-small', '-f', 'pdf')
        self.write('my.class.yaml', self.run_program('show', 'hedge-duel').out)
        self.make('my.class.yaml')
        (self.folder / 'sub').mkdir()
        self.make('hedge-duel', '-o', 'sub/Duel.PDF')
        self.assertEqual(self.names(), ['hedge-duel-small.pdf', 'my.class.pdf', 'my.class.yaml', 'sub',
                                        'sub/Duel.PDF'])

    def test_several_pages_are_numbered(self):
        for form in ('svg', 'png', 'eps'):
            dots = ('--dpi', 20) if form == 'png' else ()
            self.make('hedge-duel', '--seed', 7, '-n', 2, '-o', f'a.{form}', *dots)
            self.make('hedge-duel', '--seed', 7, '-n', 2, '-o', f'b.{form}', '--page', 3, *dots)
        self.assertEqual(self.names(), sorted(
            f'a-{number}.{form}' for form in ('svg', 'png', 'eps') for number in range(1, 5)) +
            ['b.eps', 'b.png', 'b.svg'])
        for form in ('svg', 'png', 'eps'):
            self.assertEqual((self.folder / f'a-3.{form}').read_bytes(),
                             (self.folder / f'b.{form}').read_bytes())

    def test_old_file_is_replaced_whole(self):
        old = self.write('a.pdf', 'old' * 100000)
        old.chmod(0o640)
        self.make('hedge-duel', '--seed', 7, '-o', 'a.pdf')
        self.make('hedge-duel', '--seed', 7, '-o', 'b.pdf')
        self.assertEqual(old.read_bytes(), (self.folder / 'b.pdf').read_bytes())
        self.assertEqual(old.stat().st_mode & 0o777, 0o640, 'its permissions stay')
        self.assertEqual(self.names(), ['a.pdf', 'b.pdf'])

    def test_new_files_have_the_permissions_of_the_user(self):
        for mask, mode in ((0o022, 0o644), (0o077, 0o600), (0o002, 0o664)):
            subprocess.run(['sh', '-c', f'umask {mask:o}; exec "$0" make hedge-duel -o a{mask}.pdf',
                            PROGRAM], env=environment(), cwd=self.folder, check=True,
                           stderr=subprocess.DEVNULL, timeout=60)
            self.assertEqual((self.folder / f'a{mask}.pdf').stat().st_mode & 0o777, mode)

    def test_failures_leave_the_old_file(self):
        self.write('a.pdf', 'old')
        for arguments in (['--set', 'document.title=한글'], ['--set', 'sheets.0.board.hedges=189'],
                          ['--page', '9'], ['--lang', 'xx']):
            with self.subTest(arguments=arguments):
                run = self.run_program('make', 'hedge-duel', '-o', 'a.pdf', *arguments)
                self.assertNotEqual(run.code, FINE)
                self.assertEqual(self.names(), ['a.pdf'])
                self.assertEqual((self.folder / 'a.pdf').read_text(), 'old')

    def test_all_pages_or_none(self):
        """The second page's name is taken by a folder: the first page's file stays as it was."""
        self.write('a-1.svg', 'old')
        (self.folder / 'a-2.svg').mkdir()
        run = self.run_program('make', 'hedge-duel', '-o', 'a.svg')
        self.assertEqual(run.code, FILE, run)
        self.assertEqual((self.folder / 'a-1.svg').read_text(), 'old')
        self.assertEqual(self.names(), ['a-1.svg', 'a-2.svg'])

    def test_full_disk(self):
        """Also where the file is so small that it fits into a buffer."""
        for form in ('pdf', 'json', 'text'):
            with self.subTest(form=form):
                run = self.run_program('make', 'hedge-duel', '-f', form, '-o', '/dev/full')
                self.assertEqual(run.code, FILE, run)
                self.assertIn('/dev/full: No space left', run.err)
                self.assertTrue(pathlib.Path('/dev/full').is_char_device())

    def test_file_size_limit(self):
        """A disk that fills up while writing."""
        self.write('a.pdf', 'old')
        done = subprocess.run(['bash', '-c', 'ulimit -f 8; exec "$0" make hedge-duel '
                               '-o a.pdf', PROGRAM], env=environment(), cwd=self.folder,
                              capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, FILE, done.stderr)
        self.assertIn(b'a.pdf: File too large', done.stderr)
        self.assertEqual(self.names(), ['a.pdf'])
        self.assertEqual((self.folder / 'a.pdf').read_text(), 'old')

    def test_links_are_followed(self):
        target = self.write('target.pdf', 'old')
        (self.folder / 'link.pdf').symlink_to('target.pdf')
        self.make('hedge-duel', '-o', 'link.pdf')
        self.assertTrue((self.folder / 'link.pdf').is_symlink())
        self.assertTrue(target.read_bytes().startswith(b'%PDF'))
        (self.folder / 'dangling.pdf').symlink_to('new.pdf')
        run = self.run_program('make', 'hedge-duel', '-o', 'dangling.pdf')
        if run.code == FINE:
            self.assertTrue((self.folder / 'dangling.pdf').read_bytes().startswith(b'%PDF'))
        (self.folder / 'round.pdf').symlink_to('round.pdf')
        self.assertEqual(self.run_program('make', 'hedge-duel', '-o', 'round.pdf').code, FILE)

    def test_link_to_another_folder(self):
        (self.folder / 'there').mkdir()
        target = self.write('there/target.pdf', 'old')
        (self.folder / 'link.pdf').symlink_to('there/target.pdf')
        self.make('hedge-duel', '-o', 'link.pdf')
        self.assertTrue(target.read_bytes().startswith(b'%PDF'))
        self.assertEqual(self.names(), ['link.pdf', 'there', 'there/target.pdf'])

    def test_a_pipe_is_written_into(self):
        os.mkfifo(self.folder / 'pipe.pdf')
        reader = subprocess.Popen(['cat', 'pipe.pdf'], cwd=self.folder, stdout=subprocess.PIPE)
        self.make('hedge-duel', '-o', 'pipe.pdf')
        self.assertTrue(reader.communicate(timeout=60)[0].startswith(b'%PDF'))
        self.assertTrue((self.folder / 'pipe.pdf').is_fifo())

    def as_somebody(self, *arguments):
        """As a user who may not do everything: for root, as nobody."""
        who = {'user': 65534, 'group': 65534, 'extra_groups': []} if AS_ROOT else {}
        return self.run_program(*arguments, **who)

    def test_read_only(self):
        if AS_ROOT and subprocess.run(['sh', '-c', f'exec "{PROGRAM}" --version'], user=65534,
                                      capture_output=True, check=False).returncode:
            self.skipTest('nobody cannot run the program where it lies')
        self.folder.chmod(0o755)
        locked = self.folder / 'locked'
        locked.mkdir()
        (locked / 'a.pdf').write_text('old')
        locked.chmod(0o555)
        for name in ('a.pdf', 'b.pdf'):
            run = self.as_somebody('make', 'hedge-duel', '-o', f'locked/{name}')
            self.assertEqual(run.code, FILE, run)
            self.assertIn(f'locked/{name}: Permission denied', run.err)
        self.assertEqual((locked / 'a.pdf').read_text(), 'old')
        self.assertEqual(self.names(), ['locked', 'locked/a.pdf'])
        open_folder = self.folder / 'open'
        open_folder.mkdir()
        open_folder.chmod(0o777)
        (open_folder / 'a.pdf').write_text('old')
        (open_folder / 'a.pdf').chmod(0o444)
        run = self.as_somebody('make', 'hedge-duel', '-o', 'open/a.pdf')
        self.assertEqual(run.code, FILE, run)
        self.assertEqual((open_folder / 'a.pdf').read_text(), 'old')
        secret = self.write('secret.yaml', 'sheets: [{game: hedges}]\n')
        secret.chmod(0)
        run = self.as_somebody('check', 'secret.yaml')
        self.assertEqual(run.code, FILE, run)
        self.assertIn('secret.yaml: Permission denied', run.err)

    def test_signals_leave_nothing(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            for form in ('pdf', 'svg', 'json'):
                with self.subTest(signal=number, form=form):
                    self.write(f'a.{form}', 'old')
                    before = self.names()
                    process = subprocess.Popen(
                        [PROGRAM, 'make', 'hedge-duel', '-n', '100000', '-o', f'a.{form}'],
                        cwd=self.folder, env=environment(), stderr=subprocess.PIPE)
                    patience = time.monotonic() + (10 if form != 'json' else 0.3)
                    while self.names() == before and time.monotonic() < patience:
                        time.sleep(0.01)
                    process.send_signal(number)
                    started = time.monotonic()
                    process.communicate(timeout=30)
                    self.assertLess(time.monotonic() - started, 5)
                    self.assertEqual(process.returncode, -number)
                    self.assertEqual(self.names(), before)
                    self.assertEqual((self.folder / f'a.{form}').read_text(), 'old')
                    (self.folder / f'a.{form}').unlink()


if __name__ == '__main__':
    main()
