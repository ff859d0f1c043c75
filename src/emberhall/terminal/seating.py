"""Who sits at the table: people and bots, each with a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import emberhall
from emberhall import EmberhallError, Game
from emberhall.bots import Bot, make_bot

PERSON = "me"
ALONE = "You"
"""The only person at a table, unless named."""


USUAL_BOT = "greedy"
USUAL_SEATS = 3


class BadSeats(EmberhallError):
    """Seats that nobody could sit on."""


@dataclass(frozen=True)
class Company:
    """Everybody at a table, seat by seat."""

    seats: tuple[str, ...]
    """`me`, `me=Ann` or a bot spec, as on the command line."""
    names: tuple[str, ...]

    def is_person(self, seat: int) -> bool:
        return is_person(self.seats[seat])

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.is_person(seat)]

    def bots(self, game: Game) -> list[Bot | None]:
        """A bot for each seat that has one. Its luck hangs on the seed, but gives nothing away."""
        assert game.header is not None
        seed = game.header.seed
        return [
            None if is_person(spec) else make_bot(spec, _luck(seed, seat))
            for seat, spec in enumerate(self.seats)
        ]


def usual_count(seats: range) -> int:
    """How many sit down where nobody says how many."""
    return min(USUAL_SEATS, seats[-1])


def usual_seats(game: str) -> str:
    """One person, and bots on the other seats."""
    counts = [usual_count(title.seats) for title in emberhall.games() if title.name == game]
    return ",".join([PERSON, *[USUAL_BOT] * (sum(counts) - 1)])


def is_person(spec: str) -> bool:
    return spec == PERSON or spec.startswith(f"{PERSON}=")


def _luck(seed: int, seat: int) -> int:
    return int.from_bytes(sha256(f"bot on seat {seat} of game {seed}".encode()).digest()[:8])


def company(seats: str) -> Company:
    """The company that `me,greedy,me=Ann` means."""
    specs = tuple(spec.strip() for spec in seats.split(","))
    for spec in specs:
        _check(spec)
    return Company(specs, _names(specs))


def _check(spec: str) -> None:
    if not is_person(spec):
        make_bot(spec, 0)
    elif spec != PERSON and not (_given_name(spec) and _given_name(spec).isprintable()):
        raise BadSeats(f"{spec!r} gives no name that can be shown; write it like me=Ann")


def _given_name(spec: str) -> str:
    return spec.partition("=")[2].strip()


def _names(specs: Sequence[str]) -> tuple[str, ...]:
    alone = sum(map(is_person, specs)) == 1
    names: list[str] = []
    for seat, spec in enumerate(specs):
        wish = _given_name(spec) or (ALONE if alone else f"Player {seat + 1}")
        name = wish if is_person(spec) else spec.partition(":")[0].capitalize()
        names.append(_unlike(names, name))
    return tuple(names)


def _unlike(taken: Sequence[str], name: str) -> str:
    """This name, with a number where somebody has it already."""
    number = 2
    unique = name
    while unique in taken:
        unique, number = f"{name} {number}", number + 1
    return unique
