"""While one process plays something, no other plays or changes it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from emberhall.play.lock import Taken, locked
from emberhall.play.session import Session
from emberhall.play.store import InUse, Store


class Holds:
    """The files that a store holds. To hold one again is to hold it once."""

    def __init__(self) -> None:
        self._held: set[Path] = set()

    @contextmanager
    def hold(self, path: Path, words: str) -> Iterator[None]:
        """Have a file to oneself; raises `InUse`, with these words for what it holds."""
        with ExitStack() as until_then:
            if path not in self._held:
                try:
                    until_then.enter_context(locked(path))
                except Taken:
                    raise InUse(
                        f"{words} is open in another window: leave it there first"
                    ) from None
                self._held.add(path)
                until_then.callback(self._held.discard, path)
            yield


@contextmanager
def held(store: Store, session: Session) -> Iterator[None]:
    """Have a session to oneself, and the campaign it is a chapter of."""
    with ExitStack() as until_then:
        until_then.enter_context(store.games.hold(session.id))
        if session.campaign:
            until_then.enter_context(store.campaigns.hold(session.campaign))
        yield


@contextmanager
def held_game(store: Store, session_id: str) -> Iterator[Session]:
    """A stored game as it stands once nobody else can change it."""
    with store.games.hold(session_id):
        session = store.games.load(session_id)
        with held(store, session):
            yield session
