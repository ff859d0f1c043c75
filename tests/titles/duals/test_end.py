"""The end of the game: what brings it, the special scoring phase, and who wins."""

from __future__ import annotations

import pytest

import emberhall

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    SPACES,
    WHERE_FOUNTAIN,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    WHICH_UNDER,
    Story,
)

LINE_OF_BREAD = "c2 bread, c3 bread, c4 bread"


@pytest.mark.rule("duals/end.last-token")
@pytest.mark.parametrize(("bag", "ends"), [("1 iron", True), ("1 iron 1 meat", False)])
def test_pulling_the_last_token_brings_the_end_and_the_last_but_one_does_not(
    bag: str, ends: bool
) -> None:
    """End of game, first paragraph."""
    story = Story().given(bag=bag, hands=("L-iron L-meat", "L-bread L-plant"))
    story.sees(ending=ends).answers("place a1", "no fire")
    if ends:
        story.is_done(winners=[ROZIE, MANNY])
    else:
        story.sees(turn=MANNY, phase="play", ending=True, bag="")


@pytest.mark.rule("duals/end.last-card")
@pytest.mark.parametrize(("deck", "ends"), [("T-iron", True), ("T-iron T-meat", False)])
def test_drawing_the_last_card_brings_the_end_and_the_last_but_one_does_not(
    deck: str, ends: bool
) -> None:
    """End of game, first paragraph."""
    story = Story().given(
        LINE_OF_BREAD, scoring=True, hands=("L-bread L-iron", "L-meat L-plant"), deck=deck
    )
    story.sees(ending=False).answers("score L-bread")
    if ends:
        story.is_done(winners=[ROZIE], totals=(3, 0))
    else:
        story.sees(turn=MANNY, phase="play", ending=False)


@pytest.mark.rule("duals/end.finish-turn")
def test_the_turn_that_brings_the_end_is_played_with_all_three_phases() -> None:
    """End of game, first paragraph: placing, firing up, scoring and refreshing still come."""
    story = Story().given(
        "c2 bread, c3 bread, b1 bread",
        bag="1 potion",
        hands=("L-bread L-iron", "L-meat L-plant"),
        deck="T-iron T-meat",
    )
    story.sees(ending=True, held="potion").answers("place c4").is_asked(
        ROZIE, FIRE, "fire potion", "no fire"
    )
    story.answers("fire potion", "swap b1", "with c4")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done").answers("score L-bread")
    story.has(ROZIE, hand="L-iron T-iron", scored="L-bread").deck_is("T-meat")
    story.is_done(winners=[ROZIE], totals=(3, 0))


@pytest.mark.rule("duals/end.finish-turn")
def test_a_coin_that_brings_the_end_before_the_pull_leaves_the_whole_turn_to_play() -> None:
    """End of game, first paragraph: the last card is drawn before the token is pulled."""
    story = Story().given(hands=("L-iron L-meat",), coins=(1, 0), deck="T-iron T-meat")
    story.is_asked(ROZIE, READY, "pull", "coin").answers("coin", "under L-iron", "under L-meat")
    story.sees(ending=True, phase="play", turn=ROZIE).answers("place a1", "no fire")
    story.is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/end.extras")
def test_the_extras_go_into_an_empty_bag_when_a_token_is_called_for() -> None:
    """End of game, first paragraph: not when the bag runs empty, only when one is missing."""
    story = Story().given(bag="1 bread", extras="iron iron", hands=("L-iron L-meat",))
    story.sees(bag="", extras=["iron", "iron"]).answers("place a1").sees(extras=["iron", "iron"])
    story.answers("fire bread").sees(held="iron", bag="1 iron", extras=[])
    story.hears(
        "Rozie pulls a bread dragon.",
        "The last token has left the bag: this turn is the last.",
        "Rozie places the bread dragon on a1.",
        "Rozie fires up a1 as bread.",
        "The bag is empty: 2 extra tokens go in.",
        "Rozie pulls an iron dragon.",
    )
    story.answers("place e1", "no fire").is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/ruling.end-stays")
