"""How the table looks before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

import emberhall
from titles.flamefang.story import ANN, BEN, CLEO, DAN, WHICH_ASPECT, Story, minion_words

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
SEEDS = range(12)
WHICH_DRAGON = "Which dragon do you play?"
WHICH_SWAP = "Which cards of your opening hand do you swap?"

HOMES = {
    "fortress": "gate-guard-1 gate-guard-2 squire halberdier crossbowman captain",
    "village": "banner-bearer torch-mob-1 torch-mob-2 pitchfork bell-ringer barber-surgeon trapper",
    "ruins": "tomb-thief-1 tomb-thief-2 relic-hunter bone-wight hexer acolyte",
    "forest": "wolf-1 wolf-2 bear poacher snare-setter",
    "lake": "harpooner marsh-serpent reed-lurker giant-pike",
    "pasture": "war-hound shepherd bull sheepdog mounted-scout",
    "peak": "griffin harpy stone-ram eagle-rider",
    "quarry": "miner-1 miner-2 rock-golem sapper overseer",
}
"""Where each minion spawns by its card."""

FIXED = {
    1: {"cave": (1, 0), "fortress": (1, 6)},
    2: {"fortress": (0, 4), "village": (1, 2), "cave": (2, 0)},
    3: {"fortress": (0, 5), "cave": (1, 0), "ruins": (1, 2)},
    4: {"cave": (0, 0), "fortress": (3, 5)},
    5: {"cave": (1, 0), "forest": (1, 4), "fortress": (1, 6)},
    6: {"peak": (0, 5), "lake": (1, 2), "cave": (2, 1)},
    7: {"fortress": (0, 5), "cave": (1, 0), "quarry": (2, 5)},
    8: {"cave": (1, 0), "fortress": (1, 8)},
}
"""Tiles that the diagram of a chapter names, with their row and place in half tiles."""


def places(story: Story) -> dict[str, tuple[int, int]]:
    return {tile["tile"]: (tile["row"], tile["x"]) for tile in story.view["tiles"]}


def begun(**mode: Any) -> Story:
    """A game in which everybody has kept the opening hand."""
    story = Story(**mode)
    while story.question.words == WHICH_SWAP:
        story.answers("keep")
    return story


def differ(deck: str) -> bool:
    """Whether this deck lies in another order in other games."""
    return len({tuple(getattr(Story(seed=seed).table, deck)) for seed in SEEDS}) > 1


# The common area


@pytest.mark.rule("flamefang/setup.upgrade-path")
def test_four_upgrades_lie_open_and_the_rest_are_a_shuffled_deck() -> None:
    """Setup 1."""
    story = Story()
    assert len(story.path) == 4
    assert all(card["cost"] for card in story.path)
    assert len(story.table.upgrade_deck) == 41
    assert differ("path")
    assert differ("upgrade_deck")


@pytest.mark.rule("flamefang/setup.condition-deck")
def test_the_conditions_are_a_shuffled_deck_of_their_own() -> None:
    """Setup 1: none of them is among the upgrades or in a player's deck."""
    t = Story().table
    assert (len(t.condition_deck), t.condition_discard) == (18, [])
    everywhere = [*t.path, *t.upgrade_deck, *t.decks[ANN], *t.hands[ANN], *t.decks[BEN]]
    assert not any(t.content.is_condition[card] for card in everywhere)
    assert differ("condition_deck")


@pytest.mark.rule("flamefang/setup.supplies")
def test_all_tokens_wait_in_the_supply() -> None:
    """Setup 2."""
    story = begun()
    assert story.supply == {"meat": 19, "stone": 19, "gold": 19}
    for tile in story.view["tiles"]:
        story.shows(tile["tile"], lying="", quest=0)
        assert all((one["damage"], one["stunned"]) == (0, False) for one in tile["minions"])
    story.has(ANN, hoard="", cargo=0).has(BEN, hoard="", cargo=0)


@pytest.mark.rule("flamefang/setup.boss-figure")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_the_boss_waits_beside_the_map(chapter: int) -> None:
    """Setup 3: no chapter begins with a boss, not even one that has one later."""
    assert Story(chapter=chapter).view["boss"] is None
    assert Story(chapter=chapter).given(begins="page", page=1).view["boss"] is None


