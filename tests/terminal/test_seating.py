"""Who sits where, and what they are called."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall import Chair, EmberhallError
from emberhall.terminal.seating import company
from terminal.at_table import sitting_at


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ("me,greedy,greedy", ("You", "Greedy", "Greedy 2")),
        ("greedy:noise=0.2, me=Ann ,random", ("Greedy", "Ann", "Random")),
        ("me,me", ("Player 1", "Player 2")),
        ("me=Ann,me,me=Ann", ("Ann", "Player 2", "Ann 2")),
        ("me=Greedy,greedy", ("Greedy", "Greedy 2")),
    ],
)
def test_everybody_has_a_name_of_their_own(seats: str, names: tuple[str, ...]) -> None:
    assert company(seats).names == names


@pytest.mark.parametrize("seats", ["me=,greedy", "me,zorg", "me,,greedy", "me=\x1b[2J,greedy"])
def test_seats_that_nobody_could_take_are_refused(seats: str) -> None:
    with pytest.raises(EmberhallError):
        company(seats)


def test_the_same_seed_brings_the_same_bots(tmp_path: Path) -> None:
    choices = []
    for _ in range(2):
        sitting = sitting_at(tmp_path, "random,random", settings=["start=0"])
        bot = sitting.bots[0]
        assert bot is not None
        choices.append(bot.choose(Chair(sitting.game, 0)))
    assert choices[0] == choices[1]
