"""The OpenAPI document and the hall agree, whatever is asked and whoever asks."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import openapi
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation

from emberhall.hall.api.openapi import document
from emberhall.hall.app import ENDPOINTS
from hall.databases import sqlite_at
from hall.hostile.ground import Ground, ground
from hall.served import SECONDS, Person, receipt

DOCUMENT: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document(ENDPOINTS)))
SCHEMA = openapi.from_dict(DOCUMENT)
Case = schemathesis.Case[Any]
Operation = APIOperation[Any, Any, Any, Any]
OPERATIONS: dict[str, Operation] = {
    each.ok().label: each.ok() for each in SCHEMA.get_all_operations() if isinstance(each, Ok)
}
TITLES = ("dragondraft", "duals", "flamecraft", "flamefang")
EXAMPLES, MANY_EXAMPLES = 10, 60
TOO_LARGE = 413
CHECKED = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
]
# what makes up garbled data asks for random numbers of its own
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
NO_HURRY = settings(
    deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=False
)
"""CI asks something else each time, though Hypothesis would not by itself."""


@pytest.fixture(scope="module")
def here(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    folder = tmp_path_factory.mktemp("ground")
    shutil.copy(migrated_file, folder / "hall.sqlite")
    with ground(sqlite_at(folder / "hall.sqlite"), folder) as here:
        yield here


def test_the_document_is_valid() -> None:
    SCHEMA.validate()
    assert DOCUMENT["openapi"].startswith("3.1")
    ids = [op["operationId"] for path in DOCUMENT["paths"].values() for op in path.values()]
    assert len(set(ids)) == len(ids) == len(ENDPOINTS)
    assert all(op["summary"] for path in DOCUMENT["paths"].values() for op in path.values())


@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_asked_is_answered_as_the_document_says(
    here: Ground, label: str, thorough: bool
) -> None:
    asked = _asked(OPERATIONS[label], here, GenerationMode.POSITIVE)

    @settings(NO_HURRY, max_examples=MANY_EXAMPLES if thorough else EXAMPLES)
    @given(asked, headers(here))
    def story(case: Case, who: dict[str, str]) -> None:
        _is_answered(here, case, who)

    story()


GARBLED = [label for label, op in OPERATIONS.items() if op.body or op.query]


@pytest.mark.parametrize("label", GARBLED)
def test_what_the_document_does_not_allow_is_refused(
    here: Ground, label: str, thorough: bool
) -> None:
    asked = _asked(OPERATIONS[label], here, GenerationMode.NEGATIVE)

    @settings(NO_HURRY, max_examples=MANY_EXAMPLES if thorough else EXAMPLES)
    @given(asked, headers(here))
    def story(case: Case, who: dict[str, str]) -> None:
        _is_answered(here, case, who, "negative_data_rejection")

    story()


def test_other_methods_are_refused_as_the_document_says(here: Ground) -> None:
    for path, methods in DOCUMENT["paths"].items():
        known = {method.upper() for method in methods}
        address = re.sub(r"\{\w+\}", "3", path)
        reply = here.ann.client.put(address, json={})
        assert (reply.status_code, reply.json()["code"]) == (405, "no-such-method"), path
        assert known & {each.strip() for each in reply.headers["allow"].split(",")}, path


class Evening:
    """Ann's and Ben's evening, every reply of which is held against the document."""

    def __init__(self, here: Ground) -> None:
        self.here = here
        self.done: set[str] = set()

    def asks(self, who: Person, label: str, path: str, body: Any = None) -> Any:
        """What is answered, which must be a success."""
        method, _, template = label.partition(" ")
        reply = who.get(path) if method == "GET" else who.post(path, body)
        assert reply.is_success, f"{label}: {reply.text}"
        SCHEMA[template][method].validate_response(reply)
        self.done.add(label)
        return reply.json() if reply.headers["content-type"] == "application/json" else reply.text


def test_an_evening_is_answered_as_the_document_says(here: Ground) -> None:
    """Every operation succeeds somewhere in it."""
    evening = Evening(here)
    ann, ben = here.place.person(), here.place.person()
    _before(evening, ann, ben)
    _at_the_table(evening, ann, ben)
    _afterwards(evening, ann)
    _in_a_campaign(evening, ann, ben)
    left = OPERATIONS.keys() - evening.done - {"GET /metrics"}  # which is for the host alone
    assert not left


def _before(evening: Evening, ann: Person, ben: Person) -> None:
    for path in ("/healthz", "/readyz", "/api/openapi.json", "/api/titles", "/api/tables?mine=1"):
        evening.asks(ann, f"GET {path.partition('?')[0]}", path)
    for page in ("", "/schema", "/rules", "/how-to-play", "/lesson"):
        evening.asks(ann, f"GET /api/titles/{{title}}{page}", f"/api/titles/duals{page}")
    rule = evening.asks(ann, "GET /api/titles/{title}/rules", "/api/titles/duals/rules")["rules"][0]
    path = f"/api/titles/duals/rules/{rule['id'].rpartition('/')[2]}"
    evening.asks(ann, "GET /api/titles/{title}/rules/{id}", path)
    evening.asks(ben, "GET /api/achievements/{title}", "/api/achievements/flamecraft")


def _at_the_table(evening: Evening, ann: Person, ben: Person) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "dragondraft", "seats": seats}
    table = evening.asks(ann, "POST /api/tables", "/api/tables", wish)["table"]["id"]

    def at(who: Person, verb: str, **body: Any) -> Any:
        return evening.asks(
            who, f"POST /api/tables/{{id}}/{verb}", f"/api/tables/{table}/{verb}", body
        )

    links = at(ann, "links")
    join, watch = (links[name].partition("#")[2] for name in ("join", "watch"))
    at(evening.here.place.person(), "watch", secret=watch)
    at(ben, "join", name="Ben", secret=join)
    at(ann, "links/end")
    at(ann, "mute", muted=[2])
    at(ann, "begin")
    at(ann, "mail", seat=0, mail="")
    at(ben, "leave", seat=1)
    at(ben, "back", seat=1)
    recovery = at(ben, "recovery", seat=1)["link"].partition("#")[2]
    evening.asks(ben, "POST /api/recover", "/api/recover", {"secret": recovery})
    at(ben, "chat", words="Good evening.", receipt=receipt())
    evening.asks(ann, "GET /api/tables/{id}", f"/api/tables/{table}")
    evening.asks(ann, "GET /api/tables/{id}/log", f"/api/tables/{table}/log?before=50&seat=0")
    evening.asks(ann, "GET /api/tables/{id}/story", f"/api/tables/{table}/story?seat=0")
    at(ann, "close")
    evening.asks(ann, "GET /api/tables/{id}/stream", f"/api/tables/{table}/stream?seat=0")
    _answers(evening, ann)


def _answers(evening: Evening, ann: Person) -> None:
    table = ann.opens("me", "me", title="flamecraft")
    path, label = f"/api/tables/{table}", "POST /api/tables/{id}"
    asked = next(
        each for each in (ann.sits(table, seat) for seat in (0, 1)) if each.update["prompt"]
    )
    at, said = f"?seat={asked.seat}", {"receipt": receipt()}
    hint = evening.asks(ann, f"{label}/hint", f"{path}/hint{at}", said)
    answer = {"version": asked.update["version"], "receipt": receipt(), "key": hint["key"]}
    token = evening.asks(ann, f"{label}/program", f"{path}/program", {"seat": asked.seat})["token"]
    program = evening.here.place.person(token)
    evening.asks(program, f"{label}/answer", f"{path}/answer", answer)
    assert asked.hears("update")["undo"]
    back = {"version": asked.newest()["version"], "receipt": receipt()}
    evening.asks(ann, f"{label}/undo", f"{path}/undo{at}", back)
    evening.asks(ann, f"{label}/program/end", f"{path}/program/end", {"seat": asked.seat})


def _afterwards(evening: Evening, ann: Person) -> None:
    here = evening.here
    over = f"/api/tables/{here.over}"
    record = evening.asks(here.ann, "GET /api/tables/{id}/record", f"{over}/record")
    evening.asks(here.ann, "POST /api/tables/{id}/rematch", f"{over}/rematch", {})
    brought = evening.asks(ann, "POST /api/records", "/api/records", {"record": record})
    path, label = f"/api/records/{brought['id']}", "/api/records/{id}"
    evening.asks(ann, f"GET {label}", path)
    evening.asks(ann, f"GET {label}/moments/{{n}}", f"{path}/moments/7?seat=1")
    evening.asks(ann, f"GET {label}/race", f"{path}/race?seat=1")
    evening.asks(ann, f"POST {label}/fork", f"{path}/fork", {"at": 7})


def _in_a_campaign(evening: Evening, ann: Person, ben: Person) -> None:
    wish = {"title": "flamefang", "name": "Embers", "seats": [{"kind": "me"}, {"kind": "me"}]}
    begun = evening.asks(ann, "POST /api/campaigns", "/api/campaigns", wish)["card"]["id"]
    evening.asks(ann, "GET /api/campaigns", "/api/campaigns")
    path, label = f"/api/campaigns/{begun}", "/api/campaigns/{id}"
    evening.asks(ann, f"GET {label}", path)
    page = ann.get(f"{path}/export").text
    evening.asks(ann, f"GET {label}/export", f"{path}/export")
    evening.asks(ben, "POST /api/campaigns/import", "/api/campaigns/import", {"page": page})
    link = evening.asks(ann, f"POST {label}/links", f"{path}/links", {})["link"].partition("#")[2]
    evening.asks(ben, f"POST {label}/join", f"{path}/join", {"secret": link})
    evening.asks(ben, f"POST {label}/links/end", f"{path}/links/end", {})
    evening.asks(ann, f"POST {label}/chapter", f"{path}/chapter", {})
    evening.asks(ben, f"POST {label}/leave", f"{path}/leave", {})


def _is_answered(here: Ground, case: Case, who: dict[str, str], *more: str) -> None:
    reply = case.call(here.place.url, headers=who, timeout=SECONDS)
    refused = [] if reply.status_code == TOO_LARGE else more  # before anybody read it
    case.validate_response(reply, CHECKS.get_by_names([*CHECKED, *refused]))  # type: ignore[arg-type]


def _asked(operation: Operation, here: Ground, mode: GenerationMode) -> st.SearchStrategy[Case]:
    """Cases for an operation, mostly with ids and secrets that work."""
    names = re.findall(r"\{(\w+)\}", operation.path)
    known = [dict.fromkeys(names, value) for value in _known(here, operation.path)]
    drawn = [operation.as_strategy(mode, path_parameters=each or None) for each in known]
    if mode is GenerationMode.POSITIVE:
        drawn.append(operation.as_strategy(mode))
    return st.one_of(drawn).map(lambda case: _with_secrets(case, here, mode))


def _known(here: Ground, path: str) -> list[Any]:
    if path.endswith("/stream"):
        return [here.over]  # where others go on, and so does the stream
    if path.startswith("/api/tables/"):
        return here.tables
    if path.startswith("/api/records/"):
        return [here.over]
    if path.startswith("/api/campaigns/"):
        return [here.campaign]
    return list(TITLES) if "{title}" in path else [""]


def _with_secrets(case: Case, here: Ground, mode: GenerationMode) -> Case:
    """Titles and secrets as nobody would guess them."""
    if mode is GenerationMode.POSITIVE and isinstance(case.body, dict):
        number = len(str(case.body))
        real = {"title": TITLES[number % 4], "secret": here.link}
        case.body |= {name: value for name, value in real.items() if name in case.body}
    if "n" in (case.path_parameters or {}) and case.path_parameters["n"] == here.over:
        case.path_parameters["n"] = 3
    return case


def headers(here: Ground) -> st.SearchStrategy[dict[str, str]]:
    """Ann, her program, nobody, and people who made something up."""
    signs = st.text(st.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=60)
    made_up = signs.map(str.strip).map(lambda text: text.encode("latin-1").decode("latin-1"))
    return st.one_of(
        st.just({"Cookie": f"emberhall={here.cookie}"}),
        st.just({"Authorization": f"Bearer {here.token}"}),
        st.just({}),
        made_up.map(lambda text: {"Authorization": f"Bearer {text}"}),
        made_up.map(lambda text: {"Authorization": text, "Cookie": f"emberhall={here.cookie}"}),
        made_up.map(lambda text: {"Cookie": f"emberhall={text}; emberhall={here.cookie}"}),
    )
