"""A title that a package brings along plays in the hall with no change to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.person import Invited
from docs.test_docs import ROOT, blocks
from hall.program import HallProgram
from packages import install, surroundings


@pytest.fixture(scope="module")
def guest_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProgram]:
    """A hall beside which the title of the document is installed."""
    folder = tmp_path_factory.mktemp("guest")
    title = "".join(blocks(ROOT / "docs" / "add-a-title.md", "python title=torchlight"))
    install(folder, "torchlight", title, "[emberhall.titles]\ntorchlight = torchlight:TITLE\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", surroundings(folder)["PYTHONPATH"])
        program = HallProgram(folder)
    yield program
    program.stop()


def test_a_guest_is_played_from_the_home_page(person: Invited, guest_hall: HallProgram) -> None:
    ann = person("Ann", at=guest_hall)
    ann.goes_to("/")
    ann.sees("Five dragon games")
    ann.has_nothing_to_stumble_over()
    ann.clicks("Play Torchlight against")
    ann.is_asked("Which card do you play?")
    ann.has_nothing_to_stumble_over()
    ann.plays_until("The end of the game")


def test_two_people_play_again_with_one_click_each_and_a_third_watches_again(
    person: Invited, guest_hall: HallProgram
) -> None:
    ann, ben, eve = (person(name, at=guest_hall) for name in ("Ann", "Ben", "Eve"))
    ann.opens("torchlight", "me", "open")
    eve.watches(ann.reads("To watch"))
    ben.joins(ann.reads("To play"))
    while ann.part("heading", "The end of the game").count() == 0:
        turn, other = (ann, ben) if ann.has_the_turn() else (ben, ann)
        turn.plays_until(f"{other.name}’s turn|The end of the game")
    eve.sees("The end of the game")
    expect(eve.part("button", "Rematch")).to_have_count(0)
    ann.clicks("Rematch")
    eve.sees("There is a rematch.")
    eve.clicks("To the rematch", "link")
    eve.sees("You are watching")
    ann.sees("How things stand")
    ben.clicks("To the rematch", "link")
    ben.sees("How things stand")
    assert ann.page.url == ben.page.url == eve.page.url != ""
    assert ann.has_the_turn() != ben.has_the_turn()
