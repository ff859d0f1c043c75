"""What the hall writes about itself: lines of JSON for programs, of text for people; no secrets."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from time import perf_counter
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhall.hall import metrics

LONGEST_PATH = 200
_SECRET = re.compile(r"[\w-]{32,}")
"""As long as this no name of ours is: it may be a secret that was put into a path by mistake."""
_FILES = "/static/"
"""Pictures and modules, of which one page takes dozens."""
_HEALTH = frozenset({"/healthz", "/readyz", "/metrics"})

_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Which request all this belongs to; its client is told the same in `X-Request-Id`."""

_logger = logging.getLogger("emberhall.hall.requests")


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "words": record.getMessage(),
            "request": request_id.get(),
            **_facts(record),
            "trouble": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return json.dumps({name: value for name, value in line.items() if value != ""}, default=str)


class TextLines(logging.Formatter):
    """For somebody who looks on."""

    def format(self, record: logging.LogRecord) -> str:
        words = [_moment(record), record.levelname.lower(), _one_line(record.getMessage())]
        words += [f"{name}={_one_line(str(value))}" for name, value in _facts(record).items()]
        words += [f"request={request_id.get()}"] if request_id.get() else []
        trouble = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return " ".join(words) + trouble


def set_up_logs(log_format: str) -> None:
    """Write to the error stream; `auto` is text on a terminal, and JSON anywhere else."""
    as_text = log_format == "text" or (log_format == "auto" and sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextLines() if as_text else JsonLines())
    # of others only warnings: uvicorn would write down what stands behind a question mark
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("emberhall").setLevel(logging.INFO)
    # somebody who plays at home wants to see the link, not every picture that was loaded
    _logger.setLevel(logging.WARNING if as_text else logging.INFO)


class Requests:
    """Gives every request an id, and writes down how it went: its path, never what follows it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        token = request_id.set(secrets.token_hex(6))
        facts: dict[str, Any] = {}
        began = perf_counter()
        try:
            await self.app(scope, receive, _noting(send, facts))
        finally:
            _note(scope, facts, perf_counter() - began)
            request_id.reset(token)
        return None


def _noting(send: Send, facts: dict[str, Any]) -> Send:
    told = (b"x-request-id", request_id.get().encode())

    async def noting(message: Message) -> None:
        if message["type"] == "http.response.start":
            facts["status"] = message["status"]
            message["headers"] = [*message.get("headers", ()), told]
        elif message["type"] == "websocket.close":
            facts["closed"] = message.get("code", 1000)
        await send(message)

    return noting


def _note(scope: Scope, facts: dict[str, Any], seconds: float) -> None:
    if "status" in facts:
        metrics.REQUESTS.labels(f"{facts['status'] // 100}xx").observe(seconds)
    if scope["path"] in _HEALTH:
        return
    method = scope.get("method", "SOCKET")
    seen = {"method": method, "path": shown_path(scope["path"]), "seconds": round(seconds, 4)}
    level = logging.DEBUG if scope["path"].startswith(_FILES) else logging.INFO
    _logger.log(level, "request", extra=seen | facts)


def shown_path(path: str) -> str:
    """A path as it may be written down."""
    return _SECRET.sub("…", path)[:LONGEST_PATH]


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What was given beside the words, as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in _USUAL}


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _one_line(words: str) -> str:
    return "".join(sign if sign.isprintable() else "·" for sign in words)
