"""Who has won, and what told equals apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from emberhall import Result, and_list
from emberhall.play.seating import ALONE

TIE_BREAKS = {
    "dragondraft": "the fullest single grandstand",
    "duals": "the most scored cards",
    "flamecraft": "the most artisans in hand, then goods,",
}


def verdict(result: Result, names: Sequence[str], view: Mapping[str, Any] | None = None) -> str:
    """Who has won; where the view tells of an outcome for all, how that came."""
    if view and "outcome" in view:
        return _shared_verdict(view, len(names))
    winners = [names[seat] for seat in result.winners]
    if result.award:
        return f"{names[0]} {_verb('earn', names[0])} {result.award}."
    if not winners:
        return "Nobody wins." if len(names) > 1 else "The challenge is lost."
    if len(winners) == 1:
        return f"{winners[0]} {_verb('win', winners[0])}!"
    return f"{and_list(winners)} share the win!"


def _verb(verb: str, name: str) -> str:
    return verb if name == ALONE else f"{verb}s"


def _shared_verdict(view: Mapping[str, Any], seats: int) -> str:
    if view["outcome"] == "won":
        return "You win the chapter together!" if seats > 1 else "You win the chapter!"
    return f"The chapter is lost: {view['reason'].rstrip('.')}."


def tie_break(title: str, result: Result) -> str:
    """A sentence where equal totals were told apart; empty otherwise."""
    places = set(zip(result.totals, result.ranks, strict=True))
    told_apart = Counter(total for total, _ in places)
    apart = [total for total, ranks in told_apart.items() if ranks > 1]
    if not apart:
        return ""
    return f"Tied at {max(apart)}; {TIE_BREAKS.get(title, 'a tie-break')} decided."
