"""Solo Mode: turn after turn, with a Town that fills up whether you come or not."""

from __future__ import annotations

from typing import Any

import pytest

import emberhall
from emberhall.titles.flamecraft.end_events import SoloEnded
from emberhall.titles.flamecraft.events import ShopDrawn

from .story import (
    GOODS,
    OLIVER,
    STARTERS,
    WHICH_SHOP,
    Story,
    a_town,
    place_at,
    prompt_of,
    touches,
    use_at,
)

PARK = "bread meat iron crystal plant"
ROW = "p-meat-1 p-meat-2 p-meat-3 p-iron-1 p-iron-2"
"""No potion among them: a potion dragon that comes to Town brings no enchantment."""
WHICH_TOKEN = "Which token is yours?"
WHICH_SPACE = "Where does the new shop go?"
WHICH_CAST = "Which enchantment do the others add, and where?"
WHICH_ENTRY = "What do you give them for coming in?"
WHICH_UNLOCK = "Which achievement do you unlock?"
ROLLS = "critical-rolls"
FULL = "critical-rolls bread bread crystal, draco-bell meat meat plant, smith-mart iron iron potion"
"""Three shops without an empty slot."""
SHOPS = {
    *("drake-of-cakes", "fogo-de-char", "saving-throw", "tip-the-scales", "oh-my-gourd"),
    *("funky-brewsters", "maw-and-paws", "wishing-well", "nunyas-beeswax", "draggin-tail-roost"),
}
FANCIES = {
    *("bubu", "chonkers", "dazzle", "frazzle", "matches", "pocus", "shimmer", "sparkle"),
    *("talisman", "taylor", "todd", "twinkle"),
}
ASIDE = "smith-mart iron iron bread, fragile-reptile crystal plant meat"
"""Two more of them, to have somewhere to go."""
QUIET = ("place-here", "fire-up", "use-shop-ability")
TEN_MORE = (
    *("smith-mart - - -", "fragile-reptile - - -", "hello-nursery - - -", "potable-potions - - -"),
    *("wishing-well - - -", "drake-of-cakes - - -", "fogo-de-char - - -"),
    *("tip-the-scales - - -", "oh-my-gourd - - -", "saving-throw - - -"),
)


def alone(town: str = "", **given: Any) -> Story:
    """A game for one who plays the bread token. Elderberry, a potion dragon, comes to Town next."""
    usual = {"park": PARK, "row": ROW, "artisan_deck": "potion bread bread bread"}
    return Story(seats=1).given(town or a_town(), **{**usual, **given})


def gathers(story: Story, shop: str = ROLLS) -> Story:
    """A turn in which nothing is placed, fired up or used; a new shop takes the next space."""
    story.gathers_at(shop)
    while (question := story.game.question) and question.kind in QUIET:
        story.answers(question.options.keys[-1])
    return on_the_next_space(story)


def on_the_next_space(story: Story) -> Story:
    """Where there is a choice, the new shop goes there."""
    question = story.game.question
    if question is not None and question.kind == "choose-space":
        story.answers(question.options.keys[0])
    return story


def spaces(story: Story) -> dict[str, str]:
    """What lies on the spaces that are taken."""
    return {
        space["id"]: "facedown" if space["facedown"] else space["shop"].removeprefix("shop:")
        for space in story.view["spaces"]
        if space["facedown"] or space["shop"]
    }


def tokens(story: Story) -> dict[str, str]:
    """Where the tokens of the non-players are."""
    return {
        token.removeprefix("token:"): shop["card"]
        for shop in story.view["town"]
        for token in shop["tokens"]
    }


def decks(story: Story) -> tuple[set[str], set[str]]:
    """The shops that may come, and all fancies of the game."""
    inventory = story.game.title.inventory(story.table)
    fancies = (*inventory["fancy deck"], *inventory["fancies 0"])
    return set(inventory["shop deck"]), {name.removeprefix("fancy ") for name in fancies}


def dragons(story: Story) -> set[str]:
    return {name for name in story.in_the_box() if name.startswith("dragon ")}


# Setup


@pytest.mark.rule("flamecraft/solo.setup")
def test_alone_the_table_is_set_up_as_for_three() -> None:
    """Thirty artisans and six starters; a hand of three, two fancies to choose one from."""
    story, three, two = Story(seats=1), Story(seats=3), Story(seats=2)
    assert dragons(story) == dragons(three)
    assert (len(dragons(story)), len(dragons(two))) == (36, 30)
    view = story.view
    assert [place["dragon"] is not None for place in view["park"]] == [True] * 5
    assert len(view["row"]["cards"]) == 5
    assert (story.left_in("artisans"), story.left_in("enchantments")) == (22, 13)
    assert (view["seats"][OLIVER]["hand_count"], view["seats"][OLIVER]["fancy_count"]) == (3, 2)
    story.answers("token iron")
    assert story.question.words == "Which fancy dragon do you keep?"
    keep, leave = (key.removeprefix("keep ") for key in story.question.options.keys)
    story.answers(f"keep {keep}").has(OLIVER, goods="", rep=0, fancies=keep, scored="")
    assert leave in decks(story)[1]
    assert story.left_in("fancies") == 11


@pytest.mark.rule("flamecraft/solo.shop-deck")
def test_ten_certain_shops_make_the_deck() -> None:
    """Setup 1: which ones is fixed, their order is chance."""
    seen = [Story(seats=1, seed=seed) for seed in range(12)]
    assert all(decks(story)[0] == SHOPS for story in seen)
    assert len({tuple(story.table.shop_deck) for story in seen}) == 12
    with pytest.raises(emberhall.BadSetting, match="Solo Mode has its own shop deck"):
        Story(seats=1, shops="random")


@pytest.mark.rule("flamecraft/solo.fancy-deck")
def test_twelve_certain_fancies_make_the_deck() -> None:
    """Setup 2: those dealt are of the twelve as well."""
    seen = [Story(seats=1, seed=seed) for seed in range(12)]
    assert all(decks(story)[1] == FANCIES for story in seen)
    assert len({tuple(story.table.fancy_deck) for story in seen}) == 12


