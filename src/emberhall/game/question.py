"""The open question and its options. Keys and words are made only when somebody reads them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NoReturn, SupportsIndex, overload

from emberhall.kernel.codec import encode_step
from emberhall.kernel.errors import NoSuchOption, StaleAnswer
from emberhall.kernel.given import as_int, shortened
from emberhall.kernel.steps import INTERRUPT, Ask, kind_of
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.kernel.wire import OptionData, Seat
from emberhall.kernel.words import Listener

SHOWN = 8
"""Keys that a message names before it only counts."""


class Question:
    """One choice that one seat has to make.

    Its keys stay true after the game has moved on. The words of its options tell of the table as
    it stands, so they are there only as long as the question is open.
    """

    __slots__ = (
        "_names",
        "_place",
        "_table",
        "content",
        "number",
        "picks",
        "seat",
        "step",
        "title",
    )

    def __init__(
        self, title: Title, table: Table, names: tuple[str, ...], number: int, place: int
    ) -> None:
        step = table.asking()
        self.title = title
        self.content: Any = table.get_content()
        self.step = step
        self.picks = table.picks
        self.seat: Seat = step.seat(table)
        self.number = number
        """How many answers were given before it, as far as its reader may know."""
        self._place = place
        """How many there really were: two questions that look alike are not the same."""
        self._table = table
        self._names = names

    @property
    def kind(self) -> str:
        return kind_of(self.step)

    @property
    def words(self) -> str:
        """The question, as it is put to its seat."""
        return self.title.words.question(self.step, self.content, self._listener())

    @property
    def why(self) -> tuple[str, ...]:
        """The rules behind this question: ids of the title's catalogue."""
        return tuple(f"{self.title.name}/{id}" for id in self.step.why(self.content))

    @property
    def options(self) -> Options:
        return Options(self)

    @property
    def forced(self) -> bool:
        """True where all options but one are interrupts: tables and bots may pass over it."""
        return len(self.picks) - self.interrupt_count == 1

    @property
    def interrupt_count(self) -> int:
        """How many of the options are interrupts; they are the last ones."""
        count = 0
        for pick in reversed(self.picks):
            if pick < INTERRUPT:
                break
            count += 1
        return count

    @property
    def atomic(self) -> bool:
        """True in the middle of a payment or a two-part choice: nothing may interrupt here."""
        return self.step.atomic()

    def is_aside(self, index: int) -> bool:
        """True for an option that is always there and hardly what is asked, as dropping things."""
        pick = self.picks[index]
        return self.asker(pick).aside(pick)

    def is_same(self, other: Question) -> bool:
        """True if this is the same question, though perhaps of a copy or a loaded game."""
        if self is other:
            return True
        return (
            (self.title, self._place, self.seat) == (other.title, other._place, other.seat)
            and self.picks == other.picks
            and (self.step is other.step or encode_step(self.step) == encode_step(other.step))
        )

    def unnumbered(self) -> Question:
        """This question for the eyes of its seat: what others were asked may be their secret."""
        return Question(self.title, self._table, self._names, 0, self._place)

    def asker(self, pick: int) -> Ask:
        """The step that a pick belongs to: the one that asks, or what may interrupt it."""
        if pick < INTERRUPT:
            return self.step
        interrupt = self._table.interrupt
        assert interrupt is not None
        return interrupt

    def key_of(self, pick: int) -> str:
        return self.asker(pick).key(self.content, pick)

    def words_of(self, pick: int) -> str:
        return self.title.words.option(self.asker(pick), self._open_table(), pick, self._listener())

    def told(self, picks: Sequence[int]) -> list[OptionData]:
        """Options as a prompt has them; raises `StaleAnswer`."""
        table, words, to = self._open_table(), self.title.words, self._listener()
        found: list[OptionData] = []
        for pick in picks:
            step = self.asker(pick)
            option: OptionData = {
                "key": step.key(self.content, pick),
                "words": words.option(step, table, pick, to),
                "targets": list(step.targets(table, pick)),
                "variant": step.variant(table, pick),
                "effects": step.effects(table, pick),
                "interrupt": pick >= INTERRUPT,
            }
            found.append(option)
        return found

    def _open_table(self) -> Table:
        """The table at which this question is open; raises `StaleAnswer` where it is not."""
        table = self._table
        if not table.stack or table.stack[-1] is not self.step or table.picks != self.picks:
            self.refuse_as_stale()
        return table

    def refuse_as_stale(self) -> NoReturn:
        raise StaleAnswer(f"question {self.number} ({self.words}) is no longer open")

    def pick_of(self, answer: Answer) -> int | None:
        """The pick that an option, a key or an index means; `None` where it means none."""
        if isinstance(answer, Option):
            return self.picks[answer.index]
        if isinstance(answer, str):
            return next((pick for pick in self.picks if self.key_of(pick) == answer), None)
        number = as_int(answer)
        return None if number is None or not 0 <= number < len(self.picks) else self.picks[number]

    def refusal(self, answer: object, reason: str) -> str:
        """What to say of an answer that is not offered: why, and what is."""
        if not isinstance(answer, str):
            last = len(self.picks) - 1
            return f"there is no option {shortened(answer)}; they are numbered 0 to {last}"
        why = f": {reason}" if reason else ""
        return f"{shortened(answer)} is not possible{why}; possible: {listed(self.options.keys)}"

    def _listener(self) -> Listener:
        return Listener(self._names, self.seat)

    def __copy__(self) -> Question:
        return self

    def __deepcopy__(self, memo: object) -> Question:
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a question cannot be pickled: pickle its game, or send `game.prompt(seat)`"
        )

    def __repr__(self) -> str:
        whom = self._listener().name(self.seat)
        return f"<Question {self.number} to {whom}: {self.words}>"


