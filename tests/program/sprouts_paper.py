# SPDX-License-Identifier: MIT
"""Spots, lines and frames of Sprouts as found on paper."""
import math

NEAR = 0.03   # mm: what two roundings may do
LINE = 0.5    # mm: how broad a drawn line is
ROUND = 3     # mm: spots are smaller


def bounds(points):
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def spots_on(paper):
    """(x, y, live) of each spot: hollow ones are stroked, dead ones are filled."""
    if paper.circles:
        return [(x, y, hollow) for x, y, _, hollow in paper.circles]
    rounds = {}
    for points, live in [(fill, False) for fill in paper.fills] + [
            (stroke.points, True) for stroke in paper.strokes if stroke.curved and stroke.closed]:
        if len(points) not in (7, 13):  # two or four pieces
            continue
        (x0, y0), (x1, y1) = points[0], points[len(points) // 2]
        if 1.8 < math.dist((x0, y0), (x1, y1)) < ROUND and abs(y0 - y1) < NEAR:
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
            place = round(x, 1), round(y, 1)
            rounds[place] = (x, y, live or rounds.get(place, (0, 0, False))[2])
    return list(rounds.values())


def curves_on(paper):
    return [stroke for stroke in paper.strokes
            if stroke.curved and not stroke.closed and abs(stroke.width - LINE) < NEAR]


def frames_on(paper, width, height):
    """Corners of the rounded frames of that size."""
    found = []
    for stroke in paper.strokes:
        if not stroke.curved or stroke.width > 0.45:
            continue
        x0, y0, x1, y1 = bounds(stroke.points)
        if -0.5 < x1 - x0 - width < 0.4 * width and abs(y1 - y0 - height) < 0.5:
            found.append(((x0 + x1 - width) / 2, (y0 + y1 - height) / 2))
    return found
