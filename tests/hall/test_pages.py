"""The pages of the hall, as people find them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import emberhall
from emberhall.hall.auth.limits import Allowance, Limits, Rate
from emberhall.hall.pages import ErrorPages
from emberhall.hall.pages.choices import phrase, picture_of_choice, picture_of_setting
from emberhall.hall.pages.learning import is_taught
from emberhall.hall.pages.rules import how_to_play, labelled, marked
from emberhall.hall.refusal import WRONG_HOST, told
from emberhall.hall.static import TREE
from emberhall.hall.wire import NOT_NOW, Refused
from emberhall.play.forms import fields_of
from emberhall.play.seating import default_seats
from hall.asking import Asker, asker
from hall.visitor import PAGES, TITLES, Elements, Visited, opens, visited, words_of

MOST_SCRIPT = 10_000
"""Bytes, packed, of a page on which nothing is played."""
NAMED_SECRET = re.compile(r"emberhall=([^;]+)")


@pytest.fixture
def hall(tmp_path: Path, sqlite_url: str) -> Iterator[Visited]:
    with visited(tmp_path, sqlite_url) as hall:
        yield hall


@pytest.fixture
def visitor(hall: Visited) -> Asker:
    return hall.browser()


def test_home_offers_every_game_at_one_click(visitor: Asker) -> None:
    page = Elements(visitor.get("/").text)
    assert page.all("data-play") == [title.name for title in emberhall.games()]
    assert dict(zip(page.all("data-play"), page.all("data-bots"), strict=True))["duals"] == "1"
    for title in TITLES:
        assert f"/new/{title}" in page.all("href")
        assert f"/rules/{title}" in page.all("href")


def test_home_guides_through_a_first_game_where_there_is_one(visitor: Asker) -> None:
    hrefs = set(Elements(visitor.get("/").text).all("href"))
    taught = [title.name for title in emberhall.games() if is_taught(title)]
    assert "duals" in taught
    assert {href for href in hrefs if href.startswith("/learn/")} == {
        f"/learn/{name}" for name in taught
    }
    for name in taught:
        assert visitor.get(f"/learn/{name}").status_code == 200
        assert f"/learn/{name}" in visitor.get(f"/rules/{name}").text


def test_home_tells_my_tables_and_those_that_all_may_see(hall: Visited) -> None:
    ann, ben = hall.browser(), hall.browser()
    secret, listed = opens(ann, label="Only us"), opens(ann, label="Come in", listed=True)
    mine, others = ann.get("/").text, ben.get("/").text
    assert "Only us" in mine
    assert f"/table/{secret}" in mine
    assert "Come in" in others
    assert f"/join/{listed}" in others
    assert "Flamecraft Duals. 1 chair free" in words_of(others)
    assert "Only us" not in others
    assert secret not in others


def test_a_listed_game_in_play_can_be_watched(hall: Visited) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    running = opens(hall.browser(), seats=seats, listed=True)
    page = hall.browser().get("/").text
    assert f"/table/{running}" in page
    assert f"/join/{running}" not in page
    assert "Flamecraft Duals with Ann and Ben" in words_of(page)


def test_home_says_where_it_is_my_turn_and_nobody_elses(hall: Visited) -> None:
    ann, ben = hall.browser(), hall.browser()
    alone = opens(ann, "flamecraft", seats=[{"kind": "me", "name": "Ann"}])
    opens(ann, "dragondraft", seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    assert ann.get(f"/api/tables/{alone}").json()["table"]["state"] == "running"
    mine, others = words_of(ann.get("/").text), words_of(ben.get("/").text)
    assert re.search(r"Flamecraft Your turn\. [^<]+\?", mine)
    assert re.search(r"Dragondraft (Ann|Ben)’s turn", mine)
    assert "turn" not in others


def test_who_is_not_asked_at_a_table_is_not_told_whose_turn_it_is(hall: Visited) -> None:
    ann, ben = hall.browser(), hall.browser()
    table = opens(ann, listed=True)
    assert ben.post(f"/api/tables/{table}/join", {"name": "Ben"}).status_code == 200
    told = [words_of(each.get("/").text) for each in (ann, ben)]
    asked = ["Your turn." in words for words in told]
    assert sorted(asked) == [False, True]
    assert "In play" in told[asked.index(False)]


def test_words_of_others_are_words_and_nothing_else(hall: Visited) -> None:
    opens(hall.browser(), label="<img src=x onerror=alert(1)>", listed=True)
    page = hall.browser().get("/").text
    assert "<img src=x" not in page
    assert "&lt;img src=x onerror=alert(1)&gt;" in page


@pytest.mark.parametrize("name", TITLES)
def test_a_new_table_offers_what_goes_with_the_chairs(visitor: Asker, name: str) -> None:
    title, html = emberhall.title(name), visitor.get(f"/new/{name}").text
    page = Elements(html)
    assert page.all("data-seats") == [str(seats) for seats in title.seat_counts]
    for seats in title.seat_counts:
        for field in fields_of(title, seats):
            offered = f'name="{seats}.{field.name}"' in html
            asked = not field.is_filled_in and (not field.is_settled or bool(field.example))
            assert offered == asked, (seats, field.name)
            if asked and len(field.choices) <= 4:
                for choice in field.choices:
                    assert f'name="{seats}.{field.name}" value="{choice.written}"' in html


@pytest.mark.parametrize("name", TITLES)
def test_what_can_be_chosen_has_a_picture_and_words_for_a_sentence(
    visitor: Asker, name: str
) -> None:
    """A guest's choices have neither, but each of ours has."""
    settings = emberhall.title(name)
    for seats in settings.seat_counts:
        for field in fields_of(settings, seats):
            if field.is_filled_in or (field.is_settled and not field.example):
                continue
            assert picture_of_setting(name, field), field.name
            for choice in field.choices if len(field.choices) <= 4 else ():
                assert picture_of_choice(name, field.name, choice.written), choice.written
                said = phrase(name, field, choice)
                assert said, choice.written
                assert ": " not in said, said
    page = Elements(visitor.get(f"/new/{name}").text)
    choices = [given for tag, given in page.found if tag in ("option", "input")]
    assert all(given["data-phrase"] for given in choices if "data-phrase" in given)


