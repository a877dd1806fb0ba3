# SPDX-License-Identifier: MIT
"""Reads an SVG: the elements that the program writes, with their transforms; whatever is not known
is an error."""
import functools
import math
import re
import xml.etree.ElementTree as ElementTree

from paper import Paper, Stroke, Word, apply, multiply, scale_of

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
        _svg(shapes[element.get(f'{XLINK}href')[1:]], multiply(place, matrix), look, layer, paper,
             shapes)
    elif tag == 'circle':
        x, y = apply(matrix, float(element.get('cx')), float(element.get('cy')))
        paper.circles.append((x, y, float(element.get('r')), 'stroke-width' in element.attrib))
    elif tag not in ('title', 'desc', 'defs', 'metadata'):
        raise AssertionError(f'element {tag} is not known')
