"""The ids of everything in the Vale that can be pointed at, moved or lit.

- `seat:0`, and what lies before it: `hand:0`, `deck:0`, `discard:0`, `prep:0`, `played:0`,
  `row:0` (life cards), `hoard:0:meat` (also `hoard:0:quest`), `spells:0` (magic spoken),
  `power:0`.
- `card:hand:0:bite`, a card where it lies, and `card:hand:0:grow:2`, the second of equal ones
  there. Cards are kinds: one that is moved is told by its kind and its places.
- `path:0` to `path:3`, the places of the upgrade path; `open:magic`, where magic tokens lie open;
  `open:offer`, where traits or powers lie open to be chosen.
- `deck:upgrades`, `deck:conditions`, `deck:events`, `deck:minions`, `deck:magic`, and
  `discard:...` of the same names. The view lists the minions in `discard:minions` and the events
  in `discard:events` one by one, each with its id: they may come and go within one answer.
- `supply:meat`; `tile:lake`; `lying:lake:meat`, resources on a tile; `quest:lake`, the quest
  tokens, seals, marks or fires there.
- `dragon:0` and `dragon:amber`, the pieces on the map; `captive:amber`, while she is one.
- `minion:wolf-2` (each is one of its kind), `structure:...`, `boss:...`, `magic:...`,
  `secret:...`, `curse:...`, `trait:...`, `event:...`, `page:1`; `figure:cinder`, a dragon one can
  play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from emberhall.kernel.wire import Id, Seat, thing
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.things import (
    AMBER,
    GOODS,
    QUEST,
    RESOURCES,
    Boss,
    Card,
    Dragon,
    EventCard,
    Figure,
    Good,
    Minion,
    Resource,
    Secret,
    Tile,
    Token,
)

CAPTIVE: Final = Id("captive:amber")
OPEN_MAGIC: Final = Id("open:magic")
OFFER: Final = Id("open:offer")


@cache
def dragon_id(dragon: Dragon) -> Id:
    return thing("dragon", "amber" if dragon == AMBER else dragon)


@cache
def hand_id(seat: Seat) -> Id:
    return thing("hand", seat)


@cache
def prep_id(seat: Seat) -> Id:
    return thing("prep", seat)


@cache
def played_id(seat: Seat) -> Id:
    return thing("played", seat)


@cache
def row_id(seat: Seat) -> Id:
    return thing("row", seat)


@cache
def spells_id(seat: Seat) -> Id:
    return thing("spells", seat)


@cache
def power_id(seat: Seat) -> Id:
    return thing("power", seat)


@cache
def deck_id(whose: int | str) -> Id:
    """The deck of a seat, or one of those beside the Vale: `deck_id("upgrades")`."""
    return thing("deck", whose)


@cache
def discard_id(whose: int | str) -> Id:
    return thing("discard", whose)


def card_ids(content: Content, place: Id, cards: Sequence[Card]) -> Iterator[Id]:
    """The ids of the cards in a place; equal ones are numbered from the second on."""
    met: dict[int, int] = {}
    for card in cards:
        met[card] = met.get(card, 0) + 1
        yield card_id(content, place, card, met[card])


@cache
def card_id(content: Content, place: Id, card: Card, number: int = 1) -> Id:
    """A card where it lies; of equal ones there, the first unless told otherwise."""
    return thing("card", place, content.cards[card].id, *((number,) if number > 1 else ()))


@cache
def path_id(place: int) -> Id:
    return thing("path", place)


@cache
def hoard_id(seat: Seat, good: Good) -> Id:
    """What a seat holds of a resource, or of quest tokens."""
    return thing("hoard", seat, GOODS[good])


@cache
def supply_id(resource: Resource) -> Id:
    return thing("supply", RESOURCES[resource])


@cache
def tile_id(content: Content, tile: Tile) -> Id:
    return thing("tile", content.tiles[tile].id)


@cache
def lying_id(content: Content, tile: Tile, good: Good) -> Id:
    """A resource that lies on a tile, or the quest tokens there."""
    if good == QUEST:
        return quest_id(content, tile)
    return thing("lying", content.tiles[tile].id, RESOURCES[good])


@cache
def quest_id(content: Content, tile: Tile) -> Id:
    return thing("quest", content.tiles[tile].id)


@cache
def minion_id(content: Content, minion: Minion) -> Id:
    return thing("minion", content.minion_ids[minion])


@cache
def structure_id(content: Content, secret: Secret) -> Id:
    return thing("structure", content.secrets[secret].id)


@cache
def boss_id(content: Content, boss: Boss) -> Id:
    return thing("boss", content.bosses[boss].id)


@cache
def magic_id(content: Content, token: Token) -> Id:
    return thing("magic", content.magic[token].id)


@cache
def secret_id(content: Content, secret: Secret) -> Id:
    return thing("secret", content.secrets[secret].id)


@cache
def trait_id(content: Content, card: Card) -> Id:
    """A trait that lies open, or that a dragon has."""
    return thing("trait", content.cards[card].id)


@cache
def figure_id(content: Content, dragon: Figure) -> Id:
    """A dragon one can play, whoever does."""
    return thing("figure", content.dragons[dragon].id)


@cache
def curse_id(content: Content, curse: Secret) -> Id:
    return thing("curse", content.secrets[curse].id)


@cache
def event_id(content: Content, event: EventCard) -> Id:
    return thing("event", content.events[event].id)


@cache
def page_id(page: int) -> Id:
    """From 1, as they are read."""
    return thing("page", page + 1)
