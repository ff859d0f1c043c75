"""Lessons: a first game, question by question, with what a guide says at each.

A lesson never changes: it is played once, and all who learn are sent the same.
"""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

import emberhall
from emberhall import Title
from emberhall.hall import wire
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.sheet import told_of
from emberhall.hall.static import takes_gzip
from emberhall.hall.wire import Update, not_found
from emberhall.play.guided_session import GuidedSession, begin_lesson
from emberhall.play.lesson import Note, has_lesson, lesson_of

NEVER_OVER = Raw(wire.encode(None))
PACKING = 9


class StepTold(Struct, frozen=True):
    """A question of the learner's, as a table would put it, and what the guide says there."""

    update: Update
    text: str
    """To be read before the answer."""
    answer: str
    """The key of the option that the lesson goes on with."""
    why: str
    """Why this one now: for whoever would rather choose another."""
    rules: list[str]
    """The rules it is about: ids of the title's catalogue."""
    targets: list[str]
    """Things to point at beside those that the option is about."""


class LessonTold(Struct, frozen=True):
    """A whole lesson, through the learner's eyes."""

    title: str
    full_name: str
    summary: str
    """What one learns, in a sentence."""
    names: list[str]
    seat: int
    """The learner's."""
    score: str
    """What is counted; empty: it has no name."""
    steps: list[StepTold]
    end: Update
    """How the table stands when the lesson is over; the game itself could go on."""
    closing: str
    """Read there."""


@dataclass(frozen=True)
class Written:
    """A lesson as it is sent."""

    text: bytes
    packed: bytes
    digest: str


async def lesson(request: Request) -> Response:
    """The first game of a title with a guide, from its first question to its last; a title may
    have none."""
    title = emberhall.title(request.path_params["title"])
    if not has_lesson(title):
        raise not_found("lesson")
    written = await asyncio.to_thread(_written, title.name)
    etag = f'"{written.digest}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(None, 304, headers)
    if takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
        return Response(written.packed, 200, headers, "application/json")
    return Response(written.text, 200, headers, "application/json")


@cache
def _written(game: str) -> Written:
    text = wire.encode(_lesson(emberhall.title(game)))
    packed = gzip.compress(text, PACKING, mtime=0)
    return Written(text, packed, blake2b(text, digest_size=12).hexdigest())


def _lesson(title: Title) -> LessonTold:
    session = begin_lesson(lesson_of(title.name))
    seat = session.seating.people[0]
    steps: list[StepTold] = []
    told = 0
    while session.is_guided:
        note = session.note
        if note is None:
            session.bot_turn()
            continue
        steps.append(_step(session, seat, note, told))
        told = session.game.event_count(seat)
        session.answer(seat, note.answer)
    return LessonTold(
        title=title.name,
        full_name=title.full_name,
        summary=session.lesson.summary,
        names=list(session.names),
        seat=seat,
        score=title.running_score,
        steps=steps,
        end=_update(session, seat, told),
        closing=session.lesson.closing,
    )


def _step(session: GuidedSession, seat: int, note: Note, told: int) -> StepTold:
    return StepTold(
        update=_update(session, seat, told),
        text=note.text,
        answer=note.answer,
        why=note.why,
        rules=list(note.rules),
        targets=list(note.targets),
    )


def _update(session: GuidedSession, seat: int, told: int) -> Update:
    """Where the learner stands, who has been told so many events; the number of answers is a
    version here, for nobody hides them."""
    game = session.game
    return Update(
        version=str(session.answers),
        cursor=(0, game.event_count(seat)),
        first=told,
        again=False,
        events=[Raw(wire.encode(each)) for each in told_of(game, seat, told)],
        view=Raw(wire.encode(game.view(seat))),
        prompt=Raw(wire.encode(game.prompt(seat))),
        undo=False,
        over=NEVER_OVER,
    )


endpoints = [Endpoint("GET", "/api/titles/{title}/lesson", lesson, LessonTold)]
