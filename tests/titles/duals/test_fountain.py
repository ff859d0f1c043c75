"""The Fountain: its cards, its miniature, and the token it leaves for the next turn."""

from __future__ import annotations

from typing import Any

import pytest

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    SPACES,
    TYPES,
    WHERE,
    WHERE_FOUNTAIN,
    WHICH_TO_KEEP,
    WHICH_TO_MOVE,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    WHICH_TO_SWAP,
    Story,
    next_to,
    part_of,
    swap_with,
    where_from,
)

F1 = "a1 bread, a2 crystal, b2 crystal, b3 bread"
"""The first fountain card, complete: bread at the tips, crystal in the middle."""
F4 = "c4 plant, c5 potion, d3 potion, d4 plant"
"""The fourth, beside it."""
MEATS = "e1 meat, e2 meat, e3 meat"
"""What the shop card `L-meat` asks for, away from both."""
ALL = "F1 F2 F3 F4 F5 F6"


def places(*, but: str = "") -> tuple[str, ...]:
    return tuple(f"place {space}" for space in SPACES if space not in but.split())


def basins(*, but: str = "") -> tuple[str, ...]:
    return tuple(f"fountain {space}" for space in SPACES if space not in but.split())


def claiming(board: str = F1, **given: Any) -> Story:
    """Rozie scores with a coin at hand, so that she is asked again after each card."""
    return Story(fountain=True).given(board, scoring=True, coins=(1, 0), **given)


# Setup


@pytest.mark.rule("duals/fountain.mode")
def test_without_the_fountain_the_same_four_tokens_bring_nothing() -> None:
    """The fountain, introduction."""
    story = Story().given(F1, scoring=True, coins=(1, 0)).sees(fountain=None)
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.refuses("claim F1", "no such fountain card is open")
    claiming().is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "done", "coin")


@pytest.mark.rule("duals/fountain.with-fancy")
def test_fancies_and_the_fountain_go_together() -> None:
    """The fountain, introduction: three cards with Todd, Flair's coin, and a card to claim."""
    story = Story(fancies=("todd", "flair"), fountain=True)
    assert [fancy["fancy"] for fancy in story.view["fancies"]] == ["todd", "flair"]
    story.fountain_is(None, ALL).has(ROZIE, cards=3).has(MANNY, cards=3)
    story.given(F1, scoring=True, coins=(1, 0))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "done", "coin", "coin flair")


@pytest.mark.rule("duals/fountain.beside-board")
def test_for_two_the_miniature_starts_beside_the_board_and_blocks_nothing() -> None:
    """The fountain, setup: the first token may go to any of the nineteen spaces."""
    story = Story(fountain=True).fountain_is(None, ALL)
    first = story.view["turn"]
    story.is_asked(first, READY, "pull", "coin").answers("pull")
    story.is_asked(first, WHERE, *places(), "coin").fountain_is(None, ALL)


@pytest.mark.rule("duals/fountain.cards-open")
def test_all_six_cards_lie_open_for_either_player() -> None:
    """The fountain, setup: Rozie claims one, and Manny another in his own turn."""
    story = Story(fountain=True).given(f"{F1}, {F4}", scoring=True, coins=(0, 1))
    for viewer in (ROZIE, MANNY, None):
        seen = story.game.view(viewer)["fountain"]
        assert (" ".join(card["card"] for card in seen["cards"]), seen["to_come"]) == (ALL, 0)
    story.is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "claim F4", "done")
    story.answers("claim F1", "fountain e1").fountain_is("e1", "F2 F3 F4 F5 F6")
    story.will_pull("meat").answers("pull", "place c1", "no fire")
    story.is_asked(MANNY, WHICH_TO_SCORE, "claim F4", "done", "coin").answers("claim F4")
    story.has(ROZIE, scored="F1").has(MANNY, scored="F4").fountain_is("e1", "F2 F3 F5 F6")


