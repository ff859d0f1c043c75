"""Solo Mode: every turn must complete a card or cost a coin, until the fountain is complete."""

from __future__ import annotations

from typing import Any

import pytest

import emberhall
from emberhall.titles.duals.events import FirstPlayerDrawn

from .story import (
    FIRE,
    READY,
    ROZIE,
    SPACES,
    TYPES,
    WHERE,
    WHERE_FOUNTAIN,
    WHICH_TO_KEEP,
    WHICH_TO_SCORE,
    WHICH_UNDER,
    Story,
    miniature_in,
)

F1 = "a1 bread, a2 crystal, b2 crystal, b3 bread"
F4 = "c4 plant, c5 potion, d3 potion, d4 plant"
MEATS = "e1 meat, e2 meat, e3 meat"
NEW = "P-iron-bread P-iron-meat"
"""Two cards that nothing in these tests completes."""


def places(*, but: str) -> tuple[str, ...]:
    return tuple(f"place {space}" for space in SPACES if space not in but.split())


def basins(*, but: str) -> tuple[str, ...]:
    return tuple(f"fountain {space}" for space in SPACES if space not in but.split())


def alone(board: str = "", **given: Any) -> Story:
    """A game for one with F2 open, which asks for crystal and iron, and F3 to come."""
    usual = {"fountain": "F2", "fountain_deck": "F3", "miniature": "c3"}
    return Story(seats=1).given(board, **{**usual, **given})


# Setup


@pytest.mark.rule("duals/solo.fountain")
def test_alone_the_fountain_is_always_there() -> None:
    """Solo mode, introduction: it need not be chosen, and cannot be."""
    story = Story(seats=1)
    assert story.view["fountain"] is not None
    with pytest.raises(emberhall.BadSetting, match="Solo Mode always has the fountain; leave"):
        emberhall.new_game("duals", seats=1, fountain=True)
    story.given(F1, scoring=True, fountain="F1", fountain_deck="F2", coins=(1,))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "coin")


@pytest.mark.rule("duals/solo.no-fancies")
@pytest.mark.parametrize("fancies", ["choose", ["flair"], ("todd",), "flair,todd"])
def test_alone_no_fancies_take_part(fancies: object) -> None:
    """Solo mode, introduction."""
    with pytest.raises(emberhall.BadSetting, match="Solo Mode has no fancies; fancies can only"):
        emberhall.new_game("duals", seats=1, fancies=fancies)
    story = Story(seats=1).sees(fancies=[], display=[]).has(ROZIE, cards=2)
    assert story.bag["buddy"] == 0


@pytest.mark.rule("duals/solo.centre")
@pytest.mark.parametrize("seed", range(5))
def test_the_miniature_starts_on_the_centre(seed: int) -> None:
    """Solo mode, setup: c3 is blocked from the first token on."""
    story = Story(seats=1, seed=seed)
    assert miniature_in(story.view) == "c3"
    story.answers("pull").is_asked(ROZIE, WHERE, *places(but="c3"), "coin")
    story.refuses("place c3", "the fountain stands there")


@pytest.mark.rule("duals/solo.one-open")
def test_the_fountain_cards_are_shuffled_and_one_is_open() -> None:
    """Solo mode, setup: five are to come, and chance says which is the first."""
    first = set()
    for seed in range(40):
        fountain = Story(seats=1, seed=seed).view["fountain"]
        assert (len(fountain["cards"]), fountain["to_come"]) == (1, 5)
        first.add(fountain["cards"][0]["card"])
    assert first == {"F1", "F2", "F3", "F4", "F5", "F6"}


@pytest.mark.rule("duals/solo.one-open")
def test_only_the_open_card_can_be_claimed() -> None:
    """Solo mode, setup: F1 lies complete on the board, but F4 is open and F1 still to come."""
    story = alone(f"{F1}, {F4}", scoring=True, fountain="F4", fountain_deck="F1 F2", coins=(1,))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "claim F4", "coin")
    story.refuses("claim F1", "no such fountain card is open")


