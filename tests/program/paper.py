# SPDX-License-Identifier: MIT
"""Reads strokes and words back from finished files, in millimetres from the top left corner.

PDF: qpdf takes the file apart, the content streams are followed operator by operator; an operator
that is not known is an error, so nothing is passed over unread. Words come from pdftotext. SVG: the
elements that the program writes, with their transforms; again whatever is not known is an error.
Neither knows anything about the program."""
import base64
import functools
import json
import math
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

from program import tool

MM = 25.4 / 72


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


# ---- PDF ---------------------------------------------------------------------------------------

TOKEN = re.compile(rb'''[\0\t\n\f\r ]+ | %[^\r\n]*
    | (?P<string>\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)) | (?P<hex><[0-9A-Fa-f\s]*>)
    | (?P<mark><<|>>|\[|\]) | (?P<name>/[^\0\t\n\f\r ()<>\[\]{}/%]*)
    | (?P<number>[+-]?(?:\d+\.?\d*|\.\d+)) | (?P<operator>[A-Za-z'"*0-9]+)''', re.X | re.S)
PASSED_OVER = set('d0 d1 i gs ri Tc Tw Tz TL Tf Tr Ts Td TD Tm T* Tj TJ \' " BT ET BMC BDC EMC MP DP '
                  'g G rg RG k K cs CS sc SC scn SCN M j'.split())


def operations(content):
    """(operator, operands) of a content stream, one after the other."""
    operands, stack, at = [], [], 0
    while at < len(content):
        found = TOKEN.match(content, at)
        if not found:
            raise AssertionError(f'content stream not understood: {content[at:at + 40]!r}')
        at = found.end()
        kind = found.lastgroup
        if kind is None:
            continue
        text = found.group()
        if kind == 'mark' and text in (b'[', b'<<'):
            stack.append(operands)
            operands = []
        elif kind == 'mark':
            inner, operands = operands, stack.pop()
            operands.append(inner)
        elif kind == 'number':
            operands.append(float(text))
        elif kind == 'operator' and not stack and text not in (b'true', b'false', b'null'):
            yield text.decode(), operands
            operands = []
        else:
            operands.append(text.decode('latin-1'))


