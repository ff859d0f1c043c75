"""The content that a game is played with: it travels with the game, in saves and in records."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from emberhall.kernel.codec import digest_of
from emberhall.kernel.content import Pack, identity, read_pack
from emberhall.kernel.title import Title

MOST_CARRIED = 8
"""Editions of others that are kept at hand."""


@dataclass(frozen=True)
class Edition:
    """A title's content as it was when a game began."""

    identity: str
    """The same for all content that plays alike: prose may differ."""
    digest: str
    """Of all of it, prose included."""
    content: Any = field(compare=False, repr=False)
    """What the title has read out of it."""
    text: str = field(compare=False, repr=False)
    """The parsed files as JSON. Written once: a game is saved after every answer."""
    of_a_pack: bool = field(compare=False)
    """Somebody's own: its prose was chosen, too, and is not corrected by what is installed."""


def edition_of(title: Title, pack: Pack, content: Any, of_a_pack: bool) -> Edition:
    data, name = dict(pack), identity(pack, title.prose)
    return Edition(name, digest_of(data), content, json.dumps(data), of_a_pack)


@cache
def own_edition(title: Title) -> Edition:
    """What the title comes with."""
    return edition_of(title, title.own_pack(), title.own_content(), of_a_pack=False)


def edition_in(title: Title, folder: Path) -> Edition:
    """The content pack in a folder."""
    return read_edition(title, read_pack(folder, title.content_files), of_a_pack=True)


def read_edition(title: Title, pack: Pack, of_a_pack: bool) -> Edition:
    return edition_of(title, pack, title.read(pack), of_a_pack)


def carried_edition(title: Title, stated: object, pack: object, of_a_pack: bool) -> Edition:
    """The content that a save or a record carries.

    Where it came with the title and what is installed plays alike, that is taken: its prose may
    have been corrected.
    """
    own = own_edition(title)
    if stated == own.identity and not of_a_pack:
        return own
    carried = _carried(title, json.dumps(dict(checked_pack(title, pack))), of_a_pack)
    if carried.identity != stated:
        raise ValueError("the content it carries is not the content it was played with")
    return carried


@lru_cache(MOST_CARRIED)
def _carried(title: Title, text: str, of_a_pack: bool) -> Edition:
    """Read once for all games that carry the same: that takes far longer than to compare it."""
    return read_edition(title, json.loads(text), of_a_pack)


def checked_pack(title: Title, pack: object) -> Pack:
    """The files of a pack as somebody else has written them down."""
    if not isinstance(pack, dict) or not all(isinstance(file, dict) for file in pack.values()):
        raise ValueError("it does not carry the content it was played with")
    if set(pack) != set(title.content_files):
        expected = ", ".join(title.content_files)
        raise ValueError(f"the content of {title.full_name} is in other files: {expected}")
    return MappingProxyType(pack)
