"""Which step carries out which verb of the effect language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhall.titles.flamefang.actions.resolve import All, Ally, Choose, If
from emberhall.titles.flamefang.cards.draw import DrawCards
from emberhall.titles.flamefang.cards.growth import Churn, Grow
from emberhall.titles.flamefang.cards.hand import (
    Again,
    Cleanse,
    Free,
    Mend,
    Prep,
    Recall,
    Toss,
    Ward,
)
from emberhall.titles.flamefang.content import Maker
from emberhall.titles.flamefang.dragons.breath import Blast, Leap, Lift, Shove, Spit
from emberhall.titles.flamefang.dragons.damage import SufferEffect
from emberhall.titles.flamefang.dragons.gathering import Gather
from emberhall.titles.flamefang.dragons.giving import Fetch, Give
from emberhall.titles.flamefang.dragons.hoard import Gain
from emberhall.titles.flamefang.dragons.icons import Attack, Move, Slip, Stun
from emberhall.titles.flamefang.effects.selecting import Meet
from emberhall.titles.flamefang.enemies.minions import MarchAll, Rouse, Spawn, Stalk
from emberhall.titles.flamefang.story.pages import (
    AddEvents,
    Build,
    Burn,
    FindSecrets,
    Flip,
    LayFire,
    Place,
    Roll,
    Scatter,
    Spread,
    Win,
)

STEPS: Final[Mapping[str, Maker]] = {
    "attack": Attack,
    "move": Move,
    "slip": Slip,
    "stun": Stun,
    "gather": Gather,
    "shove": Shove,
    "blast": Blast,
    "spit": Spit,
    "lift": Lift,
    "leap": Leap,
    "gain": Gain,
    "fetch": Fetch,
    "give": Give,
    "suffer": SufferEffect,
    "draw": DrawCards,
    "prep": Prep,
    "recall": Recall,
    "toss": Toss,
    "cleanse": Cleanse,
    "mend": Mend,
    "free": Free,
    "again": Again,
    "ward": Ward,
    "grow": Grow,
    "churn": Churn,
    "choose": Choose,
    "if": If,
    "ally": Ally,
    "all": All,
    "hurt": Meet,
    "hex": Meet,
    "strip": Meet,
    "rob": Meet,
    "spawn": Spawn,
    "march": MarchAll,
    "stalk": Stalk,
    "rouse": Rouse,
    "scatter": Scatter,
    "events": AddEvents,
    "secret": FindSecrets,
    "build": Build,
    "place": Place,
    "fire": LayFire,
    "burn": Burn,
    "spread": Spread,
    "roll": Roll,
    "flip": Flip,
    "win": Win,
}
"""A new verb is a step class, a line here, and its form in `effects/grammar.py`."""
