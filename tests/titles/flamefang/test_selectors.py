"""Whom an effect means: the leader, the weakest, everybody beside an enemy and so on."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, WHAT, Story, life

CINDER = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
TIED = "Which of the tied dragons does it meet?"


@pytest.mark.rule("flamefang/selector.you")
def test_you_is_whoever_drew_the_card() -> None:
    """Ben, who leads and is richer, keeps what he has when Ann draws a Spilled Hoard."""
    story = Story().given(
        leader=BEN,
        aspect=("fight", "hunt"),
        hands=("roar",),
        decks=("spilled-hoard",),
        hoards=("1 gold 1 stone", "3 gold"),
    )
    story.answers("play roar", "draw 1")
    story.is_asked(ANN, "Which resource do you lose?", "return stone", "return gold")
    story.answers("return gold").has(ANN, hoard="1 stone").has(BEN, hoard="3 gold")


@pytest.mark.rule("flamefang/selector.leader")
def test_the_leader_is_met_wherever_he_is_and_whatever_he_has() -> None:
    story = Story(seats=3).given(
        begins="event phase",
        leader=BEN,
        at=("forest", "cave", "forest"),
        event_deck="ill-omen",
        minion_deck="",
    )
    story.is_new_round(CLEO).has(BEN, conditions_on_deck=1)
    story.has(ANN, conditions_on_deck=0).has(CLEO, conditions_on_deck=0)


@pytest.mark.rule("flamefang/selector.each", "flamefang/ruling.amber-not-player")
def test_each_is_every_player_dragon_for_cards() -> None:
    story = Story(seats=3, chapter=5).given(
        begins="event phase",
        page=3,
        amber="cave",
        hands=("claw", "glide", "gore"),
        event_deck="cold-snap",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, hand="", discard="claw")
    story.has(BEN, hand="", discard="glide").has(CLEO, hand="", discard="gore")


@pytest.mark.rule("flamefang/selector.weakest", "flamefang/selector.ties")
def test_the_weakest_has_the_fewest_hearts_not_the_fewest_cards() -> None:
    """Two cards with four hearts beat three cards with three; Cleo ties with Ben."""
    story = Story(seats=3).given(
        begins="event phase",
        rows=(
            "ember-heart horned-brow",
            "hollow-bones sky-crest wide-wings",
            "bark-hide moss-back patient-jaw",
        ),
        event_deck="fever-wind",
        minion_deck="",
    )
    story.is_asked(ANN, TIED, "it meets seat-1", "it meets seat-2").answers("it meets seat-2")
    story.is_new_round(BEN).has(CLEO, conditions_on_deck=1)
    story.has(ANN, conditions_on_deck=0).has(BEN, conditions_on_deck=0)


@pytest.mark.rule("flamefang/selector.weakest", "flamefang/ruling.amber-not-player")
def test_amber_is_never_the_weakest_for_a_condition() -> None:
    story = Story(seats=3, chapter=5).given(
        begins="event phase",
        page=3,
        amber="forest 3",
        rows=("ember-heart horned-brow",),
        event_deck="fever-wind",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, conditions_on_deck=1)


@pytest.mark.rule("flamefang/selector.richest", "flamefang/quest-token.no-resource")
def test_quest_tokens_do_not_make_a_dragon_rich() -> None:
    story = Story().given(
        begins="event phase",
        page=3,
        hoards=("2 gold", "1 gold"),
        cargo=(0, 3),
        event_deck="bounty-posted",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, conditions_on_deck=1).has(BEN, conditions_on_deck=0)


@pytest.mark.rule("flamefang/selector.farthest", "flamefang/ruling.distance")
def test_the_farthest_is_counted_in_tiles_from_the_cave() -> None:
    """The Quarry is two tiles away by the Lake or the Peak, the Fortress three."""
    story = Story(seats=3).given(
        begins="event phase",
        at=("quarry", "pasture", "fortress"),
        event_deck="rockfall",
        minion_deck="",
    )
    story.is_asked(
        CLEO, life(1), "lose root-heart", "lose bark-hide", "lose moss-back", "lose patient-jaw"
    )
    story.answers("lose patient-jaw").is_new_round(BEN)
    story.has(ANN, hearts=6).has(BEN, hearts=5).has(CLEO, hearts=4)


@pytest.mark.rule(
    "flamefang/selector.farthest", "flamefang/selector.ties", "flamefang/ruling.leader-decides"
)
def test_the_leader_chooses_among_the_farthest() -> None:
    story = Story(seats=3).given(
        begins="event phase",
        leader=BEN,
        at=("quarry", "pasture", "cave"),
        event_deck="rockfall",
        minion_deck="",
    )
    story.is_asked(BEN, TIED, "it meets seat-1", "it meets seat-0").answers("it meets seat-0")
    story.is_asked(ANN, life(1), *CINDER)


@pytest.mark.rule("flamefang/selector.farthest", "flamefang/amber.dragon")
def test_amber_can_be_the_farthest_for_damage() -> None:
    story = Story(seats=3, chapter=5).given(
        begins="event phase",
        page=3,
        at=("lake", "lake", "lake"),
        amber="forest",
        event_deck="rockfall",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5).has(CLEO, hearts=5)
    assert story.view["amber"]["hearts"] == 3


@pytest.mark.rule("flamefang/selector.exposed", "flamefang/ruling.boss-is-enemy")
def test_exposed_is_beside_an_awake_minion_or_a_boss_but_not_beside_a_structure() -> None:
    """Ann has a boss beside her, Ben a structure and a stunned minion, Amber a bull."""
    story = Story(chapter=4).given(
        begins="event phase",
        page=2,
        at=("fortress", "village"),
        boss="hask fortress",
        built="D1 village",
        minions="pitchfork village stunned, bull peak",
        amber="peak",
        event_deck="night-raid",
        minion_deck="",
    )
    story.is_asked(ANN, life(1), *CINDER).answers("lose red-pinions").is_new_round(BEN)
    story.has(ANN, hearts=5).has(BEN, hearts=5)
    assert story.view["amber"]["hearts"] == 3


@pytest.mark.rule("flamefang/ruling.boss-is-enemy", "flamefang/goal.hold")
@pytest.mark.parametrize(
    ("beside", "held"),
    [
        ({}, 1),
        ({"built": "D1 ruins"}, 1),
        ({"minions": "bear ruins stunned"}, 1),
        ({"minions": "bear ruins"}, 0),
        ({"boss": "hask ruins"}, 0),
    ],
    ids=["nobody", "structure", "stunned", "awake", "boss"],
)
def test_a_tile_is_not_held_against_an_awake_minion_or_a_boss(
    beside: dict[str, Any], held: int
) -> None:
    story = Story(chapter=3).given(
        begins="end of action phase", page=3, at=("ruins",), minion_deck="", **beside
    )
    story.is_on_page(3, done=held)


@pytest.mark.rule("flamefang/ruling.no-blocking")
def test_a_tile_holds_any_number_and_nobody_blocks_the_way() -> None:
    crowd = "bear lake stunned, bull lake stunned, miner-1 lake stunned, miner-2 lake stunned"
    story = Story(seats=4).given(
        at=("cave", "lake", "lake", "lake"),
        aspect=("flight",) * 4,
        hands=("short-flight",),
        minions=crowd,
    )
    story.answers("play short-flight", "move", "go to lake")
    story.shows("lake", dragons=(ANN, BEN, CLEO, 3)).answers("move", "go to ruins")
    story.has(ANN, at="ruins", hearts=6).is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/ruling.no-blocking", "flamefang/ruling.distance")
def test_dragons_do_not_keep_minions_apart() -> None:
    """Five come together on one tile with both dragons."""
    story = Story().given(
        begins="event phase",
        at=("lake", "lake"),
        minions="bear ruins, bull pasture, stone-ram peak, miner-1 quarry, pitchfork village",
        event_deck="beaters-in-the-brush",
        minion_deck="",
    )
    story.is_new_round(BEN)
    story.shows("lake", minions="bear, bull, stone-ram, miner-1, pitchfork", dragons=(ANN, BEN))
