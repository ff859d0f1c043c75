"""Flair, Rainbow, Starburst and Taylor: what a coin buys with each of them."""

from __future__ import annotations

import pytest

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    SPACES,
    TYPES,
    WHERE,
    WHICH_TO_MOVE,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    Story,
    everywhere,
    where_from,
)

ALL_PLACES = everywhere()
ANY_FIRE = [f"fire {type}" for type in TYPES]
NOTHING_HELD = "you hold no token that is still to be placed"
NOT_FIRED = "a token that crystal brings is not fired up"


def tos(*besides: str) -> list[str]:
    """The keys of all spaces a token may be moved to, but for these."""
    return [f"to {space}" for space in SPACES if space not in besides]


# Flair


@pytest.mark.rule("duals/ruling.flair", "duals/ruling.cards-seen")
def test_flair_draws_a_card_worth_3_shows_it_and_that_is_all() -> None:
    """Active fancies, Flair; our ruling: no card goes back."""
    story = Story(fancies=("flair", "goldrush")).given(
        held="meat",
        hands=("L-bread L-iron", "L-meat T-meat"),
        coins=(1, 0),
        deck="T-iron P-bread-meat L-plant",
    )
    story.answers("coin flair").has(ROZIE, hand="L-bread L-iron T-iron", coins=0)
    story.deck_is("P-bread-meat L-plant").knows(MANNY, ROZIE, "T-iron").knows(ROZIE, MANNY, "")
    story.hears(
        "Rozie spends a coin on Flair.",
        "Rozie draws Trivet & Tongs.",
        "Rozie shows Trivet & Tongs.",
    )
    story.is_asked(ROZIE, WHERE, *ALL_PLACES).has(MANNY, hand="L-meat T-meat")


@pytest.mark.rule("duals/ruling.flair", "duals/flair.not-repeated", "duals/ruling.cards-seen")
def test_flair_draws_another_card_after_one_worth_2_and_never_a_third() -> None:
    """Active fancies, Flair; our ruling: the second is not shown, and being worth 2 brings none."""
    story = Story(fancies=("flair", "goldrush")).given(
        held="meat",
        hands=("L-bread", "L-meat"),
        coins=(1, 0),
        deck="P-bread-meat P-bread-iron P-bread-plant L-plant",
    )
    story.answers("coin flair").has(ROZIE, hand="L-bread P-bread-meat P-bread-iron", coins=0)
    story.deck_is("P-bread-plant L-plant").knows(MANNY, ROZIE, "P-bread-meat")
    story.hears(
        "Rozie spends a coin on Flair.",
        "Rozie draws Pie in the Eye.",
        "Rozie shows Pie in the Eye.",
        "Rozie draws Griddle & Rise.",
    )
    story.is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/flair.large-hand")
@pytest.mark.parametrize(
    ("hand", "after"),
    [
        ("L-bread L-iron", "L-bread L-iron P-bread-meat P-bread-iron"),
        ("L-bread", "L-bread P-bread-meat P-bread-iron"),
        ("", "P-bread-meat P-bread-iron"),
    ],
)
def test_a_hand_that_flair_made_large_does_not_draw_and_loses_no_card(
    hand: str, after: str
) -> None:
    """Active fancies, Flair, second sentence."""
    story = Story(fancies=("flair", "goldrush")).given(
        scoring=True,
        hands=(hand, "L-meat T-meat"),
        coins=(1, 0),
        deck="P-bread-meat P-bread-iron L-plant",
    )
    story.answers("coin flair").sees(turn=MANNY, phase="play").has(ROZIE, hand=after)
    story.deck_is("L-plant")


@pytest.mark.rule("duals/flair.large-hand")
def test_a_large_hand_that_shrinks_by_scoring_draws_up_to_two_again() -> None:
    """Active fancies, Flair; refresh phase: three cards, two of them scored, one drawn."""
    story = Story(fancies=("flair", "goldrush")).given(
        "c2 bread, c3 bread, c4 bread, c5 meat",
        scoring=True,
        hands=("L-bread L-iron",),
        coins=(1, 0),
        deck="P-bread-meat P-bread-iron T-iron T-meat",
    )
    story.answers("coin flair", "score L-bread", "score P-bread-meat")
    story.has(ROZIE, hand="L-iron P-bread-iron", scored="L-bread P-bread-meat")
    story.deck_is("T-iron T-meat").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.flair-no-card")
