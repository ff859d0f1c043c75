"""Every message of a socket, both ways, and why one is refused or a socket closed.

The JSON Schema and the browser's types are made from this.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

LONGEST_MESSAGE = 8_192
"""Bytes of one message from a client."""
LONGEST_CHAT = 500
MOST_EVENTS = 100
"""Events of one update; older ones are asked for page by page."""

Receipt = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Version = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=400)]

# What a client says


class Answer(Struct, tag="answer", forbid_unknown_fields=True, frozen=True):
    """The option chosen, at the version it was offered at; one receipt is one answer."""

    key: Key
    version: Version
    receipt: Receipt


class Undo(Struct, tag="undo", forbid_unknown_fields=True, frozen=True):
    """My last answer is to be taken back."""

    version: Version
    receipt: Receipt


class Chat(Struct, tag="chat", forbid_unknown_fields=True, frozen=True):
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    receipt: Receipt


class AskHint(Struct, tag="hint", forbid_unknown_fields=True, frozen=True):
    receipt: Receipt


class Ping(Struct, tag="ping", forbid_unknown_fields=True, frozen=True):
    pass


Said = Answer | Undo | Chat | AskHint | Ping

# What a client is told


class Told(Struct, frozen=True):
    """One event as the reader may know it, and its sentence, if there is something to say."""

    event: dict[str, Any]
    words: str


class Clock(Struct, frozen=True):
    """Seconds left, seat by seat, as the reader may know them, and whose time passes."""

    left: list[float | None]
    running: int | None


class Line(Struct, frozen=True):
    """One line of the score: what it is called, and what each seat has there."""

    id: str
    words: str
    points: list[int]


class Over(Struct, frozen=True):
    """The end of a game, and the proof of its shuffle."""

    verdict: str
    result: Any
    lines: list[Line]
    tie_break: str
    seed: str
    """As a number in decimal digits: `commitment` of the table is the SHA-256 that was promised."""


class Update(Struct, tag="update", frozen=True):
    """Where a seat stands: its whole view, what it is asked, and what it has not been told."""

    version: Version
    cursor: tuple[int, int]
    """How often answers were taken back, and how many events this seat has been told."""
    first: int
    """The number of the first event told here."""
    again: bool
    """An answer was taken back: what was told before may be told anew."""
    events: list[Raw]
    view: Raw
    prompt: Raw
    undo: bool
    """Whether this seat could take its last answer back."""
    over: Raw


class SeatAt(Struct, frozen=True):
    """Who sits on a seat, for all to see."""

    seat: int
    name: str
    colour: int
    kind: str
    bot: str
    """Which bot plays here now, by its level: of a bot's seat, or in somebody's absence."""
    here: bool
    away: str
    """Why a bot plays in somebody's place: left, absent, time; else empty."""
    leaves_at: float
    """When a bot will take over, unless they come back; 0: not soon."""


class TableNow(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    title: str
    full_name: str
    state: str
    label: str
    settings: list[tuple[str, str]]
    seats: list[SeatAt]
    score: str
    """The field of each seat in a view that tells how the score stands; empty: none does."""
    undo: bool
    clock: dict[str, Any]
    listed: bool
    muted: list[int | str]
    commitment: str
    campaign: str
    rematch: str
    watchers: int


class You(Struct, frozen=True):
    """What the reader is at this table."""

    seats: list[int]
    """All seats of this browser: more than one is a hot seat."""
    seat: int | None
    host: bool


class Table(Struct, tag="table", frozen=True):
    table: Raw
    you: You


class ChatLine(Struct, frozen=True):
    id: int
    part: str
    seat: int | None
    name: str
    words: str
    at: float


class ChatLines(Struct, tag="chat", frozen=True):
    lines: list[ChatLine]


class Clocks(Struct, tag="clock", frozen=True):
    clock: Clock
    now: float


class Taken(Struct, tag="taken", frozen=True):
    receipt: str


class No(Struct, tag="refused", frozen=True):
    receipt: str
    code: str
    words: str
    why: list[str]


class Hint(Struct, tag="hint", frozen=True):
    receipt: str
    key: str
    words: str
    reason: str


class Pong(Struct, tag="pong", frozen=True):
    pass


class Refused(Exception):
    """Somebody may not do this now; nothing has happened."""

    def __init__(self, code: str, words: str, why: tuple[str, ...] = ()) -> None:
        super().__init__(words)
        self.code, self.words, self.why = code, words, why


def not_found(what: str) -> Refused:
    """The same for what is not there and for what is not yours, so that nobody learns which."""
    return Refused(NOT_FOUND, f"There is no such {what}, or it is not open to you.")


# Codes of a refusal
STALE = "stale"
NOT_ASKED = "not-asked"
ILLEGAL = "illegal"
WATCHING = "watching"
TOO_FAST = "too-fast"
CLOSED = "closed"
CANNOT_UNDO = "cannot-undo"
MUTED = "muted"
NOT_NOW = "not-now"
"""The hall could not look anything up, or write it down; the same may be said again."""
NOT_FOUND = "not-found"
BAD = "bad"

# Why a socket is closed. 44xx: coming back by itself would not help; 45xx: not at once.
GOING_AWAY = 1001
OUR_FAULT = 1011
GARBLED = 4400
GIVEN_AWAY = 4401
NOT_YOURS = 4403
GONE = 4404
LATER = 4503
TOO_SLOW = 4508
FLOODING = 4529

encode = msgspec.json.Encoder(enc_hook=str).encode
decode_said = msgspec.json.Decoder(Said).decode