class PdfReader:
    def __init__(self, path):
        whole = json.loads(tool('qpdf', '--json=2', '--json-stream-data=inline',
                                '--decode-level=generalized', path))
        self.objects = whole['qpdf'][1]
        self.pages = [page['object'] for page in whole['pages']]
        self.file = whole

    def value(self, thing):
        """What a reference stands for; a stream's dictionary."""
        while isinstance(thing, str) and re.fullmatch(r'\d+ \d+ R', thing):
            found = self.objects[f'obj:{thing}']
            thing = found['value'] if 'value' in found else found['stream']['dict']
        return thing

    def stream(self, reference):
        return base64.b64decode(self.objects[f'obj:{reference}']['stream']['data'])

    def inherited(self, page, key):
        while key not in page:
            page = self.value(page['/Parent'])
        return self.value(page[key])

    def catalog(self):
        return self.value(self.objects['trailer']['value']['/Root'])

    def information(self):
        return self.value(self.objects['trailer']['value'].get('/Info', {}))

    def read(self):
        return [self._page(self.value(page)) for page in self.pages]

    def _page(self, page):
        left, bottom, right, top = self.inherited(page, '/MediaBox')
        paper = Paper((right - left) * MM, (top - bottom) * MM)
        contents = page['/Contents']
        contents = contents if isinstance(contents, list) else [contents]
        bytes_of_all = b'\n'.join(self.stream(one) for one in contents)
        to_mm = (MM, 0, 0, -MM, -left * MM, top * MM)
        self._run(bytes_of_all, self.inherited(page, '/Resources'), to_mm, paper)
        return paper

    def _run(self, content, resources, start, paper):
        matrix, width, cap, dash = start, 1.0, 0, []
        saved, paths, current = [], [], None
        for operator, args in operations(content):
            if operator == 'q':
                saved.append((matrix, width, cap, dash))
            elif operator == 'Q':
                matrix, width, cap, dash = saved.pop()
            elif operator == 'cm':
                matrix = multiply(args, matrix)
            elif operator == 'w':
                width = args[0]
            elif operator == 'J':
                cap = args[0]
            elif operator == 'd':
                dash = args[0]
            elif operator == 'm':
                current = Stroke([apply(matrix, *args)], 0)
                paths.append(current)
            elif operator == 'l':
                current.points.append(apply(matrix, *args))
            elif operator in ('c', 'v', 'y'):
                current.curved = True
                current.points += [apply(matrix, *args[i:i + 2]) for i in range(0, len(args), 2)]
            elif operator == 'h':
                current.closed = True
            elif operator == 're':
                x, y, w, h = args
                corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
                paths.append(Stroke([apply(matrix, *corner) for corner in corners], 0, closed=True))
            elif operator in ('S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n'):
                for path in paths:
                    if operator in ('s', 'b', 'b*'):
                        path.closed = True
                    if operator in ('f', 'F', 'f*', 'B', 'B*', 'b', 'b*'):
                        paper.fills.append(path.points)
                    if operator in ('S', 's', 'B', 'B*', 'b', 'b*'):
                        path.width = width * scale_of(matrix)
                        path.round, path.dashed = cap == 1, bool(dash)
                        paper.strokes.append(path)
                paths, current = [], None
            elif operator in ('W', 'W*'):
                pass
            elif operator == 'Do':
                reference = self.value(resources['/XObject'])[args[0]]
                form = self.value(reference)
                if form['/Subtype'] != '/Form':
                    raise AssertionError('a picture on a page of lines')
                inner = multiply(form.get('/Matrix', (1, 0, 0, 1, 0, 0)), matrix)
                self._run(self.stream(reference), self.value(form.get('/Resources', resources)),
                          inner, paper)
            elif operator not in PASSED_OVER:
                raise AssertionError(f'operator {operator} is not known')


def pdf_words(path):
    """The words of each page."""
    text = tool('pdftotext', '-bbox', path, '-')
    text = re.sub(r'[\x00-\x08\x0b-\x1f]', '', text)
    root = ElementTree.fromstring(re.sub(r'<!DOCTYPE[^>]*>|\bxmlns="[^"]*"', '', text))
    return [[Word(word.text or '', *(float(word.get(side)) * MM
                                     for side in ('xMin', 'yMin', 'xMax', 'yMax')))
             for word in page.iter('word')] for page in root.iter('page')]


def read_pdf(path):
    pages = PdfReader(path).read()
    for page, words in zip(pages, pdf_words(path)):
        page.words = words
    return pages


# ---- SVG ---------------------------------------------------------------------------------------

