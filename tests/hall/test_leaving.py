"""Getting up and sitting down again, as browsers do it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hall.served import Person, Place, Socket, served, until


@pytest.fixture
def place(sqlite_url: str, tmp_path: Path) -> Iterator[Place]:
    with served(sqlite_url, tmp_path) as place:
        yield place


class Sat(NamedTuple):
    person: Person
    seat: int
    page: Socket


def two_play(place: Place) -> tuple[Sat, Sat, str]:
    """Two people at a table; the first of them is asked."""
    ann, ben = place.person(), place.person()
    table = ann.opens("me", "open", listed=True)
    assert ben.post(f"/api/tables/{table}/join", {"name": "Ben"}).status_code == 200
    both = [Sat(who, seat, who.sits(table, seat)) for seat, who in enumerate((ann, ben))]
    both.sort(key=lambda sat: sat.page.update["prompt"] is None)
    return both[0], both[1], table


def seats(person: Person, table: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = person.get(f"/api/tables/{table}").json()["table"]["seats"]
    return told


def goes_to_a_bot(place: Place, table: str, seat: int) -> None:
    assert place.does(place.hall.rooms.open[table].stand_in(seat, "random", "absent"))


def gets_up(sat: Sat, table: str) -> None:
    assert sat.person.post(f"/api/tables/{table}/leave", {"seat": sat.seat}).status_code == 200


def takes_back(sat: Sat, table: str) -> None:
    assert sat.person.post(f"/api/tables/{table}/back", {"seat": sat.seat}).status_code == 200


def chooses(socket: Socket) -> None:
    asked = socket.newest()
    key = asked["prompt"]["options"][0]["key"]
    assert socket.says("answer", key=key, version=asked["version"])["type"] == "taken"


def has_left(place: Place, table: str, sat: Sat) -> bool:
    return place.hall.rooms.open[table].company.seats[sat.seat].left_at > 0


def stays_unasked(sat: Sat, table: str) -> None:
    told = seats(sat.person, table)
    assert [(seat["away"], seat["leaves_at"]) for seat in told] == [("", 0.0)] * 2


def test_whoever_plays_on_has_not_left(place: Place) -> None:
    ann, ben, table = two_play(place)
    goes_to_a_bot(place, table, ben.seat)
    gets_up(ann, table)
    assert has_left(place, table, ann)
    chooses(ann.page)
    assert not has_left(place, table, ann)
    takes_back(ben, table)
    stays_unasked(ann, table)


def test_whoever_comes_in_again_has_not_left(place: Place) -> None:
    ann, ben, table = two_play(place)
    goes_to_a_bot(place, table, ben.seat)
    gets_up(ann, table)
    assert has_left(place, table, ann)
    ann.person.sits(table, ann.seat).hears("update")
    assert not has_left(place, table, ann)
    takes_back(ben, table)
    stays_unasked(ann, table)


def test_a_countdown_that_all_see_tells_nobody_of_an_answer(place: Place) -> None:
    """Only "Stay after all" ends it: an answer may be a secret."""
    ann, ben, table = two_play(place)

    def counted_down() -> float:
        leaves_at: float = seats(ben.person, table)[ann.seat]["leaves_at"]
        return leaves_at

    gets_up(ann, table)
    until(counted_down)
    before = counted_down()
    chooses(ann.page)
    ann.person.sits(table, ann.seat).hears("update")
    assert counted_down() == before
    takes_back(ann, table)
    until(lambda: not counted_down())
    stays_unasked(ann, table)