@pytest.mark.rule("duals/fountain.set-aside")
def test_six_more_artisans_leave_the_bag_for_good_and_are_no_extras() -> None:
    """The fountain, setup: one of each type is in the box, three of each are in the bag."""
    story, without = Story(fountain=True), Story()
    for told, left in ((story, 3), (without, 4)):
        bag = told.bag
        assert [bag[type] for type in TYPES] == [left] * 6
        assert sum(bag.values()) == 6 * left + 6
        told.sees(extras=list(TYPES))
    box = story.game.title.inventory(story.table)["box"]
    assert box == {"token buddy": 1, "coin": 0, **{f"token {type}": 1 for type in TYPES}}
    assert without.game.title.inventory(without.table)["box"] == {"token buddy": 1, "coin": 0}
    assert story.in_the_box() == without.in_the_box()


# Claiming


@pytest.mark.rule("duals/fountain.claim")
def test_a_pattern_of_four_is_claimed_in_the_score_phase_and_not_before() -> None:
    """The fountain, gameplay: three of the four lie there, and Rozie holds the fourth."""
    story = Story(fountain=True).given("a1 bread, a2 crystal, b2 crystal", held="bread")
    story.is_asked(ROZIE, WHERE, *places()).refuses("claim F1", "").answers("place b3")
    story.is_asked(ROZIE, FIRE, "fire bread", "no fire").refuses("claim F1", "")
    story.answers("no fire").is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "done")
    story.refuses("claim F2", "its pattern is not on the board")
    story.refuses("claim F9", "no such fountain card is open")
    story.answers("claim F1").is_asked(ROZIE, WHERE_FOUNTAIN, *basins())


@pytest.mark.rule("duals/fountain.claim")
def test_nobody_has_to_claim() -> None:
    """The fountain, gameplay: you may; the card stays for Manny, who finds it complete."""
    story = claiming(bag="1 meat 2 plant").answers("done").has(ROZIE, scored="")
    story.fountain_is(None, ALL).is_asked(MANNY, WHERE, *places())
    story.answers("place e1", "no fire").is_asked(MANNY, WHICH_TO_SCORE, "claim F1", "done")


@pytest.mark.rule("duals/fountain.claim", "duals/fountain.cards-open")
def test_only_the_tops_of_stacks_make_a_pattern_and_only_cards_that_lie_there_are_claimed() -> None:
    """The fountain, gameplay: a covered crystal is missed; a card that was claimed is gone."""
    covered = claiming("a1 bread, a2 crystal meat, b2 crystal, b3 bread")
    covered.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    covered.refuses("claim F1", "its pattern is not on the board")
    gone = claiming(f"{F1}, {F4}", fountain="F2 F4", scored=("", "F1"))
    gone.is_asked(ROZIE, WHICH_TO_SCORE, "claim F4", "done", "coin")
    gone.refuses("claim F1", "no such fountain card is open")


@pytest.mark.rule("duals/fountain.claim")
def test_a_dual_stands_for_either_type_in_a_fountain_pattern() -> None:
    """The fountain, gameplay; Score phase: one dual is the bread, another the crystal."""
    story = claiming("a1 meat-bread, a2 bread-crystal, b2 crystal, b3 bread")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "done", "coin")


@pytest.mark.rule("duals/fountain.pile", "duals/ruling.fountain-worth")
def test_a_claimed_card_counts_in_the_pile() -> None:
    """The fountain, gameplay: 4 beside the 3 of a shop card, up to the final score."""
    story = Story(fountain=True).given(f"{F1}, {MEATS}", scoring=True, hands=("L-meat",))
    story.answers("score L-meat").has(ROZIE, reputation=3).answers("claim F1")
    story.has(ROZIE, scored="L-meat F1", reputation=7, hand="")
    story.has(ROZIE, sheet={"shops": 3, "fountain": 4, "coins": 0}).has(MANNY, reputation=0)
    last = Story(fountain=True).given(F1, scoring=True, ending=True, scored=("", "L-iron"))
    last.answers("claim F1", "fountain c1").is_done(winners=(ROZIE,), totals=(4, 3))


