"""A campaign: who plays it, how it stands, and what its next game starts from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from shlex import quote
from typing import Any

import emberhall
from emberhall import EmberhallError, Game, Several, Title
from emberhall.bots import BOTS
from emberhall.terminal.seating import PERSON, BadSeats, Company, company, is_person

FLAG, CHAPTER, ROLES, KEPT = "campaign", "chapter", "dragons", "kept"
"""Settings of a title with campaigns: a game is part of one, which, who plays whom, with what."""
OWN = (FLAG, CHAPTER, KEPT)
"""Settings that the campaign fills in itself."""
LEADER = "leader"


class NoCampaign(EmberhallError):
    """There is no such campaign, or it cannot be what was asked for."""


class ElsewherePlayed(EmberhallError):
    """A game that its campaign does not wait for: it was begun anew, or is written down."""


@dataclass(frozen=True)
class Campaign:
    game: str
    name: str
    players: tuple[str, ...]
    """`me=Ann`, `me` or a bot spec, seat by seat."""
    settings: dict[str, Any]
    """Of the next game; of the last one, where the campaign is won."""
    chronicle: tuple[dict[str, Any], ...] = ()
    """Every attempt: what the game told about it, the day, and who sat there."""
    away: dict[str, str] = field(default_factory=dict)
    """Dragons of those who once played, by badge."""
    seed: int | None = None
    """All shuffles follow from it; without it, nobody can guess them."""
    playing: str = ""
    """The sitting in which the next attempt was begun."""
    won: bool = False

    @cached_property
    def title(self) -> Title:
        return with_campaigns(self.game)

    @cached_property
    def company(self) -> Company:
        return company(",".join(self.players))

    @property
    def dragons(self) -> tuple[str, ...]:
        """Seat by seat; empty before they are chosen."""
        named = self.settings.get(ROLES)
        return named if isinstance(named, tuple) else ()

    @property
    def kept(self) -> tuple[str, ...]:
        return tuple(self.settings.get(KEPT, ()))

    @property
    def chapter(self) -> int:
        return int(self.settings[CHAPTER])

    @property
    def go_on(self) -> str:
        return f"emberhall campaign play {quote(self.name)}"

    def new_game(self) -> Game:
        """The next attempt."""
        return emberhall.new_game(
            self.game,
            seats=len(self.players),
            seed=self._next_seed(),
            names=self.company.names,
            **self.settings,
        )

    def _next_seed(self) -> int | None:
        if self.seed is None:
            return None
        told = f"attempt {len(self.chronicle)} of campaign {self.seed}"
        return int.from_bytes(sha256(told.encode()).digest()[:16])

    def reunion(self) -> Game:
        """A game nobody plays, with all who have kept something; refuses what cannot be."""
        self.title.complete(len(self.players), self.settings)
        if not self.dragons:
            return emberhall.new_game(self.game, seats=len(self.players), seed=0, **self.settings)
        having = {entry.partition(":")[0] for entry in self.kept}
        absent = [name for name in role_names(self.title) if name in having - {*self.dragons}]
        everybody = (*self.dragons, *absent)
        settings = {**self.settings, ROLES: everybody}
        return emberhall.new_game(self.game, seats=len(everybody), seed=0, **settings)


def have_campaigns() -> list[Title]:
    return [title for title in emberhall.games() if has_campaigns(title)]


def has_campaigns(title: Title) -> bool:
    return any(setting.name == FLAG for setting in title.settings)


def with_campaigns(game: str) -> Title:
    """The title of this name, which can be played as a campaign."""
    for title in have_campaigns():
        if title.name == game:
            return title
    having = ", ".join(title.name for title in have_campaigns())
    raise NoCampaign(f"{game} has no campaigns; those with some: {having}")


def usual_game() -> str:
    """The game that is meant where nobody names one: the only one that has campaigns."""
    titles = have_campaigns()
    if len(titles) != 1:
        having = ", ".join(title.name for title in titles) or "none"
        raise NoCampaign(f"name the game with --game; those with campaigns: {having}")
    return titles[0].name


def chosen(title: Title, seats: int, given: Mapping[str, object]) -> dict[str, Any]:
    """What the players have chosen at the start, checked, with what a campaign begins with."""
    for name in given:
        if name in OWN:
            raise NoCampaign(f"{name} cannot be set: the campaign itself tells it")
    begun = {FLAG: True, CHAPTER: chapters(title)[0], **given}
    checked = title.complete(seats, begun)
    return {name: checked[name] for name in begun}


def chapters(title: Title) -> tuple[Any, ...]:
    return next(setting.choices for setting in title.settings if setting.name == CHAPTER)


def role_names(title: Title) -> tuple[str, ...]:
    roles = next(setting for setting in title.settings if setting.name == ROLES)
    assert isinstance(roles, Several)
    return roles.names


def player(written: str) -> str:
    """The seat that `Ann`, `greedy` or `me` means."""
    if "," in written:
        raise BadSeats(f"{written!r} cannot be one player: give each a -p of their own")
    spec = written.strip()
    if is_person(spec) or ":" in spec or spec in BOTS:
        return spec
    return f"{PERSON}={spec}"


def badges(players: Sequence[str]) -> tuple[str, ...]:
    """What each player is known by from one chapter to the next; bots of a kind are numbered."""
    worn: list[str] = []
    for spec in players:
        kind = spec if is_person(spec) else spec.partition(":")[0]
        same = sum(badge.partition(" #")[0] == kind for badge in worn)
        worn.append(f"{kind} #{same + 1}" if same else kind)
    return tuple(worn)
