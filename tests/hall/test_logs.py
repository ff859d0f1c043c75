"""What the hall writes about itself, and what it keeps to itself."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from emberhall.hall.logs import Requests, request_id, set_up_logs, shown_path

SECRET = "Zx8-kQ2_wR5tYb1nM4vC7sD0fGhJ3lPqEo6iUaT9B-w"
_logger = logging.getLogger("emberhall.hall.test")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    ours = [logging.getLogger(name) for name in ("emberhall", "emberhall.hall.requests")]
    handlers, levels = root.handlers[:], [logger.level for logger in (root, *ours)]
    yield
    root.handlers[:] = handlers
    for logger, level in zip((root, *ours), levels, strict=True):
        logger.setLevel(level)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What stands on the error stream, which is no terminal."""
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    set_up_logs("auto")
    return stream


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


async def greet(_: Request) -> Response:
    _logger.warning("somebody is greeted", extra={"title": "duals"})
    return PlainTextResponse(request_id.get())


async def stumble(_: Request) -> Response:
    raise RuntimeError("stumbled")


APP = Requests(Starlette(routes=[Route("/greet/{who:path}", greet), Route("/stumble", stumble)]))


def ask(path: str, **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(APP, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://hall.test") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(asked())


def test_all_lines_of_a_request_bear_its_id_and_the_client_learns_it(written: io.StringIO) -> None:
    told = ask("/greet/ann")
    assert told.headers["x-request-id"] == told.text
    within, after = lines(written)
    assert within["request"] == after["request"] == told.text
    assert (within["words"], within["title"]) == ("somebody is greeted", "duals")
    assert (after["method"], after["path"], after["status"]) == ("GET", "/greet/ann", 200)


def test_two_requests_have_two_ids(written: io.StringIO) -> None:
    assert ask("/greet/ann").text != ask("/greet/ben").text
    assert request_id.get() == ""


def test_no_secret_is_written_down(written: io.StringIO) -> None:
    cookie = {"cookie": f"emberhall={SECRET}", "authorization": f"Bearer {SECRET}"}
    ask(f"/greet/{SECRET}?secret={SECRET}&cursor=0.0", **cookie)
    assert SECRET not in written.getvalue()
    assert "cursor" not in written.getvalue()
    assert lines(written)[-1]["path"] == "/greet/…"


def test_a_path_is_written_short_and_a_tables_id_is_left_as_it_is() -> None:
    assert shown_path("/table/h3Xk9-aQ2_wZ") == "/table/h3Xk9-aQ2_wZ"
    assert len(shown_path("/a b" * 1000)) == 200


def test_a_request_that_broke_is_written_down_with_what_happened(written: io.StringIO) -> None:
    assert ask("/stumble").status_code == 500
    assert lines(written)[-1]["status"] == 500


def test_trouble_stands_in_one_line(written: io.StringIO) -> None:
    try:
        raise RuntimeError("a\nb")
    except RuntimeError:
        _logger.exception("it broke")
    (line,) = lines(written)
    assert line["level"] == "error"
    assert "RuntimeError: a\nb" in line["trouble"]


def test_on_a_terminal_people_read_text_and_no_chatter(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    set_up_logs("auto")
    ask("/greet/ann")
    (line,) = stream.getvalue().splitlines()
    assert "warning somebody is greeted title=duals request=" in line


def test_what_somebody_sent_commands_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    set_up_logs("text")
    _logger.warning("named %s", "\x1b[2J\nAnn", extra={"who": "\x07Ben"})
    assert "\x1b" not in stream.getvalue()
    assert "\x07" not in stream.getvalue()
    assert stream.getvalue().count("\n") == 1


def test_json_can_be_asked_for_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    set_up_logs("json")
    _logger.info("hello")
    assert json.loads(stream.getvalue())["words"] == "hello"


def test_the_server_does_not_write_down_what_stands_behind_a_question_mark(
    written: io.StringIO,
) -> None:
    logging.getLogger("uvicorn.error").info('"WebSocket /socket?seat=0" [accepted]')
    assert written.getvalue() == ""


def test_health_is_asked_too_often_to_be_written_down(written: io.StringIO) -> None:
    ask("/healthz")
    assert written.getvalue() == ""
