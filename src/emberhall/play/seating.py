"""Who sits at the table: people and bots, each with a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import emberhall
from emberhall import BadBot, Chair, EmberhallError
from emberhall.bots import choose, is_bot, make_bot

PERSON = "me"
ALONE = "You"
"""The only person at a table, unless named."""


LONGEST_NAME = 40
DEFAULT_BOT = "greedy"
DEFAULT_COUNT = 3


class BadSeats(EmberhallError):
    """Seats that nobody could sit on."""


class SeveralPlayers(BadSeats):
    """Where one player was to be named, there were several."""


@dataclass(frozen=True)
class Seating:
    """Everybody at a table, seat by seat."""

    specs: tuple[str, ...]
    """`me`, `me=Ann` or a bot spec, seat by seat."""
    names: tuple[str, ...]

    def is_person(self, seat: int) -> bool:
        return is_person(self.specs[seat])

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.specs)) if self.is_person(seat)]

    @property
    def bots(self) -> list[int]:
        return [seat for seat in range(len(self.specs)) if not self.is_person(seat)]

    def bot_choice(self, chair: Chair, seed: int, answers: int) -> int:
        """What the bot on a seat chooses after so many answers.

        Its own seed follows from the game's, but gives nothing away; a game that is copied, or left
        and resumed, goes on alike.
        """
        return choose(self.specs[chair.seat], bot_seed(seed, chair.seat, answers), chair)


def bot_seed(seed: int, seat: int, answers: int) -> int:
    """The seed of a bot's choice: it follows from the game's, but gives nothing away."""
    told = f"bot on seat {seat} of game {seed} after {answers} answers"
    return int.from_bytes(sha256(told.encode()).digest()[:8])


def default_count(seats: range) -> int:
    """How many sit down where nobody says how many."""
    return min(DEFAULT_COUNT, seats[-1])


def default_seats(game: str) -> list[str]:
    """One person, and bots on the other seats."""
    counts = emberhall.title(game).seat_counts
    return [PERSON, *[DEFAULT_BOT] * (default_count(counts) - 1)]


def is_person(spec: str) -> bool:
    return spec == PERSON or spec.startswith(f"{PERSON}=")


def parse_seats(seats: str) -> Seating:
    """The seating that `me,greedy,me=Ann` means."""
    specs = tuple(spec.strip() for spec in seats.split(","))
    for spec in specs:
        _check(spec)
    return Seating(specs, _names(specs))


def player_spec(written: str) -> str:
    """The seat that `Ann`, `greedy` or `me` means."""
    if "," in written:
        raise SeveralPlayers(f"{written!r} names more than one player")
    spec = written.strip()
    if is_person(spec) or is_bot(spec):
        return spec
    return f"{PERSON}={spec}"


def person_spec(name: str) -> str:
    """The seat of a person who is called this, or who gave no name."""
    if "," in name:
        raise BadSeats(f"a name cannot contain a comma, as {name!r} does")
    spec = f"{PERSON}={name}" if name and name != ALONE else PERSON
    _check(spec)
    return spec


def badges(players: Sequence[str]) -> tuple[str, ...]:
    """What each player is known by from one game to the next; bots of a kind are numbered."""
    worn: list[str] = []
    for spec in players:
        kind = spec if is_person(spec) else _bot_kind(spec)
        same = sum(badge.partition(" #")[0] == kind for badge in worn)
        worn.append(f"{kind} #{same + 1}" if same else kind)
    return tuple(worn)


def badge_name(badge: str) -> str:
    """Who wears this badge; empty for somebody who never gave a name."""
    return _given_name(badge) if is_person(badge) else badge.replace(" #", " ").capitalize()


def _check(spec: str) -> None:
    if not is_person(spec):
        _check_bot(spec)
    elif spec != PERSON:
        _check_name(spec, _given_name(spec))


def _check_bot(spec: str) -> None:
    try:
        make_bot(spec, 0)
    except BadBot as error:
        if is_bot(_bot_kind(spec)):
            raise
        raise BadBot(f"{error}; a person is written {PERSON} or {PERSON}=NAME") from None


def _check_name(spec: str, name: str) -> None:
    if not name or not name.isprintable():
        raise BadSeats(f"{spec!r} does not give a name that can be shown; write it like me=Ann")
    if len(name) > LONGEST_NAME:
        raise BadSeats(f"{name[:LONGEST_NAME]!r}... is too long: {LONGEST_NAME} letters at most")
    if name == ALONE:
        raise BadSeats(
            f"{ALONE!r} is what everybody is called at their own seat: choose another name"
        )


def _given_name(spec: str) -> str:
    return spec.partition("=")[2].strip()


def _bot_kind(spec: str) -> str:
    return spec.partition(":")[0]


def _names(specs: Sequence[str]) -> tuple[str, ...]:
    alone = sum(map(is_person, specs)) == 1
    names: list[str] = []
    for seat, spec in enumerate(specs):
        wish = _given_name(spec) or (ALONE if alone else f"Player {seat + 1}")
        name = wish if is_person(spec) else _bot_kind(spec).capitalize()
        names.append(_unlike(names, name))
    return tuple(names)


def _unlike(taken: Sequence[str], name: str) -> str:
    """This name, with a number where somebody has it already."""
    number = 2
    unique = name
    while unique in taken:
        unique, number = f"{name} {number}", number + 1
    return unique