SVG = '{http://www.w3.org/2000/svg}'
XLINK = '{http://www.w3.org/1999/xlink}'
PATH = re.compile(r'([MmLlHhVvCcSsQqTtZz])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|[\s,]+')
TAKES = {'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'Z': 0}


@functools.lru_cache(None)
def path_strokes(data):
    """Subpaths as (points, curved, closed)."""
    tokens, at = [], 0
    while at < len(data):
        found = PATH.match(data, at)
        if not found:
            raise AssertionError(f'path not understood: {data[at:at + 40]!r}')
        at = found.end()
        if found.group(1) or found.group(2):
            tokens.append(found.group(1) or float(found.group(2)))
    paths, pen, command, i = [], (0.0, 0.0), None, 0
    while i < len(tokens):
        if isinstance(tokens[i], str):
            command = tokens[i]
            i += 1
        elif command in ('M', 'm'):
            command = 'L' if command == 'M' else 'l'
        count = TAKES[command.upper()]
        args = tokens[i:i + count]
        i += count
        base = pen if command.islower() else (0.0, 0.0)
        letter = command.upper()
        if letter == 'Z':
            paths[-1][2] = True
            pen = paths[-1][0][0]
            continue
        if letter == 'H':
            points = [(args[0] + base[0], pen[1])]
        elif letter == 'V':
            points = [(pen[0], args[0] + base[1])]
        else:
            points = [(args[k] + base[0], args[k + 1] + base[1]) for k in range(0, count, 2)]
        if letter == 'S':  # its first control point mirrors the last one of the curve before it
            before = paths[-1][0][-2]
            points.insert(0, (2 * pen[0] - before[0], 2 * pen[1] - before[1]))
        # Steps add up to places that mean the same, whatever way led there.
        points = [(round(x, 6), round(y, 6)) for x, y in points]
        pen = points[-1]
        if letter == 'M':
            paths.append([points, False, False])
        else:
            paths[-1][0].extend(points)
            paths[-1][1] |= letter in 'CSQT'
    return paths


def svg_matrix(text):
    matrix = (1, 0, 0, 1, 0, 0)
    for name, inside in re.findall(r'(\w+)\(([^)]*)\)', text or ''):
        n = [float(part) for part in re.split(r'[\s,]+', inside.strip())]
        if name == 'translate':
            step = (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0)
        elif name == 'scale':
            step = (n[0], 0, 0, n[-1], 0, 0)
        elif name == 'rotate' and len(n) == 1:
            c, s = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
            step = (c, s, -s, c, 0, 0)
        else:
            raise AssertionError(f'transform {name} is not known')
        matrix = multiply(step, matrix)
    return matrix


def read_svg(path):
    """The page; words only where text is live, with the baseline's place and no size."""
    root = ElementTree.parse(path).getroot()
    left, top, width, height = map(float, root.get('viewBox').split())
    paper = Paper(float(root.get('width').removesuffix('mm')),
                  float(root.get('height').removesuffix('mm')))
    if (left, top, width, height) != (0, 0, paper.width, paper.height):
        raise AssertionError('the viewBox is not the page in millimetres')
    shapes = {shape.get('id'): shape for defs in root.iter(f'{SVG}defs') for shape in defs}
    _svg(root, (1, 0, 0, 1, 0, 0), {}, '', paper, shapes)
    return paper


def _svg(element, matrix, look, layer, paper, shapes):
    tag = element.tag.removeprefix(SVG)
    matrix = multiply(svg_matrix(element.get('transform')), matrix)
    look = {**look, **{name: value for name, value in element.attrib.items()
                       if name.startswith(('stroke', 'fill', 'font', 'text-anchor'))}}
    layer = element.get('id', layer) if tag == 'g' and not layer else layer
    if tag in ('svg', 'g'):
        for child in element:
            _svg(child, matrix, look, layer, paper, shapes)
    elif tag == 'path':
        for points, curved, closed in path_strokes(element.get('d')):
            stroke = Stroke([apply(matrix, *point) for point in points], 0, curved=curved,
                            closed=closed, layer=layer,
                            round=look.get('stroke-linecap') == 'round',
                            dashed='stroke-dasharray' in look)
            if look.get('stroke', 'none') != 'none':
                stroke.width = float(look.get('stroke-width', 1)) * scale_of(matrix)
                paper.strokes.append(stroke)
            if look.get('fill', '#000') != 'none':
                paper.fills.append(stroke.points)
    elif tag == 'text':
        x, y = apply(matrix, float(element.get('x', 0)), float(element.get('y', 0)))
        paper.words.append(Word(''.join(element.itertext()), x, y, x, y))
    elif tag == 'use':
        place = (1, 0, 0, 1, float(element.get('x', 0)), float(element.get('y', 0)))
        _svg(shapes[element.get(f'{XLINK}href')[1:]], multiply(place, matrix), look, layer, paper, shapes)
    elif tag == 'circle':
        x, y = apply(matrix, float(element.get('cx')), float(element.get('cy')))
        paper.circles.append((x, y, float(element.get('r')), 'stroke-width' in element.attrib))
    elif tag not in ('title', 'desc', 'defs', 'metadata'):
        raise AssertionError(f'element {tag} is not known')
