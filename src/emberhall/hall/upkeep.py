"""Keeping the database small and safe, also while the hall is open."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sa
from msgspec import Struct

from emberhall import EmberhallError
from emberhall.hall.store import records
from emberhall.hall.store.chat import forget_unseen
from emberhall.hall.store.engine import create_private
from emberhall.hall.store.listed import moved_at
from emberhall.hall.store.schema import chat, entries, grants, mails, seats, snapshots, tables
from emberhall.hall.store.tables import CLOSED, GATHERING, OVER, RUNNING
from emberhall.hall.store.watching import forget_watching


class CannotBackUp(EmberhallError):
    """There is no copy; the message says why, and what to type."""


AT_ONCE = 1_000
"""Tables thrown away in one transaction: answers wait meanwhile."""
PAGES = 500
"""Of SQLite's file, given back in one go: answers wait meanwhile, too."""
INCREMENTAL = 2
"""How SQLite's file says that it gives room back bit by bit."""


class Swept(Struct, frozen=True):
    """What was thrown away."""

    tables: int
    records: int
    snapshots: int
    grants: int
    lines: int
    """Of chat."""


def vacuum(engine: sa.Engine, before: float, abandoned: float | None = None) -> Swept:
    """Throw away what nobody can need any more, and give its room back to the disk.

    That are tables made before then at which no game has ever begun; records that were brought
    from elsewhere before then; of tables that have ended, snapshots and, of those that ended before
    then, chat that is shown to nobody; and grants that were revoked before then. Games that were
    played here to their end stay.

    With `abandoned`, games go, too, that have no end and in which nothing has happened since that
    moment; a campaign's stay.
    """
    gone = _forget_tables(engine, _never_begun(before))
    if abandoned is not None:
        gone += _forget_tables(engine, _abandoned(abandoned))
    with engine.begin() as connection:
        forget_watching(connection, before)
        swept = Swept(
            gone,
            records.forget_brought(connection, before),
            _forget_snapshots(connection),
            _forget_grants(connection, before),
            forget_unseen(connection, before),
        )
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        _give_back(connection)
        connection.exec_driver_sql("analyze")
    return swept


def _give_back(connection: sa.Connection) -> None:
    """Give free room back to the disk; nobody waits long for that.

    A file of SQLite from before the first release is written anew as a whole, once."""
    is_sqlite = connection.dialect.name == "sqlite"
    if not is_sqlite or _pragma(connection, "auto_vacuum") != INCREMENTAL:
        connection.exec_driver_sql("vacuum")
        return
    file = connection.connection.driver_connection
    assert isinstance(file, sqlite3.Connection)
    for _ in range(0, _pragma(connection, "freelist_count"), PAGES):
        file.executescript(f"pragma incremental_vacuum({PAGES})")  # `execute` ends after a page


def _pragma(connection: sa.Connection, name: str) -> int:
    return int(connection.exec_driver_sql(f"pragma {name}").scalar_one())


def _never_begun(before: float) -> sa.ColumnElement[bool]:
    return sa.and_(
        tables.c.state.in_((GATHERING, CLOSED)),
        tables.c.start.is_(None),
        tables.c.made_at < before,
    )


def _abandoned(before: float) -> sa.ColumnElement[bool]:
    """Nobody has played to its end what began there, nothing has happened, and nobody is there."""
    here = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.here_until > before)
    return sa.and_(
        tables.c.state.in_((RUNNING, CLOSED)),
        tables.c.campaign_id.is_(None),
        moved_at() < before,
        ~here,
    )


def _forget_tables(engine: sa.Engine, which: sa.ColumnElement[bool]) -> int:
    gone = 0
    while True:
        with engine.begin() as connection:
            some = _forget_some(connection, which)
        gone += some
        if some < AT_ONCE:
            return gone


def _forget_some(connection: sa.Connection, which: sa.ColumnElement[bool]) -> int:
    # closed first: nobody can deal a game there, or play on, from now on
    some = sa.select(tables.c.id).where(which).limit(AT_ONCE).with_for_update()
    shut = sa.update(tables).where(which, tables.c.id.in_(some)).values(state=CLOSED)
    gone = connection.scalars(shut.returning(tables.c.id)).all()
    for each in (grants, chat, mails, snapshots, entries, seats):
        connection.execute(sa.delete(each).where(each.c.table_id.in_(gone)))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))
    return len(gone)


def _forget_snapshots(connection: sa.Connection) -> int:
    ended = sa.select(tables.c.id).where(tables.c.state.in_((OVER, CLOSED)))
    return connection.execute(sa.delete(snapshots).where(snapshots.c.table_id.in_(ended))).rowcount


def _forget_grants(connection: sa.Connection, before: float) -> int:
    return connection.execute(sa.delete(grants).where(grants.c.revoked_at < before)).rowcount


def backup(engine: sa.Engine, file: Path) -> None:
    """Copy the whole database into a new file, as it stands at one moment."""
    if file.exists():
        raise CannotBackUp(f"{file} exists already: name a new file")
    if not file.parent.is_dir():
        raise CannotBackUp(f"the folder {file.parent} is not there: make it first")
    if engine.dialect.name != "sqlite" and shutil.which("pg_dump") is None:
        raise CannotBackUp(
            f"pg_dump is not installed here; where it is, type: pg_dump -Fc -f {file} "
            f"{_address(engine)}"
        )
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        create_private(part)
        if engine.dialect.name == "sqlite":
            _copy_sqlite(engine, part)
        else:
            _dump_postgresql(engine, part)
        os.replace(part, file)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _copy_sqlite(engine: sa.Engine, file: Path) -> None:
    """`vacuum into` reads one moment and holds nobody up; the copy is checked before it counts."""
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("vacuum into ?", (str(file),))
        with closing(sqlite3.connect(file)) as copy:
            (verdict,) = copy.execute("pragma integrity_check").fetchone()
    except (sa.exc.OperationalError, sqlite3.DatabaseError) as error:
        raise CannotBackUp(f"there is no copy: {error}") from None
    if verdict != "ok":
        raise CannotBackUp(f"the copy is damaged: {verdict}")


def _dump_postgresql(engine: sa.Engine, file: Path) -> None:
    secret = {"PGPASSWORD": str(engine.url.password)} if engine.url.password else {}
    ran = subprocess.run(
        ["pg_dump", "--format=custom", f"--file={file}", f"--dbname={_address(engine)}"],
        env={**os.environ, **secret},
        capture_output=True,
        text=True,
    )
    if ran.returncode != 0:
        raise CannotBackUp(f"pg_dump gave up: {ran.stderr.strip() or ran.returncode}")


def _address(engine: sa.Engine) -> str:
    """As PostgreSQL's own programs read it, without the password."""
    return engine.url.set(drivername="postgresql", password=None).render_as_string()
