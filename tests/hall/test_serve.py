"""The hall is opened, found and closed: the real server in its own process."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import httpx
import pytest
import websockets

from emberhall.hall.serve import CannotOpen, has_browser, listener_at
from emberhall.hall.wire import LONGEST_MESSAGE
from hall import small_hall
from hall.opened import OpenedHall, opened
from hall.served import served

Start = Callable[..., OpenedHall]
PROGRAM = (small_hall.__file__,)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    with ExitStack() as stack:

        def started(**variables: str) -> OpenedHall:
            usual = {"EMBERHALL_DATA": str(tmp_path / "data"), "EMBERHALL_PORT": "0"}
            return stack.enter_context(_opened(tmp_path, {**usual, **variables}))

        yield started


def _opened(folder: Path, variables: dict[str, str]) -> AbstractContextManager[OpenedHall]:
    return opened(into=folder, program=PROGRAM, **variables)


def test_the_hall_says_where_it_is_and_is_there(start: Start) -> None:
    hall = start().comes_up()
    assert hall.link.startswith("http://127.0.0.1:")
    assert hall.get("/healthz").status_code == 200
    assert hall.get("/readyz").json() == {"ready": True, "database": "ok"}


def test_small_messages_wait_for_no_larger_ones(sqlite_url: str, tmp_path: Path) -> None:
    """Under asyncio's own loop, too, which is the only one on Windows."""
    with served(sqlite_url, tmp_path) as place:
        ann = place.person()
        ann.sits(ann.opens("me", "me"), 0).hears("table")
        (connection,) = place.connections
        line = connection.transport.get_extra_info("socket")
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_second_start_finds_the_first_and_leaves_it_alone(start: Start) -> None:
    first = start().comes_up()
    before = first.get("/healthz").json()
    second = start()
    assert second.process.wait(60) == 0
    assert second.output() == f"Emberhall is open already, at {first.link}\n"
    assert first.get("/healthz").json() == before


def test_two_started_at_once_are_one_hall(start: Start) -> None:
    both = [start(), start()]
    links = {each.comes_up().link for each in both}
    assert len(links) == 1
    assert sorted(each.output().count("already") for each in both) == [0, 1]


def test_another_folder_is_another_hall(start: Start, tmp_path: Path) -> None:
    one = start().comes_up()
    other = start(EMBERHALL_DATA=str(tmp_path / "other")).comes_up()
    assert one.link != other.link
    assert one.get("/healthz").json() != other.get("/healthz").json()


