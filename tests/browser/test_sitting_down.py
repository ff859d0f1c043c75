"""Coming by an invitation: again, too late, with a lost answer, and two at one device."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.person import PHONE, Invited, Person


def seated(person: Person, table: str) -> list[str]:
    """Who sits at a table, as anybody there is told."""
    told = person.page.request.get(f"{person.hall.url}/api/tables/{table}").json()["table"]
    return [seat["name"] for seat in told["seats"] if seat["kind"] == "person"]


def test_who_clicks_the_link_again_is_back_at_their_chair(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.opens("dragondraft", "me", "open", "open")
    link = ann.reads("To play")
    ben.joins(link)
    for _ in range(2):
        ben.goes_to("/about")
        ben.watches(link)
        ben.sees("Round the table")
        assert seated(ann, table) == ["Ann", "Ben"]
    ann.clicks("End all links")
    ann.sees("No link leads here any more.")
    ben.complaints.forgive("404")
    ben.goes_to("/about")
    ben.watches(link)
    ben.sees("Round the table")
    assert seated(ann, table) == ["Ann", "Ben"]


def test_a_chair_is_taken_once_though_the_answer_was_lost(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.opens("dragondraft", "me", "open", "open")
    ben.complaints.forgive("status of 502")
    ben.page.route("**/join", loses_the_answer, times=1)
    ben.page.goto(ann.reads("To play"))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.clicks("Sit down")
    expect(ben.part("alert", "")).to_contain_text("Try again in a moment.")
    expect(ann.part("region", "Round the table")).to_contain_text("Ben")
    ben.clicks("Sit down")
    ben.page.wait_for_url("**/table/**")
    ben.sees("Round the table")
    assert seated(ann, table) == ["Ann", "Ben"]


def loses_the_answer(route: Route) -> None:
    """The hall does what is asked, and nobody hears of it."""
    route.fetch()
    route.fulfill(status=502, body="Bad gateway")


def test_who_comes_too_late_is_told_so_and_may_look_on(person: Invited) -> None:
    ann, ben, eve = person("Ann"), person("Ben"), person("Eve", viewport=PHONE)
    table = ann.opens("duals", "me", "open")
    link = ann.reads("To play")
    eve.page.goto(link)
    eve.sees("Flamecraft Duals waits.")
    ben.joins(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.complaints.forgive("409")
    eve.clicks("Sit down")
    eve.sees("There is no seat left: somebody else was quicker.")
    eve.page.reload()
    eve.sees("The game has begun")
    eve.sees("Flamecraft Duals is being played, and no chair is free. You can look on.")
    expect(eve.part("button", "Sit down")).to_have_count(0)
    eve.has_nothing_to_stumble_over()
    eve.clicks("Look on", "link")
    eve.sees("You are watching")
    assert seated(ann, table) == ["Ann", "Ben"]


def test_a_table_that_is_closed_before_the_game_says_so(person: Invited) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.opens("duals", "me", "open")
    ben.page.goto(ann.reads("To play"))
    ben.sees("Flamecraft Duals waits.")
    ann.opens_part("Close the table")
    ann.clicks("Close it for good")
    question = ann.part("region", "What is asked").get_by_role("heading")
    expect(question).to_have_text("This table was closed.")
    expect(ann.part("link", "To the hall")).to_have_attribute("href", "/")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.complaints.forgive("409")
    ben.clicks("Sit down")
    expect(ben.part("alert", "")).to_have_text("This table was closed.")


def test_two_at_one_device_sit_down_on_purpose(person: Invited) -> None:
    ann, both = person("Ann"), person("Ben")
    table = ann.opens("dragondraft", "me", "open", "open", "open")
    both.page.goto(ann.reads("To play"))
    both.page.get_by_label("Your name").fill("Ben")
    both.page.get_by_label("Somebody else sits down at this device, too").check()
    both.clicks("Sit down")
    both.sees("Ben sits down. Now you: say who you are.")
    both.page.get_by_label("Your name").fill("Cleo")
    both.clicks("Sit down")
    both.page.wait_for_url("**/table/**")
    both.sees("Round the table")
    assert seated(ann, table) == ["Ann", "Ben", "Cleo"]
