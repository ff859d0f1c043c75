"""Saves and records of the first format: it named content by the bytes of its files.

Those bytes are gone. So such a game is taken for one of the content that is installed, or of the
pack whose texts it carries, and has to prove it: by playing its answers again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhall.game.edition import checked_pack, own_edition, read_edition
from emberhall.game.header import Header, header_with, title_of
from emberhall.kernel.codec import digest
from emberhall.kernel.content import parse_pack
from emberhall.kernel.errors import BrokenSave
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title

SAVE = "emberhall save 1"
RECORD = "emberhall record 1"


def old_header(data: Mapping[str, Any]) -> Header:
    title, texts = title_of(data), data.get("pack")
    if texts is None:
        return header_with(data, title, own_edition(title))
    pack = checked_pack(title, _parsed(texts))
    return header_with(data, title, read_edition(title, pack, of_a_pack=True))


def _parsed(texts: object) -> object:
    if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
        return None
    return dict(parse_pack(texts))


def check_by_playing(header: Header, table: Table, picks: list[int]) -> None:
    """Refuse a save whose answers lead elsewhere than to its table."""
    again = header.deal()
    again.run()
    for pick in picks:
        if pick not in again.picks:
            break
        again.answer(pick)
    if digest(again) != digest(table):
        raise BrokenSave(_other_content(header.title))


def _other_content(title: Title) -> str:
    return f"this old save was made with other content of {title.full_name} than is installed"
