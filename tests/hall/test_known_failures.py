"""Failures that other tables in browsers had, each with the test that finds it here.

The names in brackets are the reports of other projects: bgio is boardgame.io, tfm Terraforming
Mars, jnet Jinteki, cat Catanatron, lila Lichess. Whatever can be seen from outside is tried from
outside, at a hall that really listens.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from socket import SO_RCVBUF, SOL_SOCKET, create_connection
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

import emberhall
from emberhall import Game
from emberhall.game.edition import Edition, own_edition
from emberhall.game.registry import guest
from emberhall.hall import socket as hall_socket
from emberhall.hall import wire
from emberhall.hall.allotment import OFFERED_AT_AN_ADDRESS, Allotment
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.app import ENDPOINTS
from emberhall.hall.auth import tokens
from emberhall.hall.auth.limits import RATES, Limits
from emberhall.hall.bot_worker import Ask, Thought, thought
from emberhall.hall.sheet import told_of
from emberhall.hall.store import schema
from emberhall.hall.store.log import Entry
from emberhall.hall.store.tables import set_mail
from emberhall.hall.visit import MOST_LINES
from game.content_changes import renumbered, with_content
from hall.served import Json, Person, Place, Socket, receipt, served, until

TITLES = {"duals": 2, "dragondraft": 3, "flamecraft": 3, "flamefang": 2}
CARDS = {"dragondraft": "each", "flamecraft": "rep"}
"""A number on their cards that decides how a game ends."""


@pytest.fixture
def place(sqlite_url: str, tmp_path: Path) -> Iterator[Place]:
    with served(sqlite_url, tmp_path) as place:
        yield place


def hot_seat(place: Place, title: str = "duals", **more: Any) -> tuple[Person, str, list[Socket]]:
    """A table whose seats are all Ann's, with a socket for each."""
    ann, seats = place.person(), TITLES[title]
    table = ann.opens(*["me"] * seats, title=title, **more)
    return ann, table, [ann.sits(table, seat) for seat in range(seats)]


def asked(sockets: list[Socket]) -> tuple[Socket, Socket]:
    """Who is asked now, and somebody who is not."""
    first = next(socket for socket in sockets if socket.newest()["prompt"])
    return first, next(socket for socket in sockets if socket is not first)


def answers(socket: Socket, luck: Random | None = None) -> str:
    """Answer what is asked; the key."""
    options = socket.update["prompt"]["options"]
    key: str = (luck.choice(options) if luck else options[0])["key"]
    reply = socket.says("answer", key=key, version=socket.update["version"])
    assert reply["type"] == "taken", reply
    return key


def plays(sockets: list[Socket], count: int, luck: Random) -> None:
    for _ in range(count):
        if sockets[0].newest()["over"]:
            return
        answers(asked(sockets)[0], luck)


# What people must not be told


@pytest.mark.parametrize("title", TITLES)
def test_secrets_left_in_undo_stack_or_initial_state(place: Place, title: str) -> None:
    """An update is built from what the front door tells a seat, never cut from the whole game
    (bgio 399, 1159); so there is no field in which anything could be left."""
    _, table, sockets = hot_seat(place, title)
    plays(sockets, 12, Random(3))
    mover, _ = asked(sockets)
    if mover.update["undo"]:
        assert mover.says("undo", version=mover.update["version"])["type"] == "taken"
    game = place.game(table)
    for seat, socket in enumerate(sockets):
        told = socket.newest()
        assert {*told} == {"type", *wire.Update.__struct_fields__}
        assert told["view"] == plain(game.view(seat))
        assert told["prompt"] == plain(game.prompt(seat))


@pytest.mark.parametrize("title", TITLES)
def test_secrets_in_log_or_arguments_of_actions(place: Place, title: str) -> None:
    """Events are those of the reader, and what somebody chose is told to nobody by itself
    (bgio 227, 668; cat: hidden cards stood in the action)."""
    _, table, sockets = hot_seat(place, title, listed=True)
    stranger = place.person()
    watching = stranger.sits(table)
    plays(sockets, 25, Random(4))
    game = place.game(table)
    for seat, socket in enumerate([*sockets, watching]):
        reader = seat if socket is not watching else None
        socket.newest()
        events = [event for told in socket.updates for event in told["events"]]
        assert events == plain(told_of(game, reader, 0))
    log = stranger.get(f"/api/tables/{table}/log?before=1000").json()
    assert log["events"] == plain(told_of(game, None, 0))[log["first"] :]


def test_seed_in_what_is_sent(place: Place) -> None:
    """The seed is told when the game is over, and fits what was promised (bgio PR 857, 885)."""
    ann, table, sockets = hot_seat(place, "dragondraft", listed=True)
    watching = place.person().sits(table)
    header = place.game(table).header
    assert header is not None
    seed = str(header.seed)
    plays(sockets, 30, Random(5))
    watching.newest()
    told = [each for socket in (*sockets, watching) for each in socket.updates]
    asked_for = ("", "/log?before=1000", "/story?seat=0")
    told += [ann.get(f"/api/tables/{table}{path}").json() for path in asked_for]
    assert seed not in msgspec.json.encode(told).decode()
    plays(sockets, 10_000, Random(5))
    over = sockets[0].newest()["over"]
    assert over["seed"] == seed
    assert ann.get(f"/api/tables/{table}").json()["table"]["commitment"] == header.commitment


