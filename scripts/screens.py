"""Takes the documents' pictures of the hall: the real program in a real browser, with games that
bots have brought to an interesting point, by day and by night, wide and on a phone.

    scripts/screens                    all of them
    scripts/screens duals home         those whose names begin so
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from shots import LOOKS, SHOTS, SIZES, Shot
from small_png import shrink

from browser.chromium import launch_options
from emberhall.hall.auth.guard import COOKIE
from emberhall.hall.auth.tokens import mint
from hall.laid import Layer, Moment, asked, ended
from hall.program import HallProgram

IMAGES = Path(__file__).parent.parent / "docs" / "img"
ALL_OF_THEM = 8_000_000
"""Bytes that the pictures may take together."""
STILL = 400
"""Milliseconds until nothing moves any more."""


@dataclass
class Laid:
    """A hall's tables: whose cookie shows which page, and where each picture's game is."""

    guest: str = field(default_factory=mint)
    """Has two tables of their own: sees the hall as it is on a good evening."""
    player: str = field(default_factory=mint)
    """Sits at all that is shown."""
    ids: dict[str, str] = field(default_factory=dict)
    points: dict[str, str] = field(default_factory=dict)
    """What is pointed at in a picture."""

    def lay(self, data: Path, shots: Sequence[Shot]) -> None:
        guest, player = Layer.of(data, self.guest), Layer.of(data, self.player)
        guest.waiting("duals", "Ben")
        guest.waiting("dragondraft", "Cleo", "Dan", label="Beginners welcome")
        vale = Moment("flamefang", 2, 9, "act", 90, {"chapter": 5})
        guest.game(vale.game(), "Embers, chapter 5")
        guest.game(Moment("flamecraft", 2, 6, "visit", 120).game(), "Sunday in town")
        self.ids["waiting"] = player.waiting("flamecraft", "Ann", "Ben", mine=(0,))
        for shot in shots:
            if shot.game is not None:
                game = shot.game()
                self.ids[shot.name] = player.game(game, mine=shot.mine)
                if shot.point is not None:
                    self.points[shot.name] = shot.point(asked(game))

    def path(self, shot: Shot) -> str:
        return shot.path.format(self.ids.get(shot.name, ""), **self.ids)

    def cookie(self, shot: Shot) -> str:
        return self.guest if shot.name in ("home", "join") else self.player


def rooms(browser: Browser) -> dict[tuple[str, str], BrowserContext]:
    """A browser for each size and theme: what it has fetched it keeps, for a hall hands out only so
    many files a second."""
    found = {}
    for size, theme in LOOKS:
        width, height = SIZES[size]
        found[size, theme] = browser.new_context(
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
            device_scale_factor=2 if size == "phone" else 1,
            has_touch=size == "phone",
            service_workers="block",
        )
    return found


def take(
    contexts: dict[tuple[str, str], BrowserContext], hall: HallProgram, laid: Laid, shot: Shot
) -> Iterator[Path]:
    for file, size, theme in shot.files():
        context = contexts[size, theme]
        context.add_cookies([{"name": COOKIE, "value": laid.cookie(shot), "url": hall.url}])
        page = context.new_page()
        look = {"theme": theme, "table": "plain" if shot.name == "plain" else "board"}
        for key, value in look.items():
            page.add_init_script(f"try {{ localStorage.setItem('{key}', '{value}') }} catch {{}}")
        page.goto(hall.url + laid.path(shot))
        page.locator(shot.stands).first.wait_for()
        pose(page, shot, laid.points.get(shot.name, ""), size == "phone")
        page.screenshot(path=IMAGES / file)
        page.close()
        yield IMAGES / file


def pose(page: Page, shot: Shot, point: str, is_phone: bool) -> None:
    """As the picture wants it: fonts there, pictures there, pointed at what it is about."""
    page.wait_for_load_state("networkidle")
    shot.act(page)
    if point:
        thing = page.locator(f'[data-id="{point}"]').first
        if is_phone:
            thing.tap()
        else:
            thing.hover()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(STILL)


def main(names: Sequence[str]) -> None:
    IMAGES.mkdir(exist_ok=True)
    shots = [shot for shot in SHOTS if not names or shot.name.startswith(tuple(names))]
    laid = Laid()
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        laid.lay(Path(home), shots)
        hall = HallProgram(Path(home))
        browser = playwright.chromium.launch(**launch_options())
        laid.ids["record"] = keep(browser, hall, ended("duals", 2, 5).record())
        with ProcessPoolExecutor() as beside:
            contexts, shrunk = rooms(browser), []
            for shot in shots:
                taken = take(contexts, hall, laid, shot)
                shrunk += [beside.submit(shrink, file) for file in taken]
                print(shot.name, flush=True)
            for each in shrunk:
                each.result()
        browser.close()
        hall.stop()
    size = sum(file.stat().st_size for file in IMAGES.glob("*.png"))
    print(f"docs/img: {size / 1e6:.1f} MB{'' if size <= ALL_OF_THEM else ', which is too much'}")


def keep(browser: Browser, hall: HallProgram, record: str) -> str:
    """A record in this hall, to be watched again; its id."""
    context = browser.new_context()
    context.request.get(hall.url)
    answer = context.request.post(
        f"{hall.url}/api/records", data={"record": record}, headers={"Origin": hall.url}
    )
    told: dict[str, str] = answer.json()
    context.close()
    return told["id"]


if __name__ == "__main__":
    main(sys.argv[1:])