@pytest.mark.rule("flamecraft/solo.tokens")
def test_one_token_is_yours_and_five_wait_beside_the_town() -> None:
    """Setup 3: you choose the colour."""
    story = Story(seats=1).is_asked(OLIVER, WHICH_TOKEN, *(f"token {good}" for good in GOODS))
    story.describes("token plant", "The plant token").answers("token plant")
    assert story.view["solo"]["token"] == "token:plant"
    assert tokens(story) == {}
    assert [shop["visitors"] for shop in story.view["town"]] == [[]] * 6


@pytest.mark.rule("flamecraft/solo.no-companions")
def test_companions_stay_at_home() -> None:
    with pytest.raises(emberhall.BadSetting, match="Solo Mode has no companions; leave that"):
        Story(seats=1, companions=True)
    assert Story(seats=1).view["seats"][OLIVER]["companion"] is None


# A turn and its end


@pytest.mark.rule("flamecraft/solo.turns")
def test_your_turns_follow_one_another() -> None:
    """The usual rules hold: another shop than the last one."""
    story = gathers(alone())
    others = ("draco-bell", "smith-mart", "fragile-reptile", "hello-nursery", "potable-potions")
    story.has(OLIVER, goods="2 bread", at=ROLLS)
    story.is_asked(OLIVER, WHICH_SHOP, *(f"visit {shop}" for shop in others))
    story.refuses(f"visit {ROLLS}", "you must go to another shop than on your last turn")
    gathers(story, "draco-bell").has(OLIVER, goods="2 bread 2 meat", at="draco-bell")
    assert (story.view["turns"], story.view["turn"]) == (3, OLIVER)


@pytest.mark.rule("flamecraft/solo.end-turn")
def test_six_steps_close_a_turn_in_this_order() -> None:
    """Park, dragon, token, enchantment, row, new shop."""
    story = alone(
        "critical-rolls bread iron -, potable-potions potion - -",
        artisan_deck="meat potion bread",
        park="bread bread - bread bread",
        row="p-meat-1 p-meat-2 p-meat-3 p-potion-1",
        enchantment_deck="p-iron-1 p-iron-2 p-iron-3 p-plant-1",
        shop_deck="wishing-well",
    )
    gathers(story).hears(
        "Oliver visits Critical Rolls.",
        "Oliver gains 2 bread and 1 iron.",
        "Cutlet comes to the Park.",
        "Elderberry (potion) settles at Critical Rolls.",
        "A new shop comes to Town, facedown.",
        "The potion token moves to Critical Rolls.",
        "Bubbling Brew comes to Potable Potions.",
        "Anvil Song and Forge Vine join the row.",
        "Wishing Well opens.",
    )
    story.is_asked(OLIVER, WHICH_SHOP, "visit potable-potions", "visit wishing-well")


@pytest.mark.rule("flamecraft/solo.park")
def test_first_the_park_is_filled_up_to_five() -> None:
    """Step 1: the next two go to the Park, and only the third is the one that is placed."""
    story = alone(park="bread - iron - plant", artisan_deck="meat crystal potion bread")
    gathers(story).park_is("bread meat iron crystal plant").shows(ROLLS, "bread - potion")
    assert story.left_in("artisans") == 1


@pytest.mark.rule("flamecraft/solo.place")
def test_a_dragon_goes_to_the_first_slot_that_takes_it() -> None:
    """Step 2: clockwise from the Park, so the order of the shops matters."""
    story = gathers(alone()).shows(ROLLS, "bread - potion").shows("draco-bell", "meat - -")
    for shop, starter in zip(("smith-mart", "hello-nursery"), ("iron", "plant"), strict=True):
        story.shows(shop, f"{starter} - -")
    town = "potable-potions potion - -, draco-bell meat - -, critical-rolls bread - -"
    turned = gathers(alone(town)).shows("potable-potions", "potion potion -")
    turned.shows("draco-bell", "meat - -").shows(ROLLS, "bread - -")


@pytest.mark.rule("flamecraft/solo.place")
def test_a_wild_slot_takes_every_dragon() -> None:
    """Step 2: neither of the first two slots takes iron, the third takes anything."""
    town = f"guilty-treasures - - -, critical-rolls bread - -, {ASIDE}"
    gathers(alone(town, artisan_deck="iron plant")).shows("guilty-treasures", "- - iron").shows(
        ROLLS, "bread - -"
    )


@pytest.mark.rule("flamecraft/solo.place-again")
def test_a_dragon_without_a_slot_goes_under_the_deck_and_the_next_is_tried() -> None:
    """Step 2: meat and iron find none, crystal does."""
    town = f"critical-rolls bread bread -, {ASIDE}"
    story = alone(town, artisan_deck="meat iron crystal bread", shop_deck="")
    gathers(story).hears(
        "Oliver visits Critical Rolls.",
        "Oliver gains 3 bread.",
        "Skewart (meat) finds no slot and goes back to the deck.",
        "Cole (iron) finds no slot and goes back to the deck.",
        "Moonbeam (crystal) settles at Critical Rolls.",
        "The crystal token moves to Critical Rolls.",
    )
    assert story.left_in("artisans") == 3
    gathers(story, "smith-mart").hears(
        "Oliver visits Smith Mart.",
        "Oliver gains 1 bread and 3 iron.",
        "Crumpet (bread) finds no slot and goes back to the deck.",
        "Skewart (meat) finds no slot and goes back to the deck.",
        "Cole (iron) finds no slot and goes back to the deck.",
    )


@pytest.mark.rule("flamecraft/solo.place-fill")
def test_a_dragon_that_fills_a_shop_brings_a_new_one() -> None:
    """Step 2: facedown at first, open in the end; a shop that is not full brings none."""
    story = gathers(alone(f"critical-rolls bread bread -, {ASIDE}", shop_deck="wishing-well"))
    story.shows(ROLLS, "bread bread potion")
    story.town_is(ROLLS, "smith-mart", "fragile-reptile", "wishing-well", facedown=0)
    half = gathers(alone(f"critical-rolls bread - -, {ASIDE}", shop_deck="wishing-well"))
    half.shows(ROLLS, "bread - potion").town_is(ROLLS, "smith-mart", "fragile-reptile")


