# SPDX-License-Identifier: MIT
"""The rules of the hedge duel once more, written for the tests alone: names of cells, what a set of
hedges may be, the way out."""
from collections import deque

ALPHABETS = {'english': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'italian': 'ABCDEFGHILMNOPQRSTUVZ'}


def column_name(column, alphabet):
    letters = ALPHABETS[alphabet]
    name = ''
    column += 1
    while column > 0:
        column, digit = divmod(column - 1, len(letters))
        name = letters[digit] + name
    return name


def cell_name(cell, alphabet):
    return f'{column_name(cell[0], alphabet)}{cell[1] + 1}'


def read_cell(name, alphabet):
    """(column, row), from 0."""
    letters = ALPHABETS[alphabet]
    word = name.rstrip('0123456789')
    column = 0
    for letter in word:
        column = column * len(letters) + letters.index(letter) + 1
    return column - 1, int(name[len(word):]) - 1


def read_hedges(board):
    """Pairs of cells, left or upper one first."""
    return [tuple(read_cell(name, board['alphabet']) for name in pair) for pair in board['hedges']]


def ends(side):
    """The two lattice points between which the side of two cells lies."""
    (c, r), (d, s) = side
    return ((d, r), (d, r + 1)) if r == s else ((c, s), (c + 1, s))


def clusters(sides):
    """Sizes of the sets of hedges that hang together through their ends."""
    parent = {}

    def find(point):
        parent.setdefault(point, point)
        while parent[point] != point:
            parent[point] = parent[parent[point]]
            point = parent[point]
        return point

    for side in sides:
        a, b = ends(side)
        parent[find(a)] = find(b)
    sizes = {}
    for side in sides:
        root = find(ends(side)[0])
        sizes[root] = sizes.get(root, 0) + 1
    return sorted(sizes.values())


def distances(columns, rows, sides, start):
    """Steps from the start to each cell that can be reached."""
    closed = set(sides)
    steps = {start: 0}
    queue = deque([start])
    while queue:
        c, r = cell = queue.popleft()
        for d, s in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)):
            if not (0 <= d < columns and 0 <= s < rows) or (d, s) in steps:
                continue
            if ((min(c, d), min(r, s)), (max(c, d), max(r, s))) in closed:
                continue
            steps[d, s] = steps[cell] + 1
            queue.append((d, s))
    return steps


def faults(board, hedges=30, exits='far-sides', reachable='all'):
    """Every rule that a board of the program's JSON breaks."""
    found = []
    columns, rows, alphabet = board['columns'], board['rows'], board['alphabet']
    sides = read_hedges(board)
    if len(sides) != hedges:
        found.append(f'{len(sides)} hedges instead of {hedges}')
    if len(set(sides)) != len(sides):
        found.append('a hedge twice')
    for (c, r), (d, s) in sides:
        if not (0 <= c <= d < columns and 0 <= r <= s < rows and d - c + s - r == 1):
            found.append(f'{(c, r)}-{(d, s)} is no side of two cells')
    if sides != sorted(sides, key=lambda side: (side[0][1], side[0][0], side[1][1])):
        found.append('hedges not in order')
    if sides and clusters(sides)[-1] > board['attached']:
        found.append(f'{clusters(sides)[-1]} attached hedges')
    entry, leave = (read_cell(board[key], alphabet) for key in ('entry', 'exit'))
    on_far_side = leave[0] == columns - 1 or leave[1] == rows - 1
    if leave == entry or (exits == 'far-sides' and not on_far_side):
        found.append(f'exit {board["exit"]}')
    steps = distances(columns, rows, sides, entry)
    if leave not in steps or (reachable == 'all' and len(steps) < columns * rows):
        found.append(f'{columns * rows - len(steps)} cells cannot be reached')
        return found
    path = [read_cell(name, alphabet) for name in board['shortest_path']]
    if path[0] != entry or path[-1] != leave or len(path) != steps[leave] + 1:
        found.append('not the shortest path')
    for a, b in zip(path, path[1:]):
        step = (min(a, b), max(a, b))
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1 or step in set(sides):
            found.append(f'the path goes through {step}')
    return found
