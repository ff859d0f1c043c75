"""What happened, in sentences to whoever listens."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import and_list, counted, who, whom
from emberhall.kernel.words import Listener
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.dragon_events import (
    ArtisanDrawn,
    ArtisanGiven,
    ArtisanPlaced,
    ArtisanReplaced,
    ArtisanShown,
    ArtisansReturned,
    ArtisansRevealed,
    ArtisanTaken,
    DragonReturned,
    DragonsSwapped,
    FanciesReturned,
    FancyDrawn,
    FancyGiven,
    FancyKept,
    FancyRevealed,
    FiredUp,
    NoDragonFits,
    ParkFed,
    PocusInstead,
    PreFilled,
)
from emberhall.titles.flamecraft.events import (
    AbilityUsed,
    CoinFlipped,
    CoinsLeft,
    CoinsTaken,
    CompanionDealt,
    CompanionUsed,
    EnchantmentCast,
    EnchantmentReserved,
    EnchantmentsRevealed,
    GoodGiven,
    GoodsGained,
    GoodsOverLimit,
    GoodsSpent,
    ReputationGained,
    ReputationLost,
    ShopDrawn,
    ShopFilled,
    ShopRevealed,
    ShopVisited,
    TokenChosen,
    TownSetUp,
)
from emberhall.titles.flamecraft.fire_sets import NO_FIRE
from emberhall.titles.flamecraft.words.called import (
    called,
    dragon_called,
    fancy_called,
    good_called,
    goods_called,
    sentence,
)


@singledispatch
def event(e: Event, content: Content, to: Listener) -> str:
    """Empty: nothing to tell."""
    return ""


@event.register
def town_set_up(e: TownSetUp, content: Content, to: Listener) -> str:
    shops = counted(len(e.shops), "shop")
    return f"The town opens its {shops}: {whom(to, e.first):begins}."


@event.register
def token_chosen(e: TokenChosen, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):plays} the {good_called(content, e.colour)} token."


@event.register
def companion_dealt(e: CompanionDealt, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):is} joined by {called(content, e.companion)}."


@event.register
def fancy_kept(e: FancyKept, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):keeps} {fancy_called(content, e.fancy)}."


@event.register
def shop_visited(e: ShopVisited, content: Content, to: Listener) -> str:
    return sentence(f"{who(to, e.seat):visits} {called(content, e.shop)}")


@event.register
def good_given(e: GoodGiven, content: Content, to: Listener) -> str:
    receiver = "back to the piles" if e.to is None else f"to {whom(to, e.to)}"
    return f"{who(to, e.seat):gives} 1 {good_called(content, e.good)} {receiver}."


@event.register
def goods_gained(e: GoodsGained, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):gains} {goods_called(content, e.moves)}."


@event.register
def goods_spent(e: GoodsSpent, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):pays} {goods_called(content, e.moves)}."


@event.register
def goods_over_limit(e: GoodsOverLimit, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):returns} {goods_called(content, e.moves)}."


@event.register
def reputation_gained(e: ReputationGained, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):gains} {e.reputation} reputation."


@event.register
def reputation_lost(e: ReputationLost, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):loses} {e.reputation} reputation."


@event.register
def artisan_drawn(e: ArtisanDrawn, content: Content, to: Listener) -> str:
    dragon = "an artisan dragon" if e.dragon is None else dragon_called(content, e.dragon)
    return f"{who(to, e.seat):draws} {dragon}."


@event.register
def artisan_taken(e: ArtisanTaken, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} {dragon_called(content, e.dragon)} from the Park."


@event.register
def artisan_shown(e: ArtisanShown, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):shows} {dragon_called(content, e.dragon)}."


@event.register
def artisan_given(e: ArtisanGiven, content: Content, to: Listener) -> str:
    receiver = "the deck" if e.to is None else whom(to, e.to)
    return f"{who(to, e.seat):gives} {called(content, e.dragon)} to {receiver}."


@event.register
def artisan_replaced(e: ArtisanReplaced, content: Content, to: Listener) -> str:
    old, new = called(content, e.old), called(content, e.new)
    return f"{who(to, e.seat):takes} {old}; {new} comes in its place."


@event.register
def artisan_placed(e: ArtisanPlaced, content: Content, to: Listener) -> str:
    where = called(content, e.shop)
    return sentence(f"{who(to, e.seat):places} {dragon_called(content, e.dragon)} at {where}")


@event.register
def shop_filled(e: ShopFilled, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):has} filled the shop."


@event.register
def shop_drawn(e: ShopDrawn, content: Content, to: Listener) -> str:
    return "A new shop comes to Town, facedown."


@event.register
def shop_revealed(e: ShopRevealed, content: Content, to: Listener) -> str:
    return f"{called(content, e.shop)} opens."


@event.register
def pre_filled(e: PreFilled, content: Content, to: Listener) -> str:
    return sentence(f"{dragon_called(content, e.dragon)} is at home at {called(content, e.shop)}")


@event.register
def fired_up(e: FiredUp, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):fires} up {dragon_called(content, e.dragon)}."


@event.register
def no_dragon_fits(e: NoDragonFits, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):has} no dragon that fits an empty slot."


@event.register
def pocus_instead(e: PocusInstead, content: Content, to: Listener) -> str:
    names = [row.name for row in content.fancies if row.goal == NO_FIRE]
    fancy = names[0] if len(names) == 1 else "a fancy dragon"
    return f"{who(to, e.seat):lets} {called(content, e.dragon)} do a trick for {fancy}."


@event.register
def dragons_swapped(e: DragonsSwapped, content: Content, to: Listener) -> str:
    own, other = called(content, e.dragon), called(content, e.other)
    return sentence(f"{who(to, e.seat):swaps} {own} with {other} of {called(content, e.shop)}")


@event.register
def park_fed(e: ParkFed, content: Content, to: Listener) -> str:
    good = good_called(content, e.good)
    return f"{who(to, e.seat):puts} 1 {good} on {called(content, e.dragon)}."


@event.register
def ability_used(e: AbilityUsed, content: Content, to: Listener) -> str:
    return sentence(f"{who(to, e.seat):uses} the ability of {called(content, e.shop)}")


@event.register
def coin_flipped(e: CoinFlipped, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):flips} a coin: {'heads' if e.heads else 'tails'}."


@event.register
def coins_left(e: CoinsLeft, content: Content, to: Listener) -> str:
    player = who(to, e.seat)
    return f"{player:leaves} {counted(e.coins, 'coin')} and {player:~takes} another turn."


@event.register
def coins_taken(e: CoinsTaken, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} {counted(e.coins, 'coin')} from the alley."


@event.register
def enchantment_cast(e: EnchantmentCast, content: Content, to: Listener) -> str:
    what, where = called(content, e.enchantment), called(content, e.shop)
    return sentence(f"{who(to, e.seat):casts} {what} at {where}")


@event.register
def enchantment_reserved(e: EnchantmentReserved, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):reserves} {called(content, e.enchantment)}."


@event.register
def fancy_drawn(e: FancyDrawn, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):draws} {fancy_called(content, e.fancy)}."


@event.register
def fancy_given(e: FancyGiven, content: Content, to: Listener) -> str:
    receiver = "the deck" if e.to is None else whom(to, e.to)
    return f"{who(to, e.seat):gives} {fancy_called(content, e.fancy)} to {receiver}."


@event.register
def fancy_revealed(e: FancyRevealed, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):reveals} {fancy_called(content, e.fancy)}."


@event.register
def artisans_returned(e: ArtisansReturned, content: Content, to: Listener) -> str:
    dragons = f"{e.count} {good_called(content, e.type)} dragons"
    return f"{who(to, e.seat):returns} {dragons} to the deck."


@event.register
def fancies_returned(e: FanciesReturned, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):returns} {fancy_called(content, e.fancy)} to the deck."


@event.register
def companion_used(e: CompanionUsed, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):calls} on {called(content, e.companion)}."


@event.register
def dragon_returned(e: DragonReturned, content: Content, to: Listener) -> str:
    dragon = "a dragon" if e.dragon is None else called(content, e.dragon)
    return f"{who(to, e.seat):returns} {dragon} to the deck."


@event.register
def artisans_revealed(e: ArtisansRevealed, content: Content, to: Listener) -> str:
    dragons = and_list([called(content, dragon) for dragon in e.dragons])
    return f"{dragons} {'comes' if len(e.dragons) == 1 else 'come'} to the Park."


@event.register
def enchantments_revealed(e: EnchantmentsRevealed, content: Content, to: Listener) -> str:
    cards = and_list([called(content, card) for card in e.enchantments])
    return f"{cards} {'joins' if len(e.enchantments) == 1 else 'join'} the row."
