"""What a campaign keeps from chapter to chapter, written as short entries.

`cinder:hot-blood:claw` is a trait and the card it replaced, `cinder:everburning` a dragon power.
"""

from __future__ import annotations

from typing import Any

from emberhall.kernel.errors import BadSetting
from emberhall.kernel.steps import ABSENT
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.story.unlock import replaceable
from emberhall.titles.flamefang.table import WON, Vale
from emberhall.titles.flamefang.things import Figure


class Kept:
    """What every dragon of the campaign has, at the table or not, as it is read."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.names = [row.id for row in content.dragons]
        self.traits: list[list[int]] = [[] for _ in self.names]
        self.replaced: list[list[int]] = [[] for _ in self.names]
        self.powers = [ABSENT] * len(self.names)

    def read(self, entry: str) -> Figure:
        """Add an entry; the dragon it is about."""
        name, *kept = entry.split(":")
        if name not in self.names or len(kept) not in (1, 2):
            raise bad(entry, "write dragon:trait:replaced-card or dragon:power")
        dragon = self.names.index(name)
        if len(kept) == 1:
            self._power(dragon, entry, kept[0])
        else:
            self._trait(dragon, entry, *kept)
        return dragon

    def _power(self, dragon: Figure, entry: str, name: str) -> None:
        secrets = self.content.secrets
        known = {secrets[power].id: power for power in self.content.secrets_of("power")}
        if name not in known or self.powers[dragon] != ABSENT or known[name] in self.powers:
            free = ", ".join(known)
            raise bad(entry, f"a power must be a free one of {free}, one for each dragon")
        self.powers[dragon] = known[name]

    def _trait(self, dragon: Figure, entry: str, name: str, old: str) -> None:
        cards, known = self.content.cards, self.content.card_of
        taken = [card for traits in self.traits for card in traits]
        if name not in known or not cards[known[name]].level or known[name] in taken:
            raise bad(entry, f"there is no free trait {name}")
        trait, replaced = known[name], self.replaced[dragon]
        if any(cards[card].level == cards[trait].level for card in self.traits[dragon]):
            raise bad(entry, "a dragon has one trait of each level")
        fitting = replaceable(self.content, dragon, replaced, trait)
        if old not in known or known[old] not in fitting:
            raise bad(entry, f"{name} cannot replace {old}")
        self.traits[dragon].append(trait)
        replaced.append(known[old])


def take_over(t: Vale, entries: tuple[str, ...]) -> None:
    """Give every dragon at the table what it has kept; refuse what cannot be."""
    kept = Kept(t.content)
    for entry in entries:
        if kept.read(entry) not in t.dragon:
            t.absent.append(entry)
    t.traits = [[*kept.traits[dragon]] for dragon in t.dragon]
    t.replaced = [[*kept.replaced[dragon]] for dragon in t.dragon]
    t.powers = [kept.powers[dragon] for dragon in t.dragon]


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
        if t.powers[seat] != ABSENT:
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


def attempt(t: Vale, reason: str) -> dict[str, Any]:
    """An entry of the chronicle, with the reason of a defeat in words."""
    if not t.campaign:
        return {}
    chapter = t.content.chapters[t.chapter - 1]
    won = t.outcome == WON
    return {
        "chapter": t.chapter,
        "name": chapter.row.name,
        "won": won,
        "reason": reason,
        "pages": len(chapter.pages) if won else t.page,
        "rounds": t.round,
        "dragons": [t.content.dragons[dragon].name for dragon in t.dragon],
        "unlocked": list(chapter.unlock) if won else [],
    }
