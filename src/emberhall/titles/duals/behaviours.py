"""What dragons and fancies can do, by the words that content has for it."""

from __future__ import annotations

from typing import Final

PLAY_ANOTHER: Final = "play-another"
PULL_AND_PLACE: Final = "pull-and-place"
MOVE_ANYWHERE: Final = "move-anywhere"
MOVE_ONE_SPACE: Final = "move-one-space"
SWAP: Final = "swap"
FIRE_ADJACENT: Final = "fire-adjacent"
ABILITIES: Final = (
    PLAY_ANOTHER,
    PULL_AND_PLACE,
    MOVE_ANYWHERE,
    MOVE_ONE_SPACE,
    SWAP,
    FIRE_ADJACENT,
)
"""Of a type of dragon that fires up."""

DRAW_AND_SHOW: Final = "draw-and-show"
FIRE_AS_ANY: Final = "fire-as-any"
MOVE_ANY: Final = "move-any"
PULL_ANOTHER: Final = "pull-another"
ACTIVE: Final = (DRAW_AND_SHOW, FIRE_AS_ANY, MOVE_ANY, PULL_ANOTHER)
"""Of a fancy that gives coins another use."""

ADD_BUDDY: Final = "add-buddy"
REWARD_SPENDING: Final = "reward-spending"
LAY_OPEN: Final = "lay-open"
FULL_HAND: Final = "full-hand"
PASSIVE: Final = (ADD_BUDDY, REWARD_SPENDING, LAY_OPEN, FULL_HAND)
"""Of a fancy that changes the rules."""
