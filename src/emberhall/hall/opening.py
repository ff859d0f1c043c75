"""Opening a table: a wish, checked by the rules of its title, until the game is dealt."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

import emberhall
from emberhall import Game
from emberhall.bots import bot_levels, make_bot
from emberhall.hall.clocks import read_clock
from emberhall.hall.seating import names_of
from emberhall.hall.store.tables import (
    BOT,
    GATHERING,
    OPEN,
    PERSON,
    PROGRAM,
    RUNNING,
    SeatRow,
    TableRow,
)
from emberhall.hall.wire import BAD, Refused
from emberhall.play.achievements import earned_before
from emberhall.play.checks import LONGEST_LABEL, is_label
from emberhall.play.seating import DEFAULT_BOT, LONGEST_NAME, person_spec
from emberhall.play.store import Achievements

MOST_SEATS = 8
COLOURS = 5
ID_BYTES = 9

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: me, whoever comes by link, a bot, or a program of mine."""

    kind: Literal["me", "open", "bot", "program"]
    name: Name = ""
    colour: Colour | None = None
    bot: Annotated[str, Meta(max_length=80)] = DEFAULT_BOT


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    settings: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    clock: dict[str, Any] = {}
    undo: bool = True
    listed: bool = False
    label: Annotated[str, Meta(max_length=LONGEST_LABEL)] = ""


def is_offered(bot: str) -> bool:
    """Whether people choose between this bot and others: some specs would think at great length."""
    return any(level.spec == bot for level in bot_levels())


def check_bots(wishes: Sequence[SeatWish]) -> None:
    """Refuses bots that are not offered: all tables share who thinks for them."""
    if not all(is_offered(wish.bot) for wish in wishes if wish.kind == "bot"):
        offered = ", ".join(level.spec for level in bot_levels())
        raise Refused(BAD, f"That bot is not offered here; those that are: {offered}.")


def new_id() -> str:
    """Of a table: hard to guess, though no secret; typed after a command, it is no option."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "_")


def wished(wish: TableWish, at: float) -> tuple[TableRow, list[SeatRow]]:
    """The table that a wish means, before anybody joins; raises what the title refuses."""
    title, count = emberhall.title(wish.title), len(wish.seats)
    settings = title.complete(count, wish.settings)
    given = {name: settings[name] for name in wish.settings}
    if not is_label(wish.label):
        raise Refused(BAD, f"A table's name is up to {LONGEST_LABEL} letters that can be shown.")
    table = TableRow(
        id=new_id(),
        title=title.name,
        state=GATHERING,
        label=wish.label.strip(),
        settings=msgspec.to_builtins(given),
        clock=msgspec.to_builtins(read_clock(wish.clock)),
        undo=wish.undo,
        listed=wish.listed,
        muted=[],
        start=None,
        campaign_id=None,
        rematch_id=None,
        made_at=at,
        began_at=None,
        ended_at=None,
    )
    return table, [_row(table.id, seat, each) for seat, each in enumerate(wish.seats)]


def _row(table_id: str, seat: int, wish: SeatWish) -> SeatRow:
    colour = seat % COLOURS if wish.colour is None else wish.colour
    kind = {"me": PERSON, "open": OPEN, "bot": BOT, "program": PROGRAM}[wish.kind]
    name, spec = "", ""
    if kind == BOT:
        make_bot(wish.bot, 0)
        spec = wish.bot
    elif kind != OPEN:
        name = checked_name(wish.name) or f"Player {seat + 1}"
    return SeatRow(table_id, seat, kind, name, colour, spec, "", 0.0)


def checked_name(name: str) -> str:
    """A name that can be shown at a table; raises `BadSeats`."""
    told = name.strip()
    if told:
        person_spec(told)
    return told


def with_bots(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The same seats, with bots where nobody has come."""
    return [
        msgspec.structs.replace(row, kind=BOT, spec=DEFAULT_BOT) if row.kind == OPEN else row
        for row in seats
    ]


def deal(
    table: TableRow, seats: Sequence[SeatRow], achievements: Achievements | None = None
) -> tuple[str, list[SeatRow]]:
    """The game dealt, as text, and everybody under the name the table calls them by."""
    given = dict(table.settings)
    if len(seats) == 1 and achievements is not None:
        given |= earned_before(achievements, emberhall.title(table.title), given)
    names = names_of(seats)
    game = emberhall.new_game(table.title, seats=len(seats), names=names, **given)
    return game.save(), named(seats, game)


def named(seats: Sequence[SeatRow], game: Game) -> list[SeatRow]:
    """The seats under the names that the game knows."""
    return [
        msgspec.structs.replace(row, name=name) for row, name in zip(seats, game.names, strict=True)
    ]


def running(table: TableRow, start: str, at: float) -> TableRow:
    """The table once its game is dealt."""
    return msgspec.structs.replace(table, state=RUNNING, start=start, began_at=at)
