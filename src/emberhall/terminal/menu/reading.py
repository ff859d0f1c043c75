"""What can be read: rules and achievements."""

from __future__ import annotations

from functools import partial

from rich.text import Text

import emberhall
from emberhall import Title
from emberhall.play.file_store import FileStore
from emberhall.terminal.achievements import achievement_lines
from emberhall.terminal.dialog import Dialog
from emberhall.terminal.how_to_play import heading, how_to_play
from emberhall.terminal.menu.door import Action, Door, walk
from emberhall.terminal.rules import rules_about


def read_rules(dialog: Dialog) -> Action | None:
    """Choose a game and read how it is played, or look something up."""
    doors = [
        Door(title.full_name, partial(_of_title, dialog, title), title.summary)
        for title in emberhall.games()
    ]
    return walk(dialog, "The rules of which game?", lambda: doors)


def _of_title(dialog: Dialog, title: Title) -> Action | None:
    page = how_to_play(title)
    doors = [
        *([Door(heading(title), partial(dialog.read, heading(title), page))] if page else []),
        Door("All rules", partial(_show, dialog, title, "")),
        Door("Look something up", partial(_look_up, dialog, title)),
    ]
    return walk(dialog, f"The rules of {title.full_name}", lambda: doors)


def _look_up(dialog: Dialog, title: Title) -> None:
    asked = f"What are you looking for in the rules of {title.full_name}?"
    words = dialog.ask(asked, "One word or several; they can stand anywhere in a rule.")
    if words:
        _show(dialog, title, words)


def _show(dialog: Dialog, title: Title, words: str) -> None:
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
