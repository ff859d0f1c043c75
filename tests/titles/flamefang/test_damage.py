"""Damage: which life cards pay for it, and who shares it."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, WHICH_ASPECT, Story, life

TWO, OTHER_TWO, ONE, OTHER_ONE = "ember-heart", "horned-brow", "red-pinions", "furnace-belly"
FOUR = f"{TWO} {OTHER_TWO} {ONE} {OTHER_ONE}"
"""Cinder's row: 2, 2, 1 and 1 hearts."""

ATTACKERS = {
    1: "wolf-1 forest",
    2: "bear forest",
    3: "bear forest, wolf-1 forest",
    5: "bear forest, giant-pike forest, wolf-1 forest",
    6: "bear forest, giant-pike forest, bull forest",
}
"""Minions whose attacks come to so much."""


def attacked(row: str, damage: int) -> Story:
    """A single dragon in the Forest when the minions strike."""
    return Story(seats=1).given(
        begins="minion phase", at=("forest",), rows=(row,), minions=ATTACKERS[damage]
    )


def losing(cards: str) -> list[str]:
    return [f"lose {card}" for card in cards.split()]


# Which cards pay


@pytest.mark.rule("flamefang/life.damage", "flamefang/ruling.damage-set")
@pytest.mark.parametrize("card", [TWO, OTHER_TWO, ONE, OTHER_ONE])
def test_one_damage_is_paid_with_any_one_card(card: str) -> None:
    story = attacked(FOUR, 1)
    story.is_asked(ANN, life(1), *losing(FOUR)).answers(f"lose {card}")
    story.has(ANN, row=FOUR.replace(card, ""), discard=card)
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")


@pytest.mark.rule("flamefang/life.damage", "flamefang/ruling.damage-set")
@pytest.mark.parametrize(
    ("first", "left", "second", "kept"),
    [
        (TWO, 1, ONE, f"{OTHER_TWO} {OTHER_ONE}"),
        (TWO, 1, OTHER_TWO, f"{ONE} {OTHER_ONE}"),
        (ONE, 2, OTHER_TWO, f"{TWO} {OTHER_ONE}"),
        (OTHER_ONE, 2, TWO, f"{OTHER_TWO} {ONE}"),
    ],
)
def test_three_damage_is_paid_with_a_two_and_a_one_or_both_twos(
    first: str, left: int, second: str, kept: str
) -> None:
    story = attacked(FOUR, 3)
    story.is_asked(ANN, life(3), *losing(FOUR)).answers(f"lose {first}")
    assert story.question.words == life(left)
    story.answers(f"lose {second}").has(ANN, row=kept, discard=f"{first} {second}")


@pytest.mark.rule("flamefang/ruling.damage-set")
def test_no_card_is_paid_that_could_be_spared() -> None:
    story = attacked(FOUR, 3)
    story.answers(f"lose {ONE}").is_asked(ANN, life(2), *losing(f"{TWO} {OTHER_TWO}"))
    story.refuses(f"lose {OTHER_ONE}", "")


@pytest.mark.rule("flamefang/ruling.damage-set")
@pytest.mark.parametrize("kept", [ONE, OTHER_ONE])
def test_five_damage_leaves_only_a_one(kept: str) -> None:
    story = attacked(FOUR, 5)
    gone = OTHER_ONE if kept == ONE else ONE
    story.answers(f"lose {TWO}", f"lose {OTHER_TWO}")
    story.is_asked(ANN, life(1), *losing(f"{ONE} {OTHER_ONE}"))
    story.answers(f"lose {gone}").has(ANN, row=kept, hearts=1)


@pytest.mark.rule("flamefang/ruling.damage-set", "flamefang/ruling.damage-asked")
def test_two_damage_takes_the_two_from_a_row_of_two_and_one_unasked() -> None:
    story = attacked(f"{TWO} {ONE}", 2)
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")
    story.has(ANN, row=ONE, discard=TWO)


@pytest.mark.rule("flamefang/ruling.damage-set", "flamefang/ruling.damage-defeated")
def test_hearts_too_many_are_lost() -> None:
    story = attacked(f"{TWO} {OTHER_TWO}", 1)
    story.is_asked(ANN, life(1), *losing(f"{TWO} {OTHER_TWO}")).answers(f"lose {TWO}")
    story.has(ANN, row=OTHER_TWO, hearts=2)