def open_question(title: Title, table: Table, names: tuple[str, ...], number: int) -> Question:
    """The question that is open at a table."""
    return Question(title, table, names, number, number)


def listed(keys: list[str]) -> str:
    more = f" and {len(keys) - SHOWN} more" if len(keys) > SHOWN else ""
    return ", ".join(keys[:SHOWN]) + more


class Option:
    """One possible answer."""

    __slots__ = ("index", "question")

    def __init__(self, question: Question, index: int) -> None:
        self.question = question
        self.index = index

    @property
    def key(self) -> str:
        """The stable, readable name of this option: unique in its question."""
        return self.question.key_of(self._pick)

    @property
    def words(self) -> str:
        """What this would mean at the table as it stands; `StaleAnswer` once that has moved on."""
        return self.question.words_of(self._pick)

    @property
    def is_interrupt(self) -> bool:
        return self._pick >= INTERRUPT

    def data(self) -> OptionData:
        """The option as a prompt has it: what it touches and what it would bring; or stale."""
        return self.question.told([self._pick])[0]

    @property
    def _pick(self) -> int:
        return self.question.picks[self.index]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return self.index == other.index and self.question.is_same(other.question)

    def __hash__(self) -> int:
        return hash(self.key)

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: object) -> Option:
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError("an option cannot be pickled: send its key, and answer with that")

    def __repr__(self) -> str:
        return f"<Option {self.key!r}>"


class Options:
    """The options of a question, in their fixed order; each is made when it is looked at.

    They are found by number (`options[0]`, `options[:3]`) and by key (`options["pull"]`).
    """

    __slots__ = ("question",)

    def __init__(self, question: Question) -> None:
        self.question = question

    @property
    def keys(self) -> list[str]:
        key_of = self.question.key_of
        return [key_of(pick) for pick in self.question.picks]

    def __len__(self) -> int:
        return len(self.question.picks)

    @overload
    def __getitem__(self, wanted: SupportsIndex | str) -> Option: ...
    @overload
    def __getitem__(self, wanted: slice) -> list[Option]: ...
    def __getitem__(self, wanted: SupportsIndex | str | slice) -> Option | list[Option]:
        count = len(self.question.picks)
        if isinstance(wanted, slice):
            return [Option(self.question, n) for n in range(*wanted.indices(count))]
        if isinstance(wanted, str):
            return Option(self.question, self.index(wanted))
        number = as_int(wanted)
        if number is None:
            raise TypeError(f"options are found by key or number, not by {shortened(wanted)}")
        if not -count <= number < count:
            raise IndexError(f"there are {count} options, no number {shortened(number)}")
        return Option(self.question, number if number >= 0 else number + count)

    def __iter__(self) -> Iterator[Option]:
        return iter(self[:])

    def __reversed__(self) -> Iterator[Option]:
        return iter(self[::-1])

    def __contains__(self, wanted: object) -> bool:
        return self._find(wanted) is not None

    def index(self, wanted: Any, start: int = 0, stop: int | None = None) -> int:
        """The number of the option with this key, or of this option."""
        number, question = self._find(wanted), self.question
        if number is None:
            raise NoSuchOption(self._refusal(wanted), question.why)
        if number not in range(*slice(start, stop).indices(len(self))):
            raise NoSuchOption(f"{wanted!r} is not in that part of the options", question.why)
        return number

    def _refusal(self, wanted: Option | str) -> str:
        if isinstance(wanted, Option):
            return f"{wanted.key!r} belongs to another question"
        return self.question.refusal(wanted, "")

    def count(self, wanted: Any) -> int:
        return int(wanted in self)

    def _find(self, wanted: object) -> int | None:
        if isinstance(wanted, Option):
            return wanted.index if wanted.question.is_same(self.question) else None
        if not isinstance(wanted, str):
            raise TypeError(f"an option is looked for by its key, not by {shortened(wanted)}")
        keys = self.keys
        return keys.index(wanted) if wanted in keys else None

    def __repr__(self) -> str:
        return f"<Options {listed(self.keys)}>"


Sequence.register(Options)  # as a base, compiled, it would make every `len(options)` a slow one


Answer = Option | str | SupportsIndex
"""An option, its key, or its index in the open question."""
