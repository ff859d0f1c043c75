"""La Petite Dragonne: coins instead of reputation."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_ARTISAN,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    place_at,
    starters_but,
    use_at,
)

SHOP = "la-petite-dragonne"
PLACE = place_at("La Petite Dragonne")
USE = use_at("La Petite Dragonne")


def a_dragonne(
    hand: str, slots: str = "- - -", *, park: str = "", deck: str | None = None
) -> Story:
    town = a_town(f"{SHOP} {slots}")
    story = Story().given(town, hands=(hand, "meat"), park=park, artisan_deck=deck)
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.la-petite-dragonne")
@pytest.mark.parametrize(
    ("placed", "goods"),
    [
        ("iron on la-petite-dragonne 1", "1 bread 2 coin"),
        ("potion on la-petite-dragonne 2", "1 bread 3 coin"),
    ],
)
def test_its_ability_places_a_dragon_here_for_a_coin_per_reputation(
    placed: str, goods: str
) -> None:
    story = a_dragonne("iron potion").answers("place nothing")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, PLACE, f"place iron on {SHOP} 1", f"place potion on {SHOP} 2")
    story.answers(f"place {placed}").has(OLIVER, goods=goods, rep=0).has(VIOLET, goods="", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.la-petite-dragonne-match")
def test_a_dragon_goes_only_where_its_icon_is() -> None:
    story = a_dragonne("bread meat plant").answers("place nothing", f"use {SHOP}")
    offered = [(1, "bread"), (3, "bread"), (2, "meat"), (3, "plant")]
    story.is_asked(OLIVER, PLACE, *(f"place {type} on {SHOP} {slot}" for slot, type in offered))
    story.refuses(f"place plant on {SHOP} 1", "that slot takes no plant dragon")
    story.refuses(f"place bread on {SHOP} 2", "that slot takes no bread dragon")
    story.refuses(f"place iron on {SHOP} 1", "you have no iron dragon in your hand")


@pytest.mark.rule("flamecraft/shop.la-petite-dragonne-match")
def test_with_no_dragon_that_fits_an_empty_slot_the_ability_is_not_offered() -> None:
    story = a_dragonne("crystal potion meat", "bread meat -")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", f"fire {SHOP} 2", "fire nothing")
    story.answers("fire nothing").is_asked(VIOLET, WHICH_SHOP, *starters_but())
    story.has(OLIVER, goods="2 bread 1 meat", hand="crystal potion meat")


@pytest.mark.rule("flamecraft/shop.la-petite-dragonne-other")
def test_the_dragon_of_the_third_slot_comes_besides_the_coin() -> None:
    story = a_dragonne("plant", park="meat crystal", deck="iron iron")
    story.answers("place nothing", f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
    story.has(OLIVER, goods="1 bread 1 coin", hand="", rep=0).answers("draw park 2")
    story.has(OLIVER, goods="1 bread 1 coin", hand="crystal", rep=0).shows(SHOP, "- - plant")


@pytest.mark.rule("flamecraft/shop.la-petite-dragonne-usual")
def test_a_dragon_placed_in_the_second_step_earns_reputation_as_printed() -> None:
    story = a_dragonne("iron potion").answers(f"place iron on {SHOP} 1")
    story.has(OLIVER, goods="1 bread", rep=2).answers("fire nothing", f"use {SHOP}")
    story.has(OLIVER, goods="1 bread 3 coin", rep=2, hand="").shows(SHOP, "iron potion -")


@pytest.mark.rule("flamecraft/shop.la-petite-dragonne-usual")
def test_a_dragon_sent_here_by_meat_earns_reputation_as_printed() -> None:
    town = "draco-bell meat meat bread, la-petite-dragonne - - -"
    story = Story().given(town, hands=("crystal iron",)).gathers_at("draco-bell")
    story.answers("fire draco-bell 1", "place crystal")
    story.has(OLIVER, goods="1 bread 3 meat", rep=3, hand="iron").shows(SHOP, "- crystal -")


@pytest.mark.rule("flamecraft/shop.la-petite-dragonne-usual")
def test_even_fogo_de_char_pays_the_reputation_of_a_slot_here() -> None:
    town = "fogo-de-char iron meat bread, la-petite-dragonne - - -"
    story = Story().given(town, hands=("crystal",)).gathers_at("fogo-de-char")
    story.answers("fire nothing", "use fogo-de-char")
    story.is_asked(OLIVER, WHERE, *(f"place on {SHOP} {slot}" for slot in (1, 2, 3)))
    story.answers(f"place on {SHOP} 1").shows(SHOP, "crystal - -")
    story.has(OLIVER, goods="1 bread 2 meat 1 iron 2 coin", rep=2)