@pytest.mark.rule("flamecraft/solo.new-shop-space")
def test_alone_you_choose_the_space_of_the_shop_you_bring_to_town() -> None:
    """Filling a shop: asked at once, while nobody knows which shop it is."""
    story = alone(
        a_town("tip-the-scales - - -").replace("rolls bread - -", "rolls bread bread -"),
        hands=("plant",),
        shop_deck="wishing-well maw-and-paws",
    )
    story.gathers_at(ROLLS).answers("place plant on critical-rolls 3")
    story.is_asked(OLIVER, WHICH_SPACE, *(f"space {number}" for number in range(8, 13)))
    story.describes("space 8", "Space 8: after Tip the Scales")
    story.refuses("space 7", "a shop lies there already").refuses("space 13", "Town has 12 spaces")
    story.refuses("reveal taylor", "you do not have that fancy dragon")
    assert touches(story)["space 10"] == ("space:10",)
    assert prompt_of(story)["path"][-1]["words"] == "A full shop"
    story.answers("space 10").has(OLIVER, hand="", rep=0)
    assert spaces(story)["space:10"] == "facedown"
    assert story.left_in("shops") == 1
    drawn = next(event for event in story._log if isinstance(event, ShopDrawn))
    assert [(move.from_, move.to) for move in drawn.moves] == [("deck:shops", "space:10")]
    story.answers("fire nothing").town_is(*STARTERS, "tip-the-scales", "wishing-well")
    assert spaces(story)["space:10"] == "wishing-well"


@pytest.mark.rule("flamecraft/solo.new-shop-space", "flamecraft/solo.place")
@pytest.mark.parametrize(
    ("space", "words", "slots"),
    [
        ("space 7", "Space 7: after Oh My Gourd! and before Wishing Well", "potion - -"),
        ("space 12", "Space 12: after Wishing Well", "- - -"),
    ],
)
def test_the_space_decides_where_the_next_dragon_goes(space: str, words: str, slots: str) -> None:
    """Funky Brewsters and Wishing Well would both take a potion; the first one clockwise gets it.
    Wishing Well lies on space 9."""
    story = alone(
        f"{FULL}, fragile-reptile crystal plant -, hello-nursery plant plant -, "
        "oh-my-gourd plant plant crystal",
        artisan_deck="bread meat potion bread bread",
        row="p-iron-1 p-iron-2 p-iron-3 p-crystal-1 p-crystal-2",
        shop_deck="wishing-well funky-brewsters",
    )
    story.gathers_at(ROLLS).answers("fire nothing").is_asked(
        OLIVER, WHICH_SPACE, *(f"space {number}" for number in range(7, 13))
    ).answers("space 9")
    story.gathers_at("draco-bell").answers("fire nothing").describes(space, words).answers(space)
    shops = ["critical-rolls", "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery"]
    new = ["wishing-well", "funky-brewsters"]
    story.town_is(*shops, "oh-my-gourd", *(new if space == "space 12" else new[::-1]))
    gathers(story, "smith-mart").shows("funky-brewsters", slots)
    story.shows("wishing-well", "potion - -" if slots == "- - -" else "- - -")


@pytest.mark.rule("flamecraft/solo.new-shop-space", "flamecraft/solo.place-fill")
def test_a_shop_that_the_others_fill_brings_one_whose_space_you_choose() -> None:
    """Step 2 is finished before the token moves in step 3."""
    story = alone(f"critical-rolls bread bread -, {ASIDE}", shop_deck="wishing-well")
    story.gathers_at(ROLLS).answers("fire nothing").shows(ROLLS, "bread bread potion")
    story.is_asked(OLIVER, WHICH_SPACE, *(f"space {number}" for number in range(4, 13)))
    assert (tokens(story), story.facedown) == ({}, 0)
    assert [part["words"] for part in prompt_of(story)["path"]] == [
        "The other tokens",
        "A full shop",
    ]
    story.answers("space 6")
    assert tokens(story) == {"potion": ROLLS}
    assert spaces(story)["space:6"] == "wishing-well"


@pytest.mark.rule("flamecraft/solo.move")
def test_the_token_of_the_dragons_type_moves_to_its_shop() -> None:
    """Step 3: from beside the Town, or from wherever it was; the others stay."""
    story = gathers(alone(), "hello-nursery")
    assert tokens(story) == {"potion": ROLLS}
    standing = alone(visitors="potion smith-mart, iron smith-mart")
    assert tokens(standing) == {"potion": "smith-mart", "iron": "smith-mart"}
    assert tokens(gathers(standing)) == {"potion": ROLLS, "iron": "smith-mart"}


@pytest.mark.rule("flamecraft/solo.move-no-good")
def test_a_token_that_joins_you_gives_nothing() -> None:
    """Step 3: two bread from gathering are all."""
    story = gathers(alone()).has(OLIVER, goods="2 bread", at=ROLLS)
    assert tokens(story) == {"potion": ROLLS}


@pytest.mark.rule("flamecraft/solo.move-own")
def test_a_dragon_of_your_own_colour_moves_no_token() -> None:
    """Step 3: you stay where you are, and nobody else moves."""
    story = alone(token="potion", visitors="iron draco-bell")
    gathers(story, "hello-nursery").shows(ROLLS, "bread - potion")
    assert tokens(story) == {"iron": "draco-bell"}
    story.has(OLIVER, at="hello-nursery")


@pytest.mark.rule("flamecraft/solo.cast")
def test_an_enchantment_of_the_dragons_icon_comes_to_a_shop_of_that_icon() -> None:
    """Step 4: with one card and one shop there is nothing to ask."""
    story = alone(row="p-meat-1 p-potion-1 p-iron-1", enchantment_deck="p-iron-2 p-iron-3 p-meat-2")
    gathers(story).shows("potable-potions", "potion - -", enchantments="p-potion-1")
    story.row_is("p-meat-1 p-iron-1 p-iron-2 p-iron-3 p-meat-2")
    for shop in (ROLLS, "draco-bell", "smith-mart"):
        assert story.shop(shop)["enchantments"] == []


@pytest.mark.rule("flamecraft/solo.cast")
def test_a_wild_shop_takes_it_and_coin_and_dragon_shops_do_not() -> None:
    """Step 4: no potion shop is in Town."""
    town = "critical-rolls bread - -, wishing-well - - -, draggin-tail-roost - - -"
    story = alone(f"{town}, maw-and-paws - - -", row="p-potion-1 p-iron-1")
    gathers(story).shows("maw-and-paws", "- - -", enchantments="p-potion-1")
    assert story.question.words == WHICH_SHOP
    none = gathers(alone(town, row="p-potion-1 p-iron-1", enchantment_deck="p-iron-2"))
    none.row_is("p-potion-1 p-iron-1 p-iron-2")


