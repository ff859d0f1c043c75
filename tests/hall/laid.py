"""Tables that are laid into a hall before it opens: bots have brought each game to its point."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import emberhall
from emberhall import Chair, Game, Prompt
from emberhall.bots import make_bot
from emberhall.hall.auth.tokens import holder_of
from emberhall.hall.opening import SeatWish, TableWish, named, running, wished
from emberhall.hall.store.engine import migrate, open_engine, sqlite_url
from emberhall.hall.store.grants import HOST, SEAT, WATCH, Grant
from emberhall.hall.store.tables import SeatRow, TableRow, Tables

Wanted = Callable[[Prompt], bool]


@dataclass(frozen=True)
class Moment:
    """The first question of this kind to the first seat, after so many answers of greedy bots."""

    title: str
    seats: int
    seed: int
    kind: str
    answers: int = 0
    settings: dict[str, Any] = field(default_factory=dict)
    wanted: Wanted = lambda prompt: True

    def game(self) -> Game:
        game, bot = self._dealt(), make_bot("greedy", 1)
        while (question := game.question) is not None:
            is_asked = (question.seat, question.kind) == (0, self.kind)
            late = question.number >= self.answers
            if is_asked and late and self.wanted(asked(game)):
                return game
            game.answer(bot.choose(Chair(game, question.seat)))
        raise LookupError(f"{self} never comes")

    def _dealt(self) -> Game:
        names = ("Ann", *(f"Greedy {seat}" for seat in range(1, self.seats)))[: self.seats]
        names = tuple(name.removesuffix(" 1") if self.seats == 2 else name for name in names)
        given = {"seats": self.seats, "seed": self.seed, "names": names, **self.settings}
        return emberhall.new_game(self.title, **given)


def asked(game: Game) -> Prompt:
    """What the first seat is asked."""
    prompt = game.prompt(0)
    assert prompt is not None
    return prompt


def settings_of(game: Game) -> dict[str, Any]:
    return dict(game.header.settings) if game.header else {}


def ended(title: str, seats: int, seed: int, left: int = 0, **settings: Any) -> Game:
    """A game between greedy bots, so many answers before its end."""
    game, bot = Moment(title, seats, seed, "", settings=settings)._dealt(), make_bot("greedy", 1)
    lately = deque([game.copy()], maxlen=left + 1)
    while (question := game.question) is not None:
        game.answer(bot.choose(Chair(game, question.seat)))
        lately.append(game.copy())
    return lately[0]


@dataclass
class Layer:
    """Lays tables for the browser that has this cookie."""

    tables: Tables
    me: str

    @classmethod
    def of(cls, data: Path, me: str) -> Layer:
        engine = open_engine(sqlite_url(data / "hall.sqlite"))
        migrate(engine)
        return cls(Tables(engine), me)

    def game(self, game: Game, label: str = "", mine: Sequence[int] = (0,)) -> str:
        """A table at which this game is played; these seats are mine, all others are bots'."""
        kinds = [SeatWish("me" if seat in mine else "bot") for seat in range(game.seats)]
        wish = TableWish(game.title.name, kinds, label=label, settings=settings_of(game))
        table, seats = wished(wish, time.time())
        rows = named(seats, game)
        return self._lay(running(table, game.save(), time.time()), rows, mine, hosted=True)

    def waiting(self, title: str, *names: str, label: str = "", mine: Sequence[int] = ()) -> str:
        """A table with a chair that is still free, for some others or with chairs of mine."""
        wishes = [*(SeatWish("me", name) for name in names), SeatWish("open")]
        wish = TableWish(title, wishes, listed=True, label=label)
        return self._lay(*wished(wish, time.time()), mine, hosted=bool(mine))

    def _lay(
        self, table: TableRow, seats: Sequence[SeatRow], mine: Sequence[int], hosted: bool
    ) -> str:
        holder = holder_of(self.me)
        grants = [Grant(holder, SEAT, table.id, seat) for seat in mine]
        if hosted:
            grants += [Grant(holder, HOST, table.id), Grant(holder, WATCH, table.id)]
        self.tables.create(table, seats, grants, time.time())
        return table.id