@pytest.mark.rule("duals/fountain.one-per-turn")
def test_a_second_card_must_wait_for_another_turn() -> None:
    """The fountain, gameplay: F4 lies there as well, but only the shop card is left to score."""
    board = f"{F1}, {F4}, {MEATS}"
    story = Story(fountain=True).given(board, scoring=True, hands=("L-meat",), bag="9 meat")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "claim F1", "claim F4", "done")
    story.answers("claim F1", "fountain c1").sees(claimed=True)
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "done")
    story.refuses("claim F4", "one fountain card a turn is the most")
    story.answers("done").sees(claimed=False, turn=MANNY)
    story.answers("place c2", "no fire").is_asked(MANNY, WHICH_TO_SCORE, "claim F4", "done")


# The miniature


@pytest.mark.rule("duals/fountain.move")
def test_the_miniature_goes_to_any_space_full_or_empty() -> None:
    """The fountain, gameplay: nineteen spaces, the stack of three and the card's own included."""
    story = claiming(f"{F1}, c5 iron potion meat").answers("claim F1")
    story.is_asked(ROZIE, WHERE_FOUNTAIN, *basins(), "coin").answers("fountain d4")
    story.fountain_is("d4", "F2 F3 F4 F5 F6").board_is(f"{F1}, c5 iron potion meat")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.rule("duals/fountain.clear-stack", "duals/ruling.fountain-keep-any")
@pytest.mark.parametrize(
    ("kept", "bag"),
    [("iron", "1 meat 1 potion 2 plant"), ("potion", "1 meat 1 iron 2 plant")],
)
def test_one_token_of_the_stack_is_kept_and_the_others_go_back(kept: str, bag: str) -> None:
    """The fountain, gameplay; our ruling: covered ones may be kept, the lowest or the middle."""
    story = claiming(f"{F1}, c5 iron potion meat", bag="2 plant", kept=("", "crystal"))
    story.answers("claim F1", "fountain c5")
    story.is_asked(ROZIE, WHICH_TO_KEEP, "keep meat", "keep iron", "keep potion")
    story.refuses("keep bread", "").answers(f"keep {kept}").sees(bag=bag, held="").board_is(F1)
    story.has(ROZIE, kept=kept).has(MANNY, kept="crystal").fountain_is("c5", "F2 F3 F4 F5 F6")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.rule("duals/fountain.clear-stack", "duals/ruling.fountain-keep-any")
def test_of_two_alike_one_is_kept_and_one_goes_back() -> None:
    """The fountain, gameplay: iron, potion, iron; which iron makes no difference."""
    story = claiming(f"{F1}, c5 iron potion iron", bag="2 plant").answers("claim F1", "fountain c5")
    story.is_asked(ROZIE, WHICH_TO_KEEP, "keep iron", "keep potion").answers("keep iron")
    story.has(ROZIE, kept="iron").sees(bag="1 iron 1 potion 2 plant").board_is(F1)


@pytest.mark.rule("duals/fountain.play-kept", "duals/ruling.fountain-single")
def test_the_kept_token_is_played_next_turn_in_place_of_a_pull() -> None:
    """The fountain, gameplay: Manny pulls in between, Rozie then does not."""
    story = Story(fountain=True).given(f"{F1}, c5 iron", scoring=True, bag="5 plant")
    story.answers("claim F1", "fountain c5").has(ROZIE, kept="iron").board_is(F1)
    story.is_asked(MANNY, WHERE, *places(but="c5")).sees(bag="4 plant", held="plant")
    story.answers("place e1", "no fire")
    story.is_asked(ROZIE, WHERE, *places(but="c5")).sees(bag="4 plant", held="iron")
    story.has(ROZIE, kept=None).answers("place a3", "no fire").sees(bag="3 plant")
    story.board_is("a1 bread, a2 crystal, a3 iron, b2 crystal, b3 bread, e1 plant")
    story.is_asked(MANNY, WHERE, *places(but="c5"))


