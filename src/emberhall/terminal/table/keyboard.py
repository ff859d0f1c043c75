"""What happened, told to whoever sits at the keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from emberhall import Event
from emberhall.play.session import Session


def tell_at_keyboard(session: Session, events: Iterable[Event], seat: int | None) -> list[str]:
    """Events in sentences. Where several share a keyboard, "you" could be any of them: there
    everybody has a name."""
    if len(session.seating.people) > 1:
        return session.game.tell(events, seat, reader=None)
    return session.tell(events, seat)