def test_a_choice_of_a_guest_is_told_by_its_name() -> None:
    field = fields_of(emberhall.title("flamefang"), 2)[0]
    assert phrase("guest", field, field.choices[0]) == "Chapter 1, First Light"
    assert picture_of_choice("guest", "chapter", "1") == ""


def test_chairs_beyond_the_usual_number_wait(visitor: Asker) -> None:
    chairs = [given for _, given in Elements(visitor.get("/new/flamecraft").text).found]
    waiting = [
        chair["data-chair"] for chair in chairs if "data-chair" in chair and "hidden" in chair
    ]
    assert waiting == ["3", "4"]


def test_a_table_is_shown_to_those_who_may_see_it(hall: Visited) -> None:
    ann, eve = hall.browser(), hall.browser()
    table = opens(ann)
    page = ann.get(f"/table/{table}")
    assert page.status_code == 200
    assert f'data-table="{table}" data-title="duals"' in page.text
    assert 'data-full-name="Flamecraft Duals"' in page.text
    not_hers, none = eve.get(f"/table/{table}"), eve.get("/table/AAAAAAAAAAAA")
    assert not_hers.status_code == none.status_code == 404
    assert not_hers.text == none.text


def test_a_table_says_that_it_comes_before_its_scripts_are_there(hall: Visited) -> None:
    ann = hall.browser()
    told = words_of(ann.get(f"/table/{opens(ann)}").text)
    assert "Coming to the table …" in told


def test_a_link_tells_the_server_nothing_before_its_page_is_there(visitor: Asker) -> None:
    table = opens(visitor)
    page = visitor.get(f"/join/{table}").text.replace(table, "")
    assert page == visitor.get("/join/other").text.replace("other", "")


@pytest.mark.parametrize(
    "path",
    ["/", "/new/duals", "/learn/duals", "/campaigns", "/join/any", "/watch/any", "/recover"],
)
def test_what_does_nothing_without_javascript_says_so(visitor: Asker, path: str) -> None:
    assert re.search("needs? JavaScript", visitor.get(path).text)


