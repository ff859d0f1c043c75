"""The thirty-six enchantments: where each may be cast, what it costs and what it brings."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import GOODS, OLIVER, STARTERS, VIOLET, Story, at, counted

TITLES = (
    *("Critical Rolls", "Draco Bell", "Smith Mart"),
    *("Fragile Reptile", "Hello Nursery", "Potable Potions"),
)
BARE = ", ".join(f"{shop} - - -" for shop in STARTERS)
"""No dragons: nobody is asked whether to fire one up."""
TOO_DEAR = "you cannot pay its cost"


def own_deck(card: str) -> str:
    return {"p": "purple", "g": "golden"}[card[0]]


def own_shop(card: str) -> int:
    return GOODS.index(card.split("-")[1])


def visiting(card: str, goods: str, shop: int, *, matches: bool = False) -> Story:
    """Oliver visits a starter shop while this card lies in the row. Matches, whom he could reveal,
    makes sure that he is asked even where he can only gather."""
    story = Story(enchantments=own_deck(card)).given(
        BARE,
        goods=(goods, "1 iron"),
        hands=("iron iron" if matches else "",),
        fancies=("matches" if matches else "",),
        row=card,
        artisan_deck="crystal bread meat iron plant potion bread meat",
        fancy_deck="buddy todd",
    )
    return story.answers(f"visit {STARTERS[shop]}")


def kinds(cost: str) -> list[str]:
    return cost.split()[1::2]


def less(cost: str, kind: str) -> str:
    """A cost without one of its goods."""
    counts = dict(zip(GOODS, counted(cost), strict=False))
    counts[kind] -= 1
    return " ".join(f"{count} {good}" for good, count in counts.items() if count)


def times(sets: int, cost: str) -> str:
    return " ".join([cost] * sets)


def cannot_be_cast(card: str, goods: str, shop: int, reason: str) -> None:
    story = visiting(card, goods, shop, matches=True)
    story.is_asked(OLIVER, at(TITLES[shop]), "gather", "reveal matches")
    story.refuses(f"cast {card}", reason).row_is(card)


def is_cast_at_its_own_shop_alone(card: str, cost: str) -> Story:
    """It fits one shop, the whole cost is enough there, and one good less is not."""
    own = own_shop(card)
    decks = {deck: Story(enchantments=deck).in_the_box() for deck in ("purple", "golden")}
    assert [deck for deck, box in decks.items() if card in box] == [own_deck(card)]
    for shop in range(len(STARTERS)):
        if shop != own:
            cannot_be_cast(card, cost, shop, "its icon is not the shop's")
    for kind in kinds(cost):
        cannot_be_cast(card, less(cost, kind), own, TOO_DEAR)
    story = visiting(card, cost, own)
    return story.is_asked(OLIVER, at(TITLES[own]), "gather", f"cast {card}").answers(f"cast {card}")


def takes_a_coin_for_any_good(card: str, cost: str) -> None:
    for kind in kinds(cost):
        story = visiting(card, f"{less(cost, kind)} 1 coin", own_shop(card)).offers(f"cast {card}")
        story.answers(f"cast {card}").shows(STARTERS[own_shop(card)], "- - -", enchantments=card)


def has_brought(story: Story, card: str, rep: int, besides: str = "") -> None:
    story.has(
        OLIVER,
        goods="2 coin" if besides == "2 coin" else "",
        rep=rep,
        hand="crystal" if besides == "artisan" else "",
        fancies="buddy" if besides == "fancy" else "",
    )
    story.has(VIOLET, goods="1 iron", rep=0, hand="", fancies="")
    story.shows(STARTERS[own_shop(card)], "- - -", enchantments=card)


@pytest.mark.rule(
    "flamecraft/enchantment.p-bread-1",
    "flamecraft/enchantment.p-bread-2",
    "flamecraft/enchantment.p-bread-3",
    "flamecraft/enchantment.p-meat-1",
    "flamecraft/enchantment.p-meat-2",
    "flamecraft/enchantment.p-meat-3",
    "flamecraft/enchantment.p-iron-1",
    "flamecraft/enchantment.p-iron-2",
    "flamecraft/enchantment.p-iron-3",
    "flamecraft/enchantment.p-crystal-1",
    "flamecraft/enchantment.p-crystal-2",
    "flamecraft/enchantment.p-crystal-3",
    "flamecraft/enchantment.p-plant-1",
    "flamecraft/enchantment.p-plant-2",
    "flamecraft/enchantment.p-plant-3",
    "flamecraft/enchantment.p-potion-1",
    "flamecraft/enchantment.p-potion-2",
    "flamecraft/enchantment.p-potion-3",
)
@pytest.mark.parametrize(
    ("card", "cost", "rep", "besides"),
    [
        ("p-bread-1", "1 bread 1 meat 1 iron 1 plant", 5, ""),
        ("p-bread-2", "3 iron 1 bread 1 potion", 4, "artisan"),
        ("p-bread-3", "3 plant 2 meat 1 crystal", 5, "fancy"),
        ("p-meat-1", "1 meat 1 iron 1 crystal 1 potion", 5, ""),
        ("p-meat-2", "3 crystal 1 meat 1 bread", 4, "artisan"),
        ("p-meat-3", "3 potion 2 iron 1 plant", 5, "fancy"),
        ("p-iron-1", "1 iron 1 crystal 1 plant 1 bread", 5, ""),
        ("p-iron-2", "3 plant 1 iron 1 meat", 4, "artisan"),
        ("p-iron-3", "3 bread 2 crystal 1 potion", 5, "fancy"),
        ("p-crystal-1", "1 crystal 1 plant 1 potion 1 meat", 5, ""),
        ("p-crystal-2", "3 potion 1 crystal 1 iron", 4, "artisan"),
        ("p-crystal-3", "3 meat 2 plant 1 bread", 5, "fancy"),
        ("p-plant-1", "1 plant 1 potion 1 bread 1 iron", 5, ""),
        ("p-plant-2", "3 bread 1 plant 1 crystal", 4, "artisan"),
        ("p-plant-3", "3 iron 2 potion 1 meat", 5, "fancy"),
        ("p-potion-1", "1 potion 1 bread 1 meat 1 crystal", 5, ""),
        ("p-potion-2", "3 meat 1 potion 1 plant", 4, "artisan"),
        ("p-potion-3", "3 crystal 2 bread 1 iron", 5, "fancy"),
    ],
)
def test_a_purple_enchantment_costs_and_brings_what_it_shows(
    card: str, cost: str, rep: int, besides: str
) -> None:
    has_brought(is_cast_at_its_own_shop_alone(card, cost), card, rep, besides)
    takes_a_coin_for_any_good(card, cost)


@pytest.mark.rule(
    "flamecraft/enchantment.g-bread-3",
    "flamecraft/enchantment.g-meat-3",
    "flamecraft/enchantment.g-iron-3",
    "flamecraft/enchantment.g-crystal-3",
    "flamecraft/enchantment.g-plant-3",
    "flamecraft/enchantment.g-potion-3",
)
@pytest.mark.parametrize(
    ("card", "cost", "rep", "besides"),
    [
        ("g-bread-3", "3 crystal 2 bread 2 meat", 6, "fancy"),
        ("g-meat-3", "3 plant 2 meat 2 iron", 6, "2 coin"),
        ("g-iron-3", "3 potion 2 iron 2 crystal", 6, "fancy"),
        ("g-crystal-3", "3 bread 2 crystal 2 plant", 6, "2 coin"),
        ("g-plant-3", "3 meat 2 plant 2 potion", 6, "fancy"),
        ("g-potion-3", "3 iron 2 potion 2 bread", 6, "2 coin"),
    ],
)
def test_a_plain_gold_enchantment_costs_and_brings_what_it_shows(
    card: str, cost: str, rep: int, besides: str
) -> None:
    has_brought(is_cast_at_its_own_shop_alone(card, cost), card, rep, besides)
    takes_a_coin_for_any_good(card, cost)


@pytest.mark.rule(
    "flamecraft/enchantment.g-bread-2",
    "flamecraft/enchantment.g-meat-2",
    "flamecraft/enchantment.g-iron-2",
    "flamecraft/enchantment.g-crystal-2",
    "flamecraft/enchantment.g-plant-2",
    "flamecraft/enchantment.g-potion-2",
)
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("g-bread-2", "4 iron 2 potion"),
        ("g-meat-2", "4 crystal 2 bread"),
        ("g-iron-2", "4 plant 2 meat"),
        ("g-crystal-2", "4 potion 2 iron"),
        ("g-plant-2", "4 bread 2 crystal"),
        ("g-potion-2", "4 meat 2 plant"),
    ],
)
def test_a_gold_enchantment_that_takes_no_coins_brings_8_reputation(card: str, cost: str) -> None:
    has_brought(is_cast_at_its_own_shop_alone(card, cost), card, 8)
    for kind in kinds(cost):
        cannot_be_cast(card, f"{less(cost, kind)} 6 coin", own_shop(card), TOO_DEAR)


@pytest.mark.rule(
    "flamecraft/enchantment.g-bread-1",
    "flamecraft/enchantment.g-meat-1",
    "flamecraft/enchantment.g-iron-1",
    "flamecraft/enchantment.g-crystal-1",
    "flamecraft/enchantment.g-plant-1",
    "flamecraft/enchantment.g-potion-1",
)
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("g-bread-1", "1 meat 1 crystal"),
        ("g-meat-1", "1 iron 1 plant"),
        ("g-iron-1", "1 crystal 1 potion"),
        ("g-crystal-1", "1 plant 1 bread"),
        ("g-plant-1", "1 potion 1 meat"),
        ("g-potion-1", "1 bread 1 iron"),
    ],
)
def test_a_gold_enchantment_in_sets_brings_2_reputation_for_each_after_the_first(
    card: str, cost: str
) -> None:
    has_brought(is_cast_at_its_own_shop_alone(card, cost), card, 0)
    takes_a_coin_for_any_good(card, cost)
    for sets in range(2, 6):
        story = visiting(card, times(sets, cost), own_shop(card)).answers(f"cast {card}")
        assert story.question.words.startswith("How many sets do you pay for ")
        assert story.question.options.keys == [f"sets {count}" for count in range(sets, 0, -1)]
        story.refuses(f"sets {sets + 1}", "").answers(f"sets {sets}")
        has_brought(story, card, 2 * (sets - 1))
