"""What a terminal sends for a key, decoded."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator

from emberhall.terminal.keys import (
    BACKSPACE,
    CLEAR_LINE,
    DELETE,
    DOWN,
    END,
    ENTER,
    ESCAPE,
    F1,
    GONE,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    TAB,
    UP,
    Key,
)

BY_LETTER = {"A": UP, "B": DOWN, "C": RIGHT, "D": LEFT, "H": HOME, "F": END, "P": F1}
BY_NUMBER = {
    "1": HOME,
    "3": DELETE,
    "4": END,
    "5": PAGE_UP,
    "6": PAGE_DOWN,
    "7": HOME,
    "8": END,
    "11": F1,
}
CONTROL = {
    "\r": ENTER,
    "\n": ENTER,
    "\t": TAB,
    "\x7f": BACKSPACE,
    "\x08": BACKSPACE,
    "\x15": CLEAR_LINE,
    "\x04": GONE,
}
LINUX_F1 = "\x1b[[A"
SEQUENCE = re.compile(
    r"\x1b\[\[[A-E]"  # function keys of the Linux console
    r"|\x1b\[M..."  # a mouse of old
    r"|\x1b\[(?P<numbers>[0-?]*)[ -/]*(?P<end>[@-~])"
    r"|\x1bO(?P<letter>[@-~])",
    re.DOTALL,
)
BEGUN = re.compile(r"\x1b(\[(\[|M.{0,2}|[0-?]*[ -/]*)?|O)?", re.DOTALL)


class Decoder:
    """Turns bytes into keys. A sequence that is no key of ours gives none."""

    def __init__(self) -> None:
        self._text = ""
        self._utf8 = codecs.getincrementaldecoder("utf-8")("replace")

    def feed(self, sent: bytes) -> list[Key]:
        """The keys that are complete with these bytes."""
        self._text += self._utf8.decode(sent)
        return list(self._keys())

    @property
    def is_waiting(self) -> bool:
        """Whether a key has begun that may go on."""
        return bool(self._text)

    def give_up(self) -> list[Key]:
        """Nothing more came: an escape that stands alone is the key of that name."""
        begun, self._text = self._text, ""
        return [ESCAPE] if begun == "\x1b" else []

    def _keys(self) -> Iterator[Key]:
        while self._text and not BEGUN.fullmatch(self._text):
            if sequence := SEQUENCE.match(self._text):
                self._text = self._text[sequence.end() :]
                key = _named(sequence)
            else:
                sign, self._text = self._text[0], self._text[1:]
                key = _signed(sign)
            if key:
                yield key


def _named(sequence: re.Match[str]) -> Key | None:
    if sequence.group() == LINUX_F1:
        return F1
    numbers, end = sequence["numbers"] or "", sequence["end"] or sequence["letter"] or ""
    # After a semicolon comes whether shift or the like was held
    return BY_NUMBER.get(numbers.split(";")[0]) if end == "~" else BY_LETTER.get(end)


def _signed(sign: str) -> Key | None:
    if sign == "\x1b":
        return ESCAPE
    return CONTROL.get(sign) or (sign if sign.isprintable() else None)
