"""Spending a coin: when it can be done, and what the standard use of it does."""

from __future__ import annotations

import pytest

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    SPACES,
    WHERE,
    WHERE_FOUNTAIN,
    WHICH_OTHER,
    WHICH_TO_DRAW,
    WHICH_TO_KEEP,
    WHICH_TO_MOVE,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    WHICH_TO_SWAP,
    WHICH_UNDER,
    Story,
    everywhere,
    next_to,
    swap_with,
    where_from,
)

ALL_PLACES = everywhere()


def tos(*besides: str) -> list[str]:
    """The keys of all spaces a token may be moved to, but for these."""
    return [f"to {space}" for space in SPACES if space not in besides]


@pytest.mark.rule("duals/coin.before-refresh", "duals/ruling.coin-every-question")
def test_a_coin_is_offered_at_every_question_from_the_pull_to_the_last_scored_card() -> None:
    """Taking a turn; spend a coin; our ruling on any moment."""
    story = Story().given("c2 bread, c4 bread", hands=("L-bread L-iron",), coins=(1, 1))
    story.will_pull("bread").is_asked(ROZIE, READY, "pull", "coin").answers("pull")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin").answers("place c3")
    story.is_asked(ROZIE, FIRE, "fire bread", "no fire", "coin").answers("no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done", "coin")
    story.answers("score L-bread").is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.answers("done").is_asked(MANNY, READY, "pull", "coin").has(ROZIE, coins=1, cards=2)


@pytest.mark.rule("duals/coin.before-refresh")
def test_once_refreshing_has_begun_no_coin_is_offered() -> None:
    """Spend a coin: before you refresh. With Steven there still is a question then."""
    story = Story(fancies=("steven", "starburst")).given(
        "c3 bread",
        scoring=True,
        hands=("L-iron",),
        coins=(1, 0),
        deck="T-iron T-meat",
        display="L-meat L-plant",
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin", "coin starburst").answers("done")
    story.is_asked(ROZIE, WHICH_TO_DRAW, "draw deck", "draw L-meat", "draw L-plant")
    story.refuses("coin", "first finish the choice you have begun").refuses(
        "coin starburst", "first finish the choice you have begun"
    ).sees(phase="refresh")
    story.answers("draw L-plant").sees(turn=MANNY).has(ROZIE, coins=1, hand="L-iron L-plant")


@pytest.mark.rule("duals/coin.before-refresh")
def test_only_the_player_whose_turn_it_is_spends_and_only_a_coin_of_their_own() -> None:
    """Spend a coin: Manny has coins, Rozie has none, and it is her turn."""
    story = Story().given("c2 bread", held="bread", hands=("L-iron L-meat",), coins=(0, 3))
    story.is_asked(ROZIE, WHERE, *ALL_PLACES).refuses("coin", "you have no coin left").answers(
        "place a1"
    )
    story.is_asked(ROZIE, FIRE, "fire bread", "no fire").answers("no fire")
    story.is_asked(MANNY, READY, "pull", "coin").answers("coin")
    story.has(MANNY, coins=2).has(ROZIE, coins=0)


@pytest.mark.rule("duals/coin.once")
def test_one_coin_a_turn_and_another_one_in_the_next() -> None:
    """Spend a coin: after the first, no question of this turn offers a second."""
    story = Story().given(
        "c2 iron, c4 iron", held="meat", hands=("L-bread L-iron", "L-meat T-iron"), coins=(3, 0)
    )
    story.answers("coin", "under L-bread", "under L-iron")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES).refuses(
        "coin", "one coin a turn is the most"
    ).answers("place c3")
    story.is_asked(ROZIE, FIRE, "fire meat", "no fire").answers("fire meat")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move c2").answers("move c2")
    story.will_pull("bread").answers("to a1").has(ROZIE, coins=2).sees(turn=MANNY, coined=False)
    story.answers("place e1", "no fire").is_asked(ROZIE, READY, "pull", "coin")


@pytest.mark.rule("duals/coin.gone")
def test_a_spent_coin_is_out_of_the_game() -> None:
    """Spend a coin: nobody else has it now."""
    story = Story().given(held="meat", hands=("L-bread L-iron",), coins=(2, 1))
    story.answers("coin").has(ROZIE, coins=1, reputation=1).has(MANNY, coins=1).sees(coined=True)
    inventory = story.game.title.inventory(story.table)
    places = {place: held["coin"] for place, held in inventory.items() if held.get("coin")}
    assert places == {"box": 4, "coins 0": 1, "coins 1": 1}


