"""A golden campaign of Flame & Fang: one dragon, attempt after attempt, until the last page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from golden.playthrough import Mode, answers_in, fresh_answers, written_down

FOLDER = Path(__file__).parent / "campaign"
BOT = "greedy"
START: dict[str, Any] = {"campaign": True, "chapter": 1, "dragons": ("dusk",)}
MOST = 40
"""More attempts than a campaign should take."""


def attempt(number: int, settings: dict[str, Any]) -> Mode:
    file = f"{number:02}-chapter-{settings['chapter']}.txt"
    return Mode("flamefang", file, 1, settings, seed=number)


def attempts() -> Iterator[tuple[Path, str]]:
    """Every attempt in order: its file, and how it reads when it is played again."""
    settings, number = START, 0
    while settings and number < MOST:
        number += 1
        mode = attempt(number, settings)
        path, game = FOLDER / mode.file, mode.start()
        if not path.exists():
            return
        yield path, written_down(mode, game, answers_in(path.read_text(encoding="utf-8")))
        settings = game.continues


def write_campaign() -> None:
    """Played anew by a bot, every attempt with the seed of its number."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    settings, number = START, 0
    while settings and number < MOST:
        number += 1
        mode = attempt(number, settings)
        game = mode.start()
        text = written_down(mode, game, fresh_answers(mode, BOT))
        (FOLDER / mode.file).write_text(text, encoding="utf-8")
        settings = game.continues
