"""The table of Flame & Fang: story, map, danger, dragons, cards and pages on keys."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.text import Text

from emberhall.terminal.draw.board import board_of, page_named
from emberhall.terminal.draw.flamefang.layout import GAP, pairs
from emberhall.terminal.draw.flamefang.looks import Part
from emberhall.terminal.draw.flamefang.tile import WAYS
from emberhall.terminal.draw.page import page_lines
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.signs import ASCII
from emberhall.terminal.table.game_loop import BY_WORD
from emberhall.terminal.table.pages import KEYS, keys_line, question_page, scene_of
from emberhall.titles.flamefang import TITLE
from sampling import Sampling
from terminal.at_table import console, drawn
from terminal.flamefang_at_table import (
    CHAPTERS,
    PASS,
    boss,
    card,
    first,
    line_with,
    lines_of,
    minion,
    once,
    option,
    page_of,
    piles,
    played,
    scene,
    sit,
)

SIZES = [(80, 24), (80, 40), (80, 24), (100, 34), (140, 50)]
WOLF = minion("Wolf", 1, 2, "prowl")


def told(scene: Scene, key: str) -> str:
    page = page_named("flamefang", key)
    assert page is not None
    return "\n".join(line.plain.rstrip() for line in page.draw(scene))


# Every question


def numbers_lit(lines: list[Text]) -> set[int]:
    """The numbers of options that stand out on a screen."""
    found = set()
    for line in lines:
        for span in line.spans:
            if span.style == "lit":
                part = line.plain[span.start : span.end]
                found |= {int(number) for number in re.findall(r"\d+", part)}
    return found


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_question_fits_with_all_its_options(
    tmp_path: Path, chapter: int, sampled: Sampling
) -> None:
    seats = ",".join(["me"] * (1 + chapter % 4))
    session = sit(tmp_path, seats, chapter)
    for question in sampled(played(session)):
        size = SIZES[question.number % len(SIZES)]
        there = console(*size)
        page = question_page(session, question.seat, there, "")
        lines = page_lines(page, there)
        assert max(line.cell_len for line in lines) <= size[0]
        assert len(lines) < size[1], "the last line is for typing"
        assert set(range(1, len(question.options) + 1)) <= numbers_lit(lines)


@pytest.mark.parametrize("chapter", [1, 4, 6])
def test_with_50_lines_no_option_is_cut(tmp_path: Path, chapter: int, sampled: Sampling) -> None:
    session = sit(tmp_path, "me,me", chapter)
    for question in sampled(played(session)):
        there = console(100, 50)
        page = question_page(session, question.seat, there, "")
        text = " ".join(" ".join(line.plain for line in page_lines(page, there)).split())
        for number in page.listed:
            assert f" {number} {page.options[number - 1]}" in text


@pytest.mark.parametrize("size", SIZES)
def test_a_watcher_sees_the_table_too(tmp_path: Path, size: tuple[int, int]) -> None:
    session = sit(tmp_path, "me,me,me", 8)
    first(session, "act")
    seen = scene_of(session.game, None, session.names, console(*size))
    assert all(len(line) <= size[0] for line in lines_of(seen))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_without_unicode_all_is_plain(tmp_path: Path, chapter: int) -> None:
    session = sit(tmp_path, "me,me", chapter)
    first(session, "act")
    seen = scene_of(session.game, 0, session.names, console(80, 50))
    assert all(line.isascii() for line in lines_of(replace(seen, signs=ASCII)))


# Story and clock


def test_the_header_tells_chapter_round_clock_and_leader(tmp_path: Path) -> None:
    line = lines_of(scene(tmp_path))[0]
    assert (
        line == "Flame & Fang · 4 The Amber Cage · round 1 · action     5 events left · Ann leads"
    )


def test_whoever_plays_among_bots_is_told_that_they_lead(tmp_path: Path) -> None:
    seen = scene(tmp_path)
    assert lines_of(replace(seen, names=["You", *seen.names[1:]]))[0].endswith("· You lead")


def events_deck(count: int) -> dict[str, object]:
    return {"id": "deck:events", "kind": "events", "count": count}


@pytest.mark.parametrize(("left", "words"), [(1, "last event to come!"), (0, "NO event left!")])
def test_the_header_warns_when_time_runs_out(tmp_path: Path, left: int, words: str) -> None:
    assert words in lines_of(scene(tmp_path, decks=[events_deck(left)]))[0]


def test_the_goal_has_a_bar(tmp_path: Path) -> None:
    seen = scene(tmp_path, goal={"words": "defeat 4 minions", "done": 3, "wanted": 4})
    line = line_with(seen, "Goal")
    assert line.startswith("Goal: Defeat 4 minions ")
    assert line.endswith(" █████████··· 3 of 4")


def test_while_the_table_is_set_up_the_first_page_lies_open(tmp_path: Path) -> None:
    """The locks stand there before anybody chooses a dragon."""
    text = "\n".join(drawn(sit(tmp_path, chapter=4)))
    assert "Destroy Lock (Village)" in text
    assert "0 of 3" in text
    assert text.count("[Lock]") == 3


def test_what_goes_on_meanwhile_is_told_even_on_24_lines(tmp_path: Path) -> None:
    story = {"ongoing": {"words": "every minion prowls"}}
    for height in (24, 60):
        seen = scene(tmp_path, story=story, height=height)
        assert "Meanwhile, every minion prowls" in lines_of(seen)


def test_in_tall_terminals_the_page_is_read(tmp_path: Path) -> None:
    text = " ".join(lines_of(scene(tmp_path)))
    assert "Nobody thought of simply melting them." in text
    assert "melting" not in " ".join(lines_of(scene(tmp_path, height=24)))


# The map


def test_tiles_lie_as_they_touch(tmp_path: Path) -> None:
    """x counts half tiles."""
    seen = scene(tmp_path)
    lines = lines_of(seen)
    tops = [number for number, line in enumerate(lines) if re.search("[╭┬] [A-Z]", line)]
    left = lines[tops[0]].index("╭")
    half = (lines[tops[0]].index("┬") - left) // 2
    assert len(tops) == 4
    for tile in seen.view["tiles"]:
        place = left + tile["x"] * half
        assert lines[tops[tile["row"]]][place + 1 :].startswith(f" {tile['name']} ")
        assert lines[tops[tile["row"]] + 1][place] == "│"


def test_edges_of_tiles_that_touch_are_one(tmp_path: Path) -> None:
    lines = lines_of(scene(tmp_path, width=57))
    top = next(n for n, line in enumerate(lines) if line.lstrip().startswith("╭"))
    assert lines[top].strip() == "╭ Cave ──── S ┬ Lake ─ meat ┬ Village ─ G ╮"
    joint = next(line for line in lines[top + 1 :] if "╰" in line).strip()
    assert joint == "╰──────┬ Peak ┴─── S ┬ Quarry ── S ┬ Pasture ─ M ╮"


Ways = dict[str, set[str]]


def touching(scene: Scene) -> Ways:
    """Which tiles touch, by name."""
    names = {tile["id"]: tile["name"] for tile in scene.view["tiles"]}
    return {tile["name"]: {names[id] for id in tile["near"]} for tile in scene.view["tiles"]}


def read_touching(lines: list[str], scene: Scene) -> Ways:
    """The same, read off a drawing alone."""
    names = [tile["name"] for tile in scene.view["tiles"]]
    if any("╭" in line for line in lines):
        return read_map(lines, names)
    found: Ways = {}
    for name in names:
        (line,) = (line for line in lines if re.match(rf"[ \d]{{3}}{name} ", line))
        short = line.rpartition(" by ")[2].split()
        found[name] = {one for one in names for start in short if one.startswith(start)}
    return found


def read_map(lines: list[str], names: list[str]) -> Ways:
    """Tiles touch whose sides have more than a corner in common."""
    tops = [line for line in lines if re.search(r"[╭┬┴├┼] (\d+ )?[A-Z]\w+ ", line)]
    walls = [n for n, char in enumerate(lines[lines.index(tops[0]) + 1]) if char == "│"]
    size = walls[1] - walls[0]
    places = {}
    for name in names:
        row, found = next(
            (row, found)
            for row, line in enumerate(tops)
            if (found := re.search(rf"[╭┬┴├┼] (\d+ )?{name} ", line))
        )
        places[name] = (row, found.start())
    return {
        name: {
            other
            for other, (row, left) in places.items()
            if (row == top and abs(left - start) == size)
            or (abs(row - top) == 1 and abs(left - start) < size)
        }
        for name, (top, start) in places.items()
    }


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_on_24_lines_it_shows_which_tiles_touch_and_every_enemy(
    tmp_path: Path, chapter: int, seats: int, sampled: Sampling
) -> None:
    session = sit(tmp_path, ",".join(["me"] * seats), chapter)
    for question in sampled(played(session)):
        there = console(80, 24)
        seen = scene_of(session.game, question.seat, session.names, there)
        page = question_page(session, question.seat, there, "")
        lines = [line.plain for line in page_lines(page, there)]
        assert read_touching(lines, seen) == touching(seen)
        assert not any(re.search(r"\+\d+ more", line) for line in lines)
        assert enemies_in(lines) == sum(map(enemies_on, seen.view["tiles"]))


def enemies_on(tile: Part) -> int:
    return len(tile["minions"]) + len(tile["structures"]) + bool(tile["boss"])


def enemies_in(lines: list[str]) -> int:
    """`Wolf 1/2`, `Ogre zz/3`, `Witch 1c/1` and `[Lock] 4`, each as often as it says."""
    vale = [line for line in lines if "│" in line or re.search(r" by [A-Z]", line)]
    vale += [line for line in lines if line.startswith(" " * 14)]
    foe = r"(?:[a-zA-Z.] (?:\d+c?|zz)/\d+!?|\] \d+)(?: x(\d+))?(?=[ │]|$)"
    return sum(int(times or 1) for line in dict.fromkeys(vale) for times in re.findall(foe, line))


def test_minions_tell_attack_and_what_fells_them(tmp_path: Path) -> None:
    hurt = minion("Bear", 2, 4, damage=1)
    asleep = minion("Ogre", 3, 3, stunned=True)
    hexer = minion("Witch", 0, 1, conditions=1)
    tiles = {"forest": {"minions": [WOLF, hurt, asleep, hexer]}}
    cell = cell_of(scene(tmp_path, tiles=tiles, height=24), "Forest")
    assert cell == ["Wolf 1/2", "Bear 2/3!", "Ogre zz/3", "Witch 1c/1"]


def cell_of(scene: Scene, name: str) -> list[str]:
    """What is written in a tile of the map, line by line."""
    lines = lines_of(scene)
    top = next(number for number, line in enumerate(lines) if f" {name} " in line)
    left = lines[top].index(f" {name} ")
    end = next(n for n in range(left, len(lines[top + 1]) + 1) if lines[top + 1][n] == "│")
    inside = [line[left:end].strip() for line in lines[top + 1 :]]
    return inside[: next(n for n, line in enumerate(inside) if "─" in line)]


def test_those_who_are_alike_are_counted(tmp_path: Path) -> None:
    hurt = minion("Wolf", 1, 2, "prowl", damage=1)
    tiles = {"forest": {"minions": [WOLF, hurt, *[WOLF] * 11]}}
    for height in (24, 60):
        cell = cell_of(scene(tmp_path, tiles=tiles, height=height), "Forest")
        assert [line for line in cell if line] == ["Wolf 1/2 x12", "Wolf 1/1!"]


CROWD = [minion(name, 1, 1) for name in ("Halberdier", "Barber-Surgeon", "Crossbowman", "Squire")]


def test_a_crowd_that_leaves_no_room_for_the_map_is_told_in_lines(tmp_path: Path) -> None:
    """Every enemy is there, and every tile says which it touches."""
    foes = [*CROWD, *(minion(name, 2, 2) for name in ("Griffin", "Harpy", "Poacher", "Trapper"))]
    tiles = {name: {"minions": foes} for name in ("forest", "ruins", "village", "quarry")}
    seen = scene(tmp_path, tiles=tiles, height=30)
    text = "\n".join(lines_of(seen))
    assert "╭" not in text
    assert "more" not in text
    assert text.count("Halb") == text.count("Trap") == 4
    assert read_touching(lines_of(seen), seen) == touching(seen)
    assert line_with(seen, "   Cave ").endswith(" by La Pe")


def test_in_a_window_too_small_for_all_the_rest_is_counted(tmp_path: Path) -> None:
    tiles = {"forest": {"minions": [*CROWD, WOLF]}}
    line = line_with(scene(tmp_path, tiles=tiles, height=12), "Forest")
    assert re.search(r"Forest   M .*\+\d more$", line)


def test_a_tile_tells_all_that_is_there(tmp_path: Path) -> None:
    lock = {"id": "structure:lock", "name": "Lock", "defense": 4, "damage": 1}
    forest = {
        "structures": [lock],
        "lying": piles("lying:forest", meat=2, gold=1),
        "quest": {"id": "quest:forest", "kind": "load", "count": 1},
        "captive": "captive:amber",
        "boss": "boss:hask",
    }
    seen = scene(tmp_path, tiles={"forest": forest}, boss=boss("forest"), height=24)
    assert cell_of(seen, "Forest") == [
        *("1 load  lie 2M 1G", "Amber bound", "WARDEN HASK 1/12", "[Lock] 3")
    ]


def test_fires_and_marks_have_their_names(tmp_path: Path) -> None:
    for kind in ("fire", "mark"):
        tiles = {"forest": {"quest": {"id": "quest:forest", "kind": kind, "count": 1}}}
        seen = scene(tmp_path, tiles=tiles)
        assert any(f"1 {kind}" in line for line in lines_of(seen))


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("height", [24, 60])
def test_where_one_can_go_stands_at_the_tiles(tmp_path: Path, kind: str, height: int) -> None:
    ways = [option("dragon:0", f"tile:{tile}") for tile in ("lake", "forest")]
    seen = scene(tmp_path, *ways, option(variant="done"), kind=kind, height=height)
    text = "\n".join(lines_of(seen))
    assert re.search(r"1 Lake ", text)
    assert re.search(r"2 Forest ", text)
    assert board_of("flamefang").draw(seen).shown == {1, 2}


def test_names_are_shortened_before_an_enemy_is_hidden(tmp_path: Path) -> None:
    foes = [minion(name, 1, 1) for name in ("Halberdier", "Barber-Surgeon", "Crossbowman")]
    tiles = {"forest": {"minions": foes}}
    seen = scene(tmp_path, tiles=tiles, height=38, width=100)
    text = "\n".join(lines_of(seen))
    assert "╭" in text
    assert "more" not in text
    assert text.count("Halb") == text.count("Barb") == 1


def test_before_cards_are_dealt_nobody_counts_hearts(tmp_path: Path) -> None:
    session = sit(tmp_path, chapter=2, settings=("dragons=cinder,gale",))
    text = "\n".join(drawn(session))
    assert "Ci Ann      no cards yet" in text
    assert "♥0" not in text


@pytest.mark.parametrize("height", [24, 30])
def test_dragons_share_lines_where_there_are_many(tmp_path: Path, height: int) -> None:
    """Two bots of a kind are told apart by number and dragon."""
    session = sit(tmp_path, "me,greedy,greedy,greedy", 8)
    while session.game.question is not None and session.game.question.kind != "act":
        session.game.answer(0)
    seen = scene_of(session.game, 0, session.names, console(80, height))
    text = "\n".join(lines_of(seen))
    shown = [re.search(rf"(\w\w) {name} ", text) for name in session.names]
    letters = [found.group(1) for found in shown if found]
    assert sorted(letters) == ["Br", "Ci", "Du", "Ga"]
    assert session.names[1:] == ("Greedy", "Greedy 2", "Greedy 3")


# Danger


def threat(damage: int = 0, conditions: int = 0, deadly: bool = False) -> list[dict[str, object]]:
    return [{"tile": "tile:cave", "damage": damage, "conditions": conditions, "deadly": deadly}]


@pytest.mark.parametrize("height", [24, 60])
def test_what_enemies_would_do_stands_at_the_tile(tmp_path: Path, height: int) -> None:
    seen = scene(tmp_path, forecast=threat(3, 1), height=height)
    assert any("takes 3+1c" in line for line in lines_of(seen))
    assert not any("DEADLY" in line for line in lines_of(seen))


def test_it_is_told_in_a_sentence_where_there_is_room(tmp_path: Path) -> None:
    seen = scene(tmp_path, forecast=threat(2, 1))
    assert "If all passed now: Cave 2 damage, 1 condition" in lines_of(seen)
    assert not any("If all" in line for line in lines_of(scene(tmp_path, forecast=[])))


def test_more_than_all_there_can_bear_is_deadly(tmp_path: Path) -> None:
    seen = scene(tmp_path, forecast=threat(9, deadly=True))
    assert cell_of(seen, "Cave")[:3] == ["Ci Ga  takes 9", "DEADLY", ""]
    assert "If all passed now: Cave 9 damage, deadly!" in lines_of(seen)


# Dragons


def test_a_dragon_has_a_line(tmp_path: Path) -> None:
    mine = {
        "aspect": "fight",
        "hearts": 5,
        "room": 6,
        "hand_count": 4,
        "ward": 2,
        "hoard": piles("hoard:0", meat=1, gold=2, quest=1),
        "held": 4,
        "conditions_on_deck": 2,
        "prep": [],
    }
    line = line_with(scene(tmp_path, mine=mine), "Ci Ann")
    assert line == "▶ Ci Ann      Cave     fight  ♥5  1M 2G 1 quest 4/6 hand 4 ward 2 2 cond."


def test_mine_comes_first_and_who_passed_is_told(tmp_path: Path) -> None:
    session = sit(tmp_path, "me=Ann,me=Bo,me=Cy")
    first(session, "act")
    seen = scene_of(session.game, 2, session.names, console(80, 60))
    names = [name for line in lines_of(seen) for name in re.findall(r"^..\w\w (\w+)  ", line)]
    assert names[0] == "Cy"
    assert sorted(names) == ["Ann", "Bo", "Cy"]
    assert " passed " in line_with(scene(tmp_path, mine={"passed": True}), "Ci Ann")


def test_amber_has_a_line_where_she_takes_part(tmp_path: Path) -> None:
    amber = {"id": "dragon:amber", "at": "tile:forest", "hearts": 3, "used": True}
    line = line_with(scene(tmp_path, amber=amber), "Amber  ")
    assert line == "  Am Amber    Forest          ♥3  has acted this round"


# Cards

CLAW = card("Claw", "fight", "attack 2; boost: attack")
GLIDE = card("Glide", "flight", "move 2")
PLAY_CLAW, PLAY_GLIDE = option(CLAW["id"]), option(GLIDE["id"], variant="gold", gold=1)


def test_cards_that_can_be_played_have_a_number_and_others_are_dim(tmp_path: Path) -> None:
    seen = scene(tmp_path, PLAY_CLAW, PASS, mine={"hand": [CLAW, CLAW, GLIDE], "prep": []})
    blocks = board_of("flamefang").draw(seen).blocks
    lines = {line.plain.rstrip(): line for block in blocks for line in block}
    assert " 1 fight   Claw x2          attack 2; boost: attack" in lines
    dark = lines["   flight  Glide            move 2"]
    assert "quiet" in {span.style for span in dark.spans}


def test_two_abreast_half_a_rule_does_not_read_like_a_whole_one() -> None:
    swoop = Text("Swoop move, attack; boost: attack, move")
    (line,) = pairs([swoop, swoop], 2 * 33 + GAP)
    assert line.plain == "Swoop move, attack; boost: atta..  Swoop move, attack; boost: atta.."
    (whole,) = pairs([swoop], 80)
    assert whole.plain == swoop.plain


def test_gold_that_a_card_takes_is_told(tmp_path: Path) -> None:
    mine = {"hand": [CLAW], "prep": [GLIDE]}
    seen = scene(tmp_path, PLAY_CLAW, PLAY_GLIDE, PASS, mine=mine)
    assert line_with(seen, "Glide") == " 2 flight  Glide            for 1 gold: prep: move 2"
    assert board_of("flamefang").draw(seen).shown == {1, 2}


def test_what_is_free_and_costs_gold_too_has_one_number_and_one_in_the_list(
    tmp_path: Path,
) -> None:
    golden = option(CLAW["id"], variant="gold", gold=1)
    seen = scene(tmp_path, PLAY_CLAW, golden, PASS, mine={"hand": [CLAW], "prep": []})
    assert board_of("flamefang").draw(seen).shown == {1}
    assert "gold" not in line_with(seen, "Claw")


def test_cards_to_discard_have_a_number_unless_they_could_be_prepped(tmp_path: Path) -> None:
    mine = {"hand": [CLAW], "prep": []}
    toss = scene(tmp_path, PLAY_CLAW, kind="toss-card", mine=mine)
    assert board_of("flamefang").draw(toss).shown == {1}
    options = [option(CLAW["id"], f"{place}:0") for place in ("prep", "discard")]
    either = scene(tmp_path, *options, kind="prep-or-discard", mine=mine)
    assert not board_of("flamefang").draw(either).shown


def test_abilities_of_life_cards_have_numbers(tmp_path: Path) -> None:
    row = [
        card("Night Scales", "fight", "", hearts=1, stunned=False, passive=once("stun")),
        card("Day Scales", "fight", "", hearts=2, stunned=True, passive=once("stun")),
    ]
    seen = scene(tmp_path, option(row[0]["id"]), PASS, mine={"row": row})
    assert "life 1 ♥ Night Scales (stun)  ♥♥ Day Scales (stun, used)" in lines_of(seen)


STOOP = card("Stoop", "flight", "slip 3, attack", cost=4)
PATH = [{"id": "path:0", "card": STOOP}, {"id": "path:1", "card": None}]


def test_the_path_is_told_whole_where_one_grows(tmp_path: Path) -> None:
    options = (option(STOOP["id"]), option("deck:upgrades"))
    for height in (24, 60):
        seen = scene(tmp_path, *options, kind="grow", path=PATH, height=height)
        line = line_with(seen, "Stoop")
        assert line == "path     1 4  flight  Stoop               slip 3, attack"


def test_magic_secrets_and_curses_say_what_they_do(tmp_path: Path) -> None:
    hush = {"id": "magic:hush", "name": "Hush", "words": "stun 3"}
    bell = {"id": "secret:bell", "name": "Bell", "kind": "round", "tile": None, "words": "stun 2"}
    seen = scene(
        tmp_path,
        *(option("magic:hush"), option("secret:bell"), PASS),
        magic={"id": "open:magic", "tokens": [hush]},
        secrets=[bell | {"stunned": False}],
        curses=[{"id": "curse:lean", "name": "Lean Season", "words": "hoard spaces -1"}],
    )
    text = "\n".join(lines_of(seen))
    assert re.search(r"magic +1 Hush +\(?stun 3", text)
    assert re.search(r"secrets +2 Bell +\(?stun 2", text)
    assert re.search(r"curses +Lean Season +\(?hoard spaces -1", text)


# Pages


def test_pages_have_keys_that_nothing_else_has() -> None:
    keys = [page.key for page in board_of("flamefang").pages]
    assert [key for key in keys if len(key) == 1] == ["b", "t", "c", "d"]
    taken = {*BY_WORD, *(key.split()[0] for key in KEYS)}
    assert not taken & {*keys, *(page.name for page in board_of("flamefang").pages)}


def test_the_keys_leave_room_for_what_the_log_does_not_tell(tmp_path: Path) -> None:
    assert len(keys_line(sit(tmp_path).game, 80)) + len(" (99 more: l)") <= 80


def test_the_book_goes_from_the_cover_to_the_open_page(tmp_path: Path) -> None:
    book = told(scene(tmp_path), "b")
    order = [book.index(words) for words in ("The Amber Cage", "She was taken", "1. Three Locks")]
    assert order == sorted(order)
    assert "Goal: destroy Lock (Village)" in book
    assert "So far: 0 of 3" in book
    assert "When it is reached: " in book
    assert "properly dark" not in book


def test_pages_told_before_stay_in_the_book(tmp_path: Path) -> None:
    pages = [{"page": 1, "name": "Long Ago", "words": "It was dark."}]
    book = told(scene(tmp_path, chapter={"told": pages}), "b")
    assert "1. Long Ago\n\n  It was dark." in book


def test_the_book_ends_with_the_epilogue(tmp_path: Path) -> None:
    end = {"epilogue": ["They flew home."], "plate": "The end."}
    book = told(scene(tmp_path, chapter=end, outcome="won"), "b")
    assert book.endswith("  They flew home.\n\n  The end.")


def test_the_vale_explains_keywords(tmp_path: Path) -> None:
    bomb = minion("Bomb", 1, 1, "burst 2", spoils=["gold"], damage=0)
    strange = minion("Elk", 1, 1, "sings")
    tiles = {"forest": {"minions": [WOLF, bomb, strange], "boss": "boss:hask"}}
    vale = told(scene(tmp_path, tiles=tiles, boss=boss("forest", range=1)), "t")
    text = " ".join(vale.split())
    assert "Wolf: deals 1 damage; 2 of 2 left; prowl: moves a tile towards" in text
    assert "spoils gold; burst 2: hurts each dragon here when it is defeated (2 damage)" in text
    assert "Elk: deals 1 damage; 1 of 1 left; sings" in text
    assert "Warden Hask, the Old: 1 damage for each dragon up to 1 tile away" in text
    assert "Forest (meat), beside " in text


def test_the_vale_tells_what_enemies_would_do(tmp_path: Path) -> None:
    vale = told(scene(tmp_path, forecast=threat(2, 1)), "t")
    assert "If all passed now: Cave 2 damage, 1 condition" in vale


def test_every_keyword_of_the_game_is_explained(tmp_path: Path) -> None:
    files = [TITLE.folder / "content" / name for name in ("minions.toml", "bosses.toml")]
    text = "".join(file.read_text() for file in files)
    words = set(re.findall(r'^keyword = "(\w+)', text, re.MULTILINE))
    assert words
    for word in words:
        tiles = {"forest": {"minions": [minion("It", 1, 1, word)]}}
        assert f"; {word}: " in told(scene(tmp_path, tiles=tiles), "t")


def test_the_cards_page_tells_path_and_events(tmp_path: Path) -> None:
    page = told(scene(tmp_path, path=PATH, events=[{"id": "event:hail", "name": "Hail"}]), "c")
    assert "Upgrade path\n  Stoop, cost 4, flight: slip 3, attack" in page
    assert "Events so far\n  Hail" in page


def test_the_dragons_page_tells_decks_and_traits(tmp_path: Path) -> None:
    power = {"id": "power:0", "name": "Thick Hide", "words": "on roundStart: ward 1"}
    mine = {"discard": [GLIDE], "traits": [CLAW], "power": power, "deck_count": 9}
    page = told(scene(tmp_path, mine=mine), "d")
    assert "Ann: Cinder, at the Cave" in page
    assert "9 in the deck" in page
    assert "discarded: Glide" in page
    assert "traits: Claw (fight: attack 2; boost: attack)" in page
    assert "power Thick Hide: on roundStart: ward 1" in page


def test_the_dragons_page_tells_how_everybody_fares(tmp_path: Path) -> None:
    mine = {
        "aspect": "fight",
        "hearts": 5,
        "room": 6,
        "ward": 2,
        "hoard": piles("hoard:0", meat=1, gold=2, load=1),
        "held": 4,
        "conditions_on_deck": 1,
        "free_plays": 1,
    }
    amber = {"id": "dragon:amber", "at": "tile:forest", "hearts": 3, "used": False}
    page = " ".join(told(scene(tmp_path, mine=mine, amber=amber), "d").split())
    assert "5 hearts; hoard: 1 meat, 2 gold and 1 load, 4 of 6 spaces taken; aspect fight;" in page
    assert "ward 2; may play 1 out of aspect; 1 condition on the deck hand of" in page
    assert "Amber, at the Forest 3 hearts; can still act this round" in page
    assert "has passed" in told(scene(tmp_path, mine={"passed": True}), "d")


@pytest.mark.parametrize("key", ["b", "t", "c", "d"])
def test_pages_can_be_opened_at_any_time(tmp_path: Path, key: str) -> None:
    session = sit(tmp_path, "me,me,me", 7, ("campaign=yes", "difficulty=fierce", "hands=hidden"))
    for question in played(session):
        assert page_of(session.game, question.seat, key)
    assert page_of(session.game, None, key)


def test_hidden_hands_stay_hidden(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=("hands=hidden", "dragons=cinder,gale"))
    first(session, "act")
    secret = {card["name"] for card in session.game.view(1)["seats"][1]["hand"]}
    page = page_of(session.game, 0, "d").partition("Bo: ")[2]
    assert not any(f"hand: {name}" in page for name in secret)