@pytest.mark.rule("flamefang/ruling.damage-defeated")
def test_a_row_of_two_and_two_survives_two_damage() -> None:
    story = attacked(f"{TWO} {OTHER_TWO}", 2)
    story.answers(f"lose {OTHER_TWO}").has(ANN, row=TWO)


@pytest.mark.rule("flamefang/ruling.damage-defeated", "flamefang/life.damage")
@pytest.mark.parametrize(
    ("row", "damage"),
    [(FOUR, 6), (f"{TWO} {OTHER_TWO}", 3), (TWO, 1), (ONE, 1), (f"{TWO} {ONE}", 3)],
)
def test_a_dragon_that_cannot_keep_a_card_is_defeated(row: str, damage: int) -> None:
    attacked(row, damage).is_lost("Cinder was defeated by the minions at the Forest")


@pytest.mark.rule("flamefang/ruling.damage-asked")
def test_nobody_is_asked_about_cards_that_all_must_go() -> None:
    story = attacked(FOUR, 5)
    story.answers(f"lose {ONE}")
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")
    story.has(ANN, row=OTHER_ONE)


# Who shares it


@pytest.mark.rule("flamefang/ruling.damage-shared", "flamefang/ruling.damage-one-sum")
def test_shares_are_named_first_and_each_is_paid_as_one_sum() -> None:
    story = Story().given(
        begins="minion phase",
        leader=BEN,
        at=("forest", "forest"),
        rows=(f"{TWO} {OTHER_TWO} {OTHER_ONE}", "storm-heart hollow-bones"),
        minions="wolf-1 forest, wolf-2 forest, poacher forest",
        minion_deck="bear",
    )
    story.is_asked(
        BEN,
        "How do you divide 3 damage from the minions at the Forest?",
        *("take 0", "take 1", "take 2", "take 3"),
    )
    story.answers("take 2").has(ANN, hearts=5).has(BEN, hearts=3)
    story.is_asked(ANN, life(2), *losing(f"{TWO} {OTHER_TWO}")).answers(f"lose {TWO}")
    story.is_asked(BEN, life(1), "lose storm-heart", "lose hollow-bones")
    story.answers("lose hollow-bones")
    story.has(ANN, row=f"{OTHER_TWO} {OTHER_ONE}").has(BEN, row="storm-heart")


@pytest.mark.rule("flamefang/ruling.damage-one-sum")
def test_a_ward_pays_for_a_share_of_one() -> None:
    story = Story().given(
        begins="minion phase", at=("forest", "forest"), wards=(1,), minions="bear forest"
    )
    story.answers("take 1")
    story.is_asked(BEN, life(1), *losing("storm-heart hollow-bones sky-crest wide-wings"))
    story.has(ANN, hearts=6, ward=0, discard="").has(BEN, hearts=5)


@pytest.mark.rule("flamefang/ruling.damage-one-sum")
def test_wards_pay_first_and_life_cards_for_the_rest() -> None:
    story = Story().given(
        begins="minion phase", at=("forest", "forest"), wards=(1,), minions="bear forest"
    )
    story.answers("take 2").is_asked(ANN, life(1), *losing(FOUR)).has(ANN, ward=0)


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_the_damage_of_a_boss_is_shared() -> None:
    story = Story(chapter=4).given(
        begins="boss phase", page=2, at=("fortress", "fortress"), boss="hask fortress"
    )
    story.is_asked(
        ANN, "How do you divide 2 damage from Warden Hask?", "take 0", "take 1", "take 2"
    )
    story.answers("take 0")
    story.is_asked(BEN, life(2), *losing("storm-heart hollow-bones sky-crest wide-wings"))
    story.has(ANN, hearts=6)


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_the_damage_of_an_ambush_is_shared() -> None:
    story = Story().given(
        begins="event phase", at=("fortress", "fortress"), minion_deck="crossbowman"
    )
    story.is_asked(
        ANN,
        "How do you divide 1 damage from the ambush of the Crossbowman?",
        *("take 0", "take 1"),
    )


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_amber_takes_a_share() -> None:
    story = Story(chapter=5).given(
        begins="minion phase",
        page=3,
        at=("forest", "cave"),
        amber="forest",
        minions="bear forest",
        minion_deck="squire",
    )
    story.is_asked(
        ANN,
        "How do you divide 2 damage from the minions at the Forest?",
        *("take 0", "take 1", "take 2"),
    )
    story.answers("take 0").has(ANN, hearts=6).has(BEN, hearts=5)
    assert story.view["amber"]["hearts"] == 2


