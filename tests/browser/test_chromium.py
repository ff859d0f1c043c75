"""The browser that stories are told in: this machine's, on pages as strict as ours."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

from browser.chromium import axe_findings

STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"
GOOD = """<!doctype html><html lang="en"><title>A table</title>
<main><h1>A table</h1><button>Ready</button></main></html>"""
FAULTY = """<!doctype html><html lang="en"><title>A table</title>
<main><h1>A table</h1><button></button></main></html>"""


class Served(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Security-Policy", STRICT)
        self.end_headers()
        self.wfile.write((FAULTY if self.path == "/faulty" else GOOD).encode())

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def site() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Served) as server:
        serving = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        serving.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        serving.join()


def test_a_page_without_faults_has_no_findings(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("button", name="Ready").click()
    assert axe_findings(page) == []
    assert axe_findings(page) == []


def test_a_fault_is_found_and_told_where_it_stands(page: Page, site: str) -> None:
    page.goto(f"{site}/faulty")
    assert axe_findings(page) == ["button-name: Buttons must have discernible text (button)"]


def test_two_people_have_two_contexts(browser: Browser, site: str) -> None:
    ann, ben = browser.new_context(), browser.new_context()
    for person in (ann, ben):
        page = person.new_page()
        page.goto(site)
        assert page.title() == "A table"
    ann.close()
    ben.close()
