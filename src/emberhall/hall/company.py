"""The company at a table: what everybody may know of it besides the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

import emberhall
from emberhall.bots import bot_levels
from emberhall.hall.clocks import read_clock
from emberhall.hall.position import Position
from emberhall.hall.store.tables import BOT, SeatRow, TableRow
from emberhall.hall.wire import SeatAt, TableNow, encode
from emberhall.play.forms import value_words


class Follower(NamedTuple):
    """Somebody with a line to a table: those who play come first."""

    watches: bool
    address: str


class Company:
    """A table's row and its seats, as read last, with what is made of them for everybody."""

    __slots__ = (
        "_told",
        "followers",
        "leaves_at",
        "lingers",
        "seats",
        "sockets",
        "table",
        "watchers",
        "watching_elsewhere",
    )

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table, self.seats = table, seats
        self.sockets = dict.fromkeys(range(len(seats)), 0)
        """Open sockets of each seat, in this process."""
        self.lingers: dict[int, float] = {}
        """Until when somebody counts as here whose last socket in this process has closed."""
        self.watchers = self.watching_elsewhere = 0
        """Open lines of those who watch, in this process; and in others, as they told last."""
        self.followers: Counter[Follower] = Counter()
        """Where those sit who play or watch, in this process."""
        self.leaves_at: dict[int, float] = {}
        """When a bot will take over a seat, unless its person comes back."""
        self._told: tuple[str, bytes] | None = None

    def changed(self) -> None:
        """What was made of it is out of date."""
        self._told = None

    def told(self, position: Position | None, now: float) -> tuple[str, bytes]:
        """The table for everybody, encoded, with a digest to compare it by."""
        if self._told is None:
            words = encode(self._now(position, now))
            self._told = blake2b(words, digest_size=12).hexdigest(), words
        return self._told

    def is_here(self, row: SeatRow, now: float) -> bool:
        return row.kind == BOT or self.sockets[row.seat] > 0 or self.here_until(row) > now

    def here_until(self, row: SeatRow) -> float:
        """Until when somebody without a socket here counts as present."""
        return max(row.here_until, self.lingers.get(row.seat, 0.0))

    @property
    def whose(self) -> str:
        """Whose turn it takes when a bot thinks here: that of an address of players or, where only
        bots play, of those who watch; where nobody is seen, the table stands for itself."""
        return min(self.followers).address if self.followers else self.table.id

    def is_followed(self, now: float) -> bool:
        """Whether somebody plays or watches just now."""
        return self.watchers > 0 or any(
            row.kind != BOT and self.is_here(row, now) for row in self.seats
        )

    def _now(self, position: Position | None, now: float) -> TableNow:
        table, title = self.table, emberhall.title(self.table.title)
        header = position.session.game.header if position else None
        return TableNow(
            id=table.id,
            title=table.title,
            full_name=title.full_name,
            state=(position and position.ended) or table.state,
            label=table.label,
            settings=self._settings(header.settings if header else None),
            seats=[self._seat(row, position, now) for row in self.seats],
            score=title.running_score,
            undo=table.undo,
            clock={**table.clock, "words": read_clock(table.clock).words},
            listed=table.listed,
            muted=table.muted,
            commitment=header.commitment if header else "",
            campaign=table.campaign_id or "",
            rematch=table.rematch_id or "",
            watchers=self.watchers + self.watching_elsewhere,
        )

    def _settings(self, played: Mapping[str, object] | None) -> list[tuple[str, str]]:
        """How it is played, also where nobody chose it; a campaign says itself what counts."""
        settings: Mapping[str, object] = self.table.settings
        if not self.table.campaign_id:
            title = emberhall.title(self.table.title)
            settings = played or title.complete(len(self.seats), settings)
        words = {name: value_words(_shown(value)) for name, value in settings.items()}
        return [(name, told) for name, told in words.items() if told]

    def _seat(self, row: SeatRow, position: Position | None, now: float) -> SeatAt:
        away = position.away.get(row.seat, "") if position else ""
        spec = position.session.seating.specs[row.seat] if position and away else row.spec
        here = self.is_here(row, now)
        leaves_at = self.leaves_at.get(row.seat, 0.0)
        bot = _level(spec)
        return SeatAt(row.seat, row.name, row.colour, row.kind, bot, here, away, leaves_at)


def _level(spec: str) -> str:
    """What a bot is called by how well it plays; one of its own making says so itself."""
    return next((level.name for level in bot_levels() if level.spec == spec), spec)


def _shown(value: object) -> object:
    return tuple(map(str, value)) if isinstance(value, list) else value
