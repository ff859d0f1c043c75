"""What goes wrong behind a page: its console, its scripts, and what it asked for in vain."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Page, Request

LEFT_BEHIND = "net::ERR_ABORTED"
"""Why a request failed that its page did not wait for."""
NOT_OURS = "Service Worker registration blocked by Playwright"
"""What the driver says in a page where it lets nothing come between that and the hall."""


class Complaints:
    """Whatever a page complains of, from its first moment; a broken rule of the CSP is, too."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self._forgiven = "(?!)"
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._keep(str(error)))
        page.on("requestfailed", self._miss)

    def forgive(self, words: str) -> None:
        """From now on this may be complained of, as where a hall is killed."""
        self._forgiven = words

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NOT_OURS:
            self._keep(message.text)

    def _miss(self, request: Request) -> None:
        if request.failure != LEFT_BEHIND:
            self._keep(f"{request.url}: {request.failure}")

    def _keep(self, words: str) -> None:
        if not re.search(self._forgiven, words):
            self.heard.append(words)
