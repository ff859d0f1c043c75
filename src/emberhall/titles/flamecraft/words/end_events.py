"""What happened without the players in Solo Mode, and at the end, in sentences."""

from __future__ import annotations

from emberhall.kernel.phrases import and_list, counted, who, whom
from emberhall.kernel.words import Listener
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.end_events import (
    AchievementUnlocked,
    CoinsTurnedIn,
    EndTriggered,
    GameEnded,
    MoonScored,
    NonPlayerCast,
    NonPlayerMoved,
    NonPlayerPlaced,
    NonPlayerSkipped,
    ScoringBegan,
    SoloEnded,
)
from emberhall.titles.flamecraft.words.called import (
    artisan_called,
    called,
    dragon_called,
    fancy_called,
    good_called,
    sentence,
)
from emberhall.titles.flamecraft.words.events import event


@event.register
def end_triggered(e: EndTriggered, content: Content, to: Listener) -> str:
    left = "one more turn" if e.alone else "one final turn each"
    if e.by == "stall":
        patience = counted(content.town.stall, "turn" if e.alone else "round")
        return f"Neither deck has shrunk for {patience}: by a house rule of ours, {left}."
    return f"The last {e.by} has left the deck: {left}."


@event.register
def non_player_placed(e: NonPlayerPlaced, content: Content, to: Listener) -> str:
    return sentence(f"{dragon_called(content, e.dragon)} settles at {called(content, e.shop)}")


@event.register
def non_player_skipped(e: NonPlayerSkipped, content: Content, to: Listener) -> str:
    return f"{artisan_called(content, e.artisan)} finds no slot and goes back to the deck."


@event.register
def non_player_moved(e: NonPlayerMoved, content: Content, to: Listener) -> str:
    return sentence(
        f"The {good_called(content, e.colour)} token moves to {called(content, e.shop)}"
    )


@event.register
def non_player_cast(e: NonPlayerCast, content: Content, to: Listener) -> str:
    return sentence(f"{called(content, e.enchantment)} comes to {called(content, e.shop)}")


@event.register
def scoring_began(e: ScoringBegan, content: Content, to: Listener) -> str:
    return "The last turn is over: coins and moon dragons are counted."


@event.register
def coins_turned_in(e: CoinsTurnedIn, content: Content, to: Listener) -> str:
    coins = counted(e.coins, "coin")
    return f"{who(to, e.seat):turns} in {coins} for {e.coins} reputation."


@event.register
def moon_scored(e: MoonScored, content: Content, to: Listener) -> str:
    paid = f"{e.reputation} reputation" if e.reputation else "its goal is not met"
    return f"{who(to, e.seat):reveals} {fancy_called(content, e.fancy)}: {paid}."


@event.register
def achievement_unlocked(e: AchievementUnlocked, content: Content, to: Listener) -> str:
    return f"Achievement unlocked: {called(content, e.achievement)}."


@event.register
def game_ended(e: GameEnded, content: Content, to: Listener) -> str:
    first, *others = e.winners
    if not others:
        return f"{who(to, first):wins} the game."
    names = [str(who(to, first)), *(str(whom(to, seat)) for seat in others)]
    return f"{and_list(names)} win the game."


@event.register
def solo_ended(e: SoloEnded, content: Content, to: Listener) -> str:
    award = next(row.name for row in content.awards if row.id == e.award)
    return f"{who(to, e.seat):ends} as a {award} with {e.reputation} reputation."
