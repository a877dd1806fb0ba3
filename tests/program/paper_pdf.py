# SPDX-License-Identifier: MIT
"""Reads a PDF: qpdf takes the file apart, the content streams are followed operator by operator; an
operator that is not known is an error. Words come from pdftotext."""
import base64
import json
import re
import xml.etree.ElementTree as ElementTree

from paper import Paper, Stroke, Word, apply, multiply, scale_of
from program import tool

MM = 25.4 / 72
TOKEN = re.compile(rb'''[\0\t\n\f\r ]+ | %[^\r\n]*
    | (?P<string>\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)) | (?P<hex><[0-9A-Fa-f\s]*>)
    | (?P<mark><<|>>|\[|\]) | (?P<name>/[^\0\t\n\f\r ()<>\[\]{}/%]*)
    | (?P<number>[+-]?(?:\d+\.?\d*|\.\d+)) | (?P<operator>[A-Za-z'"*0-9]+)''', re.X | re.S)
PASSED_OVER = set('d0 d1 i gs ri Tc Tw Tz TL Tf Tr Ts Td TD Tm T* Tj TJ \' " BT ET BMC BDC EMC MP '
                  'DP g G rg RG k K cs CS sc SC scn SCN M j'.split())


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
