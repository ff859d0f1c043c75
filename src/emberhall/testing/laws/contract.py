"""Laws 11 to 13: what a seat is sent is a contract of ids that holds together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from emberhall.game.game import Game
from emberhall.game.news import seen
from emberhall.game.question import Question
from emberhall.game.schema import schema
from emberhall.kernel.events import Event
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Prompt
from emberhall.testing.ids import declared_in, referred_in
from emberhall.testing.laws.law import Law, everybody, viewer


class OptionsPoint(Law):
    number = 11
    statement = "every id is in the view, and no two options touch the same things in the same way"
    every = 3

    def question(self, game: Game, question: Question) -> None:
        for seat in everybody(game):
            self._view(game, seat)
        prompt = game.prompt(question.seat)
        assert prompt is not None
        known = ids_of(game, question.seat)
        for id in referred_in(Prompt, prompt):
            self.demand(id in known, f"{question.kind} points at {id}, which is not in the view")
        touched = Counter((*option["targets"], option["variant"]) for option in prompt["options"])
        for touch, times in touched.items():
            self.demand(times == 1, f"{question.kind}: {times} options touch {touch}")

    def _view(self, game: Game, seat: int | None) -> None:
        view, who = game.view(seat), viewer(seat)
        declared = Counter(declared_in(game.title.view_type, view))
        for id, times in declared.items():
            self.demand(times == 1, f"{who} sees {times} things called {id}")
            self.demand(id == id.lower() and " " not in id, f"{id!r} has capitals or spaces")
        for id in referred_in(game.title.view_type, view, declaring=True):
            self.demand(id in declared, f"the view of {who} speaks of {id}, which is not in it")


class EventsPoint(Law):
    number = 12
    statement = "every id in an event is in the view just before or just after"
    every = 4

    def start(self, game: Game) -> None:
        prologue = game.events(None)
        self.demand(prologue == game.events(None), "events are told differently the second time")
        for seat in everybody(game):
            self._known(game, seat, game.events(seat), set())
        game._news = None  # nobody follows a game that is watched by laws

    def question(self, game: Game, question: Question) -> None:
        for index in (0, game.choices - 1):
            after = game.copy()
            told = after.answer(index, telling=True)
            for seat in everybody(game):
                self._known(after, seat, seen(told, seat), ids_of(game, seat))

    def _known(self, game: Game, seat: int | None, told: list[Event], before: set[str]) -> None:
        known, who = before | ids_of(game, seat), viewer(seat)
        for event in told:
            for id in referred_in(type(event), event):
                name = type(event).__name__
                self.demand(id in known, f"{who} hears of {id} ({name}) and never sees it")


class SchemasHold(Law):
    number = 13
    statement = "views, prompts, events and results are as their schema says"
    every = 8

    def start(self, game: Game) -> None:
        for event in game.events(None):
            self._valid(game, "Event", event.data())
        game._news = None  # nobody follows a game that is watched by laws

    def question(self, game: Game, question: Question) -> None:
        for seat in everybody(game):
            self._valid(game, "View", game.view(seat))
        self._valid(game, "Prompt", game.prompt(question.seat))
        after = game.copy()
        told = after.answer(game.choices - 1, telling=True)
        for seat in everybody(game):
            for event in seen(told, seat):
                self._valid(game, "Event", event.data())

    def end(self, game: Game) -> None:
        assert game.result is not None
        self._valid(game, "Result", game.result.data())
        for seat in everybody(game):
            self._valid(game, "View", game.view(seat))

    def _valid(self, game: Game, part: str, data: Any) -> None:
        from fastjsonschema import JsonSchemaException

        name = data.get("event") if part == "Event" else part
        self.demand(name in parts_known(game.title), f"{name} has no schema")
        try:
            validator(game.title, name)(data)
        except JsonSchemaException as error:
            self.demand(False, f"{name}: {error}")


@cache
def parts_known(title: Title) -> dict[str, Any]:
    parts: dict[str, Any] = schema(title)["$defs"]
    return parts


@cache
def validator(title: Title, part: str) -> Callable[[Any], Any]:
    from fastjsonschema import compile as compiled

    written = {"$ref": f"#/$defs/{part}", "$defs": parts_known(title)}
    check: Callable[[Any], Any] = compiled(written, use_formats=False)
    return check


def ids_of(game: Game, seat: int | None) -> set[str]:
    return set(declared_in(game.title.view_type, game.view(seat)))
