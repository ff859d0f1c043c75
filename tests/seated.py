"""Sessions for tests: real games with people and bots seated."""

from __future__ import annotations

from collections.abc import Iterable

from emberhall.play.seating import parse_seats
from emberhall.play.session import Session
from emberhall.play.start import start


class NothingUnlocked:
    """The achievements of somebody who has none."""

    def unlocked(self, game: str) -> tuple[str, ...]:
        return ()

    def add(self, game: str, names: Iterable[str]) -> None:
        raise AssertionError("nobody was to unlock anything")

    def set_aside(self, game: str) -> str:
        raise AssertionError("nothing was to be broken")


def session_of(
    seats: str = "me,greedy,greedy", seed: int = 7, game: str = "dragondraft", **settings: object
) -> Session:
    """A game that has just begun."""
    return start(game, parse_seats(seats), settings, NothingUnlocked(), seed)


def play_on(session: Session) -> None:
    """Let everybody take the first option until the game is over."""
    while session.game.question is not None:
        session.game.answer(0)
