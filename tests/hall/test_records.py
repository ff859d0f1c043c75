"""Records are told once a game is over, checked before they are kept, and played on from."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

import emberhall
from emberhall import BrokenRecord, Game
from emberhall.hall import verification
from emberhall.hall.hall import Hall
from emberhall.hall.records import MOST_CHECKS, MOST_OPEN
from emberhall.hall.reel import MOST_MARKS, Reel
from emberhall.hall.room import Room
from emberhall.hall.store import records, schema
from emberhall.hall.wire import Refused, encode
from emberhall.play.replay import replay_of
from emberhall.titles.dragondraft import TITLE as DRAGONDRAFT
from hall.asking import Browser, Visitors, visitors
from hall.house import deaf, play
from titles.packs import variant

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
TITLES = [title.name for title in emberhall.games()]


def random_game(title: str = "duals", seed: int = 1, seats: int = 2) -> Game:
    """A game that is over, played by chance."""
    game, luck = emberhall.new_game(title, seats=seats, seed=seed, names=("Ann", "Ben")), Random(1)
    while game.question is not None:
        game.answer(luck.randrange(len(game.question.options)))
    return game


@pytest.fixture(scope="module")
def finished() -> Game:
    return random_game()


async def a_table(come: Visitors, browser: Browser) -> Room:
    told = await browser.does("/api/tables", title="duals", seats=SEATS)
    return await come.hall.rooms.find(told["table"]["id"])


def kept(hall: Hall, record_id: str) -> str | None:
    with hall.engine.connect() as connection:
        row = records.read(connection, record_id)
    return row.record if row else None


# A table's own record


def test_a_finished_game_leaves_a_record_that_proves_its_seed(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann = come.comes()
            room = await a_table(come, ann)
            commitment = (await ann.gets(f"/api/tables/{room.id}"))["table"]["commitment"]
            await play(room, 1_000)
            reply = await ann.asks(f"/api/tables/{room.id}/record")
            assert reply.headers["content-disposition"].startswith("attachment")
            shown = emberhall.verify(reply.text, commitment)
            assert room.position is not None
            assert shown.game.digest() == room.position.session.game.digest()
            told = await ann.gets(f"/api/records/{room.id}")
            assert told["commitment"] == commitment
            assert told["seed"] == told["over"]["seed"]
            assert told["names"] == ["Ann", "Ben"]
            assert told["moments"] == shown.answers + 1
            assert (told["digests"], told["table"]) == (shown.digests, room.id)
            assert "Flamecraft Duals" in (await ann.asks(f"/replay/{room.id}")).text

    asyncio.run(story())


def test_while_a_game_goes_on_nothing_of_its_record_is_told(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            room = await a_table(come, ann)
            await play(room, 10)
            no = (409, "not-over", "The record can be had once the game is over.")
            assert await ann.is_refused(f"/api/tables/{room.id}/record") == no
            assert await ann.is_refused(f"/api/records/{room.id}") == no
            assert await ann.is_refused(f"/api/records/{room.id}/moments/0") == no
            assert await ann.is_refused(f"/api/records/{room.id}/race") == no
            assert await ann.is_refused(f"/api/records/{room.id}/fork", at=0) == no

    asyncio.run(story())


def test_a_closed_table_never_tells_its_record(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            room = await a_table(come, ann)
            await play(room, 10)
            await ann.does(f"/api/tables/{room.id}/close")
            assert (await ann.is_refused(f"/api/tables/{room.id}/record"))[1] == "not-over"

    asyncio.run(story())


def test_a_record_can_be_had_before_the_bell_of_the_other_process_is_heard(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhall.hall.hall.listen", deaf)

    async def story() -> None:
        async with visitors(database_url) as come, visitors(database_url) as elsewhere:
            come.hall.rooms.listeners.remove(come.hall.endings.look_at)
            ann, there = come.comes(), elsewhere.comes()
            room = await a_table(come, ann)
            there.client.cookies = ann.client.cookies
            assert (await there.is_refused(f"/api/tables/{room.id}/record"))[1] == "not-over"
            await play(room, 1_000)
            record = (await there.asks(f"/api/tables/{room.id}/record")).text
            assert emberhall.verify(record).game.over

    asyncio.run(story())


def test_strangers_cannot_tell_a_record_from_none(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, stranger = come.comes(), come.comes()
            room = await a_table(come, ann)
            await play(room, 1_000)
            nowhere = await stranger.asks("/api/records/nowhere0")
            assert nowhere.status_code == 404
            assert (await stranger.asks("/api/records/%00")).text == nowhere.text
            assert (await stranger.asks(f"/api/records/{room.id}")).text == nowhere.text
            assert (await stranger.asks(f"/api/records/{room.id}/race")).text == nowhere.text
            assert (await stranger.asks(f"/api/tables/{room.id}/record")).status_code == 404

    asyncio.run(story())


def test_a_story_is_what_one_seat_was_told_and_is_told_to_it_alone(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, ben = come.comes(), come.comes()
            seats = [SEATS[0], {"kind": "open"}]
            table = (await ann.does("/api/tables", title="duals", seats=seats))["table"]["id"]
            assert (await ann.is_refused(f"/api/tables/{table}/story?seat=0"))[1] == "bad"
            link = (await ann.does(f"/api/tables/{table}/links"))["join"]
            secret = link.partition("#")[2]
            await ben.does(f"/api/tables/{table}/join", name="Ben", secret=secret)
            room = await come.hall.rooms.find(table)
            await play(room, 20)
            assert room.position is not None
            game = room.position.session.game
            for seat, browser in enumerate((ann, ben)):
                told = await browser.gets(f"/api/tables/{table}/story?seat={seat}")
                events = [event.data() for event in game.events(seat)]
                assert [each["event"] for each in told["events"]] == json.loads(json.dumps(events))
                assert any(each["words"] for each in told["events"])
                refused = await browser.is_refused(f"/api/tables/{table}/story?seat={1 - seat}")
                assert refused[:2] == (403, "not-your-seat")

    asyncio.run(story())


# Records from elsewhere


def test_a_record_from_elsewhere_is_kept_once_it_was_checked(
    database_url: str, finished: Game
) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann = await come.comes_in()
            told = await ann.does("/api/records", record=finished.record())
            assert (told["title"], told["names"], told["table"]) == ("duals", ["Ann", "Ben"], "")
            assert told["over"]["verdict"] == finished.verdict(None)
            again = await ann.does("/api/records", record="\n" + finished.record() + "\n\n")
            assert again == told
            assert await come.comes().gets(f"/api/records/{told['id']}") == told

    asyncio.run(story())


def test_of_records_from_elsewhere_the_latest_are_kept(
    database_url: str, monkeypatch: pytest.MonkeyPatch, finished: Game
) -> None:
    """Whoever brings one again needs it still; a record of a table here is none of them."""
    monkeypatch.setattr("emberhall.hall.records.MOST_BROUGHT", 2)

    async def story() -> None:
        async with visitors(database_url) as come:
            ann = come.comes()
            room = await a_table(come, ann)
            await play(room, 1_000)
            await come.hall.endings.stop()
            first, second, third = (finished.at(number).record() for number in (1, 2, 3))
            ids = [await come.hall.records.bring(each) for each in (first, second, first, third)]
            assert ids[0] == ids[2]
            gone, *still = (kept(come.hall, each) for each in (ids[1], ids[0], ids[3], room.id))
            assert gone is None
            assert all(still)

    asyncio.run(story())


def forged(game: Game) -> str:
    """The same game, but somebody else is said to have won it."""
    *lines, last = game.record().splitlines()
    end = json.loads(last)
    end["result"]["totals"] = end["result"]["totals"][::-1]
    return "\n".join([*lines, json.dumps(end)])


def shortened(game: Game) -> str:
    lines = game.record().splitlines()
    return "\n".join([*lines[:5], *lines[6:]])


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        (forged, "the result is not the one that was played"),
        (shortened, "is not possible"),
        (lambda game: game.record(sealed=True), "still sealed"),
        (
            lambda game: game.save(),
            "The record is not sound: line 1 must say that this is an 'emberhall record 2'",
        ),
        (lambda _: "", "line 1 must say"),
        (lambda _: "[" * 100_000, "line 1 is not JSON"),
        (lambda game: game.record().replace('"duals"', '"chess"', 1), "chess"),
        (lambda game: game.record().splitlines()[0], "cut short"),
    ],
    ids=["forged", "shortened", "sealed", "save", "empty", "deep", "foreign", "cut"],
)
def test_a_record_that_does_not_hold_is_refused_with_its_reason(
    sqlite_url: str, finished: Game, spoilt: object, words: str
) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            assert callable(spoilt)
            refused = await (await come.comes_in()).is_refused(
                "/api/records", record=spoilt(finished)
            )
            assert refused[:2] == (400, "bad")
            assert words in refused[2]
            with come.hall.engine.connect() as connection:
                assert connection.execute(schema.records.select()).all() == []

    asyncio.run(story())


def test_a_record_that_is_too_long_is_not_even_read(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            refused = await (await come.comes_in()).is_refused(
                "/api/records", record=" " * (4 << 20)
            )
            assert refused[:2] == (413, "too-large")

    asyncio.run(story())


def test_a_record_that_takes_too_long_is_stopped_and_others_are_answered_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A record brings its own content: here, one with more cards than anybody can read."""
    monkeypatch.setattr(verification, "SECONDS", 1)
    first, *rest = random_game("dragondraft").record().splitlines()
    header = {**json.loads(first), "of_a_pack": True}
    dragons = header["pack"]["cards.toml"]["dragon"]
    dragons += [{**dragons[0], "id": f"d{number}", "name": "one"} for number in range(30_000)]

    async def story() -> int:
        record = "\n".join([json.dumps(header), *rest])
        checking = asyncio.create_task(verification.verified(record))
        beats = 0
        while not checking.done():
            await asyncio.sleep(0.001)
            beats += 1
        with pytest.raises(BrokenRecord, match="too much time or memory"):
            await checking
        return beats

    assert asyncio.run(story()) > 100


