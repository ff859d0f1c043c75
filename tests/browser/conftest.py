"""A browser, and a hall to look at; what pytest-playwright brings along works on both.

A browser lives as long as its module: while one is there its thread has a running event loop, and
no other test could have one of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Playwright,
    expect,
    sync_playwright,
)

from browser.chromium import launch_options
from browser.person import PATIENCE, WIDE, Invited, Person
from hall.program import HallProgram
from tools import Missing


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    try:
        return {**launch_options(), **browser_type_launch_args}
    except Missing as sentence:
        pytest.fail(str(sentence), pytrace=False)


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="module")
def launch_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Callable[[], Browser]:
    return lambda: browser_type.launch(**browser_type_launch_args)


@pytest.fixture(scope="module")
def browser(launch_browser: Callable[[], Browser]) -> Iterator[Browser]:
    browser = launch_browser()
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def browser_context_args(playwright: Playwright, device: str | None) -> dict[str, Any]:
    return dict(playwright.devices[device]) if device else {}


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProgram]:
    """One hall for all: everybody who comes is somebody new to it."""
    program = HallProgram(tmp_path_factory.mktemp("hall"))
    yield program
    program.stop()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[HallProgram]:
    """A hall to be killed; what it said is told where a test fails."""
    program = HallProgram(tmp_path)
    yield program
    program.stop()
    sys.stdout.write(program.told())


@pytest.fixture
def person(browser: Browser, hall: HallProgram) -> Iterator[Invited]:
    """Somebody by name, every second one by night; at the end all go, and nothing went wrong."""
    contexts: list[BrowserContext] = []
    came: list[Person] = []
    said = len(hall.told())

    def comes(
        name: str,
        at: HallProgram = hall,
        beside: Person | None = None,
        board: bool = False,
        **look: Any,
    ) -> Person:
        if beside is None:
            light = {"color_scheme": "dark" if len(contexts) % 2 else "light"}
            alone = {"viewport": WIDE, "service_workers": "block"}  # nothing comes between
            contexts.append(browser.new_context(**{**alone, **light, **look}))
        came.append(Person(beside.context if beside else contexts[-1], at, name, board))
        return came[-1]

    yield comes
    sys.stdout.write(hall.told()[said:])
    for each in came:
        each.goes()
    for context in contexts:
        context.close()
