"""What a position of Flame & Fang is worth to the dragons, who win or lose together.

The unit is about one icon well spent. The numbers are hand-made and were tried with
`emberhall sim`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from emberhall.kernel.evaluate import Evaluator
from emberhall.kernel.steps import ABSENT, Ask, kind_of
from emberhall.kernel.wire import Seat
from emberhall.titles.flamefang.content import CardFace, Content
from emberhall.titles.flamefang.dragons.damage import debts
from emberhall.titles.flamefang.dragons.places import amber_hearts
from emberhall.titles.flamefang.evaluate_goals import PAGE, prospects, weights
from emberhall.titles.flamefang.story.goals import is_goal
from emberhall.titles.flamefang.table import WON, Vale
from emberhall.titles.flamefang.things import WILD, Tile

VICTORY: Final = 1000.0
DEFEAT: Final = -1000.0
TURNED: Final = 120.0
"""A page turned, whatever the next one brings at first."""
HEARTS: Final[tuple[float, ...]] = (-60.0, -14.0, -7.0, -3.5, -1.5, -0.5, 0.0, 0.3, 0.5, 0.6)
"""So many hearts left: the last ones matter most."""
FEAR: Final[tuple[float, ...]] = (0.95, 0.8, 0.65, 0.5, 0.4)
"""How much of the damage counts that enemies would deal to somebody with so many cards to play."""
BOTHER: Final = 0.55
"""A minion in play, for each damage it can deal; those of other dragons bother all."""
WOUND: Final = 0.75
"""A minion's damage, for each defense it had."""
RESOURCE: Final = 0.45
HOARDED: Final = 8
"""So many in a hoard are worth keeping."""
UPGRADE: Final = 0.5
"""A better card in the deck, for each resource it cost,"""
ROUNDS: Final = 4
"""with so many rounds still to come; with fewer, less."""
READY: Final = 0.5
"""A card that can still be played this round, for each icon that is of use;"""
KEPT: Final = 0.3
"""so much of it is left for somebody who passes."""
IN_HAND: Final = 0.15
"""Any card that is still in hand."""
PREPPED: Final = 0.7
HEXED: Final = 1.3
"""A condition on a deck, in hand or prep."""
REACH: Final[tuple[float, ...]] = (1.0, 0.8, 0.45, 0.2)
"""How much of use attacks are with the nearest enemy so many tiles away."""
WARD: Final = 0.6
AMBER_HEART: Final = 0.8


def value(t: Vale, seat: Seat, since: Vale) -> float:
    if t.outcome:
        return VICTORY if t.outcome == WON else DEFEAT
    if ABSENT in t.dragon:
        return 0.0  # which dragon to be is a matter of taste
    later = min(1.0, (len(t.event_deck) + 1) / ROUNDS)
    worth = (PAGE + TURNED) * t.page + prospects(t) - horde(t)
    for other, owed in enumerate(debts(t)):
        worth += body(t, other, owed) + later * RESOURCE * min(HOARDED, sum(t.hoards[other]))
    worth += later * UPGRADE * upgrades(t, seat) + cards(t, seat, since, weights(t))
    if t.amber_at != ABSENT:
        hearts = amber_hearts(t)
        worth += AMBER_HEART * (hearts - min(hearts, danger(t, t.amber_at)))
    return worth


def parts(t: Vale, seat: Seat, since: Vale) -> dict[str, float]:
    """What adds up to `value`."""
    if t.outcome or ABSENT in t.dragon:
        return {"outcome": value(t, seat, since)}
    later = min(1.0, (len(t.event_deck) + 1) / ROUNDS)
    hoards = sum(min(HOARDED, sum(t.hoards[other])) for other in range(t.seats))
    told = {
        "goal": (PAGE + TURNED) * t.page + prospects(t),
        "enemies": -horde(t),
        "hearts": sum((body(t, other, owed) for other, owed in enumerate(debts(t))), 0.0),
        "hoards": later * RESOURCE * hoards,
        "upgrades": later * UPGRADE * upgrades(t, seat),
        "cards": cards(t, seat, since, weights(t)),
    }
    return {**told, "amber": value(t, seat, since) - sum(told.values())}


def horde(t: Vale) -> float:
    """How much trouble the minions are."""
    rows, hurt, trouble = t.content.minions, t.hurt, 0.0
    for minion in t.horde:
        row = rows[minion]
        trouble += BOTHER * (row.attack + row.conditions + 0.6)
        trouble -= WOUND * hurt[minion] * 0.8
    return trouble


def body(t: Vale, seat: Seat, owed: int) -> float:
    """Hearts and wards, as they are and as the enemies would leave them."""
    hearts = [t.content.hearts_of[card] for card in t.rows[seat]]
    sure = left(hearts, owed)
    feared = left(hearts, owed + max(0, danger(t, t.at[seat]) - t.wards[seat]))
    weight = 1.0 if t.passed[seat] else FEAR[min(4, playable(t, seat))]
    return sure + weight * (feared - sure) + WARD * min(2, t.wards[seat])


def left(hearts: list[int], damage: int) -> float:
    """What hearts are worth after so much damage, which must leave a life card."""
    total = sum(hearts)
    if not hearts or total - min(hearts) < damage:
        return HEARTS[0]
    return HEARTS[min(9, total - damage)]


def playable(t: Vale, seat: Seat) -> int:
    """Cards that match the aspect."""
    aspect, aspect_of = t.aspect[seat], t.content.aspect_of
    return sum(aspect_of[card] in (aspect, WILD) for card in (*t.hands[seat], *t.prep[seat]))