# Records whose content would be a burden to the hall


def with_board(game: Game, **changes: int) -> str:
    """The same record, but its board has other numbers."""
    first, *rest = game.record().splitlines()
    header = json.loads(first)
    header["pack"]["fair.toml"]["board"] |= changes
    return "\n".join([json.dumps({**header, "of_a_pack": True}), *rest])


def test_a_record_of_a_board_that_nobody_could_look_at_is_refused(sqlite_url: str) -> None:
    """600 times 600 spaces in a record of 3 KB: its views would have 18 MB."""
    game = emberhall.new_game("dragondraft", seats=2, seed=1)
    record = with_board(game, rows=600, places=600)

    async def story() -> None:
        async with visitors(sqlite_url) as come:
            assert await (await come.comes_in()).is_refused("/api/records", record=record) == (
                400,
                "bad",
                "The record is not sound: line 1: fair.toml: board: rows: must be at most 12.",
            )

    asyncio.run(story())


def specials(tmp_path: Path, count: int) -> str:
    """A record whose content has so many more specials, each with a name of 4,000 letters."""
    rows = "".join(_LONG_SPECIAL.format(number=number) for number in range(count))
    pack = variant(DRAGONDRAFT, tmp_path, ("stage.toml", "[[pile]]", f"{rows}[[pile]]"))
    return emberhall.new_game("dragondraft", seats=2, seed=1, content=pack).record()


