"""Notices that a page has its browser show beside it, kept where a test can read them."""

from __future__ import annotations

import json

from playwright.sync_api import Page

STAND_IN = """
  (permission, works) => {
    window.shown = [];
    window.Notification = class {
      static permission = permission;
      constructor(title, { body }) {
        if (!works) throw new TypeError("Illegal constructor.");
        window.shown.push(`${title}. ${body}`);
      }
    };
  }
"""
HIDDEN = "() => Object.defineProperty(document, 'hidden', { get: () => true })"


class Notices:
    """Those of a page that is yet to be loaded, as far as its person allows any. There are
    browsers in which none `works`, whoever allowed it."""

    def __init__(self, page: Page, permission: str, works: bool = True) -> None:
        self.page = page
        page.add_init_script(f"({STAND_IN})({json.dumps(permission)}, {json.dumps(works)})")

    def looks_elsewhere(self) -> None:
        """Whoever it is turns to another window."""
        self.page.evaluate(HIDDEN)

    @property
    def shown(self) -> list[str]:
        found: list[str] = self.page.evaluate("() => window.shown")
        return found
