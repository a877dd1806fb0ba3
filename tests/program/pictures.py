# SPDX-License-Identifier: MIT
"""Reads pictures: the pixels of PNG and of what pdftoppm writes."""
import re
import struct
import zlib


def pixmap(data):
    """Width, height and bytes of a P5 or P6."""
    kind, width, height, _, pixels = re.match(rb'(P[56])\s+(\d+)\s+(\d+)\s+(\d+)\s(.*)', data,
                                              re.S).groups()
    return int(width), int(height), pixels


def png_chunks(data):
    at = 8
    while at < len(data):
        length, kind = struct.unpack('>I4s', data[at:at + 8])
        yield kind, data[at + 8:at + 8 + length]
        at += 12 + length


def grey_png(data):
    """Width, height and one byte a pixel, of 8-bit grey, RGB or RGBA without interlacing."""
    packed = b''
    for kind, content in png_chunks(data):
        if kind == b'IHDR':
            width, height, depth, colour, _, _, interlaced = struct.unpack('>IIBBBBB', content)
        elif kind == b'IDAT':
            packed += content
    if depth != 8 or interlaced:
        raise AssertionError(f'PNG of {depth} bits')
    step = {0: 1, 2: 3, 6: 4}[colour]
    raw, stride, at = zlib.decompress(packed), width * step, 0
    above, grey = bytearray(stride), bytearray()
    for _ in range(height):
        kind, line = raw[at], bytearray(raw[at + 1:at + 1 + stride])
        at += 1 + stride
        for i in range(stride):
            left, up = line[i - step] if i >= step else 0, above[i]
            corner = above[i - step] if i >= step else 0
            if kind == 1:
                line[i] = (line[i] + left) & 255
            elif kind == 2:
                line[i] = (line[i] + up) & 255
            elif kind == 3:
                line[i] = (line[i] + (left + up) // 2) & 255
            elif kind == 4:
                guess = left + up - corner
                near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up),
                           (abs(guess - corner), 2, corner))[2]
                line[i] = (line[i] + near) & 255
        grey += line[::step]
        above = line
    return width, height, bytes(grey)
