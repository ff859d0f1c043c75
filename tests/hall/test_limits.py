"""How much and how often: buckets, addresses, bodies."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from emberhall.hall.auth import tokens
from emberhall.hall.auth.bodies import LONGEST, LONGEST_BROUGHT, Bodies
from emberhall.hall.auth.door import Door
from emberhall.hall.auth.limits import DAY, RATES, Allowance, Limits, Rate, address_of, verb_of
from hall.asgi import app_of, ask, scope_of

JSON = ("content-type", "application/json")


class Watch:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def limits(clock: Watch, most: int = 100) -> Limits:
    return Limits({"chat": Allowance(Rate(3, 0.5), Rate(5, 1))}, most, clock)


def test_a_bucket_gives_what_is_in_it_and_then_as_much_as_flows_in() -> None:
    clock = Watch()
    chatting = limits(clock)
    assert [chatting.wait("chat", "1.2.3.4", "ann") for _ in range(4)] == [0, 0, 0, 2]
    clock.now += 1
    assert chatting.wait("chat", "1.2.3.4", "ann") == 1
    clock.now += 1
    assert chatting.wait("chat", "1.2.3.4", "ann") == 0
    assert chatting.wait("chat", "1.2.3.4", "ann") == 2


def test_many_secrets_of_one_address_share_what_the_address_may() -> None:
    chatting = limits(Watch())
    waits = [chatting.wait("chat", "1.2.3.4", f"browser {n}") for n in range(6)]
    assert waits == [0, 0, 0, 0, 0, 1]
    assert chatting.wait("chat", "1.2.3.5", "somebody else") == 0


def test_one_secret_of_many_addresses_has_one_bucket() -> None:
    chatting = limits(Watch())
    assert [chatting.wait("chat", f"1.2.3.{n}", "ann") for n in range(4)] == [0, 0, 0, 2]


def test_who_is_refused_takes_nothing_from_others_at_the_same_address() -> None:
    chatting = limits(Watch())
    for _ in range(20):
        chatting.wait("chat", "1.2.3.4", "ann")
    assert [chatting.wait("chat", "1.2.3.4", "ben") for _ in range(3)] == [0, 0, 1]


def test_a_clock_that_jumps_back_gives_and_takes_nothing() -> None:
    clock = Watch()
    chatting = limits(clock)
    for _ in range(3):
        assert chatting.wait("chat", "1.2.3.4", "ann") == 0
    clock.now -= 50
    assert chatting.wait("chat", "1.2.3.4", "ann") == 2


def test_buckets_are_bounded_and_the_longest_untouched_are_forgotten() -> None:
    chatting = limits(Watch(), most=50)
    for n in range(1_000):
        chatting.wait("chat", f"10.0.{n // 250}.{n % 250}", f"browser {n}")
        chatting.wait("chat", "1.2.3.4", "busy")
    assert chatting.buckets == 50
    assert chatting.wait("chat", "1.2.3.4", "busy") > 0


@given(st.lists(st.tuples(st.floats(0, 3), st.integers(0, 2)), max_size=200))
def test_nobody_ever_gets_more_than_size_and_flow(steps: list[tuple[float, int]]) -> None:
    clock = Watch()
    chatting, got = limits(clock), [0, 0, 0]
    for pause, who in steps:
        clock.now += pause
        got[who] += chatting.wait("chat", "1.2.3.4", f"browser {who}") == 0
    passed = clock.now - 100
    assert all(count <= 3 + passed * 0.5 + 1e-6 for count in got)
    assert sum(got) <= 5 + passed + 1e-6


@pytest.mark.parametrize(
    ("method", "path", "verb"),
    [
        ("GET", "/static/js/main.js", "file"),
        ("GET", "/api/tables", "read"),
        ("HEAD", "/", "read"),
        ("GET", "/api/tables/t/stream", "open"),
        ("POST", "/api/tables", "make"),
        ("POST", "/api/tables/t/rematch", "make"),
        ("POST", "/api/records/r/fork", "make"),
        ("POST", "/api/campaigns", "make"),
        ("POST", "/api/campaigns/c/chapter", "make"),
        ("POST", "/api/records", "bring"),
        ("POST", "/api/tables/t/join", "secret"),
        ("POST", "/api/tables/t/watch", "secret"),
        ("POST", "/api/tables/t/links", "secret"),
        ("POST", "/api/tables/t/recovery", "secret"),
        ("POST", "/api/tables/t/program", "secret"),
        ("POST", "/api/recover", "secret"),
        ("POST", "/api/tables/t/answer", "answer"),
        ("POST", "/api/tables/t/undo", "undo"),
        ("POST", "/api/tables/t/chat", "chat"),
        ("POST", "/api/tables/t/hint", "hint"),
        ("POST", "/api/tables/t/begin", "write"),
        ("DELETE", "/anything", "write"),
    ],
)
def test_every_verb_has_an_allowance(method: str, path: str, verb: str) -> None:
    assert verb_of(scope_of(path, method)) == verb
    assert verb in RATES


def test_a_socket_takes_from_the_allowance_for_opening() -> None:
    assert verb_of(scope_of("/api/tables/t/socket", kind="websocket")) == "open"


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("a unix socket", ""),
    ],
)
def test_an_address_is_a_household(client: str, address: str) -> None:
    assert address_of(scope_of("/", client=client)) == address


def test_what_a_sender_claims_of_itself_counts_only_behind_a_proxy_of_ours() -> None:
    seen: list[str] = []
    app = app_of(lambda scope, _: seen.append(address_of(scope)))
    claims = [("x-forwarded-for", "9.9.9.9, 5.6.7.8")]
    ask(app, scope_of("/", headers=claims))
    proxied = ProxyHeadersMiddleware(app, trusted_hosts="127.0.0.1")  # type: ignore[arg-type]
    # The last one is what our own proxy saw; those before it are what it was told.
    ask(proxied, scope_of("/", headers=claims))  # type: ignore[arg-type]
    ask(proxied, scope_of("/", headers=claims, client="1.2.3.4"))  # type: ignore[arg-type]
    assert seen == ["127.0.0.1", "5.6.7.8", "1.2.3.4"]


def door(clock: Watch, seen: list[str]) -> ASGIApp:
    two = Allowance(Rate(2, 0.1), Rate(3, 0.1))
    rates = Limits(dict.fromkeys(RATES, two), now=clock)
    return Door(app_of(lambda scope, _: seen.append(scope["path"])), rates)


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/tables/t/stream", "/metrics"])
def test_who_asks_too_often_is_told_when_to_come_again(path: str) -> None:
    clock, seen = Watch(), list[str]()
    asked = door(clock, seen)
    secret = tokens.mint()
    cookie = [("cookie", f"emberhall={secret}")]
    assert [ask(asked, scope_of(path, headers=cookie)).status for _ in range(2)] == [204, 204]
    reply = ask(asked, scope_of(path, headers=cookie))
    assert (reply.status, reply.json()["code"]) == (429, "too-fast")
    assert reply.header("retry-after") == "10"
    assert secret not in str(reply)
    assert len(seen) == 2
    clock.now += 10
    assert ask(asked, scope_of(path, headers=cookie)).status == 204


def test_of_what_stays_there_is_so_much_a_day() -> None:
    """However slowly somebody opens tables, at the end of the day it is enough."""
    clock, seen = Watch(), list[str]()
    rates = {**RATES, "keep": Allowance(Rate(3, 3 / DAY), Rate(4, 4 / DAY))}
    asked = Door(app_of(lambda scope, _: seen.append(scope["path"])), Limits(rates, now=clock))

    def opens(path: str, who: str) -> int:
        clock.now += 60
        cookie = [("cookie", f"emberhall={who * 43}"), JSON]
        return ask(asked, scope_of(path, "POST", cookie)).status

    assert [opens("/api/tables", "a") for _ in range(3)] == [204] * 3
    assert [opens(path, "a") for path in ("/api/tables", "/api/records")] == [429] * 2
    assert [opens("/api/records", "b") for _ in range(2)] == [204, 429]
    assert opens("/api/tables/t/answer", "a") == 204
    clock.now += DAY / 3
    assert opens("/api/tables", "a") == 204


def test_nobody_has_a_day_forgotten_by_making_up_cookies() -> None:
    """However much is asked in between that costs nothing, by whomever one says one is."""
    clock = Watch()
    rates = {**RATES, "keep": Allowance(Rate(3, 3 / DAY), Rate(4, 4 / DAY))}
    asked = Door(app_of(lambda *_: None), Limits(rates, most=50, now=clock))

    def asks(path: str, method: str, who: str) -> int:
        clock.now += 5
        cookie = [("cookie", f"emberhall={who:x>43}"), JSON]
        return ask(asked, scope_of(path, method, cookie)).status

    assert [asks("/api/tables", "POST", f"{n}") for n in range(5)] == [204] * 4 + [429]
    assert {asks("/api/titles", "GET", f"{n}") for n in range(200)} == {204}
    assert {asks("/api/tables", "POST", f"{n}") for n in range(200)} == {429}
    assert {asks("/api/titles", "GET", f"{n}") for n in range(200)} == {204}
    assert asks("/api/tables", "POST", "again") == 429


def test_what_is_costly_is_asked_for_by_nobody_unknown() -> None:
    seen: list[str] = []
    asked = Door(app_of(lambda scope, _: seen.append(scope["path"])), Limits())
    for headers in ([JSON], [JSON, ("cookie", "emberhall=x")], [JSON, ("authorization", "Bearer")]):
        reply = ask(asked, scope_of("/api/records", "POST", headers))
        assert (reply.status, reply.json()["code"]) == (403, "no-cookie")
    assert seen == []
    cookie = [JSON, ("cookie", f"emberhall={tokens.mint()}")]
    assert ask(asked, scope_of("/api/records", "POST", cookie)).status == 204


def test_a_flood_of_sockets_is_refused_in_the_handshake() -> None:
    asked = door(Watch(), [])
    scope = scope_of("/api/tables/t/socket", kind="websocket")
    assert [ask(asked, dict(scope)).closed for _ in range(4)] == [0, 0, 0, 1008]


def reading(seen: list[bytes], patience: float = 5) -> ASGIApp:
    return Bodies(app_of(lambda _, body: seen.append(body)), patience)


def test_a_body_in_parts_arrives_whole() -> None:
    seen: list[bytes] = []
    assert ask(reading(seen), scope_of("/x", "POST", [JSON]), b'{"a"', b":1}").status == 204
    assert seen == [b'{"a":1}']


@pytest.mark.parametrize(
    "headers",
    [
        [],
        [("content-type", "text/plain")],
        [("content-type", "application/x-www-form-urlencoded")],
        [("content-type", "multipart/form-data; boundary=application/json")],
        [("content-type", "application/jsonp")],
    ],
)
def test_what_is_not_json_is_refused(headers: list[tuple[str, str]]) -> None:
    seen: list[bytes] = []
    reply = ask(reading(seen), scope_of("/x", "POST", headers), b"{}")
    assert (reply.status, reply.json()["code"]) == (415, "not-json")
    assert seen == []


def test_json_may_say_its_character_set() -> None:
    said = [("content-type", "Application/JSON; charset=utf-8")]
    assert ask(reading([]), scope_of("/x", "POST", said), b"{}").status == 204


def test_a_body_that_says_it_is_too_long_is_not_read() -> None:
    said = [JSON, ("content-length", str(LONGEST + 1))]
    reply = ask(reading([]), scope_of("/x", "POST", said))
    assert (reply.status, reply.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("length", ["-1", "x", "9" * 5_000, "１"])
def test_a_length_that_is_none_is_refused(length: str) -> None:
    said = [JSON, ("content-length", length)]
    assert ask(reading([]), scope_of("/x", "POST", said)).status == 413


def test_a_body_that_lied_about_its_length_is_cut_off() -> None:
    seen: list[bytes] = []
    parts = [b"x" * 1_000] * (LONGEST // 1_000 + 1)
    said = [JSON, ("content-length", "10")]
    assert ask(reading(seen), scope_of("/x", "POST", said), *parts, stalls=True).status == 413
    assert seen == []


def test_a_record_may_be_longer_than_anything_else() -> None:
    seen: list[bytes] = []
    whole = b"x" * LONGEST_BROUGHT["/api/records"]
    assert ask(reading(seen), scope_of("/api/records", "POST", [JSON]), whole).status == 204
    assert ask(reading(seen), scope_of("/api/records", "POST", [JSON]), whole, b"x").status == 413
    assert ask(reading(seen), scope_of("/api/tables", "POST", [JSON]), whole).status == 413


def test_a_body_that_drips_is_given_up() -> None:
    began = time.monotonic()
    seen: list[bytes] = []
    asked = reading(seen, patience=0.05)
    reply = ask(asked, scope_of("/x", "POST", [JSON]), b"{", stalls=True)
    assert (reply.status, reply.json()["code"]) == (408, "too-slow")
    assert seen == []
    assert time.monotonic() - began < 5