def test_spectator_sees_more_or_acts(place: Place) -> None:
    """Who watches sees what all may see, is never asked and can do nothing (jnet 6124, 571)."""
    _, table, sockets = hot_seat(place, "flamecraft", listed=True)
    watching = place.person().sits(table)
    mover, _ = asked(sockets)
    told = watching.update
    assert told["view"] == plain(place.game(table).view(None))
    assert (told["prompt"], told["undo"]) == (None, False)
    key, version = mover.update["prompt"]["options"][0]["key"], mover.update["version"]
    for said in (
        watching.says("answer", key=key, version=told["version"]),
        watching.says("answer", key=key, version=version),
        watching.says("undo", version=told["version"]),
        watching.says("hint"),
    ):
        assert (said["type"], said["code"]) == ("refused", "watching")
    for socket, words in ((watching, "Left!"), (mover, "Well."), (watching, "No, right!")):
        assert socket.says("chat", words=words)["type"] == "taken"
    assert mover.has_heard("Well.") == ["Well."]
    assert watching.has_heard("No, right!") == ["Left!", "No, right!"]
    assert mover.newest()["version"] == version


def test_player_listens_among_those_who_watch(place: Place) -> None:
    """A second line that names no seat hears no advice before the game is over."""
    ann, table, sockets = hot_seat(place, listed=True)
    watching, beside = place.person().sits(table), ann.sits(table)
    assert watching.says("chat", words="Left!")["type"] == "taken"
    assert watching.has_heard("Left!") == ["Left!"]
    for _ in range(2):
        answers(asked(sockets)[0])
        beside.newest()
    assert beside.has_heard() == []
    assert ann.post(f"/api/tables/{table}/close").is_success
    assert beside.has_heard("Left!") == ["Left!"]


def test_save_file_reveals_order_of_deck(place: Place) -> None:
    """While a game goes on, one takes along what one's own seat was told (vassal 2255)."""
    ann, table, _ = hot_seat(place, listed=True)
    assert ann.get(f"/api/tables/{table}/record").json()["code"] == "not-over"
    assert ann.get(f"/api/records/{table}").json()["code"] == "not-over"
    story = ann.get(f"/api/tables/{table}/story?seat=1").json()
    assert story["events"] == plain(told_of(place.game(table), 1, 0))
    stranger = place.person()
    assert stranger.get(f"/api/tables/{table}/story?seat=1").json()["code"] == "not-your-seat"


# Who may do what


def test_link_of_spectator_becomes_player(place: Place) -> None:
    """A link to watch is a secret of its own: nothing is made of it but watching (tfm PR 1344)."""
    ann, eve = place.person(), place.person()
    table = ann.opens("me", "open")
    secret = ann.invites(table)["watch"]
    assert eve.post(f"/api/tables/{table}/join", {"name": "Eve", "secret": secret}).is_error
    assert eve.post("/api/recover", {"secret": secret}).status_code == 404
    for program in (place.person(secret), place.person(tokens.holder_of(secret))):
        assert program.post(f"/api/tables/{table}/leave", {"seat": 0}).is_error
    watching = eve.post(f"/api/tables/{table}/watch", {"secret": secret}).json()
    assert watching["you"] == {"seats": [], "seat": None, "host": False}
    assert eve.sits(table, 0).closes() == wire.NOT_YOURS
    assert secret not in ann.get(f"/api/tables/{table}").text
    looking_on = eve.sits(table)
    looking_on.hears("table")
    assert eve.post(f"/api/tables/{table}/links/end").json()["code"] == "not-host"
    assert ann.post(f"/api/tables/{table}/links/end").status_code == 200
    assert looking_on.closes() == wire.GONE
    assert eve.post(f"/api/tables/{table}/watch", {"secret": secret}).status_code == 404


def test_a_chair_is_taken_by_a_link_that_works_or_not_at_all(place: Place) -> None:
    """At a table that is not listed, being let in is not being invited to sit down."""
    ann, ben, eve = place.person(), place.person(), place.person()
    table = ann.opens("me", "open", "open", "open", title="dragondraft")
    links = ann.invites(table)
    assert eve.post(f"/api/tables/{table}/watch", {"secret": links["watch"]}).is_success
    assert sits_down(eve, table) == (403, "not-your-seat")
    assert sits_down(ben, table, links["join"]) == (200, "")
    assert ann.post(f"/api/tables/{table}/links/end").is_success
    assert sits_down(ben, table) == (403, "not-your-seat")
    assert sits_down(ben, table, links["join"]) == (404, "not-found")
    assert sits_down(place.person(), table) == (404, "not-found")
    assert sits_down(ann, table) == (200, "")
    kinds = [seat["kind"] for seat in ann.get(f"/api/tables/{table}").json()["table"]["seats"]]
    assert kinds == ["person", "person", "person", "open"]


@pytest.mark.parametrize("listed", [False, True])
def test_a_program_takes_no_chair_and_keeps_nothing_after_its_token(
    place: Place, listed: bool
) -> None:
    ann = place.person()
    table = ann.opens("me", "program", "open", title="dragondraft", listed=listed)
    secret, program = ann.invites(table)["join"], ann.program(table, 1)
    recovery = ann.post(f"/api/tables/{table}/recovery", {"seat": 0}).json()["link"]
    assert sits_down(program, table) == (403, "not-your-seat")
    assert sits_down(program, table, secret) == (403, "not-your-seat")
    assert sits_down(place.person("x" * 43), table, secret) == (403, "not-your-seat")
    held = {"secret": recovery.partition("#")[2]}
    assert program.post("/api/recover", held).json()["code"] == "not-your-seat"
    assert ann.post(f"/api/tables/{table}/program/end", {"seat": 1}).is_success
    seats = [grant.seat for grant in grants_of(place, table) if grant.kind == "seat"]
    assert sorted(seats) == [0, 1]
    for seat in range(3):
        assert program.get(f"/api/tables/{table}/stream?seat={seat}").is_error


