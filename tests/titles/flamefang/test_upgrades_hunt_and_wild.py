"""Every hunt and wild upgrade, played out with its extra."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.acting import Played, play_out
from titles.flamefang.story import ANN, BEN, WHAT, Story

BEAR_AT_LAKE = {"minions": "rock-golem quarry, bear lake"}
BOTH_HERE = {"at": ("quarry", "quarry")}
LESS_A_LIFE = {
    "rows": ("ember-heart horned-brow furnace-belly",),
    "discards": ("red-pinions", "sky-crest"),
}
MEND = "mend 1/mend red-pinions"
OTHER_MENDS = "ally(mend 1)/mend 1/mend sky-crest"
ALL_LIFE = "ember-heart horned-brow red-pinions furnace-belly"

HUNT = [
    Played(
        "keen-nose", "hunt", "gather; draw 1", "gather", ends={"hoard": "2 stone", "hand": "claw"}
    ),
    Played(
        "stalk",
        "hunt",
        "gather; slip/go to lake",
        "attack; gather",
        given=BEAR_AT_LAKE,
        tiles={"quarry": "rock-golem", "lake": "bear 1"},
        ends={"ward": 9, "hoard": "1 stone 1 meat"},
    ),
    Played(
        "stone-eater",
        "hunt",
        "gain stone 1; gather",
        "gain stone 1",
        price="discard a card",
        given={"hands": ("stone-eater claw",)},
        ends={"hoard": "4 stone", "hand": "", "discard": "claw"},
    ),
    Played(
        "deep-larder",
        "hunt",
        "gather; gather; prep 1/prep claw",
        "gather",
        given={"hands": ("deep-larder claw",)},
        ends={"hoard": "3 stone", "hand": "", "prep": "claw"},
    ),
    Played(
        "pack-hunter",
        "hunt",
        "attack; gather",
        "ally(attack,gather)/attack/gather",
        given=BOTH_HERE,
        tiles={"quarry": "rock-golem 2"},
        ends={"hoard": "1 stone"},
        ben={"hoard": "1 stone"},
    ),
    Played(
        "lick-wounds",
        "hunt",
        f"gather; {MEND}",
        "draw 1",
        given=LESS_A_LIFE,
        ends={"hoard": "1 stone", "hand": "claw", "row": ALL_LIFE},
    ),
    Played(
        "gilded-tongue",
        "hunt",
        "gain gold 2",
        "free 2",
        ends={"hoard": "2 gold", "free": 2},
    ),
    Played(
        "feast-day",
        "hunt",
        "gather; gather; draw 1",
        "draw 2",
        price="pay meat",
        given={"hoards": ("1 meat",)},
        ends={"hoard": "2 stone", "hand": "claw claw claw"},
    ),
    Played(
        "ambusher",
        "hunt",
        "stun/stun rock-golem; attack; attack; gather",
        "attack",
        tiles={"quarry": "rock-golem 3 stunned"},
        ends={"hoard": "1 stone"},
    ),
    Played(
        "open-hoard",
        "hunt",
        "gather; gather; give 3/give stone to seat-1/give stone to seat-1/done",
        "ally(draw 2)/draw 2",
        given=BOTH_HERE,
        ends={"hoard": "", "hand": ""},
        ben={"hoard": "2 stone", "hand": "gust gust"},
    ),
    Played(
        "quickening",
        "hunt",
        "gather; grow 1/grow rending-claws",
        "draw 2",
        given={"hands": ("quickening claw",), "path": "rending-claws"},
        ends={"hoard": "", "hand": "rending-claws claw claw", "discard": ""},
    ),
    Played(
        "apex",
        "hunt",
        "gather; gather; attack; attack",
        "attack; gather",
        tiles={"quarry": "rock-golem 3"},
        ends={"hoard": "3 stone"},
    ),
]

INSTINCT, INSTINCT_MORE = "choose(attack 2|move 2|gather)", "choose(attack|move|gather)"
HEART = "choose(attack 3|slip 3|gather 2)"
WILD = [
    Played(
        "instinct",
        "fight",
        f"{INSTINCT}/choose attack 2; >attack; >attack",
        f"{INSTINCT_MORE}/choose attack; >attack",
        tiles={"quarry": "rock-golem 3"},
    ),
    Played(
        "instinct",
        "flight",
        f"{INSTINCT}/choose move 2; >move/go to lake; >move/go to quarry",
        f"{INSTINCT_MORE}/choose move; >move/go to peak",
        ends={"at": "peak", "ward": 7},
    ),
    Played(
        "instinct",
        "hunt",
        f"{INSTINCT}/choose gather; >gather",
        f"{INSTINCT_MORE}/choose gather; >gather",
        ends={"hoard": "2 stone"},
    ),
    Played(
        "brood-song",
        "fight",
        "all(draw 1)/draw 1/draw 1",
        OTHER_MENDS,
        given={**LESS_A_LIFE, "rows": (ALL_LIFE, "wide-wings")},
        ends={"hand": "glide"},
        ben={"hand": "gust", "row": "wide-wings sky-crest"},
    ),
    Played(
        "moulting",
        "fight",
        f"{MEND}; cleanse 1/destroy rage",
        "draw 1",
        given={**LESS_A_LIFE, "hands": ("moulting rage",)},
        ends={"row": ALL_LIFE, "hand": "glide"},
    ),
    Played(
        "growth-spurt",
        "fight",
        "grow 1/grow rending-claws; draw 1",
        given={"hands": ("growth-spurt claw",), "path": "rending-claws"},
        ends={"hoard": "", "hand": "rending-claws glide"},
    ),
    Played(
        "shared-fire",
        "fight",
        "attack; ally(move,attack)/attack/move/go to lake",
        "ally(draw 1)/draw 1",
        given=BOTH_HERE,
        tiles={"quarry": "rock-golem 2"},
        ends={"at": "quarry", "hand": ""},
        ben={"at": "lake", "ward": 8, "hand": "gust"},
    ),
    Played(
        "unbound",
        "fight",
        "free 2; draw 2",
        ends={"free": 2, "hand": "glide glide"},
    ),
    Played(
        "heart-of-the-vale",
        "fight",
        f"{HEART}/choose attack 3; >attack; >attack; >attack; draw 1",
        MEND,
        given=LESS_A_LIFE,
        tiles={"quarry": "rock-golem 3"},
        ends={"hand": "glide", "row": ALL_LIFE},
    ),
    Played(
        "heart-of-the-vale",
        "flight",
        f"{HEART}/choose slip 3; >slip/go to lake; >slip/go to cave; >slip/go to peak; draw 1",
        MEND,
        given=LESS_A_LIFE,
        ends={"at": "peak", "ward": 9, "hand": "claw", "row": ALL_LIFE},
    ),
    Played(
        "heart-of-the-vale",
        "hunt",
        f"{HEART}/choose gather 2; >gather; >gather; draw 1",
        MEND,
        given=LESS_A_LIFE,
        ends={"hoard": "2 stone", "hand": "claw", "row": ALL_LIFE},
    ),
]


def names(row: Any) -> str:
    return str(row.name)


@pytest.mark.rule("flamefang/card.upgrades.hunt")
@pytest.mark.parametrize("row", HUNT, ids=names)
def test_a_hunt_upgrade_does_what_it_says(row: Played) -> None:
    play_out(row)


@pytest.mark.rule("flamefang/card.upgrades.wild")
@pytest.mark.parametrize("row", WILD, ids=names)
def test_a_wild_upgrade_does_what_it_says(row: Played) -> None:
    play_out(row)


@pytest.mark.rule("flamefang/card.upgrades.wild", "flamefang/card.upgrades")
@pytest.mark.parametrize(
    ("card", "hearts", "room"), [("iron-scales", 5, 3), ("emberglass-eye", 4, 4)]
)
def test_an_upgrade_with_hearts_goes_to_the_life_row(card: str, hearts: int, room: int) -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hands=(card,), rows=("ember-heart furnace-belly",)
    )
    story.has(ANN, hearts=3).answers(f"play {card}")
    story.has(ANN, hearts=hearts, row=f"ember-heart furnace-belly {card}", played="", discard="")
    assert story.view["seats"][ANN]["room"] == room


@pytest.mark.rule("flamefang/card.upgrades.wild")
def test_emberglass_eye_draws_once_a_round() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        rows=("ember-heart emberglass-eye",),
        decks=("roar claw",),
    )
    story.is_asked(ANN, WHAT, "use emberglass-eye", "pass")
    story.answers("use emberglass-eye", "draw 1").has(ANN, hand="roar", deck=1)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.answers("use wide-wings", "done").is_asked(ANN, WHAT, "play roar", "pass")
