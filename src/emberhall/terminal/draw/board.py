"""The boards there are: those that installed packages name in `emberhall.drawings`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from rich.text import Text

from emberhall import BrokenPlugin
from emberhall.plugins import Plugins
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.generic import SPOKEN, draw_any
from emberhall.terminal.draw.legend import Sign
from emberhall.terminal.draw.scene import Drawing, Scene


@dataclass(frozen=True)
class Board:
    """How a title looks on a terminal. Name one in the group `emberhall.drawings`."""

    name: str
    """The title's; also the entry point's name."""
    draw: Callable[[Scene], Drawing]
    """The table as somebody sees it, in lines no wider than the scene."""
    pages: tuple[ExtraPage, ...] = ()
    """Pages on keys of their own; `?`, `r`, `u`, `h`, `l`, `s`, `q` and `/` are taken."""
    legend: tuple[Sign, ...] = ()
    """What the signs of the drawing mean."""


BOARDS = Plugins("emberhall.drawings", Board, "drawing")
ANY = Board("any", draw_any)
"""For titles without a board of their own."""


def register(board: Board) -> None:
    """Make a board known that no installed package names: while it is being written, or tested."""
    BOARDS.register(board)


def guest(board: Board) -> AbstractContextManager[Board]:
    """Have a board known for a while."""
    return BOARDS.guest(board)


def board_of(game: str) -> Board:
    """The board of a title; the one for any title where it has none that can be used."""
    try:
        return BOARDS.get(game) or ANY
    except BrokenPlugin:
        return ANY


def board_fault(game: str) -> str:
    """Why the board of a title cannot be used; empty where it can, or where there is none."""
    try:
        BOARDS.get(game)
    except BrokenPlugin as fault:
        return str(fault)
    return ""


def draw_table(game: str, scene: Scene) -> Drawing:
    """The drawing of a table. A board that fails is told of once, and not asked again."""
    try:
        return board_of(game).draw(scene)
    except Exception as error:
        failure = BOARDS.failure(game, error)
        BOARDS.drop(game, failure)
        raise failure from error


def draw_page(game: str, page: ExtraPage, scene: Scene) -> list[Text]:
    """The lines of one of a title's pages."""
    try:
        return page.draw(scene)
    except Exception as error:
        raise BOARDS.failure(game, error) from error


def pages_of(game: str) -> tuple[ExtraPage, ...]:
    """The pages of a title; hand, table and scores can be told of any."""
    own = board_of(game).pages
    names = [page.name for page in own]
    return (*own, *(page for page in SPOKEN if page.name not in names))


def pages_for(game: str, seats: int) -> list[ExtraPage]:
    """Those that tell something to so many at a table."""
    return [page for page in pages_of(game) if seats == 1 or not page.is_solo]


def page_named(game: str, word: str) -> ExtraPage | None:
    """The page that this key or name opens."""
    return next((page for page in pages_of(game) if word in (page.key, page.name)), None)
