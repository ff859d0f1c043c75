"""A whole screen: the drawing, what happened, the question with its options, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from emberhall.terminal.draw.highlight import HIGHLIGHT, MARK, highlighted, marked
from emberhall.terminal.draw.scene import CUT, Drawing, fit

LOG_SHARE = 6
"""Of this many lines, one is for the log: 4 on a terminal of 24."""
OPTION = 5
"""Columns before the words of an option."""
GAP = 2
"""Columns between options that stand side by side."""
NOTICE = 4
"""A notice is cut after so many lines."""
PROMPT = 1
"""The last line is left to what is typed."""


@dataclass(frozen=True)
class Page:
    drawing: Drawing
    log: Sequence[str]
    question: Text
    options: Sequence[str]
    """What each option means, in words."""
    keys: str
    untold: str
    """Added to the keys where the log did not fit: how many sentences, and where they are."""
    notice: str = ""
    note: Sequence[Text] = ()
    """What a guide says, above the question."""
    chosen: int | None = None
    """Number of the option that is highlighted."""

    @property
    def listed(self) -> list[int]:
        """Numbers of the options that the drawing does not show."""
        numbers = range(1, len(self.options) + 1)
        return [number for number in numbers if number not in self.drawing.shown]


def page_lines(page: Page, console: Console) -> list[Text]:
    """The lines of a screen, none too wide and, if it can be, not too many."""
    width, height = console.size
    blocks = [[highlighted(line, page.chosen) for line in block] for block in page.drawing.blocks]
    foot = _foot(page, console, height - PROMPT - sum(map(len, blocks)))
    room = height - PROMPT - len(foot)
    blocks = _cropped(blocks, room)
    room -= sum(map(len, blocks))
    log, untold = _latest(page.log, console, min(room, height // LOG_SHARE))
    if untold:
        foot[-1].append(page.untold.format(untold))
    room -= len(log)
    lines = _joined([*blocks, log, foot], room)
    return [_one_line(line, width) for line in lines]


def _one_line(line: Text, width: int) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line


def _cropped(blocks: list[list[Text]], room: int) -> list[list[Text]]:
    """As much of the drawing as there is room for; a drawing of our own always fits 24 lines."""
    cropped = []
    for block in blocks:
        cropped.append(block[: max(0, room)])
        room -= len(block)
    return cropped


def _joined(blocks: list[list[Text]], room: int) -> list[Text]:
    """One block below the other; where not all can be parted, the lowest are."""
    blocks = [block for block in blocks if block]
    lines: list[Text] = []
    for number, block in enumerate(blocks):
        is_parted = lines and room >= len(blocks) - number
        lines += [*([Text()] if is_parted else []), *block]
    return lines


def _latest(log: Sequence[str], console: Console, room: int) -> tuple[list[Text], int]:
    """As many of the last sentences as fit, each of them whole, and how many did not."""
    lines: list[Text] = []
    for number, sentence in enumerate(reversed(log)):
        told = item(sentence, console, "quiet")
        if len(lines) + len(told) > room:
            return lines, len(log) - number
        lines = [*told, *lines]
    return lines, 0


def wrapped(text: Text, console: Console, indent: int = 0) -> list[Text]:
    lines = text.wrap(console, console.width - indent)
    for line in lines:
        line.rstrip()
    return list(lines)


def item(words: str, console: Console, style: str = "") -> list[Text]:
    """An item of a list, as many lines as it takes."""
    lines = wrapped(Text(words, style), console, 2)
    return [Text.assemble("  " if number else "- ", line) for number, line in enumerate(lines)]


def _foot(page: Page, console: Console, room: int) -> list[Text]:
    notice = notice_lines(page.notice, console)
    question = wrapped(page.question, console)
    head = [*page.note, *question]
    rest = [*notice, Text(page.keys, "quiet")]
    return [*head, *_options(page, console, room - len(head) - len(rest)), *rest]


def notice_lines(notice: str, console: Console) -> list[Text]:
    return wrapped(Text(notice, "ember"), console)[:NOTICE] if notice else []


def _options(page: Page, console: Console, room: int) -> list[Text]:
    """The options that the drawing does not show: whole, or in as few columns as fit the room."""
    whole = [line for number in page.listed for line in _whole_option(page, number, console)]
    if len(whole) <= max(0, room):
        return whole
    return _option_columns(page, console.width, max(1, room))


def _whole_option(page: Page, number: int, console: Console) -> list[Text]:
    lines = wrapped(Text(page.options[number - 1]), console, OPTION)
    if number == page.chosen:
        lines = [Text(line.plain, HIGHLIGHT) for line in lines]
    heads = [_head(page, number), *[" " * OPTION] * len(lines)]
    return [Text.assemble((head, "lit"), line) for head, line in zip(heads, lines, strict=False)]


def _head(page: Page, number: int) -> str:
    head = f"{number:>3}  "
    return marked(head) if number == page.chosen else head


def _option_columns(page: Page, width: int, room: int) -> list[Text]:
    """As few columns as fit the room without a cut word; failing that, at most three of them."""
    listed = [_head(page, number) + page.options[number - 1] for number in page.listed]
    for columns in range(1, len(listed) + 1):
        parts = _parted(listed, columns)
        widths = [max(map(cell_len, part)) + GAP for part in parts]
        if len(parts[0]) <= room and sum(widths) - GAP <= width:
            return _abreast(parts, widths)
    columns = next((count for count in (1, 2) if -(-len(listed) // count) <= room), 3)
    return _abreast(_parted(listed, columns), [width // columns] * columns)


def _parted(listed: Sequence[str], columns: int) -> list[Sequence[str]]:
    """Options from the top of a column down, then on at the top of the next."""
    rows = -(-len(listed) // columns)
    return [listed[start : start + rows] for start in range(0, len(listed), rows)]


def _abreast(columns: Sequence[Sequence[str]], widths: Sequence[int]) -> list[Text]:
    lines = [Text() for _ in columns[0]]
    for column, width in zip(columns, widths, strict=False):
        for line, cell in zip(lines, column, strict=False):
            style = HIGHLIGHT if MARK in cell[:OPTION] else ""
            head, words = cell[:OPTION], _fitted(cell[OPTION:], width - OPTION)
            line.append(head, "lit").append(words.rstrip(), style)
            line.append(words[len(words.rstrip()) :])
    for line in lines:
        line.rstrip()
    return lines


def _fitted(words: str, width: int) -> str:
    if cell_len(words) <= width:
        return fit(words, width)
    return fit(words, max(0, width - len(CUT))) + CUT
