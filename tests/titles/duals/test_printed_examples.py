"""The rulebook's printed examples, played move by move. Rozie and Manny play all the parts."""

from __future__ import annotations

import pytest

import emberhall
from emberhall.titles.duals.setup import first_player

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    WHERE,
    WHICH_OTHER,
    WHICH_TO_MOVE,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    WHICH_UNDER,
    Story,
    held_in,
)

EXTRAS = ["bread", "crystal", "meat", "iron", "potion", "plant"]


@pytest.mark.rule("duals/example.first-player", "duals/first-player.dual")
def test_first_player_example() -> None:
    """Determine first player: Rozie's dual of crystal and iron against Manny's iron."""
    story = Story().given(coins=(3, 3)).will_pull("crystal-iron", "iron")
    assert first_player(story.table) == ROZIE
    drawn = "Rozie draws a crystal and iron dual and Manny draws an iron dragon"
    story.hears(f"{drawn}: Rozie begins.")
    story = Story().given(coins=(3, 3)).will_pull("iron", "crystal-iron")
    assert first_player(story.table) == MANNY


@pytest.mark.rule("duals/example.iron-two-tokens", "duals/iron.one-or-two", "duals/iron.one-space")
def test_iron_example_1() -> None:
    """Iron, example 1: two tokens from two spaces, one space each."""
    story = Story().given("b2 plant, c4 bread, d3 meat", held="iron")
    story.answers("place c3", "fire iron")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move b2", "move d3")
    story.answers("move c4", "to b4").is_asked(ROZIE, WHICH_OTHER, "move b2", "move d3", "enough")
    story.answers("move b2", "to b1").board_is("b1 plant, b4 bread, c3 iron, d3 meat")
    story.sees(turn=MANNY)


@pytest.mark.rule("duals/example.iron-one-stack", "duals/iron.same-stack")
def test_iron_example_2() -> None:
    """Iron, example 2: the second token in a stack can be moved this way."""
    story = Story().given("b2 plant, c4 bread meat", held="iron").answers("place c3", "fire iron")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move b2").describes(
        "move c4", "Move a meat dragon from c4"
    )
    story.answers("move c4", "to b4").is_asked(ROZIE, WHICH_OTHER, "move c4", "move b2", "enough")
    story.describes("move c4", "Move a bread dragon from c4").answers("move c4", "to c5")
    story.board_is("b2 plant, b4 meat, c3 iron, c5 bread").sees(turn=MANNY)


@pytest.mark.rule(
    "duals/example.violet-line",
    "duals/example.violet-triangle",
    "duals/score.dual",
    "duals/score.dual-again",
    "duals/score.several",
    "duals/ruling.tokens-again",
)
@pytest.mark.parametrize("order", [("A", "B"), ("B", "A")])
def test_scoring_two_shop_cards_example(order: tuple[str, str]) -> None:
    """Scoring 2 shop cards: the dual is bread in Violet's line and meat in their triangle."""
    card = {"A": "P-bread-iron", "B": "T-meat"}
    story = Story().given(
        "c2 bread, c4 iron, d2 meat, d3 meat",
        held="meat-bread",
        hands=("P-bread-iron T-meat", "L-bread"),
        deck="L-iron L-plant L-crystal",
        bag="3 plant",
    )
    story.marks("place c3", "T-meat", "P-bread-iron").marks("place a1")
    story.answers("place c3", "no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score T-meat", "score P-bread-iron", "done")
    first, second = (card[letter] for letter in order)
    story.answers(f"score {first}").is_asked(ROZIE, WHICH_TO_SCORE, f"score {second}", "done")
    story.has(ROZIE, hand=second, scored=first).answers(f"score {second}")
    story.has(ROZIE, scored=f"{first} {second}", reputation=5, hand="L-iron L-plant")
    story.has(MANNY, hand="L-bread", reputation=0).sees(turn=MANNY, held="plant")


@pytest.mark.rule("duals/example.violet-line", "duals/example.violet-triangle")
def test_without_the_dual_violet_scores_neither() -> None:
    """Scoring 2 shop cards: the dual is the third in both; a plain bread serves the line alone."""
    hands = ("P-bread-iron T-meat",)
    around = "c2 bread, c4 iron, d2 meat, d3 meat"
    story = Story().given(f"{around}, e1 meat-bread", hands=hands, scoring=True, coins=(1, 0))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story = Story().given(f"{around}, c3 bread", hands=hands, scoring=True)
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score P-bread-iron", "done")


