"""Passing: prep or discard, clear, draw; decks that run out; hand sizes."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    PREP_OR_DISCARD,
    WHAT,
    WHICH_ASPECT,
    Story,
)

SEVEN = "claw dive raid roar snatch headbutt flamelick"
"""A deck of seven different cards, from its top."""
SIX = "claw dive raid roar snatch headbutt"
NO_USE = "ember-heart horned-brow"
"""A life row without anything to use."""


@pytest.mark.rule("flamefang/passing.may")
def test_a_player_who_could_do_more_may_pass() -> None:
    """Passing: the pass is always there."""
    story = Story().given(aspect=("fight", "fight"), hands=("claw",))
    story.is_asked(ANN, WHAT, "play claw", "use furnace-belly", "pass")
    story.answers("pass", "neither").has(ANN, passed=True, hand="claw").has(BEN, passed=False)


@pytest.mark.rule("flamefang/passing.may")
def test_a_player_who_can_do_nothing_passes() -> None:
    """Passing: with no card in aspect and nothing to use there is no other choice."""
    story = Story().given(hands=("dive",), rows=(NO_USE,)).answers("aspect fight")
    story.is_asked(ANN, PREP_OR_DISCARD, "discard dive", "neither").has(ANN, passed=True)


@pytest.mark.rule("flamefang/passing.out-for-the-phase")
def test_who_has_passed_is_skipped_until_the_next_round() -> None:
    """Passing: Ann has cards again, but Ben takes turn after turn."""
    story = Story().given(
        begins="round", hands=("claw", "gust talon"), decks=(SIX, "glide glide"), minion_deck="bull"
    )
    story.answers("aspect fight", "pass", "neither").has(
        ANN, hand="claw claw dive raid roar snatch"
    )
    story.answers("aspect fight", "play gust", "done")
    story.is_asked(BEN, WHAT, "play talon", "use wide-wings", "pass").answers("play talon", "done")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass").answers("pass")
    story.has(ANN, passed=False).has(BEN, passed=False)
    assert (story.question.seat, story.question.words) == (BEN, WHICH_ASPECT)


@pytest.mark.rule("flamefang/passing.steps")
def test_first_a_card_is_prepped_or_discarded_then_the_play_area_cleared_and_cards_drawn() -> None:
    """Passing: while the first step is open, nothing of the second has happened."""
    story = Story().given(
        aspect=("fight", "fight"), hands=("claw",), played=("raid",), decks=(SEVEN,)
    )
    story.answers("pass").is_asked(ANN, PREP_OR_DISCARD, "prep claw", "discard claw", "neither")
    story.has(ANN, hand="claw", played="raid", discard="", deck=7)
    story.answers("prep claw")
    story.has(ANN, hand=SIX, prep="claw", played="", discard="raid", deck=1)


@pytest.mark.rule("flamefang/passing.nobody-waits")
def test_after_a_pass_the_next_player_is_asked_at_once() -> None:
    """Passing: nobody else is asked before, and where there is nothing to decide not even Ann."""
    story = Story(seats=3).given(aspect=("fight", "fight", "fight"), decks=(SIX,))
    story.answers("pass").has(ANN, hand=SIX)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/passing.prep-in-aspect")
@pytest.mark.parametrize(
    ("aspect", "fitting"), [("fight", "claw"), ("flight", "dive"), ("hunt", "raid")]
)
def test_a_card_in_aspect_or_a_wild_one_may_be_prepped(aspect: str, fitting: str) -> None:
    """Prepping: any card may be discarded, but not any prepped."""
    story = Story().given(aspect=(aspect, "fight"), hands=("claw dive raid roar",), decks=(SEVEN,))
    story.answers("pass")
    keys = story.question.options.keys
    assert [key for key in keys if key.startswith("prep")] == [f"prep {fitting}", "prep roar"]
    story.answers("prep roar").has(ANN, prep="roar", discard="", deck=4)


@pytest.mark.rule("flamefang/passing.prep-with-gold")
def test_a_gold_lets_a_card_out_of_aspect_be_prepped() -> None:
    """Prepping: it is spent for that, and only one card is prepped."""
    story = Story().given(
        aspect=("fight", "fight"), hands=("claw dive",), hoards=("2 gold",), decks=(SIX,)
    )
    story.answers("pass")
    story.is_asked(
        ANN,
        PREP_OR_DISCARD,
        "prep claw",
        "prep dive with gold",
        "discard claw",
        "discard dive",
        "neither",
    )
    story.answers("prep dive with gold").has(ANN, prep="dive", hoard="1 gold", deck=1)
    assert story.supply["gold"] == 18
    assert story.question.seat == BEN


@pytest.mark.rule("flamefang/passing.prep-with-gold")
def test_a_card_in_aspect_is_prepped_without_gold() -> None:
    """Prepping: the gold stays."""
    story = Story().given(aspect=("fight", "fight"), hands=("claw",), hoards=("1 gold",))
    story.answers("pass", "prep claw").has(ANN, prep="claw", hoard="1 gold")


@pytest.mark.rule("flamefang/passing.discard")
@pytest.mark.parametrize("card", ["claw", "dive", "raid", "roar"])
def test_one_card_of_any_aspect_may_be_discarded(card: str) -> None:
    """Discarding: whatever was chosen for the round."""
    story = Story().given(aspect=("fight", "fight"), hands=("claw dive raid roar",), decks=(SEVEN,))
    story.answers("pass", f"discard {card}").has(ANN, discard=card, prep="", deck=4)


@pytest.mark.rule("flamefang/passing.not-both")
@pytest.mark.parametrize(
    ("answer", "prep", "discard"),
    [("prep claw", "claw", ""), ("discard claw", "", "claw"), ("neither", "", "")],
)
def test_a_player_preps_or_discards_or_does_neither(answer: str, prep: str, discard: str) -> None:
    """Prepping or discarding: one card at most; then it is Ben's turn."""
    story = Story().given(aspect=("fight", "fight"), hands=("claw roar",), decks=(SIX,))
    story.answers("pass", answer).has(ANN, prep=prep, discard=discard)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/passing.clear")