@pytest.mark.parametrize("name", TITLES)
def test_every_title_can_be_learned(visitor: Asker, name: str) -> None:
    page = Elements(visitor.get(f"/learn/{name}").text)
    assert page.all("data-title") == [name]
    assert page.all("data-bots") == [str(len(default_seats(name)) - 1)]
    assert [tag for tag, _ in page.found].count("h1") == 1
    assert "#learn" in page.all("href")
    assert "learn" in page.all("id")


def test_there_is_no_replay_of_nothing(visitor: Asker) -> None:
    assert visitor.get("/replay/none").status_code == 404


@pytest.mark.parametrize("name", TITLES)
def test_every_rule_has_a_place_to_point_at(visitor: Asker, name: str) -> None:
    page = Elements(visitor.get(f"/rules/{name}").text)
    ids = page.all("id")
    assert len(ids) == len(set(ids))
    assert {rule.id for rule in emberhall.rules(name)} <= set(ids)


def test_rules_are_found_by_words_and_the_words_stand_out(visitor: Asker) -> None:
    page = visitor.get("/rules/flamecraft?q=coin+gift").text
    found = emberhall.rules("flamecraft", "coin", "gift")
    assert f"{len(found)} of {len(emberhall.rules('flamecraft'))} rules" in page
    assert [id for id in Elements(page).all("id") if "." in id] == [rule.id for rule in found]
    assert "<mark>coin</mark>" in page
    assert "How to play" not in page


def test_looking_for_nothing_that_is_there_says_so(visitor: Asker) -> None:
    page = visitor.get("/rules/duals?q=<script>").text
    assert "No rule mentions that" in page
    assert "<script>" not in page.replace('<script type="importmap">', "")
    assert 'value="&lt;script&gt;"' in page


def test_marks_and_paragraphs_escape_what_they_hold() -> None:
    assert marked(["b&"], "a <b&b>") == "a &lt;<mark>b&amp;</mark>b&gt;"
    assert marked([], "<b>") == "&lt;b&gt;"
    assert how_to_play("# T\n\n## Goal\n\nWin **<all>**\nof it.") == [
        ("Goal", ["Win <strong>&lt;all&gt;</strong> of it."])
    ]


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("Rulebook, setup 3; manual, section 2.", ("Rulebook", "Setup 3; manual, section 2.")),
        ("Our ruling: the rulebook is silent.", ("Ruling", "The rulebook is silent.")),
        ("Ruling; found (a photograph).", ("Ruling", "Found (a photograph).")),
        ("Found (a photograph).", ("Found", "(a photograph).")),
        ("Reconstructed.", ("Reconstructed", "")),
        ("Name: rulebook; the rest: found.", ("", "Name: rulebook; the rest: found.")),
        ("Rulebook for level 1.", ("", "Rulebook for level 1.")),
    ],
)
def test_a_source_begins_with_its_label(source: str, shown: tuple[str, str]) -> None:
    assert labelled(source) == shown


def test_rules_begin_with_some_game(visitor: Asker) -> None:
    got = visitor.get("/rules")
    assert got.status_code == 307
    assert got.headers["location"] == f"/rules/{emberhall.games()[0].name}"


def test_the_makers_are_credited(visitor: Asker) -> None:
    page = words_of(visitor.get("/about").text).replace("&amp;", "&")
    for title in emberhall.games():
        assert title.credits in page
    assert "not affiliated with or endorsed by" in page
    for licence in ("Fraunces", "Nunito Sans", "Preact"):
        assert licence in page


def test_achievements_are_told_with_what_they_ask_for(visitor: Asker) -> None:
    page = words_of(visitor.get("/achievements").text)
    assert "0 of 11 unlocked" in page
    assert emberhall.rule("flamecraft/achievement.green-thumb").text in page


def test_a_campaign_stands_on_its_players_page(hall: Visited) -> None:
    ann = hall.browser()
    wish = {"title": "flamefang", "name": "Embers", "seats": [{"kind": "me", "name": "Ann"}]}
    assert ann.post("/api/campaigns", wish).status_code == 201
    page = words_of(ann.get("/campaigns").text)
    assert "Embers Flame &amp; Fang, Ann, chapter 1 comes next" in page
    assert "Next: chapter 1, First Light." in page
    assert "Play the next chapter" in page
    assert "Embers Flame" not in words_of(hall.browser().get("/campaigns").text)