def sits_down(person: Person, table: str, secret: str | None = None) -> tuple[int, str]:
    """Status and code of what comes of it."""
    wish = {"name": "Somebody", **({"secret": secret} if secret else {})}
    reply = person.post(f"/api/tables/{table}/join", wish)
    return reply.status_code, reply.json().get("code", "")


def test_credentials_exist_before_joining_or_outlive_leaving(place: Place, sqlite_url: str) -> None:
    """A seat is given when somebody sits down, taken when they get up, and kept as a hash
    (bgio 429, PR 532)."""
    ann, ben, cid = place.person(), place.person(), place.person()
    table = ann.opens("me", "open", "open", title="dragondraft", listed=True)
    assert {grant.seat for grant in grants_of(place, table) if grant.kind == "seat"} == {0}
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    socket, program = ben.sits(table, 1), ben.program(table, 1)
    socket.hears("table")
    assert ben.post(f"/api/tables/{table}/leave", {"seat": 1}).status_code == 200
    assert socket.closes() == wire.GIVEN_AWAY
    assert ben.sits(table, 1).closes() == wire.NOT_YOURS
    assert program.get(f"/api/tables/{table}/stream?seat=1").json()["code"] == "not-your-seat"
    cid.post(f"/api/tables/{table}/join", {"name": "Cid", "seat": 1})
    assert ben.post(f"/api/tables/{table}/recovery", {"seat": 1}).json()["code"] == "not-your-seat"
    cookies = [person.client.cookies["emberhall"] for person in (ann, ben, cid)]
    database = Path(sqlite_url.removeprefix("sqlite:///"))
    kept = b"".join(each.read_bytes() for each in database.parent.glob(database.name + "*"))
    assert not any(secret.encode() in kept for secret in cookies)


def test_seat_handed_over_is_still_open_elsewhere(postgresql_url: str, tmp_path: Path) -> None:
    """A recovery link takes a seat from every browser but one, in every process, at once for who
    asks and soon for who listens (bgio 429)."""
    with served(postgresql_url, tmp_path) as one, served(postgresql_url, tmp_path) as two:
        ann, eve = one.person(), one.person()
        table = ann.opens("me", "me")
        there = two.person()
        there.client.cookies = ann.client.cookies
        near, far, other = ann.sits(table, 0), there.sits(table, 0), there.sits(table, 1)
        assert near.update["version"] == far.update["version"]
        link = ann.post(f"/api/tables/{table}/recovery", {"seat": 0}).json()["link"]
        secret = link.partition("#")[2]
        assert eve.post("/api/recover", {"secret": secret}).json()["you"]["seats"] == [0]
        assert (near.closes(), far.closes()) == (wire.GIVEN_AWAY, wire.GIVEN_AWAY)
        assert there.sits(table, 0).closes() == wire.NOT_YOURS
        assert other.closes() == wire.GOING_AWAY, "what it may do has changed"
        again = there.sits(table, 1)
        assert again.hears("table")["you"]["seats"] == [1]
        assert again.says("chat", words="Still here.")["type"] == "taken"
        assert ann.post("/api/recover", {"secret": secret}).status_code == 404


def test_who_took_a_seat_along_is_here_and_nobody_in_their_place(place: Place) -> None:
    """A seat that moved to another device counts as empty when that one goes."""
    ann, ben = place.person(), place.person()
    table = ann.opens("me", "me", title="dragondraft")
    stays = ann.sits(table, 0)
    stays.hears("update")
    link = ann.post(f"/api/tables/{table}/recovery", {"seat": 1}).json()["link"]
    assert ben.post("/api/recover", {"secret": link.partition("#")[2]}).is_success
    assert stays.closes() == wire.GOING_AWAY
    moved = ben.sits(table, 1)
    moved.hears("update")
    here = place.hall.rooms.open[table].company.sockets
    until(lambda: (here[0], here[1]) == (0, 1))
    ann.sits(table, 0).hears("update")
    moved.connection.close()
    until(lambda: (here[0], here[1]) == (1, 0))


def test_an_answer_that_was_lost_loses_no_seat(place: Place) -> None:
    """Who has used a link to get a seat back may say so again, and nobody else may."""
    ann, ben, eve = place.person(), place.person(), place.person()
    table = ann.opens("me", "me", title="dragondraft")
    link = ann.post(f"/api/tables/{table}/recovery", {"seat": 1}).json()["link"]
    assert ben.get("/recover").is_success
    cookie = ben.client.cookies["emberhall"]
    held = {"secret": link.partition("#")[2]}
    for _ in range(2):
        assert ben.post("/api/recover", held).json()["you"]["seats"] == [1]
        ben.client.cookies.set("emberhall", cookie)  # whatever came with the answer is lost
    assert eve.post("/api/recover", held).status_code == 404
    assert ann.post("/api/recover", held).status_code == 404


def test_mail_goes_to_whoever_has_the_seat_now(place: Place) -> None:
    """With a seat its owner's address goes, too."""
    ann, ben = place.person(), place.person()
    table = ann.opens("me", "me", title="dragondraft", clock={"kind": "days", "days": 3})
    with place.hall.engine.begin() as connection:
        set_mail(connection, table, 1, "ann@example.org")
    link = ann.post(f"/api/tables/{table}/recovery", {"seat": 1}).json()["link"]
    assert ben.post("/api/recover", {"secret": link.partition("#")[2]}).is_success
    assert [seat.mail for seat in place.hall.rooms.open[table].company.seats] == ["", ""]


