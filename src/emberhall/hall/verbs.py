"""What somebody can do at a table, whether by socket or by POST."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from emberhall.hall.hints import Hints
from emberhall.hall.room import Room
from emberhall.hall.store.away import AWAY, not_written, note
from emberhall.hall.store.chat import Chats
from emberhall.hall.teller import reader_part
from emberhall.hall.wire import (
    MUTED,
    NOT_ASKED,
    TOO_FAST,
    WATCHING,
    Answer,
    AskHint,
    Chat,
    Hint,
    Refused,
    Taken,
    Undo,
    You,
    not_found,
)
from emberhall.play.session import Session

Wait = Callable[[str], float]
"""Seconds until a verb is allowed again; 0: it is, and was counted."""


@dataclass(slots=True)
class Speaker:
    """Somebody at a table: a seat, or one who watches."""

    room: Room
    you: You
    name: str
    chats: Chats
    wait: Wait
    hints: Hints
    is_back: Callable[[Room, int], Awaitable[None]]
    """Told of whoever plays: they have not left."""
    address: str = ""
    """Where they speak from."""

    async def do(self, said: Answer | Undo | Chat | AskHint) -> Taken | Hint:
        """Carry it out; raises `Refused`, and then nothing has happened.

        What is being written down outlives the line that asked for it."""
        done = await asyncio.shield(asyncio.ensure_future(self._done(said)))
        if isinstance(done, Refused):
            raise done
        return done

    async def _done(self, said: Answer | Undo | Chat | AskHint) -> Taken | Hint | Refused:
        try:
            return await self._do(said)
        except Refused as no:
            return no
        except AWAY as error:
            return not_written(error)

    async def _do(self, said: Answer | Undo | Chat | AskHint) -> Taken | Hint:
        self._check_rate(_VERBS[type(said)])
        match said:
            case Answer(key, version, receipt):
                await self.room.answer(self._seat, key, version, receipt)
                await self.is_back(self.room, self._seat)
            case Undo(version, receipt):
                await self.room.undo(self._seat, version, receipt)
                await self.is_back(self.room, self._seat)
            case Chat(words, receipt):
                await self._say(words, receipt)
            case AskHint(receipt):
                return await self._hint(receipt)
        return Taken(said.receipt)

    @property
    def _seat(self) -> int:
        if self.you.seat is None:
            raise Refused(WATCHING, "You are watching: only players can do that.")
        return self.you.seat

    def _check_rate(self, verb: str) -> None:
        seconds = self.wait(verb)
        if seconds > 0:
            raise Refused(TOO_FAST, f"Not so fast: try again in {max(1, round(seconds))} s.")

    async def _say(self, words: str, receipt: str) -> None:
        part, seat = reader_part(self.you), self.you.seat
        if (part if seat is None else seat) in self.room.company.table.muted:
            raise Refused(MUTED, "The host has asked you to be quiet.")
        said = "".join(letter if letter.isprintable() else " " for letter in words).strip()
        if said:
            written = await asyncio.to_thread(
                self.chats.say,
                self.room.id,
                receipt=receipt,
                part=part,
                seat=seat,
                name=self.name,
                words=said,
                at=self.room.now(),
            )
            if not written:
                raise not_found("table")
            await self._hear_chat()

    async def _hear_chat(self) -> None:
        """Tell what was said; if it cannot be read now, it is told with what is said next."""
        said = self.room.chat[-1].id if self.room.chat else 0
        try:
            self.room.hear(await asyncio.to_thread(self.chats.since, self.room.id, said))
        except AWAY as error:
            note(error)
        self.room.ring()

    async def _hint(self, receipt: str) -> Hint:
        seat, session = self._seat, self._asking
        hint = await self.hints.give(session.game, seat, self.address)
        return Hint(receipt, hint.key, hint.words, hint.reason)

    @property
    def _asking(self) -> Session:
        """The game that asks this seat something. Who is not asked is refused at once: having to
        wait would tell that somebody else is being given a hint."""
        position, seat = self.room.position, self._seat
        if position is None or position.ended or position.session.question_for(seat) is None:
            raise Refused(NOT_ASKED, "There is nothing for you to choose now.")
        return position.session


_VERBS = {Answer: "answer", Undo: "undo", Chat: "chat", AskHint: "hint"}
