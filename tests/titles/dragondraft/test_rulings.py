"""Our rulings on phase 2, where the rulebook is silent. Other rulings stand with their sections."""

from __future__ import annotations

import pytest

from .story import ADRIAN, MAJA, SILKE, THOMAS, WHICH_CARD, Story

FOUR_ROWS = ("red blue green", "purple yellow red", "green blue pair", "helper yellow purple")


@pytest.mark.rule("dragondraft/ruling.all-full", "dragondraft/ruling.sheep-kept")
def test_when_all_fill_up_together_the_next_in_turn_is_first_to_pass_and_keeps_the_sheep() -> None:
    """Phase 2; our ruling: Maja began, all take their ninth card, and Maja's turn comes again."""
    hands = ("1 red 7 thistle", "7 green 1 blue", "1 blue 7 thistle")
    story = Story(3, sheep=MAJA).given(rows=("red red", "blue", "yellow", "purple"), hands=hands)
    story.answers("take 1-1", "take 2-1").has(MAJA, cards=9, passed=False).sees(sheep=MAJA)
    story.hears(
        "Maja takes the red fire breather from 1-1.",
        "Thomas takes the blue flying ace from 2-1.",
    )
    story.answers("take 3-1").sees(sheep=MAJA, round=2)
    story.hears(
        "Adrian takes the yellow strongman from 3-1.",
        "Maja has a full hand and passes.",
        "Maja was first to pass and keeps the sheep.",
        "Thomas has a full hand and passes.",
        "Adrian has a full hand and passes.",
        "Maja's show attracts 21 spectators (green 21).",
        "Thomas's show attracts 4 spectators (blue 4).",
        "Adrian's show attracts 6 spectators (yellow 1, most yellow 5).",
        "Round 2: 40 cards lie on the board, 7 stay hidden.",
    )


@pytest.mark.rule("dragondraft/ruling.sheep-kept")
def test_whoever_passes_later_gets_no_sheep() -> None:
    """Phase 2; our ruling: Adrian keeps it, and Maja's pass moves nothing."""
    story = Story(3).given(rows=FOUR_ROWS, hands=("9 thistle", "9 thistle", "5 red"))
    story.hears(
        "Adrian has a full hand and passes.",
        "Adrian was first to pass and keeps the sheep.",
        "Maja has a full hand and passes.",
    )
    story.sees(sheep=ADRIAN, turn=THOMAS).answers("take 1-1").sees(sheep=ADRIAN, turn=THOMAS)


@pytest.mark.rule("dragondraft/ruling.turn-order-goes-on")
def test_turns_go_on_clockwise_after_the_sheep_has_moved() -> None:
    """Phase 2, end example; our ruling: Thomas takes the sheep and Silke is next all the same;
    when Adrian passes later, Maja is next, not whoever sits behind the sheep."""
    hands = ("5 green 3 thistle", "", "5 red 4 thistle", "")
    story = Story(4).given(rows=FOUR_ROWS, hands=hands)
    asked = []
    for _ in range(7):
        assert story.game.question is not None
        asked.append(story.game.question.seat)
        story.answers(story.game.question.options[0].key)
    assert asked == [ADRIAN, MAJA, SILKE, MAJA, SILKE, MAJA, SILKE]
    story.has(ADRIAN, passed=True).sees(sheep=THOMAS, turn=MAJA, phase="recruiting")


@pytest.mark.rule("dragondraft/ruling.no-card-left")
def test_whoever_finds_no_card_left_passes_though_the_hand_has_room() -> None:
    """Phase 2; our ruling: two cards for three players, so Thomas is the first to pass."""
    story = Story(3).given(rows=("red", "", "blue"), hands=("", "", "1 green"))
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 3-1").answers("take 3-1")
    story.hears(
        "Adrian takes the blue flying ace from 3-1.",
        "Maja takes the red fire breather from 1-1.",
        "Thomas finds no card left and passes.",
        "Thomas was first to pass and takes the sheep.",
        "Adrian finds no card left and passes.",
        "Maja finds no card left and passes.",
        "Thomas's show attracts 1 spectator (green 1).",
        "Adrian's show attracts 0 spectators.",
        "Maja's show attracts 0 spectators.",
        "Round 2: 40 cards lie on the board, 7 stay hidden.",
    )
    story.sees(round=2, sheep=THOMAS, turn=THOMAS)


@pytest.mark.rule("dragondraft/ruling.hands-public")
def test_hands_are_shown_to_everybody_and_only_what_is_to_come_is_secret() -> None:
    """Phase 2, note; our ruling: every card was taken in the open."""
    hands = ("1 red 1 thistle", "2 pair", "3 green")
    story = Story(3).given(rows=FOUR_ROWS, hands=hands)
    for viewer in (ADRIAN, MAJA, THOMAS, None):
        seen = story.game.view(viewer)
        assert {**seen, "seat": None} == story.view
        assert [set(deck) for deck in seen["decks"]] == [{"id", "kind", "count"}]
    for seat, hand in enumerate(hands):
        story.has(seat, hand=hand)


@pytest.mark.rule("dragondraft/ruling.hands-covered", "dragondraft/ruling.hands-public")
def test_hands_are_covered_while_cards_are_recruited_if_the_table_wants_it() -> None:
    """Phase 3: then all are laid open. It is a matter of drawing, and nobody's memory is wiped."""
    hands = ("8 thistle", "2 pair 7 thistle")
    for wanted in ("open", "covered"):
        story = Story(hands=wanted).given(rows=("red", "blue"), hands=hands)
        covered = wanted == "covered"
        for viewer in (ADRIAN, MAJA, None):
            drawn = [stage["is_covered"] for stage in story.game.view(viewer)["seats"]]
            assert drawn == [covered and seat != viewer for seat in (ADRIAN, MAJA)]
        guess = story.game.imagine(ADRIAN, 1)
        assert guess.view(MAJA)["seats"][MAJA] == story.game.view(MAJA)["seats"][MAJA]
        story.answers("take 1-1").sees(phase="preparing")
        seen = [stage["is_covered"] for stage in story.game.view(ADRIAN)["seats"]]
        assert seen == [False, False]
        story.has(MAJA, hand="2 pair 7 thistle")


@pytest.mark.rule("dragondraft/recruit.pick", "dragondraft/dragon.yellow-most")
def test_an_option_tells_what_its_card_adds_to_tonights_show() -> None:
    """As things stand: the third red, the lead in yellow, and thistles with a souvenir shop."""
    story = Story().given(
        rows=("red yellow helper", "blue"),
        hands=("2 red 1 thistle", "1 yellow"),
        offers=("1 souvenir-shop", ""),
    )
    worth = {"take 1-1": 12, "take 1-2": 1 + 5 + 1, "take 1-3": 2, "take 2-1": 0}
    prompt = story.game.prompt(ADRIAN)
    assert prompt is not None
    told = {option["key"]: option["effects"]["score"] for option in prompt["options"]}
    assert told == worth
    story.describes("take 1-3", "Take the goblin helper and 2 thistles: 2 spectators more tonight")
    story.describes("take 2-1", "Take the blue flying ace")
