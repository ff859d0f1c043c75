"""How the table looks before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import emberhall
from emberhall.titles.flamecraft import TITLE
from titles.flamecraft.story import (
    GOODS,
    HANNAH,
    JAMES,
    MAYA,
    OLIVER,
    VIOLET,
    WHICH_SHOP,
    Story,
    a_town,
)

STARTER_OF = {
    "critical-rolls": "bread",
    "draco-bell": "meat",
    "smith-mart": "iron",
    "fragile-reptile": "crystal",
    "hello-nursery": "plant",
    "potable-potions": "potion",
}
OPEN_TO_VIOLET = (
    *("visit critical-rolls", "visit draco-bell", "visit smith-mart"),
    *("visit fragile-reptile", "visit potable-potions", "visit draggin-tail-roost"),
)
"""Oliver is at Hello Nursery, and she has nothing to give him."""
WHICH_TO_KEEP = "Which fancy dragon do you keep?"
NOT_DEALT = "it was not dealt to you"
WHICH_TO_START = "Which good do you start with?"
SEEDS = range(40)
OTHERS = ("wild", "coin", "dragon")
SIX_MORE = (
    *("sew-cute - - -", "wishing-well - - -", "saving-throw - - -"),
    *("gnome-depot - - -", "pizza-coven - - -", "sage-of-sage - - -"),
)
"""With the starters they make a Town of twelve."""


def begun(**mode: Any) -> Story:
    """A game whose players have made all choices of setup, the first of each."""
    story = Story(**mode)
    while story.view["phase"] == "setup":
        story.game.answer(0)
    return story


def shop_deck(story: Story) -> list[str]:
    """The shop deck, its top first."""
    table = story.table
    return [table.content.shop_ids[shop] for shop in reversed(table.shop_deck)]


def icons(story: Story) -> Counter[str]:
    rows = story.table.content.shops
    return Counter(rows[shop].icon for shop in story.table.shop_deck)


def ids(story: Story) -> list[str]:
    return [shop["card"] for shop in story.view["town"]]


def full_nursery(*more: str) -> str:
    """The starters, with one slot left at Hello Nursery, and further shops."""
    return a_town(*more).replace("hello-nursery plant - -", "hello-nursery plant plant -")


@pytest.mark.rule("flamecraft/setup.twelve-spaces", "flamecraft/setup.fourteen-spaces")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 12), (2, 12), (3, 14), (4, 14), (5, 14)])
def test_the_town_has_twelve_spaces_or_fourteen_for_three_and_more(seats: int, spaces: int) -> None:
    """Town limits: filled up to the last space, and no shop comes after that."""
    assert len(Story(seats=seats).view["spaces"]) == spaces
    more = [f"{shop} - - -" for shop in ("fogo-de-char", "oh-my-gourd")]
    story = Story(seats=seats).given(
        full_nursery(*SIX_MORE[:4], *more[: spaces - 12], "funky-brewsters - - -"),
        hands=("iron iron",),
        shop_deck="sew-cute dragon-alley",
    )
    assert len(ids(story)) == spaces - 1
    story.gathers_at("hello-nursery").answers("place iron on hello-nursery 3")
    assert (story.facedown, story.left_in("shops")) == (1, 1)
    full = Story(seats=seats).given(
        full_nursery(*SIX_MORE, *more[: spaces - 12]), hands=("iron",), shop_deck="dragon-alley"
    )
    assert len(ids(full)) == spaces
    full.gathers_at("hello-nursery").answers("place iron on hello-nursery 3")
    assert (full.facedown, full.left_in("shops")) == (0, 1)


@pytest.mark.rule(
    "flamecraft/setup.starter-shops",
    "flamecraft/setup.starter-dragons",
    "flamecraft/setup.starter-slot",
)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_each_starter_dragon_is_in_the_first_slot_of_its_shop(seats: int) -> None:
    """Setup 1: six open shops, each with one dragon of its icon and two empty slots."""
    story = Story(seats=seats)
    assert {shop["card"]: shop["icon"] for shop in story.view["town"]} == STARTER_OF
    assert story.facedown == 0
    for shop, type in STARTER_OF.items():
        story.shows(shop, f"{type} - -", enchantments="")
        starter = story.table.content.types[GOODS.index(type)].names[0]
        assert story.shop(shop)["slots"][0]["dragon"]["name"] == starter


@pytest.mark.rule("flamecraft/ruling.starter-spaces")
def test_chance_says_which_starter_shop_lies_on_which_of_the_first_six_spaces() -> None:
    """Setup 1; our ruling."""
    seen: set[tuple[int, str]] = set()
    for seed in range(80):
        town = ids(Story(seed=seed))
        assert sorted(town) == sorted(STARTER_OF)
        seen.update(enumerate(town))
    assert len(seen) == 36


@pytest.mark.rule("flamecraft/ruling.space-order", "flamecraft/ruling.new-shop-space")
def test_a_new_shop_lies_on_the_seventh_space_and_nobody_is_asked_where() -> None:
    """Filling a shop; our ruling: clockwise it comes after the six starters."""
    story = Story().given(
        full_nursery(), hands=("iron",), shop_deck="sew-cute wishing-well", goods=("", "1 bread")
    )
    before = ids(story)
    story.gathers_at("hello-nursery").answers("place iron on hello-nursery 3", "fire nothing")
    assert ids(story) == [*before, "sew-cute"]
    keys = [f"visit {shop}" for shop in (*before, "sew-cute")]
    story.is_asked(VIOLET, WHICH_SHOP, *keys)


@pytest.mark.rule("flamecraft/ruling.space-order", "flamecraft/ruling.new-shop-space")
def test_the_two_extra_spaces_come_last_one_at_either_end() -> None:
    """Town limits; our ruling: the thirteenth shop lies before the first, the last one behind."""
    town = full_nursery(*SIX_MORE).replace("draco-bell meat - -", "draco-bell meat meat -")
    story = Story(seats=3).given(
        town, hands=("iron", "bread"), shop_deck="fogo-de-char dragon-alley", goods=("", "1 bread")
    )
    twelve = ids(story)
    story.gathers_at("hello-nursery").answers("place iron on hello-nursery 3", "fire nothing")
    assert ids(story) == ["fogo-de-char", *twelve]
    story.gathers_at("draco-bell").answers("place bread on draco-bell 3", "fire nothing")
    assert ids(story) == ["fogo-de-char", *twelve, "dragon-alley"]


@pytest.mark.rule("flamecraft/ruling.space-order")
@pytest.mark.parametrize("first", ["hello-nursery", "potable-potions"])
def test_alone_a_dragon_goes_clockwise_from_the_park_to_its_slot(first: str) -> None:
    """Solo mode, end of turn; our ruling: from space 1 on, whatever shop lies there."""
    second = {"hello-nursery": "potable-potions", "potable-potions": "hello-nursery"}[first]
    town = f"{first} - - -, {second} - - -, critical-rolls bread iron plant"
    story = Story(seats=1).given(town, artisan_deck="potion", park="bread meat iron meat bread")
    story.gathers_at("critical-rolls").ends_turn()
    slot = "- potion -" if first == "hello-nursery" else "potion - -"
    story.shows(first, slot).shows(second, "- - -")


@pytest.mark.rule("flamecraft/ruling.face-down-space")
def test_a_facedown_shop_takes_up_a_space_and_has_no_slots() -> None:
    """Filling a shop; our ruling: it is open for dragons and visitors when it is turned up."""
    town = full_nursery().replace("draco-bell meat - -", "draco-bell meat meat -")
    story = Story().given(
        town.replace("hello-nursery plant plant -", "hello-nursery plant meat -"),
        spaces=7,
        hands=("iron bread",),
        shop_deck="draggin-tail-roost wishing-well",
    )
    story.gathers_at("hello-nursery").answers("place iron on hello-nursery 3")
    story.town_is(*STARTER_OF, facedown=1).answers("fire hello-nursery 2")
    story.does_not_offer(*(f"place on draggin-tail-roost {slot}" for slot in (1, 2, 3)))
    assert story.left_in("shops") == 1
    story.answers("place on draco-bell 3").town_is(*STARTER_OF, "draggin-tail-roost")
    story.has(OLIVER, hand="", goods="1 meat 2 plant 2 coin")
    story.is_asked(VIOLET, WHICH_SHOP, *OPEN_TO_VIOLET)
    assert story.left_in("shops") == 1


@pytest.mark.rule("flamecraft/setup.goods", "flamecraft/setup.coins")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_goods_wait_in_six_piles_and_all_coins_on_the_fountain(seats: int) -> None:
    """Setup 2: nobody has any."""
    story = begun(seats=seats)
    assert story.supply == {**dict.fromkeys(GOODS, 35), "coin": 24}
    for seat in range(seats):
        story.has(seat, goods="")


@pytest.mark.rule("flamecraft/setup.shop-piles", "flamecraft/setup.shop-deck")
@pytest.mark.parametrize("seats", [2, 5])
def test_ten_shops_one_of_each_good_and_four_others_as_chance_has_it(seats: int) -> None:
    """Setup 3: in the long run every shop is drawn from its pile."""
    drawn: set[str] = set()
    for seed in SEEDS:
        story = Story(seats=seats, seed=seed)
        found = icons(story)
        assert [found[good] for good in GOODS] == [1] * 6
        assert sum(found[icon] for icon in OTHERS) == 4
        assert len(set(shop_deck(story))) == 10 == story.left_in("shops")
        drawn.update(shop_deck(story))
    assert len(drawn) == 28


@pytest.mark.rule("flamecraft/setup.shop-deck-mixed")
def test_the_ten_are_mixed_and_face_down() -> None:
    """Setup 3: any kind of shop can be the next one, and nobody sees which."""
    tops = set()
    for seed in SEEDS:
        story = Story(seed=seed)
        top = story.table.content.shops[story.table.shop_deck[-1]].icon
        tops.add("other" if top in OTHERS else top)
        for viewer in (OLIVER, VIOLET, None):
            seen = str(story.game.view(viewer))
            assert not any(shop in seen for shop in shop_deck(story))
    assert tops == {*GOODS, "other"}
    assert shop_deck(Story(seed=1)) == shop_deck(Story(seed=1)) != shop_deck(Story(seed=2))


@pytest.mark.rule("flamecraft/setup.shop-deck-free")
def test_players_may_agree_on_other_shops() -> None:
    """Setup 3: any ten, or the ones that are named, mixed all the same."""
    found = [icons(Story(shops="random", seed=seed)) for seed in SEEDS]
    assert {sum(deck.values()) for deck in found} == {10}
    assert any(deck[good] != 1 for deck in found for good in GOODS)
    wanted = ["sew-cute", "wishing-well", "fogo-de-char"]
    orders = {tuple(shop_deck(Story(shops=wanted, seed=seed))) for seed in SEEDS}
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(wanted))}
    assert len(orders) == 6


@pytest.mark.rule("flamecraft/ruling.shops-left-out")
def test_shops_beside_the_ten_are_out_of_the_game() -> None:
    """Setup 3; our ruling: sixteen shops are all there will ever be."""
    story = Story()
    known = set(story.table.content.shop_ids)
    found = known & set(story.in_the_box())
    assert found == {*STARTER_OF, *shop_deck(story)}
    assert (len(known), len(found)) == (34, 16)
    three = Story(shops=["sew-cute", "wishing-well", "fogo-de-char"])
    assert len(known & set(three.in_the_box())) == 9


def artisans(story: Story) -> Counter[str]:
    """The artisans in use besides the starters, by type."""
    content = story.table.content
    types = {name: row.id for row in content.types for name in row.names[1:]}
    names = [id.removeprefix("dragon ") for id in story.in_the_box() if id.startswith("dragon ")]
    return Counter(types[name] for name in names if name in types)


@pytest.mark.rule(
    "flamecraft/setup.two-players",
    "flamecraft/setup.three-players",
    "flamecraft/setup.four-players",
)
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_fewer_players_leave_artisans_of_every_type_in_the_box(seats: int, each: int) -> None:
    """Setup 4: two of each for two players, one for three, none for more."""
    for seed in range(5):
        assert artisans(Story(seats=seats, seed=seed)) == dict.fromkeys(GOODS, each)


@pytest.mark.rule("flamecraft/setup.artisan-deck", "flamecraft/setup.park")
def test_the_artisans_are_mixed_and_five_lie_open_in_the_park() -> None:
    """Setup 4: what lies there, and on top of the deck, differs from game to game."""
    parks, tops = set(), set()
    for seed in SEEDS:
        story = Story(seats=4, seed=seed)
        types = [place["dragon"]["kind"] for place in story.view["park"]]
        assert len(types) == 5
        assert all(not place["goods"] for place in story.view["park"])
        parks.add(tuple(types))
        tops.add(story.table.artisan_deck[-1])
        assert story.table.artisan_deck != sorted(story.table.artisan_deck)
    assert len(parks) > 30
    assert len(tops) > 20


@pytest.mark.rule("flamecraft/setup.fancy-deck")
def test_the_fancies_are_mixed() -> None:
    """Setup 5: in the long run everyone meets every fancy, and the deck is out of order."""
    met: set[str] = set()
    for seed in range(80):
        story = Story(seed=seed)
        assert story.table.fancy_deck != sorted(story.table.fancy_deck)
        assert story.left_in("fancies") == 32
        met.update(story.question.options.keys)
    assert len(met) == 36


@pytest.mark.rule("flamecraft/setup.enchantment-deck", "flamecraft/setup.row")
@pytest.mark.parametrize(("deck", "letter"), [("purple", "p"), ("golden", "g")])
def test_one_of_the_two_enchantment_decks_is_mixed_and_five_lie_open(
    deck: str, letter: str
) -> None:
    """Setup 6: no card of the other deck is in the game."""
    rows = set()
    for seed in SEEDS:
        story = Story(enchantments=deck, seed=seed)
        row = tuple(card["card"] for card in story.view["row"]["cards"])
        assert len(row) == 5
        assert story.left_in("enchantments") == 13
        rows.add(row)
        cards = [story.table.content.enchantments[card] for card in story.table.enchantment_deck]
        assert {card.id[0] for card in cards} | {id[0] for id in row} == {letter}
    assert len(rows) > 35


@pytest.mark.rule("flamecraft/setup.purple-first")
def test_who_says_nothing_plays_with_the_purple_deck() -> None:
    """Setup 6: and the option tells beginners from old hands."""
    (setting,) = [setting for setting in TITLE.settings if setting.name == "enchantments"]
    assert setting.choices == ("purple", "golden")
    assert "purple for first games" in setting.summary
    game = emberhall.new_game("flamecraft", seats=2, seed=1)
    assert game.header is not None
    assert game.header.settings["enchantments"] == "purple"
    assert {card["card"][0] for card in game.view(None)["row"]["cards"]} == {"p"}


@pytest.mark.rule("flamecraft/setup.token", "flamecraft/setup.marker")
def test_everybody_has_a_token_and_a_heart_and_there_are_no_more_of_them() -> None:
    """Setup 7: tokens at one shop are told apart; what nobody plays is not there."""
    for seats in (2, 3, 4, 5):
        everywhere = ["flagons-and-dragons"] * seats
        story = Story(seats=seats).given(
            a_town("flagons-and-dragons - - -"), at=everywhere, rep=range(seats)
        )
        assert story.shop("flagons-and-dragons")["visitors"] == list(range(seats))
        assert [seat["reputation"] for seat in story.view["seats"]] == list(range(seats))


@pytest.mark.rule("flamecraft/setup.token")
def test_a_token_that_is_taken_is_nobody_elses() -> None:
    """Setup 7: the dragon of your own colour moves no other token."""
    for token, moved in (("iron", []), ("bread", ["token:iron"])):
        story = Story(seats=1).given(
            a_town(), token=token, artisan_deck="iron", park="bread bread bread bread bread"
        )
        story.gathers_at("hello-nursery").ends_turn().shows("critical-rolls", "bread iron -")
        assert story.shop("critical-rolls")["tokens"] == moved


@pytest.mark.rule("flamecraft/setup.first-player")
def test_chance_chooses_the_first_player() -> None:
    """Setup 7: everybody is told, and that player visits first."""
    for seats, names in ((2, (OLIVER, VIOLET)), (5, (OLIVER, VIOLET, JAMES, HANNAH, MAYA))):
        first = set()
        for seed in SEEDS:
            story = Story(seats=seats, seed=seed)
            (opened,) = [e for e in story.game.events(None) if "first" in e.data()]
            first.add(opened.data()["first"])
            while story.view["phase"] == "setup":
                story.game.answer(0)
            assert story.question.words == WHICH_SHOP
            assert story.question.seat == opened.data()["first"]
        assert first == set(names)


@pytest.mark.rule("flamecraft/setup.reputation", "flamecraft/setup.hand")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_begins_with_three_artisans_and_no_reputation(seats: int) -> None:
    """Setup 7: others see how many, their owner which."""
    story = begun(seats=seats)
    for seat in range(seats):
        story.has(seat, rep=0, scored="", reserved="")
        assert len(story.game.view(seat)["seats"][seat]["hand"]) == 3
        assert story.view["seats"][seat]["hand_count"] == 3


@pytest.mark.rule("flamecraft/setup.fancies-dealt", "flamecraft/setup.fancy-returned")
def test_of_two_fancies_everybody_keeps_one_and_the_other_goes_under_the_deck() -> None:
    """Setup 7: in turn order, each out of their own two."""
    story = Story(seats=3)
    table = story.table
    for turn, seat in enumerate([(table.turn + step) % 3 for step in range(3)]):
        dealt = [card["card"] for card in story.game.view(seat)["seats"][seat]["fancies"]]
        assert len(dealt) == 2
        story.is_asked(seat, WHICH_TO_KEEP, *(f"keep {id}" for id in dealt))
        story.refuses(f"keep {table.content.fancy_ids[table.fancy_deck[-1]]}", NOT_DEALT)
        below, under = table.fancy_deck.copy(), table.content.fancy_ids.index(dealt[0])
        story.answers(f"keep {dealt[1]}").has(seat, fancies=dealt[1])
        assert table.fancy_deck == [under, *below]
        assert story.left_in("fancies") == 31 + turn
    assert story.question.words == WHICH_SHOP


@pytest.mark.rule("flamecraft/setup.late-players")
@pytest.mark.parametrize(("seats", "late"), [(2, 0), (3, 0), (4, 1), (5, 2)])
def test_the_fourth_and_the_fifth_in_turn_order_choose_a_good(seats: int, late: int) -> None:
    """Setup 7: by turn order, not by chair, and out of all six goods."""
    for seed in range(6):
        story = Story(seats=seats, seed=seed)
        order = [(story.table.turn + step) % seats for step in range(seats)]
        for _ in order:
            story.game.answer(0)
        for seat, good in zip(order[3:], ("plant", "iron"), strict=False):
            story.is_asked(seat, WHICH_TO_START, *(f"start with {good}" for good in GOODS))
            story.answers(f"start with {good}")
        goods = ["", "", "", "1 plant", "1 iron"]
        for seat, wanted in zip(order, goods, strict=False):
            story.has(seat, goods=wanted)
        assert story.question.words == WHICH_SHOP
        assert sum(story.in_supply(good) for good in GOODS) == 210 - late


@pytest.mark.rule("flamecraft/setup.secret", "flamecraft/setup.counts-open")
def test_hands_and_fancies_are_secret_but_their_numbers_are_not() -> None:
    """Setup 7: each sees their own, and how many the others have."""
    story = Story(seats=3).given(
        a_town(), hands=("bread iron", "meat"), fancies=("pocus", "todd bubu", "steven")
    )
    own = {
        OLIVER: (["bread", "iron"], ["pocus"]),
        VIOLET: (["meat"], ["bubu", "todd"]),
        JAMES: ([], ["steven"]),
    }
    for viewer in (OLIVER, VIOLET, JAMES, None):
        for seat, player in enumerate(story.game.view(viewer)["seats"]):
            hand = [dragon["kind"] for dragon in player["hand"]]
            fancies = sorted(card["card"] for card in player["fancies"])
            assert (hand, fancies) == (own[seat] if seat == viewer else ([], []))
            assert player["hand_count"] == (2, 1, 0)[seat]
            assert player["fancy_count"] == (1, 2, 1)[seat]


@pytest.mark.rule("flamecraft/ruling.deck-sizes")
@pytest.mark.parametrize(("seats", "deck"), [(1, 22), (2, 13), (3, 16), (4, 19), (5, 16)])
def test_the_decks_after_setup_are_far_from_their_last_card(seats: int, deck: int) -> None:
    """Setup 4 and 6; our ruling gives the sums."""
    story = begun(seats=seats)
    assert (story.left_in("artisans"), story.left_in("enchantments")) == (deck, 13)
    assert (story.is_ending, story.turns_left) == (False, None)


@pytest.mark.rule("flamecraft/ruling.deck-sizes")
def test_with_bookmark_the_enchantment_deck_is_smaller_by_one() -> None:
    """Companions, setup; our ruling: nobody else changes it."""
    sizes = set()
    for seed in range(12):
        story = begun(seats=2, companions=True, seed=seed)
        has_bookmark = "bookmark" in [seat["companion"]["card"] for seat in story.view["seats"]]
        sizes.add((has_bookmark, story.left_in("enchantments"), len(story.view["row"]["cards"])))
        assert story.left_in("artisans") == 13
        assert story.is_ending is False
    assert sizes == {(True, 12, 5), (False, 13, 5)}