def test_what_is_not_there_is_told_in_the_same_look(visitor: Asker) -> None:
    wrong = (
        "/nothing",
        "/new/chess",
        "/learn/chess",
        "/rules/chess",
        "/table/%2e%2e",
        "/table/%00",
    )
    for path in wrong:
        got = visitor.get(path)
        assert got.status_code == 404, path
        assert "Nobody sits here" in got.text
    assert visitor.get("/api/nothing").json()["code"] == "not-found"


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path, sqlite_url: str) -> None:
    rates = {"read": Allowance(Rate(1, 0.01), Rate(1, 0.01))}
    with visited(tmp_path, sqlite_url, Limits(rates)) as hall:
        visitor = hall.browser()
        assert visitor.get("/about").status_code == 200
        got = visitor.get("/about")
        assert got.status_code == 429
        assert "Catch your breath" in got.text
        assert int(got.headers["retry-after"]) > 0


def test_a_fault_of_ours_is_a_page_with_an_id(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(_: Request) -> Response:
        raise RuntimeError("the roof fell in")

    app = ErrorPages(Starlette(routes=[Route("/broken", broken), Route("/api/broken", broken)]))
    with asker(app) as visitor:
        got = visitor.get("/broken")
        assert got.status_code == 500
        assert "Something broke in the hall" in got.text
        assert "roof" not in got.text
        (written,) = [line.getMessage() for line in caplog.records if line.exc_info]
        assert written.removeprefix("broken ") in got.text
        assert "Something broke in the hall" not in visitor.get("/api/broken").text


@pytest.mark.parametrize(
    ("code", "status", "heading"),
    [(WRONG_HOST, 421, "Nobody knows that name"), (NOT_NOW, 503, "One moment, please")],
)
def test_a_refusal_that_is_nobodys_fault_has_a_page_of_its_own(
    code: str, status: int, heading: str
) -> None:
    async def refuses(_: Request) -> Response:
        return told(Refused(code, "Not like this."))

    with asker(ErrorPages(Starlette(routes=[Route("/refuses", refuses)]))) as visitor:
        got = visitor.get("/refuses")
    assert got.status_code == status
    assert heading in got.text
    assert "our fault" not in got.text


def test_no_page_holds_the_secret_of_its_browser(visitor: Asker) -> None:
    told = visitor.get("/api/tables?mine=1")
    found = NAMED_SECRET.search(told.headers["set-cookie"])
    assert found is not None
    for path in (*PAGES, f"/table/{opens(visitor)}"):
        got = visitor.get(path)
        assert found[1] not in got.text
        assert (
            "private" in got.headers["cache-control"] or "no-store" in got.headers["cache-control"]
        )


def test_every_page_has_a_name_a_heading_and_a_way_past_its_menu(visitor: Asker) -> None:
    for path in PAGES:
        html = visitor.get(path).text
        page = Elements(html)
        assert re.search(r"<title>[^<]*Emberhall[^<]*</title>", html), path
        assert [tag for tag, _ in page.found].count("h1") == 1, path
        assert "#content" in page.all("href"), path
        assert "content" in page.all("id"), path
        assert len(page.all("id")) == len(set(page.all("id"))), path
        pictures = [given for tag, given in page.found if tag == "img"]
        assert all("alt" in given for given in pictures), path


def test_no_page_is_heavy(visitor: Asker) -> None:
    for path in PAGES:
        found = Elements(visitor.get(path).text).found
        modules = [given["href"] for tag, given in found if given.get("rel") == "modulepreload"]
        weight = 0
        for address in modules:
            assert address is not None
            weight += len(gzip.compress(TREE.files[address.split("/", 3)[3]].body))
        assert 0 < weight < MOST_SCRIPT, (path, weight)


def test_what_a_page_names_is_there(visitor: Asker) -> None:
    named = {
        address
        for path in PAGES
        for attribute in ("href", "src", "srcset")
        for address in Elements(visitor.get(path).text).all(attribute)
        if address.startswith("/static/")
    }
    assert len(named) > 30
    for address in named:
        assert address.split("/", 3)[3] in TREE.files
