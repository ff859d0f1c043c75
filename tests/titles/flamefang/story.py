"""Lets a test of Flame & Fang read like play: given, is asked, answers, has, shows, is done.

Cards, tiles, minions, secrets and so on are written by id: `"claw claw grow"`, `"wolf-1"`, `"A1"`.
Decks are named from their top. Hoards read `"2 meat 1 gold"`. Minions are written with their tile,
and then damage and state: `"bear forest, wolf-1 cave 1 stunned"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import emberhall
from emberhall.kernel.steps import ABSENT, Step
from emberhall.titles.flamefang import phases
from emberhall.titles.flamefang.enemies.activation import (
    BOSS_PHASE,
    CLEANUP,
    END_ACTION_PHASE,
    EVENT_PHASE,
    MINION_PHASE,
)
from emberhall.titles.flamefang.setup import SUPPLY, lay_out_nothing
from emberhall.titles.flamefang.story.pages import OPEN_PAGE
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import ASPECTS, RESOURCES
from emberhall.titles.flamefang.turn import BEGIN_ROUND, NEXT_TURN, TAKE_TURN
from titles.telling import Telling, agree

ANN, BEN, CLEO, DAN = range(4)
NAMES = ("Ann", "Ben", "Cleo", "Dan")
DRAGONS = ("cinder", "gale", "bramble", "dusk")
SEED = 7

WHICH_ASPECT = "Which aspect do you choose for this round?"
WHAT = "What do you do?"
NEXT = "What do you do next?"
PREP_OR_DISCARD = "Do you prep or discard a card before you draw?"
WHAT_ATTACK = "What do you attack?"
WHERE_MOVE = "Where do you move?"
WHERE_SLIP = "Where do you slip?"
WHAT_GATHER = "What do you gather?"
WHICH_STUN = "Which minion do you stun?"

BEGINNINGS: dict[str, tuple[Step, ...]] = {
    "turn": (TAKE_TURN, NEXT_TURN),
    "round": (BEGIN_ROUND,),
    "end of action phase": (END_ACTION_PHASE, BEGIN_ROUND),
    "minion phase": (MINION_PHASE, BOSS_PHASE, EVENT_PHASE, CLEANUP, BEGIN_ROUND),
    "boss phase": (BOSS_PHASE, EVENT_PHASE, CLEANUP, BEGIN_ROUND),
    "event phase": (EVENT_PHASE, CLEANUP, BEGIN_ROUND),
    "cleanup": (CLEANUP, BEGIN_ROUND),
    "page": (OPEN_PAGE, TAKE_TURN, NEXT_TURN),
}
"""Where a story can begin."""


def life(damage: int) -> str:
    """The question which life card pays for damage."""
    return f"Which life card do you lose? ({damage} damage)"


class Story(Telling):
    """A chapter being told. Ann plays Cinder, Ben Gale, Cleo Bramble and Dan Dusk."""

    names = NAMES

    def __init__(
        self,
        *,
        seats: int = 2,
        chapter: int = 1,
        dragons: Sequence[str] = (),
        content: Path | None = None,
        seed: int = SEED,
        **settings: Any,
    ) -> None:
        super().__init__(
            emberhall.new_game(
                "flamefang",
                seats=seats,
                seed=seed,
                content=content,
                chapter=chapter,
                dragons=tuple(dragons or DRAGONS[:seats]),
                **{"leader": 0, **settings},
            )
        )

    @property
    def table(self) -> Vale:
        table = self.game._table
        assert isinstance(table, Vale)
        return table

    def tells(self, events: Iterable[emberhall.Event], seat: int | None = None) -> list[str]:
        """Events in sentences, to somebody at a seat or at none."""
        words, to = self.game.title.words, emberhall.Listener(self.names, seat)
        told = (words.event(event, self.table.content, to) for event in events)
        return [sentence for sentence in told if sentence]

    # What the table looks like before play

    def given(
        self,
        *,
        begins: str = "turn",
        turn: int = ANN,
        leader: int = ANN,
        rounds: int = 1,
        page: int = 1,
        progress: int = 0,
        tiles: str = "",
        at: Sequence[str] = (),
        aspect: Sequence[str] = (),
        begun: Sequence[int] = (),
        passed: Sequence[int] = (),
        hands: Sequence[str] = (),
        prep: Sequence[str] = (),
        decks: Sequence[str] = (),
        discards: Sequence[str] = (),
        played: Sequence[str] = (),
        rows: Sequence[str] = (),
        hoards: Sequence[str] = (),
        cargo: Sequence[int] = (),
        wards: Sequence[int] = (),
        free: Sequence[int] = (),
        powers: Sequence[str] = (),
        traits: Sequence[str] = (),
        minions: str = "",
        minion_deck: str | None = None,
        minion_discard: str = "",
        boss: str = "",
        amber: str = "",
        captive: str = "",
        built: str = "",
        lying: Mapping[str, str] | None = None,
        quest: Mapping[str, int] | None = None,
        supply: str | None = None,
        path: str = "",
        upgrade_deck: str | None = None,
        upgrade_discard: str = "",
        condition_deck: str | None = None,
        condition_discard: str = "",
        event_deck: str = "quiet-night quiet-night quiet-night",
        unused_events: str = "ill-omen wild-hunt",
        magic: str = "",
        magic_pile: str = "",
        magic_discard: str = "",
        secrets: str = "",
        curses: str = "",
    ) -> Story:
        """Lay the table out by hand, once, before the first answer.

        Nobody has a card in hand, no minion is there and no upgrade or magic lies open unless told
        so: fewer options to write down. `begins` is one of `BEGINNINGS`; `turn` begins a turn of
        `turn`, whose aspect is asked for unless it is given. Rows are the dragon's own four life
        cards unless told. Decks, discard piles and prep areas that are not told are empty; minion,
        upgrade and condition decks that are not told hold what lies nowhere else. `tiles` names the
        tiles of the free slots of the map in order; by default as the content lists them.
        Traits and powers that are not told are those of `kept`. `boss` reads `"rook village 3"`
        (3 damage), `amber` `"cave 1"` (1 damage), `built` `"B1 forest 2"`.
        """
        assert not self._answered, "after the first answer nothing is placed by hand"
        t = self.table
        chosen, chapter, old = t.dragon, t.chapter, (t.campaign, t.open_hands, t.absent)
        kept = t.traits, t.replaced, t.powers
        lay_out_nothing(t)
        t.traits, t.replaced, t.powers = kept
        t.dragon, t.chapter = chosen, chapter
        t.campaign, t.open_hands, t.absent = old
        t.turn, t.leader, t.round, t.page, t.progress = turn, leader, rounds, page - 1, progress
        self._lay_map(tiles)
        self._lay_dragons(at, aspect, begun, passed, cargo, wards, free)
        self._lay_cards(hands, prep, decks, discards, played, rows)
        self._lay_kept(powers, traits)
        self._lay_hoards(hoards, lying or {}, quest or {}, supply)
        self._lay_minions(minions, minion_deck, minion_discard)
        self._lay_foes(boss, amber, captive, built)
        self._lay_shared(path, upgrade_deck, upgrade_discard, condition_deck, condition_discard)
        events = [row.id for row in t.content.events]
        t.event_deck = [events.index(id) for id in event_deck.split()][::-1]
        t.unused_events = [events.index(id) for id in unused_events.split()][::-1]
        spells = [row.id for row in t.content.magic]
        t.magic_open = [spells.index(id) for id in magic.split()]
        t.magic_pile = [spells.index(id) for id in magic_pile.split()][::-1]
        t.magic_discard = [spells.index(id) for id in magic_discard.split()]
        t.secrets = [t.content.secret_of[letter] for letter in secrets.split()]
        t.curses = [t.content.secret_of[letter] for letter in curses.split()]
        t.phase = phases.ACTION
        t.stack = list(BEGINNINGS[begins][::-1])
        t.log = []
        t.run()
        self.game._question = None
        return self

    def _each(self, texts: Sequence[Any], otherwise: Any) -> list[Any]:
        return [*texts, *[otherwise] * self.table.seats][: self.table.seats]

    def _tile(self, name: str) -> int:
        return self.table.content.tile_of[name]

    def _cards(self, text: str) -> list[int]:
        return [self.table.content.card_of[id] for id in text.split()]

    def _lay_map(self, tiles: str) -> None:
        t = self.table
        slots = t.content.chapters[t.chapter - 1].slots
        fixed = [slot.tile for slot in slots]
        others = [row.id for row in t.content.tiles if row.id not in fixed]
        free = iter(tiles.split() or others)
        t.tile_at = [self._tile(slot.tile or next(free)) for slot in slots]

    def _lay_dragons(
        self,
        at: Sequence[str],
        aspect: Sequence[str],
        begun: Sequence[int],
        passed: Sequence[int],
        cargo: Sequence[int],
        wards: Sequence[int],
        free: Sequence[int],
    ) -> None:
        t = self.table
        t.at = [self._tile(name) for name in self._each(at, "cave")]
        t.aspect = [ASPECTS.index(word) if word else ABSENT for word in self._each(aspect, "")]
        t.begun = self._each(begun, 0)
        t.passed = self._each(passed, 0)
        t.cargo = self._each(cargo, 0)
        t.wards = self._each(wards, 0)
        t.free = self._each(free, 0)

    def _lay_cards(
        self,
        hands: Sequence[str],
        prep: Sequence[str],
        decks: Sequence[str],
        discards: Sequence[str],
        played: Sequence[str],
        rows: Sequence[str],
    ) -> None:
        t = self.table
        t.hands = [sorted(self._cards(text)) for text in self._each(hands, "")]
        t.prep = [sorted(self._cards(text)) for text in self._each(prep, "")]
        t.decks = [self._cards(text)[::-1] for text in self._each(decks, "")]
        t.discards = [self._cards(text) for text in self._each(discards, "")]
        t.played = [self._cards(text) for text in self._each(played, "")]
        own = [self._own_life(seat) for seat in range(t.seats)]
        t.rows = [
            own[seat] if text is None else sorted(self._cards(text))
            for seat, text in enumerate(self._each(rows, None))
        ]

    def _own_life(self, seat: int) -> list[int]:
        t = self.table
        cards = t.content.starting_cards(t.dragon[seat])
        return sorted(card for card in cards if t.content.hearts_of[card])

    def _lay_kept(self, powers: Sequence[str], traits: Sequence[str]) -> None:
        t = self.table
        letters = t.content.secret_of
        if powers:
            t.powers = [letters[letter] if letter else ABSENT for letter in self._each(powers, "")]
        if traits:
            t.traits = [self._cards(text) for text in self._each(traits, "")]

    def _lay_hoards(
        self,
        hoards: Sequence[str],
        lying: Mapping[str, str],
        quest: Mapping[str, int],
        supply: str | None,
    ) -> None:
        t = self.table
        t.hoards = [counted(text) for text in self._each(hoards, "")]
        for name, text in lying.items():
            t.lying[3 * self._tile(name) : 3 * self._tile(name) + 3] = counted(text)
        for name, count in quest.items():
            t.quest[self._tile(name)] = count
        used = [sum(held[k] for held in t.hoards) + sum(t.lying[k::3]) for k in range(3)]
        t.supply = [SUPPLY - count for count in used] if supply is None else counted(supply)

    def _lay_minions(self, minions: str, deck: str | None, discard: str) -> None:
        t, ids = self.table, self.table.content.minion_ids
        for text in minions.split(", ") if minions else []:
            id, tile, *state = text.split()
            minion = ids.index(id)
            t.horde.append(minion)
            t.where[minion] = self._tile(tile)
            t.hurt[minion] = sum(int(word) for word in state if word.isdecimal())
            t.stunned |= ("stunned" in state) << minion
            t.tempered |= ("tempered" in state) << minion
        t.minion_discard = [ids.index(id) for id in discard.split()]
        used = {*t.horde, *t.minion_discard}
        t.minion_deck = [minion for minion in range(len(ids)) if minion not in used]
        if deck is not None:
            t.minion_deck = [ids.index(id) for id in deck.split()][::-1]

    def _lay_foes(self, boss: str, amber: str, captive: str, built: str) -> None:
        t = self.table
        if boss:
            id, tile, *damage = boss.split()
            t.boss, t.boss_at = t.content.boss_of[id], self._tile(tile)
            t.boss_hurt = int(damage[0]) if damage else 0
        if amber:
            tile, *damage = amber.split()
            t.amber_at, t.amber_hurt = self._tile(tile), int(damage[0]) if damage else 0
        if captive:
            t.captive_at = self._tile(captive)
        for text in built.split(", ") if built else []:
            letter, tile, *damage = text.split()
            secret = t.content.secret_of[letter]
            t.built[secret] = self._tile(tile)
            t.cracks[secret] = int(damage[0]) if damage else 0

    def _lay_shared(
        self,
        path: str,
        upgrade_deck: str | None,
        upgrade_discard: str,
        condition_deck: str | None,
        condition_discard: str,
    ) -> None:
        t = self.table
        t.path, t.upgrade_discard = self._cards(path), self._cards(upgrade_discard)
        t.condition_discard = self._cards(condition_discard)
        t.upgrade_deck = self._rest(t.content.upgrades, [*t.path, *t.upgrade_discard])
        if upgrade_deck is not None:
            t.upgrade_deck = self._cards(upgrade_deck)[::-1]
        lying = [card for own in (*t.hands, *t.prep, *t.decks) for card in own]
        t.condition_deck = self._rest(t.content.conditions, [*t.condition_discard, *lying])
        if condition_deck is not None:
            t.condition_deck = self._cards(condition_deck)[::-1]

    def _rest(self, cards: list[int], used: list[int]) -> list[int]:
        left = list(cards)
        for card in used:
            if card in left:
                left.remove(card)
        return left

    # What players do

    def plays(self, card: str, *items: str) -> Story:
        """Play a card and answer what it asks, item by item."""
        self.answers(f"play {card}", *items)
        return self

    # What is there to be seen

    def has(
        self,
        seat: int,
        *,
        at: str | None = None,
        hand: str | None = None,
        prep: str | None = None,
        played: str | None = None,
        discard: str | None = None,
        row: str | None = None,
        hearts: int | None = None,
        hoard: str | None = None,
        cargo: int | None = None,
        deck: int | None = None,
        conditions_on_deck: int | None = None,
        ward: int | None = None,
        aspect: str | None = None,
        passed: bool | None = None,
        free: int | None = None,
    ) -> Story:
        """What lies before a seat, as that seat sees it; cards in any order."""
        own, name = self.game.view(seat)["seats"][seat], self.names[seat]
        places = {"hand": hand, "prep": prep, "played": played, "discard": discard, "row": row}
        for place, wanted in places.items():
            if wanted is not None:
                found = sorted(card["card"] for card in own[place])
                agree(" ".join(found), " ".join(sorted(wanted.split())), f"{name}'s {place}")
        if hoard is not None:
            agree(counts(own["hoard"][:-1]), counted(hoard), f"{name}'s hoard")
        if cargo is not None:
            agree(counts(own["hoard"][-1:]), [cargo], f"{name}'s cargo")
        if at is not None:
            agree(own["dragon"]["at"], f"tile:{at}", f"{name}'s tile")
        numbers = {
            "hearts": hearts,
            "deck_count": deck,
            "conditions_on_deck": conditions_on_deck,
            "ward": ward,
            "aspect": aspect,
            "passed": passed,
            "free_plays": free,
        }
        for key, value in numbers.items():
            if value is not None:
                agree(own[key], value, f"{name}'s {key}")
        return self

    def tile(self, name: str) -> dict[str, Any]:
        """A tile as everybody sees it."""
        return next(tile for tile in self.view["tiles"] if tile["tile"] == name)

    def shows(
        self,
        name: str,
        *,
        minions: str | None = None,
        lying: str | None = None,
        quest: int | None = None,
        structures: str | None = None,
        dragons: Sequence[int] | None = None,
    ) -> Story:
        """What is on a tile: minions as in `given` (in any order), tokens, structures."""
        tile = self.tile(name)
        if minions is not None:
            found = sorted(minion_words(minion) for minion in tile["minions"])
            wanted = sorted(text.strip() for text in minions.split(",") if text.strip())
            agree(found, wanted, f"minions at {name}")
        if lying is not None:
            agree(counts(tile["lying"]), counted(lying), f"on {name}")
        if quest is not None:
            agree(tile["quest"]["count"], quest, f"quest tokens on {name}")
        if structures is not None:
            built = [row["structure"] for row in tile["structures"]]
            agree(built, structures.split(), f"built at {name}")
        if dragons is not None:
            found = [dragon for dragon in tile["dragons"] if dragon != "dragon:amber"]
            agree(found, [f"dragon:{seat}" for seat in dragons], f"dragons at {name}")
        return self

    def lies(self, place: str, things: str) -> Story:
        """What is in a pile, in any order: `"out of play"`, `"minion discard"` and so on."""
        found: list[str] = []
        for thing, count in self.game.title.inventory(self.game._table)[place].items():
            found += [thing.partition(" ")[2]] * count
        agree(" ".join(sorted(found)), " ".join(sorted(things.split())), place)
        return self

    @property
    def boss(self) -> str:
        """`"rook village 0/12"`: who it is, where, its damage and its defense."""
        seen = self.view["boss"]
        at = seen["at"].removeprefix("tile:")
        return f"{seen['boss']} {at} {seen['damage']}/{seen['defense']}"

    @property
    def supply(self) -> dict[str, int]:
        return {pile["kind"]: pile["count"] for pile in self.view["supply"]}

    @property
    def events(self) -> dict[str, Any]:
        """How many event cards are left, and the names of those drawn."""
        past = [event["name"] for event in self.view["events"]]
        return {"left": self.events_left, "past": past}

    @property
    def events_left(self) -> int:
        return left_in(self.view, "events")

    @property
    def path(self) -> list[dict[str, Any]]:
        """The cards of the upgrade path."""
        return [place["card"] for place in self.view["path"] if place["card"]]

    def is_on_page(self, number: int, *, done: int | None = None) -> Story:
        agree(self.view["story"]["page"], number, "page")
        if done is not None:
            agree(self.view["story"]["goal"]["done"], done, "progress")
        return self

    def is_new_round(self, leader: int) -> Story:
        """The enemies are done: the new leader, who holds no meat, begins the next round."""
        agree(self.view["leader"], leader, "leader")
        return self.is_asked(leader, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")

    def is_won(self) -> None:
        agree(self.view["outcome"], "won", "outcome")
        self.is_done(winners=range(self.table.seats))

    def is_lost(self, reason: str) -> None:
        outcome = (self.view["outcome"], self.view["outcome_words"])
        agree(outcome, ("lost", reason), "outcome")
        self.is_done(winners=())


def minion_words(minion: Mapping[str, Any]) -> str:
    """`"bear 1 stunned"`: id, damage and state as far as there is any."""
    damage = f" {minion['damage']}" if minion["damage"] else ""
    name = minion["id"].removeprefix("minion:")
    return f"{name}{damage}{' stunned' if minion['stunned'] else ''}"


def left_in(view: Mapping[str, Any], deck: str) -> int:
    """How many cards a deck beside the Vale still holds."""
    (count,) = (pile["count"] for pile in view["decks"] if pile["kind"] == deck)
    return int(count)


def counts(piles: Sequence[Mapping[str, Any]]) -> list[int]:
    return [pile["count"] for pile in piles]


def counted(text: str) -> list[int]:
    """`"2 meat 1 gold"` as a number for each resource."""
    words = text.split()
    counts = [0] * len(RESOURCES)
    for number, kind in zip(words[::2], words[1::2], strict=True):
        counts[RESOURCES.index(kind)] += int(number)
    return counts
