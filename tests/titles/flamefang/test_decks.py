"""Decks that run out, and tokens that never do."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, WHICH_ASPECT, Story

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")


def path_of(story: Story) -> list[str]:
    return sorted(card["card"] for card in story.path)


def magic_of(story: Story) -> list[str]:
    return sorted(token["magic"] for token in story.view["magic"]["tokens"])


@pytest.mark.rule("flamefang/ruling.deck-empty")
def test_an_empty_minion_deck_is_made_anew_from_its_discards() -> None:
    story = Story().given(begins="event phase", minion_deck="", minion_discard="bear")
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS).shows("forest", minions="bear")
    story.lies("minion discard", "").lies("minion deck", "")


@pytest.mark.rule("flamefang/ruling.deck-empty")
def test_without_any_minion_left_nothing_spawns() -> None:
    story = Story().given(begins="event phase", minions="squire fortress", minion_deck="")
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS).lies("the Vale", "squire")


@pytest.mark.rule("flamefang/ruling.deck-empty")
def test_an_empty_upgrade_deck_is_made_anew_from_its_discards() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow dive",),
        hoards=("2 gold",),
        path="rending-claws keen-nose harrier wrath",
        upgrade_deck="",
        upgrade_discard="apex",
    )
    story.plays("grow", "grow 0", "grow keen-nose")
    assert path_of(story) == ["apex", "harrier", "rending-claws", "wrath"]
    story.lies("upgrade discard", "").lies("upgrade deck", "")


@pytest.mark.rule("flamefang/ruling.deck-empty")
def test_without_any_upgrade_left_a_gap_in_the_path_stays() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow dive",),
        hoards=("2 gold",),
        path="rending-claws keen-nose harrier wrath",
        upgrade_deck="",
    )
    story.plays("grow", "grow 0", "grow keen-nose").has(ANN, hand="keen-nose", hoard="")
    assert path_of(story) == ["harrier", "rending-claws", "wrath"]
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/ruling.deck-empty")
def test_an_empty_pile_of_magic_is_made_anew_from_its_discards() -> None:
    story = Story(chapter=3).given(
        aspect=("fight", "hunt"), magic="beckon hush blink spite", magic_discard="echo"
    )
    story.answers("magic blink", "leap any", "leap to lake")
    assert magic_of(story) == ["beckon", "echo", "hush", "spite"]


@pytest.mark.rule("flamefang/ruling.deck-empty")
def test_without_any_magic_left_fewer_tokens_lie_open() -> None:
    story = Story(chapter=3).given(aspect=("fight", "hunt"), magic="beckon hush blink spite")
    story.answers("magic blink", "leap any", "leap to lake").has(ANN, at="lake")
    assert magic_of(story) == ["beckon", "hush", "spite"]


@pytest.mark.rule("flamefang/ruling.deck-empty", "flamefang/condition.deck-empty")
def test_a_condition_deck_made_anew_leaves_conditions_in_hand_alone() -> None:
    story = Story().given(
        begins="event phase",
        hands=("rage",),
        event_deck="ill-omen",
        minion_deck="squire",
        condition_deck="",
        condition_discard="burr",
    )
    story.has(ANN, hand="rage", conditions_on_deck=1).lies("deck 0", "burr")


@pytest.mark.rule("flamefang/ruling.tokens-never-run-out")
def test_a_thirteenth_stun_token_is_there() -> None:
    stunned = "gate-guard-1 gate-guard-2 squire captain war-hound pitchfork wolf-1 wolf-2"
    stunned += " bull sheepdog miner-1 miner-2"
    others = ", ".join(f"{minion} forest stunned" for minion in stunned.split())
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("flamelick",),
        minions=f"bear forest, {others}",
    )
    story.plays("flamelick", "stun")
    assert sum(minion["stunned"] for minion in story.tile("forest")["minions"]) == 13


@pytest.mark.rule("flamefang/ruling.tokens-never-run-out")
def test_a_twenty_second_damage_token_is_there() -> None:
    story = Story(seats=4, chapter=6).given(
        page=3, at=("lake",), aspect=("fight",), hands=("claw",), boss="tide lake 21"
    )
    story.plays("claw", "attack")
    assert story.view["boss"]["damage"] == 22


@pytest.mark.rule("flamefang/ruling.tokens-never-run-out")
def test_a_nineteenth_quest_token_is_there() -> None:
    story = Story().given(
        page=3,
        at=("fortress",),
        aspect=("fight", "hunt"),
        cargo=(1,),
        quest={"fortress": 18},
    )
    story.answers("drop quest").shows("fortress", quest=19).has(ANN, cargo=0)
