"""Reads a content pack: effects get their numbers, cards and enemies theirs by their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from emberhall.kernel.content import ContentFile, Pack
from emberhall.kernel.sources import sources_of
from emberhall.titles.flamefang.content import (
    GROW,
    IMMEDIATE,
    ONGOING,
    START,
    THREAT,
    TRAIT,
    UPGRADE,
    CardFace,
    Chapter,
    Content,
    Maker,
    Page,
)
from emberhall.titles.flamefang.effects.goal_grammar import read_goal
from emberhall.titles.flamefang.effects.grammar import BadEffect, Effect, read_effects
from emberhall.titles.flamefang.read.chapter_checks import check_chapter
from emberhall.titles.flamefang.read.checks import check
from emberhall.titles.flamefang.read.row_checks import (
    AMBERS_HEART,
    CAVE,
    FIREPROOF,
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
from emberhall.titles.flamefang.things import ASPECTS, NO_ASPECT, RESOURCES, Item, Items

CHAPTER_FILES: Final = tuple(f"chapter{number}.toml" for number in range(1, 9))
FILES: Final = (
    *("tiles.toml", "dragons.toml", "upgrades.toml", "traits.toml", "conditions.toml"),
    *("events.toml", "minions.toml", "magic.toml", "secrets.toml", "bosses.toml"),
    *CHAPTER_FILES,
)
Parsed = TypeVar("Parsed")


def read_content(pack: Pack, makers: Mapping[str, Maker]) -> Content:
    """The content of a pack, checked; `makers` make the steps that carry effects out, by verb."""
    return Reader(makers).read(pack)


class Reader:
    """Fills a new `Content` from the files of a pack, one after another."""

    def __init__(self, makers: Mapping[str, Maker]) -> None:
        self.makers = makers
        self.content = Content()
        self.numbers: dict[Effect, Item] = {}
        self.inner: list[tuple[Items, ...]] = []

    def read(self, pack: Pack) -> Content:
        content = self.content
        self._read_tiles(ContentFile(pack, "tiles.toml"))
        self._read_cards(pack)
        self._read_minions(ContentFile(pack, "minions.toml"))
        self._read_events(ContentFile(pack, "events.toml"))
        self._read_bosses(ContentFile(pack, "bosses.toml"))
        self._read_secrets(ContentFile(pack, "secrets.toml"))
        self._read_magic(ContentFile(pack, "magic.toml"))
        content.chapters = tuple(self._chapter(ContentFile(pack, name)) for name in CHAPTER_FILES)
        content.effects, content.inner = tuple(self.numbers), tuple(self.inner)
        check(content)
        for number in range(1, len(content.chapters) + 1):
            check_chapter(content, number)
        content.makers = tuple(self.makers[effect.verb] for effect in content.effects)
        return content

    def _read_tiles(self, file: ContentFile) -> None:
        content = self.content
        content.tiles = file.rows("tile", TileRow)
        file.done()
        check_tiles(content.tiles)
        content.tile_of = {row.id: number for number, row in enumerate(content.tiles)}
        content.resource_of = tuple(RESOURCES.index(row.resource) for row in content.tiles)
        content.cave = content.tile_of[CAVE]
        content.fireproof = tuple(content.tile_of[name] for name in FIREPROOF)

    # Cards

    def _read_cards(self, pack: Pack) -> None:
        content = self.content
        file = ContentFile(pack, "dragons.toml")
        content.dragons = file.rows("dragon", DragonRow)
        cards = self._cards(file, START)
        cards += self._cards(ContentFile(pack, "upgrades.toml"), UPGRADE)
        cards += self._cards(ContentFile(pack, "traits.toml"), TRAIT)
        file = ContentFile(pack, "conditions.toml")
        cards += [self._condition(file, row) for row in file.rows("condition", ConditionRow)]
        file.done()
        check_cards(cards, content.dragons)
        content.cards = tuple(cards)
        content.card_of = {card.id: number for number, card in enumerate(cards)}
        content.aspect_of = tuple(card.aspect for card in cards)
        content.hearts_of = tuple(card.hearts for card in cards)
        content.room_of = tuple(card.hoard for card in cards)
        content.is_condition = tuple(card.aspect == NO_ASPECT for card in cards)
        content.upgrades = content.all_copies(UPGRADE)
        kinds = (IMMEDIATE, ONGOING, THREAT)
        content.conditions = [card for kind in kinds for card in content.all_copies(kind)]
        content.grow = content.card_of[GROW]

    def _cards(self, file: ContentFile, group: str) -> list[CardFace]:
        cards = [self._card(file, row, group) for row in file.rows("card", CardRow)]
        file.done()
        return cards

    def _card(self, file: ContentFile, row: CardRow, group: str) -> CardFace:
        where = f"card {row.id}"
        if row.aspect not in ASPECTS:
            raise file.fail(where, "aspect", f"must be one of {', '.join(ASPECTS)}")
        ability = self._parsed(file, where, "ability", read_signed, row.ability)
        return CardFace(
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
            use=self._numbered(ability.effects) if ability else (),
            cost=row.cost,
            level=row.level,
            replaces=row.replaces,
            dragon=row.dragon,
            copies=row.copies,
            source=row.source,
        )

    def _condition(self, file: ContentFile, row: ConditionRow) -> CardFace:
        where = f"condition {row.id}"
        is_now = row.kind == IMMEDIATE
        main = self._items(file, where, "value", row.value) if is_now else ()
        return CardFace(
            id=row.id,
            name=row.name,
            group=row.kind,
            aspect=NO_ASPECT,
            main=main,
            copies=row.copies,
            value=row.value,
            source=row.source,
        )

    # Enemies and events

    def _read_minions(self, file: ContentFile) -> None:
        content = self.content
        rows = file.rows("minion", MinionRow)
        file.done()
        check_minions(rows, content.tile_of)
        content.minions = tuple(row for row in rows for _ in range(row.copies))
        content.minion_ids = tuple(
            f"{row.id}-{copy + 1}" if row.copies > 1 else row.id
            for row in rows
            for copy in range(row.copies)
        )
        content.home_of = tuple(content.tile_of[row.tile] for row in content.minions)
        content.attack_of = tuple(row.attack for row in content.minions)
        content.defense_of = tuple(row.defense for row in content.minions)
        content.keyword_of = tuple(row.keyword.partition(" ")[0] for row in content.minions)

    def _read_events(self, file: ContentFile) -> None:
        rows = file.rows("event", EventRow)
        self.content.events = rows
        self.content.event_effects = tuple(
            self._items(file, f"event {row.id}", "effect", row.effect) for row in rows
        )
        file.done()

    def _read_bosses(self, file: ContentFile) -> None:
        rows = file.rows("boss", BossRow)
        self.content.bosses = rows
        self.content.boss_of = {row.id: number for number, row in enumerate(rows)}
        self.content.boss_phases = tuple(
            self._items(file, f"boss {row.id}", "phase", row.phase) for row in rows
        )
        file.done()

    # Secret cards and magic

    def _read_secrets(self, file: ContentFile) -> None:
        content = self.content
        content.secrets = rows = file.rows("secret", SecretRow)
        check_secrets(rows, content.tile_of)
        content.secret_of = {row.letter: number for number, row in enumerate(rows)}
        content.secret_effects = tuple(
            self._items(file, f"secret {row.id}", "effect", row.effect) for row in rows
        )
        content.passives = tuple(
            self._parsed(file, f"secret {row.id}", "passive", read_signed, row.passive)
            for row in rows
        )
        content.passive_effects = tuple(
            self._numbered(passive.effects) if passive else () for passive in content.passives
        )
        file.done()
        content.amber_hearts = rows[content.secret_of[AMBERS_HEART]].hearts

    def _read_magic(self, file: ContentFile) -> None:
        rows = file.rows("magic", MagicRow)
        self.content.magic = rows
        self.content.magic_effects = tuple(
            self._items(file, f"magic {row.id}", "effect", row.effect) for row in rows
        )
        file.done()

    # Chapters

    def _chapter(self, file: ContentFile) -> Chapter:
        row = file.one("chapter", ChapterRow)
        slots = file.rows("slot", SlotRow)
        pages = tuple(self._page(file, page) for page in file.rows("page", PageRow))
        file.done()
        sources = sources_of(
            {f"slot_{number}": slot.source for number, slot in enumerate(slots, 1)}
        )
        return Chapter(row, slots, pages, tuple(row.unlock.split()), sources)

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
            self._numbered(ongoing.effects) if ongoing else (),
            self._items(file, where, "complete", row.complete),
        )

    # Effects

    def _parsed(
        self, file: ContentFile, where: str, field: str, read: Callable[[str], Parsed], text: str
    ) -> Parsed | None:
        try:
            return read(text) if text else None
        except BadEffect as error:
            raise file.fail(where, field, str(error)) from None

    def _items(self, file: ContentFile, where: str, field: str, text: str) -> Items:
        return self._numbered(self._parsed(file, where, field, read_effects, text) or ())

    def _numbered(self, effects: Iterable[Effect]) -> Items:
        """Effects by number; equal ones share it."""
        return tuple(self._number(effect) for effect in effects)

    def _number(self, effect: Effect) -> Item:
        if effect not in self.numbers:
            inner = tuple(self._numbered(effects) for effects in effect.lists)
            self.numbers[effect] = len(self.numbers)
            self.inner.append(inner)
        return self.numbers[effect]