@pytest.mark.rule("flamecraft/solo.cast-choice")
def test_among_several_cards_and_shops_you_choose() -> None:
    """Step 4: every card of the icon at every shop that takes it."""
    story = alone(a_town("maw-and-paws - - -"), row="p-potion-3 p-iron-1 p-potion-1 p-meat-1")
    gathers(story).is_asked(
        OLIVER,
        WHICH_CAST,
        "add p-potion-3 to potable-potions",
        "add p-potion-1 to potable-potions",
        "add p-potion-3 to maw-and-paws",
        "add p-potion-1 to maw-and-paws",
    )
    story.refuses("add p-iron-1 to maw-and-paws", "").refuses("add p-potion-1 to smith-mart", "")
    story.answers("add p-potion-1 to maw-and-paws")
    story.shows("maw-and-paws", "- - -", enchantments="p-potion-1")
    story.shows("potable-potions", "potion - -", enchantments="")
    assert "p-potion-3" in [card["card"] for card in story.view["row"]["cards"]]


@pytest.mark.rule("flamecraft/solo.row")
def test_fifth_the_row_is_filled_up_to_five() -> None:
    """Step 5 comes after step 4: a potion card that joins the row now is not cast any more."""
    story = alone(
        row="p-meat-1 p-meat-2 p-meat-3",
        enchantment_deck="p-potion-1 p-iron-1 p-iron-2",
        artisan_deck="potion bread",
    )
    gathers(story).row_is("p-meat-1 p-meat-2 p-meat-3 p-potion-1 p-iron-1")
    story.shows("potable-potions", "potion - -", enchantments="")
    assert story.left_in("enchantments") == 1


@pytest.mark.rule("flamecraft/solo.expand", "flamecraft/ruling.solo-scan")
def test_last_the_new_shops_are_turned_up() -> None:
    """Step 6: you filled a shop; while enchantments come, the new one is still facedown, and the
    dragon of step 2 walked past it."""
    story = alone(
        "critical-rolls bread bread -, maw-and-paws meat bread -",
        hands=("plant",),
        row="p-potion-1 p-potion-2",
        shop_deck="draggin-tail-roost",
    )
    placing_the_last(story)
    story.town_is(ROLLS, "maw-and-paws", facedown=1).shows("maw-and-paws", "meat bread potion")
    story.is_asked(
        OLIVER, WHICH_CAST, "add p-potion-1 to maw-and-paws", "add p-potion-2 to maw-and-paws"
    )
    story.answers("add p-potion-1 to maw-and-paws")
    story.town_is(ROLLS, "maw-and-paws", "draggin-tail-roost", facedown=0)
    story.shows("draggin-tail-roost", "- - -")


# Giving goods


@pytest.mark.rule("flamecraft/solo.entry", "flamecraft/solo.given-goods")
def test_every_token_at_a_shop_wants_a_good_or_a_coin() -> None:
    """Giving goods: two tokens, two things; they return to the piles."""
    visitors = "iron hello-nursery, meat hello-nursery, plant draco-bell"
    story = alone(visitors=visitors, goods=("1 bread 1 iron 1 coin",))
    assert story.in_supply("bread") == story.in_supply("iron") == 34
    story.describes("visit hello-nursery", "Hello Nursery: 2 plant, for 2 goods or coins")
    story.describes("visit draco-bell", "Draco Bell: 2 meat, for 1 good or coin")
    story.answers("visit hello-nursery")
    story.is_asked(OLIVER, WHICH_ENTRY, "give bread", "give iron", "give coin")
    story.answers("give bread").is_asked(OLIVER, WHICH_ENTRY, "give iron", "give coin")
    story.answers("give coin").has(OLIVER, goods="1 iron 2 plant", at="hello-nursery")
    supply = story.supply
    assert (supply["bread"], supply["iron"], supply["coin"]) == (35, 34, 24)


@pytest.mark.rule("flamecraft/solo.entry")
def test_who_cannot_give_to_every_token_goes_elsewhere() -> None:
    """Giving goods: as if they were players."""
    visitors = "iron hello-nursery, meat hello-nursery, plant draco-bell"
    story = alone(visitors=visitors, goods=("1 bread",)).offers("visit draco-bell")
    story.does_not_offer("visit hello-nursery")
    story.refuses("visit hello-nursery", "you have not enough to give one thing to everybody there")
    story.answers("visit draco-bell").has(OLIVER, goods="2 meat", at="draco-bell")


@pytest.mark.rule("flamecraft/solo.given-goods", "flamecraft/ruling.solo-gifts")
def test_a_gifted_good_returns_to_its_pile_and_counts_as_given() -> None:
    """Twig gifts a good to nobody for 2 reputation; with the entry that makes two for Shimmer."""
    story = alone(
        visitors="iron hello-nursery", goods=("2 bread",), fancies=("shimmer",), scored=("todd",)
    )
    story.answers("visit hello-nursery").has(OLIVER, goods="1 bread 2 plant", rep=0)
    story.is_asked(OLIVER, "Which dragon do you fire up?", "fire hello-nursery 1", "fire nothing")
    story.answers("fire hello-nursery 1")
    story.is_asked(OLIVER, "What do you gift for 2 reputation?", "gift bread", "gift plant")
    story.answers("gift bread").has(OLIVER, goods="2 plant", rep=2)
    assert story.in_supply("bread") == 35
    story.offers("reveal shimmer").answers("reveal shimmer").has(OLIVER, rep=6)


@pytest.mark.rule("flamecraft/ruling.solo-gifts")
def test_a_gifted_artisan_goes_under_its_deck() -> None:
    """Touch o' Glass: a crystal of the hand is fired up and given away for 3 reputation."""
    town = f"{FULL}, touch-o-glass - - -"
    story = alone(town, hands=("crystal meat",), artisan_deck="bread", shop_deck="", row="")
    story.gathers_at("touch-o-glass").answers("place nothing", "use touch-o-glass")
    story.answers("fire hand crystal", "gain bread meat iron")
    story.is_asked(OLIVER, "Do you gift the dragon for 3 reputation?", "keep dragon", "give back")
    story.answers("give back").has(
        OLIVER, hand="meat", rep=3, goods="1 bread 1 meat 1 iron 1 crystal"
    )
    story.shows("touch-o-glass", "bread - -")
    assert story.left_in("artisans") == 1