@pytest.mark.rule("duals/solo.one-open")
def test_a_guess_knows_the_open_card_and_not_the_order_of_the_others() -> None:
    """Solo mode, setup: what is to come is hidden even from the only player."""
    game = Story(seats=1).game
    orders = set()
    for seed in range(12):
        table: Any = game.imagine(ROZIE, seed)._table
        cards = [table.content.cards[card].id for card in (*table.fountain, *table.fountain_deck)]
        assert (cards[0], sorted(cards)) == ("F4", ["F1", "F2", "F3", "F4", "F5", "F6"])
        orders.add(tuple(cards))
    assert len(orders) > 6


@pytest.mark.rule("duals/solo.set-aside")
def test_six_more_artisans_are_out_of_a_game_for_one() -> None:
    """Solo mode, setup: 24 tokens in the bag, six extras, six in the box with Buddy."""
    story = Story(seats=1).sees(extras=list(TYPES))
    bag = story.bag
    assert [bag[type] for type in TYPES] == [3] * 6
    assert sum(bag.values()) == 24
    box = story.game.title.inventory(story.table)["box"]
    assert box == {"token buddy": 1, "coin": 0, **{f"token {type}": 1 for type in TYPES}}


@pytest.mark.rule("duals/ruling.solo-setup")
def test_alone_one_has_three_coins_two_cards_and_no_draw_for_the_first_player() -> None:
    """Our ruling: the other half of the table is simply not there."""
    story = Story(seats=1).has(ROZIE, coins=3, cards=2).sees(deck=40, turn=ROZIE)
    assert len(story.view["seats"]) == 1
    assert not [event for event in story.game.events(None) if isinstance(event, FirstPlayerDrawn)]
    assert len(
        [event for event in Story().game.events(None) if isinstance(event, FirstPlayerDrawn)]
    )
    story.is_asked(ROZIE, READY, "pull", "coin")


@pytest.mark.rule("duals/ruling.solo-setup", "duals/ruling.solo-last-turn")
def test_alone_there_is_no_special_phase() -> None:
    """Our ruling: the bag is empty, the turn is played out, and that was all."""
    story = alone(MEATS, bag="1 plant", hands=("L-meat",), coins=(0,)).answers("place a1")
    story.answers("no fire").has(ROZIE, scored="L-meat", cards=2).is_done(winners=())
    assert "Rozie gets a last chance to score." not in story.tells(story.table.log or [])


# The demand


@pytest.mark.rule("duals/solo.turns")
def test_one_turn_follows_another() -> None:
    """Solo mode, gameplay: play, score, refresh as usual; then Rozie again."""
    story = alone(MEATS, held="iron", hands=("L-meat",), coins=(1,), bag="9 plant")
    story.is_asked(ROZIE, WHERE, *places(but="c3"), "coin").answers("place a1")
    story.is_asked(ROZIE, FIRE, "fire iron", "no fire", "coin").answers("no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "coin").answers("score L-meat", "done")
    story.has(ROZIE, cards=2, scored="L-meat").sees(turn=ROZIE, phase="play", ending=False)
    story.is_asked(ROZIE, READY, "pull", "coin").answers("pull").sees(bag="8 plant", held="plant")


@pytest.mark.rule("duals/solo.demand", "duals/ruling.solo-must")
def test_a_turn_cannot_be_left_before_a_card_or_a_coin() -> None:
    """Solo mode, gameplay; our ruling: `done` is offered only after a shop card."""
    story = alone(MEATS, scoring=True, hands=("L-meat",), coins=(1,))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "coin")
    story.refuses("done", "each turn must complete a card, or cost a coin")
    story.answers("score L-meat").is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.answers("done").has(ROZIE, coins=1).is_asked(ROZIE, READY, "pull", "coin")


@pytest.mark.rule("duals/solo.demand")
def test_a_fountain_card_meets_the_demand() -> None:
    """Solo mode, gameplay: shop or fountain."""
    story = alone(F1, scoring=True, fountain="F1", coins=(1,))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "coin").answers("claim F1", "fountain e1")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").answers("done")
    story.is_asked(ROZIE, READY, "pull", "coin").has(ROZIE, scored="F1")


