"""The saved games: go on with one, name it, delete it."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from emberhall import counted
from emberhall.play.checks import LONGEST_LABEL
from emberhall.play.file_store import FileStore
from emberhall.play.saved_games import (
    SavedGame,
    delete_game,
    rename_game,
    saved_game,
    saved_games,
    told_players,
)
from emberhall.terminal.menu.dialog import Dialog
from emberhall.terminal.menu.door import Action, Door, to_do, walk
from emberhall.terminal.menu.game import play_saved
from emberhall.terminal.menu.when import when_words
from emberhall.terminal.saved_games import game_name


class SavedGames:
    def __init__(self, store: FileStore, dialog: Dialog) -> None:
        self.store = store
        self.dialog = dialog

    def visit(self) -> Action | None:
        return walk(self.dialog, "Saved games", self._games)

    def _games(self) -> list[Door]:
        games = saved_games(self.store.games)
        return [Door(heading(game), partial(self._open, game.id), note(game)) for game in games]

    def _open(self, session_id: str) -> Action | None:
        game = self._game(session_id)
        return walk(self.dialog, heading(game), partial(self._deeds, session_id), note=note(game))

    def _game(self, session_id: str) -> SavedGame:
        games = self.store.games
        return saved_game(games.load(session_id), games.saved_at(session_id))

    def _deeds(self, session_id: str) -> list[Door]:
        game = self._game(session_id)
        return [
            to_do("Go on", partial(play_saved, self.store, session_id)),
            Door("Rename", partial(self._rename, game), leads_back=True),
            Door("Delete", partial(self._delete, game), leads_back=True),
        ]

    def _rename(self, game: SavedGame) -> None:
        told = f"{LONGEST_LABEL} letters at most."
        words = self.dialog.ask(f"What should {heading(game)} be called?", told, game.label)
        if words is not None:
            rename_game(self.store.games, game.id, words)

    def _delete(self, game: SavedGame) -> None:
        if self.dialog.confirm(f"Delete {heading(game)}?", "Yes, delete it", _loss(game)):
            delete_game(self.store, game.id)


def heading(game: SavedGame) -> str:
    """What is played, under the name it was given."""
    return f"{game.label} ({game_name(game)})" if game.label else game_name(game)


def note(game: SavedGame) -> str:
    """Who plays, how it stands, and when that was."""
    part = f"in the campaign {game.campaign}, " if game.campaign else ""
    when = when_words(game.saved_at, datetime.now())
    after = f"after {counted(game.answers, 'answer')}"
    return f"{told_players(game.players, game.scores)}; {part}{after}; {when}"


def _loss(game: SavedGame) -> str:
    if game.campaign:
        return f"The campaign {game.campaign} stays, and begins this chapter anew."
    return "It cannot be brought back."
