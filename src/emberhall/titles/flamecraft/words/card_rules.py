"""What each card does, as a rule under the id that questions name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberhall.kernel.phrases import capitalised, counted, with_article
from emberhall.kernel.rules import Rule
from emberhall.kernel.sources import ALL, Sources, label_of, source_words
from emberhall.titles.flamecraft.behaviours import MORE_COINS, MORE_FANCIES, RESERVED_CARD
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.kinds import TYPES, Card, Shop, Spot
from emberhall.titles.flamecraft.rows import Companion
from emberhall.titles.flamecraft.words.called import sentence
from emberhall.titles.flamecraft.words.cards import (
    achievement_words,
    companion_words,
    fancy_words,
    gains_words,
    reward_words,
    way_words,
)
from emberhall.titles.flamecraft.words.names import cost_words, good_names

SLOTS: Final = ("slots",)
START: Final = ("bonus", "start")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def card_rules(content: Content) -> list[Rule]:
    """Of all cards, in the order of their files."""
    return [
        *shop_rules(content),
        *fancy_rules(content),
        *companion_rules(content),
        *enchantment_rules(content),
        *achievement_rules(content),
    ]


def shop_rules(content: Content) -> Iterator[Rule]:
    for shop, id in enumerate(content.shop_ids):
        source = content.shops[shop].source
        card = source_line(source, without=SLOTS)
        yield Rule(f"shop.{id}", "Shops", shop_rule(content, shop), card)
        slots = source_line(source, only=SLOTS)
        yield Rule(f"slots.{id}", "Slots", slots_rule(content, shop), slots)


def fancy_rules(content: Content) -> Iterator[Rule]:
    for card, fancy in enumerate(content.fancies):
        section = "Sun fancies" if content.is_sun[card] else "Moon fancies"
        text = sentence(fancy_words(content, card))
        yield Rule(f"fancy.{fancy.id}", section, text, source_line(fancy.source))


def companion_rules(content: Content) -> Iterator[Rule]:
    for number, row in enumerate(content.companions):
        id, section = f"companion.{row.id}", "Companions"
        text = sentence(companion_words(content, number))
        yield Rule(id, section, text, source_line(row.source, without=START))
        if row.bonus:
            source = source_line(row.source, only=START)
            yield Rule(f"{id}-start", section, start_rule(row), source)


def enchantment_rules(content: Content) -> Iterator[Rule]:
    for card, row in enumerate(content.enchantments):
        text = enchantment_rule(content, card)
        yield Rule(f"enchantment.{row.id}", "Enchantments", text, source_line(row.source))


def achievement_rules(content: Content) -> Iterator[Rule]:
    for number, row in enumerate(content.achievements):
        text = sentence(achievement_words(content, number))
        yield Rule(f"achievement.{row.id}", "Achievements", text, source_line(row.source))


def source_line(source: Sources, only: tuple[str, ...] = (), without: tuple[str, ...] = ()) -> str:
    """The labels of a card, or of some parts of it, as the last line of its rule."""
    labels = {part: label for part, label in source if not part.startswith(without)}
    if only:
        labels = {part: label for part, label in labels.items() if part.startswith(only)}
    if not labels or len(set(labels.values())) == 1:
        labels = {ALL: labels.popitem()[1] if labels else label_of(source, ALL)}
    told = source_words(labels)
    return f"{capitalised(told)}."


def shop_rule(content: Content, shop: Shop) -> str:
    row = content.shops[shop]
    ways = [way_words(content, way) for way in row.ability] or ["It has no ability"]
    told = [f"{row.name}, {row.icon}: {'; or: '.join(way[0].lower() + way[1:] for way in ways)}"]
    if row.gives != 1:
        told.append(f"Gathering brings {row.gives} of its icon")
    if row.free_entry:
        told.append("Coming in costs nothing")
    if row.asleep:
        told.append("Dragons there are asleep")
    if row.prefilled:
        told.append(f"It opens with {counted(len(row.prefilled), 'dragon')} of the deck")
    return " ".join(sentence(each) for each in told)


def slots_rule(content: Content, shop: Shop) -> str:
    name, spots = content.shops[shop].name, content.spots_of[shop]
    slots = [slot_words(content, spot) for spot in spots]
    text = "; ".join(slots) or "it has no slots"
    return f"{name}. {sentence(capitalised(text))}"


def slot_words(content: Content, spot: Spot) -> str:
    number, takes = content.slot[spot], content.takes[spot]
    types = [name for kind, name in enumerate(good_names(content)[:TYPES]) if takes >> kind & 1]
    dragons = "any dragon" if len(types) == TYPES else " or ".join(types)
    which = ORDINALS[number - 1] if number <= len(ORDINALS) else f"{number}th"
    return f"{which} slot: {dragons}, for {reward_words(content, content.rewards[spot])}"


def start_rule(row: Companion) -> str:
    return {
        RESERVED_CARD: "START: reserve an enchantment of the first row.",
        MORE_COINS: f"START: {counted(row.start, 'coin')}.",
        MORE_FANCIES: f"START: choose your first fancy out of {row.start}.",
    }[row.bonus]


def enchantment_rule(content: Content, card: Card) -> str:
    row, cost = content.enchantments[card], cost_words(content, content.costs[card])
    bars = ", without coins" if row.no_coins else ""
    kind = with_article(f"{row.deck} enchantment").capitalize()
    return f"{kind} for {row.icon}. Cost: {cost}{bars}. Reward: {gains_words(content, card)}."
