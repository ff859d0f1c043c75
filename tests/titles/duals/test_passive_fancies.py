"""Buddy, Goldrush, Steven and Todd: which rules they change."""

from __future__ import annotations

import pytest

from .story import (
    MANNY,
    READY,
    ROZIE,
    SPACES,
    TYPES,
    WHERE,
    WHERE_FOUNTAIN,
    WHICH_TO_DRAW,
    WHICH_TO_KEEP,
    WHICH_TO_MOVE,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    WHICH_UNDER,
    Story,
    everywhere,
    named,
    next_to,
)

ALL_PLACES = everywhere()


def open_cards(story: Story) -> str:
    """Steven's cards beside the deck."""
    return named(story.view["display"]["cards"])


# Buddy


@pytest.mark.rule("duals/buddy.no-ability")
def test_buddy_is_placed_and_not_fired_up() -> None:
    """Passive fancies, Buddy: no question whether, and the turn goes on."""
    story = Story(fancies=("buddy", "goldrush")).given(
        "c2 bread", held="buddy", hands=("L-iron L-meat",), coins=(1, 0)
    )
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin").answers("place c3")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").board_is("c2 bread, c3 buddy")
    story.refuses("fire bread", "").sees(held="", phase="score")


@pytest.mark.rule("duals/buddy.any-type")
@pytest.mark.parametrize("kind", TYPES)
def test_in_a_pattern_buddy_stands_for_any_type(kind: str) -> None:
    """Passive fancies, Buddy: in lines and triangles, for every type."""
    story = Story(fancies=("buddy", "goldrush")).given(
        f"c2 {kind}, c3 buddy, c4 {kind}, d3 {kind}",
        scoring=True,
        hands=(" ".join(f"{shape}-{each}" for shape in "LT" for each in TYPES),),
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, f"score L-{kind}", f"score T-{kind}", "done")


@pytest.mark.rule("duals/buddy.each-card")
def test_buddy_may_be_another_type_for_the_next_card() -> None:
    """Passive fancies, Buddy, second sentence: bread, then iron, then the second meat."""
    story = Story(fancies=("buddy", "todd")).given(
        "b2 iron, d3 iron, c2 bread, c3 buddy, c4 bread, d2 meat, b3 meat",
        scoring=True,
        hands=("L-bread L-iron L-meat L-plant",),
    )
    lines = ["score L-bread", "score L-meat", "score L-iron"]
    story.is_asked(ROZIE, WHICH_TO_SCORE, *lines, "done").answers("score L-bread")
    story.is_asked(ROZIE, WHICH_TO_SCORE, *lines[1:], "done").answers("score L-iron")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "done").answers("score L-meat")
    story.has(ROZIE, scored="L-bread L-iron L-meat", reputation=9).sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.buddy-like-a-token")
def test_buddy_is_stacked_and_moved_like_any_token() -> None:
    """Passive fancies, Buddy; our ruling: meat takes it off one stack and puts it on another."""
    story = Story(fancies=("buddy", "goldrush")).given(
        "c2 bread buddy, e1 iron iron", held="meat", hands=("L-iron L-meat", "L-bread L-plant")
    )
    story.answers("place c3", "fire meat").is_offered("to e1", "to c3").is_not_offered("to c2")
    story.answers("to e1").board_is("c2 bread, c3 meat, e1 iron iron buddy").sees(turn=MANNY)
    story.is_not_offered("place e1")


@pytest.mark.rule("duals/ruling.buddy-like-a-token")
def test_buddy_is_moved_by_iron_and_swapped_by_potion_like_any_token() -> None:
    """Passive fancies, Buddy; our ruling."""
    story = Story(fancies=("buddy", "goldrush")).given(
        "c2 buddy, c4 bread", held="iron", hands=("L-iron L-meat", "L-bread L-plant")
    )
    story.answers("place c3", "fire iron").is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move c2")
    story.will_pull("potion").answers("move c2", "to c1", "enough")
    story.board_is("c1 buddy, c3 iron, c4 bread").answers("place e1", "fire potion")
    story.is_offered("swap c1").answers("swap c4", "with c1")
    story.board_is("c1 bread, c3 iron, c4 buddy, e1 potion").sees(turn=ROZIE)


