"""Somebody with a browser, who asks a whole hall for its pages, without a network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from emberhall.hall.app import create_app
from emberhall.hall.auth.limits import Limits
from emberhall.hall.settings import read_settings
from hall.asking import Asker

TITLES = ("dragondraft", "duals", "flamecraft", "flamefang")
PAGES = (
    "/",
    "/about",
    "/achievements",
    "/campaigns",
    "/campaigns/any",
    "/join/any",
    "/nothing",
    "/offline",
    "/recover",
    "/watch/any",
    *(f"/new/{title}" for title in TITLES),
    *(f"/rules/{title}" for title in TITLES),
    "/rules/duals?q=coin",
)
"""Every page that anybody may see; those of tables need a table."""


class Visited:
    """A hall, and as many browsers as come."""

    def __init__(self, runner: asyncio.Runner, app: Any) -> None:
        self.runner, self.app = runner, app
        self.browsers: list[Asker] = []

    def browser(self) -> Asker:
        self.browsers.append(Asker(self.app, self.runner))
        return self.browsers[-1]


@contextmanager
def visited(data: Path, database_url: str, limits: Limits | None = None) -> Iterator[Visited]:
    flags = {"data": data, "database_url": database_url, "public_url": "http://hall.test"}
    app = create_app(read_settings(flags, {}), Limits(None) if limits is None else limits)
    with asyncio.Runner() as runner:
        life = app.router.lifespan_context(app)
        runner.run(life.__aenter__())
        hall = Visited(runner, app)
        try:
            yield hall
        finally:
            for browser in hall.browsers:
                browser.close()
            runner.run(life.__aexit__(None, None, None))


def opens(browser: Asker, title: str = "duals", **wishes: Any) -> str:
    """Open a table for two, the other chair free; its id."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    told = browser.post("/api/tables", {"title": title, "seats": seats, **wishes})
    assert told.status_code == 201, told.text
    return str(told.json()["table"]["id"])


class Elements(HTMLParser):
    """The elements of a page with their attributes, and what stands inside scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.found and self.found[-1][0] == "script" and data.strip():
            self.scripts.append(data)

    def all(self, attribute: str) -> list[str]:
        return [given[attribute] or "" for _, given in self.found if attribute in given]


def words_of(html: str) -> str:
    """What people read, in one line."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())
