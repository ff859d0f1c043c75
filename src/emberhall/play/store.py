"""What a client needs of the place where games, achievements and campaigns are stored.

Whatever is stored is written whole or not at all. What is broken is refused with its reason, and
left as it is, until somebody has it set aside: even then nothing of it is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Protocol

from emberhall import BrokenSave, EmberhallError
from emberhall.play.campaign import Campaign
from emberhall.play.session import Session


class NotFound(EmberhallError):
    """There is nothing of that name, or it cannot be read."""


class NoSavedGame(NotFound):
    """No game goes on."""


class NoRecord(NotFound):
    """No game has been played to its end."""


class NotText(NotFound):
    """There is something, but nobody can read it as text."""


class CannotWrite(EmberhallError):
    """Something could not be written down; what was stored before is as it was."""


class CannotSave(CannotWrite):
    """The same, of the place where everything is stored."""


class InUse(EmberhallError):
    """Somebody else has a game or a campaign open, and it is theirs until they leave it."""


class Games(Protocol):
    """Games that go on, and the records of those that are over."""

    def save(self, session: Session) -> object:
        """Write down how a session stands, in place of how it stood."""

    def load(self, session_id: str) -> Session:
        """The session of this id as it was saved last; raises `BrokenSave` or `NotFound`."""
        ...

    def hold(self, session_id: str) -> AbstractContextManager[None]:
        """Have a game to oneself, to play it or to change it; raises `InUse`."""
        ...

    def unfinished(self) -> list[str]:
        """The ids of games that go on, the latest first."""
        ...

    def location(self, session_id: str) -> str:
        """Where a game that goes on is stored, for people."""
        ...

    def saved_at(self, session_id: str) -> datetime:
        """When a game that goes on was played last."""
        ...

    def rename(self, session_id: str, label: str) -> object:
        """Write down what players call a game. It was played when it was played."""

    def delete(self, session_id: str) -> object:
        """Forget a game that goes on."""

    def set_aside(self, session_id: str) -> str:
        """Keep a broken game where it is in nobody's way; gives that place, for people."""
        ...

    def finish(self, session: Session) -> object:
        """Keep the record of a finished game in place of the game."""

    def records(self) -> list[str]:
        """The ids of games that are over, the latest first."""
        ...

    def record(self, session_id: str) -> str:
        """The record of a game that is over."""
        ...


class Achievements(Protocol):
    """What a player has unlocked in games alone."""

    def unlocked(self, game: str) -> tuple[str, ...]:
        """The names unlocked so far; raises `BrokenAchievements`."""
        ...

    def add(self, game: str, names: Iterable[str]) -> object:
        """Write down what was unlocked, beside what was there."""

    def set_aside(self, game: str) -> str:
        """Keep what is broken where it is in nobody's way; gives that place, for people."""
        ...


class Campaigns(Protocol):
    """The campaigns of a player."""

    def names(self) -> list[str]:
        """Those that are stored, the latest first."""
        ...

    def has(self, name: str) -> bool:
        """Whether there is a campaign of this name, broken or not."""
        ...

    def load(self, name: str) -> Campaign:
        """The campaign of this name; raises `BrokenCampaign` or `NoCampaign`."""
        ...

    def hold(self, name: str) -> AbstractContextManager[None]:
        """Have a campaign to oneself, to play it or to change it; raises `InUse`."""
        ...

    def save(self, campaign: Campaign) -> object:
        """Write down how a campaign stands, in place of how it stood."""

    def delete(self, name: str) -> object:
        """Forget a campaign."""

    def set_aside(self, name: str) -> str:
        """Keep a broken campaign where it is in nobody's way; gives that place, for people."""
        ...


class Store(Protocol):
    """Everything that outlasts a session."""

    @property
    def games(self) -> Games: ...

    @property
    def achievements(self) -> Achievements: ...

    @property
    def campaigns(self) -> Campaigns: ...


def latest_game(games: Games) -> str:
    """The id of the game that was saved last, of those that can go on here, if any can."""
    ids = games.unfinished()
    if not ids:
        raise NoSavedGame("there is no saved game")
    return next((id for id in ids if _can_go_on(games, id)), ids[0])


def _can_go_on(games: Games, session_id: str) -> bool:
    try:
        games.load(session_id)
    except BrokenSave:
        return False
    return True


def latest_record(games: Games) -> str:
    """The id of the game that ended last."""
    for id in games.records():
        return id
    raise NoRecord("no game has been finished here yet")
