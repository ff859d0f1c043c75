"""What somebody who sits at a seat has before them, and nothing more."""

from __future__ import annotations

from typing import Any, final

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Prompt


@final
class Chair:
    """A seat's window on a game: its view, the question put to it, and guesses at the rest.

    Bots are given this instead of the game. What they imagine is a game of their own, in which
    everything the seat cannot see has been dealt anew.
    """

    __slots__ = ("__game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        game.check_seat(seat)
        self.__game = game
        self.seat = seat

    @property
    def title(self) -> Title:
        return self.__game.title

    @property
    def question(self) -> Question | None:
        """The open question, if it is put to this seat.

        Its number is not told: how often others were asked may be their secret.
        """
        question = self.__game.question
        if question is None or question.seat != self.seat:
            return None
        return question.numbered(0)

    def view(self) -> dict[str, Any]:
        return self.__game.view(self.seat)

    def prompt(self) -> Prompt | None:
        """The open question as plain data, if it is put to this seat."""
        return self.__game.prompt(self.seat)

    def imagine(self, seed: int) -> Game:
        return self.__game.imagine(self.seat, seed)
