"""What the options of a turn would mean."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.phrases import and_list, counted, with_article
from emberhall.kernel.steps import ABSENT, PASS, Ask
from emberhall.kernel.words import Listener
from emberhall.titles.flamecraft.enchant import BuyEnchantment, ChooseSets, TakeOff
from emberhall.titles.flamecraft.end_turn import ReturnDragons
from emberhall.titles.flamecraft.fire import INSTEAD, FireUp, Swap
from emberhall.titles.flamecraft.fire_goods import DifferentGoods, DoubleGood
from emberhall.titles.flamecraft.fire_sets import ANY_NUMBER, LEFT, NO_FIRE, joined_for
from emberhall.titles.flamecraft.gifts import NOBODY, EntryGift, GiftGood, Receive
from emberhall.titles.flamecraft.kinds import Spot
from emberhall.titles.flamecraft.pay import AS_PROPOSED, Pay
from emberhall.titles.flamecraft.place import KINDS, ChooseSlot, PlaceHere, PlaceInTown, slots_for
from emberhall.titles.flamecraft.rewards import DECK, ChooseGood, DrawArtisan
from emberhall.titles.flamecraft.start import ChooseToken, KeepFancy, StartingGood, StartReserve
from emberhall.titles.flamecraft.study import MayReserve, Study, StudyGood
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.turn import (
    GATHER,
    WITH_COMPANION,
    Act,
    EndTurn,
    Visit,
    helper,
)
from emberhall.titles.flamecraft.words.cards import (
    brings_words,
    enchantment_words,
    fancy_words,
    reward_words,
)
from emberhall.titles.flamecraft.words.names import (
    ability_words,
    cost_words,
    dragon_words,
    kind_words,
    park_words,
    spot_words,
)


@singledispatch
def option(step: Ask, t: Town, pick: int, to: Listener) -> str:
    """What an option would mean at the table as it stands."""
    raise NotImplementedError(type(step).__name__)


@option.register
def choose_token(step: ChooseToken, t: Town, pick: int, to: Listener) -> str:
    return f"The {t.content.types[pick].name} token"


@option.register
def keep_fancy(step: KeepFancy, t: Town, pick: int, to: Listener) -> str:
    return fancy_words(t.content, pick)


@option.register
def starting_good(step: StartingGood, t: Town, pick: int, to: Listener) -> str:
    return f"1 {t.content.types[pick].name}"


@option.register
def start_reserve(step: StartReserve, t: Town, pick: int, to: Listener) -> str:
    return enchantment_words(t.content, pick)


@option.register
def visit(step: Visit, t: Town, pick: int, to: Listener) -> str:
    visitors = 0 if t.content.free_entry[pick] else t.visitors_at(pick)
    price = f", for {counted(visitors, 'good or coin', 'goods or coins')}" if visitors else ""
    return f"{t.content.shops[pick].name}: {brings_words(t, pick)}{price}"


@option.register
def act(step: Act, t: Town, pick: int, to: Listener) -> str:
    if pick == GATHER:
        return f"Gather: {brings_words(t, step.shop)}"
    companion = helper(t.content, pick)
    tail = "" if companion is None else f" + {companion.name}"
    return f"Cast {enchantment_words(t.content, pick % WITH_COMPANION)}{tail}"


@option.register
def end_turn(step: EndTurn, t: Town, pick: int, to: Listener) -> str:
    return "End your turn"


@option.register
def return_dragons(step: ReturnDragons, t: Town, pick: int, to: Listener) -> str:
    held = [t.content.type_of[card] for card in t.hands[t.turn]].count(pick)
    dragon = with_article(t.content.types[pick].name).capitalize()
    return f"{dragon} dragon (you have {held})"


@option.register
def receive(step: Receive, t: Town, pick: int, to: Listener) -> str:
    return "To nobody: it goes back" if pick == NOBODY else f"To {to.name(pick)}"


@option.register
def entry_gift(step: EntryGift, t: Town, pick: int, to: Listener) -> str:
    return kind_words(t, pick).capitalize()


@option.register
def gift_good(step: GiftGood, t: Town, pick: int, to: Listener) -> str:
    return kind_words(t, pick).capitalize()


@option.register
def pay(step: Pay, t: Town, pick: int, to: Listener) -> str:
    if pick == AS_PROPOSED:
        return f"Pay {cost_words(t.content, step.paid())}"
    return f"Spend a coin in place of 1 {t.content.types[pick].name}"


@option.register
def choose_sets(step: ChooseSets, t: Town, pick: int, to: Listener) -> str:
    rep = t.content.enchantments[step.card].per_set * (pick - 1)
    paid = cost_words(t.content, step.cost(t.content, pick))
    return f"{counted(pick, 'set')}: {paid} for {rep} reputation"


@option.register
def take_off(step: TakeOff, t: Town, pick: int, to: Listener) -> str:
    return "No more" if pick == PASS else f"1 {t.content.types[pick].name}"


@option.register
def buy_enchantment(step: BuyEnchantment, t: Town, pick: int, to: Listener) -> str:
    return enchantment_words(t.content, pick)


@option.register
def study(step: Study, t: Town, pick: int, to: Listener) -> str:
    cost, row = cost_words(t.content, t.content.costs[pick]), t.content.enchantments[pick]
    return f"{row.name} ({row.icon}): {cost}"


@option.register
def study_good(step: StudyGood, t: Town, pick: int, to: Listener) -> str:
    return f"1 {t.content.types[pick].name} (you have {t.goods[t.turn][pick]})"


@option.register
def may_reserve(step: MayReserve, t: Town, pick: int, to: Listener) -> str:
    return "Leave it in the row" if pick == PASS else enchantment_words(t.content, pick)


@option.register
def place_here(step: PlaceHere, t: Town, pick: int, to: Listener) -> str:
    if pick == PASS:
        return "Place no dragon"
    spot, type = divmod(pick, KINDS)
    dragon = with_article(t.content.types[type].name).capitalize()
    gains = reward_words(t.content, step.reward(t.content, spot))
    return f"{dragon} dragon on slot {t.content.slot[spot]}: {gains}{filling(t, spot)}"


@option.register
def place_in_town(step: PlaceInTown, t: Town, pick: int, to: Listener) -> str:
    slots = len(slots_for(t, pick, step.any_icon))
    name = with_article(t.content.types[pick].name).capitalize()
    return f"{name} dragon ({slots} {'slot takes' if slots == 1 else 'slots take'} it)"


@option.register
def choose_slot(step: ChooseSlot, t: Town, pick: int, to: Listener) -> str:
    place, slot = t.content.shops[t.content.place_of[pick]].name, t.content.slot[pick]
    gains = reward_words(t.content, t.content.rewards[pick])
    return f"{place}, slot {slot}: {gains}{filling(t, pick)}"


def filling(t: Town, spot: Spot) -> str:
    """A tail for an option that fills a shop."""
    others = [other for other in t.content.spots_of[t.content.place_of[spot]] if other != spot]
    return ", and fills it" if all(t.spots[other] != ABSENT for other in others) else ""


@option.register
def choose_good(step: ChooseGood, t: Town, pick: int, to: Listener) -> str:
    return f"Gain 1 {t.content.types[pick].name} (you have {t.goods[t.turn][pick]})"


@option.register
def draw_artisan(step: DrawArtisan, t: Town, pick: int, to: Listener) -> str:
    if pick == DECK:
        return f"The top card of the deck ({len(t.artisan_deck)} left)"
    return f"{dragon_words(t.content, t.spots[pick])} from the Park{park_words(t, pick)}"


@option.register
def fire_up(step: FireUp, t: Town, pick: int, to: Listener) -> str:
    if pick == PASS:
        has_begun = 1 < t.sets[-1][LEFT] < ANY_NUMBER
        return "Fire up no more" if has_begun else "Fire up no dragon"
    card = t.spots[pick % INSTEAD]
    if pick >= INSTEAD:
        pocus = t.content.fancies[joined_for(t, NO_FIRE)]
        return f"{dragon_words(t.content, card)}: {pocus.rep} reputation from {pocus.name}"
    return f"{dragon_words(t.content, card)}: {ability_words(t.content, card)}"


@option.register
def different_goods(step: DifferentGoods, t: Town, pick: int, to: Listener) -> str:
    names = [type.name for kind, type in enumerate(t.content.types) if pick >> kind & 1]
    return and_list(names).capitalize()


@option.register
def double_good(step: DoubleGood, t: Town, pick: int, to: Listener) -> str:
    name, held = t.content.types[pick].name, t.goods[t.turn][pick]
    return f"{t.content.fire.goods} {name} (you have {held})"


@option.register
def swap(step: Swap, t: Town, pick: int, to: Listener) -> str:
    card = t.spots[pick]
    where = spot_words(t.content, pick)
    return f"{dragon_words(t.content, card)} at {where}: {ability_words(t.content, card)}"