@pytest.mark.rule("flamecraft/ruling.solo-gifts")
def test_a_gifted_fancy_goes_under_its_deck() -> None:
    """Scale Mail Post: of the two drawn one is kept, and the other is the last of the deck."""
    story = alone(a_town("scale-mail-post - - -"), fancy_deck="todd bubu dazzle")
    story.gathers_at("scale-mail-post").answers("gain iron", "use scale-mail-post")
    story.is_asked(OLIVER, "Which fancy dragon do you gift?", "gift todd", "gift bubu")
    story.answers("gift bubu").has(OLIVER, fancies="todd", rep=2)
    ids = story.table.content.fancy_ids
    assert [ids[card] for card in reversed(story.table.fancy_deck)] == ["dazzle", "bubu"]


@pytest.mark.rule("flamecraft/ruling.solo-tokens-count")
def test_tokens_count_as_players_at_flagons_and_dragons() -> None:
    """Entry is free though they are there, and each of the two adds a good."""
    town = a_town("flagons-and-dragons - - -")
    story = alone(town, visitors="iron flagons-and-dragons, meat flagons-and-dragons")
    story.offers("visit flagons-and-dragons").gathers_at("flagons-and-dragons")
    story.answers("gain bread").has(OLIVER, goods="1 bread")
    story.is_asked(
        OLIVER, use_at("Flagons & Dragons"), "use flagons-and-dragons", "use nothing"
    ).answers("use flagons-and-dragons")
    story.answers("gain iron", "gain iron", "gain plant")
    story.has(OLIVER, goods="1 bread 2 iron 1 plant")
    assert story.question.words == WHICH_SHOP


@pytest.mark.rule("flamecraft/ruling.no-shop-open")
def test_who_can_pay_nowhere_enters_any_other_shop_and_gives_what_there_is() -> None:
    """Two tokens at each of the other shops and a single good: a turn must be possible."""
    visitors = "meat draco-bell, iron draco-bell, crystal smith-mart, plant smith-mart"
    town = "critical-rolls bread - -, draco-bell meat - -, smith-mart iron - -"
    story = alone(town, at=(ROLLS,), visitors=visitors, goods=("1 potion",))
    story.is_asked(OLIVER, WHICH_SHOP, "visit draco-bell", "visit smith-mart")
    story.answers("visit smith-mart").has(OLIVER, goods="2 iron", at="smith-mart")
    able = alone(town, at=(ROLLS,), visitors=visitors, goods=("2 potion",))
    able.answers("visit smith-mart").has(OLIVER, goods="2 iron", at="smith-mart")


@pytest.mark.rule("flamecraft/ruling.no-shop-open")
def test_while_one_shop_can_be_paid_the_others_stay_closed() -> None:
    visitors = "meat draco-bell, iron draco-bell, crystal smith-mart"
    town = "critical-rolls bread - -, draco-bell meat - -, smith-mart iron - -"
    story = alone(town, at=(ROLLS,), visitors=visitors, goods=("1 potion",))
    story.has(OLIVER, goods="2 iron", at="smith-mart")


# Twelve shops


def placing_the_last(story: Story) -> Story:
    """Oliver fills Critical Rolls; then Elderberry fills Draco Bell."""
    story.gathers_at(ROLLS).answers("place plant on critical-rolls 3")
    return on_the_next_space(on_the_next_space(story).answers("fire nothing"))


NEARLY_FULL = "critical-rolls bread bread -, draco-bell meat meat -"


@pytest.mark.rule("flamecraft/solo.twelve-shops")
@pytest.mark.parametrize(("shops", "new"), [(10, 2), (11, 1), (12, 0)])
def test_twelve_shops_are_the_most(shops: int, new: int) -> None:
    """Whoever fills a shop: with one space left the first new one takes it, and with none left
    no shop is drawn."""
    town = ", ".join([NEARLY_FULL, *TEN_MORE[: shops - 2]])
    story = alone(town, hands=("plant",), shop_deck="maw-and-paws nunyas-beeswax sew-cute")
    placing_the_last(story).shows(ROLLS, "bread bread plant").shows(
        "draco-bell", "meat meat potion"
    )
    assert len(story.view["town"]) == shops + new
    assert (story.facedown, story.left_in("shops")) == (0, 3 - new)


# The end


@pytest.mark.rule("flamecraft/solo.end")
@pytest.mark.parametrize("deck", ["artisan", "enchantment"])
def test_after_the_last_card_you_finish_this_turn_and_take_one_more(deck: str) -> None:
    """Game end: either deck will do."""
    if deck == "artisan":
        story = alone(artisan_deck="potion")
    else:
        row = "p-meat-1 p-meat-2 p-meat-3 p-iron-1"
        story = alone(row=row, enchantment_deck="p-iron-2")
    assert story.is_ending is False
    gathers(story).offers("visit draco-bell")
    assert (story.is_ending, story.turns_left) == (True, 0)
    gathers(story, "draco-bell").is_done(winners=(OLIVER,), totals=(0,))
    assert story.view["turns"] == 2


@pytest.mark.rule("flamecraft/solo.end")
def test_drawing_the_last_artisan_in_the_middle_of_a_turn_counts_too() -> None:
    """Pan draws it: the turn is finished, and another one follows."""
    story = alone(artisan_deck="potion").gathers_at(ROLLS)
    story.answers("fire critical-rolls 1", "draw deck").has(OLIVER, hand="potion", goods="2 bread")
    assert (story.view["turns"], story.is_ending) == (2, True)
    story.offers("visit draco-bell").gathers_at("draco-bell")
    story.is_asked(
        OLIVER, place_at("Draco Bell"), "place potion on draco-bell 3", "place nothing"
    ).answers("place nothing", "fire nothing")
    story.is_done(winners=(OLIVER,))


