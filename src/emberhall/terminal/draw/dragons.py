"""How the types of dragons look in all titles: a colour and letters, never colour alone."""

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


def bar(words: str, style: str) -> Text:
    """Words on a ground of this colour."""
    ground = Text().append(words, style)
    ground.stylize("bold reverse")
    return ground
