"""What happened to cards, dragons and hoards, in a sentence to somebody."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import capitalised, counted, who, whom
from emberhall.kernel.words import Listener
from emberhall.titles.flamefang import events
from emberhall.titles.flamefang.actions import extra
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.words.names import card_name, good_name, thing_name
from emberhall.titles.flamefang.words.reasons import reason_words

PAID: Final = {extra.WOUND: "a wound", "meat": "1 meat", "stone": "1 dragonstone"}


@singledispatch
def event(e: Event, content: Content, to: Listener) -> str:
    """Much is only for tables that move things: it needs no words."""
    return ""


def owned(to: Listener, seat: int, thing: str) -> str:
    """`your ward`, or `the ward of Ann`."""
    return f"your {thing}" if seat == to.seat else f"the {thing} of {to.name(seat)}"


# Turns


@event.register
def round_began(e: events.RoundBegan, content: Content, to: Listener) -> str:
    left = counted(e.events, "event card")
    return f"Round {e.round}: {whom(to, e.leader):leads}; {left} left."


@event.register
def aspect_chosen(e: events.AspectChosen, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):chooses} {e.aspect}."


@event.register
def card_played(e: events.CardPlayed, content: Content, to: Listener) -> str:
    gold = ", made wild with gold" if e.golden else ""
    return f"{who(to, e.seat):plays} {card_name(content, e.card)}{gold}."


@event.register
def player_passed(e: events.PlayerPassed, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):passes}."


@event.register
def ability_chosen(e: events.AbilityChosen, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):uses} {card_name(content, e.card)}."


@event.register
def secret_used(e: events.SecretUsed, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):uses} {thing_name(content, e.secret)}."


@event.register
def magic_used(e: events.MagicUsed, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):speaks} the magic of {thing_name(content, e.token)}."


@event.register
def magic_shown(e: events.MagicShown, content: Content, to: Listener) -> str:
    return f"A new magic token lies open: {thing_name(content, e.token)}."


# Cards


@event.register
def card_drawn(e: events.CardDrawn, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):draws} {card_name(content, e.card) if e.card else 'a card'}."


@event.register
def none_in_hand(e: events.NoneInHand, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):has} no other {card_name(content, e.card)} in hand."


@event.register
def deck_shuffled(e: events.DeckShuffled, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):shuffles} the discard pile into a new deck."


@event.register
def card_prepped(e: events.CardPrepped, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):preps} {card_name(content, e.card)}."


@event.register
def card_discarded(e: events.CardDiscarded, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):discards} {card_name(content, e.card)}."


@event.register
def card_recalled(e: events.CardRecalled, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} {card_name(content, e.card)} back into the hand."


@event.register
def extra_paid(e: events.ExtraPaid, content: Content, to: Listener) -> str:
    card = card_name(content, e.card)
    return f"{who(to, e.seat):pays} {PAID[e.what]} for the extra of {card}."


@event.register
def grown(e: events.Grown, content: Content, to: Listener) -> str:
    card, old = card_name(content, e.card), card_name(content, e.old)
    return f"{who(to, e.seat):grows}: {card} in place of {old}."


@event.register
def path_refreshed(e: events.PathRefreshed, content: Content, to: Listener) -> str:
    return "The upgrade path is cleared."


@event.register
def upgrade_shown(e: events.UpgradeShown, content: Content, to: Listener) -> str:
    return f"{card_name(content, e.card)} joins the upgrade path."


# Conditions and damage


@event.register
def ward_gained(e: events.WardGained, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):is} warded against {e.count} damage."


@event.register
def condition_taken(e: events.ConditionTaken, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} a condition onto the deck."


@event.register
def condition_drawn(e: events.ConditionDrawn, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):draws} the condition {card_name(content, e.card)} ({e.kind})."


@event.register
def condition_destroyed(e: events.ConditionDestroyed, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):is} rid of {card_name(content, e.card)}."


@event.register
def damaged(e: events.Damaged, content: Content, to: Listener) -> str:
    reason = reason_words(content, e.reason)
    return f"{who(to, e.seat):suffers} {e.count} damage: {reason}."


@event.register
def warded(e: events.Warded, content: Content, to: Listener) -> str:
    reason = reason_words(content, e.reason)
    return capitalised(f"{owned(to, e.seat, 'ward')} stops {e.count} damage: {reason}.")


@event.register
def life_lost(e: events.LifeLost, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):loses} {card_name(content, e.card)}."


@event.register
def life_mended(e: events.LifeMended, content: Content, to: Listener) -> str:
    return f"{card_name(content, e.card)} is back in {owned(to, e.seat, 'life row')}."


# Resources


@event.register
def meat_eaten(e: events.MeatEaten, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):eats} meat."


@event.register
def resource_gained(e: events.ResourceGained, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} 1 {good_name(e.resource)}."


@event.register
def resource_lost(e: events.ResourceLost, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):loses} 1 {good_name(e.resource)}."


@event.register
def resource_dropped(e: events.ResourceDropped, content: Content, to: Listener) -> str:
    what, tile = good_name(e.resource), thing_name(content, e.tile)
    return f"{who(to, e.seat):drops} 1 {what} on the {tile}."


@event.register
def resource_given(e: events.ResourceGiven, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):gives} 1 {good_name(e.resource)} to {whom(to, e.to)}."


@event.register
def handed_in(e: events.HandedIn, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):hands} in {e.count} {good_name(e.resource)}."


@event.register
def quest_taken(e: events.QuestTaken, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} up a quest token on the {thing_name(content, e.tile)}."


@event.register
def cargo_brought(e: events.CargoBrought, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):brings} {counted(e.count, 'quest token')} home."


@event.register
def fire_doused(e: events.FireDoused, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):puts} out the fire on the {thing_name(content, e.tile)}."


@event.register
def seal_opened(e: events.SealOpened, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} a token off the {thing_name(content, e.tile)}."


@event.register
def amber_taken(e: events.AmberTaken, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} Amber along to the {thing_name(content, e.tile)}."