@pytest.mark.rule("flamecraft/solo.end")
def test_the_turn_that_brings_the_end_still_closes_with_all_six_steps() -> None:
    """Pan draws the last artisan, Matches puts two under the deck: one of them settles."""
    row = "p-meat-1 p-meat-2 p-meat-3 p-plant-1 p-plant-2"
    story = alone(artisan_deck="potion", hands=("iron iron",), fancies=("matches",), row=row)
    story.gathers_at(ROLLS).answers("place nothing", "fire critical-rolls 1", "draw deck")
    assert story.is_ending is True
    story.answers("reveal matches").has(OLIVER, hand="potion", rep=5).shows(ROLLS, "bread iron -")
    assert (tokens(story), story.left_in("artisans")) == ({"iron": ROLLS}, 1)
    assert story.turns_left == 0
    gathers(story, "draco-bell").is_done(winners=(OLIVER,), totals=(5,))
    assert (tokens(story), story.left_in("artisans")) == ({"iron": ROLLS}, 1)


@pytest.mark.rule("flamecraft/solo.end", "flamecraft/solo.shopkeeper")
def test_the_end_is_told_as_one_more_turn_and_an_award() -> None:
    """Elderberry, the last of the deck, settles; after another turn there is nobody to beat."""
    story = alone(artisan_deck="potion", rep=(5,), goods=("2 coin",))
    gathers(story).hears(
        "Oliver visits Critical Rolls.",
        "Oliver gains 2 bread.",
        "The last artisan has left the deck: one more turn.",
        "Elderberry (potion) settles at Critical Rolls.",
        "The potion token moves to Critical Rolls.",
    )
    gathers(story, "draco-bell").hears(
        "Oliver visits Draco Bell.",
        "Oliver gains 2 meat.",
        "The last turn is over: coins and moon dragons are counted.",
        "Oliver turns in 2 coins for 2 reputation.",
        "Oliver ends as a Shopkeeper with 7 reputation.",
    )
    story.is_done(winners=(OLIVER,), totals=(7,))


@pytest.mark.rule("flamecraft/solo.end")
def test_the_last_enchantment_is_told_as_one_more_turn_too() -> None:
    story = alone(row="p-meat-1 p-meat-2 p-meat-3 p-iron-1", enchantment_deck="p-iron-2")
    gathers(story).hears(
        "Oliver visits Critical Rolls.",
        "Oliver gains 2 bread.",
        "Elderberry (potion) settles at Critical Rolls.",
        "The potion token moves to Critical Rolls.",
        "Forge Vine joins the row.",
        "The last enchantment has left the deck: one more turn.",
    )


@pytest.mark.rule("flamecraft/solo.final-turn", "flamecraft/ruling.solo-final-steps")
def test_the_last_turn_closes_without_the_non_players() -> None:
    """Park, row and new shops only: no dragon settles, no token moves, nothing is cast."""
    story = alone(
        "critical-rolls bread bread -, potable-potions potion - -",
        ending=True,
        finals=0,
        hands=("plant",),
        park="bread - iron - plant",
        artisan_deck="meat crystal potion iron",
        row="p-potion-1 p-potion-2 p-meat-1",
        enchantment_deck="p-iron-1 p-iron-2 p-iron-3",
        shop_deck="wishing-well",
    )
    placing_the_last(story).is_done(winners=(OLIVER,))
    story.park_is("bread meat iron crystal plant")
    story.row_is("p-potion-1 p-potion-2 p-meat-1 p-iron-1 p-iron-2")
    story.town_is(ROLLS, "potable-potions", "wishing-well")
    story.shows("potable-potions", "potion - -", enchantments="").shows("wishing-well", "- - -")
    assert (story.left_in("artisans"), tokens(story)) == (2, {})


@pytest.mark.rule("flamecraft/solo.score")
def test_reputation_coins_and_moon_dragons_make_the_score() -> None:
    """End-game scoring as in any game: Todd for three kinds of odd number, sun dragons nothing."""
    story = alone(
        scoring=True,
        rep=(40,),
        goods=("3 coin 1 bread 2 meat 3 iron 5 plant",),
        fancies=("todd dazzle",),
    )
    story.is_done(winners=(OLIVER,), ranks=(1,), totals=(46,))
    sheet = story.view["seats"][OLIVER]["sheet"]
    assert sheet == {"in-play": 40, "coins": 3, "fancy:todd": 3}
    story.has(OLIVER, scored="todd", fancies="dazzle", goods="1 bread 2 meat 3 iron 5 plant")


@pytest.mark.rule(
    "flamecraft/solo.shopkeeper", "flamecraft/solo.flamekeeper", "flamecraft/solo.master"
)
@pytest.mark.parametrize(
    ("rep", "coins", "award"),
    [
        (0, 0, "Shopkeeper"),
        (74, 0, "Shopkeeper"),
        (74, 1, "Flamekeeper"),
        (75, 0, "Flamekeeper"),
        (89, 0, "Flamekeeper"),
        (88, 2, "Master of Flame"),
        (90, 0, "Master of Flame"),
        (140, 0, "Master of Flame"),
    ],
)
def test_the_score_earns_an_award(rep: int, coins: int, award: str) -> None:
    """Coins are counted before the award is."""
    goods = (f"{coins} coin",) if coins else ()
    story = alone("critical-rolls bread - -", scoring=True, rep=(rep,), goods=goods)
    story.is_done(winners=(OLIVER,), totals=(rep + coins,))
    earned = [row["name"] for row in story.view["solo"]["awards"] if row["is_earned"]]
    assert earned[-1] == award
    assert story.game._table.log is not None
    last = story.game._table.log[-1]
    assert last == SoloEnded(OLIVER, award.lower().replace(" ", "-"), rep + coins)


# What the rulebook leaves open


@pytest.mark.rule("flamecraft/ruling.solo-no-limits")
def test_alone_there_are_no_limits() -> None:
    """Nine bread and eight artisans are kept when the turn ends."""
    story = alone(hands=("iron iron iron plant plant plant meat meat",), goods=("7 bread",))
    gathers(story).has(OLIVER, goods="9 bread", hand="iron iron iron plant plant plant meat meat")
    assert story.question.words == WHICH_SHOP


@pytest.mark.rule("flamecraft/ruling.solo-scan")
@pytest.mark.parametrize(
    ("before", "after"),
    [("- - -", "plant - -"), ("potion - -", "potion plant -"), ("- plant -", "plant plant -")],
)
def test_within_a_shop_the_first_slot_comes_first(before: str, after: str) -> None:
    """Oh My Gourd! takes a plant on its first and on its second slot."""
    town = f"oh-my-gourd {before}, critical-rolls bread - -, {ASIDE}"
    gathers(alone(town, artisan_deck="plant potion")).shows("oh-my-gourd", after)


