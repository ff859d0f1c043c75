"""A campaign of several chapters, from its first page to another browser."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.person import Invited


def test_a_campaign_is_begun_played_and_carried_elsewhere(
    person: Invited, tmp_path: Path, thorough: bool
) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.goes_to("/campaigns")
    ann.page.get_by_label("Its name").fill("Embers")
    ann.clicks("Begin")
    embers = ann.part("article", "Embers")
    expect(embers).to_contain_text("chapter 1 comes next")
    ann.clicks("Share it")
    expect(embers.get_by_label("Whoever opens this link")).to_have_value(
        re.compile("/campaigns/.+#")
    )
    ann.clicks("End all links")
    ann.sees("No link leads here any more.")
    ann.clicks("Play the next chapter")
    ann.plays_until("The end of the game" if thorough else "’s turn")
    if thorough:
        expect(ann.part("button", "Rematch")).to_have_count(0)
        expect(ann.part("link", "On with the campaign")).to_be_visible()
    ann.opens_part("This table")
    ann.sees("Campaign")
    ann.goes_to("/campaigns")
    if thorough:
        ann.opens_part("Chronicle")
        expect(embers).to_contain_text(re.compile("Chapter 1.*(Won|Lost) in", re.DOTALL))
    else:
        ann.sees("Go on with the chapter")
    saved = ann.saves("Save a copy", tmp_path / "embers.json")
    ben.goes_to("/campaigns")
    ben.page.get_by_label("The saved file").set_input_files(saved)
    ben.page.get_by_label("Another name for it").fill("Cinders")
    ben.clicks("Bring it")
    expect(ben.part("article", "Cinders")).to_contain_text("comes next")
