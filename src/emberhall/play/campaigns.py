"""Campaigns begun and carried on from chapter to chapter, in whatever store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date

import emberhall
from emberhall import EmberhallError
from emberhall.play.campaign import (
    Campaign,
    NoCampaign,
    campaign_title,
    campaign_titles,
    checked_name,
    starting_settings,
)
from emberhall.play.seating import parse_seats
from emberhall.play.session import Session
from emberhall.play.store import Campaigns


class NoSuchCampaign(NoCampaign):
    """Nobody has begun a campaign of this name, nor any other."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no campaign {name!r}")
        self.name = name


def no_campaign(name: str, known: Sequence[str]) -> NoCampaign:
    """Why there is no campaign of this name: it was not begun, or another is meant."""
    if not known:
        return NoSuchCampaign(name)
    return NoCampaign(f"there is no campaign {name!r}; there are: {', '.join(known)}")


class NoDefaultGame(NoCampaign):
    """Several games have campaigns, or none, and nobody has said which is meant."""


class PlayedElsewhere(EmberhallError):
    """A game that its campaign does not wait for: it was begun anew, or is written down."""


def default_game() -> str:
    """The game that is meant where nobody names one: the only one that has campaigns."""
    titles = campaign_titles()
    if len(titles) != 1:
        having = ", ".join(title.name for title in titles)
        reason = f"several games have campaigns: {having}" if having else "no game has campaigns"
        raise NoDefaultGame(reason)
    return titles[0].name


def begin(
    campaigns: Campaigns,
    name: str,
    game: str,
    players: Sequence[str],
    given: Mapping[str, object],
    seed: int | None = None,
) -> Campaign:
    """Write down a new campaign, before its first chapter."""
    refuse_taken_name(campaigns, name)
    settings = starting_settings(campaign_title(game), len(players), given)
    names = parse_seats(",".join(players)).names
    emberhall.new_game(game, seats=len(players), seed=seed, names=names, **settings)
    campaign = Campaign(game, name, tuple(players), settings, seed=seed)
    with campaigns.hold(name):
        refuse_taken_name(campaigns, name)  # since then, somebody else may have taken it
        campaigns.save(campaign)
    return campaign


def refuse_taken_name(campaigns: Campaigns, name: str) -> None:
    """Refuse a name that cannot be one, or that another campaign has."""
    if campaigns.has(checked_name(name)):
        raise NoCampaign(f"there is already a campaign {name!r}: choose another name")


def stored_campaigns(campaigns: Campaigns) -> list[Campaign]:
    """Every campaign that can be read, the latest first."""
    found = []
    for name in campaigns.names():
        with suppress(EmberhallError):
            found.append(campaigns.load(name))
    return found


def record_attempt(campaigns: Campaigns, session: Session) -> tuple[Campaign, Campaign]:
    """Add a finished attempt to its chronicle; gives the campaign before and after."""
    before = campaigns.load(session.campaign)
    if before.playing != session.id:
        raise PlayedElsewhere(f"the campaign {before.name} has gone on without this game")
    after = with_attempt(before, session, date.today())
    campaigns.save(after)
    return before, after


def with_attempt(campaign: Campaign, session: Session, day: date) -> Campaign:
    """The campaign after an attempt that is over."""
    game = session.game
    told = game.chronicle
    entry = {"date": day.isoformat(), "players": list(session.names), **told}
    return replace(
        campaign,
        chronicle=(*campaign.chronicle, entry),
        settings={**campaign.settings, **game.continues},
        won=bool(told["won"]) and not game.continues,
        playing="",
    )