@pytest.mark.rule("duals/ruling.buddy-like-a-token")
def test_buddy_goes_back_into_the_bag_like_any_token() -> None:
    """Passive fancies, Buddy; our ruling: crystal returns it."""
    story = Story(fancies=("buddy", "goldrush")).given(
        held="crystal", bag="2 iron 1 meat 1 buddy", hands=("L-iron L-meat", "L-bread L-plant")
    )
    story.answers("place c3").will_pull("buddy", "iron", "meat").answers("fire crystal")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep meat", "keep iron", "keep buddy")
    story.answers("keep iron").sees(held="iron", bag="1 meat 1 iron 1 buddy")


@pytest.mark.rule("duals/ruling.buddy-plant")
def test_plant_cannot_pick_buddy() -> None:
    """Passive fancies, Buddy; our ruling: bread is offered, Buddy is not."""
    story = Story(fancies=("buddy", "goldrush")).given(
        "c2 buddy, c4 bread", held="plant", hands=("L-iron L-meat",)
    )
    story.answers("place c3", "fire plant")
    story.is_asked(ROZIE, next_to("c3"), "use c4 bread", "use none")
    for type in TYPES:
        story.refuses(f"use c2 {type}", "")
    alone = Story(fancies=("buddy", "goldrush")).given(
        "c2 buddy", held="plant", hands=("L-iron L-meat", "L-bread L-plant")
    )
    alone.answers("place c3", "fire plant").sees(turn=MANNY).board_is("c2 buddy, c3 plant")


@pytest.mark.rule("duals/ruling.buddy-fountain")
@pytest.mark.parametrize(
    "board",
    [
        "c2 bread, c3 crystal, b2 crystal, b3 buddy",
        "c2 bread, c3 buddy, b2 crystal, b3 bread",
    ],
)
def test_buddy_stands_for_any_type_in_a_fountain_pattern(board: str) -> None:
    """Passive fancies, Buddy; the fountain; our ruling: at a tip or in the middle."""
    story = Story(fancies=("buddy", "goldrush"), fountain=True).given(
        board, scoring=True, hands=("L-iron L-meat", "L-bread L-plant")
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "claim F1", "done").answers("claim F1")
    story.is_asked(ROZIE, WHERE_FOUNTAIN, *(f"fountain {space}" for space in SPACES))
    story.answers("fountain a1").has(ROZIE, scored="F1").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.buddy-like-a-token")
def test_the_miniature_sends_buddy_back_into_the_bag_like_any_token() -> None:
    """Passive fancies, Buddy; the fountain, gameplay; our ruling."""
    story = Story(fancies=("buddy", "goldrush"), fountain=True).given(
        "c2 bread, c3 crystal, b2 crystal, b3 bread, e1 iron buddy",
        scoring=True,
        hands=("L-iron L-meat", "L-bread L-plant"),
        coins=(0, 1),
        bag="2 plant",
    )
    story.answers("claim F1", "fountain e1").is_asked(
        ROZIE, WHICH_TO_KEEP, "keep iron", "keep buddy"
    )
    story.answers("keep iron").has(ROZIE, kept="iron").sees(bag="2 plant 1 buddy")
    story.is_asked(MANNY, READY, "pull", "coin")


# Goldrush


@pytest.mark.rule("duals/goldrush.leftover", "duals/ruling.goldrush-bonus")
@pytest.mark.parametrize(("coins", "worth"), [(0, 3), (1, 0), (2, 0), (3, 0)])
def test_with_goldrush_coins_left_bring_nothing_and_having_none_brings_three(
    coins: int, worth: int
) -> None:
    """Passive fancies, Goldrush; our ruling on the 3."""
    story = Story(fancies=("goldrush", "flair")).given(
        scoring=True, deck="", coins=(coins, 2), scored=("L-bread", "T-iron"), ending=True
    )
    story.has(ROZIE, sheet={"shops": 3, "fountain": 0, "coins": worth})
    if coins == 1:
        story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").answers("done")
    winners = [ROZIE] if worth else [ROZIE, MANNY]
    story.is_done(winners=winners, totals=(3 + worth, 3))