def test_flair_is_not_offered_without_a_card_to_draw() -> None:
    """Active fancies, Flair; our ruling."""
    story = Story(fancies=("flair", "rainbow")).given(
        held="meat", hands=("L-bread L-iron",), coins=(1, 0), deck="", ending=True
    )
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin rainbow").refuses(
        "coin flair", "there is no card to draw"
    )
    last = Story(fancies=("flair", "rainbow")).given(
        held="meat", hands=("L-bread",), coins=(1, 0), deck="P-bread-meat"
    )
    last.is_offered("coin flair").answers("coin flair").has(ROZIE, hand="L-bread P-bread-meat")
    last.sees(ending=True).is_asked(ROZIE, WHERE, *ALL_PLACES)


# Rainbow


@pytest.mark.rule("duals/rainbow.holding")
def test_rainbow_can_be_used_only_while_a_token_is_held() -> None:
    """Active fancies, Rainbow: not before the pull, nor once the token is placed."""
    story = Story(fancies=("rainbow", "goldrush")).given(hands=("L-bread L-iron",), coins=(1, 0))
    story.is_asked(ROZIE, READY, "pull", "coin").refuses("coin rainbow", NOTHING_HELD)
    story.will_pull("meat").answers("pull")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin", "coin rainbow").answers("place a1")
    story.is_asked(ROZIE, FIRE, "fire meat", "no fire", "coin").refuses(
        "coin rainbow", NOTHING_HELD
    )
    story.answers("no fire").is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.refuses("coin rainbow", NOTHING_HELD)


@pytest.mark.rule("duals/rainbow.holding")
def test_the_token_that_bread_brings_is_held_too() -> None:
    """Active fancies, Rainbow."""
    story = Story(fancies=("rainbow", "goldrush")).given(
        held="bread", hands=("L-bread L-iron",), coins=(1, 0)
    )
    story.answers("place a1").will_pull("iron").answers("fire bread")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin", "coin rainbow").answers("coin rainbow")
    story.sees(held="iron", rainbow=True).answers("place e1")
    story.is_asked(ROZIE, FIRE, *ANY_FIRE, "no fire")


@pytest.mark.rule("duals/ruling.rainbow")
@pytest.mark.parametrize("held", ["meat", "iron-potion", "buddy"])
def test_with_rainbow_the_token_may_fire_up_as_any_of_the_six_types(held: str) -> None:
    """Active fancies, Rainbow; our ruling: Buddy as well, and it stays free to decline."""
    story = Story(fancies=("rainbow", "buddy")).given(
        "c2 bread, e1 plant", held=held, hands=("L-bread L-iron",), coins=(1, 0)
    )
    story.answers("coin rainbow").is_asked(ROZIE, WHERE, *ALL_PLACES).has(ROZIE, coins=0)
    story.answers("place c3").is_asked(ROZIE, FIRE, *ANY_FIRE, "no fire").answers("fire potion")
    story.answers("swap e1", "with c2").board_is(f"c2 plant, c3 {held}, e1 bread")
    story.sees(turn=MANNY, rainbow=False)


@pytest.mark.rule("duals/ruling.rainbow")
@pytest.mark.parametrize("answer", ["fire bread", "no fire"])
def test_rainbow_is_for_the_one_token_only(answer: str) -> None:
    """Active fancies, Rainbow; our ruling: the next token has its own type again."""
    story = Story(fancies=("rainbow", "goldrush")).given(
        held="meat", hands=("L-bread L-iron", "L-meat T-meat"), coins=(1, 0)
    )
    story.answers("coin rainbow", "place c3").will_pull("iron").answers(answer)
    story.sees(held="iron", rainbow=False, turn=ROZIE if answer == "fire bread" else MANNY)
    seat = story.view["turn"]
    story.answers("place a1").is_asked(seat, FIRE, "fire iron", "no fire")


@pytest.mark.rule("duals/ruling.rainbow-patterns")
def test_in_patterns_the_rainbow_token_keeps_its_own_type() -> None:
    """Active fancies, Rainbow; our ruling: fired up as bread, scored as meat."""
    story = Story(fancies=("rainbow", "goldrush")).given(
        "c2 bread, c3 bread", held="meat", hands=("L-bread P-bread-meat",), coins=(1, 0)
    )
    story.answers("coin rainbow").marks("place c4", "P-bread-meat").answers("place c4")
    story.will_pull("iron").answers("fire bread", "place e1", "no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score P-bread-meat", "done")
    story.refuses("score L-bread", "its pattern is not on the board")


