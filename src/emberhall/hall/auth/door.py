"""The door, before any room: called by our name, from our page, and not too often."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from emberhall.hall.auth import guard
from emberhall.hall.auth.limits import KEPT, OF_THE_DAY, Limits, address_of, verb_of
from emberhall.hall.auth.origin import at_our_name, from_our_page
from emberhall.hall.refusal import NO_COOKIE, WRONG_HOST, WRONG_ORIGIN, TooFast, told
from emberhall.hall.wire import Refused

COSTLY = ("/api/records",)
"""Where nobody acts without a secret: a process of its own is begun for that."""
WITHOUT_COOKIE = (
    "That needs this browser's cookie: open the first page of the hall, and try again from there."
)
_READING = ("GET", "HEAD", "OPTIONS")


class Door:
    """Refuses a request before it costs anything; a socket is refused in its handshake."""

    def __init__(self, app: ASGIApp, limits: Limits, public_url: str = "", host: str = "") -> None:
        self._app, self._limits = app, limits
        self._names = public_url, host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._admit(scope)
        except Refused as no:
            await _refuse(no, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _admit(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        address = scope["emberhall.address"] = address_of(scope)
        verb, who = verb_of(scope), guard.holder(HTTPConnection(scope))
        self._count(verb, address, who)
        if not at_our_name(headers, *self._names):
            raise Refused(WRONG_HOST, "This hall is not known by that name.")
        acts = scope["type"] == "websocket" or scope["method"] not in _READING
        if acts and not from_our_page(headers, *self._names):
            raise Refused(WRONG_ORIGIN, "Only pages of this hall may do that.")
        if acts and scope["path"] in COSTLY and not who:
            raise Refused(NO_COOKIE, WITHOUT_COOKIE)

    def _count(self, verb: str, address: str, who: str) -> None:
        for each in (verb, OF_THE_DAY) if verb in KEPT else (verb,):
            wait = self._limits.wait(each, address, who)
            if wait:
                raise TooFast(wait)


async def _refuse(no: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await told(no)(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
