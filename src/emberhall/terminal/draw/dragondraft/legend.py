"""What the signs of the fair mean."""

from __future__ import annotations

from emberhall.terminal.draw.dragondraft.cards import FACES
from emberhall.terminal.draw.legend import BETWEEN, NUMBER, TURN, Sign, letters

CARDS = {
    "red": "red fire breather",
    "purple": "purple magician",
    "blue": "blue flying ace",
    "green": "green gymnast",
    "yellow": "yellow strongman",
    "helper": "goblin helper",
    "pair": "pair of goblins",
    "thistle": "thistle",
}

LEGEND = (
    NUMBER,
    Sign("+2✱", "+2x", "the card comes with so many thistles"),
    letters("red+12", "taken now, the card adds so many spectators to tonight's show"),
    *(Sign(FACES[card].fancy, FACES[card].plain, words) for card, words in CARDS.items()),
    Sign("┋", "|", "the flag rope, where every row starts"),
    Sign("·", ".", "an empty space, or none of this"),
    TURN,
    letters("3/9", "cards in hand, and how many it holds"),
    letters("?", "cards in a hand that is covered until the stage is prepared"),
    letters("[50]", "the spectators' tile that is turned up, counted already"),
    Sign("4→7", "4:7", "four goblins build a grandstand for seven"),
    letters("-", "no grandstand of this cost is left"),
    letters("F L P C", "specials: firework, turkey leg, perfume bottle, dragon claw"),
    BETWEEN,
)
