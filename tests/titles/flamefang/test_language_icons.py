"""The effect language: what is an icon, and what icons can be spent on."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    NEXT,
    WHAT,
    WHAT_ATTACK,
    WHERE_MOVE,
    WHERE_SLIP,
    Story,
)


@pytest.mark.rule("flamefang/language.icons")
def test_a_blast_and_a_shove_are_no_icons() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("white-flame rage wingbeat netted-wing",),
        minions="bear forest",
    )
    story.plays("white-flame").is_asked(ANN, NEXT, "blast 2", "done")
    story.answers("blast 2").shows("forest", minions="bear 2")
    story.has(ANN, hand="rage wingbeat netted-wing")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/language.icons")
def test_neither_a_spit_nor_a_leap_is_an_icon() -> None:
    """With nothing in reach a spit is not offered, whatever conditions are in hand."""
    story = Story().given(
        at=("cave",),
        aspect=("fight", "hunt"),
        hands=("coal-breath rage netted-wing",),
        magic="blink",
    )
    story.plays("coal-breath").is_asked(BEN, WHAT, *BLINK_FOR_BEN)
    story.answers("pass").answers("magic blink", "leap any", "leap to lake")
    story.has(ANN, at="lake", hand="rage netted-wing")


BLINK_FOR_BEN = ("use wide-wings", "magic blink", "pass")


@pytest.mark.rule("flamefang/language.icons")
def test_a_slip_is_a_move_icon() -> None:
    story = Story().given(aspect=("flight", "hunt"), hands=("updraft netted-wing",))
    story.plays("updraft", "slip").is_asked(
        ANN, WHERE_SLIP, "go to village", "go to lake", "go to peak", "destroy netted-wing"
    )
    story.answers("destroy netted-wing").has(ANN, at="cave", hand="")
    story.is_asked(ANN, NEXT, "slip", "done")


@pytest.mark.rule("flamefang/language.icons")
def test_the_activation_of_amber_is_no_icon() -> None:
    story = Story(chapter=8).given(
        page=2, quest={"fortress": 3}, amber="fortress", aspect=("fight", "hunt")
    )
    assert story.tile("fortress")["near"] == ["tile:pasture"]
    story.answers("amber").is_asked(ANN, "What does Amber do?", "amber to pasture", "amber is done")
    story.answers("amber is done").shows("fortress", quest=3)


@pytest.mark.rule("flamefang/language.icons-spent")
def test_an_icon_spent_on_a_condition_does_nothing_else() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("claw rage",), minions="bear forest"
    )
    story.plays("claw", "attack").is_asked(ANN, WHAT_ATTACK, "attack bear", "destroy rage")
    story.answers("destroy rage").shows("forest", minions="bear").has(ANN, hand="")
    story.is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").shows("forest", minions="bear 1")


@pytest.mark.rule("flamefang/language.icons-spent")
def test_an_icon_spent_on_a_net_does_nothing_else() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("glide",),
        minions="snare-setter forest",
    )
    story.plays("glide", "move").has(ANN, at="forest", hearts=6)
    story.is_asked(ANN, NEXT, "move", "done")
    story.answers("move").is_asked(
        ANN, WHERE_MOVE, "go to fortress", "go to ruins", "go to pasture"
    )
