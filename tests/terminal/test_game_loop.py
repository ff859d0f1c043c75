"""At the table: typed lines are heeded, bots answer, and nothing is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall.play.file_store import FileStore
from emberhall.play.session import Session
from emberhall.terminal.saved_games import record_file, saved_session
from emberhall.terminal.signs import UNICODE
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.plain import Plain
from emberhall.terminal.table.screen import Screen
from terminal.at_table import console, play_plain, printed, session_at, typed

FIRST = ["start=0"]


def left_behind(home: Path) -> Session:
    return saved_session(FileStore(home), None)


def test_a_whole_game_can_be_played_by_typing_1(tmp_path: Path) -> None:
    session = session_at(tmp_path)
    said = play_plain(tmp_path, session, ["1"] * 200)
    result = session.game.result
    assert result is not None
    assert f"  total{result.totals[0]:>24}" in said
    for name, count in result.lines[0].items():
        if any(lines[name] for lines in result.lines):
            assert f"  {name.replace('-', ' '):<16}{count:>13}" in said
    assert "Seed 7, committed to as" in said
    assert "  after round         1    2    3    4    5" in said
    record = record_file(FileStore(tmp_path))
    assert str(record) in said
    assert emberhall.replay(record.read_text()).digest() == session.game.digest()
    assert FileStore(tmp_path).games.unfinished() == []


def test_bots_answer_for_themselves_and_are_told_of(tmp_path: Path) -> None:
    session = session_at(tmp_path, settings=FIRST)
    said = play_plain(tmp_path, session, ["1"])
    assert session.answers == 3
    assert "You take the " in said
    assert "Greedy takes the " in said
    assert "Greedy 2 takes the " in said


def test_the_commitment_is_told_at_the_start(tmp_path: Path) -> None:
    session = session_at(tmp_path)
    assert session.game.header is not None
    assert session.game.header.commitment in play_plain(tmp_path, session, [])


@pytest.mark.parametrize("lines", [["1", "2", "q"], ["1", "2", "quit"], ["1", "2"]])
def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path, lines: list[str]) -> None:
    session = session_at(tmp_path)
    said = play_plain(tmp_path, session, lines)
    assert said.endswith("The game is saved; go on with: emberhall resume\n")
    again = left_behind(tmp_path)
    assert again.game.digest() == session.game.digest()
    straight = session_at(tmp_path)
    play_plain(tmp_path, straight, ["1", "2", "1"])
    play_plain(tmp_path, again, ["1"])
    assert again.game.digest() == straight.game.digest()


def test_every_answer_is_kept_at_once(tmp_path: Path) -> None:
    session = session_at(tmp_path, settings=FIRST)
    seen = []

    def look_at_the_shelf() -> str | None:
        seen.append(left_behind(tmp_path).game.digest() == session.game.digest())
        return "1" if len(seen) < 6 else None

    face = Plain(lambda said: None, look_at_the_shelf, UNICODE)
    GameLoop(session, FileStore(tmp_path), face).play()
    assert seen == [True] * 6


@pytest.mark.parametrize("line", ["99", "dance", "take 1", "take 1-10", ""])
def test_an_answer_that_cannot_be_changes_nothing(tmp_path: Path, line: str) -> None:
    session = session_at(tmp_path, settings=FIRST)
    before = session.game.digest()
    said = play_plain(tmp_path, session, [line])
    assert session.game.digest() == before
    assert said.count("Which card do you recruit?") == 1


def test_undo_takes_back_ones_own_answer_and_the_bots_after_it(tmp_path: Path) -> None:
    session = session_at(tmp_path, settings=FIRST)
    before = session.game.digest()
    said = play_plain(tmp_path, session, ["5", "u"])
    assert session.game.digest() == before
    assert left_behind(tmp_path).game.digest() == before
    assert said.count("You: Recruiting the dragons") == 3


def test_undo_does_not_reach_behind_the_shuffle(tmp_path: Path) -> None:
    session = session_at(tmp_path)
    assert "There is no answer to take back." in play_plain(tmp_path, session, ["u"])
    while session.game.view(None)["round"] == 1:
        session.game.answer(0)
    assert "no way back." in play_plain(tmp_path, session, ["u"])
    assert session.game.view(None)["round"] == 2


def test_a_question_mark_tells_the_rules_behind_the_question(tmp_path: Path) -> None:
    session = session_at(tmp_path)
    said = play_plain(tmp_path, session, ["?"])
    for id in ("recruit.pick", "recruit.skip"):
        assert emberhall.rule(f"dragondraft/{id}").text in said


def test_rules_can_be_looked_up_at_the_table(tmp_path: Path) -> None:
    said = play_plain(tmp_path, session_at(tmp_path), ["r yellow", "r zeppelin"])
    assert emberhall.rules("dragondraft", "yellow")[0].text in said
    assert "- None; try other words." in said


def test_a_question_mark_with_words_looks_them_up(tmp_path: Path) -> None:
    said = play_plain(tmp_path, session_at(tmp_path), ["? yellow"])
    assert "Rules that mention yellow" in said
    assert emberhall.rules("dragondraft", "yellow")[0].text in said


def test_a_hint_names_an_option_and_takes_none(tmp_path: Path) -> None:
    session = session_at(tmp_path, settings=FIRST)
    before = session.game.digest()
    said = play_plain(tmp_path, session, ["h"])
    hint = session.hint(0)
    assert f"Greedy would choose {hint.index + 1}: {hint.words}. {hint.reason}\n" in said
    assert session.game.digest() == before


def test_the_log_tells_everything_so_far(tmp_path: Path) -> None:
    said = play_plain(tmp_path, session_at(tmp_path, settings=FIRST), ["1", "1", "l"])
    told = said.partition("What happened so far\n")[2]
    assert told.startswith("- You get the sheep and begin.\n")
    assert told.count(" from ") == 6


def test_a_copy_can_be_saved_and_is_not_touched_again(tmp_path: Path) -> None:
    session, copy = session_at(tmp_path, settings=FIRST), tmp_path / "copy.json"
    before = session.game.digest()
    said = play_plain(tmp_path, session, [f"s {copy}", "1", f"s {copy}", "s"])
    assert f"A copy is saved; go back to it with: emberhall resume {copy}" in said
    assert f"{copy} cannot be written: a file of that name exists already." in said
    assert FileStore(tmp_path).games.load_file(copy).game.digest() == before
    assert len(list(FileStore(tmp_path).games.copies.iterdir())) == 1


def test_people_at_one_keyboard_are_asked_by_name(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me=Ann,me=Bob", settings=FIRST)
    said = play_plain(tmp_path, session, ["1", "1"])
    assert said.index("Ann: Recruiting") < said.index("Bob: Recruiting")
    assert "Ann takes the " in said


def test_undo_at_one_keyboard_takes_back_what_anybody_there_answered_last(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me=Ann,greedy,me=Bob", settings=FIRST)
    start = session.game.digest()
    play_plain(tmp_path, session, ["1"])
    after_ann = session.game.digest()
    play_plain(tmp_path, session, ["1", "u"])
    assert session.game.digest() == after_ann
    play_plain(tmp_path, session, ["u"])
    assert session.game.digest() == start


def test_bots_alone_play_to_the_end_without_a_question(tmp_path: Path) -> None:
    said = play_plain(tmp_path, session_at(tmp_path, "greedy,random"), [])
    assert "The fair is over: " in said
    assert "Which card" not in said


def test_enter_goes_past_a_pause_with_one_way_on(tmp_path: Path, hearth: None) -> None:
    session = session_at(tmp_path, "me,me", seed=1, game="hearth")
    while session.game.question is not None and not session.game.question.forced:
        session.game.answer(0)
    before = session.answers
    play_plain(tmp_path, session, ["ready", ""])
    assert session.answers == before + 1


def test_the_last_page_of_a_drawn_game_fits_the_screen(tmp_path: Path) -> None:
    there = console()
    session = session_at(tmp_path, "me,greedy,greedy,greedy")
    GameLoop(session, FileStore(tmp_path), Screen(there, typed(["1"] * 200))).play()
    last = printed(there)[printed(there).index("Dragondraft: ") :].splitlines()
    assert len(last) < 24
    assert all(len(line) <= 80 for line in last if not line.startswith("Record "))
    assert last[-1] == "See it again: emberhall replay    Check it and its seed: emberhall verify"