@pytest.mark.rule("duals/example.coin-mid-turn")
def test_spend_a_coin_mid_turn_example() -> None:
    """Example: spend a coin mid-turn. The game is saved and loaded while Sandara thinks."""
    story = Story().given(
        "c4 plant",
        bag="1 crystal 2 iron 1 meat 1 bread",
        hands=("L-bread T-iron", "L-iron"),
        deck="P-meat-iron L-plant T-meat",
        coins=(3, 3),
    )
    story.will_pull("crystal", "iron", "meat", "bread").answers("pull", "place c3", "fire crystal")
    story.sees(held="iron meat bread")
    tokens = ("keep bread", "keep meat", "keep iron")
    story.is_asked(ROZIE, WHICH_TO_PLACE, *tokens, "coin").answers("coin")
    story.has(ROZIE, hand="L-bread L-plant T-iron P-meat-iron", coins=2).has(MANNY, coins=3)
    story.game = emberhall.load(story.game.save())
    four = ("under L-bread", "under L-plant", "under T-iron", "under P-meat-iron")
    story.is_asked(ROZIE, WHICH_UNDER, *four).answers("under T-iron")
    story.is_asked(ROZIE, WHICH_UNDER, *four[:2], four[3]).answers("under L-plant")
    story.has(ROZIE, hand="L-bread P-meat-iron").deck_is("T-meat T-iron L-plant")
    story.is_asked(ROZIE, WHICH_TO_PLACE, *tokens).answers("keep meat")
    story.is_asked(ROZIE, WHERE, *(f"place {name}" for name in story.board))
    story.answers("place b3").sees(bag="1 bread 2 iron", held="").has(MANNY, hand="L-iron")
    story.board_is("b3 meat, c3 crystal, c4 plant").is_asked(MANNY, READY, "pull", "coin")


@pytest.mark.rule("duals/example.extra-tokens", "duals/end.extras")
def test_using_extra_dragon_tokens_example() -> None:
    """Using extra dragon tokens: two tokens (A), the six extras (B), one more token (C)."""
    story = Story().given("c4 plant", bag="1 crystal 1 iron 1 meat", coins=(1, 0))
    story.will_pull("crystal", "iron", "meat").answers("pull", "place c3")
    story.is_asked(ROZIE, FIRE, "fire crystal", "no fire", "coin").sees(bag="1 meat 1 iron")
    story.sees(extras=EXTRAS, ending=False).hears(
        "Rozie pulls a crystal dragon.", "Rozie places the crystal dragon on c3."
    )
    story.answers("fire crystal")
    first, second, third = held_in(story.view)
    assert (first, second) == ("iron", "meat")
    assert third in EXTRAS
    story.hears(
        "Rozie fires up c3 as crystal.",
        "Rozie pulls an iron dragon.",
        "Rozie pulls a meat dragon.",
        "The last token has left the bag: this turn is the last.",
        "The bag is empty: 6 extra tokens go in.",
        f"Rozie pulls {'an' if third == 'iron' else 'a'} {third} dragon.",
    )
    left = " ".join(f"1 {id}" for id in EXTRAS if id != third)
    story.sees(extras=[], bag=left)


@pytest.mark.rule("duals/example.extra-tokens-end", "duals/ruling.end-stays")
def test_using_extra_dragon_tokens_example_is_the_end() -> None:
    """Using extra dragon tokens, last sentence: the bag has tokens in it, and Drake's opponent
    has a last chance to score, but no turn."""
    story = Story().given("c4 plant", bag="1 crystal 1 iron 1 meat", coins=(1, 1))
    story.will_pull("crystal", "iron", "meat").answers("pull", "place c3", "fire crystal")
    story.answers("keep iron", "place a1").sees(ending=True, phase="score")
    assert sum(story.bag.values()) == 7
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").answers("done")
    story.is_asked(MANNY, WHICH_TO_SCORE, "done", "coin").sees(phase="special").answers("done")
    assert sum(story.bag.values()) == 7
    story.board_is("a1 iron, c3 crystal, c4 plant").is_done(winners=[ROZIE, MANNY])
