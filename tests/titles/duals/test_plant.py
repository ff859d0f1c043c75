"""Plant, which borrows the ability of a neighbour, and chains of plants."""

from __future__ import annotations

import pytest

import emberhall

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    WHERE,
    WHICH_OTHER,
    WHICH_TO_MOVE,
    WHICH_TO_SWAP,
    WHICH_UNDER,
    Story,
    next_to,
    where_from,
)


def planted(board: str, held: str = "plant", *, bag: str | None = None) -> Story:
    """A plant was placed on c3 and fired up."""
    story = Story().given(board, held=held, bag=bag, coins=(0, 1))
    return story.answers("place c3", "fire plant")


def planted_with_starburst(board: str) -> Story:
    story = Story(fancies=("starburst", "todd")).given(board, held="plant", coins=(1, 0))
    return story.answers("place c3", "fire plant")


@pytest.mark.rule("duals/plant.use", "duals/adjacent.shared-side", "duals/stack.top-only")
def test_plant_may_use_any_neighbour_on_top() -> None:
    """Plant: a4 does not exist, c1 and b4 are not adjacent, the bread lies below."""
    story = planted("b2 bread meat, b4 iron, c1 iron, c4 potion, d2 crystal")
    story.is_asked(
        ROZIE, next_to("c3"), "use c4 potion", "use b2 meat", "use d2 crystal", "use none"
    )
    story.describes("use b2 meat", "Use a meat dragon on b2: move 1 adjacent token anywhere")
    story.refuses("use b4 iron", "").refuses("use b2 bread", "").refuses("use c3 plant", "")
    story.answers("use none").is_asked(MANNY, READY, "pull", "coin")
    story.board_is("b2 bread meat, b4 iron, c1 iron, c3 plant, c4 potion, d2 crystal")


@pytest.mark.rule("duals/plant.use", "duals/bread.fire")
def test_plant_uses_bread() -> None:
    """Plant: a token is pulled, placed anywhere and may be fired up."""
    story = planted("c4 bread", bag="3 potion").answers("use c4 bread").sees(held="potion")
    story.is_asked(ROZIE, WHERE, *(f"place {name}" for name in story.board))
    story.answers("place a1").is_asked(ROZIE, FIRE, "fire potion", "no fire").answers("no fire")
    story.board_is("a1 potion, c3 plant, c4 bread").is_asked(MANNY, READY, "pull", "coin")


@pytest.mark.rule("duals/plant.use", "duals/crystal.no-fire")
def test_plant_uses_crystal() -> None:
    """Plant: three tokens are pulled, one is placed and not fired up."""
    story = planted("c4 crystal", bag="4 bread").answers("use c4 crystal")
    story.sees(held="bread", bag="3 bread").answers("place a1")
    story.is_asked(MANNY, READY, "pull", "coin").board_is("a1 bread, c3 plant, c4 crystal")


@pytest.mark.rule("duals/plant.use", "duals/ruling.plant-space")
def test_a_borrowed_meat_reaches_from_its_own_space() -> None:
    """Our ruling: from c4, where meat lies; the plant on c3 is one of its neighbours."""
    story = planted("b2 bread, c4 meat, d4 iron").answers("use c4 meat")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c3", "move d4").answers("move d4", "to a1")
    story.board_is("a1 iron, b2 bread, c3 plant, c4 meat").is_asked(MANNY, READY, "pull", "coin")


@pytest.mark.rule("duals/plant.use", "duals/ruling.plant-space")
def test_a_borrowed_iron_reaches_from_its_own_space() -> None:
    """Our ruling: also for its second token."""
    story = planted("b2 bread, c4 iron, d4 meat, c5 potion").answers("use c4 iron")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c5", "move c3", "move d4").answers("move c3")
    story.is_asked(
        ROZIE, where_from("c3"), "to c4", "to b3", "to b2", "to c2", "to d2", "to d3"
    ).answers("to c2")
    story.is_asked(ROZIE, WHICH_OTHER, "move c5", "move d4", "enough").answers("enough")
    story.board_is("b2 bread, c2 plant, c4 iron, c5 potion, d4 meat")
    story.is_asked(MANNY, READY, "pull", "coin")


