"""The Refresh phase."""

from __future__ import annotations

import pytest

from .story import MANNY, READY, ROZIE, WHICH_TO_SCORE, Story

BREAD_AND_MEAT = "c2 bread, c3 bread, c4 bread, c5 meat"


@pytest.mark.rule("duals/refresh.draw")
@pytest.mark.parametrize(
    ("scored", "hand", "deck"),
    [
        (["L-bread"], "T-iron P-bread-meat", "L-iron T-meat"),
        (["L-bread", "P-bread-meat"], "L-iron T-iron", "T-meat"),
    ],
)
def test_the_hand_is_filled_to_two_from_the_top_of_the_deck(
    scored: list[str], hand: str, deck: str
) -> None:
    """Refresh phase: one card for one, two for two, and none for the other player."""
    story = Story().given(
        BREAD_AND_MEAT,
        scoring=True,
        hands=("L-bread P-bread-meat", "L-plant"),
        deck="T-iron L-iron T-meat",
    )
    story.answers(*(f"score {card}" for card in scored))
    if len(scored) == 1:
        story.answers("done")
    story.has(ROZIE, hand=hand, cards=2).deck_is(deck).has(MANNY, hand="L-plant", cards=1)
    story.sees(turn=MANNY, phase="play", ending=False)


@pytest.mark.rule("duals/refresh.draw", "duals/refresh.pass-on")
def test_the_hand_is_filled_only_after_scoring_so_new_cards_wait_for_the_next_turn() -> None:
    """Refresh phase: in a turn from its beginning; the card drawn would fit, but too late."""
    story = Story().given(
        "c2 bread, c3 bread, c5 meat",
        hands=("L-bread L-iron", "L-plant L-potion"),
        bag="4 bread",
        deck="P-bread-meat T-meat",
    )
    story.deck_is("P-bread-meat T-meat").answers("place c4", "no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done").answers("score L-bread")
    story.has(ROZIE, hand="L-iron P-bread-meat", scored="L-bread").deck_is("T-meat")
    story.sees(turn=MANNY, phase="play", held="bread")
    story.answers("place e1", "no fire", "place e3", "no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score P-bread-meat", "done")


@pytest.mark.rule("duals/refresh.full")
def test_a_full_hand_draws_nothing() -> None:
    """Refresh phase, second sentence."""
    story = Story().given(
        BREAD_AND_MEAT, scoring=True, hands=("L-bread L-iron",), deck="T-iron T-meat"
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done").answers("done")
    story.has(ROZIE, hand="L-bread L-iron", cards=2).deck_is("T-iron T-meat").sees(turn=MANNY)


@pytest.mark.rule("duals/refresh.pass-on")
@pytest.mark.parametrize(("seat", "other"), [(ROZIE, MANNY), (MANNY, ROZIE)])
def test_then_the_other_player_begins_a_turn(seat: int, other: int) -> None:
    """Refresh phase, last sentence."""
    coins = (0, 1) if seat == ROZIE else (1, 0)
    hands = ("L-bread", "") if seat == ROZIE else ("", "L-bread")
    story = Story().given(BREAD_AND_MEAT, turn=seat, scoring=True, hands=hands, coins=coins)
    story.answers("done").sees(turn=other, phase="play", held="")
    story.is_asked(other, READY, "pull", "coin")


@pytest.mark.rule("duals/ruling.short-deck")
def test_a_deck_that_is_too_short_gives_what_it_has() -> None:
    """Refresh phase; our ruling: two cards are missing and one is left."""
    story = Story().given(
        BREAD_AND_MEAT,
        scoring=True,
        hands=("L-bread P-bread-meat", "L-plant L-iron"),
        deck="T-iron",
    )
    story.answers("score L-bread", "score P-bread-meat").has(ROZIE, hand="T-iron", cards=1)
    story.hears(
        "Rozie scores Long Loaf Lane for 3.",
        "Rozie scores Pie in the Eye for 2.",
        "Rozie draws Trivet & Tongs.",
        "The last card has left the deck: this turn is the last.",
        "Manny gets a last chance to score.",
        "The game is over: Rozie wins.",
    )
    story.deck_is("").is_done(winners=[ROZIE], totals=(5, 0))
