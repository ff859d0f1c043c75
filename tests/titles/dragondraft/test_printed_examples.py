"""The rulebook's printed examples, played move by move."""

from __future__ import annotations

import pytest

from .story import (
    ADRIAN,
    HOW_MANY_HELPERS,
    HOW_MANY_PAIRS,
    MAJA,
    SILKE,
    THOMAS,
    WHICH_CARD,
    WHICH_SPECIAL,
    WHICH_WORK,
    Story,
)


@pytest.mark.rule(
    "dragondraft/recruit.turns",
    "dragondraft/recruit.pick",
    "dragondraft/recruit.skip",
    "dragondraft/recruit.gaps",
)
def test_phase_2_start_example() -> None:
    """Phase 2 start example, pictures 1 to 4."""
    rows = ("blue green", "purple blue red yellow", "green red", "pair green blue")
    story = Story(4).given(rows=rows)
    story.describes("take 2-3", "Take the red fire breather and 2 thistles")
    story.answers("take 2-3").has(ADRIAN, hand="1 red 2 thistle")
    story.describes(
        "take 2-4", "Take the yellow strongman and 2 thistles: 6 spectators more tonight"
    )
    story.answers("take 2-4").has(MAJA, hand="1 yellow 2 thistle")
    story.describes("take 4-1", "Take the goblin pair").answers("take 4-1")
    green = "Take the green gymnast: 1 spectator more tonight"
    story.has(THOMAS, hand="1 pair").describes("take 4-2", green)
    story.answers("take 4-2").has(SILKE, hand="1 green").sees(thistles=16)
    story.board_is("blue green", "purple blue", "green red", "- - blue")
    keys = ("take 1-1", "take 1-2", "take 2-1", "take 2-2", "take 3-1", "take 3-2", "take 4-3")
    story.is_asked(ADRIAN, WHICH_CARD, *keys)


@pytest.mark.rule(
    "dragondraft/recruit.limit",
    "dragondraft/recruit.thistles-count",
    "dragondraft/recruit.must-pass",
    "dragondraft/recruit.sheep",
    "dragondraft/recruit.end",
    "dragondraft/ruling.turn-order-goes-on",
)
def test_phase_2_end_example() -> None:
    """Phase 2 end example, pictures 1 to 4 and the end of the phase."""
    hands = (
        "4 red 4 thistle",
        "6 green 1 pair 2 thistle",
        "5 purple 4 thistle",
        "3 blue 2 yellow 2 thistle",
    )
    story = Story(4).given(rows=("helper", "blue red", "", "yellow pair"), hands=hands)
    story.has(ADRIAN, cards=8).is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 2-1", "take 4-1")
    story.refuses("take 2-2", "with 1 thistle it makes 2 cards, and your hand has room for 1")
    story.answers("take 4-1").has(ADRIAN, cards=9, passed=False)
    story.has(MAJA, passed=True).has(THOMAS, passed=True).sees(sheep=MAJA)
    story.has(SILKE, cards=7)
    story.is_asked(SILKE, WHICH_CARD, "take 1-1", "take 2-1", "take 2-2", "take 4-2")
    story.answers("take 4-2").has(SILKE, cards=8).has(ADRIAN, passed=True)
    story.is_asked(SILKE, WHICH_CARD, "take 1-1", "take 2-1").answers("take 1-1")
    story.has(SILKE, hand="3 blue 2 yellow 2 thistle 1 pair 1 helper", cards=9)
    story.sees(phase="preparing", sheep=MAJA)
    story.is_asked(MAJA, WHICH_WORK, "offer fireworks", "done")


@pytest.mark.rule(
    "dragondraft/grandstand.build",
    "dragondraft/grandstand.cost",
    "dragondraft/grandstand.score-once",
    "dragondraft/grandstand.corner",
)
def test_grandstand_building_example() -> None:
    """Grandstand building example: four helpers, seven spaces, once."""
    story = Story().given("preparing", hands=("1 pair 2 helper 1 red", "1 pair"))
    story.describes("build 4", "Build a grandstand for 4 goblins: 7 spectators now")
    story.answers("build 4").has(ADRIAN, hand="1 red", grandstands=[7], spectators=7, marker=7)
    story.finds_discarded("1 pair 2 helper").is_asked(MAJA, WHICH_WORK, "offer fireworks", "done")
    story.answers("done", "keep pair 0").attracts(ADRIAN, 0).has(ADRIAN, spectators=7)
    story.sees(round=2)


