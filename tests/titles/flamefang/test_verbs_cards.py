"""What dragons do with cards and hearts: draw, prep, recall, toss, cleanse, free, again, mend."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, NEXT, WHAT, WHICH_ASPECT, Story, life

WHICH_PREP = "Which card do you prep?"
WHICH_RECALL = "Which card do you take back from your discard pile?"
WHICH_DISCARD = "Which card do you discard?"
WHICH_CLEANSE = "Which condition do you destroy?"
WHICH_MEND = "Which life card comes back to your row?"


@pytest.mark.rule("flamefang/verb.draw")
def test_draw_draws_and_a_condition_among_them_is_not_replaced() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hands=("second-wind",), decks=("burr claw raid",)
    )
    story.plays("second-wind", "draw 2").has(ANN, hand="burr claw", deck=1)


@pytest.mark.rule("flamefang/verb.draw")
def test_a_condition_is_resolved_before_the_next_card_is_drawn() -> None:
    """Winded is drawn first: only Dive can be tossed, and Claw comes after that."""
    story = Story().given(
        aspect=("fight", "hunt"), hands=("second-wind dive",), decks=("winded claw raid",)
    )
    story.plays("second-wind", "draw 2").has(ANN, hand="claw", discard="dive", deck=1)


@pytest.mark.rule("flamefang/verb.prep")
def test_prep_puts_cards_of_any_aspect_aside_without_gold_but_no_conditions() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("dark-cunning raid claw burr",),
        hoards=("1 gold",),
        decks=("dive glide",),
    )
    story.plays("dark-cunning", "prep 1")
    story.is_asked(ANN, WHICH_PREP, "prep claw", "prep raid", "done")
    story.answers("prep raid").has(ANN, hand="claw burr", prep="raid", hoard="1 gold")
    story.is_asked(ANN, NEXT, "draw 1", "discard a card", "drop gold", "done")


@pytest.mark.rule("flamefang/verb.prep")
def test_prepping_is_up_to_so_many() -> None:
    story = Story().given(aspect=("hunt", "hunt"), hands=("deep-larder raid",))
    story.plays("deep-larder", "prep 1", "done").has(ANN, hand="raid", prep="")


@pytest.mark.rule("flamefang/verb.recall")
def test_recall_takes_cards_back_but_no_life_cards() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        rows=("ember-heart horned-brow",),
        discards=("claw dive red-pinions raid",),
        magic="echo",
        condition_deck="burr",
    )
    story.answers("magic echo", "recall 2")
    story.is_asked(ANN, WHICH_RECALL, "recall claw", "recall dive", "recall raid", "done")
    story.answers("recall dive")
    story.is_asked(ANN, WHICH_RECALL, "recall claw", "recall raid", "done")
    story.answers("recall claw").has(ANN, hand="claw dive", discard="raid red-pinions")


@pytest.mark.rule("flamefang/verb.recall")
def test_recalling_is_up_to_so_many() -> None:
    story = Story().given(aspect=("fight", "hunt"), discards=("claw dive",), magic="echo")
    story.answers("magic echo", "recall 2", "recall dive", "done")
    story.has(ANN, hand="dive", discard="claw")


@pytest.mark.rule("flamefang/verb.toss")
def test_toss_discards_from_hand_or_prep_no_conditions() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("horned-brow ember-heart dive burr",),
        rows=("red-pinions",),
        prep=("raid bleeding",),
        curses="K6",
    )
    story.plays("ember-heart")
    story.is_asked(ANN, WHICH_DISCARD, "discard horned-brow", "discard dive", "discard raid")
    story.answers("discard raid").has(ANN, hand="horned-brow dive burr", prep="bleeding")
    story.has(ANN, discard="raid", row="ember-heart red-pinions")


@pytest.mark.rule("flamefang/verb.toss")
def test_who_has_fewer_cards_tosses_fewer() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hands=("ember-heart burr",), rows=("red-pinions",), curses="K6"
    )
    story.plays("ember-heart").has(ANN, hand="burr", discard="")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/verb.cleanse")
def test_cleanse_destroys_conditions_in_hand_or_prep() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("claw burr rage",),
        prep=("raid bleeding",),
        magic="unravel",
        condition_deck="dazed",
    )
    story.answers("magic unravel", "cleanse 2")
    story.is_asked(ANN, WHICH_CLEANSE, "destroy burr", "destroy rage", "destroy bleeding", "done")
    story.answers("destroy bleeding", "destroy rage").has(ANN, hand="claw burr", prep="raid")
    cards = story.table.content.cards
    assert [cards[card].id for card in story.table.condition_discard] == ["bleeding", "rage"]


@pytest.mark.rule("flamefang/verb.cleanse")
def test_cleansing_is_up_to_so_many() -> None:
    story = Story().given(aspect=("fight", "hunt"), hands=("moulting burr rage",))
    story.plays("moulting", "cleanse 1", "done").has(ANN, hand="burr rage")


@pytest.mark.rule("flamefang/verb.free")
def test_free_lets_so_many_cards_out_of_aspect_be_played_this_round() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        passed=(0, 1),
        hands=("unbound raid dive claw snatch",),
        minion_deck="",
    )
    story.is_asked(ANN, WHAT, "play claw", "play unbound", "use furnace-belly", "pass")
    story.plays("unbound", "free 2").has(ANN, free=2)
    story.plays("claw").has(ANN, free=2)
    story.plays("raid", "gather", "done").has(ANN, free=1)
    story.plays("dive", "done").has(ANN, free=0, hoard="1 stone")
    story.is_asked(ANN, WHAT, "use furnace-belly", "drop stone", "pass")
    story.refuses(
        "play snatch", "it does not match your aspect, and that takes gold you do not have"
    )


@pytest.mark.rule("flamefang/verb.free")
def test_free_covers_neither_boosts_nor_prepping_and_ends_with_the_round() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        passed=(0, 1),
        at=("forest",),
        hands=("claw raid",),
        free=(1,),
        minions="bear forest stunned",
        minion_deck="",
    )
    story.plays("claw").is_asked(ANN, NEXT, "attack", "done")
    story.answers("done", "pass").is_asked(
        ANN, "Do you prep or discard a card before you draw?", "discard raid", "neither"
    )
    story.answers("neither").has(ANN, free=0)


@pytest.mark.rule("flamefang/verb.again")
def test_again_is_another_turn_at_once() -> None:
    story = Story().given(
        aspect=("flight", "hunt"), hands=("skyborne-fury glide dive",), hoards=("1 stone",)
    )
    story.plays("skyborne-fury", "boost", "pay with stone", "again", "done")
    story.is_asked(ANN, WHAT, "play dive", "play glide", "use furnace-belly", "pass")
    story.plays("glide", "done").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/verb.again")
def test_another_turn_gained_twice_is_still_one() -> None:
    """Two gained on the first turn: the second is not even offered."""
    story = Story().given(
        aspect=("flight", "hunt"), hands=("tempest glide dive",), hoards=("1 stone",)
    )
    story.table.again = True
    story.plays("tempest", "boost", "pay with stone").is_asked(ANN, NEXT, "slip", "done")
    story.answers("done").is_asked(ANN, WHAT, "play dive", "play glide", *FURNACE)
    story.plays("glide", "done").is_asked(BEN, WHAT, "use wide-wings", "pass")


FURNACE = ("use furnace-belly", "pass")


@pytest.mark.rule("flamefang/verb.mend")
def test_mend_returns_life_cards_from_discard_hand_or_prep_without_healing() -> None:
    """Thin Blood waits for a life card that is played; a mended one is not."""
    story = Story().given(
        aspect=("fight", "hunt"),
        rows=("ember-heart",),
        hands=("moulting red-pinions dive",),
        prep=("furnace-belly",),
        discards=("horned-brow claw",),
        curses="K6",
    )
    story.plays("moulting", "mend 1").is_asked(
        ANN,
        WHICH_MEND,
        *("mend horned-brow", "mend red-pinions", "mend furnace-belly", "done"),
    )
    story.answers("mend horned-brow").has(ANN, row="ember-heart horned-brow", discard="claw")
    story.has(ANN, hand="red-pinions dive", prep="furnace-belly", hearts=4)


@pytest.mark.rule("flamefang/verb.mend")
@pytest.mark.parametrize(
    ("card", "hand", "prep"),
    [("red-pinions", "", "furnace-belly"), ("furnace-belly", "red-pinions", "")],
)
def test_mend_takes_from_hand_and_from_prep(card: str, hand: str, prep: str) -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        rows=("ember-heart",),
        hands=("moulting red-pinions",),
        prep=("furnace-belly",),
    )
    story.plays("moulting", "mend 1", f"mend {card}")
    story.has(ANN, row=f"ember-heart {card}", hand=hand, prep=prep)


@pytest.mark.rule("flamefang/verb.mend")
def test_mending_is_up_to_so_many() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        rows=("ember-heart",),
        hands=("moulting",),
        discards=("horned-brow",),
    )
    story.plays("moulting", "mend 1", "done").has(ANN, row="ember-heart", discard="horned-brow")


@pytest.mark.rule("flamefang/verb.ward")
def test_wards_add_up_and_cancel_the_next_damage() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        wards=(1,),
        hands=("glide",),
        decks=("claw dive",),
        magic="stone-skin",
        condition_deck="burr",
        minions="bear forest, poacher forest",
    )
    story.answers("magic stone-skin", "ward 2", "done").has(ANN, ward=3)
    story.answers("pass")
    story.answers("pass", "neither").has(ANN, hearts=6)


@pytest.mark.rule("flamefang/verb.ward")
def test_what_a_ward_does_not_cancel_is_suffered() -> None:
    """Bear 2 and Poacher 1 attack Ann, who has a ward for one of the three."""
    story = Story().given(
        begins="minion phase",
        at=("forest",),
        wards=(1, 2),
        minions="bear forest, poacher forest",
        minion_deck="",
    )
    story.is_asked(ANN, life(2), "lose ember-heart", "lose horned-brow", "lose red-pinions", *BELLY)
    story.has(ANN, ward=0).has(BEN, ward=2).answers("lose ember-heart").has(ANN, hearts=4)


BELLY = ("lose furnace-belly",)


@pytest.mark.rule("flamefang/verb.ward")
def test_wards_end_in_cleanup() -> None:
    story = Story().given(begins="cleanup", wards=(2, 1))
    story.has(ANN, ward=0).has(BEN, ward=0)
    story.is_asked(BEN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")


@pytest.mark.rule("flamefang/verb.suffer")
def test_suffer_hits_you_alone() -> None:
    story = Story().given(
        at=("lake", "lake"), aspect=("fight", "hunt"), hands=("roar",), decks=("scorched claw",)
    )
    story.plays("roar", "draw 1").is_asked(
        ANN, life(1), "lose ember-heart", "lose horned-brow", "lose red-pinions", *BELLY
    )
    story.answers("lose furnace-belly").has(ANN, hearts=5, deck=1).has(BEN, hearts=5)


@pytest.mark.rule("flamefang/verb.suffer")
def test_a_ward_helps_against_suffering() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), wards=(1,), hands=("roar",), decks=("scorched claw",)
    )
    story.plays("roar", "draw 1").has(ANN, hearts=6, ward=0)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")
