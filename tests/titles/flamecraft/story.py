"""Lets a test of Flamecraft read like play: given, is asked, answers, has, sees, is done.

Town is written shop by shop with a word for each slot, `-` for an empty one:
`"hello-nursery plant bread -, wishing-well - - -"`. Dragons, goods and cards are words:
`"bread bread iron"`, `"2 bread 1 coin"`, `"pocus buttercup"`, `"p-plant-2"`. Decks are named from
their top. A shop without slots, Dragon Alley, is written alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import emberhall
from emberhall.kernel.knowledge import EVERYBODY, NOBODY
from emberhall.kernel.steps import ABSENT
from emberhall.kernel.words import Listener
from emberhall.titles.flamecraft import phases
from emberhall.titles.flamecraft.end import END_SCORING
from emberhall.titles.flamecraft.kinds import COIN, TYPES
from emberhall.titles.flamecraft.spaces import clockwise
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.turn import TAKE_TURN
from titles.telling import Telling, agree

OLIVER, VIOLET, JAMES, HANNAH, MAYA = range(5)
NAMES = ("Oliver", "Violet", "James", "Hannah", "Maya")
SEED = 7
GOODS = ("bread", "meat", "iron", "crystal", "plant", "potion")
EMPTY = "-"

WHICH_SHOP = "Which shop do you visit?"
WHICH_FIRE = "Which dragon do you fire up?"
WHICH_GOOD = "Which good do you gain?"
WHICH_ARTISAN = "Which artisan dragon do you draw?"
WHICH_IN_TOWN = "Which dragon do you place in Town?"
WHERE = "Where do you place it?"
WHICH_SWAP = "Which dragon do you swap with, to fire that one up?"
WHICH_DIFFERENT = "Which 3 different goods do you gain?"
WHICH_DOUBLE = "Which good do you gain 2 of?"
WHICH_GIFT = "What do you gift for 2 reputation?"
WHICH_FANCY = "Which fancy dragon do you score?"
ANYTHING_ELSE = "Anything else before your turn ends?"

ANY_GOOD = tuple(f"gain {good}" for good in GOODS)


def at(shop: str) -> str:
    """The question what to do at a shop."""
    return f"What do you do at {shop}?"


def place_at(shop: str) -> str:
    return f"Which dragon do you place at {shop}?"


def use_at(shop: str) -> str:
    return f"Do you use the ability of {shop}?"


class Story(Telling):
    """A game of Flamecraft being told. The first three are called as in the rulebook."""

    names = NAMES

    def __init__(
        self,
        *,
        seats: int = 2,
        enchantments: str = "purple",
        companions: bool = False,
        shops: Any = "standard",
        achievements: Any = "none",
        content: Path | None = None,
        seed: int = SEED,
    ) -> None:
        super().__init__(
            emberhall.new_game(
                "flamecraft",
                seats=seats,
                seed=seed,
                enchantments=enchantments,
                companions=companions,
                shops=shops,
                achievements=achievements,
                content=content,
            )
        )

    @property
    def table(self) -> Town:
        table = self.game._table
        assert isinstance(table, Town)
        return table

    # What the table looks like before play

    def given(
        self,
        town: str,
        *,
        turn: int = OLIVER,
        at: Sequence[str] = (),
        hands: Sequence[str] = (),
        shown: Sequence[str] = (),
        goods: Sequence[str] = (),
        rep: Sequence[int] = (),
        park: str = "",
        park_goods: Sequence[str] = (),
        artisan_deck: str | None = None,
        row: str = "",
        enchanted: str = "",
        reserved: Sequence[str] = (),
        enchantment_deck: str | None = None,
        fancies: Sequence[str] = (),
        scored: Sequence[str] = (),
        fancy_deck: str | None = None,
        companions: Sequence[str] = (),
        shop_deck: str | None = None,
        spaces: int | None = None,
        alley: Sequence[int] = (0, 0, 0),
        token: str = "bread",
        visitors: str = "",
        ending: bool = False,
        finals: int = ABSENT,
        scoring: bool = False,
        flips: str = "",
    ) -> Story:
        """Lay the table out by hand, once, before the first answer, at the start of a turn; with
        `scoring`, after the last one.

        Nobody has anything, and Park and row are empty, unless told so: fewer options to write
        down. Decks that are not named hold all that lies nowhere else; what is left out of a named
        one is out of the game. `enchanted` reads `"hello-nursery p-plant-1 p-plant-2, ..."`,
        `visitors` (alone) `"iron hello-nursery, ..."`, `flips` the next coins, `"heads tails"`."""
        assert not self._answered, "after the first answer nothing is placed by hand"
        t = self.table
        t.turn, t.ending, t.finals, t.stalled = turn, ending, finals, 0
        t.owes_turn, t.turn_at, t.sets, t.new_shops = False, ABSENT, [], []
        t.joined, t.fire_window, t.new_spaces = [], 0, []
        t.spaces = t.spaces if spaces is None else spaces
        self._lay_dragons(town, hands, shown, park, artisan_deck)
        self._lay_shops(town, at, token, visitors, shop_deck)
        self._lay_enchantments(row, enchanted, reserved, enchantment_deck)
        self._lay_fancies(fancies, scored, fancy_deck)
        self._lay_goods(goods, park_goods, alley)
        t.rep = [*rep, *[0] * t.seats][: t.seats]
        ids = [row.id for row in t.content.companions]
        t.companions = [ids.index(id) if id else ABSENT for id in self._each(companions)]
        t.used = [0] * t.seats
        t.smallest = [len(t.artisan_deck), len(t.enchantment_deck)]
        self._foresee(flips.split())
        t.phase = phases.SETUP
        t.stack = [END_SCORING if scoring else TAKE_TURN]
        t.log = []
        t.run()
        self.game._question = None
        return self

    def _foresee(self, flips: list[str]) -> None:
        """Find a seed that flips the next coins like this."""
        t, seed = self.table, SEED
        wanted = [flip == "heads" for flip in flips]
        t.reseed(seed)
        while [t.randbelow(2) == 1 for _ in wanted] != wanted:
            seed += 1
            t.reseed(seed)
        t.reseed(seed)

    def _each(self, texts: Sequence[str]) -> list[str]:
        """A text for each seat."""
        return [*texts, *[""] * self.table.seats][: self.table.seats]

    def _lay_dragons(
        self, town: str, hands: Sequence[str], shown: Sequence[str], park: str, deck: str | None
    ) -> None:
        t = self.table
        left = [[t.content.first_of(type) + n for n in range(7)] for type in range(TYPES)]

        def dragons(text: str) -> list[int]:
            return [
                ABSENT if word == EMPTY else left[GOODS.index(word)].pop(0) for word in text.split()
            ]

        t.spots = [ABSENT] * len(t.spots)
        for place in town.split(", "):
            shop, _, slots = place.partition(" ")
            for spot, card in zip(self._spots(shop), dragons(slots), strict=True):
                t.spots[spot] = card
        for spot, card in zip(t.content.park_spots, dragons(park), strict=False):
            t.spots[spot] = card
        seen = [dragons(text) for text in self._each(shown)]
        hidden = [dragons(text) for text in self._each(hands)]
        t.hands = [sorted(open + own) for open, own in zip(seen, hidden, strict=True)]
        t.artisans_known = [NOBODY] * len(t.content.type_of)
        for card in (card for cards in seen for card in cards):
            t.artisans_known[card] = EVERYBODY
        if deck is None:
            t.artisan_deck = sorted(card for cards in left for card in cards)
        else:
            t.artisan_deck = dragons(deck)[::-1]

    def _spots(self, shop: str) -> tuple[int, ...]:
        content = self.table.content
        return content.spots_of[content.shop_ids.index(shop)]

    def _shop(self, name: str) -> int:
        return self.table.content.shop_ids.index(name) if name else ABSENT

    def _lay_shops(
        self, town: str, at: Sequence[str], token: str, visitors: str, deck: str | None
    ) -> None:
        t = self.table
        t.town = [self._shop(place.partition(" ")[0]) for place in town.split(", ")]
        t.space_of = [ABSENT] * len(t.content.shops)
        usual = len(t.town) <= t.content.town.spaces
        spaces = range(1, t.spaces + 1) if usual else clockwise(t)
        for number, space in zip(t.town, spaces, strict=False):
            t.space_of[number] = space
        t.at = [self._shop(id) for id in self._each(at)]
        t.token = GOODS.index(token) if t.is_solo else ABSENT
        t.visitors = [ABSENT] * TYPES if t.is_solo else []
        for standing in visitors.split(", ") if visitors else []:
            colour, shop = standing.split()
            t.visitors[GOODS.index(colour)] = self._shop(shop)
        others = range(len(t.content.starters), len(t.content.shops))
        t.shop_deck = [shop for shop in others if shop not in t.town]
        if deck is not None:
            t.shop_deck = [self._shop(id) for id in deck.split()][::-1]

    def _lay_enchantments(
        self, row: str, enchanted: str, reserved: Sequence[str], deck: str | None
    ) -> None:
        t = self.table
        ids = [card.id for card in t.content.enchantments]
        t.row = [ids.index(id) for id in row.split()]
        t.reserved = [ids.index(id) if id else ABSENT for id in self._each(reserved)]
        t.tucked = [ABSENT] * len(ids)
        for shop in enchanted.split(", ") if enchanted else []:
            id, *cards = shop.split()
            for card in cards:
                t.tucked[ids.index(card)] = self._shop(id)
        letter = ids[(t.row + t.enchantment_deck)[0]][0]
        used = {*t.row, *t.reserved, *(n for n, shop in enumerate(t.tucked) if shop != ABSENT)}
        rest = [n for n, id in enumerate(ids) if id[0] == letter and n not in used]
        t.enchantment_deck = rest
        if deck is not None:
            t.enchantment_deck = [ids.index(id) for id in deck.split()][::-1]

    def _lay_fancies(self, fancies: Sequence[str], scored: Sequence[str], deck: str | None) -> None:
        t, ids = self.table, self.table.content.fancy_ids
        t.fancies = [sorted(ids.index(id) for id in text.split()) for text in self._each(fancies)]
        t.scored = [[ids.index(id) for id in text.split()] for text in self._each(scored)]
        used = {card for cards in (*t.fancies, *t.scored) for card in cards}
        t.fancy_deck = [card for card in range(len(ids)) if card not in used]
        if deck is not None:
            t.fancy_deck = [ids.index(id) for id in deck.split()][::-1]
        t.fancies_known = [NOBODY] * len(ids)

    def _lay_goods(
        self, goods: Sequence[str], park_goods: Sequence[str], alley: Sequence[int]
    ) -> None:
        t = self.table
        t.goods = [counted(text) for text in self._each(goods)]
        t.alley = list(alley)
        lying = [*park_goods, *[""] * len(t.park_goods)][: len(t.park_goods)]
        t.park_goods = [[GOODS.index(good) for good in text.split()] for text in lying]
        on_cards = [sum(place.count(kind) for place in t.park_goods) for kind in range(COIN)]
        on_cards.append(sum(alley))
        total = [t.content.supply.goods] * TYPES + [t.content.supply.coins]
        held = [sum(own[kind] for own in t.goods) for kind in range(COIN + 1)]
        t.supply = [a - b - c for a, b, c in zip(total, held, on_cards, strict=True)]

    # What players do

    def gathers_at(self, shop: str) -> Story:
        """Visit a shop and gather there, where an enchantment could be cast instead or not."""
        self.answers(f"visit {shop}")
        if self.question.kind == "act":
            self.answers("gather")
        return self

    # What is there to be seen

    def has(
        self,
        seat: int,
        *,
        goods: str | None = None,
        rep: int | None = None,
        hand: str | None = None,
        fancies: str | None = None,
        scored: str | None = None,
        reserved: str | None = None,
        at: str | None = None,
        companion_used: bool | None = None,
    ) -> Story:
        """What lies before a seat, as that seat sees it. Goods, dragons and fancies in any order
        that a player would not mind."""
        own, name = self.game.view(seat)["seats"][seat], self.names[seat]
        if goods is not None:
            agree(
                in_words(counts_of(own["goods"])),
                in_words(dict(zip(KINDS, counted(goods), strict=True))),
                f"{name}'s goods",
            )
        if rep is not None:
            agree(own["reputation"], rep, f"{name}'s reputation")
        if hand is not None:
            types = sorted(dragon["kind"] for dragon in own["hand"])
            agree(types, sorted(hand.split()), f"{name}'s hand")
        if fancies is not None:
            agree(
                sorted(card["card"] for card in own["fancies"]),
                sorted(fancies.split()),
                f"{name}'s fancies",
            )
        if scored is not None:
            agree(
                sorted(card["card"] for card in own["scored"]),
                sorted(scored.split()),
                f"{name}'s scored fancies",
            )
        if reserved is not None:
            agree(own["reserved"]["card"] if own["reserved"] else "", reserved, f"{name}'s reserve")
        if at is not None:
            agree(own["pawn"]["at"], f"shop:{at}", f"{name}'s shop")
        if companion_used is not None:
            agree(own["companion"]["used"], companion_used, f"{name}'s companion")
        return self

    def shop(self, name: str) -> dict[str, Any]:
        """An open shop as everybody sees it."""
        return next(shop for shop in self.view["town"] if shop["card"] == name)

    def shows(self, name: str, slots: str, *, enchantments: str | None = None) -> Story:
        """The dragons of a shop, slot by slot, and its enchantments."""
        shop = self.shop(name)
        types = [slot["dragon"]["kind"] if slot["dragon"] else EMPTY for slot in shop["slots"]]
        agree(" ".join(types), slots, f"dragons at {name}")
        if enchantments is not None:
            agree(
                " ".join(card["card"] for card in shop["enchantments"]),
                enchantments,
                f"enchantments at {name}",
            )
        return self

    def town_is(self, *ids: str, facedown: int = 0) -> Story:
        agree([shop["card"] for shop in self.view["town"]], list(ids), "town")
        agree(self.facedown, facedown, "facedown shops")
        return self

    def park_is(self, text: str) -> Story:
        """The Park, place by place."""
        dragons = [place["dragon"] for place in self.view["park"]]
        places = [dragon["kind"] if dragon else EMPTY for dragon in dragons]
        agree(" ".join(places), text, "park")
        return self

    def row_is(self, text: str) -> Story:
        agree(" ".join(card["card"] for card in self.view["row"]["cards"]), text, "row")
        return self

    @property
    def facedown(self) -> int:
        """New shops that have not opened."""
        return sum(space["facedown"] for space in self.view["spaces"])

    def left_in(self, deck: str) -> int:
        return cards_left(self.view, deck)

    @property
    def supply(self) -> dict[str, int]:
        """The piles beside the town, by kind."""
        return counts_of(self.view["supply"])

    def in_supply(self, kind: str) -> int:
        return self.supply[kind]

    @property
    def is_ending(self) -> bool:
        return self.view["ending"] is not None

    @property
    def turns_left(self) -> int | None:
        """Turns after this one, once the end is triggered."""
        ending = self.view["ending"]
        return ending and int(ending["turns_left"])

    def offers(self, *keys: str) -> Story:
        """Among others these options are there."""
        for key in keys:
            assert key in self.question.options.keys, f"{key} is not offered"
        return self

    def does_not_offer(self, *keys: str) -> Story:
        for key in keys:
            assert key not in self.question.options.keys, f"{key} is offered"
        return self

    def ends_turn(self) -> Story:
        """Decline whatever is still offered until the turn has passed on."""
        turns = self.view["turns"]
        declines = ("nothing", "end turn", "stop", "stay", "keep dragon")
        while self.game.question is not None and self.view["turns"] == turns:
            keys = self.question.options.keys
            wanted = [key for key in keys if key.endswith(declines)]
            assert wanted, f"nothing of this declines: {keys}"
            self.answers(wanted[0])
        return self


KINDS = (*GOODS, "coin")


def counted(text: str) -> list[int]:
    """`"2 bread 1 coin"` as counts of all goods and coins."""
    counts, words = dict.fromkeys(KINDS, 0), text.split()
    for count, kind in zip(words[::2], words[1::2], strict=True):
        counts[kind] += int(count)
    return list(counts.values())


def cards_left(view: dict[str, Any], deck: str) -> int:
    """The cards of a deck: `artisans`, `fancies`, `enchantments` or `shops`."""
    counts = {pile["id"]: int(pile["count"]) for pile in view["decks"]}
    return counts[f"deck:{deck}"]


def counts_of(piles: list[dict[str, Any]]) -> dict[str, int]:
    """Piles as counts by kind."""
    return {pile["kind"]: pile["count"] for pile in piles}


def in_words(counts: dict[str, int]) -> str:
    return " ".join(f"{count} {kind}" for kind, count in counts.items() if count)


def a_town(*more: str) -> str:
    """The six starter shops with their dragons, and further ones."""
    starters = ("critical-rolls bread", "draco-bell meat", "smith-mart iron")
    others = ("fragile-reptile crystal", "hello-nursery plant", "potable-potions potion")
    return ", ".join([*(f"{shop} - -" for shop in (*starters, *others)), *more])


EVERY_TYPE = " ".join(GOODS)
"""A hand with one dragon of each type."""


def lying_in_park(story: Story) -> list[str]:
    """The goods on each artisan of the Park, place by place."""
    return [" ".join(Counter(place["goods"]).elements()) for place in story.view["park"]]


STARTERS = tuple(place.split()[0] for place in a_town().split(", "))


def starters_but(*shops: str) -> list[str]:
    """Visits to the starter shops other than these."""
    return [f"visit {shop}" for shop in STARTERS if shop not in shops]


def placings(shop: str, *slots: str) -> tuple[str, ...]:
    """All that is offered at an empty shop to a hand of all six types, told what each slot takes:
    `placings("wishing-well", "bread iron potion", "meat crystal plant", "any")`."""
    takes = [GOODS if slot == "any" else slot.split() for slot in slots]
    found = [
        f"place {type} on {shop} {number}"
        for type in GOODS
        for number, types in enumerate(takes, 1)
        if type in types
    ]
    return (*found, "place nothing")


def dealt(*companions: str, seats: int = 2) -> Story:
    """A new game in which these companions were dealt, in turn order, `""` for any; nobody has
    chosen a fancy yet."""
    for seed in range(100_000):
        story = Story(seats=seats, companions=True, seed=seed)
        t = story.table
        ids = [t.content.companions[t.companions[seat]].id for seat in in_order(story)]
        if all(own in ("", id) for own, id in zip(companions, ids, strict=False)):
            return story
    raise AssertionError(f"nobody is dealt {companions}")


def in_order(story: Story) -> list[int]:
    """The seats in turn order, from the one whose turn it is."""
    t = story.table
    return [(t.turn + step) % t.seats for step in range(t.seats)]


def told_to(story: Story, seat: int | None) -> list[str]:
    """All that was told since the table was laid, as far as a seat (or a spectator) may know."""
    words, content, to = story.game.title.words, story.table.content, Listener(NAMES)
    seen = (event.seen_by(seat) for event in story._log)
    told = [words.event(event, content, to) for event in seen if event is not None]
    return [words for words in told if words]


def known_hand(story: Story, owner: int, viewer: int | None) -> str:
    """The artisans of one seat's hand that another (or a spectator) knows."""
    hand = story.game.view(viewer)["seats"][owner]["hand"]
    return " ".join(sorted(dragon["kind"] for dragon in hand))


def known_fancies(story: Story, owner: int, viewer: int | None) -> str:
    """The unscored fancies of one seat that another (or a spectator) knows."""
    cards = story.game.view(viewer)["seats"][owner]["fancies"]
    return " ".join(sorted(card["card"] for card in cards))


# What a client is sent


def prompt_of(story: Story) -> dict[str, Any]:
    prompt = story.game.prompt(story.question.seat)
    assert prompt is not None
    return dict(prompt)


def offered(story: Story) -> dict[str, Any]:
    """The options of the open question by their keys."""
    return {option["key"]: option for option in prompt_of(story)["options"]}


def touches(story: Story) -> dict[str, tuple[str, ...]]:
    """What is touched for each option: the targets, and the variant where there is one."""
    return {
        key: (*option["targets"], *([option["variant"]] if option["variant"] else []))
        for key, option in offered(story).items()
    }


def before(story: Story, seat: int) -> dict[str, Any]:
    """What lies before a seat, as it sees that itself."""
    own: dict[str, Any] = story.game.view(seat)["seats"][seat]
    return own
