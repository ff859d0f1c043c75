"""The option that arrows have reached, made to stand out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.text import Text

HIGHLIGHT = "reverse"
MARK = ">"
"""Beside the number in a list: it shows without colours, too."""


def marked(head: str) -> str:
    """The columns before an option with the mark where they are empty: `> 7  `, `100> `."""
    return MARK + head[1:] if head[0] == " " else head[:-2] + MARK + head[-1]


def highlighted(line: Text, number: int | None) -> Text:
    """A line of a drawing with the number of this option highlighted, if it stands there."""
    if number is None:
        return line
    line = line.copy()
    for start, end, style in list(line.spans):
        if style == "lit":
            for at, found in _numbers(line.plain[start:end]):
                if found == str(number):
                    line.stylize(HIGHLIGHT, start + at, start + at + len(found))
    return line


def _numbers(lit: str) -> Iterator[tuple[int, str]]:
    """The numbers of options, and where each begins; what has letters is lit for another reason."""
    at, has_letters = 0, any(map(str.isalpha, lit))
    for is_number, signs in groupby(lit, str.isdecimal):
        run = "".join(signs)
        if is_number and not has_letters:
            yield at, run
        at += len(run)
