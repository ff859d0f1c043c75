"""Requests that no browser would send, on a real line: never our fault, and nobody's trouble."""

from __future__ import annotations

import logging
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from hall.databases import sqlite_at
from hall.hostile.ground import Ground, ground
from hall.hostile.raw import RawSocket
from hall.hostile.test_frames import ours

EVIL = "evil.example"


@pytest.fixture(scope="module")
def here(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    folder = tmp_path_factory.mktemp("requests")
    shutil.copy(migrated_file, folder / "hall.sqlite")
    with ground(sqlite_at(folder / "hall.sqlite"), folder) as here:
        yield here


@pytest.fixture(autouse=True)
def unbroken(here: Ground, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """After each test everything goes on, and nothing broke."""
    yield
    assert here.ann.get(f"/api/tables/{here.running}").status_code == 200
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR and ours(each)]


def statuses(here: Ground, data: bytes) -> list[int]:
    """What is answered to these bytes, until the hall hangs up."""
    with RawSocket(here.place.url) as raw:
        raw.send(data)
        raw.end()
        return [int(each) for each in re.findall(rb"HTTP/1\.[01] (\d+)", raw.rest())]


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
NEXT = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
GARBLED = [
    b"\r\n\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
    b"get / http/1.1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /%00%ff%c0%ae HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: a\x00b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n folded: yes\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: \xff\xfe=\xfd\r\nAuthorization: \xff\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + b"emberhall=x; " * 9_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"".join(b"X%d: y\r\n" % n for n in range(9_000)),
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: nonsense\r\nSec-WebSocket-Version: 99\r\n\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: h2c\r\n"
    b"Connection: Upgrade, HTTP2-Settings\r\n\r\n",
]


@pytest.mark.parametrize("data", GARBLED, ids=range(len(GARBLED)))
def test_a_garbled_request_is_refused(here: Ground, data: bytes) -> None:
    assert all(status < 500 for status in statuses(here, data))


SMUGGLED = [
    b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n",
    b"Content-Length: 2\r\nContent-Length: 70\r\n\r\n{}",
    b"Content-Length: 2, 2\r\n\r\n{}",
    b"Content-Length: +2\r\n\r\n{}",
    b"Content-Length: 0x2\r\n\r\n{}",
    b"Content-Length: -1\r\n\r\n{}",
    b"Content-Length: 99999999999999999999999\r\n\r\n{}",
    b"Transfer-Encoding: xchunked\r\n\r\n{}",
    b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    b"Transfer-Encoding: identity, chunked, identity\r\n\r\n0\r\n\r\n",
    b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n",
    b"Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}",
]


@pytest.mark.parametrize("framing", SMUGGLED, ids=range(len(SMUGGLED)))
def test_of_a_request_with_two_ends_nothing_behind_it_is_read(here: Ground, framing: bytes) -> None:
    """What a proxy may take for a body, we never take for the next request."""
    found = statuses(here, HEAD + framing + NEXT)
    assert 200 not in found
    assert all(status < 500 for status in found)


TRAVERSALS = [
    "/static/x/../../../../etc/passwd",
    "/static/x/..%2f..%2f..%2fetc%2fpasswd",
    "/static/x/%2e%2e/%2e%2e/pyproject.toml",
    "/static/x/%252e%252e/%252e%252e/etc/passwd",
    "/static/x/..\\..\\..\\etc\\passwd",
    "/static/x//etc/passwd",
    "/static/x/%2fetc%2fpasswd",
    "/static/x/./js/../../../hall/app.py",
    "/static/../hall/app.py",
    "/static/x/js/main.js%00.png",
    "/static/x/",
    "/static//",
    "/static/x/js",
]


@pytest.mark.parametrize("path", TRAVERSALS)
def test_no_path_leads_out_of_the_files(here: Ground, path: str) -> None:
    with RawSocket(here.place.url) as raw:
        raw.send(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        reply = raw.rest()
    assert reply.startswith(b"HTTP/1.1 404"), reply[:80]
    assert b"root:" not in reply
    assert b"def create_app" not in reply


HOSTS = [
    EVIL,
    f"127.0.0.1.{EVIL}",
    f"localhost.{EVIL}",
    f"127.0.0.1@{EVIL}",
    f"127.0.0.1:80@{EVIL}",
    f"{EVIL}#127.0.0.1",
    f"{EVIL}/127.0.0.1",
    "[::1",
    "127.0.0.1:99999",
    "127.0.0.1:x",
    "",
]


@pytest.mark.parametrize("host", HOSTS)
def test_no_name_but_ours_is_answered_to(here: Ground, host: str) -> None:
    for path in ("/", "/api/tables", f"/api/tables/{here.gathering}"):
        reply = here.ann.client.get(path, headers={"Host": host})
        assert reply.status_code in (400, 421)
        assert EVIL not in reply.text


def test_links_carry_no_name_that_a_header_claims(here: Ground) -> None:
    headers = {
        "X-Forwarded-Host": EVIL,
        "X-Forwarded-For": "6.6.6.6",
        "X-Forwarded-Proto": "gopher",
        "Forwarded": f"host={EVIL};proto=https",
        "X-Original-URL": "/metrics",
        "X-HTTP-Method-Override": "DELETE",
    }
    reply = here.ann.client.post(f"/api/tables/{here.gathering}/links", json={}, headers=headers)
    assert reply.status_code == 200
    for name in ("join", "watch"):
        assert reply.json()[name].startswith(f"{here.place.url}/")
    assert EVIL not in reply.text
    assert EVIL not in str(reply.headers)


ORIGINS = [
    f"https://{EVIL}",
    f"http://127.0.0.1.{EVIL}",
    f"http://127.0.0.1@{EVIL}",
    "http://127.0.0.1:1",
    "https://127.0.0.1",
    "null",
    "",
    "file://",
    "chrome-extension://abc",
]


@pytest.mark.parametrize("origin", ORIGINS)
@pytest.mark.parametrize("content", ["application/json", "text/plain", "multipart/form-data"])
def test_no_other_page_acts_with_our_cookie(here: Ground, origin: str, content: str) -> None:
    path = f"/api/tables/{here.running}/close"
    headers = {"Origin": origin, "Content-Type": content, "Cookie": f"emberhall={here.cookie}"}
    reply = httpx.post(here.place.url + path, content=b"{}", headers=headers)
    assert reply.status_code == 403, reply.text
    assert "access-control-allow-origin" not in reply.headers
    table = here.ann.get(f"/api/tables/{here.running}").json()["table"]
    assert table["state"] == "running"


def test_a_cookie_put_beside_ours_gives_nothing(here: Ground) -> None:
    """Of two, one counts: nobody is two people at once, and nonsense is nobody."""
    stranger = here.place.person()
    stranger.get("/api/tables")
    other = stranger.client.cookies["emberhall"]
    path = f"{here.place.url}/api/tables/{here.running}"
    for cookie in (
        f"emberhall={other}",
        f"emberhall={here.cookie}x",
        f"emberhall={here.cookie[:-1]}",
        f"emberhall={here.cookie.swapcase()}",
        f'emberhall="{here.cookie}',
        f"Emberhall={here.cookie}",
        f"emberhall={here.cookie}; emberhall={other}",
        f"emberhall=; x=emberhall={here.cookie}",
    ):
        assert httpx.get(path, headers={"Cookie": cookie}).status_code == 404, cookie
    both = {"Cookie": f"emberhall={here.cookie}", "Authorization": f"Bearer {other}"}
    assert httpx.get(path, headers=both).status_code == 404


BOMBS = [
    b"[" * 60_000,
    b'{"settings":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}",
    b'{"title":"duals","seats":[{"kind":"me"}],"settings":{"a":' + b"9" * 50_000 + b"}}",
    b'{"title":"duals","seats":[{"kind":"me"}],"clock":{"a":' + b"[" * 900 + b"]" * 900 + b"}}",
    b'{"title":"duals","seats":[{"kind":"me"}],"settings":{"a":1e99999}}',
    b'{"title":"duals","seats":[' + b'{"kind":"me"},' * 4_000 + b'{"kind":"me"}]}',
    b'{"title":"' + b"\\u0000" * 9_000 + b'"}',
    b"\xef\xbb\xbf{}",
    b"\xff\xfe{\x00}\x00",
    b"{} {}",
    b"NaN",
]


@pytest.mark.parametrize("bomb", BOMBS, ids=range(len(BOMBS)))
def test_no_body_explodes(here: Ground, bomb: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    for path in ("/api/tables", "/api/campaigns", "/api/records", "/api/campaigns/import"):
        reply = here.ann.client.post(path, content=bomb, headers=headers)
        assert 400 <= reply.status_code < 500, f"{path}: {reply.status_code}"
        assert reply.json().keys() == {"code", "words", "why"}


def test_bodies_that_drip_keep_nobody_waiting(here: Ground) -> None:
    with ExitStack() as slow:
        lines = [slow.enter_context(RawSocket(here.place.url)) for _ in range(60)]
        for line in lines:
            line.send(HEAD + b"Content-Length: 2000\r\n\r\n{")
        for number in range(5):
            for line in lines:
                line.send(b" ")
            assert here.ann.opens("me", "me", label=f"Table {number}")
