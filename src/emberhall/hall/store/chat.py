"""What people say at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from emberhall.hall.store.log import ring
from emberhall.hall.store.rows import insert
from emberhall.hall.store.schema import chat, tables
from emberhall.hall.wire import ChatLine

PLAYERS, WATCHERS = "players", "watchers"
"""The parts of a chat."""
RECENT = 50
"""Lines of each part that somebody who comes is shown."""
KEPT = 500
"""Lines of each part that are kept at all."""


class Chats:
    """All that was said. Every method waits for the database."""

    def __init__(self, engine: sa.Engine, process: str = "") -> None:
        self.engine = engine
        self.process = process

    def say(self, table_id: str, **line: Any) -> bool:
        """Write a line down, unless its table is gone; the same receipt twice is one line."""
        statement = insert(self.engine.dialect, chat).values(table_id=table_id, **line)
        # one after the other at a table, or whoever asks for what is new might miss a line
        alone = sa.select(tables.c.id).filter_by(id=table_id).with_for_update(key_share=True)
        with self.engine.begin() as connection:
            if connection.execute(alone).first() is None:
                return False
            connection.execute(statement.on_conflict_do_nothing())
            connection.execute(_too_old(table_id, line["part"]))
            ring(connection, {table_id}, self.process)
        return True

    def since(self, table_id: str, line: int) -> list[ChatLine]:
        """What was said after a line; of much, the latest of each part: nobody who watches can
        talk away what the players have said."""
        queries = [_latest(table_id, part, line) for part in (PLAYERS, WATCHERS)]
        with self.engine.connect() as connection:
            rows = [row for query in queries for row in connection.execute(query)]
        return sorted((ChatLine(*row) for row in rows), key=lambda said: said.id)


def recent(lines: Sequence[ChatLine]) -> list[ChatLine]:
    """Of these lines, in order, the latest of each part."""
    parts = [[line for line in lines if line.part == part] for part in (PLAYERS, WATCHERS)]
    kept = [line for part in parts for line in part[-RECENT:]]
    return sorted(kept, key=lambda said: said.id)


def _too_old(table_id: str, part: str) -> sa.Delete:
    """Lines beyond those that are kept; nobody has been shown them for long."""
    said = sa.select(chat.c.id).filter_by(table_id=table_id, part=part)
    last = said.order_by(chat.c.id.desc()).offset(KEPT).limit(1).scalar_subquery()
    return sa.delete(chat).where(
        chat.c.table_id == table_id, chat.c.part == part, chat.c.id <= last
    )


def forget_unseen(connection: sa.Connection, before: float) -> int:
    """Of tables that ended before then, throw away what nobody is shown any more; how many
    lines that were."""
    ended = sa.select(tables.c.id).where(tables.c.ended_at < before)
    place = sa.func.row_number().over(
        partition_by=(chat.c.table_id, chat.c.part), order_by=chat.c.id.desc()
    )
    ranked = sa.select(chat.c.id, place.label("place")).where(chat.c.table_id.in_(ended)).subquery()
    unseen = sa.select(ranked.c.id).where(ranked.c.place > RECENT)
    return connection.execute(sa.delete(chat).where(chat.c.id.in_(unseen))).rowcount


def _latest(table_id: str, part: str, line: int) -> sa.Select[Any]:
    columns = (chat.c.id, chat.c.part, chat.c.seat, chat.c.name, chat.c.words, chat.c.at)
    query = sa.select(*columns).filter_by(table_id=table_id, part=part).where(chat.c.id > line)
    return query.order_by(chat.c.id.desc()).limit(RECENT)
