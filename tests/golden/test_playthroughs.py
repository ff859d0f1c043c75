"""Nothing changed that nobody meant to change."""

from __future__ import annotations

import pytest

import emberhall
from golden.playthrough import FOLDER, answers_in, modes, playthrough

GAMES = [
    pytest.param(title, name, *mode, id=name)
    for title in emberhall.games()
    for name, mode in modes(title).items()
]


@pytest.mark.parametrize(("title", "name", "seats", "choice"), GAMES)
def test_a_playthrough_reads_as_written(
    title: emberhall.Title, name: str, seats: int, choice: str
) -> None:
    """If the change is meant: `scripts/golden` writes them anew."""
    written = (FOLDER / name).read_text(encoding="utf-8")
    again = playthrough(title, seats, choice, answers_in(written))
    assert again.splitlines() == written.splitlines()


def test_every_file_is_played() -> None:
    played = {name for title in emberhall.games() for name in modes(title)}
    assert {path.name for path in FOLDER.glob("*.txt")} == played