@pytest.mark.rule("duals/solo.demand", "duals/ruling.solo-coin-draws", "duals/ruling.solo-when")
def test_a_coin_spent_while_playing_meets_the_demand_and_draws_cards() -> None:
    """Solo mode, gameplay; our ruling: two cards come, two go, and no card need be scored."""
    story = alone(MEATS, held="iron", hands=("L-bread L-plant",), coins=(2,), deck=f"{NEW} L-meat")
    story.answers("coin").has(ROZIE, hand="L-bread L-plant P-iron-bread P-iron-meat", coins=1)
    story.is_asked(
        *(ROZIE, WHICH_UNDER, "under L-bread", "under L-plant", "under P-iron-bread"),
        "under P-iron-meat",
    )
    story.answers("under L-bread", "under P-iron-bread").deck_is("L-meat L-bread P-iron-bread")
    story.answers("place a1", "no fire").has(ROZIE, scored="", hand="L-plant P-iron-meat", coins=1)
    story.is_asked(ROZIE, READY, "pull", "coin")


@pytest.mark.rule("duals/solo.demand", "duals/ruling.solo-must")
def test_a_coin_in_the_score_phase_meets_the_demand_though_a_card_would_fit() -> None:
    """Solo mode, gameplay: a card or a coin; the card may then be held back."""
    story = alone(MEATS, scoring=True, hands=("L-meat",), coins=(1,), deck=f"{NEW} L-iron L-bread")
    story.answers("coin", "under P-iron-bread", "under P-iron-meat")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "done").answers("done")
    story.has(ROZIE, hand="L-meat L-iron", scored="", coins=0).sees(turn=ROZIE, phase="play")


@pytest.mark.rule("duals/ruling.solo-must")
def test_the_only_card_that_fits_is_scored_when_no_coin_is_left() -> None:
    """Our ruling: you must, so there is nothing to ask."""
    story = alone(MEATS, held="iron", hands=("L-meat P-iron-bread",), bag="9 plant")
    story.answers("place a1", "no fire").has(ROZIE, scored="L-meat", cards=2)
    story.is_asked(ROZIE, WHERE, *places(but="c3")).sees(turn=ROZIE, held="plant")


@pytest.mark.rule("duals/ruling.solo-must")
def test_with_two_cards_that_fit_one_must_be_scored_and_the_other_may() -> None:
    """Our ruling: the first choice has no way out, the second has."""
    story = alone(f"{MEATS}, d3 meat", scoring=True, hands=("L-meat T-meat",))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "score T-meat")
    story.refuses("done", "each turn must complete a card, or cost a coin")
    story.answers("score T-meat").is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "done")


@pytest.mark.rule("duals/ruling.solo-coin-by-itself", "duals/ruling.solo-coin-draws")
def test_without_a_card_that_fits_the_coin_is_spent_by_itself() -> None:
    """Our ruling: Rozie is asked at once which cards go under the deck."""
    story = alone(MEATS, held="iron", hands=("L-bread L-plant",), coins=(2,), deck=f"{NEW} L-meat")
    story.answers("place a1", "no fire").has(ROZIE, coins=1).sees(coined=True, phase="score")
    story.hears(
        "Rozie places the iron dragon on a1.",
        "No card can be completed: this turn costs a coin.",
        "Rozie spends a coin on new cards.",
        "Rozie draws Toasting Forks.",
        "Rozie draws Cleaver & Sons.",
    )
    story.answers("under L-bread", "under L-plant").deck_is("L-meat L-bread L-plant")
    story.is_asked(ROZIE, READY, "pull", "coin").has(ROZIE, hand=NEW, coins=1)


@pytest.mark.rule("duals/ruling.solo-coin-by-itself")
def test_a_card_that_such_a_coin_brings_may_be_scored_at_once() -> None:
    """Our ruling: the score phase goes on after it, and nothing more is demanded."""
    story = alone(MEATS, scoring=True, coins=(1,), hands=("T-plant",), deck="L-meat T-iron L-bread")
    story.answers("under T-iron", "under T-plant")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "done").answers("score L-meat")
    story.has(ROZIE, scored="L-meat").sees(turn=ROZIE)


