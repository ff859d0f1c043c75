"""Turns that are no card: magic tokens, abilities, secret cards and handing in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import NO_PICKS, Ask
from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.flamefang.actions import resolve
from emberhall.titles.flamefang.actions.resolve import LIFE, SECRET, action
from emberhall.titles.flamefang.cards.draw import can_hex, hex_seat
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.effects.modifiers import is_magic_free, magic_uses
from emberhall.titles.flamefang.effects.moves import magic_goes, spent
from emberhall.titles.flamefang.effects.pointing import GOAL
from emberhall.titles.flamefang.events import (
    AbilityChosen,
    HandedIn,
    MagicShown,
    MagicUsed,
    PileShuffled,
    SecretUsed,
)
from emberhall.titles.flamefang.ids import (
    OPEN_MAGIC,
    card_id,
    deck_id,
    discard_id,
    hoard_id,
    magic_id,
    row_id,
    secret_id,
    spells_id,
)
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.story.goals import CHECK_GOAL, goal_tile, is_goal, wanted
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import RESOURCES, Card, Secret, Token

ONE_SHOT: Final = "one-shot"


def usable_life(t: Vale, seat: Seat) -> list[Card]:
    """Life cards in the row whose ability has not been used this round."""
    cards, worn = t.content.cards, t.worn[seat]
    return [card for card in sorted(set(t.rows[seat])) if cards[card].use and card not in worn]


def use_life(t: Vale, seat: Seat, card: Card) -> None:
    t.worn[seat].append(card)
    row = t.content.cards[card]
    if t.log is not None:
        life = card_id(t.content, row_id(seat), card)
        t.log.append(AbilityChosen(seat, row.id, life, moves=(Move("stun", None, life),)))
    t.then(action(seat, row.use, (LIFE, card)))


def usable_magic(t: Vale, seat: Seat) -> list[Token]:
    """Tokens that lie open, while the seat may use one and can take a condition for it."""
    if t.spells_used[seat] >= magic_uses(t):
        return NO_PICKS
    if not is_magic_free(t, seat) and not can_hex(t):
        return NO_PICKS
    return sorted(t.magic_open)


def use_magic(t: Vale, seat: Seat, token: Token) -> None:
    """The condition first, then a new token, then what it does."""
    free = is_magic_free(t, seat)
    t.magic_open.remove(token)
    t.spells[seat].append(token)
    t.spells_used[seat] += 1
    if t.log is not None:
        move = magic_goes(t.content, token, OPEN_MAGIC, spells_id(seat))
        t.log.append(MagicUsed(seat, magic_id(t.content, token), moves=(move,)))
    if not free:
        hex_seat(t, seat)
    fill_magic(t)
    t.then(action(seat, t.content.magic_effects[token], (resolve.MAGIC, token)))


MAGIC: Final = 4
"""Tokens that lie open."""


def fill_magic(t: Vale) -> None:
    while len(t.magic_open) < MAGIC:
        if not t.magic_pile:
            shuffle_magic(t)
        if not t.magic_pile:
            return
        token = t.magic_pile.pop()
        t.magic_open.append(token)
        if t.log is not None:
            move = magic_goes(t.content, token, deck_id("magic"), OPEN_MAGIC)
            t.log.append(MagicShown(magic_id(t.content, token), moves=(move,)))


def shuffle_magic(t: Vale) -> None:
    t.magic_pile = sorted(t.magic_discard)
    t.magic_discard = []
    if t.log is not None and t.magic_pile:
        move = Move("", discard_id("magic"), deck_id("magic"), len(t.magic_pile))
        t.log.append(PileShuffled(deck_id("magic"), moves=(move,)))
    t.shuffle(t.magic_pile)


def usable_secrets(t: Vale, seat: Seat) -> list[Secret]:
    """Secret cards not yet stunned, wherever this dragon is in the right place for them."""
    found = []
    for secret in t.secrets:
        row = t.content.secrets[secret]
        is_here = not row.tile or t.content.tile_of[row.tile] == t.at[seat]
        if is_here and secret not in t.rung:
            found.append(secret)
    return sorted(found)


def use_secret(t: Vale, seat: Seat, secret: Secret) -> None:
    """A one-shot is discarded, others are stunned."""
    row = t.content.secrets[secret]
    is_spent = row.kind == ONE_SHOT
    if is_spent:
        t.secrets.remove(secret)
    else:
        t.rung.append(secret)
    if t.log is not None:
        id = secret_id(t.content, secret)
        moves = () if is_spent else (Move("stun", None, id),)
        t.log.append(SecretUsed(seat, id, is_spent, moves=moves))
    t.then(action(seat, t.content.secret_effects[secret], (SECRET, secret)))


def can_hand_in(t: Vale, seat: Seat) -> bool:
    if not is_goal(t, "deliver") or t.at[seat] != goal_tile(t):
        return False
    return t.hoards[seat][open_page(t).goal.resource] > 0


@dataclass(eq=False)
class HandIn(Ask):
    """Any number at once, at most what is missing."""

    who: Seat

    def seat(self, t: Vale) -> Seat:
        return self.who

    def atomic(self) -> bool:
        return True

    def picks(self, t: Vale) -> list[int]:
        kind = open_page(t).goal.resource
        most = min(t.hoards[self.who][kind], wanted(t) - t.progress)
        return list(range(most, 0, -1))

    def take(self, t: Vale, pick: int) -> None:
        kind = open_page(t).goal.resource
        t.hoards[self.who][kind] -= pick
        t.supply[kind] += pick
        t.progress += pick
        if t.log is not None:
            moves = (spent(self.who, kind, pick),)
            t.log.append(HandedIn(self.who, RESOURCES[kind], pick, moves=moves))
        t.then(CHECK_GOAL)

    def key(self, content: Content, pick: int) -> str:
        return f"hand in {pick}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (hoard_id(self.who, open_page(t).goal.resource),)

    def variant(self, t: Vale, pick: int) -> str:
        return str(pick)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects({GOAL: pick}, {RESOURCES[open_page(t).goal.resource]: pick})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("goal.deliver",)
