"""How a dragon token looks: a colour and letters, never colour alone; a dual has two of each."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.dragons import DRAGONS, Dragon, bar, dragon_of


def dragons_on(token: str) -> list[Dragon]:
    """The one dragon on an artisan's token, or both on a dual's."""
    types = token.split("-")
    is_dual = len(types) == 2 and all(type in DRAGONS for type in types)
    return [dragon_of(type) for type in (types if is_dual else [token])]


def name_of(token: str) -> str:
    """`Bread`, or `Br/Cr` for a dual."""
    dragons = dragons_on(token)
    return dragons[0].name if len(dragons) == 1 else "/".join(each.code for each in dragons)


def tile(token: str, width: int) -> Text:
    """A token seen from above: a bar in its colour, half and half for a dual."""
    dragons = dragons_on(token)
    words = name_of(token)[:width].center(width)
    if len(dragons) == 1:
        return bar(words, dragons[0].style)
    middle = words.index("/")
    return bar(words[:middle], dragons[0].style).append_text(bar(words[middle:], dragons[1].style))


def code(token: str) -> Text:
    """Two letters: `Br`, or `BC` for a dual, each letter in its colour."""
    dragons = dragons_on(token)
    if len(dragons) == 1:
        return Text(dragons[0].code, dragons[0].style)
    return Text.assemble(*((each.code[0], each.style) for each in dragons))


def label(token: str) -> Text:
    """A token named in a line of text."""
    return tile(token, len(name_of(token)) + 2)