@pytest.mark.rule("duals/fountain.play-kept")
def test_with_a_kept_token_there_is_no_moment_before_the_pull() -> None:
    """The fountain, gameplay: Rozie has a coin and is asked at once where to place; then Manny,
    who kept nothing, is asked to pull."""
    story = Story(fountain=True).given(kept=("potion", ""), coins=(1, 1), bag="3 bread")
    story.is_asked(ROZIE, WHERE, *places(), "coin").sees(held="potion", bag="3 bread")
    story.answers("place c3", "no fire", "done").is_asked(MANNY, READY, "pull", "coin")
    story.answers("pull").sees(held="bread", bag="2 bread", turn=MANNY)


@pytest.mark.rule("duals/ruling.fountain-single")
def test_a_single_token_is_kept_without_a_question_and_nothing_goes_back() -> None:
    """Our ruling: a stack of one."""
    story = claiming(f"{F1}, c5 iron-potion", bag="2 plant").answers("claim F1", "fountain c5")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").has(ROZIE, kept="iron-potion")
    story.sees(bag="2 plant").board_is(F1).hears(
        "Rozie claims Sugarstone Spout of the fountain for 4.",
        "Rozie moves the fountain to c5.",
        "Rozie keeps the iron and potion dual.",
    )


@pytest.mark.rule("duals/ruling.fountain-empty-space")
def test_on_an_empty_space_nothing_is_kept_and_the_next_turn_pulls() -> None:
    """Our ruling: after Manny's turn Rozie is asked to pull, like anybody."""
    story = claiming(bag="5 plant").answers("claim F1", "fountain c5", "done")
    story.has(ROZIE, kept=None).answers("place e1", "no fire")
    story.is_asked(ROZIE, READY, "pull", "coin").sees(bag="4 plant", held="")
    story.answers("pull").sees(bag="3 plant", held="plant")


@pytest.mark.rule("duals/ruling.fountain-must-move")
def test_the_miniature_cannot_stay_where_it_is() -> None:
    """Our ruling: eighteen other spaces."""
    story = claiming(miniature="c5").answers("claim F1")
    story.is_asked(ROZIE, WHERE_FOUNTAIN, *basins(but="c5"), "coin")
    story.refuses("fountain c5", "it must leave its space").refuses("done", "")
    story.refuses("fountain z9", "").answers("fountain e1").fountain_is("e1", "F2 F3 F4 F5 F6")


@pytest.mark.rule("duals/ruling.fountain-leaves-empty")
def test_the_space_it_leaves_is_empty_and_free_again() -> None:
    """Our ruling: Manny may place on c5 now, but not on e1."""
    story = Story(fountain=True).given(F1, scoring=True, miniature="c5", bag="3 plant")
    story.answers("claim F1", "fountain e1").board_is(F1)
    story.is_asked(MANNY, WHERE, *places(but="e1")).answers("place c5", "no fire")
    story.board_is("a1 bread, a2 crystal, b2 crystal, b3 bread, c5 plant")


@pytest.mark.rule("duals/fountain.blocker")
def test_nothing_is_placed_where_the_miniature_stands() -> None:
    """The fountain, gameplay: not the token of the turn, nor one that bread or crystal brings."""
    story = Story(fountain=True).given(held="bread", miniature="c3", bag="9 bread 4 crystal")
    story.will_pull("crystal", "bread", "bread", "bread")
    story.is_asked(ROZIE, WHERE, *places(but="c3")).refuses("place c3", "the fountain stands there")
    story.answers("place c4", "fire bread").is_asked(ROZIE, WHERE, *places(but="c3"))
    story.answers("place c5", "fire crystal").is_asked(ROZIE, WHERE, *places(but="c3"))
    story.answers("place b3").sees(turn=MANNY).fountain_is("c3", ALL)


