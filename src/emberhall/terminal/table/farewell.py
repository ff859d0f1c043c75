"""What is said after the last page of a game."""

from __future__ import annotations

from collections.abc import Iterator
from shlex import quote

from emberhall.play.chronicle import after_chapter
from emberhall.play.file_store import FileStore
from emberhall.play.finish import Ending
from emberhall.play.session import Session
from emberhall.terminal.remedy import go_on, sentence, with_remedy


def farewells(ending: Ending, session: Session, store: FileStore) -> Iterator[str]:
    """A sentence on a record that is not kept, on what was unlocked, and on the campaign."""
    if ending.not_kept:
        yield f"The game is not kept: {with_remedy(ending.not_kept)}."
    if ending.not_saved:
        yield f"Unlocked, but not saved: {sentence(ending.not_saved)}"
    elif ending.unlocked:
        path = store.achievements.path(session.game.title.name)
        yield f"Unlocked and saved in {path}: {', '.join(ending.unlocked)}."
    if ending.not_recorded:
        yield _not_recorded(ending, session.campaign)
    if ending.carried:
        yield f"{after_chapter(*ending.carried)} {_onward(ending)}"


def _not_recorded(ending: Ending, campaign: str) -> str:
    assert ending.not_recorded is not None
    if not ending.waits:
        return f"Nothing was written down: {with_remedy(ending.not_recorded)}."
    reason = f"The chapter has not been written down yet: {with_remedy(ending.not_recorded)}"
    return f"{reason}; once that is put right, type: {go_on(campaign)}."


def _onward(ending: Ending) -> str:
    assert ending.carried is not None
    _, after = ending.carried
    if after.won:
        return f"Read it: emberhall campaign show {quote(after.name)}"
    again = "Go on" if after.chronicle[-1]["won"] else "Try again"
    return f"{again} with: {go_on(after.name)}"
