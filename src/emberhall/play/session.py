"""A session: a game in play, and who sits at it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime

from emberhall import Answer, CannotUndo, Chair, EmberhallError, Event, Game, Question, counted
from emberhall.play.hint import Hint, advice
from emberhall.play.lesson import Note
from emberhall.play.narration import seen_before_last_turn, tell
from emberhall.play.seating import Seating


class NotAsked(EmberhallError):
    """Somebody answered, or wanted advice, who is not asked anything now."""


@dataclass
class Session:
    """A game with everybody seated at it. It shows and saves nothing: that is for clients.

    A wrong answer raises and changes nothing. Whoever must not lose an answer works on a copy and
    takes that over once the answer is written down.
    """

    id: str
    game: Game
    seating: Seating
    campaign: str = ""
    """The campaign this is a chapter of, if any."""
    label: str = ""
    """What its players call this game, if anything."""
    seen_events: dict[int, int] = field(default_factory=dict)
    """How many events each seat knew of when it gave its last answer, as far as that was seen."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.names

    @property
    def is_over(self) -> bool:
        return self.game.over

    @property
    def answers(self) -> int:
        """How many answers have been given so far."""
        question = self.game.question
        return len(self.game.answers()) if question is None else question.number

    @property
    def summary(self) -> str:
        """What is played by whom, in one line."""
        after = f"after {counted(self.answers, 'answer')}"
        played = f"{self.game.title.full_name}: {', '.join(self.names)}, {after}"
        return f"{played}, in the campaign {self.campaign}" if self.campaign else played

    @property
    def note(self) -> Note | None:
        """What a guide says at the open question; only lessons have one."""
        return None

    def copy(self) -> Session:
        """A twin that goes its own way."""
        game = self.game.copy(following=True)
        return replace(self, game=game, seen_events=self.seen_events.copy())

    # Answering

    @property
    def awaited(self) -> int | None:
        """The seat that is asked; `None` when the game is over."""
        question = self.game.question
        return None if question is None else question.seat

    @property
    def is_bots_turn(self) -> bool:
        return self.awaited in self.seating.bots

    def question_for(self, seat: int) -> Question | None:
        """The open question, if it is put to this seat."""
        self.game.checked_viewer(seat)
        question = self.game.question
        return question if question is not None and question.seat == seat else None

    def answer(self, seat: int, answer: Answer, to: Question | None = None) -> tuple[Event, ...]:
        """Answer for a person; gives what came of it, for `tell`.

        `to` names the question meant, where the answer itself does not.
        """
        self._question(seat)
        if self.is_bots_turn:
            raise NotAsked(f"{self.names[seat]} is a bot and answers for itself")
        return self._answered(seat, answer, to)

    def bot_turn(self) -> tuple[Event, ...]:
        """Let the bot that is asked give one answer; gives what came of it."""
        seat = self.awaited
        if seat is None or not self.is_bots_turn:
            raise NotAsked("no bot is asked anything now")
        assert self.game.header is not None
        chair = Chair(self.game, seat)
        choice = self.seating.bot_choice(chair, self.game.header.seed, self.answers)
        return self._answered(seat, choice)

    def bot_answer(self, answer: Answer) -> tuple[Event, ...]:
        """Answer as the bot that is asked has chosen elsewhere; gives what came of it."""
        seat = self.awaited
        if seat is None or not self.is_bots_turn:
            raise NotAsked("no bot is asked anything now")
        return self._answered(seat, answer)

    def _answered(self, seat: int, answer: Answer, to: Question | None = None) -> tuple[Event, ...]:
        before = self.game.event_count(seat)
        events = self.game.answer(answer, to, telling=True)
        self.seen_events[seat] = before
        return events

    def undo(self, seat: int | None = None) -> None:
        """Take back a person's last answer, what bots made of it, and what others have answered
        since of which that person has seen nothing: they are asked again.

        Without a seat, whoever answered last: people who share a keyboard undo for each other.
        """
        if self.is_over:
            raise CannotUndo("the game is over: nothing can be undone")
        self.game.undo(self._last_person() if seat is None else seat, self.seating.bots)
        self.seen_events.clear()

    @property
    def undoable(self) -> frozenset[int]:
        """Seats that can take their last answer back."""
        if self.is_over or not self.answers:
            return frozenset()
        return self.game.undoable(self.seating.bots)

    def hint(self, seat: int) -> Hint:
        """What a bot would choose in the place of this seat."""
        return advice(self.game, self._question(seat))

    def _question(self, seat: int) -> Question:
        if seat is None:
            raise NotAsked("a spectator is not asked anything")
        question = self.question_for(seat)
        if question is None:
            raise NotAsked(f"{self.names[seat]} is not asked anything now")
        return question

    def _last_person(self) -> int | None:
        people = self.seating.people
        seats = (answered.seat for answered in reversed(self.game.answers()))
        return next((seat for seat in seats if seat in people), self.awaited)

    # Telling

    def news(self, seat: int | None) -> list[Event]:
        """What a seat has not seen since its last answer; for a spectator, everything."""
        known = None if seat is None else self.seen_events.get(seat)
        if known is None:
            known = seen_before_last_turn(self.game, seat)
        return self.game.events(seat, since=known)

    def tell(self, events: Iterable[Event], seat: int | None) -> list[str]:
        """Events as far as a seat (or a spectator) may know them, in sentences."""
        return tell(self.game, events, seat)


def new_session(game: Game, seating: Seating, campaign: str = "") -> Session:
    """A session of its own, not saved yet."""
    now = datetime.now().strftime("%y%m%d-%H%M%S")
    id = f"{game.title.name}-{now}-{secrets.token_hex(2)}"
    return Session(id, game, seating, campaign)
