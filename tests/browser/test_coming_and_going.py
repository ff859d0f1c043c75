"""Somebody leaves, comes back, goes on elsewhere, or was never away."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.person import Invited
from hall.program import HallProgram

AWAY = 60_000
"""Milliseconds: longer than a bot waits before it takes a seat over."""


def test_whoever_leaves_is_played_for_and_can_come_back(person: Invited, thorough: bool) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.opens("duals", "me", "open")
    ben.joins(ann.reads("To play"))
    ben.opens_part("Your seat, Ben")
    ben.clicks("Leave the table")
    expect(ann.seat("Ben")).to_contain_text(re.compile(r"Gone; a bot sits down in \d+ s"))
    ann.sees("Ben is gone: a bot sits down soon.")
    ben.clicks("Flamecraft Duals with Ann", "link")
    if thorough:
        expect(ann.seat("Ben")).to_contain_text("Has left; a bot plays", timeout=AWAY)
        ben.clicks("Take back my seat")
    else:
        ben.clicks("Stay after all")
    expect(ann.seat("Ben")).to_contain_text("Here")


def test_a_seat_moves_to_another_device_by_its_link(person: Invited) -> None:
    ann, elsewhere = person("Ann"), person("Ann")
    ann.opens("duals", "me")
    ann.is_asked("Ready to pull a token?")
    ann.opens_part("Your seat, Ann")
    ann.clicks("A link to play on elsewhere")
    elsewhere.watches(ann.reads("To get this seat back, once, on any device"))
    elsewhere.is_asked("Ready to pull a token?")
    elsewhere.answers("pull")
    elsewhere.is_told("You pull")
    ann.sees("This seat now belongs to somebody else.")
    ann.is_not_asked()
    ann.clicks("To the hall", "link")
    ann.sees("Tables in the hall")


def test_a_link_that_lost_its_end_says_so(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.opens("duals", "me", "open")
    for label in ("To play", "To watch"):
        ben.page.goto(ann.reads(label)[:-5])
        ben.sees("This link is not whole")


def test_a_link_that_took_a_full_stop_along_opens_all_the_same(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.opens("duals", "me", "open")
    ben.watches(f"{ann.reads('To watch')}.")
    ben.joins(f"{ann.reads('To play')}).")
    expect(ann.seat("Ben")).to_be_visible()


def test_whoever_finds_a_listed_table_can_sit_down_there(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    ben.comes_to(ann.opens("duals", "me", "open", listed=True))
    ben.clicks("Sit down", "link")
    ben.joins(ben.page.url)
    expect(ann.seat("Ben")).to_be_visible()
    ann.sees("Ben sits down.")


def test_links_that_were_ended_let_nobody_in(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    ben.complaints.forgive("404")
    ann.opens("duals", "me", "open")
    link = ann.reads("To play")
    ann.page.reload()
    assert ann.reads("To play") == link
    ann.clicks("End all links")
    ann.sees("No link leads here any more.")
    ben.page.goto(link)
    ben.sees(re.compile("no such|not open to you"))


def test_two_pages_of_one_seat_both_play(person: Invited) -> None:
    ann = person("Ann")
    second = person("Ann", beside=ann)
    second.comes_to(ann.opens("duals", "me"))
    second.is_asked("Ready to pull a token?")
    ann.answers("pull")
    second.is_asked("Where do you place your token?")
    second.presses("1")
    for each in (ann, second):
        each.is_told("You place")


def test_a_hall_that_was_killed_mid_turn_asks_the_same_and_gets_each_answer_once(
    person: Invited, own_hall: HallProgram
) -> None:
    ann, eve = person("Ann", at=own_hall), person("Eve", at=own_hall)
    for each in (ann, eve):
        each.complaints.forgive("WebSocket connection|net::ERR_")
    ann.opens("duals", "me", "open")
    eve.watches(ann.reads("To watch"))
    ann.clicks("Begin with bots")
    ann.is_asked("Ready to pull a token?")
    ann.answers("pull")
    ann.is_asked("Where do you place your token?")
    own_hall.killed_and_started_again()
    ann.page.reload()
    ann.is_asked("Where do you place your token?")
    own_hall.kill()
    ann.sees("you have not lost your turn")
    ann.has_nothing_to_stumble_over()
    ann.presses("1")
    own_hall.start()
    for each, who in ((ann, "You"), (eve, "Ann")):
        for done in ("pull", "place"):
            each.is_told(f"{who} {done}")
            expect(each.part("log", "Log").get_by_text(f"{who} {done}")).to_have_count(1)
