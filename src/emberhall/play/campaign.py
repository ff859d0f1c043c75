"""A campaign: who plays it, how it stands, and what its next game starts from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any

import emberhall
from emberhall import CampaignForm, EmberhallError, Game, Several, Title
from emberhall.play.seating import Seating, parse_seats

_NAME = re.compile(r"\w([\w -]{0,38}\w)?")


class NoCampaign(EmberhallError):
    """There is no such campaign, or it cannot be what was asked for."""


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
    """Roles of those who once played, by badge."""
    seed: int | None = None
    """All shuffles follow from it; without it, nobody can guess them."""
    playing: str = ""
    """The session in which the next attempt was begun."""
    won: bool = False

    @cached_property
    def title(self) -> Title:
        return campaign_title(self.game)

    @property
    def form(self) -> CampaignForm:
        return form_of(self.title)

    @cached_property
    def seating(self) -> Seating:
        return parse_seats(",".join(self.players))

    @property
    def roles(self) -> tuple[str, ...]:
        """Seat by seat; empty before they are chosen."""
        named = self.settings.get(self.form.roles)
        return named if isinstance(named, tuple) else ()

    @property
    def kept(self) -> tuple[str, ...]:
        return tuple(self.settings.get(self.form.kept, ()))

    @property
    def chapter(self) -> int:
        return int(self.settings[self.form.chapter])

    def new_game(self) -> Game:
        """The next attempt."""
        return emberhall.new_game(
            self.game,
            seats=len(self.players),
            seed=self._next_seed(),
            names=self.seating.names,
            **self.settings,
        )

    def _next_seed(self) -> int | None:
        if self.seed is None:
            return None
        told = f"attempt {len(self.chronicle)} of campaign {self.seed}"
        return int.from_bytes(sha256(told.encode()).digest()[:16])

    def trial_game(self) -> Game:
        """A game nobody plays, with all who have kept something; refuses what cannot be."""
        self.title.complete(len(self.players), self.settings)
        if not self.roles:
            return emberhall.new_game(self.game, seats=len(self.players), seed=0, **self.settings)
        having = {self.form.owner(entry) for entry in self.kept}
        absent = [name for name in role_names(self.title) if name in having - {*self.roles}]
        everybody = (*self.roles, *absent)
        settings = {**self.settings, self.form.roles: everybody}
        return emberhall.new_game(self.game, seats=len(everybody), seed=0, **settings)


def campaign_titles() -> list[Title]:
    return [title for title in emberhall.games() if title.campaign]


def campaign_title(game: str) -> Title:
    """The title of this name, which can be played as a campaign."""
    for title in campaign_titles():
        if title.name == game:
            return title
    having = ", ".join(title.name for title in campaign_titles())
    raise NoCampaign(f"{game} has no campaigns; games that have some: {having}")


def form_of(title: Title) -> CampaignForm:
    assert title.campaign is not None
    return title.campaign


def is_name(name: str) -> bool:
    """Whether a campaign can be called this."""
    return bool(_NAME.fullmatch(name))


def checked_name(name: str) -> str:
    """A name that a campaign can have."""
    if not is_name(name):
        told = "up to 40 letters, digits, spaces, - and _"
        raise NoCampaign(f"a campaign cannot be called {name!r}: use {told}")
    return name


def starting_settings(title: Title, seats: int, given: Mapping[str, object]) -> dict[str, Any]:
    """What the players have chosen at the start, checked, with what a campaign begins with."""
    form = form_of(title)
    for name in given:
        if name in form.own:
            raise NoCampaign(f"{name} cannot be set: the campaign decides it")
    begun = {form.flag: True, form.chapter: chapters(title)[0], **given}
    checked = title.complete(seats, begun)
    return {name: checked[name] for name in begun}


def chapters(title: Title) -> tuple[Any, ...]:
    form = form_of(title)
    return next(setting.choices for setting in title.settings if setting.name == form.chapter)


def role_names(title: Title) -> tuple[str, ...]:
    form = form_of(title)
    roles = next(setting for setting in title.settings if setting.name == form.roles)
    assert isinstance(roles, Several)
    return roles.names
