"""What a guide says in a lesson: above the question of a drawn table, below it in plain lines."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from emberhall import Prompt
from emberhall.play.lesson import Note
from emberhall.play.session import Session
from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.signs import signs_for

BAR = 2
"""Columns before the guide's words."""


def draw_note(session: Session, prompt: Prompt, console: Console) -> list[Text]:
    """The guide's words beside a bar; nothing where there is no guide."""
    note = session.note
    if note is None:
        return []
    said = Text.assemble(note.text, " ", (f"Choose {_number(note, prompt)}.", "lit"))
    bar = f"{signs_for(console.encoding).side} "
    return [Text.assemble((bar, "amber"), line) for line in wrapped(said, console, BAR)]


def note_lines(session: Session, prompt: Prompt) -> list[str]:
    note = session.note
    if note is None:
        return []
    return [f"Guide: {note.text} Choose {_number(note, prompt)} [{note.answer}]."]


def _number(note: Note, prompt: Prompt) -> int:
    keys = [option["key"] for option in prompt["options"]]
    return keys.index(note.answer) + 1
