"""A store in memory: what a server's would promise, in a few lines."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from datetime import datetime

from emberhall.play.campaign import Campaign
from emberhall.play.campaign_text import read_campaign, write_campaign
from emberhall.play.campaigns import no_campaign
from emberhall.play.session import Session
from emberhall.play.session_text import read_session, write_session
from emberhall.play.store import NotFound


class MemoryGames:
    def __init__(self) -> None:
        self.saved: dict[str, str] = {}
        self.over: dict[str, str] = {}
        self.broken: dict[str, str] = {}
        self.times: dict[str, datetime] = {}

    def save(self, session: Session) -> None:
        self.saved.pop(session.id, None)
        self.saved[session.id] = write_session(session)
        self.times[session.id] = datetime.now()

    def load(self, session_id: str) -> Session:
        if session_id not in self.saved:
            raise NotFound(f"there is no game {session_id}")
        return read_session(self.saved[session_id], session_id)

    def hold(self, session_id: str) -> AbstractContextManager[None]:
        return nullcontext()  # nobody else can reach it

    def unfinished(self) -> list[str]:
        return [*reversed(self.saved)]

    def location(self, session_id: str) -> str:
        return f"room {session_id}"

    def saved_at(self, session_id: str) -> datetime:
        return self.times[session_id]

    def rename(self, session_id: str, label: str) -> None:
        session = replace(self.load(session_id), label=label)
        self.saved[session_id] = write_session(session)

    def delete(self, session_id: str) -> None:
        del self.saved[session_id]

    def set_aside(self, session_id: str) -> str:
        self.broken[session_id] = self.saved.pop(session_id)
        return f"store room {session_id}"

    def finish(self, session: Session) -> None:
        self.over[session.id] = session.game.record()
        self.saved.pop(session.id, None)

    def records(self) -> list[str]:
        return [*reversed(self.over)]

    def record(self, session_id: str) -> str:
        return self.over[session_id]


class MemoryAchievements:
    def __init__(self) -> None:
        self.names: dict[str, set[str]] = {}

    def unlocked(self, game: str) -> tuple[str, ...]:
        return tuple(sorted(self.names.get(game, ())))

    def add(self, game: str, names: Iterable[str]) -> None:
        self.names.setdefault(game, set()).update(names)

    def set_aside(self, game: str) -> str:
        raise AssertionError("names in memory cannot be broken")


class MemoryCampaigns:
    def __init__(self) -> None:
        self.saved: dict[str, str] = {}
        self.broken: dict[str, str] = {}

    def names(self) -> list[str]:
        return [*reversed(self.saved)]

    def has(self, name: str) -> bool:
        return name in self.saved

    def load(self, name: str) -> Campaign:
        if not self.has(name):
            raise no_campaign(name, self.names())
        return read_campaign(self.saved[name])

    def hold(self, name: str) -> AbstractContextManager[None]:
        return nullcontext()

    def save(self, campaign: Campaign) -> None:
        self.saved.pop(campaign.name, None)
        self.saved[campaign.name] = write_campaign(campaign)

    def delete(self, name: str) -> None:
        del self.saved[name]

    def set_aside(self, name: str) -> str:
        self.broken[name] = self.saved.pop(name)
        return f"store room {name}"


class MemoryStore:
    def __init__(self) -> None:
        self.games = MemoryGames()
        self.achievements = MemoryAchievements()
        self.campaigns = MemoryCampaigns()