@pytest.mark.rule("duals/ruling.goldrush-last-coin")
@pytest.mark.parametrize("other", ["flair", "starburst", "steven"])
def test_with_goldrush_the_last_coin_can_be_spent_for_nothing(other: str) -> None:
    """Special scoring phase: 3 reputation hang on it, though no card can be drawn."""
    story = Story(fancies=("goldrush", other)).given(
        held="meat", hands=("L-bread L-iron", "L-meat"), coins=(0, 1), deck="", ending=True
    )
    more = ("coin starburst",) if other == "starburst" else ()
    story.answers("place c3", "no fire").is_asked(MANNY, WHICH_TO_SCORE, "done", "coin", *more)
    story.describes("coin", "Spend your last coin: no card is left to draw")
    effects = story.offered("coin")["effects"]
    assert (effects["gains"], effects["costs"], effects["score"]) == ({}, {"coin": 1}, 3)
    story.answers("coin").has(MANNY, hand="L-meat", coins=0, cards=1).sees(deck=0)
    story.hears(
        "Rozie places the meat dragon on c3.",
        "Manny gets a last chance to score.",
        "Manny spends the last coin, with no card left to draw.",
        "The game is over: Rozie and Manny share a dual victory.",
    )
    story.is_done(winners=[ROZIE, MANNY], totals=(3, 3))


@pytest.mark.rule("duals/ruling.goldrush-last-coin", "duals/ruling.coin-no-card")
@pytest.mark.parametrize(
    ("fancies", "coins"), [(("goldrush", "flair"), 2), (("todd", "flair"), 1), ("none", 1)]
)
def test_a_coin_that_would_bring_nothing_is_not_offered(fancies: object, coins: int) -> None:
    """Special scoring phase: one of two with Goldrush, or any without; so nothing is asked."""
    story = Story(fancies=fancies).given(
        held="meat", hands=("L-bread L-iron", "L-meat"), coins=(0, coins), deck="", ending=True
    )
    story.answers("place c3", "no fire")
    assert story.game.over
    story.has(MANNY, coins=coins)


@pytest.mark.rule("duals/ruling.goldrush-when")
def test_with_goldrush_the_coin_of_the_special_phase_still_helps() -> None:
    """Passive fancies, Goldrush; our ruling: coins are counted after the special phase."""
    story = Story(fancies=("goldrush", "flair")).given(
        scoring=True, hands=("L-iron L-meat", "L-plant T-plant"), coins=(1, 1), ending=True
    )
    story.answers("done").is_asked(MANNY, WHICH_TO_SCORE, "done", "coin", "coin flair")
    story.has(MANNY, reputation=0).answers("coin flair").has(MANNY, coins=0, reputation=3)
    story.is_done(winners=[MANNY], ranks=[2, 1], totals=(0, 3))


# Steven


@pytest.mark.rule("duals/ruling.steven-two-open")
def test_with_steven_two_cards_lie_open_for_all_to_see() -> None:
    """Passive fancies, Steven; our ruling: two, and none without him."""
    story = Story(fancies=("steven", "flair"))
    shown = open_cards(story).split()
    assert len(set(shown)) == 2
    story.sees(deck=36)
    for viewer in (ROZIE, MANNY):
        assert story.game.view(viewer)["display"] == story.view["display"]
    Story(fancies=("goldrush", "flair")).sees(display=[], deck=38)


@pytest.mark.rule("duals/ruling.steven-after-dealing")
def test_hands_are_dealt_before_the_open_cards_are_laid() -> None:
    """Passive fancies, Steven; our ruling: with the same shuffle the hands are the same."""
    plain, steven = Story(fancies=("goldrush", "flair")), Story(fancies=("steven", "flair"))
    for seat in (ROZIE, MANNY):
        cards = [card["card"] for card in plain.game.view(seat)["seats"][seat]["hand"]]
        steven.has(seat, hand=" ".join(cards), cards=2).knows(1 - seat, seat, "")
    top = plain.table.deck[::-1][:2]
    assert steven.table.display == sorted(top)


