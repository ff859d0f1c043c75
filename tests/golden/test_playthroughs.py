"""Nothing changed that nobody meant to change."""

from __future__ import annotations

import pytest

import emberhall
from golden.playthrough import FOLDER, MODES, Mode, answers_in, playthrough


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.file)
def test_a_playthrough_reads_as_written(mode: Mode) -> None:
    """If the change is meant: `scripts/golden` writes them anew."""
    written = (FOLDER / mode.file).read_text(encoding="utf-8")
    again = playthrough(mode, answers_in(written))
    assert again.splitlines() == written.splitlines()


def test_every_file_is_played() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {mode.file for mode in MODES}


def test_every_title_and_number_of_seats_is_played() -> None:
    played = {(mode.title, mode.seats) for mode in MODES}
    assert played == {
        (title.name, seats) for title in emberhall.games() for seats in title.seat_counts
    }
