# SPDX-License-Identifier: MIT
"""Pupils of several classes in one roster: who plays whom, and what is printed of it."""
from program import Case, main, tool

CLASSES = {'Anna': '3A', 'Bruno': '3B', 'Carla': '3A', 'Dino': '3B', 'Elsa': '3A', 'Fabio': ''}


class Classes(Case):
    def setUp(self):
        super().setUp()
        self.write('r.csv', 'name,class\n' + ''.join(f'{name},{group}\n'
                                                     for name, group in CLASSES.items()))

    def seats(self, *arguments):
        boards = self.json('class-set', '--seed', 7, '--roster', 'r.csv',
                           '--set', 'class.name=3C', *arguments)['sheets'][0]['boards']
        return [(board.get('day', 1), board['class'], *board['names'])
                for board in boards if board['player'] == 1]

    def test_each_plays_in_the_own_class(self):
        for pairs in ('in-order', 'random', 'round-robin'):
            for days in (1, 4):
                with self.subTest(pairs=pairs, days=days):
                    seats = self.seats('--pairs', pairs, '--set', f'class.days={days}')
                    for _, group, *names in seats:
                        self.assertEqual({CLASSES.get(name) or '3C' for name in names
                                          if name != 'the teacher'}, {group})
                    for day in range(1, days + 1):
                        today = [name for seat in seats if seat[0] == day for name in seat[2:]]
                        self.assertEqual(sorted(today), sorted([*CLASSES] + ['the teacher'] * 2))

    def test_round_robin_meets_all_of_the_class(self):
        seats = self.seats('--pairs', 'round-robin', '--set', 'class.days=3')
        self.assertEqual({frozenset(names) for _, group, *names in seats if group == '3A'},
                         {frozenset(pair) for pair in (
                             ('Anna', 'Carla'), ('Anna', 'Elsa'), ('Carla', 'Elsa'),
                             ('Anna', 'the teacher'), ('Carla', 'the teacher'),
                             ('Elsa', 'the teacher'))})

    def test_the_class_stands_on_sheets_and_in_names_of_files(self):
        self.make('class-set', '--seed', 7, '--roster', 'r.csv', '--set', 'class.name=3C',
                  '--names', '{class}-{name}.txt')
        for name, group in CLASSES.items():
            sheet = self.folder / f'{group or "3C"}-{name}.txt'
            self.assertIn(f'Class: {group or "3C"}', sheet.read_text(encoding='utf-8'))

    def test_long_names_are_printed_whole(self):
        names = ('Andrea Pozzo della Cisterna di Valperga', 'Niccolò D’Angiò')
        self.write('long.csv', 'name\n' + ''.join(f'{name}\n' for name in names))
        for template in ('class-set', 'dots-and-boxes-lesson', 'dots-and-boxes-problems'):
            for look in ('page.large-print=true', 'page.font=opendyslexic', 'page.font=lato'):
                with self.subTest(template=template, look=look):
                    self.make(template, '--lang', 'it', '--seed', 7, '--roster', 'long.csv',
                              '--set', look, '--answers', 'none', '-o', 'l.pdf', '--force')
                    text = tool('pdftotext', '-l', '1', '-raw', self.folder / 'l.pdf', '-')
                    self.assertIn(names[0], text)
                    if template != 'dots-and-boxes-problems':
                        self.assertIn(names[1], text)


if __name__ == '__main__':
    main()
