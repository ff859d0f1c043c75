"""Clocks, and how somebody who looks elsewhere learns that it is their turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.notices import Notices
from browser.person import Invited

JUST_OPENED = 30_000
"""Milliseconds: in a hall that has just opened, nobody's flag falls before all could come back."""
NOTICE = "Your turn. Flamecraft Duals: the others wait for you."


def test_a_clock_runs_and_its_flag_falls(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.opens("duals", "me", "open", clock={"kind": "live", "bank": 0, "move": 5})
    ben.joins(ann.reads("To play"))
    turn, other = (ann, ben) if ann.has_the_turn() else (ben, ann)
    time = turn.seat("(you)").get_by_role("timer")
    expect(time).to_contain_text(re.compile(r"0:0[45]"))
    expect(time).to_contain_text("0:02")
    flag = "Ran out of time; a bot plays"
    expect(other.seat(turn.name)).to_contain_text(flag, timeout=JUST_OPENED)
    turn.is_not_asked()
    turn.sees("A bot plays in your place")
    turn.clicks("Take back my seat")
    expect(other.seat(turn.name)).to_contain_text("Here")


def test_a_table_by_correspondence_says_so(person: Invited) -> None:
    ann = person("Ann")
    ann.opens("duals", "me", "bot", clock={"kind": "days", "days": 3})
    ann.opens_part("This table")
    ann.sees("3 days for each answer")
    expect(ann.seat("(you)").get_by_role("timer")).to_contain_text(re.compile("[23] d"))
    ann.opens_part("Your seat, Ann")
    ann.page.get_by_label("Write to me when it is my turn").fill("ann@example.org")
    ann.complaints.forgive("400")
    ann.clicks("Keep")
    ann.sees("This hall sends no mail")


def test_the_page_calls_whoever_looks_elsewhere(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.opens("duals", "me", "open")
    expect(ann.page).to_have_title("Flamecraft Duals – Emberhall")
    ben.joins(ann.reads("To play"))
    turn, other = (ann, ben) if ann.has_the_turn() else (ben, ann)
    expect(turn.page).to_have_title("● Your turn – Flamecraft Duals")
    expect(turn.icon).to_have_attribute("href", re.compile("favicon-turn"))
    expect(other.page).to_have_title("Flamecraft Duals – Emberhall")
    expect(other.icon).not_to_have_attribute("href", re.compile("favicon-turn"))
    turn.plays_until(f"{other.name}’s turn")
    expect(other.page).to_have_title("● Your turn – Flamecraft Duals")
    expect(turn.page).to_have_title("Flamecraft Duals – Emberhall")


@pytest.mark.parametrize(
    ("permission", "works", "shown"),
    [("granted", True, [NOTICE]), ("denied", True, []), ("granted", False, [])],
    ids=["allowed", "not allowed", "a phone that shows none"],
)
def test_a_notice_is_for_whoever_allowed_it_and_looks_elsewhere(
    person: Invited, permission: str, works: bool, shown: list[str]
) -> None:
    ann, ben = person("Ann"), person("Ben")
    notices = {each: Notices(each.page, permission, works) for each in (ann, ben)}
    ann.opens("duals", "me", "open")
    ben.joins(ann.reads("To play"))
    turn, other = (ann, ben) if ann.has_the_turn() else (ben, ann)
    notices[other].looks_elsewhere()
    turn.plays_until(f"{other.name}’s turn")
    other.is_asked("Ready to pull a token?")
    assert notices[other].shown == shown
    assert notices[turn].shown == [], "who looks on sees it anyway"