@pytest.mark.rule("duals/ruling.rainbow-not-crystal", "duals/ruling.taylor-not-crystal")
def test_rainbow_and_taylor_are_not_offered_for_the_tokens_of_a_crystal() -> None:
    """Active fancies; our rulings: neither for the three; for the one to be placed, Taylor is."""
    story = Story(fancies=("rainbow", "taylor")).given(
        held="crystal", hands=("L-bread L-iron",), coins=(1, 0)
    )
    story.is_offered("coin", "coin rainbow", "coin taylor").answers("place c3")
    story.will_pull("iron", "bread", "meat").answers("fire crystal")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep bread", "keep meat", "keep iron", "coin")
    story.refuses("coin rainbow", NOT_FIRED).refuses(
        "coin taylor", "you hold more than one token already"
    ).answers("keep meat")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin", "coin taylor")
    story.refuses("coin rainbow", NOT_FIRED)


@pytest.mark.rule("duals/ruling.taylor-not-crystal", "duals/ruling.taylor-fires")
@pytest.mark.parametrize("kept", ["meat", "plant"])
def test_taylor_can_change_the_one_token_chosen_of_a_crystal(kept: str) -> None:
    """Active fancies; our rulings: the one kept is placed in its stead, and not fired up."""
    story = Story(fancies=("rainbow", "taylor")).given(
        held="crystal", hands=("L-bread L-iron",), coins=(2, 0), bag="1 iron 1 bread 1 meat 1 plant"
    )
    story.answers("place c3").will_pull("iron", "bread", "meat").answers("fire crystal")
    story.answers("keep meat").will_pull("plant").answers("coin taylor")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep meat", "keep plant").answers(f"keep {kept}")
    story.sees(held=kept).is_asked(ROZIE, WHERE, *ALL_PLACES).answers("place c4")
    story.board_is(f"c3 crystal, c4 {kept}").sees(turn=MANNY, phase="play")


# Starburst


@pytest.mark.rule("duals/ruling.starburst")
def test_starburst_moves_any_top_token_to_any_other_space_with_room() -> None:
    """Active fancies, Starburst; our ruling: from a stack its top, onto no full stack, not back."""
    story = Story(fancies=("starburst", "goldrush")).given(
        "a1 bread crystal, c3 iron, e1 meat meat meat",
        held="plant",
        hands=("L-bread L-iron",),
        coins=(1, 0),
    )
    story.answers("coin starburst").is_asked(ROZIE, WHICH_TO_MOVE, "move a1", "move c3", "move e1")
    story.answers("move a1").is_asked(ROZIE, where_from("a1"), *tos("a1", "e1"))
    story.refuses("to a1", "it must go to another space")
    story.refuses("to e1", "a stack never has more than 3 tokens").answers("to c3")
    story.board_is("a1 bread, c3 iron crystal, e1 meat meat meat").has(ROZIE, coins=0)
    story.is_asked(ROZIE, WHERE, *(place for place in ALL_PLACES if place != "place e1"))
    story.sees(held="plant", turn=ROZIE)


@pytest.mark.rule("duals/ruling.starburst", "duals/fountain.not-moved", "duals/fountain.blocker")
def test_starburst_neither_moves_the_miniature_nor_puts_a_token_under_it() -> None:
    """Active fancies, Starburst; the fountain, gameplay."""
    story = Story(fancies=("starburst", "goldrush"), fountain=True).given(
        "a1 bread, c3 iron", miniature="c4", held="plant", hands=("L-bread L-iron",), coins=(1, 0)
    )
    story.answers("coin starburst").is_asked(ROZIE, WHICH_TO_MOVE, "move a1", "move c3")
    story.refuses("move c4", "that token cannot be moved now").answers("move c3")
    story.is_asked(ROZIE, where_from("c3"), *tos("c3", "c4"))
    story.refuses("to c4", "the fountain stands there").answers("to e3")
    story.board_is("a1 bread, e3 iron").fountain_is("c4", "F1 F2 F3 F4 F5 F6")


@pytest.mark.rule("duals/ruling.starburst")
def test_starburst_is_not_offered_on_an_empty_board() -> None:
    """Active fancies, Starburst; our ruling: there is nothing to move."""
    story = Story(fancies=("starburst", "goldrush")).given(held="plant", coins=(1, 0))
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin").refuses(
        "coin starburst", "there is no token to move"
    )
    story.answers("place a1").is_asked(
        ROZIE, FIRE, "fire plant", "no fire", "coin", "coin starburst"
    )


