"""Taking back: what a seat sees decides whether it may, and no secret answer of another does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

import emberhall
from emberhall import CannotUndo, Game
from emberhall.hall.forking import forked
from emberhall.hall.hall import Hall
from emberhall.hall.position import Position
from emberhall.hall.position_text import first_position
from emberhall.hall.room import Room
from emberhall.hall.sheet import Sheet
from emberhall.hall.store.log import Entry
from hall.house import HOST, Sat, asked, house

TITLES = {"duals": 2, "flamecraft": 3, "dragondraft": 3, "flamefang": 2}
NAMES = ("me=Ann", "me=Ben", "me=Cid")
TAKEN_BACK, REFUSED = "taken back", "cannot-undo"


def entry(position: Position, kind: str, seat: int, key: str = "", by: str = "") -> Entry:
    number = position.number + 1
    return Entry("table", number, f"receipt-{number}", kind, seat, key, by, float(number))


def at_random(position: Position, seed: int, answers: int) -> Iterator[Position]:
    """How a table moves while everybody answers at random."""
    luck = Random(seed)
    for _ in range(answers):
        yield position
        question = position.session.game.question
        if question is None:
            return
        by = "random" if position.bot is not None else ""
        key = luck.choice(question.options).key
        position = position.after(entry(position, "answer", question.seat, key, by))


def dealt(title: str, seed: int, *specs: str) -> Position:
    game = emberhall.new_game(title, seats=len(specs), seed=seed)
    return first_position("table", game.save(), specs)


@dataclass(frozen=True)
class Outcome:
    """What comes of it when a seat takes its last answer back, and what it sees then."""

    word: str
    version: str = ""


def outcome(position: Position, seat: int) -> Outcome:
    try:
        after = position.after(entry(position, "undo", seat))
    except CannotUndo:
        return Outcome(REFUSED)
    return Outcome(TAKEN_BACK, Sheet(after, seat, undo=True).version)


def unnoticed(
    title: str, seed: int, answers: int = 120
) -> Iterator[tuple[Position, Position, int]]:
    """Positions before and after an answer that changes nothing of what some seat is sent."""
    before = dealt(title, seed, *NAMES[: TITLES[title]])
    for position in at_random(before, seed, answers):
        for seat in range(TITLES[title]):
            sheets = Sheet(before, seat, undo=True), Sheet(position, seat, undo=True)
            if position is not before and sheets[0].version == sheets[1].version:
                yield before, position, seat
        before = position


@pytest.mark.no_cover
@pytest.mark.parametrize("title", TITLES)
def test_who_sees_the_same_takes_back_the_same(title: str, thorough: bool) -> None:
    """Somebody may have answered in secret, or not: the sheet does not tell, nor does undo."""
    for seed in range(30 if thorough else 3):
        for before, after, seat in unnoticed(title, seed):
            assert outcome(before, seat) == outcome(after, seat), (seed, after.number, seat)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("title", "seed"), [("dragondraft", 5), ("dragondraft", 10), ("flamefang", 20)]
)
def test_what_was_answered_in_secret_goes_along(title: str, seed: int) -> None:
    """In these games somebody may still take back when another has answered in secret."""
    pairs = [each for each in unnoticed(title, seed) if each[2] in each[0].undoable]
    assert pairs
    for before, after, seat in pairs:
        assert outcome(before, seat) == outcome(after, seat)
        assert outcome(after, seat).word == TAKEN_BACK


@pytest.mark.no_cover
@pytest.mark.parametrize("title", TITLES)
def test_the_sheet_tells_who_may_take_back(title: str) -> None:
    """Also with a bot at the table, and while another one plays in somebody's place."""
    seats = range(TITLES[title])
    start = dealt(title, 5, *NAMES[: TITLES[title] - 1], "random")
    moving = at_random(start, 5, 60)
    for number, position in enumerate(moving):
        if number % 4 == 0:
            away = position.after(entry(position, "away", 0, "random", "left"))
            for each in (position, away, away.after(entry(away, "back", 0))):
                may = {seat for seat in seats if outcome(each, seat).word == TAKEN_BACK}
                assert each.undoable == may


def test_whoever_answered_in_secret_is_told_and_asked_again(database_url: str) -> None:
    """Ann takes back; Ben, who has answered since without a sign, finds his answer gone."""
    ann, game = next(
        (seat, after.session.game)
        for before, after, seat in unnoticed("dragondraft", 10)
        if seat in before.undoable
    )
    given = game.answers()
    own = max(number for number, answer in enumerate(given) if answer.seat == ann)

    async def story() -> None:
        async with house(database_url) as here, house(database_url) as there:
            room = await a_table_at(here, game.at(own))
            for number, answer in enumerate(given[own:]):
                await Sat(room, answer.seat).answers(answer.key, f"answer-{number}")
            ben, told = given[-1].seat, room.sheet(given[-1].seat).cursor
            await room.undo(ann, room.sheet(ann).version, "take-back")
            assert asked(room).seat == ann
            assert room.sheet(ben).cursor[0] == told[0] + 1
            await asked(room).answers(given[own].key, "the-same-again")
            while asked(room).seat != ben:
                await asked(room).answers(asked(room).keys[0], f"again-{room.number}")
            twin = await there.rooms.find(room.id)
            assert [twin.sheet(seat).version for seat in range(3)] == [
                room.sheet(seat).version for seat in range(3)
            ]

    asyncio.run(story())


async def a_table_at(hall: Hall, game: Game) -> Room:
    """A table of people that goes on from here."""
    table, seats, given = forked(game, "", HOST, hall.now())
    hall.tables.create(table, seats, given, hall.now())
    return await hall.rooms.find(table.id)
