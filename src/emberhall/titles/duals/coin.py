"""What a coin buys: two new shop cards, or the special action of an active fancy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhall.kernel.phrases import counted
from emberhall.kernel.steps import BREAK, NOTHING, Ask
from emberhall.titles.duals.bag import pull
from emberhall.titles.duals.cards import DRAW, DRAW_AND_SHOW, NEW_CARDS, PUT_UNDER
from emberhall.titles.duals.content import ACTIVE, FLAIR, RAINBOW, STARBURST, TAYLOR, Content
from emberhall.titles.duals.events import CoinSpent
from emberhall.titles.duals.moves import MOVE_ANY
from emberhall.titles.duals.score_phase import MUST_PAY, Score
from emberhall.titles.duals.steps import KEEP_ONE_OF_TWO, Place
from emberhall.titles.duals.words import fancy_words

if TYPE_CHECKING:
    from emberhall.titles.duals.table import Gameboard

STANDARD: Final = [BREAK]


def uses(t: Gameboard, step: Ask) -> list[int]:
    """What a coin could buy in the middle of this question. The player has one to spend."""
    if t.is_solo and type(step) is Score and step.picks(t) == MUST_PAY:
        return NOTHING
    if not t.fancies:  # asked at nearly every question of a standard game: no list is made
        return STANDARD if t.deck else NOTHING
    found = STANDARD.copy() if t.has_card_to_draw() else []
    for number, fancy in enumerate(ACTIVE, start=1):
        if fancy in t.fancies and _is_ready(t, fancy, step):
            found.append(BREAK + number)
    return found


def _is_ready(t: Gameboard, fancy: str, step: Ask) -> bool:
    if fancy == FLAIR:
        return t.has_card_to_draw()
    if fancy == STARBURST:
        return any(t.stacks)
    holds_one_to_play = type(step) is Place and step.fires
    return holds_one_to_play and (fancy == RAINBOW or t.has_token_to_pull())


def spend(t: Gameboard, seat: int, number: int) -> None:
    t.coins[seat] -= 1
    t.spent += 1
    t.coined = True
    if t.log is not None:
        t.log.append(CoinSpent(seat, use_words(t.content, number)))
    if number == NEW_CARDS:
        count = new_cards(t)
        t.then(*[DRAW] * count, *[PUT_UNDER] * count)
    else:
        _use(t, ACTIVE[number - 1])


def new_cards(t: Gameboard) -> int:
    """How many cards a coin would draw, and put under the deck."""
    return min(t.content.coin_cards, len(t.deck) + len(t.display))


def _use(t: Gameboard, fancy: str) -> None:
    if fancy == FLAIR:
        t.then(DRAW_AND_SHOW)
    elif fancy == RAINBOW:
        t.rainbow = True
    elif fancy == STARBURST:
        t.then(MOVE_ANY)
    else:
        pull(t)
        t.then(KEEP_ONE_OF_TWO)


def key(number: int) -> str:
    return "coin" if number == NEW_CARDS else f"coin {ACTIVE[number - 1]}"


def use_words(content: Content, number: int) -> str:
    return "new cards" if number == NEW_CARDS else content.fancies[ACTIVE[number - 1]].name


def describe(t: Gameboard, number: int) -> str:
    if number == NEW_CARDS:
        count = counted(new_cards(t), "card")
        return f"Spend a coin: draw {count}, put as many under the deck"
    fancy = ACTIVE[number - 1]
    return f"Spend a coin on {t.content.fancies[fancy].name}: {fancy_words(t.content, fancy)}"


def why_not(t: Gameboard, step: Ask, wanted: str) -> str:
    """Why a coin cannot buy this now."""
    uses = [key(number) for number in range(len(ACTIVE) + 1)]
    if wanted not in uses:
        return ""
    if step.closed():
        return "first finish the choice you have begun"
    if t.coined:
        return "one coin a turn is the most"
    if not t.coins[t.turn]:
        return "you have no coin left"
    return _why_not_use(t, uses.index(wanted))


def _why_not_use(t: Gameboard, number: int) -> str:
    fancy = "" if number == NEW_CARDS else ACTIVE[number - 1]
    if fancy and fancy not in t.fancies:
        return f"{t.content.fancies[fancy].name} is not in this game"
    if fancy in ("", FLAIR):
        return "there is no card to draw"
    if fancy == STARBURST:
        return "there is no token to move"
    if fancy == TAYLOR and not t.has_token_to_pull():
        return "there is no token to pull"
    return "you hold no token that could fire up"
