"""What the signs of the town mean."""

from __future__ import annotations

from emberhall.terminal.draw.legend import BETWEEN, CUT, NUMBER, TURN, TYPES, Sign, letters

LEGEND = (
    NUMBER,
    TYPES,
    letters("any coin art", "icons of shops: any good, a coin, an artisan dragon"),
    letters("2Br Pl any", "gathering brings two bread, a plant, a good of your choice"),
    Sign(
        "BrME→2♥",
        "BrME:2*",
        "a slot for bread or meat (which you hold): brings 2 reputation",
    ),
    letters("Br Toast", "an artisan dragon with its name; zBr: it sleeps"),
    letters("+2", "two empty slots, or two fancies scored; in the Park: goods"),
    letters("@Ann", "who stands at a shop"),
    Sign("✦", "^", "an enchantment that lies at a shop"),
    letters("cast AC", "enchantments of the row that you could cast there now"),
    Sign("3Ir 1Po→4♥", "3Ir 1Po:4*", "an enchantment: what it costs and brings"),
    Sign("/set", "/set", "may be paid several times; the first brings nothing"),
    letters("2 short", "so many goods are missing to cast it; ready: none"),
    letters("sun moon", "a fancy to reveal on your turn; one that is scored at the end"),
    Sign("♥", "*", "reputation"),
    Sign("¢", "c", "coins"),
    Sign("no¢", "noc", "must be paid without coins"),
    TURN,
    Sign("·", ".", "none"),
    letters("??", "a new shop that has not opened yet"),
    BETWEEN,
    CUT,
)