@pytest.mark.rule("duals/fountain.blocker", "duals/fountain.not-moved")
def test_meat_can_move_nothing_onto_the_miniature_nor_the_miniature_itself() -> None:
    """The fountain, gameplay: meat on b3 has the miniature and two tokens beside it."""
    board = "b2 bread, c4 plant"
    story = Story(fountain=True).given(board, held="meat", miniature="c3", bag="9 bread")
    story.answers("place b3", "fire meat").is_asked(ROZIE, WHICH_TO_MOVE, "move b2", "move c4")
    story.refuses("move c3", "that token cannot be moved now").answers("move c4")
    to = tuple(f"to {space}" for space in SPACES if space not in ("c3", "c4"))
    story.is_asked(ROZIE, where_from("c4"), *to).refuses("to c3", "the fountain stands there")
    story.answers("to a1").fountain_is("c3", ALL).is_asked(MANNY, WHERE, *places(but="c3"))


@pytest.mark.rule("duals/fountain.blocker", "duals/fountain.not-moved")
def test_iron_can_move_nothing_onto_the_miniature_nor_the_miniature_itself() -> None:
    """The fountain, gameplay: iron on b3; b2 and c4 are both beside the miniature."""
    board = "b2 bread, c4 plant"
    story = Story(fountain=True).given(board, held="iron", miniature="c3", bag="9 bread")
    story.answers("place b3", "fire iron").is_asked(ROZIE, WHICH_TO_MOVE, "move b2", "move c4")
    story.answers("move b2").refuses("to c3", "the fountain stands there")
    story.is_asked(ROZIE, where_from("b2"), "to b3", "to a2", "to a1", "to b1", "to c2")
    story.answers("to a2").refuses("move c3", "that token cannot be moved now").answers("enough")
    story.fountain_is("c3", ALL).board_is("a2 bread, b3 iron, c4 plant").sees(turn=MANNY)


@pytest.mark.rule("duals/fountain.blocker", "duals/fountain.not-moved")
def test_a_swap_leaves_the_miniature_out() -> None:
    """The fountain, gameplay: potion may take any two tokens, and the miniature is none."""
    story = Story(fountain=True).given("b2 bread, e1 plant", held="potion", miniature="c3")
    story.answers("place b3", "fire potion")
    story.is_asked(ROZIE, WHICH_TO_SWAP, "swap b2", "swap b3", "swap e1").answers("swap b2")
    story.is_asked(ROZIE, swap_with("b2"), "with b3", "with e1").refuses("with c3", "")
    story.answers("with e1").board_is("b2 plant, b3 potion, e1 bread").fountain_is("c3", ALL)


@pytest.mark.rule("duals/fountain.blocker", "duals/fountain.not-moved")
def test_starburst_moves_a_token_but_never_the_miniature_nor_onto_it() -> None:
    """The fountain, gameplay: no Fancy moves it."""
    story = Story(fancies=("starburst", "todd"), fountain=True)
    story.given("b2 bread, e1 plant", held="potion", miniature="c3", coins=(1, 0))
    story.answers("coin starburst").is_asked(ROZIE, WHICH_TO_MOVE, "move b2", "move e1")
    story.refuses("move c3", "that token cannot be moved now").answers("move b2")
    to = tuple(f"to {space}" for space in SPACES if space not in ("b2", "c3"))
    story.is_asked(ROZIE, where_from("b2"), *to).refuses("to c3", "the fountain stands there")
    story.answers("to c4").board_is("c4 bread, e1 plant").fountain_is("c3", ALL)
    story.is_asked(ROZIE, WHERE, *places(but="c3"))


@pytest.mark.rule("duals/fountain.not-moved")
def test_scoring_a_shop_card_does_not_move_the_miniature() -> None:
    """The fountain, gameplay: only a fountain card does."""
    story = claiming(MEATS, miniature="c3", hands=("L-meat",)).answers("score L-meat")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").fountain_is("c3", ALL)


@pytest.mark.rule("duals/ruling.fountain-no-neighbour")
def test_the_miniature_is_part_of_no_pattern() -> None:
    """Our ruling: it stands between two meats, and at the tip of a fountain card."""
    story = claiming("c2 meat, c4 meat", miniature="c3", hands=("L-meat",))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.refuses("score L-meat", "its pattern is not on the board")
    tip = claiming("c4 crystal, d3 crystal, d4 bread", miniature="c3")
    tip.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.rule("duals/ruling.fountain-no-neighbour")
