"""Databases that are new, half made, shared or of another version."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from emberhall.hall.store.engine import BadDatabase, is_current, migrate, newest, open_engine
from emberhall.hall.store.schema import meta, tables

AT_ONCE = 3
MIGRATING = """
import sys
from emberhall.hall.store.engine import migrate, open_engine
engine = open_engine(sys.argv[1])
sys.stdin.read()
migrate(engine)
engine.dispose()
"""


@pytest.fixture
def engine(empty_database_url: str) -> Iterator[sa.Engine]:
    engine = open_engine(empty_database_url)
    yield engine
    engine.dispose()


def test_a_new_database_gets_every_table_as_the_schema_names_it(engine: sa.Engine) -> None:
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), meta) == []
    assert is_current(engine)


def test_migrating_again_changes_nothing(engine: sa.Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.insert(tables).values(a_table()))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.scalars(sa.select(tables.c.id)).all() == ["abc"]


def test_before_migrating_a_database_is_not_current(engine: sa.Engine) -> None:
    assert not is_current(engine)


def test_several_processes_that_start_at_once_migrate_once(
    engine: sa.Engine, empty_database_url: str
) -> None:
    starting = [started(empty_database_url) for _ in range(AT_ONCE)]
    for process in starting:
        assert process.stdin is not None
        process.stdin.close()
    told = [(process.wait(60), process.stderr.read()) for process in starting if process.stderr]
    for process in starting:
        assert process.stderr is not None
        process.stderr.close()
    assert told == [(0, "")] * AT_ONCE
    assert is_current(engine)


def started(url: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", MIGRATING, url],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_migration_that_is_broken_off_leaves_nothing_behind(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise RuntimeError("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr("alembic.op.create_index", full)
        with pytest.raises(RuntimeError):
            migrate(engine)
    assert sa.inspect(engine).get_table_names() == []
    migrate(engine)
    assert is_current(engine)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(engine: sa.Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    with pytest.raises(BadDatabase, match=rf"newer Emberhall .*9999.*up to {newest()}"):
        migrate(engine)
    assert not is_current(engine)


def test_after_migrating_what_refers_to_nothing_is_refused(engine: sa.Engine) -> None:
    migrate(engine)
    with pytest.raises(sa.exc.IntegrityError), engine.begin() as connection:
        connection.execute(
            sa.insert(meta.tables["snapshots"]).values(table_id="none", number=1, position="")
        )


def test_a_new_file_of_sqlite_is_opened_while_another_process_writes_its_first_table(
    tmp_path: Path,
) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    other = sqlite3.connect(tmp_path / "hall.sqlite", check_same_thread=False)
    other.execute("begin immediate")
    ending = Timer(0.2, other.commit)
    ending.start()
    with engine.connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar_one() == "wal"
    ending.join()
    other.close()
    engine.dispose()


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    with engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"pragma {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    full = 2
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }


@pytest.mark.parametrize(
    "more", ["", "&options=-c%20synchronous_commit%3Doff%20-c%20work_mem%3D8MB"]
)
def test_postgresql_waits_for_the_disk_whatever_it_was_told(
    empty_postgresql_url: str, more: str
) -> None:
    name = sa.make_url(empty_postgresql_url).database
    engine = open_engine(empty_postgresql_url)
    with engine.begin() as connection:
        connection.exec_driver_sql(f'alter database "{name}" set synchronous_commit = off')
    engine.dispose()
    engine = open_engine(empty_postgresql_url + more)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("show synchronous_commit").scalar_one() == "on"
        memory = connection.exec_driver_sql("show work_mem").scalar_one()
        assert (memory == "8MB") == bool(more)
    engine.dispose()


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_any_address_of_postgresql_gets_the_driver_that_is_there(scheme: str) -> None:
    engine = open_engine(f"{scheme}://ann:secret@127.0.0.1/hall")
    assert engine.dialect.driver == "psycopg"
    engine.dispose()


@pytest.mark.parametrize(
    "url", ["", "hall.sqlite", "mysql://127.0.0.1/hall", "postgresql+asyncpg:///hall"]
)
def test_another_kind_of_database_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(BadDatabase, match="begins with sqlite:/// or postgresql://"):
        open_engine(url)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:secret@127.0.0.1:1/hall",
        "postgres://ann@127.0.0.1:1/hall?password=secret",
        "postgresql://127.0.0.1:1/hall?user=ann&password=secret",
    ],
)
def test_a_database_that_cannot_be_reached_is_named_without_its_password(url: str) -> None:
    engine = open_engine(url)
    shown = r" postgresql://ann:\*\*\*@127.0.0.1:1/hall cannot be used"
    with pytest.raises(BadDatabase, match=shown) as told:
        migrate(engine)
    assert "secret" not in str(told.value)
    engine.dispose()


def test_a_password_that_is_taken_for_a_machine_is_not_told() -> None:
    with pytest.raises(BadDatabase, match="write an @ of the password as %40") as told:
        open_engine("postgresql://ann:se@cret@127.0.0.1/hall")
    assert "cret@" not in str(told.value)


def test_a_database_in_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'nowhere' / 'hall.sqlite'}")
    with pytest.raises(BadDatabase, match="unable to open database file"):
        migrate(engine)
    engine.dispose()


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite"
    file.write_text("A letter, which somebody has put into the wrong folder.")
    engine = open_engine(f"sqlite:///{file}")
    with pytest.raises(BadDatabase, match="cannot be used: file is not a database"):
        migrate(engine)
    engine.dispose()


def a_table() -> dict[str, object]:
    return {
        "id": "abc",
        "title": "duals",
        "state": "gathering",
        "settings": {},
        "clock": {},
        "undo": True,
        "listed": True,
        "muted": [],
        "made_at": 0.0,
    }
