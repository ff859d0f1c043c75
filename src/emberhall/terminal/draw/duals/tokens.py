"""How a dragon token looks: a colour and letters, never colour alone; a dual has two of each."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Dragon:
    code: str
    name: str
    style: str


DRAGONS = {
    "bread": Dragon("Br", "Bread", "token.bread"),
    "crystal": Dragon("Cr", "Crystal", "token.crystal"),
    "meat": Dragon("Me", "Meat", "token.meat"),
    "iron": Dragon("Ir", "Iron", "token.iron"),
    "potion": Dragon("Po", "Potion", "token.potion"),
    "plant": Dragon("Pl", "Plant", "token.plant"),
    "buddy": Dragon("Bd", "Buddy", "token.buddy"),
}


def dragon_of(kind: str) -> Dragon:
    """How a type looks; one from a content pack is known by its first letters."""
    return DRAGONS.get(kind) or Dragon(kind[:2].capitalize(), kind.capitalize(), "token")


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


def bar(words: str, style: str) -> Text:
    """Words on a ground of this colour."""
    ground = Text().append(words, style)
    ground.stylize("bold reverse")
    return ground


def code(token: str) -> Text:
    """Two letters: `Br`, or `BC` for a dual, each letter in its colour."""
    dragons = dragons_on(token)
    if len(dragons) == 1:
        return Text(dragons[0].code, dragons[0].style)
    return Text.assemble(*((each.code[0], each.style) for each in dragons))


def label(token: str) -> Text:
    """A token named in a line of text."""
    return tile(token, len(name_of(token)) + 2)
