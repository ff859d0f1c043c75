"""One line of text, as it is typed and mended."""

from __future__ import annotations

from emberhall.terminal.keys import (
    BACKSPACE,
    CLEAR_LINE,
    DELETE,
    END,
    HOME,
    LEFT,
    RIGHT,
    Key,
    is_sign,
)

LONGEST = 400


class LineEditor:
    def __init__(self, text: str = "") -> None:
        self.text = text
        self.cursor = len(text)

    def clear(self) -> None:
        self.text, self.cursor = "", 0

    def press(self, key: Key) -> bool:
        """Write or mend; False where this key does neither."""
        before, after = self.text[: self.cursor], self.text[self.cursor :]
        if is_sign(key):
            self._put(before + key, after)
        elif key == BACKSPACE:
            self._put(before[:-1], after)
        elif key == DELETE:
            self._put(before, after[1:])
        elif key == CLEAR_LINE:
            self._put("", after)
        else:
            return self._move(key)
        return True

    def _put(self, before: str, after: str) -> None:
        if len(before + after) <= LONGEST:
            self.text, self.cursor = before + after, len(before)

    def _move(self, key: Key) -> bool:
        places = {LEFT: self.cursor - 1, RIGHT: self.cursor + 1, HOME: 0, END: len(self.text)}
        if key in places:
            self.cursor = min(max(0, places[key]), len(self.text))
        return key in places
