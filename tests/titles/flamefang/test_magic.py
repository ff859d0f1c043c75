"""Magic: what it costs, how often it may be used, and every token."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.acting import Played, cast
from titles.flamefang.story import ANN, BEN, NEXT, WHAT, Story

ONE_HEX = {"conditions_on_deck": 1}
NO_HEX = {"conditions_on_deck": 0}
GOLEM_AND_BEAR = {"minions": "rock-golem quarry, bear quarry"}

TOKENS = [
    Played(
        "ember-bolt",
        "fight",
        "spit 2 2",
        given={"minions": "rock-golem forest, bear village"},
        tiles={"forest": "rock-golem 2", "village": "bear"},
        ends=ONE_HEX,
    ),
    Played(
        "ring-of-sparks",
        "fight",
        "blast 1; stun/stun bear",
        given=GOLEM_AND_BEAR,
        tiles={"quarry": "rock-golem 1, bear 1 stunned"},
        ends=ONE_HEX,
    ),
    Played("stone-skin", "fight", "ward 2; draw 1", ends={"ward": 11, "hand": "burr", **NO_HEX}),
    Played(
        "blink",
        "fight",
        "leap any/leap to cave",
        ends={"at": "cave", "ward": 9, **ONE_HEX},
    ),
    Played(
        "gale-step",
        "fight",
        "slip/go to lake; slip/go to ruins; slip/go to cave",
        ends={"at": "cave", "ward": 9, **ONE_HEX},
    ),
    Played("beckon", "fight", "gather; gather", ends={"hoard": "3 stone", **ONE_HEX}),
    Played(
        "conjure",
        "fight",
        "gain any 2/gain meat/gain gold",
        ends={"hoard": "1 meat 1 stone 1 gold", **ONE_HEX},
    ),
    Played(
        "hush",
        "fight",
        "stun/stun rock-golem; stun/stun bear; stun/stun bull",
        given={"minions": "rock-golem quarry, bear quarry, bull quarry, miner-1 quarry"},
        tiles={"quarry": "rock-golem stunned, bear stunned, bull stunned, miner-1"},
        ends=ONE_HEX,
    ),
    Played(
        "knit",
        "fight",
        "mend 1/mend red-pinions; draw 1",
        given={"rows": ("ember-heart furnace-belly",), "discards": ("red-pinions",)},
        ends={"row": "ember-heart red-pinions furnace-belly", "hand": "burr", **NO_HEX},
    ),
    Played("second-sight", "fight", "draw 3", ends={"hand": "burr glide glide", **NO_HEX}),
    Played(
        "quicken",
        "fight",
        "grow 2/grow jaw-lock",
        given={"hands": ("claw",), "path": "jaw-lock"},
        ends={"hand": "jaw-lock", "hoard": "", **ONE_HEX},
    ),
    Played(
        "kin-thread",
        "fight",
        "ally(slip 2,attack)/attack/slip/go to lake/slip/go to quarry",
        given={"at": ("quarry", "quarry")},
        tiles={"quarry": "rock-golem 1"},
        ends=ONE_HEX,
        ben={"at": "quarry", "ward": 9, **NO_HEX},
    ),
    Played(
        "unravel",
        "fight",
        "cleanse 2/destroy rage/destroy goaded; draw 1",
        given={"hands": ("rage",), "prep": ("goaded",)},
        ends={"hand": "burr", "prep": "", **NO_HEX},
    ),
    Played(
        "echo",
        "fight",
        "recall 2/recall claw/recall roar",
        given={"discards": ("claw roar dive",)},
        ends={"hand": "claw roar", "discard": "dive", **ONE_HEX},
    ),
    Played(
        "spite",
        "fight",
        "attack; attack; attack",
        tiles={"quarry": "rock-golem 3"},
        ends=ONE_HEX,
    ),
]


def names(row: Any) -> str:
    return str(row.name)


@pytest.mark.rule("flamefang/card.magic")
@pytest.mark.parametrize("row", TOKENS, ids=names)
def test_a_magic_token_does_what_it_says(row: Played) -> None:
    cast(row)


def with_magic(**more: Any) -> Story:
    layout = {
        "aspect": ("fight", "hunt"),
        "magic": "blink conjure beckon spite",
        "magic_pile": "knit echo hush",
        "condition_deck": "burr dazed rage goaded",
        **more,
    }
    return Story(chapter=3).given(**layout)


def open_magic(story: Story) -> list[str]:
    return sorted(token["magic"] for token in story.view["magic"]["tokens"])


@pytest.mark.rule("flamefang/magic.use", "flamefang/magic.refill", "flamefang/magic.price")
def test_magic_is_a_turn_and_costs_a_condition() -> None:
    story = with_magic()
    four = ("magic blink", "magic beckon", "magic conjure", "magic spite")
    story.is_asked(ANN, WHAT, "use furnace-belly", *four, "pass")
    story.answers("magic blink", "leap any", "leap to ruins").has(ANN, at="ruins")
    story.has(ANN, conditions_on_deck=1, hand="", played="").has(BEN, conditions_on_deck=0)
    assert [spell["name"] for spell in story.view["seats"][ANN]["spells"]] == ["Blink"]
    assert story.view["seats"][BEN]["spells"] == []
    assert open_magic(story) == ["beckon", "conjure", "knit", "spite"]
    assert story.question.seat == BEN


@pytest.mark.rule("flamefang/magic.twice")
def test_magic_may_be_used_twice_a_round() -> None:
    story = with_magic(hands=("roar", "second-wind"), decks=("", "pluck"))
    story.answers("magic beckon", "gather", "done").answers("use wide-wings", "done")
    story.answers("magic conjure", "gain any 2", "gain gold", "gain gold")
    assert story.question.seat == BEN
    assert {"magic blink", "magic spite"} <= set(story.question.options.keys)
    story.answers("magic blink", "done")
    drops = ("drop stone", "drop gold")
    story.is_asked(ANN, WHAT, "play roar", "use furnace-belly", *drops, "pass")
    story.has(ANN, conditions_on_deck=2).has(BEN, conditions_on_deck=1)


@pytest.mark.rule("flamefang/magic.twice")
def test_magic_may_be_used_again_in_the_next_round() -> None:
    story = Story(chapter=3, seats=1).given(
        aspect=("fight",),
        magic="blink",
        magic_pile="spite knit",
        condition_deck="burr dazed rage",
        event_deck="quiet-night",
        hands=("roar",),
        minions="bear quarry",
    )
    story.answers("magic blink", "leap any", "leap to ruins")
    story.answers("magic spite").is_asked(ANN, WHAT, "play roar", "use furnace-belly", "pass")
    story.answers("pass", "neither", "aspect fight")
    magic = [key for key in story.question.options.keys if key.startswith("magic")]
    assert magic == ["magic knit"]


@pytest.mark.rule("flamefang/card.magic-price")
def test_the_condition_comes_before_the_token() -> None:
    story = with_magic(magic="second-sight", decks=("roar claw dive",))
    story.answers("magic second-sight").has(ANN, conditions_on_deck=1)
    story.is_asked(ANN, NEXT, "draw 3", "done")
    story.answers("draw 3").has(ANN, hand="burr roar claw", deck=1, conditions_on_deck=0)


@pytest.mark.rule("flamefang/magic.pile-empty")
def test_discarded_tokens_are_mixed_into_a_new_pile() -> None:
    story = with_magic(magic_pile="", magic_discard="knit")
    story.answers("magic blink", "done")
    assert open_magic(story) == ["beckon", "conjure", "knit", "spite"]
    assert story.table.magic_discard == []


@pytest.mark.rule("flamefang/magic.pile-empty")
def test_discarded_tokens_wait_while_there_is_a_pile() -> None:
    story = with_magic(magic_pile="hush", magic_discard="knit")
    story.answers("magic blink", "done")
    assert open_magic(story) == ["beckon", "conjure", "hush", "spite"]
    assert len(story.table.magic_discard) == 1
