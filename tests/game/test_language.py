"""A second language is another subclass of `English`: nothing but words changes."""

from __future__ import annotations

from typing import Any

import emberhall
from emberhall import Listener
from emberhall.game.registry import guest
from emberhall.kernel.events import Event
from emberhall.kernel.steps import Ask, Step
from emberhall.titles.dragondraft import Dragondraft
from emberhall.titles.dragondraft.words import English
from game.fairs import play_on


class Upside(English):
    """A language in which every sentence of English is said backwards."""

    def question(self, step: Ask, content: Any, to: Listener) -> str:
        return super().question(step, content, to)[::-1]

    def option(self, step: Ask, t: Any, pick: int, to: Listener) -> str:
        return super().option(step, t, pick, to)[::-1]

    def label(self, step: Step, content: Any) -> str:
        return super().label(step, content)[::-1]

    def event(self, event: Event, content: Any, to: Listener) -> str:
        return super().event(event, content, to)[::-1]

    def line(self, name: str, content: Any) -> str:
        return super().line(name, content)[::-1]

    def card(self, content: Any, card: int) -> str:
        return super().card(content, card)[::-1]

    def special(self, special: Any) -> str:
        return super().special(special)[::-1]


class Yltnelfe(Dragondraft):
    words = Upside()


WORDS = {"words", "name"}


def without_words(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: without_words(part) for name, part in data.items() if name not in WORDS}
    return [without_words(part) for part in data] if isinstance(data, list) else data


def test_everything_but_the_words_is_the_same() -> None:
    title = Yltnelfe()
    with guest(title):
        here = play_on(emberhall.new_game(title, seats=2, seed=7, start=0), 9)
    there = play_on(emberhall.new_game("dragondraft", seats=2, seed=7, start=0), 9)
    assert here.digest() == there.digest()
    assert here.question is not None
    seat = here.question.seat
    assert without_words(here.view(seat)) == without_words(there.view(seat))
    assert without_words(here.prompt(seat)) == without_words(there.prompt(seat))
    assert [event.data() for event in here.events(seat)] == [
        event.data() for event in there.events(seat)
    ]
    assert here.tell(here.events(seat), seat) == [
        sentence[::-1] for sentence in there.tell(there.events(seat), seat)
    ]


def test_all_that_is_read_comes_from_the_words() -> None:
    title = Yltnelfe()
    with guest(title):
        game = emberhall.new_game(title, seats=2, seed=7, start=0)
    prompt = game.prompt(0)
    assert prompt is not None
    assert prompt["words"] == "?tiurcer uoy od drac hcihW"
    assert prompt["options"][0]["words"].endswith(" eht ekaT")
    assert [part["words"] for part in prompt["path"]] == ["snogard eht gnitiurceR"]
    english = emberhall.new_game("dragondraft", seats=2, seed=7, start=0).view(0)
    for mine, theirs in zip(game.view(0)["cards"], english["cards"], strict=True):
        assert mine["words"] == theirs["words"][::-1]