@pytest.mark.rule("flamefang/ruling.damage-asked")
def test_a_dragon_alone_on_its_tile_is_not_asked_to_divide() -> None:
    story = Story().given(begins="minion phase", at=("forest", "cave"), minions="wolf-1 forest")
    story.is_asked(ANN, life(1), *losing(FOUR)).has(BEN, hearts=5)


# What hits a dragon alone: two stand on the tile, and nobody is asked to divide


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_breakaway_damage_is_not_shared() -> None:
    story = Story().given(
        at=("forest", "forest"),
        aspect=("flight", "hunt"),
        hands=("dive",),
        minions="bear forest",
    )
    story.plays("dive", "move", "go to ruins").is_asked(ANN, life(1), *losing(FOUR))
    story.answers(f"lose {ONE}").has(BEN, hearts=5)


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_a_burst_hits_each_dragon_on_the_tile() -> None:
    story = Story(seats=3).given(
        at=("quarry", "quarry", "cave"),
        aspect=("fight", "hunt", "hunt"),
        hands=("claw",),
        minions="sapper quarry",
    )
    story.plays("claw", "attack").is_asked(ANN, life(1), *losing(FOUR))
    story.answers(f"lose {ONE}")
    story.is_asked(BEN, life(1), *losing("storm-heart hollow-bones sky-crest wide-wings"))
    story.answers("lose sky-crest").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.has(ANN, hearts=5).has(BEN, hearts=4).has(2, hearts=5)


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_a_threat_hits_its_owner_alone() -> None:
    story = Story().given(at=("forest", "forest"), prep=("goaded",))
    story.answers("aspect hunt").is_asked(ANN, life(1), *losing(FOUR))


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_damage_of_an_event_hits_the_dragons_it_names() -> None:
    story = Story().given(
        begins="event phase",
        at=("forest", "forest"),
        wards=(0, 1),
        minions="wolf-1 forest",
        event_deck="night-raid",
    )
    story.is_asked(ANN, life(1), *losing(FOUR)).answers(f"lose {ONE}")
    story.has(ANN, hearts=5).has(BEN, hearts=5)


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_damage_of_a_condition_hits_who_drew_it() -> None:
    story = Story().given(
        at=("forest", "forest"), aspect=("fight", "hunt"), hands=("roar",), decks=("scorched",)
    )
    story.plays("roar", "draw 1").is_asked(ANN, life(1), *losing(FOUR))


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_fire_burns_each_dragon_in_it() -> None:
    story = Story(chapter=5).given(
        begins="cleanup", at=("forest", "forest"), amber="forest", quest={"forest": 1}
    )
    story.is_asked(ANN, life(1), *losing(FOUR)).answers(f"lose {ONE}")
    story.is_asked(BEN, life(1), *losing("storm-heart hollow-bones sky-crest wide-wings"))
    story.answers("lose sky-crest").has(ANN, hearts=5).has(BEN, hearts=4)
    assert story.view["amber"]["hearts"] == 3


@pytest.mark.rule("flamefang/ruling.damage-shared")
def test_a_tower_at_the_cave_hits_each_player_dragon() -> None:
    story = Story(chapter=7).given(
        begins="cleanup", at=("cave", "peak"), amber="cave", built="I1 cave"
    )
    story.is_asked(ANN, life(1), *losing(FOUR)).answers(f"lose {ONE}")
    story.is_asked(BEN, life(1), *losing("storm-heart hollow-bones sky-crest wide-wings"))
    story.answers("lose sky-crest").has(ANN, hearts=5).has(BEN, hearts=4)
    assert story.view["amber"]["hearts"] == 4
