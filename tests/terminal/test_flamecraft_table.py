"""The table of Flamecraft: shops, slots, the row, the Park, players, fancies and pages on keys."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from emberhall.play.session import Session
from emberhall.terminal.draw.board import board_of, page_named
from emberhall.terminal.draw.page import page_lines
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.signs import ASCII
from emberhall.terminal.table.pages import question_page
from sampling import Sampling
from terminal.at_table import console, drawn, print_page, printed
from terminal.flamecraft_at_table import (
    BUTTON,
    MODES,
    card,
    companion,
    dragon,
    fancy,
    first,
    lines_of,
    option,
    page_of,
    piles,
    played,
    row,
    scene,
    scene_with,
    shop,
    sit,
    slot,
)

ROLLS = shop(
    "Critical Rolls",
    "bread",
    slot("bread", {}, "Pan bread"),
    slot("bread meat iron", {"coin": 1}),
    slot("crystal plant potion", {"fancy": 1}),
    brings={"bread": 3},
    enchantments=[card("bread", {"reputation": 5}, bread=1)],
    visitors=[1],
)
BELL = shop("Draco Bell", "meat", slot("any", {"reputation": 2}), brings={"meat": 1})
DECKS = ("shop", "enchantment", "fancy")
SIZES = [(80, 24), (80, 40), (120, 50)]


# Every question


def numbers_lit(lines: list[Text]) -> set[int]:
    """The numbers of options that stand out on a screen."""
    found = set()
    for line in lines:
        for span in line.spans:
            if span.style == "lit":
                found |= {
                    int(part) for part in re.findall(r"\d+", line.plain[span.start : span.end])
                }
    return found


@pytest.mark.parametrize(("seats", "settings"), MODES)
@pytest.mark.parametrize("size", SIZES)
def test_every_question_fits_with_all_its_options(
    tmp_path: Path,
    seats: str,
    settings: tuple[str, ...],
    size: tuple[int, int],
    sampled: Sampling,
) -> None:
    session = sit(tmp_path, seats, settings=settings)
    for question in sampled(played(session)):
        there = console(*size)
        page = question_page(session, question.seat, there, "")
        lines = page_lines(page, there)
        assert max(line.cell_len for line in lines) <= size[0]
        assert len(lines) < size[1], "the last line is for typing"
        assert set(range(1, len(question.options) + 1)) <= numbers_lit(lines)


@pytest.mark.parametrize(("seats", "settings"), MODES[1:4])
def test_with_40_lines_no_option_is_cut_and_nothing_is_missing(
    tmp_path: Path, seats: str, settings: tuple[str, ...], sampled: Sampling
) -> None:
    session = sit(tmp_path, seats, settings=settings)
    for question in sampled(played(session)):
        there = console(80, 40)
        page = question_page(session, question.seat, there, "")
        text = " ".join(" ".join(line.plain for line in page_lines(page, there)).split())
        for number in page.listed:
            assert f" {number} {page.options[number - 1]}" in text
        view = session.game.view(question.seat)
        assert all(place["name"][:8] in text for place in view["town"])


def test_every_kind_of_question_comes_up_in_these_games(tmp_path: Path) -> None:
    kinds = set()
    for seats, settings in MODES:
        kinds |= {question.kind for question in played(sit(tmp_path, seats, settings=settings))}
    assert {
        *("visit", "act", "pay", "choose-sets", "draw-artisan", "place-here", "choose-slot"),
        *("fire-up", "swap", "different-goods", "double-good", "gift-good", "gift-to", "solo-cast"),
        *("entry-gift", "use-shop-ability", "keep-fancy", "choose-token", "start-reserve"),
    } <= kinds


# Shops


def test_a_shop_tells_who_is_there_what_a_visit_brings_and_its_slots(tmp_path: Path) -> None:
    lines = lines_of(scene(tmp_path, town=[ROLLS, BELL]))
    assert lines[1:4] == [
        "    Br  Critical Rolls              @Bo      Me  Draco Bell",
        "   brings 3Br                         ✦     brings 1Me",
        "   Br Pan BrMeIr→1¢ CrPlPo→fancy            any→2♥",
    ]


def test_shops_that_can_be_visited_have_a_number(tmp_path: Path) -> None:
    lines = lines_of(scene(tmp_path, option("shop:draco-bell"), town=[ROLLS, BELL]))
    assert lines[1] == "    Br  Critical Rolls              @Bo   1  Me  Draco Bell"


def test_a_sign_shows_where_the_turn_takes_place(tmp_path: Path) -> None:
    here = BELL | {"visitors": [0]}
    lines = lines_of(scene(tmp_path, option("shop:draco-bell"), BUTTON, town=[here], turn=0))
    assert lines[1] == "▶   Me  Draco Bell                 @Ann"


def test_slots_that_take_a_dragon_in_hand_stand_out_in_capitals(tmp_path: Path) -> None:
    hand = [dragon("Cole iron"), dragon("Chai potion")]
    lines = lines_of(scene(tmp_path, town=[ROLLS, BELL], mine={"hand": hand}))
    assert lines[3] == "   Br Pan BrMeIR→1¢ CrPlPO→fancy            ANY→2♥"
    assert "hand  Ir Cole  Po Chai" in lines


def test_slots_where_a_dragon_can_go_have_a_number_in_place_of_types(tmp_path: Path) -> None:
    chai = dragon("Chai potion")
    there = [option(chai["id"], slot) for slot in ("slot:critical-rolls:3", "slot:draco-bell:1")]
    held = {"id": "place:held", "dragon": chai}
    lines = lines_of(scene(tmp_path, *there, town=[ROLLS, BELL], held=held))
    assert lines[3] == "   Br Pan BrMeIr→1¢ 1→fancy                 2→2♥"
    assert "hand  to place Po Chai" in lines


def test_dragons_that_can_be_chosen_have_a_number(tmp_path: Path) -> None:
    there = scene(tmp_path, option("dragon:pan", fires=("dragon:pan",)), BUTTON, town=[ROLLS])
    assert lines_of(there)[3] == "   1 Br Pan BrMeIr→1¢ CrPlPo→fancy"
    assert board_of("flamecraft").draw(there).shown == set(), "words tell what it does"


def test_dragons_keep_their_names_only_where_there_is_room(tmp_path: Path) -> None:
    full = [slot("any", {}, f"{name} iron") for name in ("Silverscale", "Wingnut", "Rusty")]
    named = shop("Smith Mart", "iron", *full)
    longer = shop("Smith Mart", "iron", *full[:2], slot("any", {}, "Silverscale iron"))
    lines = lines_of(scene(tmp_path, town=[named, longer]))
    assert lines[3] == "   Ir Silverscale Ir Wingnut Ir Rusty        Ir   Ir   Ir"


def test_icons_that_are_no_good_say_what_they_bring(tmp_path: Path) -> None:
    wild = shop("Bazaar", "wild", brings={"meat": 1, "good": 1})
    cute = shop("Sew Cute", "dragon", brings={"artisan": 1})
    town = [wild, cute, shop("Well", "coin", brings={"coin": 3})]
    text = "\n".join(lines_of(scene(tmp_path, town=town)))
    assert re.search(r" any  Bazaar +art  Sew Cute\n   brings 1Me any +brings artisan\n", text)
    assert re.search(r"coin Well\n   brings 3¢\n", text)


def test_what_is_odd_about_a_shop_is_told(tmp_path: Path) -> None:
    town = [
        shop("Roost", "dragon", slot("any", {}, "Loaf bread"), asleep=True),
        shop("Flagons", "wild", free_entry=True),
        shop("Alley", "coin", spaces=[{"coins": 2}, {"coins": 0}, {"coins": 2}]),
    ]
    text = "\n".join(lines_of(scene(tmp_path, town=town)))
    assert "zBr Loaf" in text
    assert re.search(r"Flagons +free entry\n", text)
    assert "4¢ lie here" in text


def test_an_ability_is_told_as_far_as_there_is_room(tmp_path: Path) -> None:
    ability = ["Place a dragon in Town, 3 reputation if that fills a shop", "Do nothing at all"]
    town = [BELL | {"ability": ability}]
    there = scene(tmp_path, town=town)
    assert lines_of(there)[4:7] == [
        "   Place a dragon in Town, 3 reputation",
        "   if that fills a shop / Do nothing at",
        "   all",
    ]
    assert "   Place a dragon" not in "\n".join(lines_of(replace(there, height=24)))


def test_shops_that_are_facedown_and_free_spaces_are_told(tmp_path: Path) -> None:
    taken = {"shop": BELL["id"], "facedown": False}
    new = {"shop": None, "facedown": True}
    free = [{"id": f"space:{n}", "shop": None, "facedown": False} for n in range(3, 13)]
    there = scene(tmp_path, town=[BELL], spaces=[taken, new, *free])
    lines = lines_of(there)
    assert lines[0].startswith("Flamecraft · turn 1 ")
    assert " 10 free spaces · shops 10 · enchantments " in lines[0]
    assert "??  a new shop, facedown" in lines[1]
    full = lines_of(replace(there, view=dict(there.view) | {"spaces": [taken, new]}))
    assert " town full · shops 10 " in full[0]


@pytest.mark.parametrize(
    ("height", "told"),
    [
        (
            40,
            ["    Br  Critical Rolls              @Bo", "   brings 3Br                         ✦"],
        ),
        (
            24,
            ["    Br  Critical Rolls              3Br", "   Br Pan BrMeIr→1¢ CrPlPo→fancy  ✦ @Bo"],
        ),
        (18, ["    Br  Critical Rolls     3Br @Bo ✦ +2"]),
    ],
)
def test_where_lines_are_few_a_shop_takes_two_or_one(
    tmp_path: Path, height: int, told: list[str]
) -> None:
    there = replace(scene(tmp_path, town=[ROLLS] * 9), height=height)
    assert [line[:39].rstrip() for line in lines_of(there)[1 : 1 + len(told)]] == told


def test_slots_are_drawn_whenever_the_question_is_about_them(tmp_path: Path) -> None:
    names = ("Ash", "Bun", "Coal", "Dew", "Elm", "Fig")
    town = [shop(f"Shop {name}", "bread", slot("bread", {}, f"{name} bread")) for name in names]
    swaps = [option(f"dragon:{name.lower()}", fires=("dragon:x",)) for name in names]
    there = replace(scene(tmp_path, *swaps, town=town * 2), height=18)
    assert "   1 Br Ash" in "\n".join(lines_of(there))
    assert board_of("flamecraft").draw(there).shown == {1, 2, 3, 4, 5, 6}


# Enchantments


CHEAP = card("bread", {"reputation": 5}, bread=1, meat=1)
DEAR = card("meat", {"reputation": 4, "artisan": 1}, short=3, meat=3, iron=2)


def row_of(there: Scene) -> list[str]:
    return [line for line in lines_of(there) if "→" in line and line[:2] != "  "]


def test_the_row_tells_cost_reward_and_what_is_missing(tmp_path: Path) -> None:
    assert row_of(scene(tmp_path, town=[BELL], row=row(CHEAP, DEAR))) == [
        " A  Br  1Br 1Me→5♥                ready   B  Me  3Me 2Ir→4♥+artisan      3 short"
    ]


def test_cards_that_take_no_coins_or_pay_by_the_set_are_marked(tmp_path: Path) -> None:
    dear = CHEAP | {"no_coins": True, "short": 1}
    lines = row_of(scene(tmp_path, row=row(dear, CHEAP | {"per_set": 2}), town=[BELL]))
    assert lines == [
        " A  Br  1Br 1Me no¢→5♥          1 short   B  Br  1Br 1Me/set→2♥ set 2+     ready"
    ]


def test_a_card_that_can_be_chosen_has_a_number_in_place_of_its_letter(tmp_path: Path) -> None:
    there = scene(tmp_path, option(DEAR["id"]), row=row(CHEAP, DEAR), town=[BELL])
    (line,) = row_of(there)
    assert line.startswith(" A  Br ")
    assert "   1  Me  3Me" in line
    assert board_of("flamecraft").draw(there).shown == {1}


def test_the_reserved_card_lies_beside_the_row_for_its_owner_alone(tmp_path: Path) -> None:
    mine = lines_of(scene(tmp_path, row=row(CHEAP), town=[BELL], mine={"reserved": DEAR}))
    assert any(" R  Me  3Me 2Ir→" in line for line in mine)
    theirs = lines_of(scene(tmp_path, row=row(CHEAP), town=[BELL], theirs={"reserved": DEAR}))
    assert not any(" R  Me " in line for line in theirs)
    assert any("Bo" in line and "reserved Spell of meat" in line for line in theirs)


def letters_at(tmp_path: Path, *casts: tuple[str, int]) -> str:
    """What a shop says of cards of which so much is missing."""
    could = [{"enchantment": card, "short": short} for card, short in casts]
    place = shop("Rolls", "bread", casts=could)
    return lines_of(scene(tmp_path, town=[place], row=row(CHEAP, DEAR)))[2].partition("cast ")[2]


def test_a_shop_names_the_cards_that_could_be_cast_there(tmp_path: Path) -> None:
    assert letters_at(tmp_path, (CHEAP["id"], 0), (DEAR["id"], 1)) == "A"
    assert letters_at(tmp_path, (CHEAP["id"], 0), (DEAR["id"], 0)) == "AB"
    assert letters_at(tmp_path, (CHEAP["id"], 1)) == ""
    assert letters_at(tmp_path) == ""


def test_letters_say_what_can_be_done_now(tmp_path: Path) -> None:
    could = [{"enchantment": CHEAP["id"], "short": 0}]
    rolls = shop("Rolls", "bread", casts=could)
    parts: dict[str, Any] = {"row": row(CHEAP), "town": [rolls, BELL]}
    assert "cast A" in lines_of(scene(tmp_path, option(rolls["id"]), **parts))[2]
    assert "cast" not in lines_of(scene(tmp_path, option(BELL["id"]), **parts))[2]
    here = parts | {"town": [rolls | {"visitors": [0]}, BELL]}
    casts = (option(rolls["id"]), option(CHEAP["id"], rolls["id"]))
    casting = lines_of(scene(tmp_path, *casts, **here))
    assert "cast" not in casting[2]
    assert any(line.startswith(" 2  Br  1Br 1Me→5♥") for line in casting)


def test_many_cards_to_cast_are_read_off_the_row_but_a_few_are_told_in_words(
    tmp_path: Path,
) -> None:
    spells = [card("bread", {"reputation": 5}, bread=count) for count in (1, 2, 3, 4, 5)]
    here = BELL | {"visitors": [0]}
    gather, casts = option(here["id"]), [option(each["id"], here["id"]) for each in spells]
    drawing = board_of("flamecraft").draw
    parts: dict[str, Any] = {"row": row(*spells), "town": [here]}
    assert drawing(scene(tmp_path, gather, *casts, **parts)).shown == {2, 3, 4, 5, 6}
    assert drawing(scene(tmp_path, gather, *casts[:2], **parts)).shown == set()


# The Park and goods


def test_the_park_tells_what_lies_on_its_dragons(tmp_path: Path) -> None:
    park = [
        {"dragon": dragon("Cole iron"), "goods": {"iron": 2}},
        {"dragon": None, "goods": {}},
        {"dragon": dragon("Chai potion"), "goods": {}},
    ]
    decks = [{"id": "deck:artisans", "kind": "artisan", "count": 9}]
    decks += [{"id": f"deck:{kind}", "kind": kind, "count": 0} for kind in DECKS]
    parts: dict[str, Any] = {"park": park, "decks": decks}
    idle = lines_of(scene(tmp_path, **parts))
    assert "park  Ir Cole +2Ir   ·   Po Chai  deck 9" in idle
    drawn = [option(id) for id in ("dragon:cole", "dragon:chai", "deck:artisans")]
    there = scene(tmp_path, *drawn, **parts)
    assert "park  1 Ir Cole +2Ir   ·   2 Po Chai  3 deck 9" in lines_of(there)
    assert board_of("flamecraft").draw(there).shown == {1, 2, 3}


def test_three_different_goods_are_chosen_from_a_few_short_lines(tmp_path: Path) -> None:
    session = sit(tmp_path)
    first(session, "different-goods")
    lines = drawn(session, 80, 40)
    assert " 1 Br Me Ir    2 Br Me Cr    3 Br Me Pl    4 Br Me Po    5 Br Ir Cr" in lines
    assert "16 Me Pl Po   17 Ir Cr Pl   18 Ir Cr Po   19 Ir Pl Po   20 Cr Pl Po" in lines


def test_the_payment_proposed_comes_first_and_coins_may_stand_in(tmp_path: Path) -> None:
    session = sit(tmp_path)
    question = first(session, "pay", options=4)
    text = " ".join(" ".join(drawn(session, 80, 40)).split())
    owed = question.words.removeprefix("You owe ").partition(". ")[0]
    assert f"You owe {owed}. How do you pay? 1 Pay {owed} 2 " in text


# Players


def test_a_line_for_each_player_tells_all_that_lies_open(tmp_path: Path) -> None:
    mine = {"reputation": 12, "goods": piles(bread=2, iron=1, coin=3), "hand_count": 4}
    theirs = {
        "reputation": 30,
        "hand_count": 2,
        "hand": [dragon("Loaf bread")],
        "fancy_count": 3,
        "scored": [fancy("Todd", "moon", "odd")],
        "pawn": {"id": "pawn:1", "at": "shop:draco-bell"},
    }
    lines = lines_of(scene(tmp_path, town=[BELL], mine=mine | {"fancy_count": 1}, theirs=theirs))
    start = lines.index("              ♥ Br Me Ir Cr Pl Po  ¢ hand fancies")
    assert lines[start + 1 : start + 3] == [
        "▶ Ann        12  2  ·  1  ·  ·  ·  3    4       1",
        "  Bo         30  ·  ·  ·  ·  ·  ·  ·    2     3+1  Draco Bell · has Br",
    ]


def test_where_somebody_is_gives_way_to_what_the_town_does_not_show(tmp_path: Path) -> None:
    theirs = {
        "pawn": {"id": "pawn:1", "at": "shop:draco-bell"},
        "companion": companion("Penny", "pay coins", used=True),
        "reserved": DEAR,
    }
    lines = lines_of(scene(tmp_path, town=[BELL], theirs=theirs))
    assert any(line.endswith(" 1  reserved Spell of meat · Penny, used") for line in lines)


def mine_of(there: Scene) -> list[str]:
    """The lines between hand and players."""
    lines = lines_of(there)
    end = next(number for number, line in enumerate(lines) if line.endswith("¢ hand fancies"))
    start = next(number for number, line in enumerate(lines) if line.startswith("hand "))
    return lines[start + 1 : end]


def test_fancies_tell_what_they_are_worth_and_when_they_can_be_revealed(tmp_path: Path) -> None:
    mine = {
        "fancies": [
            fancy("Taylor", "sun", "after placing a dragon, 1 reputation for each"),
            fancy("Sweetie", "moon", "1 reputation for each bread dragon", 4),
        ],
        "companion": companion("Bonfire", "fire up any dragons of the Park"),
    }
    used = [option(id, interrupt=True) for id in ("fancy:taylor", "companion:bonfire")]
    there = scene(tmp_path, BUTTON, *used, town=[BELL], mine=mine)
    assert mine_of(there) == [
        " 2 sun Taylor: after placing a dragon, 1 reputation for each",
        "   moon Sweetie 4♥ now: 1 reputation for each bread dragon",
        " 3 Bonfire: fire up any dragons of the Park",
    ]
    assert board_of("flamecraft").draw(there).shown == {2, 3}
    small = replace(there, height=18)
    assert mine_of(small) == ["fancies 2 sun Taylor · 3 Bonfire · moon Sweetie 4♥ now"]


def test_fancies_that_the_question_is_about_are_told_by_its_options_alone(tmp_path: Path) -> None:
    mine = {"fancies": [fancy("Todd", "moon", "odd", 0), fancy("Buddy", "moon", "other", 1)]}
    there = scene(tmp_path, option("fancy:todd"), BUTTON, town=[BELL], mine=mine)
    assert mine_of(there) == ["   moon Buddy 1♥ now: other"]


def test_who_looks_on_sees_no_hand_and_nothing_that_is_short(tmp_path: Path) -> None:
    session = sit(tmp_path)
    first(session, "visit")
    there = replace(scene_with(session.game.view(None), ("Ann", "Bo"), None), signs=ASCII)
    text = "\n".join(lines_of(there))
    assert "hand  " not in text
    assert " short" not in text
    assert "cast" not in text


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"phase": "setup"}, "setting up"),
        ({"phase": "over"}, "the game is over"),
        ({"ending": {"reason": "artisan", "turns_left": 2}}, "2 more turns"),
        ({"ending": {"reason": "artisan", "turns_left": 1}}, "1 more turn"),
        ({"ending": {"reason": "enchantment", "turns_left": 0}}, "the last turn"),
        ({"ending": {"reason": "stall", "turns_left": 0}}, "the last turn (house rule)"),
    ],
)
def test_the_first_line_says_how_far_the_game_is(
    tmp_path: Path, parts: dict[str, Any], told: str
) -> None:
    assert lines_of(scene(tmp_path, **parts))[0].startswith(f"Flamecraft · {told} ")


# Solo Mode


def test_alone_tokens_stand_at_shops_and_the_award_so_far_is_told(tmp_path: Path) -> None:
    there = scene(tmp_path, seats="me=Ann", town=[shop("Rolls", "bread", tokens=["token:iron"])])
    lines = lines_of(there)
    assert lines[1] == "    Br  Rolls                       @Ir"
    assert any(line.startswith("▶ Ann") and line.endswith("Shopkeeper so far") for line in lines)


def test_alone_the_space_of_a_new_shop_is_chosen_in_town(tmp_path: Path) -> None:
    """Clockwise, between the shops; the list need not tell of them."""
    shops = [shop("Rolls", "bread"), shop("Bazaar", "wild")]
    lying = {"space:1": shops[0]["id"], "space:3": shops[1]["id"]}
    spaces = [
        {"id": id, "shop": lying.get(id), "facedown": id == "space:4"}
        for id in ("space:1", "space:2", "space:3", "space:4", "space:5")
    ]
    there = scene(
        tmp_path,
        option("space:2"),
        option("space:5"),
        seats="me=Ann",
        town=shops,
        spaces=spaces,
    )
    text = "\n".join(lines_of(there))
    assert re.search(r"Rolls.*\n?.* 1  --  space 2, free(.|\n)*Bazaar(.|\n)*\?\?  a new", text)
    assert " 2  --  space 5, free" in text
    assert board_of("flamecraft").draw(there).shown == {1, 2}


def test_enchantments_that_come_without_you_are_chosen_at_the_shops(tmp_path: Path) -> None:
    town = [shop("Rolls", "bread"), shop("Bazaar", "wild", brings={"good": 1})]
    where = {"shop:rolls": [CHEAP], "shop:bazaar": [CHEAP, DEAR]}
    added = [option(each["id"], place) for place, cards in where.items() for each in cards]
    there = scene(tmp_path, *added, seats="me=Ann", town=town, row=row(DEAR, CHEAP))
    assert re.search(r"^   brings +1B +brings any +2B 3A$", lines_of(there)[2])
    assert board_of("flamecraft").draw(there).shown == {1, 2, 3}


def test_achievements_have_a_page_with_bars(tmp_path: Path) -> None:
    there = scene(tmp_path, seats="me=Ann")
    goals = [
        {"name": "Green Thumb", "words": "6 plant dragons in Town", "progress": 3, "max": 6}
        | {"is_reached": False, "is_unlocked": False},
        {"name": "Heavy Metal", "words": "6 iron dragons in Town", "progress": 1, "max": 6}
        | {"is_reached": False, "is_unlocked": True},
    ]
    awards = [{"name": "Shopkeeper", "is_earned": True}, {"name": "Flamekeeper", "is_earned": True}]
    awards += [{"name": "Master of Flame", "is_earned": False}]
    tokens = [{"kind": "iron", "is_mine": False}, {"kind": "meat", "is_mine": True}]
    solo = {"tokens": tokens, "awards": awards, "achievements": goals}
    page = page_named("flamecraft", "goals")
    assert page is not None
    lines = page.draw(replace(there, view=dict(there.view) | {"solo": solo}))
    assert [line.plain for line in lines] == [
        "Your token is meat. 0 reputation so far: Flamekeeper.",
        "",
        "████····  3 of 6  Green Thumb               6 plant dragons in Town",
        "unlocked  1 of 6  Heavy Metal               6 iron dragons in Town",
    ]
    assert page_of(sit(tmp_path).game, 0, "g") == ["Awards and achievements are for games alone."]


# Colour, signs and packs


def test_without_colour_the_screen_says_the_same(tmp_path: Path) -> None:
    session = sit(tmp_path)
    for question in played(session):
        if question.number % 5 == 0:
            there = console(80, 40, colour=True)
            print_page(there, question_page(session, question.seat, there, ""))
            shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", printed(there))
            assert shown.splitlines() == drawn(session, 80, 40)


@pytest.mark.parametrize("seats", ["me", "me,me,me"])
def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path, seats: str) -> None:
    session = sit(tmp_path, seats)
    for question in played(session):
        if question.number % 7:
            continue
        seat = question.seat
        asked = scene_with(session.game.view(seat), session.names, session.game.prompt(seat))
        there = replace(asked, signs=ASCII)
        lines = [line for block in board_of("flamecraft").draw(there).blocks for line in block]
        for page in board_of("flamecraft").pages:
            lines += page.draw(there)
        assert all(line.plain.isascii() for line in lines)


def test_a_content_pack_with_other_dragons_can_be_drawn(tmp_path: Path) -> None:
    strange = shop("Grotto", "moonstone", slot("moonstone", {}, "Glow moonstone"))
    lines = lines_of(scene(tmp_path, town=[strange | {"brings": {"moonstone": 2}}]))
    assert lines[1:4] == ["    Mo  Grotto", "   brings 2Mo", "   Mo Glow"]


def test_a_large_terminal_has_three_shops_abreast_and_all_the_words(tmp_path: Path) -> None:
    session = sit(tmp_path)
    first(session, "visit")
    lines = drawn(session, 120, 50)
    assert max(map(cell_len, lines)) <= 120
    assert len(re.findall(r"\d  \w\w  ", lines[1])) == 3


# Pages on keys


def test_the_pages_in_words_tell_every_shop_and_every_card(tmp_path: Path) -> None:
    session = sit(tmp_path, "me,me,me", settings=("companions=yes",))
    for question in played(session):
        if question.number % 5:
            continue
        view = session.game.view(question.seat)
        town, cards = (" ".join(page_of(session.game, question.seat, key)) for key in "tc")
        town, cards = (re.sub(r"\s+", " ", page) for page in (town, cards))
        for place in view["town"]:
            assert all(f"* {way}" in town for way in place["ability"])
            assert f"{place['name']} ({place['icon']}): brings " in town
            assert all(spell["name"] in town for spell in place["enchantments"])
        assert all(spell["name"] in cards for spell in view["row"]["cards"])
        for player in view["seats"]:
            assert f"{player['companion']['name']}: {player['companion']['words']}" in cards
            for each in (*player["fancies"], *player["scored"]):
                assert f"{each['name']}, {each['time']}: {each['words']}" in cards


def test_a_page_tells_a_shop_in_words(tmp_path: Path) -> None:
    place = ROLLS | {"ability": ["Pay 2 bread, then take 2 artisans from the Park"]}
    page = page_named("flamecraft", "town")
    assert page is not None
    lines = [line.plain for line in page.draw(scene(tmp_path, town=[place]))]
    assert lines[:4] == [
        "Critical Rolls (bread): brings 3 bread; Bo there",
        "  * Pay 2 bread, then take 2 artisans from the Park",
        "  slots: Pan (bread); empty for bread/meat/iron: 1 coin; empty for",
        "    crystal/plant/potion: 1 fancy",
    ]


def keys_of(session: Session) -> str:
    return drawn(session, 80, 40)[-1]


def test_pages_are_on_keys_and_goals_only_for_who_plays_alone(tmp_path: Path) -> None:
    assert keys_of(sit(tmp_path)).startswith("t town c cards ? why u undo")
    assert keys_of(sit(tmp_path, "me")).startswith("t town c cards g goals ? why u undo")
