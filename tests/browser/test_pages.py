"""The pages of the hall in a real browser: wide and on a phone, by day and by night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import emberhall
from browser.chromium import small_targets
from browser.person import PHONE, WIDE, Invited, Person

PAGES = (
    "/",
    "/new/flamefang",
    "/rules/duals?q=token",
    "/rules/flamefang",
    "/campaigns",
    "/achievements",
    "/about",
    "/recover",
    "/nothing",
)


@pytest.fixture
def ann(person: Invited) -> Person:
    return person("Ann")


@pytest.mark.parametrize(
    ("size", "light", "theme"), [(WIDE, "light", "day"), (PHONE, "dark", "night")]
)
def test_every_page_is_for_everybody(
    person: Invited, size: dict[str, int], light: str, theme: str
) -> None:
    ann = person("Ann", viewport=size, color_scheme=light, reduced_motion="reduce")
    ann.complaints.forgive("404")
    for path in PAGES:
        ann.goes_to(path)
        expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
        expect(ann.part("button", re.compile("market|Night hall"))).to_be_visible()
        ann.opens_everything()
        ann.has_nothing_to_stumble_over()
        assert small_targets(ann.page) == [], path
        assert ann.page.evaluate("document.getAnimations().length") == 0, path


def test_the_light_that_was_chosen_stays(ann: Person) -> None:
    ann.goes_to("/about")
    page = ann.page
    page.get_by_role("button", name="Night hall").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    ann.goes_to("/campaigns")
    expect(page.get_by_role("button", name="Day market")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


def test_a_table_is_opened_as_its_sentence_says(ann: Person) -> None:
    ann.goes_to("/new/flamefang")
    page = ann.page
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="star").check()
    page.get_by_role("group", name="Chair 2").get_by_role("radio", name="Friend").check()
    page.get_by_role("group", name="Chair 3").get_by_role("radio", name="Here").check()
    page.get_by_role("textbox", name="Their name").fill("Maud")
    page.get_by_role("group", name="Difficulty").get_by_role("radio", name="Gentle").check()
    page.get_by_role("radio", name="By correspondence").check()
    expect(page.locator("output")).to_have_text(
        "Flame & Fang: you, a friend by link and Maud together, Chapter 1, First Light, "
        "dragons of your choice, open hands, gentle difficulty, anybody may lead. "
        "3 days for each move, only by link."
    )
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    told = page.request.get(page.url.replace("/table/", "/api/tables/")).json()["table"]
    assert [(seat["name"], seat["kind"]) for seat in told["seats"]] == [
        ("Ann", "person"),
        ("", "open"),
        ("Maud", "person"),
    ]
    assert told["seats"][0]["colour"] == 2
    assert told["clock"]["words"] == "3 days for each answer"
    assert ["difficulty", "gentle"] in told["settings"]


def test_a_chair_is_for_a_program_which_gets_its_token_at_the_table(ann: Person) -> None:
    ann.goes_to("/new/duals")
    page = ann.page
    page.get_by_label("Your name").fill("Ann")
    chair = page.get_by_role("group", name="Chair 2")
    chair.get_by_label("Which bot").select_option(label="A program of yours")
    expect(chair).to_contain_text("comes by itself, with a token that the table gives you")
    expect(page.locator("output")).to_contain_text("you against a program of yours,")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(ann.seat("Player 2")).to_contain_text("A program")
    expect(ann.part("button", re.compile("^Switch to"))).to_have_count(0)
    ann.opens_part("The program of Player 2")
    ann.clicks("A token to play with")
    bearer = {"Authorization": f"Bearer {ann.reads('Its token, shown only once')}"}
    table = page.url.replace("/table/", "/api/tables/")
    told = page.request.get(table, headers=bearer).json()["you"]
    assert told == {"seats": [1], "seat": 1, "host": False}


def test_chairs_come_and_go_and_what_was_chosen_stays(ann: Person) -> None:
    ann.goes_to("/new/flamecraft")
    page = ann.page
    page.get_by_role("group", name="Enchantments").get_by_role("radio", name="Golden").check()
    for _ in range(2):
        page.get_by_role("button", name="Take one away").click()
    expect(page.get_by_role("group", name="Companions")).to_be_hidden()
    expect(page.locator("output")).to_contain_text("you alone, the golden deck")
    page.get_by_role("button", name="Add a chair").click()
    expect(page.get_by_role("group", name="Companions")).to_be_visible()
    expect(page.locator("output")).to_contain_text("a skilled bot, the golden deck")
    page.get_by_role("group", name="Chair 2").get_by_role("radio", name="Me").check()
    first = page.get_by_role("group", name="Chair 1").get_by_role("radio", name="Bot")
    expect(first).to_be_checked()


def test_a_secret_link_leaves_nothing_in_the_address(person: Invited, ann: Person) -> None:
    ann.goes_to("/new/duals")
    page = ann.page
    page.get_by_role("group", name="Chair 2").get_by_role("radio", name="Friend").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.replace("/table/", "/api/tables/")
    link = page.request.post(f"{table}/links", data={}).json()["join"]
    ben = person("Ben", viewport=PHONE).page
    ben.goto(link)
    assert "#" not in ben.url
    expect(ben.get_by_text("Flamecraft Duals waits")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_url("**/table/*")
    assert [seat["name"] for seat in page.request.get(table).json()["table"]["seats"]][1] == "Ben"


def test_a_link_that_got_no_answer_is_tried_again(person: Invited, ann: Person) -> None:
    ann.goes_to("/new/duals")
    page = ann.page
    page.get_by_role("group", name="Chair 2").get_by_role("radio", name="Friend").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.replace("/table/", "/api/tables/")
    link = page.request.post(f"{table}/recovery", data={"seat": 0}).json()["link"]
    elsewhere = person("Ann")
    elsewhere.complaints.forgive("ERR_FAILED")
    there = elsewhere.page
    there.route("**/api/recover", lambda route: route.abort(), times=2)
    there.goto(link)
    expect(there.get_by_role("alert")).to_have_text(
        "The hall cannot be reached. Try again in a moment."
    )
    assert "#" not in there.url
    there.reload()
    expect(there.get_by_role("alert")).to_contain_text("cannot be reached")
    there.get_by_role("button", name="Try again").click()
    there.wait_for_url("**/table/*")
    expect(there.get_by_role("heading", name=re.compile("Flamecraft Duals")).first).to_be_visible()


def test_a_table_that_cannot_be_told_now_comes_by_itself(ann: Person) -> None:
    ann.complaints.forgive("status of 502")
    page = ann.page
    for what in ("tables", "titles"):
        gateway = re.compile(f"/api/{what}/[A-Za-z0-9_-]+(/schema)?$")
        page.route(gateway, lambda route: route.fulfill(status=502, body="Bad gateway"), times=1)
    ann.goes_to("/new/duals")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("group", name="Options").or_(page.locator(".options"))).to_be_visible()


def test_rules_are_found_while_somebody_types(ann: Person) -> None:
    ann.goes_to("/rules/flamecraft")
    page = ann.page
    page.get_by_role("searchbox").press_sequentially("coin gift")
    found = len(emberhall.rules("flamecraft", "coin", "gift"))
    expect(page.get_by_text(f"{found} of ")).to_be_visible()
    assert page.url.endswith("?q=coin%20gift")
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_why_leads_to_the_rule_among_the_others(ann: Person) -> None:
    ann.opens("duals", "me")
    ann.clicks(re.compile("^Why"))
    link = ann.part("list", "Rules about this").get_by_role("link").first
    text = ann.part("list", "Rules about this").get_by_role("paragraph").first.inner_text()
    with ann.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(":target")).to_contain_text(text)
    expect(opened.value.locator(":target")).to_be_in_viewport()
