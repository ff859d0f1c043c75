"""What happened, for whoever reads it."""

from __future__ import annotations

from collections.abc import Iterable

from emberhall import Event, Game
from emberhall.play.seating import ALONE


def since_last_turn(game: Game, seat: int | None) -> list[Event]:
    """What a seat has not seen come of it yet: all from its own last answer on."""
    answers = game.answers()
    own = [number for number, answered in enumerate(answers) if answered.seat == seat]
    events = game.events(seat)
    if not own:
        return events
    fresh = sum(
        event.seen_by(seat) is not None
        for answered in answers[own[-1] :]
        for event in answered.events
    )
    return events[len(events) - fresh :]


def tell(game: Game, events: Iterable[Event], seat: int | None) -> list[str]:
    """Events as far as a seat (or a spectator) may know them, in sentences."""
    return game.tell(events, seat, reader=only_person(game))


def only_person(game: Game) -> int | None:
    """The seat of somebody who plays among bots without a name: they are spoken to even where they
    only watch."""
    return game.names.index(ALONE) if ALONE in game.names else None
