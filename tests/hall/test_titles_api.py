"""What a client can learn about the games before it sits down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.applications import Starlette

import emberhall
from emberhall.hall.api import errors, openapi, titles
from hall.asking import Asker, asker


@pytest.fixture
def client() -> Iterator[Asker]:
    routes = [endpoint.route for endpoint in titles.endpoints]
    app = Starlette(routes=routes, exception_handlers=dict(errors.handlers))
    with asker(app) as client:
        yield client


def test_all_titles_are_offered_with_who_can_play_against_you(client: Asker) -> None:
    told = {each["name"]: each for each in client.get("/api/titles").json()}
    assert {*told} == {title.name for title in emberhall.games()}
    duals = told["duals"]
    assert duals["seats"] == [1, 2]
    assert not duals["campaign"]
    assert not duals["together"]
    assert told["flamefang"]["campaign"]
    assert told["flamefang"]["together"]
    assert told["flamecraft"]["achievements"]
    assert told["flamecraft"]["lesson"]
    assert "greedy" in [bot["spec"] for bot in duals["bots"]]
    assert all(bot["meaning"] for bot in duals["bots"])


@pytest.mark.parametrize("title", emberhall.games(), ids=lambda title: title.name)
def test_what_the_forms_of_a_title_offer_can_be_played(
    client: Asker, title: emberhall.Title
) -> None:
    for seats in title.seat_counts:
        page = client.get(f"/api/titles/{title.name}?seats={seats}").json()
        for field in page["fields"]:
            for choice in field["choices"]:
                emberhall.title(title.name).complete(seats, {field["name"]: choice["value"]})


def test_a_form_is_for_the_seats_asked_for(client: Asker) -> None:
    refused = client.get("/api/titles/duals?seats=7")
    assert refused.status_code == 400
    assert refused.json() == {
        "code": "bad",
        "words": "Flamecraft Duals is for 1 to 2 seats, not 7.",
        "why": [],
    }


@pytest.mark.parametrize("after", ["seats=x", "seats=2&seats=3", "colour=red"])
def test_an_address_is_read_strictly(client: Asker, after: str) -> None:
    assert client.get(f"/api/titles/duals?{after}").json()["code"] == "bad"


@pytest.mark.parametrize("below", ["", "/schema", "/rules", "/rules/a.b", "/how-to-play"])
def test_there_is_no_title_of_another_name(client: Asker, below: str) -> None:
    answer = client.get(f"/api/titles/chess{below}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_a_schema_is_kept_for_good_under_its_digest(client: Asker) -> None:
    where = client.get("/api/titles/duals").json()["schema"]
    answer = client.get(where)
    assert answer.json() == emberhall.schema("duals")
    assert "immutable" in answer.headers["cache-control"]
    asked_anew = client.get("/api/titles/duals/schema", **{"if-none-match": answer.headers["etag"]})
    assert asked_anew.status_code == 304
    assert not asked_anew.content
    assert asked_anew.headers["cache-control"] == "no-cache"


def test_rules_are_looked_up_by_words_and_by_id(client: Asker) -> None:
    found = client.get("/api/titles/duals/rules?q=coin%20meat").json()
    assert found["rules"]
    assert "ruling" in found["labels"]
    for rule in found["rules"]:
        assert "coin" in str(rule).lower()
        assert "meat" in str(rule).lower()
    id = found["rules"][0]["id"]
    assert client.get(f"/api/titles/duals/rules/{id}").json() == found["rules"][0]


def test_a_rule_nobody_wrote_is_not_found(client: Asker) -> None:
    answer = client.get("/api/titles/duals/rules/no.such")
    assert answer.status_code == 404
    assert answer.json()["words"] == "There is no rule 'duals/no.such'."
    nothing = client.get("/api/titles/duals/rules?q=xylophone")
    assert nothing.status_code == 404
    assert nothing.json()["words"] == "No rule of duals mentions xylophone."


def test_how_to_play_is_a_page(client: Asker) -> None:
    page = client.get("/api/titles/flamecraft/how-to-play").json()
    assert page["full_name"] == "Flamecraft"
    assert "##" in page["text"]


def test_an_address_or_a_method_that_is_not_there_is_told_in_the_same_shape(
    client: Asker,
) -> None:
    assert client.get("/api/title").json().keys() == {"code", "words", "why"}
    assert client.post("/api/titles").json()["code"] == "no-such-method"


def test_every_endpoint_says_what_it_is_for() -> None:
    for endpoint in titles.endpoints:
        assert endpoint.summary.endswith("."), endpoint.path


def test_the_description_of_the_interface_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Starlette(routes=[endpoint.route for endpoint in openapi.endpoints])
    app.state.endpoints = (*titles.endpoints, *openapi.endpoints)
    with asker(app) as client:
        told = client.get("/api/openapi.json")
        assert told.json() == openapi.document(app.state.endpoints)
        monkeypatch.setattr(openapi, "document", None)
        assert client.get("/api/openapi.json").content == told.content
