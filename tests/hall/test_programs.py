"""Programs as seats: what they are told and may do, over a hall that really listens."""

from __future__ import annotations

import ast
import asyncio
import importlib.util
import itertools
import json
import logging
import sys
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.error import HTTPError

import httpx
import pytest
from starlette.types import Message

import emberhall
from emberhall.hall import metrics, stream
from emberhall.hall.visit import MOST_LINES
from hall.program import HallProgram
from hall.served import SECONDS, Json, Person, Place, receipt, served, until

PAGE = Path(__file__).parent.parent.parent / "docs" / "program_seat.py"
SECONDS_OF_A_GAME = 50.0


@pytest.fixture
def place(sqlite_url: str, tmp_path: Path) -> Iterator[Place]:
    with served(sqlite_url, tmp_path) as place:
        yield place


def where(program: Person, table: str) -> Json:
    """Where a program's seat stands now."""
    lines = program.stream(table)
    told = next(line for line in lines if line["type"] == "update")
    lines.close()
    return told


def says(program: Person, table: str, verb: str, **said: Any) -> httpx.Response:
    return program.post(f"/api/tables/{table}/{verb}", {"receipt": receipt(), **said})


def answers(program: Person, table: str, told: Json) -> httpx.Response:
    key = told["prompt"]["options"][0]["key"]
    return says(program, table, "answer", key=key, version=told["version"])


def both(place: Place) -> tuple[str, Person, Person]:
    """A table of two programs of one person, the one that is asked first."""
    ann = place.person()
    table = ann.opens("program", "program")
    programs = [ann.program(table, seat) for seat in (0, 1)]
    programs.sort(key=lambda each: where(each, table)["prompt"] is None)
    return table, programs[0], programs[1]


def said_by(verb: str, said: Json) -> Json:
    """Of these fields, those that belong to a verb."""
    fields = {"answer": {"key", "version"}, "undo": {"version"}, "hint": set(), "chat": {"words"}}
    return {name: said[name] for name in {"receipt", *fields[verb]}}


# The page in docs/


