"""Takes the documents' pictures of the hall: the real program in a real browser, with games that
bots have brought to an interesting point."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from picture import DOCS, TOWN, VALE
from playwright.sync_api import Page, sync_playwright
from small_png import shrink

from browser.chromium import launch_options
from emberhall.hall.auth.guard import COOKIE
from emberhall.hall.auth.tokens import holder_of, mint
from emberhall.hall.opening import SeatWish, TableWish, named, running, wished
from emberhall.hall.store.engine import migrate, open_engine, sqlite_url
from emberhall.hall.store.grants import HOST, SEAT, Grant
from emberhall.hall.store.tables import SeatRow, TableRow, Tables
from emberhall.play.session import Session
from hall.program import HallProgram

WIDTH = 1180
HOME_HEIGHT, TABLE_HEIGHT = 860, 900
LARGEST = 150_000
"""Bytes of a picture."""
ME = mint()


def seats_of(session: Session) -> list[SeatWish]:
    """Ann is the one who looks; all others are bots."""
    return [SeatWish("me" if spec.startswith("me") else "bot") for spec in session.seating.specs]


def in_play(session: Session, label: str) -> tuple[TableRow, list[SeatRow]]:
    """A table at which this game is being played."""
    wish = TableWish(session.game.title.name, seats_of(session), label=label)
    table, seats = wished(wish, time.time())
    return running(table, session.game.save(), time.time()), named(seats, session.game)


def waiting(title: str, *names: str, label: str = "") -> tuple[TableRow, list[SeatRow]]:
    """A table that others have opened, with a chair that is still free."""
    seats = [*(SeatWish("me", name) for name in names), SeatWish("open")]
    return wished(TableWish(title, seats, listed=True, label=label), time.time())


def lay(tables: Tables, table: TableRow, seats: Sequence[SeatRow], mine: bool) -> str:
    grants = [Grant(holder_of(ME), HOST, table.id), Grant(holder_of(ME), SEAT, table.id, 0)]
    tables.create(table, seats, grants if mine else [], time.time())
    return table.id


def lay_all(data: Path) -> str:
    """Lay the tables of this hall; returns the id of the one to be looked at."""
    engine = open_engine(sqlite_url(data / "hall.sqlite"))
    migrate(engine)
    tables = Tables(engine)
    lay(tables, *waiting("duals", "Ben"), mine=False)
    lay(tables, *waiting("dragondraft", "Cleo", "Dan", label="Beginners welcome"), mine=False)
    lay(tables, *in_play(VALE.session(), "Embers, chapter 5"), mine=True)
    shown = lay(tables, *in_play(TOWN.session(), "Sunday in town"), mine=True)
    engine.dispose()
    return shown


def shoot(page: Page, file: str, height: int) -> None:
    """The top of a page, once its fonts and pictures are there."""
    page.set_viewport_size({"width": WIDTH, "height": height})
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=DOCS / file)
    shrink(DOCS / file)
    size = (DOCS / file).stat().st_size
    print(f"docs/{file}: {size // 1000} KB{'' if size <= LARGEST else ', which is too large'}")


def main() -> None:
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        table = lay_all(Path(home))
        hall = HallProgram(Path(home))
        browser = playwright.chromium.launch(**launch_options())
        context = browser.new_context(reduced_motion="reduce")
        context.add_cookies([{"name": COOKIE, "value": ME, "url": hall.url}])
        page = context.new_page()
        page.goto(hall.url)
        shoot(page, "hall-home.png", HOME_HEIGHT)
        page.goto(f"{hall.url}/table/{table}")
        page.locator("[data-key]").first.wait_for()
        shoot(page, "hall-table.png", TABLE_HEIGHT)
        browser.close()
        hall.stop()


if __name__ == "__main__":
    main()
