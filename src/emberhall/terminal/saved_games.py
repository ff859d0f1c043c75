"""The saved games, listed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from emberhall import counted
from emberhall.play.file_store import FileStore
from emberhall.play.holds import held_game
from emberhall.play.saved_games import SavedGame, saved_games, told_players
from emberhall.play.session import Session
from emberhall.play.store import latest_game, latest_record


def saved_game_lines(store: FileStore) -> Iterator[str]:
    """A line for each game that goes on, the latest first."""
    for game in saved_games(store.games):
        when = game.saved_at.strftime("%Y-%m-%d %H:%M")
        yield f"{store.games.path(game.id)}  {when}  {about(game)}"


def about(game: SavedGame) -> str:
    """What is played by whom, how it stands and what it is part of, in one line."""
    label = f"{game.label}, " if game.label else ""
    after = f"after {counted(game.answers, 'answer')}"
    played = f"{label}{game_name(game)}: {told_players(game.players, game.scores)}, {after}"
    return f"{played}, in the campaign {game.campaign}" if game.campaign else played


def game_name(game: SavedGame) -> str:
    """Its title, with the chapter where it has chapters."""
    return f"{game.full_name}, chapter {game.chapter}" if game.chapter else game.full_name


def saved_session(store: FileStore, file: Path | None) -> Session:
    """The session in a file; else, the one saved last."""
    games = store.games
    return games.load(latest_game(games)) if file is None else games.load_file(file)


@contextmanager
def session_to_play(store: FileStore, file: Path | None) -> Iterator[Session]:
    """The same, while nobody else can play it."""
    games = store.games
    id = latest_game(games) if file is None else games.id_of(file)
    if file is not None and not id:
        yield games.load_file(file)
        return
    with held_game(store, id) as session:
        yield session


def record_file(store: FileStore) -> Path:
    """The record of the game that ended last."""
    return store.games.record_path(latest_record(store.games))
