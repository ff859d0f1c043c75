"""A turn, and how a shop is entered."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANYTHING_ELSE,
    HANNAH,
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_GIFT,
    WHICH_SHOP,
    Story,
    a_town,
    at,
)

TOWN = (
    *("critical-rolls", "draco-bell", "smith-mart"),
    *("fragile-reptile", "hello-nursery", "potable-potions"),
)
FULL_PARK = "bread meat iron crystal plant"
TOO_LITTLE = "you have not enough to give one thing to everybody there"
SAME_SHOP = "you must go to another shop than on your last turn"


def visits(*besides: str, more: tuple[str, ...] = ()) -> list[str]:
    """The keys of all shops but these."""
    return [f"visit {shop}" for shop in (*TOWN, *more) if shop not in besides]


def give(seat: int) -> str:
    return f"What do you give Player {seat + 1} for coming in?"


@pytest.mark.rule("flamecraft/turn.goal")
def test_the_most_reputation_wins_whatever_else_one_has() -> None:
    """Overview: neither goods nor a hand of dragons make up for it."""
    story = Story(seats=3).given(
        a_town(),
        rep=(10, 11, 9),
        goods=("7 bread 7 meat", "", "7 iron"),
        hands=("bread meat", "", "iron iron iron"),
        scoring=True,
    )
    story.is_done(winners=[VIOLET], ranks=[2, 1, 3], totals=[10, 11, 9])


@pytest.mark.rule("flamecraft/turn.clockwise")
def test_turns_go_round_clockwise() -> None:
    """Overview: from the first player to the last chair, and on to the first chair."""
    story = Story(seats=4).given(a_town(), turn=JAMES, goods=["1 bread"] * 4)
    seats = []
    for shop in ("critical-rolls", "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery"):
        seats.append(story.question.seat)
        story.gathers_at(shop).ends_turn()
    assert seats == [JAMES, HANNAH, OLIVER, VIOLET, JAMES]
    assert story.view["turns"] == 6
    story.is_asked(HANNAH, WHICH_SHOP, *visits("draco-bell"))


@pytest.mark.rule("flamecraft/turn.gather-or-enchant")
def test_whoever_gathers_does_not_enchant_as_well() -> None:
    """Taking a turn: the card stays in the row and nothing is paid."""
    story = Story().given(a_town(), row="p-plant-1", goods=("1 plant 1 potion 1 bread 1 iron",))
    story.answers("visit hello-nursery")
    story.is_asked(OLIVER, at("Hello Nursery"), "gather", "cast p-plant-1").answers("gather")
    story.has(OLIVER, goods="1 bread 1 iron 3 plant 1 potion", rep=0)
    story.is_asked(OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire nothing")
    story.answers("fire nothing").shows("hello-nursery", "plant - -", enchantments="")
    story.is_asked(VIOLET, WHICH_SHOP, *visits("hello-nursery"))


@pytest.mark.rule("flamecraft/turn.gather-or-enchant")
def test_whoever_enchants_does_not_gather_as_well() -> None:
    """Taking a turn: no goods come from the shop, and no dragon is placed."""
    story = Story().given(
        a_town(), row="p-plant-1", goods=("1 plant 1 potion 1 bread 1 iron",), hands=("bread",)
    )
    story.answers("visit hello-nursery", "cast p-plant-1").has(OLIVER, goods="", rep=5)
    story.is_asked(OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire nothing")
    story.answers("fire nothing").has(OLIVER, goods="", hand="bread")
    story.is_asked(VIOLET, WHICH_SHOP, *visits("hello-nursery"))


@pytest.mark.rule("flamecraft/turn.must-visit")
def test_no_turn_can_be_passed() -> None:
    """Taking a turn: shops are all there is to choose from, even with nothing to gain."""
    story = Story().given(a_town(), fancies=("taylor",))
    story.is_asked(OLIVER, WHICH_SHOP, *visits())
    for key in ("end turn", "visit nothing", "gather"):
        assert key not in story.question.options.keys
    story.refuses("end turn", "").refuses("visit nothing", "no such shop is open in Town")
    story.answers("visit smith-mart", "fire nothing").has(OLIVER, at="smith-mart")
    story.is_asked(VIOLET, WHICH_SHOP, *visits("smith-mart"))


@pytest.mark.rule("flamecraft/turn.clean-up")
def test_a_turn_closes_with_its_last_steps_and_the_next_player_begins() -> None:
    """Taking a turn: limits and refills, then Violet."""
    story = Story().given(
        a_town(), goods=("7 bread 7 plant", "9 meat"), park="bread - - - -", row="p-bread-1"
    )
    story.gathers_at("critical-rolls").has(OLIVER, goods="9 bread 7 plant").park_is("bread - - - -")
    story.answers("fire nothing").has(OLIVER, goods="7 bread 7 plant").has(VIOLET, goods="9 meat")
    assert all(place["dragon"] for place in story.view["park"])
    assert len(story.view["row"]["cards"]) == 5
    story.is_asked(VIOLET, WHICH_SHOP, *visits())


@pytest.mark.rule("flamecraft/visit.anywhere")
@pytest.mark.parametrize("shop", TOWN)
def test_any_open_shop_is_near_enough(shop: str) -> None:
    """Visiting a shop: from the first space to the last."""
    story = Story().given(a_town("sew-cute - - -"), at=("sew-cute",))
    story.is_asked(OLIVER, WHICH_SHOP, *visits()).answers(f"visit {shop}").has(OLIVER, at=shop)
    assert story.shop(shop)["visitors"] == [OLIVER]
    assert story.shop("sew-cute")["visitors"] == []


@pytest.mark.rule("flamecraft/visit.another-shop")
def test_the_shop_of_the_last_turn_is_closed_for_one_turn() -> None:
    """Visiting a shop: neither stay nor come straight back; the turn after next is fine."""
    story = Story().given(a_town(), at=("hello-nursery",), goods=("2 bread",))
    story.is_asked(OLIVER, WHICH_SHOP, *visits("hello-nursery"))
    story.refuses("visit hello-nursery", SAME_SHOP)
    story.answers("visit smith-mart", "fire nothing").gathers_at("draco-bell").ends_turn()
    story.is_asked(OLIVER, WHICH_SHOP, *visits("smith-mart"))
    story.refuses("visit smith-mart", SAME_SHOP)
    story.answers("visit hello-nursery").has(OLIVER, at="hello-nursery")


@pytest.mark.rule("flamecraft/ruling.first-visit")
@pytest.mark.parametrize("seat", [OLIVER, JAMES])
def test_before_the_first_turn_a_token_is_in_no_shop(seat: int) -> None:
    """Visiting a shop; our ruling: so the first visit can go anywhere."""
    story = Story(seats=3)
    assert [player["pawn"]["at"] for player in story.view["seats"]] == [None, None, None]
    assert not any(shop["visitors"] for shop in story.view["town"])
    story.given(a_town(), turn=seat).is_asked(seat, WHICH_SHOP, *visits())


@pytest.mark.rule("flamecraft/visit.pay-each", "flamecraft/visit.choose-goods")
def test_one_good_to_everybody_who_is_there_and_a_different_one_each() -> None:
    """Visiting a shop: who is elsewhere gets nothing."""
    story = Story(seats=4).given(
        a_town(),
        at=("", "smith-mart", "smith-mart", "draco-bell"),
        goods=("2 bread 1 plant", "1 iron", "", "1 meat"),
    )
    story.describes("visit smith-mart", "Smith Mart: 2 iron, for 2 goods or coins")
    story.answers("visit smith-mart")
    story.is_asked(OLIVER, give(VIOLET), "give bread", "give plant").answers("give plant")
    story.has(OLIVER, goods="1 bread 2 iron", rep=0, at="smith-mart")
    story.has(VIOLET, goods="1 iron 1 plant").has(JAMES, goods="1 bread")
    story.has(HANNAH, goods="1 meat", at="draco-bell")


@pytest.mark.rule("flamecraft/visit.pay-each", "flamecraft/visit.choose-goods")
def test_the_second_host_is_asked_for_as_well() -> None:
    """Visiting a shop: everybody there gets one, in turn order, before anything is gathered."""
    story = Story(seats=3).given(
        a_town(), turn=VIOLET, at=("smith-mart", "", "smith-mart"), goods=("", "2 bread 1 plant")
    )
    story.answers("visit smith-mart")
    story.is_asked(VIOLET, give(JAMES), "give bread", "give plant").answers("give bread")
    story.is_asked(VIOLET, give(OLIVER), "give bread", "give plant").answers("give bread")
    story.has(OLIVER, goods="1 bread").has(JAMES, goods="1 bread")
    story.has(VIOLET, goods="2 iron 1 plant", rep=0)
    story.is_asked(VIOLET, WHICH_FIRE, "fire smith-mart 1", "fire nothing")


@pytest.mark.rule("flamecraft/visit.coin")
def test_a_coin_will_do_instead_of_a_good() -> None:
    """Visiting a shop: it stays a coin with whoever gets it."""
    story = Story().given(a_town(), at=("", "smith-mart"), goods=("1 bread 1 coin",))
    story.answers("visit smith-mart").is_asked(OLIVER, give(VIOLET), "give bread", "give coin")
    story.answers("give coin").has(OLIVER, goods="1 bread 2 iron").has(VIOLET, goods="1 coin")
    broke = Story().given(a_town(), at=("", "smith-mart"), goods=("1 coin",))
    broke.answers("visit smith-mart").has(OLIVER, goods="2 iron").has(VIOLET, goods="1 coin")


@pytest.mark.rule("flamecraft/visit.cannot-pay")
def test_a_shop_where_not_everybody_can_be_paid_is_out_of_reach() -> None:
    """Visiting a shop: goods and coins count together, and one for each is needed."""
    where = ("", "smith-mart", "smith-mart", "draco-bell")
    story = Story(seats=4).given(a_town(), at=where, goods=("1 coin",))
    story.is_asked(OLIVER, WHICH_SHOP, *visits("smith-mart"))
    story.refuses("visit smith-mart", TOO_LITTLE)
    enough = Story(seats=4).given(a_town(), at=where, goods=("1 coin 1 meat",))
    enough.is_asked(OLIVER, WHICH_SHOP, *visits())
    broke = Story(seats=4).given(a_town(), at=where, goods=("", "5 bread"))
    broke.is_asked(OLIVER, WHICH_SHOP, *visits("smith-mart", "draco-bell"))


@pytest.mark.rule("flamecraft/ruling.entry-first")
def test_entry_is_paid_out_of_what_one_has_on_coming_in() -> None:
    """Visiting a shop; our ruling: what the shop would bring is no help."""
    story = Story().given(a_town("wishing-well - - -"), at=("", "wishing-well"))
    story.is_asked(OLIVER, WHICH_SHOP, *visits()).refuses("visit wishing-well", TOO_LITTLE)


@pytest.mark.rule("flamecraft/ruling.entry-first")
def test_what_is_given_for_entry_can_no_longer_pay_for_an_enchantment() -> None:
    """Visiting a shop; our ruling: Oliver gives first and is asked then what to do there."""
    story, rich = (
        Story().given(
            a_town(),
            at=("", "hello-nursery"),
            goods=(f"1 plant 1 potion 1 bread 1 iron{spare}",),
            row="p-plant-1",
        )
        for spare in ("", " 1 meat")
    )
    story.answers("visit hello-nursery")
    story.is_asked(OLIVER, give(VIOLET), "give bread", "give iron", "give plant", "give potion")
    story.answers("give iron").has(OLIVER, goods="1 bread 3 plant 1 potion")
    story.is_asked(OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire nothing")
    rich.answers("visit hello-nursery", "give meat")
    rich.is_asked(OLIVER, at("Hello Nursery"), "gather", "cast p-plant-1")


@pytest.mark.rule("flamecraft/ruling.entry-no-gift")
def test_entry_brings_no_reputation_but_shimmer_counts_it() -> None:
    """Visiting a shop; our ruling: one thing given on entering and one as a gift make two."""
    story = Story().given(
        a_town(), at=("", "hello-nursery"), goods=("1 bread",), fancies=("shimmer",)
    )
    story.answers("visit hello-nursery").has(OLIVER, goods="2 plant", rep=0)
    story.has(VIOLET, goods="1 bread", rep=0)
    story.is_asked(OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire nothing")
    story.answers("fire hello-nursery 1").has(OLIVER, goods="1 plant", rep=2)
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal shimmer")
    story.answers("reveal shimmer").has(OLIVER, rep=6, scored="shimmer")


@pytest.mark.rule("flamecraft/ruling.entry-no-gift")
def test_entry_is_not_asked_for_again_as_a_gift() -> None:
    """Visiting a shop; our ruling: the plant dragon wants a gift of its own."""
    story = Story(seats=3).given(
        a_town(), at=("", "hello-nursery"), goods=("1 bread 1 meat",), hands=("", "", "iron")
    )
    story.answers("visit hello-nursery", "give bread", "fire hello-nursery 1")
    story.is_asked(OLIVER, WHICH_GIFT, "gift meat", "gift plant").answers("gift plant")
    story.is_asked(OLIVER, "Who gets 1 plant?", "give seat-1", "give seat-2")
    story.answers("give seat-2").has(OLIVER, rep=2, goods="1 meat 1 plant")
    story.has(VIOLET, goods="1 bread").has(JAMES, goods="1 plant", hand="iron")
