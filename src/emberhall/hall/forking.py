"""A game played on from any moment of its record, by one browser on all seats."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from emberhall import Game
from emberhall.hall.opening import checked_name, new_id
from emberhall.hall.store.grants import Grant, of_host
from emberhall.hall.store.tables import PERSON, RUNNING, SeatRow, TableRow
from emberhall.hall.wire import BAD, Refused
from emberhall.play.seating import BadSeats


def forked(
    game: Game, label: str, holder: str, at: float
) -> tuple[TableRow, list[SeatRow], list[Grant]]:
    """The table that goes on from here, its seats, and what its one player holds."""
    if game.over:
        raise Refused(BAD, "The game is over there: go on from an earlier moment.")
    table = _table(game, label, at)
    seats = [_seat(table.id, seat, name) for seat, name in enumerate(game.names)]
    return table, seats, of_host(holder, table.id, range(len(seats)))


def _table(game: Game, label: str, at: float) -> TableRow:
    assert game.header is not None
    defaults = {setting.name: setting.default for setting in game.title.settings}
    chosen = {
        name: value for name, value in game.header.settings.items() if value != defaults.get(name)
    }
    return TableRow(
        id=new_id(),
        title=game.title.name,
        state=RUNNING,
        label=label,
        settings=msgspec.to_builtins(chosen),
        clock={},
        undo=True,
        listed=False,
        muted=[],
        start=game.save(),
        campaign_id=None,
        rematch_id=None,
        made_at=at,
        began_at=at,
        ended_at=None,
        forked=True,
    )


def _seat(table_id: str, seat: int, name: str) -> SeatRow:
    """Somebody of the same name, where people at tables can be called that."""
    called = ""
    with suppress(BadSeats):
        called = checked_name(name)
    return SeatRow(table_id, seat, PERSON, called or f"Player {seat + 1}", seat, "", "", 0.0)
