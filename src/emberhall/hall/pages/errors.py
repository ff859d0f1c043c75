"""Pages for what went wrong."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhall.hall.faults import noted
from emberhall.hall.pages.render import page

NOT_PAGES = ("/api/", "/static/", "/healthz", "/readyz", "/metrics")
"""Addresses whose errors are for programs."""


class Wrong(NamedTuple):
    heading: str
    words: str
    remedy: str
    picture: str


WRONG = {
    404: Wrong(
        "Nobody sits here",
        "There is no such page or table, or it is not yours to see.",
        "A link to a table goes on after the sign #: take care to copy all of it.",
        "asleep",
    ),
    421: Wrong(
        "Nobody knows that name",
        "This hall does not answer to the name in your browser’s address line.",
        "Ask whoever keeps it for its address, or to give it that name with --public-url.",
        "asleep",
    ),
    429: Wrong(
        "Catch your breath",
        "That was too much at once.",
        "Wait a moment, then try again.",
        "breathless",
    ),
    500: Wrong(
        "Something broke in the hall",
        "It is our fault, and nothing of your game is lost.",
        "Try again in a moment.",
        "mender",
    ),
    503: Wrong(
        "One moment, please",
        "The hall cannot look anything up just now. Nothing of your game is lost.",
        "Try again in a moment.",
        "mender",
    ),
}
REFUSED = Wrong(
    "Not this way",
    "The hall cannot make sense of that address.",
    "Go in by the front door.",
    "asleep",
)


def error_page(request: Request, status: int, fault: str = "") -> HTMLResponse:
    """The page for a status; a fault's id leads whoever keeps the hall to the line in the log."""
    wrong = WRONG.get(status, REFUSED if status < 500 else WRONG[500])
    return page(
        request,
        "error",
        styles=("pages",),
        status=status,
        wrong=wrong,
        picture=f"art/{wrong.picture}.svg",
        fault=fault,
    )


class ErrorPages:
    """Shows people a page where programs would get a refusal, whoever inside refused."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(NOT_PAGES):
            await self.app(scope, receive, send)
            return
        refusal: Message | None = None

        async def withheld(message: Message) -> None:
            nonlocal refusal
            if message["type"] == "http.response.start" and _is_for_programs(message):
                refusal = message
            elif refusal is None:
                await send(message)

        fault = ""
        try:
            await self.app(scope, receive, withheld)
        except Exception as error:
            fault = noted(error)
            refusal = {"status": 500, "headers": []}
        if refusal is not None:
            shown = error_page(Request(scope), refusal["status"], fault)
            shown.raw_headers += _kept(refusal)
            await shown(scope, receive, send)


def _is_for_programs(start: Message) -> bool:
    kind = dict(start["headers"]).get(b"content-type", b"")
    return start["status"] >= 400 and not kind.startswith(b"text/html")


def _kept(refusal: Message) -> list[tuple[bytes, bytes]]:
    """What a refusal tells browsers beside its words."""
    return [pair for pair in refusal["headers"] if pair[0] in (b"retry-after", b"set-cookie")]
