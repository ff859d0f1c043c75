"""Keywords that matter while dragons act: guard, shielded, net and burst, and stunning them."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, NEXT, WHAT, WHAT_ATTACK, WHERE_MOVE, Story, life

LAKESIDE = ("go to cave", "go to village", "go to ruins", "go to pasture", "go to peak")
FROM_LAKE = (*LAKESIDE, "go to quarry")


@pytest.mark.rule(
    "flamefang/keyword.guard", "flamefang/card.minions.fortress", "flamefang/card.minions.quarry"
)
@pytest.mark.parametrize("guard", ["halberdier", "overseer"])
def test_a_guard_is_the_only_enemy_that_can_be_attacked(guard: str) -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions=f"wolf-1 forest, {guard} forest, bear forest",
    )
    story.answers("play claw", "attack")
    story.shows("forest", minions=f"wolf-1, bear, {guard} 1")


@pytest.mark.rule("flamefang/keyword.guard")
def test_a_guard_covers_the_boss_but_no_other_guard_and_no_structure() -> None:
    story = Story(chapter=4).given(
        page=2,
        at=("fortress",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="halberdier fortress, gate-guard-1 fortress, overseer fortress",
        boss="hask fortress",
        built="D3 fortress",
    )
    story.answers("play claw", "attack")
    story.is_asked(ANN, WHAT_ATTACK, "attack halberdier", "attack overseer", "attack lock-fortress")


@pytest.mark.rule("flamefang/keyword.guard")
def test_a_guard_covers_only_its_own_tile() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("coal-breath",),
        minions="wolf-1 forest, overseer pasture, bull pasture, bear ruins",
    )
    story.answers("play coal-breath", "spit 2 1")
    story.is_asked(
        ANN, "What do you spit at?", "spit at bear", "spit at wolf-1", "spit at overseer"
    )


@pytest.mark.rule("flamefang/keyword.guard")
def test_a_blast_that_fells_the_guard_has_not_hit_those_behind_it() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("white-flame",),
        hoards=("1 stone",),
        minions="overseer forest, bear forest, wolf-1 forest",
    )
    story.answers("play white-flame", "blast 2")
    story.shows("forest", minions="bear, wolf-1", lying="1 stone 1 gold")
    story.answers("boost", "attack").is_asked(ANN, WHAT_ATTACK, "attack bear", "attack wolf-1")


@pytest.mark.rule("flamefang/keyword.guard", "flamefang/keyword.stunned")
def test_a_stunned_guard_covers_nobody() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="halberdier forest stunned, wolf-1 forest",
    )
    story.answers("play claw", "attack")
    story.is_asked(ANN, WHAT_ATTACK, "attack halberdier", "attack wolf-1")


@pytest.mark.rule("flamefang/keyword.shielded", "flamefang/card.minions.ruins")
def test_a_shielded_minion_cannot_be_damaged() -> None:
    story = Story().given(
        at=("ruins",),
        aspect=("fight", "hunt"),
        hands=("claw white-flame",),
        minions="bone-wight ruins, bear ruins",
    )
    story.answers("play claw", "attack").shows("ruins", minions="bone-wight, bear 1")
    story.answers("done", "pass").answers("play white-flame", "blast 2")
    story.shows("ruins", minions="bone-wight", lying="2 meat")
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule(
    "flamefang/keyword.shielded", "flamefang/keyword.stunned", "flamefang/card.minions.ruins"
)
def test_a_shielded_minion_can_be_damaged_once_it_is_stunned() -> None:
    story = Story().given(
        at=("ruins",),
        aspect=("fight", "hunt"),
        hands=("shieldbreaker",),
        minions="bone-wight ruins",
    )
    story.answers("play shieldbreaker").is_asked(ANN, NEXT, "stun", "done")
    story.answers("stun").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack", "attack").shows("ruins", minions="", lying="1 stone")


@pytest.mark.rule(
    "flamefang/keyword.net", "flamefang/card.minions.lake", "flamefang/card.minions.forest"
)
@pytest.mark.parametrize("netter", ["harpooner", "snare-setter"])
def test_a_net_takes_a_move_before_the_dragon_can_leave(netter: str) -> None:
    story = Story().given(
        at=("lake",),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
        minions=f"{netter} lake",
    )
    story.answers("play short-flight", "move").has(ANN, at="lake", hearts=6)
    story.answers("move").is_asked(ANN, WHERE_MOVE, *FROM_LAKE)
    story.answers("go to cave", "lose furnace-belly").has(ANN, at="cave", hearts=5)


@pytest.mark.rule("flamefang/keyword.net")
def test_a_slip_tears_a_net_too_and_several_nets_ask_for_one_icon() -> None:
    story = Story().given(
        at=("lake",),
        aspect=("flight", "hunt"),
        hands=("high-thermals",),
        minions="harpooner lake, snare-setter lake",
    )
    story.answers("play high-thermals", "slip").has(ANN, at="lake")
    story.answers("slip", "go to cave").has(ANN, at="cave", hearts=6)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/keyword.net")
def test_a_dragon_that_tore_free_stays_free_over_turns_and_rounds() -> None:
    story = Story(seats=1).given(
        at=("lake",),
        aspect=("flight",),
        hands=("dive",),
        prep=("short-flight",),
        minions="harpooner lake",
        minion_deck="",
    )
    story.answers("play dive", "move", "done", "pass", "neither", "lose red-pinions")
    story.answers("aspect flight", "play short-flight", "move")
    story.is_asked(ANN, WHERE_MOVE, *FROM_LAKE).has(ANN, at="lake", hearts=5)


@pytest.mark.rule("flamefang/keyword.net")
def test_a_dragon_that_left_and_came_back_is_held_again() -> None:
    story = Story(seats=1).given(
        at=("lake",),
        aspect=("flight",),
        hands=("high-thermals high-thermals",),
        hoards=("1 stone",),
        minions="harpooner lake",
    )
    story.answers("play high-thermals", "boost", "pay with stone", "slip", "slip", "go to cave")
    story.answers("slip", "go to lake").has(ANN, at="lake")
    story.answers("slip").has(ANN, at="lake").answers("play high-thermals", "slip")
    story.is_asked(ANN, "Where do you slip?", *FROM_LAKE)


@pytest.mark.rule("flamefang/keyword.net")
def test_a_leap_is_not_held_by_a_net() -> None:
    story = Story().given(
        at=("lake",), aspect=("flight", "hunt"), hands=("homing-star",), minions="harpooner lake"
    )
    story.answers("play homing-star", "leap any", "leap to fortress")
    story.has(ANN, at="fortress", hearts=6)


@pytest.mark.rule("flamefang/keyword.net", "flamefang/keyword.stunned")
def test_a_stunned_net_holds_nobody() -> None:
    story = Story().given(
        at=("lake",),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
        minions="harpooner lake stunned",
    )
    story.answers("play short-flight", "move").is_asked(ANN, WHERE_MOVE, *FROM_LAKE)
    story.answers("go to cave").has(ANN, at="cave", hearts=6)


@pytest.mark.rule("flamefang/keyword.burst", "flamefang/card.minions.quarry")
def test_a_burst_hurts_each_dragon_on_the_tile_alone() -> None:
    story = Story(seats=3).given(
        at=("quarry", "quarry", "peak"),
        aspect=("fight", "hunt", "hunt"),
        hands=("claw",),
        minions="sapper quarry",
        amber="quarry",
    )
    story.answers("play claw", "attack").shows("quarry", minions="", lying="1 stone")
    story.is_asked(
        ANN,
        life(1),
        *("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly"),
    )
    story.answers("lose furnace-belly").is_asked(
        BEN, life(1), "lose storm-heart", "lose hollow-bones", "lose sky-crest", "lose wide-wings"
    )
    story.answers("lose wide-wings").is_asked(BEN, WHAT, "amber", "pass")
    story.has(ANN, hearts=5).has(BEN, hearts=4).has(2, hearts=5)
    assert story.view["amber"]["hearts"] == 3


@pytest.mark.rule("flamefang/keyword.burst")
def test_a_burst_happens_on_the_tile_of_the_minion() -> None:
    story = Story().given(
        at=("peak", "quarry"),
        aspect=("fight", "hunt"),
        hands=("coal-breath",),
        minions="sapper quarry",
    )
    story.answers("play coal-breath", "spit 2 1")
    story.is_asked(
        BEN, life(1), "lose storm-heart", "lose hollow-bones", "lose sky-crest", "lose wide-wings"
    )
    story.answers("lose sky-crest").has(ANN, hearts=6).has(BEN, hearts=4)


@pytest.mark.rule("flamefang/keyword.burst", "flamefang/keyword.stunned")
def test_a_stunned_sapper_does_not_burst() -> None:
    story = Story().given(
        at=("quarry",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="sapper quarry stunned",
    )
    story.answers("play claw", "attack").shows("quarry", minions="", lying="1 stone")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass").has(ANN, hearts=6)
