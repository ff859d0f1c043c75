"""Chance: SHA-256 over (seed, counter), eight 32-bit numbers a block.

Two ints on the table are its whole state. It is the same on every Python version, and the past
of a game does not give away its future, which a small generator would.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import Final

WORDS: Final = 8
"""Numbers in a block."""

SPAN: Final = 1 << 32
"""Each number is below this."""

SURELY_FAIR: Final = SPAN - (1 << 20)
"""A number below this is fair for any choice of up to a million."""

_UNPACK: Final = Struct(">8I").unpack


def block(seed: int, number: int) -> tuple[int, ...]:
    """The `number`-th block of eight numbers that belongs to this seed."""
    return _UNPACK(sha256(b"emberhall %d %d" % (seed, number)).digest())


def numbers(seed: int, start: int, count: int) -> list[int]:
    """So many numbers of the stream, from the `start`-th on."""
    found: list[int] = []
    for number in range(start // WORDS, (start + count + WORDS - 1) // WORDS):
        found += block(seed, number)
    return found[start % WORDS : start % WORDS + count]


def is_fair(number: int, n: int) -> bool:
    """True unless taking this number modulo n would favour the small ones."""
    return number < SPAN - SPAN % n


def commitment(seed: int) -> str:
    """What a table publishes when a game starts: it binds the seed without telling it."""
    return sha256(b"emberhall seed %d" % seed).hexdigest()
