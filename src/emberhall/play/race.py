"""How a game was won: the race of the totals, and its key moments. It knows no title."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from emberhall import Game, Seat, Standing

GAIN, LEAD, ENDING = "gain", "lead", "ending"
MOST_POINTS = 120
MOST_LEADS = 12
"""Of more changes in front, the last ones are told: they decided it."""
Totals = tuple[int, ...]


@dataclass(frozen=True)
class Point:
    """How everybody stood after so many answers."""

    moment: int
    totals: Totals


@dataclass(frozen=True)
class KeyMoment:
    """A moment that told."""

    moment: int
    """After so many answers."""
    kind: str
    """A seat's biggest `gain` in one turn, a new sole `lead`, or the `ending` in sight."""
    seat: Seat | None
    """Whose; nobody's: everybody's."""
    before: int
    """Their total before that turn, where it is a gain; else that of whoever had been in front."""
    after: int
    """Their total after it."""


@dataclass(frozen=True)
class Race:
    points: list[Point]
    moments: list[KeyMoment]


def race_of(game: Game) -> Race:
    """The race of a game that is over."""
    standings = game.standings()
    turns = list(_turns(standings))
    together = game.title.together
    gains = [_biggest_gain(standings, turns, seat) for seat in range(1 if together else game.seats)]
    told = [*(gain for gain in gains if gain), *_leads(standings, turns), *_ending(standings)]
    moments = [_of_all(each) if together else each for each in told]
    return Race(_points(standings), sorted(moments, key=lambda each: each.moment))


def _turns(standings: Sequence[Standing]) -> Iterator[tuple[int, int]]:
    """The moments a turn lies between, turn by turn: an answer belongs to the turn it is given in,
    also where it ends that turn."""
    begun = 0
    for moment, (before, after) in enumerate(pairwise(standings), start=1):
        if after.turn != before.turn or moment == len(standings) - 1:
            yield begun, moment
            begun = moment


def _biggest_gain(
    standings: Sequence[Standing], turns: Sequence[tuple[int, int]], seat: Seat
) -> KeyMoment | None:
    """The turn that brought a seat most; what is counted at the end is nobody's turn."""
    totals, last = [standing.totals[seat] for standing in standings], _count(standings) - 1
    played = [(begun, min(ended, last)) for begun, ended in turns if begun < last]
    gains = [(totals[ended] - totals[begun], begun, ended) for begun, ended in played]
    most, begun, ended = max(gains, default=(0, 0, 0), key=lambda gain: gain[0])
    if most <= 0:
        return None
    steps = range(begun + 1, ended + 1)
    moment = max(steps, key=lambda step: totals[step] - totals[step - 1])
    return KeyMoment(moment, GAIN, seat, totals[begun], totals[ended])


def _count(standings: Sequence[Standing]) -> int:
    """The moment with which the count at the end began: the last one, or, with the end in sight,
    the first at which several seats were paid at once."""
    for moment, (before, after) in enumerate(pairwise(standings), start=1):
        paid = sum(then != now for then, now in zip(before.totals, after.totals, strict=True))
        if before.ending and paid > 1:
            return moment
    return len(standings) - 1


def _leads(standings: Sequence[Standing], turns: Sequence[tuple[int, int]]) -> list[KeyMoment]:
    """Turns after which somebody else was alone in front."""
    leads, first = [], _first(standings[0].totals)
    for begun, ended in turns:
        now = _first(standings[ended].totals)
        if now is not None and first not in (None, now):
            leads.append(_lead(standings, begun, ended, first, now))
        first = first if now is None else now
    return leads[-MOST_LEADS:]


def _lead(
    standings: Sequence[Standing], begun: int, ended: int, first: Seat | None, now: Seat
) -> KeyMoment:
    """The moment of a turn from which on a seat was in front."""
    moment = ended
    while moment - 1 > begun and _first(standings[moment - 1].totals) == now:
        moment -= 1
    assert first is not None
    totals = standings[ended].totals
    return KeyMoment(moment, LEAD, now, totals[first], totals[now])


def _first(totals: Totals) -> Seat | None:
    """Who is alone in front."""
    best = max(totals)
    return totals.index(best) if len(totals) > 1 and totals.count(best) == 1 else None


def _ending(standings: Sequence[Standing]) -> Iterator[KeyMoment]:
    """Where the end was in sight before it came."""
    for moment, standing in enumerate(standings[:-1]):
        if standing.ending:
            best = max(standing.totals)
            yield KeyMoment(moment, ENDING, None, best, best)
            return


def _of_all(moment: KeyMoment) -> KeyMoment:
    """Who plays together has every moment together."""
    return KeyMoment(moment.moment, moment.kind, None, moment.before, moment.after)


def _points(standings: Sequence[Standing]) -> list[Point]:
    """The first moment, each at which a total changed, and the last; of too many, every so many."""
    last = len(standings) - 1
    changed = [
        moment
        for moment, (before, after) in enumerate(pairwise(standings), start=1)
        if after.totals != before.totals and moment < last
    ]
    every = -(-len(changed) // (MOST_POINTS - 2)) or 1
    return [Point(moment, standings[moment].totals) for moment in (0, *changed[::every], last)]
