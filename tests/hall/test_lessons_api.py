"""A lesson as a browser is sent it: whole, once and for all."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.applications import Starlette

import emberhall
from emberhall.game.registry import guest
from emberhall.hall.api import errors, lessons
from emberhall.play.lesson import lesson_of
from hall.asking import Asker, asker
from kernel.hearth import HEARTH

MOST = 24_000
"""Bytes of a lesson as it goes over the wire."""

each_title = pytest.mark.parametrize("game", [title.name for title in emberhall.games()])


@pytest.fixture
def client() -> Iterator[Asker]:
    routes = [endpoint.route for endpoint in lessons.endpoints]
    with asker(Starlette(routes=routes, exception_handlers=dict(errors.handlers))) as client:
        yield client


def told(client: Asker, game: str) -> dict[str, Any]:
    answer = client.get(f"/api/titles/{game}/lesson")
    assert answer.status_code == 200
    lesson: dict[str, Any] = answer.json()
    return lesson


@each_title
def test_every_step_is_a_question_with_what_the_guide_says(client: Asker, game: str) -> None:
    lesson, written = told(client, game), lesson_of(game)
    assert lesson["closing"] == written.closing
    assert [step["text"] for step in lesson["steps"]] == [
        note.text for note in written.notes.values()
    ]
    for step in lesson["steps"]:
        assert step["update"]["prompt"]["seat"] == lesson["seat"]
        keys = [option["key"] for option in step["update"]["prompt"]["options"]]
        assert step["answer"] in keys
        assert step["why"]


@each_title
def test_the_learner_is_told_everything_once_and_in_order(client: Asker, game: str) -> None:
    lesson = told(client, game)
    updates = [*(step["update"] for step in lesson["steps"]), lesson["end"]]
    known = 0
    for update in updates:
        assert update["first"] == known
        known += len(update["events"])
        assert update["cursor"] == [0, known]
    played = lesson_of(game).played()
    seat = lesson["seat"]
    assert known == played.event_count(seat)
    assert lesson["end"]["view"] == played.view(seat)
    assert len({update["version"] for update in updates}) == len(updates)


def test_a_lesson_shows_what_the_learner_may_see_and_no_more(client: Asker) -> None:
    game = lesson_of("flamecraft").new_game()
    assert told(client, "flamecraft")["steps"][0]["update"]["view"] == game.view(0)


@each_title
def test_a_lesson_is_sent_packed_and_asked_for_once(client: Asker, game: str) -> None:
    path = f"/api/titles/{game}/lesson"
    answer = client.get(path, **{"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert len(gzip.compress(answer.content)) <= MOST
    plain = client.get(path, **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()
    again = client.get(path, **{"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_title_may_have_no_lesson(client: Asker) -> None:
    with guest(HEARTH):
        answer = client.get(f"/api/titles/{HEARTH.name}/lesson")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert client.get("/api/titles/chess/lesson").status_code == 404
