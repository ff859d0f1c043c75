"""The icons of action cards: attack, move, gather and stun, and what else they can be spent on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move as Moved
from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.flamefang.content import ONGOING, Content
from emberhall.titles.flamefang.dragons.travel import entered, travel
from emberhall.titles.flamefang.effects.modifiers import breakaway
from emberhall.titles.flamefang.effects.moves import card_goes, hand_or_prep, quest_goes
from emberhall.titles.flamefang.effects.pointing import GOAL, struck, target_id
from emberhall.titles.flamefang.effects.verbs import VerbChoice
from emberhall.titles.flamefang.enemies.events import MinionStunned, NetTorn
from emberhall.titles.flamefang.enemies.targets import (
    awake_on,
    has_awake_enemy,
    is_netted,
    strike,
    target_key,
    targets_on,
    unlike,
)
from emberhall.titles.flamefang.events import ConditionDestroyed, SealOpened
from emberhall.titles.flamefang.ids import (
    card_id,
    discard_id,
    dragon_id,
    hand_id,
    minion_id,
    quest_id,
    tile_id,
)
from emberhall.titles.flamefang.story.goals import CHECK_GOAL, seal_icon
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import Card

SEAL: Final = 1000
"""A seal of the goal; what comes after is a condition in hand."""
CONDITION: Final = 2000


@dataclass(eq=False)
class Icon(VerbChoice):
    """An icon being used by a dragon: on what it is for, or on something that asks for it."""

    def icon(self) -> str:
        raise NotImplementedError

    def uses(self, t: Vale) -> list[int]:
        """What the icon itself can do."""
        raise NotImplementedError

    def use(self, t: Vale, pick: int) -> None:
        raise NotImplementedError

    def use_key(self, content: Content, pick: int) -> str:
        raise NotImplementedError

    def picks(self, t: Vale) -> list[int]:
        found = self.uses(t)
        if seal_icon(t, t.at[self.actor]) == self.icon():
            found = [*found, SEAL]
        bonds = bonds_of(t, self.actor, self.icon())
        return [*found, *bonds] if bonds else found

    def take(self, t: Vale, pick: int) -> None:
        if pick >= CONDITION:
            destroy(t, self.actor, pick - CONDITION)
        elif pick == SEAL:
            open_seal(t, self.actor)
        else:
            self.use(t, pick)

    def key(self, content: Content, pick: int) -> str:
        if pick >= CONDITION:
            return f"destroy {content.cards[pick - CONDITION].id}"
        return f"{self.icon()} the seal" if pick == SEAL else self.use_key(content, pick)

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if pick >= CONDITION:
            return (card_id(t.content, hand_id(self.actor), pick - CONDITION),)
        if pick == SEAL:
            return (quest_id(t.content, t.at[self.actor]),)
        return self.use_targets(t, pick)

    def use_targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        raise NotImplementedError

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick >= CONDITION:
            return effects({"cleansed": 1})
        return effects({GOAL: 1}) if pick == SEAL else self.use_effects(t, pick)

    def use_effects(self, t: Vale, pick: int) -> Effects:
        return effects()

    def variant(self, t: Vale, pick: int) -> str:
        return "seal" if pick == SEAL else ""


def open_seal(t: Vale, seat: Seat) -> None:
    here = t.at[seat]
    t.quest[here] -= 1
    if t.log is not None:
        move = quest_goes(t, here, None)
        t.log.append(SealOpened(seat, tile_id(t.content, here), moves=(move,)))
    t.then(CHECK_GOAL)


def bonds_of(t: Vale, seat: Seat, icon: str) -> list[int]:
    """The ongoing conditions in a hand that this icon destroys."""
    is_condition = t.content.is_condition
    found = []
    for card in t.hands[seat]:
        if is_condition[card] and CONDITION + card not in found:
            row = t.content.cards[card]
            if row.group == ONGOING and row.value == icon:
                found.append(CONDITION + card)
    return found


def destroy(t: Vale, seat: Seat, card: Card) -> None:
    """A condition in hand or prep goes to the discard pile of conditions."""
    from_hand = card in t.hands[seat]
    (t.hands if from_hand else t.prep)[seat].remove(card)
    t.condition_discard.append(card)
    if t.log is not None:
        place = hand_or_prep(seat, from_hand)
        move = card_goes(t.content, card, place, discard_id("conditions"))
        t.log.append(ConditionDestroyed(seat, move.kind, moves=(move,)))


class Attack(Icon):
    def icon(self) -> str:
        return "attack"

    def uses(self, t: Vale) -> list[int]:
        return unlike(t, targets_on(t, t.at[self.actor]))

    def use(self, t: Vale, pick: int) -> None:
        strike(t, self.actor, [pick], 1)

    def use_key(self, content: Content, pick: int) -> str:
        return f"attack {target_key(content, pick)}"

    def use_targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (target_id(t, pick),)

    def use_effects(self, t: Vale, pick: int) -> Effects:
        return effects(struck(t, pick, 1))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("attack.one-damage",)


TEAR: Final = 99
"""Tearing free of a net; other uses of a move are tiles."""


class Move(Icon):
    """To an adjacent tile, or out of a net first."""

    def icon(self) -> str:
        return "move"

    def uses(self, t: Vale) -> list[int]:
        here = t.at[self.actor]
        if not t.torn[self.actor] and is_netted(t, here):
            return [TEAR]
        return [*t.land.near[here]]

    def use(self, t: Vale, pick: int) -> None:
        if pick == TEAR:
            t.torn[self.actor] = 1
            if t.log is not None:
                t.log.append(NetTorn(dragon_id(self.actor)))
        else:
            travel(t, self.actor, pick, breaks_away=True)

    def harm(self, t: Vale) -> int:
        """The damage that breaking away would bring."""
        if not has_awake_enemy(t, t.at[self.actor]):
            return 0
        return max(0, breakaway(t) - t.wards[self.actor])

    def use_key(self, content: Content, pick: int) -> str:
        return "tear the net" if pick == TEAR else f"go to {content.tiles[pick].id}"

    def use_targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        dragon = dragon_id(self.actor)
        return (dragon,) if pick == TEAR else (dragon, tile_id(t.content, pick))

    def variant(self, t: Vale, pick: int) -> str:
        return "tear" if pick == TEAR else super().variant(t, pick)

    def use_effects(self, t: Vale, pick: int) -> Effects:
        if pick == TEAR:
            return effects()
        return effects(entered(t, self.actor, pick), damage=self.harm(t))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("move.adjacent", "move.breakaway")


class Slip(Move):
    """A move without breakaway damage."""

    def use(self, t: Vale, pick: int) -> None:
        if pick == TEAR:
            super().use(t, pick)
        else:
            travel(t, self.actor, pick, breaks_away=False)

    def harm(self, t: Vale) -> int:
        return 0

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.slip",)


class Stun(Icon):
    def icon(self) -> str:
        return "stun"

    def uses(self, t: Vale) -> list[int]:
        return unlike(t, awake_on(t, t.at[self.actor]))

    def use(self, t: Vale, pick: int) -> None:
        t.stunned |= 1 << pick
        if t.log is not None:
            id = minion_id(t.content, pick)
            t.log.append(MinionStunned(self.actor, id, moves=(Moved("stun", None, id),)))

    def use_key(self, content: Content, pick: int) -> str:
        return f"stun {target_key(content, pick)}"

    def use_targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (minion_id(t.content, pick),)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("stun.one-minion",)
