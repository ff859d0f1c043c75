"""A screen painted over the one before, all at once, so that nothing flickers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from emberhall.terminal.keys.line_editor import LineEditor

HOME, ERASE_LINE, ERASE_BELOW = "\033[H", "\033[K", "\033[J"
TO_COLUMN = "\033[{}G"
MARK = "> "
"""Before what is typed."""


def paint(console: Console, lines: Sequence[Text], prompt: Text | None = None) -> None:
    """These lines from the top, and the line to type on below them.

    What does not fit is cut off; where nothing can be painted over, it is printed.
    """
    shown = lines[: max(0, console.height - 1)]
    with console.capture() as captured:
        for line in shown:
            console.print(line, no_wrap=True, crop=True, overflow="crop")
        if prompt is not None:
            # A newline after the last line of the window would push the first one out
            end = "" if can_be_painted(console) else "\n"
            console.print(prompt, no_wrap=True, crop=True, overflow="crop", end=end)
    text = captured.get()
    if can_be_painted(console):
        text = HOME + text.replace("\n", ERASE_LINE + "\n") + ERASE_LINE + ERASE_BELOW
    else:
        console.clear()
    console.file.write(text)
    console.file.flush()


def can_be_painted(console: Console) -> bool:
    return console.is_terminal and not console.is_dumb_terminal


def paint_typing(console: Console, lines: Sequence[Text], line: LineEditor, told: str = "") -> None:
    """The same, with what is being typed, or what is told in its place; the cursor follows."""
    room = max(1, console.width - len(MARK) - 1)
    before = line.text[: line.cursor][-room:]
    after = line.text[line.cursor :]
    written = Text.assemble((MARK, "lit"), before + after if line.text else (told, "own"))
    paint(console, lines, written)
    if can_be_painted(console):
        column = len(MARK) + cell_len(before) + 1
        console.file.write(TO_COLUMN.format(min(column, console.width)))
        console.file.flush()
