"""Every title keeps every law: in every mode, with every number of seats, by every policy.

There is no list of excused titles: a title is here by being registered.
"""

from __future__ import annotations

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
GAMES = 2
GAMES_IN_CI, GAMES_OF_MANY_MODES_IN_CI, LONG_GAMES_IN_CI = 8, 2, 1
"""For each mode. Dragondraft has 24 (every way to begin is one), so that each variant and number of
seats is played 24 to 40 times. Duals has 61, so that each fancy is played more than 25.
Flamecraft has 58 and Flame & Fang 64, and their games are ten times as long."""
MANY = 24
MODES = 12
"""So many modes of a title are played in a quick run, spread over all of them; CI plays each."""
LONG = 10_000
"""Games that may take more answers than this are long: fewer are played, of fewer modes."""

pytestmark = pytest.mark.usefixtures("hearth")

Mode = tuple[emberhall.Title, int, dict[str, Any]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seats" in metafunc.fixturenames:
        thorough, is_stubborn = (
            metafunc.config.getoption("--thorough"),
            "policy" in metafunc.fixturenames,
        )
        modes = [
            pytest.param(title, seats, mode, id=f"{title.name}-{seats}-{mode}")
            for title in TITLES
            for seats, mode in _modes(title, thorough, is_stubborn)
        ]
        metafunc.parametrize(("title", "seats", "mode"), modes)


def _modes(
    title: emberhall.Title, thorough: bool, is_stubborn: bool
) -> list[tuple[int, dict[str, Any]]]:
    """All of them, or some spread over all; long games are played stubbornly in every sixth."""
    modes = list(every_mode(title))
    if thorough:
        return modes[:: 6 if is_stubborn and is_long(title) else 1]
    few = MODES // 2 if is_long(title) else MODES
    return modes[:: -(-len(modes) // few)]


def is_long(title: emberhall.Title) -> bool:
    return title.max_game_length(title.seat_counts[0], title.read(title.own_pack())) > LONG


def games_in_ci(title: emberhall.Title) -> int:
    if is_long(title):
        return LONG_GAMES_IN_CI
    many = len(list(every_mode(title))) > MANY
    return GAMES_OF_MANY_MODES_IN_CI if many else GAMES_IN_CI


def test_random_play_keeps_the_laws(
    title: emberhall.Title, seats: int, mode: dict[str, Any], thorough: bool
) -> None:
    quick = 1 if is_long(title) else GAMES
    games = games_in_ci(title) if thorough else quick
    answers = [play_one(title, seats, mode, seed, "at random") for seed in range(games)]
    assert min(answers) > 0


def test_guesses_deal_everything_hidden_anew(
    title: emberhall.Title, seats: int, mode: dict[str, Any]
) -> None:
    check_guesses(title, seats, mode)


@pytest.mark.parametrize("policy", [policy for policy in POLICIES if policy != "at random"])
def test_stubborn_play_keeps_the_laws(
    title: emberhall.Title, seats: int, mode: dict[str, Any], policy: str, thorough: bool
) -> None:
    for seed in range(2 if thorough and not is_long(title) else 1):
        assert play_one(title, seats, mode, seed, policy) > 0


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    mode=st.sampled_from([(title, *mode) for title in TITLES for mode in every_mode(title)]),
    seed=st.integers(0, 2**128 - 1),
    numbers=st.lists(st.integers(0, 1000), max_size=120),
)
def test_any_answers_keep_the_laws(mode: Mode, seed: int, numbers: list[int]) -> None:
    """Hypothesis plays: a failure shrinks to the shortest game that shows it."""
    title, seats, chosen = mode
    waiting = iter(numbers)

    def choose(question: emberhall.Question) -> int:
        return next(waiting, 0) % len(question.options)

    assert play_by_law(title, seats, chosen, seed, choose).over


def test_check_title_is_the_same_suite_for_guests() -> None:
    told: list[str] = []
    checked = check_title(HEARTH, games=1, progress=told.append)
    assert (checked.title, checked.modes, checked.games) == ("hearth", 2, 8)
    assert checked.answers > 100
    assert len(told) == 2


def test_check_title_takes_a_name() -> None:
    with pytest.raises(emberhall.UnknownGame, match=r"no game 'nonesuch'; the games are: .*dragon"):
        check_title("nonesuch")


def test_there_are_fourteen_laws_numbered_in_order() -> None:
    assert [law.number for law in LAWS] == list(range(1, 15))
