"""Every fight and flight upgrade, played out with its extra."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.acting import Played, play_out
from titles.flamefang.story import ANN, BEN, NEXT, WHAT, Story

GOLEM_AND_BEAR = {"minions": "rock-golem quarry, bear quarry"}
BEAR_AT_LAKE = {"minions": "rock-golem quarry, bear lake"}
BOTH_HERE = {"at": ("quarry", "quarry")}
HIT_GOLEM, HIT_BEAR = "attack/attack rock-golem", "attack/attack bear"
TWO_STEPS = "move/go to lake; move/go to quarry"
TWO_SLIPS = "slip/go to lake; slip/go to quarry"
THREE_SLIPS = "slip/go to lake; slip/go to peak; slip/go to quarry"

FIGHT = [
    Played(
        "rending-claws",
        "fight",
        f"{HIT_GOLEM}; {HIT_GOLEM}",
        f"{HIT_BEAR}; {HIT_BEAR}",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 2, bear 2"},
    ),
    Played(
        "tail-hammer",
        "fight",
        f"{HIT_GOLEM}; stun/stun rock-golem; shove/shove bear to peak",
        "attack; attack",
        given={"minions": "rock-golem quarry, bear quarry, bone-wight quarry"},
        tiles={"quarry": "rock-golem 3 stunned, bone-wight", "peak": "bear"},
    ),
    Played(
        "ember-spray",
        "fight",
        "blast 1; move/go to lake",
        "blast 1",
        given={"minions": "rock-golem quarry, bear quarry, bull lake"},
        tiles={"quarry": "rock-golem 1, bear 1", "lake": "bull 1"},
        ends={"at": "lake", "ward": 8},
    ),
    Played(
        "jaw-lock",
        "fight",
        f"{HIT_GOLEM}; {HIT_GOLEM}; stun/stun rock-golem",
        f"{HIT_BEAR}; {HIT_BEAR}",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 2 stunned, bear 2"},
    ),
    Played(
        "coal-breath",
        "fight",
        "spit 2 1",
        "spit 2 2/spit at bear",
        given={"minions": "rock-golem lake, bear cave"},
        tiles={"lake": "rock-golem 2", "cave": "bear 2"},
    ),
    Played(
        "savage-leap",
        "fight",
        "attack; attack; move/go to lake",
        "move/go to quarry; attack",
        given=BEAR_AT_LAKE,
        tiles={"quarry": "rock-golem 3", "lake": "bear"},
        ends={"at": "quarry", "ward": 7},
    ),
    Played(
        "trophy-taker",
        "fight",
        "attack/attack miner-1; "
        ">if slew(gain any 1,draw 1); "
        ">gain any 1/gain meat; >draw 1; attack",
        "attack; attack",
        given={"minions": "miner-1 quarry, rock-golem quarry"},
        tiles={"quarry": "rock-golem 3"},
        ends={"hoard": "1 meat", "hand": "glide"},
    ),
    Played(
        "molten-roar",
        "fight",
        "blast 1; stun/stun rock-golem; stun/stun bear",
        "blast 1",
        given={"minions": "rock-golem quarry, bear quarry, bone-wight quarry"},
        tiles={"quarry": "rock-golem 2 stunned, bear 2 stunned, bone-wight"},
    ),
    Played(
        "blood-frenzy",
        "fight",
        f"{HIT_GOLEM}; {HIT_GOLEM}; {HIT_GOLEM}",
        f"{HIT_BEAR}; {HIT_BEAR}; {HIT_BEAR}",
        price="take a wound/lose ember-heart",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 3"},
        ends={"row": "horned-brow red-pinions furnace-belly", "ward": 9},
    ),
    Played(
        "shieldbreaker",
        "fight",
        f"stun/stun rock-golem; {HIT_GOLEM}; {HIT_GOLEM}; {HIT_GOLEM}",
        f"{HIT_BEAR}; shove/shove bear to peak",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 3 stunned", "peak": "bear 1"},
    ),
    Played(
        "white-flame",
        "fight",
        "blast 2",
        f"{HIT_GOLEM}; {HIT_BEAR}",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 3"},
    ),
    Played(
        "wrath",
        "fight",
        f"{HIT_GOLEM}; {HIT_GOLEM}; {HIT_GOLEM}; {HIT_BEAR}",
        "blast 1; attack/attack bull",
        given={"minions": "rock-golem quarry, bear quarry, bull quarry"},
        tiles={"quarry": "bear 2"},
    ),
]

FLIGHT = [
    Played(
        "high-thermals",
        "flight",
        TWO_SLIPS,
        "slip/go to peak; slip/go to cave; draw 1",
        ends={"at": "cave", "ward": 9, "hand": "claw"},
    ),
    Played(
        "diving-talons",
        "flight",
        f"{TWO_STEPS}; attack",
        "attack",
        tiles={"quarry": "rock-golem 2"},
        ends={"ward": 8},
    ),
    Played(
        "wingbeat",
        "flight",
        "shove/shove rock-golem to lake; shove/shove bear to peak; move/go to pasture",
        "move/go to quarry; move/go to pasture",
        given={"minions": "rock-golem quarry, bear quarry, bull pasture"},
        tiles={"quarry": "", "lake": "rock-golem", "peak": "bear", "pasture": "bull"},
        ends={"at": "pasture", "ward": 8},
    ),
    Played(
        "carry-the-clutch",
        "flight",
        "lift; slip/go to lake/carry seat-1; slip/go to cave/carry nobody",
        "draw 2",
        given=BOTH_HERE,
        ends={"at": "cave", "ward": 9, "hand": "claw claw"},
        ben={"at": "lake", "ward": 9},
    ),
    Played(
        "cloud-road",
        "flight",
        f"{TWO_STEPS}; draw 1",
        "move/go to peak; move/go to cave",
        ends={"at": "cave", "ward": 7, "hand": "claw"},
    ),
    Played(
        "harrier",
        "flight",
        f"{TWO_STEPS}; attack",
        "attack; attack",
        tiles={"quarry": "rock-golem 3"},
        ends={"ward": 8},
    ),
    Played(
        "sky-thief",
        "flight",
        f"{TWO_SLIPS}; gather",
        "gather",
        ends={"ward": 9, "hoard": "2 stone"},
    ),
    Played(
        "slipstream",
        "flight",
        f"{TWO_SLIPS}; ally(slip 2)/slip/go to peak/slip/go to cave",
        "draw 1; ally(draw 1)/draw 1",
        given=BOTH_HERE,
        ends={"at": "quarry", "ward": 9, "hand": "claw"},
        ben={"at": "cave", "ward": 9, "hand": "gust"},
    ),
    Played(
        "thunderhead",
        "flight",
        f"stun/stun rock-golem; stun/stun bear; {TWO_STEPS}",
        "blast 1",
        given={"minions": "rock-golem quarry, bear quarry, bone-wight quarry"},
        tiles={"quarry": "rock-golem 1 stunned, bear 1 stunned, bone-wight"},
        ends={"ward": 8},
    ),
    Played(
        "stoop",
        "flight",
        f"{THREE_SLIPS}; attack",
        "attack; attack",
        tiles={"quarry": "rock-golem 3"},
        ends={"ward": 9},
    ),
    Played(
        "homing-star",
        "flight",
        "leap any/leap to fortress; draw 1",
        "attack; gather",
        given={"minions": "rock-golem quarry, gate-guard-1 fortress"},
        tiles={"quarry": "rock-golem", "fortress": "gate-guard-1 1"},
        ends={"at": "fortress", "ward": 9, "hoard": "1 gold", "hand": "claw"},
    ),
    Played(
        "skyborne-fury",
        "flight",
        f"{THREE_SLIPS}; attack; attack",
        "again",
        tiles={"quarry": "rock-golem 2"},
        ends={"ward": 9},
        then=ANN,
    ),
]


def names(row: Any) -> str:
    return str(row.name)


@pytest.mark.rule("flamefang/card.upgrades.fight")
@pytest.mark.parametrize("row", FIGHT, ids=names)
def test_a_fight_upgrade_does_what_it_says(row: Played) -> None:
    play_out(row)


@pytest.mark.rule("flamefang/card.upgrades.flight")
@pytest.mark.parametrize("row", FLIGHT, ids=names)
def test_a_flight_upgrade_does_what_it_says(row: Played) -> None:
    play_out(row)


@pytest.mark.rule("flamefang/card.upgrades.fight")
def test_trophy_taker_brings_nothing_where_nobody_was_slain() -> None:
    story = Story().given(
        at=("quarry",),
        aspect=("fight", "hunt"),
        hands=("trophy-taker",),
        minions="rock-golem quarry",
    )
    story.plays("trophy-taker", "attack").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.has(ANN, hoard="", hand="")
