"""Playing one game while the laws watch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.game.registry import guest
from emberhall.game.start import new_game
from emberhall.kernel.title import Title
from emberhall.testing.laws import LAWS, LawBroken

Choose = Callable[[Question], int]


def play_by_law(
    title: Title,
    seats: int,
    settings: Mapping[str, Any],
    seed: int,
    choose: Choose,
    content: Path | None = None,
) -> Game:
    """Play a game to its end, every law watching; `LawBroken` tells all it takes to see it."""
    with guest(title):
        game = new_game(title, seats=seats, seed=seed, content=content, **settings)
        try:
            _play(game, choose, seed)
        except Exception as error:
            raise LawBroken(_report(game, error)) from error
    return game


def _play(game: Game, choose: Choose, seed: int) -> None:
    laws = [law() for law in LAWS]
    for law in laws:
        law.start(game)
    number = seed  # so that the dear laws look at other questions in other games
    while (question := game.question) is not None:
        for law in laws:
            if number % law.every == 0:
                law.question(game, question)
        game.answer(choose(question))
        number += 1
    for law in laws:
        law.end(game)


def _report(game: Game, error: Exception) -> str:
    header = game.header
    assert header is not None
    settings = "".join(f"{name}={value!r}, " for name, value in header.settings.items())
    return (
        f"{game.title.name}, {header.seats} seats, {settings}seed {header.seed}: "
        f"{type(error).__name__}: {error}\nanswers so far: {_answers(game)}"
    )


def _answers(game: Game) -> str:
    try:
        return ", ".join(answered.key for answered in game.answers()) or "none"
    except Exception as error:
        return f"cannot be told ({type(error).__name__}: {error})"