def test_a_record_whose_views_are_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = specials(tmp_path, 20)
    assert not verification._played_again(record)["fault"]
    monkeypatch.setattr(verification, "MOST_SEEN", 64 * 1024)
    told = verification._played_again(record)
    assert told["fault"] == "what a seat sees of it takes more than 64 KB"


def test_a_record_whose_content_is_too_large_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    record = specials(tmp_path, 70)

    async def story() -> None:
        async with visitors(sqlite_url) as come:
            assert await (await come.comes_in()).is_refused("/api/records", record=record) == (
                400,
                "bad",
                "The record is not sound: its content has more than 256 KB.",
            )

    asyncio.run(story())


def test_a_record_is_as_long_as_we_would_write_it(tmp_path: Path) -> None:
    """A sign that is one letter where it comes from may be twelve in JSON."""
    header, *rest = specials(tmp_path, 50).splitlines()
    long = "\n".join([header.replace("x", "\N{DRAGON}"), *rest])
    assert len(long) < verification.LONGEST_RECORD
    assert verification._played_again(long)["fault"].endswith("KB")


@pytest.mark.parametrize("title", TITLES)
def test_records_of_our_own_titles_are_far_from_too_long(title: str) -> None:
    game = random_game(title)
    assert game.header is not None
    assert len(game.header.edition.text) < verification.LONGEST_CONTENT / 4
    assert len(game.record()) < verification.LONGEST_RECORD / 4


