"""Where every component of Flame & Fang lies. Nothing is ever made or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from emberhall.kernel.wire import Seat
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import KINDS, RESOURCES, Card, EventCard, Minion, Token


def inventory(t: Vale) -> Mapping[str, Mapping[str, int]]:
    """Cards of every kind, minions, events, magic tokens and resources."""
    lying = [sum(t.lying[kind::KINDS]) for kind in range(KINDS)]
    places: dict[str, Mapping[str, int]] = {
        "upgrade path": _cards(t, t.path),
        "upgrade deck": _cards(t, t.upgrade_deck),
        "upgrade discard": _cards(t, t.upgrade_discard),
        "out of play": _cards(t, t.removed),
        "condition deck": _cards(t, t.condition_deck),
        "condition discard": _cards(t, t.condition_discard),
        "events": _events(t, (*t.event_deck, *t.unused_events, *t.past_events)),
        "minion deck": _minions(t, t.minion_deck),
        "minion discard": _minions(t, t.minion_discard),
        "the Vale": _minions(t, t.horde),
        "magic": _magic(t, (*t.magic_pile, *t.magic_open, *t.magic_discard)),
        "supply": _resources(t.supply),
        "lying": _resources(lying),
    }
    for seat in range(t.seats):
        places |= _of_seat(t, seat)
    places["box"] = _in_the_box(t, places)
    return places


def _in_the_box(t: Vale, places: Mapping[str, Mapping[str, int]]) -> Mapping[str, int]:
    """Starting cards and traits that nobody has in this chapter."""
    content = t.content
    boxed: Counter[str] = Counter()
    for dragon in range(len(content.dragons)):
        boxed.update(_cards(t, content.starting_cards(dragon)))
    boxed.update(f"card {card.id}" for card in content.cards if card.level)
    for things in places.values():
        for thing, count in things.items():
            if thing in boxed:
                boxed[thing] -= count
    return boxed


def _of_seat(t: Vale, seat: Seat) -> dict[str, Mapping[str, int]]:
    own = {
        "hand": t.hands[seat],
        "deck": t.decks[seat],
        "prep": t.prep[seat],
        "played": t.played[seat],
        "discard": t.discards[seat],
        "row": t.rows[seat],
    }
    places: dict[str, Mapping[str, int]] = {
        f"{place} {seat}": _cards(t, cards) for place, cards in own.items()
    }
    places[f"hoard {seat}"] = _resources(t.hoards[seat])
    places[f"spells {seat}"] = _magic(t, t.spells[seat])
    return places


def _cards(t: Vale, cards: Iterable[Card]) -> Mapping[str, int]:
    return Counter(f"card {t.content.cards[card].id}" for card in cards)


def _events(t: Vale, events: Iterable[EventCard]) -> Mapping[str, int]:
    return Counter(f"event {t.content.events[event].id}" for event in events)


def _minions(t: Vale, minions: Iterable[Minion]) -> Mapping[str, int]:
    return Counter(f"minion {t.content.minion_ids[minion]}" for minion in minions)


def _magic(t: Vale, tokens: Iterable[Token]) -> Mapping[str, int]:
    return Counter(f"magic {t.content.magic[token].id}" for token in tokens)


def _resources(counts: Iterable[int]) -> Mapping[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))