# The story and the map


@pytest.mark.rule("flamefang/setup.story-deck")
def test_a_campaign_begins_with_the_deck_of_chapter_one() -> None:
    """Setup 4: cards 1 to 7, always in the same order."""
    chapter = emberhall.new_game("flamefang", seats=2, campaign=True).view(None)["chapter"]
    assert (chapter["number"], chapter["name"]) == (1, "First Light")
    row = Story().table.content.chapters[0].row
    assert (row.first, row.last) == (1, 7)
    assert {begun(seed=seed).view["story"]["name"] for seed in SEEDS} == {"Empty Bellies"}


@pytest.mark.rule("flamefang/setup.cover", "flamefang/story.when-to-flip")
def test_the_cover_is_flipped_and_the_prologue_read_before_anything_else() -> None:
    """Setup 4: two pages of text, 1-B and 2-A; nobody is asked to turn them."""
    story = Story()
    chapter = story.view["chapter"]
    assert chapter["cover"] == "A small fire is still a fire."
    left, right = chapter["prologue"]
    assert left.startswith("The cave has been growing colder")
    assert right.startswith("On the third morning hunger")
    first = story.tells(story.game.events(None))[0]
    assert first == f"Chapter 1: First Light. {left} {right}"


@pytest.mark.rule("flamefang/setup.diagram", "flamefang/setup.fixed-tiles")
@pytest.mark.parametrize("chapter", FIXED)
def test_the_diagram_of_each_chapter_names_some_tiles(chapter: int) -> None:
    """Setup 5; content bible 3.2: these never move, all the others do."""
    maps = [places(Story(chapter=chapter, seed=seed)) for seed in SEEDS]
    for tile in maps[0]:
        if tile in FIXED[chapter]:
            assert {found[tile] for found in maps} == {FIXED[chapter][tile]}
        else:
            assert len({found[tile] for found in maps}) > 1


@pytest.mark.rule("flamefang/setup.diagram", "flamefang/story.tells-everything")
def test_the_players_can_read_the_page_with_the_diagram() -> None:
    """Setup 5: 2-B and 3-A have a text, too, between the prologue and the first goal."""
    story = begun()
    told = " ".join(story.tells(story.game.events(None)))
    assert "Build the Vale. The Cave is yours." in f"{told} {story.view}"


@pytest.mark.rule("flamefang/setup.fixed-tiles")
def test_in_chapter_one_the_cave_is_at_the_left_end_and_the_fortress_at_the_right() -> None:
    """Setup 5."""
    found = places(Story())
    assert found["cave"][1] < min(x for id, (_, x) in found.items() if id != "cave")
    assert found["fortress"][1] > max(x for id, (_, x) in found.items() if id != "fortress")


@pytest.mark.rule("flamefang/setup.random-tiles")
def test_the_other_tiles_fill_the_free_places_and_lie_open() -> None:
    """Setup 5: seven tiles on the seven places of chapter 1 that the diagram leaves free."""
    free = {(0, 1), (0, 3), (0, 5), (1, 2), (1, 4), (2, 1), (2, 3)}
    for seed in SEEDS:
        found = places(Story(seed=seed))
        del found["cave"], found["fortress"]
        assert len(found) == 7
        assert set(found.values()) == free


@pytest.mark.rule("flamefang/setup.dragon-start")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_every_dragon_begins_in_the_cave(chapter: int) -> None:
    """Setup 5; content bible 13: the icon is on the Cave in all chapters."""
    Story(seats=4, chapter=chapter).shows("cave", dragons=(ANN, BEN, CLEO, DAN))


@pytest.mark.rule("flamefang/setup.minion-deck")
def test_the_minions_are_a_shuffled_deck() -> None:
    """Setup 6: all that are not yet on the map."""
    story = Story()
    assert len(story.table.minion_deck) == 41
    assert story.table.minion_discard == []
    assert differ("minion_deck")


