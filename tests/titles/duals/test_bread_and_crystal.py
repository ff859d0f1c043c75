"""Bread and crystal, the abilities that pull more tokens."""

from __future__ import annotations

import pytest

import emberhall

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    SPACES,
    WHERE,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    WHICH_UNDER,
    Story,
    everywhere,
)

EXTRAS = ["bread", "crystal", "meat", "iron", "potion", "plant"]


@pytest.mark.rule("duals/bread.pull", "duals/bread.place")
def test_bread_plays_another_token_on_any_space_with_room() -> None:
    """Bread: one token is pulled, and only a stack of three is closed to it."""
    board = "b2 iron meat plant, d3 potion"
    story = Story().given(board, held="bread", bag="2 meat 2 iron", coins=(0, 1))
    story.will_pull("meat").answers("place c3", "fire bread")
    story.hears(
        "Rozie places the bread dragon on c3.",
        "Rozie fires up c3 as bread.",
        "Rozie pulls a meat dragon.",
    )
    story.is_asked(ROZIE, WHERE, *everywhere(but="b2")).sees(held="meat", bag="1 meat 2 iron")
    story.refuses("place b2", "a stack never has more than 3 tokens")
    story.answers("place c3", "no fire").board_is("b2 iron meat plant, c3 bread meat, d3 potion")
    story.is_asked(MANNY, READY, "pull", "coin").sees(bag="1 meat 2 iron", held="")


@pytest.mark.rule("duals/bread.fire")
def test_the_token_that_bread_brings_may_be_fired_up() -> None:
    """Bread, last sentence: from where it lies, not from where bread lies."""
    story = Story().given("a2 iron, c4 plant", held="bread", bag="3 meat", coins=(0, 1))
    story.answers("place c3", "fire bread", "place a1")
    story.is_asked(ROZIE, FIRE, "fire meat", "no fire").answers("fire meat", "to e3")
    story.board_is("a1 meat, c3 bread, c4 plant, e3 iron")
    story.is_asked(MANNY, READY, "pull", "coin").sees(bag="2 meat")


@pytest.mark.rule("duals/bread.fire", "duals/bread.pull")
def test_bread_after_bread_goes_on() -> None:
    """Bread: three in a row, and the chain ends when a token is not fired up."""
    story = Story().given("a1 iron", held="bread", bag="2 bread 2 potion", coins=(0, 1))
    story.will_pull("bread", "bread", "potion").answers("place c3", "fire bread", "place c4")
    story.is_asked(ROZIE, FIRE, "fire bread", "no fire").answers("fire bread", "place c5")
    story.is_asked(ROZIE, FIRE, "fire bread", "no fire").answers("fire bread")
    story.sees(held="potion", bag="1 potion").answers("place d3")
    story.is_asked(ROZIE, FIRE, "fire potion", "no fire").answers("no fire")
    story.board_is("a1 iron, c3 bread, c4 bread, c5 bread, d3 potion")
    story.is_asked(MANNY, READY, "pull", "coin")


@pytest.mark.rule(
    "duals/crystal.pull", "duals/crystal.place", "duals/crystal.return", "duals/crystal.no-fire"
)
def test_crystal_pulls_three_places_one_and_returns_two() -> None:
    """Crystal: the token placed is not fired up, and Manny is next."""
    board = "b2 iron meat plant, d3 potion"
    story = Story().given(board, held="crystal", bag="2 bread 2 iron 1 plant", coins=(0, 1))
    story.will_pull("iron", "bread", "plant").answers("place c3", "fire crystal")
    story.sees(held="iron bread plant", bag="1 bread 1 iron")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep bread", "keep iron", "keep plant")
    story.describes("keep iron", "Place an iron dragon, return a bread dragon and a plant dragon")
    story.answers("keep iron").sees(held="iron", bag="2 bread 1 iron 1 plant")
    story.is_asked(ROZIE, WHERE, *everywhere(but="b2")).answers("place d3")
    story.board_is("b2 iron meat plant, c3 crystal, d3 potion iron")
    story.is_asked(MANNY, READY, "pull", "coin").sees(bag="2 bread 1 iron 1 plant", held="")


@pytest.mark.rule("duals/crystal.place", "duals/crystal.return")
def test_of_two_alike_one_goes_back() -> None:
    """Crystal: meat, meat and a dual; alike tokens are one choice."""
    bag = "3 meat 1 crystal-iron"
    story = Story().given("a1 iron", held="crystal", bag=bag, coins=(0, 1))
    story.will_pull("meat", "crystal-iron", "meat").answers("place c3", "fire crystal")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep meat", "keep crystal-iron")
    story.answers("keep meat", "place c4").board_is("a1 iron, c3 crystal, c4 meat")
    story.is_asked(MANNY, READY, "pull", "coin").sees(bag="2 meat 1 crystal-iron")


@pytest.mark.rule("duals/crystal.no-fire")
@pytest.mark.parametrize("token", ["bread", "crystal", "meat", "iron", "potion", "plant"])
def test_no_token_of_a_crystal_is_fired_up(token: str) -> None:
    """Crystal, last sentence; Fire up chart: three alike leave no choice but where."""
    story = Story().given("b2 bread, c2 iron", held="crystal", bag=f"4 {token}", coins=(0, 1))
    story.answers("place c3", "fire crystal").is_asked(ROZIE, WHERE, *everywhere())
    story.answers("place c4").is_asked(MANNY, READY, "pull", "coin")
    story.board_is(f"b2 bread, c2 iron, c3 crystal, c4 {token}").sees(bag=f"3 {token}")


