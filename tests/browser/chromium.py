"""The browser of this machine, and what axe-core finds on its pages."""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import Page

import tools

FIND = "async () => (await axe.run()).violations"
FINGER = 24
"""Pixels that a target has at least each way, so that a finger meets it (WCAG 2.5.8)."""
MEASURE = """() => [...document.querySelectorAll("a, button, input, select, summary")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("label"))
  .filter((each) => each.tagName !== "A" || getComputedStyle(each).display !== "inline")
  .map((each) => [each.innerText || each.name, each.getBoundingClientRect()])
  .map(([words, box]) => [words, box.width, box.height])"""
"""Links within a sentence are left out, and what a label makes larger."""

FOCUS = """() => {
  const at = document.activeElement, isLost = at === document.body;
  const words = isLost ? "" : (at.labels?.[0] ?? at).textContent;
  const rings = [at, at.closest("label"), at.nextElementSibling].filter((each) => each !== null);
  const isSeen = rings.some((each) => getComputedStyle(each).outlineStyle !== "none");
  return [words, isSeen && !isLost];
}"""


def launch_options() -> dict[str, Any]:
    """Root's Chromium runs without a sandbox or not at all."""
    is_root = os.name == "posix" and os.geteuid() == 0
    return {
        "executable_path": str(tools.chromium()),
        "args": ["--no-sandbox"] if is_root else [],
    }


def axe_findings(page: Page) -> list[str]:
    """What somebody who does not see well would stumble over: a line for each thing."""
    if not page.evaluate("() => 'axe' in window"):
        script = tools.node_modules() / "axe-core" / "axe.min.js"
        page.evaluate(script.read_text(encoding="utf-8"))
    return [
        f"{found['id']}: {found['help']} ({' '.join(node['target'])})"
        for found in page.evaluate(FIND)
        for node in found["nodes"]
    ]


def small_targets(page: Page) -> list[str]:
    """What a finger would miss."""
    measured: list[tuple[str, float, float]] = page.evaluate(MEASURE)
    return [words for words, *size in measured if min(size) < FINGER]


def focus(page: Page) -> tuple[str, bool]:
    """What has the focus (nothing: the page as a whole), and whether that is to be seen."""
    words, is_seen = page.evaluate(FOCUS)
    return words, is_seen
