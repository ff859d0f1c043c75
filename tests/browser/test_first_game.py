"""Somebody opens the hall for the first time, plays, and looks at what they did."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import emberhall
from browser.person import Invited
from browser.played import TITLES, played

SHORTEST = "dragondraft"
"""The title of which a whole game is played in every run: some twenty answers beside a bot."""


def test_a_game_against_a_bot_is_one_click_away(person: Invited) -> None:
    ann = person("Ann")
    ann.goes_to("/")
    ann.has_nothing_to_stumble_over()
    ann.clicks("Play Flamecraft Duals against a bot")
    assert ann.waits_for("The end of the game")
    ann.plays_until("Greedy’s turn")
    ann.is_told("You pull")
    ann.goes_to("/")
    expect(ann.part("region", "Your tables on this browser")).to_contain_text(
        "Flamecraft Duals with Greedy"
    )
    ann.clicks("Flamecraft Duals with Greedy", "link")
    ann.is_told("You pull")


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_its_end(
    person: Invited, title: str, thorough: bool, tmp_path: Path
) -> None:
    ann = person("Ann", color_scheme="dark" if TITLES.index(title) % 2 else "light")
    if thorough or title == SHORTEST:
        ann.goes_to("/")
        ann.clicks(re.compile(f"Play {emberhall.title(title).full_name} (with|against)"))
    else:
        ann.plays_on(played(title), left=3)
    ann.plays_until("The end of the game")
    ann.opens_part("Proof of the shuffle")
    ann.clicks("Check it here")
    ann.sees("It is as promised.")
    expect(ann.part("region", "Score sheet")).to_be_visible()
    record = ann.saves("Download the record", tmp_path / "record.jsonl")
    assert emberhall.verify(record.read_text()).game.over


def test_what_was_played_is_watched_again_and_played_again(person: Invited) -> None:
    ann = person("Ann")
    ann.plays_on(played("duals"), left=1)
    ann.plays_until("The end of the game")
    end = ann.page.url
    ann.clicks("Watch it again", "link")
    ann.sees("The beginning")
    ann.presses("ArrowRight")
    ann.sees("Ann answers")
    ann.presses("End")
    ann.sees("The end")
    ann.clicks("First")
    ann.sees("The beginning")
    ann.part("slider", "Moment").fill("3")
    ann.sees("3 of ")
    ann.has_nothing_to_stumble_over()
    ann.presses("Home", "ArrowRight")
    ann.sees("1 of ")
    ann.clicks("Play on from here")
    ann.is_asked("Where do you place your token?")
    ann.page.goto(end)
    ann.clicks("Rematch")
    ann.is_asked("Ready to pull a token?")


def test_a_record_from_elsewhere_is_checked_before_it_is_shown(
    person: Invited, tmp_path: Path
) -> None:
    ann, record = person("Ann"), tmp_path / "elsewhere.jsonl"
    record.write_text(played("duals").record().replace("place ", "put ", 1))
    ann.complaints.forgive("status of 4")
    ann.goes_to("/")
    ann.page.get_by_label("A record saved here").set_input_files(record)
    ann.clicks("Open it")
    ann.sees("is not possible")
    record.write_text(played("duals").record())
    ann.page.get_by_label("A record saved here").set_input_files(record)
    ann.clicks("Open it")
    ann.sees("The beginning")
