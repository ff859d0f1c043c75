"""From the menu to the table."""

from __future__ import annotations

from emberhall.play.chapter import held_chapter
from emberhall.play.file_store import FileStore
from emberhall.play.holds import held_game
from emberhall.play.session import Session
from emberhall.terminal.table.start import play


def play_new(store: FileStore, session: Session) -> None:
    play(store, session, plain=False)


def play_saved(store: FileStore, session_id: str) -> None:
    """Go on with a saved game."""
    with held_game(store, session_id) as session:
        play(store, session, plain=False)


def play_chapter(store: FileStore, campaign: str) -> None:
    """Go on with a campaign."""
    with held_chapter(store, campaign) as session:
        play(store, session, plain=False)
