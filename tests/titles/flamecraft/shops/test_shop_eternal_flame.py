"""Eternal Flame: two dragons are at home here, and there is always one more fire."""

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
    WHICH_FIRE,
    WHICH_GOOD,
    WHICH_SHOP,
    WHICH_SWAP,
    Story,
    a_town,
    place_at,
    placings,
    starters_but,
    told_to,
    use_at,
)
from titles.packs import variant

SHOP = "eternal-flame"
PLACE, USE = place_at("Eternal Flame"), use_at("Eternal Flame")
FULL_PARK = "potion potion potion potion potion"


def a_flame(slots: str, hand: str = "") -> Story:
    """Oliver has gathered here and taken a meat besides."""
    story = Story().given(a_town(f"{SHOP} {slots}"), park="plant iron", hands=(hand,))
    return story.gathers_at(SHOP).answers("gain meat")


def opening(
    deck: str,
    *,
    park: str = FULL_PARK,
    finals: int = -1,
    hands: tuple[str, str] = ("iron", ""),
    content: Path | None = None,
) -> Story:
    """Oliver has just filled Hello Nursery, and Eternal Flame lies facedown."""
    story = Story(content=content).given(
        a_town().replace("hello-nursery plant - -", "hello-nursery plant bread -"),
        hands=hands,
        park=park,
        artisan_deck=deck,
        row="p-bread-1 p-bread-2 p-bread-3 p-meat-1 p-meat-2",
        shop_deck=SHOP,
        fancy_deck="rainbow",
        ending=finals >= 0,
        finals=finals,
    )
    story.gathers_at("hello-nursery").answers("place iron on hello-nursery 3")
    return story.town_is(*STARTERS, facedown=1)


@pytest.mark.rule("flamecraft/shop.eternal-flame")
def test_after_one_dragon_the_ability_fires_up_another() -> None:
    story = Story().given(a_town(f"{SHOP} bread - crystal"), park="plant iron")
    story.gathers_at(SHOP).is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain meat")
    story.has(OLIVER, goods="1 bread 1 meat 1 crystal")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", f"fire {SHOP} 3", "fire nothing")
    story.answers(f"fire {SHOP} 1", "draw park 1").has(OLIVER, hand="plant")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 3", "fire nothing")
    story.answers(f"fire {SHOP} 3", "gain bread iron plant")
    story.has(OLIVER, goods="2 bread 1 meat 1 iron 1 crystal 1 plant", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but()).has(VIOLET, goods="", hand="")


@pytest.mark.rule("flamecraft/shop.eternal-flame")
def test_one_dragon_is_all_the_ability_fires_up() -> None:
    story = a_flame("bread - crystal").answers("fire nothing", f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", f"fire {SHOP} 3", "fire nothing")
    story.answers(f"fire {SHOP} 3", "gain bread iron plant").has(OLIVER, hand="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.eternal-flame", "flamecraft/ruling.not-fired-this-turn")
def test_when_all_have_been_fired_up_there_is_nothing_to_use() -> None:
    story = a_flame("bread - -").answers(f"fire {SHOP} 1", "draw park 1")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but()).has(OLIVER, hand="plant")


@pytest.mark.rule("flamecraft/ruling.not-fired-this-turn")
def test_a_dragon_fired_up_through_a_swap_has_been_fired_up() -> None:
    """Pan comes in for the potion and is fired up by that; only crystal is left."""
    story = a_flame("potion - crystal").answers(f"fire {SHOP} 1")
    story.offers("swap critical-rolls 1", f"swap {SHOP} 3")
    assert story.question.words == WHICH_SWAP
    story.answers("swap critical-rolls 1", "draw park 2").shows(SHOP, "bread - crystal")
    story.answers(f"use {SHOP}").is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 3", "fire nothing")


@pytest.mark.rule("flamecraft/ruling.not-fired-this-turn")
def test_next_turn_every_dragon_is_fresh_again() -> None:
    story = a_flame("bread - -").answers(f"fire {SHOP} 1", "draw park 1")
    story.gathers_at("smith-mart").answers("fire nothing")
    story.gathers_at("draco-bell").ends_turn().gathers_at(SHOP).answers("gain meat", "fire nothing")
    story.is_asked(VIOLET, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(VIOLET, WHICH_FIRE, f"fire {SHOP} 1", "fire nothing")


@pytest.mark.rule("flamecraft/shop.eternal-flame-reveal")
def test_when_it_opens_two_dragons_of_the_deck_take_the_first_and_the_third_slot() -> None:
    """They come before the Park is refilled."""
    story = opening("iron meat plant crystal crystal crystal", park="potion potion potion")
    story.answers("fire nothing").town_is(*STARTERS, SHOP).shows(SHOP, "iron - meat")
    story.park_is("potion potion potion plant crystal")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("hello-nursery"), f"visit {SHOP}")
    story.gathers_at(SHOP).answers("gain bread").has(VIOLET, goods="1 bread 1 meat 1 iron")


