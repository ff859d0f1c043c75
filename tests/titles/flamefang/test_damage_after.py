"""What damage brings with it: lost hoard spaces, a lost chapter, and what a defeat sets off."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, Story, life

TWO, OTHER_TWO, ONE, OTHER_ONE = "ember-heart", "horned-brow", "red-pinions", "furnace-belly"
"""Cinder's row: 2, 2, 1 and 1 hearts; the first 1 has a hoard space."""


# Hoard spaces


@pytest.mark.rule("flamefang/ruling.hoard-space-lost", "flamefang/resources.excess")
def test_a_lost_hoard_space_is_felt_at_once_and_its_owner_chooses_what_to_drop() -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        hoards=("2 stone 1 gold", "5 gold"),
        cargo=(1,),
        page=3,
        minions="wolf-1 forest",
    )
    story.answers(f"lose {ONE}").is_asked(
        ANN,
        "Your hoard is too full. What do you drop?",
        *("drop stone", "drop gold", "drop quest"),
    )
    story.answers("drop quest").has(ANN, hoard="2 stone 1 gold", cargo=0)
    story.shows("forest", quest=1, lying="").has(BEN, hoard="5 gold")


@pytest.mark.rule("flamefang/ruling.hoard-space-lost", "flamefang/move.breakaway")
def test_after_breakaway_the_excess_falls_on_the_tile_being_left() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("dive",),
        hoards=("2 stone 2 gold",),
        minions="bear forest",
    )
    story.plays("dive", "move", "go to ruins", f"lose {ONE}", "drop gold")
    story.has(ANN, at="ruins", hoard="2 stone 1 gold")
    story.shows("forest", lying="1 gold").shows("ruins", lying="")


# Breaking away


@pytest.mark.rule("flamefang/ruling.breakaway-can-lose")
def test_a_dragon_with_its_last_life_card_may_leave_a_fight_and_loses_the_chapter() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("dive",),
        rows=(TWO,),
        minions="bear forest",
    )
    story.plays("dive", "move")
    story.answers("go to ruins").is_lost("Cinder was defeated by breaking away")


@pytest.mark.rule("flamefang/ruling.breakaway-can-lose")
def test_the_player_is_warned_that_leaving_would_lose_the_chapter() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("dive",),
        rows=(TWO,),
        minions="bear forest",
    )
    story.plays("dive", "move")
    assert "defeat" in story.option("go to ruins").words


@pytest.mark.rule("flamefang/ruling.breakaway-ward")
def test_a_ward_stops_breakaway_damage() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("dive",),
        rows=(TWO,),
        wards=(1,),
        minions="bear forest",
    )
    story.plays("dive", "move", "go to ruins").has(ANN, at="ruins", hearts=2, ward=0)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


# Meat eaten in the middle of it


@pytest.mark.rule("flamefang/ruling.damage-defeated", "flamefang/ruling.meat-any-time")
@pytest.mark.parametrize(
    ("row", "minion", "burnt"),
    [(f"{TWO} {OTHER_ONE}", "wolf-1", OTHER_ONE), (f"{TWO} {ONE} {OTHER_ONE}", "bear", TWO)],
)
def test_a_condition_drawn_while_paying_can_make_the_damage_deadly(
    row: str, minion: str, burnt: str
) -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        rows=(row,),
        hoards=("1 meat",),
        decks=("scorched",),
        minions=f"{minion} forest",
        minion_deck="squire",
    )
    story.answers("eat meat")
    assert story.question.words == life(1)
    story.answers(f"lose {burnt}")
    assert story.view["outcome"] == "lost"


# Defeat


@pytest.mark.rule("flamefang/ruling.defeat-order")
def test_spoils_and_discard_come_before_the_burst_and_the_goal_after_it() -> None:
    story = Story().given(
        page=2,
        progress=3,
        at=("quarry",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="sapper quarry",
        minion_deck="bear wolf-1 miner-1",
    )
    story.plays("claw", "attack").is_asked(
        ANN, life(1), *(f"lose {card}" for card in (TWO, OTHER_TWO, ONE, OTHER_ONE))
    )
    story.shows("quarry", minions="", lying="1 stone").lies("minion discard", "sapper")
    story.is_on_page(2).answers(f"lose {ONE}").is_on_page(3)
    story.shows("quarry", lying="1 stone").shows("fortress", minions="bear, wolf-1, miner-1")


@pytest.mark.rule("flamefang/ruling.loss-beats-win")
def test_a_burst_that_fells_a_dragon_loses_a_chapter_all_but_won() -> None:
    last_minion(TWO).is_lost("Cinder was defeated by a burst")


@pytest.mark.rule("flamefang/ruling.loss-beats-win")
def test_a_burst_that_is_survived_leaves_the_chapter_won() -> None:
    last_minion(f"{TWO} {OTHER_TWO}").answers(f"lose {TWO}").is_won()


def last_minion(row: str) -> Story:
    """The last minion that chapter 5 asks for is felled, and bursts."""
    story = Story(chapter=5).given(
        page=3,
        progress=7,
        at=("quarry",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        rows=(row,),
        minions="sapper quarry",
    )
    return story.plays("claw", "attack")
