"""Phase 2, recruiting the dragons: a card from the board, and the thistles it comes with."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import PASS, Ask
from emberhall.kernel.wire import Effects, Id, effects
from emberhall.titles.dragondraft import moves, things
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.events import CardTaken, Passed, SheepTaken
from emberhall.titles.dragondraft.numbers import Space
from emberhall.titles.dragondraft.score import change_by_cards
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.things import SHEEP

MUST_PASS: Final = [PASS]


class Recruit(Ask):
    """Take one card from the board, or pass with a full hand. Phase 2."""

    def picks(self, t: Fair) -> list[int]:
        room = t.room(t.turn)
        if room <= 0:
            return MUST_PASS
        reach = min(room, t.thistles + 1)  # as `Fair.reach`, asked most often
        spaces: list[Space] = []
        for row in t.rows:
            spaces += row[:reach]
        return spaces or MUST_PASS

    def take(self, t: Fair, pick: int) -> None:
        if pick == PASS:
            pass_for_the_round(t)
        else:
            take_card(t, pick)
        t.turn = (t.turn + 1) % t.seats

    def key(self, content: Content, pick: int) -> str:
        return "pass" if pick == PASS else f"take {content.place_name(pick)}"

    def targets(self, t: Fair, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (t.content.space_ids[pick],)

    def variant(self, t: Fair, pick: int) -> str:
        return "pass" if pick == PASS else ""

    def effects(self, t: Fair, pick: int) -> Effects:
        if pick == PASS:
            return effects(score=0)
        card, passed = t.laid[pick], skipped(t, pick)
        return effects(
            {t.content.cards[card]: 1},
            {t.content.cards[t.content.thistle]: len(passed)},
            passes=[t.content.space_ids[space] for space in passed],
            score=change_by_cards(t, t.turn, card, len(passed)),
        )

    def why(self, content: Content) -> tuple[str, ...]:
        return (
            *("recruit.pick", "recruit.skip", "recruit.limit", "recruit.no-voluntary-pass"),
            *("dragon.red", "dragon.purple", "dragon.blue", "dragon.green"),
            *("dragon.yellow", "dragon.yellow-most"),
        )


def skipped(t: Fair, space: Space) -> list[Space]:
    """The spaces with cards that are nearer to the rope."""
    row = t.rows[space // t.content.places]
    return row[: row.index(space)]


def take_card(t: Fair, space: Space) -> None:
    row = t.rows[space // t.content.places]
    thistles = row.index(space)
    del row[thistles]
    hand = t.hands[t.turn]
    hand[t.laid[space]] += 1
    hand[t.content.thistle] += thistles
    t.thistles -= thistles
    if t.log is not None:
        card, place = t.content.cards[t.laid[space]], t.content.space_ids[space]
        came = moves.recruited(t, space, thistles)
        t.log.append(CardTaken(t.turn, card, place, thistles, moves=came))


def pass_for_the_round(t: Fair) -> None:
    if t.log is not None:
        t.log.append(Passed(t.turn, t.room(t.turn) <= 0))
    if not t.passed:
        if t.log is not None:
            t.log.append(_sheep_taken(t))
        t.sheep = t.turn
    t.passed.append(t.turn)


def _sheep_taken(t: Fair) -> SheepTaken:
    if t.sheep == t.turn:
        return SheepTaken(t.turn, True)
    walk = Move("sheep", things.a_seat(t.sheep), things.a_seat(t.turn), thing=SHEEP)
    return SheepTaken(t.turn, False, moves=(walk,))