def test_tokens_that_crystal_returns_do_not_undo_the_end() -> None:
    """End of game; our ruling: the bag has tokens again, and yet this is the last turn."""
    story = Story().given(
        held="crystal", bag="1 iron 1 meat 1 plant", hands=("L-iron L-meat", "L-bread L-plant")
    )
    story.sees(ending=False).answers("place a1", "fire crystal").sees(ending=True, bag="")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep meat", "keep iron", "keep plant")
    story.answers("keep iron").sees(ending=True, bag="1 meat 1 plant").answers("place e1")
    story.is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/ruling.end-stays")
def test_the_extras_do_not_undo_the_end() -> None:
    """End of game; our ruling: extras are left in the bag when the turn is over."""
    story = Story().given(
        bag="1 bread", extras="iron iron iron", hands=("L-iron L-meat", "L-bread L-plant")
    )
    story.answers("place a1", "fire bread", "place e1").sees(bag="2 iron", ending=True)
    story.answers("no fire").sees(bag="2 iron").is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/ruling.end-stays")
def test_a_token_that_taylor_returns_does_not_undo_the_end() -> None:
    """End of game; our ruling."""
    story = Story(fancies=("taylor", "goldrush")).given(
        held="iron", bag="1 meat", hands=("L-iron L-meat", "L-bread L-plant"), coins=(1, 0)
    )
    story.answers("coin taylor").sees(ending=True, bag="").answers("keep meat")
    story.sees(ending=True, bag="1 iron").answers("place a1", "no fire")
    story.is_done(winners=[ROZIE, MANNY], totals=(3, 3))


@pytest.mark.rule("duals/ruling.end-stays")
def test_tokens_that_the_miniature_returns_do_not_undo_the_end() -> None:
    """End of game; the fountain; our ruling."""
    story = Story(fountain=True).given(
        "c2 bread, c3 crystal, b2 crystal, b3 bread, e1 iron meat",
        bag="1 plant",
        hands=("L-iron L-meat", "L-bread L-plant"),
    )
    story.answers("place a1", "no fire", "claim F1").is_asked(
        ROZIE, WHERE_FOUNTAIN, *(f"fountain {space}" for space in SPACES)
    )
    story.sees(bag="", ending=True).answers("fountain e1", "keep iron")
    story.sees(bag="1 meat").is_done(winners=[ROZIE], totals=(4, 0))


@pytest.mark.rule("duals/ruling.end-stays")
def test_cards_put_under_the_deck_do_not_undo_the_end() -> None:
    """End of game; our ruling."""
    story = Story().given(
        scoring=True, hands=("L-iron L-meat", "L-bread L-plant"), coins=(1, 0), deck="T-iron T-meat"
    )
    story.answers("coin").sees(ending=True, deck=0).answers("under T-iron", "under L-meat")
    story.deck_is("T-iron L-meat").is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/ruling.end-once")
def test_a_second_reason_in_the_same_turn_changes_nothing() -> None:
    """End of game; our ruling: the bag and the deck run out, and it is told once."""
    story = Story().given(
        "c2 bread, c3 bread",
        bag="1 bread",
        hands=("L-bread L-iron", "P-bread-meat L-plant"),
        deck="T-iron",
    )
    story.answers("place c4", "no fire", "score L-bread")
    story.hears(
        "Rozie pulls a bread dragon.",
        "The last token has left the bag: this turn is the last.",
        "Rozie places the bread dragon on c4.",
        "Rozie scores Long Loaf Lane for 3.",
        "Rozie draws Trivet & Tongs.",
        "Manny gets a last chance to score.",
        "The game is over: Rozie wins.",
    )
    story.is_done(winners=[ROZIE], totals=(3, 0))


