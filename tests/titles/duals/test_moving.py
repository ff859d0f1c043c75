"""Meat, iron and potion, the abilities that move tokens on the board."""

from __future__ import annotations

import pytest

from .story import (
    MANNY,
    ROZIE,
    WHICH_OTHER,
    WHICH_TO_MOVE,
    WHICH_TO_SWAP,
    Story,
    everywhere,
    swap_with,
    where_from,
)

NOT_NOW = "that token cannot be moved now"


def fired(dragon: str, board: str, space: str = "c3") -> Story:
    """A token of this type was placed on a space and fired up."""
    story = Story().given(board, held=dragon)
    return story.answers(f"place {space}", f"fire {dragon}")


def starburst_ready(board: str, dragon: str) -> Story:
    """As `fired`, and Rozie has a coin for Starburst."""
    story = Story(fancies=("starburst", "todd")).given(board, held=dragon, coins=(1, 0))
    return story.answers("place c3", f"fire {dragon}")


# Meat


@pytest.mark.rule("duals/meat.move", "duals/adjacent.shared-side")
def test_meat_moves_one_neighbour_however_far() -> None:
    """Meat: of three neighbours one is chosen, b1 and e3 are out of reach."""
    story = fired("meat", "b1 iron, b2 bread, c4 plant, d3 iron potion, e3 bread bread")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move b2", "move d3")
    story.refuses("move b1", NOT_NOW).refuses("move e3", NOT_NOW).refuses("move c5", NOT_NOW)
    story.describes("move d3", "Move a potion dragon from d3").answers("move d3")
    story.is_asked(ROZIE, where_from("d3"), *everywhere("to", but="d3"))
    story.describes("to e3", "To e3, on a bread dragon").answers("to e3")
    story.board_is("b1 iron, b2 bread, c3 meat, c4 plant, d3 iron, e3 bread bread potion")
    story.sees(turn=MANNY)


@pytest.mark.rule("duals/meat.move")
def test_meat_moves_no_second_token() -> None:
    """Meat: one token, to an empty space of the far edge."""
    story = fired("meat", "b2 bread, c4 plant").answers("move c4", "to a3")
    story.board_is("a3 plant, b2 bread, c3 meat").sees(turn=MANNY, phase="play")


@pytest.mark.rule("duals/meat.onto-meat")
def test_meat_may_take_the_token_onto_itself() -> None:
    """Meat, last sentence: while its stack has room."""
    story = fired("meat", "c3 iron, c4 plant").is_asked(
        ROZIE, where_from("c4"), *everywhere("to", but="c4")
    )
    story.answers("to c3").board_is("c3 iron meat plant").sees(turn=MANNY)
    story = fired("meat", "c3 iron bread, c4 plant")
    story.is_asked(ROZIE, where_from("c4"), *everywhere("to", but="c3 c4"))
    story.refuses("to c3", "a stack never has more than 3 tokens")


@pytest.mark.rule("duals/ruling.meat-other-space", "duals/meat.move")
def test_meat_cannot_put_the_token_back() -> None:
    """Our ruling: it goes to another space, also when it lay on others."""
    story = fired("meat", "b2 iron, c4 bread plant").answers("move c4")
    story.is_asked(ROZIE, where_from("c4"), *everywhere("to", but="c4"))
    story.refuses("to c4", "it must go to another space").answers("to c5")
    story.board_is("b2 iron, c3 meat, c4 bread, c5 plant").sees(turn=MANNY)


# Iron


@pytest.mark.rule("duals/iron.one-or-two", "duals/iron.one-space")
def test_iron_moves_two_neighbours_a_space_each() -> None:
    """Iron: first one, then another, each in any direction that has room."""
    story = fired("iron", "b2 bread, c4 plant, d4 meat meat meat, a1 potion")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move b2").answers("move c4")
    story.is_asked(ROZIE, where_from("c4"), "to c5", "to b4", "to b3", "to c3", "to d3")
    story.refuses("to d4", "a stack never has more than 3 tokens")
    story.refuses("to e3", "it moves one space only")
    story.refuses("to c4", "it must go to another space").answers("to c5")
    story.is_asked(ROZIE, WHICH_OTHER, "move b2", "enough").answers("move b2")
    story.is_asked(
        ROZIE, where_from("b2"), "to b3", "to a2", "to a1", "to b1", "to c2", "to c3"
    ).answers("to a1")
    story.board_is("a1 potion bread, c3 iron, c5 plant, d4 meat meat meat").sees(turn=MANNY)


