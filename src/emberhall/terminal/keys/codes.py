"""What a terminal sends for a key, decoded."""

from __future__ import annotations

import codecs
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
ESC = "\x1b"
ENDS = "@", "~"
"""Between these lies the last sign of a sequence, which says what it is."""
CONSOLE_F1, CONSOLE_KEY = "\x1b[[A", 4
"""F1 to F5 on the Linux console: so many signs, and no last one."""
OLD_MOUSE, OLD_MOUSE_EVENT = "\x1b[M", 6


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
        return [ESCAPE] if begun == ESC else []

    def _keys(self) -> Iterator[Key]:
        while length := _length(self._text):
            sequence, self._text = self._text[:length], self._text[length:]
            if key := _key(sequence):
                yield key


def _length(text: str) -> int:
    """How many signs the first key takes; 0 while it is not complete."""
    if text[:1] != ESC:
        return min(1, len(text))
    if text[1:2] == "O":
        return _whole(text, 3)
    if text[1:2] != "[":
        return min(1, len(text) - 1)
    if text[2:3] == "[":
        return _whole(text, CONSOLE_KEY)
    if text[: len(OLD_MOUSE)] == OLD_MOUSE:
        return _whole(text, OLD_MOUSE_EVENT)
    first, last = ENDS
    ends = (at for at in range(2, len(text)) if first <= text[at] <= last or text[at] < " ")
    return next(ends, -1) + 1


def _whole(text: str, length: int) -> int:
    return length if len(text) >= length else 0


def _key(sequence: str) -> Key | None:
    if len(sequence) == 1:
        sign = sequence if sequence.isprintable() else None
        return ESCAPE if sequence == ESC else CONTROL.get(sequence, sign)
    if sequence[2] == "[":
        return F1 if sequence == CONSOLE_F1 else None
    if sequence[: len(OLD_MOUSE)] == OLD_MOUSE:
        return None
    # After a semicolon comes whether shift or the like was held
    number, _, _ = sequence[2:-1].partition(";")
    return BY_NUMBER.get(number) if sequence[-1] == "~" else BY_LETTER.get(sequence[-1])
