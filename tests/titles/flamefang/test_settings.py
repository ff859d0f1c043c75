"""The options of Flame & Fang: what each does, and what is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import emberhall
from emberhall.kernel.codec import digest_of
from emberhall.titles.flamefang import TITLE
from titles.flamefang.story import ANN, BEN, Story, left_in
from titles.packs import variant

DRAGONS = ("cinder", "gale", "bramble", "dusk")
ONES_OF = "different ones of cinder, gale, bramble, dusk"
NAMED = "chosen, or names out of cinder, gale, bramble, dusk"
OPTIONS = "chapter, campaign, dragons, hands, difficulty, leader, kept"
ENTRIES = "a list of entries, as a finished game tells them"
POWERS = "everburning, stormborn, deep-hoard, thick-hide, long-memory, tongue-of-the-old"
WRITE = "write dragon:trait:replaced-card or dragon:power"
PLAIN = {
    "chapter": 1,
    "campaign": False,
    "dragons": "chosen",
    "hands": "open",
    "difficulty": "normal",
    "leader": "random",
    "kept": (),
}


def new(seats: int = 2, **settings: Any) -> emberhall.Game:
    return emberhall.new_game("flamefang", seats=seats, seed=3, **settings)


def settings_of(game: emberhall.Game) -> dict[str, Any]:
    assert game.header is not None
    return dict(game.header.settings)


def refusal(seats: int, **settings: Any) -> str:
    with pytest.raises(emberhall.BadSetting) as refused:
        new(seats, **settings)
    return str(refused.value)


def test_without_options_chapter_one_is_played_as_written() -> None:
    game = new()
    assert settings_of(game) == PLAIN
    view = game.view(None)
    assert (view["chapter"]["number"], view["campaign"], view["curses"]) == (1, False, [])
    assert left_in(view, "events") == 5
    assert game.question is not None
    assert game.question.words == "Which dragon do you play?"


# What each option does


@pytest.mark.parametrize("chapter", range(1, 9))
@pytest.mark.parametrize("written", [int, str])
def test_every_chapter_can_be_played(chapter: int, written: type) -> None:
    game = new(chapter=written(chapter))
    assert settings_of(game)["chapter"] == chapter
    assert game.view(None)["chapter"]["number"] == chapter


@pytest.mark.parametrize(
    "dragons", [("dusk", "gale"), ["dusk", "gale"], "dusk,gale", " Dusk , GALE"]
)
def test_dragons_may_be_named_in_many_forms(dragons: object) -> None:
    game = new(dragons=dragons)
    assert settings_of(game)["dragons"] == ("dusk", "gale")
    assert [seat["dragon"]["dragon"] for seat in game.view(None)["seats"]] == ["dusk", "gale"]


def test_a_single_dragon_needs_no_list() -> None:
    assert new(1, dragons="bramble").view(None)["seats"][ANN]["dragon"]["dragon"] == "bramble"


@pytest.mark.parametrize("dragons", ["chosen", "Chosen", (), []])
def test_else_each_player_chooses(dragons: object) -> None:
    game = new(dragons=dragons)
    assert settings_of(game)["dragons"] == "chosen"
    assert [seat["dragon"] for seat in game.view(None)["seats"]] == [None, None]


@pytest.mark.parametrize(("leader", "seat"), [(0, 0), (1, 1), (2, 2), ("2", 2)])
def test_the_leader_may_be_named(leader: object, seat: int) -> None:
    assert new(3, leader=leader).view(None)["leader"] == seat


@pytest.mark.parametrize(("difficulty", "events"), [("normal", 5), ("gentle", 6), ("fierce", 5)])
def test_a_gentle_game_has_one_more_event_card(difficulty: str, events: int) -> None:
    assert left_in(new(difficulty=difficulty).view(None), "events") == events


@pytest.mark.parametrize(("difficulty", "curses"), [("normal", 0), ("gentle", 0), ("fierce", 1)])
def test_a_fierce_game_has_a_curse(difficulty: str, curses: int) -> None:
    assert len(new(difficulty=difficulty).view(None)["curses"]) == curses


@pytest.mark.parametrize(("difficulty", "curses"), [("normal", 1), ("gentle", 1), ("fierce", 2)])
def test_chapter_eight_has_a_curse_in_any_case(difficulty: str, curses: int) -> None:
    assert len(new(chapter=8, difficulty=difficulty).view(None)["curses"]) == curses


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("chapter", range(1, 9))
def test_every_difficulty_changes_something_in_every_chapter(seats: int, chapter: int) -> None:
    """Gentle is a longer game, fierce a crueller one; neither is the other."""
    seen = {
        name: new(seats, chapter=chapter, difficulty=name).view(None)
        for name in ("normal", "gentle", "fierce")
    }
    events = {name: left_in(view, "events") for name, view in seen.items()}
    curses = {name: len(view["curses"]) for name, view in seen.items()}
    assert events["gentle"] - 1 == events["normal"] == events["fierce"]
    assert curses["fierce"] - 1 == curses["normal"] == curses["gentle"]


@pytest.mark.parametrize(("hands", "seen"), [("open", 6), ("hidden", 0), ("HIDDEN", 0)])
def test_hands_may_be_hidden_from_partners(hands: str, seen: int) -> None:
    game = new(hands=hands, dragons=("cinder", "gale"))
    assert len(game.view(ANN)["seats"][BEN]["hand"]) == seen
    assert len(game.view(BEN)["seats"][BEN]["hand"]) == 6


@pytest.mark.parametrize(("campaign", "is_one"), [(True, True), ("yes", True), ("no", False)])
def test_only_a_campaign_goes_on(campaign: object, is_one: bool) -> None:
    story = Story(campaign=campaign).given(begins="event phase", event_deck="")
    assert story.view["campaign"] is is_one
    assert bool(story.game.continues) is is_one


KEPT = (
    *("cinder:hot-blood:claw", "cinder:firestarter:headbutt"),
    *("gale:quick-wings:glide", "gale:storm-wings:updraft"),
)


@pytest.mark.parametrize("kept", [KEPT, list(KEPT), " , ".join(KEPT)])
def test_what_was_kept_comes_back_to_its_dragon(kept: object) -> None:
    game = new(chapter=4, dragons=("gale", "cinder"), kept=kept, leader=0)
    assert settings_of(game)["kept"] == KEPT
    seats = game.view(None)["seats"]
    assert [[card["card"] for card in seat["traits"]] for seat in seats] == [
        ["quick-wings", "storm-wings"],
        ["hot-blood", "firestarter"],
    ]
    assert game.question is not None
    assert game.question.words == "Which cards of your opening hand do you swap?"


def test_what_an_absent_dragon_has_kept_waits_for_it() -> None:
    dusk = ("dusk:sharp-eyes:lure", "dusk:kindred:mimic", "dusk:everburning")
    story = Story(seats=1, chapter=6, campaign=True, kept=("cinder:hot-blood:claw", *dusk))
    story.given(begins="event phase", event_deck="")
    assert story.game.continues["kept"] == ("cinder:hot-blood:claw", *dusk)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_mode_is_dealt_as_it_says(seats: int) -> None:
    modes = list(TITLE.modes(seats))
    assert {mode["chapter"] for mode in modes} == set(range(1, 9))
    for mode in modes:
        game = new(seats, **mode)
        assert settings_of(game) == mode
        assert game.view(None)["chapter"]["number"] == mode["chapter"]


# What is refused


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"chapter": 0}, "chapter cannot be 0; it can be 1, 2, 3, 4, 5, 6, 7, 8"),
        ({"chapter": 9}, "chapter cannot be 9; it can be 1, 2, 3, 4, 5, 6, 7, 8"),
        ({"chapter": "two"}, "chapter cannot be 'two'; it can be 1, 2, 3, 4, 5, 6, 7, 8"),
        ({"chapter": True}, "chapter cannot be True; it can be 1, 2, 3, 4, 5, 6, 7, 8"),
        ({"campaign": 1}, "campaign cannot be 1; it can be no, yes"),
        ({"campaign": "maybe"}, "campaign cannot be 'maybe'; it can be no, yes"),
        ({"hands": "closed"}, "hands cannot be 'closed'; it can be open, hidden"),
        ({"hands": False}, "hands cannot be False; it can be open, hidden"),
        ({"difficulty": "hard"}, "difficulty cannot be 'hard'; it can be normal, gentle, fierce"),
        ({"difficulty": 1}, "difficulty cannot be 1; it can be normal, gentle, fierce"),
        ({"leader": "me"}, "leader cannot be 'me'; it can be random, 0, 1, 2, 3"),
        ({"leader": 4}, "leader cannot be 4; it can be random, 0, 1, 2, 3"),
        ({"leader": -1}, "leader cannot be -1; it can be random, 0, 1, 2, 3"),
        ({"leader": True}, "leader cannot be True; it can be random, 0, 1, 2, 3"),
        ({"leader": 2}, "leader cannot be 2; the seats are 0 to 1"),
        ({"leader": 3}, "leader cannot be 3; the seats are 0 to 1"),
        ({"solo": True}, f"there is no option 'solo'; the options are: {OPTIONS}"),
    ],
)
def test_what_is_no_choice_is_refused(settings: dict[str, Any], reason: str) -> None:
    assert refusal(2, **settings) == reason


@pytest.mark.parametrize(
    ("seats", "dragons", "reason"),
    [
        (2, "cinder", "dragons must name 2, one for each seat, not ('cinder',)"),
        (1, "cinder,gale", "dragons must name 1, one for each seat, not ('cinder', 'gale')"),
        (2, "cinder,cinder", f"dragons must be {ONES_OF}, not 'cinder,cinder'"),
        (2, ["cinder", "smaug"], f"dragons must be {ONES_OF}, not ['cinder', 'smaug']"),
        (2, ("cinder", 1), f"dragons must be {ONES_OF}, not ('cinder', 1)"),
        (2, "smaug", f"dragons cannot be 'smaug'; it can be {NAMED}"),
        (2, True, f"dragons cannot be True; it can be {NAMED}"),
    ],
)
def test_dragons_that_cannot_sit_there_are_refused(
    seats: int, dragons: object, reason: str
) -> None:
    assert refusal(seats, dragons=dragons) == reason


@pytest.mark.parametrize(
    ("kept", "reason"),
    [
        (["cinder"], f"'cinder': {WRITE}"),
        (["cinder:"], f"'cinder:': a power must be a free one of {POWERS}, one for each dragon"),
        (["a:b:c:d"], f"'a:b:c:d': {WRITE}"),
        (["cinder:a:b:c"], f"'cinder:a:b:c': {WRITE}"),
        (["smaug:hot-blood:claw"], f"'smaug:hot-blood:claw': {WRITE}"),
        (["cinder:wrath:claw"], "'cinder:wrath:claw': there is no free trait 'wrath'"),
        (["cinder:fire:claw"], "'cinder:fire:claw': there is no free trait 'fire'"),
        (
            ["cinder:hot-blood:claw", "gale:hot-blood:talon"],
            "'gale:hot-blood:talon': there is no free trait 'hot-blood'",
        ),
        (
            ["cinder:hot-blood:claw", "cinder:quick-wings:dive"],
            "'cinder:quick-wings:dive': a dragon has one trait of each level",
        ),
        (["cinder:hot-blood:dive"], "'cinder:hot-blood:dive': hot-blood cannot replace 'dive'"),
        (["cinder:hot-blood:gust"], "'cinder:hot-blood:gust': hot-blood cannot replace 'gust'"),
        (["cinder:hot-blood:fur"], "'cinder:hot-blood:fur': hot-blood cannot replace 'fur'"),
        (
            ["cinder:hot-blood:headbutt", "cinder:firestarter:headbutt"],
            "'cinder:firestarter:headbutt': firestarter cannot replace 'headbutt'",
        ),
        (
            ["cinder:lean-season"],
            f"'cinder:lean-season': a power must be a free one of {POWERS}, one for each dragon",
        ),
        (
            ["cinder:everburning", "cinder:stormborn"],
            f"'cinder:stormborn': a power must be a free one of {POWERS}, one for each dragon",
        ),
        (
            ["cinder:everburning", "gale:everburning"],
            f"'gale:everburning': a power must be a free one of {POWERS}, one for each dragon",
        ),
    ],
)
def test_what_cannot_have_been_kept_is_refused(kept: list[str], reason: str) -> None:
    settings = {"chapter": 7, "dragons": ("cinder", "gale"), "kept": kept}
    assert refusal(2, **settings) == f"kept cannot hold {reason}"


@pytest.mark.parametrize("kept", ["cinder:\x1b[2J:claw", "cinder:hot-blood:\x1b[2J"])
def test_no_refusal_of_what_was_kept_carries_control_characters(kept: str) -> None:
    told = refusal(1, chapter=7, dragons=("cinder",), kept=[kept])
    assert told.startswith("kept cannot hold 'cinder:")
    assert told.isprintable()


def test_a_refusal_of_what_was_kept_is_short_however_long_that_is() -> None:
    for kept in ("cinder:" + 5_000 * "x", "cinder:" + 5_000 * "x" + ":claw"):
        assert len(refusal(1, chapter=7, dragons=("cinder",), kept=[kept])) < 300


@pytest.mark.parametrize(
    "kept",
    [
        ["dusk:nonsense:claw"],
        ["dusk:hot-blood:dive"],
        ["dusk:nonsense"],
        ["cinder:hot-blood:claw", "dusk:hot-blood:shadow-bite"],
        ["cinder:everburning", "dusk:everburning"],
    ],
)
def test_what_an_absent_dragon_cannot_have_kept_is_refused_as_well(kept: list[str]) -> None:
    """Else the campaign could not go on once that dragon joins again."""
    settings = {"chapter": 7, "dragons": ("cinder", "gale"), "kept": kept}
    assert refusal(2, **settings).startswith(f"kept cannot hold {kept[-1]!r}: ")


LEVEL_1, LEVEL_2 = "cinder:hot-blood:claw", "cinder:firestarter:headbutt"
LEVEL_3, POWER = "cinder:inferno:claw", "cinder:everburning"
WON_WITH = {LEVEL_1: 1, LEVEL_2: 3, POWER: 5, LEVEL_3: 6}
"""What Cinder gets in the course of a campaign, and with which chapter."""
CALLED = {
    LEVEL_1: "a level 1 trait",
    LEVEL_2: "a level 2 trait",
    POWER: "a power",
    LEVEL_3: "a level 3 trait",
}


@pytest.mark.rule("flamefang/ruling.kept-as-won")
@pytest.mark.parametrize("campaign", [True, False])
@pytest.mark.parametrize("chapter", range(1, 9))
def test_nothing_is_kept_before_the_chapter_that_brings_it_is_won(
    chapter: int, campaign: bool
) -> None:
    """All that came before can be there; the first thing that is still to come cannot."""
    known: list[str] = []
    settings = {"chapter": chapter, "campaign": campaign, "dragons": ("cinder",)}
    for entry, brought in WON_WITH.items():
        if brought >= chapter:
            reason = f"{CALLED[entry]} is won with chapter {brought}, and this is chapter {chapter}"
            told = f"kept cannot hold {entry!r}: {reason}"
            assert refusal(1, **settings, kept=[entry]) == told
            assert refusal(1, **settings, kept=[*known, entry]) == told
            return
        known.append(entry)
        assert settings_of(new(1, **settings, kept=known))["kept"] == tuple(known)
    assert chapter > 6


@pytest.mark.rule("flamefang/ruling.kept-as-won")
@pytest.mark.parametrize(
    ("kept", "entry", "missing"),
    [
        ([LEVEL_2], LEVEL_2, LEVEL_1),
        ([LEVEL_1, POWER], POWER, LEVEL_2),
        ([POWER, LEVEL_2], POWER, LEVEL_1),
        ([LEVEL_3, LEVEL_2, LEVEL_1], LEVEL_3, POWER),
        ([LEVEL_1, POWER, LEVEL_3], LEVEL_3, LEVEL_2),
    ],
)
@pytest.mark.parametrize("dragons", [("cinder",), ("gale",)])
def test_nothing_is_kept_without_what_comes_before(
    kept: list[str], entry: str, missing: str, dragons: tuple[str, ...]
) -> None:
    """Whether Cinder sits at the table or waits to come back."""
    reason = f"cinder has not kept {CALLED[missing]}, which comes first"
    told = f"kept cannot hold {entry!r}: {reason}"
    assert refusal(1, chapter=8, dragons=dragons, kept=kept) == told


@pytest.mark.rule("flamefang/ruling.kept-as-won")
def test_who_was_away_lacks_what_came_last() -> None:
    """In whatever order it is told."""
    for kept in ([], [LEVEL_1], [LEVEL_2, LEVEL_1], [POWER, LEVEL_1, LEVEL_2]):
        game = new(1, chapter=8, campaign=True, dragons=("gale",), kept=kept)
        assert settings_of(game)["kept"] == tuple(kept)


@pytest.mark.rule("flamefang/ruling.kept-as-won")
def test_what_no_chapter_brings_is_never_kept(tmp_path: Path) -> None:
    pack = variant(TITLE, tmp_path, ("chapter6.toml", "traits 3", "magic"))
    kept = [LEVEL_1, LEVEL_2, POWER, LEVEL_3]
    reason = "a level 3 trait cannot be won, and this is chapter 8"
    with pytest.raises(emberhall.BadSetting, match=reason):
        new(1, chapter=8, dragons=("cinder",), kept=kept, content=pack)


@pytest.mark.rule("flamefang/ruling.kept-as-won")
def test_a_save_that_was_edited_into_what_cannot_be_is_refused() -> None:
    """Even where the digest has been written anew to fit."""
    saved = json.loads(new(1, chapter=2, dragons=("cinder",), kept=[LEVEL_1]).save())
    saved["header"]["settings"]["kept"] = [LEVEL_1, LEVEL_2]
    body = {name: saved[name] for name in ("header", "picks", "table")}
    saved["digest"] = digest_of({**body, "pack": digest_of(saved["pack"])})
    reason = "a level 2 trait is won with chapter 3, and this is chapter 2"
    with pytest.raises(emberhall.BrokenSave, match=f"cannot be loaded: kept .*: {reason}"):
        emberhall.load(json.dumps(saved))


@pytest.mark.parametrize("kept", [5, True, ("cinder:everburning", 1), {"cinder": "claw"}])
def test_entries_must_be_a_list(kept: object) -> None:
    reason = f"kept cannot be {kept!r}; it can be {ENTRIES}"
    assert refusal(2, dragons=("cinder", "gale"), kept=kept) == reason


def test_what_was_kept_needs_named_dragons() -> None:
    reason = "what was kept belongs to dragons: name them with dragons, too"
    assert refusal(2, chapter=2, kept=["cinder:hot-blood:claw"]) == reason


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"chapter": 4, "difficulty": "fierce", "hands": "hidden", "leader": 1},
        {"chapter": 2, "campaign": True, "dragons": ("dusk", "gale"), "kept": KEPT[2:3]},
    ],
)
def test_a_save_and_a_record_bring_the_options_back(settings: dict[str, Any]) -> None:
    game = new(**settings)
    for number in range(12):
        assert game.question is not None
        game.answer(number % len(game.question.options))
    for again in (emberhall.load(game.save()), emberhall.replay(game.record())):
        assert again.header == game.header
        assert again.digest() == game.digest()
