"""The drawn table: everything lit is legal, everything legal is lit, and all of it fits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from emberhall import Game
from emberhall.play.session import Session
from emberhall.terminal.draw.board import BOARDS, Board, board_of, guest
from emberhall.terminal.draw.page import Page, page_lines
from emberhall.terminal.draw.scene import Drawing, Scene
from emberhall.terminal.palette import EMBERS
from emberhall.terminal.signs import ASCII, signs_for
from emberhall.terminal.table.pages import question_page
from emberhall.terminal.table.screen import Screen
from terminal.at_table import console, drawn, play_until, printed, session_at, typed

KINDS = ("recruit", "prepare-stage", "pay-helpers", "keep-goblins")
ROPE = "┋"


def cells(line: str) -> list[str]:
    """The cells of a board line, from the rope outwards."""
    beyond = line.partition(ROPE)[2].ljust(70)
    return [beyond[start : start + 7].strip() for start in range(0, 70, 7)]


def board(session: Session) -> dict[str, tuple[str, str]]:
    """What stands on each space: the card, and what is written under it."""
    lines = [line for line in drawn(session) if ROPE in line]
    spaces = {}
    for row, (cards, prices) in enumerate(zip(lines[::2], lines[1::2], strict=True), start=1):
        for place, space in enumerate(zip(cells(cards), cells(prices), strict=True), start=1):
            spaces[f"take {row}-{place}"] = space
    return spaces


def options(game: Game) -> list[str]:
    assert game.question is not None
    return game.question.options.keys


@pytest.mark.parametrize("answers", [0, 7, 20])
def test_every_card_that_can_be_taken_has_its_number_and_no_other_has(
    tmp_path: Path, answers: int
) -> None:
    session = session_at(tmp_path)
    for _ in range(answers):
        session.game.answer(len(options(session.game)) // 2)
    legal = options(session.game)
    for key, (_, price) in board(session).items():
        number = price.partition(" ")[0]
        assert number == (str(legal.index(key) + 1) if key in legal else "")


def test_under_a_card_stand_the_thistles_it_comes_with(tmp_path: Path) -> None:
    spaces = board(session_at(tmp_path))
    assert spaces["take 1-1"] == ("◆ pur", "1")
    assert spaces["take 1-3"] == ("▲ red", "3 +2✱")
    assert spaces["take 1-10"] == ("≈ blu", "")


def test_an_empty_space_is_a_dot(tmp_path: Path) -> None:
    session = session_at(tmp_path)
    session.game.answer("take 1-1")
    assert board(session)["take 1-1"] == ("·", "")


@pytest.mark.parametrize("seats", ["me,greedy", "me,greedy,greedy", "me,greedy,greedy,greedy"])
@pytest.mark.parametrize("variant", ["standard", "beginner"])
def test_the_whole_table_fits_80_columns_and_24_lines(
    tmp_path: Path, seats: str, variant: str
) -> None:
    session = session_at(tmp_path, seats, settings=[f"variant={variant}"])
    game = session.game
    while game.question is not None:
        if game.question.number % 5 == 0 or game.question.kind != "recruit":
            lines = drawn(session)
            assert max(map(cell_len, lines)) <= 80
            assert len(lines) < 24, "the last line is for typing"
            assert not any("…" in line for line in lines)
        game.answer(0)


def test_on_a_large_terminal_names_are_written_out(tmp_path: Path) -> None:
    text = "\n".join(drawn(session_at(tmp_path), 120, 40))
    assert "◆ purple" in text
    assert "\n\n" in text


@pytest.mark.parametrize("kind", KINDS[1:])
def test_what_does_not_lie_on_the_board_is_listed(tmp_path: Path, kind: str) -> None:
    session = session_at(tmp_path, "me,me")
    game = session.game
    while game.question is not None and game.question.kind != kind:
        keys = game.question.options.keys
        goblins = [key for key in keys if key.startswith(("offer", "keep", "build 4"))]
        game.answer(goblins[-1] if goblins else 0)
    assert game.question is not None
    text = "\n".join(drawn(session))
    for number, option in enumerate(game.question.options, start=1):
        assert f"{number:>3}  {option.words}\n" in text


def test_each_seat_has_its_line_with_turn_and_sheep(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me=Ann,me=Bob,greedy", settings=["start=1"])
    lines = drawn(session)
    (bob,) = [line for line in lines if "Bob " in line and "/9" in line]
    assert bob.startswith("▶ Bob        sheep   0       0/9")
    (ann,) = [line for line in lines if "Ann " in line and "/9" in line]
    assert ann.startswith("  Ann                0       0/9")
    assert "Bob: Recruiting the dragons › Which card do you recruit?" in lines


def test_a_long_name_is_cut_and_wide_letters_are_counted(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me=山田太郎山田太郎山田太郎,me=Bartholomew the Great,me,me")
    lines = drawn(session)
    assert max(map(cell_len, lines)) <= 80


def test_without_colour_there_are_no_escape_codes(tmp_path: Path) -> None:
    assert "\x1b" not in "\n".join(drawn(session_at(tmp_path)))


def test_in_colour_a_card_out_of_reach_is_dim(tmp_path: Path) -> None:
    there = console(colour=True)
    Screen(there, typed([])).show(session_at(tmp_path), 2)
    (first_row,) = re.findall(r"^.* 1 .*◆ pur.*$", printed(there), re.MULTILINE)
    assert re.search(r"\x1b\[1;38;2;\d+;\d+;\d+m ◆ pur", first_row)
    assert re.search(r"\x1b\[2;38;2;\d+;\d+;\d+m ≈ blu", first_row.rpartition("grn")[2])


def luminance(red: int, green: int, blue: int) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.03928 else float(((share + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def test_every_colour_reads_on_dark_and_on_light_ground() -> None:
    ours = [EMBERS.styles[name] for name in EMBERS.styles if name.startswith(("card", "ember"))]
    for style in [*ours, EMBERS.styles["amber"], EMBERS.styles["lit"]]:
        if style.color is not None:
            light = luminance(*style.color.get_truecolor())
            assert min(1.05 / (light + 0.05), (light + 0.05) / 0.05) >= 3


def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    game = session_at(tmp_path, "me,greedy").game
    scene = Scene(game.view(0), ["You", "Greedy"], ASCII, 80, prompt=game.prompt(0))
    for block in board_of("dragondraft").draw(scene).blocks:
        assert all(line.plain.isascii() for line in block)
    assert signs_for("ascii") is signs_for(None) is ASCII
    assert signs_for("UTF-8").fancy


def test_a_title_without_a_board_of_its_own_can_be_played(tmp_path: Path, hearth: None) -> None:
    session = session_at(tmp_path, "me,me", seed=1, game="hearth")
    while session.game.question is not None:
        lines = drawn(session)
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) < 24
        assert any(line.startswith("  1  ") for line in lines)
        session.game.answer(0)


def test_a_board_can_be_made_known_to_a_running_program(tmp_path: Path, hearth: None) -> None:
    session = session_at(tmp_path, "me,me", seed=1, game="hearth")
    warm = Board("hearth", lambda scene: Drawing([[Text("A warm hearth")]], frozenset()))
    with guest(warm):
        assert "A warm hearth" in drawn(session)
    assert "A warm hearth" not in drawn(session)


def test_many_options_stand_in_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOARDS, "get", lambda name: None)
    lines = drawn(session_at(tmp_path, settings=["start=0"]))
    assert len(lines) < 24
    assert any("  1  Take" in line and " 25  Take" in line for line in lines)


def listed(words: list[str], height: int, blocks: list[list[Text]] | None = None) -> list[str]:
    """A screen with these options and nothing else but a question and the keys."""
    drawing = Drawing(blocks or [], frozenset())
    page = Page(drawing, [], Text("Which?"), words, "keys", "")
    return [line.plain for line in page_lines(page, console(40, height))]


def test_columns_are_as_wide_as_their_options() -> None:
    words = ["red", "a rather long one", "blue", "green", "tan", "teal"]
    assert listed(words, 20) == [
        "Which?",
        *(f"  {number}  {word}" for number, word in enumerate(words, start=1)),
        "keys",
    ]
    assert listed(words, 6) == [
        "Which?",
        "  1  red                  4  green",
        "  2  a rather long one    5  tan",
        "  3  blue                 6  teal",
        "keys",
    ]


def test_options_are_cut_only_where_nothing_else_helps() -> None:
    words = [f"the {name} of a very long tale" for name in ("first", "second", "third", "last")]
    assert listed(words, 5)[1:3] == [
        "  1  the first of ..  3  the third of ..",
        "  2  the second of..  4  the last of a..",
    ]


@pytest.mark.parametrize("number", [7, 42, 100, 120])
def test_a_highlighted_option_is_marked_and_keeps_its_number(number: int) -> None:
    words = [f"tale {count}" for count in range(1, 121)]
    for height in (30, 200):
        page = Page(Drawing([], frozenset()), [], Text("Which?"), words, "keys", "", chosen=number)
        lines = [line.plain for line in page_lines(page, console(80, height))]
        mark = f">{number:>2}  " if number < 100 else f"{number}> "
        assert sum(f"{mark}tale" in line for line in lines) == 1
        assert sum(line.count(">") for line in lines) == 1


@pytest.mark.parametrize(
    ("height", "told"),
    [
        (6, ["a", "b", "Which?", "keys"]),
        (7, ["a", "b", "", "Which?", "keys"]),
        (8, ["a", "", "b", "", "Which?", "keys"]),
    ],
)
def test_the_question_is_the_first_to_stand_apart(height: int, told: list[str]) -> None:
    lines = listed([], height - 1, [[Text("a")], [Text("b")]])
    assert lines == told


def test_only_whole_sentences_are_shown_and_the_others_counted(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,greedy,greedy,greedy")
    play_until(session, "keep-goblins")
    question = session.game.question
    assert question is not None
    page = question_page(session, question.seat, console(), "")
    lines = drawn(session)
    shown = sum(line.startswith("- ") for line in lines)
    assert 0 < shown < len(page.log)
    assert f"({len(page.log) - shown} more: l)" in lines[-1]


def test_a_notice_stands_above_the_keys_and_goes_with_the_next_question(tmp_path: Path) -> None:
    session, there = session_at(tmp_path, settings=["start=0"]), console()
    screen = Screen(there, typed([]))
    screen.welcome(session)
    screen.show(session, 0)
    assert session.game.header is not None
    assert session.game.header.commitment in printed(there)
    screen.say("Nothing happened.")
    assert printed(there).splitlines()[-2] == "Nothing happened."
    screen.show(session, 0)
    assert printed(there).splitlines()[-2].startswith("You: Recruiting")


def test_longer_texts_have_a_page_of_their_own(tmp_path: Path) -> None:
    session, there = session_at(tmp_path, settings=["start=0"]), console()
    screen = Screen(there, typed([""]))
    screen.show(session, 0)
    screen.tell("Rules", ["word " * 30])
    told = printed(there).partition("Rules\n")[2]
    assert told.startswith("- word word")
    assert "\n  word" in told
    assert "Enter: back to the table." in told
    assert told.splitlines()[-1].startswith("? why  r rules")


def test_the_shows_of_a_round_have_a_page_before_the_table(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,greedy,greedy,greedy")
    while session.game.view(0)["round"] == 1:
        session.game.answer(0)
    there = console()
    question = session.game.question
    assert question is not None
    Screen(there, typed(["", ""])).show(session, question.seat)
    news, back, table = printed(there).partition("Enter: back to the table.\n")
    assert back
    assert news.startswith("What happened meanwhile\n")
    assert news.count("show attracts") == 4
    assert "Which card do you recruit?" in table


def test_a_long_page_can_be_left_half_way(tmp_path: Path) -> None:
    there = console()
    screen = Screen(there, typed(["", "q"]))
    session = session_at(tmp_path)
    assert session.awaited is not None
    screen.show(session, session.awaited)
    screen.tell("All", [f"paragraph {number}" for number in range(60)])
    assert "paragraph 41" in printed(there)
    assert "paragraph 42" not in printed(there)
    assert printed(there).count("Which card do you recruit?") == 2
