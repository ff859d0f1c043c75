"""What happened, in a sentence to somebody."""

# ruff: noqa: ARG001 - many need no content, and some nobody to speak to

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import who
from emberhall.kernel.speech import Listener
from emberhall.titles.flamefang import events, story_events
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.words.reasons import reason_words


@singledispatch
def event(e: Event, content: Content, to: Listener) -> str:
    return e.words([to.name(seat) for seat in range(len(to.names) or 4)])


@event.register
def damaged(e: events.Damaged, content: Content, to: Listener) -> str:
    reason = reason_words(content, e.reason)
    return f"{who(to, e.seat):suffers} {e.count} damage: {reason}."


@event.register
def warded(e: events.Warded, content: Content, to: Listener) -> str:
    reason = reason_words(content, e.reason)
    whose = "Your ward" if e.seat == to.seat else f"The ward of {to.name(e.seat)}"
    return f"{whose} stops {e.count} damage: {reason}."


@event.register
def chapter_lost(e: story_events.ChapterLost, content: Content, to: Listener) -> str:
    return f"The chapter is lost: {reason_words(content, e.reason)}."
