"""Every refusal in one shape: a code for programs, words for people, and the rules behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from emberhall import EmberhallError, UnknownGame, UnknownRule, capitalised
from emberhall.hall import wire
from emberhall.hall.csp import HEADERS
from emberhall.hall.refusal import NO_SUCH_METHOD, broken, told
from emberhall.hall.store.away import AWAY, not_read, not_written
from emberhall.hall.wire import Refused
from emberhall.play.campaigns import PlayedElsewhere
from emberhall.play.rulebook import NoSuchRule
from emberhall.play.store import InUse

_READING = ("GET", "HEAD")


def _told(code: str, words: str, why: tuple[str, ...] = ()) -> Response:
    return told(Refused(code, words, why))


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return told(error)


async def _mistaken(_: Request, error: Exception) -> Response:
    return _told(wire.BAD, _sentence(error), getattr(error, "why", ()))


async def _unknown(_: Request, error: Exception) -> Response:
    return _told(wire.NOT_FOUND, _sentence(error))


async def _overtaken(_: Request, error: Exception) -> Response:
    return _told(wire.STALE, _sentence(error))


def _sentence(error: Exception) -> str:
    return capitalised(str(error)).rstrip(".") + "."


async def _not_now(request: Request, error: Exception) -> Response:
    return told(not_read(error) if request.method in _READING else not_written(error))


async def _unrouted(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        reply = _told(NO_SUCH_METHOD, "This address is not for that method.")
        reply.headers.update(error.headers or {})  # which it is for
        return reply
    if error.status_code == 404:
        return _told(wire.NOT_FOUND, "There is nothing at this address.")
    return _told(wire.BAD, str(error.detail))


async def _broken(_: Request, error: Exception) -> Response:
    response = told(broken(error))
    response.headers.update(HEADERS)  # this is said outside all middleware
    return response


handlers: Mapping[type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
    Refused: _refused,
    EmberhallError: _mistaken,
    UnknownGame: _unknown,
    UnknownRule: _unknown,
    NoSuchRule: _unknown,
    InUse: _overtaken,
    PlayedElsewhere: _overtaken,
    **dict.fromkeys(AWAY, _not_now),
    HTTPException: _unrouted,
    Exception: _broken,
}
"""For `Starlette(exception_handlers=...)`."""
