"""The table of Flamecraft Duals: hexes, hands, marks, colours and pages on keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.color_triplet import ColorTriplet
from rich.text import Text

from emberhall import Question
from emberhall.play.file_store import FileStore
from emberhall.terminal.draw.board import board_of
from emberhall.terminal.draw.duals.cards import about
from emberhall.terminal.draw.duals.tokens import code, name_of
from emberhall.terminal.palette import EMBERS
from emberhall.terminal.signs import ASCII
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.pages import question_page
from emberhall.terminal.table.screen import Screen
from sampling import Sampling
from terminal.at_table import console, drawn, play_plain, print_page, printed, typed
from terminal.duals_at_table import (
    FULL,
    MODES,
    asked,
    first,
    page_of,
    panel,
    played,
    scene_of_view,
    sit,
)
from terminal.test_screen import luminance
from titles.duals.story import Story

FOUNTAIN = f"≈{'Fountain'[:5]}≈"
ROWS = (3, 4, 5, 4, 3)
PITCH = 8
SPACES = ("place", "move", "to", "swap", "with", "use", "fountain")


def hexes(lines: list[str]) -> dict[str, tuple[str, str, str]]:
    """What stands in each hex of a screen of 80 columns: head, top token, and beneath."""
    found = {}
    for row, count in enumerate(ROWS):
        upper, middle, lower = (line.ljust(80) for line in lines[1 + 3 * row : 4 + 3 * row])
        for number in range(count):
            at = 1 + (5 - count) * PITCH // 2 + PITCH * number
            parts = upper[at + 2 : at + 7], middle[at + 1 : at + 8], lower[at + 2 : at + 7]
            found[f"{'abcde'[row]}{number + 1}"] = parts
    return found


def numbers_of(question: Question) -> dict[str, list[int]]:
    """The numbers that should stand on each space."""
    numbers: dict[str, list[int]] = {}
    for number, key in enumerate(question.options.keys, start=1):
        verb, *rest = key.split()
        if verb in SPACES and rest != ["none"]:
            numbers.setdefault(rest[0], []).append(number)
    return numbers


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_every_question_fits_80_columns_and_24_lines_with_all_its_options(
    tmp_path: Path, seats: str, settings: tuple[str, ...], sampled: Sampling
) -> None:
    for seed in (1, 2):
        session = sit(tmp_path, seats, seed, settings)
        for question in sampled(played(session, seed)):
            there = console()
            page = question_page(session, question.seat, there, "")
            print_page(there, page)
            lines = printed(there).splitlines()
            assert max(map(cell_len, lines)) <= 80
            assert len(lines) < 24, "the last line is for typing"
            assert not any("…" in line for line in lines)
            text = " ".join(" ".join(lines).split())
            for number in page.listed:
                assert f" {number} {page.options[number - 1]}" in text


def test_every_kind_of_question_comes_up_in_these_games(tmp_path: Path) -> None:
    kinds = set()
    for seats, settings in MODES:
        for seed in (1, 2):
            kinds |= {
                question.kind for question in played(sit(tmp_path, seats, seed, settings), seed)
            }
    assert kinds == {
        *("choose-fancy", "pull", "place", "fire-up", "crystal", "taylor", "plant"),
        *("meat", "meat-to", "iron", "iron-to", "potion", "potion-with"),
        *("starburst", "starburst-to", "score", "move-fountain", "keep-token"),
        *("draw-card", "put-under"),
    }


@pytest.mark.parametrize("settings", [(), ("fancies=buddy,starburst", "fountain=true")])
def test_each_hex_shows_number_or_name_top_and_stack(
    tmp_path: Path, settings: tuple[str, ...], sampled: Sampling
) -> None:
    session = sit(tmp_path, settings=settings)
    for question in sampled(played(session)):
        view = session.game.view(question.seat)
        numbers = numbers_of(question)
        shown = hexes(drawn(session))
        for seen in view["spaces"]:
            space, stack = seen["name"], seen["stack"]
            head, top, beneath = shown[space]
            wanted = "/".join(map(str, numbers.get(space, []))) or space
            assert re.match(rf"{wanted}(?!\d)", head)
            if view["fountain"] and view["fountain"]["miniature"]["space"] == seen["id"]:
                assert top == FOUNTAIN
                continue
            assert top.strip() == (name_of(stack[-1]) if stack else "")
            assert beneath.split() == [code(token).plain for token in stack[-2::-1] if stack[1:]]


def test_a_hex_that_completes_cards_carries_their_letters(
    tmp_path: Path, sampled: Sampling
) -> None:
    seen = set()
    for seed in range(8):
        session = sit(tmp_path, seed=seed, settings=("fountain=true",))
        for question in sampled(played(session, seed)):
            hand = session.game.view(question.seat)["seats"][question.seat]["hand"]
            letters = {card["id"]: letter for card, letter in zip(hand, "ABCDE", strict=False)}
            shown = hexes(drawn(session))
            for number, option in enumerate(asked(session.game)["options"], start=1):
                verb, _, space = option["key"].partition(" ")
                if verb in ("place", "to", "with"):
                    completed = [each["card"] for each in option["effects"]["completes"]]
                    marks = [letters.get(id, id[-2:].upper()) for id in completed]
                    label = shown[space][0].removeprefix(str(number)).strip()
                    assert label == "".join(marks) or (
                        label.endswith("+") and "".join(marks).startswith(label[:-1])
                    )
                    seen |= set(marks)
    assert {"A", "B"} < seen
    assert any(mark.startswith("F") for mark in seen)


def test_where_the_marks_have_no_room_a_plus_says_that_there_are_more(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=FULL)
    seat = first(session, "place", options=19).seat
    view, prompt = session.game.view(seat), asked(session.game)
    cards = [*view["seats"][seat]["hand"], *view["fountain"]["cards"][:1]]
    option = prompt["options"][11]
    option["effects"]["completes"] = [{"card": card["id"], "spaces": []} for card in cards]
    (space,) = [space for space in view["spaces"] if space["id"] in option["targets"]]
    scene = scene_of_view(view, prompt)
    text = [line.plain for line in board_of("duals").draw(scene).blocks[0]]
    assert hexes(text)[space["name"]][0] == "12AB+"


def test_a_dual_that_a_plant_may_use_twice_has_both_numbers(tmp_path: Path) -> None:
    for seed in range(30):
        session = sit(tmp_path, seed=seed)
        for question in played(session, seed):
            twice = {space: n for space, n in numbers_of(question).items() if len(n) > 1}
            for space, (one, other) in twice.items():
                head, top, _ = hexes(drawn(session))[space]
                assert head.strip() == f"{one}/{other}"
                assert "/" in top
                return
    raise AssertionError("no plant stood next to a dual")


def test_the_hand_is_drawn_as_small_patterns(tmp_path: Path) -> None:
    view = sit(tmp_path).game.view(0)
    view["seats"][0]["hand"] = [
        {"id": "x", "name": "Ham Corner", "pattern": "triangle", "types": ["meat"] * 3}
        | {"reputation": 3, "matches": []},
        {"id": "y", "name": "Gem & Setting", "pattern": "line", "reputation": 2}
        | {"types": ["crystal", "crystal", "iron"], "matches": []},
    ]
    scene = scene_of_view(view)
    lines = panel([line.plain for line in board_of("duals").draw(scene).blocks[0]])
    assert "A  Me  Me    Ham Corner\n3♥   Me      triangle\n" in lines
    assert "B  Cr Cr Ir  Gem & Setting\n2♥           line" in lines


def test_beside_a_card_stands_what_would_complete_it() -> None:
    """The numbers of the placements, or that it is complete; else its pattern."""
    story = Story().given(
        "c2 bread, c3 bread, b1 iron, b2 iron, b3 iron",
        held="bread",
        hands=("L-bread L-iron T-meat",),
    )
    there = scene_of_view(story.game.view(0), story.prompt())
    lines = panel([line.plain for line in board_of("duals").draw(there).blocks[0]])
    keys = story.question.options.keys
    c1, c4 = (keys.index(f"place {space}") + 1 for space in ("c1", "c4"))
    assert f"A  Br Br Br  Long Loaf Lane\n3♥           completed by {c1} {c4}\n" in lines
    assert re.search(r"\n3♥ +complete\n", lines), "the irons are there already"
    assert re.search(r"\n3♥   Me +triangle", lines)


def test_what_does_not_fit_beside_a_card_is_counted() -> None:
    card = {"id": "card:x", "matches": [], "pattern": "line"}
    effects = {"completes": [{"card": "card:x", "spaces": []}]}
    options = [{"effects": effects, "targets": []} for _ in range(9)]
    prompt: Any = {"options": options}
    there = scene_of_view({}, prompt)
    assert about(there, card, 24).plain == "completed by 1 2 3 4 +5"
    assert about(there, card, 40).plain == "completed by 1 2 3 4 5 6 7 8 9"


def test_the_page_of_cards_tells_what_one_put_under_the_deck() -> None:
    story = Story().given(
        held="meat", hands=("L-bread L-iron", ""), coins=(1, 0), deck="T-iron T-meat L-plant"
    )
    story.answers("coin", "under L-iron", "under L-bread")
    told = page_of(story.game, 0, "c")
    heading = told.index("What you know of the deck")
    assert told[heading + 1].endswith(", with 1 above it")
    assert told[heading + 2].startswith("  - Long Loaf Lane")
    assert "What you know of the deck" not in page_of(story.game, 1, "c")


def test_cards_that_can_be_chosen_have_their_number_in_place_of_their_letter(
    tmp_path: Path,
) -> None:
    session = sit(tmp_path)
    first(session, "put-under")
    lines = panel(drawn(session))
    assert re.search(r"^4  \w\w", lines, re.MULTILINE)
    assert not re.search(r"^[A-E]  ", lines, re.MULTILINE)


def test_open_and_fountain_cards_are_drawn_and_the_fountain_stands_out(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=FULL)
    first(session, "place")
    lines = panel(drawn(session))
    assert "fountain · beside the board\nF1 Br  Cr   F2 Cr  Ir   F3 Ir  Po\n" in lines
    assert "lie open\n" in lines
    assert " Steven · Todd" in lines
    alone = drawn(sit(tmp_path, "me"))
    assert hexes(alone)["c3"][1:] == (FOUNTAIN, "≈≈≈≈≈")
    assert "fountain · 5 more to come\n" in panel(alone)


def test_tokens_held_are_told_and_numbered_where_one_is_chosen(tmp_path: Path) -> None:
    session = sit(tmp_path)
    first(session, "place")
    (token,) = session.game.view(0)["held"]["tokens"]
    assert f"holds  {name_of(token)}\n" in panel(drawn(session))
    first(session, "crystal", options=3)
    assert re.search(r"\n1  \S+  2  \S+ ", panel(drawn(session)))


def test_what_rainbow_may_fire_up_as_stands_beside_the_board(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=("fancies=rainbow,todd", "fountain=true"))
    first(session, "fire-up", options=7)
    lines = drawn(session)
    assert "1  Bread  2  Crystal  3  Meat\n4  Iron  5  Potion  6  Plant\n" in panel(lines)
    assert "  7  Leave it at that" in lines


def test_what_a_coin_buys_stands_beside_the_board(tmp_path: Path) -> None:
    assert "2 coin: new cards\n" in panel(drawn(sit(tmp_path)))
    fancy = panel(drawn(sit(tmp_path, settings=("fancies=flair,starburst",))))
    assert "2 coin: new cards\n3 Flair: draw and show a card" in fancy
    assert "\n4 Starburst: move any token" in fancy


def test_fancies_are_chosen_before_there_is_a_board(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=("fancies=choose",))
    assert drawn(session)[0].startswith("Flamecraft Duals · choosing fancies")
    assert "│" not in "\n".join(drawn(session))
    session.game.answer("choose todd")
    assert "Todd: a full hand is 3 cards" in drawn(session)


def test_players_have_reputation_coins_cards_and_the_token_kept(
    tmp_path: Path, sampled: Sampling
) -> None:
    session = sit(tmp_path, "me=Ann,me=Bo", settings=("fountain=true",))
    for _ in sampled(played(session)):
        view = session.game.view(0)
        for name, player in zip(session.names, view["seats"], strict=True):
            coins, cards = player["coins"]["count"], player["hand_count"]
            told = (player["reputation"], coins, cards, len(player["scored"]))
            counts = " +".join(map(str, told))
            token = player["kept"]["token"]
            kept = f" +{code(token).plain}" if token else ""
            assert re.search(rf"{name} +{counts}{kept}\n", panel(drawn(session)))


def test_a_content_pack_with_other_dragons_can_be_drawn(tmp_path: Path) -> None:
    view = sit(tmp_path).game.view(0)
    view["held"]["tokens"] = [{"id": "h", "kind": "moonstone", "fires_as": ["moonstone"]}]
    strange = {"id": "x", "name": "X", "pattern": "zigzag", "types": ["moonstone"] * 4}
    view["seats"][0]["hand"] = [strange | {"reputation": 5, "matches": []}]
    scene = scene_of_view(view)
    text = Text("\n").join(board_of("duals").draw(scene).blocks[0]).plain
    assert "A  Mo Mo Mo  X\n" in text
    assert "5♥ Mo        zigzag\n" in text
    assert "Moonstone" in text


# Colour and signs


def test_without_colour_the_screen_says_the_same(tmp_path: Path, sampled: Sampling) -> None:
    session = sit(tmp_path, settings=FULL)
    for question in sampled(played(session)):
        there = console(colour=True)
        print_page(there, question_page(session, question.seat, there, ""))
        shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", printed(there))
        assert shown.splitlines() == drawn(session)


def test_every_token_has_a_colour_of_its_own_that_reads_on_dark_and_on_light_ground() -> None:
    styles = [EMBERS.styles[name] for name in EMBERS.styles if name.startswith("token.")]
    colours = {style.color.get_truecolor() for style in styles if style.color is not None}
    assert len(colours) == 8
    for colour in colours:
        light = luminance(*colour)
        assert min(1.05 / (light + 0.05), (light + 0.05) / 0.05) >= 3


def colour_of(style: str) -> ColorTriplet:
    colour = EMBERS.styles[style].color
    assert colour is not None
    return colour.get_truecolor()


def test_a_dual_is_half_and_half(tmp_path: Path) -> None:
    there = console(colour=True)
    view = sit(tmp_path).game.view(0)
    view["spaces"] = view["spaces"][:1]
    view["spaces"][0]["stack"] = [{"id": "d", "kind": "x", "fires_as": ["bread", "crystal"]}]
    scene = scene_of_view(view)
    for line in board_of("duals").draw(scene).blocks[0]:
        there.print(line)
    bread, crystal = (colour_of(f"token.{type}") for type in ("bread", "crystal"))
    ground = r"\x1b\[1;7;38;2;{};{};{}m"
    halves = rf"{ground.format(*bread)} Br\x1b\[0m{ground.format(*crystal)}/Cr "
    assert re.search(halves, printed(there))


def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=FULL)
    question = first(session, "fire-up")
    game = session.game
    scene = scene_of_view(game.view(question.seat), asked(game), ASCII)
    lines = [line for block in board_of("duals").draw(scene).blocks for line in block]
    for page in board_of("duals").pages:
        lines += page.draw(scene)
    assert all(line.plain.isascii() for line in lines)


def test_a_large_terminal_has_larger_hexes_and_all_the_words(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=FULL)
    lines = drawn(session, 120, 40)
    assert max(map(cell_len, lines)) <= 120
    assert any("╱a1       ╲" in line for line in lines)
    assert any("Todd: a full hand is 3 cards" in line for line in lines)


# Pages on keys


@pytest.mark.parametrize(("seats", "settings"), MODES[:5])
def test_the_page_of_the_bag_accounts_for_every_token(
    tmp_path: Path, seats: str, settings: tuple[str, ...]
) -> None:
    session = sit(tmp_path, seats, settings=settings)
    whole = 42 - 6 * ("fountain=true" in settings) + any("buddy" in given for given in settings)
    for question in played(session):
        lines = page_of(session.game, question.seat, "b")
        (together,) = [line for line in lines if line.startswith("together")]
        bag, *others = map(int, together.split()[1:])
        assert bag + sum(others) == whole
        assert bag == session.game.view(None)["bag"]["count"]
        assert len(lines) < 22


def test_each_token_of_the_bag_has_a_bar_a_count_and_a_chance(tmp_path: Path) -> None:
    lines = page_of(sit(tmp_path).game, 0, "bag")
    assert lines[0].split() == ["in", "bag", "chance", "on", "top", "covered", "beside", "held"]
    assert lines[1].split() == ["Bread", "█" * 8, "4", "13", "%", "1", "1"]
    assert any(line.split() == ["Cr/Ir", "██", "1", "3", "%"] for line in lines)


def test_the_bag_is_on_a_key_of_the_drawn_table(tmp_path: Path) -> None:
    session, there = sit(tmp_path, "me,random", seed=3), console()
    before = session.game.digest()
    assert drawn(session)[-1].startswith("b bag c cards ? why")
    GameLoop(session, FileStore(tmp_path), Screen(there, typed(["b", ""]))).play()
    _, heading, page = printed(there).partition("What is in the bag, and where")
    assert heading
    assert "together" in page.partition("Enter: back to the table.")[0]
    assert session.game.digest() == before


def test_a_plain_table_names_its_pages_and_tells_them(tmp_path: Path) -> None:
    said = play_plain(tmp_path, sit(tmp_path, "me,random", seed=3), ["bag", "cards", "table"])
    assert "type: bag, cards, table, hand, scores." in said
    assert "\ntogether" in said
    assert "\n  A Hedgerow Stall: line of plant, plant, plant (3)\n" in said
    assert "\nc4: plant\n" in said


def test_the_pages_in_words_tell_every_card_and_every_stack(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=FULL)
    for question in played(session):
        view = session.game.view(question.seat)
        cards, table = (page_of(session.game, question.seat, key) for key in "ct")
        for card in (*view["display"]["cards"], *view["fountain"]["cards"]):
            assert any(card["name"] in line for line in cards)
        for player in view["seats"]:
            for card in (*player["hand"], *player["scored"]):
                assert any(card["name"] in line for line in cards)
        told = [line for line in table if re.match(r"[a-e]\d: ", line)]
        assert len(told) == sum(bool(space["stack"]) for space in view["spaces"])
