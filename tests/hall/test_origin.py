"""Whose page may act here: ours, and programs that are no page."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.types import ASGIApp

from emberhall.hall.auth.door import Door
from emberhall.hall.auth.limits import Limits
from emberhall.hall.auth.origin import at_our_name, from_our_page
from hall.asgi import app_of, ask, scope_of
from hall.served import served

PUBLIC = "https://hall.example"


def headers(**values: str) -> Headers:
    return Headers(values)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://localhost:8000", "localhost:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("http://192.168.1.7", "192.168.1.7"),
        ("https://192.168.1.7", "192.168.1.7:443"),
    ],
)
def test_a_page_of_the_host_that_was_called_is_ours(origin: str, host: str) -> None:
    assert from_our_page(headers(origin=origin, host=host), "")


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://evil.example",
        "http://127.0.0.1:9000",
        "http://127.0.0.1.evil.example:8000",
        "http://127.0.0.1:8000@evil.example",
        "http://user@127.0.0.1:8000",
        "https://127.0.0.1",
        "file://",
        "http://[::1",
        "http://127.0.0.1:99999",
        "chrome-extension://127.0.0.1:8000",
    ],
)
def test_another_page_is_not(origin: str) -> None:
    assert not from_our_page(headers(origin=origin, host="127.0.0.1:8000"), "")
    assert not from_our_page(headers(origin=origin, host="127.0.0.1:8000"), PUBLIC)


def test_two_origins_are_none() -> None:
    both = [(b"origin", b"http://127.0.0.1:8000"), (b"origin", b"http://evil.example")]
    assert not from_our_page(Headers(raw=[*both, (b"host", b"127.0.0.1:8000")]), "")


def test_behind_a_proxy_the_public_url_is_ours_whatever_host_it_calls() -> None:
    assert from_our_page(headers(origin=PUBLIC, host="hall:8000"), PUBLIC)
    assert from_our_page(headers(origin=PUBLIC, host="hall.example"), PUBLIC + "/")
    assert not from_our_page(headers(origin="http://hall.example", host="hall.example"), PUBLIC)
    assert not from_our_page(headers(origin="https://evil.example", host="evil.example"), PUBLIC)


def test_a_program_names_no_origin_and_may_act() -> None:
    assert from_our_page(headers(host="127.0.0.1:8000"), PUBLIC)


def test_a_strangers_name_that_leads_here_is_not_ours() -> None:
    assert not at_our_name(headers(host="evil.example:8000"), "")
    assert not at_our_name(headers(host=""), "")
    assert not at_our_name(headers(), "")
    for name in ("localhost:8000", "127.0.0.1", "[::1]:8000", socket.gethostname()):
        assert at_our_name(headers(host=name), "")


def test_the_name_that_the_hall_listens_at_is_ours() -> None:
    called = headers(host="box.lan:8780", origin="http://box.lan:8780")
    assert at_our_name(called, "", "Box.lan")
    assert from_our_page(called, "", "Box.lan")
    assert not at_our_name(called, "", "0.0.0.0")
    assert not from_our_page(called, "", "0.0.0.0")


def test_a_name_longer_than_names_are_is_not_ours() -> None:
    for long in ("x" * 3_000 + ".localhost", "localhost:" + "0" * 3_000 + "80"):
        assert not at_our_name(headers(host=long), "")
    assert at_our_name(headers(host="x" * 63 + ".localhost:8780"), "")


def test_of_a_name_that_is_too_long_no_link_is_made(sqlite_url: str, tmp_path: Path) -> None:
    with served(sqlite_url, tmp_path) as place:
        ann = place.person()
        table = ann.opens("me", "open")
        reply = ann.post(f"/api/tables/{table}/links", Host="x" * 3_000 + ".localhost")
        assert (reply.status_code, reply.json()["code"]) == (421, "wrong-host")


def door(seen: list[str], public_url: str = "") -> ASGIApp:
    return Door(app_of(lambda scope, _: seen.append(scope["path"])), Limits(), public_url)


def test_a_post_from_another_page_is_refused_before_anybody_sees_it() -> None:
    seen: list[str] = []
    evil = [("origin", "http://evil.example"), ("content-type", "application/json")]
    reply = ask(door(seen), scope_of("/api/tables", "POST", evil))
    assert (reply.status, reply.json()["code"]) == (403, "wrong-origin")
    assert b"evil" not in reply.body
    assert seen == []


def test_reading_does_not_ask_whose_page_it_is() -> None:
    seen: list[str] = []
    reply = ask(door(seen), scope_of("/api/titles", headers=[("origin", "http://evil.example")]))
    assert (reply.status, seen) == (204, ["/api/titles"])


def test_a_socket_from_another_page_is_refused_in_its_handshake() -> None:
    seen: list[str] = []
    for origin, closed in (("http://evil.example", 1008), ("http://127.0.0.1:8000", 0)):
        scope = scope_of("/api/tables/t/socket", headers=[("origin", origin)], kind="websocket")
        assert ask(door(seen), scope).closed == closed
    assert seen == ["/api/tables/t/socket"]


def test_a_name_that_is_not_ours_gets_nothing_read_either() -> None:
    seen: list[str] = []
    reply = ask(door(seen), scope_of("/api/titles", headers=[("host", "evil.example")]))
    assert (reply.status, reply.json()["code"]) == (421, "wrong-host")
    assert seen == []
