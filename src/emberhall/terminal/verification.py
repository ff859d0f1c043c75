"""What checking a record has shown."""

from __future__ import annotations

from pathlib import Path

import emberhall
from emberhall import BrokenRecord, Replayed, counted
from emberhall.play.files import read_text


def verified(path: Path, commitment: str | None) -> Replayed:
    """The record in a file, played again; raises `BrokenRecord` with the file and the reason."""
    text = read_text(path)
    try:
        return emberhall.verify(text, commitment and commitment.strip().lower())
    except BrokenRecord as error:
        raise BrokenRecord(f"{path}: {error}") from None


def verification_lines(path: Path, shown: Replayed, commitment: str | None) -> list[str]:
    game = shown.game
    end = "the result is the one that was played" if game.over else "the game is not over yet"
    given = ", the commitment given" if commitment else ", the commitment in the record"
    return [
        f"Checked {path}",
        f"It is a game of {game.title.full_name} with {counted(game.seats, 'player')}.",
        f"Each of {counted(shown.answers, 'answer')} was possible when it was given; {end}.",
        f"{counted(shown.digests, 'digest')} of the table checked.",
        f"The seed fits {shown.commitment}{given}.",
    ]
