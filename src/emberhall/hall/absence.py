"""Who has left, or is gone without a word: after a while that all can see, a bot takes over.

Nothing here hangs on who is asked: that may be a secret.
"""

from __future__ import annotations

from collections.abc import Collection
from math import inf

from emberhall.hall.clocks import Days, Kind
from emberhall.hall.company import Company

LEFT_AFTER = 30.0
"""Seconds from getting up until a bot sits down."""
ABSENT_AFTER = 120.0
"""Seconds that the others wait for somebody whose line is dead."""
LEFT, ABSENT = "left", "absent"


def leaving(
    company: Company, people: Collection[int], clock: Kind, now: float, settled: float = 0.0
) -> dict[int, float]:
    """When a bot will take over, for each seat that is being left.

    Only where others play: a game that waits for nobody else may wait. A countdown begins when it
    can be seen, however long ago somebody got up. Who is gone without a word is waited for by those
    who are here, and never by letter, but not before everybody had the time to come in (`settled`).
    """
    if len(people) < 2:
        return {}
    here = {seat for seat in people if company.is_here(company.seats[seat], now)}
    left = {
        seat: min(company.leaves_at.get(seat, inf), now + LEFT_AFTER)
        for seat in people
        if _left(company, seat)
    }
    waiting = here - left.keys() and now >= settled and not isinstance(clock, Days)
    gone = {*people} - here if waiting else set()
    absent = {seat: company.leaves_at.get(seat, now + ABSENT_AFTER) for seat in gone}
    return {**absent, **left}


def why(company: Company, seat: int) -> str:
    """Why somebody's seat goes to a bot."""
    return LEFT if _left(company, seat) else ABSENT


def next_look(
    company: Company, people: Collection[int], now: float, settled: float = 0.0
) -> float | None:
    """When somebody who counts as here may be gone, without anything else happening."""
    silent = [company.seats[seat] for seat in people if not company.sockets[seat]]
    until = (max(company.here_until(row), settled) for row in silent)
    return min((at for at in until if at > now), default=None)


def _left(company: Company, seat: int) -> bool:
    return company.seats[seat].left_at > 0