@pytest.mark.rule("flamecraft/ruling.flame-no-reward")
def test_they_come_one_by_one_and_the_first_slot_is_the_first() -> None:
    story = opening("iron meat plant crystal").answers("fire nothing")
    assert told_to(story, VIOLET)[-3:] == [
        "Eternal Flame opens.",
        "Patina (iron) is at home at Eternal Flame.",
        "Hot Dog (meat) is at home at Eternal Flame.",
    ]
    story.shows(SHOP, "iron - meat").has(OLIVER, goods="1 bread 2 plant 1 coin", rep=0, fancies="")
    story.has(VIOLET, goods="", rep=0, fancies="", hand="")


@pytest.mark.rule("flamecraft/ruling.flame-no-reward")
def test_nobody_is_paid_for_them_even_if_their_slots_had_a_reward(tmp_path: Path) -> None:
    """Told with a content pack where the first slot pays 5 and the third slot 7."""
    middle = '"any -> 2 rep + 1 fancy",\n    '
    printed, paying = f'"any -> none",\n    {middle}"any -> none"', f'"any -> 5 rep",\n    {middle}'
    pack = variant(TITLE, tmp_path, ("shops.toml", printed, f'{paying}"any -> 7 rep"'))
    story = opening("iron meat plant crystal", content=pack).answers("fire nothing")
    story.shows(SHOP, "iron - meat").has(OLIVER, goods="1 bread 2 plant 1 coin", rep=0, fancies="")
    story.has(VIOLET, goods="", rep=0, fancies="")


@pytest.mark.rule("flamecraft/shop.eternal-flame-last-card")
def test_if_they_are_the_last_of_the_deck_who_brought_the_shop_plays_last() -> None:
    story = opening("iron meat").answers("fire nothing").shows(SHOP, "iron - meat")
    assert story.is_ending
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("hello-nursery"), f"visit {SHOP}")
    story.gathers_at("smith-mart").ends_turn()
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but("hello-nursery"), f"visit {SHOP}")
    story.gathers_at("draco-bell").ends_turn().is_done(winners=[OLIVER], totals=(1, 0))


@pytest.mark.rule("flamecraft/ruling.flame-short")
def test_with_one_artisan_left_the_third_slot_stays_empty_and_takes_any_dragon_later() -> None:
    story = opening("iron", hands=("iron", EVERY_TYPE)).answers("fire nothing")
    story.shows(SHOP, "iron - -").gathers_at(SHOP).answers("gain bread")
    story.is_asked(VIOLET, PLACE, *placings(SHOP, "", "any", "any"))
    story.answers(f"place plant on {SHOP} 3").shows(SHOP, "iron - plant")
    story.has(VIOLET, goods="1 bread 1 iron", rep=0, fancies="")


@pytest.mark.rule("flamecraft/ruling.flame-short")
def test_with_no_artisan_left_both_slots_stay_empty_and_take_any_dragon_later() -> None:
    story = opening("", finals=1, hands=("iron", EVERY_TYPE)).answers("fire nothing")
    story.shows(SHOP, "- - -").gathers_at(SHOP).answers("gain bread")
    story.is_asked(VIOLET, PLACE, *placings(SHOP, "any", "any", "any"))
    story.answers(f"place meat on {SHOP} 1").shows(SHOP, "meat - -")
    story.has(VIOLET, goods="1 bread", rep=0, fancies="")


@pytest.mark.rule("flamecraft/slots.eternal-flame")
def test_the_one_empty_slot_of_a_running_flame_is_the_middle_one() -> None:
    story = a_flame("bread - crystal", EVERY_TYPE)
    story.is_asked(OLIVER, PLACE, *placings(SHOP, "", "any", ""))
    story.refuses(f"place bread on {SHOP} 1", "that slot is not empty")
    story.answers(f"place bread on {SHOP} 2").has(OLIVER, rep=2).shows(SHOP, "bread bread crystal")
    story.is_asked(
        OLIVER, WHICH_FIRE, f"fire {SHOP} 1", f"fire {SHOP} 2", f"fire {SHOP} 3", "fire nothing"
    )
    story.answers(f"fire {SHOP} 2").is_asked(
        OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck"
    )
