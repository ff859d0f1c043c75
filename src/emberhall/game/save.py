"""Saves: a game's header, answers and table, with a digest that finds any damage."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from typing import Any

from emberhall.game.game import Game
from emberhall.game.header import Header, header_of
from emberhall.game.history import past_of
from emberhall.kernel.codec import decode, digest_of, encode
from emberhall.kernel.errors import BrokenSave, EmberhallError
from emberhall.kernel.table import Table

FORMAT = "emberhall save 1"
SENSELESS = (
    *(AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError),
    struct.error,
)
"""What comes of data that are not what they should be."""


def write_save(header: Header, table: Table, picks: list[int]) -> str:
    body = {"header": header.data(), "picks": picks, "table": encode(table)}
    return json.dumps({"format": FORMAT, **body, "digest": digest_of(body)})


def load(saved: str) -> Game:
    """The game that `Game.save` wrote; a broken save raises `BrokenSave` with the reason."""
    body = _body(saved)
    try:
        header = header_of(body["header"])
        table = header.title.blank(header.content)
        decode(table, body["table"], header.title.steps)
        _check(header, table, body["picks"])
        past = past_of(body["picks"])
    except BrokenSave:
        raise
    except EmberhallError as error:
        raise BrokenSave(f"this save cannot be loaded: {error}") from None
    except (*SENSELESS, RecursionError) as error:
        raise BrokenSave(f"this save does not hold together: {error}") from None
    return Game(header.title, header, table, past, len(body["picks"]))


def _check(header: Header, table: Table, picks: list[int]) -> None:
    """What no digest can promise: that the parts of a save belong together."""
    if (table.seats, table.seed) != (header.seats, header.seed):
        raise BrokenSave("this save holds another game's table")
    if table.over != (not table.stack):
        raise BrokenSave("this save does not know whether the game is over")
    if not all(type(pick) is int for pick in picks):
        raise BrokenSave("this save holds answers that are none")


def _body(saved: str) -> Mapping[str, Any]:
    try:
        data = json.loads(saved)
    except (ValueError, TypeError, RecursionError) as error:
        raise BrokenSave(f"this save is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BrokenSave(f"this is no Emberhall save: it must say it is an {FORMAT!r}")
    body = {name: data.get(name) for name in ("header", "picks", "table")}
    if data.get("digest") != digest_of(body):
        raise BrokenSave("this save is damaged: its digest does not match")
    return body
