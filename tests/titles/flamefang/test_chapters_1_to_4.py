"""The pages of chapters 1 to 4: what they bring in, what they ask for, what completing brings."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, WHAT_GATHER, WHERE_MOVE, Story

FIGHTING = {"aspect": ("fight", "hunt")}
FLYING = {"aspect": ("flight", "hunt"), "hands": ("short-flight",)}
CLAWS = {**FIGHTING, "hands": ("claw",)}
GATHERING = {"aspect": ("hunt", "hunt"), "hands": ("raid",)}


def told(chapter: int, page: int, **layout: Any) -> Story:
    """Three events left, two unused: what completing adds can be counted."""
    return Story(chapter=chapter).given(page=page, **layout)


def events_left(story: Story) -> int:
    return int(story.events_left)


def secrets(story: Story) -> list[str]:
    return [secret["secret"] for secret in story.view["secrets"]]


# Chapter 1


@pytest.mark.rule("flamefang/chapter.1.empty-bellies")
def test_empty_bellies() -> None:
    deck = "wolf-1 bear miner-1 miner-2"
    story = told(1, 1, hoards=("3 meat", "2 meat"), minion_deck=deck, **FIGHTING)
    story.is_asked(ANN, WHAT, "use furnace-belly", "hand in", "drop meat", "pass")
    story.answers("hand in")
    story.is_asked(ANN, "How many do you hand in?", "hand in 3", "hand in 2", "hand in 1")
    story.answers("hand in 3").is_on_page(1, done=3).has(ANN, hoard="")
    assert (events_left(story), secrets(story)) == (3, [])
    story.answers("hand in").has(BEN, hoard="1 meat").is_on_page(2, done=0)
    assert events_left(story) == 5
    assert secrets(story) == ["lesson-of-teeth", "lesson-of-wings", "lesson-of-plenty"]
    story.shows("forest", minions="wolf-1, bear").shows("quarry", minions="miner-1")
    assert story.supply == {"meat": 18, "stone": 19, "gold": 19}


@pytest.mark.rule("flamefang/chapter.1.boots-in-the-bracken")
def test_boots_in_the_bracken() -> None:
    deck = "bear wolf-2 miner-2 stone-ram"
    layout = {"minions": "wolf-1 cave, miner-1 cave", "minion_deck": deck}
    story = told(1, 2, progress=2, **layout, **CLAWS)
    story.plays("claw", "attack", "attack wolf-1").is_on_page(2, done=3)
    assert events_left(story) == 3
    story.answers("attack").is_on_page(3, done=0)
    assert (events_left(story), secrets(story)) == (5, [])
    story.shows("fortress", minions="bear, wolf-2, miner-2", quest=3)
    story.shows("cave", minions="", quest=0)


@pytest.mark.rule("flamefang/chapter.1.the-gate")
def test_the_gate() -> None:
    deck = "bear wolf-2 miner-1 miner-2"
    story = told(1, 3, begins="page", at=("fortress", "lake"), minion_deck=deck, **GATHERING)
    story.shows("fortress", minions="bear, wolf-2, miner-1", quest=3)
    story.plays("raid", "gather").is_asked(ANN, WHAT_GATHER, "gather", "load a quest token")
    story.answers("load a quest token").has(ANN, cargo=1, hoard="").shows("fortress", quest=2)
    story.is_on_page(3, done=0)


@pytest.mark.rule("flamefang/chapter.1.the-gate", "flamefang/ruling.win-at-once")
def test_the_scales_brought_home_win_the_first_chapter() -> None:
    story = told(1, 3, progress=2, cargo=(1,), at=("lake", "lake"), minions="bear cave", **FLYING)
    story.plays("short-flight", "move", "go to cave").is_won()
    story.has(ANN, at="cave").shows("cave", minions="bear")


# Chapter 2


@pytest.mark.rule("flamefang/chapter.2.torn-feathers")
def test_torn_feathers_marks_tiles() -> None:
    story = told(2, 1, begins="page", at=("cave", "forest"), **FLYING)
    marks = [tile["quest"]["count"] for tile in story.view["tiles"]]
    assert sorted(marks) == [0, 0, 0, 0, 1, 1, 1, 1, 1]
    story.shows("cave", quest=0).shows("forest", quest=0)


@pytest.mark.rule("flamefang/chapter.2.torn-feathers", "flamefang/chapter.2.rope-and-hook")
def test_the_last_marked_tile_brings_the_snares() -> None:
    story = told(2, 1, quest={"lake": 1, "ruins": 1}, minion_deck="bear wolf-1", **FLYING)
    story.plays("short-flight", "move", "go to lake").is_on_page(1, done=4)
    story.answers("move", "go to ruins").is_on_page(2, done=0)
    assert events_left(story) == 4
    story.shows("forest", structures="snare-forest", minions="bear")
    story.shows("lake", structures="snare-lake").shows("peak", structures="snare-peak")


@pytest.mark.rule("flamefang/chapter.2.rope-and-hook")
def test_the_page_stays_open_while_a_snare_stands() -> None:
    layout = {"built": "B1 forest 3, B3 peak 3", "at": ("peak", "forest")}
    story = told(2, 2, minion_deck="bear wolf-1", **layout, **CLAWS)
    story.is_on_page(2, done=1).plays("claw", "attack").is_on_page(2, done=2)
    story.shows("forest", structures="snare-forest").shows("peak", structures="")
    assert (events_left(story), story.view["boss"]) == (3, None)


@pytest.mark.rule("flamefang/chapter.2.rope-and-hook", "flamefang/chapter.2.the-net-maker")
def test_the_last_snare_brings_the_net_maker() -> None:
    deck = "bear miner-1 wolf-1 bull shepherd"
    story = told(2, 2, built="B3 peak 2", at=("peak",), minion_deck=deck, **CLAWS)
    story.plays("claw", "attack").is_on_page(2, done=2).shows("peak", structures="snare-peak")
    story.answers("attack").is_on_page(3, done=0).shows("peak", structures="")
    assert events_left(story) == 5
    assert story.boss == "rook village 0/12"
    story.shows("forest", minions="bear, wolf-1").shows("quarry", minions="miner-1")
    story.shows("pasture", minions="bull")


@pytest.mark.rule("flamefang/chapter.2.the-net-maker")
def test_rook_defeated_wins_the_second_chapter() -> None:
    story = told(2, 3, boss="rook village 10", at=("village",), **CLAWS)
    story.plays("claw", "attack").is_on_page(3, done=0)
    story.answers("attack").is_won()


# Chapter 3


@pytest.mark.rule("flamefang/chapter.3.blue-fire", "flamefang/chapter.3.three-seals")
def test_blue_fire() -> None:
    layout = {"at": ("ruins", "cave"), "hoards": ("2 stone", "1 stone")}
    story = told(3, 1, progress=3, minion_deck="wolf-1 bear", **layout, **FIGHTING)
    story.answers("hand in", "hand in 1").is_on_page(1, done=4)
    story.is_asked(BEN, WHAT, "use wide-wings", "drop stone", "pass")
    story.answers("use wide-wings", "done").answers("hand in").is_on_page(2, done=0)
    assert events_left(story) == 4
    story.shows("ruins", minions="wolf-1", quest=3)
    story.shows("peak", quest=3).shows("quarry", quest=3).has(ANN, hoard="")


@pytest.mark.rule("flamefang/chapter.3.three-seals")
def test_the_three_seals_each_ask_for_their_icon() -> None:
    seals = {"ruins": 1, "peak": 1, "quarry": 1}
    hands = ("raid short-flight", "pluck")
    story = told(3, 2, quest=seals, at=("ruins",), aspect=("hunt", "hunt"), hands=hands)
    story.plays("raid", "gather").is_asked(ANN, WHAT_GATHER, "gather", "gather the seal")
    story.answers("gather the seal").has(ANN, hoard="").is_on_page(2, done=7)
    story = told(3, 2, quest={"peak": 2, "quarry": 1}, at=("peak",), **FLYING)
    ways = ("go to ruins", "go to lake", "go to pasture", "go to quarry")
    story.plays("short-flight", "move").is_asked(ANN, WHERE_MOVE, *ways, "move the seal")
    story.answers("move the seal").has(ANN, at="peak").is_on_page(2, done=7)


@pytest.mark.rule("flamefang/chapter.3.three-seals", "flamefang/chapter.3.the-listening-dark")
def test_the_last_seal_opens_the_dark() -> None:
    story = told(3, 2, quest={"quarry": 1}, at=("quarry",), minion_deck="bear wolf-1", **CLAWS)
    story.is_on_page(2, done=8).plays("claw", "attack").is_on_page(3, done=0)
    assert events_left(story) == 5
    assert secrets(story) == ["waystone-of-breath", "waystone-of-wind", "waystone-of-bone"]
    story.shows("ruins", minions="bear, wolf-1").shows("forest", minions="")


@pytest.mark.rule("flamefang/chapter.3.the-listening-dark")
def test_the_listening_dark_draws_minions_to_the_ruins() -> None:
    deck = "wolf-1 miner-1 bear wolf-2"
    story = told(3, 3, begins="event phase", event_deck="quiet-night", minion_deck=deck)
    story.shows("forest", minions="wolf-1").shows("ruins", minions="miner-1")
    assert sum(len(tile["minions"]) for tile in story.view["tiles"]) == 2


@pytest.mark.rule("flamefang/chapter.3.the-listening-dark")
def test_the_ruins_held_three_times_win_the_third_chapter() -> None:
    story = told(3, 3, begins="end of action phase", progress=2, at=("cave", "ruins"))
    story.is_won()


@pytest.mark.rule("flamefang/chapter.3.the-listening-dark")
def test_the_ruins_are_not_held_beside_an_enemy() -> None:
    layout = {"at": ("cave", "ruins"), "minions": "bear ruins"}
    story = told(3, 3, begins="end of action phase", progress=2, **layout)
    story.is_on_page(3, done=2)
    assert story.question.seat == BEN, "the bear strikes"


# Chapter 4


@pytest.mark.rule("flamefang/chapter.4.three-locks")
def test_three_locks() -> None:
    story = told(4, 1, begins="page", at=("village",), **CLAWS)
    story.shows("village", structures="lock-village").shows("quarry", structures="lock-quarry")
    story.shows("fortress", structures="lock-fortress").is_on_page(1, done=0)
    story.plays("claw", "attack", "attack").is_on_page(1, done=0)
    assert story.tile("village")["structures"][0]["damage"] == 2
    assert story.tile("village")["structures"][0]["defense"] == 4


@pytest.mark.rule("flamefang/chapter.4.three-locks", "flamefang/chapter.4.the-warden")
def test_the_last_lock_brings_the_warden() -> None:
    story = told(4, 1, built="D2 quarry 3", at=("quarry",), minion_deck="bear", **CLAWS)
    story.plays("claw", "attack").is_on_page(2, done=0)
    assert story.boss == "hask fortress 0/12"
    assert events_left(story) == 4
    assert all(tile["minions"] == [] for tile in story.view["tiles"])


@pytest.mark.rule("flamefang/chapter.4.the-warden", "flamefang/chapter.4.carry-her-home")
def test_the_warden_defeated_sets_amber_free() -> None:
    layout = {"boss": "hask fortress 11", "at": ("fortress",), "minion_deck": "bear miner-1 wolf-1"}
    story = told(4, 2, **layout, **CLAWS)
    story.plays("claw", "attack").is_on_page(3, done=0)
    assert (events_left(story), story.view["boss"]) == (5, None)
    assert [tile["tile"] for tile in story.view["tiles"] if tile["captive"]] == ["fortress"]
    story.shows("forest", minions="bear").shows("quarry", minions="miner-1")


@pytest.mark.rule("flamefang/chapter.4.carry-her-home")
def test_every_minion_prowls_after_amber() -> None:
    layout = {"begins": "minion phase", "at": ("peak", "peak"), "minions": "bear pasture"}
    told(4, 3, captive="fortress", **layout).shows("peak", minions="bear")
    told(4, 2, boss="hask fortress", **layout).shows("pasture", minions="bear")


@pytest.mark.rule("flamefang/chapter.4.carry-her-home")
def test_amber_brought_to_the_cave_wins_the_fourth_chapter() -> None:
    story = told(4, 3, captive="village", at=("village",), minions="bear cave", **FLYING)
    story.plays("short-flight", "move", "go to cave")
    story.is_asked(ANN, "Do you take Amber along?", "take amber", "leave amber")
    story.answers("take amber").is_won()
