"""What the stories of all titles share: somebody is asked, answers, is refused, and it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Self

import pytest

import emberhall


def agree(got: object, wanted: object, about: str) -> None:
    assert got == wanted, f"{about}: {got!r}, not {wanted!r}"


class Telling:
    """A game being told. A title's story adds how its table is laid out and what it shows."""

    names: ClassVar[tuple[str, ...]]

    def __init__(self, game: emberhall.Game) -> None:
        self.game = game
        self._answered = False
        self._heard = 0

    # What players do

    def answers(self, *keys: str) -> Self:
        self._answered = True
        for key in keys:
            self.game.answer(key)
        return self

    # What is there to be seen

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(None)

    @property
    def question(self) -> emberhall.Question:
        question = self.game.question
        assert question is not None, "the game is over"
        return question

    def is_asked(self, seat: int, words: str, *keys: str) -> Self:
        """Exactly these options are offered, in this order."""
        agree(self.names[self.question.seat], self.names[seat], "asked")
        agree(self.question.words, words, "question")
        agree(self.question.options.keys, list(keys), "offered")
        return self

    def refuses(self, key: str, reason: str) -> Self:
        """This answer is illegal for this reason, names its rules and changes nothing."""
        question, before = self.question, self.game.digest()
        with pytest.raises(emberhall.IllegalAnswer) as refusal:
            self.game.answer(key)
        first, _, _ = str(refusal.value).partition("; possible: ")
        agree(first, f"{key!r} is not possible{reason and ': ' + reason}", "refusal")
        agree(refusal.value.why, question.why, "rules")
        agree(self.game.digest(), before, "digest")
        return self

    def option(self, key: str) -> emberhall.Option:
        return self.question.options[self.question.options.keys.index(key)]

    def describes(self, key: str, words: str) -> Self:
        agree(self.option(key).words, words, key)
        return self

    def in_the_box(self) -> dict[str, int]:
        """How many there are of each component, wherever it lies."""
        found: Counter[str] = Counter()
        for place in self.game.title.inventory(self.game._table).values():
            found.update(place)
        return dict(found)

    def hears(self, *sentences: str) -> Self:
        """All that was told since the last time, sentence by sentence."""
        told = [
            self.game.title.words.event(
                event, self.game._table.get_content(), emberhall.Listener(tuple(self.names))
            )
            for event in self._log[self._heard :]
        ]
        self._heard = len(self._log)
        agree([words for words in told if words], list(sentences), "told")
        return self

    def is_done(
        self, *, winners: Sequence[int], ranks: Sequence[int] = (), totals: Sequence[int] = ()
    ) -> None:
        assert self.game.question is None
        result = self.game.result
        assert result is not None
        agree(result.winners, tuple(winners), "winners")
        if ranks:
            agree(result.ranks, tuple(ranks), "ranks")
        if totals:
            agree(result.totals, tuple(totals), "totals")

    @property
    def _log(self) -> list[emberhall.Event]:
        log = self.game._table.log
        assert log is not None, "only a table that was given keeps a log of its own"
        return log
