"""Two people share a device; what one holds is covered before the other looks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.person import PHONE, Invited


def test_nothing_of_a_hand_is_on_the_page_while_it_is_covered(person: Invited) -> None:
    ann = person("Ann", viewport=PHONE)
    ann.opens("duals", "me", "Ben")
    ann.sees("Hand the device to")
    assert ann.things == set()
    ann.has_nothing_to_stumble_over()
    ann.clicks("open the curtain")
    ann.sees("Yours, ")
    hand = {thing for thing in ann.things if thing.startswith("card:")}
    ann.plays_until("Hand the device to")
    assert not [card for card in hand if card in ann.page.content()]
    ann.does_not_see("Yours, ")
    ann.clicks("open the curtain")
    ann.sees("Yours, ")
    hidden = hand - ann.things
    assert hidden, "what the first one holds is not there when the second one looks"
    ann.clicks(re.compile("^Switch to (Ann|Ben)’s seat$"))
    ann.sees("Hand the device to")
    assert ann.things == set()


def test_a_curtain_tells_whose_turn_it_is_and_how_much_time_is_left(person: Invited) -> None:
    ann, cy = person("Ann"), person("Cy")
    ann.opens("dragondraft", "me", "Ben", "open", clock={"kind": "live", "bank": 600, "move": 30})
    cy.joins(ann.reads("To play"))
    ann.sees("Hand the device to")
    expect(ann.part("timer", "")).to_contain_text(re.compile(r"^Time left for (Ann|Ben): 1\d:\d\d"))
    ann.sees("Cy sits down.")
    its_theirs = not cy.has_the_turn()
    expect(ann.page).to_have_title(re.compile("^● Your turn" if its_theirs else "^Dragondraft"))
