"""What a pack must hold to be playable, once all is read: lists of effects and what they name."""

from __future__ import annotations

from typing import Final

from emberhall.titles.flamefang.content import POWER, STRUCTURE, Content
from emberhall.titles.flamefang.effects.grammar import (
    CAPTIVE,
    ONE_BY_ONE,
    SELECTING,
    Effect,
    Passive,
)
from emberhall.titles.flamefang.enemies import keywords
from emberhall.titles.flamefang.read.place import Place
from emberhall.titles.flamefang.read.row_checks import FIREPROOF, PLAYERS, USABLE, card_place
from emberhall.titles.flamefang.things import ANY, ASPECTS, Items

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
ON_HEAL: Final = IN_ORDER - {"draw", "gather", "gain", "fetch", "mend", "hex", "ally", "all"}
"""What playing a life card can set off: nothing that helps to play one again (see `length.py`)."""
OF_THE_WORLD: Final = frozenset(
    {
        *SELECTING,
        *("spawn", "scatter", "march", "stalk", "rouse", "churn", "events", "secret", "build"),
        *("place", "fire", "burn", "spread", "roll", "all"),
    }
)
FIRST_PAGE: Final = frozenset(
    {"scatter", "churn", "events", "secret", "build", "place", "fire", "spread"}
)
"""What the first page can do on entering: the dragons have no cards yet, nothing can meet them."""

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
ALWAYS: Final = ("hoard", "breakaway", "heal")
"""What a curse can change in any game. A fierce chapter 8 has two curses of different kinds."""
ONGOING: Final = ("mod prowl", *MOMENTS)


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
        place.must(
            not row.keyword or row.keyword in keywords.OF_BOSSES,
            "keyword",
            "must be net, or left out",
        )
        check_list(content, place, "phase", items, OF_THE_WORLD, is_boss=True)


def _check_secret_lists(content: Content) -> None:
    for secret, row in enumerate(content.secrets):
        place = Place("secrets.toml", f"secret {row.id}")
        check_list(content, place, "effect", content.secret_effects[secret], OF_DRAGONS)
        passive = content.passives[secret]
        if passive is not None:
            known = POWERS if row.kind == POWER else CURSES
            check_passive(content, place, "passive", passive, known)
            verbs = verbs_at(passive)
            check_list(content, place, "passive", content.passive_effects[secret], verbs)
    always = {row.key for row in content.passives if row and row.key in ALWAYS}
    reason = f"two curses must bite whoever plays: {', '.join(ALWAYS[:-1])} or {ALWAYS[-1]}"
    Place("secrets.toml", "").must(len(always) > 1, "secret", reason)


def verbs_at(passive: Passive) -> frozenset[str]:
    """What may happen when a passive is triggered."""
    if passive.key in ("event", "cleanup"):
        return OF_THE_WORLD
    if passive.key == "heal":
        return ON_HEAL
    return IN_ORDER if passive.key == "roundStart" else OF_DRAGONS


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
                effect.who != "you" or verbs in (IN_ORDER, ON_HEAL),
                field,
                f"{effect.text!r} meets nobody",
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
        for tile in FIREPROOF:
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
    kinds = (STRUCTURE,) if builds else USABLE
    place.must(kind in kinds, field, f"{name} is no {' or '.join(kinds)}")
