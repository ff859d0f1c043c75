"""How dragons get about: move, slip, lift, leap."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, NEXT, WHAT, WHERE_MOVE, WHERE_SLIP, Story, life

WHERE_LEAP = "Where do you leap?"
WHOM_CARRY = "Whom do you carry along?"


@pytest.mark.rule("flamefang/verb.move")
def test_move_goes_to_an_adjacent_tile_and_only_the_mover_suffers() -> None:
    story = Story().given(
        at=("forest", "forest"),
        aspect=("flight", "hunt"),
        hands=("glide",),
        minions="bear forest, poacher forest",
    )
    story.plays("glide", "move")
    story.is_asked(ANN, WHERE_MOVE, "go to fortress", "go to ruins", "go to pasture")
    story.answers("go to ruins").is_asked(
        ANN, life(1), "lose ember-heart", "lose horned-brow", "lose red-pinions", *LAST
    )
    story.answers("lose red-pinions").has(ANN, at="ruins", hearts=5).has(BEN, hearts=5)
    story.answers("move", "go to village").has(ANN, at="village", hearts=5)
    story.has(BEN, at="forest").is_asked(BEN, WHAT, "use wide-wings", "pass")


LAST = ("lose furnace-belly",)


@pytest.mark.rule("flamefang/verb.slip")
def test_slip_is_a_move_without_breakaway() -> None:
    story = Story().given(
        at=("forest",), aspect=("flight", "hunt"), hands=("updraft",), minions="bear forest"
    )
    story.plays("updraft", "slip")
    story.is_asked(ANN, WHERE_SLIP, "go to fortress", "go to ruins", "go to pasture")
    story.answers("go to pasture").has(ANN, at="pasture", hearts=6)
    story.is_asked(ANN, NEXT, "slip", "done")


@pytest.mark.rule("flamefang/verb.slip")
def test_a_net_holds_a_slip_too() -> None:
    story = Story().given(
        at=("lake",), aspect=("flight", "hunt"), hands=("updraft",), minions="harpooner lake"
    )
    story.plays("updraft", "slip").has(ANN, at="lake")
    story.answers("slip", "go to cave").has(ANN, at="cave", hearts=6)


@pytest.mark.rule("flamefang/verb.lift")
def test_lift_takes_one_other_dragon_along_with_each_move() -> None:
    story = Story(seats=3, chapter=5).given(
        page=3,
        at=("village", "village", "village"),
        aspect=("flight",),
        hands=("carry-the-clutch",),
        amber="village",
        minions="bear village, snare-setter village",
    )
    story.plays("carry-the-clutch", "lift", "slip", "slip", "go to lake")
    story.is_asked(ANN, WHOM_CARRY, "carry seat-1", "carry seat-2", "carry amber", "carry nobody")
    story.answers("carry amber")
    assert (story.view["amber"]["at"], story.view["amber"]["hearts"]) == ("tile:lake", 4)
    story.has(ANN, at="lake").has(BEN, at="village").has(CLEO, at="village")


@pytest.mark.rule("flamefang/verb.lift")
def test_who_is_carried_suffers_no_breakaway_and_heeds_no_net() -> None:
    story = Story().given(
        at=("forest", "forest"),
        aspect=("flight", "hunt"),
        hands=("carry-the-clutch",),
        minions="snare-setter forest",
    )
    story.plays("carry-the-clutch", "lift", "slip").has(ANN, at="forest")
    story.answers("slip", "go to ruins").is_asked(ANN, WHOM_CARRY, "carry seat-1", "carry nobody")
    story.answers("carry seat-1").has(ANN, at="ruins", hearts=6).has(BEN, at="ruins", hearts=5)


@pytest.mark.rule("flamefang/verb.lift")
def test_lift_ends_with_the_turn() -> None:
    story = Story().given(aspect=("flight", "hunt"), hands=("carry-the-clutch glide",))
    story.plays("carry-the-clutch", "lift", "slip", "go to lake", "carry seat-1")
    story.answers("slip", "go to cave", "carry nobody", "done")
    story.has(ANN, at="cave").has(BEN, at="lake").answers(
        "use wide-wings", "slip", "go to cave"
    ).has(BEN, at="cave")
    story.plays("glide", "move", "go to peak").is_asked(ANN, NEXT, "move", "done")
    story.has(ANN, at="peak").has(BEN, at="cave")


@pytest.mark.rule("flamefang/verb.lift", "flamefang/trigger.first-turn")
def test_a_power_after_the_turn_no_longer_lifts() -> None:
    story = Story(chapter=6).given(
        aspect=("flight", "hunt"), hands=("carry-the-clutch",), powers=("F2",)
    )
    story.plays("carry-the-clutch", "lift", "done").is_asked(ANN, NEXT, "slip", "done")
    story.answers("slip", "go to ruins").has(ANN, at="ruins").has(BEN, at="cave")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/verb.leap")
def test_leap_goes_to_any_other_tile_past_enemies_and_nets() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("homing-star",),
        minions="snare-setter forest, bear forest",
    )
    story.plays("homing-star", "leap any").is_asked(
        ANN,
        WHERE_LEAP,
        *("leap to cave", "leap to fortress", "leap to village", "leap to ruins", "leap to lake"),
        *("leap to pasture", "leap to peak", "leap to quarry"),
    )
    story.answers("leap to cave").has(ANN, at="cave", hearts=6)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/verb.leap")
def test_cargo_leaps_along() -> None:
    story = Story().given(
        page=3,
        at=("fortress",),
        aspect=("flight", "hunt"),
        hands=("homing-star",),
        cargo=(2,),
        quest={"fortress": 1},
    )
    story.plays("homing-star", "leap any", "leap to lake")
    story.has(ANN, at="lake", cargo=2).is_on_page(3, done=0)


@pytest.mark.rule("flamefang/verb.leap")
def test_neither_a_lifted_dragon_nor_captive_amber_leaps_along() -> None:
    """No card has both a lift and a leap, so the lift is laid out by hand."""
    story = Story(chapter=4).given(
        page=3,
        at=("fortress", "fortress"),
        aspect=("flight", "hunt"),
        magic="blink",
        captive="fortress",
    )
    story.table.lifts = 1
    story.answers("magic blink").answers("leap any", "leap to village")
    story.has(ANN, at="village").has(BEN, at="fortress")
    assert story.tile("fortress")["captive"]
