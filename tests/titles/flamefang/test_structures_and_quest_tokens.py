"""Structures, which are no enemies, and quest tokens, which are no resources."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    NEXT,
    WHAT,
    WHAT_ATTACK,
    WHAT_GATHER,
    Story,
)

# Structures


@pytest.mark.rule("flamefang/structure.damage")
def test_a_structure_is_attacked_like_an_enemy() -> None:
    """A Lock for two players stands four blows."""
    story = Story(chapter=4).given(
        at=("village",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="bear village",
        built="D1 village 2, D2 quarry",
    )
    story.answers("play claw", "attack")
    story.is_asked(ANN, WHAT_ATTACK, "attack bear", "attack lock-village")
    story.answers("attack lock-village").shows("village", structures="lock-village")
    assert story.tile("village")["structures"][0]["damage"] == 3
    story.answers("attack", "attack lock-village").shows("village", structures="", minions="bear")
    story.shows("quarry", structures="lock-quarry").shows("village", lying="")


@pytest.mark.rule("flamefang/structure.damage")
@pytest.mark.parametrize(
    ("card", "item", "damage"),
    [("white-flame", "blast 2", 2), ("coal-breath", "spit 2 1", 2)],
)
def test_blast_and_spit_damage_a_structure(card: str, item: str, damage: int) -> None:
    story = Story(chapter=4).given(
        at=("village",), aspect=("fight", "hunt"), hands=(card,), built="D1 village, D2 quarry"
    )
    story.answers(f"play {card}", item)
    assert story.tile("village")["structures"][0]["damage"] == damage
    assert story.tile("quarry")["structures"][0]["damage"] == 0


@pytest.mark.rule("flamefang/structure.no-enemy")
def test_a_structure_cannot_be_stunned_or_shoved() -> None:
    story = Story(chapter=4).given(
        at=("village",), aspect=("fight", "hunt"), hands=("tail-hammer",), built="D1 village"
    )
    story.answers("play tail-hammer").is_asked(ANN, NEXT, "attack", "done")


@pytest.mark.rule("flamefang/structure.no-enemy", "flamefang/ruling.boss-is-enemy")
def test_a_structure_causes_no_breakaway_damage() -> None:
    story = Story(chapter=4).given(
        at=("village",), aspect=("flight", "hunt"), hands=("short-flight",), built="D1 village"
    )
    story.answers("play short-flight", "move", "go to cave").has(ANN, at="cave", hearts=6)


@pytest.mark.rule("flamefang/structure.no-enemy", "flamefang/keyword.net")
def test_a_snare_holds_dragons_but_causes_no_breakaway_damage() -> None:
    story = Story(chapter=2).given(
        page=2,
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
        built="B1 forest, B2 lake",
    )
    story.answers("play short-flight", "move").has(ANN, at="forest")
    story.answers("move", "go to village").has(ANN, at="village", hearts=6)


@pytest.mark.rule("flamefang/structure.no-enemy")
def test_a_structure_never_attacks() -> None:
    story = Story(chapter=4).given(
        begins="minion phase", at=("village",), built="D1 village", minion_deck=""
    )
    story.is_new_round(BEN).has(ANN, hearts=6).shows("village", structures="lock-village")


@pytest.mark.rule("flamefang/structure.no-enemy", "flamefang/structure.damage")
def test_a_destroyed_structure_leaves_nothing_and_is_no_defeated_minion() -> None:
    """On a page that counts defeated minions it does not count."""
    story = Story().given(
        page=2, at=("village",), aspect=("fight", "hunt"), hands=("claw",), built="D1 village 3"
    )
    story.answers("play claw", "attack").shows("village", structures="", lying="")
    story.is_on_page(2, done=0).is_asked(BEN, WHAT, "use wide-wings", "pass")
    assert story.table.minion_discard == []


# Quest tokens. On the last page of chapter 1 scales go from the Fortress to the Cave.


@pytest.mark.rule("flamefang/quest-token.hoard", "flamefang/goal.cargo")
def test_a_quest_token_takes_a_space_in_the_hoard_and_travels_along() -> None:
    story = Story().given(
        page=3,
        at=("fortress",),
        aspect=("hunt", "hunt"),
        hands=("snatch",),
        hoards=("3 gold",),
        quest={"fortress": 3},
    )
    story.answers("play snatch", "gather")
    story.is_asked(ANN, WHAT_GATHER, "gather", "load a quest token")
    story.answers("load a quest token").has(ANN, cargo=1, hoard="3 gold")
    story.shows("fortress", quest=2).answers("move", "go to pasture")
    story.has(ANN, at="pasture", cargo=1).shows("pasture", quest=0)


@pytest.mark.rule("flamefang/quest-token.hoard")
def test_a_full_hoard_takes_no_quest_token() -> None:
    """Cinder has four spaces: the gather can only bring gold, and something is dropped."""
    story = Story().given(
        page=3,
        at=("fortress",),
        aspect=("hunt", "hunt"),
        hands=("snatch",),
        hoards=("3 gold",),
        cargo=(1,),
        quest={"fortress": 2},
    )
    story.answers("play snatch", "gather").shows("fortress", quest=2)
    words = "Your hoard is too full. What do you drop?"
    story.is_asked(ANN, words, "drop gold", "drop quest")
    story.answers("drop gold").has(ANN, hoard="3 gold", cargo=1)


@pytest.mark.rule("flamefang/quest-token.hoard")
def test_a_quest_token_is_dropped_and_picked_up_again_by_another() -> None:
    story = Story().given(
        page=3,
        at=("lake", "lake"),
        aspect=("hunt", "hunt"),
        hands=("", "skim"),
        cargo=(2,),
    )
    story.is_asked(ANN, WHAT, "use furnace-belly", "drop quest", "pass")
    story.answers("drop quest").has(ANN, cargo=1).shows("lake", quest=1, lying="")
    story.answers("pass", "play skim", "gather", "load a quest token")
    story.has(BEN, cargo=1, hoard="").shows("lake", quest=0)


@pytest.mark.rule("flamefang/quest-token.no-resource")
def test_a_quest_token_cannot_be_given_or_fetched() -> None:
    """Bramble's own meat can be given, Gale's Pluck fetches only what is a resource."""
    story = Story(dragons=("bramble", "gale")).given(
        page=3,
        at=("lake", "lake"),
        aspect=("hunt", "hunt"),
        hands=("open-hoard", "pluck"),
        cargo=(2,),
        quest={"lake": 1},
    )
    story.answers("play open-hoard").is_asked(ANN, NEXT, "gather", "drop quest", "done")
    story.answers("done", "play pluck").is_asked(BEN, NEXT, "gather", "done")


@pytest.mark.rule("flamefang/quest-token.no-resource", "flamefang/keyword.thief")
def test_a_quest_token_cannot_be_stolen() -> None:
    story = Story().given(
        begins="minion phase",
        page=3,
        at=("ruins",),
        wards=(1,),
        cargo=(2,),
        quest={"ruins": 1},
        minions="tomb-thief-1 ruins",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, cargo=2).shows("ruins", quest=1)


@pytest.mark.rule("flamefang/quest-token.no-resource", "flamefang/verb.rob")
def test_a_quest_token_cannot_be_robbed() -> None:
    story = Story().given(
        begins="event phase",
        page=3,
        hoards=("1 gold",),
        cargo=(2,),
        event_deck="thieves-moon",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, hoard="", cargo=2)


@pytest.mark.rule("flamefang/quest-token.no-resource", "flamefang/growth.cost")
def test_a_quest_token_does_not_pay_for_growth() -> None:
    """Keen Nose costs two and Ember Spray three: a token does not make up for the third."""
    story = Story().given(
        page=3,
        aspect=("hunt", "hunt"),
        hands=("grow claw",),
        hoards=("2 gold",),
        cargo=(1,),
        path="ember-spray keen-nose",
    )
    story.answers("play grow", "grow 0").is_asked(
        ANN,
        "Which card of the upgrade path do you gain?",
        *("refresh the path", "grow keen-nose"),
    )


@pytest.mark.rule("flamefang/quest-token.no-resource", "flamefang/boost.dragonstone")
def test_a_quest_token_does_not_boost_a_card() -> None:
    story = Story().given(
        page=3,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        cargo=(1,),
        minions="bear forest",
    )
    story.answers("play claw").is_asked(ANN, NEXT, "attack", "drop quest", "done")
