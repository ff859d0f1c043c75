"""Prepped cards, and how the icons of a card are done."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    NEXT,
    PREP_OR_DISCARD,
    WHAT,
    WHAT_ATTACK,
    WHERE_MOVE,
    WHICH_ASPECT,
    Story,
)

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
MAP = "forest lake ruins village pasture peak quarry"
"""The free tiles of chapter 1: Forest, Village and Peak touch the Cave."""
HOW_PAID = "How do you pay for the extra of Claw?"


@pytest.mark.rule("flamefang/prep.stays")
def test_a_prepped_card_stays_from_round_to_round() -> None:
    """Prepped cards: through enemies and cleanup, and the next pass does not move it either."""
    story = Story(seats=1).given(
        begins="round",
        rounds=0,
        hands=("claw",),
        decks=("dive raid roar snatch headbutt flamelick",),
    )
    story.answers("aspect fight", "pass", "prep claw").has(ANN, prep="claw")
    assert story.view["round"] == 2
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS)
    story.answers("aspect hunt", "pass", "neither").has(ANN, prep="claw")
    assert story.view["round"] == 3


@pytest.mark.rule("flamefang/prep.counts-as-hand")
def test_a_prepped_card_may_be_played_or_discarded_to_pay() -> None:
    """Prepped cards: Flamelick in the prep area pays for the boost of Claw."""
    story = Story().given(
        at=("forest",),
        aspect=("fight", "fight"),
        hands=("claw",),
        prep=("flamelick headbutt",),
        minions="bear forest",
    )
    story.is_asked(
        ANN, WHAT, "play claw", "play flamelick", "play headbutt", "use furnace-belly", "pass"
    )
    story.answers("play claw", "boost")
    story.is_asked(ANN, HOW_PAID, "pay with flamelick", "pay with headbutt")
    story.answers("pay with flamelick").has(ANN, prep="headbutt", discard="flamelick")
    story.is_asked(ANN, NEXT, "attack", "done").answers("attack", "attack", "attack")
    story.shows("forest", minions="", lying="2 meat")


@pytest.mark.rule("flamefang/prep.counts-as-hand")
def test_an_event_that_takes_a_card_may_take_a_prepped_one() -> None:
    """Prepped cards: in the hand for all effects. Cold Snap takes one of each dragon."""
    story = Story().given(
        begins="event phase",
        event_deck="cold-snap",
        hands=("claw",),
        prep=("dive",),
        minion_deck="bull",
    )
    story.is_asked(ANN, "Which card do you discard?", "discard claw", "discard dive")
    story.answers("discard dive").has(ANN, hand="claw", prep="", discard="dive")


@pytest.mark.rule("flamefang/prep.no-limit")
def test_any_number_of_cards_may_be_prepped() -> None:
    """Prepped cards: a ninth goes to eight others."""
    eight = "blood-up dive flamelick headbutt raid roar snatch short-flight"
    story = Story().given(aspect=("fight", "fight"), hands=("claw",), prep=(eight,))
    story.answers("pass", "prep claw").has(ANN, prep=f"{eight} claw", hand="")


@pytest.mark.rule("flamefang/prep.aspect-still-holds")
def test_a_prepped_card_must_be_in_aspect_when_it_is_played() -> None:
    """Prepped cards: Claw was prepped in another round."""
    story = Story().given(prep=("claw roar",)).answers("aspect hunt")
    story.is_asked(ANN, WHAT, "play roar", "use furnace-belly", "pass")
    story.refuses("play claw", "it does not match your aspect, and that takes gold you do not have")
    golden = Story().given(aspect=("hunt", "fight"), prep=("claw",), hoards=("1 gold",))
    golden.answers("play claw with gold").has(ANN, prep="", played="claw", hoard="")


@pytest.mark.rule("flamefang/prep.aspect-still-holds")
def test_a_card_prepped_with_gold_is_not_wild_afterwards() -> None:
    """Prepped cards; gold: until the end of the turn."""
    story = Story(seats=1).given(
        aspect=("fight",),
        hands=("dive",),
        hoards=("1 gold",),
        decks=("claw raid roar snatch headbutt flamelick",),
    )
    story.answers("pass", "prep dive with gold").has(ANN, prep="dive", hoard="")
    story.answers("aspect hunt")
    story.is_asked(ANN, WHAT, "play snatch", "play raid", "play roar", "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/prep.counts-as-hand", "flamefang/prep.aspect-still-holds")
def test_a_card_already_prepped_is_not_prepped_again() -> None:
    """Prepping: one card from the hand."""
    story = Story().given(aspect=("fight", "fight"), hands=("headbutt",), prep=("claw",))
    story.answers("pass")
    story.is_asked(
        ANN, PREP_OR_DISCARD, "prep headbutt", "discard claw", "discard headbutt", "neither"
    )


# The icons of a card


@pytest.mark.rule("flamefang/card-play.any-order")
@pytest.mark.parametrize(
    ("order", "hound", "bear"),
    [
        (("attack", "move", "go to forest"), "", "bear"),
        (("move", "go to forest", "attack"), "war-hound", "bear 1"),
    ],
)
def test_the_player_decides_what_comes_first(order: tuple[str, ...], hound: str, bear: str) -> None:
    """Actions and action cards: Dive fells the hound here, or hurts the bear where it leads."""
    story = Story().given(
        tiles=MAP,
        aspect=("flight", "fight"),
        hands=("dive",),
        minions="war-hound cave, bear forest",
        wards=(1,),
    )
    story.plays("dive").is_asked(ANN, NEXT, "move", "attack", "done")
    story.answers(*order).has(ANN, at="forest")
    story.shows("cave", minions=hound).shows("forest", minions=bear)


@pytest.mark.rule("flamefang/card-play.may-skip")
@pytest.mark.parametrize(
    ("answers", "bear"),
    [
        (("done",), "bear"),
        (("attack", "done"), "bear 1"),
        (("stun", "done"), "bear stunned"),
        (("stun", "attack"), "bear 1 stunned"),
    ],
)
def test_any_icon_may_be_left(answers: tuple[str, ...], bear: str) -> None:
    """Actions and action cards: Flamelick has an attack and a stun. What is left is lost."""
    story = Story().given(
        at=("forest",),
        aspect=("fight", "fight"),
        hands=("flamelick", "gust"),
        minions="bear forest",
    )
    story.plays("flamelick", *answers).shows("forest", minions=bear)
    story.has(ANN, played="flamelick").is_asked(BEN, WHAT, "play gust", "use wide-wings", "pass")


@pytest.mark.rule("flamefang/card-play.one-at-a-time")
def test_an_icon_is_finished_before_another_begins() -> None:
    """Actions and action cards: in the middle of an attack there is no moving away."""
    story = Story().given(
        tiles=MAP,
        at=("forest",),
        aspect=("flight", "fight"),
        hands=("dive",),
        minions="bear forest, poacher forest",
    )
    story.plays("dive").is_asked(ANN, NEXT, "move", "attack", "done")
    story.answers("attack").is_asked(ANN, WHAT_ATTACK, "attack bear", "attack poacher")
    story.refuses("move", "").refuses("done", "")
    story.answers("attack poacher").shows("forest", minions="bear, poacher 1")
    story.is_asked(ANN, NEXT, "move", "done").answers("move")
    assert story.question.words == WHERE_MOVE


@pytest.mark.rule("flamefang/card-play.one-at-a-time")
def test_what_an_ally_does_is_finished_first() -> None:
    """Actions and action cards: text effects too. Ben moves and attacks before Ann goes on."""
    story = Story().given(
        tiles=MAP,
        at=("forest", "cave"),
        aspect=("fight", "fight"),
        hands=("shared-fire",),
        minions="bear forest",
    )
    helped = "ally(move,attack)"
    story.plays("shared-fire").is_asked(ANN, NEXT, "attack", helped, "done")
    story.answers(helped).is_asked(BEN, NEXT, "move", "done")
    story.answers("move", "go to forest").is_asked(BEN, NEXT, "attack", "done")
    story.answers("attack").shows("forest", minions="bear 1", dragons=(ANN, BEN))
    story.is_asked(ANN, NEXT, "attack", "done")


@pytest.mark.rule("flamefang/card-play.one-at-a-time")
def test_an_effect_that_lasts_goes_on_while_others_are_done() -> None:
    """Actions and action cards: Carry the Clutch lifts, and both slips take Ben along."""
    story = Story().given(tiles=MAP, aspect=("flight", "fight"), hands=("carry-the-clutch",))
    story.plays("carry-the-clutch", "lift", "slip", "go to forest", "carry seat-1")
    story.has(ANN, at="forest").has(BEN, at="forest")
    story.answers("slip", "go to lake", "carry seat-1").has(ANN, at="lake").has(BEN, at="lake")
