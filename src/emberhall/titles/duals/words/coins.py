"""What a coin would buy, and why it cannot."""

from __future__ import annotations

from emberhall.kernel.phrases import counted
from emberhall.kernel.steps import Ask
from emberhall.titles.duals.coin import (
    EMPTY_BAG,
    MANY_HELD,
    NO_CARD,
    NO_TOKEN,
    NOT_FIRED,
    NOTHING_HELD,
    SPEND_COIN,
    SpendCoin,
    fancy_of,
    lack,
    picks_of,
)
from emberhall.titles.duals.rows import FancyRow
from emberhall.titles.duals.spending import new_cards
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.words.options import option
from emberhall.titles.duals.words.things import fancy_words

LACKING = {
    NO_CARD: "there is no card to draw",
    NO_TOKEN: "there is no token to move",
    EMPTY_BAG: "there is no token to pull",
    NOTHING_HELD: "you hold no token that is still to be placed",
    MANY_HELD: "you hold more than one token already",
    NOT_FIRED: "a token that crystal brings is not fired up",
}


@option.register
def _(step: SpendCoin, t: Gameboard, pick: int) -> str:
    fancy = fancy_of(t.content, pick)
    if fancy is None:
        count = new_cards(t)
        if not count:
            return "Spend your last coin: no card is left to draw"
        return f"Spend a coin: draw {counted(count, 'card')}, put as many under the deck"
    return f"Spend a coin on {fancy.name}: {fancy_words(fancy)}"


def coin_refusal(t: Gameboard, step: Ask, wanted: str) -> str:
    """Why a coin cannot buy this now."""
    uses = {SPEND_COIN.key(t.content, pick): pick for pick in picks_of(t.content)}
    if wanted not in uses:
        return ""
    if step.atomic():
        return "first finish the choice you have begun"
    if t.coined:
        return "one coin a turn is the most"
    if not t.coins[t.turn]:
        return "you have no coin left"
    return _why_not_use(t, step, fancy_of(t.content, uses[wanted]))


def _why_not_use(t: Gameboard, step: Ask, fancy: FancyRow | None) -> str:
    if fancy is None:
        return LACKING[NO_CARD]
    if fancy.id not in t.fancies:
        return f"{fancy.name} is not in this game"
    return LACKING.get(lack(t, fancy, step), "")
