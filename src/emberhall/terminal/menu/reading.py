"""What can be read: rules and achievements."""

from __future__ import annotations

from functools import partial

from rich.text import Text

import emberhall
from emberhall import Title
from emberhall.play.file_store import FileStore
from emberhall.terminal.achievements import achievement_lines
from emberhall.terminal.catalogue import rules_about
from emberhall.terminal.dialog import Dialog
from emberhall.terminal.menu.door import Action, Door, walk


def read_rules(dialog: Dialog) -> Action | None:
    """Choose a game and look something up in its rules."""
    doors = [
        Door(title.full_name, partial(_look_up, dialog, title), title.summary)
        for title in emberhall.games()
    ]
    return walk(dialog, "The rules of which game?", lambda: doors)


def _look_up(dialog: Dialog, title: Title) -> None:
    words = dialog.ask(f"What are you looking for in {title.full_name}?", "Enter: all rules.")
    if words is None:
        return
    lines = []
    for rule in rules_about(title.name, words.split()):
        told = Text.assemble(rule.text, (f" ({rule.source})", "quiet"))
        lines += [Text(rule.id, "amber"), told, Text()]
    dialog.read(f"The rules of {title.full_name}", lines)


def read_achievements(store: FileStore, dialog: Dialog) -> None:
    """What was unlocked in games alone, title by title."""
    lines: list[Text | str] = []
    for title in emberhall.games():
        if title.carried_setting:
            *told, summary = achievement_lines(store.achievements, title.name)
            lines += [Text(f"{title.full_name}: {summary}", "amber"), *told, ""]
    dialog.read("Achievements of games you play alone", lines)
