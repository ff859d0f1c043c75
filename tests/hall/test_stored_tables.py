"""Tables that were kept by this version, or on a database of an earlier form, are played on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

import emberhall
from emberhall.hall import migrations
from emberhall.hall.rooms import Unreadable
from emberhall.hall.store.engine import is_current, migrate, open_engine
from hall.house import house, play
from hall.stored_tables import TITLES, id_of, put, stored

ANOTHER_GAME = (
    "a stored table of {title} is another game by now: if the rules were meant to change, raise "
    "the version of the title (its __init__.py), then let scripts/stored-tables write it anew"
)
OF_BEFORE = "the stored table of {title} is of an earlier version: run scripts/stored-tables"
SCRIPTS = Config()
SCRIPTS.set_main_option("script_location", str(Path(migrations.__path__[0])).replace("%", "%%"))
FORMS = [script.revision for script in ScriptDirectory.from_config(SCRIPTS).walk_revisions()][1:]
"""Of a database, before the newest."""


def brought_to(engine: sa.Engine, form: str) -> None:
    with engine.begin() as connection:
        SCRIPTS.attributes["connection"] = connection
        command.upgrade(SCRIPTS, form)


async def goes_on(url: str, title: str) -> None:
    """The table opens where its log ends, with all that was said, and takes the next answers."""
    rows = stored(title)
    async with house(url) as hall:
        try:
            room = await hall.rooms.find(id_of(title))
        except Unreadable as error:
            pytest.fail(f"{ANOTHER_GAME.format(title=title)} ({error})", pytrace=False)
        assert room.position is not None
        assert room.number == len(rows["entries"])
        assert room.position.session.game.digest() == rows["entries"][-1]["digest"]
        assert [line.words for line in room.chat] == ["Good evening."]
        assert len(room.sheet(None).update((0, 0)).events) > 0
        await play(room, 5, seed=9)
        assert room.number == len(rows["entries"]) + 5 or room.position.is_over


@pytest.mark.parametrize("title", TITLES)
def test_a_stored_table_opens_and_stands_as_it_stood(sqlite_url: str, title: str) -> None:
    rows = stored(title)
    version = json.loads(rows["tables"][0]["start"])["header"]["version"]
    assert version == emberhall.title(title).version, OF_BEFORE.format(title=title)
    engine = open_engine(sqlite_url)
    put(engine, rows)
    engine.dispose()
    asyncio.run(goes_on(sqlite_url, title))


@pytest.mark.parametrize("form", FORMS)
def test_tables_on_a_database_of_an_earlier_form_are_played_on(
    empty_database_url: str, form: str
) -> None:
    engine = open_engine(empty_database_url)
    brought_to(engine, form)
    assert not is_current(engine)
    for title in TITLES:
        put(engine, stored(title))
    migrate(engine)
    assert is_current(engine)
    engine.dispose()
    for title in TITLES:
        asyncio.run(goes_on(empty_database_url, title))
