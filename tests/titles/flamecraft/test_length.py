"""How long a game can be: the declared bound, beside games that dawdle as much as rules allow."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import emberhall
from emberhall.testing import POLICIES
from emberhall.titles.flamecraft import TITLE
from emberhall.titles.flamecraft.table import Town
from titles.flamecraft.story import OLIVER, VIOLET, Story
from titles.packs import variant

TAKES_A_CARD = ("draw", "cast", "buy", "flip", "score", "reveal", "companion", "fire park")
DRAWING_SHOPS = (
    *("drake-of-cakes", "maw-and-paws", "draggin-tail-roost", "sew-cute", "fogo-de-char"),
    *("saving-throw", "bizarre-bazaar", "scale-mail-post"),
)


NO_FLIPS = ("shops.toml", 'ability = ["flip-coins"]', "ability = []")
"""Without them a game is as long as its turns; with them it is up to luck."""


def dawdling(game: emberhall.Game, luck: Random) -> int:
    """Let no deck grow smaller until the game is about to end for that; then hurry."""
    question, t = game.question, game._table
    assert question is not None
    assert isinstance(t, Town)
    hurries = t.stalled >= (t.content.town.stall - 2) * t.seats
    wishes = [wish(key, hurries) + luck.random() for key in question.options.keys]
    return wishes.index(max(wishes))


def wish(key: str, hurries: bool) -> int:
    takes = key.startswith(TAKES_A_CARD)
    if hurries:
        return 3 if takes else 0
    if takes or key.rpartition(" ")[2] in DRAWING_SHOPS:
        return -3
    is_quiet = key in ("place nothing", "fire nothing", "gather")
    return 1 if is_quiet else 0


@pytest.mark.parametrize(("seats", "answers"), [(2, 400), (5, 1500)])
def test_players_who_dawdle_play_on_and_on_and_yet_within_the_bound(
    seats: int, answers: int
) -> None:
    """Far longer than anybody else plays: no smaller bound would be one."""
    longest = 0
    for seed in range(3):
        game, luck = emberhall.new_game("flamecraft", seats=seats, seed=seed), Random(seed)
        while game.question is not None:
            game.answer(dawdling(game, luck))
        longest = max(longest, len(game.answers()))
    assert answers < longest < TITLE.max_game_length(seats, TITLE.own_content())


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", TITLE.seat_counts)
def test_but_for_flips_the_bound_is_some_two_hundred_times_what_is_played(
    seats: int, tmp_path: Path
) -> None:
    longest = 0
    for seed in range(6):
        for policy, choose in POLICIES.items():
            game, luck = emberhall.new_game("flamecraft", seats=seats, seed=seed), Random(policy)
            while (question := game.question) is not None:
                game.answer(choose(question, luck))
            longest = max(longest, len(game.answers()))
    dry = TITLE.content_in(variant(TITLE, tmp_path, NO_FLIPS))
    assert longest < TITLE.max_game_length(seats, dry) < 250 * longest


def test_whose_coins_show_heads_flips_more_of_them_at_every_visit() -> None:
    """So the bound has to grow with the square of the turns, as long as luck holds."""
    story = Story().given(
        "wishing-well - - -, draco-bell - - -, smith-mart - - -, critical-rolls - - -",
        flips=" ".join(["heads"] * (3 + 6)),
    )
    story.gathers_at("wishing-well").answers("use wishing-well", *["flip"] * 3)
    story.gathers_at("smith-mart").gathers_at("draco-bell").gathers_at("critical-rolls")
    story.gathers_at("wishing-well").answers("use wishing-well", *["flip"] * 6)
    story.has(OLIVER, goods="6 coin 1 meat", rep=18)
    assert story.question.seat == VIOLET


def test_the_bound_follows_the_content(tmp_path: Path) -> None:
    """Half the patience: about half the turns, and a quarter of the flips."""
    hasty = ("town.toml", "stall = 10", "stall = 5")
    for changes, least, most in (((NO_FLIPS,), 50, 60), ((), 25, 40)):
        patient = TITLE.content_in(variant(TITLE, tmp_path, *changes))
        content = TITLE.content_in(variant(TITLE, tmp_path, hasty, *changes))
        for seats in TITLE.seat_counts:
            whole = TITLE.max_game_length(seats, patient)
            part = TITLE.max_game_length(seats, content)
            assert least * whole < 100 * part < most * whole
