"""What a game starts from: with its answers, this is all there is to know."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from emberhall.game.registry import find_title
from emberhall.kernel.content import Pack, pack_hash, read_pack
from emberhall.kernel.errors import BadSetting
from emberhall.kernel.rng import commitment
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.version import VERSION

SEED_LIMIT = 1 << 256
SEED_BITS = 128
"""Enough that nobody finds a secret seed by trying its published commitment."""


@dataclass(frozen=True)
class Header:
    title: Title
    seats: int
    settings: Mapping[str, Any]
    seed: int
    pack: Pack | None
    """Content other than the title's own."""
    names: tuple[str, ...]
    """Who sits where; they change nothing about the game."""

    @cached_property
    def content(self) -> Any:
        return content_of(self.title, self.pack)

    @property
    def content_hash(self) -> str:
        return _own_hash(self.title) if self.pack is None else pack_hash(self.pack)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def deal(self, content: Any) -> Table:
        """The table before its first step."""
        return self.title.deal(self.seats, self.settings, self.seed, content)

    def data(self) -> dict[str, Any]:
        data = {
            "title": self.title.name,
            "version": self.title.version,
            "engine": VERSION,
            "seats": self.seats,
            "names": list(self.names),
            "settings": dict(self.settings),
            "seed": self.seed,
            "commitment": self.commitment,
            "content": self.content_hash,
        }
        return data if self.pack is None else {**data, "pack": dict(self.pack)}


def content_of(title: Title, pack: Pack | None) -> Any:
    return title.own_content() if pack is None else title.read(pack)


@cache
def _own_hash(title: Title) -> str:
    return pack_hash(title.own_pack())


def new_header(
    title: Title | str,
    seats: int,
    seed: int | None,
    content: str | Path | None,
    names: Sequence[str] | None,
    given: Mapping[str, object],
) -> Header:
    if isinstance(title, str):
        title = find_title(title)
    pack = None if content is None else read_pack(Path(content), title.content_files)
    settings = title.complete(seats, given, content_of(title, pack))
    known = _seat_names(seats) if names is None else checked_names(names, seats)
    return Header(title, seats, MappingProxyType(settings), checked_seed(seed), pack, known)


@cache
def _seat_names(seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(seats))


def checked_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadSetting(f"a seed is a whole number from 0 up, not {shortened(seed)}")
    return seed


def shortened(value: object) -> str:
    """A value for a message, however long it is."""
    if type(value) is int and abs(value) >= SEED_LIMIT:
        return "one of more than 256 bits"
    return repr(value)[:60]


def checked_names(names: object, seats: int) -> tuple[str, ...]:
    if not isinstance(names, list | tuple) or len(names) != seats:
        raise BadSetting(f"{seats} seats need {seats} names, not {names!r}")
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadSetting(f"a name is some text that can be shown, not {name!r}")
    return tuple(names)


def checked_pack(title: Title, pack: object) -> Pack | None:
    """The texts of a content pack, as a save or a record holds them."""
    if pack is None:
        return None
    texts = pack.values() if isinstance(pack, dict) else ()
    if not texts or not all(isinstance(text, str) for text in texts):
        raise ValueError("its content pack does not hold texts")
    assert isinstance(pack, dict)
    if set(pack) != set(title.content_files):
        raise ValueError(f"a content pack of {title.full_name} holds other files")
    return MappingProxyType(pack)


def header_of(data: Mapping[str, Any]) -> Header:
    """The header that `Header.data` wrote; raises `ValueError` or `EmberhallError` otherwise."""
    title = find_title(data["title"])
    if data["version"] != title.version:
        raise ValueError(
            f"it was played by version {data['version']} of {title.full_name}'s rules; "
            f"these are version {title.version}"
        )
    pack = checked_pack(title, data.get("pack"))
    settings = title.complete(data["seats"], data["settings"], content_of(title, pack))
    if settings.keys() != data["settings"].keys():
        raise ValueError("it does not tell all its options")
    header = Header(
        title,
        data["seats"],
        MappingProxyType(settings),
        checked_seed(data["seed"]),
        pack,
        checked_names(data["names"], data["seats"]),
    )
    if header.commitment != data["commitment"]:
        raise ValueError("the seed is not the one that was committed to")
    if header.content_hash != data["content"]:
        raise ValueError("it was played with other content than is installed here")
    return header