def test_who_waits_for_a_hint_is_heard_all_the_same(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought that takes its time holds up neither a ping nor an answer, nor the goodbye."""

    async def never(*_: Any) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(place.hall.bots, "hint", never)
    _, _, sockets = hot_seat(place)
    mover, _ = asked(sockets)
    mover.sends(f'{{"type": "hint", "receipt": "{receipt()}"}}')
    mover.sends('{"type": "ping"}')
    mover.hears("pong")
    again = mover.says("hint")
    assert (again["type"], again["code"]) == ("refused", "too-fast")
    options = mover.newest()["prompt"]["options"]
    answer = {"key": options[0]["key"], "version": mover.update["version"]}
    assert mover.says("answer", **answer)["type"] == "taken"


def test_a_device_of_many_seats_is_open_twice(place: Place) -> None:
    """How often a seat is open is counted for itself, however many sit at one device."""
    ann = place.person()
    table = ann.opens(*["me"] * 5, title="flamecraft")
    both = [ann.sits(table, seat) for _ in range(2) for seat in range(5)]
    for socket in both:
        socket.hears("update")
    more = [ann.sits(table, 0) for _ in range(MOST_LINES - 2)]
    for socket in more:
        socket.hears("update")
    assert ann.sits(table, 0).closes() == wire.FLOODING


def test_who_gets_up_is_told_what_is_left_to_them(place: Place) -> None:
    ann = place.person()
    table = ann.opens("me", "me", "open", title="dragondraft")
    assert ann.post(f"/api/tables/{table}/leave", {"seat": 1}).json()["you"]["seats"] == [0]
    ben = place.person()
    ben.post(f"/api/tables/{table}/join", {"name": "Ben", "secret": ann.invites(table)["join"]})
    assert ben.post(f"/api/tables/{table}/leave", {"seat": 1}).json()["you"]["seats"] == []


def test_lobby_hands_out_the_token_of_another_seat(place: Place) -> None:
    """Who sits on a seat is checked here, and of many who want one seat one gets it
    (bgio PR 189, 198)."""
    ann = place.person()
    table = ann.opens("me", "open", "open", title="dragondraft", listed=True)
    people = [place.person() for _ in range(6)]
    wish = {"name": "Somebody", "seat": 1}
    with ThreadPoolExecutor(6) as pool:
        replies = list(pool.map(lambda p: p.post(f"/api/tables/{table}/join", wish), people))
    assert sorted(reply.status_code for reply in replies) == [200] + [409] * 5
    sitting = people[[reply.status_code for reply in replies].index(200)]
    for person in (ann, *people):
        for verb in ("program", "recovery"):
            reply = person.post(f"/api/tables/{table}/{verb}", {"seat": 1})
            assert reply.is_success == (person is sitting)


BODIES: dict[str, Any] = {
    "LinksWish": {},
    "Nothing": {},
    "AtSeat": {"seat": 0},
    "JoinWish": {"name": "Eve", "secret": "x" * 43},
    "Held": {"secret": "x" * 43},
    "MuteWish": {"muted": []},
    "MailWish": {"seat": 0, "mail": ""},
    "ForkWish": {"at": 0},
    "Answer": {"key": "1", "version": "x", "receipt": "x" * 8},
    "Undo": {"version": "x", "receipt": "x" * 8},
    "Chat": {"words": "Hi.", "receipt": "x" * 8},
    "AskHint": {"receipt": "x" * 8},
}
QUERIES = {"Before": "?before=9", "AtSeat": "?seat=0"}


def tried(person: Person, endpoint: Endpoint, table: str) -> httpx.Response:
    query = QUERIES.get(getattr(endpoint.query, "__name__", ""), "")
    path = endpoint.path.replace("{id}", table).replace("{n:int}", "0") + query
    if endpoint.method == "GET":
        return person.get(path)
    return person.post(path, BODIES[endpoint.body.__name__])


OF_A_TABLE = [each for each in ENDPOINTS if re.match(r"/api/(tables|records)/\{id\}", each.path)]


@pytest.fixture(scope="module")
def shared(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """One hall for all tests that only look."""
    folder = tmp_path_factory.mktemp("shared")
    (folder / "hall.sqlite").write_bytes(migrated_file.read_bytes())
    with served(f"sqlite:///{folder / 'hall.sqlite'}", folder) as place:
        yield place


@pytest.mark.parametrize("endpoint", OF_A_TABLE, ids=lambda each: f"{each.method} {each.path}")
def test_auth_is_checked_on_moves_but_not_elsewhere(shared: Place, endpoint: Endpoint) -> None:
    """Every address of a table asks the guard first, and tells a stranger nothing: not even that
    there is such a table (bgio 693, 840, PR 853)."""
    ann, eve = shared.person(), shared.person()
    table = ann.opens("me", "me")
    hidden, absent = tried(eve, endpoint, table), tried(eve, endpoint, "nowhere")
    assert hidden.status_code == 404
    assert (hidden.status_code, hidden.json()) == (absent.status_code, absent.json())


def test_auth_of_sockets(place: Place) -> None:
    """A stranger's socket is closed before anything is told (bgio 693, 840)."""
    table = place.person().opens("me", "me")
    for address, seat in ((table, 0), (table, None), ("nowhere", 0), ("nowhere", None)):
        socket = place.person().sits(address, seat)
        assert (socket.closes(), socket.told) == (wire.GONE, [])


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/{}",
        "/api/titles/{}",
        "/api/records/{}",
        "/api/campaigns/{}",
        "/api/tables?{}",
        "/table/{}",
        "/join/{}",
        "/rules/{}",
        "/new/{}",
        "/learn/{}",
        "/{}",
    ],
)
def test_reflected_script_in_ids(shared: Place, path: str) -> None:
    """What stands in an address comes back nowhere as HTML, and pages run no script but ours
    (bgio 429; lila 3752, 8219)."""
    script = "<script>alert(1)</script>"
    reply = shared.person().get(path.format(script.replace("/", "%2F")))
    is_page = reply.headers["content-type"].startswith("text/html")
    assert is_page or reply.headers["content-type"] == "application/json"
    assert not (is_page and script in reply.text)
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert "unsafe-inline" not in reply.headers["content-security-policy"]


