"""Golden playthroughs: whole games written down so that somebody who knows only the game can
read them, and a changed rule shows as a changed line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import emberhall
from emberhall.bots import make_bot, play_out

FOLDER = Path(__file__).parent
SEED = 20
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
BOT = "greedy:noise=0.3,plan=0"
"""It errs now and then, and so gets around more than others."""


@dataclass(frozen=True)
class Mode:
    """A game to write down."""

    title: str
    file: str
    seats: int
    settings: Mapping[str, Any]
    seed: int = SEED

    def start(self) -> emberhall.Game:
        names = NAMES[: self.seats]
        return emberhall.new_game(
            self.title, seats=self.seats, seed=self.seed, names=names, **self.settings
        )


def _fair(seats: int, variant: str) -> Mode:
    return Mode("dragondraft", f"dragondraft-{seats}-{variant}.txt", seats, {"variant": variant})


def _duals(name: str, seats: int = 2, **settings: Any) -> Mode:
    return Mode("duals", f"duals-{seats}-{name}.txt", seats, settings)


def _flamecraft(name: str, seats: int, **settings: Any) -> Mode:
    return Mode("flamecraft", f"flamecraft-{seats}-{name}.txt", seats, settings)


def _flamefang(seats: int, chapter: int, **settings: Any) -> Mode:
    file = f"flamefang-{seats}-chapter-{chapter}.txt"
    return Mode("flamefang", file, seats, {"chapter": chapter, **settings})


MODES = [
    *(_fair(seats, variant) for seats in (2, 3, 4) for variant in ("standard", "beginner")),
    _duals("solo", seats=1),
    _duals("standard"),
    _duals("fountain", fountain=True),
    _duals("choose", fancies="choose"),
    _duals("flair-steven", fancies=("flair", "steven")),
    _duals("rainbow-buddy", fancies=("rainbow", "buddy")),
    _duals("starburst-todd-fountain", fancies=("starburst", "todd"), fountain=True),
    _duals("taylor-goldrush-fountain", fancies=("taylor", "goldrush"), fountain=True),
    _flamecraft("solo", seats=1),
    _flamecraft("solo-all", seats=1, enchantments="golden", achievements="all"),
    _flamecraft("purple", seats=2),
    _flamecraft("golden", seats=3, enchantments="golden"),
    _flamecraft("companions", seats=4, companions=True),
    _flamecraft("random", seats=5, enchantments="golden", companions=True, shops="random"),
    _flamefang(1, 4, difficulty="fierce"),
    _flamefang(2, 8),
    _flamefang(3, 5, hands="hidden"),
    _flamefang(4, 1, difficulty="gentle"),
]


def playthrough(mode: Mode, answers: Iterable[str]) -> str:
    """The game with these answers, written down."""
    return written_down(mode, mode.start(), answers)


def written_down(mode: Mode, game: emberhall.Game, answers: Iterable[str]) -> str:
    settings = dict(mode.settings)
    rules = f"rules {game.title.version}"
    header = f"{mode.title}, {rules}, {mode.seats} seats, {settings}, seed {mode.seed}"
    return "\n".join([header, *_told(game, 0), *_moves(game, answers), *_end(game)]) + "\n"


def answers_in(text: str) -> list[str]:
    """The answers that a playthrough has written down."""
    return re.findall(r"^\d+\..* > (.+)$", text, flags=re.MULTILINE)


def fresh_answers(mode: Mode, bot: str = BOT) -> list[str]:
    game = mode.start()
    play_out(game, [make_bot(bot, seat) for seat in range(mode.seats)])
    return [answered.key for answered in game.answers()]


def _moves(game: emberhall.Game, answers: Iterable[str]) -> list[str]:
    lines = []
    for number, key in enumerate(answers, start=1):
        question, before = game.question, len(game.events(None))
        assert question is not None, f"the game is over, but {key} was to follow"
        prompt = game.prompt(question.seat)
        assert prompt is not None
        lines.append(f"{number}. {NAMES[question.seat]}: {prompt['words']} > {key}")
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
    """What was told to a bystander; some things happen without a word."""
    return [f"   {sentence}" for sentence in game.tell(game.events(None, since), None)]


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
    for mode in MODES:
        path = FOLDER / mode.file
        old = answers_in(path.read_text(encoding="utf-8")) if path.exists() else []
        try:
            text = playthrough(mode, old)
        except (AssertionError, emberhall.IllegalAnswer):
            text = playthrough(mode, fresh_answers(mode))
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    from golden.campaign import write_campaign

    write_all()
    write_campaign()