@pytest.mark.rule("duals/ruling.end-once")
def test_a_bag_that_runs_empty_twice_brings_the_end_once() -> None:
    """End of game; our ruling: crystal empties it again by pulling the extras, all alike here."""
    story = Story().given(
        bag="1 crystal", extras="iron iron iron", hands=("L-meat L-iron", "P-bread-meat L-plant")
    )
    story.answers("place c4", "fire crystal", "place c1")
    story.hears(
        "Rozie pulls a crystal dragon.",
        "The last token has left the bag: this turn is the last.",
        "Rozie places the crystal dragon on c4.",
        "Rozie fires up c4 as crystal.",
        "The bag is empty: 3 extra tokens go in.",
        *["Rozie pulls an iron dragon."] * 3,
        "Rozie returns an iron dragon and an iron dragon to the bag.",
        "Rozie places the iron dragon on c1.",
        "Manny gets a last chance to score.",
        "The game is over: Rozie and Manny share a dual victory.",
    )
    story.is_done(winners=[ROZIE, MANNY], totals=(0, 0))


@pytest.mark.rule("duals/ruling.end-once")
def test_a_reason_in_the_special_phase_gives_nobody_another_one() -> None:
    """End of game; our ruling: Manny draws the last cards, but Rozie had her turn."""
    story = Story().given(
        LINE_OF_BREAD,
        scoring=True,
        hands=("L-iron L-bread", "L-meat L-plant"),
        coins=(2, 1),
        deck="T-iron T-meat",
        ending=True,
    )
    story.answers("done").is_asked(MANNY, WHICH_TO_SCORE, "done", "coin").answers("coin")
    story.sees(deck=0).answers("under L-meat", "under L-plant")
    story.has(ROZIE, hand="L-bread L-iron", coins=2).is_done(winners=[ROZIE], totals=(2, 0))


@pytest.mark.rule("duals/special-phase.score")
@pytest.mark.parametrize(("last", "other"), [(ROZIE, MANNY), (MANNY, ROZIE)])
def test_after_the_last_turn_the_other_player_scores_once_more(last: int, other: int) -> None:
    """Special scoring phase: whoever brought the end; and both cards may be scored."""
    hands = ["", ""]
    hands[last], hands[other] = "L-iron T-bread", "L-bread P-bread-meat"
    story = Story().given(
        f"{LINE_OF_BREAD}, c5 meat, d3 bread", turn=last, scoring=True, hands=hands, ending=True
    )
    story.is_asked(last, WHICH_TO_SCORE, "score T-bread", "done").answers("done")
    story.sees(turn=other, phase="special")
    story.is_asked(other, WHICH_TO_SCORE, "score L-bread", "score P-bread-meat", "done")
    story.answers("score P-bread-meat").is_asked(other, WHICH_TO_SCORE, "score L-bread", "done")
    story.answers("score L-bread").has(other, scored="P-bread-meat L-bread")
    story.sees(phase="over").is_done(winners=[other])


@pytest.mark.rule("duals/special-phase.score")
def test_in_the_special_phase_too_a_card_may_be_held_back_and_then_the_game_is_over() -> None:
    """Special scoring phase: if they wish."""
    story = Story().given(LINE_OF_BREAD, hands=("", "L-bread"), scoring=True, ending=True)
    story.is_asked(MANNY, WHICH_TO_SCORE, "score L-bread", "done")
    story.describes("done", "Score no more").answers("done")
    with pytest.raises(emberhall.IllegalAnswer, match="the game is over"):
        story.game.answer("score L-bread")
    story.has(MANNY, hand="L-bread", scored="").is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/special-phase.coin", "duals/ruling.special-phase-coin")