def test_content_of_elsewhere_is_read_once_for_all_who_play_on(tmp_path: Path) -> None:
    game = emberhall.replay(specials(tmp_path, 2))
    one, other = emberhall.load(game.save()), emberhall.load(game.save())
    assert one.header is not None
    assert other.header is not None
    assert one.header.edition is other.header.edition


_LONG_SPECIAL = f"""
[[special]]
id = "special-{{number}}"
name = "{"x" * 4000}"
figure = "figure {{number}}"
cost = 1
figures = 1
effect = "spectators-a-show"
count = 1
source = "reconstructed"

"""


def test_a_record_whose_views_take_long_to_make_is_refused(
    monkeypatch: pytest.MonkeyPatch, finished: Game
) -> None:
    assert not verification._played_again(finished.record())["fault"]
    monkeypatch.setattr(verification, "LONGEST_LOOK", -1.0)  # some clocks tick slowly
    told = verification._played_again(finished.record())
    assert told["fault"] == "showing it to a seat takes too long"


@pytest.mark.parametrize("title", TITLES)
def test_views_of_our_own_titles_are_far_from_too_large(title: str) -> None:
    game = random_game(title)
    for moment in range(0, len(game.answers()), 10):
        then = game.at(moment)
        for seat in (0, 1, None):
            seen = len(encode(then.view(seat))) + len(encode(then.prompt(seat)))
            assert seen < verification.MOST_SEEN / 3


# Moments


@pytest.mark.parametrize("title", TITLES)
def test_every_moment_is_as_it_was_played(title: str) -> None:
    game = random_game(title)
    reel, replay = Reel(game.record()), replay_of(game)
    assert reel.last == len(replay.moments) - 1
    for number, moment in enumerate(replay.moments):
        then, words = reel.told(number, None)
        assert then.digest() == moment.game.digest()
        assert words == moment.sentences
        for seat in range(game.seats):
            assert then.view(seat) == moment.game.view(seat)


def test_no_moment_is_far_from_a_mark(finished: Game) -> None:
    reel = Reel(finished.record())
    assert len(reel._marks) <= MOST_MARKS + 1
    assert reel._step * len(reel._marks) >= reel.last


