"""Somebody at a table, in the words of the game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Locator, expect

from browser.chromium import axe_findings
from browser.complaints import Complaints
from emberhall import Game
from hall.program import HallProgram

PATIENCE = 30_000
"""Milliseconds until something must have come: two slow cores do several things at once."""
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
NOWHERE = "about:blank"
PLAIN = (
    """try { localStorage.getItem("table") ?? localStorage.setItem("table", "plain") } catch {}"""
)
"""Whoever is not told to play on boards plays at the plain table."""
CURTAIN = "open the curtain"


class Invited(Protocol):
    """Somebody comes to the hall, with a browser of their own or a second page of another's."""

    def __call__(
        self,
        name: str,
        at: HallProgram = ...,
        beside: Person | None = None,
        board: bool = False,
        **look: Any,
    ) -> Person: ...


class Person:
    """One page of a browser; whatever goes wrong behind it is kept, and told when they go."""

    def __init__(
        self, context: BrowserContext, hall: HallProgram, name: str, board: bool = False
    ) -> None:
        self.context, self.hall, self.name = context, hall, name
        if not board:
            context.add_init_script(PLAIN)
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints = Complaints(self.page)

    # Going somewhere

    def goes_to(self, path: str) -> None:
        self.page.goto(self.hall.url + path)

    def comes_to(self, table: str) -> None:
        self.goes_to(f"/table/{table}")

    def opens(self, title: str, *seats: str, **wish: Any) -> str:
        """A table: `me`, `open`, a `bot`, or a name for another seat of mine; returns its id."""
        told = self.asks("/api/tables", title=title, seats=[*map(self._seat, seats)], **wish)
        self.comes_to(told["table"]["id"])
        return str(told["table"]["id"])

    def _seat(self, seat: str) -> dict[str, str]:
        if seat in ("open", "bot"):
            return {"kind": seat}
        return {"kind": "me", "name": self.name if seat == "me" else seat}

    def plays_on(self, game: Game, left: int) -> None:
        """A game that was played elsewhere, from so many answers before its end."""
        self.goes_to("/")
        kept = self.asks("/api/records", record=game.record())
        at = max(0, kept["moments"] - 1 - left)
        self.comes_to(self.asks(f"/api/records/{kept['id']}/fork", at=at)["table"])

    def asks(self, path: str, **body: Any) -> dict[str, Any]:
        """The hall, as the page would; what it answers."""
        headers = {"Content-Type": "application/json", "Origin": self.hall.url}
        url = self.hall.url + path
        answer = self.context.request.post(url, data=json.dumps(body), headers=headers)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def joins(self, link: str, crest: str = "") -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        if crest:
            self.page.get_by_role("radio", name=crest).check()
        self.clicks("Sit down")
        self.page.wait_for_url("**/table/**")

    def watches(self, link: str) -> None:
        self.page.goto(link)
        self.page.wait_for_url("**/table/**")

    # What the page shows

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    def does_not_see(self, words: str | re.Pattern[str]) -> None:
        """Not even hidden somewhere on the page."""
        expect(self.page.get_by_text(words)).to_have_count(0)

    def reads(self, label: str) -> str:
        """What stands in a field, once it is there."""
        shown = self.page.get_by_label(label, exact=True)
        expect(shown).not_to_have_value("")
        return shown.input_value()

    def is_told(self, words: str) -> None:
        expect(self.part("log", "Log")).to_contain_text(words)

    def is_not_told(self, words: str) -> None:
        expect(self.part("log", "Log")).not_to_contain_text(words)

    def is_asked(self, words: str) -> None:
        question = self.part("region", "What is asked").get_by_role("heading")
        expect(question).to_have_text(words)
        expect(self.page).to_have_title(re.compile("^● Your turn"))

    def is_not_asked(self) -> None:
        expect(self.options).to_have_count(0)

    def has_the_turn(self) -> bool:
        """Who begins is drawn by lot."""
        expect(self.page.get_by_text("’s turn").or_(self.options).first).to_be_visible()
        return self.options.count() > 0

    def part(self, role: Any, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role(role, name=name)

    def seat(self, name: str) -> Locator:
        return self.part("list", "Seats").get_by_role("listitem").filter(has_text=name)

    @property
    def options(self) -> Locator:
        return self.page.locator("[data-key]")

    @property
    def icon(self) -> Locator:
        return self.page.locator('link[rel="icon"]')

    @property
    def things(self) -> set[str]:
        """Everything on the page that has a name in the game."""
        return set(self.page.locator("[data-id]").evaluate_all("all => all.map(e => e.dataset.id)"))

    # What they do

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def clicks(self, words: str | re.Pattern[str], role: Any = "button") -> None:
        self.part(role, words).first.click()

    def opens_part(self, words: str) -> None:
        self.page.locator("summary").filter(has_text=words).click()

    def opens_everything(self) -> None:
        self.page.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")

    def answers(self, key: str) -> None:
        self.page.locator(f'[data-key="{key}"]').click()

    def plays_until(self, heading: str) -> None:
        """Always the first option: a poor game, but soon over."""
        while self.waits_for(heading):
            self.presses("1")
            self.page.locator("[data-chosen]").wait_for(state="detached")

    def waits_for(self, heading: str) -> bool:
        """Whether something is asked before that is there; whose curtain it is opens it."""
        end, curtain = self.part("heading", re.compile(heading)), self.part("button", CURTAIN)
        lit = self.page.locator("[data-key][data-lit]")
        expect(end.or_(lit).or_(curtain).first).to_be_visible()
        if end.count() == 0 and curtain.count() > 0:
            curtain.click()
            return self.waits_for(heading)
        return end.count() == 0

    def says(self, words: str) -> None:
        self.page.get_by_label("Say something").fill(words)
        self.presses("Enter")

    def saves(self, words: str, into: Path) -> Path:
        """What a link hands out as a file."""
        with self.page.expect_download() as saved:
            self.clicks(words, "link")
        saved.value.save_as(into)
        return into

    # What holds in every story

    def has_nothing_to_stumble_over(self) -> None:
        """No finding of axe-core, and nothing to scroll to at the side."""
        found = axe_findings(self.page)
        assert not found, found
        widths = "() => [document.documentElement.scrollWidth, window.innerWidth]"
        needed, there = self.page.evaluate(widths)
        assert needed <= there, f"{needed} pixels are needed, {there} are there"

    def goes(self) -> None:
        if self.page.url != NOWHERE:
            self.has_nothing_to_stumble_over()
        self.page.close()
        assert not self.complaints.heard, self.complaints.heard
