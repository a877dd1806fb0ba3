# SPDX-License-Identifier: MIT
"""Strokes and words as read back from finished files, in millimetres from the top left corner.

paper_pdf.py reads them from PDF, paper_svg.py from SVG. Whatever is not known there is an error, so
nothing is passed over unread. Neither knows anything about the program."""
import math
from dataclasses import dataclass, field


@dataclass
class Stroke:
    points: list  # [(x, y), …]; of curves their control points
    width: float
    round: bool = False
    dashed: bool = False
    curved: bool = False
    closed: bool = False
    layer: str = ''  # SVG only

    def segments(self):
        ends = self.points + self.points[:1] if self.closed else self.points
        return list(zip(ends, ends[1:]))


@dataclass
class Word:
    text: str
    x0: float
    y0: float
    x1: float
    y1: float

    def middle(self):
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2


@dataclass
class Paper:
    width: float
    height: float
    strokes: list = field(default_factory=list)
    fills: list = field(default_factory=list)  # lists of points
    circles: list = field(default_factory=list)  # SVG only: (x, y, radius, hollow)
    words: list = field(default_factory=list)


def multiply(a, b):
    """a, then b; each (a b c d e f) as PDF and SVG write it."""
    return (a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
            a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
            a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5])


def apply(m, x, y):
    return (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])


def scale_of(m):
    return math.sqrt(abs(m[0] * m[3] - m[1] * m[2]))
