"""Whether the hall is well, as those who watch over it are told."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

import emberhall
from emberhall.hall.app import create_app
from emberhall.hall.settings import Settings
from emberhall.hall.store.engine import open_engine
from hall.asking import Asker, asker

TOKEN = "a-token-of-the-host"


def settings_of(url: str, **others: Any) -> Settings:
    return Settings(data=Path(), database_url=url, public_url="http://hall.test", **others)


@pytest.fixture
def settings(database_url: str) -> Settings:
    return settings_of(database_url, metrics_token=TOKEN)


@pytest.fixture
def client(settings: Settings) -> Iterator[Asker]:
    with client_of(create_app(settings)) as client:
        yield client


@contextmanager
def client_of(app: Starlette) -> Iterator[Asker]:
    """Somebody who asks an application that is open."""
    with asker(app) as client:
        open_app = app.router.lifespan_context(app)
        client.runner.run(open_app.__aenter__())
        try:
            yield client
        finally:
            client.runner.run(open_app.__aexit__(None, None, None))


def test_a_hall_is_alive_and_ready(client: Asker, settings: Settings) -> None:
    alive = client.get("/healthz")
    assert alive.json() == {"version": emberhall.__version__, "start": settings.nonce}
    assert client.get("/readyz").json() == {"ready": True, "database": "ok"}
    assert alive.headers["cache-control"] == "no-store"


def test_with_a_database_of_another_version_it_is_alive_and_not_ready(
    client: Asker, database_url: str
) -> None:
    engine = open_engine(database_url)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    told = client.get("/readyz")
    assert (told.status_code, told.json()["database"]) == (503, "of another version")
    assert client.get("/healthz").status_code == 200


def test_when_the_database_is_gone_it_is_alive_and_not_ready(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "hall.sqlite"
    app = create_app(settings_of(sqlite_url))
    with client_of(app) as client:
        app.state.hall.engine.dispose()
        file.unlink()
        for beside in tmp_path.glob("hall.sqlite-*"):
            beside.unlink()
        file.mkdir()
        told = client.get("/readyz")
        assert (told.status_code, told.json()["database"]) == (503, "not answering")
        assert client.get("/healthz").status_code == 200
        shutil.rmtree(file)


def test_figures_are_for_the_host_alone(client: Asker) -> None:
    shown = client.get("/metrics", authorization=f"Bearer {TOKEN}")
    assert shown.status_code == 200
    assert "emberhall_tables" in shown.text
    for shown_instead in ("", "Bearer guessed", TOKEN):
        refused = client.get("/metrics", authorization=shown_instead)
        assert refused.status_code == 404
        assert "emberhall_tables" not in refused.text


def test_without_a_token_nobody_reads_figures(sqlite_url: str) -> None:
    with client_of(create_app(settings_of(sqlite_url))) as client:
        for shown in ("", "Bearer "):
            assert client.get("/metrics", authorization=shown).status_code == 404
