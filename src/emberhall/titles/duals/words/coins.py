"""What a coin would buy, and why it cannot."""

from __future__ import annotations

from emberhall.kernel.phrases import counted
from emberhall.kernel.steps import INTERRUPT, Ask
from emberhall.titles.duals.cards import NEW_CARDS
from emberhall.titles.duals.coin import SpendCoin, key, new_cards
from emberhall.titles.duals.content import ACTIVE, FLAIR, STARBURST, TAYLOR
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.words.options import option
from emberhall.titles.duals.words.things import fancy_words


@option.register
def _(step: SpendCoin, t: Gameboard, pick: int) -> str:
    number = pick - INTERRUPT
    if number == NEW_CARDS:
        count = counted(new_cards(t), "card")
        return f"Spend a coin: draw {count}, put as many under the deck"
    fancy = ACTIVE[number - 1]
    return f"Spend a coin on {t.content.fancies[fancy].name}: {fancy_words(t.content, fancy)}"


def coin_refusal(t: Gameboard, step: Ask, wanted: str) -> str:
    """Why a coin cannot buy this now."""
    uses = [key(number) for number in range(len(ACTIVE) + 1)]
    if wanted not in uses:
        return ""
    if step.atomic():
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
