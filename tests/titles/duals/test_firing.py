"""Firing up the token just placed: when it may be done, as what, and what tokens it can touch."""

from __future__ import annotations

import pytest

from .story import (
    DUALS,
    FIRE,
    MANNY,
    ROZIE,
    WHERE,
    WHICH_OTHER,
    WHICH_TO_MOVE,
    WHICH_TO_SCORE,
    WHICH_TO_SWAP,
    Story,
    held_in,
    next_to,
    swap_with,
    where_from,
)

ABILITIES = {
    "bread": "Fire up as bread: play another token",
    "crystal": "Fire up as crystal: pull 3 tokens, place 1",
    "meat": "Fire up as meat: move 1 adjacent token anywhere",
    "iron": "Fire up as iron: move up to 2 adjacent tokens 1 space each",
    "potion": "Fire up as potion: swap any 2 tokens",
    "plant": "Fire up as plant: use 1 adjacent token's ability",
}
BOARD = "b2 bread, c2 iron meat, e3 plant"


def fired(dragon: str, board: str = BOARD) -> Story:
    """A token of this type was placed on c3 and fired up."""
    story = Story().given(board, held=dragon, coins=(0, 1))
    return story.answers("place c3", f"fire {dragon}")


@pytest.mark.rule("duals/fire.placed-token")
@pytest.mark.parametrize("dragon", ABILITIES)
def test_the_token_just_placed_may_be_fired_up_as_its_own_type(dragon: str) -> None:
    """Play phase 3: not as what it lies on, and no other token of the board."""
    story = Story().given("c3 bread plant, c4 meat", held=dragon).answers("place c3")
    story.is_asked(ROZIE, FIRE, f"fire {dragon}", "no fire")
    story.describes(f"fire {dragon}", ABILITIES[dragon]).describes("no fire", "Leave it at that")


@pytest.mark.rule("duals/fire.placed-token", "duals/fire.chart")
def test_each_type_has_its_own_ability() -> None:
    """Play phase 3; Fire up chart: what is asked, or pulled, after firing up."""
    moves = ("move b2", "move c2")
    fired("meat").is_asked(ROZIE, WHICH_TO_MOVE, *moves).answers("move b2").is_asked(
        ROZIE,
        where_from("b2"),
        *(f"to {name}" for name in fired("meat").board if name != "b2"),
    )
    fired("iron").is_asked(ROZIE, WHICH_TO_MOVE, *moves).answers("move b2").is_asked(
        ROZIE, where_from("b2"), "to b3", "to a2", "to a1", "to b1", "to c2", "to c3"
    )
    fired("potion").is_asked(ROZIE, WHICH_TO_SWAP, "swap b2", "swap c2", "swap c3", "swap e3")
    fired("plant").is_asked(ROZIE, next_to("c3"), "use b2 bread", "use c2 meat", "use none")
    assert len(held_in(fired("bread").view)) == 1
    assert len(held_in(fired("crystal").view)) == 3


@pytest.mark.rule("duals/fire.chart")
def test_the_chart_runs_from_bread_to_plant_with_the_coin_below() -> None:
    """Fire up chart: a token that may be any type is offered them in the order of the chart."""
    story = Story(fancies=("rainbow", "todd")).given("a1 bread", held="iron", coins=(1, 0))
    story.answers("coin rainbow", "place c3")
    story.is_asked(ROZIE, FIRE, *(f"fire {dragon}" for dragon in ABILITIES), "no fire")
    assert list(ABILITIES) == list(story.bag)[:6]
    story = Story().given("a1 bread", held="iron", coins=(1, 0)).answers("place c3")
    story.is_asked(ROZIE, FIRE, "fire iron", "no fire", "coin")


@pytest.mark.rule("duals/fire.optional")
@pytest.mark.parametrize("dragon", ABILITIES)
def test_nobody_has_to_fire_up(dragon: str) -> None:
    """Play phase 3: the token stays, nothing else happens, and it is Manny's turn."""
    story = Story().given("b2 bread, c2 iron", held=dragon, bag="5 potion", coins=(0, 1))
    story.answers("place c3", "no fire").board_is(f"b2 bread, c2 iron, c3 {dragon}")
    story.sees(bag="5 potion", held="", turn=MANNY)
    story.is_asked(MANNY, "Ready to pull a token?", "pull", "coin")


@pytest.mark.rule("duals/dual.choose")
@pytest.mark.parametrize(
    ("dual", "first", "second"),
    DUALS,
)
def test_a_dual_is_fired_up_as_one_of_its_two_types(dual: str, first: str, second: str) -> None:
    """Dual dragon tokens: it does what an artisan of the chosen type would do."""
    for chosen in (first, second):
        story = Story().given(BOARD, held=dual, coins=(0, 1)).answers("place c3")
        story.is_asked(ROZIE, FIRE, f"fire {first}", f"fire {second}", "no fire")
        story.describes(f"fire {chosen}", ABILITIES[chosen]).answers(f"fire {chosen}")
        artisan = fired(chosen).game.question
        question = story.game.question
        assert artisan is not None
        assert question is not None
        assert question.words == artisan.words
        if chosen not in ("bread", "crystal"):
            assert question.options.keys == artisan.options.keys
        assert len(held_in(story.view)) == {"bread": 1, "crystal": 3}.get(chosen, 0)


