"""What a host does from the command line, while tables are being played."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator
from math import inf
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import emberhall
from emberhall.cli import run
from emberhall.hall import wire
from emberhall.hall.auth.tokens import holder_of
from emberhall.hall.hall import Hall
from emberhall.hall.opening import SeatWish, TableWish
from emberhall.hall.store.engine import open_engine
from emberhall.hall.store.grants import of_holder
from emberhall.hall.store.records import RecordRow, keep
from emberhall.hall.store.schema import entries, grants, mails, records, seats, snapshots, tables
from emberhall.hall.tables import Desk
from emberhall.hall.upkeep import vacuum
from emberhall.play.session_text import read_session
from hall.house import HOST, a_table, house, play
from hall.opened import opened
from hall.postgres import Cluster
from hall.served import served

PUBLIC = "https://hall.test"
LONG_AGO = 1_000_000.0
OVER = 10_000
"""More answers than any game takes."""


class Host:
    """Somebody at the command line of a hall."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.url, self.capsys = url, capsys

    def types(self, *words: str) -> str:
        assert run(["admin", *words, "--database-url", self.url]) == 0
        return self.capsys.readouterr().out

    def is_refused(self, *words: str) -> str:
        assert run(["admin", *words, "--database-url", self.url]) == 2
        told = self.capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        return told.err

    def recovers(self, table: str, seat: str) -> tuple[str, str]:
        """What is told, and the secret of the link for that seat."""
        told, link = self.types("recover", table, seat, "--public-url", PUBLIC).splitlines()
        address, secret = link.split("#")
        assert address == f"{PUBLIC}/recover"
        return told, secret

    def may_not_recover(self, table: str, seat: str) -> str:
        return self.is_refused("recover", table, seat, "--public-url", PUBLIC)

    def sees(self, *words: str) -> Any:
        return json.loads(self.types(*words, "--json"))