def test_moments_are_told_through_the_eyes_of_a_seat(sqlite_url: str, finished: Game) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = await come.comes_in()
            told = await ann.does("/api/records", record=finished.record())
            moments, last = f"/api/records/{told['id']}/moments", told["moments"] - 1
            first = await ann.gets(f"{moments}/0?seat=1")
            assert first["view"] == json.loads(json.dumps(finished.at(0).view(1)))
            assert (first["answered"], first["over"]) == (None, None)
            second = await ann.gets(f"{moments}/1?seat=1")
            given = [event.seen_by(1) for event in finished.answers()[0].events]
            events = [json.loads(json.dumps(event.data())) for event in given if event]
            assert [each["event"] for each in second["events"]] == events
            assert [each["words"] for each in second["events"] if each["words"]] == second["words"]
            end = await ann.gets(f"{moments}/{last}")
            assert end["over"]["verdict"] == finished.verdict(None)
            assert end["answered"] == finished.answers()[-1].seat
            assert await ann.is_refused(f"{moments}/{last + 1}") == (
                400,
                "bad",
                f"This game has moments 0 to {last}.",
            )
            assert (await ann.is_refused(f"{moments}/0?seat=5"))[0] == 400
            assert (await ann.is_refused(f"{moments}/x"))[0] == 404

    asyncio.run(story())


def test_the_race_is_told_in_the_words_for_whoever_asks(sqlite_url: str, finished: Game) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = await come.comes_in()
            brought = await ann.does("/api/records", record=finished.record())
            path = f"/api/records/{brought['id']}"
            told = await ann.gets(f"{path}/race")
            assert (told["names"], told["colours"]) == (["Ann", "Ben"], [0, 1])
            assert (told["score"], told["together"]) == ("reputation", False)
            assert finished.result is not None
            assert told["points"][0] == {"moment": 0, "totals": [3, 3]}
            last = {"moment": len(finished.answers()), "totals": list(finished.result.totals)}
            assert told["points"][-1] == last
            assert told["last"] == last["moment"]
            gain = next(each for each in told["moments"] if each["kind"] == "gain")
            seen = finished.tell(finished.answers()[gain["moment"] - 1].events, None)
            assert gain["words"]
            assert {*gain["words"]} <= {*seen}
            own = await ann.gets(f"{path}/race?seat={gain['seat']}")
            same = next(each for each in own["moments"] if each["moment"] == gain["moment"])
            assert same["words"][0].startswith("You ")
            assert (await ann.is_refused(f"{path}/race?seat=5"))[0] == 400

    asyncio.run(story())


