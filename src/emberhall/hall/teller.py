"""What one reader at a table has been told, and what is new to them."""

from __future__ import annotations

from msgspec import Raw

from emberhall.hall.room import Room
from emberhall.hall.sheet import Cursor
from emberhall.hall.store.chat import PLAYERS, WATCHERS
from emberhall.hall.wire import ChatLines, Clocks, Table, You, encode


class Teller:
    """Tells a seat, or somebody who watches (`None`), where the table stands whenever that differs
    from what they were told last. There is no queue: a slow reader skips positions."""

    def __init__(self, room: Room, you: You, cursor: Cursor = (0, 0)) -> None:
        self.room, self.you = room, you
        self._cursor = cursor
        self._version = self._table = ""
        self._chat = 0

    async def news(self) -> list[bytes]:
        """What is new, as soon as something is."""
        while True:
            moved = self.room.moved  # the bell first: no ring is missed
            frames = self.new()
            if frames:
                return frames
            await moved.wait()

    def new(self) -> list[bytes]:
        """What is new now, if anything; from then on it is told."""
        frames = [*self._about_table(), *self._about_game(), *self._about_chat()]
        return [*frames, *self._about_clocks()] if frames else []

    def _about_table(self) -> list[bytes]:
        version, table = self.room.told()
        if version == self._table:
            return []
        self._table = version
        return [encode(Table(Raw(table), self.you))]

    def _about_game(self) -> list[bytes]:
        if self.room.position is None:
            return []
        sheet = self.room.sheet(self.you.seat)
        if sheet.version == self._version:
            return []
        frame = sheet.frame(self._cursor)
        self._version, self._cursor = sheet.version, sheet.cursor
        return [frame]

    def _about_clocks(self) -> list[bytes]:
        """Clocks go along with whatever is told: by themselves they would tell who is asked."""
        position, now = self.room.position, self.room.now()
        if position is None or position.times is None:
            return []
        people = position.session.seating.people
        return [encode(Clocks(position.times.read_by(self.you.seat, people, now), now))]

    def _about_chat(self) -> list[bytes]:
        chat, part = self.room.chat, reader_part(self.you)
        if not chat or chat[-1].id <= self._chat or (part == WATCHERS and self._plays):
            return []
        new = [line for line in chat if line.id > self._chat and line.part == part]
        self._chat = chat[-1].id
        return [encode(ChatLines(new))] if new else []

    @property
    def _plays(self) -> bool:
        """Whether they play in this game, whatever they look at: advice waits until its end."""
        position = self.room.position
        return bool(self.you.seats) and position is not None and not position.ended


def reader_part(you: You) -> str:
    """Those who watch talk among themselves, so that nobody at the table hears advice."""
    return WATCHERS if you.seat is None else PLAYERS