def test_the_miniature_has_no_ability_to_borrow() -> None:
    """Our ruling: plant beside the miniature and one iron; beside the miniature alone, nothing."""
    story = Story(fountain=True).given("b3 iron", held="plant", miniature="c3", bag="9 bread")
    story.answers("place c4", "fire plant")
    story.is_asked(ROZIE, next_to("c4"), "use b3 iron", "use none").refuses("use c3 plant", "")
    alone = Story(fountain=True).given("e1 iron", held="plant", miniature="c3", bag="9 bread")
    alone.answers("place c4", "fire plant").is_asked(MANNY, WHERE, *places(but="c3"))
    alone.board_is("c4 plant, e1 iron").fountain_is("c3", ALL)


# The cards


RHOMBUS_CARDS = [
    ("F1", "bread", "crystal"),
    ("F2", "crystal", "iron"),
    ("F3", "iron", "potion"),
    ("F4", "potion", "plant"),
    ("F5", "plant", "meat"),
    ("F6", "meat", "bread"),
]
TURNED = [("c3 d4", "c4 d3"), ("c3 e2", "d2 d3"), ("c3 d1", "c2 d2")]


def laid(tips: str, tip: str, middle: str, between: str) -> str:
    return ", ".join(
        [*(f"{space} {tip}" for space in tips.split()), *(f"{s} {between}" for s in middle.split())]
    )


@pytest.mark.rule("duals/ruling.fountain-patterns")
@pytest.mark.parametrize(("card", "tip", "between"), RHOMBUS_CARDS)
def test_a_fountain_card_asks_for_a_rhombus_turned_any_way(
    card: str, tip: str, between: str
) -> None:
    """Our ruling: one type at the tips, another in the middle; never the other way round."""
    for tips, middle in TURNED:
        story = claiming(laid(tips, tip, middle, between))
        story.is_asked(ROZIE, WHICH_TO_SCORE, f"claim {card}", "done", "coin")
        swapped = claiming(laid(tips, between, middle, tip))
        swapped.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
        swapped.refuses(f"claim {card}", "its pattern is not on the board")


@pytest.mark.rule("duals/ruling.fountain-patterns", "duals/fountain.claim")
@pytest.mark.parametrize(
    "board",
    [
        "c1 bread, c2 crystal, c3 crystal, c4 bread",
        "b2 crystal, b3 crystal, c2 bread, c4 bread",
        "a1 bread, a2 crystal, b2 crystal, b4 bread",
        "a1 bread, a2 crystal, b2 crystal",
        "a1 bread, a2 crystal, b2 iron, b3 bread",
    ],
)
def test_other_arrangements_of_the_four_are_no_rhombus(board: str) -> None:
    """Our ruling: a line, a bow, a tip too far away, three alone, one of another type."""
    story = claiming(board).is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.refuses("claim F1", "its pattern is not on the board").fountain_is(None, ALL)


@pytest.mark.rule("duals/ruling.fountain-worth")
def test_every_fountain_card_is_worth_four() -> None:
    """Our ruling: one for each icon."""
    cards = Story(fountain=True).view["fountain"]["cards"]
    assert [(card["reputation"], len(card["types"])) for card in cards] == [(4, 4)] * 6


# Order


SHOPS_AND_FOUNTAIN = f"{F1}, c5 iron, d4 iron, e3 iron, e1 meat, d1 meat, d2 meat"


@pytest.mark.rule("duals/ruling.fountain-order")
@pytest.mark.parametrize(
    "order",
    [
        ("claim F1", "fountain c1", "score T-meat", "score L-iron"),
        ("score T-meat", "claim F1", "fountain c1", "score L-iron"),
        ("score T-meat", "score L-iron", "claim F1", "fountain c1"),
    ],
)
def test_the_claim_comes_before_between_or_after_shop_cards(order: tuple[str, ...]) -> None:
    """Our ruling: all three belong to one phase."""
    story = claiming(SHOPS_AND_FOUNTAIN, hands=("T-meat L-iron",))
    story.is_asked(
        ROZIE, WHICH_TO_SCORE, "score L-iron", "score T-meat", "claim F1", "done", "coin"
    )
    story.answers(*order).is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").has(ROZIE, reputation=11)
    story.has(ROZIE, hand="").fountain_is("c1", "F2 F3 F4 F5 F6").sees(phase="score")


