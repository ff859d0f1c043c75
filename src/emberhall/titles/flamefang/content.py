"""Flame & Fang's content: tiles, decks, enemies and eight chapters, read from TOML."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from emberhall.kernel.content import ContentFile, Pack
from emberhall.titles.flamefang.effects.grammar import (
    ASPECTS,
    RESOURCES,
    BadEffect,
    Effect,
    Goal,
    Passive,
    read_effects,
    read_goal,
)
from emberhall.titles.flamefang.land import Land, lay
from emberhall.titles.flamefang.read.chapter_checks import check_chapter
from emberhall.titles.flamefang.read.checks import (
    check,
    check_cards,
    check_minions,
    check_secrets,
    check_tiles,
    read_signed,
)
from emberhall.titles.flamefang.rows import (
    BossRow,
    CardRow,
    ChapterRow,
    ConditionRow,
    DragonRow,
    EventRow,
    MagicRow,
    MinionRow,
    PageRow,
    SecretRow,
    SlotRow,
    TileRow,
)

CHAPTERS: Final = 8
CHAPTER_FILES: Final = tuple(f"chapter{number}.toml" for number in range(1, CHAPTERS + 1))
FILES: Final = (
    *("tiles.toml", "dragons.toml", "upgrades.toml", "traits.toml", "conditions.toml"),
    *("events.toml", "minions.toml", "magic.toml", "secrets.toml", "bosses.toml"),
    *CHAPTER_FILES,
)
IMMEDIATE, ONGOING, THREAT = "immediate", "ongoing", "threat"
NO_ASPECT: Final = 4
"""What a condition has."""
LIFE, GROW = "life", "grow"

Items = tuple[int, ...]
"""Effects by number, each of them one item of a pool."""
Parsed = TypeVar("Parsed")


@dataclass(frozen=True)
class Card:
    """Anything that can lie in an action deck: an action card, or a condition."""

    id: str
    name: str
    group: str
    """`start`, `upgrade`, `trait` or the kind of a condition."""
    aspect: int
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


class Content:
    """Everything printed. Cards, tiles, effects and so on are numbers elsewhere."""

    def __init__(self, pack: Pack) -> None:
        self._numbers: dict[Effect, int] = {}
        self.effects: list[Effect] = []
        self.inner: list[tuple[Items, ...]] = []
        """For each effect, the lists inside it."""
        self._lands: dict[tuple[int, ...], Land] = {}
        self._read_tiles(ContentFile(pack, "tiles.toml"))
        self._read_cards(pack)
        self._read_enemies(pack)
        self._read_secrets(ContentFile(pack, "secrets.toml"))
        self._read_magic(ContentFile(pack, "magic.toml"))
        self.chapters = tuple(self._chapter(ContentFile(pack, name)) for name in CHAPTER_FILES)
        check(self)
        for number in range(CHAPTERS):
            check_chapter(self, number + 1)

    # Reading

    def _read_tiles(self, file: ContentFile) -> None:
        self.tiles = file.rows("tile", TileRow)
        file.done()
        check_tiles(self.tiles)
        self.tile_of = {row.id: number for number, row in enumerate(self.tiles)}
        self.resource_of = tuple(RESOURCES.index(row.resource) for row in self.tiles)
        self.cave = self.tile_of["cave"]

    def _read_cards(self, pack: Pack) -> None:
        cards: list[Card] = []
        file = ContentFile(pack, "dragons.toml")
        self.dragons = file.rows("dragon", DragonRow)
        cards += self._cards(file, "start")
        file.done()
        for name, group in (("upgrades.toml", "upgrade"), ("traits.toml", "trait")):
            file = ContentFile(pack, name)
            cards += self._cards(file, group)
            file.done()
        file = ContentFile(pack, "conditions.toml")
        cards += [self._condition(file, row) for row in file.rows("condition", ConditionRow)]
        file.done()
        check_cards(cards, self.dragons)
        self.cards = tuple(cards)
        self.card_of = {card.id: number for number, card in enumerate(cards)}
        self.aspect_of = tuple(card.aspect for card in cards)
        self.hearts_of = tuple(card.hearts for card in cards)
        self.room_of = tuple(card.hoard for card in cards)
        self.is_condition = tuple(card.aspect == NO_ASPECT for card in cards)
        self.upgrades = self._all_copies("upgrade")
        self.conditions = [
            card for kind in (IMMEDIATE, ONGOING, THREAT) for card in self._all_copies(kind)
        ]
        self.grow = self.card_of[GROW]

    def _all_copies(self, group: str) -> list[int]:
        return [
            number
            for number, card in enumerate(self.cards)
            if card.group == group
            for _ in range(card.copies)
        ]

    def _cards(self, file: ContentFile, group: str) -> list[Card]:
        return [self._card(file, row, group) for row in file.rows("card", CardRow)]

    def _card(self, file: ContentFile, row: CardRow, group: str) -> Card:
        where = f"card {row.id}"
        if row.aspect not in ASPECTS:
            raise file.fail(where, "aspect", f"must be one of {', '.join(ASPECTS)}")
        ability = self._parsed(file, where, "ability", read_signed, row.ability)
        return Card(
            id=row.id,
            name=row.name,
            group=group,
            aspect=ASPECTS.index(row.aspect),
            main=self._items(file, where, "main", row.main),
            price=row.price,
            extra=self._items(file, where, "extra", row.extra),
            hearts=row.hearts,
            hoard=row.hoard,
            ability=ability,
            use=self.numbered(ability.effects) if ability else (),
            cost=row.cost,
            level=row.level,
            replaces=row.replaces,
            dragon=row.dragon,
            copies=row.copies,
        )

    def _condition(self, file: ContentFile, row: ConditionRow) -> Card:
        where = f"condition {row.id}"
        is_now = row.kind == IMMEDIATE
        main = self._items(file, where, "value", row.value) if is_now else ()
        return Card(
            id=row.id,
            name=row.name,
            group=row.kind,
            aspect=NO_ASPECT,
            main=main,
            copies=row.copies,
            value=row.value,
        )

    def _read_enemies(self, pack: Pack) -> None:
        file = ContentFile(pack, "minions.toml")
        rows = file.rows("minion", MinionRow)
        file.done()
        check_minions(rows, self.tile_of)
        self.minions = tuple(row for row in rows for _ in range(row.copies))
        self.minion_ids = tuple(
            f"{row.id}-{copy + 1}" if row.copies > 1 else row.id
            for row in rows
            for copy in range(row.copies)
        )
        self.home_of = tuple(self.tile_of[row.tile] for row in self.minions)
        file = ContentFile(pack, "events.toml")
        self.events = file.rows("event", EventRow)
        self.event_effects = tuple(
            self._items(file, f"event {row.id}", "effect", row.effect) for row in self.events
        )
        file.done()
        file = ContentFile(pack, "bosses.toml")
        self.bosses = file.rows("boss", BossRow)
        self.boss_of = {row.id: number for number, row in enumerate(self.bosses)}
        self.boss_phases = tuple(
            self._items(file, f"boss {row.id}", "phase", row.phase) for row in self.bosses
        )
        file.done()

    def _read_secrets(self, file: ContentFile) -> None:
        self.secrets = file.rows("secret", SecretRow)
        check_secrets(self.secrets, self.tile_of)
        self.secret_of = {row.letter: number for number, row in enumerate(self.secrets)}
        self.secret_effects = tuple(
            self._items(file, f"secret {row.id}", "effect", row.effect) for row in self.secrets
        )
        self.passives = tuple(
            self._parsed(file, f"secret {row.id}", "passive", read_signed, row.passive)
            for row in self.secrets
        )
        self.passive_effects = tuple(
            self.numbered(passive.effects) if passive else () for passive in self.passives
        )
        file.done()
        self.amber_hearts = self.secrets[self.secret_of["E2"]].hearts

    def _read_magic(self, file: ContentFile) -> None:
        self.magic = file.rows("magic", MagicRow)
        self.magic_effects = tuple(
            self._items(file, f"magic {row.id}", "effect", row.effect) for row in self.magic
        )
        file.done()

    def _chapter(self, file: ContentFile) -> Chapter:
        row = file.one("chapter", ChapterRow)
        slots = file.rows("slot", SlotRow)
        pages = tuple(self._page(file, page) for page in file.rows("page", PageRow))
        file.done()
        return Chapter(row, slots, pages, tuple(row.unlock.split()))

    def _page(self, file: ContentFile, row: PageRow) -> Page:
        where = f"page {row.name}"
        ongoing = self._parsed(file, where, "ongoing", read_signed, row.ongoing)
        goal = self._parsed(file, where, "goal", read_goal, row.goal)
        assert goal is not None
        return Page(
            row,
            goal,
            self._items(file, where, "enter", row.enter),
            ongoing,
            self.numbered(ongoing.effects) if ongoing else (),
            self._items(file, where, "complete", row.complete),
        )

    def _parsed(
        self, file: ContentFile, where: str, field: str, read: Callable[[str], Parsed], text: str
    ) -> Parsed | None:
        try:
            return read(text) if text else None
        except BadEffect as error:
            raise file.fail(where, field, str(error)) from None

    def _items(self, file: ContentFile, where: str, field: str, text: str) -> Items:
        return self.numbered(self._parsed(file, where, field, read_effects, text) or ())

    def numbered(self, effects: Iterable[Effect]) -> Items:
        """Effects by number; equal ones share it."""
        return tuple(self._number(effect) for effect in effects)

    def _number(self, effect: Effect) -> int:
        if effect not in self._numbers:
            inner = tuple(self.numbered(effects) for effects in effect.lists)
            self._numbers[effect] = len(self.effects)
            self.effects.append(effect)
            self.inner.append(inner)
        return self._numbers[effect]

    # Asking

    def land(self, chapter: int, tile_at: list[int]) -> Land:
        """The map, once the tiles have been laid."""
        key = (chapter, *tile_at)
        if key not in self._lands:
            self._lands[key] = lay(self.chapters[chapter - 1].slots, tuple(tile_at))
        return self._lands[key]

    def starting_cards(self, dragon: int) -> list[int]:
        """A dragon's 18 cards, life cards and both Grow cards among them."""
        id = self.dragons[dragon].id
        return [
            number
            for number, card in enumerate(self.cards)
            if card.group == "start" and card.dragon in ("", id)
            for _ in range(card.copies)
        ]

    def traits(self, level: int) -> list[int]:
        return [number for number, card in enumerate(self.cards) if card.level == level]

    def secrets_of(self, kind: str) -> list[int]:
        return [number for number, row in enumerate(self.secrets) if row.kind == kind]
