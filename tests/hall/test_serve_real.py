"""The whole hall as `emberhall serve` starts it, on either database."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import websockets

from hall.opened import OpenedHall, opened

WISH = {
    "title": "duals",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}],
}


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def serving(stack: ExitStack, folder: Path, *flags: str) -> OpenedHall:
    words = ("serve", "--port", "0", "--data", str(folder / "data"), "--bot-workers", "1", *flags)
    return stack.enter_context(opened(*words, into=folder)).comes_up()


def a_table(hall: OpenedHall) -> tuple[str, dict[str, str]]:
    """A table with both seats on one device: its id, and the cookie of that browser."""
    with httpx.Client(base_url=hall.link, timeout=60) as browser:
        made = browser.post("/api/tables", json=WISH)
        assert made.status_code < 300, made.text
        return made.json()["table"]["id"], dict(browser.cookies)


def socket_of(hall: OpenedHall, table: str, cookies: dict[str, str]) -> websockets.connect:
    shown = "; ".join(f"{name}={value}" for name, value in cookies.items())
    address = f"{hall.link.replace('http', 'ws', 1)}api/tables/{table}/socket?seat=0"
    return websockets.connect(address, additional_headers={"Cookie": shown})


async def until_update(line: websockets.ClientConnection) -> dict[str, object]:
    while True:
        told: dict[str, object] = json.loads(await asyncio.wait_for(line.recv(), 60))
        if told["type"] == "update":
            return told


def test_a_table_outlives_its_hall_and_its_players_are_told_to_come_again(
    stack: ExitStack, tmp_path: Path, database_url: str
) -> None:
    hall = serving(stack, tmp_path, "--database-url", database_url)
    table, cookies = a_table(hall)

    async def plays() -> tuple[dict[str, object], int | None]:
        async with socket_of(hall, table, cookies) as line:
            told = await until_update(line)
            hall.process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(line.wait_closed(), 60)
            return told, line.close_code

    before, code = asyncio.run(plays())
    assert code == 1001
    assert hall.process.wait(60) == 0
    assert "Traceback" not in hall.output()

    again = serving(stack, tmp_path, "--database-url", database_url)

    async def comes_again() -> dict[str, object]:
        async with socket_of(again, table, cookies) as line:
            return await until_update(line)

    assert asyncio.run(comes_again())["version"] == before["version"]
    assert again.hears(signal.SIGTERM) == 0


def test_on_postgresql_another_process_goes_on_at_once(
    stack: ExitStack, tmp_path: Path, postgresql_url: str
) -> None:
    one = serving(stack, tmp_path, "--database-url", postgresql_url)
    other = serving(stack, tmp_path, "--database-url", postgresql_url)
    assert one.link != other.link
    table, cookies = a_table(one)
    assert one.hears(signal.SIGTERM) == 0

    async def goes_on() -> dict[str, object]:
        async with socket_of(other, table, cookies) as line:
            return await until_update(line)

    assert asyncio.run(goes_on())["version"]


def test_no_secret_stands_in_what_the_hall_writes(stack: ExitStack, tmp_path: Path) -> None:
    hall = serving(stack, tmp_path, "--log-format", "json")
    table, cookies = a_table(hall)
    hall.get(f"/api/tables/{table}?secret=open-sesame")
    hall.says('"method"')
    assert hall.hears(signal.SIGTERM) == 0
    assert "open-sesame" not in hall.output()
    for secret in cookies.values():
        assert secret not in hall.output()


def test_what_a_hall_keeps_is_for_nobody_else_on_its_machine(
    stack: ExitStack, tmp_path: Path
) -> None:
    before = os.umask(0o022)
    stack.callback(os.umask, before)
    a_table(serving(stack, tmp_path))
    kept = {path.name: modes_of(path) for path in (tmp_path / "data").iterdir()}
    assert modes_of(tmp_path / "data") == "700"
    assert {"hall.sqlite", "hall.sqlite-wal", "hall.sqlite-shm"} <= kept.keys()
    assert set(kept.values()) == {"600"}


def test_who_may_read_a_database_that_is_there_its_host_has_decided(
    stack: ExitStack, tmp_path: Path, sqlite_url: str
) -> None:
    shared = tmp_path / "hall.sqlite"
    shared.chmod(0o640)
    a_table(serving(stack, tmp_path, "--database-url", sqlite_url))
    assert modes_of(shared) == "640"


def modes_of(path: Path) -> str:
    return f"{path.stat().st_mode & 0o777:o}"


def test_without_its_libraries_the_hall_says_what_to_install(tmp_path: Path) -> None:
    hidden = "import sys; sys.modules['sqlalchemy'] = None; sys.argv = ['emberhall', 'serve']"
    program = ("-c", f"{hidden}; from emberhall.cli import main; main()")
    with opened(into=tmp_path, program=program) as hall:
        assert hall.process.wait(60) == 2
        assert hall.output() == "emberhall: the hall needs: pip install 'emberhall[hall]'\n"
