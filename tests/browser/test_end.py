"""The end is told as a story, and a replay leads through the game by its key moments."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.chromium import small_targets
from browser.person import PHONE, Invited
from browser.played import played


def test_the_end_is_told_line_by_line_and_leads_into_the_replay(person: Invited) -> None:
    ann = person("Ann")
    ann.plays_on(played("dragondraft"), left=1)
    ann.plays_until("The end of the game")
    expect(ann.part("heading", "The race")).to_be_visible()
    ann.clicks("Skip")
    expect(ann.part("button", "Tell it again")).to_be_visible()
    result = played("dragondraft").result
    assert result is not None
    totals = ann.part("region", "Score sheet").get_by_role("row", name="Total").get_by_role("cell")
    assert sorted(map(int, totals.all_inner_texts())) == sorted(result.totals)
    expect(ann.part("list", "Places").get_by_role("listitem")).to_have_count(2)
    ann.has_nothing_to_stumble_over()
    link = ann.part("link", re.compile(r"^Moment \d+")).first
    number = link.inner_text().split()[-1]
    link.click()
    ann.sees(re.compile(f"^{number} of "))
    expect(ann.page.locator(".mark[aria-current]")).to_be_visible()
    ann.presses("Shift+ArrowRight")
    expect(ann.page.get_by_text(re.compile(f"^{number} of "))).to_have_count(0)
    ann.part("group", "Key moments").get_by_role("button").first.click()
    expect(ann.page.locator(".mark[aria-current]")).to_be_visible()
    ann.has_nothing_to_stumble_over()


def test_a_replay_plays_by_itself_through_anybodys_eyes(person: Invited) -> None:
    ann = person("Ann")
    ann.goes_to("/")
    kept = ann.asks("/api/records", record=played("dragondraft").record())
    ann.goes_to(f"/replay/{kept['id']}#2")
    ann.sees(re.compile("^2 of "))
    ann.page.get_by_label("Pace").select_option("3×")
    ann.presses("Home")
    ann.part("button", re.compile("^Play$")).click()
    ann.sees(re.compile("^3 of "))
    ann.clicks("Pause")
    ann.page.get_by_label("Through the eyes of").select_option("Ben")
    ann.sees("Yours, Ben")
    ann.presses("End")
    ann.sees("The end")
    expect(ann.part("button", "Play on from here")).to_have_count(0)
    expect(ann.page).to_have_url(re.compile(f"#{kept['moments'] - 1}$"))


def test_on_a_phone_without_motion_all_is_told_at_once(person: Invited) -> None:
    ann = person("Ann", viewport=PHONE, has_touch=True, reduced_motion="reduce")
    ann.plays_on(played("flamecraft"), left=1)
    ann.plays_until("The end of the game")
    expect(ann.part("button", "Tell it again")).to_be_visible()
    expect(ann.part("heading", "Key moments")).to_be_visible()
    assert ann.page.evaluate("document.getAnimations().length") == 0
    ann.has_nothing_to_stumble_over()
    ann.clicks("Watch it again", "link")
    ann.sees("The beginning")
    expect(ann.part("slider", "Moment")).to_be_visible()
    small = set(small_targets(ann.page))
    assert not {words for words in small if "moment" in words.lower()}