@pytest.mark.rule("flamecraft/ruling.solo-no-reward")
def test_nobody_is_paid_for_that_slot_and_at_the_roost_the_dragon_sleeps() -> None:
    """The first slot of Draggin' Tail Roost would pay 3 reputation."""
    story = alone(f"draggin-tail-roost - - -, critical-rolls bread - -, {ASIDE}")
    gathers(story).shows("draggin-tail-roost", "potion - -").has(OLIVER, rep=0, goods="2 bread")
    assert tokens(story) == {"potion": "draggin-tail-roost"}
    story.answers("visit draggin-tail-roost", "draw park 1")
    story.has(OLIVER, goods="1 bread", hand="bread")
    assert story.question.words == place_at("Draggin' Tail Roost")
    story.answers("place nothing").is_asked(
        OLIVER, use_at("Draggin' Tail Roost"), "use draggin-tail-roost", "use nothing"
    )


@pytest.mark.rule("flamecraft/ruling.solo-no-reward")
def test_slots_with_coins_and_fancies_pay_nobody_either() -> None:
    """Wishing Well's first slot is worth a fancy, Critical Rolls' second a coin."""
    town = f"wishing-well - - -, critical-rolls bread - -, {ASIDE}"
    story = gathers(alone(town, artisan_deck="potion bread", fancy_deck="todd bubu"))
    story.shows("wishing-well", "potion - -").has(OLIVER, fancies="", goods="2 bread", rep=0)
    assert story.left_in("fancies") == 2
    town = f"critical-rolls bread - -, {ASIDE}"
    coin = gathers(alone(town, artisan_deck="iron plant")).shows(ROLLS, "bread iron -")
    coin.has(OLIVER, goods="2 bread", rep=0, hand="")


@pytest.mark.rule("flamecraft/ruling.solo-stop", "flamecraft/ruling.solo-no-fit")
def test_each_artisan_of_the_deck_is_tried_once() -> None:
    """A full Town: no token moves and nothing is cast; that alone does not end the game."""
    row = "p-bread-1 p-iron-1 p-potion-1 p-meat-1 p-meat-2"
    story = alone(FULL, artisan_deck="potion bread iron", row=row)
    gathers(story).hears(
        "Oliver visits Critical Rolls.",
        "Oliver gains 3 bread and 1 crystal.",
        "Elderberry (potion) finds no slot and goes back to the deck.",
        "Suzette (bread) finds no slot and goes back to the deck.",
        "Cole (iron) finds no slot and goes back to the deck.",
    )
    story.row_is(row)
    assert (story.left_in("artisans"), story.is_ending) == (3, False)
    assert tokens(story) == {}
    assert [shop["enchantments"] for shop in story.view["town"]] == [[]] * 3
    gathers(story, "draco-bell").hears(
        "Oliver visits Draco Bell.",
        "Oliver gains 3 meat and 1 plant.",
        "Elderberry (potion) finds no slot and goes back to the deck.",
        "Suzette (bread) finds no slot and goes back to the deck.",
        "Cole (iron) finds no slot and goes back to the deck.",
    )


@pytest.mark.rule("flamecraft/ruling.solo-no-fit")
def test_without_a_card_in_the_deck_nothing_settles() -> None:
    """The end has been triggered before; this turn is still not the last."""
    story = alone(artisan_deck="", ending=True, row="p-bread-1 p-potion-1")
    gathers(story)
    assert tokens(story) == {}
    assert [shop["enchantments"] for shop in story.view["town"]] == [[]] * 6
    assert story.turns_left == 0


@pytest.mark.rule("flamecraft/ruling.solo-only-card")
def test_the_only_card_left_brings_the_end_even_if_it_goes_back() -> None:
    story = gathers(alone(FULL, artisan_deck="potion"))
    assert (story.left_in("artisans"), story.is_ending) == (1, True)
    assert story.turns_left == 0
    two = gathers(alone(FULL, artisan_deck="potion bread"))
    assert (two.left_in("artisans"), two.is_ending) == (2, False)


@pytest.mark.rule("flamecraft/ruling.solo-cast-must")
def test_the_cast_of_the_non_players_cannot_be_declined_and_costs_nothing() -> None:
    """No option says no; nothing is paid, gained or fired up."""
    story = alone(row="p-potion-1 p-potion-2", goods=("5 meat",), token="iron")
    gathers(story, "hello-nursery").is_asked(
        OLIVER, WHICH_CAST, "add p-potion-1 to potable-potions", "add p-potion-2 to potable-potions"
    )
    story.answers("add p-potion-2 to potable-potions")
    story.has(OLIVER, goods="5 meat 2 plant", rep=0, hand="", fancies="")
    story.shows("potable-potions", "potion - -", enchantments="p-potion-2")
    assert story.question.words == WHICH_SHOP


@pytest.mark.rule("flamecraft/ruling.solo-cast-must")
def test_a_shop_with_three_enchantments_never_fits() -> None:
    """Three at the wild shop: the potion shop is left. Three at both: nothing is cast."""
    town = "critical-rolls bread - -, potable-potions potion - -, maw-and-paws - - -"
    wild = "maw-and-paws p-bread-1 p-bread-2 p-bread-3"
    story = alone(town, row="p-potion-1 p-iron-1", enchanted=wild)
    gathers(story).shows("potable-potions", "potion - -", enchantments="p-potion-1")
    full = f"{wild}, potable-potions p-potion-1 p-potion-2 p-plant-1"
    none = alone(town, row="p-potion-3", enchanted=full, enchantment_deck="p-iron-1")
    gathers(none).row_is("p-potion-3 p-iron-1")
    assert none.question.words == WHICH_SHOP


@pytest.mark.rule("flamecraft/ruling.solo-own-placements")
def test_placements_of_the_non_players_fulfil_no_goal_of_yours() -> None:
    """Elderberry fills a shop: neither Dazzle nor Taylor cares, now or later."""
    story = alone(
        "critical-rolls bread bread -, draco-bell meat - -, potable-potions potion - -",
        row="p-potion-1 p-potion-2",
        fancies=("dazzle taylor",),
        shop_deck="",
    )
    gathers(story).shows(ROLLS, "bread bread potion").is_asked(
        OLIVER, WHICH_CAST, "add p-potion-1 to potable-potions", "add p-potion-2 to potable-potions"
    )
    story.answers("add p-potion-1 to potable-potions")
    story.is_asked(OLIVER, WHICH_SHOP, "visit draco-bell", "visit potable-potions")
    story.refuses("reveal dazzle", "its goal is not met now")
    story.refuses("reveal taylor", "its goal is not met now")


