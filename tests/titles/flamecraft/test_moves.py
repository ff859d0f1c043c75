"""What went where: from the moves of events alone a client can lay out the whole table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

import pytest

import emberhall
from emberhall.kernel.events import Event, Move
from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import seat_id, thing
from emberhall.titles.flamecraft import TITLE, ids
from emberhall.titles.flamecraft.kinds import COIN
from emberhall.titles.flamecraft.table import Town

from .story import OLIVER, VIOLET, Story, a_town

KINDS = range(COIN + 1)
MODES: list[dict[str, Any]] = [
    {"seats": 1, "achievements": "all"},
    {"seats": 2},
    {"seats": 3, "enchantments": "golden", "companions": True},
    {"seats": 5, "companions": True, "shops": "random"},
]


class Laid:
    """A table that is laid out from moves: how many of what lie where, and each thing's place."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.counts: Counter[tuple[str | None, str]] = Counter()
        self.lying: Counter[str | None] = Counter()
        self.place: dict[str, str | None] = {}
        for event in events:
            for move in event.moves:
                self._carry_out(move)

    def _carry_out(self, move: Move) -> None:
        if move.thing is not None:
            assert self.place.get(move.thing, move.from_) == move.from_, move
            self.place[move.thing] = move.to
        self.counts[move.from_, move.kind] -= move.count
        self.counts[move.to, move.kind] += move.count
        self.lying[move.from_] -= move.count
        self.lying[move.to] += move.count

    def things_at(self, place: str) -> set[str]:
        return {thing for thing, where in self.place.items() if where == place}


def played(settings: dict[str, Any], seed: int) -> emberhall.Game:
    """A whole game by chance."""
    game = emberhall.new_game("flamecraft", seed=seed, **settings)
    chance = random.Random(seed)
    while game.question is not None:
        game.answer(chance.randrange(len(game.question.options)))
    return game


def table_of(game: emberhall.Game) -> Town:
    table = game._table
    assert isinstance(table, Town)
    return table


@pytest.mark.parametrize("settings", MODES, ids=str)
def test_moves_lay_out_the_whole_table(settings: dict[str, Any]) -> None:
    """For every seat and for those who watch: goods, coins, cards, pawns and reputation."""
    for seed in range(2):
        game = played(settings, seed)
        t = table_of(game)
        for viewer in (*range(t.seats), None):
            laid = Laid(game.events(viewer))
            seats_have(t, laid, viewer)
            town_has(t, laid)
            decks_have(t, laid)


def seats_have(t: Town, laid: Laid, viewer: int | None) -> None:
    content = t.content
    for seat in range(t.seats):
        for kind in KINDS:
            place = ids.goods(content, seat, kind)
            assert laid.counts[place, content.kind_ids[kind]] == t.goods[seat][kind]
        assert laid.counts[seat_id(seat), "reputation"] == t.rep[seat]
        assert laid.lying[ids.hand(seat)] == len(t.hands[seat])
        assert laid.lying[ids.fancies(seat)] == len(t.fancies[seat])
        assert laid.things_at(ids.scored(seat)) == {ids.fancy(content, n) for n in t.scored[seat]}
        if seat == viewer:
            hand, fancies = laid.things_at(ids.hand(seat)), laid.things_at(ids.fancies(seat))
            assert hand == {ids.dragon(content, card) for card in t.hands[seat]}
            assert fancies == {ids.fancy(content, card) for card in t.fancies[seat]}
        at = None if t.at[seat] == ABSENT else ids.shop(content, t.at[seat])
        assert laid.place[ids.pawn(seat)] == at
        kept = laid.things_at(seat_id(seat))
        if t.reserved[seat] != ABSENT:
            assert ids.enchantment(content, t.reserved[seat]) in kept
        if t.companions[seat] != ABSENT:
            assert ids.companion(content, t.companions[seat]) in kept


def town_has(t: Town, laid: Laid) -> None:
    content = t.content
    for spot, card in enumerate(t.spots):
        dragons = laid.things_at(ids.spot(content, spot))
        assert dragons == (set() if card == ABSENT else {ids.dragon(content, card)})
    for space, coins in enumerate(t.alley):
        assert laid.counts[ids.alley(space), "coin"] == coins
    for place, lying in enumerate(t.park_goods):
        spot = content.park + place
        dragon = 0 if t.spots[spot] == ABSENT else 1
        assert laid.lying[ids.spot(content, spot)] == len(lying) + dragon
    spaces = {laid.place[ids.shop(content, shop)] for shop in t.town}
    assert spaces == {ids.space(number) for number in range(1, len(t.town) + 1)}
    assert laid.things_at(ids.ROW) == {ids.enchantment(content, card) for card in t.row}
    for card, shop in enumerate(t.tucked):
        if shop != ABSENT:
            assert laid.place[ids.enchantment(content, card)] == ids.shop(content, shop)
    for kind, shop in enumerate(t.visitors):
        where = None if shop == ABSENT else ids.shop(content, shop)
        assert laid.place.get(ids.token(content, kind)) == where