@pytest.mark.rule("duals/steven.one-by-one", "duals/ruling.steven-every-draw")
def test_an_open_card_is_replaced_before_the_second_is_drawn() -> None:
    """Passive fancies, Steven, first sentence: the card that fills the place is taken as well."""
    story = Story(fancies=("steven", "flair")).given(
        "c2 bread, c3 bread, c4 bread, c5 meat",
        scoring=True,
        hands=("L-bread P-bread-meat", "L-iron T-meat"),
        deck="L-plant T-plant T-iron",
        display="L-meat L-potion",
    )
    story.answers("score L-bread", "score P-bread-meat")
    story.is_asked(ROZIE, WHICH_TO_DRAW, "draw deck", "draw L-meat", "draw L-potion")
    story.describes("draw deck", "The top card of the deck")
    story.describes("draw L-meat", "Face up: The Spit Roast (line of meat, meat, meat; 3)")
    story.answers("draw L-meat").deck_is("T-plant T-iron")
    story.is_asked(ROZIE, WHICH_TO_DRAW, "draw deck", "draw L-potion", "draw L-plant")
    story.answers("draw L-plant").has(ROZIE, hand="L-meat L-plant").deck_is("T-iron")
    assert open_cards(story) == "L-potion T-plant"
    story.sees(turn=MANNY).has(MANNY, hand="L-iron T-meat")


@pytest.mark.rule("duals/ruling.steven-every-draw")
def test_a_card_from_the_deck_leaves_the_open_cards_alone() -> None:
    """Passive fancies, Steven; our ruling: an open card may be taken, and need not be."""
    story = Story(fancies=("steven", "flair")).given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread L-iron",),
        deck="L-plant T-plant T-iron",
        display="L-meat L-potion",
    )
    story.answers("score L-bread", "draw deck").has(ROZIE, hand="L-iron L-plant").sees(turn=MANNY)
    assert open_cards(story) == "L-meat L-potion"
    story.deck_is("T-plant T-iron").knows(MANNY, ROZIE, "")


@pytest.mark.rule("duals/steven.coin")
@pytest.mark.parametrize(
    ("draws", "hand", "display", "deck"),
    [
        ("deck deck", "L-iron L-plant T-plant", "L-meat L-potion", "T-iron T-bread"),
        ("deck L-meat", "L-meat L-iron L-plant", "L-potion T-plant", "T-iron T-bread"),
        ("L-meat deck", "L-meat L-iron T-plant", "L-potion L-plant", "T-iron T-bread"),
        ("L-meat L-potion", "L-meat L-iron L-potion", "L-plant T-plant", "T-iron T-bread"),
    ],
)
def test_the_two_cards_of_a_coin_may_come_from_either_place(
    draws: str, hand: str, display: str, deck: str
) -> None:
    """Passive fancies, Steven, second sentence."""
    story = Story(fancies=("steven", "goldrush")).given(
        held="meat",
        hands=("L-iron",),
        coins=(1, 0),
        deck="L-plant T-plant T-iron T-bread",
        display="L-meat L-potion",
    )
    story.answers("coin").is_asked(
        ROZIE, WHICH_TO_DRAW, "draw deck", "draw L-meat", "draw L-potion"
    )
    story.answers(*(f"draw {card}" for card in draws.split())).has(ROZIE, hand=hand).deck_is(deck)
    assert open_cards(story) == display
    story.is_asked(ROZIE, WHICH_UNDER, *(f"under {card}" for card in hand.split()))


