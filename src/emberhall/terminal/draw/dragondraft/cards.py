"""How a card looks: a colour, a sign and a short name, never colour alone."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.terminal.signs import Signs


@dataclass(frozen=True)
class Face:
    fancy: str
    plain: str
    short: str
    name: str
    style: str

    def sign(self, signs: Signs) -> str:
        return self.fancy if signs.fancy else self.plain


FACES = {
    "red": Face("▲", "^", "red", "red", "card.red"),
    "purple": Face("◆", "*", "pur", "purple", "card.purple"),
    "blue": Face("≈", "~", "blu", "blue", "card.blue"),
    "green": Face("♣", "&", "grn", "green", "card.green"),
    "yellow": Face("●", "o", "yel", "yellow", "card.yellow"),
    "helper": Face("①", "1", "gob", "goblin", "card.helper"),
    "pair": Face("②", "2", "pair", "pair", "card.pair"),
    "thistle": Face("✱", "x", "this", "thistle", "card.thistle"),
}


def face_of(card: str) -> Face:
    """The face of a card; one from a content pack is known by its first letters."""
    letter = card[:1].upper()
    return FACES.get(card) or Face(letter, letter, card[:3], card, "card")
