"""A campaign as text, for any store. What was edited into nonsense is refused with its reason."""

from __future__ import annotations

import json
from typing import Any

from emberhall import CampaignForm, EmberhallError
from emberhall.play.campaign import Campaign, campaign_title, chapters, form_of, role_names
from emberhall.play.checks import (
    COUNT,
    DAY,
    FLAG,
    ID,
    KINDS,
    MAYBE_COUNT,
    TEXT,
    TEXTS,
    Check,
    are_named,
    are_objects,
    fault_in,
)
from emberhall.play.seating import badges, parse_seats

KIND, VERSION = "emberhall campaign", 1
PAGE: dict[str, Check] = {
    "game": TEXT,
    "name": TEXT,
    "players": TEXTS,
    "settings": (lambda value: isinstance(value, dict), "options of the game by name"),
    "won": FLAG,
    "seed": MAYBE_COUNT,
    "playing": ID,
    "chronicle": (are_objects, "a list of attempts"),
}


class BrokenCampaign(EmberhallError):
    """A text that cannot be read as a campaign."""


def write_campaign(campaign: Campaign) -> str:
    page = {
        "kind": KIND,
        "version": VERSION,
        "game": campaign.game,
        "name": campaign.name,
        "players": campaign.players,
        "away": campaign.away,
        "settings": campaign.settings,
        "won": campaign.won,
        "seed": campaign.seed,
        "playing": campaign.playing,
        "chronicle": campaign.chronicle,
    }
    return json.dumps(page, indent=2, ensure_ascii=False) + "\n"


def read_campaign(text: str) -> Campaign:
    """The campaign that `write_campaign` wrote; raises `BrokenCampaign` with the reason."""
    page = _page(text)
    try:
        campaign = _campaign(page)
        _check_attempts(campaign)
        _check_seated(campaign)
        _check_kept(campaign)
    except BrokenCampaign:
        raise
    except EmberhallError as error:
        raise BrokenCampaign(str(error)) from None
    return campaign


def _page(text: str) -> dict[str, Any]:
    try:
        page = json.loads(text)
    except (ValueError, RecursionError):
        raise BrokenCampaign("it is not JSON") from None
    if not isinstance(page, dict) or page.get("kind") != KIND:
        raise BrokenCampaign("it is not a campaign")
    if page.get("version") != VERSION:
        told = f"it has version {page.get('version')!r:.60}"
        raise BrokenCampaign(f"{told}; this Emberhall reads version {VERSION}")
    _refuse(fault_in(page, PAGE))
    return page


def _refuse(reason: str) -> None:
    if reason:
        raise BrokenCampaign(reason)


def _campaign(page: dict[str, Any]) -> Campaign:
    title = campaign_title(page["game"])
    form = form_of(title)
    if any("," in spec for spec in page["players"]):
        raise BrokenCampaign("a player's name cannot contain a comma")
    seats = len(parse_seats(",".join(page["players"])).specs)
    settings = title.complete(seats, page["settings"])
    if settings[form.flag] is not True:
        raise BrokenCampaign(f"its settings must say that {form.flag} is true")
    _check_away(page, form, role_names(title))
    return Campaign(
        game=page["game"],
        name=page["name"],
        players=tuple(page["players"]),
        settings={name: settings[name] for name in settings if name in page["settings"]},
        chronicle=tuple(page["chronicle"]),
        away=page["away"],
        seed=page["seed"],
        playing=page["playing"],
        won=page["won"],
    )


def _check_away(page: dict[str, Any], form: CampaignForm, known: tuple[str, ...]) -> None:
    words = f"the {form.roles} of those who are away, by player"
    _refuse(fault_in(page, {"away": (are_named, words)}))
    for role in page["away"].values():
        if role not in known:
            raise BrokenCampaign(f"its away names {role!r}, which is not one of {', '.join(known)}")


def _check_attempts(campaign: Campaign) -> None:
    """A won chapter is followed by the next one, a lost one by itself."""
    first, last = chapters(campaign.title)[0], chapters(campaign.title)[-1]
    due = first
    for number, attempt in enumerate(campaign.chronicle, start=1):
        reason = fault_in(attempt, _attempt_checks(campaign.form))
        if not reason and len(attempt["players"]) != len(attempt[campaign.form.roles]):
            reason = f"it must have as many {campaign.form.roles} as players"
        if not reason and attempt["chapter"] != due:
            reason = f"it was at chapter {attempt['chapter']}, but chapter {due} was due"
        _refuse(reason and f"attempt {number} cannot be right: {reason}")
        due += attempt["won"]
    if campaign.won != (due > last):
        raise BrokenCampaign("its 'chronicle' and its 'won' do not agree")
    if campaign.settings.get(campaign.form.chapter) != min(due, last):
        raise BrokenCampaign(f"according to its chronicle, chapter {min(due, last)} comes next")


def _check_seated(campaign: Campaign) -> None:
    """After an attempt everybody has a role, and nobody who has one here is away."""
    form, roles = campaign.form, campaign.roles
    if campaign.chronicle and not roles:
        raise BrokenCampaign(f"its settings must name the {form.roles}: chapters have been played")
    for badge, role in campaign.away.items():
        if badge in badges(campaign.players) or role in roles:
            here = f"that player or {form.role} is at the table"
            raise BrokenCampaign(f"its away names {badge} as {role}, but {here}")
    if len({*campaign.away.values()}) < len(campaign.away):
        raise BrokenCampaign(f"its away names a {form.role} twice")


def _check_kept(campaign: Campaign) -> None:
    """Nobody has what cannot have been won, or lacks what must have been."""
    header = campaign.trial_game().header
    assert header is not None
    form = campaign.form
    leaving = campaign.chronicle[:-1] if campaign.won else campaign.chronicle
    for attempt in leaving:  # the last one of all leaves nothing
        if won := form.lacking(header.content, campaign.settings, attempt):
            raise BrokenCampaign(f"according to its chronicle, {won}, but its {form.kept} has none")


def _attempt_checks(form: CampaignForm) -> dict[str, Check]:
    always = {"date": DAY, "players": TEXTS, "chapter": COUNT, "name": TEXT, "won": FLAG}
    return {**always, form.roles: TEXTS, **{name: KINDS[kind] for name, kind in form.told.items()}}
