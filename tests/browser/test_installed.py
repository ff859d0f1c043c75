"""The hall among somebody's programs: what it keeps there, and what is shown without a network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, WIDE, Invited, Person

READY = "() => navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""
GONE = "The hall cannot be reached"


@contextmanager
def without_a_network(person: Person) -> Iterator[None]:
    person.complaints.forgive("ERR_INTERNET_DISCONNECTED")
    person.context.set_offline(True)
    yield
    person.context.set_offline(False)


@pytest.mark.parametrize(
    ("size", "light", "theme"), [(WIDE, "light", "day"), (PHONE, "dark", "night")]
)
def test_without_a_network_a_page_of_ours_says_so(
    person: Invited, size: dict[str, int], light: str, theme: str
) -> None:
    ann = person("Ann", viewport=size, color_scheme=light, service_workers="allow")
    ann.goes_to("/about")
    assert ann.page.evaluate(READY)
    with without_a_network(ann):
        ann.goes_to("/rules/duals#place.empty")
        expect(ann.part("heading", GONE)).to_be_visible()
        expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
        assert ann.page.evaluate("document.images[0].decode().then(() => true)")
        assert ann.page.evaluate("document.fonts.check('16px Fraunces')")
        assert ann.page.evaluate("getComputedStyle(document.body).margin") == "0px"
        ann.has_nothing_to_stumble_over()
        ann.clicks("Try again")
        expect(ann.part("heading", GONE)).to_be_visible()
    expect(ann.part("heading", "Rules").first).to_be_visible()
    assert ann.page.url.endswith("/rules/duals#place.empty")


def test_only_that_page_is_kept_and_a_table_goes_on_beside_it(person: Invited) -> None:
    ann = person("Ann", service_workers="allow")
    ann.goes_to("/")
    assert ann.page.evaluate(READY)
    ann.opens("duals", "me", "bot")
    assert ann.page.evaluate("navigator.serviceWorker.controller !== null")
    assert ann.waits_for("The end of the game")
    ann.presses("1")
    ann.page.locator("[data-chosen]").wait_for(state="detached")
    kept = ann.page.evaluate(KEPT)
    assert "/offline" in kept
    assert all(re.match(r"/offline$|/static/", path) for path in kept), kept
