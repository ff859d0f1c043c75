"""On a phone: nothing to scroll to at the side, and nothing too small for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.chromium import small_targets
from browser.person import PHONE, Invited
from browser.played import TITLES, played

IS_UNCOVERED = """each => {
  const bar = document.querySelector(".prompt"), edge = bar.getBoundingClientRect().bottom;
  return each.getBoundingClientRect().top >= edge - 1;
}"""

SCORES_ASTRAY = """() => {
  const edge = (each) => each.getBoundingClientRect().right;
  const scores = [...document.querySelectorAll(".seat-score")];
  const astray = scores.filter((each) => edge(each) < edge(each.parentElement) - 16);
  return astray.map((each) => each.innerText);
}"""
"""Scores that stand anywhere but at the right edge of their seat."""


def test_the_next_options_begin_where_they_are_seen(person: Invited) -> None:
    ann = person("Ann", viewport=PHONE, has_touch=True, reduced_motion="reduce")
    ann.opens("duals", "me")
    ann.answers("pull")
    ann.is_asked("Where do you place your token?")
    chosen = ann.options.nth(12)
    chosen.evaluate("each => each.scrollIntoView({ block: 'center' })")
    chosen.tap()
    expect(ann.part("heading", "Where do you place your token?")).to_have_count(0)
    ann.options.first.wait_for()
    ann.page.wait_for_function(f"() => ({IS_UNCOVERED})(document.querySelector('[data-key]'))")


@pytest.mark.parametrize("title", TITLES)
def test_the_table_of_every_title_fits_a_phone(person: Invited, title: str) -> None:
    light = "light" if TITLES.index(title) % 2 else "dark"
    ann = person("Ann", viewport=PHONE, color_scheme=light, reduced_motion="reduce", has_touch=True)
    ann.plays_on(played(title), left=20)
    assert ann.waits_for("The end of the game")
    assert ann.page.evaluate(SCORES_ASTRAY) == []
    ann.opens_everything()
    assert small_targets(ann.page) == []
    assert ann.page.evaluate("document.getAnimations().length") == 0
