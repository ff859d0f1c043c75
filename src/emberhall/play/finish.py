"""The end of a game: its record is put away, its chapter and what it unlocked are written down."""

from __future__ import annotations

from dataclasses import dataclass, replace

from emberhall import EmberhallError
from emberhall.play.campaign import Campaign
from emberhall.play.campaigns import PlayedElsewhere, record_attempt
from emberhall.play.session import Session
from emberhall.play.store import Achievements, CannotWrite, Games, Store


class NotOver(EmberhallError):
    """A game was to be put away that goes on."""


@dataclass(frozen=True)
class Ending:
    """What was written down of a finished game besides its record, and what could not be."""

    carried: tuple[Campaign, Campaign] | None = None
    """The campaign before and after, where the game was a chapter of one."""
    not_recorded: EmberhallError | None = None
    """Why the chapter was not written down."""
    unlocked: tuple[str, ...] = ()
    """What somebody has unlocked, saved or not."""
    not_saved: EmberhallError | None = None
    """Why what was unlocked is not saved. The record still tells it."""
    not_kept: EmberhallError | None = None
    """Why there is no record. The game stays stored as it was saved last, if it ever was."""

    @property
    def waits(self) -> bool:
        """Whether the game stays stored, until its chapter can be written down."""
        return self.not_recorded is not None and not isinstance(self.not_recorded, PlayedElsewhere)


def finish(session: Session, store: Store) -> Ending:
    """Put a game away that is over; refuses one that goes on."""
    if not session.is_over:
        raise NotOver(f"{session.summary}: the game is not over yet")
    carried, not_recorded = _carry_on(session, store)
    unlocked = session.game.earned if session.seating.people else ()
    not_saved = _unlock(session, store.achievements) if unlocked else None
    ending = Ending(carried, not_recorded, unlocked, not_saved)
    return replace(ending, not_kept=_put_away(session, store.games, ending.waits))


def _carry_on(
    session: Session, store: Store
) -> tuple[tuple[Campaign, Campaign] | None, EmberhallError | None]:
    if not session.campaign:
        return None, None
    try:
        return record_attempt(store.campaigns, session), None
    except EmberhallError as error:
        return None, error


def _put_away(session: Session, games: Games, waits: bool) -> EmberhallError | None:
    try:
        games.finish(session)
        if waits:
            games.save(session)
    except CannotWrite as error:
        return error
    return None


def _unlock(session: Session, achievements: Achievements) -> EmberhallError | None:
    try:
        achievements.add(session.game.title.name, session.game.earned)
    except EmberhallError as error:
        return error
    return None