MINIONS = [
    (1, (1, 1, 2, 2)),
    (2, (1, 2, 3, 4)),
    (3, (2, 3, 4, 5)),
    (4, (2, 2, 3, 3)),
    (5, (1, 2, 3, 4)),
    (6, (2, 3, 4, 5)),
    (7, (2, 3, 4, 5)),
    (8, (2, 3, 5, 6)),
]


@pytest.mark.rule("flamefang/setup.first-minions")
@pytest.mark.parametrize(("chapter", "counts"), MINIONS)
def test_so_many_minions_come_each_to_the_tile_it_names(
    chapter: int, counts: tuple[int, ...]
) -> None:
    """Setup 6; content bible 13."""
    for seats, count in enumerate(counts, start=1):
        tiles = Story(seats=seats, chapter=chapter).view["tiles"]
        found = [(minion_words(one), tile["tile"]) for tile in tiles for one in tile["minions"]]
        assert len(found) == count
        assert all(minion in HOMES[tile].split() for minion, tile in found)


@pytest.mark.rule("flamefang/setup.example-minions")
@pytest.mark.parametrize("seats", [1, 2])
def test_printed_example_one_minion_with_one_player_and_with_two(seats: int) -> None:
    """Setup 6, the example of card 3-A."""
    for seed in SEEDS:
        tiles = Story(seats=seats, seed=seed).view["tiles"]
        assert sum(len(tile["minions"]) for tile in tiles) == 1


@pytest.mark.rule("flamefang/setup.event-deck")
@pytest.mark.parametrize(
    ("chapter", "count"), [(1, 5), (2, 4), (3, 4), (4, 5), (5, 4), (6, 5), (7, 4), (8, 5)]
)
def test_so_many_events_go_unseen_into_the_deck(chapter: int, count: int) -> None:
    """Setup 7; content bible 13: the others stay at hand."""
    story = Story(chapter=chapter)
    assert story.events == {"left": count, "past": []}
    assert len(story.table.unused_events) == 18 - count
    assert len({*story.table.event_deck, *story.table.unused_events}) == 18


@pytest.mark.rule("flamefang/setup.event-deck")
def test_all_events_are_shuffled_before_some_are_taken() -> None:
    """Setup 7: which five they are and in what order is another matter in each game."""
    assert len({frozenset(Story(seed=seed).table.event_deck) for seed in SEEDS}) > 1


@pytest.mark.rule("flamefang/setup.magic")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_from_chapter_three_on_four_magic_tokens_lie_open(chapter: int) -> None:
    """Setup 8: the other eleven are a face-down pile."""
    story = Story(chapter=chapter)
    found = len(story.view["magic"]["tokens"]), len(story.table.magic_pile)
    assert found == ((4, 11) if chapter >= 3 else (0, 0))


@pytest.mark.rule("flamefang/setup.magic")
def test_the_magic_tokens_are_mixed() -> None:
    """Setup 8."""
    opened = {tuple(Story(chapter=3, seed=seed).table.magic_open) for seed in SEEDS}
    assert len(opened) > 1


@pytest.mark.rule("flamefang/setup.amber")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_from_chapter_five_on_amber_is_there(chapter: int) -> None:
    """Setup 8: one of her cards is to be stunned, the other has her four hearts."""
    amber = Story(chapter=chapter).view["amber"]
    if chapter < 5:
        assert amber is None
    else:
        assert (amber["at"], amber["hearts"], amber["used"]) == ("tile:cave", 4, False)


@pytest.mark.rule("flamefang/setup.first-goal", "flamefang/story.when-to-flip")
def test_after_the_setup_the_first_goal_lies_open() -> None:
    """Setup 9: 3-B and 4-A; the leader is then asked for an aspect."""
    story = begun()
    page = story.view["story"]
    assert (page["cards"], page["name"]) == ("3-B / 4-A", "Empty Bellies")
    goal = page["goal"]
    assert (goal["words"], goal["done"]) == ("hand in 4 meat at the Cave", 0)
    story.is_on_page(1, done=0).is_asked(ANN, WHICH_ASPECT, *ASPECTS)