@pytest.mark.rule("flamecraft/ruling.solo-flame")
def test_eternal_flame_gets_its_dragons_when_it_opens_which_may_bring_the_end() -> None:
    """Step 6: after the cast; they are the last two of the deck."""
    story = alone(
        "critical-rolls bread bread -, potable-potions potion - -",
        artisan_deck="potion iron meat",
        row="p-potion-1 p-potion-2",
        shop_deck="eternal-flame",
    )
    gathers(story).is_asked(
        OLIVER, WHICH_CAST, "add p-potion-1 to potable-potions", "add p-potion-2 to potable-potions"
    )
    assert (story.left_in("artisans"), story.is_ending) == (2, False)
    story.answers("add p-potion-1 to potable-potions").shows("eternal-flame", "iron - meat")
    assert (story.left_in("artisans"), story.is_ending) == (0, True)
    assert (story.turns_left, tokens(story)) == (0, {"potion": ROLLS})


def at_the_alley(deck: str = "potion bread bread bread", **given: Any) -> Story:
    """Oliver leaves two coins for 1 reputation and an artisan."""
    story = alone(a_town("dragon-alley"), goods=("1 coin",), artisan_deck=deck, **given)
    story.gathers_at("dragon-alley").answers("use dragon-alley 1", "leave coins 1")
    return story.has(OLIVER, goods="", rep=1)


@pytest.mark.rule("flamecraft/ruling.solo-alley")
def test_before_the_extra_turn_of_dragon_alley_no_dragon_settles() -> None:
    """Park and row are filled, and that is all; after the extra turn all six steps come."""
    row = "p-meat-1 p-meat-2 p-potion-1"
    story = at_the_alley(
        row=row, enchantment_deck="p-iron-1 p-iron-2 p-iron-3 p-plant-1", deck="meat potion bread"
    )
    story.answers("draw park 1").has(OLIVER, hand="bread", at="dragon-alley")
    story.park_is("meat meat iron crystal plant").row_is(f"{row} p-iron-1 p-iron-2")
    assert (story.view["turns"], tokens(story)) == (2, {})
    story.shows(ROLLS, "bread - -").does_not_offer("visit dragon-alley")
    gathers(story, "draco-bell").shows(ROLLS, "bread - potion")
    assert (story.view["turns"], tokens(story)) == (3, {"potion": ROLLS})
    story.shows("potable-potions", "potion - -", enchantments="p-potion-1")


@pytest.mark.rule("flamecraft/ruling.solo-alley")
def test_the_extra_turn_comes_before_the_one_more_turn_of_the_end() -> None:
    """The last artisan is drawn at the alley: an extra turn, then the final one."""
    story = at_the_alley("potion").answers("draw deck")
    assert (story.is_ending, story.turns_left) == (True, 1)
    gathers(story, "draco-bell")
    assert story.turns_left == 0
    gathers(story, ROLLS).is_done(winners=(OLIVER,), totals=(1,))
    assert story.view["turns"] == 3


# What achievements count


@pytest.mark.rule("flamecraft/ruling.solo-six-dragons")
def test_starters_and_sleepers_are_among_the_six() -> None:
    """Pan, two at Draco Bell and three asleep: six bread dragons. The Park does not count."""
    town = "critical-rolls bread - -, draco-bell meat bread bread, draggin-tail-roost"
    story = alone(
        f"{town} bread bread bread", scoring=True, rep=(75,), artisan_deck="potion", park=""
    )
    story.is_asked(OLIVER, WHICH_UNLOCK, "unlock half-a-dozen", "unlock nothing")
    five = alone(
        f"{town} bread bread -", scoring=True, rep=(75,), artisan_deck="potion", park="bread"
    )
    five.is_done(winners=(OLIVER,), totals=(75,))


@pytest.mark.rule("flamecraft/ruling.solo-fulfilled")
def test_moon_dragons_scored_after_the_game_are_fulfilled_too() -> None:
    """Seven scored in play and Todd afterwards; a goal that is not met does not count."""
    scored = ("pocus sparkle twinkle taylor frazzle dazzle shimmer",)
    given: dict[str, Any] = {"scoring": True, "rep": (75,), "scored": scored}
    given["fancies"] = ("todd matches",)
    story = alone(goods=("1 bread",), **given)
    story.is_asked(OLIVER, WHICH_UNLOCK, "unlock mistress-of-festivities", "unlock nothing")
    alone(goods=("2 bread",), **given).is_done(winners=(OLIVER,), totals=(75,))


@pytest.mark.rule("flamecraft/ruling.solo-magic-icons")
def test_enchantments_count_by_their_own_icon_and_only_in_town() -> None:
    """Both potion cards lie behind a wild shop; one that is reserved would not do."""
    shops = ", ".join(
        f"{shop} p-{good}-1 p-{good}-2"
        for shop, good in zip(
            (ROLLS, "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery"),
            GOODS,
            strict=False,
        )
    )
    town = a_town("maw-and-paws - - -")
    given: dict[str, Any] = {"scoring": True, "rep": (75,), "row": ""}
    story = alone(town, enchanted=f"{shops}, maw-and-paws p-potion-1 p-potion-3", **given)
    story.is_asked(OLIVER, WHICH_UNLOCK, "unlock a-different-kind-of-magic", "unlock nothing")
    enchanted = f"{shops}, maw-and-paws p-potion-1"
    short = alone(town, enchanted=enchanted, reserved=("p-potion-3",), **given)
    short.is_done(winners=(OLIVER,), totals=(75,))


@pytest.mark.rule("flamecraft/ruling.solo-larger-decks")
def test_with_everything_unlocked_there_are_thirteen_shops_and_thirty_fancies() -> None:
    story = Story(seats=1, achievements="all")
    shops, fancies = decks(story)
    assert (len(shops), len(fancies)) == (13, 30)
    assert story.left_in("shops") == 13
    majority = {"toasty", "carnie", "forrest", "elix", "ajax", "zircon"}
    assert fancies == {*story.table.content.fancy_ids} - majority