@pytest.mark.rule("duals/ruling.fountain-order")
def test_a_card_scored_after_the_claim_is_compared_with_the_changed_board() -> None:
    """Our ruling: the miniature takes the place of an iron, and the line of iron is gone."""
    story = claiming(SHOPS_AND_FOUNTAIN, hands=("T-meat L-iron",)).answers("claim F1")
    story.answers("fountain d4").is_asked(ROZIE, WHICH_TO_SCORE, "score T-meat", "done", "coin")
    story.refuses("score L-iron", "its pattern is not on the board").answers("score T-meat")
    story.has(ROZIE, hand="L-iron", scored="F1 T-meat")


# The kept token


@pytest.mark.rule("duals/ruling.kept-open")
def test_everybody_sees_the_token_that_was_kept() -> None:
    """Our ruling: it came from the board."""
    story = claiming(f"{F1}, c5 iron potion").answers("claim F1", "fountain c5", "keep potion")
    for viewer in (ROZIE, MANNY, None):
        assert [part_of(seat, "kept") for seat in story.game.view(viewer)["seats"]] == [
            "potion",
            None,
        ]


@pytest.mark.rule("duals/ruling.kept-first-pull")
def test_bread_still_pulls_after_a_kept_token() -> None:
    """Our ruling: only the turn's own pull is replaced."""
    story = Story(fountain=True).given(kept=("bread", "meat"), bag="4 plant")
    story.sees(held="bread", bag="4 plant").answers("place c3", "fire bread")
    story.is_asked(ROZIE, WHERE, *places()).sees(held="plant", bag="3 plant")
    story.has(MANNY, kept="meat")


@pytest.mark.rule("duals/ruling.kept-first-pull")
def test_crystal_still_pulls_three_after_a_kept_token() -> None:
    """Our ruling: only the turn's own pull is replaced."""
    story = Story(fountain=True).given(
        kept=("crystal", "meat"), bag="1 bread 1 iron 1 potion 2 plant"
    )
    story.will_pull("iron", "plant", "bread").answers("place c3", "fire crystal")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep bread", "keep iron", "keep plant")
    story.sees(bag="1 potion 1 plant", held="iron plant bread").has(MANNY, kept="meat")


@pytest.mark.rule("duals/ruling.kept-first-pull", "duals/ruling.kept-held")
def test_taylor_pulls_another_token_beside_the_kept_one() -> None:
    """Our ruling: the kept token is held, one more is pulled, and one of the two goes back."""
    story = Story(fancies=("taylor", "rainbow"), fountain=True)
    story.given(kept=("iron", ""), bag="4 plant", coins=(1, 0))
    story.is_asked(ROZIE, WHERE, *places(), "coin", "coin rainbow", "coin taylor")
    story.answers("coin taylor").sees(held="iron plant", bag="3 plant")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep iron", "keep plant").answers("keep plant")
    story.is_asked(ROZIE, WHERE, *places()).sees(bag="1 iron 3 plant", held="plant")


@pytest.mark.rule("duals/ruling.kept-held")
def test_rainbow_works_with_the_kept_token_from_the_start_of_the_turn() -> None:
    """Our ruling: it is a token in hand that is not yet placed."""
    story = Story(fancies=("taylor", "rainbow"), fountain=True)
    story.given(kept=("iron", ""), bag="4 plant", coins=(1, 0)).answers("coin rainbow", "place c3")
    fires = [f"fire {type}" for type in TYPES]
    story.is_asked(ROZIE, FIRE, *fires, "no fire")


