"""Flame & Fang's content: tiles, decks, enemies and eight chapters, as the table uses them.

How it is made of a content pack is told in `read/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from emberhall.kernel.sources import Sources
from emberhall.titles.flamefang.effects.goal_grammar import Goal
from emberhall.titles.flamefang.effects.grammar import Effect, Passive
from emberhall.titles.flamefang.land import Land, lay
from emberhall.titles.flamefang.rows import (
    AUTHORED,
    BossRow,
    ChapterRow,
    DragonRow,
    EventRow,
    MagicRow,
    MinionRow,
    PageRow,
    SecretRow,
    SlotRow,
    TileRow,
)
from emberhall.titles.flamefang.things import (
    Aspect,
    Boss,
    Card,
    Figure,
    Items,
    Resource,
    Secret,
    Tile,
)

START: Final = "start"
UPGRADE: Final = "upgrade"
TRAIT: Final = "trait"
IMMEDIATE: Final = "immediate"
ONGOING: Final = "ongoing"
THREAT: Final = "threat"
LIFE: Final = "life"
GROW: Final = "grow"
CURSE: Final = "curse"
POWER: Final = "power"
STRUCTURE: Final = "structure"

Maker = Callable[[int, int], Any]
"""Makes the step that carries an effect out, of who acts and the effect's number."""


@dataclass(frozen=True)
class CardFace:
    """Anything that can lie in an action deck: an action card, or a condition."""

    id: str
    name: str
    group: str
    """`start`, `upgrade`, `trait` or the kind of a condition."""
    aspect: Aspect
    main: Items = ()
    price: str = ""
    extra: Items = ()
    hearts: int = 0
    hoard: int = 0
    ability: Passive | None = None
    use: Items = ()
    """What stunning it brings."""
    cost: int = 0
    level: int = 0
    replaces: str = ""
    dragon: str = ""
    copies: int = 1
    value: str = ""
    """A condition's icon or aspect."""
    source: Sources = AUTHORED


@dataclass(frozen=True)
class Page:
    row: PageRow
    goal: Goal
    enter: Items
    ongoing: Passive | None
    happens: Items
    """What its ongoing effect does when it is triggered."""
    complete: Items


@dataclass(frozen=True)
class Chapter:
    row: ChapterRow
    slots: tuple[SlotRow, ...]
    pages: tuple[Page, ...]
    unlock: tuple[str, ...]
    sources: Sources
    """Of its map."""


class Content:
    """Everything in the box. Cards, tiles, effects and so on are numbers elsewhere."""

    effects: tuple[Effect, ...]
    inner: tuple[tuple[Items, ...], ...]
    """For each effect, the lists inside it,"""
    makers: tuple[Maker, ...]
    """and what makes the step that carries it out."""

    tiles: tuple[TileRow, ...]
    tile_of: Mapping[str, Tile]
    resource_of: tuple[Resource, ...]
    cave: Tile
    fireproof: tuple[Tile, ...]
    """Tiles that never burn."""

    dragons: tuple[DragonRow, ...]
    cards: tuple[CardFace, ...]
    card_of: Mapping[str, Card]
    aspect_of: tuple[Aspect, ...]
    hearts_of: tuple[int, ...]
    room_of: tuple[int, ...]
    """Hoard spaces of each card."""
    is_condition: tuple[bool, ...]
    upgrades: list[Card]
    """All copies of them,"""
    conditions: list[Card]
    """and of these."""
    grow: Card

    minions: tuple[MinionRow, ...]
    """Row by minion: copies are minions of their own."""
    minion_ids: tuple[str, ...]
    home_of: tuple[Tile, ...]
    attack_of: tuple[int, ...]
    defense_of: tuple[int, ...]
    keyword_of: tuple[str, ...]
    """What each minion can do, without the number of a burst."""
    events: tuple[EventRow, ...]
    event_effects: tuple[Items, ...]
    bosses: tuple[BossRow, ...]
    boss_of: Mapping[str, Boss]
    boss_phases: tuple[Items, ...]

    secrets: tuple[SecretRow, ...]
    secret_of: Mapping[str, Secret]
    """By letter."""
    secret_effects: tuple[Items, ...]
    passives: tuple[Passive | None, ...]
    passive_effects: tuple[Items, ...]
    amber_hearts: int
    magic: tuple[MagicRow, ...]
    magic_effects: tuple[Items, ...]

    chapters: tuple[Chapter, ...]

    def __init__(self) -> None:
        self._lands: dict[tuple[int, ...], Land] = {}

    def land(self, chapter: int, tile_at: list[Tile]) -> Land:
        """The map, once the tiles have been laid."""
        key = (chapter, *tile_at)
        if key not in self._lands:
            self._lands[key] = lay(self.chapters[chapter - 1].slots, tuple(tile_at))
        return self._lands[key]

    def starting_cards(self, dragon: Figure) -> list[Card]:
        """A dragon's 18 cards, life cards and both Grow cards among them."""
        id = self.dragons[dragon].id
        return [
            number
            for number, card in enumerate(self.cards)
            if card.group == START and card.dragon in ("", id)
            for _ in range(card.copies)
        ]

    def all_copies(self, group: str) -> list[Card]:
        """Every card of a group, as often as it is there."""
        return [
            number
            for number, card in enumerate(self.cards)
            if card.group == group
            for _ in range(card.copies)
        ]

    def traits(self, level: int) -> list[Card]:
        return [number for number, card in enumerate(self.cards) if card.level == level]

    def secrets_of(self, kind: str) -> list[Secret]:
        return [number for number, row in enumerate(self.secrets) if row.kind == kind]
