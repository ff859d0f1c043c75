"""What is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import emberhall
from emberhall.titles.flamecraft.content import Content
from titles.flamecraft.story import (
    GOODS,
    HANNAH,
    JAMES,
    KINDS,
    MAYA,
    OLIVER,
    VIOLET,
    Story,
    a_town,
    counts_of,
)

STARTERS = (
    *("critical-rolls", "draco-bell", "smith-mart"),
    *("fragile-reptile", "hello-nursery", "potable-potions"),
)
PLAYERS = (OLIVER, VIOLET, JAMES, HANNAH, MAYA)


def printed() -> Content:
    return Story().table.content


def all_shops() -> list[str]:
    """Every shop that is no starter."""
    return [id for id in printed().shop_ids if id not in STARTERS]


def everything_in_town() -> Story:
    """A Town with every shop there is, all slots empty."""
    shops = printed().shops
    town = ", ".join(" ".join([shop.id, *("-" for _ in shop.slots)]) for shop in shops)
    return Story().given(town, spaces=len(shops))


def visits(besides: str) -> list[str]:
    return [f"visit {shop}" for shop in STARTERS if shop != besides]


def box(story: Story, prefix: str) -> dict[str, int]:
    found = story.in_the_box()
    return {id: count for id, count in found.items() if id.startswith(prefix)}


@pytest.mark.rule("flamecraft/contents.players")
def test_one_to_five_can_play_and_each_is_for_themselves() -> None:
    """Filling a shop; manual, section 2."""
    for seats in (1, 2, 3, 4, 5):
        assert len(Story(seats=seats).view["seats"]) == seats
    for seats in (0, 6):
        with pytest.raises(emberhall.BadSetting, match=f"for 1 to 5 seats, not {seats}"):
            emberhall.new_game("flamecraft", seats=seats)
    story = Story(seats=5).given(a_town(), rep=(4, 9, 3, 2, 1), scoring=True)
    story.is_done(winners=[VIOLET], ranks=[2, 1, 3, 4, 5], totals=[4, 9, 3, 2, 1])


@pytest.mark.rule("flamecraft/contents.town-mat")
def test_the_mat_lies_before_everybody_and_belongs_to_nobody() -> None:
    """Components: Town with its spaces, the fountain, the Park and the track look alike to all."""
    story = Story(seats=3).given(
        a_town(), rep=(1, 2, 3), park="bread meat iron crystal plant", goods=("2 coin",)
    )
    for viewer in (OLIVER, VIOLET, JAMES, None):
        seen = story.game.view(viewer)
        assert [shop["card"] for shop in seen["town"]] == list(STARTERS)
        assert (len(seen["spaces"]), counts_of(seen["supply"])["coin"]) == (14, 22)
        assert [place["dragon"]["kind"] for place in seen["park"]] == list(GOODS[:5])
        assert [seat["reputation"] for seat in seen["seats"]] == [1, 2, 3]
    story.gathers_at("draco-bell").ends_turn()
    story.is_asked(VIOLET, "Which shop do you visit?", *visits(besides="draco-bell"))


@pytest.mark.rule("flamecraft/contents.player-tokens")
def test_six_tokens_have_the_colours_of_the_six_goods() -> None:
    """Components: alone one chooses among all six; the five others are somebody else's."""
    story = Story(seats=1)
    story.is_asked(OLIVER, "Which token is yours?", *(f"token {good}" for good in GOODS))
    for good in GOODS:
        others = [f"{other} hello-nursery" for other in GOODS if other != good]
        alone = Story(seats=1).given(a_town(), token=good, visitors=", ".join(others))
        assert alone.view["solo"]["token"] == f"token:{good}"
        standing = alone.shop("hello-nursery")["tokens"]
        assert standing == [f"token:{other}" for other in GOODS if other != good]


