"""What the numbers on the table stand for."""

from __future__ import annotations

from typing import Final

Card = int
"""A kind of card: equal cards are the same number twice."""
Tile = int
Slot = int
"""A place of the map where a tile lies."""
Minion = int
"""A single minion card: equal ones are different numbers."""
Boss = int
Secret = int
"""A secret card; structures, curses and powers are some of them."""
Token = int
"""A magic token."""
EventCard = int
Target = int
"""What can be damaged: a minion, the boss or a structure (see `enemies/targets.py`)."""
Dragon = int
"""A dragon in the Vale: the seat it is played by, or `AMBER`."""
Figure = int
"""A dragon one can play, whoever does."""
Actor = int
"""Whose effect it is: a dragon, or `WORLD`."""
Item = int
"""An effect by its number; equal effects share it."""
Items = tuple[Item, ...]
"""Effects by number, each of them one item of a pool."""
Resource = int
Good = int
"""A resource, or `QUEST`."""
Aspect = int

AMBER: Final[Dragon] = 4
"""Amber among dragons; the others are seats."""

MEAT: Final[Resource] = 0
STONE: Final[Resource] = 1
GOLD: Final[Resource] = 2
ANY: Final[Resource] = 3
RESOURCES: Final = ("meat", "stone", "gold")
KINDS: Final = len(RESOURCES)
QUEST: Final[Good] = 3
"""A quest token, beside the three resources."""
GOODS: Final = (*RESOURCES, "quest")

FIGHT: Final[Aspect] = 0
FLIGHT: Final[Aspect] = 1
HUNT: Final[Aspect] = 2
WILD: Final[Aspect] = 3
ASPECTS: Final = ("fight", "flight", "hunt", "wild")
NO_ASPECT: Final[Aspect] = 4
"""What a condition has."""
