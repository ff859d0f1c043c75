"""Why something that is not offered cannot be had now."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.steps import ABSENT, Ask
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import phases
from emberhall.titles.flamecraft.abilities import UseShopAbility
from emberhall.titles.flamecraft.fancies import ScoreFancy
from emberhall.titles.flamecraft.kinds import Card, Shop
from emberhall.titles.flamecraft.pay import Pay
from emberhall.titles.flamecraft.place import ChooseSlot, PlaceHere, hand_types
from emberhall.titles.flamecraft.rewards import ChooseGood
from emberhall.titles.flamecraft.spaces import ChooseSpace, clockwise
from emberhall.titles.flamecraft.start import KeepFancy
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.turn import Act, Visit


@singledispatch
def refusal(step: Ask, t: Town, key: str) -> str:
    """Empty where nothing helps."""
    return ""


@refusal.register
def keep_fancy(step: KeepFancy, t: Town, key: str) -> str:
    return "it was not dealt to you" if key.startswith("keep ") else ""


@refusal.register
def visit(step: Visit, t: Town, key: str) -> str:
    id = key.removeprefix("visit ")
    known = {t.content.shops[shop].id: shop for shop in t.town}
    if id not in known or not key.startswith("visit "):
        return "no such shop is open in Town" if key.startswith("visit ") else ""
    if known[id] == t.at[t.turn]:
        return "you must go to another shop than on your last turn"
    return "you have not enough to give one thing to everybody there"


@refusal.register
def act(step: Act, t: Town, key: str) -> str:
    return why_no_cast(t, step.shop, key.removeprefix("cast ")) if key[:5] == "cast " else ""


@refusal.register
def pay(step: Pay, t: Town, key: str) -> str:
    return "you have no coin to spare" if key.startswith("pay coin for ") else ""


@refusal.register
def place_here(step: PlaceHere, t: Town, key: str) -> str:
    return why_no_place(t, key)


@refusal.register
def choose_slot(step: ChooseSlot, t: Town, key: str) -> str:
    spot, ids = key.removeprefix("place on "), t.content.spot_ids
    if not key.startswith("place on ") or spot not in ids:
        return ""
    taken = t.spots[ids.index(spot)] != ABSENT
    return "that slot is not empty" if taken else "that slot does not take this dragon"


@refusal.register
def choose_space(step: ChooseSpace, t: Town, key: str) -> str:
    verb, _, number = key.partition(" ")
    if verb != "space":
        return ""
    known = [str(space) for space in clockwise(t)]
    return "a shop lies there already" if number in known else f"Town has {len(known)} spaces"


@refusal.register
def choose_good(step: ChooseGood, t: Town, key: str) -> str:
    return "a coin is not a good" if key == "gain coin" else ""


@refusal.register
def score_fancy(step: ScoreFancy, t: Town, key: str) -> str:
    return "its goal is not met, or it is not yours" if key.startswith("score ") else ""


@refusal.register
def use_shop_ability(step: UseShopAbility, t: Town, key: str) -> str:
    return "it cannot be used like that now" if key.startswith("use ") else ""


def why_no_cast(t: Town, shop: Shop, name: str) -> str:
    ids = [card.id for card in t.content.enchantments]
    if name not in ids:
        return ""
    card = ids.index(name)
    if card not in t.row and card != t.reserved[t.turn]:
        return "that enchantment is neither in the row nor reserved by you"
    if t.tucked.count(shop) >= t.content.town.enchantments:
        return "this shop has all the enchantments it can have"
    if not t.content.enchants[shop] >> card & 1:
        return "its icon is not the shop's"
    return "you cannot pay its cost"


def why_no_place(t: Town, key: str) -> str:
    """Why an artisan cannot be placed as the key says."""
    verb, _, rest = key.partition(" ")
    type, _, spot = rest.partition(" on ")
    ids = t.content.spot_ids
    if verb != "place" or type not in t.content.type_ids or spot not in ids:
        return ""
    number = t.content.type_ids.index(type)
    if number not in hand_types(t):
        return f"you have no {type} dragon in your hand"
    if t.spots[ids.index(spot)] != ABSENT:
        return "that slot is not empty"
    takes = t.content.takes[ids.index(spot)]
    return "" if takes >> number & 1 else f"that slot takes no {type} dragon"


def no_interrupt(t: Town, step: Ask, wanted: str) -> str:
    """Why this fancy cannot be revealed now, or this companion not be used."""
    verb, _, id = wanted.partition(" ")
    seat = step.seat(t)
    if verb == "reveal" and id in t.content.fancy_ids:
        return no_fancy(t, step, seat, t.content.fancy_ids.index(id))
    if verb != "companion" or id not in [row.id for row in t.content.companions]:
        return ""
    own = t.companions[seat]
    if own == ABSENT or t.content.companions[own].id != id:
        return "that is not your companion"
    if t.used[seat]:
        return "your companion has been used"
    return not_now(t, step, seat) or "this is not the moment for your companion"


def no_fancy(t: Town, step: Ask, seat: Seat, fancy: Card) -> str:
    if fancy in t.scored[seat]:
        return "a sun dragon is scored once in a game"
    if fancy not in t.fancies[seat]:
        return "you do not have that fancy dragon"
    if not t.content.is_sun[fancy]:
        return "a moon dragon waits for the end of the game"
    return not_now(t, step, seat) or "its goal is not met now"


def not_now(t: Town, step: Ask, seat: Seat) -> str:
    if t.phase != phases.TURN or seat != t.turn:
        return "that is for the middle of your own turn"
    return "first finish the choice you have begun" if step.atomic() else ""