@pytest.mark.rule("flamecraft/contents.reputation-markers")
def test_every_player_has_one_heart_that_goes_its_own_way() -> None:
    """Components: reputation is counted for each one alone."""
    story = Story(seats=5).given(a_town(), rep=(1, 2, 3, 4, 5), hands=("bread",))
    story.gathers_at("smith-mart").answers("place bread on smith-mart 3")
    for seat, rep in zip(PLAYERS, (3, 2, 3, 4, 5), strict=True):
        story.has(seat, rep=rep)
    alone = Story(seats=1).given(a_town(), rep=(7,))
    assert [seat["reputation"] for seat in alone.view["seats"]] == [7]


@pytest.mark.rule("flamecraft/contents.player-aids")
@pytest.mark.parametrize("seat", PLAYERS)
def test_each_player_finds_what_an_aid_card_tells_when_it_is_their_turn(seat: int) -> None:
    """Components: the catalogue is the aid card, and each question says where to look."""
    story = Story(seats=5).given(a_town(), turn=seat)
    asked = story.game.prompt(seat)
    assert asked is not None
    assert "flamecraft/visit.pay-each" in asked["why"]
    assert all(emberhall.rule(id).text for id in asked["why"])
    for other in (*PLAYERS, None):
        assert other == seat or story.game.prompt(other) is None


@pytest.mark.rule("flamecraft/contents.player-aids")
def test_everybody_reads_what_each_type_of_dragon_does_and_what_a_shop_can_hold() -> None:
    """Components: an aid card has the abilities on it."""
    story = Story(seats=3)
    for viewer in (None, 0, 1, 2):
        seen = story.game.view(viewer)
        assert {type["kind"]: type["words"] for type in seen["types"]} == {
            "bread": "draw an artisan",
            "meat": "place a dragon anywhere in Town",
            "iron": "gain 2 of one good here",
            "crystal": "gain 3 different goods",
            "plant": "gift a good for 2 reputation",
            "potion": "swap with any dragon in Town and fire that up",
        }
        assert seen["limits"]["enchantments"] == 3


@pytest.mark.rule("flamecraft/contents.player-aids")
def test_solo_mode_and_fancies_have_aid_cards_of_their_own() -> None:
    """Components: what they tell is looked up where it matters."""
    alone = Story(seats=1).game.question
    assert alone is not None
    assert "flamecraft/solo.tokens" in alone.why
    story = Story().given(a_town(), goods=("4 bread",), fancies=("buttercup",))
    story.gathers_at("critical-rolls").answers("place nothing", "fire nothing")
    story.is_asked(OLIVER, "Anything else before your turn ends?", "end turn", "reveal buttercup")
    assert "flamecraft/fancy-dragons.sun" in story.question.why
    for id in (*alone.why, *story.question.why):
        assert emberhall.rule(id).text


@pytest.mark.rule("flamecraft/contents.artisans", "flamecraft/contents.starter-dragons")
def test_thirty_six_artisans_and_six_starters() -> None:
    """Components: six of each type, and one more of each that begins in Town."""
    story = Story(seats=4)
    content = story.table.content
    dragons = box(story, "dragon ")
    assert len(dragons) == 42
    assert set(dragons.values()) == {1}
    types = {name: row.id for row in content.types for name in row.names}
    found = Counter(types[id.removeprefix("dragon ")] for id in dragons)
    assert found == dict.fromkeys(GOODS, 7)
    in_town = [slot["dragon"] for shop in story.view["town"] for slot in shop["slots"]]
    starters = [dragon["kind"] for dragon in in_town if dragon]
    assert sorted(starters) == sorted(GOODS)


@pytest.mark.rule("flamecraft/contents.fancies")
def test_thirty_six_fancies_all_different() -> None:
    """Components."""
    for seats in (2, 5):
        fancies = box(Story(seats=seats), "fancy ")
        assert len(fancies) == 36
        assert set(fancies.values()) == {1}
    assert len({row.name for row in printed().fancies}) == 36


@pytest.mark.rule("flamecraft/contents.sun-and-moon")
def test_seventeen_fancies_are_of_the_sun_and_nineteen_of_the_moon() -> None:
    """Manual, section 2: whoever holds them all can read it off."""
    story = Story().given(a_town(), fancies=(" ".join(printed().fancy_ids),))
    held = story.game.view(OLIVER)["seats"][OLIVER]["fancies"]
    assert Counter(card["time"] for card in held) == {"sun": 17, "moon": 19}


