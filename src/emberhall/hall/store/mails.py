"""Which notices were sent, so that no process sends one twice, and nobody gets many."""

from __future__ import annotations

import hashlib
from math import inf
from typing import Any, NamedTuple

import sqlalchemy as sa

from emberhall.hall.store.rows import insert
from emberhall.hall.store.schema import mails, recipients

OPEN = -inf
"""No notice stands in the way of another."""


class AtSeat(NamedTuple):
    """A moment at which a seat is asked."""

    table_id: str
    seat: int
    number: int


class Mails:
    """Every method waits for the database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def claim(self, which: AtSeat, address: str, at: float, rest: float) -> float | None:
        """Take it upon oneself to send a notice: not twice, and neither to this seat nor to this
        address, at whichever table, so soon after the last. `None`: claimed; else until when not,
        which is for ever where it was sent."""
        with self.engine.connect() as connection:
            until = max(
                _seat_rests(connection, which, at, rest), _rests(connection, address, at, rest)
            )
            if until == OPEN and _claimed(connection, which, at):
                connection.commit()
                return None
            return inf if until == OPEN else until

    def give_back(self, which: AtSeat, address: str, at: float) -> None:
        """Undo what was claimed then: nothing was sent."""
        theirs = (recipients.c.address == _hash(address), recipients.c.at == at)
        with self.engine.begin() as connection:
            connection.execute(sa.delete(mails).where(*_same(which), mails.c.at == at))
            connection.execute(sa.delete(recipients).where(*theirs))


def _same(which: AtSeat) -> list[sa.ColumnElement[bool]]:
    return [mails.c[name] == value for name, value in which._asdict().items()]


def _seat_rests(connection: sa.Connection, which: AtSeat, at: float, rest: float) -> float:
    """Until when this seat is not written to."""
    if connection.execute(sa.select(mails.c.at).where(*_same(which))).first() is not None:
        return inf
    same_seat = (mails.c.table_id == which.table_id, mails.c.seat == which.seat)
    last = connection.execute(sa.select(sa.func.max(mails.c.at)).where(*same_seat)).scalar()
    return OPEN if last is None or last <= at - rest else last + rest


def _claimed(connection: sa.Connection, which: AtSeat, at: float) -> bool:
    row: dict[str, Any] = {**which._asdict(), "at": at}
    new = insert(connection.dialect, mails).values(row).on_conflict_do_nothing()
    return connection.execute(new.returning(mails.c.number)).first() is not None


def _rests(connection: sa.Connection, address: str, at: float, rest: float) -> float:
    """Until when nothing is sent there. One statement decides, for all processes; what it need not
    know any more is forgotten."""
    connection.execute(sa.delete(recipients).where(recipients.c.at <= at - rest))
    row = {"address": _hash(address), "at": at}
    first = insert(connection.dialect, recipients).values(row).on_conflict_do_nothing()
    if connection.execute(first.returning(recipients.c.at)).first() is not None:
        return OPEN
    last = sa.select(recipients.c.at).where(recipients.c.address == row["address"])
    return float(connection.execute(last).scalar_one()) + rest


def _hash(address: str) -> str:
    """Of the person: what follows a `+` is theirs to choose, and so are dots and how they spell
    it."""
    name, _, host = address.lower().rpartition("@")
    mailbox = name.partition("+")[0].replace(".", "")
    return hashlib.sha256(f"{mailbox}@{host}".encode()).hexdigest()
