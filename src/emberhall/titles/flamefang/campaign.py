"""What a campaign keeps from chapter to chapter, written as short entries.

`cinder:hot-blood:claw` is a trait and the card it replaced, `cinder:everburning` a dragon power.
"""

from __future__ import annotations

from typing import Any

from emberhall.kernel.campaign import Attempt
from emberhall.kernel.errors import BadSetting
from emberhall.kernel.given import shortened
from emberhall.kernel.settings import Settings
from emberhall.kernel.steps import ABSENT
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.story.unlock import NO_LEVEL, levels_won, replaceable, unlock_steps
from emberhall.titles.flamefang.table import WON, Vale
from emberhall.titles.flamefang.things import Figure


class Kept:
    """What every dragon of the campaign has, at the table or not, as it is read."""

    def __init__(self, content: Content, chapter: int) -> None:
        self.content = content
        self.chapter = chapter
        self.won = levels_won(content, chapter)
        self.names = [row.id for row in content.dragons]
        self.traits: list[list[int]] = [[] for _ in self.names]
        self.replaced: list[list[int]] = [[] for _ in self.names]
        self.powers = [ABSENT] * len(self.names)
        self.told: list[dict[int, str]] = [{} for _ in self.names]
        """The entry of each level, `NO_LEVEL` for the power."""

    def read(self, entry: str) -> None:
        """Add an entry."""
        name, *kept = entry.split(":")
        if name not in self.names or len(kept) not in (1, 2):
            raise bad(entry, "write dragon:trait:replaced-card or dragon:power")
        dragon = self.names.index(name)
        if len(kept) == 1:
            self._power(dragon, entry, kept[0])
        else:
            self._trait(dragon, entry, *kept)

    def _power(self, dragon: Figure, entry: str, name: str) -> None:
        secrets = self.content.secrets
        known = {secrets[power].id: power for power in self.content.secrets_of("power")}
        if name not in known or self.powers[dragon] != ABSENT or known[name] in self.powers:
            free = ", ".join(known)
            raise bad(entry, f"a power must be a free one of {free}, one for each dragon")
        self._must_be_won(entry, NO_LEVEL)
        self.powers[dragon] = known[name]
        self.told[dragon][NO_LEVEL] = entry

    def _trait(self, dragon: Figure, entry: str, name: str, old: str) -> None:
        cards, known = self.content.cards, self.content.card_of
        taken = [card for traits in self.traits for card in traits]
        if name not in known or not cards[known[name]].level or known[name] in taken:
            raise bad(entry, f"there is no free trait {shortened(name)}")
        trait, replaced = known[name], self.replaced[dragon]
        level = cards[trait].level
        if level in self.told[dragon]:
            raise bad(entry, "a dragon has one trait of each level")
        fitting = replaceable(self.content, dragon, replaced, trait)
        if old not in known or known[old] not in fitting:
            raise bad(entry, f"{name} cannot replace {shortened(old)}")
        self._must_be_won(entry, level)
        self.traits[dragon].append(trait)
        replaced.append(known[old])
        self.told[dragon][level] = entry

    def _must_be_won(self, entry: str, level: int) -> None:
        if level in self.won:
            return
        chapters = self.content.chapters
        bringing = [one.row.number for one in chapters if brings(one.unlock, level)]
        when = f"is won with chapter {bringing[0]}" if bringing else "cannot be won"
        raise bad(entry, f"{level_words(level)} {when}, and this is chapter {self.chapter}")

    def check_order(self) -> None:
        """Who was away may lack what came last, but nothing before something it has."""
        for name, told in zip(self.names, self.told, strict=True):
            has = [level in told for level in self.won]
            if has != sorted(has, reverse=True):
                last = next(told[level] for level in reversed(self.won) if level in told)
                first = level_words(self.won[has.index(False)])
                raise bad(last, f"{name} has not kept {first}, which comes first")


def brings(unlock: tuple[str, ...], level: int) -> bool:
    return level in [step.level for step in unlock_steps(unlock)]


def level_words(level: int) -> str:
    return "a power" if level == NO_LEVEL else f"a level {level} trait"


def read_kept(content: Content, chapter: int, entries: tuple[str, ...]) -> Kept:
    """What was kept by the time of a chapter; refuses what cannot be."""
    kept = Kept(content, chapter)
    for entry in entries:
        kept.read(entry)
    kept.check_order()
    return kept


def lacking_after(content: Content, settings: Settings, attempt: Attempt) -> str:
    """Who has not kept what they had after an attempt: `Cinder has won a level 1 trait`."""
    chapter, entries = settings["chapter"], settings.get("kept", ())
    assert isinstance(chapter, int)
    assert isinstance(entries, tuple)
    kept = read_kept(content, chapter, entries)
    had = levels_won(content, attempt["chapter"] + attempt["won"])
    for row, told in zip(content.dragons, kept.told, strict=True):
        missing = [level for level in had if level not in told]
        if row.name in attempt["dragons"] and missing:
            return f"{row.name} has won {level_words(missing[0])}"
    return ""


def check_kept(settings: Settings, content: Content) -> None:
    chapter, kept = settings["chapter"], settings["kept"]
    assert isinstance(chapter, int)
    assert isinstance(kept, tuple)
    read_kept(content, chapter, kept)


def take_over(t: Vale, entries: tuple[str, ...]) -> None:
    """Give every dragon at the table what it has kept."""
    kept = read_kept(t.content, t.chapter, entries)
    names = [kept.names[dragon] for dragon in t.dragon]
    t.absent += [entry for entry in entries if entry.partition(":")[0] not in names]
    t.traits = [[*kept.traits[dragon]] for dragon in t.dragon]
    t.replaced = [[*kept.replaced[dragon]] for dragon in t.dragon]
    t.powers = [kept.powers[dragon] for dragon in t.dragon]


def bad(entry: str, reason: str) -> BadSetting:
    return BadSetting(f"kept cannot hold {shortened(entry)}: {reason}")


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
