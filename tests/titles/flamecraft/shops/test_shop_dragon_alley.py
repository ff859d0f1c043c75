"""Dragon Alley: coins left behind buy a little more, and time."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall.titles.flamecraft import TITLE
from titles.flamecraft.story import (
    ANY_GOOD,
    EVERY_TYPE,
    OLIVER,
    STARTERS,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)
from titles.packs import variant

SHOP = "dragon-alley"
USE = use_at("Dragon Alley")
LEAVE, TAKE = f"use {SHOP} 1", f"use {SHOP} 2"
WHICH_SPACE = "On which space do you leave 2 coins?"
SPACES = ("leave coins 1", "leave coins 2", "leave coins 3")
WHICH_BACK = "You may keep 6 artisan dragons. Which one goes back?"
WHICH_RIBBON = "Do you use Ribbon for another turn at a new shop?"
FULL_PARK = "bread bread meat meat iron"


def an_alley(coins: int, alley: tuple[int, int, int] = (0, 0, 0), companion: str = "") -> Story:
    """Oliver has gathered in the alley: one coin more than told."""
    story = Story(companions=bool(companion)).given(
        a_town(SHOP),
        goods=(f"{coins} coin 1 iron",),
        alley=alley,
        park=FULL_PARK,
        artisan_deck="plant potion crystal crystal crystal crystal",
        companions=(companion, "bookmark") if companion else (),
    )
    return story.gathers_at(SHOP)


def left(story: Story) -> list[int]:
    """The coins on each space."""
    return [int(space["coins"]) for space in story.shop(SHOP)["spaces"]]


@pytest.mark.rule("flamecraft/shop.dragon-alley")
def test_the_alley_gives_a_coin_and_the_choice_to_leave_two_or_take_all() -> None:
    story = an_alley(2, (2, 0, 0)).has(OLIVER, goods="1 iron 3 coin")
    story.is_asked(OLIVER, USE, LEAVE, TAKE, "use nothing").answers(TAKE)
    story.has(OLIVER, goods="1 iron 5 coin", rep=0).has(VIOLET, goods="")
    assert left(story) == [0, 0, 0]
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.dragon-alley-spaces")
def test_everybody_sees_what_the_spaces_pay() -> None:
    story = an_alley(2)
    assert [space["words"] for space in story.shop(SHOP)["spaces"]] == [
        "1 reputation and an artisan",
        "1 reputation and a good of choice",
        "an artisan and a good of choice",
    ]
    assert [story.shop(other)["spaces"] for other in STARTERS] == [[]] * 6


@pytest.mark.rule("flamecraft/shop.dragon-alley")
def test_both_may_be_left_alone() -> None:
    story = an_alley(2, (2, 0, 0)).answers("use nothing").has(OLIVER, goods="1 iron 3 coin", rep=0)
    assert left(story) == [2, 0, 0]
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.dragon-alley-spaces", "flamecraft/shop.dragon-alley-both")
def test_the_first_space_pays_reputation_and_an_artisan() -> None:
    story = an_alley(2).answers(LEAVE).is_asked(OLIVER, WHICH_SPACE, *SPACES)
    story.answers("leave coins 1").has(OLIVER, goods="1 iron 1 coin", rep=1)
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 3", "draw park 5", "draw deck")
    story.answers("draw park 3").has(OLIVER, hand="meat", goods="1 iron 1 coin", rep=1)
    assert left(story) == [2, 0, 0]


@pytest.mark.rule("flamecraft/shop.dragon-alley-spaces", "flamecraft/shop.dragon-alley-both")
def test_the_second_space_pays_reputation_and_a_good_of_choice() -> None:
    story = an_alley(2).answers(LEAVE, "leave coins 2").has(OLIVER, goods="1 iron 1 coin", rep=1)
    story.is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain plant")
    story.has(OLIVER, hand="", goods="1 iron 1 plant 1 coin", rep=1)
    assert left(story) == [0, 2, 0]


@pytest.mark.rule("flamecraft/shop.dragon-alley-spaces", "flamecraft/shop.dragon-alley-both")
def test_the_third_space_pays_an_artisan_and_a_good_of_choice() -> None:
    story = an_alley(2).answers(LEAVE, "leave coins 3", "draw deck").has(OLIVER, hand="plant")
    story.is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain bread")
    story.has(OLIVER, hand="plant", goods="1 bread 1 iron 1 coin", rep=0)
    assert left(story) == [0, 0, 2]


@pytest.mark.rule("flamecraft/shop.dragon-alley-both")
def test_only_an_empty_space_is_free_and_it_is_paid_from_ones_own_supply() -> None:
    story = an_alley(1, (0, 2, 0))
    fountain = story.in_supply("coin")
    story.answers(LEAVE).is_asked(OLIVER, WHICH_SPACE, "leave coins 1", "leave coins 3")
    story.refuses("leave coins 2", "").answers("leave coins 1").has(OLIVER, goods="1 iron")
    assert left(story) == [2, 2, 0]
    assert story.in_supply("coin") == fountain


@pytest.mark.rule("flamecraft/shop.dragon-alley-turn")
def test_after_leaving_coins_a_whole_turn_follows_at_another_shop() -> None:
    story = an_alley(1).answers(LEAVE, "leave coins 2", "gain plant")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())
    story.refuses(f"visit {SHOP}", "you must go to another shop than on your last turn")
    story.gathers_at("smith-mart").has(OLIVER, at="smith-mart", goods="3 iron 1 plant")
    story.answers("fire nothing").is_asked(
        VIOLET, WHICH_SHOP, *starters_but("smith-mart"), f"visit {SHOP}"
    )


@pytest.mark.rule("flamecraft/shop.dragon-alley-turn")
def test_taking_coins_earns_no_turn() -> None:
    story = an_alley(0, (2, 2, 0)).answers(TAKE).has(OLIVER, goods="1 iron 5 coin")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.dragon-alley-take", "flamecraft/ruling.alley-coins-stay")
def test_coins_lie_there_until_somebody_takes_them_and_all_spaces_are_free_again() -> None:
    """Oliver leaves two beside two others; Violet empties the alley and he comes back."""
    story = an_alley(2, (0, 0, 2)).answers(LEAVE, "leave coins 2", "gain plant")
    story.gathers_at("smith-mart").answers("fire nothing")
    assert left(story) == [0, 2, 2]
    story.gathers_at(SHOP).is_asked(VIOLET, USE, TAKE, "use nothing").answers(TAKE)
    story.has(VIOLET, goods="5 coin").has(OLIVER, goods="3 iron 1 plant 1 coin")
    assert left(story) == [0, 0, 0]
    story.answers(f"visit {SHOP}", "give iron").has(OLIVER, goods="2 iron 1 plant 2 coin")
    story.answers(LEAVE).is_asked(OLIVER, WHICH_SPACE, *SPACES)


@pytest.mark.rule("flamecraft/ruling.alley-coins-stay")
def test_coins_left_when_the_game_is_over_are_nobodys() -> None:
    story = Story().given(
        a_town(SHOP), at=(SHOP, SHOP), alley=(2, 2, 0), goods=("1 coin", ""), scoring=True
    )
    story.has(OLIVER, rep=1, goods="").has(VIOLET, rep=0, goods="")
    assert left(story) == [2, 2, 0]
    story.is_done(winners=[OLIVER], totals=(1, 0))


@pytest.mark.rule("flamecraft/ruling.alley-closed")
def test_with_three_full_spaces_coins_can_only_be_taken() -> None:
    story = an_alley(4, (2, 2, 2)).is_asked(OLIVER, USE, TAKE, "use nothing")
    story.refuses(LEAVE, "it cannot be used like that now").answers(TAKE)
    story.has(OLIVER, goods="1 iron 11 coin").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.alley-closed")
def test_with_one_coin_none_can_be_left() -> None:
    """Goods do not stand for coins."""
    story = an_alley(0, (2, 0, 0)).has(OLIVER, goods="1 iron 1 coin")
    story.is_asked(OLIVER, USE, TAKE, "use nothing")
    story.refuses(LEAVE, "it cannot be used like that now")


@pytest.mark.rule("flamecraft/ruling.alley-closed")
def test_from_empty_spaces_nothing_can_be_taken() -> None:
    story = an_alley(1).is_asked(OLIVER, USE, LEAVE, "use nothing")
    story.refuses(TAKE, "it cannot be used like that now")
    poor = an_alley(0).is_asked(VIOLET, WHICH_SHOP, *starters_but())
    poor.has(OLIVER, goods="1 iron 1 coin", rep=0)


# Extra turns


@pytest.mark.rule("flamecraft/ruling.extra-turn-after")
def test_between_the_turns_the_limits_hold_and_park_and_row_are_refilled() -> None:
    story = Story().given(
        a_town(SHOP),
        goods=("2 coin 9 iron",),
        hands=("bread bread meat iron iron plant",),
        park="crystal potion",
        artisan_deck="potion potion crystal crystal meat meat",
        row="p-bread-1",
        enchantment_deck="p-bread-2 p-bread-3 p-meat-1 p-meat-2 p-meat-3",
    )
    story.gathers_at(SHOP).answers(LEAVE, "leave coins 1", "draw park 1")
    story.has(OLIVER, hand="bread bread meat iron iron plant crystal", goods="7 iron 1 coin")
    story.is_asked(
        OLIVER,
        WHICH_BACK,
        *("return bread", "return meat", "return iron", "return crystal", "return plant"),
    )
    story.park_is("- potion - - -").row_is("p-bread-1").answers("return plant")
    story.park_is("potion potion potion crystal crystal")
    story.row_is("p-bread-1 p-bread-2 p-bread-3 p-meat-1 p-meat-2")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but()).has(
        OLIVER, hand="bread bread meat iron iron crystal", rep=1, at=SHOP
    )


@pytest.mark.rule("flamecraft/ruling.extra-turn-after")
def test_an_extra_turn_has_limits_and_a_refill_of_its_own() -> None:
    story = Story().given(
        a_town(SHOP),
        goods=("1 coin 7 bread",),
        hands=("bread meat iron iron plant crystal",),
        park=FULL_PARK,
        artisan_deck="potion potion crystal crystal",
    )
    story.gathers_at(SHOP).answers(LEAVE, "leave coins 2", "gain plant")
    story.gathers_at("critical-rolls").has(OLIVER, goods="9 bread 1 plant")
    story.answers("place nothing", "fire critical-rolls 1", "draw park 5")
    story.has(OLIVER, goods="7 bread 1 plant").park_is("bread bread meat meat -")
    story.offers("return iron").answers("return iron").park_is("bread bread meat meat potion")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("critical-rolls"), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/ruling.extra-turn-after")
def test_after_the_extra_turn_the_alley_may_be_visited_again() -> None:
    """Oliver's last shop is that of the extra turn."""
    story = an_alley(1).answers(LEAVE, "leave coins 2", "gain plant")
    story.gathers_at("smith-mart").answers("fire nothing")
    story.gathers_at("critical-rolls").answers("fire nothing")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but("smith-mart"), f"visit {SHOP}")


