"""Who sits at a table, as the engine knows them."""

from __future__ import annotations

from collections.abc import Sequence

from emberhall.hall.store.tables import BOT, SeatRow
from emberhall.play.seating import PERSON, parse_seats, person_spec


def specs_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Everybody's spec, seat by seat."""
    return tuple(row.spec if row.kind == BOT else _person(row.name) for row in seats)


def names_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """What everybody is called at the table: two of the same name are told apart."""
    return parse_seats(",".join(specs_of(seats))).names


def _person(name: str) -> str:
    return person_spec(name) if name else PERSON
