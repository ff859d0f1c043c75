"""Whether the hall is well, for those who watch over it."""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Annotated, Literal

import sqlalchemy as sa
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

import emberhall
from emberhall.hall import metrics, wire
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.settings import Settings
from emberhall.hall.store.engine import is_current
from emberhall.hall.store.schema import tables
from emberhall.hall.wire import not_found

PATIENCE = 3.0
"""Seconds in which the database has to answer."""

_logger = logging.getLogger(__name__)


class Alive(Struct, frozen=True):
    """The process runs."""

    version: str
    start: Annotated[str, Meta(description="Tells this start of the hall from all others.")]


class Ready(Struct, frozen=True):
    """Whether tables can be served."""

    ready: bool
    database: Literal["ok", "not answering", "of another version"]


async def alive(request: Request) -> Response:
    """Tell that the process runs."""
    settings: Settings = request.app.state.settings
    return _json(Alive(emberhall.__version__, settings.nonce))


async def ready(request: Request) -> Response:
    """Tell whether the database answers, in the form that this version writes."""
    database = await _database(request.app.state.hall.engine)
    told = Ready(database == "ok", database)
    return _json(told, 200 if told.ready else 503)


async def counted(request: Request) -> Response:
    """Give the figures for Prometheus to whoever shows the host's token."""
    state = request.app.state
    if not _may_count(request, state.settings.metrics_token):
        raise not_found("page")
    tables = await asyncio.to_thread(_tables_by_state, state.hall.engine)
    text = metrics.page(tables, rooms=len(state.hall.rooms.open))
    return Response(text, headers=_UNKEPT, media_type=metrics.CONTENT_TYPE)


_UNKEPT = {"Cache-Control": "no-store"}


def _json(told: Struct, status: int = 200) -> Response:
    return Response(wire.encode(told), status, _UNKEPT, "application/json")


async def _database(engine: sa.Engine) -> Literal["ok", "not answering", "of another version"]:
    try:
        current = await asyncio.wait_for(asyncio.to_thread(is_current, engine), PATIENCE)
    except (sa.exc.SQLAlchemyError, TimeoutError) as error:
        _logger.warning("the database does not answer: %s", type(error).__name__)
        return "not answering"
    return "ok" if current else "of another version"


def _may_count(request: Request, token: str) -> bool:
    """Answers are counted: whoever could watch that would learn when somebody answers in secret."""
    shown = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(shown, f"Bearer {token}".encode())


def _tables_by_state(engine: sa.Engine) -> dict[str, int]:
    query = sa.select(tables.c.state, sa.func.count().label("tables")).group_by(tables.c.state)
    with engine.connect() as connection:
        return {row.state: row.tables for row in connection.execute(query)}


endpoints = [
    Endpoint("GET", "/healthz", alive, Alive),
    Endpoint("GET", "/readyz", ready, Ready),
    Endpoint("GET", "/metrics", counted, "text/plain"),
]
routes = [each.route for each in endpoints]
