"""Fancy Mode: how the Fancies are chosen, who may use them, and what they cost."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import emberhall

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    WHERE,
    WHICH_FANCY,
    WHICH_TO_DRAW,
    WHICH_TO_SCORE,
    Story,
    bag_of,
    everywhere,
    miniature_in,
    whole,
)

ACTIVE = ("flair", "rainbow", "starburst", "taylor")
PASSIVE = ("buddy", "goldrush", "steven", "todd")
EIGHT = (*ACTIVE, *PASSIVE)
ALL_PLACES = everywhere()


def in_play(story: Story) -> list[str]:
    """The Fancies beside the board."""
    return [fancy["fancy"] for fancy in story.view["fancies"]]


@pytest.mark.rule("duals/fancy.mode")
def test_fancies_are_there_only_when_chosen() -> None:
    """Fancy mode, introduction: the standard game knows none of them."""
    game = emberhall.new_game("duals", seats=2)
    seen = game.view(ROZIE)
    assert (seen["fancies"], whole(seen, "display"), bag_of(seen)["buddy"]) == ([], [], 0)
    assert [seat["hand_count"] for seat in seen["seats"]] == [2, 2]
    story = Story().given("c3 iron", held="meat", coins=(3, 0))
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin")
    for fancy in ACTIVE:
        story.refuses(f"coin {fancy}", f"{fancy.capitalize()} is not in this game")


@pytest.mark.rule("duals/fancy.first-of-all")
def test_the_fancies_are_chosen_before_anything_is_set_up() -> None:
    """Fancy mode, setup: no card is dealt and no token laid out until both have chosen."""
    story = Story(fancies="choose")
    for choice in ("choose todd", "choose buddy"):
        story.sees(phase="choosing", deck=42, extras=[]).board_is("")
        story.has(ROZIE, cards=0).has(MANNY, cards=0)
        assert sum(story.bag.values()) == 42
        story.is_not_offered("coin").answers(choice)
    story.sees(phase="play", deck=36).has(ROZIE, cards=3).has(MANNY, cards=3)
    assert sum(story.bag.values()) == 31
    assert sum(map(len, story.board.values())) == 6


@pytest.mark.rule("duals/fancy.one-each", "duals/ruling.fancy-choice")
def test_seat_0_picks_one_of_eight_and_seat_1_one_of_the_other_seven() -> None:
    """Fancy mode, setup; our ruling on who picks first."""
    story = Story(fancies="choose")
    story.is_asked(ROZIE, WHICH_FANCY, *(f"choose {fancy}" for fancy in EIGHT))
    story.describes("choose taylor", "Taylor (active): pull one more token, play one of the two")
    story.describes("choose todd", "Todd (passive): a full hand is 3 cards")
    story.answers("choose taylor")
    seven = [f"choose {fancy}" for fancy in EIGHT if fancy != "taylor"]
    story.is_asked(MANNY, WHICH_FANCY, *seven)
    story.refuses("choose taylor", "the other player has chosen it").answers("choose todd")
    assert in_play(story) == ["taylor", "todd"]
    told = story.tells(story.game.events(None))
    assert told[:2] == ["Rozie invites Taylor.", "Manny invites Todd."]


@pytest.mark.rule("duals/ruling.fancy-choice")
@pytest.mark.parametrize(
    "fancies", [["flair", "todd"], ("flair", "todd"), "flair,todd", "Flair, TODD"]
)
def test_the_table_may_name_both_beforehand(fancies: Any) -> None:
    """Fancy mode, setup; our ruling: then nobody is asked."""
    story = Story(fancies=fancies)
    assert in_play(story) == ["flair", "todd"]
    assert story.game.question is not None
    assert (story.game.question.words, story.game.question.number) == (READY, 0)
    story.sees(phase="play", deck=36)


@pytest.mark.rule("duals/fancy.one-each")
@pytest.mark.parametrize(
    ("fancies", "reason"),
    [
        (["flair", "flair"], f"fancies must be different ones of {', '.join(EIGHT)}, not "),
        ("todd,todd", f"fancies must be different ones of {', '.join(EIGHT)}, not "),
        (["flair", "smoulder"], f"fancies must be different ones of {', '.join(EIGHT)}, not "),
        ("flair,smoulder", f"fancies must be different ones of {', '.join(EIGHT)}, not "),
        (["flair"], "fancies must name one for each of 2 seats"),
        (["flair", "todd", "buddy"], "fancies must name one for each of 2 seats"),
        ([], "fancies must name one for each of 2 seats"),
        ("flair", "fancies must name one for each seat, like flair,rainbow"),
        ("smoulder", "fancies cannot be 'smoulder'"),
    ],
)
def test_two_different_fancies_must_be_named(fancies: Any, reason: str) -> None:
    """Fancy mode, setup: one card of each, one chosen by each player."""
    with pytest.raises(emberhall.BadSetting) as refusal:
        emberhall.new_game("duals", seats=2, fancies=fancies)
    assert str(refusal.value).startswith(reason)


@pytest.mark.rule("duals/solo.no-fancies", "duals/solo.fountain")
def test_alone_there_are_no_fancies_and_no_choice_about_the_fountain() -> None:
    """Solo mode, introduction."""
    for fancies in ("choose", "flair,todd", ["flair"]):
        with pytest.raises(emberhall.BadSetting) as refusal:
            emberhall.new_game("duals", seats=1, fancies=fancies)
        assert str(refusal.value) == "Solo Mode has no fancies; fancies can only be none"
    with pytest.raises(emberhall.BadSetting) as refusal:
        emberhall.new_game("duals", seats=1, fountain=True)
    assert str(refusal.value) == "Solo Mode always has the fountain; leave that option out"
    seen = emberhall.new_game("duals", seats=1, fancies="none", fountain=False).view(0)
    assert seen["fancies"] == []
    assert miniature_in(seen) == "c3"


@pytest.mark.rule("duals/fancy.for-both")
@pytest.mark.parametrize("seat", [ROZIE, MANNY])
def test_both_players_may_use_both_whoever_chose_them(seat: int) -> None:
    """Fancy mode, setup: Rozie chose Flair and Manny Starburst."""
    story = Story(fancies="choose").answers("choose flair", "choose starburst")
    while story.game.question and story.game.question.seat != seat:
        story.answers(story.game.question.options[0].key)
    story.is_asked(seat, READY, "pull", "coin", "coin flair", "coin starburst")


@pytest.mark.rule("duals/fancy.for-both", "duals/fancy.passive")
@pytest.mark.parametrize("seat", [ROZIE, MANNY])
def test_a_passive_fancy_works_for_both_and_costs_nothing(seat: int) -> None:
    """Fancy mode, gameplay: both refresh to Todd's three cards, and no coin is spent."""
    hands = ("L-iron", "") if seat == ROZIE else ("", "L-iron")
    story = Story(fancies=("todd", "goldrush")).given(
        turn=seat, scoring=True, hands=hands, coins=(1, 1), deck="T-iron T-meat T-plant"
    )
    story.is_asked(seat, WHICH_TO_SCORE, "done", "coin").answers("done")
    story.has(seat, hand="L-iron T-meat T-iron", coins=1).deck_is("T-plant")


