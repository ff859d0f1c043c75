"""The slots of every shop: which dragons they take, and what placing one there brings."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    EVERY_TYPE,
    GOODS,
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_GOOD,
    Story,
    counts_of,
    in_words,
    place_at,
    placings,
)

Slot = tuple[str, str]
"""The types it takes, and its reward."""
ASLEEP = "draggin-tail-roost"


@pytest.mark.parametrize(
    ("shop", "name", "first", "second", "third"),
    [
        pytest.param(
            "critical-rolls",
            "Critical Rolls",
            ("bread", "none"),
            ("bread meat iron", "1 coin"),
            ("crystal plant potion", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.critical-rolls"),
        ),
        pytest.param(
            "draco-bell",
            "Draco Bell",
            ("meat", "none"),
            ("meat iron crystal", "1 fancy"),
            ("plant potion bread", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.draco-bell"),
        ),
        pytest.param(
            "smith-mart",
            "Smith Mart",
            ("iron", "none"),
            ("iron crystal plant", "1 fancy"),
            ("potion bread meat", "2 rep"),
            marks=pytest.mark.rule("flamecraft/slots.smith-mart"),
        ),
        pytest.param(
            "fragile-reptile",
            "Fragile Reptile",
            ("crystal", "none"),
            ("crystal plant potion", "2 rep"),
            ("bread meat iron", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.fragile-reptile"),
        ),
        pytest.param(
            "hello-nursery",
            "Hello Nursery",
            ("plant", "none"),
            ("plant potion bread", "1 fancy"),
            ("meat iron crystal", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.hello-nursery"),
        ),
        pytest.param(
            "potable-potions",
            "Potable Potions",
            ("potion", "none"),
            ("potion bread meat", "1 coin"),
            ("iron crystal plant", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.potable-potions"),
        ),
        pytest.param(
            "drake-of-cakes",
            "Drake of Cakes",
            ("bread meat", "1 coin"),
            ("bread iron plant", "1 fancy"),
            ("crystal potion", "2 rep"),
            marks=pytest.mark.rule("flamecraft/slots.drake-of-cakes"),
        ),
        pytest.param(
            "la-petite-dragonne",
            "La Petite Dragonne",
            ("bread iron", "2 rep"),
            ("meat crystal potion", "3 rep"),
            ("bread plant", "1 rep + 1 artisan"),
            marks=pytest.mark.rule("flamecraft/slots.la-petite-dragonne"),
        ),
        pytest.param(
            "guilty-treasures",
            "Guilty Treasures",
            ("bread crystal potion", "1 fancy"),
            ("meat plant", "2 coin"),
            ("any", "1 rep"),
            marks=pytest.mark.rule("flamecraft/slots.guilty-treasures"),
        ),
        pytest.param(
            "fogo-de-char",
            "Fogo de Char",
            ("meat iron", "2 rep"),
            ("meat crystal potion", "1 coin"),
            ("plant bread", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.fogo-de-char"),
        ),
        pytest.param(
            "full-plate-buffet",
            "Full Plate Buffet",
            ("meat crystal", "1 fancy"),
            ("iron plant bread", "1 good"),
            ("meat potion", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.full-plate-buffet"),
        ),
        pytest.param(
            "pizza-coven",
            "Pizza Coven",
            ("meat plant bread", "1 coin"),
            ("iron potion", "1 fancy"),
            ("any", "1 rep"),
            marks=pytest.mark.rule("flamecraft/slots.pizza-coven"),
        ),
        pytest.param(
            "gnome-depot",
            "Gnome Depot",
            ("iron crystal", "1 fancy"),
            ("iron plant bread", "2 good"),
            ("potion meat", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.gnome-depot"),
        ),
        pytest.param(
            "saving-throw",
            "Saving Throw",
            ("iron plant", "1 coin"),
            ("crystal potion meat", "2 rep"),
            ("iron bread", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.saving-throw"),
        ),
        pytest.param(
            "the-savage-beat",
            "The Savage Beat",
            ("iron potion meat", "2 rep"),
            ("crystal bread", "1 artisan"),
            ("any", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.the-savage-beat"),
        ),
        pytest.param(
            "tip-the-scales",
            "Tip the Scales",
            ("crystal plant", "1 coin"),
            ("crystal potion meat", "1 fancy"),
            ("bread iron", "1 artisan"),
            marks=pytest.mark.rule("flamecraft/slots.tip-the-scales"),
        ),
        pytest.param(
            "dragon-hoard-bank",
            "Dragon Hoard Bank",
            ("crystal potion", "2 coin"),
            ("plant bread iron", "1 fancy"),
            ("crystal meat", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.dragon-hoard-bank"),
        ),
        pytest.param(
            "touch-o-glass",
            "Touch o' Glass",
            ("crystal bread iron", "1 fancy"),
            ("plant meat", "2 rep"),
            ("any", "1 good"),
            marks=pytest.mark.rule("flamecraft/slots.touch-o-glass"),
        ),
        pytest.param(
            "oh-my-gourd",
            "Oh My Gourd!",
            ("plant potion", "2 good"),
            ("plant bread iron", "1 fancy"),
            ("meat crystal", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.oh-my-gourd"),
        ),
        pytest.param(
            "hedges-and-henges",
            "Hedges & Henges",
            ("plant bread", "1 coin"),
            ("potion meat crystal", "2 rep"),
            ("plant iron", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.hedges-and-henges"),
        ),
        pytest.param(
            "sage-of-sage",
            "Sage of Sage",
            ("plant meat crystal", "1 fancy"),
            ("potion iron", "1 coin"),
            ("any", "1 rep"),
            marks=pytest.mark.rule("flamecraft/slots.sage-of-sage"),
        ),
        pytest.param(
            "funky-brewsters",
            "Funky Brewsters",
            ("potion bread", "1 coin"),
            ("potion meat crystal", "2 rep"),
            ("iron plant", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.funky-brewsters"),
        ),
        pytest.param(
            "spellfire-springs",
            "Spellfire Springs",
            ("potion meat", "1 fancy"),
            ("bread iron plant", "1 coin"),
            ("potion crystal", "1 artisan"),
            marks=pytest.mark.rule("flamecraft/slots.spellfire-springs"),
        ),
        pytest.param(
            "draconic-tonic",
            "Draconic Tonic",
            ("potion iron plant", "2 rep"),
            ("bread crystal", "1 fancy"),
            ("any", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.draconic-tonic"),
        ),
        pytest.param(
            "bizarre-bazaar",
            "Bizarre Bazaar",
            ("bread crystal plant", "1 fancy"),
            ("meat iron potion", "1 coin"),
            ("any", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.bizarre-bazaar"),
        ),
        pytest.param(
            "eternal-flame",
            "Eternal Flame",
            ("any", "none"),
            ("any", "2 rep + 1 fancy"),
            ("any", "none"),
            marks=pytest.mark.rule("flamecraft/slots.eternal-flame"),
        ),
        pytest.param(
            "flagons-and-dragons",
            "Flagons & Dragons",
            ("bread meat potion", "1 fancy"),
            ("any", "1 coin"),
            ("iron crystal plant", "2 rep"),
            marks=pytest.mark.rule("flamecraft/slots.flagons-and-dragons"),
        ),
        pytest.param(
            "maw-and-paws",
            "Maw & Paw's",
            ("meat crystal plant", "1 fancy"),
            ("bread iron potion", "1 artisan"),
            ("any", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.maw-and-paws"),
        ),
        pytest.param(
            "nunyas-beeswax",
            "Nunya's Beeswax",
            ("bread plant potion", "1 coin"),
            ("meat iron crystal", "1 fancy"),
            ("any", "1 rep"),
            marks=pytest.mark.rule("flamecraft/slots.nunyas-beeswax"),
        ),
        pytest.param(
            "scale-mail-post",
            "Scale Mail Post",
            ("bread iron crystal", "2 rep"),
            ("meat plant potion", "1 coin"),
            ("any", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.scale-mail-post"),
        ),
        pytest.param(
            "sew-cute",
            "Sew Cute",
            ("bread iron plant", "1 fancy"),
            ("meat crystal potion", "1 coin"),
            ("any", "2 rep"),
            marks=pytest.mark.rule("flamecraft/slots.sew-cute"),
        ),
        pytest.param(
            "draggin-tail-roost",
            "Draggin' Tail Roost",
            ("any", "3 rep"),
            ("any", "2 coin"),
            ("any", "1 fancy"),
            marks=pytest.mark.rule("flamecraft/slots.draggin-tail-roost"),
        ),
        pytest.param(
            "wishing-well",
            "Wishing Well",
            ("bread iron potion", "1 fancy"),
            ("meat crystal plant", "2 rep"),
            ("any", "1 coin"),
            marks=pytest.mark.rule("flamecraft/slots.wishing-well"),
        ),
    ],
)
def test_what_the_slots_take_and_what_they_pay(
    shop: str, name: str, first: Slot, second: Slot, third: Slot
) -> None:
    slots = (first, second, third)
    story = gathering_at(shop)
    story.is_asked(OLIVER, place_at(name), *placings(shop, *(takes for takes, _ in slots)))
    for number, (takes, _) in enumerate(slots, 1):
        for dragon in GOODS if takes != "any" else ():
            if dragon not in takes.split():
                reason = f"that slot takes no {dragon} dragon"
                story.refuses(f"place {dragon} on {shop} {number}", reason)
    for number, (takes, reward) in enumerate(slots, 1):
        for dragon in ("potion", "bread") if takes == "any" else takes.split():
            assert_pays(gathering_at(shop), shop, number, dragon, reward)


def gathering_at(shop: str) -> Story:
    """Oliver has gathered at an empty shop with all six types in hand; Bubu is the next fancy.

    Not even the dragons lie there that the shop would come with.
    """
    other = "draco-bell" if shop == "hello-nursery" else "hello-nursery"
    story = Story().given(
        f"{shop} - - -, {other} - - -",
        hands=(EVERY_TYPE,),
        park="iron meat",
        artisan_deck="plant bread",
        fancy_deck="bubu todd",
    )
    story.gathers_at(shop)
    of_choice = {"choose-good": "gain bread", "draw-artisan": "draw park 1"}
    if story.question.kind in of_choice:
        story.answers(of_choice[story.question.kind])
    return story.has(OLIVER, rep=0, fancies="")


def assert_pays(story: Story, shop: str, number: int, dragon: str, reward: str) -> None:
    """Placing this dragon on that slot brings exactly this, and nothing to anybody else."""
    goods, hand = held(story), story.game.view(OLIVER)["seats"][OLIVER]["hand_count"]
    story.answers(f"place {dragon} on {shop} {number}")
    brought = dict(part.split()[::-1] for part in reward.split(" + ") if reward != "none")
    for left in range(int(brought.get("good", 0)), 0, -1):
        more = f" ({left} to choose)" if left > 1 else ""
        story.is_asked(OLIVER, f"{WHICH_GOOD}{more}", *ANY_GOOD).answers("gain iron")
        goods["iron"] += 1
    if "artisan" in brought:
        assert story.question.words.startswith(WHICH_ARTISAN)
        story.answers("draw deck")
    goods["coin"] += int(brought.get("coin", 0))
    story.has(OLIVER, goods=in_words(goods), rep=int(brought.get("rep", 0)))
    story.has(OLIVER, fancies="bubu" if "fancy" in brought else "")
    story.has(VIOLET, goods="", rep=0, fancies="", hand="")
    assert story.game.view(OLIVER)["seats"][OLIVER]["hand_count"] == hand - 1 + (
        "artisan" in brought
    )
    slots = ["-", "-", "-"]
    slots[number - 1] = dragon
    story.shows(shop, " ".join(slots))
    assert (f"fire {shop} {number}" in story.question.options.keys) == (shop != ASLEEP)


def held(story: Story) -> dict[str, int]:
    return counts_of(story.game.view(OLIVER)["seats"][OLIVER]["goods"])
