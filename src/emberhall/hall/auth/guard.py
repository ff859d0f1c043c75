"""From a request to what it may do at a table. Nothing else ever sees a secret."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlsplit

import sqlalchemy as sa
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhall.hall.auth import tokens
from emberhall.hall.refusal import NOT_HOST, NOT_YOUR_SEAT
from emberhall.hall.store import grants
from emberhall.hall.store.grants import Grant
from emberhall.hall.store.ids import is_id
from emberhall.hall.store.tables import hold_seat, set_mail
from emberhall.hall.wire import NOT_FOUND, Refused, not_found

COOKIE = "emberhall"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name at https: no other host can set it, not even one of the same domain."""
_FOUR_HUNDRED_DAYS = 400 * 24 * 3600
"""As long as browsers keep a cookie at all."""
_NAME, _NEW = "emberhall.cookie-name", "emberhall.cookie"

_PASSES = {grants.HOST, grants.SEAT, grants.PROGRAM, grants.WATCH}
"""Kinds of grants that let somebody in; a link must be used first."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pass:
    """What one browser or program may do at one table."""

    holder: str
    table_id: str
    seats: frozenset[int] = frozenset()
    host: bool = False
    watch: bool = False
    program: bool = False
    """A program plays its seat and gives nothing away: no links, no tokens, not the seat."""

    def to_host(self) -> Pass:
        """This pass, if it is the host's. Raises Refused."""
        if not self.host:
            raise Refused(NOT_HOST, "Only the host of this table may do that.")
        return self

    def to_play(self, seat: int) -> Pass:
        """This pass, if it is for this seat. Raises Refused."""
        if seat not in self.seats:
            raise Refused(NOT_YOUR_SEAT, "That seat is not yours.")
        return self

    def to_own(self, seat: int) -> Pass:
        """This pass, if it is that of the seat's person, not of a program. Raises Refused."""
        if self.program:
            raise Refused(NOT_YOUR_SEAT, "That is for the person of this seat, not for a program.")
        return self.to_play(seat)


def holder(request: HTTPConnection) -> str:
    """Who sends this: a program by its token, a browser by its cookie; empty for nobody."""
    secret = _secret(request)
    return tokens.holder_of(secret) if secret else ""


def cookie_name(request: HTTPConnection) -> str:
    """The name of the cookie that counts where this was asked."""
    name: str = request.scope.get(_NAME, COOKIE)
    return name


def _secret(request: HTTPConnection) -> str:
    bearer = request.headers.get("authorization")
    if bearer is not None:
        scheme, _, secret = bearer.partition(" ")
        secret = secret.strip() if scheme.lower() == "bearer" else ""
    else:
        given = cookie_parser(request.headers.get("cookie", ""))
        secret = given.get(cookie_name(request), "")
    return secret if tokens.shaped(secret) else ""


def _pass(who: str, table_id: str, listed: bool, held: list[Grant]) -> Pass:
    kinds = {grant.kind for grant in held}
    played = [grant.seat for grant in held if grant.kind in (grants.SEAT, grants.PROGRAM)]
    return Pass(
        who,
        table_id,
        frozenset(seat for seat in played if seat is not None),
        host=grants.HOST in kinds,
        watch=listed or not kinds.isdisjoint(_PASSES),
        program=grants.PROGRAM in kinds,
    )


