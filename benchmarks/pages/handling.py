"""What a move costs the page that hears of it: the browser's own trace of its main thread.

Counted is the thread's processor time, so that other processes do not count; from a message with an
update until the next one, or until the page rests.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

CATEGORIES = ["devtools.timeline", "blink.user_timing"]
MARKS = ("an update", "a pointer")
MARK = """
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...told) {
    super(...told);
    this.addEventListener("message", ({ data }) => {
      if (data.startsWith('{"type":"update"')) performance.mark("an update");
    });
  }
};
addEventListener("pointerover", () => performance.mark("a pointer"), true);
"""
"""Says in the trace when an update has come, or the pointer is over something else: before the page
hears of it."""
SCRIPT = {"FunctionCall", "EvaluateScript", "RunMicrotasks", "EventDispatch", "TimerFire"}
SCRIPT |= {"FireAnimationFrame", "FireIdleCallback", "HandlePostMessage", "v8.callFunction"}
LAYOUT = {"UpdateLayoutTree", "Layout", "PrePaint", "HitTest"}
PAINT = {"Paint", "Layerize", "Commit", "PaintImage", "UpdateLayer", "CompositeLayers"}
ASKED = """() => document.querySelector(".board-ending, .piece[data-lit], .tray [data-lit]")"""
MIDDLES = """all => all.map((each) => each.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
LOOKS_EVERY = 150
"""Milliseconds between two looks whether something is asked: each counts as work of the page."""
REST = 400_000
"""Microseconds after which whatever is done has nothing to do with the move."""


Spent = dict[str, float]
"""Milliseconds by sort of work."""


@dataclass(frozen=True)
class Work:
    """One thing the main thread did: when, of what sort, and for how many milliseconds."""

    at: int
    sort: str
    took: float


def traced(page: Page, until: Any) -> list[dict[str, Any]]:
    """The browser's trace while something goes on."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    until()
    found: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return found


def spans(trace: list[dict[str, Any]], mark: str) -> list[Spent]:
    """Milliseconds of script, layout and paint after each mark of this name, until the next one."""
    marks = [event for event in trace if event["name"] in MARKS and "user_timing" in event["cat"]]
    thread = {(event["pid"], event["tid"]) for event in marks}
    starts = sorted((int(event["ts"]), event["name"]) for event in marks)
    ends = [at for at, _ in starts[1:]] + [starts[-1][0] + REST] if starts else []
    work = list(worked(trace, thread))
    return [
        total(work, at, min(end, at + REST))
        for (at, name), end in zip(starts, ends, strict=True)
        if name == mark
    ]


def total(work: list[Work], start: int, end: int) -> Spent:
    found: Spent = defaultdict(float)
    for each in work:
        if start <= each.at < end:
            found[each.sort] += each.took
    return found


def worked(trace: list[dict[str, Any]], thread: set[tuple[int, int]]) -> Iterator[Work]:
    """What was done, each for itself: what happened within it is told on its own."""
    mine = [event for event in trace if (event["pid"], event["tid"]) in thread]
    timed = [event for event in mine if event.get("ph") == "X" and sort_of(event["name"])]
    within: list[tuple[int, dict[str, Any], list[float]]] = []
    for event in sorted(timed, key=lambda each: (each["ts"], -each["dur"])):
        while within and within[-1][0] <= event["ts"]:
            yield own(*within.pop()[1:])
        took = [event.get("tdur", event["dur"]) / 1000]
        if within:
            within[-1][2].append(-took[0])
        within.append((event["ts"] + event["dur"], event, took))
    while within:
        yield own(*within.pop()[1:])


def own(event: dict[str, Any], took: list[float]) -> Work:
    return Work(event["ts"], sort_of(event["name"]), sum(took))


def sort_of(name: str) -> str:
    for sort, names in (("script", SCRIPT), ("layout", LAYOUT), ("paint", PAINT)):
        if name in names:
            return sort
    return ""


def plays(page: Page, answers: int, hovers: bool) -> None:
    """Answers whatever is asked, by the key of an option; bots play in between."""
    luck = random.Random(7)
    for _ in range(answers):
        page.wait_for_function(ASKED, polling=LOOKS_EVERY)
        if page.locator(".board-ending").count():
            return
        if hovers:
            wander(page, luck)
        page.keyboard.press("1")
    page.wait_for_timeout(REST / 1000)


def wander(page: Page, luck: random.Random) -> None:
    """The pointer goes over some pieces, and rests on the last."""
    for x, y in luck.choices(page.locator(".piece").evaluate_all(MIDDLES), k=6):
        page.mouse.move(x, y)
        page.wait_for_timeout(50)
