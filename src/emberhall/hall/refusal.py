"""A refusal over HTTP: its status, and one shape for all of them."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from msgspec import Struct
from starlette.responses import Response

from emberhall.hall import metrics, wire
from emberhall.hall.faults import noted
from emberhall.hall.wire import Refused

NOT_HOST = "not-host"
NOT_YOUR_SEAT = "not-your-seat"
TOO_LARGE = "too-large"
TOO_SLOW = "too-slow"
NOT_JSON = "not-json"
NO_COOKIE = "no-cookie"
TOO_MANY = "too-many"
WRONG_ORIGIN = "wrong-origin"
WRONG_HOST = "wrong-host"
NOT_OVER = "not-over"
NO_SUCH_METHOD = "no-such-method"
BROKEN = "broken"

STATUS: Mapping[str, int] = {
    wire.BAD: 400,
    wire.NOT_ASKED: 403,
    wire.WATCHING: 403,
    wire.MUTED: 403,
    NOT_HOST: 403,
    NOT_YOUR_SEAT: 403,
    WRONG_ORIGIN: 403,
    NO_COOKIE: 403,
    wire.NOT_FOUND: 404,
    NO_SUCH_METHOD: 405,
    TOO_SLOW: 408,
    wire.STALE: 409,
    wire.CANNOT_UNDO: 409,
    wire.CLOSED: 409,
    NOT_OVER: 409,
    TOO_MANY: 409,
    TOO_LARGE: 413,
    NOT_JSON: 415,
    WRONG_HOST: 421,
    wire.ILLEGAL: 422,
    wire.TOO_FAST: 429,
    BROKEN: 500,
    wire.NOT_NOW: 503,
}
"""What each code is in HTTP."""

LONGEST_WORDS = 500


class Problem(Struct, frozen=True):
    """Why something was refused; nothing has changed."""

    code: str
    words: str
    why: list[str]
    """The ids of the rules behind it."""


class TooFast(Refused):
    """Somebody must wait a while before they do this again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(wire.TOO_FAST, "That was too fast: wait a moment, then try again.")


def broken(error: Exception) -> Refused:
    """A fault of ours, by its id."""
    return Refused(BROKEN, f"Something broke here. It is written down as {noted(error)}.")


def told(no: Refused) -> Response:
    """A refusal as a response; what the client sent never comes back in it."""
    metrics.REFUSALS.labels(no.code).inc()
    page = Problem(no.code, no.words[:LONGEST_WORDS], list(no.why))
    headers = {"Cache-Control": "no-store"}
    if isinstance(no, TooFast):
        headers["Retry-After"] = str(no.seconds)
    return Response(wire.encode(page), STATUS[no.code], headers, "application/json")
