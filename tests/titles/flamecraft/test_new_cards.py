"""A content pack may add cards of every kind: they play, can be named and are explained."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberhall
from emberhall.testing import POLICIES
from emberhall.testing.guesses import check_guesses
from emberhall.titles.flamecraft import TITLE
from terminal.at_table import play_plain, session_at
from titles.flamecraft.moonlight import moonlight
from titles.flamecraft.story import OLIVER, VIOLET, WHICH_FIRE, Story, a_town, at, use_at
from titles.packs import keeps_the_laws

NEW_SHOPS = ("moon-bakery", "penny-lane")
MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {"shops": NEW_SHOPS, "companions": True}),
    (1, {"achievements": "all"}),
    (3, {"shops": "random", "companions": True}),
    (5, {"shops": (*NEW_SHOPS, "dragon-alley"), "companions": True, "enchantments": "golden"}),
]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "moonlight"
    folder.mkdir()
    return moonlight(folder)


@pytest.mark.no_cover
def test_games_with_new_cards_keep_the_laws(pack: Path, thorough: bool) -> None:
    """In CI every mode by every policy; else two players, by chance."""
    for seats, settings in MODES if thorough else MODES[:1]:
        for policy in POLICIES if thorough else ["at random"]:
            keeps_the_laws(TITLE, pack, seats, settings, policy)


@pytest.mark.no_cover
def test_a_game_alone_with_new_cards_keeps_the_laws(pack: Path) -> None:
    keeps_the_laws(TITLE, pack, *MODES[1], "eagerly")


def test_guesses_deal_the_new_cards_too(pack: Path) -> None:
    check_guesses(TITLE, 2, {"content": pack, "companions": True}, games=1)


# Settings


def test_new_shops_can_be_named_and_are_dealt(pack: Path) -> None:
    game = emberhall.new_game("flamecraft", seats=2, content=pack, shops="moon-bakery,penny-lane")
    assert sorted(game.title.inventory(game._table)["shop deck"]) == [*NEW_SHOPS]
    again = emberhall.load(game.save())
    assert again.digest() == game.digest()


def test_a_new_achievement_can_be_named_and_brings_its_cards(pack: Path) -> None:
    game = emberhall.new_game("flamecraft", seats=1, content=pack, achievements=["moonlighting"])
    assert "moon-bakery" in game.title.inventory(game._table)["shop deck"]
    with pytest.raises(emberhall.BadSetting, match="moonlighting"):
        emberhall.new_game("flamecraft", seats=1, achievements=["moonlighting"])


def test_new_shops_can_be_named_at_the_keyboard(pack: Path, tmp_path: Path) -> None:
    settings = ["shops=moon-bakery,penny-lane"]
    session = session_at(tmp_path, "me,me", 1, settings, "flamecraft", pack)
    assert session.game.header is not None
    assert session.game.header.settings["shops"] == NEW_SHOPS
    with pytest.raises(emberhall.BadSetting, match="moon-bakery"):
        session_at(tmp_path, "me,me", 1, settings, "flamecraft")


# Rules


def test_a_new_shop_has_rules_of_its_own_and_of_its_slots(pack: Path) -> None:
    game = emberhall.new_game("flamecraft", seats=2, seed=1, content=pack)
    shop = emberhall.rule("flamecraft/shop.moon-bakery", game)
    assert shop.text == "Moon Bakery, bread: pay 1 bread, then take 1 artisan from the Park."
    slots = emberhall.rule("flamecraft/slots.moon-bakery", game)
    told = "First slot: bread or meat, for 2 coins; second slot: any dragon, for a good of choice."
    assert slots.text == f"Moon Bakery. {told}"
    with pytest.raises(emberhall.EmberhallError, match="there is no rule"):
        emberhall.rule("flamecraft/shop.moon-bakery")


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("shop.penny-lane", "Penny Lane, coin: leave 1 coin here, claim a space and take another "),
        ("fancy.amulet", "Amulet (moon): 1 reputation for each unscored fancy you return."),
        ("enchantment.p-moon", "A purple enchantment for crystal. Cost: 2 crystal. Reward: 3 rep"),
        ("companion.quill", "Quill: as you cast, up to 1 good of the cost comes from the piles."),
        ("companion.quill-start", "START: 3 coins."),
        ("companion.comet-start", "START: reserve an enchantment of the first row."),
        ("companion.shilling-start", "START: choose your first fancy out of 4."),
        ("achievement.moonlighting", "Moonlighting: 9 shops in Town."),
    ],
)
def test_every_new_card_has_its_rule(pack: Path, rule: str, text: str) -> None:
    game = emberhall.new_game("flamecraft", seats=2, seed=1, content=pack)
    assert emberhall.rule(f"flamecraft/{rule}", game).text.startswith(text)


def test_a_changed_card_is_told_as_it_is_and_all_others_as_the_rulebook_does(pack: Path) -> None:
    shops = pack / "shops.toml"
    text = shops.read_text(encoding="utf-8")
    shops.write_text(text.replace("pay 2 bread;", "pay 3 bread;"), encoding="utf-8")
    game = emberhall.new_game("flamecraft", seats=2, seed=1, content=pack)
    told = {rule.id: rule for rule in emberhall.rules(game)}
    own = {rule.id: rule for rule in emberhall.rules("flamecraft")}
    assert told["shop.drake-of-cakes"].text.startswith("Drake of Cakes, bread: pay 3 bread, then")
    assert {id for id in own if told[id] != own[id]} == {"shop.drake-of-cakes"}


def test_a_question_mark_at_the_table_explains_a_new_shop(pack: Path, tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,me", 1, ["shops=moon-bakery"], "flamecraft", pack)
    table, luck = session.game, Random(1)
    while (question := table.question) is not None:
        if question.why[-1] == "flamecraft/shop.moon-bakery":
            break
        table.answer(luck.randrange(len(question.options)))
    said = play_plain(tmp_path, session, ["?", "? moon bakery"])
    assert "Moon Bakery, bread: pay 1 bread, then take 1 artisan from the" in said


# Play


def test_a_new_shop_is_used_by_the_verbs_it_is_made_of(pack: Path) -> None:
    story = Story(content=pack).given(
        a_town("moon-bakery - -"), park="iron crystal", goods=("1 bread",), alley=(0,) * 5
    )
    story.gathers_at("moon-bakery").is_asked(
        OLIVER, use_at("Moon Bakery"), "use moon-bakery", "use nothing"
    )
    story.answers("use moon-bakery").answers("draw park 2")
    story.has(OLIVER, goods="1 bread", hand="crystal").has(VIOLET, goods="", hand="")


def test_what_is_asked_on_the_way_names_every_shop_that_asks_it(pack: Path) -> None:
    story = Story(content=pack).given(
        a_town("moon-bakery - -"), park="iron crystal", goods=("1 bread",), alley=(0,) * 5
    )
    story.gathers_at("moon-bakery").answers("use moon-bakery")
    assert story.question.why == ("flamecraft/shop.drake-of-cakes", "flamecraft/shop.moon-bakery")


def test_each_alley_has_its_own_spaces(pack: Path) -> None:
    story = Story(content=pack).given(
        a_town("dragon-alley, penny-lane -"), goods=("1 coin",), alley=(2, 0, 0, 0, 1)
    )
    spaces = [space["id"] for space in story.shop("penny-lane")["spaces"]]
    assert spaces == ["alley:4", "alley:5"]
    assert [space["coins"] for space in story.shop("dragon-alley")["spaces"]] == [2, 0, 0]
    story.gathers_at("penny-lane").answers("use penny-lane 2")
    story.has(OLIVER, goods="4 coin")
    assert [space["coins"] for space in story.shop("penny-lane")["spaces"]] == [0, 0]
    assert [space["coins"] for space in story.shop("dragon-alley")["spaces"]] == [2, 0, 0]


def test_coins_are_left_in_the_alley_that_is_visited(pack: Path) -> None:
    story = Story(content=pack).given(
        a_town("dragon-alley, penny-lane -"), alley=(0, 0, 0, 1, 0), fancy_deck="buddy"
    )
    story.gathers_at("penny-lane").answers("use penny-lane 1")
    story.has(OLIVER, goods="1 coin", fancies="buddy")
    assert [space["coins"] for space in story.shop("penny-lane")["spaces"]] == [1, 1]
    assert story.question.seat == OLIVER


def test_a_fancy_like_pocus_pays_what_its_own_card_says(pack: Path) -> None:
    town = "hello-nursery plant bread meat, wishing-well - - -"
    for fancy, rep in (("pocus", 2), ("abracadabra", 5)):
        story = Story(content=pack).given(town, fancies=(fancy,), goods=("", "1 iron"))
        story.gathers_at("hello-nursery").answers(f"reveal {fancy}")
        name = fancy.capitalize()
        story.describes("pocus hello-nursery 2", f"Pan (bread): {rep} reputation from {name}")
        story.answers("pocus hello-nursery 2").has(OLIVER, rep=rep, scored=fancy)


def test_a_companion_like_bookmark_is_named_in_what_it_is_used_for(pack: Path) -> None:
    story = Story(content=pack, companions=True).given(
        "fragile-reptile - - -, critical-rolls bread - -",
        goods=("1 crystal", ""),
        row="p-moon",
        companions=("quill", "bookmark"),
    )
    story.answers("visit fragile-reptile")
    story.is_asked(OLIVER, at("Fragile Reptile"), "gather", "cast p-moon with quill")
    story.answers("cast p-moon with quill").has(OLIVER, goods="", rep=3, companion_used=True)


def test_a_companion_like_penny_brings_as_many_goods_as_its_card_says(pack: Path) -> None:
    story = Story(content=pack, companions=True).given(
        a_town(), goods=("1 coin",), companions=("shilling", "penny")
    )
    story.answers("companion shilling").answers("gain iron", "gain iron", "gain meat")
    story.has(OLIVER, goods="2 iron 1 meat", companion_used=True)


def test_a_companion_of_another_name_starts_with_what_its_card_says(pack: Path) -> None:
    for seed in range(12):
        game = emberhall.new_game("flamecraft", seats=5, seed=seed, content=pack, companions=True)
        while (question := game.question) is not None and question.kind != "visit":
            game.answer(0)
        for seat in game.view(None)["seats"]:
            coins = next(pile["count"] for pile in seat["goods"] if pile["kind"] == "coin")
            own = seat["companion"]["card"]
            assert coins == {"quill": 3, "penny": 2}.get(own, 0)
            assert (seat["reserved"] is not None) == (own in ("bookmark", "comet"))


def test_of_two_fancies_that_return_others_one_may_return_the_other(pack: Path) -> None:
    story = Story(content=pack).given(a_town(), fancies=("talisman amulet",), scoring=True)
    first = story.question
    assert first.why == ("flamecraft/fancy.talisman",)
    story.answers("return amulet")
    assert story.game.over
    result = story.game.result
    assert result is not None
    assert result.totals == (3, 0)


def test_a_fire_up_is_asked_as_ever(pack: Path) -> None:
    story = Story(content=pack).given(a_town("moon-bakery bread -"), goods=("", "1 iron"))
    story.gathers_at("moon-bakery")
    story.is_asked(OLIVER, WHICH_FIRE, "fire moon-bakery 1", "fire nothing")
