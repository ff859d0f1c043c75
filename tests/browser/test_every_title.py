"""Every title is played through the same panel, and everything it asks can be answered there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.person import Invited, Person
from browser.played import TITLES, played

FROM_THE_END = (60, 25)


@pytest.mark.parametrize("title", TITLES)
def test_every_option_is_reached_by_keys_and_by_click(
    person: Invited, title: str, thorough: bool
) -> None:
    ann = person("Ann", color_scheme="dark" if TITLES.index(title) % 2 else "light")
    for left in FROM_THE_END[: 2 if thorough else 1]:
        ann.plays_on(played(title), left=left)
        for number in range(25 if thorough else 2):
            if not ann.waits_for("The end of the game"):
                break
            _walks_the_options(ann)
            _asks_why(ann)
            ann.options.nth(number % ann.options.count()).click()
            ann.page.locator("[data-chosen]").wait_for(state="detached")


def _walks_the_options(ann: Person) -> None:
    keys = ann.options.evaluate_all("all => all.map(each => each.dataset.key)")
    ann.presses("l")
    reached = []
    for _ in keys:
        reached.append(ann.page.evaluate("document.activeElement.dataset.key"))
        ann.presses("ArrowDown")
    assert reached == keys
    said = ann.page.locator(".option-words").all_inner_texts()
    assert len({*said}) == len(said), "no two read alike"
    for number in range(min(len(keys), 5)):
        ann.options.nth(number).click(trial=True)


def _asks_why(ann: Person) -> None:
    ann.clicks("Why?")
    expect(ann.part("list", "Rules about this").get_by_role("listitem").first).to_be_visible()
    ann.clicks("Why?")
    expect(ann.part("list", "Rules about this")).to_have_count(0)
