"""What somebody who sits at a seat has before them, and nothing more."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, NoReturn, final

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Prompt, Seat
from emberhall.kernel.words import Listener


@final
class Chair:
    """A seat's window on a game: its view, the question put to it, and guesses at the rest.

    Bots are given this instead of the game. What they imagine is a game of their own, in which
    everything the seat cannot see has been dealt anew. A chair only looks: it is the game that is
    answered, with an option of this chair's question, its key or its index.
    """

    __slots__ = ("__game", "seat")

    def __init__(self, game: Game, seat: Seat) -> None:
        self.__game = game
        self.seat = game.checked_seat(seat)

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
        return question.unnumbered()

    def view(self) -> dict[str, Any]:
        """What this seat may see: plain JSON-able data."""
        return self.__game.view(self.seat)

    def prompt(self) -> Prompt | None:
        """The open question as plain data, if it is put to this seat."""
        return self.__game.prompt(self.seat)

    def imagine(self, seed: int) -> Game:
        """A guess at the game as this seat may make it; another seed, another guess."""
        return self.__game.imagine(self.seat, seed)

    def __copy__(self) -> Chair:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Chair:
        return Chair(deepcopy(self.__game, memo), self.seat)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a chair cannot be pickled: it would take all secrets of its game along")

    def __repr__(self) -> str:
        game = self.__game
        names = () if game.header is None else game.header.names
        return f"<Chair of {Listener(names, self.seat).name(self.seat)} at {game.title.full_name}>"
