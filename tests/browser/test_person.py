"""Whoever tells a story hears of whatever goes wrong behind it."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from browser.person import Person
from hall.program import HallProgram

WRONG = {
    "a word on the console": "console.error('sparks')",
    "a fault of a script": "setTimeout(() => { throw new Error('sparks') })",
    "a request in vain": "fetch('/sparks')",
    "a script against the rules": "document.body.append(Object.assign("
    "document.createElement('script'), { textContent: '1' }))",
    "a style against the rules": "document.querySelector('main').innerHTML += "
    "'<p style=\"color: red\">sparks</p>'",
    "an answer from elsewhere": "fetch('http://127.0.0.2:1/sparks').catch(() => null)",
}


@pytest.mark.parametrize("script", WRONG.values(), ids=WRONG)
def test_whatever_goes_wrong_is_heard(
    context: BrowserContext, hall: HallProgram, script: str
) -> None:
    eve = Person(context, hall, "Eve")
    eve.goes_to("/about")
    with eve.page.expect_event("console" if "throw" not in script else "pageerror"):
        eve.page.evaluate(f"() => {{ {script} }}")
    with pytest.raises(AssertionError, match=r"sparks|Content Security Policy|404"):
        eve.goes()
