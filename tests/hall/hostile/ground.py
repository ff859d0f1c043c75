"""A hall with something of everything in it, for those who come to break it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from hall.house import play
from hall.served import Person, Place, served


@dataclass
class Ground:
    """Ids and secrets that work, to be mixed with those that do not."""

    place: Place
    ann: Person
    gathering: str
    """Listed, with an open seat."""
    running: str
    """All seats are Ann's."""
    over: str
    campaign: str
    link: str
    """A secret by which anybody may sit down at the table that gathers."""
    token: str
    """Of a program on a seat of the table that runs."""
    cookie: str

    @property
    def tables(self) -> list[str]:
        return [self.gathering, self.running, self.over]


@contextmanager
def ground(database_url: str, folder: Path) -> Iterator[Ground]:
    with served(database_url, folder) as place:
        ann = place.person()
        gathering = ann.opens("me", "open", listed=True, label="Come in")
        running = ann.opens("me", "me")
        over = ann.opens("me", "me", title="dragondraft")
        place.does(play(place.hall.rooms.open[over], 1_000))
        wish = {"title": "flamefang", "name": "Ash", "seats": [{"kind": "me"}, {"kind": "me"}]}
        campaign = ann.post("/api/campaigns", wish).json()["card"]["id"]
        token = ann.post(f"/api/tables/{running}/program", {"seat": 0}).json()["token"]
        link = ann.invites(gathering)["join"]
        cookie = ann.client.cookies["emberhall"]
        yield Ground(place, ann, gathering, running, over, campaign, link, token, cookie)
