"""The campaign: what winning unlocks, what is kept, what returns, and who may come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import emberhall
from titles.flamefang.story import ANN, BEN, Story

CLAWS = {"aspect": ("fight", "hunt"), "hands": ("claw",)}
FLYING = {"aspect": ("flight", "hunt"), "hands": ("short-flight",)}
HOME = ("short-flight", "move", "go to cave")
LAST_PAGES: dict[int, dict[str, Any]] = {
    1: {"page": 3, "progress": 2, "cargo": (1,), "at": ("lake",), **FLYING},
    2: {"page": 3, "boss": "rook village 11", "at": ("village",), **CLAWS},
    4: {"page": 3, "captive": "village", "at": ("village",), **FLYING},
    5: {"page": 3, "progress": 7, "minions": "wolf-1 cave", **CLAWS},
    6: {"page": 4, "progress": 4, "cargo": (1,), "at": ("forest",), **FLYING},
    7: {"page": 4, "boss": "marrow fortress 17", "at": ("fortress",), **CLAWS},
    8: {"page": 4, "boss": "lamp2 cave 17", **CLAWS},
}
"""One step before the end. Chapter 3 ends with an action phase."""
LAST_PAGES[3] = {"page": 3, "progress": 2, "begins": "end of action phase", "at": ("ruins",)}
WINNING: dict[int, tuple[str, ...]] = {
    1: HOME,
    2: ("claw", "attack"),
    4: (*HOME, "take amber"),
    5: ("claw", "attack"),
    6: ("short-flight", "move", "go to peak"),
    7: ("claw", "attack"),
    8: ("claw", "attack"),
}
OPENING = "Which cards of your opening hand do you swap?"


def won(chapter: int, kept: Sequence[str] = (), **layout: Any) -> Story:
    """A campaign's chapter, just won by Ann and Ben."""
    story = Story(chapter=chapter, campaign=True, kept=tuple(kept))
    story.given(**{**LAST_PAGES[chapter], **layout})
    return story.plays(*WINNING[chapter]) if chapter in WINNING else story


def following(story: Story, **changed: Any) -> Story:
    """The next game of a campaign."""
    assert story.game.question is None
    return Story(**{**story.game.continues, **changed})


def choices(story: Story) -> set[str]:
    return {key.split()[1] for key in story.question.options.keys}


def choose_all(story: Story) -> Story:
    """Take the first of everything, until it is over or hands are dealt."""
    while story.game.question is not None and story.question.words != OPENING:
        story.answers(story.question.options.keys[0])
    return story


def cards_of(story: Story, seat: int) -> Counter[str]:
    """All that a seat begins with."""
    t = story.table
    return Counter(
        t.content.cards[card].id for card in (*t.decks[seat], *t.hands[seat], *t.rows[seat])
    )


# What winning unlocks


@pytest.mark.rule("flamefang/unlock.traits", "flamefang/chapter.1.end")
def test_the_first_chapter_unlocks_traits_of_level_1() -> None:
    story = won(1)
    assert story.question.words == "Which level 1 trait do you choose?"
    first = {"quick-wings", "hot-blood", "sharp-eyes", "thick-skin", "curious-mind"}
    assert choices(story) < first
    choose_all(story).is_won()
    assert story.game.chronicle["unlocked"] == ["traits", "1"]
    assert following(story).view["chapter"]["number"] == 2


@pytest.mark.rule("flamefang/unlock.magic", "flamefang/chapter.2.end")
def test_the_second_chapter_unlocks_magic() -> None:
    story = won(2)
    assert story.view["magic"]["tokens"] == []
    story.is_won()
    assert story.game.chronicle["unlocked"] == ["magic"]
    third = following(story)
    assert (third.view["chapter"]["number"], len(third.view["magic"]["tokens"])) == (3, 4)


@pytest.mark.rule("flamefang/chapter.3.end")
def test_the_third_chapter_unlocks_traits_of_level_2() -> None:
    story = won(3)
    assert story.question.words == "Which level 2 trait do you choose?"
    assert choices(story) < {
        *("storm-wings", "firestarter", "treasure-sense", "stone-heart", "kindred")
    }
    choose_all(story).is_won()
    assert story.game.chronicle["unlocked"] == ["traits", "2"]


@pytest.mark.rule("flamefang/unlock.amber", "flamefang/chapter.4.end")
def test_the_fourth_chapter_unlocks_amber() -> None:
    story = won(4)
    assert story.view["amber"] is None
    story.is_won()
    assert story.game.chronicle["unlocked"] == ["amber"]
    assert following(story).view["amber"]["at"] == "tile:cave"