@pytest.mark.rule("duals/dual.never-both")
def test_the_other_ability_of_a_dual_is_not_used_as_well() -> None:
    """Dual dragon tokens: after iron no crystal, after crystal no iron."""
    story = Story().given("b2 bread", held="crystal-iron", bag="5 plant", coins=(0, 1))
    story.answers("place c3", "fire iron", "to a1")
    story.is_asked(MANNY, "Ready to pull a token?", "pull", "coin").sees(bag="5 plant", held="")
    story = Story().given("b2 bread", held="crystal-iron", bag="5 plant", coins=(0, 1))
    story.answers("place c3", "fire crystal", "place e1")
    story.is_asked(MANNY, "Ready to pull a token?", "pull", "coin").sees(bag="4 plant", held="")
    story.board_is("b2 bread, c3 crystal-iron, e1 plant")


@pytest.mark.rule("duals/ruling.no-target")
@pytest.mark.parametrize("dragon", ["meat", "iron", "plant"])
def test_a_token_without_neighbours_may_be_fired_up_and_nothing_happens(dragon: str) -> None:
    """Our ruling: bread lies two spaces off."""
    story = Story().given("c1 bread", held=dragon, coins=(1, 0)).answers("place c3")
    story.is_asked(ROZIE, FIRE, f"fire {dragon}", "no fire", "coin").answers(f"fire {dragon}")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").board_is(f"c1 bread, c3 {dragon}")


@pytest.mark.rule("duals/ruling.no-target", "duals/ruling.potion-two-spaces")
def test_a_potion_with_no_second_space_changes_nothing() -> None:
    """Our ruling: potion on bread is one stack; what lies below cannot be swapped."""
    story = Story().given("c3 bread", held="potion", coins=(1, 0)).answers("place c3")
    story.is_asked(ROZIE, FIRE, "fire potion", "no fire", "coin").answers("fire potion")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").board_is("c3 bread potion")


@pytest.mark.rule("duals/stack.top-only")
@pytest.mark.parametrize("dragon", ["meat", "iron"])
def test_only_the_top_of_a_stack_is_moved(dragon: str) -> None:
    """Stacks of tokens: bread, below the plant, stays."""
    story = fired(dragon, "c4 bread plant, e1 bread")
    story.answers("to c5") if dragon == "meat" else story.answers("to c5", "enough")
    story.board_is(f"c3 {dragon}, c4 bread, c5 plant, e1 bread").sees(turn=MANNY)


@pytest.mark.rule("duals/stack.top-only")
def test_only_tops_are_swapped_and_only_tops_are_borrowed() -> None:
    """Stacks of tokens: for potion and for plant."""
    story = fired("potion", "c4 bread plant, e1 iron meat").answers("swap c4")
    story.describes("with e1", "With a meat dragon on e1")
    story.is_asked(ROZIE, swap_with("c4"), "with c3", "with e1").answers("with e1")
    story.board_is("c3 potion, c4 bread meat, e1 iron plant")
    story = fired("plant", "c4 bread meat, b3 crystal iron")
    story.is_asked(ROZIE, next_to("c3"), "use c4 meat", "use b3 iron", "use none")
    story.refuses("use c4 bread", "")


@pytest.mark.rule("duals/stack.top-changes")
def test_the_token_below_is_the_top_as_soon_as_the_upper_one_has_gone() -> None:
    """Stacks of tokens: in the same turn iron moves it, and it counts in a pattern."""
    story = Story().given("c4 iron plant, c5 iron", held="iron", hands=("L-iron",))
    story.answers("place c3", "fire iron", "to d4")
    story.is_asked(ROZIE, WHICH_OTHER, "move c4", "enough").describes(
        "move c4", "Move an iron dragon from c4"
    )
    story.answers("enough").is_asked(ROZIE, WHICH_TO_SCORE, "score L-iron", "done")
    story.board_is("c3 iron, c4 iron, c5 iron, d4 plant")


@pytest.mark.rule("duals/stack.three")
@pytest.mark.parametrize("dragon", ["meat", "iron"])
def test_no_move_makes_a_stack_of_four(dragon: str) -> None:
    """Stacks of tokens: b4 and c3 are full, d4 has two and takes a third."""
    board = "b4 bread iron meat, c3 bread iron, c4 plant, d4 meat potion"
    story = fired(dragon, board)
    story.refuses("to b4", "a stack never has more than 3 tokens")
    story.refuses("to c3", "a stack never has more than 3 tokens")
    free = [name for name in story.board if name not in ("b4", "c3", "c4")]
    steps = ["c5", "b3", "d3", "d4"]
    offered = free if dragon == "meat" else steps
    story.is_asked(ROZIE, where_from("c4"), *(f"to {name}" for name in offered)).answers("to d4")
    story.board_is(f"b4 bread iron meat, c3 bread iron {dragon}, d4 meat potion plant")


