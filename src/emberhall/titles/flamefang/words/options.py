"""What options mean: those of turns, of the book and of damage; `doing` has the rest."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from emberhall.kernel.phrases import and_list, counted
from emberhall.kernel.steps import PASS, Ask
from emberhall.titles.flamefang import setup, turn
from emberhall.titles.flamefang.actions import acting, alternate, extra, meat, passing
from emberhall.titles.flamefang.cards import growth, hand
from emberhall.titles.flamefang.content import THREAT, CardFace, Content
from emberhall.titles.flamefang.dragons import damage
from emberhall.titles.flamefang.story import unlock
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import ASPECTS, WILD, Good
from emberhall.titles.flamefang.words.effects import card_words, effect_words, passive_words
from emberhall.titles.flamefang.words.names import THINGS, dragon_name

PRICES: Final = {
    extra.BOOST: "boost",
    extra.WOUND: "take a wound",
    extra.DISCARD: "discard a card",
    extra.PAY_MEAT: "pay meat",
}


@singledispatch
def option(step: Ask, t: Vale, pick: int) -> str:
    raise NotImplementedError(type(step).__name__)


def action_card(content: Content, card: CardFace, gold: str = "") -> str:
    return f"{card.name} ({ASPECTS[card.aspect]}{gold}): {card_words(content, card)}"


# Turns


@option.register
def eat_meat(step: meat.EatMeat, t: Vale, pick: int) -> str:
    return "eat 1 meat: draw a card"


@option.register
def choose_aspect(step: turn.ChooseAspect, t: Vale, pick: int) -> str:
    held = [*t.hands[t.turn], *t.prep[t.turn]]
    fitting = sum(t.content.aspect_of[card] in (pick, WILD) for card in held)
    threats = [t.content.cards[card] for card in t.prep[t.turn]]
    harm = sum(card.group == THREAT and card.value != ASPECTS[pick] for card in threats)
    warning = f", {harm} damage from threats" if harm else ""
    fit = "fits" if fitting == 1 else "fit"
    return f"{ASPECTS[pick]}: {fitting} of your cards {fit}{warning}"


@option.register
def act(step: acting.Act, t: Vale, pick: int) -> str:
    if pick == PASS:
        return "pass: prep or discard a card, draw up to your hand size"
    if pick == acting.HAND_IN:
        return f"hand in {THINGS[open_page(t).goal.resource]}"
    if pick == acting.AMBER_ACTS:
        return "activate Amber"
    if pick >= acting.DROP:
        return drop_words(pick - acting.DROP)
    return use_words(t.content, pick) if pick >= acting.USE else play_words(t.content, pick)


def drop_words(thing: Good) -> str:
    return f"drop {THINGS[thing]}"


def use_words(content: Content, pick: int) -> str:
    """A secret card, a magic token or an ability."""
    if pick >= acting.SECRET:
        secret = pick - acting.SECRET
        told = effect_words(content, content.secret_effects[secret])
        return f"{content.secrets[secret].name}: {told}"
    if pick >= acting.MAGIC:
        token = pick - acting.MAGIC
        told = effect_words(content, content.magic_effects[token])
        return f"magic {content.magic[token].name}: {told}"
    card = content.cards[pick - acting.USE]
    return f"{card.name}: {effect_words(content, card.use)}"


def play_words(content: Content, pick: int) -> str:
    gold = ", for 1 gold" if pick >= acting.GOLDEN else ""
    return action_card(content, content.cards[pick % acting.GOLDEN], gold)


@option.register
def prep_or_discard(step: passing.PrepOrDiscard, t: Vale, pick: int) -> str:
    if pick == PASS:
        return "neither"
    name = t.content.cards[pick % passing.PREP_GOLD].name
    if pick >= passing.DISCARD:
        return f"discard {name}"
    return f"prep {name}, for 1 gold" if pick >= passing.PREP_GOLD else f"prep {name}"


@option.register
def hand_in(step: alternate.HandIn, t: Vale, pick: int) -> str:
    return f"hand in {pick} {THINGS[open_page(t).goal.resource]}"


@option.register
def card_choice(step: hand.CardChoice, t: Vale, pick: int) -> str:
    return "no more" if pick == PASS else t.content.cards[pick].name


@option.register
def pay_extra(step: extra.PayExtra, t: Vale, pick: int) -> str:
    tokens = {
        extra.WITH_WOUND: "suffer 1 damage",
        extra.WITH_MEAT: "1 meat",
        extra.WITH_STONE: "1 dragonstone",
    }
    if pick in tokens:
        return tokens[pick]
    gold = "1 gold and " if pick >= extra.WITH_GOLD else ""
    return f"{gold}discard {t.content.cards[pick % extra.WITH_GOLD].name}"


# Growth


@option.register
def grow(step: growth.Grow, t: Vale, pick: int) -> str:
    if pick == growth.REFRESH:
        return "none: four new cards for the path"
    card = t.content.cards[pick]
    return f"{card.name} (cost {card.cost})"


@option.register
def replace_card(step: growth.ReplaceCard, t: Vale, pick: int) -> str:
    if pick == PASS:
        return "keep them all"
    card = t.content.cards[pick]
    warning = ", a life card" if card.hearts else ""
    cost = counted(growth.price(t, step.new, pick, step.discount), "resource")
    return f"{card.name} ({cost}{warning})"


@option.register
def pay_resources(step: growth.PayResources, t: Vale, pick: int) -> str:
    return f"pay {THINGS[pick]}"


# Damage


@option.register
def pay_damage(step: damage.PayDamage, t: Vale, pick: int) -> str:
    if pick == damage.DEFEAT:
        return "be defeated"
    card = t.content.cards[pick]
    room = f", {card.hoard} hoard space" if card.hoard else ""
    return f"{card.name} ({counted(card.hearts, 'heart')}{room})"


@option.register
def divide(step: damage.Divide, t: Vale, pick: int) -> str:
    name = dragon_name(t, step.dragons[0])
    rest = and_list([dragon_name(t, other) for other in step.dragons[1:]])
    return f"{name} takes {pick}, {step.left - pick} left for {rest}"


# Before and after a chapter


@option.register
def choose_dragon(step: setup.ChooseDragon, t: Vale, pick: int) -> str:
    row = t.content.dragons[pick]
    return f"{row.name}, the {row.color} one. {row.words}"


@option.register
def swap_cards(step: setup.SwapCards, t: Vale, pick: int) -> str:
    return "keep the others" if pick == PASS else t.content.cards[pick].name


@option.register
def choose_unlock(step: unlock.ChooseUnlock, t: Vale, pick: int) -> str:
    content = t.content
    if step.level == unlock.NO_LEVEL:
        told = passive_words(content, content.passives[pick], content.passive_effects[pick])
        return f"{content.secrets[pick].name}: {told}"
    return action_card(content, content.cards[pick])


@option.register
def replace_starting(step: unlock.ReplaceStarting, t: Vale, pick: int) -> str:
    card = t.content.cards[pick]
    return f"{card.name}: {card_words(t.content, card)}"
