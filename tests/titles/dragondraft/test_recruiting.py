"""Phase 2: recruiting the dragons."""

from __future__ import annotations

import pytest

from .story import ADRIAN, MAJA, SILKE, THOMAS, WHICH_CARD, WHICH_WORK, Story

FIVE = "red blue green yellow purple"
FIRST_OF_FIVE = ("take 1-1", "take 1-2", "take 1-3", "take 1-4", "take 1-5")


@pytest.mark.rule("dragondraft/recruit.turns")
def test_the_starting_player_takes_first_and_turns_go_clockwise() -> None:
    """Phase 2, first paragraph."""
    story = Story(3, sheep=MAJA).given(rows=(FIVE,))
    story.is_asked(MAJA, WHICH_CARD, *FIRST_OF_FIVE).answers("take 1-1")
    story.is_asked(THOMAS, WHICH_CARD, *FIRST_OF_FIVE[1:]).answers("take 1-2")
    story.is_asked(ADRIAN, WHICH_CARD, *FIRST_OF_FIVE[2:]).answers("take 1-3")
    story.is_asked(MAJA, WHICH_CARD, *FIRST_OF_FIVE[3:])


@pytest.mark.rule("dragondraft/recruit.pick")
def test_any_card_on_the_board_may_be_taken_into_the_hand() -> None:
    """Phase 2, first paragraph."""
    story = Story().given(rows=("red pair", "- blue", "", "green"))
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 1-2", "take 2-2", "take 4-1")
    story.refuses("take 2-1", "no card lies on 2-1").refuses("take 3-1", "no card lies on 3-1")
    story.answers("take 4-1").has(ADRIAN, hand="1 green").has(MAJA, hand="")
    story.board_is("red pair", "- blue", "", "")
    story.is_asked(MAJA, WHICH_CARD, "take 1-1", "take 1-2", "take 2-2")


@pytest.mark.rule("dragondraft/recruit.skip")
def test_each_card_skipped_in_the_row_costs_a_thistle() -> None:
    """Phase 2, first point: counted from the rope, in this row only."""
    story = Story().given(rows=("blue blue blue", FIVE))
    story.answers("take 2-4").has(ADRIAN, hand="1 yellow 3 thistle", cards=4).has(MAJA, hand="")
    story.sees(thistles=17).board_is("blue blue blue", "red blue green - purple", "", "")
    story.answers("take 1-1").has(MAJA, hand="1 blue").sees(thistles=17)
    story.answers("take 2-1").has(ADRIAN, hand="1 red 1 yellow 3 thistle")
    story.sees(thistles=17, turn=MAJA)


@pytest.mark.rule("dragondraft/recruit.gaps")
def test_a_gap_is_not_skipped() -> None:
    """Phase 2, "Important": only cards that lie there count."""
    story = Story(3).given(rows=("red - - blue green", "yellow", "purple"))
    story.answers("take 1-5").has(ADRIAN, hand="1 green 2 thistle")
    story.answers("take 1-4").has(MAJA, hand="1 blue 1 thistle")
    story.answers("take 1-1").has(THOMAS, hand="1 red").sees(thistles=17, turn=ADRIAN)


@pytest.mark.rule("dragondraft/recruit.few-thistles")
def test_a_card_is_out_of_reach_when_the_stack_has_too_few_thistles() -> None:
    """Phase 2, first point: two thistles are left, so no more than two cards may be skipped."""
    story = Story(3).given(rows=(FIVE, "blue"), hands=("", "9 thistle", "9 thistle"))
    story.sees(thistles=2)
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 1-2", "take 1-3", "take 2-1")
    story.refuses("take 1-4", "it costs 3 thistles, and the stack has 2 left")
    story.answers("take 1-2").sees(thistles=1)
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 1-3", "take 2-1")
    story.answers("take 1-3").has(ADRIAN, hand="1 blue 1 green 2 thistle").sees(thistles=0)
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 2-1")
    story.refuses("take 1-4", "it costs 1 thistle, and the stack has none left")


@pytest.mark.rule("dragondraft/recruit.limit", "dragondraft/recruit.thistles-count")
def test_a_card_whose_thistles_do_not_fit_into_the_hand_is_out_of_reach() -> None:
    """Phase 2, second point: six cards, three of them thistles, leave room for three of nine."""
    story = Story().given(rows=(FIVE, "pair"), hands=("3 red 3 thistle", "1 red"))
    story.has(ADRIAN, cards=6, hand_limit=9)
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 1-2", "take 1-3", "take 2-1")
    story.refuses("take 1-4", "with 3 thistles it makes 4 cards, and your hand has room for 3")
    story.answers("take 1-3").has(ADRIAN, hand="3 red 1 green 5 thistle", cards=9)
    story.is_asked(MAJA, WHICH_CARD, "take 1-1", "take 1-2", "take 1-4", "take 1-5", "take 2-1")


