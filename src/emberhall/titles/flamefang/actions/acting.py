"""What a turn is for: playing a card, doing something else, or passing."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import ABSENT, PASS, Ask
from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.flamefang.actions.alternate import (
    HandIn,
    can_hand_in,
    usable_life,
    usable_magic,
    usable_secrets,
    use_life,
    use_magic,
    use_secret,
)
from emberhall.titles.flamefang.actions.extra import is_in_aspect
from emberhall.titles.flamefang.actions.passing import pass_round
from emberhall.titles.flamefang.actions.resolve import CARD, action
from emberhall.titles.flamefang.cards.draw import action_cards, take_from_hand, to_row
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.amber import activate, can_activate
from emberhall.titles.flamefang.dragons.hoard import drop, drop_key, held_things, spend
from emberhall.titles.flamefang.effects.modifiers import is_magic_free, world_triggers
from emberhall.titles.flamefang.effects.moves import card_goes, hand_or_prep, spent
from emberhall.titles.flamefang.effects.pointing import dropped, own_card
from emberhall.titles.flamefang.effects.verbs import InOrder
from emberhall.titles.flamefang.events import CardPlayed
from emberhall.titles.flamefang.ids import (
    card_id,
    dragon_id,
    hoard_id,
    magic_id,
    played_id,
    row_id,
    secret_id,
)
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, GOLD, GOODS, RESOURCES, WILD, Card

GOLDEN: Final = 1000
"""Added to a card that gold makes wild; below are cards played as they are."""
USE: Final = 2000
MAGIC: Final = 3000
SECRET: Final = 4000
AMBER_ACTS: Final = 5000
HAND_IN: Final = 5001
DROP: Final = 6000


class Act(Ask):
    """Play a card, do something else, or pass. Dropping things is free."""

    def picks(self, t: Vale) -> list[int]:
        seat = t.turn
        found = playable(t, seat)
        found += [USE + card for card in usable_life(t, seat)]
        found += [MAGIC + token for token in usable_magic(t, seat)]
        found += [SECRET + secret for secret in usable_secrets(t, seat)]
        if can_activate(t):
            found.append(AMBER_ACTS)
        if can_hand_in(t, seat):
            found.append(HAND_IN)
        found += [DROP + thing for thing in held_things(t, seat)]
        found.append(PASS)
        return found

    def take(self, t: Vale, pick: int) -> None:
        seat = t.turn
        if pick == PASS:
            pass_round(t, seat)
        elif pick >= DROP:
            drop(t, seat, pick - DROP)
            t.then(self)
        elif pick == HAND_IN:
            t.then(HandIn(seat))
        elif pick == AMBER_ACTS:
            activate(t, seat)
        elif pick >= SECRET:
            use_secret(t, seat, pick - SECRET)
        elif pick >= MAGIC:
            use_magic(t, seat, pick - MAGIC)
        elif pick >= USE:
            use_life(t, seat, pick - USE)
        else:
            play(t, seat, pick % GOLDEN, pick >= GOLDEN)

    def key(self, content: Content, pick: int) -> str:
        named = {PASS: "pass", HAND_IN: "hand in", AMBER_ACTS: "amber"}
        if pick in named:
            return named[pick]
        if pick >= DROP:
            return drop_key(pick - DROP)
        if pick >= SECRET:
            return f"secret {content.secrets[pick - SECRET].id}"
        if pick >= MAGIC:
            return f"magic {content.magic[pick - MAGIC].id}"
        if pick >= USE:
            return f"use {content.cards[pick - USE].id}"
        gold = " with gold" if pick >= GOLDEN else ""
        return f"play {content.cards[pick % GOLDEN].id}{gold}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        seat, content = t.turn, t.content
        if pick == PASS:
            return ()
        if pick >= DROP:
            return dropped(t, seat, pick - DROP)
        if pick == HAND_IN:
            return (hoard_id(seat, open_page(t).goal.resource),)
        if pick == AMBER_ACTS:
            return (dragon_id(AMBER),)
        if pick >= SECRET:
            return (secret_id(content, pick - SECRET),)
        if pick >= MAGIC:
            return (magic_id(content, pick - MAGIC),)
        if pick >= USE:
            return (card_id(content, row_id(seat), pick - USE),)
        return (own_card(t, seat, pick % GOLDEN),)

    def variant(self, t: Vale, pick: int) -> str:
        named = {PASS: "pass", HAND_IN: "hand-in"}
        if pick in named:
            return named[pick]
        return "drop" if pick >= DROP else "gold" if GOLDEN <= pick < USE else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick >= DROP:
            return effects(costs={GOODS[pick - DROP]: 1})
        if pick == HAND_IN:
            return HandIn(t.turn).effects(t, 1)
        if MAGIC <= pick < SECRET:
            return effects(costs={"condition": int(not is_magic_free(t, t.turn))})
        return effects() if pick == PASS or pick >= USE else played(t, t.turn, pick)

    def aside(self, pick: int) -> bool:
        """Something can be dropped at any time."""
        return DROP <= pick < DROP + len(GOODS)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("ruling.turn-kinds", "aspect.must-match")


def played(t: Vale, seat: Seat, pick: int) -> Effects:
    """What playing a card costs, and the hearts of a life card that goes back to the row."""
    card = pick % GOLDEN
    is_free = pick < GOLDEN and not is_in_aspect(t, seat, card)
    costs = {RESOURCES[GOLD]: int(pick >= GOLDEN), "free": int(is_free)}
    return effects({"heart": t.content.hearts_of[card]}, costs)


def playable(t: Vale, seat: Seat) -> list[int]:
    """Cards in aspect, or as if; for gold any other."""
    found, golden = [], []
    aspect_of, aspect = t.content.aspect_of, t.aspect[seat]
    for card in action_cards(t, seat):
        if aspect_of[card] in (aspect, WILD) or t.free[seat]:
            found.append(card)
        if aspect_of[card] not in (aspect, WILD) and t.hoards[seat][GOLD]:
            golden.append(GOLDEN + card)
    return found + golden


def play(t: Vale, seat: Seat, card: Card, golden: bool) -> None:
    """A life card goes back to the row; any other is resolved."""
    if golden:
        spend(t, seat, GOLD)
    elif not is_in_aspect(t, seat, card):
        t.free[seat] -= 1
    place = hand_or_prep(seat, take_from_hand(t, seat, card))
    row = t.content.cards[card]
    if t.log is not None:
        _tell_played(t, seat, card, golden, place)
    if row.hearts:
        to_row(t, seat, card, place)
        t.then(*(InOrder(seat, items) for items in world_triggers(t, "heal")))
    else:
        t.played[seat].append(card)
        t.then(action(seat, row.main, (CARD, card), card if row.extra else ABSENT))


def _tell_played(t: Vale, seat: Seat, card: Card, golden: bool, place: Id) -> None:
    assert t.log is not None
    gold = (spent(seat, GOLD),) if golden else ()
    move = card_goes(t.content, card, place, played_id(seat))
    is_life = bool(t.content.hearts_of[card])  # it goes on to the row, which is told then
    moves = gold if is_life else (*gold, move)
    t.log.append(CardPlayed(seat, move.kind, golden, moves=moves))


ACT: Final = Act()