@pytest.mark.rule("duals/fancy.any-mix")
@pytest.mark.parametrize("pair", list(combinations(EIGHT, 2)), ids=",".join)
def test_every_mix_of_two_can_be_played(pair: tuple[str, str]) -> None:
    """Fancy mode, setup: active and passive ones in any combination."""
    story = Story(fancies="choose").answers(f"choose {pair[1]}", f"choose {pair[0]}")
    assert in_play(story) == [pair[1], pair[0]]
    story.sees(phase="play").is_offered("pull", "coin")
    named = Story(fancies=pair)
    assert in_play(named) == list(pair)


@pytest.mark.rule("duals/fancy.buddy-token")
@pytest.mark.parametrize("fancies", ["buddy,todd", "flair,buddy", "flair,todd", "none"])
def test_the_buddy_token_is_in_the_bag_only_with_the_buddy_card(fancies: str) -> None:
    """Fancy mode, setup, last sentence."""
    bag = Story(fancies=fancies).bag
    is_there = "buddy" in fancies
    assert bag["buddy"] == int(is_there)
    assert sum(bag.values()) == (31 if is_there else 30)


@pytest.mark.rule("duals/fancy.active", "duals/fancy.standard-coin", "duals/fancy.one-each")
@pytest.mark.parametrize("pair", list(combinations(ACTIVE, 2)), ids=",".join)
def test_each_active_fancy_is_one_more_use_of_a_coin(pair: tuple[str, str]) -> None:
    """Fancy mode, gameplay: the standard use stays, and the Fancies left out are not offered."""
    story = Story(fancies=pair).given(
        "c3 iron", held="meat", hands=("L-iron",), coins=(1, 0), deck="T-iron T-meat T-plant"
    )
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin", *(f"coin {fancy}" for fancy in pair))
    story.answers("coin", "under L-iron", "under T-iron").has(ROZIE, hand="T-meat", coins=0)
    story.deck_is("T-plant L-iron T-iron").is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/fancy.passive")
