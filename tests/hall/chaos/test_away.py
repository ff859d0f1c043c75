"""What people and programs are told while the database is away or full, and that play goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from emberhall.hall import wire
from emberhall.hall.store.chat import Chats
from hall.asking import visitors
from hall.chaos.disk import limit
from hall.postgres import Cluster
from hall.served import Person, Place, Socket, receipt, served, until

NOT_READ = (503, "not-now", "The hall cannot look anything up at the moment: try again.")
NOT_WRITTEN = (503, "not-now", "The hall cannot write anything down at the moment: try again.")


@pytest.fixture
def place(own_postgres: Cluster, tmp_path: Path) -> Iterator[Place]:
    with served(own_postgres.new_database(), tmp_path) as place:
        yield place


def told(reply: httpx.Response) -> tuple[int, str, str]:
    """Status, code and words of a refusal."""
    return reply.status_code, reply.json()["code"], reply.json()["words"]


def says(program: Person, table: str, verb: str, **said: str) -> httpx.Response:
    return program.post(f"/api/tables/{table}/{verb}", {"receipt": receipt(), **said})


def answers(socket: Socket) -> dict[str, str]:
    """What becomes of an answer to what this seat is asked."""
    told = socket.newest()
    return socket.says("answer", key=told["prompt"]["options"][0]["key"], version=told["version"])


def comes_back(cluster: Cluster, place: Place) -> None:
    cluster.start()
    until(lambda: httpx.get(f"{place.url}/readyz").status_code == 200)


def test_over_http_everything_is_refused_until_the_database_is_back(
    own_postgres: Cluster, place: Place
) -> None:
    ann = place.person()
    table = ann.opens("program", "program")
    programs = [ann.program(table, seat) for seat in (0, 1)]
    updates = [next(line for line in each.stream(table) if "view" in line) for each in programs]
    asked = next(seat for seat in (0, 1) if updates[seat]["prompt"])
    program, update = programs[asked], updates[asked]
    answer = {
        "key": update["prompt"]["options"][0]["key"],
        "version": update["version"],
        "receipt": receipt(),
    }
    own_postgres.stop()
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/stream", "/api/tables?mine=true"):
        assert told(program.get(path)) == NOT_READ
    for verb, said in (("answer", answer), ("chat", {"words": "Hello?"}), ("hint", {})):
        assert told(says(program, table, verb, **said)) == NOT_WRITTEN
    assert told(ann.post("/api/tables", {"title": "duals", "seats": [{"kind": "me"}]}))[0] == 503
    page = ann.get("/")
    assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
    comes_back(own_postgres, place)
    assert says(program, table, "answer", **answer).json()["type"] == "taken"
    assert place.hall.rooms.open[table].number == 1


def test_each_refusal_is_one_warning_and_no_fault_of_ours(
    own_postgres: Cluster, place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    ann = place.person()
    table = ann.opens("me", "me")
    own_postgres.stop()
    caplog.clear()
    for _ in range(3):
        assert told(ann.get(f"/api/tables/{table}")) == NOT_READ
    of_refusals = [record for record in caplog.records if record.name == "emberhall.hall.store"]
    assert [record.levelno for record in of_refusals] == [logging.WARNING] * 3
    assert not any(record.exc_info for record in caplog.records)
    own_postgres.start()


def test_who_opens_a_table_is_sent_away_for_a_while_and_finds_it_again(
    own_postgres: Cluster, place: Place
) -> None:
    ann = place.person()
    table = ann.opens("me", "me")
    before = ann.sits(table, 0).update
    own_postgres.stop()
    assert ann.sits(table, 0).closes() == wire.LATER
    comes_back(own_postgres, place)
    assert ann.sits(table, 0).update["view"] == before["view"]


def test_who_sits_at_a_table_stays_there_and_is_refused_by_receipt(
    own_postgres: Cluster, place: Place
) -> None:
    ann = place.person()
    table = ann.opens("me", "me")
    sockets = [ann.sits(table, seat) for seat in (0, 1)]
    asked = next(each for each in sockets if each.update["prompt"])
    own_postgres.stop()
    for reply in (
        answers(asked),
        asked.says("answer", key="any", version="of-long-ago"),
        asked.says("chat", words="Is anybody there?"),
    ):
        assert (reply["type"], reply["code"]) == ("refused", wire.NOT_NOW)
        assert reply["words"] == NOT_WRITTEN[2]
    comes_back(own_postgres, place)
    assert asked.says("chat", words="There you are.")["type"] == "taken"
    assert asked.has_heard("There you are.") == ["There you are."]
    assert answers(asked)["type"] == "taken"


def test_chat_that_is_written_but_cannot_be_read_is_taken_and_told_with_the_next(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> list[wire.ChatLine]:
        raise sa.exc.OperationalError("select", {}, OSError("gone"))

    with served(sqlite_url, tmp_path) as place:
        ann = place.person()
        table = ann.opens("me", "me")
        socket = ann.sits(table, 0)
        with monkeypatch.context() as patch:
            patch.setattr(Chats, "since", away)
            assert socket.says("chat", words="One.")["type"] == "taken"
        assert socket.says("chat", words="Two.")["type"] == "taken"
        assert socket.has_heard("Two.") == ["One.", "Two."]


def test_on_a_full_disk_one_can_look_and_not_open_a_table(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, wish = come.comes(), {"title": "duals", "seats": [{"kind": "me"}] * 2}
            table = (await ann.does("/api/tables", **wish))["table"]["id"]
            limit(come.hall.engine, pages=1)
            while (reply := await ann.sends("/api/tables", **wish)).status_code == 201:
                pass
            assert told(reply) == NOT_WRITTEN
            assert (await ann.gets(f"/api/tables/{table}"))["table"]["state"] == "running"
            limit(come.hall.engine, pages=1_000_000)
            await ann.does("/api/tables", **wish)

    asyncio.run(story())