@pytest.mark.rule("duals/iron.one-or-two")
def test_iron_may_stop_after_one_token_but_not_before() -> None:
    """Iron: one or two; a third is never asked for."""
    story = fired("iron", "b2 bread, c4 plant, d3 meat").refuses("enough", "")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move b2", "move d3")
    story.answers("move c4", "to c5").describes("enough", "Move no other token")
    story.is_asked(ROZIE, WHICH_OTHER, "move b2", "move d3", "enough").answers("enough")
    story.board_is("b2 bread, c3 iron, c5 plant, d3 meat").sees(turn=MANNY)
    story = fired("iron", "b2 bread, c4 plant, d3 meat")
    story.answers("move c4", "to c5", "move b2", "to a1")
    story.board_is("a1 bread, c3 iron, c5 plant, d3 meat").sees(turn=MANNY)


@pytest.mark.rule("duals/iron.onto-iron", "duals/ruling.iron-covered")
def test_both_tokens_may_end_on_the_iron_token() -> None:
    """Iron; our ruling: covered by the first, it still moves the second from the same space."""
    story = fired("iron", "b2 bread, c4 plant, a1 meat").answers("move c4", "to c3")
    story.is_asked(ROZIE, WHICH_OTHER, "move b2", "enough").answers("move b2", "to c3")
    story.board_is("a1 meat, c3 iron plant bread").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.iron-covered", "duals/ruling.iron-not-again")
def test_what_lies_on_the_iron_token_is_no_neighbour_of_it() -> None:
    """Our rulings: with all else far away, one move is all."""
    story = fired("iron", "c4 plant, a1 meat").answers("to c3")
    story.board_is("a1 meat, c3 iron plant").sees(turn=MANNY)


@pytest.mark.rule("duals/iron.same-stack", "duals/stack.top-changes")
def test_iron_may_move_two_tokens_of_one_stack() -> None:
    """Iron: the topmost first, then the token revealed, but not the third."""
    story = fired("iron", "c4 bread plant meat").answers("to c5")
    story.is_asked(ROZIE, WHICH_OTHER, "move c4", "enough")
    story.describes("move c4", "Move a plant dragon from c4").answers("move c4", "to b4")
    story.board_is("b4 plant, c3 iron, c4 bread, c5 meat").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.iron-not-again")
def test_iron_does_not_move_the_same_token_twice() -> None:
    """Our ruling: c4 goes to b3, still adjacent; there it covers bread, which is out of reach."""
    story = fired("iron", "b3 bread, c4 plant, d2 meat").answers("move c4", "to b3")
    story.is_asked(ROZIE, WHICH_OTHER, "move d2", "enough").refuses("move b3", NOT_NOW)
    story = fired("iron", "b3 bread, c4 plant").answers("move c4", "to b3")
    story.board_is("b3 bread plant, c3 iron").sees(turn=MANNY)
    story = fired("iron", "c4 plant").answers("to d3").board_is("c3 iron, d3 plant")
    story.sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.iron-not-again")
def test_a_token_of_the_same_type_is_another_token() -> None:
    """Our ruling: the two are different tokens, not different types."""
    story = fired("iron", "b3 plant, c4 plant, d2 plant").answers("move c4", "to c5")
    story.is_asked(ROZIE, WHICH_OTHER, "move b3", "move d2", "enough")


@pytest.mark.rule("duals/ruling.iron-not-again")
def test_iron_knows_the_token_it_moved_after_a_starburst() -> None:
    """Our ruling: carried on to d3 it is the same token; covered, what covers it may move."""
    story = starburst_ready("c4 plant, d2 meat, a1 bread", "iron").answers("move c4", "to b3")
    story.is_asked(ROZIE, WHICH_OTHER, "move d2", "enough", "coin", "coin starburst")
    carried = story.game.copy()
    story.answers("coin starburst", "move a1", "to b3")
    story.is_asked(ROZIE, WHICH_OTHER, "move b3", "move d2", "enough")
    story.describes("move b3", "Move a bread dragon from b3")
    story.game = carried
    story.answers("coin starburst", "move b3", "to d3")
    story.is_asked(ROZIE, WHICH_OTHER, "move d2", "enough").refuses("move d3", NOT_NOW)