def test_whatever_name_we_are_called_by_sends_nobody_there(place: Place) -> None:
    """An address that is almost ours is no address of ours."""
    reply = place.person().client.get("/about/", headers={"Host": "localhost:1"})
    assert reply.status_code == 404
    assert "location" not in reply.headers


def test_another_site_acts_with_the_cookie(place: Place) -> None:
    """A page elsewhere cannot post, cannot open a socket, and cannot pretend to be a form
    (bgio 429; lila PR 4768)."""
    ann, table, sockets = hot_seat(place)
    before = sockets[0].newest()
    close = f"/api/tables/{table}/close"
    assert ann.post(close, Origin="https://evil.example").json()["code"] == "wrong-origin"
    assert ann.post(close, Origin="null").json()["code"] == "wrong-origin"
    form = ann.client.post(close, content=b"{}", headers={"Content-Type": "text/plain"})
    assert form.json()["code"] == "not-json"
    with pytest.raises(InvalidStatus):
        ann.sits(table, 0, Origin="https://evil.example")
    cookie = place.person().post("/api/tables", {"title": "duals", "seats": [{"kind": "me"}] * 2})
    assert "SameSite=Lax" in cookie.headers["set-cookie"]
    assert sockets[0].newest() == before


def test_undo_of_another_players_move(place: Place) -> None:
    """What somebody answered, only they take back (bgio 345)."""
    _, table, sockets = hot_seat(place)
    mover, other = asked(sockets)
    answers(mover)
    seen = other.newest()
    refused = other.says("undo", version=seen["version"])
    assert (refused["type"], refused["code"]) == ("refused", "cannot-undo")
    assert other.newest() == seen
    assert place.hall.rooms.open[table].number == 1


@pytest.mark.parametrize("title", TITLES)
def test_search_that_knows_the_truth(place: Place, title: str) -> None:
    """A hint, and what a bot chooses, follow from what its seat sees: where all else is dealt
    anew, they are the same (open-mtg 4; cat PR 383; osp 44)."""
    _, table, sockets = hot_seat(place, title)
    luck = Random(9)
    for _ in range(8):
        plays(sockets, 2, luck)
        mover, _ = asked(sockets)
        assert mover.seat is not None
        game = place.game(table)
        hint, choice = hinted(mover), chosen(game, mover.seat)
        for number in (1, 2, 3):
            twin = twin_of(game, mover.seat, number)
            place.stands(table, twin)
            assert hinted(mover) == hint
            assert chosen(twin, mover.seat) == choice
        place.stands(table, game)


def hinted(socket: Socket) -> Json:
    """What a seat is advised to do."""
    reply = socket.says("hint")
    assert reply["type"] == "hint", reply
    return {**reply, "receipt": ""}


def chosen(game: Game, seat: int) -> Thought:
    """What a bot of the hall would do there."""
    thinking = thought(Ask(game.save(), seat, "greedy", seed=7, seconds=60))
    assert not thinking.fault
    return thinking


def twin_of(game: Game, seat: int, number: int) -> Game:
    """The same game as far as a seat can tell: with other cards wherever it sees none, and with
    more answers, which may have been given in secret."""
    twin = game.copy()
    for _ in range(number):
        twin._table.randbelow(2)
    twin._table.redeal(seat)
    twin._table.ask_again()
    twin._number += number
    assert twin.view(seat) == game.view(seat)
    return twin


# What must not be lost, doubled or torn


def test_concurrent_moves_race(postgresql_url: str, tmp_path: Path) -> None:
    """Of many answers at once, in two processes on one database, one is taken; all others learn it
    (bgio 429, 828; Halite-II PR 361)."""
    with served(postgresql_url, tmp_path) as one, served(postgresql_url, tmp_path) as two:
        ann = one.person()
        table = ann.opens("program", "program")
        programs = [ann.program(table, seat) for seat in (0, 1)]
        there = [two.person(each.token, each.seat) for each in programs]
        for _ in range(5):
            told = [next(each for each in p.stream(table) if "view" in each) for p in programs]
            seat = next(n for n in (0, 1) if told[n]["prompt"])
            replies = at_once([programs[seat], there[seat]] * 4, table, told[seat])
            assert sorted(reply.status_code for reply in replies) == [200] + [409] * 7
        with one.hall.engine.connect() as connection:
            entries = sa.select(sa.func.count()).select_from(schema.entries)
            assert connection.scalar(entries) == 5


def first_key(told: Json) -> str:
    key: str = told["prompt"]["options"][0]["key"]
    return key


def at_once(people: list[Person], table: str, told: Json) -> list[httpx.Response]:
    """All of them give the same answer at the same time, each with a receipt of their own."""
    said = {"version": told["version"], "key": first_key(told)}

    def answer(person: Person) -> httpx.Response:
        return person.post(f"/api/tables/{table}/answer", {**said, "receipt": receipt()})

    with ThreadPoolExecutor(len(people)) as pool:
        return list(pool.map(answer, people))


def test_client_that_ran_on_while_offline(place: Place) -> None:
    """What was answered to a table that has moved on is refused, and the newest follows
    (bgio 672, 218)."""
    ann, _, sockets = hot_seat(place)
    mover, _ = asked(sockets)
    old = mover.update
    answers(mover)
    again = mover.newest()
    late = mover.says("answer", key=first_key(old), version=old["version"])
    assert (late["type"], late["code"]) == ("refused", "stale")
    assert mover.newest() == again
    come_back = ann.sits(mover.table, mover.seat, cursor=".".join(map(str, old["cursor"])))
    fresh = come_back.update
    assert fresh["version"] == again["version"]
    assert fresh["first"] == old["cursor"][1]


