"""From a secret to what it may do, on a real database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from emberhall.hall.auth import tokens
from emberhall.hall.auth.guard import Cookies, Guard, Pass
from emberhall.hall.room import Room
from emberhall.hall.store import grants, schema
from emberhall.hall.store.engine import open_engine
from emberhall.hall.store.grants import Grant
from emberhall.hall.wire import Refused
from hall.asgi import Reply, ask, scope_of
from hall.asking import HERE, visitors

ANN, BEN = tokens.mint(), tokens.mint()


def cookie(secret: str) -> list[tuple[str, str]]:
    return [("cookie", f"theme=dark; emberhall={secret}")]


def bearer(secret: str) -> list[tuple[str, str]]:
    return [("authorization", f"Bearer {secret}")]


@pytest.fixture
def engine(database_url: str) -> Iterator[sa.Engine]:
    engine = open_engine(database_url)
    with engine.begin() as connection:
        for table_id, listed in (("open", True), ("closed", False)):
            connection.execute(sa.insert(schema.tables).values(**row(table_id, listed)))
    yield engine
    engine.dispose()


def row(table_id: str, listed: bool) -> dict[str, Any]:
    return {
        "id": table_id,
        "title": "duals",
        "state": "running",
        "settings": {},
        "clock": {},
        "undo": True,
        "listed": listed,
        "muted": [],
        "made_at": 0,
    }


def give(engine: sa.Engine, secret: str, kind: str, table: str, seat: int | None = None) -> None:
    with engine.begin() as connection:
        grants.give(connection, Grant(tokens.holder_of(secret), kind, table, seat), at=1)


def at(engine: sa.Engine, table_id: str, headers: list[tuple[str, str]] = []) -> Pass:  # noqa: B006
    request = HTTPConnection(scope_of("/", headers=headers))
    return asyncio.run(Guard(engine).at(request, table_id))


def refusal(engine: sa.Engine, table_id: str, headers: list[tuple[str, str]] = []) -> Refused:  # noqa: B006
    with pytest.raises(Refused) as no:
        at(engine, table_id, headers)
    return no.value


def test_a_browser_holds_its_seats_and_what_else_it_was_given(engine: sa.Engine) -> None:
    give(engine, ANN, grants.HOST, "closed")
    give(engine, ANN, grants.SEAT, "closed", 0)
    give(engine, ANN, grants.SEAT, "closed", 2)
    give(engine, BEN, grants.SEAT, "closed", 1)
    ann = at(engine, "closed", cookie(ANN))
    assert ann == Pass(tokens.holder_of(ANN), "closed", frozenset({0, 2}), host=True, watch=True)
    ben = at(engine, "closed", cookie(BEN))
    assert (ben.seats, ben.host) == (frozenset({1}), False)


def test_a_program_holds_the_one_seat_of_its_token(engine: sa.Engine) -> None:
    give(engine, ANN, grants.SEAT, "closed", 1)
    assert at(engine, "closed", bearer(ANN)).seats == {1}
    assert at(engine, "closed", [("authorization", f"bearer  {ANN} ")]).seats == {1}


def test_a_token_is_not_helped_by_a_cookie_that_comes_with_it(engine: sa.Engine) -> None:
    give(engine, ANN, grants.SEAT, "closed", 1)
    refusal(engine, "closed", bearer(BEN) + cookie(ANN))
    refusal(engine, "closed", [("authorization", "Basic x"), *cookie(ANN)])


def test_a_listed_table_may_be_watched_by_anybody_but_not_played(engine: sa.Engine) -> None:
    assert at(engine, "open") == Pass("", "open", frozenset(), host=False, watch=True)
    stranger = at(engine, "open", cookie(BEN))
    with pytest.raises(Refused, match="not yours"):
        stranger.to_play(0)
    with pytest.raises(Refused, match="Only the host"):
        stranger.to_host()


def test_a_table_that_is_not_there_and_one_that_is_not_yours_are_the_same(
    engine: sa.Engine,
) -> None:
    give(engine, ANN, grants.SEAT, "closed", 0)
    for headers in ([], cookie(BEN), bearer(BEN), cookie("short")):
        hidden, absent = refusal(engine, "closed", headers), refusal(engine, "nowhere", headers)
        assert (hidden.code, hidden.words, hidden.why) == (absent.code, absent.words, absent.why)


@pytest.mark.parametrize("table_id", ["", "a" * 65, "\0", "ü", "'; drop table grants; --", "a\n"])
def test_what_cannot_be_a_table_is_not_looked_up(engine: sa.Engine, table_id: str) -> None:
    assert refusal(engine, table_id).code == "not-found"


@pytest.mark.parametrize("kind", [grants.JOIN, grants.LOOK, grants.RECOVER, grants.CAMPAIGN])
def test_a_link_is_no_pass_by_itself(engine: sa.Engine, kind: str) -> None:
    """Who has an invitation must use it; as a cookie or a token it opens nothing."""
    give(engine, ANN, kind, "closed", 0)
    refusal(engine, "closed", bearer(ANN))
    refusal(engine, "closed", cookie(ANN))


def test_a_watcher_watches_and_nothing_else(engine: sa.Engine) -> None:
    give(engine, BEN, grants.WATCH, "closed")
    assert at(engine, "closed", cookie(BEN)) == Pass(
        tokens.holder_of(BEN), "closed", frozenset(), host=False, watch=True
    )


def test_a_grant_of_one_table_is_none_of_another(engine: sa.Engine) -> None:
    give(engine, ANN, grants.HOST, "open")
    give(engine, ANN, grants.SEAT, "open", 0)
    refusal(engine, "closed", cookie(ANN))


def test_what_was_revoked_is_gone_and_what_others_hold_stays(engine: sa.Engine) -> None:
    give(engine, ANN, grants.SEAT, "closed", 0)
    give(engine, BEN, grants.SEAT, "closed", 1)
    with engine.begin() as connection:
        assert grants.revoke_seat(connection, "closed", 0, at=2) == 1
        assert grants.revoke_seat(connection, "closed", 0, at=3) == 0
    refusal(engine, "closed", cookie(ANN))
    assert at(engine, "closed", cookie(BEN)).seats == {1}


def test_a_seat_is_taken_from_all_who_hold_it_but_those_named(engine: sa.Engine) -> None:
    give(engine, ANN, grants.SEAT, "closed", 0)
    give(engine, ANN, grants.SEAT, "closed", 1)
    give(engine, BEN, grants.SEAT, "closed", 0)
    with engine.begin() as connection:
        grants.revoke_seat(connection, "closed", 0, at=2, but=[tokens.holder_of(BEN)])
        assert [g.holder for g in grants.of_seat(connection, "closed", 0)] == [
            tokens.holder_of(BEN)
        ]
    assert at(engine, "closed", cookie(ANN)).seats == {1}


def test_a_grant_stands_once_however_often_it_is_given(engine: sa.Engine) -> None:
    for _ in range(3):
        give(engine, ANN, grants.WATCH, "closed")
    with engine.begin() as connection:
        assert len(grants.of_holder(connection, tokens.holder_of(ANN))) == 1
        grants.revoke_all(connection, "closed", grants.WATCH, at=2)
    refusal(engine, "closed", cookie(ANN))
    give(engine, ANN, grants.WATCH, "closed")
    assert at(engine, "closed", cookie(ANN)).watch


def test_an_invitation_is_good_for_its_table_and_its_kind(engine: sa.Engine) -> None:
    guard = Guard(engine)

    async def story() -> None:
        secret = await guard.mint(grants.JOIN, "closed")
        found = await guard.link(secret, "closed", [grants.JOIN])
        assert (found.kind, found.table_id) == (grants.JOIN, "closed")
        for table_id, kinds in (("open", [grants.JOIN]), ("closed", [grants.WATCH])):
            with pytest.raises(Refused, match="no such table"):
                await guard.link(secret, table_id, kinds)
        for wrong in ("", "x" * 43, secret[:-1], tokens.holder_of(secret)):
            with pytest.raises(Refused, match="no such table"):
                await guard.link(wrong, "closed", [grants.JOIN])

    asyncio.run(story())


def test_a_recovery_link_works_once(engine: sa.Engine) -> None:
    guard = Guard(engine)

    async def story() -> list[object]:
        secret = await guard.mint(grants.RECOVER, "closed", seat=1)
        uses = [guard.recover(secret, tokens.holder_of(f"{n}" * 43)) for n in range(8)]
        return list(await asyncio.gather(*uses, return_exceptions=True))

    used = asyncio.run(story())
    assert sum(isinstance(grant, Grant) for grant in used) == 1
    assert sum(isinstance(no, Refused) for no in used) == 7


@pytest.mark.parametrize("what", ["program", "recovery", "mail"])
def test_who_loses_a_seat_while_asking_for_a_secret_of_it_gets_none(
    database_url: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would come back to them, or their program play it, or a mail tell that it is asked."""

    async def story() -> None:
        async with visitors(database_url) as come:
            ann, ben, hall = come.comes(), come.comes(), come.hall
            seats = [{"kind": "me"}, {"kind": "me"}]
            told = await ann.does("/api/tables", title="duals", seats=seats)
            address = f"/api/tables/{told['table']['id']}"
            link = (await ann.does(f"{address}/recovery", seat=0))["link"]
            find = hall.rooms.find

            async def slowly(table_id: str) -> Room:
                with monkeypatch.context() as meanwhile:
                    meanwhile.setattr(hall.rooms, "find", find)
                    await ben.does("/api/recover", secret=link.partition("#")[2])
                return await find(table_id)

            monkeypatch.setattr(hall.rooms, "find", slowly)
            more = {"mail": ""} if what == "mail" else {}
            refused = await ann.is_refused(f"{address}/{what}", seat=0, **more)
            assert refused[:2] == (403, "not-your-seat")

    asyncio.run(story())


