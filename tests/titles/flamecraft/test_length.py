"""How long a game can be: the declared bound, beside games that dawdle as much as rules allow."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import emberhall
from emberhall.testing import POLICIES
from emberhall.titles.flamecraft import TITLE
from emberhall.titles.flamecraft.table import Town
from titles.packs import variant

TAKES_A_CARD = ("draw", "cast", "buy", "flip", "score", "reveal", "companion", "fire park")
DRAWING_SHOPS = (
    *("drake-of-cakes", "maw-and-paws", "draggin-tail-roost", "sew-cute", "fogo-de-char"),
    *("saving-throw", "bizarre-bazaar", "scale-mail-post"),
)


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
def test_the_bound_is_no_more_than_some_two_hundred_times_what_is_played(seats: int) -> None:
    longest = 0
    for seed in range(6):
        for policy, choose in POLICIES.items():
            game, luck = emberhall.new_game("flamecraft", seats=seats, seed=seed), Random(policy)
            while (question := game.question) is not None:
                game.answer(choose(question, luck))
            longest = max(longest, len(game.answers()))
    assert longest < TITLE.max_game_length(seats, TITLE.own_content()) < 250 * longest


def test_the_bound_follows_the_content(tmp_path: Path) -> None:
    """Half the patience, about half the turns."""
    pack = variant(TITLE, tmp_path, ("town.toml", "stall = 10", "stall = 5"))
    content = TITLE.content_in(pack)
    for seats in TITLE.seat_counts:
        whole = TITLE.max_game_length(seats, TITLE.own_content())
        assert whole // 2 < TITLE.max_game_length(seats, content) < whole * 6 // 10