@pytest.mark.rule("duals/coin.draw", "duals/coin.under-deck", "duals/coin.keep-two")
def test_two_cards_are_drawn_and_two_of_the_four_go_under_the_deck() -> None:
    """Spend a coin: old or new cards, whichever the player likes."""
    story = Story().given(
        held="meat",
        hands=("L-bread L-iron", "L-plant L-meat"),
        coins=(1, 0),
        deck="T-iron T-meat T-bread",
    )
    story.describes("coin", "Spend a coin: draw 2 cards, put as many under the deck")
    story.answers("coin").has(ROZIE, hand="L-bread L-iron T-meat T-iron").deck_is("T-bread")
    four = ("under L-bread", "under L-iron", "under T-meat", "under T-iron")
    story.is_asked(ROZIE, WHICH_UNDER, *four)
    story.refuses("under T-bread", "that card is not in your hand").refuses(
        "coin", "first finish the choice you have begun"
    )
    story.answers("under L-iron").is_asked(ROZIE, WHICH_UNDER, *four[:1], *four[2:])
    story.answers("under T-meat").has(ROZIE, hand="L-bread T-iron", cards=2)
    story.deck_is("T-bread L-iron T-meat").has(MANNY, hand="L-meat L-plant")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES).sees(ending=False, held="meat")


@pytest.mark.rule("duals/ruling.coin-any-hand")
@pytest.mark.parametrize(
    "hand", ["", "L-bread", "L-bread L-meat L-iron", "L-bread L-meat L-iron L-plant"]
)
def test_with_any_number_of_cards_two_are_drawn_and_two_of_all_go_back(hand: str) -> None:
    """Spend a coin; our ruling: the text goes before the picture."""
    story = Story().given(held="meat", hands=(hand,), coins=(1, 0), deck="T-iron T-plant T-bread")
    held = [*hand.split(), "T-iron", "T-plant"]
    story.answers("coin").has(ROZIE, hand=" ".join(held)).deck_is("T-bread")
    story.is_asked(ROZIE, WHICH_UNDER, *(f"under {card}" for card in held))
    story.answers(f"under {held[0]}", *([f"under {held[1]}"] if hand else []))
    story.has(ROZIE, hand=" ".join(held[2:])).deck_is(f"T-bread {held[0]} {held[1]}")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.coin-order")
@pytest.mark.parametrize(("first", "second"), [("L-bread", "T-iron"), ("T-iron", "L-bread")])
def test_the_card_chosen_second_lies_lowest(first: str, second: str) -> None:
    """Spend a coin; our ruling: the owner decides."""
    story = Story().given(
        held="meat", hands=("L-bread L-iron",), coins=(1, 0), deck="T-iron T-meat T-bread L-plant"
    )
    story.answers("coin", f"under {first}").deck_is(f"T-bread L-plant {first}")
    story.answers(f"under {second}").deck_is(f"T-bread L-plant {first} {second}")
    story.has(ROZIE, hand="L-iron T-meat").is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.coin-one-card")
def test_if_one_card_can_be_drawn_one_goes_back() -> None:
    """Spend a coin; our ruling: equal numbers are exchanged."""
    story = Story().given(held="meat", hands=("L-bread L-iron",), coins=(1, 0), deck="T-meat")
    story.describes("coin", "Spend a coin: draw 1 card, put as many under the deck")
    story.answers("coin").is_asked(
        ROZIE, WHICH_UNDER, "under L-bread", "under L-iron", "under T-meat"
    )
    story.answers("under L-iron").has(ROZIE, hand="L-bread T-meat", coins=0).deck_is("L-iron")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.coin-no-card")
@pytest.mark.parametrize("fancies", ["none", ("starburst", "todd")])
def test_without_a_card_to_draw_the_standard_coin_is_not_offered(fancies: object) -> None:
    """Spend a coin; our ruling: other uses of a coin are."""
    story = Story(fancies=fancies).given(
        "c3 iron", held="meat", hands=("L-bread L-iron L-meat",), coins=(2, 2), deck="", ending=True
    )
    others = () if fancies == "none" else ("coin starburst",)
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, *others).refuses(
        "coin", "there is no card to draw"
    ).has(ROZIE, coins=2)