@pytest.fixture
def host(database_url: str, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(database_url, capsys)


@pytest.fixture
def engine(database_url: str) -> Iterator[sa.Engine]:
    engine = open_engine(database_url)
    yield engine
    engine.dispose()


def within(url: str, story: Callable[[Hall], Coroutine[Any, Any, str]]) -> str:
    async def told() -> str:
        async with house(url) as hall:
            return await story(hall)

    return asyncio.run(told())


def a_game(url: str, answers: int, title: str = "duals") -> str:
    """A table at which so much was answered; its id."""

    async def story(hall: Hall) -> str:
        room = await a_table(hall, title, label="Friday")
        await play(room, answers)
        return room.id

    return within(url, story)


def a_gathering(url: str) -> str:
    """A table at which somebody is waited for; its id."""
    return within(url, a_seat_is_open)


async def a_seat_is_open(hall: Hall) -> str:
    wish = TableWish("duals", [SeatWish("me", "Ann"), SeatWish("open")])
    return await Desk(hall).open(wish, HOST)


@pytest.mark.parametrize(
    "name", ["list", "inspect", "close", "recover", "revoke", "export", "vacuum", "backup"]
)
def test_every_command_has_help_with_an_example(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert run(["admin", name, "--help"]) == 0
    assert f"Example: emberhall admin {name}" in capsys.readouterr().out


def test_without_tables_the_list_says_so(host: Host) -> None:
    assert host.types("list") == "There is no table.\n"
    assert host.sees("list") == []


def test_tables_are_listed_with_players_and_state(host: Host) -> None:
    running, gathering = a_game(host.url, 4), a_gathering(host.url)
    lines = host.types("list").splitlines()
    assert len(lines) == 2
    assert "gathering" in lines[0]
    assert lines[0].endswith("duals: Ann, open")
    assert lines[1].startswith(f"{running}  running")
    assert lines[1].endswith("duals “Friday”: Ann, Ben")
    assert [(line["id"], line["entries"]) for line in host.sees("list")] == [
        (gathering, 0),
        (running, 4),
    ]


def test_tables_that_have_ended_are_listed_only_when_asked_for(host: Host) -> None:
    over = a_game(host.url, OVER)
    assert host.sees("list") == []
    assert [line["id"] for line in host.sees("list", "--all")] == [over]


def test_a_table_is_seen_from_near_without_its_secrets(host: Host) -> None:
    table = a_game(host.url, 5)
    told = host.types("inspect", table)
    assert "seat 1: Ann (person)" in told
    assert "written: 5 answer" in told
    assert told.endswith("its log plays again: ok\n")
    seen = host.sees("inspect", table)
    assert seen["entries"] == {"answer": 5}
    assert "start" not in json.dumps(seen)
    assert HOST not in json.dumps(seen)


def test_a_log_that_does_not_play_again_is_told(host: Host, engine: sa.Engine) -> None:
    table = a_game(host.url, 5)
    with engine.begin() as connection:
        broken = sa.update(entries).where(entries.c.table_id == table, entries.c.number == 3)
        connection.execute(broken.values(key="no-such-option"))
    assert not host.types("inspect", table).endswith("ok\n")


def test_a_running_table_is_closed_by_an_entry_of_its_log(host: Host, engine: sa.Engine) -> None:
    table = a_game(host.url, 3)
    assert host.types("close", table) == f"The table {table} is closed.\n"
    with engine.connect() as connection:
        last = connection.execute(sa.select(entries).where(entries.c.number == 4)).one()
        state = connection.scalar(sa.select(tables.c.state))
    assert (last.kind, last.by, state) == ("closed", "admin", "closed")
    assert "has ended already" in host.is_refused("close", table)


def test_those_who_play_learn_that_their_table_was_closed(database_url: str, host: Host) -> None:
    async def story(hall: Hall) -> str:
        running, other = await a_table(hall), await a_table(hall)
        await play(running, 2)
        waiting = await hall.rooms.find(await a_seat_is_open(hall))
        for table in (running.id, waiting.id):
            await asyncio.to_thread(host.types, "close", table)
        heard = running.moved
        await hall.rooms.notice_ends()
        assert heard.is_set()
        assert other.company.table.state == "running"
        return f"{running.company.table.state} {waiting.company.table.state}"

    assert within(database_url, story) == "closed closed"


def test_a_table_that_gathers_is_closed_too(host: Host) -> None:
    table = a_gathering(host.url)
    host.types("close", table)
    assert host.sees("list") == []
    assert host.sees("inspect", table)["table"]["state"] == "closed"


def test_who_lost_a_seat_gets_it_back_by_a_link_that_works_once(
    database_url: str, host: Host, tmp_path: Path
) -> None:
    with served(database_url, tmp_path) as place:
        ann, new, eve = place.person(), place.person(), place.person()
        table = ann.opens("me", "me")
        lost, kept = ann.sits(table, 1), ann.sits(table, 0)
        lost.hears("table")
        name = kept.hears("table")["table"]["seats"][1]["name"]
        told, secret = host.recovers(table, "2")
        assert told == f"Whoever opens this link first has the seat of {name}:"
        assert new.post("/api/recover", {"secret": secret}).json()["you"]["seats"] == [1]
        assert eve.post("/api/recover", {"secret": secret}).status_code == 404
        assert lost.closes() == wire.GIVEN_AWAY
        assert ann.sits(table, 1).closes() == wire.NOT_YOURS
        assert new.sits(table, 1).hears("table")["you"]["seats"] == [1]
        assert kept.closes() == wire.GOING_AWAY  # a page that comes again knows what it still has
        kept = ann.sits(table, 0)
        assert kept.says("chat", words="Still here.")["type"] == "taken"
        assert kept.told[0]["you"]["seats"] == [0]


def test_a_seat_is_counted_as_people_count_or_named_by_its_player(
    host: Host, engine: sa.Engine
) -> None:
    table = a_game(host.url, 2)
    for named, seat, player in (("1", 0, "Ann"), ("2", 1, "Ben"), ("Ben", 1, "Ben")):
        told, secret = host.recovers(table, named)
        assert told.endswith(f"the seat of {player}:")
        with engine.connect() as connection:
            (grant,) = of_holder(connection, holder_of(secret))
        assert (grant.kind, grant.table_id, grant.seat) == ("recover", table, seat)


def test_a_number_is_a_seat_whatever_somebody_is_called(database_url: str, host: Host) -> None:
    async def story(hall: Hall) -> str:
        return (await a_table(hall, names=("2", "Ben"))).id

    told, _ = host.recovers(within(database_url, story), "2")
    assert told.endswith("the seat of Ben:")


def test_only_the_seat_of_a_person_at_a_table_that_goes_on_is_given_back(
    database_url: str, host: Host
) -> None:
    async def with_a_bot(hall: Hall) -> str:
        return (await a_table(hall, names=("Ann", "bot:random"))).id

    bots, open_seat = within(database_url, with_a_bot), a_gathering(host.url)
    assert host.may_not_recover(bots, "2").endswith(f"seat 2 of the table {bots} is a bot's\n")
    assert host.may_not_recover(open_seat, "2").endswith("is nobody's yet\n")
    for unknown in ("0", "3", "Cid"):
        assert "there are 1 (Ann), 2 (open)" in host.may_not_recover(open_seat, unknown)
    host.types("close", open_seat)
    assert "has ended already" in host.may_not_recover(open_seat, "1")
    assert "has ended already" in host.may_not_recover(a_game(host.url, OVER), "1")


def test_a_link_needs_to_know_where_the_hall_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sqlite_url: str
) -> None:
    host, table = Host(sqlite_url, capsys), a_game(sqlite_url, 1)
    assert "name it with --public-url" in host.is_refused("recover", table, "1")
    with opened("serve", "--port", "0", "--database-url", sqlite_url, into=tmp_path) as hall:
        hall.comes_up()
        assert f"\n{hall.link}recover#" in host.types("recover", table, "1")


def test_links_that_went_too_far_are_ended_and_so_is_what_the_host_may_do(
    database_url: str, host: Host, tmp_path: Path
) -> None:
    with served(database_url, tmp_path) as place:
        ann, eve = place.person(), place.person()
        table = ann.opens("me", "open")
        links = ann.invites(table)
        assert eve.post(f"/api/tables/{table}/watch", {"secret": links["watch"]}).is_success
        watching = eve.sits(table)
        watching.hears("table")
        told = host.types("revoke", table)
        assert told == f"The links of the table {table} are ended, and nobody is its host.\n"
        assert watching.closes() == wire.GONE
        wish = {"name": "Eve", "secret": links["join"]}
        assert eve.post(f"/api/tables/{table}/join", wish).status_code == 404
        assert ann.post(f"/api/tables/{table}/links").json()["code"] == "not-host"
        assert ann.sits(table, 0).hears("table")["you"]["seats"] == [0]


@pytest.mark.parametrize(
    "command", [("inspect",), ("close",), ("recover",), ("revoke",), ("export",)]
)
def test_a_table_that_is_not_there_is_named(
    host: Host, command: tuple[str, ...], tmp_path: Path
) -> None:
    more = {"export": [str(tmp_path / "file")], "recover": ["1", "--public-url", PUBLIC]}
    told = host.is_refused(*command, "nowhere", *more.get(command[0], []))
    assert told == "emberhall: there is no table 'nowhere'; see: emberhall admin list --all\n"


def test_a_game_that_is_over_is_exported_as_a_record(host: Host, tmp_path: Path) -> None:
    table, file = a_game(host.url, OVER), tmp_path / "game.jsonl"
    assert host.types("export", table, str(file)) == f"The game is in {file}\n"
    assert emberhall.verify(file.read_text()).game.over


def test_a_game_that_goes_on_is_exported_as_a_saved_game(host: Host, tmp_path: Path) -> None:
    table, file = a_game(host.url, 6), tmp_path / "game.json"
    host.types("export", table, str(file))
    session = read_session(file.read_text(), "game")
    assert len(session.game.answers()) == 6
    assert list(session.game.names) == ["Ann", "Ben"]


def test_a_table_that_gathers_has_nothing_to_export(host: Host, tmp_path: Path) -> None:
    told = host.is_refused("export", a_gathering(host.url), str(tmp_path / "game"))
    assert "has not begun" in told
    assert not (tmp_path / "game").exists()


def test_an_export_replaces_no_file(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("mine")
    host.is_refused("export", a_game(host.url, 1), str(file))
    assert file.read_text() == "mine"


def test_vacuum_throws_away_what_nobody_needs_and_no_game(host: Host, engine: sa.Engine) -> None:
    played, young, old = a_game(host.url, OVER), a_gathering(host.url), a_gathering(host.url)
    running = a_game(host.url, 3)
    with engine.begin() as connection:
        aged = sa.update(tables).where(tables.c.id.in_([old, played, running]))
        connection.execute(aged.values(made_at=LONG_AGO))
        for table in (played, running):
            row = {"table_id": table, "number": 1, "position": "{}"}
            connection.execute(sa.insert(snapshots).values(row))
        lost = sa.update(grants).where(grants.c.table_id == played)
        connection.execute(lost.values(revoked_at=LONG_AGO))
    told = host.types("vacuum", "--older-than", "30")
    assert told == "Thrown away: 1 table, 0 records, 1 snapshot, 3 grants, 0 lines of chat.\n"
    assert {line["id"] for line in host.sees("list", "--all")} == {played, young, running}
    assert host.sees("inspect", played)["log"] == "ok"
    assert (
        host.types("vacuum")
        == "Thrown away: 0 tables, 0 records, 0 snapshots, 0 grants, 0 lines of chat.\n"
    )


def test_vacuum_throws_away_games_that_nobody_goes_on_with(host: Host, engine: sa.Engine) -> None:
    over, lately, left = a_game(host.url, OVER), a_game(host.url, 3), a_game(host.url, 3)
    unplayed, closed, here = a_game(host.url, 0), a_game(host.url, 3), a_game(host.url, 3)
    chapter = a_game(host.url, 3)
    host.types("close", closed)
    old = [over, left, unplayed, closed, here, chapter]
    with engine.begin() as connection:
        for table in old:
            aged = {"made_at": LONG_AGO, "began_at": LONG_AGO}
            connection.execute(sa.update(tables).filter_by(id=table).values(aged))
            happened = sa.update(entries).where(entries.c.table_id == table)
            connection.execute(happened.values(at=LONG_AGO))
        connection.execute(sa.update(tables).filter_by(id=chapter).values(campaign_id="c"))
        present = sa.update(seats).where(seats.c.table_id == here)
        connection.execute(present.values(here_until=time.time()))
        told = {"table_id": left, "seat": 0, "number": 1, "at": LONG_AGO}
        connection.execute(sa.insert(mails).values(told))
    every = {*old, lately}
    host.types("vacuum")
    assert {line["id"] for line in host.sees("list", "--all")} == every
    assert "3 tables" in host.types("vacuum", "--abandoned", "30")
    left_over = every - {left, unplayed, closed}
    assert {line["id"] for line in host.sees("list", "--all")} == left_over
    assert {host.sees("inspect", table)["log"] for table in left_over} == {"ok"}


def test_an_answer_at_a_table_that_was_thrown_away_holds_up_no_other(database_url: str) -> None:
    async def story(hall: Hall) -> str:
        gone, other = await a_table(hall), await a_table(hall)
        await asyncio.to_thread(vacuum, hall.engine, 0.0, inf)
        assert hall.tables.read(gone.id) is None
        other = await a_table(hall)
        ways = [asyncio.ensure_future(play(room, 1)) for room in (gone, other)]
        lost, kept = await asyncio.gather(*ways, return_exceptions=True)
        assert isinstance(lost, wire.Refused)
        assert kept is None
        return other.id

    assert within(database_url, story)


def test_room_is_given_back_bit_by_bit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who answers waits until a large file is written anew."""
    monkeypatch.setattr("emberhall.hall.upkeep.PAGES", 3)
    engine = open_engine(sqlite_url)
    with engine.begin() as connection:
        for number in range(40):
            keep(connection, RecordRow(f"r{number}", None, "x" * 10_000, LONG_AGO))
    said: list[str] = []
    sa.event.listen(engine, "before_cursor_execute", lambda *told: said.append(told[2]))
    before = pages_of(engine)
    vacuum(engine, time.time())
    assert pages_of(engine) < before - 80
    assert "vacuum" not in said
    engine.dispose()


def test_a_file_of_an_older_version_is_written_anew_once(sqlite_url: str) -> None:
    engine = open_engine(sqlite_url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("pragma auto_vacuum = none")
        connection.exec_driver_sql("vacuum")
        assert connection.exec_driver_sql("pragma auto_vacuum").scalar_one() == 0
    engine.dispose()
    vacuum(engine, time.time())
    with engine.connect() as connection:
        assert connection.exec_driver_sql("pragma auto_vacuum").scalar_one() == 2
    engine.dispose()


def pages_of(engine: sa.Engine) -> int:
    with engine.connect() as connection:
        return int(connection.exec_driver_sql("pragma page_count").scalar_one())


def test_vacuum_throws_away_old_records_from_elsewhere_and_no_other(
    host: Host, engine: sa.Engine
) -> None:
    played = a_game(host.url, OVER)
    with engine.begin() as connection:
        aged = sa.update(records).where(records.c.table_id == played)
        connection.execute(aged.values(made_at=LONG_AGO))
        for name, at in (("old", LONG_AGO), ("young", time.time())):
            keep(connection, RecordRow(name, None, "a record", at))
    assert (
        host.types("vacuum")
        == "Thrown away: 0 tables, 1 record, 0 snapshots, 0 grants, 0 lines of chat.\n"
    )
    with engine.connect() as connection:
        assert {*connection.scalars(sa.select(records.c.id))} == {played, "young"}


def test_vacuum_throws_away_more_tables_than_a_statement_has_room_for(sqlite_url: str) -> None:
    many, engine = 33_000, open_engine(sqlite_url)
    a_gathering(sqlite_url)
    others = [column for column in tables.c if column is not tables.c.id]
    numbers = sa.select(sa.literal(1).label("n")).cte(recursive=True)
    numbers = numbers.union_all(sa.select(numbers.c.n + 1).where(numbers.c.n < many))
    both = tables.join(numbers, sa.true())
    copies = sa.select(sa.cast(numbers.c.n, sa.Text), *others).select_from(both)
    with engine.begin() as connection:
        connection.execute(sa.update(tables).values(made_at=LONG_AGO))
        connection.execute(sa.insert(tables).from_select([tables.c.id, *others], copies))
    sa.event.listen(engine, "checkout", with_little_room)
    assert vacuum(engine, LONG_AGO + 1).tables == many + 1
    engine.dispose()


def test_vacuum_goes_on_until_nothing_is_left_to_throw_away(
    host: Host, engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhall.hall.upkeep.AT_ONCE", 2)
    for _ in range(5):
        a_gathering(host.url)
    with engine.begin() as connection:
        connection.execute(sa.update(tables).values(made_at=LONG_AGO))
    assert vacuum(engine, LONG_AGO + 1).tables == 5
    assert host.sees("list", "--all") == []


def with_little_room(connection: Any, *_: object) -> None:
    """SQLite as it is built by itself; here it may have more room."""
    if isinstance(connection, sqlite3.Connection):
        connection.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 32_766)


def test_a_copy_is_made_while_people_play(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    host, file = Host(sqlite_url, capsys), tmp_path / "copy.sqlite"

    async def story(hall: Hall) -> str:
        room = await a_table(hall)
        playing = asyncio.create_task(play(room, 60))
        copied = await asyncio.to_thread(host.types, "backup", str(file))
        await playing
        return copied

    assert within(sqlite_url, story) == f"The copy is in {file}\n"
    assert oct(file.stat().st_mode & 0o777) == "0o600"
    copy = Host(f"sqlite:///{file}", capsys)
    (line,) = copy.sees("list")
    assert copy.sees("inspect", line["id"])["log"] == "ok"


def test_a_copy_replaces_no_file_and_leaves_none_half_written(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    host, file = Host(sqlite_url, capsys), tmp_path / "copies" / "copy.sqlite"
    assert f"the folder {file.parent} is not there" in host.is_refused("backup", str(file))
    file.parent.mkdir()
    file.write_text("mine")
    assert "exists already" in host.is_refused("backup", str(file))
    assert [path.name for path in file.parent.iterdir()] == ["copy.sqlite"]
    assert file.read_text() == "mine"


def test_postgresql_is_copied_by_its_own_program(
    postgres: Cluster,
    postgresql_url: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", str(postgres.programs), prepend=os.pathsep)
    host, file = Host(postgresql_url, capsys), tmp_path / "hall.dump"
    a_game(postgresql_url, 3)
    assert host.types("backup", str(file)) == f"The copy is in {file}\n"
    assert file.read_bytes().startswith(b"PGDMP")


def test_a_copy_of_postgresql_is_for_nobody_else(
    postgresql_url: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program, file = tmp_path / "pg_dump", tmp_path / "hall.dump"
    program.write_text('#!/bin/sh\necho "$2" > "${2#--file=}"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    before = os.umask(0o022)
    try:
        Host(postgresql_url, capsys).types("backup", str(file))
    finally:
        os.umask(before)
    assert oct(file.stat().st_mode & 0o777) == "0o600"


def test_without_that_program_the_host_is_told_what_to_type(
    postgresql_url: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    told = Host(postgresql_url, capsys).is_refused("backup", str(tmp_path / "hall.dump"))
    assert f"type: pg_dump -Fc -f {tmp_path / 'hall.dump'} postgresql://" in told


def test_a_damaged_database_is_told_in_one_sentence(host: Host, engine: sa.Engine) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("drop table entries")
    assert "cannot be used: " in host.is_refused("list", "--all")


def test_where_there_is_no_hall_none_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", "list", "--data", str(tmp_path / "nowhere")]) == 2
    assert "there is no hall yet" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
