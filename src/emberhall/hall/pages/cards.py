"""Tables and campaigns as pages list them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import emberhall
from emberhall import UnknownGame, and_list, counted
from emberhall.hall.store.tables import (
    BOT,
    CLOSED,
    GATHERING,
    OPEN,
    OVER,
    RUNNING,
    SeatRow,
    TableRow,
)


@dataclass(frozen=True)
class TableCard:
    """A table in a list."""

    id: str
    title: str
    state: str
    names: tuple[str, ...]
    """Of people and bots who sit there; of my own tables, of the others."""
    open_seats: int = 0
    label: str = ""
    asked: str = ""
    """What whoever looks is asked there; nothing while others are."""

    @property
    def full_name(self) -> str:
        try:
            return emberhall.title(self.title).full_name
        except UnknownGame:
            return self.title.capitalize()  # a guest that is no longer installed

    @property
    def words(self) -> str:
        company = f" with {and_list(self.names)}" if self.names else ""
        return self.label or f"{self.full_name}{company}"

    @property
    def stand(self) -> str:
        free = f"{counted(self.open_seats, 'chair')} free" if self.open_seats else "Ready to begin"
        stands = {GATHERING: free, RUNNING: "In play", OVER: "Played to its end", CLOSED: "Closed"}
        told = self.asked or stands[self.state]
        return f"{self.full_name}. {told}" if self.label else told

    @property
    def door(self) -> str:
        """What to do with a table of one's own."""
        return {GATHERING: "Open", RUNNING: "Go on"}.get(self.state, "Look back")


def table_card(
    table: TableRow, seats: Sequence[SeatRow], mine: Collection[int] = (), asked: str = ""
) -> TableCard:
    others = [row for row in seats if row.kind != OPEN and row.seat not in mine]
    return TableCard(
        id=table.id,
        title=table.title,
        state=table.state,
        names=tuple(_name(row) for row in others),
        open_seats=sum(row.kind == OPEN for row in seats),
        label=table.label,
        asked=asked,
    )


def _name(row: SeatRow) -> str:
    """What somebody is called; a bot has no name before the game is dealt."""
    bot = row.spec.partition(":")[0].capitalize() if row.kind == BOT else ""
    return row.name or bot


@dataclass(frozen=True)
class CampaignCard:
    """A campaign in the list of its players."""

    id: str
    name: str
    title: str
    summary: str
    chronicle: tuple[str, ...]
    is_won: bool
    most: int
    """How many can play."""
    table_id: str
    """Where its chapter is being played; empty: nowhere yet."""
