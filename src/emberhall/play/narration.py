"""What happened, for whoever reads it."""

from __future__ import annotations

from collections.abc import Iterable

from emberhall import Event, Game
from emberhall.play.seating import ALONE


def seen_before_last_turn(game: Game, seat: int | None) -> int:
    """How many events a seat knew of when it gave its last answer; 0 where it has given none."""
    answers = game.answers()
    own = [number for number, answered in enumerate(answers) if answered.seat == seat]
    if not own:
        return 0
    later = (event for answered in answers[own[-1] :] for event in answered.events)
    return game.event_count(seat) - sum(event.seen_by(seat) is not None for event in later)


def tell(game: Game, events: Iterable[Event], seat: int | None) -> list[str]:
    """Events as far as a seat (or a spectator) may know them, in sentences."""
    return game.tell(events, seat, reader=sole_person(game) if seat is None else seat)


def sole_person(game: Game) -> int | None:
    """The seat of somebody who plays among bots without a name: they are spoken to even where they
    only watch."""
    return game.names.index(ALONE) if ALONE in game.names else None
