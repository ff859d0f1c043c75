"""Law 7 over many games: in one, a hidden card that every guess leaves alone goes unnoticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from emberhall.game.game import Game
from emberhall.game.start import new_game
from emberhall.kernel.title import Title
from emberhall.testing.laws import LawBroken

ENOUGH = 40
"""A part of a hidden field that was looked at so often must have differed at least once."""

Part = tuple[str, tuple[int, ...]]


def check_guesses(title: Title, seats: int, settings: Mapping[str, Any], games: int = 4) -> None:
    """Every part of every hidden field must be dealt anew by some guess of a spectator."""
    looked: Counter[Part] = Counter()
    moved: Counter[Part] = Counter()
    for seed in range(games):
        game, rng = new_game(title, seats=seats, seed=seed, **settings), Random(seed)
        depths = _depths(game)
        while (question := game.question) is not None:
            _compare(game, depths, looked, moved)
            game.answer(rng.randrange(len(question.options)))
    for part, count in looked.items():
        if count >= ENOUGH and not moved[part]:
            raise LawBroken(f"law 7: no guess ever deals {part[0]} {list(part[1])} anew")


def _depths(game: Game) -> Mapping[Part, int]:
    """How many cards lie in each pile at the beginning."""
    depths: dict[Part, int] = {}
    for name in game._table.hidden():
        for path, _ in _parts(getattr(game._table, name)):
            if path:
                depths.setdefault((name, path[:-1]), -path[-1])
    return depths


def _compare(
    game: Game, depths: Mapping[Part, int], looked: Counter[Part], moved: Counter[Part]
) -> None:
    for seed in range(2):
        guess = game.imagine(None, seed)
        for name in game._table.hidden():
            truth = dict(_parts(getattr(game._table, name)))
            other = dict(_parts(getattr(guess._table, name)))
            for path in {*truth, *other}:
                if _is_new(depths, name, path):
                    continue
                differs = truth.get(path) != other.get(path)
                looked[name, path] += differs or not _is_last(truth[path])
                moved[name, path] += differs


def _is_new(depths: Mapping[Part, int], name: str, path: tuple[int, ...]) -> bool:
    """Whether a place was added to a pile in play: everybody may know what was put there."""
    return bool(path) and -path[-1] > depths.get((name, path[:-1]), -path[-1])


def _parts(value: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Every single value in there; lists are counted from their end, where decks are drawn from.

    A list that is kept sorted is one value: its smallest card may well be the same in any guess.
    """
    if not isinstance(value, list) or (value and _is_sorted(value)):
        yield path, value
        return
    for index, item in enumerate(value):
        yield from _parts(item, (*path, index - len(value)))


def _is_last(value: Any) -> bool:
    """A single card may well be known by all the others: it proves something, or nothing."""
    return isinstance(value, list) and len(value) == 1


def _is_sorted(value: list[Any]) -> bool:
    return not any(isinstance(item, list) for item in value) and value == sorted(value)