@pytest.mark.parametrize("fancy", PASSIVE)
def test_a_passive_fancy_is_no_use_of_a_coin(fancy: str) -> None:
    """Fancy mode, gameplay."""
    story = Story(fancies=(fancy, "flair")).given("c3 iron", held="meat", coins=(1, 0))
    story.is_asked(ROZIE, WHERE, *ALL_PLACES, "coin", "coin flair").refuses(f"coin {fancy}", "")


@pytest.mark.rule("duals/fancy.pay")
def test_an_active_fancy_costs_a_coin_and_can_be_used_all_turn_up_to_the_refresh_phase() -> None:
    """Active fancies: before the pull, while placing, firing up and scoring, and not after."""
    story = Story(fancies=("flair", "steven")).given(
        hands=("L-iron",), coins=(1, 2), deck="T-iron T-meat T-plant", display="L-meat L-plant"
    )
    story.will_pull("iron").is_asked(ROZIE, READY, "pull", "coin", "coin flair").answers("pull")
    story.is_offered("coin flair").answers("place a1")
    story.is_asked(ROZIE, FIRE, "fire iron", "no fire", "coin", "coin flair").answers("no fire")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin", "coin flair").answers("done")
    story.is_asked(ROZIE, WHICH_TO_DRAW, "draw deck", "draw L-meat", "draw L-plant")
    story.answers("draw deck").is_asked(MANNY, READY, "pull", "coin", "coin flair")
    story.answers("coin flair", "draw L-meat").has(MANNY, coins=1, hand="L-meat")
    story.has(ROZIE, coins=1)


@pytest.mark.rule("duals/fancy.pay")
def test_without_a_coin_no_active_fancy_can_be_used() -> None:
    """Active fancies: the other player's coins do not help."""
    story = Story(fancies=("flair", "starburst")).given("c3 iron", held="meat", coins=(0, 3))
    story.is_asked(ROZIE, WHERE, *ALL_PLACES).refuses("coin flair", "you have no coin left")


@pytest.mark.rule("duals/fancy.one-coin")
@pytest.mark.parametrize("first", ["coin", "coin flair", "coin starburst"])
def test_a_fancy_and_the_standard_use_share_the_one_coin_of_a_turn(first: str) -> None:
    """Active fancies: one coin a turn, whatever it is spent on."""
    story = Story(fancies=("flair", "starburst")).given(
        "c3 iron, c5 iron",
        held="meat",
        hands=("L-iron L-meat", "L-bread L-plant"),
        coins=(3, 0),
        deck="T-meat T-iron T-bread",
    )
    then = {
        "coin": ("under L-iron", "under L-meat"),
        "coin flair": (),
        "coin starburst": ("move c3", "to e1"),
    }
    story.answers(first, *then[first]).is_asked(ROZIE, WHERE, *ALL_PLACES).has(ROZIE, coins=2)
    story.answers("place a1").is_asked(ROZIE, FIRE, "fire meat", "no fire")
    story.refuses("coin", "one coin a turn is the most").refuses(
        "coin flair", "one coin a turn is the most"
    ).refuses("coin starburst", "one coin a turn is the most")