def test_the_play_area_goes_to_the_discard_pile_and_prepped_cards_stay() -> None:
    """Clearing: Ben's play area is his."""
    story = Story().given(
        aspect=("fight", "fight"),
        played=("claw raid", "gust"),
        prep=("dive",),
        discards=("roar",),
        decks=(SEVEN,),
    )
    story.answers("pass", "neither")
    story.has(ANN, played="", discard="claw raid roar", prep="dive")
    story.has(BEN, played="gust", discard="")


@pytest.mark.rule("flamefang/passing.clear-magic")
def test_magic_tokens_go_to_their_own_discard_pile() -> None:
    """Clearing: not before the pass."""
    story = Story(chapter=3).given(
        aspect=("fight", "fight"),
        magic="spite",
        magic_pile="hush blink echo conjure",
        powers=("F6",),
        decks=(SEVEN,),
    )
    magic = [row.id for row in story.table.content.magic]
    story.answers("magic spite")
    assert [spell["name"] for spell in story.view["seats"][ANN]["spells"]] == ["Spite"]
    assert story.table.magic_discard == []
    story.answers("pass", "pass")
    assert story.view["seats"][ANN]["spells"] == []
    assert [magic[token] for token in story.table.magic_discard] == ["spite"]
    story.has(ANN, discard="", deck=1)


@pytest.mark.rule("flamefang/passing.draw")
@pytest.mark.parametrize(
    ("hand", "drawn"), [("", 6), ("grow", 5), ("grow grow blood-up blood-up dive", 1)]
)
def test_cards_are_drawn_up_to_six(hand: str, drawn: int) -> None:
    """Drawing: from the top of the deck; Ben draws nothing."""
    story = Story().given(aspect=("fight", "fight"), hands=(hand,), decks=(SEVEN, "glide"))
    story.answers("pass", *(["neither"] if hand else []))
    top = " ".join(SEVEN.split()[:drawn])
    story.has(ANN, hand=f"{hand} {top}", deck=7 - drawn).has(BEN, hand="", deck=1)


@pytest.mark.rule("flamefang/passing.draw", "flamefang/ruling.hand-above-maximum")
def test_a_hand_of_seven_draws_none_and_keeps_all() -> None:
    """Drawing: up to six, not down to it."""
    story = Story().given(aspect=("fight", "fight"), hands=(SEVEN,), decks=("grow",))
    story.answers("pass", "neither").has(ANN, hand=SEVEN, deck=1, discard="")


