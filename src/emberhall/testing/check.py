"""The contract suite as one call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from emberhall.game import registry
from emberhall.game.registry import guest
from emberhall.kernel.title import Title
from emberhall.testing.guesses import check_guesses
from emberhall.testing.play import play_by_law
from emberhall.testing.policies import POLICIES


@dataclass(frozen=True)
class Checked:
    """What a check has seen."""

    title: str
    modes: int
    games: int
    answers: int


def check_title(
    title: str | Title,
    games: int = 10,
    seed: int = 0,
    progress: Callable[[str], None] | None = None,
) -> Checked:
    """Play every mode of a title with every number of seats, `games` times by each policy.

    Raises `LawBroken` at the first law that does not hold. The policies that leave nothing to
    chance are played a fifth as often, but at least once.
    """
    title = registry.title(title) if isinstance(title, str) else title
    with guest(title):
        return _check(title, games, seed, progress or _ignore)


def _ignore(told: str) -> None:
    """Nobody wants to know how far we are."""


def _check(title: Title, games: int, seed: int, progress: Callable[[str], None]) -> Checked:
    modes = played = answers = 0
    for seats, settings in every_mode(title):
        modes += 1
        for policy in POLICIES:
            times = games if policy == "at random" else max(1, games // 5)
            for number in range(seed, seed + times):
                answers += play_one(title, seats, settings, number, policy)
                played += 1
        check_guesses(title, seats, settings)
        progress(f"{title.name}, {seats} seats, {settings}: {played} games so far")
    return Checked(title.name, modes, played, answers)


def play_one(title: Title, seats: int, settings: dict[str, Any], seed: int, policy: str) -> int:
    """Play one game by a policy under the laws; returns how many answers it took."""
    rng = Random(f"{policy} {seats} {settings} {seed}")
    choose = POLICIES[policy]
    game = play_by_law(title, seats, settings, seed, lambda question: choose(question, rng))
    return len(game.answers())


def every_mode(title: Title) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of settings."""
    for seats in title.seat_counts:
        for settings in title.modes(seats):
            yield seats, settings
