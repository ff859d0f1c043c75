"""Setting up a chapter: common area, story, players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.settings import Settings
from emberhall.kernel.steps import ABSENT, NO_PICKS, PASS, Step
from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.flamefang import phases
from emberhall.titles.flamefang.actions.alternate import fill_magic
from emberhall.titles.flamefang.actions.meat import EAT_MEAT
from emberhall.titles.flamefang.campaign import take_over
from emberhall.titles.flamefang.cards.draw import Draw, discard
from emberhall.titles.flamefang.cards.growth import fill_path
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.places import turn_order
from emberhall.titles.flamefang.effects.modifiers import HAND
from emberhall.titles.flamefang.effects.moves import card_goes, cards_go, piece_goes
from emberhall.titles.flamefang.effects.pointing import CARD
from emberhall.titles.flamefang.effects.verbs import Choice
from emberhall.titles.flamefang.enemies.minions import draw_minion, place_minion
from emberhall.titles.flamefang.events import DeckMade
from emberhall.titles.flamefang.ids import (
    card_id,
    curse_id,
    deck_id,
    discard_id,
    dragon_id,
    figure_id,
    hand_id,
    row_id,
    tile_id,
)
from emberhall.titles.flamefang.story import unlock
from emberhall.titles.flamefang.story.events import (
    CardSwapped,
    ChapterBegan,
    CurseDrawn,
    DragonChosen,
    HandSwapped,
)
from emberhall.titles.flamefang.story.pages import OPEN_PAGE
from emberhall.titles.flamefang.story.unlock import is_unlocked, preparation
from emberhall.titles.flamefang.table import PLAYING, Vale
from emberhall.titles.flamefang.things import AMBER, Secret
from emberhall.titles.flamefang.turn import BEGIN_ROUND

SUPPLY: Final = 19
SWAPS: Final = 2
RANDOM: Final = "random"
CHOSEN: Final = "chosen"
HIDDEN: Final = "hidden"
NORMAL: Final = "normal"
GENTLE: Final = "gentle"
FIERCE: Final = "fierce"


def set_up(seats: int, settings: Settings, seed: int, content: Content) -> Vale:
    t = Vale(seats, seed, content, EAT_MEAT)
    lay_out_nothing(t)
    chapter = settings["chapter"]
    assert isinstance(chapter, int)
    t.chapter = chapter
    t.campaign = settings["campaign"] is True
    t.open_hands = settings["hands"] != HIDDEN
    leader = settings["leader"]
    t.leader = leader if isinstance(leader, int) else t.randbelow(seats)
    t.turn = t.leader
    seat_dragons(t, settings)
    t.then(SetUpChapter(settings["difficulty"] == GENTLE, settings["difficulty"] == FIERCE))
    return t


def seat_dragons(t: Vale, settings: Settings) -> None:
    """Dragons that are named sit down with all they have kept."""
    named = settings["dragons"]
    if not isinstance(named, tuple):
        return
    ids = [row.id for row in t.content.dragons]
    t.dragon = [ids.index(name) for name in named]
    kept = settings["kept"]
    assert isinstance(kept, tuple)
    take_over(t, kept)


def lay_out_nothing(t: Vale) -> None:
    """Every field of an empty table."""
    content, seats = t.content, t.seats
    tiles = len(content.tiles)
    t.phase, t.reason = phases.SETUP, ""
    t.round = t.page = t.progress = t.lifts = t.slew = t.stolen = 0
    t.outcome = PLAYING
    t.again = t.amber_used = False
    t.tile_at, t.absent, t.offer = [], [], []
    t.shares = [0] * (AMBER + 1)
    t.dragon, t.aspect, t.powers = [ABSENT] * seats, [ABSENT] * seats, [ABSENT] * seats
    t.at = [content.cave] * seats
    t.passed, t.begun, t.cargo = [0] * seats, [0] * seats, [0] * seats
    t.wards, t.free, t.spells_used = [0] * seats, [0] * seats, [0] * seats
    t.torn = [0] * (AMBER + 1)
    t.old_hexes = [0] * seats
    t.shown, t.missing = [[] for _ in range(seats)], [[] for _ in range(seats)]
    for name in ("decks", "hands", "prep", "played", "discards", "rows", "worn", "spells"):
        setattr(t, name, [[] for _ in range(seats)])
    t.traits, t.replaced = [[] for _ in range(seats)], [[] for _ in range(seats)]
    t.hoards = [[0, 0, 0] for _ in range(seats)]
    t.lying, t.quest = [0] * (3 * tiles), [0] * tiles
    t.supply = [SUPPLY] * 3
    t.path, t.upgrade_discard, t.removed = [], [], []
    t.condition_discard, t.past_events, t.minion_discard = [], [], []
    t.horde, t.where = [], [ABSENT] * len(content.minions)
    t.hurt = [0] * len(content.minions)
    t.stunned = t.tempered = 0
    t.magic_pile, t.magic_open, t.magic_discard = [], [], []
    t.built, t.cracks = [ABSENT] * len(content.secrets), [0] * len(content.secrets)
    t.boss = t.boss_at = t.amber_at = t.captive_at = ABSENT
    t.boss_hurt = t.amber_hurt = 0
    t.secrets, t.rung, t.curses = [], [], []
    t.upgrade_deck, t.condition_deck = sorted(content.upgrades), sorted(content.conditions)
    t.event_deck, t.unused_events = [], list(range(len(content.events)))
    t.minion_deck = list(range(len(content.minions)))


@dataclass(eq=False)
class SetUpChapter(Step):
    """Decks, map, first minions and events, the page with the first goal; then the players."""

    gentle: bool
    fierce: bool

    def do(self, t: Vale) -> None:
        chapter = t.content.chapters[t.chapter - 1]
        for deck in (t.upgrade_deck, t.condition_deck, t.unused_events, t.minion_deck):
            t.shuffle(deck)
        build_map(t)
        if t.log is not None:
            t.log.append(ChapterBegan(t.chapter))
        fill_path(t)
        for _ in range(self.fierce + is_unlocked(t, unlock.CURSES)):
            draw_curse(t)
        for _ in range(chapter.row.minions[t.seats - 1]):
            place_minion(t, draw_minion(t), ABSENT)
        count = chapter.row.events + self.gentle
        t.event_deck = [t.unused_events.pop() for _ in range(count)]
        if is_unlocked(t, unlock.MAGIC):
            t.magic_pile = list(range(len(t.content.magic)))
            t.shuffle(t.magic_pile)
            fill_magic(t)
        if is_unlocked(t, unlock.AMBER):
            t.amber_at = t.content.cave
        order = turn_order(t, t.leader)
        t.then(
            OPEN_PAGE,
            *(ChooseDragon(seat) for seat in order),
            *preparation(t),
            MAKE_DECKS,
            *(SwapCards(seat, 0) for seat in order),
            BEGIN_ROUND,
        )


def build_map(t: Vale) -> None:
    """Fixed tiles first; the others are shuffled into what is left."""
    slots = t.content.chapters[t.chapter - 1].slots
    fixed = [t.content.tile_of[slot.tile] if slot.tile else ABSENT for slot in slots]
    others = [tile for tile in range(len(t.content.tiles)) if tile not in fixed]
    t.shuffle(others)
    t.tile_at = [tile if tile != ABSENT else others.pop() for tile in fixed]


def draw_curse(t: Vale) -> None:
    """One that changes something, and something else than one that is there."""
    curses = [curse for curse in t.content.secrets_of("curse") if _bites(t, curse)]
    curse = curses[t.randbelow(len(curses))]
    t.curses.append(curse)
    if t.log is not None:
        t.log.append(CurseDrawn(curse_id(t.content, curse)))


def _bites(t: Vale, curse: Secret) -> bool:
    passive = t.content.passives[curse]
    assert passive is not None
    there = [t.content.passives[other] for other in t.curses]
    if any(other is not None and other.key == passive.key for other in there):
        return False
    if passive.key == "magic":
        return is_unlocked(t, unlock.MAGIC)
    spawns = [e.count[t.seats - 1] for e in passive.effects if e.verb == "spawn"]
    return not spawns or sum(spawns) > 0


@dataclass(eq=False)
class ChooseDragon(Choice):
    who: Seat

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        if t.dragon[self.who] != ABSENT:
            return NO_PICKS
        return [dragon for dragon in range(len(t.content.dragons)) if dragon not in t.dragon]

    def take(self, t: Vale, pick: int) -> None:
        t.dragon[self.who] = pick
        if t.log is not None:
            kind, tile = t.content.dragons[pick].id, t.at[self.who]
            move = piece_goes(t, kind, dragon_id(self.who), None, tile)
            t.log.append(DragonChosen(self.who, kind, tile_id(t.content, tile), moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        return f"dragon {content.dragons[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (figure_id(t.content, pick),)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("setup.color",)


class MakeDecks(Step):
    """Life cards into the row, the rest into a shuffled deck, six cards into the hand."""

    def do(self, t: Vale) -> None:
        hearts = t.content.hearts_of
        for seat in range(t.seats):
            own = t.content.starting_cards(t.dragon[seat])
            for card in t.replaced[seat]:
                own.remove(card)
            own += t.traits[seat]
            t.rows[seat] = sorted(card for card in own if hearts[card])
            t.decks[seat] = sorted(card for card in own if not hearts[card])
            if t.log is not None:
                decked = cards_go(t.content, t.decks[seat], None, deck_id(seat))
                life = cards_go(t.content, t.rows[seat], None, row_id(seat))
                t.log.append(DeckMade(seat, moves=(*decked, *life)))
            t.shuffle(t.decks[seat])
        t.then(*(Draw(seat, HAND) for seat in turn_order(t, t.leader)))


MAKE_DECKS: Final = MakeDecks()


@dataclass(eq=False)
class SwapCards(Choice):
    """Before the first round, up to two cards for as many others."""

    who: Seat
    swapped: int

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        if self.swapped == SWAPS:
            return [PASS]
        return [*sorted(set(t.hands[self.who])), PASS]

    def take(self, t: Vale, pick: int) -> None:
        if pick == PASS:
            if self.swapped and t.log is not None:
                t.log.append(HandSwapped(self.who, self.swapped))
            t.then(Draw(self.who, self.swapped))
            return
        discard(t, self.who, pick)
        if t.log is not None:
            move = card_goes(t.content, pick, hand_id(self.who), discard_id(self.who))
            t.log.append(CardSwapped(self.who, move.kind, moves=(move,)))
        t.then(SwapCards(self.who, self.swapped + 1))

    def key(self, content: Content, pick: int) -> str:
        return "keep" if pick == PASS else f"swap {content.cards[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (card_id(t.content, hand_id(self.who), pick),)

    def variant(self, t: Vale, pick: int) -> str:
        return "keep" if pick == PASS else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        """Cards are drawn when all that go are put away."""
        return effects({CARD: self.swapped}) if pick == PASS else effects(costs={CARD: 1})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("setup.swap",)