@pytest.mark.rule("flamefang/unlock.powers", "flamefang/chapter.5.end")
def test_the_fifth_chapter_unlocks_powers() -> None:
    story = won(5)
    assert story.question.words == "Which dragon power do you choose?"
    choose_all(story).is_won()
    assert story.game.chronicle["unlocked"] == ["powers"]
    assert len([entry for entry in story.game.continues["kept"] if entry.count(":") == 1]) == 2


@pytest.mark.rule("flamefang/chapter.6.end")
def test_the_sixth_chapter_unlocks_traits_of_level_3() -> None:
    story = won(6)
    assert story.question.words == "Which level 3 trait do you choose?"
    assert choices(story) < {*("tempest", "inferno", "apex-hunter", "undying-ember", "elder-voice")}
    choose_all(story).is_won()
    assert story.game.chronicle["unlocked"] == ["traits", "3"]


@pytest.mark.rule("flamefang/unlock.curses", "flamefang/chapter.7.end")
def test_the_seventh_chapter_unlocks_curses() -> None:
    story = won(7)
    assert story.view["curses"] == []
    story.is_won()
    assert story.game.chronicle["unlocked"] == ["curses"]
    last = following(story)
    assert (last.view["chapter"]["number"], len(last.view["curses"])) == (8, 1)


@pytest.mark.rule("flamefang/chapter.8.end")
def test_the_eighth_chapter_ends_the_campaign() -> None:
    story = won(8)
    story.is_won()
    assert story.game.continues == {}
    assert (story.game.chronicle["won"], story.game.chronicle["unlocked"]) == (True, ["finish"])


@pytest.mark.rule("flamefang/ruling.pick-order")
@pytest.mark.parametrize(("leader", "first"), [(ANN, ANN), (BEN, BEN)])
def test_the_leader_of_the_chapter_just_won_chooses_first(leader: int, first: int) -> None:
    story = won(1, leader=leader)
    assert story.question.seat == first


# What is kept


@pytest.mark.rule("flamefang/trait.permanent", "flamefang/ruling.same-dragon")
def test_traits_stay_with_their_dragon() -> None:
    story = choose_all(won(1))
    ann, ben = story.game.continues["kept"]
    assert (ann.split(":")[0], ben.split(":")[0]) == ("cinder", "gale")
    second = following(story)
    assert second.question.words == OPENING, "nobody chooses anew"
    assert [seat["dragon"]["dragon"] for seat in second.view["seats"]] == ["cinder", "gale"]
    for seat, entry in ((ANN, ann), (BEN, ben)):
        _, trait, gone = entry.split(":")
        usual = cards_of(Story(), seat)
        assert cards_of(second, seat) == usual - Counter([gone]) + Counter([trait])


@pytest.mark.rule("flamefang/trait.permanent")
def test_traits_last_for_chapters_to_come() -> None:
    kept = ("cinder:hot-blood:claw", "gale:sharp-eyes:skim")
    story = Story(chapter=3, campaign=True, kept=kept)
    assert cards_of(story, ANN)["hot-blood"] == 1
    assert (cards_of(story, ANN)["claw"], cards_of(story, BEN)["skim"]) == (1, 1)
    lost = pass_until_over(story)
    assert lost.game.continues["kept"] == kept


@pytest.mark.rule("flamefang/powers.permanent")
def test_powers_stay_with_their_dragon() -> None:
    kept = (
        *("cinder:hot-blood:claw", "cinder:firestarter:flamelick"),
        *("gale:sharp-eyes:skim", "gale:kindred:talon"),
    )
    story = choose_all(won(5, kept))
    sixth = following(story)
    powers = {
        f"{seat['dragon']['dragon']}:{seat['power']['secret']}" for seat in sixth.view["seats"]
    }
    assert powers == {entry for entry in story.game.continues["kept"] if entry.count(":") == 1}
    assert sixth.question.words == OPENING, "nobody chooses anew"


@pytest.mark.rule("flamefang/ruling.same-dragon")
def test_what_is_kept_belongs_to_a_dragon() -> None:
    kept = ("cinder:hot-blood:claw",)
    with pytest.raises(emberhall.BadSetting, match="name them with dragons, too"):
        emberhall.new_game("flamefang", seats=1, seed=1, chapter=2, campaign=True, kept=kept)
    swapped = Story(chapter=2, campaign=True, dragons=("gale", "cinder"), kept=kept)
    assert [card["card"] for card in swapped.view["seats"][BEN]["traits"]] == ["hot-blood"]
    assert "hot-blood" not in [card["card"] for card in swapped.view["seats"][ANN]["traits"]]


