"""The Score phase: which cards fit, and what becomes of them."""

from __future__ import annotations

import pytest

from .story import FIRE, MANNY, ROZIE, WHERE, WHICH_TO_SCORE, WHICH_UNDER, Story

LINE_OF_BREAD = "c2 bread, c3 bread, c4 bread"


@pytest.mark.rule("duals/score.from-hand", "duals/score.only-here")
def test_a_card_of_the_hand_is_scored_in_the_score_phase_and_at_no_other_time() -> None:
    """Score phase, first paragraph: not before it, and not in the other player's turn."""
    story = Story().given(
        "c2 bread, c3 bread, c5 plant",
        held="bread",
        hands=("L-bread P-meat-iron", "P-bread-plant L-meat"),
    )
    story.is_not_offered("score L-bread", "score P-bread-plant").answers("place c4")
    story.is_asked(ROZIE, FIRE, "fire bread", "no fire").refuses("score L-bread", "")
    story.answers("no fire").is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done")
    story.refuses("score P-bread-plant", "that card is not in your hand")
    story.answers("score L-bread").sees(turn=MANNY, phase="play")
    story.is_not_offered("score P-bread-plant", "done").has(MANNY, hand="L-meat P-bread-plant")
    story.has(ROZIE, scored="L-bread").has(MANNY, scored="")


@pytest.mark.rule("duals/score.match")
def test_a_card_fits_when_its_icons_lie_there_in_its_pattern() -> None:
    """Score phase, second paragraph: the line lies there, the triangle of the same does not."""
    story = Story().given(LINE_OF_BREAD, scoring=True, hands=("L-bread T-bread P-bread-meat",))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done")
    story.refuses("score T-bread", "its pattern is not on the board")
    story.refuses("score P-bread-meat", "its pattern is not on the board")
    story.refuses("score L-meat", "that card is not in your hand")
    story.marks("score L-bread", "L-bread").marks("done")


