"""All pages of the book at every number of players, and the setup of every chapter."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, WHICH_ASPECT, Story

NONE = (0, 0, 0, 0)
ONE = (1, 1, 1, 1)
TAME = "wolf-1 wolf-2 bear miner-1 miner-2 stone-ram"
"""Minions that do nothing but stand there, on top of the deck."""

PAGES = [
    (1, 1, "Empty Bellies", "3-B / 4-A", NONE, "", (2, 4, 6, 8)),
    (1, 2, "Boots in the Bracken", "4-B / 5-A", (2, 3, 3, 2), "", (2, 4, 6, 8)),
    (1, 3, "The Gate", "5-B / 6-A", (3, 3, 2, 2), "fortress", (2, 3, 4, 5)),
    (2, 1, "Torn Feathers", "10-B / 11-A", NONE, "", (3, 5, 6, 7)),
    (2, 2, "Rope and Hook", "11-B / 12-A", (0, 1, 1, 2), "", (3, 3, 3, 3)),
    (2, 3, "The Net-Maker", "12-B / 13-A", (1, 4, 4, 5), "", ONE),
    (3, 1, "Blue Fire", "17-B / 18-A", NONE, "", (3, 5, 8, 10)),
    (3, 2, "Three Seals", "18-B / 19-A", (1, 1, 2, 2), "ruins", (6, 9, 12, 12)),
    (3, 3, "The Listening Dark", "19-B / 20-A", (1, 2, 3, 4), "ruins", (3, 3, 3, 3)),
    (4, 1, "Three Locks", "24-B / 25-A", NONE, "", (3, 3, 3, 3)),
    (4, 2, "The Warden", "25-B / 26-A", NONE, "", ONE),
    (4, 3, "Carry Her Home", "26-B / 27-A", (1, 2, 4, 5), "", ONE),
    (5, 1, "Fire Does Not Care", "31-B / 32-A", NONE, "", (4, 8, 10, 12)),
    (5, 2, "The Herd", "32-B / 33-A", (1, 1, 2, 2), "", (2, 4, 6, 8)),
    (5, 3, "Those Who Carry Torches", "33-B / 34-A", (2, 3, 4, 5), "", (5, 8, 11, 14)),
    (6, 1, "The Ferryman's Price", "38-B / 39-A", NONE, "", (4, 6, 9, 11)),
    (6, 2, "Drowned Bells", "39-B / 40-A", (1, 2, 3, 3), "", (3, 9, 12, 15)),
    (6, 3, "Old Undertow", "40-B / 41-A", NONE, "", ONE),
    (6, 4, "The Broken Horn", "41-B / 42-A", (1, 2, 3, 4), "peak", (3, 5, 5, 5)),
    (7, 1, "Siege Towers", "46-B / 47-A", NONE, "", (2, 2, 2, 2)),
    (7, 2, "Break the Lines", "47-B / 48-A", (1, 3, 4, 5), "", (3, 7, 10, 13)),
    (7, 3, "The Powder Store", "48-B / 49-A", (1, 2, 3, 3), "fortress", (5, 6, 7, 12)),
    (7, 4, "The Castellan", "49-B / 50-A", NONE, "", ONE),
    (8, 1, "The Names in the Stones", "54-B / 55-A", NONE, "", (6, 7, 9, 10)),
    (8, 2, "Three Mirrors", "55-B / 56-A", (1, 2, 2, 3), "", (6, 9, 12, 15)),
    (8, 3, "The Hollow Lamp", "56-B / 57-A", NONE, "", ONE),
    (8, 4, "The Lamp at the Door", "57-B / 58-A", (1, 2, 3, 4), "", ONE),
]


def minions_in_play(story: Story) -> int:
    return sum(len(tile["minions"]) for tile in story.view["tiles"])


@pytest.mark.rule("flamefang/chapter.page", "flamefang/chapter.cards")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("chapter", "page", "name", "faces", "spawned", "tile", "wanted"),
    PAGES,
    ids=[f"{chapter}.{page}" for chapter, page, *_ in PAGES],
)
def test_a_page_opens_with_its_minions_and_its_goal(
    chapter: int,
    page: int,
    name: str,
    faces: str,
    spawned: tuple[int, ...],
    tile: str,
    wanted: tuple[int, ...],
    players: int,
) -> None:
    story = Story(chapter=chapter, seats=players).given(
        begins="page", page=page, minion_deck=TAME, event_deck="quiet-night"
    )
    book = story.view["story"]
    assert (book["name"], book["cards"]) == (name, faces)
    assert (book["goal"]["done"], book["goal"]["wanted"]) == (0, wanted[players - 1])
    assert minions_in_play(story) == spawned[players - 1]
    if tile:
        assert len(story.tile(tile)["minions"]) == spawned[players - 1]
    assert story.events_left == 1
    assert (story.question.seat, story.question.words) == (ANN, WHICH_ASPECT)


@pytest.mark.rule("flamefang/chapter.cards")
def test_the_book_has_fifty_nine_cards() -> None:
    chapters = Story().table.content.chapters
    counts = [chapter.row.last - chapter.row.first + 1 for chapter in chapters]
    assert counts == [7, 7, 7, 7, 7, 8, 8, 8]
    assert [chapter.row.first for chapter in chapters] == [1, 8, 15, 22, 29, 36, 44, 52]
    assert [len(chapter.pages) for chapter in chapters] == [3, 3, 3, 3, 3, 4, 4, 4]
    for chapter in chapters:
        row = chapter.row
        assert len(row.prologue) == len(row.epilogue) == 2
        assert all((row.setup, row.plate, row.cover))


# Setup

MINIONS = {
    1: (1, 1, 2, 2),
    2: (1, 2, 3, 4),
    3: (2, 3, 4, 5),
    4: (2, 2, 3, 3),
    5: (1, 2, 3, 4),
    6: (2, 3, 4, 5),
    7: (2, 3, 4, 5),
    8: (2, 3, 5, 6),
}
ALL_EVENTS = {1: 9, 2: 7, 3: 7, 4: 8, 5: 7, 6: 7, 7: 8, 8: 8}


def check_setup(chapter: int, name: str, fixed: str, events: int, amber: bool) -> None:
    """Fixed places as `cave 1 0`: the tile, its row, its place in half tiles."""
    for players in (1, 2, 3, 4):
        story = Story(chapter=chapter, seats=players)
        view = story.view
        assert view["chapter"]["name"] == name
        assert minions_in_play(story) == MINIONS[chapter][players - 1]
        assert story.events == {"left": events, "past": []}
        places = {f"{tile['tile']} {tile['row']} {tile['x']}" for tile in view["tiles"]}
        assert set(fixed.split(", ")) <= places
        story.shows("cave", dragons=range(players))
        assert (view["amber"] or {}).get("at") == ("tile:cave" if amber else None)
        assert view["boss"] is None
    page_texts = [page.row.complete for page in story.table.content.chapters[chapter - 1].pages]
    added = [int(text.partition("events ")[2][0]) for text in page_texts if "events" in text]
    assert events + sum(added) == ALL_EVENTS[chapter]
    others = len({tuple(random_tiles(chapter, seed, fixed)) for seed in range(6)})
    assert others > 1, "the other tiles are shuffled"


def random_tiles(chapter: int, seed: int, fixed: str) -> list[str]:
    named = {text.split()[0] for text in fixed.split(", ")}
    tiles = Story(chapter=chapter, seed=seed).view["tiles"]
    return [tile["tile"] for tile in tiles if tile["tile"] not in named]


@pytest.mark.rule("flamefang/chapter.1.setup", "flamefang/chapter.start")
def test_setup_of_first_light() -> None:
    check_setup(1, "First Light", "cave 1 0, fortress 1 6", 5, amber=False)


@pytest.mark.rule("flamefang/chapter.2.setup", "flamefang/chapter.start")
def test_setup_of_the_net_maker() -> None:
    check_setup(2, "The Net-Maker", "fortress 0 4, village 1 2, cave 2 0", 4, amber=False)


@pytest.mark.rule("flamefang/chapter.3.setup", "flamefang/chapter.start")
def test_setup_of_old_words_in_stone() -> None:
    check_setup(3, "Old Words in Stone", "fortress 0 5, cave 1 0, ruins 1 2", 4, amber=False)


@pytest.mark.rule("flamefang/chapter.4.setup", "flamefang/chapter.start")
def test_setup_of_the_amber_cage() -> None:
    check_setup(4, "The Amber Cage", "cave 0 0, fortress 3 5", 5, amber=False)


@pytest.mark.rule("flamefang/chapter.5.setup", "flamefang/chapter.start")
def test_setup_of_wildfire_season() -> None:
    check_setup(5, "Wildfire Season", "cave 1 0, forest 1 4, fortress 1 6", 4, amber=True)


@pytest.mark.rule("flamefang/chapter.6.setup", "flamefang/chapter.start")
def test_setup_of_old_undertow() -> None:
    check_setup(6, "Old Undertow", "peak 0 5, lake 1 2, cave 2 1", 5, amber=True)


@pytest.mark.rule("flamefang/chapter.7.setup", "flamefang/chapter.start")
def test_setup_of_the_castellan() -> None:
    check_setup(7, "The Castellan", "fortress 0 5, cave 1 0, quarry 2 5", 4, amber=True)


@pytest.mark.rule("flamefang/chapter.8.setup", "flamefang/chapter.start")
def test_setup_of_every_stone_a_name() -> None:
    check_setup(8, "Every Stone a Name", "cave 1 0, fortress 1 8", 5, amber=True)
    assert len(Story(chapter=8).view["curses"]) == 1
