"""Flame & Fang's table: the Vale with its dragons and enemies, and the book that tells of them."""

from __future__ import annotations

from typing import ClassVar, Final

from emberhall.kernel.steps import Interrupt
from emberhall.kernel.table import Table
from emberhall.kernel.wire import Seat
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.land import Land
from emberhall.titles.flamefang.things import (
    Aspect,
    Boss,
    Card,
    EventCard,
    Figure,
    Minion,
    Secret,
    Tile,
    Token,
)

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2
MOST_TURNS: Final = 1000
"""More than there can be in a round."""


class Vale(Table):
    """The Vale and everything beside it.

    Tiles, cards, minions, events, secrets and so on are numbers (see `things.py` and `Content`).
    The last card of a deck is on top.
    """

    saves: ClassVar[tuple[str, ...]] = (
        *("chapter", "campaign", "open_hands", "phase", "round", "leader", "page", "progress"),
        *("outcome", "reason", "tile_at"),
        *("dragon", "at", "aspect", "passed", "begun", "decks", "hands", "prep", "played"),
        *("shown", "missing", "old_hexes"),
        *("discards", "rows", "hoards", "cargo", "wards", "worn", "free", "spells_used"),
        *("spells", "torn", "powers", "traits", "replaced", "absent", "offer", "shares"),
        *("lifts", "slew", "again", "stolen", "path", "upgrade_deck", "upgrade_discard", "removed"),
        *("condition_deck", "condition_discard", "event_deck", "unused_events", "past_events"),
        *("minion_deck", "minion_discard", "horde", "where", "hurt", "stunned", "tempered"),
        *("magic_pile", "magic_open", "magic_discard", "lying", "quest", "supply"),
        *("built", "cracks", "boss", "boss_at", "boss_hurt", "amber_at", "amber_hurt"),
        *("amber_used", "captive_at", "secrets", "rung", "curses"),
    )
    clocks: ClassVar[tuple[str, ...]] = ("round",)

    content: Content
    chapter: int
    campaign: bool
    open_hands: bool
    phase: str
    round: int
    leader: Seat
    page: int
    """The goal page that is open, from 0."""
    progress: int
    """How much of its goal is reached, where that is a number."""
    outcome: int
    reason: str
    """Why the chapter was lost."""
    tile_at: list[Tile]
    """For each slot of the map, its tile."""

    dragon: list[Figure]
    """For each seat, its dragon, or `ABSENT` before it is chosen."""
    at: list[Tile]
    aspect: list[Aspect]
    """This round's choice, or `ABSENT`."""
    passed: list[int]
    begun: list[int]
    """Turns each seat has begun this round."""
    decks: list[list[Card]]
    """Conditions lie on top, since they are put there and nowhere else."""
    hands: list[list[Card]]
    shown: list[list[Card]]
    """For each seat, the cards in its hand, besides conditions, that all have seen go there."""
    missing: list[list[Card]]
    """For each seat, cards that all know not to be in its hand, besides those shown."""
    old_hexes: list[int]
    """Conditions on each deck, the lowest, that have lain there since the discarded ones were
    shuffled: by then everybody could tell which they are, if not where."""
    prep: list[list[Card]]
    played: list[list[Card]]
    discards: list[list[Card]]
    rows: list[list[Card]]
    """For each seat, its life cards in play."""
    hoards: list[list[int]]
    """For each seat, how many it holds of each resource,"""
    cargo: list[int]
    """and of quest tokens."""
    wards: list[int]
    worn: list[list[Card]]
    """For each seat, the cards it has stunned this round."""
    free: list[int]
    """Cards each seat may still play out of aspect this round."""
    spells_used: list[int]
    spells: list[list[Token]]
    """Magic tokens in each seat's play area."""
    torn: list[int]
    """1 for each dragon (Amber last) that has torn itself free of the nets on its tile."""
    powers: list[Secret]
    traits: list[list[Card]]
    replaced: list[list[Card]]
    """The starting cards that a seat's traits have replaced."""
    absent: list[str]
    """What the campaign keeps for dragons that are not here."""
    offer: list[int]
    """Traits or powers that lie open to be chosen."""
    shares: list[int]
    """While damage is divided: what each dragon (Amber last) takes."""
    lifts: int
    """Seats that may carry another dragon this turn, as bits,"""
    slew: int
    """and those that have defeated an enemy."""
    again: bool
    """True where another turn follows at once."""
    stolen: int
    """What the thief at work has taken."""

    path: list[Card]
    upgrade_deck: list[Card]
    upgrade_discard: list[Card]
    removed: list[Card]
    """Cards out of play for the rest of the chapter."""
    condition_deck: list[Card]
    condition_discard: list[Card]
    event_deck: list[EventCard]
    unused_events: list[EventCard]
    past_events: list[EventCard]

    minion_deck: list[Minion]
    minion_discard: list[Minion]
    horde: list[Minion]
    """The minions in play, in the order they came."""
    where: list[Tile]
    """For each minion its tile, or `ABSENT`,"""
    hurt: list[int]
    """and the damage on it."""
    stunned: int
    """Minions that are stunned, as bits,"""
    tempered: int
    """and those that spawned where a curse makes them tougher."""

    magic_pile: list[Token]
    magic_open: list[Token]
    magic_discard: list[Token]
    lying: list[int]
    """Resources on tiles: three numbers for each tile."""
    quest: list[int]
    """Quest tokens on each tile; what they stand for, the goal says."""
    supply: list[int]
    built: list[Tile]
    """For each secret that is a structure, its tile, or `ABSENT`,"""
    cracks: list[int]
    """and the damage on it."""
    boss: Boss
    boss_at: Tile
    boss_hurt: int
    amber_at: Tile
    """Her tile; `ABSENT` where she does not take part."""
    amber_hurt: int
    amber_used: bool
    captive_at: Tile
    """Where she waits to be brought home, as cargo."""
    secrets: list[Secret]
    """Secret cards beside the story that can be used."""
    rung: list[Secret]
    """Those stunned this round."""
    curses: list[Secret]

    def __init__(
        self, seats: int, seed: int, content: Content, interrupt: Interrupt | None
    ) -> None:
        super().__init__(seats, seed, interrupt)
        self.content = content

    def get_content(self) -> Content:
        return self.content

    @property
    def land(self) -> Land:
        return self.content.land(self.chapter, self.tile_at)

    def hidden(self) -> tuple[str, ...]:
        decks = ("decks", "upgrade_deck", "condition_deck", "event_deck", "unused_events")
        hands = () if self.open_hands else ("hands",)
        return (*decks, "minion_deck", "magic_pile", *hands)

    def copy(self) -> Vale:
        twin = Vale(self.seats, self.seed, self.content, self.interrupt)
        self.copy_to(twin)
        self._copy_story_to(twin)
        self._copy_dragons_to(twin)
        self._copy_decks_to(twin)
        self._copy_tiles_to(twin)
        return twin

    def _copy_story_to(self, twin: Vale) -> None:
        twin.chapter = self.chapter
        twin.campaign = self.campaign
        twin.open_hands = self.open_hands
        twin.phase = self.phase
        twin.round = self.round
        twin.leader = self.leader
        twin.page = self.page
        twin.progress = self.progress
        twin.outcome = self.outcome
        twin.reason = self.reason
        twin.tile_at = self.tile_at.copy()
        twin.secrets = self.secrets.copy()
        twin.rung = self.rung.copy()
        twin.curses = self.curses.copy()
        twin.absent = self.absent.copy()
        twin.offer = self.offer.copy()

    def _copy_dragons_to(self, twin: Vale) -> None:
        twin.dragon = self.dragon.copy()
        twin.at = self.at.copy()
        twin.aspect = self.aspect.copy()
        twin.passed = self.passed.copy()
        twin.begun = self.begun.copy()
        twin.decks = [cards.copy() for cards in self.decks]
        twin.hands = [cards.copy() for cards in self.hands]
        twin.shown = [cards.copy() for cards in self.shown]
        twin.missing = [cards.copy() for cards in self.missing]
        twin.old_hexes = self.old_hexes.copy()
        twin.prep = [cards.copy() for cards in self.prep]
        twin.played = [cards.copy() for cards in self.played]
        twin.discards = [cards.copy() for cards in self.discards]
        twin.rows = [cards.copy() for cards in self.rows]
        twin.hoards = [held.copy() for held in self.hoards]
        twin.cargo = self.cargo.copy()
        twin.wards = self.wards.copy()
        twin.worn = [cards.copy() for cards in self.worn]
        twin.free = self.free.copy()
        twin.spells_used = self.spells_used.copy()
        twin.spells = [tokens.copy() for tokens in self.spells]
        twin.torn = self.torn.copy()
        twin.powers = self.powers.copy()
        twin.traits = [cards.copy() for cards in self.traits]
        twin.replaced = [cards.copy() for cards in self.replaced]
        twin.shares = self.shares.copy()
        twin.lifts = self.lifts
        twin.slew = self.slew
        twin.again = self.again
        twin.stolen = self.stolen

    def _copy_decks_to(self, twin: Vale) -> None:
        twin.path = self.path.copy()
        twin.upgrade_deck = self.upgrade_deck.copy()
        twin.upgrade_discard = self.upgrade_discard.copy()
        twin.removed = self.removed.copy()
        twin.condition_deck = self.condition_deck.copy()
        twin.condition_discard = self.condition_discard.copy()
        twin.event_deck = self.event_deck.copy()
        twin.unused_events = self.unused_events.copy()
        twin.past_events = self.past_events.copy()
        twin.minion_deck = self.minion_deck.copy()
        twin.minion_discard = self.minion_discard.copy()
        twin.magic_pile = self.magic_pile.copy()
        twin.magic_open = self.magic_open.copy()
        twin.magic_discard = self.magic_discard.copy()

    def _copy_tiles_to(self, twin: Vale) -> None:
        twin.horde = self.horde.copy()
        twin.where = self.where.copy()
        twin.hurt = self.hurt.copy()
        twin.stunned = self.stunned
        twin.tempered = self.tempered
        twin.lying = self.lying.copy()
        twin.quest = self.quest.copy()
        twin.supply = self.supply.copy()
        twin.built = self.built.copy()
        twin.cracks = self.cracks.copy()
        twin.boss = self.boss
        twin.boss_at = self.boss_at
        twin.boss_hurt = self.boss_hurt
        twin.amber_at = self.amber_at
        twin.amber_hurt = self.amber_hurt
        twin.amber_used = self.amber_used
        twin.captive_at = self.captive_at

    # Looking

    def rounds_played(self) -> int:
        return self.round

    def turns_taken(self) -> int:
        return MOST_TURNS * self.round + sum(self.begun)

    # Guesses

    def redeal(self, seat: Seat | None) -> None:
        self._redeal_conditions()
        for other in range(self.seats):
            if self.open_hands or other == seat:
                self._shuffle_deck(other)
            else:
                self._redeal_hand(other)
        events = self.event_deck + self.unused_events
        self._shuffle_anew(events)
        count = len(self.event_deck)
        self.event_deck, self.unused_events = events[:count], events[count:]
        for deck in (self.upgrade_deck, self.minion_deck, self.magic_pile):
            self._shuffle_anew(deck)

    def known_of_hand(self, seat: Seat) -> list[Card]:
        """What everybody knows of a hidden hand."""
        is_condition = self.content.is_condition
        conditions = [card for card in self.hands[seat] if is_condition[card]]
        return sorted(conditions + self.shown[seat])

    def hexes_on(self, seat: Seat) -> int:
        """How many conditions lie on a seat's deck."""
        is_condition, deck = self.content.is_condition, self.decks[seat]
        count = 0
        while count < len(deck) and is_condition[deck[-1 - count]]:
            count += 1
        return count

    def _redeal_conditions(self) -> None:
        """Those that lie face down on decks could be any of those that may have come there."""
        old: list[Card] = []
        unseen = self.condition_deck.copy()
        for seat in range(self.seats):
            lowest, others = self._hexes(seat)
            old += [self.decks[seat][n] for n in lowest]
            unseen += [self.decks[seat][n] for n in others]
        self._shuffle_anew(old)
        self._shuffle_anew(unseen)
        for seat in range(self.seats):
            lowest, others = self._hexes(seat)
            for n in lowest:
                self.decks[seat][n] = old.pop()
            for n in others:
                self.decks[seat][n] = unseen.pop()
        self.condition_deck = unseen

    def _hexes(self, seat: Seat) -> tuple[range, range]:
        """Where on a deck the old conditions lie, and the others on top of them."""
        top = len(self.decks[seat])
        first = top - self.hexes_on(seat)
        return range(first, first + self.old_hexes[seat]), range(first + self.old_hexes[seat], top)

    def _shuffle_deck(self, seat: Seat) -> None:
        deck = self.decks[seat]
        count = len(deck) - self.hexes_on(seat)
        below = deck[:count]
        self._shuffle_anew(below)
        deck[:count] = below

    def _redeal_hand(self, seat: Seat) -> None:
        """Of a hidden hand, the conditions are known, and what was taken openly."""
        known, deck = self.known_of_hand(seat), self.decks[seat]
        unseen = self.hands[seat].copy()
        for card in known:
            unseen.remove(card)
        drawn, count = len(unseen), len(deck) - self.hexes_on(seat)
        below = [card for card in deck[:count] if card in self.missing[seat]]
        unseen += [card for card in deck[:count] if card not in self.missing[seat]]
        self._shuffle_anew(unseen)
        self.hands[seat] = sorted([*known, *unseen[:drawn]])
        below += unseen[drawn:]
        self._shuffle_anew(below)
        deck[:count] = below

    def _shuffle_anew(self, cards: list[int]) -> None:
        cards.sort()
        self.shuffle(cards)