@pytest.mark.rule("duals/crystal.no-fire", "duals/bread.fire")
def test_a_crystal_that_bread_brings_fires_up_but_its_own_token_does_not() -> None:
    """Crystal and bread: what bread pulls may be fired up, what that crystal pulls may not."""
    story = Story().given("a1 iron", held="bread", bag="1 crystal 4 bread", coins=(0, 1))
    story.will_pull("crystal").answers("place c3", "fire bread", "place c4")
    story.is_asked(ROZIE, FIRE, "fire crystal", "no fire").answers("fire crystal", "place c5")
    story.is_asked(MANNY, READY, "pull", "coin").board_is("a1 iron, c3 bread, c4 crystal, c5 bread")


@pytest.mark.rule("duals/ruling.exactly-enough", "duals/setup.extras-wait")
def test_a_crystal_that_finds_exactly_three_leaves_the_extras_out() -> None:
    """Our ruling: it is the end, two tokens go back, and the extras stay beside the board."""
    story = Story().given("a1 iron", held="crystal", bag="2 meat 1 plant", coins=(0, 1))
    story.will_pull("meat", "plant", "meat").answers("place c3").sees(ending=False)
    story.answers("fire crystal").sees(held="meat plant meat", bag="", extras=EXTRAS, ending=True)
    story.answers("keep plant", "place c4").sees(bag="2 meat", extras=EXTRAS, ending=True)
    story.is_asked(MANNY, WHICH_TO_SCORE, "done", "coin").answers("done")
    story.is_done(winners=[MANNY], totals=[0, 1])


@pytest.mark.rule("duals/ruling.exactly-enough")
def test_a_crystal_that_leaves_one_token_does_not_bring_the_end() -> None:
    """Our ruling, from the other side: four tokens, three pulled."""
    story = Story().given("a1 iron", held="crystal", bag="3 meat 1 plant", coins=(0, 1))
    story.will_pull("meat", "plant", "meat").answers("place c3", "fire crystal")
    story.sees(bag="1 meat", extras=EXTRAS, ending=False).answers("keep plant", "place c4")
    story.is_asked(MANNY, READY, "pull", "coin").sees(bag="3 meat", extras=EXTRAS)


@pytest.mark.rule("duals/ruling.no-token-left")
def test_a_crystal_pulls_as_many_tokens_as_there_are() -> None:
    """Our ruling: two are left, and the extras have been used up."""
    story = Story().given("a1 iron", held="crystal", bag="1 meat 1 plant", extras="")
    story.answers("place c3", "fire crystal").sees(bag="", extras=[], ending=True)
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep meat", "keep plant").answers("keep plant")
    story.is_asked(ROZIE, WHERE, *everywhere()).answers("place c4")
    story.sees(bag="1 meat", held="").board_is("a1 iron, c3 crystal, c4 plant")
    story.is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/ruling.no-token-left")
@pytest.mark.parametrize("dragon", ["bread", "crystal"])
def test_with_no_token_at_all_the_ability_is_over(dragon: str) -> None:
    """Our ruling: bag and extras are empty, so nothing is placed; the turn goes on."""
    story = Story().given("a1 iron", held=dragon, bag="", extras="", ending=True, coins=(1, 0))
    story.answers("place c3").is_asked(ROZIE, FIRE, f"fire {dragon}", "no fire", "coin")
    story.answers(f"fire {dragon}").is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.board_is(f"a1 iron, c3 {dragon}").sees(bag="", held="", extras=[]).answers("done")
    story.is_done(winners=[ROZIE], totals=[1, 0])


@pytest.mark.rule("duals/ruling.no-token-left", "duals/setup.extras-wait")
def test_the_extras_go_into_the_bag_once() -> None:
    """Our ruling: six breads, played one by one out of the extras, and then there is nothing."""
    extras = "bread bread bread bread bread bread"
    story = Story().given(held="bread", bag="", extras=extras, ending=True)
    for left, space in zip((5, 4, 3, 2, 1, 0), SPACES, strict=False):
        story.answers(f"place {space}", "fire bread")
        story.sees(held="bread", extras=[], bag=f"{left} bread" if left else "")
    story.answers("place e3", "fire bread").sees(held="", bag="", extras=[])
    assert sum(map(len, story.board.values())) == 7
    story.is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/crystal.pull", "duals/coin.before-refresh")
def test_a_crystal_with_a_coin_in_its_middle_can_be_saved_and_loaded() -> None:
    """Crystal; Spend a coin: three tokens in hand, four cards in hand, and all goes on."""
    story = Story().given(
        "c4 plant",
        held="crystal",
        bag="2 meat 2 iron",
        hands=("L-bread T-iron",),
        deck="L-meat L-plant T-meat",
        coins=(1, 1),
    )
    story.will_pull("meat", "iron", "meat").answers("place c3", "fire crystal", "coin")
    story.game = emberhall.load(story.game.save())
    story.is_asked(
        ROZIE, WHICH_UNDER, "under L-bread", "under L-meat", "under L-plant", "under T-iron"
    )
    story.sees(held="meat iron meat", bag="1 iron").answers("under L-plant")
    story.game = emberhall.load(story.game.save())
    story.answers("under L-bread").deck_is("T-meat L-plant L-bread")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep meat", "keep iron").answers("keep iron", "place b3")
    story.board_is("b3 iron, c3 crystal, c4 plant").is_asked(MANNY, READY, "pull", "coin")
    story.sees(bag="2 meat 1 iron", held="").has(ROZIE, hand="L-meat T-iron", coins=0)
