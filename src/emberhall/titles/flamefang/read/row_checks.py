"""What reading a pack relies on: each row on its own, and the rows of one file among themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberhall.titles.flamefang.actions.extra import PAY_KEYS
from emberhall.titles.flamefang.cards.growth import PATH
from emberhall.titles.flamefang.content import (
    CURSE,
    GROW,
    IMMEDIATE,
    LIFE,
    ONGOING,
    POWER,
    START,
    STRUCTURE,
    THREAT,
    TRAIT,
    UPGRADE,
    CardFace,
)
from emberhall.titles.flamefang.effects.grammar import (
    ADDED,
    ICONS,
    BadEffect,
    Passive,
    read_passive,
)
from emberhall.titles.flamefang.enemies import keywords
from emberhall.titles.flamefang.enemies.targets import BOSS
from emberhall.titles.flamefang.read.place import Place
from emberhall.titles.flamefang.rows import DragonRow, MinionRow, SecretRow, TileRow
from emberhall.titles.flamefang.things import ASPECTS, RESOURCES

TILES: Final = 9
CAVE: Final = "cave"
FIREPROOF: Final = (CAVE, "lake")
"""Tiles that never burn."""
MOST_COPIES: Final = 20
LIFE_CARDS: Final = 4
OTHER_CARDS: Final = 14
GROW_CARDS: Final = 2
LEVELS: Final = (1, 2, 3)
CHOICES: Final = 5
"""Traits of a level, or powers: one for each of three others, and two to choose from."""
PLAYERS: Final = (1, 2, 3, 4)
REPLACES: Final = (*ASPECTS[:3], LIFE, GROW, "any")
USABLE: Final = ("one-shot", "per-round")
KINDS: Final = (*USABLE, STRUCTURE, "ally", POWER, CURSE)
CONDITION_ICONS: Final = tuple(icon for icon in ICONS if icon != "slip")
AMBER_CARD: Final = "E1"
AMBERS_HEART: Final = "E2"
"""The letter of the secret card with Amber's hearts."""


def check_tiles(tiles: tuple[TileRow, ...]) -> None:
    for row in tiles:
        Place("tiles.toml", f"tile {row.id}").one_of(row.resource, RESOURCES, "resource")
    whole = Place("tiles.toml", "")
    whole.must(len(tiles) == TILES, "tile", f"there must be {TILES} tiles")
    for name in FIREPROOF:
        whole.must(name in [row.id for row in tiles], "tile", f"one must be the {name}")


def check_cards(cards: list[CardFace], dragons: tuple[DragonRow, ...]) -> None:
    ids = tuple(row.id for row in dragons)
    reason = f"there must be at least {len(PLAYERS)}, one for each player"
    Place("dragons.toml", "").must(len(ids) >= len(PLAYERS), "dragon", reason)
    seen: set[str] = set()
    for card in cards:
        place = card_place(card)
        place.must(card.id not in seen, "id", "stands in another file, too")
        seen.add(card.id)
        place.must(card.copies, "copies", "must be at least 1")
        place.must(card.copies <= MOST_COPIES, "copies", f"must be at most {MOST_COPIES}")
        if card.value:
            _check_condition(place, card)
        else:
            _check_card(place, card, ids)
    for name in ids:
        _check_deck(name, [card for card in cards if card.group == START])
    upgrades = sum(card.copies for card in cards if card.group == UPGRADE)
    Place("upgrades.toml", "").must(upgrades >= PATH, "card", f"there must be at least {PATH}")
    for level in LEVELS:
        count = sum(card.level == level for card in cards)
        reason = f"there must be at least {CHOICES} of level {level}"
        Place("traits.toml", "").must(count >= CHOICES, "card", reason)


def card_place(card: CardFace) -> Place:
    if card.value:
        return Place("conditions.toml", f"condition {card.id}")
    files = {START: "dragons.toml", UPGRADE: "upgrades.toml", TRAIT: "traits.toml"}
    return Place(files[card.group], f"card {card.id}")


def _check_condition(place: Place, card: CardFace) -> None:
    place.one_of(card.group, (IMMEDIATE, ONGOING, THREAT), "kind")
    if card.group == ONGOING:
        place.one_of(card.value, CONDITION_ICONS, "value")
    elif card.group == THREAT:
        place.one_of(card.value, ASPECTS[:3], "value")