@pytest.mark.rule("duals/plant.use")
def test_plant_uses_potion() -> None:
    """Plant: any two tokens are swapped, the plant among them."""
    story = planted("a1 bread, c4 potion").answers("use c4 potion")
    story.is_asked(ROZIE, WHICH_TO_SWAP, "swap a1", "swap c3", "swap c4")
    story.answers("swap a1", "with c3").board_is("a1 plant, c3 bread, c4 potion")
    story.is_asked(MANNY, READY, "pull", "coin")


@pytest.mark.rule("duals/ruling.plant-dual", "duals/dual.choose", "duals/dual.never-both")
def test_of_a_dual_one_type_is_borrowed() -> None:
    """Our ruling: as with any dual that is fired up; the other type is not used as well."""
    story = planted("a1 potion, c4 meat-bread, d4 iron", bag="3 plant")
    story.is_asked(ROZIE, next_to("c3"), "use c4 bread", "use c4 meat", "use none")
    story.describes("use c4 bread", "Use a meat and bread dual on c4: play another token")
    story.answers("use c4 meat", "move d4", "to e1")
    story.is_asked(MANNY, READY, "pull", "coin").sees(bag="3 plant", held="")
    story.board_is("a1 potion, c3 plant, c4 meat-bread, e1 iron")


@pytest.mark.rule("duals/plant.chain")
def test_plant_may_use_plant_and_so_on() -> None:
    """Plant, last sentence: c3, c4, c5, and the iron on b4 at last, which ends the chain."""
    story = planted("a3 bread, b4 iron, c4 plant, c5 plant, e1 meat").answers("use c4 plant")
    story.is_asked(ROZIE, next_to("c4"), "use c5 plant", "use b4 iron", "use none")
    story.answers("use c5 plant").is_asked(ROZIE, next_to("c5"), "use b4 iron", "use none")
    story.answers("use b4 iron").is_asked(ROZIE, WHICH_TO_MOVE, "move a3", "move c4", "move c5")
    story.answers("move a3", "to a2", "enough").is_asked(MANNY, READY, "pull", "coin")
    story.board_is("a2 bread, b4 iron, c3 plant, c4 plant, c5 plant, e1 meat")


@pytest.mark.rule("duals/ruling.plant-not-twice")
def test_a_space_is_not_used_as_plant_twice_in_a_chain() -> None:
    """Our ruling: neither the one just left nor an earlier one, so a ring of plants ends."""
    story = planted("b3 plant, c4 plant").is_asked(
        ROZIE, next_to("c3"), "use c4 plant", "use b3 plant", "use none"
    )
    story.answers("use c4 plant").is_asked(ROZIE, next_to("c4"), "use b3 plant", "use none")
    story.refuses("use c3 plant", "").answers("use b3 plant")
    story.is_asked(MANNY, READY, "pull", "coin").board_is("b3 plant, c3 plant, c4 plant")


@pytest.mark.rule("duals/ruling.plant-not-twice")
def test_other_types_can_be_used_wherever_the_chain_comes_by() -> None:
    """Our ruling is about plants alone: the meat on b3 is near both links."""
    story = planted("b3 meat, c4 plant")
    story.is_asked(ROZIE, next_to("c3"), "use c4 plant", "use b3 meat", "use none")
    story.answers("use c4 plant")
    story.is_asked(ROZIE, next_to("c4"), "use b3 meat", "use none").answers("use b3 meat")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c3", "move c4")


@pytest.mark.rule("duals/ruling.plant-dual-other-half")
def test_a_dual_that_was_a_plant_may_still_be_its_other_type() -> None:
    """Our ruling: the dual on c3 began the chain and can end it as potion."""
    story = planted("a1 bread, c4 plant", "potion-plant").answers("use c4 plant")
    story.is_asked(ROZIE, next_to("c4"), "use c3 potion", "use none")
    story.refuses("use c3 plant", "").answers("use c3 potion")
    story.is_asked(ROZIE, WHICH_TO_SWAP, "swap a1", "swap c3", "swap c4")


