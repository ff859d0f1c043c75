"""Lasting changes: hand, hoard, breakaway, magic, free magic, growth, defense, prowl."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall.titles.flamefang import TITLE
from titles.flamefang.story import ANN, BEN, NEXT, WHAT, Story
from titles.packs import variant

SEVEN = "claw dive raid roar snatch flamelick headbutt"


@pytest.mark.rule("flamefang/mod.hand")
def test_hand_changes_the_size_for_its_owner_only() -> None:
    """Ann has Long Memory; both draw up from nothing."""
    story = Story(chapter=6).given(
        begins="turn",
        rows=("ember-heart", "storm-heart"),
        aspect=("fight", "fight"),
        decks=(SEVEN, SEVEN),
        powers=("F5",),
        minion_deck="",
    )
    story.has(ANN, hand=SEVEN, deck=0)
    story.has(BEN, hand="claw dive raid roar snatch flamelick", deck=1)


@pytest.mark.rule("flamefang/mod.hoard")
def test_hoard_changes_the_room_on_every_board() -> None:
    """Cinder has room for 4, Gale for 5; Lean Season takes one from each."""
    usual, lean = Story().given(), Story().given(curses="K1")
    assert [seat["room"] for seat in usual.view["seats"]] == [4, 5]
    assert [seat["room"] for seat in lean.view["seats"]] == [3, 4]


@pytest.mark.rule("flamefang/mod.breakaway")
def test_breakaway_says_what_breaking_away_costs_and_does_not_add() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("glide",),
        wards=(2,),
        minions="bear forest, poacher forest",
        curses="K3",
    )
    story.plays("glide", "move", "go to ruins").has(ANN, at="ruins", ward=0, hearts=6)
    story.is_asked(ANN, NEXT, "move", "done")


@pytest.mark.rule("flamefang/mod.magic")
@pytest.mark.parametrize(("curses", "uses"), [("", 2), ("K4", 1)])
def test_magic_says_how_often_each_player_may_use_it(curses: str, uses: int) -> None:
    story = Story(chapter=3).given(
        aspect=("fight", "hunt"),
        magic="hush stone-skin echo spite",
        curses=curses,
        condition_deck="burr burr rage rage",
    )
    story.answers("magic stone-skin", "done").answers("pass")
    offered = story.question.options.keys
    assert ("magic echo" in offered) == (uses == 2)
    assert story.view["seats"][BEN]["magic_uses"] == uses


@pytest.mark.rule("flamefang/mod.magicfree")
def test_free_magic_costs_no_condition_the_first_time_and_the_limit_stays() -> None:
    story = Story(chapter=6).given(
        aspect=("fight", "hunt"),
        magic="stone-skin knit",
        powers=("F6",),
        magic_pile="second-sight quicken",
        condition_deck="burr rage",
    )
    story.answers("magic stone-skin", "ward 2").has(ANN, conditions_on_deck=0, ward=2)
    story.answers("pass").answers("magic knit").has(ANN, conditions_on_deck=1)
    story.answers("done").is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/mod.magicfree")
def test_free_magic_is_free_for_its_owner_only() -> None:
    story = Story(chapter=6).given(
        turn=BEN,
        aspect=("fight", "hunt"),
        magic="stone-skin",
        powers=("F6",),
        condition_deck="burr rage",
    )
    story.answers("magic stone-skin").has(BEN, conditions_on_deck=1)


@pytest.mark.rule("flamefang/mod.growcost")
@pytest.mark.parametrize(("curses", "left"), [("", "2 gold"), ("K8", "1 gold")])
def test_growth_cost_is_added_to_every_growth(curses: str, left: str) -> None:
    """Rending Claws costs 2."""
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw",),
        hoards=("4 gold",),
        path="rending-claws",
        upgrade_deck="",
        curses=curses,
    )
    story.plays("grow", "grow 0", "grow rending-claws").has(ANN, hand="rending-claws", hoard=left)


@pytest.mark.rule("flamefang/mod.growcost")
def test_what_cannot_be_paid_with_it_is_not_offered() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw",),
        hoards=("2 gold",),
        path="rending-claws keen-nose stalk harrier",
        upgrade_deck="apex wrath stoop unbound",
        curses="K8",
    )
    story.plays("grow", "grow 0").has(ANN, hand="claw", hoard="2 gold")
    assert [card["card"] for card in story.path] == ["apex", "wrath", "stoop", "unbound"]


def defenses(story: Story, tile: str) -> dict[str, int]:
    return {minion["minion"]: minion["defense"] for minion in story.tile(tile)["minions"]}


@pytest.mark.rule("flamefang/mod.defense")
def test_defense_is_for_minions_that_spawn_there_and_goes_with_them() -> None:
    """The Bear spawns on the Fortress by The Gate and is shoved away; the Bull was at home."""
    story = Story().given(
        begins="page",
        page=3,
        at=("fortress",),
        aspect=("fight", "hunt"),
        hands=("headbutt",),
        minions="bull pasture, squire fortress",
        minion_deck="bear",
        curses="K2",
    )
    assert defenses(story, "fortress") == {"squire": 1, "bear": 4}
    story.plays("headbutt", "shove", "shove bear to pasture")
    assert defenses(story, "pasture") == {"bear": 4, "bull": 2}


@pytest.mark.rule("flamefang/mod.defense")
def test_so_much_more_damage_fells_it() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="wolf-1 forest tempered, wolf-2 lake",
        curses="K2",
    )
    story.plays("claw", "attack").shows("forest", minions="wolf-1 1")
    story.answers("attack").shows("forest", minions="", lying="1 meat")


@pytest.mark.rule("flamefang/mod.defense")
def test_defense_works_for_whatever_tile_a_pack_names(tmp_path: Path) -> None:
    change = ("secrets.toml", "mod defense +1 @fortress", "mod defense +2 @village")
    pack = variant(TITLE, tmp_path, change)
    story = Story(content=pack).given(
        begins="event phase", curses="K2", event_deck="quiet-night", minion_deck="pitchfork"
    )
    assert defenses(story, "village") == {"pitchfork": 4}


@pytest.mark.rule("flamefang/mod.prowl")
def test_prowl_sets_every_minion_prowling_besides_its_own_keyword() -> None:
    """Carry Her Home: the Bear goes one tile, the stunned Bull none, the Thief still steals."""
    story = Story(chapter=4).given(
        begins="minion phase",
        page=3,
        at=("cave", "village"),
        wards=(0, 1),
        hoards=("", "1 gold"),
        captive="fortress",
        minions="bear pasture, bull quarry stunned, tomb-thief-1 village",
        minion_deck="",
    )
    story.is_asked(ANN, "Which way does the Bear go?", "march to ruins", "march to lake")
    story.has(BEN, hoard="").answers("march to ruins").shows("ruins", minions="bear")
    story.shows("quarry", minions="bull").shows("village", minions="tomb-thief-1")


@pytest.mark.rule("flamefang/mod.prowl")
def test_without_it_only_those_that_prowl_by_themselves_move() -> None:
    story = Story(chapter=4).given(
        begins="minion phase",
        page=2,
        boss="hask fortress",
        minions="bear ruins, wolf-1 ruins",
        minion_deck="",
    )
    story.shows("ruins", minions="bear").shows("village", minions="wolf-1")
