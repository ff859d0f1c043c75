"""Campaigns told: what happened, who has become what, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emberhall import and_list, counted
from emberhall.play.campaign import Campaign
from emberhall.play.seating import badge_name

INDENT = "    "


def summary(campaign: Campaign) -> str:
    """How a campaign stands, in one line."""
    names = and_list(campaign.seating.names)
    stands = "won" if campaign.won else f"chapter {campaign.chapter} comes next"
    tries = f"{counted(len(campaign.chronicle), 'attempt')} so far"
    return f"{campaign.title.full_name}, {names}, {stands}, {tries}"


def chronicle_lines(campaign: Campaign, is_begun: bool) -> list[str]:
    """The whole chronicle."""
    content = _content(campaign)
    return [
        f"{campaign.name}: a campaign of {campaign.title.full_name}",
        "",
        *_attempts(campaign),
        *_roles(campaign, content),
        _next(campaign, content, is_begun),
    ]


def after_chapter(before: Campaign, after: Campaign) -> str:
    """One sentence on what an attempt has brought."""
    attempt = after.chronicle[-1]
    told = f"Chapter {attempt['chapter']} is written down"
    if after.won:
        return f"{told}, and the campaign is won!"
    if not attempt["won"]:
        return f"{told} as lost; nobody loses what they have."
    gains = _kept_since(before, after) or _unlocked(after, attempt)
    return f"{told} as won{': ' if gains else ''}{and_list(gains)}."


def _content(campaign: Campaign) -> Any:
    header = campaign.trial_game().header
    assert header is not None
    return header.content


def _attempts(campaign: Campaign) -> Iterator[str]:
    if not campaign.chronicle:
        yield "No chapter has been played to its end yet."
    for number, attempt in enumerate(campaign.chronicle, start=1):
        yield f"{number:>2}. {attempt['date']}  Chapter {attempt['chapter']}, {attempt['name']}"
        pairs = zip(attempt["players"], attempt[campaign.form.roles], strict=False)
        yield INDENT + and_list([f"{player} as {role}" for player, role in pairs])
        yield INDENT + campaign.form.outcome(attempt)
    yield ""


def _roles(campaign: Campaign, content: Any) -> Iterator[str]:
    """Everybody with what they have won, those who are away after those at the table."""
    form = campaign.form
    if not campaign.roles:
        yield f"{and_list(campaign.seating.names)} will choose their {form.roles}."
    owners = [form.owner(entry) for entry in campaign.kept]
    for role in dict.fromkeys([*campaign.roles, *campaign.away.values(), *owners]):
        yield f"{form.role_name(content, role)} ({_player_of(campaign, role)})"
        for entry in campaign.kept:
            if form.owner(entry) == role:
                told = form.explains(content, entry)
                yield f"{INDENT}{form.keeps(content, entry)}: {told}"
    yield ""


def _player_of(campaign: Campaign, role: str) -> str:
    here = dict(zip(campaign.roles, campaign.seating.names, strict=False))
    away = {role: badge_name(badge) for badge, role in campaign.away.items()}
    if role in here:
        return here[role]
    return f"{away[role]}, away" if away.get(role) else "away"


def _next(campaign: Campaign, content: Any, is_begun: bool) -> str:
    if campaign.won:
        return "The campaign is won."
    named = campaign.form.chapter_name(content, campaign.chapter)
    again = bool(campaign.chronicle) and not campaign.chronicle[-1]["won"]
    begun = "In the middle of" if is_begun else "Next, once more:" if again else "Next:"
    return f"{begun} chapter {campaign.chapter}, {named}."


def _kept_since(before: Campaign, after: Campaign) -> list[str]:
    form, content = after.form, _content(after)
    new = [entry for entry in after.kept if entry not in before.kept]
    return [
        f"{form.role_name(content, form.owner(entry))} keeps {form.keeps(content, entry)}"
        for entry in new
    ]


def _unlocked(campaign: Campaign, attempt: dict[str, Any]) -> list[str]:
    unlocked = campaign.form.unlocked(attempt)
    return [f"you have unlocked {unlocked}"] if unlocked else []