@pytest.mark.rule("flamecraft/contents.shops")
def test_twenty_eight_shops_besides_the_starters() -> None:
    """Components: a game with all of them holds each once."""
    shops = all_shops()
    found = Story(shops=shops).in_the_box()
    assert len(shops) == 28
    assert [found[id] for id in (*shops, *STARTERS)] == [1] * 34
    assert len({shop["name"] for shop in everything_in_town().view["town"]}) == 34


@pytest.mark.rule("flamecraft/contents.shop-icons")
def test_three_shops_for_each_good_and_ten_others() -> None:
    """Setup 3: the ten are wild, coin or dragon shops."""
    town = everything_in_town().view["town"]
    icons = Counter(shop["icon"] for shop in town if shop["card"] not in STARTERS)
    assert {good: icons.pop(good) for good in GOODS} == dict.fromkeys(GOODS, 3)
    assert set(icons) == {"wild", "coin", "dragon"}
    assert sum(icons.values()) == 10


@pytest.mark.rule("flamecraft/contents.starter-shops")
def test_six_starter_shops_one_for_each_good() -> None:
    """Components: they are there in every game."""
    for seats in (1, 2, 5):
        town = Story(seats=seats).view["town"]
        assert sorted(shop["card"] for shop in town) == sorted(STARTERS)
        assert sorted(shop["icon"] for shop in town) == sorted(GOODS)


@pytest.mark.rule("flamecraft/contents.enchantments", "flamecraft/contents.enchantment-icons")
@pytest.mark.parametrize(("deck", "letter", "other"), [("purple", "p", "g"), ("golden", "g", "p")])
def test_two_decks_of_eighteen_enchantments_three_for_every_good(
    deck: str, letter: str, other: str
) -> None:
    """Components; enchantment clarifications."""
    story = Story(enchantments=deck)
    cards = box(story, f"{letter}-")
    assert len(cards) == 18
    assert set(cards.values()) == {1}
    assert box(story, f"{other}-") == {}
    row = story.given(a_town(), row=" ".join(cards)).view["row"]["cards"]
    icons = Counter(card["icon"] for card in row)
    assert icons == dict.fromkeys(GOODS, 3)


@pytest.mark.rule("flamecraft/contents.companions")
def test_seven_companions_all_different() -> None:
    """Components: one each, never the same twice at one table, and all seven turn up."""
    seen: set[str] = set()
    for seed in range(20):
        view = Story(seats=5, companions=True, seed=seed).view
        dealt = {seat["companion"]["card"] for seat in view["seats"]}
        assert len(dealt) == 5
        seen |= dealt
    assert len(seen) == 7


def on_the_table(story: Story) -> dict[str, int]:
    """All goods and coins, in the piles and with the players."""
    view: dict[str, Any] = story.view
    piles = [view["supply"], *(seat["goods"] for seat in view["seats"])]
    places = [counts_of(place) for place in piles]
    return {kind: sum(place[kind] for place in places) for kind in KINDS}


@pytest.mark.rule("flamecraft/contents.goods", "flamecraft/contents.coins")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_two_hundred_and_ten_goods_and_twenty_four_coins(seats: int) -> None:
    """Components: thirty-five of each good, wherever they are; spares besides."""
    story = Story(seats=seats)
    assert on_the_table(story) == {**dict.fromkeys(GOODS, 35), "coin": 24}
    assert sum(on_the_table(story)[good] for good in GOODS) == 210
    story.given(a_town("wishing-well bread - -"), goods=("30 coin 40 bread",))
    story.gathers_at("wishing-well").has(OLIVER, goods="33 coin 41 bread")
    assert on_the_table(story) == {**dict.fromkeys(GOODS, 35), "coin": 24}
    assert {story.in_the_box()[good] for good in GOODS} == {35 + 1000}
    assert story.in_the_box()["coin"] == 24 + 1000
