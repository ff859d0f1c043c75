"""What a campaign keeps from chapter to chapter, written as short entries.

`cinder:hot-blood:claw` is a trait and the card it replaced, `cinder:everburning` a dragon power.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emberhall.kernel.errors import BadSetting
from emberhall.kernel.steps import NO
from emberhall.titles.flamefang.table import WON
from emberhall.titles.flamefang.unlock import replaceable

if TYPE_CHECKING:
    from emberhall.titles.flamefang.table import Vale


def take_over(t: Vale, entries: tuple[str, ...]) -> None:
    """Give every dragon at the table what it has kept; refuse what cannot be."""
    names = [row.id for row in t.content.dragons]
    seat_of = {names[dragon]: seat for seat, dragon in enumerate(t.dragon) if dragon != NO}
    for entry in entries:
        dragon, *kept = entry.split(":")
        if dragon not in names or len(kept) not in (1, 2):
            raise bad(entry, "write dragon:trait:replaced-card or dragon:power")
        if dragon not in seat_of:
            t.absent.append(entry)
        elif len(kept) == 1:
            _power(t, seat_of[dragon], entry, kept[0])
        else:
            _trait(t, seat_of[dragon], entry, *kept)


def _power(t: Vale, seat: int, entry: str, name: str) -> None:
    known = {t.content.secrets[power].id: power for power in t.content.secrets_of("power")}
    if name not in known or t.powers[seat] != NO or known[name] in t.powers:
        raise bad(entry, f"a power must be a free one of {', '.join(known)}, one for each dragon")
    t.powers[seat] = known[name]


def _trait(t: Vale, seat: int, entry: str, name: str, old: str) -> None:
    cards, known = t.content.cards, t.content.card_of
    taken = [card for traits in t.traits for card in traits]
    if name not in known or not cards[known[name]].level or known[name] in taken:
        raise bad(entry, f"there is no free trait {name}")
    trait = known[name]
    if any(cards[card].level == cards[trait].level for card in t.traits[seat]):
        raise bad(entry, "a dragon has one trait of each level")
    if old not in known or known[old] not in replaceable(t, seat, trait):
        raise bad(entry, f"{name} cannot replace {old}")
    t.traits[seat].append(trait)
    t.replaced[seat].append(known[old])


def bad(entry: str, reason: str) -> BadSetting:
    return BadSetting(f"kept cannot hold {entry!r}: {reason}")


def entries(t: Vale) -> tuple[str, ...]:
    """All that is kept, for the next chapter."""
    found = []
    for seat, dragon in enumerate(t.dragon):
        name = t.content.dragons[dragon].id
        pairs = zip(t.traits[seat], t.replaced[seat], strict=True)
        ids = [(t.content.cards[new].id, t.content.cards[old].id) for new, old in pairs]
        found += [f"{name}:{new}:{old}" for new, old in ids]
        if t.powers[seat] != NO:
            found.append(f"{name}:{t.content.secrets[t.powers[seat]].id}")
    return (*found, *t.absent)


def next_game(t: Vale) -> dict[str, Any]:
    """The settings of the next attempt: the next chapter, or this one again."""
    if not t.campaign:
        return {}
    chapter = t.chapter + (t.outcome == WON)
    if chapter > len(t.content.chapters):
        return {}
    return {
        "campaign": True,
        "chapter": chapter,
        "dragons": tuple(t.content.dragons[dragon].id for dragon in t.dragon),
        "kept": entries(t),
    }


def attempt(t: Vale) -> dict[str, Any]:
    """An entry of the chronicle."""
    if not t.campaign:
        return {}
    chapter = t.content.chapters[t.chapter - 1]
    won = t.outcome == WON
    return {
        "chapter": t.chapter,
        "name": chapter.row.name,
        "won": won,
        "reason": t.reason,
        "pages": len(chapter.pages) if won else t.page,
        "rounds": t.round,
        "dragons": [t.content.dragons[dragon].name for dragon in t.dragon],
        "unlocked": list(chapter.unlock) if won else [],
    }
