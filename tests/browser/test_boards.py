"""Boards: everything lit is legal, everything legal is lit, nothing is cut or covered, and whole
games are played on them, by mouse and by keyboard alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import emberhall
from browser.person import PHONE, Invited, Person
from browser.scene import Position, chosen, faults, shows, unreachable
from emberhall import Game
from emberhall.testing.check import every_mode

BOARDS = ("duals", "flamecraft")
WIDE = {"width": 1280, "height": 720}
SIZES = (WIDE, {"width": 1920, "height": 1080}, {"width": 768, "height": 1024}, PHONE)
LONG = (
    "Maximiliane Wilhelmina",
    "Bartholomew of Ambervale and Ember Hills",
    "Ottoline",
    "Bo",
    "Seraphina Nightingale",
)
"""Names as long as they may be, and a short one."""
GAMES, MANY_GAMES = 10, 30
LOOKED_AT, LOOKED_AT_LONG = 3, 20
"""Positions of each title that are measured in each size."""


def games(title: str, count: int) -> Iterator[Game]:
    """Games of that title, spread over its modes."""
    modes = list(every_mode(emberhall.title(title)))
    for number in range(count):
        seats, settings = modes[number * len(modes) // count]
        yield emberhall.new_game(title, seats=seats, seed=number, **settings)


def positions(title: str, count: int, each: int = 1) -> Iterator[Position]:
    """Questions of random games, from the first to the last; of those only every so-manieth."""
    luck = random.Random(f"{title} {count}")
    for game in games(title, count):
        asked = 0
        while game.question is not None:
            if asked % each == 0:
                yield Position.of(game, list(LONG[: game.seats]))
            game.answer(luck.randrange(len(game.question.options)))
            asked += 1


def fullest(title: str, count: int) -> list[Position]:
    """Of several games the position with most things to see, late in each."""
    found = []
    for number, game in enumerate(games(title, count)):
        luck, last = random.Random(number), None
        while game.question is not None:
            last = game.copy()
            game.answer(luck.randrange(len(game.question.options)))
        if last is not None:
            found.append(Position.of(last, list(LONG[: last.seats])))
    return found


def at_a_table(person: Invited, title: str, **look: Any) -> Person:
    ann = person("Ann", board=True, **look)
    ann.goes_to("/")
    ann.opens(title, "me", "bot")
    expect(ann.page.locator(".board-room")).to_be_visible()
    return ann


@pytest.mark.parametrize("title", BOARDS)
def test_every_option_is_reached_by_touching_and_everything_lit_leads_to_one(
    person: Invited, title: str, thorough: bool
) -> None:
    ann = at_a_table(person, title)
    found = positions(title, MANY_GAMES if thorough else GAMES, each=2 if thorough else 4)
    assert unreachable(ann, title, found) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
@pytest.mark.parametrize("title", BOARDS)
def test_nothing_is_cut_or_covered_with_the_longest_names_and_the_fullest_tables(
    person: Invited, title: str, size: dict[str, int], thorough: bool
) -> None:
    ann = at_a_table(person, title, viewport=size)
    for position in fullest(title, LOOKED_AT_LONG if thorough else LOOKED_AT):
        shows(ann, position)
        tabs = ann.page.locator("[data-tab]")
        for place in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(place).click()
            assert faults(ann) == [], (position.title, place)


LIT = ".piece[data-lit]"
WAYS = ".tray [data-lit]"
FAMILIES: dict[str, list[dict[str, Any]]] = {
    "duals": [
        {"seats": 2},
        {"seats": 2, "fountain": True},
        {"seats": 2, "fancies": ["rainbow", "todd"]},
        {"seats": 2, "fancies": ["starburst", "taylor"], "fountain": True},
        {"seats": 1},
    ],
    "flamecraft": [
        {"seats": 3},
        {"seats": 2, "enchantments": "golden"},
        {"seats": 5, "companions": True, "shops": "random"},
        {"seats": 1},
    ],
}
"""One game of each family of modes."""
FEW, VERY_MANY = 15, 2_000
"""Answers of a story."""
TOUCHES = 60
"""In so many random touches every question is answered."""
Touch = Callable[[Person, random.Random], None]


def touches_with_the_mouse(ann: Person, luck: random.Random) -> None:
    lit = ann.page.locator(f"{LIT}, {WAYS}")
    lit.nth(luck.randrange(lit.count())).click()


def touches_with_keys(ann: Person, luck: random.Random) -> None:
    """Arrows among what is lit, the Tab key to the buttons beside the question; Enter chooses."""
    ways = ann.page.locator(WAYS).count()
    if ways and (luck.random() < 0.5 or not ann.page.locator(LIT).count()):
        ann.page.locator(WAYS).nth(luck.randrange(ways)).focus()
    else:
        ann.page.locator('.piece[tabindex="0"]').focus()
        for _ in range(1 + luck.randrange(4)):
            ann.presses(luck.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End"]))
    ann.presses("Enter")


def chooses(ann: Person, touch: Touch, luck: random.Random) -> str:
    """Touches whatever is lit until the question is answered; the key of the answer."""
    for _ in range(TOUCHES):
        touch(ann, luck)
        if key := chosen(ann):
            return key
    raise AssertionError(f"{TOUCHES} touches answer nothing")


@pytest.mark.parametrize("touch", [touches_with_the_mouse, touches_with_keys])
@pytest.mark.parametrize("title", BOARDS)
def test_games_are_played_on_the_board_alone(
    person: Invited, title: str, touch: Touch, thorough: bool
) -> None:
    """Every seat of every family of modes; in a quick run the beginning of one."""
    ann, luck = at_a_table(person, title), random.Random(5)
    for family in FAMILIES[title] if thorough else FAMILIES[title][:1]:
        game = emberhall.new_game(title, seed=7, **family)
        for _ in range(VERY_MANY if thorough else FEW):
            if game.question is None:
                break
            shows(ann, Position.of(game, list(LONG[: game.seats])))
            game.answer(chooses(ann, touch, luck))
        assert game.over or not thorough


@pytest.mark.parametrize("title", BOARDS)
def test_a_board_answers_the_hall(person: Invited, title: str) -> None:
    ann, luck = at_a_table(person, title), random.Random(3)
    expect(ann.page.locator(f"{LIT}, {WAYS}").first).to_be_visible()
    while not ann.part("log", "Log").get_by_text(re.compile("^You ")).count():
        touches_with_the_mouse(ann, luck)
        expect(ann.page.locator(f"{LIT}, {WAYS}").first).to_be_visible()
    ann.presses("l")
    options = ann.part("complementary", "Your options as a list")
    expect(options.locator("[data-key]").first).to_be_visible()
    ann.presses("Escape")
    expect(options).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("title", BOARDS)
def test_nobody_stumbles_over_a_board(person: Invited, title: str, theme: str) -> None:
    """axe-core is asked when they go."""
    ann = at_a_table(person, title, color_scheme=theme)
    shows(ann, fullest(title, 1)[0])


def test_what_the_question_is_about_is_dragged_to_where_it_belongs(person: Invited) -> None:
    ann = at_a_table(person, "duals", reduced_motion="reduce")
    game = emberhall.new_game("duals", seats=2, seed=3)
    while game.question is not None and game.question.kind != "place":
        game.answer(0)
    shows(ann, Position.of(game, ["Ann", "Ben"]))
    held, place = (ann.page.locator(f'[data-id="{each}"]') for each in ("token:held:0", "space:a1"))
    drags(ann, held, to=ann.page.locator(".prompt"))
    assert chosen(ann) == "", "what is let go beside the board is back where it was"
    drags(ann, held, to=place)
    assert chosen(ann) == "place a1"


def drags(ann: Person, what: Locator, to: Locator) -> None:
    for piece, press in ((what, ann.page.mouse.down), (to, ann.page.mouse.up)):
        box = piece.bounding_box()
        assert box is not None
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        press()
