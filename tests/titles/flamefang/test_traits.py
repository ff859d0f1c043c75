"""Every trait, played out with its extra; and how traits come into a deck."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.acting import Played, play_out
from titles.flamefang.story import ANN, BEN, PREP_OR_DISCARD, WHAT, WHERE_SLIP, Story

GOLEM_AND_BEAR = {"minions": "rock-golem quarry, bear quarry"}
BOTH_HERE = {"at": ("quarry", "quarry")}
THREE_SLIPS = "slip/go to lake; slip/go to peak; slip/go to quarry"

TRAITS = [
    Played(
        "quick-wings",
        "flight",
        "slip/go to lake; slip/go to quarry; draw 1",
        "move/go to peak; move/go to cave",
        ends={"at": "cave", "ward": 8, "hand": "claw"},
    ),
    Played(
        "hot-blood",
        "fight",
        "attack/attack rock-golem; attack/attack rock-golem; attack/attack rock-golem",
        "blast 1",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "bear 1"},
    ),
    Played(
        "sharp-eyes",
        "hunt",
        "gather; gather",
        "draw 1; slip/go to lake",
        ends={"at": "lake", "ward": 9, "hoard": "2 stone", "hand": "claw"},
    ),
    Played(
        "curious-mind",
        "fight",
        "grow 1/grow rending-claws; draw 1",
        given={"hands": ("curious-mind claw",), "path": "rending-claws"},
        ends={"hoard": "", "hand": "rending-claws glide"},
    ),
    Played(
        "storm-wings",
        "flight",
        f"{THREE_SLIPS}; stun/stun rock-golem",
        "lift; draw 1",
        tiles={"quarry": "rock-golem stunned"},
        ends={"ward": 9, "hand": "claw"},
    ),
    Played(
        "firestarter",
        "fight",
        "blast 1; attack/attack rock-golem",
        "blast 1",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 3, bear 2"},
    ),
    Played(
        "treasure-sense",
        "hunt",
        "gather; gain any 1/gain gold",
        "gain any 2/gain meat/gain gold",
        ends={"hoard": "1 meat 1 stone 2 gold"},
    ),
    Played(
        "kindred",
        "hunt",
        "draw 1; ally(draw 1,move)/draw 1/move/go to lake",
        "ally(mend 1)/mend 1/mend sky-crest",
        given={**BOTH_HERE, "rows": (None, "wide-wings"), "discards": ("", "sky-crest")},
        ends={"hand": "claw", "at": "quarry"},
        ben={"hand": "gust", "at": "lake", "row": "wide-wings sky-crest"},
    ),
    Played(
        "tempest",
        "flight",
        f"{THREE_SLIPS}; attack; attack",
        "again",
        tiles={"quarry": "rock-golem 2"},
        ends={"ward": 9},
        then=ANN,
    ),
    Played(
        "inferno",
        "fight",
        "blast 2",
        "attack/attack bear; blast 1",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 3"},
    ),
    Played(
        "apex-hunter",
        "hunt",
        "gather; gather; attack; attack",
        "draw 2",
        tiles={"quarry": "rock-golem 2"},
        ends={"hoard": "2 stone", "hand": "claw claw"},
    ),
    Played(
        "elder-voice",
        "fight",
        "grow 2/grow rending-claws; all(draw 1)/draw 1/draw 1",
        given={"hands": ("elder-voice claw",), "path": "rending-claws"},
        ends={"hoard": "1 stone", "hand": "rending-claws glide"},
        ben={"hand": "gust"},
    ),
]


def names(row: Any) -> str:
    return str(row.name)


@pytest.mark.rule("flamefang/card.traits")
@pytest.mark.parametrize("row", TRAITS, ids=names)
def test_a_trait_does_what_it_says(row: Played) -> None:
    play_out(row)


@pytest.mark.rule("flamefang/card.traits")
def test_storm_wings_lift_another_dragon() -> None:
    story = Story().given(
        at=("quarry", "quarry"),
        aspect=("flight", "hunt"),
        hands=("storm-wings",),
        hoards=("1 stone",),
    )
    story.plays("storm-wings", "boost", "lift", "slip")
    story.is_asked(ANN, WHERE_SLIP, "go to lake", "go to pasture", "go to peak")
    story.answers("go to peak", "carry seat-1").has(ANN, at="peak").has(BEN, at="peak")


@pytest.mark.rule("flamefang/card.traits")
@pytest.mark.parametrize(
    ("trait", "hearts", "room"),
    [("thick-skin", 6, 5), ("stone-heart", 6, 4), ("undying-ember", 6, 5)],
)
def test_a_trait_that_is_a_life_card_goes_to_the_row(trait: str, hearts: int, room: int) -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hands=(trait,), rows=("ember-heart red-pinions furnace-belly",)
    )
    story.has(ANN, hearts=4).answers(f"play {trait}")
    story.has(ANN, hearts=hearts, row=f"ember-heart red-pinions furnace-belly {trait}", played="")
    assert story.view["seats"][ANN]["room"] == room


@pytest.mark.rule("flamefang/card.traits")
def test_stone_heart_wards_once_a_round() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), rows=("ember-heart stone-heart",), hands=("roar",)
    )
    story.is_asked(ANN, WHAT, "play roar", "use stone-heart", "pass")
    story.answers("use stone-heart", "ward 1").has(ANN, ward=1).has(BEN, ward=0)
    story.answers("use wide-wings", "done").is_asked(ANN, WHAT, "play roar", "pass")


@pytest.mark.rule("flamefang/card.traits")
def test_undying_ember_makes_the_hand_larger() -> None:
    deck = "claw claw claw claw claw claw claw claw"
    story = Story().given(
        aspect=("fight", "hunt"),
        rows=("ember-heart undying-ember",),
        hands=("roar", "pluck"),
        decks=(deck, deck),
    )
    story.answers("pass").is_asked(ANN, PREP_OR_DISCARD, "prep roar", "discard roar", "neither")
    story.answers("neither").has(ANN, hand="roar claw claw claw claw claw claw")
    story.answers("pass", "neither").has(BEN, hand="pluck claw claw claw claw claw")
