"""Tables as a hall keeps them, one of each title: they must open and play on for as long as the
title's version stays. Written anew by `scripts/stored-tables`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

import emberhall
from emberhall.hall.hall import Hall
from emberhall.hall.room import Room
from emberhall.hall.store.chat import Chats
from emberhall.hall.store.schema import chat, entries, seats, tables
from hall.databases import made_ready, sqlite_at
from hall.house import a_table, asked, house, play

FOLDER = Path(__file__).with_name("stored")
TITLES = [title.name for title in emberhall.games()]
KEPT = (tables, seats, entries, chat)
ENTRIES = 30
"""With the last of them comes a digest."""
CLOCK = {"kind": "live", "bank": 600, "move": 20}
Rows = dict[str, list[dict[str, Any]]]


def stored(title: str) -> Rows:
    """The rows of a table, by where they stood."""
    rows: Rows = json.loads((FOLDER / f"{title}.json").read_text("utf-8"))
    return rows


def id_of(title: str) -> str:
    return f"stored-{title}"


def put(engine: sa.Engine, rows: Rows) -> None:
    """Into a database of whatever form: what has no place there yet is left out."""
    there = sa.MetaData()
    there.reflect(engine)
    with engine.begin() as connection:
        for name, told in rows.items():
            table = there.tables[name]
            fitting = [{key: row[key] for key in row if key in table.columns} for row in told]
            connection.execute(sa.insert(table), fitting)


# Writing them


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for title in TITLES:
        rows = asyncio.run(_played(title))
        (FOLDER / f"{title}.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


async def _played(title: str) -> Rows:
    with TemporaryDirectory() as folder:
        url = sqlite_at(Path(folder) / "hall.sqlite")
        made_ready(url)
        async with house(url) as hall:
            room = await a_table(hall, title, clock=CLOCK, label="An evening")
            _says(hall.chats, room, "Good evening.")
            await _evening(hall, room)
            return {table.name: list(_rows(hall.engine, table, title)) for table in KEPT}


async def _evening(hall: Hall, room: Room) -> None:
    """People answer and take back; a bot plays for one of them for a while."""
    await play(room, 6)
    while not room.sheet(0).update((0, 0)).undo:
        await play(room, 1, seed=room.number)
    await room.undo(0, room.sheet(0).version, "taken-back")
    await play(room, 8, seed=2)
    gone = asked(room)
    await room.stand_in(gone.seat, "random", "left")
    await room.bot_answer(room.number, gone.keys[0], "random")
    await room.come_back(gone.seat)
    await play(room, ENTRIES - room.number, seed=3)


def _says(chats: Chats, room: Room, words: str) -> None:
    chats.say(
        room.id, receipt="a-greeting", part="players", seat=0, name="Ann", words=words, at=1.0
    )


def _rows(engine: sa.Engine, table: sa.Table, title: str) -> Iterator[dict[str, Any]]:
    """A line of a chat is numbered by the database that it comes into."""
    columns = [each for each in table.columns if table is not chat or each.name != "id"]
    with engine.connect() as connection:
        for row in connection.execute(sa.select(*columns)).mappings():
            yield {**row, "id" if table is tables else "table_id": id_of(title)}


if __name__ == "__main__":
    write()
