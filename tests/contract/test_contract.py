"""Every title keeps every law: in every mode, with every number of seats, by every policy.

There is no list of excused titles: a title is here by being registered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import emberhall
from emberhall.testing import LAWS, POLICIES, check_title, play_by_law
from emberhall.testing.check import every_mode, play_one
from emberhall.testing.guesses import check_guesses
from kernel.hearth import HEARTH

TITLES = [*emberhall.games(), HEARTH]
GAMES, MANY_GAMES = 12, 64
"""So many games of each title are played, spread over its modes and all policies; in a thorough run
no mode is left out."""
GUESSED = 8
"""In a quick run, guesses are looked at in so many modes of a title."""
GAME = ("seats", "mode", "policy", "seed")
NUMBERS = st.lists(st.integers(0, 1000), max_size=120)

pytestmark = pytest.mark.usefixtures("hearth")

Mode = tuple[int, dict[str, Any]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    thorough = metafunc.config.getoption("--thorough")
    names = [name for name in ("title", *GAME) if name in metafunc.fixturenames]
    if "mode" in names:
        games = [
            pytest.param(title, *game, id="-".join(map(str, (title.name, *game))))
            for title in TITLES
            for game in (games_of if "policy" in names else modes_of)(title, thorough)
        ]
        metafunc.parametrize(names, games)


def games_of(
    title: emberhall.Title, thorough: bool
) -> Iterator[tuple[int, dict[str, Any], str, int]]:
    """Policies take turns, and begin elsewhere after each turn, so that every mode meets all."""
    modes = spread(list(every_mode(title)), MANY_GAMES if thorough else GAMES)
    for number, (seats, mode) in enumerate(modes):
        turn = number // len(POLICIES)
        yield seats, mode, list(POLICIES)[(number + turn) % len(POLICIES)], number


def modes_of(title: emberhall.Title, thorough: bool) -> list[Mode]:
    modes = list(every_mode(title))
    return modes if thorough else spread(modes, min(GUESSED, len(modes)))


def spread(modes: list[Mode], count: int) -> list[Mode]:
    """So many modes, from the first to the last, each as often as any other."""
    return [modes[number * len(modes) // count] for number in range(count)]


def test_play_keeps_the_laws(
    title: emberhall.Title, seats: int, mode: dict[str, Any], policy: str, seed: int
) -> None:
    assert play_one(title, seats, mode, seed, policy) > 0


def test_guesses_deal_everything_hidden_anew(
    title: emberhall.Title, seats: int, mode: dict[str, Any]
) -> None:
    check_guesses(title, seats, mode)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
@settings(
    max_examples=settings().max_examples // 6,  # a game is a long example
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data(), seed=st.integers(0, 2**128 - 1), numbers=NUMBERS)
def test_any_answers_keep_the_laws(
    title: emberhall.Title, data: st.DataObject, seed: int, numbers: list[int]
) -> None:
    """Hypothesis plays: a failure shrinks to the shortest game that shows it."""
    seats, mode = data.draw(st.sampled_from(list(every_mode(title))))
    waiting = iter(numbers)

    def choose(question: emberhall.Question) -> int:
        return next(waiting, 0) % len(question.options)

    assert play_by_law(title, seats, mode, seed, choose).over


def test_check_title_is_the_same_suite_for_guests() -> None:
    told: list[str] = []
    checked = check_title(HEARTH, games=1, progress=told.append)
    assert (checked.title, checked.modes, checked.games) == ("hearth", 2, 8)
    assert checked.answers > 100
    assert len(told) == 2


def test_check_title_takes_a_name() -> None:
    with pytest.raises(emberhall.UnknownGame, match=r"no game 'nonesuch'; the games are: .*dragon"):
        check_title("nonesuch")


def test_there_are_fifteen_laws_numbered_in_order() -> None:
    assert [law.number for law in LAWS] == list(range(1, 16))