PUT_OUT = {
    2: {"quest": 5},
    4: {"lock-village": "village", "lock-quarry": "quarry", "lock-fortress": "fortress"},
    5: {"quest": 4},
    7: {"tower-fortress": "fortress", "tower-quarry": "quarry"},
}
"""What the first pages put into the Vale for two players: marks, locks, fires, towers."""


def put_out(view: dict[str, Any]) -> dict[str, Any]:
    """Quest tokens in all, and where structures stand."""
    quest = sum(tile["quest"]["count"] for tile in view["tiles"])
    found: dict[str, Any] = {"quest": quest} if quest else {}
    for tile in view["tiles"]:
        found |= {one["structure"]: tile["tile"] for one in tile["structures"]}
    return found


@pytest.mark.rule("flamefang/setup.first-goal")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_what_the_first_page_puts_out_lies_there_before_anybody_chooses(chapter: int) -> None:
    """Setup 9 to 13: at the choice of dragons, at every later question and at the swap."""
    game = emberhall.new_game("flamefang", seats=2, seed=7, chapter=chapter)
    assert game.question is not None
    assert game.question.words == WHICH_DRAGON
    while game.question.words != WHICH_SWAP:
        assert put_out(game.view(None)) == PUT_OUT.get(chapter, {})
        game.answer(game.question.options[0])
    for seat in (ANN, BEN, None):
        assert put_out(game.view(seat)) == PUT_OUT.get(chapter, {})
        assert game.view(seat)["story"]["goal"]["done"] == 0


@pytest.mark.rule("flamefang/setup.first-goal")
def test_the_first_page_is_told_of_before_cards_are_drawn() -> None:
    """Setup 9 to 13: the chapter, its minions, the page and its fires; then dragons and hands."""
    told = [type(event).__name__ for event in begun(chapter=5, kept=KEPT).game.events(None)]
    order = ("ChapterBegan", "MinionSpawned", "PageOpened", "QuestLaid", "DeckMade", "CardDrawn")
    places = [told.index(name) for name in order]
    assert places == sorted(places)
    assert told.count("PageOpened") == 1


KEPT = (
    *("cinder:hot-blood:claw", "cinder:firestarter:headbutt"),
    *("gale:quick-wings:glide", "gale:storm-wings:updraft"),
)


# The players


@pytest.mark.rule("flamefang/setup.leader")
def test_the_table_names_the_leader() -> None:
    """Setup 10: the leader swaps first and has the first turn."""
    story = Story(seats=3, leader=CLEO)
    assert (story.view["leader"], story.question.seat) == (CLEO, CLEO)
    story.answers("keep", "keep", "keep").is_asked(CLEO, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/setup.leader")
def test_or_the_leader_is_drawn_by_lot() -> None:
    """Setup 10: over some games it is everybody once."""
    leaders = {Story(seats=4, leader="random", seed=seed).view["leader"] for seed in range(40)}
    assert leaders == {ANN, BEN, CLEO, DAN}


@pytest.mark.rule("flamefang/setup.color")
def test_each_player_chooses_a_dragon_that_is_still_free() -> None:
    """Setup 11: the leader first, then clockwise."""
    story = Story(seats=3)
    story.game = emberhall.new_game("flamefang", seats=3, seed=7, leader=BEN)
    four = ("dragon cinder", "dragon gale", "dragon bramble", "dragon dusk")
    story.is_asked(BEN, WHICH_DRAGON, *four).answers("dragon bramble")
    story.is_asked(CLEO, WHICH_DRAGON, "dragon cinder", "dragon gale", "dragon dusk")
    story.answers("dragon dusk").is_asked(ANN, WHICH_DRAGON, "dragon cinder", "dragon gale")
    story.answers("dragon gale")
    seats = story.view["seats"]
    assert [seat["dragon"]["dragon"] for seat in seats] == ["gale", "bramble", "dusk"]
    assert [seat["dragon"]["color"] for seat in seats] == ["blue", "green", "violet"]
    story.has(ANN, row="storm-heart hollow-bones sky-crest wide-wings", hearts=5)
    story.has(BEN, row="root-heart bark-hide moss-back patient-jaw", hearts=5)
    assert story.question.words == WHICH_SWAP