@pytest.mark.rule("duals/ruling.kept-held")
def test_in_the_score_phase_that_kept_it_the_token_is_not_held() -> None:
    """Our ruling: Rainbow and Taylor are not offered before its turn, a coin for cards is."""
    story = Story(fancies=("taylor", "rainbow"), fountain=True)
    story.given(f"{F1}, c5 iron", scoring=True, coins=(1, 0)).answers("claim F1")
    story.is_asked(ROZIE, WHERE_FOUNTAIN, *basins(), "coin").answers("fountain c5")
    story.has(ROZIE, kept="iron").is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").sees(held="")


@pytest.mark.rule("duals/ruling.kept-lost")
def test_a_token_kept_in_the_last_turn_is_never_played() -> None:
    """Our ruling: Manny scores once more, and the game is over."""
    board = f"{F1}, {MEATS}, c5 iron potion"
    story = Story(fountain=True).given(board, scoring=True, ending=True, hands=("", "L-meat"))
    story.answers("claim F1", "fountain c5", "keep iron").has(ROZIE, kept="iron")
    story.is_asked(MANNY, WHICH_TO_SCORE, "score L-meat", "done").answers("done")
    story.board_is(f"{F1}, {MEATS}").sees(held="").is_done(winners=(ROZIE,), totals=(4, 0))


@pytest.mark.rule("duals/ruling.kept-lost", "duals/ruling.special-phase-fountain")
def test_a_token_kept_before_or_in_the_special_phase_is_lost_too() -> None:
    """Our ruling: Manny waits with a kept meat, gets no turn to play it, and then another one."""
    story = Story(fountain=True).given(
        f"{F1}, c5 iron", scoring=True, ending=True, kept=("", "meat"), scored=("L-meat L-iron",)
    )
    everything = story.in_the_box()
    story.answers("done").is_asked(MANNY, WHICH_TO_SCORE, "claim F1", "done")
    story.sees(phase="special", held="").answers("claim F1")
    story.is_asked(MANNY, WHERE_FOUNTAIN, *basins())
    story.describes("fountain c5", "To c5, on an iron dragon: it leaves the board")
    story.answers("fountain c5").board_is(F1).has(MANNY, kept="iron")
    assert story.in_the_box() == everything
    story.is_done(winners=(ROZIE,), totals=(6, 4))


@pytest.mark.rule("duals/ruling.special-phase-fountain")
def test_in_the_special_phase_one_fountain_card_may_be_claimed() -> None:
    """Our ruling: Rozie's claim does not count against Manny's, and his own is the only one."""
    board = f"{F1}, {F4}, e2 iron, e1 iron, d1 iron, b1 meat-bread, c2 crystal"
    story = Story(fountain=True).given(board, scoring=True, ending=True, hands=("", "T-iron"))
    story.answers("claim F1", "fountain a3").is_asked(MANNY, WHICH_TO_SCORE, "claim F4", "done")
    story.answers("claim F4").is_asked(MANNY, WHERE_FOUNTAIN, *basins(but="a3"))
    story.answers("fountain a1").has(MANNY, scored="F4", kept="bread")
    story.is_done(winners=(ROZIE, MANNY), ranks=(1, 1), totals=(4, 4))


@pytest.mark.rule("duals/ruling.special-phase-fountain")
def test_the_miniature_can_spoil_a_card_in_the_special_phase() -> None:
    """Our ruling: after Manny's claim the board is another one; he scores before or not at all."""
    story = Story(fountain=True).given(
        f"{F1}, {F4}, {MEATS}", scoring=True, ending=True, hands=("", "L-meat"), coins=(0, 1)
    )
    story.answers("done").is_asked(
        MANNY, WHICH_TO_SCORE, "score L-meat", "claim F1", "claim F4", "done", "coin"
    )
    story.answers("claim F1", "fountain e2").is_asked(MANNY, WHICH_TO_SCORE, "done", "coin")
    story.refuses("claim F4", "one fountain card a turn is the most")
    story.refuses("score L-meat", "its pattern is not on the board").answers("done")
    story.is_done(winners=(MANNY,), totals=(0, 5))
