"""The database: opened by its address, and brought to the form that this version writes."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import emberhall
from emberhall import EmberhallError
from emberhall.hall import migrations
from emberhall.hall.store import postgresql

BUSY_MS, BUSY_AGAIN = 10_000, 0.01
"""How long SQLite waits for somebody else's write to end, and we before we ask again."""
DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
LOCK = 0x656D626572
"""PostgreSQL's advisory lock of whoever migrates."""


class BadDatabase(EmberhallError):
    """The database cannot be used; the message says why, and what would be right."""


def open_engine(url: str, patience: float = inf) -> sa.Engine:
    """An engine for SQLite or PostgreSQL; nothing is connected yet. Of PostgreSQL one statement
    may take as many seconds as there is patience.

    On both, each statement sees what is committed when it begins: what a write relies on belongs
    into that write. What is written stands in no error, since errors are logged.
    """
    address = parsed(url)
    if address.get_backend_name() == "sqlite":
        engine = sa.create_engine(address, hide_parameters=True)
        sa.event.listen(engine, "connect", _tune)
        return engine
    engine = sa.create_engine(
        address, hide_parameters=True, pool_pre_ping=True, connect_args=postgresql.LINE
    )
    sa.event.listen(
        engine, "do_connect", lambda _, __, at, named: postgresql.connected(patience, *at, **named)
    )
    return engine


def parsed(url: str) -> sa.URL:
    """The address as SQLAlchemy wants it, with the driver that the hall brings along."""
    try:
        address = sa.make_url(url)
        address = address.set(drivername=DRIVERS[address.drivername])
    except (sa.exc.ArgumentError, ValueError, KeyError):
        raise BadDatabase(
            "the database's address is not understood: it begins with sqlite:/// or postgresql://"
        ) from None
    if "@" in (address.host or ""):
        raise BadDatabase("in the database's address, write an @ of the password as %40")
    return _with_its_user(address)


def _with_its_user(address: sa.URL) -> sa.URL:
    """The same address; a name and a password among its options stand where the last is hidden."""
    options = address.query
    name, password = options.get("user", address.username), options.get("password")
    if not isinstance(name, str) or not isinstance(password, str):
        return address
    return address.difference_update_query(options.keys() & {"user", "password"}).set(
        username=name, password=password
    )


def sqlite_url(file: Path) -> str:
    return sa.URL.create("sqlite", database=str(file)).render_as_string()


def shown_address(engine: sa.Engine) -> str:
    """Where the database is, as a host writes it, without its password."""
    backend = engine.url.get_backend_name()
    return engine.url.set(drivername=backend).render_as_string(hide_password=True)


def _tune(connection: sqlite3.Connection, _: Any) -> None:
    connection.execute(f"pragma busy_timeout = {BUSY_MS}")
    # a new file gives room back bit by bit (`upkeep.vacuum`); it must hear that before all else
    connection.execute("pragma auto_vacuum = incremental")
    _write_ahead(connection)
    connection.execute("pragma synchronous = full")  # what is acknowledged outlives a power cut
    connection.execute("pragma foreign_keys = on")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """While somebody writes to a file that is not written ahead yet, SQLite refuses at once."""
    until = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(BUSY_AGAIN)
        else:
            return


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest form; of several that begin at once, one does it."""
    _make_private(engine)
    with in_use(engine), _alone(engine) as connection:
        if _revision(connection) != newest():
            _check_known(connection)
            command.upgrade(_config(connection), "head")


@contextmanager
def in_use(engine: sa.Engine) -> Iterator[None]:
    """For whoever sits at a command line: what the database refuses is told in one sentence."""
    try:
        yield
    except sa.exc.DatabaseError as error:
        raise BadDatabase(
            f"the database {shown_address(engine)} cannot be used: {_reason(error)}"
        ) from None


def _make_private(engine: sa.Engine) -> None:
    """A new file of SQLite is its owner's alone, and so is what SQLite lays beside it. Who may
    read a file that is there, its owner has decided; why none can be made, SQLite says."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        with suppress(OSError):
            create_private(Path(engine.url.database))


def create_private(file: Path) -> None:
    """An empty file for nobody else's eyes. Raises `OSError`, also where there is one."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def is_current(engine: sa.Engine) -> bool:
    """Whether the database answers, in the form that this version writes."""
    with engine.connect() as connection:
        return _revision(connection) == newest()


def time_of(connection: sa.Connection) -> float:
    """Seconds since 1970 by the clock of PostgreSQL, the same for all who ask it."""
    seconds = sa.extract("epoch", sa.func.clock_timestamp())
    return float(connection.execute(sa.select(seconds)).scalar_one())


def is_idle(engine: sa.Engine) -> bool:
    """Whether nobody holds a connection."""
    pool = engine.pool
    return not isinstance(pool, sa.QueuePool) or pool.checkedout() == 0


@cache
def newest() -> str:
    head = _scripts().get_current_head()
    assert head is not None
    return head


@contextmanager
def _alone(engine: sa.Engine) -> Iterator[sa.Connection]:
    """One transaction that no other migration runs beside."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # a table that is made anew must not take along what refers to it
            connection.exec_driver_sql("pragma foreign_keys = off")
            connection.exec_driver_sql("begin immediate")
        else:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        try:
            yield connection
            connection.commit()
        finally:
            connection.invalidate()  # nobody else gets it, with that pragma


def _revision(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _check_known(connection: sa.Connection) -> None:
    revision = _revision(connection)
    known = {script.revision for script in _scripts().walk_revisions()}
    if revision is not None and revision not in known:
        raise BadDatabase(
            f"the database was written by a newer Emberhall (its form is {revision}, "
            f"version {emberhall.__version__} knows forms up to {newest()}): install the newer one"
        )


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_folder()).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(_folder()))


def _folder() -> Path:
    return Path(migrations.__path__[0])


def _reason(error: sa.exc.DBAPIError) -> str:
    return str(error.orig).strip().splitlines()[0].rstrip(".")
