"""A campaign as a file holds it. What was edited into nonsense is refused with its reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from typing import Any

from emberhall import EmberhallError
from emberhall.terminal.campaign import FLAG, Campaign, chapters, role_names, with_campaigns
from emberhall.terminal.seating import company

KIND, VERSION = "emberhall campaign", 1
LONGEST = 500
"""No text in a campaign is longer."""


class BrokenCampaign(EmberhallError):
    """A file that cannot be read as a campaign."""


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
        campaign.reunion()
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
        raise BrokenCampaign("it holds no campaign")
    if page.get("version") != VERSION:
        told = f"it is of version {page.get('version')!r}"
        raise BrokenCampaign(f"{told}; this Emberhall reads version {VERSION}")
    for name, (fits, words) in FIELDS.items():
        if name not in page or not fits(page[name]):
            raise BrokenCampaign(f"its {name} must be {words}")
    return page


def _campaign(page: dict[str, Any]) -> Campaign:
    title = with_campaigns(page["game"])
    if any("," in spec for spec in page["players"]):
        raise BrokenCampaign("a player's name cannot have a comma")
    seats = len(company(",".join(page["players"])).seats)
    settings = title.complete(seats, page["settings"])
    if settings[FLAG] is not True:
        raise BrokenCampaign(f"its settings must say that {FLAG} is true")
    known = role_names(title)
    for dragon in page["away"].values():
        if dragon not in known:
            raise BrokenCampaign(f"its away names {dragon!r}, not one of {', '.join(known)}")
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


def _check_attempts(campaign: Campaign) -> None:
    """A won chapter is followed by the next one, a lost one by itself."""
    first, last = chapters(campaign.title)[0], chapters(campaign.title)[-1]
    due = first
    for number, attempt in enumerate(campaign.chronicle, start=1):
        for name, (fits, words) in ENTRIES.items():
            if name not in attempt or not fits(attempt[name]):
                raise BrokenCampaign(f"attempt {number} is odd: its {name} must be {words}")
        if attempt["chapter"] != due:
            told = f"attempt {number} is odd: it was at chapter {attempt['chapter']}"
            raise BrokenCampaign(f"{told}, but chapter {due} was due")
        due += attempt["won"]
    if campaign.won != (due > last):
        raise BrokenCampaign("its chronicle and its won do not agree")
    if campaign.settings.get("chapter") != min(due, last):
        raise BrokenCampaign(f"by its chronicle, chapter {min(due, last)} comes next")


# What may stand where

Fits = Callable[[Any], bool]


def is_text(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and len(value) <= LONGEST


def _is_id(value: object) -> bool:
    """The name of a file of ours, and never a way out of its folder."""
    return is_text(value) and not set(str(value)) & set("/\\.")


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_day(value: object) -> bool:
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def _are_named(value: object) -> bool:
    return isinstance(value, dict) and all(is_text(k) and is_text(v) for k, v in value.items())


TEXT = (is_text, "some text that can be shown")
COUNT = (_is_count, "a whole number from 0 up")
TEXTS = (_are_texts, "a list of texts that can be shown")
TRUTH = (lambda value: isinstance(value, bool), "true or false")

FIELDS: dict[str, tuple[Fits, str]] = {
    "game": TEXT,
    "name": TEXT,
    "players": TEXTS,
    "away": (_are_named, "the dragons of those who are away, by player"),
    "settings": (lambda value: isinstance(value, dict), "options of the game by name"),
    "won": TRUTH,
    "seed": (lambda value: value is None or _is_count(value), "a whole number or null"),
    "playing": (_is_id, "the name of a kept game, or empty"),
    "chronicle": (
        lambda value: isinstance(value, list) and all(isinstance(one, dict) for one in value),
        "a list of attempts",
    ),
}
ENTRIES: dict[str, tuple[Fits, str]] = {
    "date": (_is_day, "a day like 2026-11-16"),
    "players": TEXTS,
    "chapter": COUNT,
    "name": TEXT,
    "won": TRUTH,
    "reason": TEXT,
    "pages": COUNT,
    "rounds": COUNT,
    "dragons": TEXTS,
    "unlocked": TEXTS,
}