@pytest.mark.rule("flamefang/passing.draw", "flamefang/ruling.hand-size")
@pytest.mark.parametrize(
    ("powers", "row", "size"),
    [("", NO_USE, 6), ("F5", NO_USE, 7), ("", "undying-ember", 7), ("F5", "undying-ember", 8)],
)
def test_abilities_change_the_maximum(powers: str, row: str, size: int) -> None:
    """Drawing: Long Memory and Undying Ember give one card more each."""
    story = Story().given(
        aspect=("fight", "fight"),
        rows=(f"{row} red-pinions furnace-belly",),
        powers=(powers,),
        decks=(f"{SEVEN} grow grow",),
    )
    story.answers("pass").has(ANN, deck=9 - size)
    assert story.view["seats"][ANN]["hand_count"] == size


@pytest.mark.rule("flamefang/ruling.hand-size")
def test_losing_a_larger_hand_size_forces_no_discard() -> None:
    """Ruling 9: Undying Ember is lost in the minion phase, and seven cards stay."""
    story = Story(seats=1).given(
        begins="minion phase",
        at=("forest",),
        hands=(SEVEN,),
        rows=("undying-ember horned-brow",),
        minions="wolf-1 forest",
    )
    story.answers("lose undying-ember").has(ANN, hand=SEVEN, discard="undying-ember")
    assert story.view["seats"][ANN]["hand_size"] == 6


@pytest.mark.rule("flamefang/ruling.hand-above-maximum")
def test_drawing_by_a_card_may_bring_a_hand_above_six() -> None:
    """Ruling 9."""
    story = Story().given(
        aspect=("fight", "fight"), hands=(f"roar {SIX}",), decks=("grow blood-up",)
    )
    story.answers("play roar", "draw 1")
    story.has(ANN, hand=f"{SIX} grow", deck=1)


@pytest.mark.rule("flamefang/ruling.hand-above-maximum")
def test_recalling_may_bring_a_hand_above_six() -> None:
    """Ruling 9: Echo recalls two."""
    story = Story(chapter=3).given(
        aspect=("fight", "fight"),
        hands=(SIX,),
        discards=("grow blood-up",),
        magic="echo",
        powers=("F6",),
    )
    story.answers("magic echo", "recall 2", "recall grow", "recall blood-up")
    story.has(ANN, hand=f"{SIX} grow blood-up", discard="")


@pytest.mark.rule("flamefang/ruling.hand-above-maximum")
def test_growth_may_bring_a_hand_above_six() -> None:
    """Ruling 9: the new card comes to hand, the old one lay in the prep area."""
    story = Story().given(
        aspect=("fight", "fight"),
        hands=(f"grow {SIX}",),
        prep=("flamelick",),
        hoards=("2 gold",),
        path="rending-claws",
    )
    story.answers("play grow", "grow 0", "grow rending-claws", "replace flamelick")
    story.has(ANN, hand=f"{SIX} rending-claws", prep="", hoard="")


@pytest.mark.rule("flamefang/passing.prep-is-not-hand-size", "flamefang/prep.counts-as-hand")
def test_prepped_cards_are_not_counted() -> None:
    """Clearing and drawing: three prepped cards and an empty hand draw six."""
    story = Story().given(aspect=("hunt", "fight"), prep=("grow grow dive",), decks=(SEVEN,))
    story.answers("pass", "neither").has(ANN, hand=SIX, prep="grow grow dive", deck=1)


@pytest.mark.rule("flamefang/passing.aspect-token")
def test_everybody_sees_who_has_passed_until_the_round_is_over() -> None:
    """Clearing and drawing: the aspect token in the play area says so."""
    story = Story().given(begins="round", decks=(SIX, ""), minion_deck="bull")
    story.has(ANN, passed=False).answers("aspect fight").has(ANN, passed=False).answers("pass")
    for viewer in (ANN, BEN, None):
        seats = story.game.view(viewer)["seats"]
        assert [seat["passed"] for seat in seats] == [True, False]
    story.answers("aspect fight", "pass").has(ANN, passed=False).has(BEN, passed=False)