@pytest.mark.parametrize("kind", [grants.PROGRAM, grants.RECOVER])
def test_of_secrets_made_while_a_seat_is_taken_none_is_left(engine: sa.Engine, kind: str) -> None:
    guard, ann, ben = Guard(engine), tokens.holder_of(ANN), tokens.holder_of(BEN)
    give(engine, ANN, grants.SEAT, "closed", 1)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.seats).values(**a_seat("closed", 1)))
    entry = Pass(ann, "closed", frozenset({1}), watch=True)

    async def story() -> None:
        link = await guard.mint(grants.RECOVER, "closed", 1)
        made = [guard.mint_at(entry, kind, 1) for _ in range(8)]
        await asyncio.gather(*made, guard.recover(link, ben), return_exceptions=True)
        left = await guard.all_at("closed", (grants.SEAT, grants.PROGRAM, grants.RECOVER))
        assert left == [Grant(ben, grants.SEAT, "closed", 1)]

    asyncio.run(story())


def test_of_tokens_made_at_once_for_one_seat_one_stands(engine: sa.Engine) -> None:
    guard, ann = Guard(engine), tokens.holder_of(ANN)
    give(engine, ANN, grants.SEAT, "closed", 1)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.seats).values(**a_seat("closed", 1)))
    entry = Pass(ann, "closed", frozenset({1}), watch=True)

    async def story() -> None:
        await asyncio.gather(*(guard.mint_at(entry, grants.PROGRAM, 1) for _ in range(8)))
        assert len(await guard.all_at("closed", (grants.PROGRAM,))) == 1

    asyncio.run(story())