@pytest.mark.parametrize("before", [[], ["score L-bread"], ["score L-bread", "score P-bread-meat"]])
def test_a_coin_may_be_spent_at_any_moment_of_the_special_phase(before: list[str]) -> None:
    """Special scoring phase: before, between and after scored cards; Rozie's coin of the turn
    before does not count, and Manny's own one does."""
    story = Story().given(
        f"{LINE_OF_BREAD}, c5 meat",
        scoring=True,
        hands=("L-iron L-plant", "L-bread P-bread-meat"),
        coins=(2, 2),
        deck="T-iron T-meat T-plant L-meat L-crystal",
        ending=True,
    )
    story.answers("coin", "under L-iron", "under L-plant").has(ROZIE, coins=1)
    story.sees(turn=MANNY, phase="special").is_offered("coin").answers(*before).is_offered(
        "coin", "done"
    ).answers("coin")
    story.has(MANNY, coins=1).sees(turn=MANNY, phase="special").is_offered("under T-plant")
    story.answers("under T-plant")
    if len(before) < 2:
        story.answers("under L-meat").is_offered("score P-bread-meat", "done").is_not_offered(
            "coin"
        ).answers("done")
    story.sees(phase="over").has(MANNY, coins=1)


@pytest.mark.rule("duals/special-phase.coin")
def test_a_card_that_the_coin_of_the_special_phase_brings_may_be_scored() -> None:
    """Special scoring phase."""
    story = Story().given(
        LINE_OF_BREAD,
        scoring=True,
        hands=("L-iron L-plant", "L-meat T-meat"),
        coins=(0, 1),
        deck="T-iron L-bread T-plant",
        ending=True,
    )
    story.answers("coin").is_asked(
        MANNY, WHICH_UNDER, "under L-bread", "under L-meat", "under T-meat", "under T-iron"
    )
    story.answers("under L-meat", "under T-meat")
    story.is_asked(MANNY, WHICH_TO_SCORE, "score L-bread", "done").answers("score L-bread")
    story.is_done(winners=[MANNY], ranks=[2, 1], totals=(0, 3))


@pytest.mark.rule("duals/special-phase.nothing-else")
def test_the_special_phase_pulls_no_token_and_fills_no_hand() -> None:
    """Special scoring phase: score and coin only."""
    story = Story().given(
        f"{LINE_OF_BREAD}, c5 meat",
        scoring=True,
        hands=("L-iron L-plant", "L-bread P-bread-meat"),
        bag="2 iron",
        deck="T-iron T-meat T-plant",
        ending=True,
    )
    story.answers("score L-bread", "score P-bread-meat")
    story.has(MANNY, hand="", cards=0).deck_is("T-iron T-meat T-plant")
    story.sees(bag="2 iron", held="").has(ROZIE, hand="L-iron L-plant")
    story.board_is(f"{LINE_OF_BREAD}, c5 meat").is_done(winners=[MANNY], totals=(0, 5))


@pytest.mark.rule("duals/ruling.special-phase-fancies")
def test_the_coin_of_the_special_phase_may_pay_for_starburst() -> None:
    """Special scoring phase; our ruling: Manny moves a token and completes his card."""
    story = Story(fancies=("flair", "starburst")).given(
        "c2 bread, c3 bread, a1 bread",
        scoring=True,
        hands=("L-iron L-plant", "L-bread T-meat"),
        coins=(0, 1),
        ending=True,
    )
    uses = ("coin", "coin flair", "coin starburst")
    story.is_asked(MANNY, WHICH_TO_SCORE, "done", *uses)
    story.answers("coin starburst", "move a1", "to c4", "score L-bread").has(MANNY, coins=0)
    story.is_done(winners=[MANNY], totals=(0, 3))


@pytest.mark.rule("duals/ruling.special-phase-fancies")
def test_the_coin_of_the_special_phase_may_pay_for_flair() -> None:
    """Special scoring phase; our ruling: both cards that Flair brings may be scored."""
    story = Story(fancies=("flair", "goldrush")).given(
        f"{LINE_OF_BREAD}, c5 meat",
        scoring=True,
        hands=("L-iron L-plant", "T-plant T-meat"),
        coins=(0, 2),
        deck="P-bread-meat L-bread T-iron",
        ending=True,
    )
    story.answers("coin flair").has(MANNY, hand="L-bread T-meat T-plant P-bread-meat", coins=1)
    story.answers("score L-bread", "score P-bread-meat").deck_is("T-iron")
    story.is_done(winners=[MANNY], totals=(3, 5))