def test_the_race_at_a_table_has_the_crests_of_its_seats(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            seats = [{**SEATS[0], "colour": 3}, SEATS[1]]
            table = (await ann.does("/api/tables", title="duals", seats=seats))["table"]
            room = await come.hall.rooms.find(table["id"])
            await play(room, 1_000)
            told = await ann.gets(f"/api/records/{room.id}/race")
            assert told["colours"] == [seat["colour"] for seat in table["seats"]]
            assert told["colours"][0] == 3

    asyncio.run(story())


def test_a_game_that_goes_on_has_no_race(sqlite_url: str, finished: Game) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = await come.comes_in()
            told = await ann.does("/api/records", record=finished.at(30).record())
            assert (await ann.is_refused(f"/api/records/{told['id']}/race"))[1] == "not-over"

    asyncio.run(story())


def test_nobody_is_refused_a_record_because_another_asks_for_too_much(
    sqlite_url: str, finished: Game
) -> None:
    """Eve's queue is full; Ann, who opens the same record meanwhile, waits in a queue of hers."""

    async def story() -> None:
        async with visitors(sqlite_url) as come:
            store = come.hall.records
            rows = [records.RecordRow(f"r{n}", None, finished.record(), 1.0) for n in range(21)]
            eve = [asyncio.ensure_future(store.reel(row, "eve")) for row in rows]
            ann = asyncio.ensure_future(store.reel(rows[-1], "ann"))
            assert (await ann).last == len(finished.answers())
            *opened, refused = await asyncio.gather(*eve, return_exceptions=True)
            assert isinstance(refused, Refused)
            assert refused.code == "too-fast"
            assert all(isinstance(each, Reel) for each in opened)

    asyncio.run(story())


def test_two_who_open_the_same_record_open_it_once(sqlite_url: str, finished: Game) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            row = records.RecordRow("r", None, finished.record(), 1.0)
            both = [come.hall.records.reel(row, who) for who in ("ann", "ben")]
            one, other = await asyncio.gather(*both)
            assert one is other

    asyncio.run(story())


def test_only_so_many_records_may_wait_to_be_checked(
    sqlite_url: str, finished: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is a megabyte of memory: of one address, and of all together."""
    let = asyncio.Event()

    async def waits(record: str) -> str:
        await let.wait()
        return record

    monkeypatch.setattr("emberhall.hall.records.verified", waits)
    monkeypatch.setattr("emberhall.hall.records.MOST_CHECKS_IN_ALL", MOST_CHECKS + 1)

    async def story() -> None:
        async with visitors(sqlite_url) as come:
            bring = come.hall.records.bring
            waiting = [asyncio.ensure_future(bring("r", "eve")) for _ in range(MOST_CHECKS)]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="Too much at once"):
                await bring("r", "eve")
            waiting.append(asyncio.ensure_future(bring("r", "ann")))
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="try again in a moment"):
                await bring("r", "ben")
            let.set()
            await asyncio.gather(*waiting)

    asyncio.run(story())


def test_only_so_many_records_are_open_at_once(sqlite_url: str, finished: Game) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            store = come.hall.records
            for number in range(MOST_OPEN + 3):
                row = records.RecordRow(f"r{number}", None, finished.record(), 1.0)
                await store.reel(row)
                assert await store.reel(row) is await store.reel(row)
            assert len(store._reels) == MOST_OPEN

    asyncio.run(story())


# Playing on


def test_a_fork_is_a_table_of_ones_own_from_that_moment_on(
    database_url: str, finished: Game
) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann = await come.comes_in()
            told = await ann.does("/api/records", record=finished.record())
            table = (await ann.does(f"/api/records/{told['id']}/fork", at=30))["table"]
            now = await ann.gets(f"/api/tables/{table}")
            assert now["you"] == {"seats": [0, 1], "seat": 0, "host": True}
            assert [seat["name"] for seat in now["table"]["seats"]] == ["Ann", "Ben"]
            room = await come.hall.rooms.find(table)
            assert room.position is not None
            assert room.position.session.game.digest() == finished.at(30).digest()
            await play(room, 1_000, seed=5)
            record = (await ann.asks(f"/api/tables/{table}/record")).text
            again = emberhall.verify(record).game
            assert [each.key for each in again.answers()[:30]] == [
                each.key for each in finished.answers()[:30]
            ]
            assert (await come.comes().asks(f"/api/tables/{table}")).status_code == 404

    asyncio.run(story())


def test_from_the_end_of_a_game_nobody_plays_on(sqlite_url: str, finished: Game) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = await come.comes_in()
            told = await ann.does("/api/records", record=finished.record())
            refused = await ann.is_refused(
                f"/api/records/{told['id']}/fork", at=told["moments"] - 1
            )
            assert refused[2] == "The game is over there: go on from an earlier moment."
            assert await ann.gets("/api/tables?mine=1") == []

    asyncio.run(story())


def test_names_that_no_table_allows_are_replaced(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = await come.comes_in()
            game = emberhall.new_game("duals", seats=2, seed=1, names=("You", "Ann, the first"))
            told = await ann.does("/api/records", record=game.record())
            assert told["over"] is None
            table = (await ann.does(f"/api/records/{told['id']}/fork", at=0))["table"]
            room = await come.hall.rooms.find(table)
            assert room.position is not None
            assert [row.name for row in room.company.seats] == ["You", "Player 2"]

    asyncio.run(story())
