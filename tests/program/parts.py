# SPDX-License-Identifier: MIT
"""A large set made in parts, on any machines: the recipes of the README, with smaller numbers, give
the sheets and IDs of the whole in its order."""
import pathlib
import re
import shutil
import subprocess
import unittest

from program import PLAIN, PROGRAM, Case, main, tool

README = pathlib.Path(__file__).resolve().parents[2] / 'README.md'


def recipe(heading):
    """The commands of the first block after a line that begins so."""
    return re.search(rf'^{re.escape(heading)}.*?```\n(.*?)```', README.read_text('utf-8'), re.M | re.S)[1]


class Parts(Case):
    def run_recipe(self, text, **variables):
        """With 2 duels a part instead of 5,000, and 3 parts instead of 100."""
        for large, small in (('495001', '5'), ('5001', '3'), ('5000', '2'), ('0-99', '0-2')):
            text = text.replace(large, small)
        (self.folder / 'bin').mkdir(exist_ok=True)
        command = self.folder / 'bin' / 'cartapenna'
        if not command.exists():
            command.symlink_to(PROGRAM)
        environment = {**PLAIN, **variables, 'PATH': f'{command.parent}:{PLAIN["PATH"]}',
                       'HOME': str(self.folder)}
        subprocess.run(['sh', '-eu', '-c', text], cwd=self.folder, env=environment, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=120)

    def sheets(self, name):
        """The words of each page, without how many pages its file has."""
        text = tool('pdftotext', '-layout', self.folder / name, '-')
        return [re.sub(r' of \d+', '', page).split() for page in text.split('\f')[:-1]]

    def pictures(self, name):
        """Each page without its foot."""
        tool('pdftoppm', '-r', '50', '-H', '540', '-png', self.folder / name,
             self.folder / name.removesuffix('.pdf'))
        return [path.read_bytes()
                for path in sorted(self.folder.glob(name.removesuffix('.pdf') + '-*.png'))]

    def compare_with_whole(self):
        self.run_recipe(recipe('Put the parts together'))
        self.make('hedge-duel', '--seed', 7, '-n', 6, '-o', 'whole.pdf')
        self.assertEqual(len(self.sheets('whole.pdf')), 12)
        self.assertEqual(self.sheets('all.pdf'), self.sheets('whole.pdf'))
        self.assertEqual(self.pictures('all.pdf'), self.pictures('whole.pdf'))
        tool('qpdf', '--check', self.folder / 'all.pdf')

    @unittest.skipUnless(shutil.which('parallel'), 'GNU parallel is not installed')
    def test_gnu_parallel(self):
        self.run_recipe(recipe('With GNU parallel'))
        self.compare_with_whole()

    def test_slurm(self):
        script = recipe('As a Slurm job array')
        self.assertIn('#SBATCH --array=0-99', script)
        for task in range(3):
            self.run_recipe(script, SLURM_ARRAY_TASK_ID=str(task))
        self.compare_with_whole()


if __name__ == '__main__':
    main()