@pytest.mark.rule("duals/ruling.special-phase-no-token")
def test_rainbow_and_taylor_are_not_offered_in_the_special_phase() -> None:
    """Special scoring phase; our ruling: there is no token to place."""
    story = Story(fancies=("rainbow", "taylor")).given(
        scoring=True,
        hands=("L-iron L-plant", "T-plant T-meat"),
        coins=(0, 1),
        ending=True,
    )
    story.is_asked(MANNY, WHICH_TO_SCORE, "done", "coin").refuses(
        "coin taylor", "you hold no token that is still to be placed"
    )
    story.refuses("coin rainbow", "you hold no token that is still to be placed").answers(
        "done"
    ).is_done(winners=[MANNY], totals=(0, 1))


@pytest.mark.rule("duals/final.cards", "duals/final.coins", "duals/final.most")
def test_cards_and_coins_are_added_up_and_the_higher_total_wins() -> None:
    """Final score: Manny has more cards, Rozie more coins, and her total is the higher."""
    story = Story().given(
        scoring=True,
        hands=("L-iron L-plant", "T-plant T-meat"),
        coins=(3, 1),
        deck="",
        scored=("L-bread P-iron-meat", "P-meat-iron P-meat-bread P-iron-plant"),
        ending=True,
    )
    story.hears("Manny gets a last chance to score.", "The game is over: Rozie wins.")
    result = story.game.result
    assert result is not None
    assert result.lines == (
        {"shops": 5, "fountain": 0, "coins": 3},
        {"shops": 6, "fountain": 0, "coins": 1},
    )
    story.is_done(winners=[ROZIE], ranks=[1, 2], totals=(8, 7))


@pytest.mark.rule("duals/final.most")
def test_one_point_more_beats_any_number_of_cards() -> None:
    """Final score: the pile is counted only in a tie."""
    story = Story().given(
        scoring=True,
        deck="",
        coins=(0, 2),
        scored=("P-bread-meat P-bread-iron", "L-bread"),
        ending=True,
    )
    story.is_done(winners=[MANNY], ranks=[2, 1], totals=(4, 5))


@pytest.mark.rule("duals/final.tie")
@pytest.mark.parametrize(
    ("scored", "coins", "winner", "total"),
    [
        (("L-bread T-bread", "P-meat-iron P-meat-bread P-iron-plant"), (0, 0), MANNY, 6),
        (("P-meat-iron", ""), (1, 3), ROZIE, 3),
    ],
)
def test_level_totals_are_decided_by_the_number_of_scored_cards(
    scored: tuple[str, str], coins: tuple[int, int], winner: int, total: int
) -> None:
    """Final score, tie: cards, not their worth and not coins."""
    story = Story().given(scoring=True, deck="", scored=scored, coins=coins, ending=True)
    story.is_done(winners=[winner], totals=(total, total))


@pytest.mark.rule("duals/final.shared")
def test_level_in_both_the_players_share_a_dual_victory() -> None:
    """Final score, last sentence: one card each, and 4 reputation each."""
    story = Story().given(
        scoring=True, deck="", scored=("L-bread", "P-iron-meat"), coins=(1, 2), ending=True
    )
    story.hears(
        "Manny gets a last chance to score.",
        "The game is over: Rozie and Manny share a dual victory.",
    )
    story.is_done(winners=[ROZIE, MANNY], ranks=[1, 1], totals=(4, 4))


@pytest.mark.rule("duals/ruling.fountain-cards-in-tie")
def test_fountain_cards_are_among_the_scored_cards_that_decide_a_tie() -> None:
    """Final score; our ruling: six each, with two cards against one and coins."""
    story = Story(fountain=True).given(
        scoring=True,
        deck="",
        scored=("F1 P-iron-meat", "L-bread"),
        fountain="F2 F3 F4 F5 F6",
        coins=(0, 3),
        ending=True,
    )
    story.is_done(winners=[ROZIE], ranks=[1, 2], totals=(6, 6))