@pytest.mark.rule("duals/ruling.solo-one-coin")
def test_a_second_coin_is_not_offered_in_a_turn() -> None:
    """Our ruling: one coin a turn holds here as well."""
    story = alone(MEATS, held="iron", hands=("L-bread L-meat",), coins=(3,), deck=f"{NEW} L-iron")
    story.answers("coin", "under L-bread", "under P-iron-bread").has(ROZIE, coins=2)
    story.is_asked(ROZIE, WHERE, *places(but="c3")).answers("place a1", "no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "done").answers("done")
    story.has(ROZIE, coins=2).is_asked(ROZIE, READY, "pull", "coin")


@pytest.mark.rule("duals/ruling.solo-one-coin", "duals/solo.lost")
def test_three_coins_carry_over_three_empty_turns_and_the_fourth_is_lost() -> None:
    """Our ruling: the coins go one by one, then the game."""
    story = alone(coins=(3,), bag="9 plant", hands=("L-bread L-iron",))
    for coins in (2, 1, 0):
        story.answers("pull", f"place a{3 - coins}", "no fire")
        under = [f"under {card['card']}" for card in story.game.view(ROZIE)["seats"][0]["hand"]]
        story.answers(*under[:2]).has(ROZIE, coins=coins, cards=2, scored="")
    story.is_asked(ROZIE, WHERE, *places(but="c3")).answers("place b1", "no fire")
    story.has(ROZIE, cards=2).is_done(winners=(), ranks=(2,), totals=(0,))


# Losing


@pytest.mark.rule("duals/solo.lost", "duals/ruling.solo-lost-at-once", "duals/ruling.solo-when")
def test_without_card_and_coin_the_game_is_lost_at_once_and_nothing_is_drawn() -> None:
    """Solo mode, gameplay; our ruling: the empty hand stays empty."""
    story = alone(F1, held="iron", hands=("L-meat",), deck=NEW, scored=("L-iron",))
    story.is_asked(ROZIE, WHERE, *places(but="c3")).answers("place c1", "no fire")
    story.has(ROZIE, hand="L-meat", cards=1).sees(deck=2, phase="over", ending=False)
    story.hears(
        "Rozie places the iron dragon on c1.",
        "No card completed and no coin to spend: the challenge is lost.",
    )
    story.is_done(winners=(), ranks=(2,), totals=(3,))


@pytest.mark.rule("duals/ruling.solo-lost-at-once")
def test_a_coin_that_cannot_be_spent_saves_nobody() -> None:
    """Our ruling: with the deck empty there is nothing a coin could do."""
    story = alone(held="iron", hands=("L-meat",), coins=(2,), deck="", ending=True)
    story.is_asked(ROZIE, WHERE, *places(but="c3")).answers("place c1", "no fire")
    story.has(ROZIE, coins=2).is_done(winners=(), ranks=(2,))


@pytest.mark.rule("duals/ruling.solo-when")
def test_a_card_completed_last_turn_does_not_count_for_this_one() -> None:
    """Our ruling: each turn has its own demand, and so has each turn's coin."""
    story = alone(
        MEATS, scoring=True, hands=("L-meat",), coins=(1,), deck=NEW + " L-iron", bag="9 plant"
    )
    story.answers("coin", "under P-iron-bread", "under P-iron-meat", "score L-meat")
    story.sees(turn=ROZIE, coined=False, phase="play").has(ROZIE, scored="L-meat", coins=0)
    story.answers("place a1", "no fire").has(ROZIE, cards=2, scored="L-meat").is_done(winners=())


# The fountain


@pytest.mark.rule("duals/solo.miniature", "duals/solo.next-card")
def test_a_claimed_card_moves_the_miniature_clears_a_stack_and_opens_the_next_card() -> None:
    """Solo mode, gameplay: as for two; the token kept is played in Rozie's next turn."""
    board = f"{F1}, c5 iron potion"
    story = alone(board, scoring=True, fountain="F1", fountain_deck="F3 F2", bag="9 plant")
    story.has(ROZIE, scored="F1").is_asked(ROZIE, WHERE_FOUNTAIN, *basins(but="c3"))
    story.refuses("fountain c3", "it must leave its space").fountain_is("c3", "")
    story.answers("fountain c5").is_asked(ROZIE, WHICH_TO_KEEP, "keep iron", "keep potion")
    story.fountain_is("c5", "").answers("keep iron").fountain_is("c5", "F3")
    story.is_asked(ROZIE, WHERE, *places(but="c5")).board_is(F1)
    story.sees(held="iron", bag="1 potion 9 plant").has(ROZIE, kept=None, reputation=4)
    assert story.view["fountain"]["to_come"] == 1


@pytest.mark.rule("duals/ruling.solo-one-fountain-card", "duals/solo.next-card")
def test_a_newly_opened_card_waits_for_the_next_turn() -> None:
    """Our ruling: F4 lies complete and is opened, but one fountain card a turn is the most."""
    board = f"{F1}, {F4}"
    story = alone(
        board, scoring=True, fountain="F1", fountain_deck="F4 F2", coins=(1,), bag="9 meat"
    )
    story.answers("claim F1", "fountain e1").fountain_is("e1", "F4")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.refuses("claim F4", "one fountain card a turn is the most").answers("done", "pull")
    story.answers("place e3", "no fire").is_asked(ROZIE, WHICH_TO_SCORE, "claim F4", "coin")
    story.answers("claim F4", "fountain c1").fountain_is("c1", "F2").has(ROZIE, scored="F1 F4")


@pytest.mark.rule("duals/solo.win", "duals/ruling.solo-win-at-once")
def test_the_sixth_fountain_card_wins_on_the_spot() -> None:
    """Solo mode, gameplay; our ruling: no miniature moves, no shop card, no refresh."""
    story = alone(
        f"{F4}, {MEATS}",
        scoring=True,
        fountain="F4",
        fountain_deck="",
        scored=("F1 F2 F3 F5 F6",),
        hands=("L-meat",),
        coins=(1,),
        deck=NEW,
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "claim F4", "coin").answers("claim F4")
    story.fountain_is("c3", "").has(ROZIE, hand="L-meat", kept=None).sees(deck=2, phase="over")
    story.hears(
        "Rozie claims Mossy Vial Spring of the fountain for 4.",
        "Every fountain card is complete: the challenge is won!",
    )
    story.is_done(winners=(ROZIE,), ranks=(1,), totals=(25,))


@pytest.mark.rule("duals/solo.win")
def test_five_fountain_cards_are_not_enough() -> None:
    """Solo mode, gameplay: the last card lies open, but not complete, and a turn brings nothing."""
    story = alone(MEATS, held="iron", fountain="F4", fountain_deck="", scored=("F1 F2 F3 F5 F6",))
    story.answers("place a1", "no fire").fountain_is("c3", "F4")
    story.is_done(winners=(), ranks=(2,), totals=(20,))


@pytest.mark.rule("duals/solo.win")
def test_the_fifth_fountain_card_does_not_win() -> None:
    """Solo mode, gameplay: one is still to come, so play goes on."""
    story = alone(F4, scoring=True, fountain="F4", fountain_deck="F6", scored=("F1 F2 F3 F5",))
    story.is_asked(ROZIE, WHERE_FOUNTAIN, *basins(but="c3")).answers("fountain a1")
    story.fountain_is("a1", "F6").sees(turn=ROZIE, phase="play")


# The last turn


@pytest.mark.rule("duals/ruling.solo-last-turn")
def test_the_turn_that_empties_the_bag_is_played_out_and_lost() -> None:
    """Our ruling: both cards are scored and the hand is filled, all in vain."""
    story = alone(
        f"{MEATS}, d3 meat", bag="1 plant", hands=("L-meat T-meat",), deck=NEW + " L-iron"
    )
    story.sees(ending=True, held="plant").answers("place a1", "no fire", "score L-meat")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score T-meat", "done").answers("score T-meat")
    story.has(ROZIE, hand=NEW, reputation=6).is_done(winners=(), ranks=(2,), totals=(6,))


@pytest.mark.rule("duals/ruling.solo-last-turn")
def test_coins_left_over_buy_no_further_turn_once_the_bag_is_empty() -> None:
    """Our ruling: the last turn is the last one, however many coins Rozie has."""
    story = alone(MEATS, bag="1 plant", hands=("L-meat T-iron",), coins=(3,), deck=NEW)
    story.answers("pull", "place a1", "no fire", "score L-meat").sees(ending=True)
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").answers("done")
    story.has(ROZIE, coins=3).is_done(winners=(), ranks=(2,), totals=(6,))


@pytest.mark.rule("duals/ruling.solo-last-turn", "duals/solo.win")
def test_the_last_turn_still_wins_with_the_sixth_card() -> None:
    """Our ruling: bread takes the extras, and one of them is what the pattern needs."""
    board = "a1 bread, a2 crystal, b2 crystal"
    story = alone(board, bag="1 bread", fountain="F1", fountain_deck="", extras="bread meat")
    story.sees(ending=True).answers("place e1", "fire bread").sees(extras=[], bag="1 meat")
    story.is_asked(ROZIE, WHERE, *places(but="c3")).answers("place b3", "no fire")
    story.is_done(winners=(ROZIE,), ranks=(1,), totals=(4,))


@pytest.mark.rule("duals/ruling.solo-last-turn", "duals/ruling.solo-last-card")
def test_a_coin_that_draws_the_last_card_makes_it_the_last_turn() -> None:
    """Our ruling: the demand is met and two cards lie under the deck again, all the same."""
    story = alone(MEATS, held="iron", hands=("L-meat L-iron",), coins=(1,), deck=NEW)
    story.answers("coin", "under P-iron-bread", "under P-iron-meat").sees(ending=True, deck=2)
    story.answers("place a1", "no fire", "score L-meat").has(ROZIE, hand="L-iron P-iron-bread")
    story.sees(deck=1).is_done(winners=(), ranks=(2,))


@pytest.mark.rule("duals/ruling.solo-last-card")
def test_a_last_card_drawn_to_refresh_loses() -> None:
    """Our ruling: nothing can be completed after it."""
    story = alone(MEATS, scoring=True, hands=("L-meat T-iron",), deck="P-iron-bread")
    story.has(ROZIE, scored="L-meat", hand="T-iron P-iron-bread").sees(deck=0, ending=True)
    story.hears(
        "Rozie scores The Spit Roast for 3.",
        "Rozie draws Toasting Forks.",
        "The last card has left the deck: this turn is the last.",
        "Tokens or cards have run out before the fountain cards: the challenge is lost.",
    )
    story.is_done(winners=(), ranks=(2,), totals=(3,))


@pytest.mark.rule("duals/ruling.solo-last-card")
def test_one_card_left_in_the_deck_is_enough_to_go_on() -> None:
    """Our ruling, the other side of it: a hand is filled, a card is left, the game goes on."""
    story = alone(MEATS, scoring=True, hands=("L-meat T-iron",), deck=NEW, bag="9 plant")
    story.sees(deck=1, ending=False).is_asked(ROZIE, WHERE, *places(but="c3"))


@pytest.mark.rule("duals/ruling.solo-last-card", "duals/ruling.solo-last-turn")
def test_tokens_that_go_back_do_not_save_the_last_turn() -> None:
    """Our ruling: the miniature sends two tokens into the empty bag, and the game is lost."""
    board = "a1 bread, a2 crystal, b2 crystal, c5 iron potion meat"
    story = alone(board, bag="1 bread", fountain="F1", fountain_deck="F2").sees(ending=True)
    story.answers("place b3", "no fire", "fountain c5", "keep iron").sees(bag="1 meat 1 potion")
    story.has(ROZIE, kept="iron").is_done(winners=(), ranks=(2,), totals=(4,))
