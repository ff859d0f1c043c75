"""Addresses and bodies that no page of ours would send: refused, and never our fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.app import ENDPOINTS
from hall.postgres import Cluster
from hall.served import Person, Place, served

IDS = ["%00", "a%00b", "%FF%FE", "%F0%9F%98%80", "a" * 3_000, "..%2F..", "-1", "'--", "%20", "{id}"]
ODD: list[Any] = [
    None,
    2**70,
    "a\0b",
    "x" * 20_000,
    {"\0": "\0"},
]


@pytest.fixture(scope="module")
def place(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """On PostgreSQL, which takes less than SQLite does."""
    url = postgres.new_database()
    with served(url, tmp_path_factory.mktemp("hostile")) as place:
        yield place
    postgres.drop(url)


def filled(endpoint: Endpoint, value: str) -> str:
    return re.sub(r"\{\w+(:int)?\}", value, endpoint.path)


def named(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


@pytest.mark.parametrize("endpoint", [each for each in ENDPOINTS if "{" in each.path], ids=named)
def test_no_address_is_our_fault(place: Place, endpoint: Endpoint) -> None:
    eve = place.person()
    for value in IDS:
        path = filled(endpoint, value)
        reply = eve.get(path) if endpoint.method == "GET" else eve.post(path, {})
        assert 400 <= reply.status_code < 500, f"{path[:80]}: {reply.text}"


@pytest.mark.parametrize("endpoint", [each for each in ENDPOINTS if each.body], ids=named)
def test_no_body_is_our_fault(place: Place, endpoint: Endpoint) -> None:
    """Every field of every body, with everything that it might hold."""
    ann = place.person()
    path = filled(endpoint, ann.opens("me", "open", title="duals"))
    for body in bodies(endpoint.body):
        reply = ann.post(path, body)
        assert reply.status_code < 500, f"{str(body)[:80]}: {reply.text}"
        assert reply.is_success or {*reply.json()} == {"code", "words", "why"}


def bodies(kind: Any) -> Iterator[Any]:
    yield from ODD
    names = [field.encode_name for field in msgspec.structs.fields(kind)]
    usual = {name: USUAL[name] for name in names if name in USUAL}
    for name in names:
        for odd in ODD:
            yield {**usual, name: odd}


USUAL: dict[str, Any] = {
    "title": "duals",
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "seat": 0,
    "name": "Eve",
    "secret": "x" * 43,
    "receipt": "x" * 8,
    "version": "x",
    "key": "x",
    "words": "Hi.",
    "record": "",
    "at": 0,
    "muted": [],
    "mail": "",
}


def test_no_question_mark_is_our_fault(place: Place) -> None:
    ann: Person = place.person()
    table = ann.opens("me", "me")
    for endpoint in ENDPOINTS:
        if endpoint.query is None or endpoint.method != "GET":
            continue
        for field in msgspec.structs.fields(endpoint.query):
            for odd in ("", "%00", "-1", "1e9", "9" * 400, "true", "[]", "%FF"):
                path = f"{filled(endpoint, table)}?{field.encode_name}={odd}"
                with ann.client.stream("GET", path) as reply:
                    assert reply.status_code < 500, path


@pytest.mark.parametrize("query", ["seat=-1", "seat=x", "seat=99", "cursor=x", "cursor=9.9999999"])
def test_no_address_of_a_socket_is_our_fault(place: Place, query: str) -> None:
    ann = place.person()
    table = ann.opens("me", "me")
    seat, _, cursor = query.partition("=")
    socket = ann.sits(table, **{seat: cursor})  # type: ignore[arg-type]
    if query == "cursor=9.9999999":
        assert socket.update["view"]
    else:
        assert socket.closes() in (4400, 4403)
