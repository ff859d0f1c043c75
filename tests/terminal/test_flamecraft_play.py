"""Around the table of Flamecraft: a story typed, secrets, the end, replays and the menu."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from emberhall.play.file_store import FileStore
from emberhall.play.narration import tell
from emberhall.play.session import Session
from emberhall.terminal.draw.board import board_of
from emberhall.terminal.draw.dragons import dragon_of
from emberhall.terminal.replay import Walk, replay_in, replay_lines
from emberhall.terminal.signs import UNICODE
from emberhall.terminal.table.ending import ending_lines
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.screen import Screen
from terminal.at_table import console, drawn, play_plain, printed, typed
from terminal.flamecraft_at_table import MODES, first, page_of, played, sit

# A story


def test_a_turn_is_typed_in_a_few_words(tmp_path: Path) -> None:
    session = sit(tmp_path, "me=Ann,me=Bo")
    lines = [*["", "1"] * 2, "", "draco", *["nothing"] * 2]
    said = play_plain(tmp_path, session, lines)
    assert "Ann: Which shop do you visit?" in said
    assert "\n- " not in said
    assert "Ann visits Draco Bell.\nAnn gains 2 meat.\n" in said
    assert session.game.view(None)["seats"][0]["pawn"]["at"] == "shop:draco-bell"


def test_questions_name_the_players(tmp_path: Path) -> None:
    session = sit(tmp_path, "me=Ann,me=Bo,me=Cy")
    question = first(session, "entry-gift")
    others = [name for seat, name in enumerate(session.names) if seat != question.seat]
    asked = re.search(r"What do you give (\w+) for coming in\?", " ".join(drawn(session)))
    assert asked is not None
    assert asked[1] in others
    first(session, "gift-to")
    assert re.search(r"^ +1  To (Ann|Bo|Cy)\b", "\n".join(drawn(session)), re.MULTILINE)
    said = play_plain(tmp_path, session, [""])
    assert re.search(r"^ +1  To (Ann|Bo|Cy)  \[give seat-\d\]$", said, re.MULTILINE)


def test_pages_open_from_the_table_and_lead_back(tmp_path: Path) -> None:
    session, there = sit(tmp_path, "me,random"), console(80, 40)
    before = session.game.digest()
    keys = ["t", "", "cards", "", "g", "", "hand", "", "table", "", "", "scores", ""]
    GameLoop(session, FileStore(tmp_path), Screen(there, typed(keys))).play()
    said = printed(there)
    for page in board_of("flamecraft").pages:
        assert page.heading in said
    assert said.count("Enter: back to the table.") == 6
    assert session.game.digest() == before


def test_a_plain_table_tells_its_pages(tmp_path: Path) -> None:
    said = play_plain(tmp_path, sit(tmp_path, "me,random"), ["town", "cards"])
    assert "type: town, cards, hand, table, scores." in said
    assert "\nDraco Bell (meat): brings 2 meat\n" in said
    assert "\nBefore you\n  hand: " in said


# Secrets


@pytest.mark.parametrize(("seats", "settings"), MODES[2:4])
def test_no_screen_or_page_tells_what_only_another_seat_knows(
    tmp_path: Path, seats: str, settings: tuple[str, ...]
) -> None:
    session = sit(tmp_path, seats, settings=settings)
    for question in played(session):
        if question.number % 4:
            continue
        seat = question.seat
        pages = [page_of(session.game, seat, page.key) for page in board_of("flamecraft").pages]
        text = "\n".join(line for page in (drawn(session, 80, 40), *pages) for line in page)
        assert not [told for told in _secrets(session, seat) if told in text]


def _secrets(session: Session, seat: int) -> list[str]:
    """How the table would name the cards of others that this seat may not see."""
    told = []
    known = session.game.view(seat)["seats"]
    for other in range(session.game.seats):
        theirs = session.game.view(other)["seats"][other]
        for dragon in theirs["hand"]:
            if dragon not in known[other]["hand"]:
                code = dragon_of(dragon["kind"]).code
                told += [f"{code} {dragon['name']}", f"{dragon['name']} ({dragon['kind']})"]
        for fancy in theirs["fancies"]:
            if fancy["id"] not in [each["id"] for each in known[other]["fancies"]]:
                told += [f"{fancy['time']} {fancy['name']}", f"{fancy['name']}, {fancy['time']}"]
    return told


# The end, replays and the menu


@pytest.mark.parametrize(("seats", "settings"), MODES[::2])
def test_a_game_can_be_seen_again(tmp_path: Path, seats: str, settings: tuple[str, ...]) -> None:
    session = sit(tmp_path, seats, settings=settings)
    for _ in played(session):
        pass
    file = tmp_path / "game.jsonl"
    file.write_text(session.game.record())
    story, there = replay_in(file), console()
    Walk(story, there, typed([*[""] * 30, str(len(story.moments) - 1), "q"])).walk()
    assert max(map(cell_len, printed(there).splitlines())) <= 80
    assert "Flamecraft · the game is over" in printed(there)
    assert "  total" in "\n".join(replay_lines(story))


@pytest.mark.parametrize("seats", ["me", "me,random", "me,random,random,random,random"])
def test_the_last_page_fits(tmp_path: Path, seats: str) -> None:
    session = sit(tmp_path, seats)
    for _ in played(session):
        pass
    lines = ending_lines(session, tmp_path / "r", UNICODE, 80)
    assert len(lines) < 24
    assert any(line.plain.startswith("  in play") for line in lines)


@pytest.mark.parametrize(("seats", "settings"), MODES[:4])
def test_whoever_plays_is_spoken_to(tmp_path: Path, seats: str, settings: tuple[str, ...]) -> None:
    session = sit(tmp_path, seats, settings=settings)
    for _ in played(session):
        pass
    for sentence in tell(session.game, session.game.events(0), 0):
        assert not re.search(r"\bYou('s| [a-z]+s)\b", sentence)
