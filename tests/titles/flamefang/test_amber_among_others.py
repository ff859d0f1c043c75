"""What enemies see in Amber, what players do not, and captive Amber, who is only cargo."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, WHAT, WHERE_MOVE, WHERE_SLIP, Story, life

CINDER = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")


def hearts(story: Story) -> int:
    found: int = story.view["amber"]["hearts"]
    return found


# For enemies she is a dragon


@pytest.mark.rule(
    "flamefang/ruling.amber-for-enemies", "flamefang/amber.dragon", "flamefang/minion-phase.shared"
)
def test_minions_attack_ambers_tile_and_she_may_take_a_share() -> None:
    story = Story(chapter=5).given(
        begins="minion phase",
        page=3,
        at=("forest", "cave"),
        amber="forest",
        minions="bear forest",
        minion_deck="",
    )
    words = "How do you divide 2 damage from the minions at the Forest?"
    story.is_asked(ANN, words, "take 0", "take 1", "take 2")
    story.describes("take 0", "Cinder takes 0, 2 left for Amber")
    story.answers("take 0").is_new_round(BEN).has(ANN, hearts=6)
    assert hearts(story) == 2


@pytest.mark.rule("flamefang/ruling.amber-for-enemies")
def test_minions_attack_amber_alone() -> None:
    story = Story(chapter=5).given(
        begins="minion phase", page=3, amber="forest", minions="bear forest", minion_deck=""
    )
    story.is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5)
    assert hearts(story) == 2


@pytest.mark.rule("flamefang/ruling.amber-share")
def test_amber_takes_no_more_of_a_share_than_she_has_hearts() -> None:
    story = Story(chapter=5).given(
        begins="minion phase",
        page=3,
        at=("forest", "cave"),
        amber="forest 3",
        minions="bear forest, wolf-1 forest",
        minion_deck="",
    )
    words = "How do you divide 3 damage from the minions at the Forest?"
    story.is_asked(ANN, words, "take 2", "take 3").answers("take 2", "lose ember-heart")
    story.is_new_round(BEN).has(ANN, hearts=4)
    assert story.view["amber"] is None


@pytest.mark.rule("flamefang/ruling.amber-share", "flamefang/amber.defeated")
def test_what_amber_alone_cannot_take_is_lost() -> None:
    story = Story(chapter=5).given(
        begins="minion phase", page=3, amber="forest 3", minions="bear forest", minion_deck=""
    )
    story.is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5)
    assert story.view["amber"] is None


@pytest.mark.rule(
    "flamefang/ruling.amber-for-enemies", "flamefang/keyword.prowl", "flamefang/verb.march"
)
@pytest.mark.parametrize("begins", ["minion phase", "event phase"])
def test_prowl_and_march_go_towards_amber(begins: str) -> None:
    story = Story(chapter=5).given(
        begins=begins,
        page=3,
        at=("cave", "cave"),
        amber="fortress",
        minions="wolf-1 quarry",
        event_deck="beaters-in-the-brush" if begins == "event phase" else "quiet-night",
        minion_deck="",
    )
    story.is_new_round(BEN).shows("fortress", minions="wolf-1")


@pytest.mark.rule(
    "flamefang/ruling.amber-for-enemies", "flamefang/verb.stalk", "flamefang/boss.amber"
)
def test_a_boss_stalks_amber() -> None:
    """From the Lake the others in the Cave are two tiles away, by the Forest."""
    story = Story(chapter=8).given(
        begins="boss phase", page=3, amber="ruins", boss="lamp1 lake", minion_deck=""
    )
    story.is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5)
    assert (story.view["boss"]["at"], hearts(story)) == ("tile:ruins", 3)


@pytest.mark.rule("flamefang/ruling.amber-for-enemies", "flamefang/keyword.burst")
def test_amber_suffers_a_burst() -> None:
    story = Story(chapter=5).given(
        page=3, aspect=("hunt", "hunt"), amber="quarry", minions="sapper quarry"
    )
    story.answers("amber", "amber attacks").shows("quarry", minions="", lying="1 stone")
    assert hearts(story) == 3


@pytest.mark.rule("flamefang/ruling.amber-for-enemies", "flamefang/verb.burn")
def test_fire_burns_amber() -> None:
    story = Story(chapter=5).given(
        begins="cleanup", page=1, amber="forest", quest={"forest": 1, "peak": 1}
    )
    story.is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5)
    assert hearts(story) == 3


# Among players she is none


@pytest.mark.rule("flamefang/ruling.amber-not-player", "flamefang/goal.hold")
def test_amber_alone_holds_nothing() -> None:
    story = Story(chapter=3).given(
        begins="end of action phase", page=3, amber="ruins", minion_deck=""
    )
    story.is_new_round(BEN).is_on_page(3, done=0)


@pytest.mark.rule("flamefang/ruling.amber-not-player", "flamefang/language.ally")
def test_amber_is_nobodys_ally() -> None:
    story = Story(seats=3, chapter=5).given(
        page=3, amber="cave", aspect=("flight",) * 3, hands=("tailwind",)
    )
    story.answers("play tailwind", "ally(move)")
    story.is_asked(ANN, "Who does this: move?", "ally seat-1", "ally seat-2")


@pytest.mark.rule("flamefang/ruling.amber-not-player", "flamefang/language.all")
def test_all_dragons_does_not_mean_amber() -> None:
    story = Story(chapter=5).given(page=3, amber="cave", aspect=("hunt", "hunt"), secrets="G1")
    story.answers("secret the-stag", "all(slip)", "slip")
    story.is_asked(ANN, WHERE_SLIP, "go to lake", "go to pasture").answers("go to lake", "slip")
    story.is_asked(BEN, WHERE_SLIP, "go to lake", "go to pasture").answers("go to lake")
    story.is_asked(BEN, WHAT, "use wide-wings", "amber", "pass")
    assert story.view["amber"]["at"] == "tile:cave"


@pytest.mark.rule("flamefang/ruling.amber-not-player", "flamefang/keyword.thief")
def test_a_thief_takes_nothing_of_amber_and_so_a_token_goes() -> None:
    story = Story(chapter=5).given(
        begins="minion phase",
        page=3,
        amber="ruins",
        lying={"ruins": "2 gold"},
        minions="tomb-thief-1 ruins",
        minion_deck="",
    )
    story.is_new_round(BEN).shows("ruins", lying="1 gold")
    assert hearts(story) == 3


@pytest.mark.rule("flamefang/ruling.amber-not-player", "flamefang/goal.cargo")
def test_amber_carries_no_cargo() -> None:
    """The herd waits on the Pasture of chapter 5: she can only fly on."""
    story = Story(chapter=5).given(
        page=2, amber="pasture", aspect=("hunt", "hunt"), quest={"pasture": 4}
    )
    story.answers("amber").is_asked(
        ANN,
        "What does Amber do?",
        "amber to cave",
        "amber to lake",
        "amber to peak",
        "amber is done",
    )
    story.answers("amber to peak").shows("pasture", quest=4).is_on_page(2, done=0)


@pytest.mark.rule(
    "flamefang/ruling.amber-conditions",
    "flamefang/ruling.amber-not-player",
    "flamefang/keyword.condition-attack",
)
def test_a_condition_attack_on_amber_alone_does_nothing() -> None:
    story = Story(chapter=5).given(
        begins="minion phase", page=3, amber="ruins", minions="hexer ruins", minion_deck=""
    )
    story.is_new_round(BEN).has(ANN, conditions_on_deck=0).has(BEN, conditions_on_deck=0)
    assert hearts(story) == 4


@pytest.mark.rule("flamefang/ruling.amber-not-player", "flamefang/keyword.condition-attack")
def test_beside_amber_the_player_dragon_takes_the_condition() -> None:
    story = Story(chapter=5).given(
        begins="minion phase",
        page=3,
        at=("ruins",),
        amber="ruins",
        minions="hexer ruins",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, conditions_on_deck=1).has(BEN, conditions_on_deck=0)


# As a captive she is no dragon at all


@pytest.mark.rule("flamefang/captive-amber.cargo")
def test_captive_amber_cannot_act_or_be_attacked_and_draws_no_enemies() -> None:
    """On the last page of chapter 4 every minion prowls: the wolf comes from her to Ann."""
    story = Story(chapter=4).given(
        begins="minion phase",
        page=3,
        at=("pasture", "pasture"),
        captive="fortress",
        minions="wolf-1 quarry, bear fortress",
        minion_deck="",
    )
    story.is_asked(ANN, "Which way does the Bear go?", "march to peak", "march to quarry")
    story.answers("march to peak").is_new_round(BEN).shows("pasture", minions="wolf-1")
    story.answers("aspect hunt").is_asked(BEN, WHAT, "use wide-wings", "pass")
    assert (story.view["amber"], story.tile("fortress")["captive"]) == (None, "captive:amber")


@pytest.mark.rule("flamefang/captive-amber.cargo", "flamefang/boss-phase.multiplied")
def test_captive_amber_does_not_count_for_damage() -> None:
    story = Story(chapter=4).given(
        begins="minion phase",
        page=3,
        at=("fortress", "cave"),
        captive="fortress",
        minions="gate-guard-1 fortress",
        minion_deck="",
    )
    story.is_asked(ANN, life(1), *CINDER).answers("lose red-pinions").is_new_round(BEN)
    story.has(ANN, hearts=5)


@pytest.mark.rule("flamefang/captive-amber.cargo", "flamefang/goal.escort")
def test_captive_amber_is_taken_along_or_left() -> None:
    story = Story(seats=3, chapter=4).given(
        page=3,
        at=("fortress",),
        aspect=("flight",) * 3,
        hands=("short-flight",),
        captive="fortress",
    )
    story.answers("play short-flight", "move").is_asked(
        ANN, WHERE_MOVE, "go to peak", "go to quarry"
    )
    story.answers("go to peak").is_asked(
        ANN, "Do you take Amber along?", "take amber", "leave amber"
    )
    story.answers("take amber").has(ANN, at="peak").has(CLEO, at="cave")
    assert (story.tile("fortress")["captive"], story.tile("peak")["captive"]) == (
        None,
        "captive:amber",
    )
