"""What cards in play and open pages change: hand sizes, hoards, prices and the like."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Seat
from emberhall.titles.flamefang.effects.grammar import Passive
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import Items, Tile

HAND: Final = 6
MAGIC_USES: Final = 2
BREAKAWAY: Final = 1


def hand_size(t: Vale, seat: Seat) -> int:
    own = [t.content.cards[card].ability for card in t.rows[seat]]
    if t.powers[seat] != ABSENT:
        own.append(t.content.passives[t.powers[seat]])
    return HAND + sum(passive.value for passive in own if passive and is_mod(passive, "hand"))


def hoard_room(t: Vale, seat: Seat) -> int:
    """The hoard spaces of a player board and the life cards below it."""
    room = t.content.room_of
    spaces = t.content.dragons[t.dragon[seat]].hoard + sum(room[card] for card in t.rows[seat])
    return spaces + (curse_value(t, "hoard", 0) if t.curses else 0)


def held(t: Vale, seat: Seat) -> int:
    """Everything in a hoard, quest tokens too."""
    return sum(t.hoards[seat]) + t.cargo[seat]


def free_room(t: Vale, seat: Seat) -> int:
    return hoard_room(t, seat) - held(t, seat)


def is_mod(passive: Passive | None, key: str) -> bool:
    return passive is not None and passive.kind == "mod" and passive.key == key


def curse_value(t: Vale, key: str, otherwise: int) -> int:
    """What a curse says about this, or the usual."""
    for curse in t.curses:
        passive = t.content.passives[curse]
        if passive is not None and is_mod(passive, key):
            return passive.value
    return otherwise


def breakaway(t: Vale) -> int:
    return curse_value(t, "breakaway", BREAKAWAY)


def magic_uses(t: Vale) -> int:
    return curse_value(t, "magic", MAGIC_USES)


def is_magic_free(t: Vale, seat: Seat) -> bool:
    """True where the next magic token costs no condition."""
    power = t.powers[seat]
    passive = t.content.passives[power] if power != ABSENT else None
    return (
        passive is not None
        and is_mod(passive, "magicfree")
        and (t.spells_used[seat] < passive.value)
    )


def grow_cost(t: Vale) -> int:
    return curse_value(t, "growcost", 0)


def is_tempering(t: Vale, tile: Tile) -> bool:
    """Whether a curse makes the minions tougher that spawn on this tile."""
    for curse in t.curses:
        passive = t.content.passives[curse]
        if passive is not None and is_mod(passive, "defense"):
            return t.content.tile_of[passive.tile] == tile
    return False


def temper(t: Vale) -> int:
    """How much tougher they are."""
    return curse_value(t, "defense", 0)


def all_prowl(t: Vale) -> bool:
    """True while the open page sets every minion prowling."""
    return is_mod(open_page(t).ongoing, "prowl")


def world_triggers(t: Vale, moment: str) -> list[Items]:
    """What happens at this moment: first by the page, then by a curse."""
    found = []
    ongoing = open_page(t).ongoing
    if ongoing is not None and ongoing.kind == "on" and ongoing.key == moment:
        found.append(open_page(t).happens)
    for curse in t.curses:
        passive = t.content.passives[curse]
        if passive is not None and passive.kind == "on" and passive.key == moment:
            found.append(t.content.passive_effects[curse])
    return found


def power_triggers(t: Vale, seat: Seat, moment: str) -> Items:
    """What a seat's dragon power brings at this moment."""
    power = t.powers[seat]
    if power == ABSENT:
        return ()
    passive = t.content.passives[power]
    assert passive is not None
    return t.content.passive_effects[power] if passive.key == moment else ()
