"""The saved games, listed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from emberhall import EmberhallError
from emberhall.play.file_store import FileStore
from emberhall.play.holds import held_game
from emberhall.play.session import Session
from emberhall.play.store import latest_game, latest_record
from emberhall.terminal.remedy import with_remedy


def saved_game_lines(store: FileStore) -> Iterator[str]:
    """A line for each game that goes on, the latest first."""
    for id in store.games.unfinished():
        path = store.games.path(id)
        yield f"{path}  {_when(path)}  {about(store, id)}"


def about(store: FileStore, session_id: str) -> str:
    """What is played there by whom; for a broken save, why it cannot go on."""
    try:
        return store.games.load(session_id).summary
    except EmberhallError as error:
        return f"broken: {with_remedy(error)}"


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


def _when(path: Path) -> str:
    return datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
