"""Bells between processes: PostgreSQL tells which table has moved, and its room looks for itself.

A lost bell costs a delay and a doubled one nothing: after every gap all rooms look again, and now
and then they do so anyway."""

from __future__ import annotations

import asyncio
import logging
from typing import LiteralString

import psycopg
import sqlalchemy as sa

from emberhall.hall.rooms import Rooms
from emberhall.hall.store.log import CHANNEL
from emberhall.hall.store.postgresql import ANSWERS_WITHIN, LINE

QUIET = 30.0
"""Seconds after which all rooms look again, and the connection is tried: it may be dead."""
AGAIN_AFTER = 1.0

_logger = logging.getLogger("emberhall.hall.bells")


async def listen(engine: sa.Engine, rooms: Rooms, process: str) -> None:
    """Let rooms catch up with what other processes did, until cancelled."""
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    task = asyncio.current_task()
    assert task is not None
    while not task.cancelling():  # an error that comes along with a cancellation hides it
        try:
            await _listen_once(address, rooms, process)
        except* (psycopg.Error, sa.exc.SQLAlchemyError, OSError) as errors:
            why = " and ".join(type(error).__name__ for error in errors.exceptions)
            _logger.warning("the bells fell silent: %s", why)
        await asyncio.sleep(AGAIN_AFTER)


async def _listen_once(address: str, rooms: Rooms, process: str) -> None:
    connection = await psycopg.AsyncConnection.connect(address, autocommit=True, **LINE)
    async with connection, asyncio.TaskGroup() as group:
        await _answered(connection, f"listen {CHANNEL}")
        group.create_task(_look_now_and_then(rooms))
        while True:
            async for bell in connection.notifies(timeout=QUIET):
                table_id, _, rung_by = bell.payload.partition(" ")
                if rung_by != process:
                    await rooms.look_at([table_id])
            await _answered(connection, "select 1")


async def _answered(connection: psycopg.AsyncConnection, words: LiteralString) -> None:
    async with asyncio.timeout(ANSWERS_WITHIN):
        await connection.execute(words)


async def _look_now_and_then(rooms: Rooms) -> None:
    """Beside the bells: with many rooms it takes so long that nobody should wait for it."""
    while True:
        await rooms.look_at_all()
        await asyncio.sleep(QUIET)
