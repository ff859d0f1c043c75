"""What can be read: rules and achievements."""

from __future__ import annotations

from functools import partial

from rich.console import Capture
from rich.text import Text

import emberhall
from emberhall import Title
from emberhall.play.file_store import FileStore
from emberhall.play.rulebook import rules_about
from emberhall.terminal.achievements import achievement_lines
from emberhall.terminal.how_to_play import heading, how_to_play
from emberhall.terminal.menu.dialog import Dialog
from emberhall.terminal.menu.door import Action, Door, walk
from emberhall.terminal.rules import print_book, print_labels, print_rules


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
        Door("All rules", partial(_show_all, dialog, title)),
        Door("Look something up", partial(_look_up, dialog, title)),
    ]
    return walk(dialog, f"The rules of {title.full_name}", lambda: doors)


def _show_all(dialog: Dialog, title: Title) -> None:
    with dialog.console.capture() as told:
        print_labels(dialog.console)
        print_book(dialog.console, title.rules())
    dialog.read(f"The rules of {title.full_name}", _lines(told))


def _look_up(dialog: Dialog, title: Title) -> None:
    asked = f"What are you looking for in the rules of {title.full_name}?"
    words = dialog.ask(asked, "One word or several; they can stand anywhere in a rule.")
    if not words:
        return
    with dialog.console.capture() as told:
        print_rules(dialog.console, rules_about(title.name, words.split()))
    dialog.read(f"Rules that mention {words}", _lines(told))


def _lines(told: Capture) -> list[Text]:
    return [Text.from_ansi(line) for line in told.get().splitlines()]


def read_achievements(store: FileStore, dialog: Dialog) -> None:
    """What was unlocked in games alone, title by title."""
    lines: list[Text | str] = []
    for title in emberhall.games():
        if title.carried_setting:
            *told, summary = achievement_lines(store.achievements, title.name)
            lines += [Text(f"{title.full_name}: {summary}", "amber"), *told, ""]
    dialog.read("Achievements of games you play alone", lines)
