"""What the signs of Duals mean."""

from __future__ import annotations

from emberhall.terminal.draw.legend import BETWEEN, NUMBER, TURN, TYPES, Sign, letters

LEGEND = (
    NUMBER,
    letters("a1", "the name of a space: row a, first from the left"),
    Sign("╱ ╲ │", "/ \\ |", "the edges of a space"),
    TYPES,
    letters("Br/Cr", "a dual: bread and crystal; BC where it is covered"),
    letters("+1", "one more token is covered, or one more card completed"),
    letters("Bd", "Buddy"),
    letters("A B", "your cards; in the corner of a space: this completes the card"),
    Sign("2♥", "2*", "reputation"),
    TURN,
    Sign("≈", "~", "the fountain"),
    letters("(c)", "look at them with the key c"),
    BETWEEN,
)