@pytest.mark.rule("duals/score.match")
@pytest.mark.parametrize(
    "board",
    [
        "c2 bread, c3 bread",
        "c1 bread, c2 bread, c4 bread",
        "c1 bread, c3 bread, c5 bread",
        "a2 bread, a3 bread, b1 bread",
        "a3 bread, b1 bread, b2 bread",
        "c4 bread, c5 bread, d1 bread",
        "c5 bread, d1 bread, d2 bread",
        "c2 bread, c3 bread, b3 bread",
        "c2 bread, c3 bread, c4 iron",
        "c2 bread, c3 meat, c4 bread",
    ],
)
def test_what_is_bent_broken_or_of_another_type_does_not_fit(board: str) -> None:
    """Score phase, second paragraph: the third card is there so that the question is asked."""
    story = Story().given(
        f"{board}, e1 plant, e2 plant, e3 plant",
        scoring=True,
        hands=("L-bread P-bread-meat L-plant",),
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-plant", "done")


@pytest.mark.rule("duals/score.turn-card")
@pytest.mark.parametrize(
    ("first", "last"),
    [("c2", "c4"), ("c4", "c2"), ("b2", "d3"), ("d3", "b2"), ("b3", "d2"), ("d2", "b3")],
)
def test_a_line_may_be_turned_in_all_six_directions(first: str, last: str) -> None:
    """Score phase, second paragraph: the pair may lie on either side of the odd one."""
    story = Story().given(
        f"{first} bread, c3 bread, {last} meat",
        scoring=True,
        hands=("P-bread-meat P-meat-bread P-bread-iron",),
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score P-bread-meat", "done")
    story.answers("score P-bread-meat").has(ROZIE, scored="P-bread-meat").sees(turn=MANNY)


@pytest.mark.rule("duals/score.turn-card")
@pytest.mark.parametrize(
    "corners",
    ["c3 c4 b3", "c3 b3 b2", "c3 b2 c2", "c3 c2 d2", "c3 d2 d3", "c3 d3 c4"],
)
def test_a_triangle_may_point_up_or_down(corners: str) -> None:
    """Score phase, second paragraph; scoring two shop cards, card B."""
    board = ", ".join(f"{space} meat" for space in corners.split())
    story = Story().given(board, scoring=True, hands=("T-meat L-meat T-iron",))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score T-meat", "done")
    story.answers("score T-meat").has(ROZIE, scored="T-meat").sees(turn=MANNY)


@pytest.mark.rule("duals/score.optional")
def test_a_card_that_fits_may_be_held_back_and_scored_later() -> None:
    """Score phase, second paragraph: you may score it."""
    story = Story().given(LINE_OF_BREAD, scoring=True, hands=("L-bread L-meat", "L-iron L-potion"))
    story.will_pull("iron", "iron").answers("done")
    story.has(ROZIE, hand="L-bread L-meat", scored="", reputation=0)
    story.answers("place a1", "no fire").sees(turn=ROZIE).answers("place a3", "no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done")


@pytest.mark.rule("duals/score.pile")
def test_a_scored_card_leaves_the_hand_and_lies_open_in_its_players_pile() -> None:
    """Score phase, second paragraph: everybody sees it there, in the order of scoring."""
    story = Story().given(
        LINE_OF_BREAD,
        scoring=True,
        hands=("L-bread L-meat", "L-iron L-potion"),
        scored=("P-meat-iron", "T-meat"),
        deck="T-iron T-plant",
    )
    story.answers("score L-bread").has(ROZIE, hand="L-meat T-iron", cards=2)
    for viewer in (ROZIE, MANNY, None):
        piles = [seat["scored"] for seat in story.game.view(viewer)["seats"]]
        assert [[card["card"] for card in pile] for pile in piles] == [
            ["P-meat-iron", "L-bread"],
            ["T-meat"],
        ]
    story.deck_is("T-plant").has(MANNY, hand="L-iron L-potion").sees(turn=MANNY)


@pytest.mark.rule("duals/score.dual")
@pytest.mark.parametrize("card", ["L-bread", "P-bread-crystal"])
def test_a_dual_stands_for_either_of_its_types(card: str) -> None:
    """Score phase, third paragraph: bread and crystal, but not a third type."""
    story = Story().given(
        "c2 bread, c3 bread, c4 bread-crystal",
        scoring=True,
        hands=("L-bread P-bread-crystal P-bread-meat",),
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "score P-bread-crystal", "done")
    story.answers(f"score {card}").has(ROZIE, scored=card)


@pytest.mark.rule("duals/score.dual-again", "duals/score.several", "duals/ruling.tokens-again")
@pytest.mark.parametrize("first", ["P-bread-crystal", "P-crystal-bread"])
def test_the_same_tokens_serve_two_cards_and_the_dual_is_another_type_for_each(first: str) -> None:
    """Score phase, third paragraph: the dual is the second bread once and once the second crystal;
    for one card it is never both."""
    story = Story().given(
        "c2 bread, c3 bread-crystal, c4 crystal",
        scoring=True,
        hands=("P-bread-crystal P-crystal-bread L-bread L-crystal",),
    )
    both = ("score P-bread-crystal", "score P-crystal-bread")
    story.is_asked(ROZIE, WHICH_TO_SCORE, *both, "done").answers(f"score {first}")
    other = both[0] if first == "P-crystal-bread" else both[1]
    story.is_asked(ROZIE, WHICH_TO_SCORE, other, "done").answers(other)
    story.has(ROZIE, hand="L-bread L-crystal", sheet={"shops": 4, "fountain": 0, "coins": 0})
    story.board_is("c2 bread, c3 bread-crystal, c4 crystal").sees(turn=MANNY)


@pytest.mark.rule("duals/score.reputation")
def test_a_scored_card_brings_the_reputation_printed_on_it() -> None:
    """Score phase, last paragraph: 3 for three alike, 2 for a pair and an odd one."""
    story = (
        Story()
        .given(
            f"{LINE_OF_BREAD}, c5 meat, d3 bread",
            scoring=True,
            hands=("L-bread T-bread P-bread-meat L-iron L-plant",),
            scored=("", "T-meat"),
        )
        .will_pull("iron")
    )
    story.answers("score L-bread").has(ROZIE, reputation=3)
    story.answers("score P-bread-meat").has(ROZIE, reputation=5)
    story.answers("score T-bread").has(ROZIE, reputation=8, scored="L-bread P-bread-meat T-bread")
    story.has(MANNY, reputation=3)
    story.hears(
        "Rozie scores Long Loaf Lane for 3.",
        "Rozie scores Pie in the Eye for 2.",
        "Rozie scores Three Crusts for 3.",
        "Manny pulls an iron dragon.",
    )


@pytest.mark.rule("duals/ruling.one-after-another")
def test_a_card_that_a_coin_brings_while_scoring_may_be_scored_at_once() -> None:
    """Score phase; our ruling: the hand counts as it is at that moment."""
    story = Story().given(
        LINE_OF_BREAD,
        scoring=True,
        hands=("L-meat P-meat-iron",),
        coins=(1, 0),
        deck="T-iron L-bread L-iron",
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").answers("coin")
    hand = ("under L-bread", "under L-meat", "under T-iron", "under P-meat-iron")
    story.is_asked(ROZIE, WHICH_UNDER, *hand).answers("under L-meat", "under P-meat-iron")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done").answers("score L-bread")
    story.has(ROZIE, scored="L-bread", hand="L-iron T-iron").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.one-after-another")
def test_a_card_that_goes_under_the_deck_can_no_longer_be_scored() -> None:
    """Score phase; our ruling: the hand counts as it is at that moment."""
    story = Story().given(
        LINE_OF_BREAD, scoring=True, hands=("L-bread L-meat",), coins=(1, 0), deck="T-iron T-meat"
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done", "coin")
    story.answers("coin", "under L-bread", "under L-meat")
    story.has(ROZIE, hand="T-meat T-iron", scored="").deck_is("L-bread L-meat")
    story.is_done(winners=[ROZIE, MANNY], totals=(0, 0))


@pytest.mark.rule("duals/ruling.one-after-another")
def test_each_card_is_compared_with_the_board_as_it_is_by_then() -> None:
    """Score phase; our ruling: Starburst breaks one card and makes another fit."""
    story = Story(fancies=("starburst", "todd")).given(
        f"{LINE_OF_BREAD}, c5 meat",
        scoring=True,
        hands=("L-bread T-bread P-bread-meat",),
        coins=(1, 0),
    )
    story.is_asked(
        *(ROZIE, WHICH_TO_SCORE, "score L-bread", "score P-bread-meat", "done"),
        *("coin", "coin starburst"),
    )
    story.answers("score L-bread", "coin starburst", "move c4", "to d2")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score T-bread", "done")
    story.refuses("score P-bread-meat", "its pattern is not on the board")
    story.answers("score T-bread").has(ROZIE, scored="L-bread T-bread").sees(turn=MANNY)
    story.is_asked(MANNY, WHERE, *(f"place {space}" for space in story.board))
