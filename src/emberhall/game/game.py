"""A game in play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import groupby
from typing import Any, Final, SupportsIndex

from emberhall.game.header import Header, checked_seed
from emberhall.game.history import (
    NO_HISTORY,
    GivenAnswer,
    History,
    Replayer,
    Standing,
    answer_to_take_back,
    first_of,
    packed,
    picks_of,
    seats_that_may_undo,
    standings_replayed,
    totals_replayed,
)
from emberhall.game.news import News, checked_since, news_of, seen
from emberhall.game.prompt import path_of, prompt_of
from emberhall.game.question import Answer, Option, Question, open_question
from emberhall.kernel.codec import digest
from emberhall.kernel.errors import BadSetting, IllegalAnswer, NoHistory, NotAGuess
from emberhall.kernel.events import Event
from emberhall.kernel.given import as_int, shortened
from emberhall.kernel.keeping import Keep
from emberhall.kernel.result import Result
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Prompt, Seat
from emberhall.kernel.words import Listener

NOTHING_TOLD: Final[tuple[Event, ...]] = ()
ITSELF: Final = -1
"""The reader of what a seat is told, unless it is somebody else."""


class Game:
    """A game in play: one open question at a time, until there is none.

    Made by `emberhall.new_game`, `emberhall.load` and `emberhall.replay`.
    """

    __slots__ = (
        "_ahead",
        "_history",
        "_news",
        "_number",
        "_question",
        "_table",
        "header",
        "title",
        "undos",
    )

    def __init__(
        self, title: Title, header: Header | None, table: Table, history: History, number: int
    ) -> None:
        self.title = title
        self.header = header
        self._table = table
        self._history = history
        self._number = number
        self._question: Question | None = None
        self._ahead: Table | None = None
        """In a guess that left somebody without a real choice: the table at the next question."""
        self._news: News | None = None
        """The latest events, once somebody has asked for some."""
        self.undos = 0
        """How often answers were taken back: after that, ask for all events again."""

    # Playing

    @property
    def question(self) -> Question | None:
        """The open question; `None` when the game is over."""
        if self._question is None and self._table.stack:
            self._question = self._ask()
        return self._question

    def answer(
        self, answer: Answer, to: Question | None = None, *, telling: bool = False
    ) -> tuple[Event, ...]:
        """Answer the open question. A wrong answer raises and changes nothing.

        `to` names the question meant, where the answer itself does not: if another one is open by
        now, the answer is stale. With `telling`, what came of it is handed back: the truth, to be
        told to each seat with `seen_by`.
        """
        table = self._table
        if isinstance(answer, Option) and answer.question is self._question:
            pick = answer.question.picks[answer.index]
        elif to is None and type(answer) is int and 0 <= answer < len(table.picks) > 1:
            pick = table.picks[answer]
        else:
            pick = self._pick_meant(answer, to)
        if self._ahead is not None:
            table = self._table = self._ahead
            self._ahead = None
        if telling or self._news is not None:
            told = self._answer_and_listen(pick)
        else:
            table.answer(pick)
            told = NOTHING_TOLD
        self._history += packed(pick)
        self._number += 1
        self._question = None
        return told

    def _answer_and_listen(self, pick: int) -> tuple[Event, ...]:
        table = self._table
        heard: list[Event] = []
        before, table.log = table.log, heard
        try:
            table.answer(pick)
        finally:
            table.log = before
        told = tuple(heard)
        if self._news is not None:
            self._news = self._news.and_then(told)
        return told

    def path(self) -> tuple[str, ...]:
        """How we got to the open question, outermost first: ("Preparing the stage", ...)."""
        told = (part["words"] for part in path_of(self.title, self._asked))
        return tuple(words for words, _ in groupby(told) if words)

    @property
    def _asked(self) -> Table:
        """The table at which the open question is put."""
        return self._table if self._ahead is None else self._ahead

    def _ask(self) -> Question | None:
        table = self._table
        if len(table.picks) < 2:
            # A guess may have left another seat without a real choice: look ahead on a copy, so
            # that looking changes nothing.
            table = self._ahead = table.copy()
            table.run()
        if not table.stack:
            return None
        return open_question(self.title, table, self._known_names(), self._number)

    def _known_names(self) -> tuple[str, ...]:
        return () if self.header is None else self.header.names

    def _listener(self, seat: Seat | None) -> Listener:
        return Listener(self._known_names(), seat)

    def _pick_meant(self, answer: Answer, to: Question | None) -> int:
        question = self.question
        if isinstance(answer, Option):
            to = answer.question
        if to is not None and (question is None or not to.is_same(question)):
            to.refuse_as_stale()
        if question is None:
            raise IllegalAnswer("the game is over: nothing can be answered")
        pick = question.pick_of(answer)
        if pick is None:
            reason = self._reason(question, answer) if isinstance(answer, str) else ""
            raise IllegalAnswer(question.refusal(answer, reason), question.why)
        return pick

    def _reason(self, question: Question, key: str) -> str:
        to = self._listener(question.seat)
        return self.title.words.refusal(question.step, self._asked, key, to)

    # Looking

    @property
    def seats(self) -> int:
        return self._table.seats

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._known_header().names

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def result(self) -> Result | None:
        """Ranks, totals and every scoring line by name, once the game is over."""
        return self.title.result(self._table) if self._table.over else None

    def verdict(self, reader: SupportsIndex | None) -> str:
        """Who has won, in a sentence to somebody; empty before the game is over."""
        result, to = self.result, self._listener(self.checked_viewer(reader))
        return "" if result is None else self.title.words.verdict(self._table, result, to)

    def tie_break(self) -> str:
        """What told equal totals apart at the end; empty where nothing had to."""
        result = self.result
        return "" if result is None else self.title.words.tie_break(result)

    def line_words(self, lines: Iterable[str]) -> dict[str, str]:
        """What lines of the score are called, by their ids."""
        content = self._table.get_content()
        return {line: self.title.words.line(line, content) for line in lines}

    @property
    def earned(self) -> tuple[str, ...]:
        """What this game adds to the player's achievements, once it is over."""
        return self.title.earned(self._table) if self._table.over else ()

    @property
    def continues(self) -> dict[str, Any]:
        """The settings of the campaign's next game, once this one is over; empty: none follows."""
        return self.title.continues(self._table) if self._table.over else {}

    @property
    def chronicle(self) -> dict[str, Any]:
        """What the campaign writes down about this game, once it is over."""
        return self.title.chronicle(self._table) if self._table.over else {}

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """What a seat may see, or a spectator (`None`): plain JSON-able data."""
        view: dict[str, Any] = self.title.view(self._table, self.checked_viewer(seat))
        return view

    def open_view(self, keep: Keep) -> Any:
        """The fields of a view that all see alike, for whoever sends many: some titles make these
        apart, with what `keep` gives in place of parts that are often the same."""
        return self.title.open_view(self._table, keep)

    def own_view(self, seat: SupportsIndex | None, keep: Keep) -> Any:
        """All other fields of the view of a seat."""
        return self.title.own_view(self._table, self.checked_viewer(seat), keep)

    def prompt(self, seat: SupportsIndex | None) -> Prompt | None:
        """The open question as plain data for the seat it is put to; nothing for others.

        Whether another seat is being asked at all may hang on its secrets.
        """
        seat, question = self.checked_viewer(seat), self.question
        if question is None or question.seat != seat:
            return None
        return prompt_of(question, self._asked)

    @property
    def choices(self) -> int:
        """How many options the open question has, without making any of them."""
        question = self.question
        return 0 if question is None else len(question.picks)

    @property
    def turns(self) -> int:
        """Another number whenever a turn ends: until then, positions can be compared."""
        return self._table.turns_taken()

    @property
    def rounds(self) -> int:
        """Another number whenever a round ends."""
        return self._table.rounds_played()

    @property
    def draws(self) -> int:
        """How often chance was asked so far: no answer that raises it can be taken back."""
        return self._table.drawn

    def checked_viewer(self, seat: SupportsIndex | None) -> Seat | None:
        """This seat; refuses one that is not there. `None` is a spectator."""
        return None if seat is None else self.checked_seat(seat)

    def checked_seat(self, seat: SupportsIndex) -> Seat:
        """This seat; refuses one that is not there, and a spectator's."""
        number, seats = as_int(seat), self._table.seats
        if number is None or not 0 <= number < seats:
            raise BadSetting(f"there is no seat {shortened(seat)}; the seats are 0 to {seats - 1}")
        return number

    def digest(self) -> str:
        """Two games with the same digest stand alike in everything, secrets included."""
        return digest(self._table)

    # Copies and guesses

    def copy(self, *, following: bool = False) -> Game:
        """A twin that goes its own way. Nobody listens to it, unless it is `following` on.

        A copy knows the future: its cards lie as in the original, and its dice fall alike. Who
        looks ahead in a copy peeps; an honest player looks ahead in a guess (`imagine`).
        """
        twin = Game(self.title, self.header, self._table.copy(), self._history, self._number)
        if following:
            twin._news = self._news
            twin.undos = self.undos
        return twin

    def imagine(self, seat: SupportsIndex | None, seed: SupportsIndex) -> Game:
        """A guess at this game as a seat may make it: all it cannot see is dealt anew.

        A guess knows nothing of the future: chance starts afresh from `seed`.

        If another seat is being asked, it may have nothing to choose in the guess; then the open
        question of the guess is the next real one, though it still looks as before until that is
        answered. Guesses count answers from 0.
        """
        seat = self.checked_viewer(seat)
        table = self._table.copy()
        table.imagined = True
        table.reseed(checked_seed(seed))
        table.redeal(seat)
        table.ask_again()
        return Game(self.title, None, table, NO_HISTORY, 0)

    @property
    def table(self) -> Any:
        """The table of a guess, for programs that judge many positions: quicker than a view.

        What the seat cannot see is made up there. A real game keeps its table to itself.
        """
        if self.header is not None:
            raise NotAGuess("only an imagined game shows its table; ask for a view")
        return self._table

    # History

    def events(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Event]:
        """What happened, as far as a seat (or a spectator) may know.

        `since` says how many of them are known already: asked again and again, that costs only
        what is new. After an undo (`undos` tells), none are.
        """
        seat, since = self.checked_viewer(seat), checked_since(since)
        if self._news is None:
            told = self._replayed().events()
            self._news = news_of(self._table.seats, told)
            return seen(told, seat)[since:]
        recent = self._news.since(seat, since)
        return seen(self._replayed().events(), seat)[since:] if recent is None else recent

    def event_count(self, seat: SupportsIndex | None) -> int:
        """How many events a seat knows of: what to give as `since` the next time."""
        if self._news is None:
            return len(self.events(seat))
        return self._news.count(self.checked_viewer(seat))

    def tell(
        self,
        events: Iterable[Event],
        seat: SupportsIndex | None,
        reader: SupportsIndex | None = ITSELF,
    ) -> list[str]:
        """Events in sentences, as far as a seat (or a spectator) may know them.

        They speak to that seat, or to another `reader`; to `None`, of everybody by name.
        """
        seat = self.checked_viewer(seat)
        to = self._listener(seat if reader == ITSELF else self.checked_viewer(reader))
        words, content = self.title.words, self._table.get_content()
        told = (words.event(event, content, to) for event in seen(events, seat))
        return [sentence for sentence in told if sentence]

    def answers(self) -> list[GivenAnswer]:
        """Every answer so far with what came of it. It knows secrets: not for one seat's eyes."""
        return self._replayed().answers

    def totals_over_time(self) -> list[tuple[int, ...]]:
        """Everybody's total after each round, or each turn where there are no rounds.

        Only of a game that is over: before, totals may hang on secrets.
        """
        self._check_over()
        return totals_replayed(self._known_header(), picks_of(self._history), bool(self.rounds))

    def standings(self) -> list[Standing]:
        """Turn and totals before the first answer and after each, for whoever tells of the race.

        Only of a game that is over, as `totals_over_time`.
        """
        self._check_over()
        return standings_replayed(self._known_header(), picks_of(self._history))

    def _check_over(self) -> None:
        if not self._table.over:
            raise BadSetting("the totals over time are told once the game is over")

    def at(self, answers: SupportsIndex) -> Game:
        """This game as it stood after so many answers."""
        number = as_int(answers)
        if number is None or not 0 <= number <= self._number:
            shown = shortened(answers)
            raise BadSetting(f"this game has 0 to {self._number} answers, not {shown}")
        then = self.copy()
        then._go_back_to(number)
        return then

    def undo(self, seat: SupportsIndex | None = None, with_those_of: Collection[Seat] = ()) -> None:
        """Take back the last answer of a seat; by default, the last of all.

        Refused with `CannotUndo` if chance or a secret has come to light since, or if another seat
        has answered since whose answers need not go, too (a bot's may: `with_those_of`). Answers of
        which the seat has seen nothing go along: a refusal would tell it that they were given.
        """
        seat, given = self.checked_viewer(seat), self._replayed().answers
        self._go_back_to(answer_to_take_back(given, seat, with_those_of, self.names))
        self.undos += 1

    def undoable(self, with_those_of: Collection[Seat] = ()) -> frozenset[Seat]:
        """Seats whose last answer `undo` would take back."""
        return seats_that_may_undo(self._replayed().answers, with_those_of, self.names)

    def _go_back_to(self, number: int) -> None:
        self._history = first_of(self._history, number)
        self._number = number
        self._table = self._replayed().table.copy()
        self._question = self._ahead = None
        self._news = None

    def _replayed(self) -> Replayer:
        """All that has happened, played again. Nothing of it is kept."""
        replayer = Replayer(self._known_header())
        replayer.catch_up(picks_of(self._history))
        return replayer

    def _known_header(self) -> Header:
        if self.header is None:
            raise NoHistory("an imagined game has no history: it cannot be retold or saved")
        return self.header

    def save(self) -> str:
        """The game as JSON text, at any question, even in the middle of a card."""
        from emberhall.game.save import write_save

        return write_save(self._known_header(), self._table, picks_of(self._history))

    def record(self, sealed: bool = False) -> str:
        """The game so far as JSON lines: header, answers, result. It replays anywhere.

        Sealed, it keeps the seed back and holds only the commitment to it.
        """
        from emberhall.game.record import write_record

        return write_record(self._known_header(), picks_of(self._history), sealed)

    # Python's own ways to copy and show things

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        from emberhall.game.save import load

        if self.header is None:
            raise TypeError("a guess cannot be pickled: pickle the game and imagine it again there")
        return load, (self.save(),)

    def __repr__(self) -> str:
        name = "Game of" if self.header is not None else "Guess at"
        stands = f"over, {self.verdict(None)}" if self.over else repr(self.question)[1:-1]
        return f"<{name} {self.title.full_name}: {stands}>"
