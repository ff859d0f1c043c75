"""Sitting down to the next chapter of a campaign, with whoever has come today."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from shlex import quote

from emberhall import BrokenSave, EmberhallError
from emberhall.terminal.campaign import (
    LEADER,
    ROLES,
    Campaign,
    NoCampaign,
    badges,
    role_names,
)
from emberhall.terminal.shelf import Shelf
from emberhall.terminal.sitting import Sitting

OFFERED = 3
"""So many campaigns at most are offered at the door."""


def sit_down(
    shelf: Shelf, name: str, players: Sequence[str] = (), wished: Sequence[str] = ()
) -> Sitting:
    """The chapter that was left, or else the next attempt. Players may have come and gone."""
    campaign = shelf.campaigns.take(name)
    if campaign.won:
        raise NoCampaign(f"the campaign {name} is won; see: emberhall campaign show {quote(name)}")
    waiting = waiting_game(shelf, campaign)
    if waiting is None:
        return _begin(shelf, reseated(campaign, tuple(players) or campaign.players, wished))
    if wished or (players and tuple(players) != campaign.players):
        told = "a chapter is being played, and nobody joins or leaves in the middle"
        raise NoCampaign(f"{told}; finish it first: {campaign.go_on}")
    return _go_on(shelf, campaign, waiting)


def campaigns_to_go_on(shelf: Shelf) -> list[str]:
    """Those that are not won, the latest first; a broken one is not passed over in silence.

    The game that waits first is offered by itself, whatever it is part of."""
    return [name for name in shelf.campaigns.names() if _is_open(shelf, name)][:OFFERED]


def _is_open(shelf: Shelf, name: str) -> bool:
    try:
        campaign = shelf.campaigns.take(name)
    except EmberhallError:
        return True
    return not campaign.won and waiting_game(shelf, campaign) not in shelf.kept()[:1]


def waiting_game(shelf: Shelf, campaign: Campaign) -> Path | None:
    """The file of the chapter that was left in the middle."""
    path = shelf.games / f"{campaign.playing}.json"
    return path if campaign.playing and path.exists() else None


def _go_on(shelf: Shelf, campaign: Campaign, waiting: Path) -> Sitting:
    try:
        sitting = shelf.take(waiting)
    except BrokenSave as error:
        raise BrokenSave(f"{error}; move it away to begin the chapter anew") from None
    if sitting.campaign != campaign.name or sitting.game.title.name != campaign.game:
        told = f"{waiting} was left as it is: it is no game of the campaign {campaign.name}"
        raise BrokenSave(f"{told}; move it away to begin the chapter anew")
    return sitting


def _begin(shelf: Shelf, campaign: Campaign) -> Sitting:
    sitting = shelf.seat(campaign.new_game(), campaign.company, campaign.name)
    shelf.campaigns.write(replace(campaign, playing=sitting.id))
    return sitting


def reseated(campaign: Campaign, players: tuple[str, ...], wished: Sequence[str]) -> Campaign:
    """The campaign with these players: whoever stays or comes back has the dragon of old."""
    if players == campaign.players and not wished:
        return campaign
    campaign.title.complete(len(players), {})
    settings = dict(campaign.settings)
    if len(players) != len(campaign.players):
        settings.pop(LEADER, None)  # the seat meant may be gone
    if not campaign.dragons:
        if wished:
            raise NoCampaign("--dragon is for newcomers; at first, dragons are chosen at the table")
        return replace(campaign, players=players, settings=settings)
    known = campaign.away | dict(zip(badges(campaign.players), campaign.dragons, strict=True))
    seated = _seated(campaign, players, wished)
    gone = {
        badge: dragon
        for badge, dragon in known.items()
        if badge not in seated and dragon not in seated.values()
    }
    settings[ROLES] = tuple(seated[badge] for badge in badges(players))
    return replace(campaign, players=players, settings=settings, away=gone)


def _seated(campaign: Campaign, players: tuple[str, ...], wished: Sequence[str]) -> dict[str, str]:
    """Every badge with its dragon: those who stay first, then those who return, then newcomers."""
    worn = badges(players)
    stay = dict(zip(badges(campaign.players), campaign.dragons, strict=True))
    seated = {badge: stay[badge] for badge in worn if badge in stay}
    back = {badge: campaign.away[badge] for badge in worn if badge in campaign.away}
    seated |= back
    new = [badge for badge in worn if badge not in seated]
    if len(wished) > len(new):
        raise NoCampaign(f"--dragon is for newcomers, and there are {len(new)} of them")
    for badge, dragon in zip(new, wished, strict=False):
        seated[badge] = _checked(dragon.strip().lower(), _free(campaign, seated.values()))
    left_behind = {*stay.values(), *campaign.away.values()}
    for badge in new[len(wished) :]:
        free = _free(campaign, seated.values())
        untouched = [dragon for dragon in free if dragon not in left_behind]
        seated[badge] = _checked("", untouched or free)
    return seated


def _free(campaign: Campaign, taken: Iterable[str]) -> list[str]:
    return [name for name in role_names(campaign.title) if name not in set(taken)]


def _checked(dragon: str, free: list[str]) -> str:
    """The dragon wished for, or else the first that is free."""
    if not free or (dragon and dragon not in free):
        raise NoCampaign(f"{dragon or 'no dragon'} is not free; free: {', '.join(free) or 'none'}")
    return dragon or free[0]