def a_seat(table: str, seat: int) -> dict[str, Any]:
    named = {"kind": "person", "name": "Ann", "colour": 0, "spec": ""}
    return {"table_id": table, "seat": seat, **named}


def test_who_used_a_recovery_link_may_say_so_again_while_the_seat_is_theirs(
    engine: sa.Engine,
) -> None:
    guard, ann, ben = Guard(engine), tokens.holder_of(ANN), tokens.holder_of(BEN)

    async def story() -> None:
        first = await guard.mint(grants.RECOVER, "closed", seat=1)
        second = await guard.mint(grants.RECOVER, "closed", seat=1)
        assert await guard.recover(first, ben) == await guard.recover(first, ben)
        with pytest.raises(Refused):
            await guard.recover(first, ann)
        with pytest.raises(Refused):
            await guard.recover(second, ann)
        third = await guard.mint(grants.RECOVER, "closed", seat=1)
        await guard.recover(third, ann)
        with pytest.raises(Refused):
            await guard.recover(first, ben)

    asyncio.run(story())


def test_a_recovery_link_that_gave_nothing_works_again(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard, ben = Guard(engine), tokens.holder_of(BEN)

    def fails(*_: object) -> None:
        raise OSError("the disk is full")

    async def story() -> None:
        secret = await guard.mint(grants.RECOVER, "closed", seat=1)
        with monkeypatch.context() as patch:
            patch.setattr(grants, "give", fails)
            with pytest.raises(OSError, match="disk"):
                await guard.recover(secret, ben)
        assert (await guard.recover(secret, ben)).seat == 1

    asyncio.run(story())


def test_no_secret_is_in_the_database_or_in_a_line_of_the_log(
    engine: sa.Engine, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    guard = Guard(engine)
    secret = asyncio.run(guard.mint(grants.SEAT, "closed", seat=0))
    assert at(engine, "closed", bearer(secret)).seats == {0}
    with engine.begin() as connection:
        kept = connection.execute(sa.select(schema.grants)).all()
    assert len(kept) == 1
    assert secret not in str(kept)
    assert secret not in caplog.text
    assert secret not in repr(at(engine, "closed", bearer(secret)))


def test_a_program_plays_its_seat_and_owns_nothing(engine: sa.Engine) -> None:
    give(engine, ANN, grants.SEAT, "closed", 0)
    give(engine, BEN, grants.PROGRAM, "closed", 0)
    person, program = (at(engine, "closed", each) for each in (cookie(ANN), bearer(BEN)))
    assert person.to_own(0) is person
    assert program.to_play(0) is program
    with pytest.raises(Refused, match="not for a program"):
        program.to_own(0)
    asyncio.run(Guard(engine).end_programs("closed", 0))
    refusal(engine, "closed", bearer(BEN))
    assert at(engine, "closed", cookie(ANN)).seats == {0}


def test_who_lost_something_is_known_to_whoever_has_lines_open(engine: sa.Engine) -> None:
    give(engine, ANN, grants.SEAT, "closed", 0)
    clock = [100.0]
    guard = Guard(engine, lambda: clock[0])

    async def story() -> None:
        assert await guard.taken_since(0) == set()
        link = await guard.mint(grants.RECOVER, "closed", 0)
        await guard.recover(link, tokens.holder_of(BEN))
        assert guard.took.is_set()
        lost = {(tokens.holder_of(ANN), "closed"), (tokens.holder_of(link), "closed")}
        assert await guard.taken_since(100) == lost
        assert await guard.taken_since(101) == set()

    asyncio.run(story())
    assert at(engine, "closed", cookie(BEN)).seats == {0}


# The cookie


def visit(
    headers: list[tuple[str, str]], public_url: str = "", known: bool = True, scheme: str = "http"
) -> Reply:
    """A request to something that needs to know who is there (or does not)."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        who = Guard(sa.create_engine("sqlite://")).known(HTTPConnection(scope)) if known else ""
        await Response(who)(scope, receive, send)

    return ask(Cookies(app, public_url), {**scope_of("/", headers=headers), "scheme": scheme})


def test_a_browser_gets_a_cookie_that_no_script_and_no_other_site_can_use() -> None:
    reply = visit([])
    name, *marks = (reply.header("set-cookie") or "").split("; ")
    secret = name.removeprefix("emberhall=")
    assert tokens.shaped(secret)
    assert reply.body.decode() == tokens.holder_of(secret)
    assert marks == ["Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax"]
    assert reply.header("cache-control") == "no-store"


AT_HTTPS_HERE = HERE.replace("http:", "https:")
AT_HTTPS = [
    ("https://hall.example", "http"),
    ("HTTPS://hall.example", "http"),
    ("", "https"),
    ("http://hall.example", "https"),
]
"""Public URL, and what the server or its proxy says."""


@pytest.mark.parametrize(("public_url", "scheme"), AT_HTTPS)
def test_the_cookie_stays_with_this_host_where_the_hall_is_at_https(
    public_url: str, scheme: str
) -> None:
    name, *marks = (visit([], public_url, scheme=scheme).header("set-cookie") or "").split("; ")
    assert tokens.shaped(name.removeprefix("__Host-emberhall="))
    assert marks == ["Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax", "Secure"]


def test_where_there_is_no_https_the_cookie_is_plain() -> None:
    told = visit([], "http://hall.example").header("set-cookie") or ""
    assert told.startswith("emberhall=")
    assert "Secure" not in told


@pytest.mark.parametrize(("public_url", "scheme"), AT_HTTPS)
def test_a_cookie_that_a_neighbouring_host_could_have_set_is_not_read(
    public_url: str, scheme: str
) -> None:
    reply = visit(cookie(ANN), public_url, scheme=scheme)
    assert reply.body.decode() != tokens.holder_of(ANN)
    own = ("cookie", f"emberhall={BEN}; __Host-emberhall={ANN}; emberhall={BEN}")
    assert visit([own], public_url, scheme=scheme).body.decode() == tokens.holder_of(ANN)
    assert visit([own]).body.decode() == tokens.holder_of(BEN)


def test_at_https_one_comes_back_by_the_cookie_of_this_host_alone(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, eve = come.comes(AT_HTTPS_HERE), come.comes(AT_HTTPS_HERE)
            seats = [{"kind": "me"}, {"kind": "me"}]
            told = await ann.does("/api/tables", title="duals", seats=seats)
            table = f"/api/tables/{told['table']['id']}"
            assert (await ann.gets(table))["you"]["seats"] == [0, 1]
            told = await ann.gets("/api/openapi.json")
            named = told["components"]["securitySchemes"]["browser"]["name"]
            assert {*ann.client.cookies} == {named} == {"__Host-emberhall"}
            plain = f"emberhall={ann.client.cookies[named]}"
            assert (await eve.asks(table, cookie=plain)).status_code == 404

    asyncio.run(story())


def test_a_known_browser_keeps_its_secret_and_its_cookie_lasts_longer() -> None:
    reply = visit(cookie(ANN))
    assert reply.body.decode() == tokens.holder_of(ANN)
    assert (reply.header("set-cookie") or "").startswith(f"emberhall={ANN}; ")


def test_a_cookie_that_is_none_of_ours_is_replaced() -> None:
    reply = visit(cookie("admin"))
    assert "emberhall=admin" not in (reply.header("set-cookie") or "")
    assert reply.header("set-cookie")


def test_who_only_reads_gets_no_cookie() -> None:
    assert visit([], known=False).header("set-cookie") is None


def test_a_program_gets_no_cookie_and_one_with_a_wrong_token_is_refused() -> None:
    assert visit(bearer(ANN)).header("set-cookie") is None
    assert visit(bearer(ANN)).body.decode() == tokens.holder_of(ANN)
    with pytest.raises(Refused):
        visit(bearer("short"))