class Guard:
    """Looks up what a secret is good for, and hands out new ones."""

    def __init__(self, engine: sa.Engine, now: Callable[[], float] = time.time) -> None:
        self._engine, self._now = engine, now
        self.took = asyncio.Event()
        """Set when something was taken from somebody: open lines are to be looked at."""

    async def at(self, request: HTTPConnection, table_id: str) -> Pass:
        """What the sender may do at this table. Raises Refused where that is nothing."""
        return await self.pass_of(holder(request), table_id)

    async def pass_of(self, who: str, table_id: str) -> Pass:
        """What a holder may do at this table. Raises Refused where that is nothing."""
        if not is_id(table_id):
            raise not_found("table")
        found = await self._in_thread(lambda c: grants.standing(c, who, table_id))
        entry = None if found is None else _pass(who, table_id, *found)
        if entry is None or not entry.watch:
            raise not_found("table")
        return entry

    async def left_of(self, entry: Pass) -> Pass:
        """What is left of a pass when something was taken from it; it may be nothing."""
        try:
            return await self.pass_of(entry.holder, entry.table_id)
        except Refused:
            return Pass(entry.holder, entry.table_id)

    def known(self, request: HTTPConnection) -> str:
        """The sender's holder; a browser that has none gets its cookie with the response."""
        secret = _secret(request)
        if "authorization" in request.headers and not secret:
            raise Refused(NOT_FOUND, "That token is not known here.")
        if "authorization" not in request.headers:
            secret = request.scope.setdefault(_NEW, secret or tokens.mint())
        return tokens.holder_of(secret)

    def person(self, request: HTTPConnection) -> str:
        """As `known`, but of browsers alone: a program takes no chair besides its own."""
        if "authorization" in request.headers:
            raise Refused(
                NOT_YOUR_SEAT, "A program plays the seat of its token, and takes no other."
            )
        return self.known(request)

    async def mint(
        self,
        kind: str,
        table_id: str | None,
        seat: int | None = None,
        campaign_id: str | None = None,
    ) -> str:
        """A new secret good for one thing: a link's fragment, or a program's token."""
        secret = tokens.mint()
        await self.give(tokens.holder_of(secret), kind, table_id, seat, campaign_id)
        return secret

    async def mint_at(self, entry: Pass, kind: str, seat: int) -> str:
        """A new secret for a seat that is its sender's own: whoever takes the seat from them takes
        that, too. Of programs' tokens one stands. Raises Refused."""
        secret = tokens.mint()
        grant = Grant(tokens.holder_of(secret), kind, entry.table_id, seat)

        def minted(connection: sa.Connection) -> None:
            if kind == grants.PROGRAM:
                grants.revoke_programs(connection, entry.table_id, seat, self._now())
            grants.give(connection, grant, self._now())

        await self.at_own(entry, seat, minted)
        self.took.set()
        return secret

    async def at_own(self, entry: Pass, seat: int, work: Callable[[sa.Connection], T]) -> T:
        """Write something down for a seat that is its sender's own, and stays so until then.

        Raises Refused where somebody has taken it since this pass was given."""

        def held(connection: sa.Connection) -> T:
            hold_seat(connection, entry.table_id, seat)
            found = grants.find(connection, entry.holder, entry.table_id)
            _pass(entry.holder, entry.table_id, False, found).to_own(seat)
            return work(connection)

        return await self._in_thread(held)

    async def give(
        self,
        holder: str,
        kind: str,
        table_id: str | None = None,
        seat: int | None = None,
        campaign_id: str | None = None,
    ) -> None:
        """Let a holder do one more thing."""
        grant = Grant(holder, kind, table_id, seat, campaign_id)
        await self._in_thread(lambda c: grants.give(c, grant, self._now()))

    async def recover(self, secret: str, holder: str) -> Grant:
        """Give the seat of a recovery link to this holder, and take it from everybody else.

        Raises Refused when the link has been used or ended; it works once, or not at all. Whoever
        has used it may say so again: the answer may have been lost on its way."""

        def recovered(connection: sa.Connection) -> Grant | None:
            who = tokens.holder_of(secret)
            link = grants.use_once(connection, who, grants.RECOVER, self._now())
            if link is None:
                return grants.own_by_used(connection, who, grants.RECOVER, holder)
            assert link.table_id is not None
            assert link.seat is not None
            hold_seat(connection, link.table_id, link.seat)
            grant = Grant(holder, grants.SEAT, link.table_id, link.seat)
            before = grants.of_seat(connection, link.table_id, link.seat)
            grants.revoke_seat(connection, link.table_id, link.seat, self._now(), but=(holder,))
            grants.give(connection, grant, self._now())
            for old in {each.holder for each in before} - {holder}:
                grants.hand_on_host(connection, link.table_id, old, holder, self._now())
            set_mail(connection, link.table_id, link.seat, "")
            return grant

        given = await self._in_thread(recovered) if tokens.shaped(secret) else None
        if given is None:
            raise Refused(NOT_FOUND, "That link does not work, or has been used already.")
        self.took.set()
        return given

    async def end_programs(self, table_id: str, seat: int) -> None:
        """End every token by which a program plays this seat."""
        await self._in_thread(lambda c: grants.revoke_programs(c, table_id, seat, self._now()))
        self.took.set()

    async def end_links(self, table_id: str) -> None:
        """End every link to join or to look on, and show out whoever watches by one."""

        def ended(connection: sa.Connection) -> None:
            for kind in (grants.JOIN, grants.LOOK, grants.WATCH):
                grants.revoke_all(connection, table_id, kind, self._now())

        await self._in_thread(ended)
        self.took.set()

    async def end_campaign_links(self, campaign_id: str) -> None:
        """End every link to a campaign; who plays along by one stays."""
        await self._in_thread(lambda c: grants.revoke_campaign_links(c, campaign_id, self._now()))

    async def taken_since(self, at: float) -> set[tuple[str, str | None]]:
        """Holders, each with a table where something was taken from them."""
        return await self._in_thread(lambda c: grants.taken_since(c, at))

    async def tables_of(self, holder: str) -> dict[str, list[int]]:
        """The tables that a holder hosts or plays at, the newest first, with its seats there."""
        found: dict[str, list[int]] = {}
        for grant in await self._in_thread(lambda c: grants.of_holder(c, holder)):
            if grant.table_id and grant.kind in (grants.HOST, grants.SEAT):
                seats = found.setdefault(grant.table_id, [])
                if grant.seat is not None:
                    seats.append(grant.seat)
        return found

    async def all_at(self, table_id: str, kinds: Collection[str]) -> list[Grant]:
        """Everything of these kinds that stands at a table."""
        held = await self._in_thread(lambda c: grants.at_table(c, table_id))
        return [grant for grant in held if grant.kind in kinds]

    async def link(self, secret: str, table_id: str, kinds: Collection[str]) -> Grant:
        """What a link to this table is good for. Raises Refused as if there were no such table."""
        if not tokens.shaped(secret) or not is_id(table_id):
            raise not_found("table")
        who = tokens.holder_of(secret)
        for grant in await self._in_thread(lambda c: grants.find(c, who, table_id)):
            if grant.kind in kinds:
                return grant
        raise not_found("table")

    async def campaign_link(self, secret: str, campaign_id: str) -> None:
        """Refuse what is no link to this campaign, as if there were no such campaign."""
        who = tokens.holder_of(secret) if tokens.shaped(secret) else ""
        held = await self._in_thread(lambda c: grants.of_holder(c, who))
        if not any(g.kind == grants.JOIN and g.campaign_id == campaign_id for g in held):
            raise not_found("campaign")

    async def _in_thread(self, work: Callable[[sa.Connection], T]) -> T:
        def whole() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await run_in_threadpool(whole)


class Cookies:
    """Says which cookie counts, before anybody reads one; and sends a browser the secret that
    `Guard.known` made for it, out of every script's reach."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self._app, self._is_safe = app, urlsplit(public_url).scheme == "https"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_safe = self._is_safe or scope.get("scheme") in ("https", "wss")
        scope[_NAME] = HOST_COOKIE if is_safe else COOKIE

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and _NEW in scope:
                headers = MutableHeaders(scope=message)
                headers.append("Set-Cookie", _cookie(scope[_NEW], is_safe))
                headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, with_cookie if scope["type"] == "http" else send)


def _cookie(secret: str, is_safe: bool) -> str:
    marks = f"Max-Age={_FOUR_HUNDRED_DAYS}; Path=/; HttpOnly; SameSite=Lax"
    return f"{HOST_COOKIE}={secret}; {marks}; Secure" if is_safe else f"{COOKIE}={secret}; {marks}"