@pytest.mark.rule("duals/ruling.coin-last-card")
@pytest.mark.parametrize(
    ("deck", "ending"), [("T-iron T-meat", True), ("T-iron T-meat L-meat", False)]
)
def test_a_coin_that_draws_the_last_card_brings_the_end(deck: str, ending: bool) -> None:
    """Spend a coin; end of game; our ruling: that cards go back changes nothing."""
    story = Story().given(held="meat", hands=("L-bread L-iron",), coins=(1, 0), deck=deck)
    story.answers("coin").sees(ending=ending).answers("under L-bread", "under L-iron")
    story.sees(ending=ending, deck=len(deck.split())).has(ROZIE, hand="T-meat T-iron")
    story.answers("place a1", "no fire")
    if ending:
        story.is_done(winners=[ROZIE, MANNY], totals=(0, 0))
    else:
        story.sees(turn=MANNY, phase="play", ending=False)


@pytest.mark.rule("duals/ruling.coin-cards-return")
def test_cards_put_under_an_empty_deck_can_be_drawn_in_the_same_turn() -> None:
    """Spend a coin; our ruling: they are the deck again."""
    story = Story().given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread L-iron", "L-plant L-potion"),
        coins=(1, 0),
        deck="T-iron T-meat",
    )
    story.answers("coin", "under T-meat", "under L-iron").deck_is("T-meat L-iron")
    story.answers("score L-bread").has(ROZIE, hand="T-meat T-iron").deck_is("L-iron")
    story.is_done(winners=[ROZIE], totals=(3, 0))


@pytest.mark.rule("duals/coin.unspent")
def test_an_unspent_coin_is_worth_one_in_the_end() -> None:
    """Spend a coin, last sentence: Rozie spends one of her two, Manny keeps his two."""
    story = Story().given(
        scoring=True, hands=("L-bread L-iron", "L-meat T-meat"), coins=(2, 2), ending=True
    )
    story.has(ROZIE, reputation=2).answers("coin", "under L-bread", "under L-iron")
    story.has(ROZIE, sheet={"shops": 0, "fountain": 0, "coins": 1}).answers("done")
    story.is_done(winners=[MANNY], ranks=[2, 1], totals=(1, 2))


@pytest.mark.rule("duals/ruling.coin-every-question", "duals/ruling.coin-around-pull")
def test_around_the_pull_of_crystal_a_coin_is_offered_with_nothing_between() -> None:
    """Spend a coin, example; our ruling: before firing up, and with the three in hand."""
    story = Story().given(held="crystal", hands=("L-bread L-iron",), coins=(1, 0))
    story.answers("place c3").is_asked(ROZIE, FIRE, "fire crystal", "no fire", "coin")
    story.will_pull("iron", "bread", "meat").answers("fire crystal").sees(held="iron bread meat")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep bread", "keep meat", "keep iron", "coin")
    story.answers("coin", "under L-bread", "under L-iron").sees(held="iron bread meat")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep bread", "keep meat", "keep iron")
    story.answers("keep meat").is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.coin-every-question")
def test_the_token_of_a_crystal_may_wait_for_a_coin_too() -> None:
    """Spend a coin; our ruling: choosing the token and placing it are two steps."""
    story = Story().given(held="crystal", hands=("L-bread L-iron",), coins=(1, 0))
    story.answers("place c3").will_pull("iron", "bread", "meat")
    story.answers("fire crystal", "keep meat").is_asked(ROZIE, WHERE, *ALL_PLACES, "coin")
    story.answers("coin", "under L-bread", "under L-iron").sees(held="meat").answers("place a1")
    story.board_is("a1 meat, c3 crystal").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.coin-around-pull")
def test_around_the_pull_of_bread_a_coin_is_offered_with_nothing_between() -> None:
    """Spend a coin; our ruling: before firing up, and with the new token in hand."""
    story = Story().given(held="bread", hands=("L-bread L-iron",), coins=(1, 0))
    story.answers("place c3").is_asked(ROZIE, FIRE, "fire bread", "no fire", "coin")
    story.will_pull("iron").answers("fire bread").sees(held="iron")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin")
    story.hears(
        "Rozie places the bread dragon on c3.",
        "Rozie fires up c3 as bread.",
        "Rozie pulls an iron dragon.",
    )