def filling(goods: str = "") -> Story:
    """Oliver, who has Ribbon, fills Hello Nursery; Wishing Well is the next shop."""
    story = Story(companions=True).given(
        a_town().replace("hello-nursery plant - -", "hello-nursery plant bread -"),
        goods=(goods,),
        hands=("iron",),
        park="crystal potion",
        artisan_deck="potion potion crystal crystal meat meat",
        companions=("ribbon", "bookmark"),
        shop_deck="wishing-well",
    )
    return story.gathers_at("hello-nursery").answers("place iron on hello-nursery 3")


@pytest.mark.rule("flamecraft/ruling.extra-turn-after")
def test_before_a_turn_by_ribbon_the_limits_hold_and_the_park_is_refilled() -> None:
    story = filling("8 meat").answers("fire nothing")
    story.is_asked(OLIVER, WHICH_RIBBON, "ribbon wishing-well", "stay")
    story.has(OLIVER, goods="1 bread 8 meat 2 plant 1 coin").park_is("crystal potion - - -")
    story.answers("ribbon wishing-well").has(OLIVER, at="wishing-well", companion_used=True)
    story.park_is("crystal potion potion potion crystal")
    story.has(OLIVER, goods="1 bread 7 meat 2 plant 4 coin")
    story.is_asked(OLIVER, use_at("Wishing Well"), "use wishing-well", "use nothing")
    story.answers("use nothing").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.one-extra-turn")
