"""From the menu to the table."""

from __future__ import annotations

from functools import partial

from emberhall.play.chapter import open_chapter
from emberhall.play.file_store import FileStore
from emberhall.play.session import Session
from emberhall.terminal.menu.door import Action
from emberhall.terminal.start import play


def play_session(store: FileStore, session: Session) -> Action:
    return partial(play, store, session, plain=False)


def play_saved(store: FileStore, session_id: str) -> Action:
    """Go on with a saved game."""
    return play_session(store, store.games.load(session_id))


def play_chapter(store: FileStore, campaign: str) -> Action:
    """Go on with a campaign."""
    return play_session(store, open_chapter(store, campaign))
