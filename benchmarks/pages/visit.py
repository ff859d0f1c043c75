"""Visits to a page with an empty cache: what comes over the line, and when something is seen."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize

from emberhall.hall.auth.guard import COOKIE
from hall.program import HallProgram

KINDS = {
    "document": "page",
    "script": "scripts",
    "stylesheet": "styles",
    "font": "fonts",
    "image": "pictures",
    "manifest": "pictures",
}
"""What the browser calls a request, and what we count it as; all else is data."""
SEEN = """() => new Promise((done) => {
  let largest = 0;
  new PerformanceObserver((list) => { largest = list.getEntries().at(-1).startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  const first = performance.getEntriesByName("first-contentful-paint")[0];
  setTimeout(() => done([first?.startTime ?? 0, largest]), 100);
})"""
REFILL = 2.5
"""Seconds after which a hall hands one browser as many files again as a page takes."""
PATIENCE = 120_000
"""Milliseconds until a page must stand: others may be at work on this machine."""
WIDE: ViewportSize = {"width": 1280, "height": 720}


@dataclass(frozen=True)
class Place:
    """A page to be visited, and what is there once it stands."""

    name: str
    path: str
    stands: str


def stranger(browser: Browser, hall: HallProgram, cookie: str) -> BrowserContext:
    """A browser that has been nowhere; only its cookie is known."""
    time.sleep(REFILL)
    context = browser.new_context(
        viewport=WIDE, service_workers="block", extra_http_headers={"Accept-Encoding": "gzip"}
    )
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": hall.url}])
    return context


def arrive(page: Page, hall: HallProgram, place: Place) -> None:
    page.goto(hall.url + place.path)
    page.locator(place.stands).first.wait_for()
    page.wait_for_load_state("networkidle")


def weight(browser: Browser, hall: HallProgram, cookie: str, place: Place) -> dict[str, Any]:
    """Bytes by kind as they come over the line, packed, without headers; and who sent them."""
    context = stranger(browser, hall, cookie)
    page = context.new_page()
    answers: list[Request] = []
    page.on("requestfinished", lambda request: answers.append(request))
    arrive(page, hall, place)
    bytes_of: Counter[str] = Counter()
    for request in answers:
        size = request.sizes()["responseBodySize"]
        bytes_of[KINDS.get(request.resource_type, "data")] += size
    home = urlsplit(hall.url).netloc
    away = sorted({urlsplit(request.url).netloc for request in answers} - {home, ""})
    context.close()
    return {
        "bytes": dict(bytes_of),
        "all": sum(bytes_of.values()),
        "requests": len(answers),
        "elsewhere": away,
    }


def paint(
    browser: Browser, hall: HallProgram, cookie: str, place: Place, times: int
) -> dict[str, float]:
    """Milliseconds until something, and until the largest thing, is seen: medians."""
    seen = []
    for _ in range(times):
        context = stranger(browser, hall, cookie)
        page = context.new_page()
        arrive(page, hall, place)
        seen.append(page.evaluate(SEEN))
        context.close()
    first, largest = zip(*seen, strict=True)
    return {"first": median(first), "largest": median(largest)}