@pytest.mark.parametrize("title", TITLES)
def test_restart_deals_anew_or_forgets_choices(sqlite_url: str, tmp_path: Path, title: str) -> None:
    """After a restart, in the middle of a card, everybody stands where they stood
    (tfm 4044, 2098)."""
    with served(sqlite_url, tmp_path) as place:
        ann, table, sockets = hot_seat(place, title)
        plays(sockets, 17, Random(6))
        before, cookies = [socket.newest() for socket in sockets], ann.client.cookies
    with served(sqlite_url, tmp_path) as place:
        ann = place.person()
        ann.client.cookies = cookies
        for seat, told in enumerate(before):
            now = ann.sits(table, seat).update
            for part in ("version", "cursor", "view", "prompt", "undo"):
                assert now[part] == told[part]


def test_undo_needs_a_save_that_is_gone(sqlite_url: str, tmp_path: Path) -> None:
    """What is taken back follows from the log alone: after a restart, without any snapshot
    (tfm 511, 1331, 4505)."""
    with served(sqlite_url, tmp_path) as place:
        ann, table, sockets = hot_seat(place)
        before, seat = undoable(sockets)
        cookies = ann.client.cookies
    with served(sqlite_url, tmp_path) as place:
        with place.hall.engine.begin() as connection:
            connection.execute(sa.delete(schema.snapshots))
        ann = place.person()
        ann.client.cookies = cookies
        socket = ann.sits(table, seat)
        assert socket.says("undo", version=socket.update["version"])["type"] == "taken"
        told = socket.newest()
        assert (told["view"], told["prompt"]) == (before["view"], before["prompt"])


def undoable(sockets: list[Socket]) -> tuple[Json, int]:
    """Play until an answer can be taken back; how its seat stood before it, and which it is."""
    luck = Random(1)
    while True:
        mover, _ = asked(sockets)
        before = mover.update
        answers(mover, luck)
        if mover.newest()["undo"]:
            return before, sockets.index(mover)


def test_new_rules_break_running_games(sqlite_url: str, tmp_path: Path) -> None:
    """A table that this version cannot play says so in words; the hall and all other tables go on
    (18xx pins)."""
    with served(sqlite_url, tmp_path) as place:
        ann, table, _ = hot_seat(place)
        other = ann.opens("me", "me")
        cookies = ann.client.cookies
        with place.hall.engine.begin() as connection:
            start = connection.scalar(sa.select(schema.tables.c.start).filter_by(id=table))
            assert start is not None
            foreign = sa.update(schema.tables).filter_by(id=table)
            connection.execute(foreign.values(start=start.replace("duals", "duels")))
    with served(sqlite_url, tmp_path) as place:
        ann = place.person()
        ann.client.cookies = cookies
        reply = ann.get(f"/api/tables/{table}")
        assert (reply.status_code, reply.json()["code"]) == (409, "closed")
        assert ann.sits(table, 0).closes() in range(4400, 4500)
        assert ann.sits(other, 0).update["view"]


@pytest.mark.parametrize(("title", "number"), CARDS.items())
def test_new_cards_break_running_games(
    sqlite_url: str, tmp_path: Path, title: str, number: str
) -> None:
    """A table plays on to its end with the cards it began with, whatever is installed since; a new
    one has the new cards (18xx pins; BGA)."""
    with served(sqlite_url, tmp_path) as place:
        ann, table, sockets = hot_seat(place, title)
        plays(sockets, 25, Random(11))
        before, cookies = [socket.newest() for socket in sockets], ann.client.cookies
        game = place.game(table)
    installed = with_content(emberhall.title(title), tmp_path / "later", renumbered(number, 7))
    with guest(installed), served(sqlite_url, tmp_path) as place:
        ann = place.person()
        ann.client.cookies = cookies
        sockets = [ann.sits(table, seat) for seat in range(len(before))]
        for told, socket in zip(before, sockets, strict=True):
            for part in ("version", "view", "prompt"):
                assert socket.update[part] == told[part]
        plays(sockets, 10_000, Random(12))
        assert sockets[0].newest()["over"]["result"] == plain(ended(game, Random(12)))
        other = ann.opens(*["me"] * TITLES[title], title=title)
        ann.sits(other, 0).hears("update")
        assert edition_of(place.game(other)) == own_edition(installed) != edition_of(game)


def ended(game: Game, luck: Random) -> Any:
    """How a game ends that nobody serves."""
    while (question := game.question) is not None:
        game.answer(luck.choice(question.options).key)
    assert game.result is not None
    return game.result.data()


def edition_of(game: Game) -> Edition:
    assert game.header is not None
    return game.header.edition


# Those who would disturb others


def test_spam_hangs_the_other_tab(sqlite_url: str, tmp_path: Path) -> None:
    """Every verb has its limit; who goes on is shown out, and others do not notice
    (lila 715, 18174)."""
    with served(sqlite_url, tmp_path, Limits()) as place:
        ann = place.person()
        table = ann.opens("me", "open", listed=True)
        ben = place.person()
        ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
        loud, quiet = ben.sits(table, 1), ann.sits(table, 0)
        said = [loud.says("chat", words=f"Hey {n}!") for n in range(12)]
        assert {each.get("code", "taken") for each in said} == {"taken", "too-fast"}
        assert sum(each["type"] == "taken" for each in said) < 10
        for _ in range(40):
            loud.sends(f'{{"type": "chat", "words": "HEY", "receipt": "{receipt()}"}}')
        assert loud.closes() == wire.FLOODING
        assert quiet.says("chat", words="Peace.")["type"] == "taken"
        for _ in range(60):
            quiet.sends('{"type": "ping"}')
        assert quiet.closes() == wire.FLOODING
        asked_too_often = [ben.post(f"/api/tables/{table}/links") for _ in range(40)]
        last = asked_too_often[-1]
        assert (last.status_code, last.json()["code"]) == (429, "too-fast")
        assert int(last.headers["retry-after"]) >= 1
        assert ann.post(f"/api/tables/{table}/links").status_code == 200


