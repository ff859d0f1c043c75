"""Amber's activation: once in an action phase, two steps, or one and her fire."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, Story

DOES = "What does Amber do?"
FROM_CAVE = ("amber to lake", "amber to pasture")
FROM_LAKE = (
    *("amber to cave", "amber to village", "amber to forest", "amber to pasture"),
    "amber to peak",
)
FROM_PASTURE = ("amber to cave", "amber to lake", "amber to peak")


def fifth(**table: Any) -> Story:
    """The last page of chapter 5 for two, on which minions must be defeated."""
    usual = {"page": 3, "amber": "cave", "aspect": ("hunt", "hunt"), "minion_deck": ""}
    return Story(chapter=5).given(**{**usual, **table})


def amber(story: Story) -> tuple[str, int]:
    """Her tile and hearts."""
    return story.view["amber"]["at"].removeprefix("tile:"), story.view["amber"]["hearts"]


@pytest.mark.rule("flamefang/amber.dragon")
@pytest.mark.parametrize("chapter", [5, 6, 7, 8])
def test_amber_starts_in_the_cave_from_chapter_5_on(chapter: int) -> None:
    story = Story(chapter=chapter)
    assert amber(story) == ("cave", 4)


@pytest.mark.rule("flamefang/amber.dragon")
def test_amber_is_not_there_before() -> None:
    assert [Story(chapter=chapter).view["amber"] for chapter in (1, 2, 3, 4)] == [None] * 4


@pytest.mark.rule("flamefang/amber.no-player", "flamefang/ruling.amber-not-player")
def test_amber_does_not_change_the_number_of_players() -> None:
    """Two players need eight minions, and a quiet night brings them one."""
    story = fifth(begins="event phase", event_deck="quiet-night", minion_deck="miner-1 bull")
    story.is_new_round(BEN).shows("quarry", minions="miner-1").shows("pasture", minions="")
    assert (story.view["story"]["goal"]["wanted"], len(story.view["seats"])) == (8, 2)


@pytest.mark.rule("flamefang/amber.once", "flamefang/ruling.amber-activation")
def test_one_player_activates_amber_as_a_turn_and_then_nobody_else() -> None:
    story = fifth()
    story.is_asked(ANN, WHAT, "use furnace-belly", "amber", "pass")
    story.answers("amber").is_asked(ANN, DOES, *FROM_CAVE, "amber is done")
    story.answers("amber to lake", "amber is done")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")
    assert story.view["amber"]["used"]
    story.answers("pass").is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/amber.once", "flamefang/ruling.amber-activation")
def test_amber_can_be_activated_again_in_the_next_round_by_whoever_has_not_passed() -> None:
    story = fifth()
    story.answers("amber", "amber is done", "pass", "pass").is_new_round(BEN)
    story.answers("aspect hunt", "pass", "aspect hunt")
    story.is_asked(ANN, WHAT, "use furnace-belly", "amber", "pass")


@pytest.mark.rule("flamefang/amber.move")
def test_amber_moves_up_to_two_tiles() -> None:
    story = fifth()
    story.answers("amber", "amber to lake").is_asked(ANN, DOES, *FROM_LAKE, "amber is done")
    story.answers("amber to village").is_asked(BEN, WHAT, "use wide-wings", "pass")
    assert amber(story) == ("village", 4)
    story.has(ANN, at="cave")


@pytest.mark.rule("flamefang/amber.attack")
def test_amber_hits_every_enemy_on_her_tile_without_moving() -> None:
    story = fifth(
        amber="forest",
        minions="bear forest, wolf-1 forest, bull forest stunned, rock-golem peak",
        boss="hask forest",
    )
    story.answers("amber", "amber attacks")
    story.shows("forest", minions="bear 1, bull 1 stunned", lying="1 meat")
    story.shows("peak", minions="rock-golem")
    assert story.view["boss"]["damage"] == 1


@pytest.mark.rule("flamefang/amber.attack")
def test_amber_attacks_and_then_moves_one_tile() -> None:
    story = fifth(amber="pasture", minions="bull pasture stunned")
    story.answers("amber").is_asked(ANN, DOES, *FROM_PASTURE, "amber attacks", "amber is done")
    story.answers("amber attacks").is_asked(ANN, DOES, *FROM_PASTURE, "amber is done")
    story.answers("amber to lake").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.shows("pasture", minions="bull 1 stunned")
    assert amber(story) == ("lake", 4)


@pytest.mark.rule("flamefang/amber.attack")
def test_amber_moves_one_tile_and_then_attacks() -> None:
    story = fifth(minions="bull pasture")
    story.answers("amber").is_asked(ANN, DOES, *FROM_CAVE, "amber is done")
    story.answers("amber to pasture")
    story.is_asked(ANN, DOES, *FROM_PASTURE, "amber attacks", "amber is done")
    story.answers("amber attacks").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.shows("pasture", minions="bull 1")
    assert amber(story) == ("pasture", 4)


@pytest.mark.rule("flamefang/amber.attack", "flamefang/amber.move")
def test_amber_does_not_attack_after_two_tiles() -> None:
    story = fifth(minions="bear village")
    story.answers("amber", "amber to lake", "amber to village")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass").shows("village", minions="bear")


@pytest.mark.rule("flamefang/amber.attack", "flamefang/keyword.guard")
def test_a_guard_stands_between_amber_and_the_others() -> None:
    story = fifth(amber="forest", minions="overseer forest, bear forest")
    story.answers("amber", "amber attacks").shows("forest", minions="overseer 1, bear")


@pytest.mark.rule("flamefang/amber.breakaway", "flamefang/ruling.amber-for-enemies")
def test_amber_suffers_breakaway_damage() -> None:
    story = fifth(amber="pasture", minions="bear pasture, bull pasture, wolf-1 lake stunned")
    story.answers("amber", "amber to lake")
    assert amber(story) == ("lake", 3)
    story.answers("amber to cave").has(ANN, hearts=6)
    assert amber(story) == ("cave", 3)


@pytest.mark.rule("flamefang/amber.defeated", "flamefang/ruling.amber-breakaway-defeat")
def test_breakaway_can_defeat_amber_and_then_she_does_not_move() -> None:
    """A scout token on the Lake would be gone if she had come there."""
    story = Story(chapter=2).given(
        aspect=("hunt", "hunt"), amber="village 3", minions="bear village", quest={"lake": 1}
    )
    story.answers("amber", "amber to lake").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.shows("lake", quest=1).has(ANN, hearts=6).has(BEN, hearts=5)
    assert (story.view["amber"], story.view["outcome"]) == (None, "playing")


@pytest.mark.rule("flamefang/amber.defeated")
def test_a_defeated_amber_is_out_for_the_chapter() -> None:
    story = fifth(begins="minion phase", amber="forest 2", minions="bear forest")
    story.is_new_round(BEN).answers("aspect hunt").is_asked(BEN, WHAT, "use wide-wings", "pass")
    assert (story.view["amber"], story.view["outcome"]) == (None, "playing")


@pytest.mark.rule("flamefang/amber.returns")
def test_amber_is_back_in_the_next_chapter() -> None:
    """She falls to a burst just before the Castellan does, and chapter 7 is won without her."""
    story = Story(chapter=7, campaign=True).given(
        page=4,
        at=("fortress",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        boss="marrow fortress 17",
        amber="fortress 3",
        minions="sapper fortress",
    )
    story.answers("play claw", "attack", "attack sapper", "lose furnace-belly")
    assert story.view["amber"] is None
    story.answers("attack").is_won()
    after = Story(**story.game.title.continues(story.table))
    assert after.view["chapter"]["number"] == 8
    assert amber(after) == ("cave", 4)


@pytest.mark.rule("flamefang/ruling.amber-net", "flamefang/keyword.net")
def test_a_net_takes_one_of_ambers_steps() -> None:
    story = fifth(amber="lake", minions="harpooner lake stunned, snare-setter lake")
    story.answers("amber")
    story.is_asked(ANN, DOES, "amber tears the net", "amber attacks", "amber is done")
    story.answers("amber tears the net")
    story.is_asked(ANN, DOES, *FROM_LAKE, "amber attacks", "amber is done")
    story.answers("amber to cave").is_asked(BEN, WHAT, "use wide-wings", "pass")
    assert amber(story) == ("cave", 3)


@pytest.mark.rule("flamefang/ruling.amber-net")
def test_after_tearing_and_one_step_amber_does_not_attack() -> None:
    story = fifth(amber="lake", minions="harpooner lake, bear village")
    story.answers("amber", "amber tears the net", "amber to village")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass").shows("village", minions="bear")


@pytest.mark.rule("flamefang/ruling.amber-net", "flamefang/amber.attack")
def test_amber_may_tear_the_net_and_attack() -> None:
    story = fifth(amber="lake", minions="harpooner lake")
    story.answers("amber", "amber tears the net", "amber attacks")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass").shows("lake", minions="harpooner 1")


@pytest.mark.rule(
    "flamefang/ruling.amber-structures",
    "flamefang/structure.damage",
    "flamefang/ruling.amber-defeats-count",
)
def test_ambers_attack_hits_structures_and_what_she_destroys_counts() -> None:
    """The last tower of chapter 7 falls to her, and the page turns."""
    story = Story(chapter=7).given(
        aspect=("hunt", "hunt"), amber="pasture", built="I2 pasture 6", minion_deck=""
    )
    story.answers("amber", "amber attacks").is_on_page(2).shows("pasture", structures="")


@pytest.mark.rule("flamefang/ruling.amber-defeats-count")
def test_a_minion_that_amber_defeats_counts_for_the_goal() -> None:
    story = fifth(amber="forest", minions="wolf-1 forest", progress=6).is_on_page(3, done=6)
    story.answers("amber", "amber attacks").is_on_page(3, done=7)