@pytest.mark.rule("flamefang/ruling.upgrades-return")
def test_upgrades_and_conditions_leave_and_grown_out_cards_come_back() -> None:
    story = Story(campaign=True).given(
        page=3,
        progress=2,
        cargo=(1,),
        at=("lake",),
        aspect=("flight", "hunt"),
        hands=("short-flight grow dive rage",),
        prep=("goaded",),
        hoards=("3 stone",),
        path="rending-claws",
    )
    story.plays("grow", "grow 0", "grow rending-claws", "replace dive")
    story.has(ANN, hand="short-flight rage rending-claws", hoard="1 stone")
    story.answers("use wide-wings", "done").plays("short-flight", "move", "go to cave")
    second = following(choose_all(story))
    _, trait, gone = story.game.continues["kept"][ANN].split(":")
    assert cards_of(second, ANN) == cards_of(Story(), ANN) - Counter([gone]) + Counter([trait])
    second.has(ANN, hoard="", prep="", conditions_on_deck=0)


# Losing, coming and going


def pass_until_over(story: Story) -> Story:
    """Nobody does anything until time has run out, or worse."""
    choose_all(story)
    while story.game.question is not None:
        keys = story.question.options.keys
        idle = [key for key in ("keep", "pass", "neither", "take 0") if key in keys]
        story.answers(idle[0] if idle else keys[0])
    return story


@pytest.mark.rule("flamefang/ruling.replay")
def test_a_lost_chapter_is_played_again_with_the_same_unlocks_and_new_shuffles() -> None:
    kept = ("cinder:hot-blood:claw", "gale:sharp-eyes:skim")
    story = Story(chapter=2, campaign=True, kept=kept)
    lost = pass_until_over(story)
    assert lost.view["outcome"] == "lost"
    assert lost.game.chronicle["won"] is False
    assert lost.game.chronicle["unlocked"] == []
    again = lost.game.continues
    assert (again["chapter"], again["kept"]) == (2, kept)
    one, other = following(lost, seed=1), following(lost, seed=2)
    assert cards_of(one, ANN) == cards_of(other, ANN)
    assert one.table.decks[ANN] != other.table.decks[ANN]


@pytest.mark.rule("flamefang/ruling.joining")
def test_who_joins_gets_a_random_trait_for_each_missed_pick() -> None:
    kept = (
        *("cinder:hot-blood:claw", "cinder:firestarter:flamelick"),
        *("gale:sharp-eyes:skim", "gale:kindred:talon"),
    )
    three = ("cinder", "gale", "bramble")
    found = set()
    for seed in range(12):
        story = Story(seats=3, chapter=4, campaign=True, dragons=three, kept=kept, seed=seed)
        choose_all(story)
        one, two = (card["card"] for card in story.view["seats"][2]["traits"])
        assert one in {"quick-wings", "thick-skin", "curious-mind"}
        assert two in {"storm-wings", "treasure-sense", "stone-heart"}
        found.add((one, two))
        assert [len(seat["traits"]) for seat in story.view["seats"]] == [2, 2, 2]
    assert len(found) > 2


@pytest.mark.rule("flamefang/ruling.joining")
def test_who_joins_has_no_choice_but_of_the_replaced_card() -> None:
    kept = ("cinder:hot-blood:claw",)
    story = Story(chapter=2, campaign=True, kept=kept)
    asked = []
    while story.question.words != OPENING:
        asked.append((story.question.seat, story.question.words.split()[1]))
        story.answers(story.question.options.keys[0])
    assert asked in ([], [(BEN, "starting")])
    assert [len(seat["traits"]) for seat in story.view["seats"]] == [1, 1]


@pytest.mark.rule("flamefang/ruling.joining")
def test_a_single_dragon_that_missed_a_pick_chooses_from_two() -> None:
    kept = ("gale:hot-blood:talon", "bramble:sharp-eyes:feast", "dusk:curious-mind:grow")
    story = Story(seats=1, chapter=2, campaign=True, dragons=("cinder",), kept=kept)
    assert story.question.words == "Which level 1 trait do you choose?"
    assert choices(story) == {"quick-wings", "thick-skin"}, "others are taken"


@pytest.mark.rule("flamefang/ruling.joining")
def test_who_leaves_finds_everything_on_coming_back() -> None:
    kept = (
        *("cinder:hot-blood:claw", "cinder:firestarter:flamelick", "cinder:thick-hide"),
        *("gale:sharp-eyes:skim", "gale:kindred:talon", "gale:stormborn"),
    )
    alone = Story(seats=1, chapter=6, campaign=True, dragons=("cinder",), kept=kept)
    own = [card["card"] for card in alone.view["seats"][ANN]["traits"]]
    assert own == ["hot-blood", "firestarter"]
    lost = pass_until_over(alone)
    assert sorted(lost.game.continues["kept"]) == sorted(kept)
    both = following(lost, seats=2, dragons=("cinder", "gale"))
    theirs = [card["card"] for card in both.view["seats"][BEN]["traits"]]
    assert theirs == ["sharp-eyes", "kindred"]
    assert both.view["seats"][BEN]["power"]["secret"] == "stormborn"