@pytest.mark.rule("duals/starburst.between-cards")
def test_starburst_may_be_used_between_two_scored_cards() -> None:
    """Active fancies, Starburst: one token serves the first card here and the second there."""
    story = Story(fancies=("starburst", "goldrush")).given(
        "a1 meat, c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread P-bread-meat", "L-meat T-meat"),
        coins=(1, 0),
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done", "coin", "coin starburst")
    story.answers("score L-bread")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin", "coin starburst")
    story.answers("coin starburst", "move a1", "to c5")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score P-bread-meat", "done")
    story.answers("score P-bread-meat").has(ROZIE, scored="L-bread P-bread-meat")
    story.sees(turn=MANNY)


# Taylor


@pytest.mark.rule("duals/ruling.taylor", "duals/taylor.other-back", "duals/ruling.taylor-fires")
@pytest.mark.parametrize(("kept", "other"), [("meat", "iron"), ("iron", "meat")])
def test_taylor_pulls_one_more_token_and_the_one_not_played_goes_back(
    kept: str, other: str
) -> None:
    """Active fancies, Taylor; our rulings: one more is pulled; the kept one may be fired up."""
    story = Story(fancies=("taylor", "goldrush")).given(
        held="meat", bag="1 bread 1 iron", hands=("L-bread L-iron", "L-meat T-meat"), coins=(1, 0)
    )
    story.will_pull("iron").answers("coin taylor").sees(held="meat iron", bag="1 bread")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep meat", "keep iron").refuses(
        "coin", "first finish the choice you have begun"
    )
    story.answers(f"keep {kept}").sees(held=kept, bag=f"1 bread 1 {other}", ending=False)
    story.is_asked(ROZIE, WHERE, *ALL_PLACES).has(ROZIE, coins=0).answers("place c3")
    story.is_asked(ROZIE, FIRE, f"fire {kept}", "no fire").board_is(f"c3 {kept}")
    story.hears(
        "Rozie spends a coin on Taylor.",
        "Rozie pulls an iron dragon.",
        f"Rozie returns {'an' if other == 'iron' else 'a'} {other} dragon to the bag.",
        f"Rozie places the {kept} dragon on c3.",
    )


@pytest.mark.rule("duals/ruling.taylor")
def test_taylor_can_be_used_only_while_a_token_is_held() -> None:
    """Active fancies, Taylor; our ruling: the token of bread counts, too."""
    story = Story(fancies=("taylor", "goldrush")).given(hands=("L-bread L-iron",), coins=(1, 0))
    story.is_asked(ROZIE, READY, "pull", "coin").refuses("coin taylor", NOTHING_HELD)
    story.will_pull("bread", "plant").answers("pull")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin", "coin taylor").answers("place a1")
    story.is_asked(ROZIE, FIRE, "fire bread", "no fire", "coin").answers("fire bread")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin", "coin taylor").answers("place e1", "no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").refuses("coin taylor", NOTHING_HELD)


@pytest.mark.rule("duals/ruling.taylor-fires")
def test_the_token_that_taylor_brings_uses_its_ability() -> None:
    """Active fancies, Taylor; our ruling: a bread pulled by Taylor plays another token."""
    story = Story(fancies=("taylor", "goldrush")).given(
        held="meat", hands=("L-bread L-iron",), coins=(1, 0)
    )
    story.will_pull("bread").answers("coin taylor", "keep bread", "place c3")
    story.will_pull("plant").answers("fire bread").sees(held="plant")
    story.is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.taylor-empty-bag")
def test_taylor_brings_the_extras_into_an_empty_bag() -> None:
    """Active fancies, Taylor; our ruling; end of game."""
    story = Story(fancies=("taylor", "goldrush")).given(
        bag="1 iron", extras="bread plant", hands=("L-bread L-iron", "L-meat T-meat"), coins=(1, 0)
    )
    story.answers("pull").sees(held="iron", bag="", ending=True, extras=["bread", "plant"])
    story.answers("coin taylor").sees(extras=[])
    story.answers("keep iron").sees(held="iron", bag="1 bread 1 plant", ending=True)
    story.answers("place a1", "no fire").is_done(winners=[ROZIE, MANNY], totals=(3, 3))


@pytest.mark.rule("duals/ruling.taylor-empty-bag")
def test_taylor_is_not_offered_when_bag_and_extras_are_empty() -> None:
    """Active fancies, Taylor; our ruling: like anything that pulls, it needs a token."""
    story = Story(fancies=("taylor", "goldrush")).given(
        bag="1 iron", extras="", hands=("L-bread L-iron",), coins=(1, 0)
    )
    story.answers("pull").is_asked(ROZIE, WHERE, *ALL_PLACES, "coin").refuses(
        "coin taylor", "there is no token to pull"
    )
