"""Laws 9 and 10: components and the end."""

from __future__ import annotations

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.codec import position
from emberhall.testing.laws.law import Law, components


class NothingIsLost(Law):
    number = 9
    statement = "every component is in exactly one place"

    def start(self, game: Game) -> None:
        self.first = components(game)

    def question(self, game: Game, question: Question) -> None:
        self._look(game)

    def end(self, game: Game) -> None:
        self._look(game)

    def _look(self, game: Game) -> None:
        for place, things in game.title.inventory(game._table).items():
            for thing, count in things.items():
                self.demand(count >= 0, f"{place} holds {count} of {thing}")
        now = components(game)
        gone, come = self.first - now, now - self.first
        self.demand(now == self.first, f"lost {dict(gone)}, gained {dict(come)}")


class EveryGameEnds(Law):
    number = 10
    statement = "a game ends within its bound, and no position occurs twice"

    def start(self, game: Game) -> None:
        self.bound = game.title.max_game_length(game.seats, game._table.get_content())
        self.asked = 0
        self.seen: set[bytes] = set()

    def question(self, game: Game, question: Question) -> None:
        self.asked += 1
        self.demand(self.asked <= self.bound, f"{self.asked} questions; {self.bound} were promised")
        table = game._table
        here = position(table, table.clocks)
        self.demand(here not in self.seen, f"the same position twice, at {question.kind}")
        self.seen.add(here)

    def end(self, game: Game) -> None:
        self.demand(game.over and game.result is not None, "a game stopped without an end")
        self.demand(game.question is None, "a game that is over still asks")
