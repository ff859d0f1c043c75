"""Browsers are told to run our own files and nothing else, and our pages keep to that."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhall.hall.app import create_app
from emberhall.hall.csp import HEADERS, policy
from emberhall.hall.qr import qr_data_url, qr_svg
from emberhall.hall.settings import Settings
from emberhall.hall.static import TREE, WEB
from hall.asking import asker
from hall.visitor import PAGES, Elements, Visited, opens, visited


@pytest.fixture
def hall(tmp_path: Path, sqlite_url: str) -> Iterator[Visited]:
    with visited(tmp_path, sqlite_url) as hall:
        yield hall


def test_every_answer_carries_the_headers(hall: Visited) -> None:
    visitor = hall.browser()
    for path in ("/", "/nothing", "/api/titles", "/api/nothing", TREE.path("js/base.js")):
        got = visitor.get(path)
        for name, value in HEADERS.items():
            assert got.headers[name] == value, (path, name)


def test_only_our_own_files_and_the_import_map_may_run(hall: Visited) -> None:
    html = hall.browser().get("/").text
    (import_map,) = Elements(html).scripts
    digest = b64encode(sha256(import_map.encode()).digest()).decode()
    rules = dict(part.split(" ", 1) for part in policy(import_map).split("; "))
    assert rules["script-src"] == f"'self' 'sha256-{digest}'"
    assert HEADERS["Content-Security-Policy"] == policy(import_map)
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


def test_no_page_has_anything_inline(hall: Visited) -> None:
    visitor = hall.browser()
    for path in (*PAGES, "/learn/duals", f"/table/{opens(visitor)}"):
        page = Elements(visitor.get(path).text)
        assert len(page.scripts) == 1, path
        for tag, given in page.found:
            assert tag != "style", path
            assert "style" not in given, (path, tag)
            assert not any(name.startswith("on") for name in given), (path, tag)


@pytest.mark.parametrize("template", sorted((WEB / "pages").iterdir()), ids=lambda path: path.name)
def test_templates_trust_nothing(template: Path) -> None:
    """What is escaped stays escaped: no template switches that off."""
    assert not re.search(r"\|\s*safe|autoescape|javascript:", template.read_text())


@pytest.mark.parametrize("name", [name for name in TREE.files if name.endswith(".svg")])
def test_pictures_can_stand_anywhere_any_number_of_times(name: str) -> None:
    drawn = TREE.files[name].body.decode()
    assert not re.search(r"<script|<style|style=|\sid=|<filter|href=|\son\w+=", drawn)


def test_a_link_is_drawn_without_styles_and_not_as_text() -> None:
    link = "http://hall.test/join/abc#secret"
    drawn = qr_svg(link)
    assert drawn.startswith("<svg ")
    assert "style" not in drawn
    assert "secret" not in drawn
    assert qr_data_url(link).startswith("data:image/svg+xml,%3Csvg")
    assert qr_svg(link) != qr_svg(link + "x")


def test_even_what_breaks_under_the_api_says_what_a_browser_may_do(sqlite_url: str) -> None:
    async def breaks(_: Request) -> Response:
        raise RuntimeError("something we did not think of")

    app = create_app(Settings(data=Path(), database_url=sqlite_url))
    app.router.routes.insert(0, Route("/api/breaks", breaks))
    with asker(app) as somebody:
        told = somebody.get("/api/breaks")
    assert told.status_code == 500
    assert told.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    assert "did not think" not in told.text
