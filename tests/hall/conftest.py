"""What tests of the hall share: a database of either kind, fresh for each test.

A test that asks for `database_url` runs on SQLite and on PostgreSQL; one that is about one of them
asks for `sqlite_url` or `postgresql_url`, one that stops the server for `own_postgres`. One that
asks for `part` is done once, and with `--chaos` as often as its module says in `PARTS`: the long
run as a single test would outlast what a test may take.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hall.databases import made_ready, sqlite_at
from hall.postgres import Cluster, running_cluster
from tools import Missing

KINDS = ("sqlite", "postgresql")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "part" in metafunc.fixturenames:
        parts: int = metafunc.module.PARTS if metafunc.config.getoption("--chaos") else 1
        metafunc.parametrize("part", range(parts))


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> str:
    """A database with all tables, and nothing in them."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=KINDS)
def empty_database_url(request: pytest.FixtureRequest) -> str:
    """A database that nobody has migrated."""
    return str(request.getfixturevalue(f"empty_{request.param}_url"))


@pytest.fixture
def sqlite_url(tmp_path: Path, migrated_file: Path) -> str:
    shutil.copy(migrated_file, tmp_path / "hall.sqlite")
    return sqlite_at(tmp_path / "hall.sqlite")


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    return sqlite_at(tmp_path / "hall.sqlite")


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("migrated") / "hall.sqlite"
    made_ready(sqlite_at(file))
    return file


@pytest.fixture
def postgresql_url(postgres: Cluster) -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest.fixture
def empty_postgresql_url(postgres: Cluster) -> Iterator[str]:
    url = postgres.empty_database()
    yield url
    postgres.drop(url)


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> Iterator[Cluster]:
    """One server for all tests of this process, started when the first one needs it."""
    with _cluster(request) as cluster:
        yield cluster


@pytest.fixture
def own_postgres(request: pytest.FixtureRequest) -> Iterator[Cluster]:
    """A server of the test's own, which it may stop and start again."""
    with _cluster(request) as cluster:
        yield cluster


@contextmanager
def _cluster(request: pytest.FixtureRequest) -> Iterator[Cluster]:
    if request.config.getoption("--without-postgres"):
        pytest.skip("PostgreSQL was left out")
    try:
        with running_cluster() as cluster:
            yield cluster
    except Missing as sentence:
        pytest.fail(str(sentence), pytrace=False)