@pytest.mark.rule(
    "dragondraft/goblin.pairs",
    "dragondraft/special.snack-stand",
    "dragondraft/special.again",
    "dragondraft/special.turkey-leg-waits",
)
def test_special_offers_example() -> None:
    """Special offers example: Silke's second snack stand in the second round."""
    story = Story(4, sheep=SILKE).given(
        "preparing",
        in_round=2,
        hands=("1 pair", "", "", "2 pair"),
        offers=("", "", "", "1 snack-stand"),
    )
    story.answers("offer snack-stand").has(SILKE, hand="", offers="2 snack-stand")
    story.finds_discarded("2 pair").is_asked(ADRIAN, WHICH_WORK, "offer fireworks", "done")
    story.answers("done", "keep pair 0").sees(round=3, phase="recruiting", turn=SILKE)
    story.has(SILKE, hand_limit=11).has(ADRIAN, hand_limit=9)
    while not story.view["seats"][SILKE]["passed"]:
        assert story.game.question is not None
        story.answers(story.game.question.options[0].key)
    story.has(SILKE, cards=11).has(ADRIAN, cards=9).has(MAJA, cards=9).has(THOMAS, cards=9)


@pytest.mark.rule(
    "dragondraft/show.count",
    "dragondraft/show.order",
    "dragondraft/show.keep-goblins",
    "dragondraft/dragon.minimum",
    "dragondraft/special.stylist-any-colour",
)
def test_scoring_example() -> None:
    """Scoring example: 35, 24, 11 and 18 spectators, Thomas's new grandstand aside."""
    story = Story(4).given(
        "preparing",
        in_round=4,
        hands=(
            "1 blue 3 purple 3 red 1 yellow 1 thistle",
            "3 purple 1 green 2 yellow 2 thistle 2 helper",
            "2 blue 2 green 2 thistle 3 pair",
            "3 blue 2 red 4 green 1 yellow 1 helper",
        ),
        offers=(
            "1 souvenir-shop 3 dragon-stylist",
            "2 souvenir-shop 1 dragon-stylist 1 snack-stand",
            "2 fireworks 1 souvenir-shop",
            "1 fireworks 2 snack-stand",
        ),
    )
    story.is_asked(MAJA, WHICH_WORK, "offer fireworks", "done").answers("done")
    projects = ("build 4", "build 6", "offer fireworks", "offer snack-stand", "done")
    story.is_asked(THOMAS, WHICH_WORK, *projects).answers("build 4")
    story.is_asked(THOMAS, WHICH_SPECIAL, "offer fireworks", "done").answers("done")
    story.attracts(ADRIAN, 35, purple=9, red=12, yellow=1, souvenir_shop=1, dragon_stylist=12)
    story.is_asked(MAJA, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1", "keep helper 2")
    story.attracts(
        MAJA, 24, purple=9, green=1, yellow=2, most_yellow=5, souvenir_shop=4, dragon_stylist=3
    )
    story.answers("keep helper 2").is_asked(THOMAS, HOW_MANY_PAIRS, "keep pair 0", "keep pair 1")
    story.attracts(THOMAS, 11, blue=4, green=3, fireworks=2, souvenir_shop=2)
    story.answers("keep pair 1").is_asked(SILKE, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1")
    story.attracts(SILKE, 18, blue=6, green=10, yellow=1, fireworks=1).answers("keep helper 1")
    story.has(ADRIAN, spectators=35, hand="").has(MAJA, spectators=24, hand="2 helper")
    story.has(THOMAS, spectators=11 + 7, hand="1 pair").has(SILKE, spectators=18, hand="1 helper")
    story.sees(round=5, phase="recruiting", turn=ADRIAN, thistles=20)