@pytest.fixture
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("program_seat", PAGE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_has_thirty_lines_and_takes_nothing_but_the_standard_library() -> None:
    """Without what explains it: docstrings and blank lines."""
    text = PAGE.read_text(encoding="utf-8")
    tree = ast.parse(text)
    told = set[int]()
    for part in ast.walk(tree):
        if isinstance(part, ast.Module | ast.FunctionDef) and ast.get_docstring(part):
            told |= {*range(part.body[0].lineno, (part.body[0].end_lineno or 0) + 1)}
    lines = enumerate(text.splitlines(), start=1)
    assert len([line for number, line in lines if line.strip() and number not in told]) <= 30
    taken = {
        name.name for part in ast.walk(tree) if isinstance(part, ast.Import) for name in part.names
    }
    taken |= {f"{part.module}" for part in ast.walk(tree) if isinstance(part, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in taken} <= sys.stdlib_module_names


def test_the_example_gives_up_where_its_token_is_no_good(place: Place, example: ModuleType) -> None:
    with pytest.raises(HTTPError, match="404"):
        example.play(f"{place.url}/api/tables/{place.person().opens('me', 'program')}", "none")


@pytest.mark.parametrize("title", [title.name for title in emberhall.games()])
def test_the_example_plays_every_title_to_its_end(
    place: Place, example: ModuleType, title: str
) -> None:
    ann = place.person()
    table = ann.opens("program", "program", title=title)
    tokens = [ann.post(f"/api/tables/{table}/program", {"seat": n}).json()["token"] for n in (0, 1)]
    address = f"{place.url}/api/tables/{table}"
    with ThreadPoolExecutor(2) as pool:
        verdicts = list(pool.map(lambda token: example.play(address, token), tokens))
    assert all(verdicts)
    assert ann.get(f"/api/tables/{table}").json()["table"]["state"] == "over"


@pytest.mark.no_cover
def test_the_example_plays_on_when_the_hall_is_killed_and_started_again(
    example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, answer = Given(), example.answer
    monkeypatch.setattr(example, "answer", lambda *said: given.count(answer(*said)))
    hall = HallProgram(tmp_path, "--bot-workers", "1")
    try:
        table, tokens = two_programs(hall.url)
        with ThreadPoolExecutor(2) as pool:
            playing = [pool.submit(example.play, table, token) for token in tokens]
            for answers in (5, 30):
                given.comes_to(answers)
                hall.killed_and_started_again()
                assert not any(each.done() for each in playing)
            assert all(each.result(SECONDS_OF_A_GAME) for each in playing)
    finally:
        hall.kill()


class Given:
    """How many answers have been given."""

    def __init__(self) -> None:
        self.answers = 0

    def count(self, _: None) -> None:
        self.answers += 1

    def comes_to(self, answers: int) -> None:
        until(lambda: self.answers >= answers)


def test_the_example_stops_when_the_table_is_closed(place: Place, example: ModuleType) -> None:
    ann = place.person()
    table = ann.opens("me", "program")
    token = ann.post(f"/api/tables/{table}/program", {"seat": 1}).json()["token"]
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(example.play, f"{place.url}/api/tables/{table}", token)
        until(lambda: place.hall.lines.count == 1)
        ann.post(f"/api/tables/{table}/close")
        assert playing.result(SECONDS) == "The table was closed."


def two_programs(url: str) -> tuple[str, list[str]]:
    """The address of a new table of two programs, and their tokens."""
    with httpx.Client(base_url=url, timeout=SECONDS) as ann:
        wish = {"title": "flamecraft", "seats": [{"kind": "program"}, {"kind": "program"}]}
        table = f"/api/tables/{ann.post('/api/tables', json=wish).json()['table']['id']}"
        told = [ann.post(f"{table}/program", json={"seat": seat}).json() for seat in (0, 1)]
    return url + table, [each["token"] for each in told]


# What a program is told


def test_a_seat_that_is_followed_in_too_many_places_is_refused_another(place: Place) -> None:
    table, program, _ = both(place)
    lines = [program.stream(table) for _ in range(MOST_LINES)]
    for each in lines:
        next(each)
    refused = program.get(f"/api/tables/{table}/stream")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    for each in lines:
        each.close()


def test_a_stream_begins_with_the_whole_table_and_where_the_seat_stands(place: Place) -> None:
    table, asked, other = both(place)
    for program, is_asked in ((asked, True), (other, False)):
        lines = program.stream(table)
        first, second = next(lines), next(lines)
        lines.close()
        assert (first["type"], second["type"]) == ("table", "update")
        assert first["you"] == {"seats": [program.seat], "seat": program.seat, "host": False}
        assert first["table"]["id"] == table
        assert (second["prompt"] is not None) == is_asked
        assert second["first"] == 0


def test_a_stream_tells_each_change_and_says_the_same_as_a_socket(place: Place) -> None:
    ann = place.person()
    table = ann.opens("me", "program")
    socket = ann.sits(table, 0)
    program = ann.program(table, 1)
    lines = program.stream(table)
    assert next(lines)["type"] == "table"
    before = next(lines)
    mover = ann if socket.update["prompt"] else program
    if mover is ann:
        key = socket.update["prompt"]["options"][0]["key"]
        socket.says("answer", key=key, version=socket.update["version"])
    else:
        answers(program, table, before)
    after = next(line for line in lines if line["type"] == "update")
    assert after["version"] != before["version"]
    assert after["first"] == before["cursor"][1]
    assert where(program, table) == {
        **after,
        "first": 0,
        "events": before["events"] + after["events"],
    }
    lines.close()


def test_empty_lines_come_while_nothing_happens(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "KEEP_ALIVE", 0.05)
    table, asked, _ = both(place)
    with asked.client.stream("GET", f"/api/tables/{table}/stream") as reply:
        assert reply.headers["content-type"].startswith("application/x-ndjson")
        lines = reply.iter_lines()
        told = list(itertools.takewhile(bool, lines))
        assert len(told) >= 2
        assert next(lines) == ""


def test_a_stream_ends_when_the_table_is_closed(place: Place) -> None:
    ann = place.person()
    table = ann.opens("me", "program")
    lines = ann.program(table, 1).stream(table)
    assert next(lines)["type"] == "table"
    ann.post(f"/api/tables/{table}/close")
    told = list(lines)
    assert told[-1]["type"] in ("table", "update")
    assert any(line["type"] == "table" and line["table"]["state"] == "closed" for line in told)


def test_programs_that_follow_are_counted_apart_from_people(place: Place) -> None:
    ann = place.person()
    table = ann.opens("me", "program", listed=True)
    lines = ann.program(table, 1).stream(table)
    next(lines)
    assert [following(kind) for kind in ("program", "seat", "watch")] == [1, 0, 0]
    ann.sits(table, 0).hears("table")
    place.person().sits(table).hears("table")
    assert [following(kind) for kind in ("program", "seat", "watch")] == [1, 1, 1]
    lines.close()
    until(lambda: following("program") == 0)


def following(kind: str) -> float:
    """How many the host is told of."""
    counted = metrics.REGISTRY.get_sample_value("emberhall_sockets_open", {"kind": kind})
    return counted or 0.0


def test_a_program_counts_as_present_while_it_follows(place: Place) -> None:
    ann = place.person()
    table = ann.opens("me", "program")
    socket = ann.sits(table, 0)
    lines = ann.program(table, 1).stream(table)
    next(lines)
    until(lambda: socket.hears("table")["table"]["seats"][1]["here"])
    lines.close()


# What it may do, and how it is refused


def test_the_same_receipt_twice_is_one_answer(place: Place) -> None:
    table, asked, _ = both(place)
    told = where(asked, table)
    said = {"key": told["prompt"]["options"][0]["key"], "version": told["version"]}
    one = receipt()
    for _ in range(3):
        reply = says(asked, table, "answer", **said, receipt=one)
        assert (reply.status_code, reply.json()) == (200, {"type": "taken", "receipt": one})
    room = place.hall.rooms.open[table]
    assert room.number == 1


def test_refusals_have_the_codes_of_the_socket_and_a_status_each(place: Place) -> None:
    table, asked, other = both(place)
    told, others = where(asked, table), where(other, table)
    key = told["prompt"]["options"][0]["key"]

    def refused(program: Person, verb: str, **said: Any) -> tuple[int, str]:
        reply = says(program, table, verb, **said)
        return reply.status_code, reply.json()["code"]

    assert refused(asked, "answer", key=key, version="old") == (409, "stale")
    assert refused(other, "answer", key=key, version=others["version"]) == (403, "not-asked")
    assert refused(asked, "answer", key="no such", version=told["version"]) == (422, "illegal")
    assert refused(asked, "undo", version=told["version"]) == (409, "cannot-undo")
    assert refused(other, "hint") == (403, "not-asked")
    assert refused(asked, "answer", key=key) == (400, "bad")
    assert refused(asked, "answer", key=key, version=told["version"], extra=1) == (400, "bad")
    assert where(asked, table) == told
    assert where(other, table) == others


def test_an_answer_can_be_taken_back_and_a_hint_be_had(place: Place) -> None:
    table, asked, _ = both(place)
    told = where(asked, table)
    hint = says(asked, table, "hint").json()
    assert hint["key"] in [option["key"] for option in told["prompt"]["options"]]
    assert says(asked, table, "chat", words="Hello.").status_code == 200
    assert answers(asked, table, told).status_code == 200
    after = where(asked, table)
    if after["undo"]:
        assert says(asked, table, "undo", version=after["version"]).status_code == 200
        assert where(asked, table)["prompt"] == told["prompt"]


def test_a_program_of_one_seat_plays_no_other(place: Place) -> None:
    table, asked, other = both(place)
    told = where(asked, table)
    key = told["prompt"]["options"][0]["key"]
    said = {"key": key, "version": told["version"], "words": "Hi.", "receipt": receipt()}
    for path in ("answer", "undo", "hint", "chat"):
        reply = other.post(f"/api/tables/{table}/{path}?seat={asked.seat}", said_by(path, said))
        assert (reply.status_code, reply.json()["code"]) == (403, "not-your-seat")
    assert other.get(f"/api/tables/{table}/stream?seat={asked.seat}").status_code == 403
    assert where(asked, table) == told


def test_a_program_gives_nothing_away(place: Place) -> None:
    """With the seat alone one cannot get at the seat's person, its links or the table."""
    ann = place.person()
    table = ann.opens("me", "program")
    program = ann.program(table, 1)
    for verb in ("program", "program/end", "recovery", "leave"):
        reply = program.post(f"/api/tables/{table}/{verb}", {"seat": 1})
        assert (reply.status_code, reply.json()["code"]) == (403, "not-your-seat")
    reply = program.post(f"/api/tables/{table}/mail", {"seat": 1, "mail": ""})
    assert (reply.status_code, reply.json()["code"]) == (403, "not-your-seat")
    for verb in ("links", "close"):
        reply = program.post(f"/api/tables/{table}/{verb}")
        assert (reply.status_code, reply.json()["code"]) == (403, "not-host")
    assert where(program, table)


def test_only_the_person_of_a_seat_gets_its_token(place: Place) -> None:
    ann, ben = place.person(), place.person()
    table = ann.opens("me", "open", listed=True)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    for person, seat in ((ann, 1), (ben, 0), (place.person(), 0)):
        reply = person.post(f"/api/tables/{table}/program", {"seat": seat})
        assert (reply.status_code, reply.json()["code"]) == (403, "not-your-seat")


def test_a_new_token_ends_the_last_and_its_stream_and_the_person_stays(place: Place) -> None:
    ann = place.person()
    table = ann.opens("me", "bot")
    socket = ann.sits(table, 0)
    first = ann.program(table, 0)
    lines = first.stream(table)
    assert next(lines)["type"] == "table"
    with ThreadPoolExecutor(1) as pool:
        rest = pool.submit(list, lines)
        second = ann.program(table, 0)
        rest.result(timeout=20)
    assert first.get(f"/api/tables/{table}/stream").status_code == 404
    assert where(second, table)["view"] == socket.update["view"]
    ann.post(f"/api/tables/{table}/program/end", {"seat": 0})
    assert says(second, table, "hint").status_code == 404
    assert socket.says("chat", words="Still here.")["type"] == "taken"


def test_no_token_comes_back_in_anything(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "emberhall")
    ann = place.person()
    table = ann.opens("me", "program")
    program = ann.program(table, 1)
    told = [where(program, table), program.get(f"/api/tables/{table}").json()]
    told.append(says(program, table, "answer", key=program.token, version="x").json())
    told += [ann.sits(table, 0).update, ann.sits(table, 1).update]
    watch = ann.invites(table)["watch"]
    secrets = (program.token, ann.client.cookies["emberhall"], watch)
    assert all(secrets)
    logged = [record.getMessage() for record in caplog.records if record.name != "httpx"]
    assert any(table in line for line in logged)
    for secret in secrets:
        assert secret not in json.dumps(told)
        assert not any(secret in line for line in logged)


def test_a_reader_that_stops_reading_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is remembered for who does not read: the stream ends."""
    monkeypatch.setattr(stream, "SLOW_AFTER", 0.05)
    made: list[int] = []

    async def lines() -> AsyncIterator[bytes]:
        for number in range(1_000):
            made.append(number)
            yield b"{}\n"

    async def story() -> None:
        sent = 0

        async def send(message: Message) -> None:
            nonlocal sent
            sent += 1
            if sent > 3:
                await asyncio.Event().wait()

        await asyncio.wait_for(stream.Lines(lines()).stream_response(send), 10)

    asyncio.run(story())
    assert made == [0, 1, 2]