# What the pass may take, and how many are drawn


@pytest.mark.rule("flamefang/ruling.pass-choice")
def test_a_prepped_card_may_be_discarded_but_never_a_condition() -> None:
    """Ruling 8: Netted Wing in hand and Hunted in the prep area stay what they are."""
    story = Story().given(
        aspect=("fight", "fight"),
        hands=("claw netted-wing",),
        prep=("dive hunted",),
        hoards=("1 gold",),
        decks=(SIX,),
    )
    story.answers("pass")
    story.is_asked(ANN, PREP_OR_DISCARD, "prep claw", "discard claw", "discard dive", "neither")
    story.answers("discard dive")
    story.has(ANN, prep="hunted", discard="dive", hoard="1 gold", deck=2)


@pytest.mark.rule("flamefang/ruling.pass-draw-fixed")
def test_an_ongoing_condition_in_hand_takes_a_place() -> None:
    """Ruling 8: with two of them four cards are drawn, and the threat in prep does not count."""
    story = Story().given(
        aspect=("fight", "fight"), hands=("netted-wing rage",), prep=("hunted",), decks=(SEVEN,)
    )
    story.answers("pass").has(ANN, hand="netted-wing rage claw dive raid roar", deck=3)


@pytest.mark.rule("flamefang/ruling.pass-draw-fixed")
def test_a_condition_that_is_drawn_is_one_of_the_cards() -> None:
    """Ruling 8: a threat, drawn first, leaves five cards for the hand."""
    story = Story().given(aspect=("fight", "fight"), decks=(f"hunted {SEVEN}",))
    story.answers("pass").has(ANN, hand="claw dive raid roar snatch", prep="hunted", deck=2)


@pytest.mark.rule("flamefang/ruling.pass-draw-fixed")
def test_the_number_is_fixed_before_the_first_card_is_drawn() -> None:
    """Ruling 8: Winded takes a card from the hand; nothing is drawn for that one either."""
    story = Story().given(
        aspect=("fight", "fight"), hands=("grow blood-up dive",), decks=(f"winded {SEVEN}",)
    )
    story.answers("pass", "neither", "discard dive")
    story.has(ANN, hand="grow blood-up claw dive", discard="dive", deck=5)


# Decks that run out


@pytest.mark.rule("flamefang/deck.empty")
def test_an_empty_deck_is_made_anew_in_the_middle_of_drawing() -> None:
    """Running out of cards: the last of the deck first; what was played is shuffled in, too."""
    story = Story().given(
        aspect=("fight", "fight"),
        decks=("claw dive",),
        discards=("grow grow snatch",),
        played=("raid",),
    )
    story.answers("pass")
    story.has(ANN, hand="claw dive grow grow snatch raid", deck=0, discard="", played="")
    assert "Ann shuffles the discard pile into a new deck." in told(story)


@pytest.mark.rule("flamefang/deck.empty")
def test_the_old_deck_is_drawn_before_the_new_one_is_shuffled() -> None:
    """Running out of cards: both cards of it are in hand; of the ten others four."""
    story = Story().given(
        aspect=("fight", "fight"), decks=("claw dive",), discards=(f"{SEVEN} grow grow blood-up",)
    )
    story.answers("pass").has(ANN, deck=6, discard="")
    held = [card["card"] for card in story.game.view(ANN)["seats"][ANN]["hand"]]
    assert len(held) == 6
    assert {"claw", "dive"} <= set(held)


@pytest.mark.rule("flamefang/deck.empty")
def test_a_deck_that_is_just_used_up_is_not_made_anew() -> None:
    """Running out of cards: only when a card is needed."""
    story = Story().given(aspect=("fight", "fight"), decks=(SIX,), discards=("grow",))
    story.answers("pass").has(ANN, hand=SIX, deck=0, discard="grow")


@pytest.mark.rule("flamefang/deck.not-enough")
def test_with_too_few_cards_a_player_draws_what_there_is() -> None:
    """Running out of cards."""
    story = Story().given(aspect=("fight", "fight"), decks=("claw",), discards=("dive raid",))
    story.answers("pass").has(ANN, hand="claw dive raid", deck=0, discard="")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


def told(story: Story) -> list[str]:
    return story.tells(story.table.log or [])
