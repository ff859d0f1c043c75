"""Every card of the four starting decks, played out with its extra."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.acting import Played, play_out
from titles.flamefang.story import ANN, BEN, NEXT, WHAT, Story

GOLEM_AND_BEAR = {"minions": "rock-golem quarry, bear quarry"}
BEAR_AT_LAKE = {"minions": "rock-golem quarry, bear lake"}
BEAR_AND_WIGHT_AT_LAKE = {"minions": "rock-golem quarry, bear lake, bone-wight lake"}
BOTH_HERE = {"at": ("quarry", "quarry")}
TWO_STEPS = "move/go to lake; move/go to quarry"
TWO_SLIPS = "slip/go to lake; slip/go to quarry"

CINDER = [
    Played("claw", "fight", "attack; attack", "attack", tiles={"quarry": "rock-golem 3"}),
    Played(
        "flamelick",
        "fight",
        "attack; stun/stun rock-golem",
        "blast 1",
        tiles={"quarry": "rock-golem 2 stunned"},
    ),
    Played(
        "headbutt",
        "fight",
        "attack/attack rock-golem; shove/shove bear to peak",
        "attack; attack",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 3", "peak": "bear"},
    ),
    Played(
        "blood-up",
        "fight",
        "attack/attack rock-golem; attack/attack rock-golem",
        "attack/attack bear; attack/attack bear",
        price="take a wound/lose red-pinions",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 2, bear 2"},
        ends={"row": "ember-heart horned-brow furnace-belly", "ward": 9, "hoard": "1 stone"},
    ),
    Played(
        "short-flight",
        "flight",
        TWO_STEPS,
        "attack",
        tiles={"quarry": "rock-golem 1"},
        ends={"at": "quarry", "ward": 8, "hoard": ""},
    ),
    Played(
        "dive",
        "flight",
        "attack; move/go to lake",
        "move/go to quarry; attack",
        given=BEAR_AT_LAKE,
        tiles={"quarry": "rock-golem 2", "lake": "bear"},
        ends={"at": "quarry", "ward": 7},
    ),
    Played(
        "snatch",
        "hunt",
        "gather; move/go to lake",
        "gather",
        ends={"at": "lake", "ward": 8, "hoard": "1 stone 1 meat"},
    ),
    Played(
        "raid",
        "hunt",
        "attack; gather",
        "attack; gather",
        tiles={"quarry": "rock-golem 2"},
        ends={"hoard": "2 stone"},
    ),
    Played(
        "roar",
        "fight",
        "stun/stun rock-golem; draw 1",
        tiles={"quarry": "rock-golem stunned"},
        ends={"hand": "glide"},
    ),
]

GALE = [
    Played(
        "glide",
        "flight",
        TWO_STEPS,
        "move/go to peak; draw 1",
        ends={"at": "peak", "ward": 7, "hand": "claw"},
    ),
    Played(
        "updraft",
        "flight",
        TWO_SLIPS,
        "lift; slip/go to peak/carry seat-1",
        given=BOTH_HERE,
        ends={"at": "peak", "ward": 9},
        ben={"at": "peak", "ward": 9},
    ),
    Played(
        "swoop",
        "flight",
        "attack; move/go to lake",
        "move/go to quarry; attack",
        given=BEAR_AT_LAKE,
        tiles={"quarry": "rock-golem 2", "lake": "bear"},
        ends={"at": "quarry", "ward": 7},
    ),
    Played(
        "tailwind",
        "flight",
        "move/go to peak; ally(move)/move/go to lake",
        "draw 2",
        given=BOTH_HERE,
        ends={"at": "peak", "ward": 8, "hand": "claw claw"},
        ben={"at": "lake", "ward": 8},
    ),
    Played(
        "talon",
        "fight",
        "attack; move/go to lake",
        "attack; attack",
        given=BEAR_AT_LAKE,
        tiles={"quarry": "rock-golem 1", "lake": "bear 2"},
        ends={"at": "lake", "ward": 8},
    ),
    Played(
        "gust",
        "fight",
        "attack/attack rock-golem; shove/shove bear to peak",
        "attack; stun/stun rock-golem",
        given={"minions": "rock-golem quarry, bear quarry, bone-wight quarry"},
        tiles={"quarry": "rock-golem 2 stunned, bone-wight", "peak": "bear"},
    ),
    Played(
        "skim",
        "hunt",
        "move/go to lake; gather",
        "gather",
        ends={"at": "lake", "ward": 8, "hoard": "2 meat"},
    ),
    Played(
        "pluck",
        "hunt",
        "gather/gather; fetch 1/fetch gold",
        "move/go to lake; move/go to cave",
        given={"lying": {"quarry": "1 gold"}},
        ends={"at": "cave", "ward": 8, "hoard": "1 stone 1 gold"},
    ),
    Played("second-wind", "fight", "draw 2", ends={"hand": "glide glide"}),
]

BRAMBLE = [
    Played(
        "forage",
        "hunt",
        "move/go to lake; gather",
        "gather",
        ends={"at": "lake", "ward": 8, "hoard": "2 meat"},
    ),
    Played(
        "feast",
        "hunt",
        "gather; draw 1",
        "mend 1/mend moss-back",
        given={"rows": ("root-heart bark-hide patient-jaw",), "discards": ("moss-back",)},
        ends={
            "hoard": "1 stone",
            "hand": "claw",
            "row": "root-heart bark-hide moss-back patient-jaw",
            "discard": "",
        },
    ),
    Played(
        "cache",
        "hunt",
        "gather; gather",
        "prep 1/prep claw; draw 1",
        given={"hands": ("cache claw",)},
        ends={"hoard": "2 stone", "prep": "claw", "hand": "claw", "discard": ""},
    ),
    Played(
        "ambush",
        "hunt",
        "attack; gather",
        "attack; stun/stun rock-golem",
        tiles={"quarry": "rock-golem 2 stunned"},
        ends={"hoard": "1 stone"},
    ),
    Played(
        "thornlash",
        "fight",
        "attack; stun/stun rock-golem",
        "attack",
        tiles={"quarry": "rock-golem 2 stunned"},
    ),
    Played(
        "gore",
        "fight",
        "attack/attack rock-golem; attack/attack rock-golem",
        "attack/attack rock-golem; shove/shove bear to peak",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 3", "peak": "bear"},
    ),
    Played(
        "canopy-leap",
        "flight",
        "move/go to lake; move/go to peak",
        "gather",
        ends={"at": "peak", "ward": 8, "hoard": "1 stone"},
    ),
    Played(
        "slink",
        "flight",
        "slip/go to lake; draw 1",
        "slip/go to cave; slip/go to peak",
        ends={"at": "peak", "ward": 9, "hand": "claw"},
    ),
    Played(
        "share-the-kill",
        "fight",
        "gain meat 1; give 2/give meat to seat-1/give stone to seat-1",
        given=BOTH_HERE,
        ends={"hoard": ""},
        ben={"hoard": "1 meat 1 stone"},
    ),
]

MIMIC, MIMIC_MORE = "choose(attack|move|gather)", "choose(attack 2|move 2|gather)"
DUSK = [
    Played(
        "shadow-bite",
        "fight",
        "attack; stun/stun rock-golem",
        "attack; attack",
        tiles={"quarry": "rock-golem 3 stunned"},
    ),
    Played(
        "backstab",
        "fight",
        "attack/attack rock-golem; if stunnedHere(attack); >attack/attack rock-golem",
        "stun/stun bear; attack/attack bear",
        given={"minions": "rock-golem quarry stunned, bear quarry, bone-wight quarry"},
        tiles={"quarry": "rock-golem 2 stunned, bear 1 stunned, bone-wight"},
    ),
    Played(
        "night-flight",
        "flight",
        TWO_SLIPS,
        "slip/go to lake; stun/stun bear",
        given=BEAR_AND_WIGHT_AT_LAKE,
        tiles={"quarry": "rock-golem", "lake": "bear stunned, bone-wight"},
        ends={"at": "lake", "ward": 9},
    ),
    Played(
        "fade",
        "flight",
        "slip/go to lake; draw 1",
        "ward 1; slip/go to cave",
        ends={"at": "cave", "ward": 10, "hand": "claw"},
    ),
    Played(
        "pilfer",
        "hunt",
        "gather; slip/go to lake",
        "gather",
        ends={"at": "lake", "ward": 9, "hoard": "1 stone 1 meat"},
    ),
    Played(
        "lure",
        "hunt",
        "gather; stun/stun rock-golem",
        "draw 1; attack",
        tiles={"quarry": "rock-golem 1 stunned"},
        ends={"hoard": "1 stone", "hand": "claw"},
    ),
    Played(
        "mimic",
        "fight",
        f"{MIMIC}/choose attack; >attack",
        f"{MIMIC_MORE}/choose attack 2; >attack; >attack",
        tiles={"quarry": "rock-golem 3"},
    ),
    Played(
        "mimic",
        "fight",
        f"{MIMIC}/choose move; >move/go to lake",
        f"{MIMIC_MORE}/choose move 2; >move/go to quarry; >move/go to peak",
        ends={"at": "peak", "ward": 7},
    ),
    Played(
        "mimic",
        "fight",
        f"{MIMIC}/choose gather; >gather",
        f"{MIMIC_MORE}/choose gather; >gather",
        ends={"hoard": "2 stone"},
    ),
    Played(
        "dark-cunning",
        "fight",
        "draw 1; prep 1/prep glide",
        "draw 2",
        price="discard a card",
        given={"hands": ("dark-cunning glide",)},
        ends={"hand": "glide glide", "prep": "glide", "discard": "glide", "hoard": "1 stone"},
    ),
]


def names(row: Any) -> str:
    return str(row.name)


@pytest.mark.rule("flamefang/card.cinder")
@pytest.mark.parametrize("row", CINDER, ids=names)
def test_a_card_of_cinder_does_what_it_says(row: Played) -> None:
    play_out(row, "cinder").has(ANN, played=row.name)


@pytest.mark.rule("flamefang/card.gale")
@pytest.mark.parametrize("row", GALE, ids=names)
def test_a_card_of_gale_does_what_it_says(row: Played) -> None:
    play_out(row, "gale").has(ANN, played=row.name)


@pytest.mark.rule("flamefang/card.bramble")
@pytest.mark.parametrize("row", BRAMBLE, ids=names)
def test_a_card_of_bramble_does_what_it_says(row: Played) -> None:
    play_out(row, "bramble").has(ANN, played=row.name)


@pytest.mark.rule("flamefang/card.dusk")
@pytest.mark.parametrize("row", DUSK, ids=names)
def test_a_card_of_dusk_does_what_it_says(row: Played) -> None:
    play_out(row, "dusk").has(ANN, played=row.name)


@pytest.mark.rule("flamefang/card.dusk")
def test_backstab_strikes_once_where_no_minion_is_stunned() -> None:
    story = Story(dragons=("dusk", "gale")).given(
        at=("quarry",), aspect=("fight", "hunt"), hands=("backstab",), minions="rock-golem quarry"
    )
    story.answers("play backstab").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.shows("quarry", minions="rock-golem 1")


@pytest.mark.rule("flamefang/card.cinder", "flamefang/card.gale")
@pytest.mark.rule("flamefang/card.bramble", "flamefang/card.dusk")
@pytest.mark.parametrize("dragon", ["cinder", "gale", "bramble", "dusk"])
def test_every_dragon_grows_at_full_price(dragon: str) -> None:
    story = Story(seats=1, dragons=(dragon,)).given(
        aspect=("hunt",), hands=("grow claw",), hoards=("2 stone",), path="wrath keen-nose"
    )
    story.answers("play grow", "grow 0").is_asked(
        ANN, "Which card of the upgrade path do you gain?", "refresh the path", "grow keen-nose"
    )
    story.answers("grow keen-nose").has(ANN, hand="keen-nose", hoard="", played="grow")
