"""A game with the company around it, as files hold it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import emberhall
from emberhall import BrokenSave, Game
from emberhall.bots import Bot
from emberhall.terminal.seating import Company, company

FORMAT = "emberhall table 1"


@dataclass
class Sitting:
    """A game that goes on at this table."""

    id: str
    game: Game
    company: Company
    campaign: str = ""
    """The campaign this is a chapter of, if any."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.names

    @cached_property
    def bots(self) -> list[Bot | None]:
        return self.company.bots(self.game)

    @property
    def answers(self) -> int:
        """How many answers have been given so far."""
        question = self.game.question
        return len(self.game.answers()) if question is None else question.number


def write_sitting(sitting: Sitting) -> str:
    part_of = {"campaign": sitting.campaign} if sitting.campaign else {}
    return json.dumps(
        {
            "format": FORMAT,
            "seats": list(sitting.company.seats),
            **part_of,
            "game": sitting.game.save(),
        }
    )


def read_sitting(text: str, name: str) -> Sitting:
    """The sitting that `write_sitting` wrote; raises `BrokenSave` with the reason."""
    kept = _fields(text)
    try:
        seated = company(",".join(kept["seats"]))
    except (emberhall.EmberhallError, TypeError) as error:
        raise BrokenSave(f"its seats cannot be taken: {error}") from None
    game = emberhall.load(kept["game"])
    if len(seated.seats) != game.seats:
        raise BrokenSave(f"it seats {len(seated.seats)} at a game of {game.seats}")
    return Sitting(name, game, seated, kept.get("campaign", ""))


def _fields(text: str) -> dict[str, Any]:
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenSave(f"it is not JSON: {error}") from None
    if not isinstance(kept, dict) or kept.get("format") != FORMAT:
        raise BrokenSave(f"it is no saved table: it must say that it is an {FORMAT!r}")
    for name, kind in (("seats", list), ("game", str)):
        if not isinstance(kept.get(name), kind):
            raise BrokenSave(f"its {name} are missing")
    if not isinstance(kept.get("campaign", ""), str):
        raise BrokenSave("its campaign is no name")
    return kept