@pytest.mark.rule("dragondraft/recruit.limit")
def test_with_room_for_one_card_only_the_first_of_each_row_can_be_taken() -> None:
    """Phase 2, second point."""
    story = Story().given(rows=(FIVE, "- blue red"), hands=("8 thistle",))
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 2-2")
    story.refuses("take 2-3", "with 1 thistle it makes 2 cards, and your hand has room for 1")


@pytest.mark.rule("dragondraft/recruit.must-pass")
def test_a_full_hand_passes_on_its_turn_and_is_out_for_this_phase() -> None:
    """Phase 2, third point: Adrian fills up, Maja goes on alone."""
    story = Story().given(rows=(FIVE, FIVE), hands=("8 thistle", "4 red"))
    story.answers("take 1-1").hears("Adrian takes the red fire breather from 1-1.")
    story.has(ADRIAN, cards=9, passed=False).answers("take 1-2")
    story.hears(
        "Maja takes the blue flying ace from 1-2.",
        "Adrian has a full hand and passes.",
        "Adrian was first to pass and keeps the sheep.",
    )
    story.has(ADRIAN, passed=True).has(MAJA, passed=False).answers("take 1-3")
    story.sees(turn=MAJA, phase="recruiting").has(ADRIAN, cards=9, passed=True)


@pytest.mark.rule("dragondraft/recruit.no-voluntary-pass")
def test_nobody_passes_who_has_room() -> None:
    """Phase 2, fourth point: even with room for one card only."""
    story = Story().given(rows=("red blue", "green"), hands=("8 thistle", "6 red"))
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 2-1")
    story.refuses("pass", "while your hand has room you must take a card")
    story.has(ADRIAN, hand="8 thistle", passed=False)


@pytest.mark.rule("dragondraft/recruit.sheep")
def test_the_first_to_pass_takes_the_sheep_at_once() -> None:
    """Phase 2, fifth point: at once, not at the end; and nobody who passes later."""
    story = Story(3).given(rows=(FIVE, FIVE), hands=("8 thistle", "5 red 4 thistle", "5 green"))
    story.sees(sheep=ADRIAN).answers("take 2-1")
    story.has(MAJA, passed=True).sees(sheep=MAJA, phase="recruiting", turn=THOMAS)
    story.answers("take 1-1").has(ADRIAN, passed=True).sees(sheep=MAJA, turn=THOMAS)


@pytest.mark.rule("dragondraft/recruit.end")
def test_recruiting_ends_only_when_every_hand_is_full() -> None:
    """Phase 2, after the points: Silke takes three cards in a row before it is over."""
    rows = ("red blue", "yellow green", "purple")
    hands = ("5 red 4 pair", "9 thistle", "9 thistle", "6 green")
    story = Story(4, sheep=SILKE).given(rows=rows, hands=hands)
    story.answers("take 2-1").is_asked(
        SILKE, WHICH_CARD, "take 1-1", "take 1-2", "take 2-2", "take 3-1"
    )
    story.answers("take 3-1").is_asked(SILKE, WHICH_CARD, "take 1-1", "take 2-2")
    story.sees(phase="recruiting").answers("take 1-1").sees(phase="preparing")
    story.has(SILKE, hand="1 red 1 purple 6 green 1 yellow", cards=9)
    story.board_is("- blue", "- green", "", "")
    everything = ("fireworks", "snack-stand", "souvenir-shop", "dragon-stylist")
    offers = (f"offer {special}" for special in everything)
    story.is_asked(ADRIAN, WHICH_WORK, "build 4", "build 6", "build 8", *offers, "done")


@pytest.mark.rule("dragondraft/recruit.hand-sizes")
def test_everybody_may_know_how_many_cards_anybody_holds() -> None:
    """Phase 2, note."""
    story = Story(3).given(rows=(FIVE,), hands=("2 red", "1 pair 3 thistle")).answers("take 1-2")
    for viewer in (ADRIAN, MAJA, THOMAS, None):
        seats = story.game.view(viewer)["seats"]
        assert [seat["hand_count"] for seat in seats] == [4, 4, 0]
        assert [seat["hand_limit"] for seat in seats] == [9, 9, 9]
