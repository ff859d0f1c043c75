"""How a dragon token looks: a colour and letters, never colour alone; a dual has two of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.dragons import Dragon, bar, dragon_of

Token = Mapping[str, Any]


def artisan(type_: str) -> Token:
    """A token with one dragon on it, for whatever is about a type."""
    return {"kind": type_, "fires_as": [type_]}


def dragons_on(token: Token) -> list[Dragon]:
    """The one dragon on an artisan's token or Buddy's, or both on a dual's."""
    return [dragon_of(type) for type in token["fires_as"] or [token["kind"]]]


def spoken(token: Token) -> str:
    """`bread`, or `bread and crystal` for a dual."""
    return " and ".join(token["fires_as"]) or str(token["kind"])


def name_of(token: Token) -> str:
    """`Bread`, or `Br/Cr` for a dual."""
    dragons = dragons_on(token)
    return dragons[0].name if len(dragons) == 1 else "/".join(each.code for each in dragons)


def tile(token: Token, width: int) -> Text:
    """A token seen from above: a bar in its colour, half and half for a dual."""
    dragons = dragons_on(token)
    words = name_of(token)[:width].center(width)
    if len(dragons) == 1:
        return bar(words, dragons[0].style)
    middle = words.index("/")
    return bar(words[:middle], dragons[0].style).append_text(bar(words[middle:], dragons[1].style))


def code(token: Token) -> Text:
    """Two letters: `Br`, or `BC` for a dual, each letter in its colour."""
    dragons = dragons_on(token)
    if len(dragons) == 1:
        return Text(dragons[0].code, dragons[0].style)
    return Text.assemble(*((each.code[0], each.style) for each in dragons))


def label(token: Token) -> Text:
    """A token named in a line of text."""
    return tile(token, len(name_of(token)) + 2)