@pytest.mark.rule("duals/ruling.steven-every-draw")
def test_both_cards_of_flair_may_be_open_ones() -> None:
    """Passive fancies, Steven; active fancies, Flair; our ruling: a pair card brings another."""
    story = Story(fancies=("steven", "flair")).given(
        held="meat",
        hands=("L-iron",),
        coins=(1, 0),
        deck="L-plant T-plant T-iron",
        display="L-meat P-bread-meat",
    )
    story.answers("coin flair").is_asked(
        ROZIE, WHICH_TO_DRAW, "draw deck", "draw L-meat", "draw P-bread-meat"
    )
    story.answers("draw P-bread-meat")
    story.is_asked(ROZIE, WHICH_TO_DRAW, "draw deck", "draw L-meat", "draw L-plant")
    story.answers("draw L-meat").has(ROZIE, hand="L-meat L-iron P-bread-meat").deck_is("T-iron")
    story.hears(
        "Rozie spends a coin on Flair.",
        "Rozie takes Pie in the Eye, which lay open.",
        "Hedgerow Stall lies open now.",
        "Rozie takes The Spit Roast, which lay open.",
        "Cloverleaf lies open now.",
    )
    story.is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.steven-empty-deck")
def test_with_an_empty_deck_open_cards_are_drawn_and_not_replaced() -> None:
    """Passive fancies, Steven; our ruling: while refreshing."""
    story = Story(fancies=("steven", "flair")).given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread L-iron", "T-iron T-meat"),
        deck="",
        display="L-meat L-potion",
        ending=True,
    )
    story.answers("score L-bread").is_asked(ROZIE, WHICH_TO_DRAW, "draw L-meat", "draw L-potion")
    story.refuses("draw deck", "").answers("draw L-potion").has(ROZIE, hand="L-iron L-potion")
    assert open_cards(story) == "L-meat"
    story.deck_is("").is_done(winners=[ROZIE], totals=(3, 0))


@pytest.mark.rule("duals/ruling.steven-empty-deck")
def test_a_place_once_left_empty_stays_so() -> None:
    """Passive fancies, Steven; our ruling: one card taken brings one, though a place is free."""
    story = Story(fancies=("steven", "goldrush")).given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread L-iron", ""),
        deck="T-iron T-plant",
        display="L-meat",
        ending=True,
    )
    story.answers("score L-bread", "draw L-meat").deck_is("T-plant")
    assert open_cards(story) == "T-iron"


@pytest.mark.rule("duals/ruling.steven-empty-deck")
@pytest.mark.parametrize("fancy", ["goldrush", "flair"])
def test_with_an_empty_deck_a_coin_exchanges_as_many_as_lie_open(fancy: str) -> None:
    """Passive fancies, Steven; our ruling: one is open, so one goes back."""
    story = Story(fancies=("steven", fancy)).given(
        held="meat", hands=("L-iron L-plant",), coins=(1, 0), deck="", display="L-meat", ending=True
    )
    also = ["coin flair"] if fancy == "flair" else []
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin", *also).answers("coin")
    story.is_asked(ROZIE, WHICH_UNDER, "under L-meat", "under L-iron", "under L-plant")
    story.answers("under L-iron").has(ROZIE, hand="L-meat L-plant").deck_is("L-iron")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.steven-empty-deck")
@pytest.mark.parametrize("deck", ["", "T-iron"])
def test_the_coin_counts_open_cards_and_the_deck_together(deck: str) -> None:
    """Passive fancies, Steven; our ruling: two can be drawn, so two go back."""
    story = Story(fancies=("steven", "goldrush")).given(
        held="meat",
        hands=("L-iron L-plant",),
        coins=(1, 0),
        deck=deck,
        display="L-meat" if deck else "L-meat T-iron",
        ending=True,
    )
    story.describes("coin", "Spend a coin: draw 2 cards, put as many under the deck")
    story.answers("coin", "draw L-meat").has(ROZIE, hand="L-meat L-iron L-plant T-iron")
    story.answers("under L-iron", "under L-plant").has(ROZIE, hand="L-meat T-iron")
    story.deck_is("L-iron L-plant").is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.steven-empty-deck")
def test_without_a_card_in_the_deck_or_open_no_coin_draws_any() -> None:
    """Passive fancies, Steven; our ruling; spend a coin."""
    story = Story(fancies=("steven", "flair")).given(
        held="meat", hands=("L-iron L-plant",), coins=(1, 0), deck="", display="", ending=True
    )
    story.is_asked(ROZIE, WHERE, *ALL_PLACES).refuses("coin", "there is no card to draw").refuses(
        "coin flair", "there is no card to draw"
    )


