"""The databases that tests get: of both kinds, apart from each other, and real."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

import tools
from emberhall.hall.store.engine import is_current, open_engine
from hall.postgres import Cluster, within_reach

A_NOTE = sa.text("create table notes (words text)")
ORPHAN = """
import os, signal
from hall.postgres import running_cluster
with running_cluster() as cluster:
    print(cluster.folder, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("turn", ["first", "second"])
def test_each_test_finds_a_database_that_is_ready_and_untouched(
    database_url: str, turn: str
) -> None:
    engine = open_engine(database_url)
    assert is_current(engine)
    with engine.begin() as connection:
        connection.execute(A_NOTE)
    engine.dispose()


def test_an_empty_database_has_no_tables(empty_database_url: str) -> None:
    engine = open_engine(empty_database_url)
    assert sa.inspect(engine).get_table_names() == []
    engine.dispose()


@pytest.mark.parametrize("how", ["INT", "QUIT"])
def test_what_was_committed_is_there_after_the_server_was_restarted(
    own_postgres: Cluster, postgresql_url: str, how: str
) -> None:
    mine, others = open_engine(own_postgres.new_database()), open_engine(postgresql_url)
    with others.connect() as undisturbed, mine.connect() as connection:
        connection.execute(A_NOTE)
        connection.commit()
        own_postgres.restart(how)
        with pytest.raises(sa.exc.OperationalError):
            connection.scalar(sa.text("select 1"))
        assert undisturbed.scalar(sa.text("select 1")) == 1
    with mine.connect() as connection:
        assert connection.scalars(sa.text("select words from notes")).all() == []
    mine.dispose()
    others.dispose()


@pytest.mark.usefixtures("postgres")
def test_a_server_ends_and_leaves_nothing_when_whoever_started_it_is_killed() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", ORPHAN],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert ran.returncode == -signal.SIGKILL
    folder, until = Path(ran.stdout.strip()), time.monotonic() + 30
    while folder.exists():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root's programs can be out of reach")
def test_programs_that_their_owner_cannot_reach_are_copied(tmp_path: Path) -> None:
    """As a wheel's are in an environment in root's own folder."""
    hidden, folder = tmp_path / "hidden", tmp_path / "folder"
    programs = hidden / "package" / "installed" / "bin"
    programs.mkdir(parents=True)
    (programs / "postgres").write_text("#!/bin/sh\n")
    (programs / "postgres").chmod(0o755)
    (hidden / "package.libs").mkdir()
    hidden.chmod(0o700)
    nobody = {"user": 65534, "group": 65534, "extra_groups": []}
    found = within_reach(programs, folder, nobody)
    assert found == folder / "package" / "installed" / "bin"
    assert (folder / "package.libs").is_dir()
    assert within_reach(programs, folder, {}) == programs
    assert within_reach(tools.postgres(), folder, nobody) == tools.postgres()
