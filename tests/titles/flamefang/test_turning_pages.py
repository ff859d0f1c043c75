"""Rulings on pages and time: turning a page, event cards, the last action phase."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.story import ANN, BEN, NEXT, WHAT, WHAT_GATHER, WHICH_ASPECT, Story

CLAWS: dict[str, Any] = {"aspect": ("fight", "hunt"), "hands": ("claw",)}
TIME = "time has run out, and there is no event card to draw"


def past_events(story: Story) -> list[str]:
    return list(story.events["past"])


@pytest.mark.rule("flamefang/chapter.page")
def test_what_a_page_does_on_entering_happens_once() -> None:
    """The third page of chapter 3 brings two minions when it opens, later those of its ongoing."""
    deck = "bear stone-ram miner-1 miner-2 torch-mob-1"
    story = Story(chapter=3).given(
        begins="page", page=3, minion_deck=deck, event_deck="quiet-night quiet-night"
    )
    story.shows("ruins", minions="bear, stone-ram")
    story.answers("aspect fight", "pass", "aspect fight", "pass")
    story.shows("ruins", minions="bear, stone-ram, miner-2").shows("quarry", minions="miner-1")


@pytest.mark.rule("flamefang/chapter.page")
def test_what_is_ongoing_ends_with_its_page() -> None:
    """The second page of chapter 3 has nothing for the event phase."""
    story = Story(chapter=3).given(
        page=2,
        begins="event phase",
        quest={"peak": 1},
        event_deck="quiet-night",
        minion_deck="bear",
    )
    story.shows("forest", minions="bear").shows("ruins", minions="")


@pytest.mark.rule("flamefang/ruling.page-mid-action")
def test_an_action_goes_on_upon_the_new_page() -> None:
    """The Warden falls to the first attack; the second meets who came with the next page."""
    story = Story(chapter=4).given(
        page=2, boss="hask fortress 11", at=("fortress",), minion_deck="squire bear", **CLAWS
    )
    story.plays("claw", "attack").is_on_page(3, done=0)
    story.shows("fortress", minions="squire").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").shows("fortress", minions="", lying="1 gold")
    assert story.question.seat == BEN


@pytest.mark.rule("flamefang/ruling.page-mid-action")
def test_a_page_is_cleared_then_completed_then_the_next_is_laid_out() -> None:
    story = Story(chapter=5).given(
        page=1,
        progress=7,
        quest={"forest": 1, "pasture": 1},
        at=("forest",),
        aspect=("hunt", "hunt"),
        hands=("raid",),
        hoards=("1 stone",),
        minion_deck="bear",
    )
    story.plays("raid", "gather", "douse the fire")
    told = [type(event).__name__ for event in story._log]
    order = ["PageCompleted", *["SecretFound"] * 3, "EventsAdded", "PageOpened"]
    order += ["QuestLaid", "MinionSpawned"]
    assert told[-len(order) :] == order
    story.shows("pasture", quest=4).is_asked(ANN, NEXT, "attack", "boost", "drop stone", "done")


@pytest.mark.rule("flamefang/ruling.page-one-effect")
def test_all_that_a_blast_does_belongs_to_the_old_page() -> None:
    """The tower and the wolf fall at once; the next page asks for minions, but not for this one."""
    story = Story(chapter=7).given(
        page=1,
        built="I1 lake 6",
        at=("lake",),
        minions="wolf-1 lake, bear lake",
        minion_deck="miner-1 miner-2 wolf-2",
        aspect=("fight", "hunt"),
        hands=("ember-spray",),
    )
    story.plays("ember-spray", "blast 1").is_on_page(2, done=0)
    story.shows("lake", minions="bear 1", structures="", lying="1 meat")


@pytest.mark.rule("flamefang/ruling.page-one-effect")
def test_a_blast_does_not_reach_who_comes_with_the_new_page() -> None:
    story = Story(chapter=1).given(
        page=2,
        progress=3,
        at=("fortress",),
        minions="wolf-1 fortress, bear fortress",
        minion_deck="squire miner-1 miner-2",
        aspect=("fight", "hunt"),
        hands=("ember-spray",),
    )
    story.plays("ember-spray", "blast 1").is_on_page(3, done=0)
    story.shows("fortress", minions="bear 1, squire, miner-1, miner-2", quest=3)


@pytest.mark.rule("flamefang/ruling.page-clears", "flamefang/ruling.page-keeps")
def test_what_a_page_leaves_behind() -> None:
    """As much as can lie about when the stones of chapter 3 have been handed in."""
    story = Story(chapter=3).given(
        page=1,
        progress=4,
        at=("ruins", "lake"),
        aspect=("fight", "hunt"),
        hoards=("1 stone 1 gold", "1 meat"),
        cargo=(1, 2),
        wards=(0, 2),
        quest={"forest": 2},
        built="B1 forest 1",
        captive="village",
        boss="rook pasture 3",
        minions="bear village 1 stunned",
        lying={"village": "1 gold"},
        secrets="A1",
        minion_deck="wolf-1",
    )
    story.answers("hand in").is_on_page(2)
    assert story.view["boss"] is None
    assert not any(tile["captive"] or tile["structures"] for tile in story.view["tiles"])
    quests = {
        tile["tile"]: tile["quest"]["count"]
        for tile in story.view["tiles"]
        if tile["quest"]["count"]
    }
    assert quests == {"ruins": 3, "peak": 3, "quarry": 3}
    story.has(ANN, cargo=0, hoard="1 gold").has(BEN, cargo=0, hoard="1 meat", ward=2)
    story.shows("village", minions="bear 1 stunned", lying="1 gold")
    assert [secret["secret"] for secret in story.view["secrets"]] == ["lesson-of-teeth"]


@pytest.mark.rule("flamefang/ruling.deliver-among-enemies")
def test_enemies_do_not_hinder_handing_in() -> None:
    story = Story().given(page=1, hoards=("2 meat",), minions="bear cave, halberdier cave", **CLAWS)
    story.answers("hand in", "hand in 2").is_on_page(1, done=2)
    story.has(ANN, hoard="", hearts=6).shows("cave", minions="bear, halberdier")


@pytest.mark.rule("flamefang/ruling.deliver-among-enemies")
def test_enemies_do_not_hinder_loading() -> None:
    story = Story().given(
        page=3,
        quest={"fortress": 2},
        at=("fortress",),
        minions="halberdier fortress, bear fortress",
        aspect=("hunt", "hunt"),
        hands=("raid",),
    )
    story.plays("raid", "gather").is_asked(ANN, WHAT_GATHER, "gather", "load a quest token")
    story.answers("load a quest token").has(ANN, cargo=1, hearts=6)


# Event cards


@pytest.mark.rule("flamefang/ruling.events-under")
def test_new_event_cards_go_under_the_deck() -> None:
    story = Story().given(
        page=1,
        progress=3,
        hoards=("1 meat",),
        passed=(0, 1),
        aspect=("fight", "hunt"),
        event_deck="quiet-night tax-wagons",
        unused_events="wild-hunt falling-star easy-prey",
        minion_deck="bear miner-1 miner-2 stone-ram",
    )
    story.answers("hand in")
    assert story.events == {"left": 4, "past": []}
    story.answers("pass").answers("aspect fight", "pass", "aspect fight", "pass")
    assert past_events(story) == ["Quiet Night", "Tax Wagons"]


@pytest.mark.rule("flamefang/ruling.action-phases")
def test_after_the_last_event_there_is_one_more_action_phase() -> None:
    """One event card, two action phases."""
    story = Story(seats=1).given(
        aspect=("fight",), hands=("roar",), event_deck="quiet-night", unused_events=""
    )
    story.answers("pass", "neither")
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")
    assert (story.view["round"], story.events_left) == (2, 0)
    story.answers("aspect fight", "pass", "neither").is_lost(TIME)
    assert story.view["round"] == 2


@pytest.mark.rule("flamefang/ruling.action-phases")
def test_cards_added_before_the_next_draw_count() -> None:
    story = Story(seats=1).given(
        page=1,
        progress=1,
        hoards=("1 meat",),
        aspect=("fight",),
        event_deck="",
        unused_events="quiet-night tax-wagons",
        minion_deck="bear miner-1",
    )
    story.answers("hand in").answers("pass")
    assert story.question.words == WHICH_ASPECT
    assert (story.events_left, len(past_events(story))) == (1, 1)


@pytest.mark.rule("flamefang/ruling.win-after-last-event")
def test_a_chapter_can_be_won_after_the_last_event() -> None:
    story = Story(chapter=2).given(
        page=3, boss="rook village 11", at=("village",), event_deck="", passed=(0, 1), **CLAWS
    )
    story.is_asked(ANN, WHAT, "play claw", "use furnace-belly", "pass")
    story.plays("claw", "attack").is_won()


@pytest.mark.rule("flamefang/ruling.win-at-once")
def test_a_win_ends_the_chapter_on_the_spot() -> None:
    """Neither the second attack nor Ben's turn nor the boss's follows."""
    story = Story(chapter=2).given(
        page=3,
        boss="rook village 11",
        at=("village", "village"),
        minions="bear village",
        hoards=("1 stone",),
        **CLAWS,
    )
    story.plays("claw", "attack", "attack boss").is_won()
    story.shows("village", minions="bear").has(ANN, hoard="1 stone", played="claw")
    assert past_events(story) == []
