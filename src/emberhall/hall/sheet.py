"""What a seat is sent at a position: made once, encoded once, shared by all who ask."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from msgspec import Raw

from emberhall import Event, Game
from emberhall.hall.position import Position
from emberhall.hall.shelf import Shelf
from emberhall.hall.wire import MOST_EVENTS, Line, Over, Told, Update, encode
from emberhall.play.narration import tell

Cursor = tuple[int, int]
"""How often answers were taken back, and how many events somebody has been told."""
NOTHING = encode(None)
NO_FIELDS = encode({})
VERSION = 24
"""Digits of a version."""
MEGABYTE = 1 << 20
MOST_PARTS = 8_000
"""Parts of views that are kept for all tables: some 20 MB."""
RECENT = 512
"""Sheets of which the content is at hand, and as many frames: some 12 MB for all tables."""

_parts: Shelf[Raw] = Shelf(MOST_PARTS, 24 * MEGABYTE, len)
_open: Shelf[bytes] = Shelf(RECENT, 16 * MEGABYTE, len)
_contents: Shelf[tuple[bytes, ...]] = Shelf(RECENT, 16 * MEGABYTE, lambda told: sum(map(len, told)))
_frames: Shelf[bytes] = Shelf(RECENT, 16 * MEGABYTE, len)


def kept(part: Callable[..., Any], *given: Any) -> Raw:
    """A part of a view, encoded once for all tables."""
    return _parts.get((part, *given), lambda: Raw(encode(part(*given))))


def open_of(game: Game) -> bytes:
    """What everybody sees alike, encoded."""
    return encode(game.open_view(kept))


def view_of(game: Game, seat: int | None, told: bytes) -> bytes:
    """A seat's view, encoded: what all are told alike, and what is this seat's."""
    own = encode(game.own_view(seat, kept))
    return own if told == NO_FIELDS else told[:-1] + b"," + own[1:]


class Sheet:
    """One seat's sheet, or that of all who watch (`None`).

    It keeps no more than it takes to make its content again: most tables are still most of the
    time, and whoever shares a sheet asks for it at the same moment.
    """

    __slots__ = ("_position", "_seat", "_undo", "cursor", "version")

    def __init__(self, position: Position, seat: int | None, undo: bool) -> None:
        game = position.session.game
        self._position, self._seat = position, seat
        self._undo = undo and seat in position.undoable and not position.ended
        self.cursor: Cursor = (game.undos, game.event_count(seat))
        self.version = self._digest()

    @property
    def _game(self) -> Game:
        return self._position.session.game

    def _digest(self) -> str:
        """A function of what this seat is sent and of nothing else: a count of answers would tell
        it that somebody has thought."""
        told = b"%d %d %d" % (*self.cursor, self._undo)
        return sha256(b" ".join((told, *_content(self)))).hexdigest()[:VERSION]

    def frame(self, known: Cursor) -> bytes:
        """The update for somebody who has been told so much."""
        return _frame(self, known)

    def content(self) -> tuple[bytes, ...]:
        """View, prompt and ending, encoded."""
        game, seat = self._game, self._seat
        told = _open.get(self._position, lambda: open_of(game))
        view = view_of(game, seat, told)
        prompt = encode(None if self._position.closed else game.prompt(seat))
        return view, prompt, encode(over_of(game, seat)) if game.over else NOTHING

    def update(self, known: Cursor) -> Update:
        undos, count = self.cursor
        again = known[0] != undos
        first = max(0 if again else min(known[1], count), count - MOST_EVENTS)
        view, prompt, over = _content(self)
        return Update(
            self.version,
            self.cursor,
            first,
            again,
            [Raw(encode(told)) for told in told_of(self._game, self._seat, first)],
            Raw(view),
            Raw(prompt),
            self._undo,
            Raw(over),
        )


def _content(sheet: Sheet) -> tuple[bytes, ...]:
    return _contents.get(sheet, sheet.content)


def _frame(sheet: Sheet, known: Cursor) -> bytes:
    return _frames.get((sheet, known), lambda: encode(sheet.update(known)))


def told_of(game: Game, seat: int | None, first: int, last: int | None = None) -> list[Told]:
    """Events from one number to another, each with its sentence."""
    events = game.events(seat, since=first)
    return [_told(game, event, seat) for event in events[: None if last is None else last - first]]


def _told(game: Game, event: Event, seat: int | None) -> Told:
    return Told(event.data(), " ".join(tell(game, [event], seat)))


def over_of(game: Game, seat: int | None) -> Over:
    """How a game ended, told to a reader, and the seed it was committed to."""
    result = game.result
    assert result is not None
    assert game.header is not None
    return Over(
        game.verdict(seat),
        result.data(),
        _lines(game, [dict(line) for line in result.lines]),
        game.tie_break(),
        str(game.header.seed),
    )


def _lines(game: Game, lines: list[dict[str, Any]]) -> list[Line]:
    ids = list(dict.fromkeys(id for line in lines for id in line))
    words = game.line_words(ids)
    return [Line(id, words[id], [line.get(id, 0) for line in lines]) for id in ids]