def danger(t: Vale, tile: Tile) -> int:
    """The damage a dragon would take here if all passed now, shared with those beside it."""
    stunned, where, attack_of = t.stunned, t.where, t.content.attack_of
    total = sum(
        attack_of[minion]
        for minion in t.horde
        if where[minion] == tile and not stunned >> minion & 1
    )
    company = t.at.count(tile) + (t.amber_at == tile)
    blow = -(-total // company)
    if t.boss != ABSENT:
        boss = t.content.bosses[t.boss]
        if t.land.far[t.boss_at][tile] <= boss.range:
            blow += boss.attack
    if t.quest[tile] and is_goal(t, "douse"):
        blow += 1
    return blow


def upgrades(t: Vale, seat: Seat) -> int:
    """What a seat has paid for the upgrades it has, wherever they are."""
    cost = costs(t.content)
    total = 0
    for place in (t.hands, t.decks, t.discards, t.prep, t.played, t.rows):
        for card in place[seat]:
            total += cost[card]
    return total


@cache
def costs(content: Content) -> tuple[int, ...]:
    return tuple(card.cost for card in content.cards)


def cards(t: Vale, seat: Seat, before: Vale, useful: dict[str, float]) -> float:
    """What is still to be played, what is kept, and the conditions in between.

    Whoever passes draws cards that are only imagined: what counts is the hand before.
    """
    if t.passed[seat]:
        if before.passed[seat]:
            return 0.0
        prepped = len(t.prep[seat]) - len(before.prep[seat])
        return KEPT * ready(before, seat, useful) - hexes(before, seat) + PREPPED * prepped
    return ready(t, seat, useful) - hexes(t, seat)


def hexes(t: Vale, seat: Seat) -> float:
    is_condition = t.content.is_condition
    held = sum(is_condition[card] for place in (t.hands, t.prep) for card in place[seat])
    return HEXED * float(t.hexes_on(seat) + held)


def ready(t: Vale, seat: Seat, useful: dict[str, float]) -> float:
    """What the cards in hand and prep could do, as far as they match the aspect."""
    aspect, aspect_of, icons = t.aspect[seat], t.content.aspect_of, icons_of(t.content)
    total = 0.0
    reach = REACH[min(3, foes_away(t, seat))]
    useful = {**useful, "attack": useful["attack"] * reach, "stun": useful["stun"] * reach}
    for place in (t.hands, t.prep):
        total += IN_HAND / READY * len(place[seat])
        for card in place[seat]:
            if aspect_of[card] in (aspect, WILD):
                for verb, count in icons[card]:
                    total += count * useful[verb]
    return READY * total


def foes_away(t: Vale, seat: Seat) -> int:
    """How far it is to the nearest thing that can be attacked."""
    far, where = t.land.far[t.at[seat]], t.where
    ways = [far[where[minion]] for minion in t.horde]
    ways += [far[tile] for tile in t.built if tile != ABSENT]
    if t.boss != ABSENT:
        ways.append(far[t.boss_at])
    return min(ways, default=3)


@cache
def icons_of(content: Content) -> tuple[tuple[tuple[str, int], ...], ...]:
    """For each card, how many of which kinds of icons it has, extras by half."""
    return tuple(_icons(content, card) for card in content.cards)


ICONS: Final = {
    "attack": "attack",
    "blast": "attack",
    "spit": "attack",
    "move": "move",
    "slip": "move",
    "leap": "move",
    "gather": "gather",
    "gain": "gather",
    "stun": "stun",
    "shove": "stun",
    "draw": "draw",
    "grow": "grow",
    "mend": "mend",
    "choose": "any",
}


def _icons(content: Content, card: CardFace) -> tuple[tuple[str, int], ...]:
    counts: dict[str, int] = {}
    if card.hearts:
        return (("mend", card.hearts),)
    for item in card.main:
        effect = content.effects[item]
        kind = ICONS.get(effect.verb, "other")
        times = effect.count[0] if effect.verb in ("blast", "spit", "draw") else 1
        counts[kind] = counts.get(kind, 0) + times
    return tuple(counts.items())


PLANNED: Final = ("act", "choose-aspect")
TARGETS: Final = frozenset(
    {
        *("attack", "move", "slip", "gather", "stun", "spit", "shove", "leap", "grow"),
        *("choose-branch", "ally", "fetch-one", "give-one", "gain-any", "prep-card", "toss-card"),
        *("recall-card", "cleanse-condition", "mend-life", "carry-dragon", "take-captive"),
        *("pay-damage", "fit-hoard", "move-amber"),
    }
)
"""Questions in the middle of something, which is judged when they are answered."""


class FlameAndFangEvaluator(Evaluator):
    equals = 2
    enough = 400

    def value(self, t: Vale, seat: Seat, since: Vale) -> float:
        return value(t, seat, since)

    def parts(self, t: Vale, seat: Seat, since: Vale) -> dict[str, float]:
        return parts(t, seat, since)

    def ends_plan(self, before: Vale, after: Vale) -> bool:
        """A plan is for one turn."""
        return before.begun != after.begun

    def foresees(self, before: Vale, after: Vale) -> bool:
        """True if neither chance nor a deck had a say. One's own hand is known to oneself."""
        decks = (name for name in before.hidden() if name != "hands")
        return before.drawn == after.drawn and all(
            getattr(before, name) == getattr(after, name) for name in decks
        )

    def looks_through(self, step: Ask) -> bool:
        return step.atomic() or kind_of(step) in TARGETS

    def follows_all(self, step: Ask) -> bool:
        """Playing a card brings nothing at once."""
        return kind_of(step) in PLANNED

    def skips(self, step: Ask, pick: int) -> bool:
        """Dropping things is always possible and hardly ever wise."""
        return step.aside(pick)


EVALUATOR: Final = FlameAndFangEvaluator()