@pytest.mark.rule("duals/ruling.plant-dual-other-half", "duals/ruling.plant-dual")
def test_a_dual_next_to_the_chain_is_offered_as_both_until_it_was_a_plant() -> None:
    """Our ruling: d3 is near c3 and c4; once used as plant only meat is left of it."""
    story = planted("c4 plant, d3 plant-meat")
    story.is_asked(ROZIE, next_to("c3"), "use c4 plant", "use d3 meat", "use d3 plant", "use none")
    story.answers("use d3 plant").is_asked(ROZIE, next_to("d3"), "use c4 plant", "use none")
    story.answers("use c4 plant").is_asked(ROZIE, next_to("c4"), "use d3 meat", "use none")


@pytest.mark.rule("duals/ruling.plant-forgets", "duals/ruling.ability-keeps-space")
def test_a_starburst_in_mid_chain_opens_all_spaces_again() -> None:
    """Our ruling: bread moves far away, and c3 is offered as plant once more."""
    story = planted_with_starburst("a1 bread, b3 potion, c4 plant").answers("use c4 plant")
    story.is_asked(ROZIE, next_to("c4"), "use b3 potion", "use none", "coin", "coin starburst")
    story.answers("coin starburst", "move a1", "to e1")
    story.is_asked(ROZIE, next_to("c4"), "use b3 potion", "use c3 plant", "use none")
    story.answers("use c3 plant")
    story.is_asked(ROZIE, next_to("c3"), "use c4 plant", "use b3 potion", "use none")
    story.answers("use c4 plant")
    story.is_asked(ROZIE, next_to("c4"), "use b3 potion", "use none")


@pytest.mark.rule("duals/ruling.plant-forgets")
def test_a_coin_for_cards_in_mid_chain_opens_nothing() -> None:
    """Our ruling, from the other side: the board is the same; a save changes nothing either."""
    story = Story().given(
        "b3 potion, c4 plant", held="plant", coins=(1, 0), hands=("L-bread T-iron",)
    )
    story.answers("place c3", "fire plant", "use c4 plant", "coin")
    story.game = emberhall.load(story.game.save())
    question = story.game.question
    assert question is not None
    assert question.words == WHICH_UNDER
    story.answers("under L-bread", "under T-iron")
    story.game = emberhall.load(story.game.save())
    story.is_asked(ROZIE, next_to("c4"), "use b3 potion", "use none")
    story.answers("use b3 potion", "swap b3", "with c4").board_is("b3 plant, c3 plant, c4 potion")


@pytest.mark.rule("duals/ruling.ability-keeps-space")
def test_a_chain_goes_on_from_its_space_when_its_plant_is_moved() -> None:
    """Our ruling: Starburst takes the plant from c3 to a1, and the neighbours of c3 count."""
    story = planted_with_starburst("a2 bread, c4 iron, d2 meat")
    story.answers("coin starburst", "move c3", "to a1")
    story.is_asked(ROZIE, next_to("c3"), "use c4 iron", "use d2 meat", "use none")


@pytest.mark.rule("duals/ruling.plant-new-chain")
def test_a_plant_that_bread_brings_begins_a_chain_of_its_own() -> None:
    """Our ruling: c3 was a plant in the first chain and is offered in the second."""
    story = planted("c4 bread", bag="3 plant").answers("use c4 bread", "place b3", "fire plant")
    story.is_asked(ROZIE, next_to("b3"), "use c3 plant", "use c4 bread", "use none")
    story.answers("use c3 plant").is_asked(ROZIE, next_to("c3"), "use c4 bread", "use none")


@pytest.mark.rule("duals/ruling.plant-not-twice", "duals/ruling.no-target")
def test_a_plant_whose_only_neighbour_is_used_up_does_nothing() -> None:
    """Our rulings: c3 and c4 have nobody else, so the chain ends by itself."""
    story = planted("c4 plant, e1 meat").is_asked(ROZIE, next_to("c3"), "use c4 plant", "use none")
    story.answers("use c4 plant").is_asked(MANNY, READY, "pull", "coin")
    story.board_is("c3 plant, c4 plant, e1 meat")
