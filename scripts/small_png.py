"""Makes a picture small: a PNG with a palette chosen by median cut, in which a pixel takes the
colour of its neighbour where nobody would see a difference."""

from __future__ import annotations

import math
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from operator import itemgetter, sub
from pathlib import Path

Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]
"""Colours that will be one, each with how often it occurs."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 160
UNSEEN = 5
"""By how much red, green and blue together may differ from what was drawn."""
PALETTE, RGB, RGBA = 3, 2, 6
NONE, SUB, UP, MEAN = range(4)
"""How PNG writes a row; else by the guess that is nearest."""


def shrink(file: Path) -> None:
    """Write a picture of 8 bits a channel, as browsers write it, with a palette instead."""
    width, height, rows = read(file.read_bytes())
    pixels = [list(zip(row[::3], row[1::3], row[2::3], strict=True)) for row in rows]
    boxes = median_cut(Counter(colour for row in pixels for colour in row))
    lines = b"".join(b"\0" + row for row in painted(pixels, boxes))
    header = struct.pack(">IIBBBBB", width, height, 8, PALETTE, 0, 0, 0)
    palette = b"".join(bytes(mean(box)) for box in boxes)
    parts = {b"IHDR": header, b"PLTE": palette, b"IDAT": zlib.compress(lines, 9), b"IEND": b""}
    file.write_bytes(SIGNATURE + b"".join(chunk(*part) for part in parts.items()))


def painted(pixels: list[list[Colour]], boxes: list[Box]) -> Iterator[bytes]:
    """Each row by the numbers of its colours. A pixel is like the one before it, or above it, if
    that may be: what repeats takes no room."""
    colours = [mean(box) for box in boxes]
    place = {colour: number for number, box in enumerate(boxes) for colour, _ in box}

    @cache
    def may_be(colour: Colour, number: int) -> bool:
        return sum(map(abs, map(sub, colour, colours[number]))) <= UNSEEN

    above: list[int] = [0] * len(pixels[0])
    for row in pixels:
        line: list[int] = []
        left = 0
        for colour, up in zip(row, above, strict=True):
            near = (number for number in (left, up) if may_be(colour, number))
            left = next(near, place[colour])
            line.append(left)
        above = line
        yield bytes(line)


def chunk(kind: bytes, data: bytes) -> bytes:
    checked = kind + data
    return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def read(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height, and each row as bytes of red, green and blue."""
    parts = list(chunks(png))
    width, height, bits, kind = struct.unpack_from(">IIBB", parts[0][1])
    assert (bits, kind) in ((8, RGB), (8, RGBA)), "not as a browser writes it"
    step = 3 if kind == RGB else 4
    data = zlib.decompress(b"".join(data for name, data in parts if name == b"IDAT"))
    rows, above = [], bytes(width * step)
    for start in range(0, len(data), width * step + 1):
        line = data[start + 1 : start + 1 + width * step]
        above = unfiltered(data[start], line, above, step)
        rows.append(above if step == 3 else bytes(b for n, b in enumerate(above) if n % 4 < 3))
    return width, height, rows


def unfiltered(kind: int, line: bytes, above: bytes, step: int) -> bytes:
    """A row as it was before PNG wrote only what differs from its neighbours."""
    if kind == NONE:
        return line
    if kind == UP:
        return bytes((value + up) & 255 for value, up in zip(line, above, strict=True))
    guess = {SUB: lambda left, *_: left, MEAN: lambda left, up, _: (left + up) // 2}.get(
        kind, nearest
    )
    row = bytearray(step) + line
    for n, (up, corner) in enumerate(zip(above, bytes(step) + above, strict=False)):
        row[n + step] = (row[n + step] + guess(row[n], up, corner)) & 255
    return bytes(row[step:])


def nearest(left: int, up: int, corner: int) -> int:
    """Paeth's guess, which PNG prescribes."""
    guess = left + up - corner
    far_left, far_up, far = abs(guess - left), abs(guess - up), abs(guess - corner)
    if far_left <= far_up and far_left <= far:
        return left
    return up if far_up <= far else corner


def median_cut(counts: Counter[Colour]) -> list[Box]:
    boxes = [(1.0, list(counts.items()))]
    while len(boxes) < COLOURS:
        boxes.sort(key=itemgetter(0))
        heaviest, box = boxes.pop()
        if heaviest == 0:
            return [each for _, each in boxes] + [box]
        boxes += [(weight(half), half) for half in halves(box)]
    return [box for _, box in boxes]


def halves(box: Box) -> list[Box]:
    """Cut across the channel that varies most, with as many pixels on either side as can be."""
    channel = max(range(3), key=lambda each: spread(box, each))
    box.sort(key=lambda each: each[0][channel])
    half, seen = sum(count for _, count in box) / 2, 0
    for place, (_, count) in enumerate(box):
        seen += count
        if seen >= half:
            cut = min(max(1, place), len(box) - 1)
            return [box[:cut], box[cut:]]
    raise AssertionError("half of the pixels are never seen")


def spread(box: Box, channel: int) -> int:
    values = [colour[channel] for colour, _ in box]
    return max(values) - min(values)


def weight(box: Box) -> float:
    """Many pixels count, but a few of a bright colour must not be lost."""
    width = max(spread(box, channel) for channel in range(3))
    return width * math.pow(sum(count for _, count in box), 0.3)


def mean(box: Box) -> tuple[int, ...]:
    pixels = sum(count for _, count in box)
    return tuple(
        round(sum(colour[channel] * count for colour, count in box) / pixels)
        for channel in range(3)
    )
