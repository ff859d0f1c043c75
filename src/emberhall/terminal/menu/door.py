"""Doors: what a page of the menu leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from emberhall import EmberhallError
from emberhall.terminal.menu.dialog import Dialog
from emberhall.terminal.menu.picker import HINT, Entry
from emberhall.terminal.remedy import sentence

Action = Callable[[], None]
"""What is done once the menu is out of the way: a game is played."""


@dataclass(frozen=True)
class Door:
    words: str
    open: Callable[[], Action | None]
    """Gives what is to be done; nothing, where the page is shown again."""
    note: str = ""
    leads_back: bool = False
    """Whether the page with this door is left, too, as that of a deleted game is."""


def to_do(words: str, action: Action, note: str = "") -> Door:
    """A door straight to the table."""
    return Door(words, lambda: action, note)


def refusal(error: EmberhallError) -> str:
    """What a page says above its doors where something could not be done."""
    return f"That does not work: {sentence(error)}"


def walk(
    dialog: Dialog,
    heading: str | Sequence[Text],
    doors: Callable[[], Sequence[Door]],
    notice: str = "",
    note: str = "",
    hint: str = HINT,
) -> Action | None:
    """Open doors until something is to be done; nothing, where somebody goes back or there is no
    door left."""
    at: int | None = 0
    while True:
        offered = doors()
        if not offered:
            return None
        entries = [Entry(door.words, door.note) for door in offered]
        at = dialog.pick(heading, entries, min(at or 0, len(entries) - 1), notice, note, hint)
        if at is None:
            return None
        notice = ""
        try:
            action = offered[at].open()
        except EmberhallError as error:
            notice = refusal(error)
            continue
        if action is not None or offered[at].leads_back:
            return action
