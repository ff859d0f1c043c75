"""Every condition card: what it does, and what destroys it."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, WHICH_ASPECT, Story, life


def destroyed(story: Story) -> list[str]:
    """The discard pile beside the condition deck."""
    return [story.table.content.cards[card].id for card in story.table.condition_discard]


def drawing(condition: str, hoard: str = "1 meat", hand: str = "claw roar") -> Story:
    """Ann eats meat, and this lies on her deck."""
    story = Story().given(
        aspect=("fight", "hunt"), hands=(hand,), hoards=(hoard,), decks=(f"{condition} dive raid",)
    )
    return story.answers("eat meat")


@pytest.mark.rule("flamefang/card.conditions")
def test_scorched_deals_one_damage() -> None:
    story = drawing("scorched")
    kept = "ember-heart horned-brow red-pinions"
    lives = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
    story.is_asked(ANN, life(1), *lives)
    story.answers("lose furnace-belly").has(ANN, row=kept, hand="claw roar", deck=2)
    assert destroyed(story) == ["scorched"]
    story.is_asked(ANN, WHAT, "play claw", "play roar", "pass").has(BEN, hearts=5)


@pytest.mark.rule("flamefang/card.conditions")
def test_winded_costs_a_card() -> None:
    story = drawing("winded")
    story.is_asked(ANN, "Which card do you discard?", "discard claw", "discard roar")
    story.answers("discard claw").has(ANN, hand="roar", discard="claw", deck=2)
    assert destroyed(story) == ["winded"]


@pytest.mark.rule("flamefang/card.conditions")
def test_spilled_hoard_costs_a_resource() -> None:
    story = drawing("spilled-hoard", "1 meat 1 stone 1 gold")
    story.is_asked(ANN, "Which resource do you lose?", "return stone", "return gold")
    story.answers("return gold").has(ANN, hoard="1 stone", hand="claw roar", deck=2)
    assert story.supply == {"meat": 19, "stone": 18, "gold": 19}
    assert destroyed(story) == ["spilled-hoard"]


@pytest.mark.rule("flamefang/card.conditions")
def test_close_call_draws_a_card() -> None:
    story = drawing("close-call").has(ANN, hand="claw roar dive", deck=1, hearts=6)
    assert destroyed(story) == ["close-call"]


ONGOING = [
    ("netted-wing", "dive", "flight", "move", "go to village, go to lake, go to peak"),
    ("burr", "raid", "hunt", "gather", "gather"),
    ("rage", "claw", "fight", "attack", "attack bear"),
    ("dazed", "roar", "fight", "stun", "stun bear"),
]


@pytest.mark.rule("flamefang/card.conditions")
@pytest.mark.parametrize(("condition", "card", "aspect", "icon", "uses"), ONGOING)
def test_an_ongoing_condition_is_destroyed_with_its_icon(
    condition: str, card: str, aspect: str, icon: str, uses: str
) -> None:
    story = Story().given(
        aspect=(aspect, "hunt"), hands=(f"{card} {condition}",), minions="bear cave"
    )
    story.answers(f"play {card}", icon)
    assert story.question.options.keys == [*uses.split(", "), f"destroy {condition}"]
    story.answers(f"destroy {condition}").has(ANN, hand="", at="cave", hoard="", hearts=6)
    story.shows("cave", minions="bear")
    assert destroyed(story) == [condition]


OTHER_ICONS = [
    ("netted-wing", "claw", "fight", "attack", "bear 1"),
    ("burr", "claw", "fight", "attack", "bear 1"),
    ("rage", "roar", "fight", "stun", "bear stunned"),
    ("dazed", "claw", "fight", "attack", "bear 1"),
]


@pytest.mark.rule("flamefang/card.conditions")
@pytest.mark.parametrize(("condition", "card", "aspect", "icon", "bear"), OTHER_ICONS)
def test_another_icon_does_not_destroy_it(
    condition: str, card: str, aspect: str, icon: str, bear: str
) -> None:
    story = Story().given(
        aspect=(aspect, "hunt"), hands=(f"{card} {condition}",), minions="bear cave"
    )
    story.answers(f"play {card}", icon).shows("cave", minions=bear)
    story.has(ANN, hand=condition)
    assert destroyed(story) == []


THREATS = [("bleeding", "hunt"), ("hunted", "flight"), ("goaded", "fight")]


@pytest.mark.rule("flamefang/card.conditions")
@pytest.mark.parametrize(("condition", "aspect"), THREATS)
def test_a_threat_is_destroyed_by_its_aspect(condition: str, aspect: str) -> None:
    story = Story().given(prep=(condition,))
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")
    story.answers(f"aspect {aspect}").has(ANN, prep="", hearts=6)
    assert destroyed(story) == [condition]


@pytest.mark.rule("flamefang/card.conditions")
@pytest.mark.parametrize(
    ("condition", "aspect"),
    [
        ("bleeding", "fight"),
        ("bleeding", "flight"),
        ("hunted", "fight"),
        ("hunted", "hunt"),
        ("goaded", "flight"),
        ("goaded", "hunt"),
    ],
)
def test_a_threat_hurts_under_any_other_aspect(condition: str, aspect: str) -> None:
    story = Story().given(prep=(condition,))
    story.answers(f"aspect {aspect}", "lose red-pinions").has(ANN, prep=condition, hearts=5)
    assert destroyed(story) == []
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/card.conditions")
@pytest.mark.parametrize("condition", ["netted-wing", "burr", "rage", "dazed"])
def test_an_ongoing_condition_stays_in_the_hand(condition: str) -> None:
    story = drawing(condition).has(ANN, hand=f"claw roar {condition}", prep="")
    story.refuses(f"play {condition}", "conditions cannot be played")


@pytest.mark.rule("flamefang/card.conditions")
@pytest.mark.parametrize("condition", ["bleeding", "hunted", "goaded"])
def test_a_threat_that_is_drawn_lies_in_the_prep_area(condition: str) -> None:
    story = drawing(condition).has(ANN, hand="claw roar", prep=condition, hearts=6)
    story.refuses(f"play {condition}", "conditions cannot be played")


@pytest.mark.rule("flamefang/card.conditions")
def test_there_are_eighteen_conditions() -> None:
    content = Story().table.content
    found = sorted(content.cards[card].id for card in content.conditions)
    six = "close-call scorched scorched spilled-hoard winded winded"
    ongoing = "burr dazed netted-wing netted-wing rage rage"
    threats = "bleeding bleeding goaded goaded hunted hunted"
    assert found == sorted([*six.split(), *ongoing.split(), *threats.split()])