@pytest.mark.rule("duals/ruling.declared-ability")
@pytest.mark.parametrize("dragon", ["meat", "iron", "potion"])
def test_an_ability_once_chosen_is_carried_out(dragon: str) -> None:
    """Our ruling: firing up may be refused, the move or swap after it may not."""
    story = fired(dragon)
    for refusal in ("enough", "no fire", "use none", "done"):
        story.is_not_offered(refusal).refuses(refusal, "")
    question = story.game.question
    assert question is not None
    story.answers(question.options[0].key).is_not_offered("enough", "no fire", "use none", "done")


@pytest.mark.rule("duals/ruling.declared-ability")
def test_a_link_of_a_chain_may_be_refused_and_a_pulled_token_must_be_placed() -> None:
    """Our ruling: plant asks anew at every link; bread and crystal place what they pulled."""
    story = fired("plant", "c4 plant, c5 iron").answers("use c4 plant")
    story.is_asked(ROZIE, next_to("c4"), "use c5 iron", "use none").answers("use none")
    story.board_is("c3 plant, c4 plant, c5 iron").sees(turn=MANNY)
    story = fired("bread")
    story.is_asked(ROZIE, WHERE, *(f"place {name}" for name in story.board))
    story = Story().given("a1 meat", held="crystal", bag="2 iron 2 meat")
    story.will_pull("iron", "meat", "iron").answers("place c3", "fire crystal")
    story.is_asked(ROZIE, "Which token do you place?", "keep meat", "keep iron")
    story.answers("keep iron")
    story.is_asked(ROZIE, WHERE, *(f"place {name}" for name in story.board))


@pytest.mark.rule("duals/ruling.moved-before-firing")
def test_a_token_that_starburst_moves_is_fired_up_where_it_lies_now() -> None:
    """Our ruling: the meat goes from c3 to a1 and reaches a2, not c4."""
    story = Story(fancies=("starburst", "todd")).given(
        "a2 bread, b2 potion, c4 iron, c3 plant", held="meat", coins=(1, 0)
    )
    story.answers("place c3").is_asked(
        ROZIE, FIRE, "fire meat", "no fire", "coin", "coin starburst"
    )
    story.answers("coin starburst", "move c3", "to a1")
    story.is_asked(ROZIE, FIRE, "fire meat", "no fire").answers("fire meat")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move a2", "move b2").answers("move a2", "to e3")
    story.board_is("a1 meat, b2 potion, c3 plant, c4 iron, e3 bread").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.covered-before-firing")
def test_a_token_that_starburst_covers_cannot_be_fired_up() -> None:
    """Our ruling: neither the meat below nor the bread on top is."""
    story = Story(fancies=("starburst", "todd")).given(
        "a2 bread, c4 iron", held="meat", bag="3 plant", coins=(1, 1)
    )
    story.answers("place c3", "coin starburst", "move a2", "to c3")
    story.is_asked(MANNY, "Ready to pull a token?", "pull", "coin", "coin starburst")
    story.board_is("c3 meat bread, c4 iron").sees(bag="3 plant")


@pytest.mark.rule("duals/ruling.moved-before-firing", "duals/ruling.covered-before-firing")
def test_a_starburst_elsewhere_leaves_the_placed_token_alone() -> None:
    """Our rulings, from the other side: bread goes from a2 to e3, meat fires up on c3."""
    story = Story(fancies=("starburst", "todd")).given(
        "a2 bread, b2 potion, c4 iron", held="meat", coins=(1, 0)
    )
    story.answers("place c3", "coin starburst", "move a2", "to e3")
    story.is_asked(ROZIE, FIRE, "fire meat", "no fire").answers("fire meat")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move b2")


@pytest.mark.rule("duals/ruling.ability-keeps-space")
def test_an_ability_under_way_goes_on_from_its_space() -> None:
    """Our ruling: Starburst takes the meat from c3 to a1, and c3 is still what counts."""
    board = "a2 bread, b2 potion, c4 iron"
    for move, to, after in (
        ("move c3", "to a1", "a1 meat, a2 bread, b2 potion, e3 iron"),
        ("move a2", "to c3", "b2 potion, c3 meat bread, e3 iron"),
    ):
        story = Story(fancies=("starburst", "todd")).given(board, held="meat", coins=(1, 0))
        story.answers("place c3", "fire meat", "coin starburst", move, to)
        story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move b2").answers("move c4", "to e3")
        story.board_is(after).sees(turn=MANNY)
