"""How many answers a chapter can take at most, counted from its content.

Rounds are limited by event cards. In a round a card is played at most once: it lies in the play
area until its player passes, and whoever has passed plays no more. So it is enough to know how
many answers each card, token and enemy can bring about, and to add up the dearest. Some answers
come later, and are counted where they become possible:

- Losing a life card is counted where the card comes back to the row, or else once for each that
  was there from the start.
- Losing a resource or a quest token (dropped, eaten, paid, returned, handed in) is counted where it
  is gained.
- Playing a life card once more in the same round is counted where a card is drawn for it.
- What a condition does when it is drawn is counted where it is put on a deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from emberhall.titles.flamefang.content import (
    IMMEDIATE,
    POWER,
    TRAIT,
    CardFace,
    Chapter,
    Content,
)
from emberhall.titles.flamefang.dragons.amber import STEPS as AMBERS_STEPS
from emberhall.titles.flamefang.effects.grammar import SELECTING, Effect, Passive
from emberhall.titles.flamefang.effects.modifiers import MAGIC_USES
from emberhall.titles.flamefang.enemies.keywords import CALL, PROWL, ROLL, THIEF
from emberhall.titles.flamefang.read.row_checks import LIFE_CARDS, OTHER_CARDS
from emberhall.titles.flamefang.setup import SWAPS
from emberhall.titles.flamefang.things import ANY, EventCard, Item, Items

CHOSEN: Final = 1
"""An item of an action is taken up: the answer to what is done next."""
DONE: Final = 1
"""The rest of an action is left."""
DECK: Final = LIFE_CARDS + OTHER_CARDS
"""Cards of a dragon. Growth and traits replace some, and add none."""
HANDED_IN: Final = 2
"""Handing something in, and how many."""
ROUND: Final = 3
"""What everybody is asked in a round: the aspect, passing, and what to prep or discard."""
SETUP: Final = 1 + SWAPS
"""What everybody is asked before: the dragon, and which cards to swap."""
DEFEAT: Final = 1
"""The last answer of a chapter that is lost."""
UNLOCKED: Final = 2
"""A trait or power, and the card it replaces."""


@cache
def max_game_length(seats: int, content: Content) -> int:
    """The longest that any chapter can get."""
    return max(Longest(content, seats, chapter).game() for chapter in content.chapters)


class Longest:
    """The most answers that things of a chapter can bring about, for so many players."""

    def __init__(self, content: Content, seats: int, chapter: Chapter) -> None:
        self.content = content
        self.seats = seats
        self.chapter = chapter
        self.life = self.good = self.condition = 0  # none of them follows a healing
        self.life = 1 + self.moment("heal") + 1  # played, what that sets off, and lost again
        self.good = max(HANDED_IN, 1 + self.life)  # eaten, for a life card
        conditions = (card.main for card in content.cards if card.group == IMMEDIATE)
        self.condition = self.dearest(conditions)

    def game(self) -> int:
        content, seats, pages = self.content, self.seats, self.chapter.pages
        before = seats * (SETUP + UNLOCKED * len(content.chapters) + LIFE_CARDS)
        turned = sum(self.all_of(page.enter) + self.all_of(page.complete) for page in pages)
        rounds = self.rounds()
        events = sorted((self.event(event) for event in range(len(content.events))), reverse=True)
        return before + turned + sum(events[:rounds]) + rounds * self.round() + DEFEAT

    def rounds(self) -> int:
        """One for each event card (a gentle game has one more), and one to find none."""
        every = len(self.content.events)
        if any(effect.verb == "events" for effect in self.repeated()):
            return every + 1
        added = (effect.count for effect in self.turned() if effect.verb == "events")
        cards = self.chapter.row.events + 1 + sum(count[self.seats - 1] for count in added)
        return min(cards, every) + 1

    def turned(self) -> list[Effect]:
        """What happens once, as pages are turned."""
        lists = [items for page in self.chapter.pages for items in (page.enter, page.complete)]
        return self.written(lists)

    def repeated(self) -> list[Effect]:
        """What may happen again and again, besides what players do."""
        content = self.content
        lists = [*content.event_effects, *content.boss_phases, *content.passive_effects]
        return self.written([*lists, *(page.happens for page in self.chapter.pages)])

    def written(self, lists: Iterable[Items]) -> list[Effect]:
        return [self.content.effects[item] for items in lists for item in items]

    # A round

    def round(self) -> int:
        return self.players() + self.enemies()

    def players(self) -> int:
        content, seats = self.content, self.seats
        curses = [one for one in content.passives if one is not None and one.key == "magic"]
        uses = max(MAGIC_USES, *(curse.value for curse in curses))
        magic = uses * (self.action(self.dearest_list(content.magic_effects)) + self.condition)
        power = self.dearest(content.passive_effects[power] for power in content.secrets_of(POWER))
        amber = 1 + AMBERS_STEPS
        return seats * (ROUND + magic + power + DONE) + amber + self.cards() + self.secrets()

    def cards(self) -> int:
        """The dearest cards that all decks together can be made of."""
        content = self.content
        cards = [*content.upgrades, *content.all_copies(TRAIT)]
        own = [content.starting_cards(dragon) for dragon in range(len(content.dragons))]
        cards += [card for deck in own for card in deck]
        answers = sorted((self.card(content.cards[card]) for card in cards), reverse=True)
        return sum(answers[: DECK * self.seats])

    def card(self, card: CardFace) -> int:
        if card.hearts:
            return self.life + (self.action(card.use) if card.use else 0)
        extra = CHOSEN + 1 + self.all_of(card.extra) if card.extra else 0
        return self.action(card.main) + extra

    def action(self, items: Items) -> int:
        """A turn for it, what it does, and leaving the rest."""
        return 1 + self.all_of(items) + DONE

    def secrets(self) -> int:
        """Each can be used once a round, whoever does."""
        finding = [one for one in (*self.turned(), *self.repeated()) if one.verb == "secret"]
        letters = {letter for effect in finding for letter in effect.names}
        found = (self.content.secret_of[letter] for letter in letters)
        return sum(self.action(self.content.secret_effects[secret]) for secret in found)

    def enemies(self) -> int:
        content, seats = self.content, self.seats
        shared = 2 * seats  # what minions and boss deal is divided among dragons of a tile
        conditions = sum(row.conditions for row in content.minions) * (1 + self.condition)
        thieves = sum(row.keyword == THIEF for row in content.minions)
        boss = self.dearest(content.boss_phases)
        moments = self.moment("event") + self.moment("cleanup")
        return shared + conditions + thieves + self.prowling() + boss + moments

    def prowling(self) -> int:
        passives = [page.ongoing for page in self.chapter.pages]
        if any(passive is not None and passive.key == PROWL for passive in passives):
            return len(self.content.minions)
        return sum(row.keyword == PROWL for row in self.content.minions)

    def event(self, event: EventCard) -> int:
        row = self.content.events[event]
        spawned = self.spawn(row.spawns[self.seats - 1])
        return self.all_of(self.content.event_effects[event]) + spawned

    def spawn(self, count: int) -> int:
        """Each may call another, and each may be an ambush whose damage is divided."""
        calls = any(row.keyword == CALL for row in self.content.minions)
        return count * (1 + calls) * self.seats

    def moment(self, key: str) -> int:
        """What pages and curses do at a moment of the round."""
        content = self.content
        pages = [page.happens for page in self.chapter.pages if is_on(page.ongoing, key)]
        passives = zip(content.passives, content.passive_effects, strict=True)
        curses = [items for passive, items in passives if is_on(passive, key)]
        return self.dearest(pages) + self.dearest(curses)

    # Effects

    def dearest(self, lists: Iterable[Items]) -> int:
        return max((self.all_of(items) for items in lists), default=0)

    def dearest_list(self, lists: Iterable[Items]) -> Items:
        return max(lists, key=self.all_of, default=())

    def all_of(self, items: Items) -> int:
        return sum(self.item(item) for item in items)

    def item(self, item: Item) -> int:
        """An effect as an item of an action; where it comes unasked, there is one answer less."""
        effect = self.content.effects[item]
        count = effect.count[self.seats - 1]
        if self.content.inner[item]:
            return CHOSEN + self.of_lists(effect.verb, self.content.inner[item])
        if effect.verb in SELECTING:
            return self.selecting(effect.verb, count)
        return CHOSEN + self.of_verb(effect, count)

    def of_lists(self, verb: str, lists: tuple[Items, ...]) -> int:
        inner = self.dearest(lists)
        if verb == "all":
            return self.seats * (inner + DONE)
        return 1 + inner + DONE

    def selecting(self, verb: str, count: int) -> int:
        """Whom it meets, and what each of them is asked or has to bear."""
        each = {"hurt": 0, "hex": self.condition, "strip": 1, "rob": 0}
        return 1 + self.seats * count * each[verb]

    def of_verb(self, effect: Effect, count: int) -> int:
        if effect.verb in ("attack", "stun", "spit", "shove", "leap"):
            return 1
        if effect.verb in ("move", "slip"):
            return 3  # where to, whom to carry, whether the captive comes along
        if effect.verb == "gather":
            return 1 + 2 * self.good
        if effect.verb == "grow":
            return 2
        if effect.verb == "march":
            return count * len(self.content.minions)
        if effect.verb == "roll":
            return sum(row.keyword == ROLL for row in self.content.secrets)
        if effect.verb == "spawn":
            return self.spawn(count)
        return count * self.each(effect)

    def each(self, effect: Effect) -> int:
        """Effects that are so many times the same."""
        if effect.verb == "gain":
            return self.good + (effect.resource == ANY)
        answers = {"draw": self.life, "mend": 2, "fetch": 1 + self.good}
        answers |= dict.fromkeys(("prep", "recall", "toss", "cleanse", "give", "stalk"), 1)
        return answers.get(effect.verb, 0)


def is_on(passive: Passive | None, moment: str) -> bool:
    return passive is not None and passive.kind == "on" and passive.key == moment