def test_who_was_muted_goes_on_talking(place: Place) -> None:
    """Who the host has muted is heard by nobody, until the host says otherwise (lila 715)."""
    ann, table, sockets = hot_seat(place, listed=True)
    watching = place.person().sits(table)
    mute = f"/api/tables/{table}/mute"
    assert place.person().post(mute, {"muted": [0]}).json()["code"] == "not-host"
    assert ann.post(mute, {"muted": [1], "watchers": True}).status_code == 200
    for quiet in (sockets[1], watching):
        said = quiet.says("chat", words="Psst!")
        assert (said["type"], said["code"]) == ("refused", "muted")
    assert sockets[0].says("chat", words="Peace.")["type"] == "taken"
    assert sockets[1].has_heard("Peace.") == ["Peace."]
    assert ann.post(mute, {"muted": []}).status_code == 200
    assert sockets[1].says("chat", words="Thanks.")["type"] == "taken"


def test_anonymous_endpoint_used_past_limits_of_addresses(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What costs much needs a cookie or a seat, and is rare for each cookie and each address,
    whatever cookies somebody makes up (liPGN 4)."""
    checked: list[str] = []

    async def check(record: str) -> str:
        checked.append(record)
        return record

    monkeypatch.setattr("emberhall.hall.records.verified", check)
    with served(sqlite_url, tmp_path, Limits()) as place:
        eve = place.person()
        assert brings(eve) == (403, "no-cookie")
        assert checked == []
        assert eve.get("/").status_code == 200
        assert brings(eve) != (403, "no-cookie")
        tried = [brings(eve) for _ in range(6)]
        assert tried[-1] == (429, "too-fast")
        assert len(checked) == RATES["bring"].holder.size
        others = [brings(place.person("x" * 42 + each)) for each in "0123456789abcdefghij"]
        assert others[-1] == (429, "too-fast")
        assert len(checked) <= RATES["bring"].address.size
        _, table, _ = hot_seat(place, listed=True)
        asked_for = [hints(place.person("y" * 42 + each), table) for each in "0123456789"]
        assert set(asked_for) == {(403, "watching")}


def brings(person: Person) -> tuple[int, str]:
    """What comes of bringing a record that is none."""
    reply = person.post("/api/records", {"record": "{}"})
    return reply.status_code, reply.json().get("code", "")


def hints(person: Person, table: str) -> tuple[int, str]:
    reply = person.post(f"/api/tables/{table}/hint", {"receipt": receipt()})
    return reply.status_code, reply.json()["code"]


def test_list_is_flooded_by_one_who_opens_many_tables(place: Place) -> None:
    """A few tables of one browser or address wait for people on the list, and those at which
    nobody is leave it (lila: a hundred challenges)."""
    place.hall.allotment = Allotment(place.hall.engine)
    ann, flood = place.person(), [place.person() for _ in range(5)]
    wish = {"title": "duals", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    replies = [eve.post("/api/tables", wish) for eve in flood for _ in range(4)]
    codes = [reply.json().get("code") for reply in replies if reply.is_error]
    assert len(replies) - len(codes) == OFFERED_AT_AN_ADDRESS
    assert set(codes) == {"too-many"}
    assert len(ann.get("/api/tables").json()) == OFFERED_AT_AN_ADDRESS
    with place.hall.engine.begin() as connection:
        connection.execute(sa.update(schema.tables).values(made_at=0.0))
    assert ann.get("/api/tables").json() == []
    assert "chair free" not in ann.get("/").text
    here = flood[0].get("/api/tables?mine=true").json()[0]["id"]
    flood[0].sits(here, 0).hears("table")
    until(lambda: [each["id"] for each in ann.get("/api/tables").json()] == [here])
    assert ann.get("/").text.count("1 chair free") == 1


def test_page_that_is_loaded_again_makes_new_links(place: Place) -> None:
    """Whoever shows the links they have is given the same; those already sent go on working."""
    ann, ben = place.person(), place.person()
    table = ann.opens("me", "open")
    links = ann.invites(table)
    before = grants_of(place, table)
    for _ in range(3):
        assert invites_again(ann, table, links) == links
    assert grants_of(place, table) == before
    assert ann.post(f"/api/tables/{table}/links/end").is_success
    fresh = invites_again(ann, table, links)
    assert {*fresh.values()}.isdisjoint(links.values())
    assert sits_down(ben, table, links["join"]) == (404, "not-found")
    assert invites_again(ann, table, {"join": fresh["watch"], "watch": fresh["join"]}) != fresh
    assert sits_down(ben, table, fresh["join"]) == (200, "")
    assert ben.post(f"/api/tables/{table}/links", fresh).json()["code"] == "not-host"


def invites_again(person: Person, table: str, links: dict[str, str]) -> dict[str, str]:
    """The secrets of the links for whoever has these already."""
    told = person.post(f"/api/tables/{table}/links", links).json()
    return {name: told[name].partition("#")[2] for name in ("join", "watch")}


def test_links_without_end_are_made_for_one_table(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhall.hall.api.secrets.MOST_LINKS", 3)
    ann, ben = place.person(), place.person()
    table = ann.opens("me", "open")
    first, *_ = [ann.invites(table) for _ in range(3)]
    refused = ann.post(f"/api/tables/{table}/links")
    assert (refused.status_code, refused.json()["code"]) == (409, "too-many")
    assert invites_again(ann, table, first) == first
    assert sits_down(ben, table, first["join"]) == (200, "")
    assert ann.post(f"/api/tables/{table}/links/end").is_success
    assert ann.post(f"/api/tables/{table}/links").is_success


def test_games_share_one_source_of_chance(place: Place) -> None:
    """Tables played in turns come out as each would alone: their records replay (cat PR 380;
    bgio 233)."""
    tables = [hot_seat(place, "dragondraft") for _ in range(2)]
    luck = Random(7)
    while not all(sockets[0].newest()["over"] for _, _, sockets in tables):
        for _, _, sockets in tables:
            plays(sockets, 1, luck)
    records = [ann.get(f"/api/tables/{table}/record").text for ann, table, _ in tables]
    assert len({re.sub(r"\s", "", record) for record in records}) == 2
    for (ann, _, _), record in zip(tables, records, strict=True):
        brought = ann.post("/api/records", {"record": record})
        assert brought.status_code == 201, brought.text
        assert brought.json()["digests"] > 0


GARBAGE = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"answer"',
    b'{"type":"answer"}',
    b'{"type":"answer","key":1,"version":"","receipt":"12345678"}',
    b'{"type":"answer","key":"\\ud800","version":"","receipt":"12345678"}',
    b'{"type":"undo","version":"","receipt":"12345678","seat":1}',
    b'{"type":"become-host","receipt":"12345678"}',
    b"[" * 8_000,
    b"\xff\xfe",
    b'{"type":"chat","words":"' + b"x" * 8_000 + b'","receipt":"12345678"}',
]


@pytest.mark.parametrize("said", GARBAGE, ids=range(len(GARBAGE)))
def test_external_bot_that_sends_garbage(shared: Place, said: bytes) -> None:
    """Who speaks no word of ours is told so or shown out, and the game goes on (cat, stdio)."""
    ann = shared.person()
    table = ann.opens("me", "program")
    program, socket = ann.program(table, 1), ann.sits(table, 0)
    for verb in ("answer", "undo", "chat", "hint"):
        headers = {"Content-Type": "application/json"}
        reply = program.client.post(f"/api/tables/{table}/{verb}", content=said, headers=headers)
        assert reply.status_code in (400, 413, 422)
    before = socket.update
    socket.sends(said.decode() if said.isascii() else said)
    assert socket.closes() == wire.GARBLED
    after = ann.sits(table, 0).update
    assert (after["version"], after["view"]) == (before["version"], before["view"])


def test_external_bot_that_never_answers(sqlite_url: str, tmp_path: Path) -> None:
    """A program that is there and hangs forfeits one answer after the other, and then its seat,
    until it takes that back (cat, stdio)."""
    with served(sqlite_url, tmp_path, program_seconds=0.05) as place:
        ann = place.person()
        table = ann.opens("me", "program", title="duals")
        program, page = ann.program(table, 1), ann.sits(table, 0)
        lines = program.stream(table)
        next(lines)

        def why_away() -> str:
            if page.newest()["prompt"]:
                answers(page)
            why: str = ann.get(f"/api/tables/{table}").json()["table"]["seats"][1]["away"]
            return why

        until(why_away)
        assert why_away() == "time"
        late = [each for each in entries_of(place, table) if each.by == "stand-in"]
        assert [(each.kind, each.seat) for each in late] == [("answer", 1)] * 3
        assert program.post(f"/api/tables/{table}/back", {"seat": 1}).status_code == 200
        told = ann.get(f"/api/tables/{table}").json()["table"]["seats"][1]
        assert (told["away"], told["kind"]) == ("", "program")
        lines.close()


def entries_of(place: Place, table: str) -> list[Entry]:
    return place.hall.log.read(table, 0)


def test_reader_that_stops_reading_fills_a_queue(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who opens a socket and never reads is dropped, and the game goes on for all others."""
    monkeypatch.setattr(hall_socket, "SLOW_AFTER", 0.1)
    monkeypatch.setattr(hall_socket, "CLOSES_WITHIN", 0.1)
    with served(sqlite_url, tmp_path, buffered=16_384) as place:
        _, table, sockets = hot_seat(place, "flamecraft", listed=True)
        with create_connection(("127.0.0.1", httpx.URL(place.url).port or 0)) as deaf:
            deaf.setsockopt(SOL_SOCKET, SO_RCVBUF, 4_096)
            deaf.sendall(HANDSHAKE.format(table).encode())
            until(lambda: place.hall.lines.count == 4)
            luck, deadline = Random(8), time.monotonic() + 20
            while place.hall.lines.count == 4:
                assert time.monotonic() < deadline
                plays(sockets, 1, luck)
            plays(sockets, 3, luck)
            assert place.hall.lines.count == 3


HANDSHAKE = """GET /api/tables/{}/socket HTTP/1.1\r
Host: 127.0.0.1\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
Sec-WebSocket-Version: 13\r
\r
"""


def plain(told: Any) -> Any:
    """As it is after a way over the wire."""
    return msgspec.json.decode(wire.encode(told))


def grants_of(place: Place, table: str) -> list[Any]:
    with place.hall.engine.connect() as connection:
        return list(connection.execute(sa.select(schema.grants).filter_by(table_id=table)))


def test_lines_in_vain_are_not_left_open(place: Place) -> None:
    """A socket that went away is counted no more."""
    ann, _, _ = hot_seat(place)
    until(lambda: place.hall.lines.count == 2)
    ann.leave()
    until(lambda: place.hall.lines.count == 0)