def decks_have(t: Town, laid: Laid) -> None:
    """What has left a deck and not come back is what it lacks."""
    fancies = len(t.fancy_deck) + sum(len(cards) for cards in (*t.fancies, *t.scored))
    assert fancies + laid.lying[ids.FANCIES] == len(t.fancy_deck)
    in_town = sum(card != ABSENT for card in t.spots) - len(t.content.starters)
    hands = sum(len(hand) for hand in t.hands)
    assert laid.lying[ids.ARTISANS] == -(in_town + hands)
    others = len(t.town) + len(t.new_shops) - len(t.content.starters)
    assert laid.lying[ids.SHOPS] == -others
    supply, numbers = t.content.supply, t.supply
    for kind in KINDS:
        whole = supply.coins if kind == COIN else supply.goods
        assert whole + laid.lying[ids.supply(t.content, kind)] == numbers[kind]


@pytest.mark.parametrize("settings", MODES, ids=str)
def test_events_hold_ids_and_no_names(settings: dict[str, Any]) -> None:
    """Whoever is not concerned hears of a hidden card neither its kind nor its id."""
    game = played(settings, 3)
    for event in game.events(None):
        texts = [value for value in texts_in(event.data()) if value]
        assert all(text == text.lower() and " " not in text for text in texts), event
        for move in event.moves:
            hides = move.kind == ""
            assert not (hides and move.thing), event


def texts_in(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [text for key, value in data.items() if key != "event" for text in texts_in(value)]
    if isinstance(data, list):
        return [text for value in data for text in texts_in(value)]
    return [data] if isinstance(data, str) else []


def moves_of(story: Story, kind: str) -> tuple[Move, ...]:
    (event,) = [event for event in story._log if type(event).__name__ == kind]
    return event.moves


def test_a_dragon_goes_from_the_hand_to_its_slot() -> None:
    story = Story().given(a_town(), hands=("bread",)).answers("visit draco-bell")
    story.answers("place bread on draco-bell 3")
    (move,) = moves_of(story, "ArtisanPlaced")
    assert (move.from_, move.to) == ("hand:0", "slot:draco-bell:3")
    assert (move.kind, move.count, move.thing) == ("bread", 1, "dragon:bread-2")


def test_goods_of_the_park_come_from_where_they_lay() -> None:
    story = Story().given(
        a_town("drake-of-cakes - - -"),
        park="plant iron",
        park_goods=("plant", ""),
        goods=("2 bread",),
    )
    story.gathers_at("drake-of-cakes").answers("use drake-of-cakes", "draw park 1")
    gained = [event for event in story._log if type(event).__name__ == "GoodsGained"]
    assert gained[-1].moves == (Move("plant", thing("park", 1), thing("goods", 0, "plant")),)


def test_a_dragon_of_the_hand_is_laid_open_and_taken_back() -> None:
    shop = "touch-o-glass"
    story = Story().given(a_town(f"{shop} - - -"), hands=("meat plant",), goods=("1 bread",))
    story.gathers_at(shop).answers("place nothing", f"use {shop}", "fire hand plant", "gift bread")
    (shown,) = moves_of(story, "ArtisanShown")
    assert (shown.from_, shown.to, shown.thing) == ("hand:0", "place:shown", "dragon:plant-2")
    story.answers("keep dragon")
    (taken,) = moves_of(story, "ArtisanTakenBack")
    assert (taken.from_, taken.to, taken.thing) == ("place:shown", "hand:0", "dragon:plant-2")


@pytest.mark.parametrize("viewer", [OLIVER, VIOLET, None])
def test_a_drawn_dragon_is_named_to_its_owner_alone(viewer: int | None) -> None:
    story = Story().given(a_town(), park="plant", artisan_deck="iron bread")
    story.gathers_at("critical-rolls").answers("fire critical-rolls 1", "draw deck")
    (drawn,) = [event for event in story._log if type(event).__name__ == "ArtisanDrawn"]
    seen = drawn.seen_by(viewer)
    assert seen is not None
    (move,) = seen.moves
    assert (move.from_, move.to) == ("deck:artisans", "hand:0")
    assert bool(move.kind) is bool(move.thing) is (viewer == OLIVER)


def test_no_event_has_a_field_for_a_name_or_a_sentence() -> None:
    for event in TITLE.events.values():
        names = {part.name for part in fields(event)}
        assert not [name for name in names if name.endswith(("name", "names", "words"))], event
