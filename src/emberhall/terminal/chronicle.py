"""Campaigns told: what happened, who has become what, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from shlex import quote
from typing import Any

from emberhall import EmberhallError, and_list, counted
from emberhall.terminal.campaign import Campaign
from emberhall.terminal.seating import PERSON, is_person
from emberhall.terminal.shelf import Shelf

INDENT = "    "


def list_lines(shelf: Shelf) -> Iterator[str]:
    """A line for each campaign, the latest first; a broken one says why."""
    for name in shelf.campaigns.names():
        yield f"{name}: {summary(shelf, name)}"


def summary(shelf: Shelf, name: str) -> str:
    try:
        campaign = shelf.campaigns.take(name)
    except EmberhallError as error:
        return f"broken: {error}"
    names = and_list(campaign.company.names)
    stands = "won" if campaign.won else f"chapter {campaign.chapter} comes next"
    return f"{campaign.title.full_name}, {names}, {stands}, {_tries(campaign)}"


def _tries(campaign: Campaign) -> str:
    return f"{counted(len(campaign.chronicle), 'attempt')} so far"


def show_lines(campaign: Campaign, waiting: bool) -> list[str]:
    """The whole chronicle."""
    view = campaign.reunion().view(None)
    return [
        f"{campaign.name}: a campaign of {campaign.title.full_name}",
        "",
        *_attempts(campaign),
        *_dragons(campaign, view),
        *_next(campaign, view, waiting),
    ]


def _attempts(campaign: Campaign) -> Iterator[str]:
    if not campaign.chronicle:
        yield "Nothing has been played yet."
    for number, attempt in enumerate(campaign.chronicle, start=1):
        yield f"{number:>2}. {attempt['date']}  Chapter {attempt['chapter']}, {attempt['name']}"
        yield INDENT + _who(attempt)
        yield INDENT + _outcome(attempt)
    yield ""


def _who(attempt: dict[str, Any]) -> str:
    pairs = zip(attempt["players"], attempt["dragons"], strict=False)
    return and_list([f"{player} as {dragon}" for player, dragon in pairs])


def _outcome(attempt: dict[str, Any]) -> str:
    if not attempt["won"]:
        reason = f": {attempt['reason']}" if attempt["reason"] else ""
        return f"Lost in round {attempt['rounds']}, on page {attempt['pages'] + 1}{reason}."
    rounds = counted(attempt["rounds"], "round")
    unlocked = unlocked_words(attempt["unlocked"])
    return f"Won in {rounds}." + (f" Unlocked: {unlocked}." if unlocked else "")


def unlocked_words(unlocked: Sequence[str]) -> str:
    """`["traits", "1"]` for people; the end of the story unlocks nothing."""
    what = " of level ".join(unlocked)
    return "" if what == "finish" else what


def _dragons(campaign: Campaign, view: dict[str, Any]) -> Iterator[str]:
    """Everybody with what they have won, those who are away after those at the table."""
    here = dict(zip(campaign.dragons, campaign.company.names, strict=False))
    away = {dragon: badge for badge, dragon in campaign.away.items()}
    words = _card_words(view)
    if not campaign.dragons:
        yield f"{and_list(campaign.company.names)} will choose their dragons."
    owners = [entry.partition(":")[0] for entry in campaign.kept]
    for dragon in dict.fromkeys([*campaign.dragons, *away, *owners]):
        who = here.get(dragon) or f"{_name(away.get(dragon, ''))}away".strip()
        yield f"{name_of(dragon)} ({who})"
        for entry in campaign.kept:
            owner, _, what = entry.partition(":")
            if owner == dragon:
                yield INDENT + _kept(what, words)
    yield ""


def _name(badge: str) -> str:
    if not badge:
        return ""
    named = badge.partition("=")[2] if is_person(badge) else badge.replace(" #", " ").capitalize()
    return f"{named}, " if named and badge != PERSON else ""


def _card_words(view: dict[str, Any]) -> dict[str, str]:
    """What the traits and powers in play say, by id."""
    found: dict[str, str] = {}
    for seat in view.get("seats", ()):
        cards = [*seat.get("traits", ()), *filter(None, [seat.get("power")])]
        found |= {card["id"]: card["words"] for card in cards}
    return found


def _kept(what: str, words: dict[str, str]) -> str:
    new = what.partition(":")[0]
    told = f": {words[new]}" if new in words else ""
    return f"{kept_words(what)}{told}"


def kept_words(what: str) -> str:
    """`hot-blood:claw` is a trait and the card it replaced, `everburning` a power."""
    new, _, old = what.partition(":")
    return f"{name_of(new)} in place of {name_of(old)}" if old else f"the power {name_of(new)}"


def name_of(word: str) -> str:
    return word.replace("-", " ").title()


def _next(campaign: Campaign, view: dict[str, Any], waiting: bool) -> list[str]:
    if campaign.won:
        return ["The campaign is won."]
    named = view.get("chapter", {}).get("name", "")
    told = f"chapter {campaign.chapter}" + (f", {named}" if named else "")
    again = bool(campaign.chronicle) and not campaign.chronicle[-1]["won"]
    begun = "In the middle of" if waiting else "Next, once more:" if again else "Next:"
    return [f"{begun} {told}. Go on with: {campaign.go_on}"]


def after_chapter(before: Campaign, after: Campaign) -> str:
    """One sentence on what an attempt has brought, and how to go on."""
    attempt = after.chronicle[-1]
    told = f"Chapter {attempt['chapter']} is written down"
    if after.won:
        return (
            f"{told}, and the campaign is won! Read it: emberhall campaign show {quote(after.name)}"
        )
    if not attempt["won"]:
        return f"{told} as lost; nobody loses what they have. Try again with: {after.go_on}"
    new = [entry for entry in after.kept if entry not in before.kept]
    kept = [f"{name_of(owner)} keeps {kept_words(what)}" for owner, what in map(_split, new)]
    unlocked = unlocked_words(attempt["unlocked"])
    gains = kept or ([f"you have unlocked {unlocked}"] if unlocked else [])
    return f"{told} as won{': ' if gains else ''}{and_list(gains)}. Go on with: {after.go_on}"


def _split(entry: str) -> tuple[str, str]:
    owner, _, what = entry.partition(":")
    return owner, what
