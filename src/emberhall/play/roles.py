"""Who plays whom in a campaign, when players come and go between its chapters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from emberhall import counted
from emberhall.play.campaign import Campaign, NoCampaign, role_names
from emberhall.play.seating import badges


class NoNewcomer(NoCampaign):
    """A role was wished for where no newcomer could take it."""


def reseated(campaign: Campaign, players: tuple[str, ...], wished: Sequence[str]) -> Campaign:
    """The campaign with these players: whoever stays or comes back has the role of old."""
    if players == campaign.players and not wished:
        return campaign
    campaign.title.complete(len(players), {})
    settings = dict(campaign.settings)
    if len(players) != len(campaign.players):
        settings.pop(campaign.form.leader, None)  # the seat meant may be gone
    if not campaign.roles:
        if wished:
            form = campaign.form
            raise NoNewcomer(
                f"only newcomers choose a {form.role} beforehand; "
                f"at first, {form.roles} are chosen at the table"
            )
        return replace(campaign, players=players, settings=settings)
    seated = _seated(campaign, players, wished)
    settings[campaign.form.roles] = tuple(seated[badge] for badge in badges(players))
    return replace(campaign, players=players, settings=settings, away=_gone(campaign, seated))


def _at_table(campaign: Campaign) -> dict[str, str]:
    return dict(zip(badges(campaign.players), campaign.roles, strict=True))


def _gone(campaign: Campaign, seated: dict[str, str]) -> dict[str, str]:
    """Roles that wait for those who have left."""
    known = campaign.away | _at_table(campaign)
    taken = seated.values()
    return {
        badge: role for badge, role in known.items() if badge not in seated and role not in taken
    }


def _seated(campaign: Campaign, players: tuple[str, ...], wished: Sequence[str]) -> dict[str, str]:
    """Every badge with its role: those who stay or return, then newcomers."""
    old = _at_table(campaign) | campaign.away
    seated = {badge: old[badge] for badge in badges(players) if badge in old}
    new = [badge for badge in badges(players) if badge not in old]
    if len(wished) > len(new):
        role = campaign.form.role
        count = counted(len(new), "newcomer")
        raise NoNewcomer(f"only newcomers choose a {role}; among these players: {count}")
    for badge, role in zip(new, wished, strict=False):
        seated[badge] = _wished(campaign, role.strip().lower(), seated.values())
    for badge in new[len(wished) :]:
        seated[badge] = _first_free(campaign, seated.values(), old.values())
    return seated


def _free(campaign: Campaign, taken: Iterable[str]) -> list[str]:
    return [name for name in role_names(campaign.title) if name not in set(taken)]


def _wished(campaign: Campaign, role: str, taken: Iterable[str]) -> str:
    free = _free(campaign, taken)
    if role not in free:
        raise NoCampaign(f"{role} is not free; still free: {', '.join(free) or 'none'}")
    return role


def _first_free(campaign: Campaign, taken: Iterable[str], left_behind: Iterable[str]) -> str:
    """One that nobody has played, or else one that somebody has left behind."""
    free = _free(campaign, taken)
    if not free:
        raise NoCampaign(f"no {campaign.form.role} is free")
    return next((role for role in free if role not in set(left_behind)), free[0])
