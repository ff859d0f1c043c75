"""What makes the hall a program among others: its manifest, its icons, and the worker that keeps a
page for when the hall cannot be reached."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

from emberhall.hall.csp import HEADERS
from emberhall.hall.pages.render import LIGHTS
from emberhall.hall.static import NOT_KEPT, TREE, WORKER
from hall.asking import Asker
from hall.visitor import PAGES, Elements, visited

MANIFEST = "manifest.webmanifest"


@pytest.fixture
def visitor(tmp_path: Path, sqlite_url: str) -> Iterator[Asker]:
    with visited(tmp_path, sqlite_url) as hall:
        yield hall.browser()


@pytest.fixture
def manifest() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(TREE.files[MANIFEST].body)
    return told


def pixels(png: bytes) -> tuple[int, int]:
    """Width and height, as its header says."""
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_every_page_names_the_manifest_and_an_icon(visitor: Asker) -> None:
    for path in PAGES:
        links = [given for tag, given in Elements(visitor.get(path).text).found if tag == "link"]
        named = {given["rel"]: given["href"] for given in links}
        assert named["manifest"] == TREE.path(MANIFEST), path
        assert named["apple-touch-icon"] == TREE.path("art/icon-touch-180.png"), path
        assert named["icon"] == TREE.path("art/favicon.svg"), path
    assert pixels(TREE.files["art/icon-touch-180.png"].body) == (180, 180)


def test_the_manifest_is_sent_as_one(visitor: Asker) -> None:
    got = visitor.get(TREE.path(MANIFEST))
    assert got.headers["content-type"].startswith("application/manifest+json")
    assert "manifest-src 'self'" in got.headers["content-security-policy"]


def test_the_manifest_says_what_browsers_need(manifest: dict[str, Any], visitor: Asker) -> None:
    assert manifest["name"] == manifest["short_name"] == "Emberhall"
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    for shortcut in manifest["shortcuts"]:
        assert visitor.get(shortcut["url"]).status_code < 400


def test_icons_are_as_large_as_they_say(manifest: dict[str, Any]) -> None:
    found = set()
    for icon in manifest["icons"]:
        file = TREE.files[icon["src"]]
        assert file.kind == icon["type"]
        found.add((icon["sizes"], icon["purpose"]))
        if file.suffix == ".png":
            assert "{}x{}".format(*pixels(file.body)) == icon["sizes"]
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= found


def test_the_edge_of_the_window_has_the_colour_of_the_room(manifest: dict[str, Any]) -> None:
    tokens = TREE.files["css/tokens.css"].body.decode()
    day, night = re.findall(r"--hall: (#[0-9a-f]{6})", tokens)
    assert dict(LIGHTS) == {"light": day, "dark": night}
    assert manifest["theme_color"] == manifest["background_color"] == night


def test_the_worker_may_stand_in_for_every_page_and_is_looked_at_anew(visitor: Asker) -> None:
    got = visitor.get(f"/worker.js?{TREE.mark}")
    assert got.status_code == 200
    assert got.headers["cache-control"] == NOT_KEPT
    assert got.headers["content-type"].startswith("text/javascript")
    assert got.content == TREE.files[WORKER].body
    assert "worker-src 'self'" in HEADERS["Content-Security-Policy"]


def test_the_kept_page_names_all_that_it_needs(visitor: Asker) -> None:
    """Its worker keeps what stands in the page: whatever a style asks for must stand there, too."""
    page = visitor.get("/offline").text
    assert "set-cookie" not in visitor.get("/offline").headers
    named = set(re.findall(rf'(?:href|src)="/static/{TREE.mark}/([^"]+)"', page))
    for name in [name for name in named if name.endswith(".css")]:
        for wanted in re.findall(r'url\("\.\./([^"]+)"\)', TREE.files[name].body.decode()):
            assert wanted in named, (name, wanted)
    assert {PurePosixPath(name).suffix for name in named} >= {".css", ".js", ".svg", ".woff2"}


def test_a_page_says_what_it_is_to_those_who_show_its_link(visitor: Asker) -> None:
    for path in PAGES:
        found = Elements(visitor.get(path).text).found
        told = {given["property"]: given["content"] for _, given in found if "property" in given}
        assert "Emberhall" in (told["og:title"] or ""), path
        assert told["og:description"], path
        assert (told["og:image"] or "").startswith("http://hall.test/static/"), path
