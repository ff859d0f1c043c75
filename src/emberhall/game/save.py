"""Saves: a game's header, answers, table and content, with a digest that finds any damage."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from typing import Any

from emberhall.game import format_1
from emberhall.game.game import Game
from emberhall.game.header import Header, header_of
from emberhall.game.history import history_of
from emberhall.kernel.codec import decode, digest_of, encode
from emberhall.kernel.errors import BrokenSave, EmberhallError, ForeignSave, UnknownGame
from emberhall.kernel.given import can_be_shown
from emberhall.kernel.table import Table

FORMAT = "emberhall save 2"
SENSELESS = (
    *(AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError),
    *(RecursionError, struct.error),
)
"""What comes of data that are not what they should be."""


def write_save(header: Header, table: Table, picks: list[int]) -> str:
    edition = header.edition
    body = {"header": header.data(), "picks": picks, "table": encode(table)}
    sealed = digest_of({**body, "pack": edition.digest})
    text = json.dumps({"format": FORMAT, **body, "digest": sealed})
    return f'{text[:-1]}, "pack": {edition.text}}}'


def load(saved: str) -> Game:
    """The game that `Game.save` wrote; a broken save raises `BrokenSave` with the reason."""
    data = _data(saved)
    try:
        return _game(data)
    except BrokenSave:
        raise
    except UnknownGame as error:
        raise ForeignSave(str(error)) from None
    except EmberhallError as error:
        raise BrokenSave(f"this save cannot be loaded: {error}") from None
    except SENSELESS as error:
        raise BrokenSave(f"this save does not hold together: {error}") from None


def _data(saved: str) -> Mapping[str, Any]:
    try:
        data = json.loads(saved)
    except (ValueError, TypeError, RecursionError) as error:
        raise BrokenSave(f"this save is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, format_1.SAVE):
        raise BrokenSave(f"this is not an Emberhall save: it must say it is an {FORMAT!r}")
    return data


def _game(data: Mapping[str, Any]) -> Game:
    _check_digest(data)
    is_old = data["format"] == format_1.SAVE
    header = format_1.old_header(data["header"]) if is_old else _header(data)
    if not can_be_shown(data["table"]):
        raise BrokenSave("the table of this save holds text that cannot be shown")
    table = header.title.blank(header.content)
    decode(table, data["table"], header.title.steps)
    picks = data["picks"]
    _check(header, table, picks)
    if is_old:
        format_1.check_by_playing(header, table, picks)
    return Game(header.title, header, table, history_of(picks), len(picks))


def _check_digest(data: Mapping[str, Any]) -> None:
    body = {name: data.get(name) for name in ("header", "picks", "table")}
    if data["format"] == FORMAT:
        body["pack"] = digest_of(data.get("pack"))
    if data.get("digest") != digest_of(body):
        raise BrokenSave("this save is damaged: its digest does not match")


def _header(data: Mapping[str, Any]) -> Header:
    return header_of(data["header"], data.get("pack"))


def _check(header: Header, table: Table, picks: list[int]) -> None:
    """What no digest can promise: that the parts of a save belong together."""
    if (table.seats, table.seed) != (header.seats, header.seed):
        raise BrokenSave("this save holds another game's table")
    if table.over != (not table.stack):
        raise BrokenSave("this save does not know whether the game is over")
    if not all(type(pick) is int for pick in picks):
        raise BrokenSave("this save holds answers that cannot have been given")
