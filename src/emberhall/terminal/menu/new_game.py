"""A new game: who plays, with which options, and off it goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import emberhall
from emberhall import Title
from emberhall.play.file_store import FileStore
from emberhall.play.seating import parse_seats
from emberhall.play.start import start
from emberhall.terminal.menu.dialog import Dialog
from emberhall.terminal.menu.door import Action, Door, walk
from emberhall.terminal.menu.form import Asked, Given, fill_in
from emberhall.terminal.menu.game import play_new
from emberhall.terminal.menu.players import (
    player_questions,
    players_in,
    seats_in,
    setting_questions,
    settings_in,
)


def new_game(store: FileStore, dialog: Dialog) -> Action | None:
    """Choose a game and fill in its form."""
    doors = [
        Door(title.full_name, partial(fill_in, dialog, NewGame(store, title)), title.summary)
        for title in emberhall.games()
    ]
    return walk(dialog, "Which game?", lambda: doors)


class NewGame:
    start = "Start the game"

    def __init__(self, store: FileStore, title: Title) -> None:
        self.store = store
        self.title = title
        self.heading = f"A game of {title.full_name}"

    def questions(self, given: Given) -> Sequence[Asked]:
        settings = setting_questions(self.title, players_in(self.title, given))
        return [*player_questions(self.title, given), *settings]

    def finish(self, values: Given) -> Action:
        seating = parse_seats(",".join(seats_in(self.title, values)))
        settings = settings_in(self.title, values)
        achievements = self.store.achievements
        session = start(self.title.name, seating, settings, achievements)
        return partial(play_new, self.store, session)
