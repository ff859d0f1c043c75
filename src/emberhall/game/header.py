"""What a game starts from: with its answers, this is all there is to know."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from emberhall.game import registry
from emberhall.game.edition import Edition, carried_edition, edition_in, own_edition
from emberhall.kernel.errors import BadSetting, ForeignSave
from emberhall.kernel.given import as_int, shortened
from emberhall.kernel.rng import commitment
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.version import VERSION

SEED_LIMIT = 1 << 256
LONGEST_NAME = 80
SEED_BITS = 128
"""Enough that nobody finds a secret seed by trying its published commitment."""


@dataclass(frozen=True)
class Header:
    title: Title
    seats: int
    settings: Mapping[str, Any]
    seed: int
    edition: Edition
    """The content it is played with, to the end."""
    names: tuple[str, ...]
    """Who sits where; they change nothing about the game."""

    @property
    def content(self) -> Any:
        return self.edition.content

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def deal(self) -> Table:
        """The table before its first step."""
        return self.title.deal(self.seats, self.settings, self.seed, self.content)

    def data(self) -> dict[str, Any]:
        """All of it as plain data, but for the content itself: that is written beside it."""
        of_a_pack = {"of_a_pack": True} if self.edition.of_a_pack else {}
        return {
            "title": self.title.name,
            "version": self.title.version,
            "engine": VERSION,
            "seats": self.seats,
            "names": list(self.names),
            "settings": dict(self.settings),
            "seed": self.seed,
            "commitment": self.commitment,
            "content": self.edition.identity,
            **of_a_pack,
        }


def new_header(
    title: Title | str,
    seats: int,
    seed: int | None,
    content: str | Path | None,
    names: Sequence[str] | None,
    given: Mapping[str, object],
) -> Header:
    if not isinstance(title, Title):
        title = registry.title(title)
    edition = own_edition(title) if content is None else edition_in(title, Path(content))
    seats = title.checked_seats(seats)
    settings = title.complete(seats, given, edition.content)
    known = _seat_names(seats) if names is None else checked_names(names, seats)
    chance = secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed)
    return Header(title, seats, MappingProxyType(settings), chance, edition, known)


@cache
def _seat_names(seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(seats))


def checked_seed(seed: object) -> int:
    number = as_int(seed)
    if number is not None and 0 <= number < SEED_LIMIT:
        return number
    long = number is not None and abs(number) >= SEED_LIMIT
    shown = "one of more than 256 bits" if long else shortened(seed)
    raise BadSetting(f"a seed is a whole number from 0 up, not {shown}")


def checked_names(names: object, seats: int) -> tuple[str, ...]:
    if not isinstance(names, list | tuple) or len(names) != seats:
        raise BadSetting(f"{seats} seats need {seats} names, not {shortened(names)}")
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadSetting(f"a name is some text that can be shown, not {shortened(name)}")
        if len(name) > LONGEST_NAME:
            raise BadSetting(f"a name has at most {LONGEST_NAME} letters, not {len(name)}")
    return tuple(names)


def header_of(data: Mapping[str, Any], pack: object) -> Header:
    """The header that `Header.data` wrote; raises `ValueError` or `EmberhallError` otherwise."""
    title, of_a_pack = title_of(data), data.get("of_a_pack") is True
    return header_with(data, title, carried_edition(title, data["content"], pack, of_a_pack))


def title_of(data: Mapping[str, Any]) -> Title:
    title = registry.title(data["title"])
    if data["version"] != title.version:
        raise ForeignSave(
            f"it was played by version {shortened(data['version'])} of {title.full_name}'s rules; "
            f"these are version {title.version}"
        )
    return title


def header_with(data: Mapping[str, Any], title: Title, edition: Edition) -> Header:
    settings = title.complete(data["seats"], data["settings"], edition.content)
    if settings.keys() != data["settings"].keys():
        raise ValueError("it does not tell all its options")
    header = Header(
        title,
        data["seats"],
        MappingProxyType(settings),
        checked_seed(data["seed"]),
        edition,
        checked_names(data["names"], data["seats"]),
    )
    if header.commitment != data["commitment"]:
        raise ValueError("the seed is not the one that was committed to")
    return header
