"""What a content pack of Flame & Fang must hold to be playable, beyond the shape of its rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from emberhall.kernel.errors import BadContent
from emberhall.titles.flamefang.content import CardFace, Content
from emberhall.titles.flamefang.effects.grammar import (
    ADDED,
    ICONS,
    ONE_BY_ONE,
    SELECTING,
    BadEffect,
    Effect,
    Passive,
    read_passive,
)
from emberhall.titles.flamefang.rows import DragonRow, MinionRow, SecretRow, TileRow
from emberhall.titles.flamefang.things import ANY, ASPECTS, RESOURCES, Items

TILES: Final = 9
DRAGONS: Final = ("cinder", "gale", "bramble", "dusk")
LIFE_CARDS, OTHER_CARDS, GROW_CARDS = 4, 14, 2
MOST_MINIONS: Final = 100
"""Numbers from here on are bosses and structures."""
LEVELS: Final = (1, 2, 3)
CHOICES: Final = 5
"""Traits of a level, or powers: one for each of three others, and two to choose from."""
PATH: Final = 4
PLAYERS: Final = (1, 2, 3, 4)
PRICES: Final = ("boost", "wound", "discard", "meat")
REPLACES: Final = (*ASPECTS[:3], "life", "grow", "any")
KEYWORDS: Final = (*("guard", "shielded", "net", "prowl", "thief", "call", "mender", "ambush"),)
KINDS: Final = ("one-shot", "per-round", "structure", "ally", "power", "curse")
USABLE: Final = KINDS[:2]
CONDITION_ICONS: Final = tuple(icon for icon in ICONS if icon != "slip")
NO_FIRE: Final = ("cave", "lake")
CAPTIVE: Final = "Amber"

OF_DRAGONS: Final = frozenset(
    {
        *ONE_BY_ONE,
        *("blast", "spit", "lift", "leap", "gain", "fetch", "give", "grow", "draw", "prep"),
        *("recall", "toss", "cleanse", "free", "again", "mend", "ward", "suffer"),
        *("choose", "if", "ally", "all"),
    }
)
IN_ORDER: Final = OF_DRAGONS - {"choose", "if"} | {*SELECTING}
"""What can happen to a dragon unasked: a choice needs a pool to join."""
OF_THE_WORLD: Final = frozenset(
    {
        *SELECTING,
        *("spawn", "scatter", "march", "stalk", "rouse", "churn", "events", "secret", "build"),
        *("place", "fire", "burn", "spread", "roll", "all"),
    }
)

LIFE_ABILITIES: Final = ("use", "mod hand")
POWERS: Final = (
    *("mod hand", "mod magicfree", "on roundStart"),
    *(f"on firstTurn {aspect}" for aspect in ASPECTS[:3]),
)
MOMENTS: Final = ("on event", "on cleanup", "on heal")
CURSES: Final = (
    *("mod hoard", "mod breakaway", "mod magic", "mod growcost", "mod defense"),
    *MOMENTS,
)
ONGOING: Final = ("mod prowl", *MOMENTS)


@dataclass(frozen=True)
class Place:
    """An entry of a file, where something may be wrong."""

    file: str
    entry: str

    def must(self, is_right: object, field: str, reason: str) -> None:
        if not is_right:
            raise BadContent(self.file, self.entry, field, reason)

    def one_of(self, word: str, known: Iterable[str], field: str) -> None:
        self.must(word in known, field, f"must be one of {', '.join(known)}")


# While files are read: what the reading itself relies on


def check_tiles(tiles: tuple[TileRow, ...]) -> None:
    for row in tiles:
        Place("tiles.toml", f"tile {row.id}").one_of(row.resource, RESOURCES, "resource")
    whole = Place("tiles.toml", "")
    whole.must(len(tiles) == TILES, "tile", f"there must be {TILES} tiles")
    for name in NO_FIRE:
        whole.must(name in [row.id for row in tiles], "tile", f"one must be the {name}")


def check_cards(cards: list[CardFace], dragons: tuple[DragonRow, ...]) -> None:
    ids = tuple(row.id for row in dragons)
    Place("dragons.toml", "").must(
        sorted(ids) == sorted(DRAGONS), "dragon", f"there must be {', '.join(DRAGONS)}"
    )
    seen: set[str] = set()
    for card in cards:
        place = card_place(card)
        place.must(card.id not in seen, "id", "stands in another file, too")
        seen.add(card.id)
        place.must(card.copies, "copies", "must be at least 1")
        if card.value:
            _check_condition(place, card)
        else:
            _check_card(place, card)
    for name in DRAGONS:
        _check_deck(name, [card for card in cards if card.group == "start"])
    upgrades = sum(card.copies for card in cards if card.group == "upgrade")
    Place("upgrades.toml", "").must(upgrades >= PATH, "card", f"there must be at least {PATH}")
    for level in LEVELS:
        count = sum(card.level == level for card in cards)
        reason = f"there must be at least {CHOICES} of level {level}"
        Place("traits.toml", "").must(count >= CHOICES, "card", reason)


def card_place(card: CardFace) -> Place:
    if card.value:
        return Place("conditions.toml", f"condition {card.id}")
    files = {"start": "dragons.toml", "upgrade": "upgrades.toml", "trait": "traits.toml"}
    return Place(files[card.group], f"card {card.id}")


def _check_condition(place: Place, card: CardFace) -> None:
    place.one_of(card.group, ("immediate", "ongoing", "threat"), "kind")
    if card.group == "ongoing":
        place.one_of(card.value, CONDITION_ICONS, "value")
    elif card.group == "threat":
        place.one_of(card.value, ASPECTS[:3], "value")


def _check_card(place: Place, card: CardFace) -> None:
    if card.hearts:
        place.must(not (card.main or card.extra), "main", "a life card does nothing when played")
    else:
        place.must(card.main, "main", "is missing: only a life card does nothing when played")
        place.must(not card.ability, "ability", "only life cards have abilities")
        place.must(not card.hoard, "hoard", "only life cards have hoard spaces")
    if card.extra or card.price:
        place.one_of(card.price, PRICES, "price")
        place.must(card.extra, "extra", "is missing: the price must bring something")
    is_upgrade, is_trait, is_start = (card.group == name for name in ("upgrade", "trait", "start"))
    place.must(bool(card.cost) == is_upgrade, "cost", "must be at least 1, for upgrades alone")
    levels = LEVELS if is_trait else (0,)
    place.must(card.level in levels, "level", "must be 1, 2 or 3, for traits alone")
    if is_trait or card.replaces:
        place.must(is_trait, "replaces", "is for traits alone")
        place.one_of(card.replaces, REPLACES, "replaces")
    if card.dragon:
        place.must(is_start and card.dragon in DRAGONS, "dragon", "must be a dragon, here alone")


def _check_deck(name: str, cards: list[CardFace]) -> None:
    own = [card for card in cards if card.dragon in ("", name)]
    life = sum(card.copies for card in own if card.hearts)
    grow = sum(card.copies for card in own if card.id == "grow")
    place = Place("dragons.toml", f"dragon {name}")
    place.must(life == LIFE_CARDS, "card", f"must have {LIFE_CARDS} life cards, not {life}")
    place.must(grow == GROW_CARDS, "card", f"must have {GROW_CARDS} copies of grow")
    others = sum(card.copies for card in own) - life
    place.must(others == OTHER_CARDS, "card", f"must have {OTHER_CARDS} others, not {others}")


def check_minions(rows: tuple[MinionRow, ...], tiles: Iterable[str]) -> None:
    for row in rows:
        place = Place("minions.toml", f"minion {row.id}")
        place.must(row.tile in tiles, "tile", "is no tile")
        place.must(row.copies, "copies", "must be at least 1")
        place.must(row.defense, "defense", "must be at least 1")
        place.must(not (row.attack and row.conditions), "attack", "must be 0 beside conditions")
        for spoil in row.spoils:
            place.one_of(spoil, RESOURCES, "spoils")
        word, _, number = row.keyword.partition(" ")
        if word == "burst":
            place.must(number.isdecimal() and int(number), "keyword", "burst needs its number")
        elif row.keyword:
            place.one_of(row.keyword, (*KEYWORDS, "burst 1"), "keyword")
    count = sum(row.copies for row in rows)
    reason = f"there must be fewer than {MOST_MINIONS}"
    Place("minions.toml", "").must(count < MOST_MINIONS, "minion", reason)


def check_secrets(rows: tuple[SecretRow, ...], tiles: Iterable[str]) -> None:
    letters = [row.letter for row in rows]
    for row in rows:
        place = Place("secrets.toml", f"secret {row.id}")
        place.must(letters.count(row.letter) == 1, "letter", "stands there twice")
        place.one_of(row.kind, KINDS, "kind")
        place.must(not row.tile or row.tile in tiles, "tile", "is no tile")
        place.must(bool(row.effect) == (row.kind in USABLE), "effect", "is for cards that are used")
        has_passive = row.kind in ("power", "curse")
        place.must(bool(row.passive) == has_passive, "passive", "is for powers and curses")
        if row.kind == "structure":
            place.must(row.tile, "tile", "is missing")
            if row.keyword:
                place.one_of(row.keyword, ("net", "roll"), "keyword")
            right = len(row.defense) == len(PLAYERS) and all(row.defense)
            place.must(right, "defense", "must be four numbers from 1 up")
    whole = Place("secrets.toml", "")
    hearts = [row.hearts for row in rows if row.letter == "E2"]
    whole.must("E1" in letters and any(hearts), "secret", "E1 and E2 must be Amber and her hearts")
    powers = sum(row.kind == "power" for row in rows)
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


# When all is read: what refers to something else


def check(content: Content) -> None:
    """Every list and passive outside the chapters, and numbers that must fit players."""
    for card in content.cards:
        place = card_place(card)
        if card.value:
            check_list(content, place, "value", card.main, IN_ORDER)
            continue
        check_list(content, place, "main", card.main, OF_DRAGONS)
        check_list(content, place, "extra", card.extra, OF_DRAGONS)
        if card.ability:
            check_passive(content, place, "ability", card.ability, LIFE_ABILITIES)
            check_list(content, place, "ability", card.use, OF_DRAGONS)
    for token, items in zip(content.magic, content.magic_effects, strict=True):
        check_list(content, Place("magic.toml", f"magic {token.id}"), "effect", items, OF_DRAGONS)
    _check_events(content)
    _check_bosses(content)
    _check_secret_lists(content)


def _check_events(content: Content) -> None:
    for row, items in zip(content.events, content.event_effects, strict=True):
        place = Place("events.toml", f"event {row.id}")
        is_gate = len({*row.gate}) == len(row.gate) and {*row.gate} <= {*PLAYERS}
        place.must(is_gate, "gate", "must name numbers of players from 1 to 4")
        place.must(len(row.spawns) == len(PLAYERS), "spawns", "must be four numbers")
        check_list(content, place, "effect", items, OF_THE_WORLD)


def _check_bosses(content: Content) -> None:
    for row, items in zip(content.bosses, content.boss_phases, strict=True):
        place = Place("bosses.toml", f"boss {row.id}")
        place.must(row.id != CAPTIVE, "id", "is the name of the captive")
        place.must(row.defense, "defense", "must be at least 1")
        place.must(row.keyword in ("", "net"), "keyword", "must be net, or left out")
        check_list(content, place, "phase", items, OF_THE_WORLD, is_boss=True)


def _check_secret_lists(content: Content) -> None:
    for secret, row in enumerate(content.secrets):
        place = Place("secrets.toml", f"secret {row.id}")
        check_list(content, place, "effect", content.secret_effects[secret], OF_DRAGONS)
        passive = content.passives[secret]
        if passive is not None:
            known = POWERS if row.kind == "power" else CURSES
            check_passive(content, place, "passive", passive, known)
            verbs = verbs_at(passive)
            check_list(content, place, "passive", content.passive_effects[secret], verbs)
    always = [row for row in content.passives if row and row.key in ("hoard", "breakaway", "heal")]
    reason = "one curse must bite whoever plays: hoard, breakaway or heal"
    Place("secrets.toml", "").must(always, "secret", reason)


def verbs_at(passive: Passive) -> frozenset[str]:
    """What may happen when a passive is triggered."""
    if passive.key in ("event", "cleanup"):
        return OF_THE_WORLD
    return IN_ORDER if passive.key in ("heal", "roundStart") else OF_DRAGONS


def check_passive(
    content: Content, place: Place, field: str, passive: Passive, known: tuple[str, ...]
) -> None:
    """Only what is looked for where this card or page lies."""
    place.one_of(f"{passive.kind} {passive.key}".strip(), known, field)
    wants_tile = passive.kind == "mod" and passive.key == "defense"
    if wants_tile or passive.tile:
        place.must(wants_tile, field, "only defense is for a tile")
        place.must(passive.tile in content.tile_of, field, f"there is no tile @{passive.tile}")


def check_list(
    content: Content,
    place: Place,
    field: str,
    items: Items,
    verbs: frozenset[str],
    *,
    is_boss: bool = False,
) -> None:
    """Every effect of a list belongs there and names what exists."""
    for item in items:
        effect = content.effects[item]
        place.must(effect.verb in verbs, field, f"{effect.text!r} cannot stand here")
        _check_names(content, place, field, effect)
        if effect.verb in SELECTING:
            place.must(
                effect.who != "you" or verbs == IN_ORDER, field, f"{effect.text!r} meets nobody"
            )
            place.must(effect.who != "here" or is_boss, field, "only a boss has dragons here")
        inner = IN_ORDER if verbs == OF_THE_WORLD else OF_DRAGONS
        for inside in content.inner[item]:
            check_list(content, place, field, inside, inner)


def _check_names(content: Content, place: Place, field: str, effect: Effect) -> None:
    for tile in effect.tiles:
        place.must(tile in content.tile_of, field, f"there is no tile @{tile}")
    if effect.verb == "fire":
        place.must(effect.tiles, field, "fire must name its tiles")
        for tile in NO_FIRE:
            place.must(tile not in effect.tiles, field, f"the {tile} never burns")
    if effect.verb == "scatter":
        place.must(effect.resource != ANY, field, "scatter must name the resource")
    if effect.verb == "place":
        known = effect.names[0] == CAPTIVE or effect.names[0] in content.boss_of
        place.must(known, field, f"there is no boss {effect.names[0]}")
    if effect.verb in ("secret", "build"):
        for name in effect.names:
            check_secret(content, place, field, name, effect.verb == "build")


def check_secret(content: Content, place: Place, field: str, name: str, builds: bool) -> None:
    place.must(name in content.secret_of, field, f"there is no secret card {name}")
    kind = content.secrets[content.secret_of[name]].kind
    kinds = ("structure",) if builds else USABLE
    place.must(kind in kinds, field, f"{name} is no {' or '.join(kinds)}")
