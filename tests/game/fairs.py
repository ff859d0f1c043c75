"""Games of Dragondraft for tests that need just any game."""

from __future__ import annotations

from random import Random

import emberhall


def fair(seats: int = 3, seed: int = 7) -> emberhall.Game:
    return emberhall.new_game("dragondraft", seats=seats, seed=seed, start=0)


def play_on(game: emberhall.Game, answers: int = 1000, seed: int = 1) -> emberhall.Game:
    luck = Random(seed)
    while game.question is not None and answers:
        game.answer(luck.randrange(len(game.question.options)))
        answers -= 1
    return game