@pytest.mark.rule("duals/ruling.coin-every-question", "duals/ruling.coin-not-between-halves")
def test_meat_is_interrupted_before_a_token_is_lifted_and_not_after() -> None:
    """Spend a coin; our ruling on halves."""
    story = Story().given("c2 iron", held="meat", hands=("L-bread L-iron",), coins=(1, 0))
    story.answers("place c3", "fire meat").is_asked(ROZIE, WHICH_TO_MOVE, "move c2", "coin")
    story.answers("move c2").is_asked(ROZIE, where_from("c2"), *tos("c2"))
    story.answers("to a1").is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.rule("duals/ruling.coin-every-question", "duals/ruling.coin-not-between-halves")
def test_iron_is_interrupted_between_its_two_tokens_and_not_within_a_move() -> None:
    """Spend a coin; our ruling on halves."""
    story = Story().given("c2 meat, c4 meat", held="iron", hands=("L-bread L-iron",), coins=(1, 0))
    story.answers("place c3", "fire iron")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move c2", "coin").answers("move c4")
    story.is_asked(
        ROZIE, where_from("c4"), "to c5", "to b4", "to b3", "to c3", "to d3", "to d4"
    ).answers("to c5")
    story.is_asked(ROZIE, WHICH_OTHER, "move c2", "enough", "coin").answers("move c2")
    story.is_asked(
        ROZIE, where_from("c2"), "to c3", "to b2", "to b1", "to c1", "to d1", "to d2"
    ).answers("to c1")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.rule("duals/ruling.coin-every-question", "duals/ruling.coin-not-between-halves")
def test_potion_is_interrupted_before_the_first_token_and_not_before_the_second() -> None:
    """Spend a coin; our ruling on halves."""
    story = Story().given("c2 iron", held="potion", hands=("L-bread L-iron",), coins=(1, 0))
    story.answers("place c3", "fire potion")
    story.is_asked(ROZIE, WHICH_TO_SWAP, "swap c2", "swap c3", "coin").answers("swap c2")
    story.board_is("c2 potion, c3 iron").is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.hears(
        "Rozie places the potion dragon on c3.",
        "Rozie fires up c3 as potion.",
        "Rozie swaps the iron dragon on c2 with the potion dragon on c3.",
    )


@pytest.mark.rule("duals/ruling.coin-not-between-halves")
def test_the_second_token_of_a_swap_is_chosen_without_a_coin() -> None:
    """Spend a coin; our ruling on halves."""
    story = Story().given(
        "c2 iron, a1 meat", held="potion", hands=("L-bread L-iron",), coins=(1, 0)
    )
    story.answers("place c3", "fire potion", "swap c2")
    story.is_asked(ROZIE, swap_with("c2"), "with a1", "with c3").refuses(
        "coin", "first finish the choice you have begun"
    )


@pytest.mark.rule("duals/ruling.coin-every-question")
def test_every_link_of_a_plant_chain_may_be_interrupted() -> None:
    """Spend a coin; our ruling: between two steps of an ability."""
    story = Story().given(
        "c2 plant, c1 bread", held="plant", hands=("L-bread L-iron",), coins=(1, 0)
    )
    story.answers("place c3", "fire plant")
    story.is_asked(ROZIE, next_to("c3"), "use c2 plant", "use none", "coin")
    story.answers("use c2 plant").is_asked(ROZIE, next_to("c2"), "use c1 bread", "use none", "coin")
    story.answers("coin", "under L-bread", "under L-iron")
    story.is_asked(ROZIE, next_to("c2"), "use c1 bread", "use none")


@pytest.mark.rule("duals/ruling.coin-every-question", "duals/ruling.coin-not-between-halves")
def test_the_miniature_may_wait_for_a_coin_but_not_the_choice_of_the_token_it_leaves() -> None:
    """Spend a coin; the fountain, gameplay; our ruling on halves."""
    story = Story(fountain=True).given(
        "c2 bread, c3 crystal, b2 crystal, b3 bread, e1 iron meat",
        scoring=True,
        hands=("L-bread L-iron",),
        coins=(1, 0),
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "done", "coin").answers("claim F1")
    spaces = [f"fountain {space}" for space in SPACES]
    story.is_asked(ROZIE, WHERE_FOUNTAIN, *spaces, "coin").answers("fountain e1")
    story.is_asked(ROZIE, WHICH_TO_KEEP, "keep meat", "keep iron").answers("keep iron")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