def _check_card(place: Place, card: CardFace, dragons: tuple[str, ...]) -> None:
    if card.hearts:
        place.must(not (card.main or card.extra), "main", "a life card does nothing when played")
    else:
        place.must(card.main, "main", "is missing: only a life card does nothing when played")
        place.must(not card.ability, "ability", "only life cards have abilities")
        place.must(not card.hoard, "hoard", "only life cards have hoard spaces")
    if card.extra or card.price:
        place.one_of(card.price, PAY_KEYS, "price")
        place.must(card.extra, "extra", "is missing: the price must bring something")
    is_upgrade, is_trait, is_start = (card.group == name for name in (UPGRADE, TRAIT, START))
    place.must(bool(card.cost) == is_upgrade, "cost", "must be at least 1, for upgrades alone")
    levels = LEVELS if is_trait else (0,)
    place.must(card.level in levels, "level", "must be 1, 2 or 3, for traits alone")
    if is_trait or card.replaces:
        place.must(is_trait, "replaces", "is for traits alone")
        place.one_of(card.replaces, REPLACES, "replaces")
    if card.dragon:
        place.must(is_start and card.dragon in dragons, "dragon", "must be a dragon, here alone")


def _check_deck(name: str, cards: list[CardFace]) -> None:
    own = [card for card in cards if card.dragon in ("", name)]
    life = sum(card.copies for card in own if card.hearts)
    grow = sum(card.copies for card in own if card.id == GROW)
    place = Place("dragons.toml", f"dragon {name}")
    place.must(life == LIFE_CARDS, "card", f"must have {LIFE_CARDS} life cards, not {life}")
    place.must(grow == GROW_CARDS, "card", f"must have {GROW_CARDS} copies of grow")
    others = sum(card.copies for card in own) - life
    place.must(others == OTHER_CARDS, "card", f"must have {OTHER_CARDS} others, not {others}")


def check_minions(rows: tuple[MinionRow, ...], tiles: Iterable[str]) -> None:
    for row in rows:
        place = Place("minions.toml", f"minion {row.id}")
        place.must(row.tile in tiles, "tile", "is not a tile")
        place.must(row.copies, "copies", "must be at least 1")
        place.must(row.defense, "defense", "must be at least 1")
        place.must(not (row.attack and row.conditions), "attack", "must be 0 beside conditions")
        for spoil in row.spoils:
            place.one_of(spoil, RESOURCES, "spoils")
        word, _, number = row.keyword.partition(" ")
        if word == keywords.BURST:
            place.must(number.isdecimal() and int(number), "keyword", "burst needs its number")
        elif row.keyword:
            known = [*keywords.OF_MINIONS, f"{keywords.BURST} 1"]
            place.one_of(row.keyword, known, "keyword")
    count = sum(row.copies for row in rows)
    reason = f"there must be fewer than {BOSS}"
    Place("minions.toml", "").must(count < BOSS, "minion", reason)


def check_secrets(rows: tuple[SecretRow, ...], tiles: Iterable[str]) -> None:
    letters = [row.letter for row in rows]
    for row in rows:
        place = Place("secrets.toml", f"secret {row.id}")
        place.must(letters.count(row.letter) == 1, "letter", "stands there twice")
        place.one_of(row.kind, KINDS, "kind")
        place.must(not row.tile or row.tile in tiles, "tile", "is not a tile")
        place.must(bool(row.effect) == (row.kind in USABLE), "effect", "is for cards that are used")
        has_passive = row.kind in (POWER, CURSE)
        place.must(bool(row.passive) == has_passive, "passive", "is for powers and curses")
        if row.kind == STRUCTURE:
            place.must(row.tile, "tile", "is missing")
            if row.keyword:
                place.one_of(row.keyword, keywords.OF_STRUCTURES, "keyword")
            right = len(row.defense) == len(PLAYERS) and all(row.defense)
            place.must(right, "defense", "must be four numbers from 1 up")
    whole = Place("secrets.toml", "")
    hearts = [row.hearts for row in rows if row.letter == AMBERS_HEART]
    whole.must(
        AMBER_CARD in letters and any(hearts),
        "secret",
        f"{AMBER_CARD} and {AMBERS_HEART} must be Amber and her hearts",
    )
    powers = sum(row.kind == POWER for row in rows)
    whole.must(powers >= CHOICES, "secret", f"there must be at least {CHOICES} powers")


def read_signed(text: str) -> Passive:
    """A passive whose value is written as it works: added with a sign, replacing without one."""
    passive = read_passive(text)
    if passive.kind == "mod":
        value = text.split()[2]
        if (value == "all") != (passive.key == "prowl"):
            raise BadEffect(f"{text!r}: prowl is for all, any other mod has a number")
        if (value[0] in "+-") != (passive.key in ADDED):
            signed = "a sign" if passive.key in ADDED else "no sign"
            raise BadEffect(f"{text!r} must have {signed} before its number")
    return passive
