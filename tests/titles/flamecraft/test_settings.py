"""The modes of Flamecraft, and how they are chosen, saved and recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import emberhall
from emberhall.titles.flamecraft import TITLE
from titles.flamecraft.story import Story, cards_left
from titles.packs import variant

PLAIN = {
    "enchantments": "purple",
    "companions": False,
    "shops": "standard",
    "achievements": "none",
}
ACHIEVEMENTS = (
    *("half-a-dozen", "master-of-markets", "green-thumb", "mistress-of-festivities"),
    *("glitter-bomb", "thoroughly-enchanting", "heavy-metal", "a-different-kind-of-magic"),
    *("brewmeister", "lord-of-the-hoard", "flavor-town"),
)
MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"enchantments": "golden", "companions": True}),
    (2, {"shops": "random"}),
    (5, {"shops": ("sew-cute", "dragon-alley"), "companions": True}),
    (1, {}),
    (1, {"achievements": "all", "enchantments": "golden"}),
    (1, {"achievements": ("green-thumb", "half-a-dozen")}),
]


def played(game: emberhall.Game, answers: int) -> emberhall.Game:
    """The game some answers later, or over: an early option and a late one in turns."""
    for number in range(answers):
        question = game.question
        if question is None:
            break
        game.answer(number * 7 % len(question.options))
    return game


def shop_deck(game: emberhall.Game) -> list[str]:
    """The shops that are not in Town from the beginning."""
    places = game.title.inventory(game._table)
    return sorted(places["shop deck"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_have_eight_modes(seats: int) -> None:
    """Two decks, with and without companions, and two ways to make the shop deck."""
    expected = [
        {"enchantments": deck, "companions": companions, "shops": shops, "achievements": "none"}
        for deck in ("purple", "golden")
        for companions in (False, True)
        for shops in ("standard", "random")
    ]
    assert list(TITLE.modes(seats)) == expected
    assert len(expected) == 8


def test_one_player_has_a_mode_for_each_achievement_and_deck() -> None:
    """None, all, and each of the eleven alone; no companions, and no shop deck to choose."""
    expected = [
        {**PLAIN, "enchantments": deck, "achievements": unlocked}
        for deck in ("purple", "golden")
        for unlocked in ("none", "all", *((name,) for name in ACHIEVEMENTS))
    ]
    assert list(TITLE.modes(1)) == expected
    assert len(expected) == 26


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_mode_is_dealt_as_it_says(seats: int) -> None:
    """The deck of the row, the companions, and the number of shops to come."""
    for mode in TITLE.modes(seats):
        view = emberhall.new_game("flamecraft", seats=seats, seed=1, **mode).view(None)
        assert {card["card"][0] for card in view["row"]["cards"]} == {mode["enchantments"][0]}
        dealt = [seat["companion"] is not None for seat in view["seats"]]
        assert dealt == [mode["companions"]] * seats
        more = {"all": 3, ("green-thumb",): 2, ("a-different-kind-of-magic",): 1}
        assert cards_left(view, "shops") == 10 + more.get(mode["achievements"], 0)


def test_without_options_the_first_game_is_played() -> None:
    """Setup: purple, no companions, the deck of ten, and nothing unlocked."""
    for seats in (1, 2, 5):
        game = emberhall.new_game("flamecraft", seats=seats, seed=1)
        assert game.header is not None
        assert dict(game.header.settings) == PLAIN


@pytest.mark.parametrize(
    "shops",
    [
        ("sew-cute", "wishing-well"),
        ["sew-cute", "wishing-well"],
        "sew-cute,wishing-well",
        " Sew-Cute , WISHING-WELL",
    ],
)
def test_shops_may_be_named_in_many_forms_and_come_back_as_a_tuple(shops: object) -> None:
    game = emberhall.new_game("flamecraft", seats=2, seed=1, shops=shops, companions="yes")
    assert game.header is not None
    assert dict(game.header.settings) == {
        **PLAIN,
        "companions": True,
        "shops": ("sew-cute", "wishing-well"),
    }
    assert type(game.header.settings["shops"]) is tuple
    assert shop_deck(game) == ["sew-cute", "wishing-well"]


def test_one_shop_alone_is_a_deck_too() -> None:
    game = emberhall.new_game("flamecraft", seats=2, seed=1, shops="dragon-alley")
    assert shop_deck(game) == ["dragon-alley"]
    assert cards_left(game.view(None), "shops") == 1


@pytest.mark.parametrize(
    "given", ["flavor-town,green-thumb", ["flavor-town", "green-thumb"], "Flavor-Town, green-thumb"]
)
def test_achievements_may_be_named_and_change_the_solo_decks(given: object) -> None:
    game = emberhall.new_game("flamecraft", seats=1, seed=1, achievements=given)
    plain = shop_deck(emberhall.new_game("flamecraft", seats=1, seed=1))
    changed = set(plain) - {"fogo-de-char"} | {"full-plate-buffet", "sage-of-sage", "pizza-coven"}
    assert set(shop_deck(game)) == changed
    unlocked = [
        row["card"] for row in game.view(None)["solo"]["achievements"] if row["is_unlocked"]
    ]
    assert unlocked == ["green-thumb", "flavor-town"]


DECKS = "it can be purple, golden"
SHOPS = (
    "drake-of-cakes, la-petite-dragonne, guilty-treasures, fogo-de-char, full-plate-buffet, "
    "pizza-coven, gnome-depot, saving-throw, the-savage-beat, tip-the-scales, dragon-hoard-bank, "
    "touch-o-glass, oh-my-gourd, hedges-and-henges, sage-of-sage, funky-brewsters, "
    "spellfire-springs, draconic-tonic, bizarre-bazaar, eternal-flame, flagons-and-dragons, "
    "maw-and-paws, nunyas-beeswax, scale-mail-post, sew-cute, draggin-tail-roost, wishing-well, "
    "dragon-alley"
)
NAMES = ", ".join(ACHIEVEMENTS)
ANY_SHOPS = f"it can be standard, random, or names out of {SHOPS}"
ANY_NAMES = f"it can be none, all, or names out of {NAMES}"
OPTIONS = "enchantments, companions, shops, achievements"
OWN_SHOPS = "Solo Mode has its own shop deck, which achievements change"
FOR_SOLO = "achievements are for Solo Mode; leave that option out"


@pytest.mark.parametrize(
    ("seats", "settings", "reason"),
    [
        (0, {}, "Flamecraft is for 1 to 5 seats, not 0"),
        (6, {}, "Flamecraft is for 1 to 5 seats, not 6"),
        (2, {"enchantments": "gold"}, f"enchantments cannot be 'gold'; {DECKS}"),
        (2, {"enchantments": True}, f"enchantments cannot be True; {DECKS}"),
        (2, {"companions": "maybe"}, "companions cannot be 'maybe'; it can be no, yes"),
        (2, {"companions": 1}, "companions cannot be 1; it can be no, yes"),
        (2, {"shops": "all"}, f"shops cannot be 'all'; {ANY_SHOPS}"),
        (2, {"shops": 10}, f"shops cannot be 10; {ANY_SHOPS}"),
        (2, {"shops": ()}, f"shops cannot be an empty list; {ANY_SHOPS}"),
        (5, {"shops": []}, f"shops cannot be an empty list; {ANY_SHOPS}"),
        (1, {"shops": ()}, f"shops cannot be an empty list; {ANY_SHOPS}"),
        (
            2,
            {"shops": "sew-cute,sew-cute"},
            f"shops must be different ones of {SHOPS}, not 'sew-cute,sew-cute'",
        ),
        (
            2,
            {"shops": ["sew-cute", "hello-nursery"]},
            f"shops must be different ones of {SHOPS}, not ['sew-cute', 'hello-nursery']",
        ),
        (1, {"achievements": "some"}, f"achievements cannot be 'some'; {ANY_NAMES}"),
        (
            1,
            {"achievements": ("green-thumb", "green-thumb")},
            f"achievements must be different ones of {NAMES}, not ('green-thumb', 'green-thumb')",
        ),
        (
            1,
            {"achievements": "green-thumb,blue-thumb"},
            f"achievements must be different ones of {NAMES}, not 'green-thumb,blue-thumb'",
        ),
        (2, {"solo": True}, f"there is no option 'solo'; the options are: {OPTIONS}"),
        (1, {"companions": True}, "Solo Mode has no companions; leave that option out"),
        (1, {"shops": "random"}, OWN_SHOPS),
        (1, {"shops": "sew-cute"}, OWN_SHOPS),
        (2, {"achievements": "all"}, FOR_SOLO),
        (5, {"achievements": "green-thumb"}, FOR_SOLO),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(
    seats: int, settings: dict[str, Any], reason: str
) -> None:
    with pytest.raises(emberhall.BadSetting) as refused:
        emberhall.new_game("flamecraft", seats=seats, seed=1, **settings)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    ("file", "seats", "option", "name"),
    [
        ("shops.toml", 2, "shops", "gnome-depot"),
        ("solo.toml", 1, "achievements", "green-thumb"),
    ],
)
def test_what_a_content_pack_lacks_cannot_be_named(
    tmp_path: Path, file: str, seats: int, option: str, name: str
) -> None:
    """There is another one in its place; others can still be named."""
    pack = variant(TITLE, tmp_path, (file, f'id = "{name}"', 'id = "something-else"'))
    others = {"gnome-depot": "sew-cute", "green-thumb": "brewmeister"}
    for named in ([name], [others[name], name]):
        with pytest.raises(emberhall.BadSetting) as refused:
            emberhall.new_game("flamecraft", seats=seats, seed=1, content=pack, **{option: named})
        told, offered = str(refused.value), f"{option} must be different ones of "
        assert told.startswith(offered)
        assert name not in told.removeprefix(offered).partition(", not ")[0].split(", ")
        assert "something-else" in told
    settings: dict[str, Any] = {option: [others[name]]}
    game = emberhall.new_game("flamecraft", seats=seats, seed=1, content=pack, **settings)
    assert game.question is not None


def test_all_achievements_are_those_of_the_pack(tmp_path: Path) -> None:
    pack = variant(TITLE, tmp_path, ("solo.toml", 'id = "green-thumb"', 'id = "red-thumb"'))
    game = emberhall.new_game("flamecraft", seats=1, seed=1, content=pack, achievements="all")
    rows = game.view(None)["solo"]["achievements"]
    assert [row["card"] for row in rows if row["is_unlocked"]] == [
        "red-thumb" if name == "green-thumb" else name for name in ACHIEVEMENTS
    ]


@pytest.mark.parametrize(("seats", "settings"), MODES)
@pytest.mark.parametrize("answers", [0, 1, 40, 200])
def test_a_save_comes_back_in_every_kind_of_mode(
    seats: int, settings: dict[str, Any], answers: int
) -> None:
    """At the first question, after it and in mid-game; both then go the same way."""
    game = played(emberhall.new_game("flamecraft", seats=seats, seed=11, **settings), answers)
    again = emberhall.load(game.save())
    assert again.digest() == game.digest()
    assert again.header == game.header
    assert played(again, 30).digest() == played(game, 30).digest()


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_a_record_replays_to_the_same_end(seats: int, settings: dict[str, Any]) -> None:
    game = played(emberhall.new_game("flamecraft", seats=seats, seed=5, **settings), 20000)
    assert game.over
    replayed = emberhall.verify(game.record())
    assert replayed.game.digest() == game.digest()
    assert replayed.game.result == game.result
    assert replayed.game.header == game.header


def test_a_record_writes_shops_as_a_list_and_reads_them_as_a_tuple() -> None:
    """JSON has no tuples; the header that comes back has one all the same."""
    game = emberhall.new_game("flamecraft", seats=2, seed=5, shops="wishing-well,sew-cute")
    for text, read in ((game.record(), emberhall.replay), (game.save(), emberhall.load)):
        first = json.loads(text.splitlines()[0])
        written = first.get("header", first)["settings"]["shops"]
        assert written == ["wishing-well", "sew-cute"]
        header = read(text).header
        assert header is not None
        assert header.settings["shops"] == ("wishing-well", "sew-cute")


def test_the_order_in_which_shops_are_named_makes_no_difference() -> None:
    """They are mixed; other shops are another game."""
    one, same, other = (
        Story(shops=shops).table.shop_deck
        for shops in (
            ["sew-cute", "wishing-well", "dragon-alley"],
            ["dragon-alley", "sew-cute", "wishing-well"],
            ["dragon-alley", "sew-cute", "saving-throw"],
        )
    )
    assert one == same
    assert one != other


@pytest.mark.parametrize("nothing", [[], ()])
def test_an_empty_list_of_achievements_is_none_of_them(nothing: object) -> None:
    """Of shops it would be a game without a shop deck, which is refused."""
    game = emberhall.new_game("flamecraft", seats=1, seed=1, achievements=nothing)
    assert game.header is not None
    assert game.header.settings["achievements"] == "none"
