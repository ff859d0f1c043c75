"""The minion phase: who attacks whom, how the damage is divided, and what comes after it."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, Story, life

FOREST = "from the minions at the Forest?"
WHO_TAKES_IT = "Which dragon takes the condition?"
OWN_LIFE = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")


@pytest.mark.rule("flamefang/minion-phase.same-tile")
def test_a_minion_attacks_only_where_a_dragon_is() -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        minions="pitchfork forest, bull village",
        minion_deck="",
    )
    story.is_asked(ANN, life(1), *OWN_LIFE)
    story.answers("lose red-pinions").is_new_round(BEN)
    story.has(ANN, hearts=5, discard="red-pinions").has(BEN, hearts=5, discard="")
    story.shows("village", minions="bull").shows("forest", minions="pitchfork")


@pytest.mark.rule("flamefang/minion-phase.same-tile")
def test_a_stunned_minion_does_not_attack() -> None:
    story = Story().given(
        begins="minion phase", at=("forest",), minions="bear forest stunned", minion_deck=""
    )
    story.is_new_round(BEN).has(ANN, hearts=6).shows("forest", minions="bear")


@pytest.mark.rule("flamefang/minion-phase.total-damage", "flamefang/minion-phase.once-each")
def test_the_attacks_on_a_tile_are_added_up_once() -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        minions="bear forest, wolf-1 forest, banner-bearer forest",
        minion_deck="",
    )
    story.is_asked(ANN, life(3), *OWN_LIFE)
    story.answers("lose ember-heart").is_asked(
        ANN, life(1), "lose horned-brow", "lose red-pinions", "lose furnace-belly"
    )
    story.answers("lose furnace-belly").is_new_round(BEN)
    story.has(ANN, row="horned-brow red-pinions").has(BEN, hearts=5)


@pytest.mark.rule("flamefang/minion-phase.shared", "flamefang/ruling.leader-decides")
def test_dragons_on_a_tile_divide_the_damage_as_they_like() -> None:
    story = Story(seats=3).given(
        begins="minion phase",
        leader=BEN,
        at=("forest", "cave", "forest"),
        minions="bear forest, wolf-1 forest",
        minion_deck="",
    )
    words = f"How do you divide 3 damage {FOREST}"
    story.is_asked(BEN, words, "take 0", "take 1", "take 2", "take 3")
    story.describes("take 1", "Cinder takes 1, 2 left for Bramble")
    story.answers("take 1").is_asked(ANN, life(1), *OWN_LIFE)
    story.answers("lose red-pinions")
    story.is_asked(
        CLEO, life(2), "lose root-heart", "lose bark-hide", "lose moss-back", "lose patient-jaw"
    )
    story.answers("lose root-heart").is_new_round(CLEO)
    story.has(ANN, hearts=5).has(BEN, hearts=5).has(CLEO, hearts=3)


@pytest.mark.rule("flamefang/minion-phase.shared")
def test_one_dragon_may_take_all_of_it() -> None:
    story = Story().given(
        begins="minion phase", at=("forest", "forest"), minions="bear forest", minion_deck=""
    )
    story.is_asked(ANN, f"How do you divide 2 damage {FOREST}", "take 0", "take 1", "take 2")
    story.answers("take 0", "lose storm-heart").is_new_round(BEN)
    story.has(ANN, hearts=6).has(BEN, hearts=3)


@pytest.mark.rule("flamefang/minion-phase.order", "flamefang/minion-phase.same-tile")
def test_every_tile_gets_its_own_sum_so_that_the_order_changes_nothing() -> None:
    """Nobody is asked for an order: no blow depends on another."""
    story = Story().given(
        begins="minion phase",
        at=("village", "forest"),
        minions="bear forest, torch-mob-1 village",
        minion_deck="",
    )
    story.is_asked(ANN, life(1), *OWN_LIFE).answers("lose furnace-belly")
    story.is_asked(
        BEN, life(2), "lose storm-heart", "lose hollow-bones", "lose sky-crest", "lose wide-wings"
    )
    story.answers("lose storm-heart").is_new_round(BEN)
    story.has(ANN, hearts=5).has(BEN, hearts=3)


@pytest.mark.rule(
    "flamefang/minion-phase.conditions",
    "flamefang/keyword.condition-attack",
    "flamefang/ruling.leader-decides",
)
def test_each_condition_icon_gives_one_dragon_a_condition_and_no_damage() -> None:
    story = Story(seats=3).given(
        begins="minion phase",
        leader=BEN,
        at=("ruins", "cave", "ruins"),
        minions="hexer ruins, acolyte ruins",
        minion_deck="",
        condition_deck="scorched burr hunted",
    )
    ask = (BEN, WHO_TAKES_IT, "condition for seat-0", "condition for seat-2")
    story.is_asked(*ask).answers("condition for seat-2").is_asked(*ask)
    story.answers("condition for seat-0").is_new_round(CLEO)
    story.has(ANN, conditions_on_deck=1, hearts=6, hand="", prep="")
    story.has(BEN, conditions_on_deck=0).has(CLEO, conditions_on_deck=1, hearts=5)
    assert ids_of(story, story.table.decks[CLEO]) == ["scorched"]
    assert ids_of(story, story.table.decks[ANN]) == ["burr"]


@pytest.mark.rule("flamefang/minion-phase.conditions")
def test_a_condition_goes_on_top_of_the_deck_unseen() -> None:
    story = Story().given(
        begins="minion phase",
        at=("lake",),
        decks=("claw",),
        minions="marsh-serpent lake",
        minion_deck="",
        condition_deck="scorched",
    )
    story.is_new_round(BEN).has(ANN, deck=2, conditions_on_deck=1, hearts=6, hand="")
    assert ids_of(story, story.table.decks[ANN]) == ["claw", "scorched"]
    told = story.tells(story.table.log or [])
    assert not [words for words in told if "Scorched" in words]


@pytest.mark.rule("flamefang/minion-phase.abilities", "flamefang/minion-phase.same-tile")
def test_abilities_wait_until_all_attacks_on_all_tiles_are_done() -> None:
    """The wolf at the Ruins prowls to Ann; had it gone first, it would have bitten her."""
    story = Story().given(
        begins="minion phase",
        at=("village", "forest"),
        minions="wolf-1 ruins, torch-mob-1 village, bear forest",
        minion_deck="",
    )
    story.is_asked(ANN, life(1), *OWN_LIFE).answers("lose furnace-belly")
    story.shows("ruins", minions="wolf-1").answers("lose storm-heart")
    story.is_asked(
        ANN, "Which way does the Wolf go?", "march to village", "march to forest"
    ).answers("march to village")
    story.is_new_round(BEN).shows("village", minions="wolf-1, torch-mob-1")
    story.has(ANN, hearts=5).has(BEN, hearts=3)


@pytest.mark.rule("flamefang/minion-phase.card")
def test_a_minion_card_shows_name_tile_attack_defense_spoils_and_ability() -> None:
    story = Story().given(minions="overseer peak 1")
    assert story.tile("peak")["minions"] == [
        {
            "id": "minion:overseer",
            "minion": "overseer",
            "name": "Overseer",
            "words": "attack 1, defense 2, spoils dragonstone and gold, guard: while it is awake, "
            "no other enemy here can be damaged but guards and structures",
            "attack": 1,
            "conditions": 0,
            "defense": 2,
            "damage": 1,
            "stunned": False,
            "keyword": {
                "keyword": "guard",
                "count": None,
                "words": "while it is awake, no other enemy here can be damaged but guards and "
                "structures",
            },
            "spoils": ["stone", "gold"],
            "source": {"all": "reconstructed"},
        }
    ]
    content = story.table.content
    assert content.minions[content.minion_ids.index("overseer")].tile == "quarry"


def ids_of(story: Story, cards: list[int]) -> list[str]:
    return [story.table.content.cards[card].id for card in cards]
