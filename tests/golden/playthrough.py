"""Golden playthroughs: whole games written down so that somebody who knows only the game can
read them, and a changed rule shows as a changed line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

import emberhall
from emberhall.bots import make_bot, play_out

FOLDER = Path(__file__).parent
SEED = 20
NAMES = ("Ada", "Bo", "Cy", "Di")


def modes(title: emberhall.Title) -> dict[str, tuple[int, str]]:
    """The games to write down: every number of seats, every choice of the first setting."""
    first = title.settings[0]
    return {
        f"{title.name}-{seats}-{choice}.txt": (seats, str(choice))
        for seats in title.seats
        for choice in first.choices
    }


def playthrough(title: emberhall.Title, seats: int, choice: str, answers: Iterable[str]) -> str:
    """The game with these answers, written down."""
    setting = {title.settings[0].name: choice}
    game = emberhall.new_game(title, seats=seats, seed=SEED, **setting)
    header = f"{title.name}, rules {title.version}, {seats} seats, {setting}, seed {SEED}"
    return "\n".join([header, *_told(game, 0), *_moves(game, answers), *_end(game)]) + "\n"


def answers_in(text: str) -> list[str]:
    """The answers that a playthrough has written down."""
    return re.findall(r"^\d+\..* > (.+)$", text, flags=re.MULTILINE)


def fresh_answers(title: emberhall.Title, seats: int, choice: str) -> list[str]:
    """Answers as bots give them that sometimes err: they get around more than random ones."""
    setting = {title.settings[0].name: choice}
    game = emberhall.new_game(title, seats=seats, seed=SEED, **setting)
    play_out(game, [make_bot("greedy:noise=0.3", seat) for seat in range(seats)])
    return [answered.key for answered in game.answers()]


def _moves(game: emberhall.Game, answers: Iterable[str]) -> list[str]:
    lines = []
    for number, key in enumerate(answers, start=1):
        question, before = game.question, len(game.events(None))
        assert question is not None, f"the game is over, but {key} was to follow"
        lines.append(f"{number}. {NAMES[question.seat]}: {question.words} > {key}")
        lines += [f"   ? {line}" for line in _folded(question.options.keys)]
        game.answer(key)
        lines += _told(game, before)
        if number % 10 == 0:
            lines.append(f"= {game.digest()[:16]}")
    return lines


def _folded(keys: list[str]) -> list[str]:
    """Options by their first word: `take 1-1 1-2 1-3`."""
    rows = groupby(keys, key=lambda key: key.split()[0])
    return [
        f"{verb} {' '.join(key.partition(' ')[2] for key in row)}".strip() for verb, row in rows
    ]


def _told(game: emberhall.Game, since: int) -> list[str]:
    return [f"   {event.words(NAMES)}" for event in game.events(None)[since:]]


def _end(game: emberhall.Game) -> list[str]:
    result = game.result
    assert result is not None
    lines = [f"= {game.digest()[:16]}"]
    for seat, total in enumerate(result.totals):
        parts = ", ".join(f"{name} {n}" for name, n in result.lines[seat].items() if n)
        lines.append(f"{NAMES[seat]}: rank {result.ranks[seat]}, {total} ({parts})")
    return lines


def write_all() -> None:
    """Write every playthrough anew; old answers are kept while they are legal."""
    for title in emberhall.games():
        for name, (seats, choice) in modes(title).items():
            path = FOLDER / name
            old = answers_in(path.read_text(encoding="utf-8")) if path.exists() else []
            try:
                text = playthrough(title, seats, choice, old)
            except (AssertionError, emberhall.IllegalAnswer):
                text = playthrough(title, seats, choice, fresh_answers(title, seats, choice))
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_all()
