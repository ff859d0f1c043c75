"""The modes of Duals, and how they are chosen, saved and recorded."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

import emberhall
from emberhall.titles.duals import TITLE

from .story import bag_of

PLAIN = {"fancies": "none", "fountain": False}
MODES: list[dict[str, Any]] = [
    {"fancies": "none"},
    {"fancies": "choose"},
    {"fancies": ("flair", "steven")},
    {"fancies": ("taylor", "buddy"), "fountain": True},
    {"fountain": True},
]

FANCIES = ("flair", "rainbow", "starburst", "taylor", "buddy", "goldrush", "steven", "todd")
NAMED = f"names out of {', '.join(FANCIES)}"


def played(game: emberhall.Game, answers: int) -> emberhall.Game:
    """The game some answers later, or over: an early option and a late one in turns."""
    for number in range(answers):
        question = game.question
        if question is None:
            break
        game.answer(number * 7 % len(question.options))
    return game


def test_two_players_have_sixty_modes() -> None:
    """None, choose and all 28 pairs of the eight fancies, each with and without the fountain."""
    modes = list(TITLE.modes(2))
    pairs = list(combinations(FANCIES, 2))
    assert len(pairs) == 28
    expected = [
        {"fancies": fancies, "fountain": fountain}
        for fancies in ("none", "choose", *pairs)
        for fountain in (False, True)
    ]
    assert modes == expected
    assert len(modes) == 60


def test_one_player_has_one_mode() -> None:
    """Solo Mode: no fancies, and the fountain without asking."""
    assert list(TITLE.modes(1)) == [PLAIN]


def test_every_mode_is_dealt_as_it_says() -> None:
    """The fancies that lie there are the ones chosen, and so is the fountain."""
    for mode in TITLE.modes(2):
        view = emberhall.new_game("duals", seats=2, seed=1, **mode).view(None)
        named = mode["fancies"] if isinstance(mode["fancies"], tuple) else ()
        assert tuple(fancy["fancy"] for fancy in view["fancies"]) == named
        assert (view["fountain"] is not None) is mode["fountain"]
        assert (view["phase"] == "choosing") is (mode["fancies"] == "choose")
        assert bag_of(view)["buddy"] == int("buddy" in named)


def test_without_options_the_standard_game_is_played() -> None:
    """Rulebook, setup 1: fancies and the fountain stay in the box."""
    game = emberhall.new_game("duals", seats=2, seed=1)
    assert game.header is not None
    assert dict(game.header.settings) == PLAIN
    assert (game.view(None)["fancies"], game.view(None)["fountain"]) == ([], None)


@pytest.mark.parametrize(
    "fancies", [("flair", "todd"), ["flair", "todd"], "flair,todd", " Flair , TODD"]
)
def test_fancies_may_be_named_in_many_forms_and_come_back_as_a_tuple(fancies: object) -> None:
    game = emberhall.new_game("duals", seats=2, seed=1, fancies=fancies, fountain="true")
    assert game.header is not None
    assert dict(game.header.settings) == {"fancies": ("flair", "todd"), "fountain": True}
    assert type(game.header.settings["fancies"]) is tuple
    assert [fancy["fancy"] for fancy in game.view(None)["fancies"]] == ["flair", "todd"]


FANCY_NAMES = "flair, rainbow, starburst, taylor, buddy, goldrush, steven, todd"
NO_FANCIES = "Solo Mode has no fancies; fancies can only be none"


@pytest.mark.parametrize(
    ("seats", "settings", "reason"),
    [
        (0, {}, "Flamecraft Duals is for 1 to 2 seats, not 0"),
        (3, {}, "Flamecraft Duals is for 1 to 2 seats, not 3"),
        (2, {"fancies": ["flair"]}, "fancies must name one for each of 2 seats"),
        (2, {"fancies": []}, "fancies must name one for each of 2 seats"),
        (2, {"fancies": "flair,todd,buddy"}, "fancies must name one for each of 2 seats"),
        (2, {"fancies": "flair"}, "fancies must name one for each seat, like flair,rainbow"),
        (2, {"fancies": True}, f"fancies cannot be True; it can be none, choose, or {NAMED}"),
        (
            2,
            {"fancies": "todd,todd"},
            f"fancies must be different ones of {FANCY_NAMES}, not 'todd,todd'",
        ),
        (
            2,
            {"fancies": ("todd", "mildred")},
            f"fancies must be different ones of {FANCY_NAMES}, not ('todd', 'mildred')",
        ),
        (2, {"fountain": "wet"}, "fountain cannot be 'wet'; it can be no, yes"),
        (2, {"fountain": 1}, "fountain cannot be 1; it can be no, yes"),
        (2, {"solo": True}, "there is no option 'solo'; the options are: fancies, fountain"),
        (1, {"fancies": "choose"}, NO_FANCIES),
        (1, {"fancies": ["todd"]}, NO_FANCIES),
        (1, {"fancies": []}, NO_FANCIES),
        (1, {"fountain": True}, "Solo Mode always has the fountain; leave that option out"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(
    seats: int, settings: dict[str, Any], reason: str
) -> None:
    with pytest.raises(emberhall.BadSetting) as refused:
        emberhall.new_game("duals", seats=seats, seed=1, **settings)
    assert str(refused.value) == reason


@pytest.mark.parametrize("settings", MODES)
@pytest.mark.parametrize("answers", [0, 1, 25, 60])
def test_a_save_comes_back_in_every_kind_of_mode(settings: dict[str, Any], answers: int) -> None:
    """At the first question, after it and in mid-game; both then go the same way."""
    game = played(emberhall.new_game("duals", seats=2, seed=11, **settings), answers)
    again = emberhall.load(game.save())
    assert again.digest() == game.digest()
    assert again.header == game.header
    assert played(again, 30).digest() == played(game, 30).digest()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_record_replays_to_the_same_end(seats: int) -> None:
    """Alone, and with two named fancies and the fountain."""
    settings: dict[str, Any] = (
        {"fancies": ("starburst", "goldrush"), "fountain": True} if seats == 2 else {}
    )
    game = played(emberhall.new_game("duals", seats=seats, seed=5, **settings), 3000)
    assert game.over
    replayed = emberhall.verify(game.record())
    assert replayed.game.digest() == game.digest()
    assert replayed.game.result == game.result
    assert replayed.game.header == game.header


def test_a_record_writes_fancies_as_a_list_and_reads_them_as_a_tuple() -> None:
    """JSON has no tuples; the header that comes back has one all the same."""
    game = emberhall.new_game("duals", seats=2, seed=5, fancies="todd,flair")
    for text, read in ((game.record(), emberhall.replay), (game.save(), emberhall.load)):
        first = json.loads(text.splitlines()[0])
        assert first.get("header", first)["settings"]["fancies"] == ["todd", "flair"]
        header = read(text).header
        assert header is not None
        assert header.settings["fancies"] == ("todd", "flair")
        assert type(header.settings["fancies"]) is tuple


def test_a_record_that_names_a_fancy_twice_is_refused() -> None:
    lines = emberhall.new_game("duals", seats=2, seed=5, fancies="todd,flair").record().splitlines()
    header = json.loads(lines[0])
    header["settings"]["fancies"] = ["todd", "todd"]
    with pytest.raises(emberhall.BrokenRecord, match="line 1: fancies must be different ones of"):
        emberhall.replay("\n".join([json.dumps(header), *lines[1:]]))


def test_other_fancies_are_another_game() -> None:
    """What is chosen is part of the digest, and so is who named it first."""
    pairs = [("todd", "flair"), ("flair", "todd"), ("todd", "taylor"), "none"]
    digests = {
        emberhall.new_game("duals", seats=2, seed=5, fancies=pair).digest() for pair in pairs
    }
    assert len(digests) == len(pairs)
