"""Without a mouse, from the home page to the table; it is always plain where one is."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.chromium import focus
from browser.person import Invited, Person

MOST_TABS = 80


def test_a_game_is_played_without_a_mouse(person: Invited, thorough: bool) -> None:
    ann = person("Ann")
    ann.goes_to("/")
    _tabs_to(ann, "New table of Dragondraft")
    ann.presses("Enter")
    ann.page.wait_for_url("**/new/dragondraft")
    _tabs_to(ann, "Standard")
    ann.presses("ArrowRight")
    expect(ann.page.get_by_role("radio", name="Beginner")).to_be_checked()
    _tabs_to(ann, "Open the table")
    ann.presses("Enter")
    ann.sees("How things stand")
    for _ in range(200 if thorough else 4):
        if not ann.waits_for("The end of the game"):
            return
        ann.presses("l", "ArrowDown", "ArrowUp", "Enter")
        ann.page.locator("[data-chosen]").wait_for(state="detached")
        assert focus(ann.page)[0], "whatever had the focus, something has it now"
    assert not thorough


def test_keys_ask_why_hint_and_answer(person: Invited) -> None:
    ann = person("Ann")
    ann.opens("duals", "me")
    ann.is_asked("Ready to pull a token?")
    ann.presses("?")
    ann.sees("Rulebook")
    ann.has_nothing_to_stumble_over()
    ann.presses("?", "h")
    ann.sees("Hint: ")
    ann.presses("ArrowDown", "Enter")
    ann.is_asked("Where do you place your token?")
    ann.presses("1")
    ann.is_told("You place")
    ann.part("button", "Undo").wait_for()  # the answer is told, and may not be acknowledged yet
    ann.presses("u")
    ann.is_not_told("You place")


def test_keys_can_be_switched_off(person: Invited) -> None:
    ann = person("Ann")
    ann.opens("duals", "me")
    ann.is_asked("Ready to pull a token?")
    ann.page.get_by_label("One key answers").uncheck()
    ann.presses("1")
    ann.page.reload()
    ann.is_asked("Ready to pull a token?")
    ann.is_not_told("You pull")


def _tabs_to(ann: Person, words: str) -> None:
    """By the key alone; wherever it leads, that is to be seen."""
    for _ in range(MOST_TABS):
        ann.presses("Tab")
        at, is_seen = focus(ann.page)
        assert is_seen, at
        if words in at:
            return
    raise AssertionError(f"no key leads to {words}")