@pytest.mark.rule("duals/ruling.steven-last-card")
@pytest.mark.parametrize(("deck", "ends"), [("T-iron", True), ("T-iron T-plant", False)])
def test_the_last_card_brings_the_end_also_when_it_goes_to_the_open_cards(
    deck: str, ends: bool
) -> None:
    """Passive fancies, Steven; end of game; our ruling."""
    story = Story(fancies=("steven", "flair")).given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread L-iron", "T-plant T-meat" if ends else "L-plant T-meat"),
        deck=deck,
        display="L-meat L-potion",
    )
    story.answers("score L-bread", "draw L-meat").has(ROZIE, hand="L-meat L-iron").sees(ending=ends)
    assert open_cards(story) == "L-potion T-iron"
    if ends:
        story.is_done(winners=[ROZIE], totals=(3, 0))
    else:
        story.sees(turn=MANNY, phase="play")


# Todd


@pytest.mark.rule("duals/todd.hand")
def test_with_todd_three_cards_are_dealt_and_the_hand_is_refreshed_to_three() -> None:
    """Passive fancies, Todd."""
    Story(fancies=("todd", "flair")).has(ROZIE, cards=3).has(MANNY, cards=3).sees(deck=36)
    story = Story(fancies=("todd", "flair")).given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread L-iron", "L-plant"),
        deck="T-iron T-meat T-plant",
    )
    story.answers("score L-bread").has(ROZIE, hand="L-iron T-meat T-iron").deck_is("T-plant")
    story.has(MANNY, hand="L-plant").sees(turn=MANNY)


@pytest.mark.rule("duals/todd.score-three")
def test_with_todd_all_three_cards_may_be_scored_in_one_turn() -> None:
    """Passive fancies, Todd: and three are drawn."""
    story = Story(fancies=("todd", "flair")).given(
        "c2 bread, c3 bread, c4 bread, c5 meat, d3 bread",
        scoring=True,
        hands=("L-bread T-bread P-bread-meat", "L-iron"),
        deck="T-iron T-meat T-plant L-plant",
    )
    story.answers("score T-bread", "score L-bread")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score P-bread-meat", "done")
    story.answers("score P-bread-meat").has(ROZIE, scored="T-bread L-bread P-bread-meat")
    story.has(ROZIE, hand="T-meat T-iron T-plant").deck_is("L-plant").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.todd-flair")
@pytest.mark.parametrize(
    ("hand", "after", "deck"),
    [
        ("L-bread", "L-bread L-plant T-iron", "T-meat"),
        ("L-bread L-iron", "L-bread L-iron T-iron", "L-plant T-meat"),
        ("L-bread L-iron L-meat", "L-bread L-meat L-iron T-iron", "L-plant T-meat"),
    ],
)
def test_with_todd_flair_leaves_a_large_hand_only_above_three(
    hand: str, after: str, deck: str
) -> None:
    """Passive fancies, Todd; active fancies, Flair; our ruling: two cards draw one more, three
    and four draw none."""
    story = Story(fancies=("todd", "flair")).given(
        scoring=True, hands=(hand, "L-potion"), coins=(1, 0), deck="T-iron L-plant T-meat"
    )
    story.answers("coin flair").has(ROZIE, hand=after).deck_is(deck).sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.todd-coin")
def test_with_todd_a_coin_still_draws_two_and_returns_two() -> None:
    """Passive fancies, Todd; our ruling: three of five are kept."""
    story = Story(fancies=("todd", "flair")).given(
        held="meat",
        hands=("L-bread L-iron L-meat",),
        coins=(1, 0),
        deck="T-iron T-meat T-plant L-plant",
    )
    story.answers("coin").has(ROZIE, hand="L-bread L-meat L-iron T-meat T-iron", cards=5)
    story.answers("under L-bread", "under T-iron").has(ROZIE, hand="L-meat L-iron T-meat")
    story.deck_is("T-plant L-plant L-bread T-iron").is_asked(ROZIE, WHERE, *ALL_PLACES)