@pytest.mark.rule("duals/ruling.iron-still-adjacent")
def test_the_second_token_must_be_adjacent_when_it_moves() -> None:
    """Our ruling: Starburst brings a1 near to iron and takes b2 away from it."""
    story = fired("iron", "a2 bread, c2 plant, c4 meat").answers("move c4", "to b3")
    story.is_asked(ROZIE, WHICH_OTHER, "move c2", "enough").refuses("move a2", NOT_NOW)
    story = starburst_ready("a1 bread, b2 potion, c2 plant, c4 meat", "iron")
    story.answers("move c4", "to c5", "coin starburst", "move a1", "to d2")
    story.is_asked(ROZIE, WHICH_OTHER, "move b2", "move c2", "move d2", "enough")
    story = starburst_ready("a1 bread, b2 potion, c2 plant, c4 meat", "iron")
    story.answers("move c4", "to c5", "coin starburst", "move b2", "to e3")
    story.is_asked(ROZIE, WHICH_OTHER, "move c2", "enough").answers("move c2", "to c1")
    story.board_is("a1 bread, c1 plant, c3 iron, c5 meat, e3 potion").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.ability-keeps-space", "duals/ruling.iron-covered")
def test_iron_goes_on_from_its_space_when_it_is_moved_itself() -> None:
    """Our ruling: Starburst takes the iron from c3 to a1; the second is adjacent to c3."""
    story = starburst_ready("a2 bread, c2 plant, c4 meat", "iron")
    story.answers("move c4", "to c5", "coin starburst", "move c3", "to a1")
    story.answers("move c2", "to c1").board_is("a1 iron, a2 bread, c1 plant, c5 meat")
    story.sees(turn=MANNY)


@pytest.mark.rule("duals/stack.three", "duals/iron.one-space", "duals/ruling.no-target")
def test_a_neighbour_shut_in_by_full_stacks_is_not_offered() -> None:
    """Stacks of tokens: a1 cannot go anywhere, b1 and the others can."""
    full = "a2 meat iron plant, b1 meat iron plant, b2 bread potion"
    story = fired("iron", f"a1 crystal, {full}", "b2")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move a2", "move b1").refuses("move a1", NOT_NOW)
    story.answers("move b1", "to c1")
    story.is_asked(ROZIE, WHICH_OTHER, "move a2", "move a1", "move b1", "enough")


# Potion


@pytest.mark.rule("duals/potion.swap", "duals/stack.top-only")
def test_potion_swaps_two_tokens_anywhere() -> None:
    """Potion: far apart and from stacks; what lies below stays, and nothing else moves."""
    board = "a1 iron bread, b3 plant, e3 crystal crystal meat"
    story = fired("potion", board)
    story.is_asked(ROZIE, WHICH_TO_SWAP, "swap a1", "swap b3", "swap c3", "swap e3")
    story.describes("swap a1", "Swap a bread dragon on a1").refuses("swap a2", "").answers(
        "swap a1"
    )
    story.is_asked(ROZIE, swap_with("a1"), "with b3", "with c3", "with e3").answers("with e3")
    story.board_is("a1 iron meat, b3 plant, c3 potion, e3 crystal crystal bread")
    story.sees(turn=MANNY)


@pytest.mark.rule("duals/potion.itself")
@pytest.mark.parametrize("answers", [("swap c3", "with a1"), ("swap a1", "with c3")])
def test_the_potion_token_may_be_one_of_the_two(answers: tuple[str, str]) -> None:
    """Potion, last sentence: named first or second."""
    story = fired("potion", "a1 iron bread, c3 plant, e3 meat").answers(*answers)
    story.board_is("a1 iron potion, c3 plant bread, e3 meat").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.potion-two-spaces")
def test_a_swap_takes_two_different_spaces() -> None:
    """Our ruling: two tokens of one stack do not change places."""
    story = fired("potion", "a1 iron bread, e3 meat").answers("swap a1")
    story.is_asked(ROZIE, swap_with("a1"), "with c3", "with e3").refuses("with a1", "")
    story.answers("with c3").board_is("a1 iron potion, c3 bread, e3 meat").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.potion-alike")
def test_two_tokens_alike_may_be_swapped() -> None:
    """Our ruling: it changes nothing, and it was the swap."""
    story = fired("potion", "a1 bread, e3 bread").answers("swap a1")
    story.is_asked(ROZIE, swap_with("a1"), "with c3", "with e3").answers("with e3")
    story.board_is("a1 bread, c3 potion, e3 bread").sees(turn=MANNY)
