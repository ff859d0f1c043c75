"""The home page: what can be played, and where it is being played."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import HTMLResponse

import emberhall
from emberhall import Title
from emberhall.hall.pages.learning import FIRST, is_taught
from emberhall.hall.pages.lobby import hall_of, listed_tables, my_tables
from emberhall.hall.pages.render import page
from emberhall.hall.store.tables import OVER
from emberhall.play.seating import default_seats

NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


@dataclass(frozen=True)
class GameCard:
    """A game in the list of games."""

    title: Title

    @property
    def name(self) -> str:
        return self.title.name

    @property
    def full_name(self) -> str:
        return self.title.full_name

    @property
    def summary(self) -> str:
        return self.title.summary

    @property
    def players(self) -> str:
        first, last = self.title.seat_counts[0], self.title.seat_counts[-1]
        count = str(first) if first == last else f"{first}–{last}"
        return f"{count} together" if self.title.together else f"{count} players"

    @property
    def is_taught(self) -> bool:
        return is_taught(self.title)

    @property
    def bots(self) -> int:
        """How many bots sit down where one click begins a game."""
        return len(default_seats(self.name)) - 1


async def home(request: Request) -> HTMLResponse:
    hall_of(request).guard.known(request)  # who brings a record must have a cookie
    games = [GameCard(title) for title in emberhall.games()]
    mine = await my_tables(request)
    return page(
        request,
        "home",
        styles=("home",),
        script="home",
        games=games,
        first=next((game for game in games if game.name == FIRST and game.is_taught), None),
        how_many=NUMBERS[len(games)] if len(games) < len(NUMBERS) else "Many",
        mine=[card for card in mine if card.state != OVER],
        past=[card for card in mine if card.state == OVER],
        listed=await listed_tables(request),
    )
