"""The open question and its options. Keys and words are made only when somebody reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard, overload

from emberhall.kernel.codec import encode_step
from emberhall.kernel.steps import INTERRUPT, Ask, Interrupt, kind_of
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.kernel.words import Listener


class Question:
    """One choice that one seat has to make.

    It holds the step and its picks, not the table, so it stays true after the game has moved on.
    """

    __slots__ = ("content", "interrupt", "number", "picks", "seat", "step", "title")

    def __init__(
        self,
        title: Title,
        content: Any,
        step: Ask,
        interrupt: Interrupt | None,
        picks: list[int],
        seat: int,
        number: int,
    ) -> None:
        self.title = title
        self.content = content
        self.step = step
        self.interrupt = interrupt
        self.picks = picks
        self.seat = seat
        self.number = number

    @property
    def kind(self) -> str:
        return kind_of(self.step)

    @property
    def words(self) -> str:
        """The question, to somebody who knows nobody's name; a prompt has it with names."""
        return self.title.words.question(self.step, self.content, Listener((), self.seat))

    @property
    def why(self) -> tuple[str, ...]:
        """The rules behind this question: ids of the title's catalogue."""
        return tuple(f"{self.title.name}/{id}" for id in self.step.why(self.content))

    @property
    def options(self) -> Options:
        return Options(self)

    @property
    def forced(self) -> bool:
        """True where only one option is no interrupt: tables and bots may pass over it."""
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
            (self.title, self.number, self.seat) == (other.title, other.number, other.seat)
            and self.picks == other.picks
            and encode_step(self.step) == encode_step(other.step)
        )

    def numbered(self, number: int) -> Question:
        """This question under another number."""
        step, interrupt, seat = self.step, self.interrupt, self.seat
        return Question(self.title, self.content, step, interrupt, self.picks, seat, number)

    def asker(self, pick: int) -> Ask:
        """The step that a pick belongs to: the one that asks, or what may interrupt it."""
        if pick < INTERRUPT:
            return self.step
        assert self.interrupt is not None
        return self.interrupt

    def key_of(self, pick: int) -> str:
        return self.asker(pick).key(self.content, pick)

    def pick_of(self, answer: Answer) -> int | None:
        """The pick that an option, a key or an index means; `None` where it means none."""
        if isinstance(answer, Option):
            return self.picks[answer.index]
        if isinstance(answer, int):
            return self.picks[answer] if self._is_numbered(answer) else None
        return next((pick for pick in self.picks if self.key_of(pick) == answer), None)

    def _is_numbered(self, answer: int) -> bool:
        return is_index(answer) and 0 <= answer < len(self.picks)

    def refusal(self, answer: object, reason: str) -> str:
        """What to say of an answer that is not offered: why, and what is."""
        if isinstance(answer, int):
            last = len(self.picks) - 1
            return f"there is no option {answer!r}; they are numbered 0 to {last}"
        keys = self.options.keys
        offered = ", ".join(keys[:8]) + (f" and {len(keys) - 8} more" if len(keys) > 8 else "")
        return f"{answer!r} is not possible{': ' + reason if reason else ''}; possible: {offered}"

    def __repr__(self) -> str:
        return f"<Question {self.number} to seat {self.seat}: {self.words}>"


def open_question(title: Title, table: Table, number: int) -> Question:
    """The question that is open at a table."""
    step, content = table.asking(), table.get_content()
    picks, seat = table.picks, step.seat(table)
    return Question(title, content, step, table.interrupt, picks, seat, number)


class Option:
    """One possible answer."""

    __slots__ = ("index", "question")

    def __init__(self, question: Question, index: int) -> None:
        self.question = question
        self.index = index

    @property
    def key(self) -> str:
        """The stable, readable name of this option: unique in its question."""
        return self.question.key_of(self.question.picks[self.index])

    @property
    def is_interrupt(self) -> bool:
        return self.question.picks[self.index] >= INTERRUPT

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return (self.question.number, self.key) == (other.question.number, other.key)

    def __hash__(self) -> int:
        return hash((self.question.number, self.key))

    def __repr__(self) -> str:
        return f"<Option {self.key!r}>"


class Options(Sequence[Option]):
    """The options of a question, in their fixed order; each is made when it is looked at."""

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
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        count = len(self.question.picks)
        if isinstance(index, slice):
            return [Option(self.question, n) for n in range(*index.indices(count))]
        if not -count <= index < count:
            raise IndexError(f"there are {count} options, no number {index}")
        return Option(self.question, index if index >= 0 else index + count)

    def __repr__(self) -> str:
        return f"<Options {', '.join(self.keys)}>"


Answer = Option | str | int
"""An option, its key, or its index in the open question."""


def is_index(answer: Answer) -> TypeGuard[int]:
    """True for a number; `True` is none."""
    return not isinstance(answer, bool) and isinstance(answer, int)