def test_coins_left_twice_with_encore_earn_one_extra_turn() -> None:
    story = an_alley(4, companion="encore").answers("companion encore")
    story.answers(LEAVE, "leave coins 2", "gain plant")
    story.is_asked(OLIVER, USE, LEAVE, TAKE, "use nothing").answers(LEAVE)
    story.is_asked(OLIVER, WHICH_SPACE, "leave coins 1", "leave coins 3")
    story.answers("leave coins 3", "draw deck", "gain bread")
    story.has(OLIVER, goods="1 bread 1 iron 1 plant 1 coin", rep=1, hand="plant")
    assert left(story) == [0, 2, 2]
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but()).gathers_at("smith-mart")
    story.ends_turn().is_asked(VIOLET, WHICH_SHOP, *starters_but("smith-mart"), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/ruling.one-extra-turn")
@pytest.mark.parametrize("due", [True, False])
def test_ribbon_is_not_offered_while_an_extra_turn_is_due(due: bool, tmp_path: Path) -> None:
    """Nobody can fill a shop on a turn in the alley, so a content pack gives it a slot."""
    pack = variant(TITLE, tmp_path, ("shops.toml", "slots = []", 'slots = ["any -> none"]'))
    story = Story(companions=True, content=pack).given(
        a_town(f"{SHOP} -"),
        goods=("2 coin",),
        hands=("iron",),
        companions=("ribbon", "bookmark"),
        shop_deck="wishing-well",
    )
    story.gathers_at(SHOP).answers(f"place iron on {SHOP} 1", "fire nothing")
    if due:
        story.answers(LEAVE, "leave coins 2", "gain plant")
        story.is_asked(OLIVER, WHICH_SHOP, *starters_but(), "visit wishing-well")
    else:
        story.answers("use nothing")
        story.is_asked(OLIVER, WHICH_RIBBON, "ribbon wishing-well", "stay")
    story.has(OLIVER, companion_used=False, at=SHOP).town_is(*STARTERS, SHOP, "wishing-well")


@pytest.mark.rule("flamecraft/slots.dragon-alley")
def test_no_dragon_can_be_placed_in_the_alley() -> None:
    """Nobody who gathers there is asked for a dragon, nor is it a place for a fired-up meat."""
    story = Story().given(a_town(SHOP), goods=("2 coin",), hands=(EVERY_TYPE, EVERY_TYPE))
    story.gathers_at(SHOP).is_asked(OLIVER, USE, LEAVE, "use nothing").shows(SHOP, "")
    story.answers("use nothing").gathers_at("draco-bell")
    story.answers("place nothing", "fire draco-bell 1", "place bread")
    story.is_asked(
        VIOLET,
        "Where do you place it?",
        *("place on critical-rolls 2", "place on draco-bell 3", "place on smith-mart 3"),
        *("place on fragile-reptile 3", "place on hello-nursery 2", "place on potable-potions 2"),
    )
