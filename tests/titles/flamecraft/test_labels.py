"""Labels: what the rulebook prints of Flamecraft's cards, what is found elsewhere, what is ours."""

from __future__ import annotations

from typing import Any

from emberhall.kernel.sources import label_of
from emberhall.titles.flamecraft import TITLE

CONTENT = TITLE.own_content()


def labels(rows: Any, card: str) -> dict[str, str]:
    return next(dict(row.source) for row in rows if row.id == card)


def test_the_rulebook_shows_the_icons_of_three_shops() -> None:
    """Facts, section 3.1: seventeen icons of goods are found, six are guessed to be wild."""
    icons = {row.id: label_of(row.source, "icon") for row in CONTENT.shops[6:]}
    printed = [id for id, label in icons.items() if label == "rulebook"]
    assert printed == ["drake-of-cakes", "sew-cute", "wishing-well"]
    assert list(icons.values()).count("found: GitHub edrache/design-skills") == 17
    assert [id for id, label in icons.items() if label == "reconstructed"] == [
        *("bizarre-bazaar", "eternal-flame", "flagons-and-dragons", "maw-and-paws"),
        *("nunyas-beeswax", "scale-mail-post"),
    ]


def test_a_shops_rule_can_be_the_rulebooks_while_its_slots_are_ours() -> None:
    assert labels(CONTENT.shops, "fogo-de-char") == {
        "name": "rulebook",
        "icon": "found: GitHub edrache/design-skills",
        "slots": "reconstructed",
        "ability": "rulebook",
    }
    slots = [label_of(row.source, "slots", 2) for row in CONTENT.shops[:-1]]
    assert set(slots) == {"reconstructed"}


def test_the_rulebook_prints_seven_abilities_in_full_and_half_of_one() -> None:
    """Facts, section 3.2: that Hedges & Henges pays with a plant is ours."""
    abilities = {row.id: label_of(row.source, "ability", 1) for row in CONTENT.shops[6:]}
    assert [id for id, label in abilities.items() if label == "rulebook"] == [
        *("drake-of-cakes", "la-petite-dragonne", "fogo-de-char", "sage-of-sage"),
        *("draggin-tail-roost", "wishing-well", "dragon-alley"),
    ]
    assert labels(CONTENT.shops, "nunyas-beeswax")["ability_2"] == "rulebook"


def test_thirteen_names_of_artisans_are_ours() -> None:
    """Facts, section 1: three stand in the rulebook."""
    names = [
        label_of(row.source, "names", number) for row in CONTENT.types for number in range(1, 8)
    ]
    assert len(names) == 42
    assert names.count("reconstructed") == 13
    assert names.count("rulebook") == 3


def test_enchantments_are_ours_but_for_the_one_of_the_example() -> None:
    """Facts, section 4: those that pay by the set, too."""
    rows = CONTENT.enchantments
    known = [row.id for row in rows if row.source != (("all", "reconstructed"),)]
    assert known == ["p-plant-2"]
    assert labels(CONTENT.enchantments, "p-plant-2")["reward"] == "rulebook"
    assert labels(CONTENT.enchantments, "p-plant-2")["all"] == "reconstructed"


def test_of_fancies_the_rulebook_prints_the_names_and_one_goal() -> None:
    """Facts, section 5: the goals of Goldrush and Twinkle are ours, too."""
    rows = CONTENT.fancies
    assert {label_of(row.source, "name") for row in rows} == {"rulebook"}
    assert [row.id for row in rows if label_of(row.source, "goal") == "rulebook"] == ["pocus"]


def test_fewer_than_three_goods_earning_nothing_is_ours() -> None:
    """The rulebook prints the 3 for having the most; that the base goal asks for three is ours."""
    toasty = labels(CONTENT.fancies, "toasty")
    assert toasty["most"] == "rulebook"
    assert "count" not in toasty
    assert toasty["all"] == "reconstructed"


def test_the_end_by_stalling_is_ours() -> None:
    assert dict(CONTENT.town.source) == {"all": "rulebook", "stall": "reconstructed"}