def test_a_hall_that_was_killed_is_not_taken_for_running(start: Start) -> None:
    killed = start().comes_up()
    killed.hears(signal.SIGKILL)
    again = start().comes_up()
    assert "already" not in again.output()
    assert again.get("/healthz").status_code == 200


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_the_hall_cleanly(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    hall = start().comes_up()
    assert hall.hears(number) == 0
    assert "All is written down." in hall.output()
    assert "Traceback" not in hall.output()
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["hall.sqlite"]


def test_whoever_listens_is_told_that_the_hall_goes_away(start: Start) -> None:
    hall = start().comes_up()

    async def listens() -> int | None:
        async with websockets.connect(hall.link.replace("http", "ws") + "socket") as line:
            await line.send("Is anybody there?")
            assert await line.recv() == "Is anybody there?"
            hall.process.send_signal(signal.SIGTERM)
            with pytest.raises(websockets.ConnectionClosed):
                await line.recv()
            return line.close_code

    assert asyncio.run(listens()) == 1001
    assert hall.process.wait(60) == 0
    assert "Traceback" not in hall.output()


def test_a_stream_ends_and_keeps_nobody_waiting(start: Start) -> None:
    hall = start().comes_up()
    with httpx.stream("GET", hall.link + "stream", timeout=60) as lines:
        told = lines.iter_lines()
        assert next(told) == "{}"
        hall.process.send_signal(signal.SIGTERM)
        assert list(told) == []
    assert hall.process.wait(60) == 0
    assert "Traceback" not in hall.output()
    assert "timeout graceful shutdown exceeded" not in hall.output()


def test_who_was_being_answered_is_answered(start: Start, tmp_path: Path) -> None:
    hall = start(SLOW_UNTIL=str(tmp_path / "now")).comes_up()
    with ThreadPoolExecutor(1) as somebody:
        answer = somebody.submit(hall.get, "/slow")
        hall.says("Somebody waits.")
        hall.process.send_signal(signal.SIGTERM)
        _until_nobody_listens(hall)
        (tmp_path / "now").touch()
        assert answer.result(60).text == "done"
    assert hall.process.wait(60) == 0


def _until_nobody_listens(hall: OpenedHall) -> None:
    while True:
        try:
            hall.get("/healthz")
        except httpx.TransportError:
            return


def test_a_port_that_is_taken_is_named_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        arguments = ("serve", "--data", str(tmp_path / "data"), "--port", str(port))
        with opened(*arguments, into=tmp_path) as hall:
            assert hall.process.wait(60) == 2
            assert hall.output() == (
                f"emberhall: port {port} is taken by another program: "
                "choose another one, as in: emberhall serve --port 8780\n"
            )


def test_an_address_of_another_machine_is_named_once() -> None:
    with pytest.raises(CannotOpen, match=r"^192\.0\.2\.1 is no address of this machine: .*--host$"):
        listener_at("192.0.2.1", 0)


def test_a_database_that_cannot_be_used_is_named_in_one_sentence(tmp_path: Path) -> None:
    database = ("--database-url", "postgresql://127.0.0.1:1/hall")
    with opened("serve", "--port", "0", *database, into=tmp_path) as hall:
        assert hall.process.wait(60) == 2
        assert hall.output().startswith("emberhall: the database postgresql://127.0.0.1:1")
        assert hall.output().count("\n") == 1


def test_a_hall_that_cannot_be_opened_says_so_and_lets_go_of_its_database(start: Start) -> None:
    hall = start(BROKEN="yes")
    assert hall.process.wait(60) == 1
    assert "It broke." in hall.output()
    assert hall.output().endswith("the hall could not be opened: the log tells why\n")
    assert "already" not in start().comes_up().output()


def test_a_message_that_is_too_long_ends_its_socket_alone(start: Start) -> None:
    hall = start().comes_up()

    async def shouts() -> int | None:
        async with websockets.connect(hall.link.replace("http", "ws") + "socket") as line:
            await line.send("x" * (LONGEST_MESSAGE + 1))
            with pytest.raises(websockets.ConnectionClosed):
                await line.recv()
            return line.close_code

    too_big = 1009
    assert asyncio.run(shouts()) == too_big
    assert hall.get("/healthz").status_code == 200


def test_behind_a_proxy_the_public_link_is_told_beside_the_own_one(start: Start) -> None:
    hall = start(EMBERHALL_PUBLIC_URL="https://hall.example.org")
    hall.says("Emberhall is open at https://hall.example.org/ ")
    assert "(and listens at http://127.0.0.1:" in hall.output()


@pytest.mark.parametrize(
    ("variables", "is_believed"),
    [
        ({}, False),
        ({"EMBERHALL_PROXY_HEADERS": "true"}, True),
        (
            {"EMBERHALL_PROXY_HEADERS": "true", "EMBERHALL_TRUSTED_PROXIES": "10.0.0.0/8"},
            False,
        ),
    ],
)
def test_only_a_trusted_proxy_is_believed_about_where_somebody_comes_from(
    start: Start, variables: dict[str, str], is_believed: bool
) -> None:
    hall = start(**variables).comes_up()
    claimed = {"X-Forwarded-For": "203.0.113.9"}
    told = httpx.get(f"{hall.link}from", headers=claimed, timeout=60).text
    assert told == ("203.0.113.9" if is_believed else "127.0.0.1")


@pytest.mark.parametrize(
    ("variables", "is_there"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": ":0", "CI": "true"}, False),
        ({}, False),
    ],
)
def test_a_browser_is_opened_only_where_somebody_sees_it(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], is_there: bool
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert has_browser() is is_there
