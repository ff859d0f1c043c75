"""The pages of chapters 5 to 8: what they bring in, what they ask for, what completing brings."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    WHAT_ATTACK,
    WHAT_GATHER,
    WHERE_MOVE,
    WHICH_ASPECT,
    Story,
    life,
)

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


def boss(story: Story) -> str:
    return story.boss


def marked(story: Story) -> dict[str, int]:
    """Tiles with fire or quest tokens on them."""
    return {
        tile["tile"]: tile["quest"]["count"]
        for tile in story.view["tiles"]
        if tile["quest"]["count"]
    }


# Chapter 5


@pytest.mark.rule("flamefang/chapter.5.fire-does-not-care")
def test_fire_at_four_places() -> None:
    story = told(5, 1, begins="page", at=("forest",), **GATHERING)
    assert marked(story) == {"forest": 1, "pasture": 1, "village": 1, "ruins": 1}
    story.plays("raid", "gather").is_asked(ANN, WHAT_GATHER, "gather", "douse the fire")
    story.answers("douse the fire").has(ANN, hoard="").is_on_page(1, done=1)
    assert marked(story) == {"pasture": 1, "village": 1, "ruins": 1}


@pytest.mark.rule("flamefang/chapter.5.fire-does-not-care")
def test_fire_burns_whoever_stays_in_it() -> None:
    layout = {"at": ("forest", "village"), "quest": {"forest": 1}, "amber": "forest"}
    story = told(5, 1, begins="cleanup", **layout)
    lives = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
    story.is_asked(ANN, life(1), *lives).answers("lose red-pinions")
    story.has(ANN, hearts=5).has(BEN, hearts=5)
    assert story.view["amber"]["hearts"] == 3
    assert len(marked(story)) == 3


@pytest.mark.rule("flamefang/chapter.5.fire-does-not-care")
@pytest.mark.parametrize(("players", "burning"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_fire_spreads_to_tiles_beside_it(players: int, burning: int) -> None:
    story = Story(chapter=5, seats=players).given(begins="cleanup", quest={"fortress": 1})
    fires = marked(story)
    assert len(fires) == burning
    assert set(fires.values()) == {1}
    assert not {"cave", "lake"} & set(fires)
    beside_the_fortress = {"ruins", "forest", "quarry"}
    assert beside_the_fortress & set(fires)


@pytest.mark.rule("flamefang/chapter.5.fire-does-not-care")
def test_fire_never_takes_the_cave_or_the_lake() -> None:
    dry = ("fortress", "village", "ruins", "forest", "pasture", "peak", "quarry")
    story = told(5, 1, begins="cleanup", quest=dict.fromkeys(dry, 1))
    assert marked(story) == dict.fromkeys(dry, 1)


@pytest.mark.rule("flamefang/chapter.5.fire-does-not-care", "flamefang/chapter.5.the-herd")
def test_the_last_fire_doused_takes_all_others_with_it() -> None:
    fires = {"forest": 1, "village": 1}
    layout = {"quest": fires, "at": ("forest",), "minion_deck": "miner-1 bear"}
    story = told(5, 1, progress=7, **layout, **GATHERING)
    story.plays("raid", "gather", "douse the fire").is_on_page(2, done=0)
    assert marked(story) == {"pasture": 4}
    assert events_left(story) == 5
    assert secrets(story) == ["the-stag", "the-sow", "the-heron"]
    story.shows("quarry", minions="miner-1").shows("forest", minions="")


@pytest.mark.rule("flamefang/chapter.5.the-herd", "flamefang/chapter.5.those-who-carry-torches")
def test_the_herd_led_to_the_peak() -> None:
    layout = {"cargo": (1, 1), "at": ("lake", "pasture"), "minion_deck": "miner-1 bear wolf-1"}
    story = told(5, 2, progress=2, **layout, **FLYING)
    story.plays("short-flight", "move", "go to peak").has(ANN, cargo=0).is_on_page(2, done=3)
    story.answers("done").answers("use wide-wings", "slip", "go to peak")
    story.has(BEN, cargo=0).is_on_page(3, done=0)
    assert (events_left(story), secrets(story)) == (4, [])
    story.shows("quarry", minions="miner-1").shows("forest", minions="bear, wolf-1")


@pytest.mark.rule("flamefang/chapter.5.those-who-carry-torches")
def test_the_burners_broken_win_the_fifth_chapter() -> None:
    layout = {"minions": "wolf-1 cave, wolf-2 cave 0 stunned"}
    story = told(5, 3, progress=6, **layout, **CLAWS)
    story.plays("claw", "attack", "attack wolf-1").is_on_page(3, done=7)
    story.answers("attack").is_won()


# Chapter 6


@pytest.mark.rule("flamefang/chapter.6.the-ferrymans-price", "flamefang/chapter.6.drowned-bells")
def test_the_ferrymans_price() -> None:
    layout = {"at": ("lake", "lake"), "hoards": ("2 gold", "2 gold")}
    story = told(6, 1, progress=3, minion_deck="miner-1 bear", **layout, **FIGHTING)
    story.answers("hand in", "hand in 2").is_on_page(1, done=5)
    story.answers("hand in").has(BEN, hoard="1 gold").is_on_page(2, done=0)
    assert marked(story) == {"lake": 3, "quarry": 3, "forest": 3}
    assert (events_left(story), secrets(story)) == (4, [])
    story.shows("quarry", minions="miner-1").shows("forest", minions="bear")


@pytest.mark.rule("flamefang/chapter.6.drowned-bells")
def test_the_bells_are_rung_with_three_icons() -> None:
    story = told(6, 2, quest={"lake": 2}, at=("lake",), **GATHERING)
    story.plays("raid", "gather").is_asked(ANN, WHAT_GATHER, "gather", "gather the seal")
    story.answers("gather the seal").is_on_page(2, done=8)
    story = told(6, 2, quest={"quarry": 2}, at=("quarry",), minions="bear quarry", **CLAWS)
    story.plays("claw", "attack").is_asked(ANN, WHAT_ATTACK, "attack bear", "attack the seal")
    story.answers("attack the seal").shows("quarry", minions="bear", quest=1)


@pytest.mark.rule("flamefang/chapter.6.drowned-bells", "flamefang/chapter.6.old-undertow")
def test_the_last_bell_wakes_old_undertow() -> None:
    story = told(6, 2, quest={"forest": 1}, at=("forest",), minion_deck="bear", **FLYING)
    story.plays("short-flight", "move")
    ways = ("go to village", "go to lake", "go to pasture", "go to peak", "go to quarry")
    story.is_asked(ANN, WHERE_MOVE, *ways, "move the seal")
    story.answers("move the seal").has(ANN, at="forest").is_on_page(3, done=0)
    assert boss(story) == "tide lake 0/20"
    assert secrets(story) == ["bell-of-calm", "bell-of-tides", "bell-of-names"]
    assert events_left(story) == 4


@pytest.mark.rule("flamefang/chapter.6.old-undertow", "flamefang/chapter.6.the-broken-horn")
def test_old_undertow_defeated_brings_no_events() -> None:
    layout = {"boss": "tide lake 19", "at": ("lake",), "minion_deck": "bear wolf-1"}
    story = told(6, 3, **layout, **CLAWS)
    story.plays("claw", "attack").is_on_page(4, done=0)
    assert (events_left(story), story.view["boss"]) == (3, None)
    assert marked(story) == {"lake": 5}
    story.shows("peak", minions="bear, wolf-1")


@pytest.mark.rule("flamefang/chapter.6.the-broken-horn")
def test_the_horn_on_the_peak_wins_the_sixth_chapter() -> None:
    story = told(6, 4, progress=3, cargo=(2,), at=("forest",), minions="bear peak", **FLYING)
    story.plays("short-flight", "move", "go to peak").is_won()


# Chapter 7


@pytest.mark.rule("flamefang/chapter.7.siege-towers")
def test_siege_towers_are_built() -> None:
    story = told(7, 1, begins="page", at=("quarry",), **CLAWS)
    story.shows("fortress", structures="tower-fortress").shows("quarry", structures="tower-quarry")
    assert story.tile("quarry")["structures"][0]["defense"] == 7


@pytest.mark.rule("flamefang/chapter.7.siege-towers")
def test_siege_towers_roll_in_cleanup() -> None:
    story = told(7, 1, begins="cleanup", built="I1 fortress, I2 quarry 3")
    which = "Which way does the Siege Tower roll?"
    story.is_asked(ANN, which, "roll to ruins", "roll to lake").answers("roll to ruins")
    story.is_asked(ANN, which, "roll to lake", "roll to peak").answers("roll to peak")
    story.shows("ruins", structures="tower-fortress").shows("peak", structures="tower-quarry")
    story.shows("fortress", structures="").shows("quarry", structures="")
    story.has(ANN, hearts=6).has(BEN, hearts=5)
    assert story.question.words == WHICH_ASPECT


@pytest.mark.rule("flamefang/chapter.7.siege-towers")
def test_a_siege_tower_in_the_cave_strikes_every_player() -> None:
    layout = {"at": ("lake", "peak"), "amber": "cave", "built": "I1 cave, I2 village"}
    story = told(7, 1, begins="cleanup", **layout)
    story.answers("lose red-pinions", "lose hollow-bones")
    story.has(ANN, hearts=5).has(BEN, hearts=4).shows("village", structures="")
    story.shows("cave", structures="tower-fortress tower-quarry")
    assert story.view["amber"]["hearts"] == 4


@pytest.mark.rule("flamefang/chapter.7.siege-towers")
def test_two_siege_towers_in_the_cave_strike_twice() -> None:
    story = told(7, 1, begins="cleanup", built="I1 cave, I2 cave")
    story.answers("lose red-pinions", "lose hollow-bones")
    story.answers("lose furnace-belly", "lose sky-crest")
    story.has(ANN, row="ember-heart horned-brow").has(BEN, row="storm-heart wide-wings")
    assert story.question.words == WHICH_ASPECT


@pytest.mark.rule("flamefang/chapter.7.siege-towers", "flamefang/chapter.7.break-the-lines")
def test_the_last_tower_brings_the_army() -> None:
    deck = "miner-1 bear wolf-1 wolf-2"
    story = told(7, 1, built="I2 forest 6", at=("forest",), minion_deck=deck, **CLAWS)
    story.is_on_page(1, done=1).plays("claw", "attack").is_on_page(2, done=0)
    assert events_left(story) == 4
    story.shows("quarry", minions="miner-1").shows("forest", minions="bear, wolf-1", structures="")


@pytest.mark.rule("flamefang/chapter.7.break-the-lines", "flamefang/chapter.7.the-powder-store")
def test_the_army_scattered() -> None:
    layout = {"minions": "wolf-1 cave, bear cave", "minion_deck": "miner-1 miner-2 wolf-2"}
    story = told(7, 2, progress=6, **layout, **CLAWS)
    story.plays("claw", "attack", "attack wolf-1").is_on_page(3, done=0)
    assert (events_left(story), marked(story)) == (4, {"fortress": 6})
    story.shows("fortress", minions="miner-1, miner-2").shows("cave", minions="bear")


@pytest.mark.rule("flamefang/chapter.7.the-powder-store", "flamefang/chapter.7.the-castellan")
def test_the_powder_store_struck_brings_the_castellan() -> None:
    layout = {"quest": {"fortress": 2}, "at": ("fortress",), "minions": "bear fortress"}
    story = told(7, 3, minion_deck="wolf-1", **layout, **CLAWS)
    story.plays("claw", "attack").is_asked(ANN, WHAT_ATTACK, "attack bear", "attack the seal")
    story.answers("attack the seal").is_on_page(3, done=5)
    story.answers("attack", "attack the seal").is_on_page(4, done=0)
    assert (boss(story), events_left(story)) == ("marrow fortress 0/18", 5)
    story.shows("fortress", minions="bear").shows("forest", minions="")


@pytest.mark.rule("flamefang/chapter.7.the-castellan")
def test_marrow_defeated_wins_the_seventh_chapter() -> None:
    story = told(7, 4, boss="marrow fortress 16", at=("fortress",), **CLAWS)
    story.plays("claw", "attack").is_on_page(4, done=0)
    story.answers("attack").is_won()


# Chapter 8


@pytest.mark.rule(
    "flamefang/chapter.8.the-names-in-the-stones", "flamefang/chapter.8.three-mirrors"
)
def test_the_names_in_the_stones() -> None:
    layout = {"at": ("ruins", "cave"), "hoards": ("3 stone",), "minion_deck": "miner-1 bear"}
    story = told(8, 1, progress=5, **layout, **FIGHTING)
    story.answers("hand in", "hand in 2").has(ANN, hoard="1 stone").is_on_page(2, done=0)
    assert secrets(story) == ["name-of-rage"]
    assert (events_left(story), marked(story)) == (4, {"fortress": 3, "quarry": 3, "village": 3})
    story.shows("quarry", minions="miner-1").shows("forest", minions="bear")


@pytest.mark.rule("flamefang/chapter.8.three-mirrors")
def test_the_mirrors_ask_for_three_icons() -> None:
    story = told(8, 2, quest={"fortress": 2}, at=("fortress",), minions="bear fortress", **CLAWS)
    story.plays("claw", "attack").is_asked(ANN, WHAT_ATTACK, "attack bear", "attack the seal")
    story.answers("attack the seal").is_on_page(2, done=8)
    story = told(8, 2, quest={"quarry": 2}, at=("quarry",), **GATHERING)
    story.plays("raid", "gather").is_asked(ANN, WHAT_GATHER, "gather", "gather the seal")
    story.answers("gather the seal").has(ANN, hoard="").is_on_page(2, done=8)


@pytest.mark.rule("flamefang/chapter.8.three-mirrors", "flamefang/chapter.8.the-hollow-lamp")
def test_the_last_mirror_turned_brings_the_lamp() -> None:
    story = told(8, 2, quest={"village": 1}, at=("village",), minion_deck="bear", **FLYING)
    story.plays("short-flight", "move", "move the seal").has(ANN, at="village")
    story.is_on_page(3, done=0)
    assert boss(story) == "lamp1 fortress 0/14"
    assert (secrets(story), events_left(story)) == (["name-of-wind"], 4)
    assert all(tile["minions"] == [] for tile in story.view["tiles"])


@pytest.mark.rule("flamefang/chapter.8.the-hollow-lamp", "flamefang/chapter.8.the-lamp-at-the-door")
def test_the_lamp_goes_home() -> None:
    layout = {"boss": "lamp1 fortress 13", "at": ("fortress",), "minion_deck": "miner-1 bear"}
    story = told(8, 3, **layout, **CLAWS)
    story.plays("claw", "attack").is_on_page(4, done=0)
    assert boss(story) == "lamp2 cave 0/18"
    assert (secrets(story), events_left(story)) == (["name-of-mercy"], 4)
    story.shows("quarry", minions="miner-1").shows("forest", minions="bear")


@pytest.mark.rule("flamefang/chapter.8.the-lamp-at-the-door")
def test_the_lamp_at_the_door_defeated_wins_the_last_chapter() -> None:
    story = told(8, 4, boss="lamp2 cave 16", **CLAWS)
    story.plays("claw", "attack").is_on_page(4, done=0)
    story.answers("attack").is_won()
