"""A room: one table in this process. Sockets, programs, clocks and bots all come through here."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from emberhall import CannotUndo, EmberhallError, IllegalAnswer
from emberhall.hall.company import Company
from emberhall.hall.position import Position
from emberhall.hall.sheet import Sheet
from emberhall.hall.store.away import NOT_WRITTEN
from emberhall.hall.store.chat import recent
from emberhall.hall.store.log import STAND_IN, Entry, Log
from emberhall.hall.wire import (
    CANNOT_UNDO,
    CLOSED,
    ILLEGAL,
    NOT_ASKED,
    NOT_NOW,
    STALE,
    ChatLine,
    Refused,
)
from emberhall.play.session import NotAsked

RECEIPTS = 32
"""Receipts kept at hand; of older ones the log knows."""
MOST_TAKE_BACKS = 500
"""Of each seat at a table: a log has an end, and nobody uses up what is another's."""
NOT_YOU = "You are not asked anything now."
IN_YOUR_PLACE = "A bot plays for you: take your seat back first."


@dataclass(slots=True)
class Room:
    company: Company
    log: Log
    now: Callable[[], float]
    position: Position | None = None
    """How the game stands; none before it is dealt."""
    receipts: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=RECEIPTS))
    """Each with its seat: what others call their answers is none of its business."""
    chat: list[ChatLine] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    """The bell: set once, then replaced."""
    used_at: float = 0.0
    listeners: list[Callable[[Room], None]] = field(default_factory=list)
    """Called after each ring: for bots, clocks and endings."""
    leads: bool = False
    """Whether the last entry was written here: then this process plays for bots first."""
    sheets: dict[int | None, Sheet] = field(default_factory=dict)
    """By seat, for this position only."""

    @property
    def id(self) -> str:
        return self.company.table.id

    @property
    def number(self) -> int:
        return self.position.number if self.position else 0

    @property
    def is_used(self) -> bool:
        """Whether somebody is connected."""
        return self.company.watchers > 0 or any(self.company.sockets.values())

    # What people do

    async def answer(self, seat: int, key: str, version: str, receipt: str) -> None:
        """Commit one answer and move on. Raises `Refused`; then nothing has happened."""
        async with self.lock:
            if await self._is_done(seat, version, receipt):
                return
            await self._append("answer", seat, key, version, receipt)

    async def undo(self, seat: int, version: str, receipt: str) -> None:
        """Take this seat's last answer back, where that is allowed."""
        async with self.lock:
            if await self._is_done(seat, version, receipt):
                return
            if not self._takes_back(seat):
                raise Refused(CANNOT_UNDO, self._why_no_take_back)
            await self._append("undo", seat, "", version, receipt)

    async def bot_answer(self, number: int, key: str, by: str) -> bool:
        """Answer for the bot that was asked after so many entries; False where it is too late."""
        async with self.lock:
            position = self.position
            if position is None or position.number != number or position.bot is None:
                return False
            return await self._try("answer", position.bot, key, f"bot {number + 1}", by)

    async def answer_late(self, number: int, seat: int, key: str) -> bool:
        """Answer for a program that was asked after so many entries; False where it is too late."""
        async with self.lock:
            position = self.position
            if position is None or position.ended or position.number != number:
                return False
            if position.session.awaited != seat or position.bot is not None:
                return False
            return await self._try("answer", seat, key, f"late {number + 1}", STAND_IN)

    async def stand_in(self, seat: int, spec: str, why: str, number: int | None = None) -> bool:
        """Let a bot play a person's seat from now on.

        After so many entries, if a number is given: not if something has happened since.
        """
        async with self.lock:
            if number not in (None, self.number):
                return False
            if not self._goes_on or seat in self._open.away or seat in self._open.seated.bots:
                return False
            return await self._try("away", seat, spec, f"away {self.number + 1}", why)

    async def come_back(self, seat: int) -> bool:
        """Give a seat back to its person."""
        async with self.lock:
            if not self._goes_on or seat not in self._open.away:
                return False
            return await self._try("back", seat, "", f"back {self.number + 1}", "")

    async def close(self, by: str) -> bool:
        """End a table before its game is over."""
        async with self.lock:
            if not self._goes_on:
                return False
            return await self._try("closed", 0, "", f"closed {self.number + 1}", by)

    # How they are refused

    @property
    def _open(self) -> Position:
        if self.position is None:
            raise Refused(NOT_ASKED, "The game has not begun yet.")
        return self.position

    @property
    def _goes_on(self) -> bool:
        return self.position is not None and not self.position.ended

    def _takes_back(self, seat: int | None) -> bool:
        often = 0 if seat is None else self._open.take_backs.get(seat, 0)
        return self.company.table.undo and often < MOST_TAKE_BACKS

    @property
    def _why_no_take_back(self) -> str:
        if self.company.table.undo:
            return "You have used up your take-backs at this table."
        return "At this table, nothing is taken back."

    async def _is_done(self, seat: int, version: str, receipt: str) -> bool:
        """Whether this was taken already; refuses what cannot be taken now."""
        if (seat, receipt) in self.receipts:
            return True
        if version != self.sheet(seat).version:
            await self._catch_up()  # another process may have told this seat more than we know
            if await self.log.has(self.id, seat, receipt):
                return True
        if self._open.closed:
            raise Refused(CLOSED, "This table was closed.")
        if version != self.sheet(seat).version:
            raise Refused(STALE, "The table has moved on.")
        return False

    async def _append(self, kind: str, seat: int, key: str, version: str, receipt: str) -> None:
        """Write it down; again where others were quicker, but what this seat knows still stands."""
        number, refused = self.number, Refused(STALE, "The table has moved on.")
        try:
            if await self._try(kind, seat, key, receipt, ""):
                return
        except (NotAsked, IllegalAnswer, CannotUndo) as no:
            refused = self._refusal(no, seat)
            await self._catch_up()
        if self.number > number:
            if not await self._is_done(seat, version, receipt):
                await self._append(kind, seat, key, version, receipt)
        elif not await self.log.has(self.id, seat, receipt):
            raise refused

    def _refusal(self, no: EmberhallError, seat: int) -> Refused:
        if isinstance(no, NotAsked):
            return Refused(NOT_ASKED, IN_YOUR_PLACE if seat in self._open.away else NOT_YOU)
        if isinstance(no, IllegalAnswer):
            return Refused(ILLEGAL, f"{no}", tuple(no.why))
        return Refused(CANNOT_UNDO, "That can no longer be taken back.")

    # How a room moves

    async def _try(self, kind: str, seat: int, key: str, receipt: str, by: str) -> bool:
        """Rules first, then truth, then the room; False where another process was quicker."""
        position = self._open
        at = max(self.now(), position.at)
        entry = Entry(self.id, position.number + 1, receipt, kind, seat, key, by, at)
        after = position.after(entry)
        entry = after.sealed(entry)
        try:
            won = await self.log.append(entry, after.ended)
        except Exception as error:
            raise Refused(NOT_NOW, NOT_WRITTEN) from error
        self.leads = won
        if won:
            self._stand(after, entry)
        else:
            await self._catch_up()
        return won

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.position is None:
            return
        for entry in await self.log.since(self.id, self.number):
            self.leads = False
            self._stand(self.position.after(entry), entry)

    def _stand(self, after: Position, entry: Entry) -> None:
        """The only place where a room moves."""
        before, self.position = self.position, after
        if before is None or before.away is not after.away or after.ended:
            self.company.changed()
        self.receipts.append((entry.seat, entry.receipt))
        self.sheets.clear()
        self.ring()

    def hear(self, lines: Sequence[ChatLine]) -> None:
        """What was said, once: whoever asked for it at the same time brings the same lines."""
        last = self.chat[-1].id if self.chat else 0
        self.chat = recent([*self.chat, *(line for line in lines if line.id > last)])

    def ring(self) -> None:
        """Wake everybody who waits for news; they look for themselves what is new."""
        self.moved.set()
        self.moved = asyncio.Event()
        for listener in self.listeners:
            listener(self)

    # What people are told

    def sheet(self, seat: int | None) -> Sheet:
        """What a seat is sent at this position: made once, shared by all who ask."""
        if seat not in self.sheets:
            self.sheets[seat] = Sheet(self._open, seat, self._takes_back(seat))
        return self.sheets[seat]

    def told(self) -> tuple[str, bytes]:
        """The table as everybody may know it, with a digest to compare it by."""
        return self.company.told(self.position, self.now())
