"""Guided first games."""

from __future__ import annotations

from functools import partial

from emberhall.play.file_store import FileStore
from emberhall.play.lesson import lessons
from emberhall.terminal.menu.dialog import Dialog
from emberhall.terminal.menu.door import Action, to_do, walk
from emberhall.terminal.table.learn import learn

TOLD = "A first game with a guide, who says what to choose and why."


def choose_lesson(store: FileStore, dialog: Dialog) -> Action | None:
    """Choose a game to learn."""
    doors = [
        to_do(lesson.title.full_name, partial(learn, store, lesson.game, False), lesson.summary)
        for lesson in lessons()
    ]
    return walk(dialog, "Learn which game?", lambda: doors, note=TOLD)
