"""Campaigns of any title in any store: nothing here knows what a title calls its settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import emberhall
from emberhall import BadSetting, BrokenSave, Title
from emberhall.game.registry import guest
from emberhall.play.campaign import Campaign, NoCampaign, chapters, role_names
from emberhall.play.campaign_text import BrokenCampaign, read_campaign, write_campaign
from emberhall.play.campaigns import (
    NoDefaultGame,
    NoSuchCampaign,
    PlayedElsewhere,
    begin,
    default_game,
)
from emberhall.play.chapter import (
    BrokenChapter,
    CampaignWon,
    ChapterBegun,
    campaigns_to_go_on,
    is_begun,
    open_chapter,
)
from emberhall.play.chronicle import after_chapter, chronicle_lines, summary
from emberhall.play.finish import Ending, finish
from emberhall.play.session import Session
from memory_store import MemoryStore
from saga import SAGA
from seated import play_on

ANN_AND_BO = ("me=Ann", "me=Bo")


@pytest.fixture(autouse=True)
def saga() -> Iterator[None]:
    with guest(SAGA):
        yield


@pytest.fixture
def store() -> MemoryStore:
    """Ann and Bo have begun a campaign."""
    store = MemoryStore()
    begin(store.campaigns, "embers", "saga", ANN_AND_BO, {"coins": 0}, seed=5)
    return store


def play_chapter(store: MemoryStore) -> tuple[Session, Ending]:
    session = open_chapter(store, "embers")
    store.games.save(session)
    play_on(session)
    return session, finish(session, store)


def carried(ending: Ending) -> tuple[Campaign, Campaign]:
    assert ending.carried is not None
    return ending.carried


# What titles promise


@pytest.mark.parametrize(
    "title", [title for title in emberhall.games() if title.campaign], ids=lambda title: title.name
)
def test_a_campaign_names_settings_that_its_title_has(title: Title) -> None:
    form = title.campaign
    assert form is not None
    names = {setting.name for setting in title.settings}
    assert {form.flag, form.chapter, form.roles, form.kept} <= names
    assert form.leader in {"", *names}
    assert chapters(title) == tuple(range(1, len(chapters(title)) + 1))
    assert len(role_names(title)) >= title.seat_counts[-1]


def test_the_game_meant_is_named_where_several_have_campaigns() -> None:
    with pytest.raises(NoDefaultGame, match="several games have campaigns: flamefang, saga"):
        default_game()


# From chapter to chapter


def test_a_campaign_begins_with_the_first_chapter(store: MemoryStore) -> None:
    campaign = store.campaigns.load("embers")
    assert campaign.settings == {"coins": 0, "saga": True, "night": 1}
    assert (campaign.chapter, campaign.roles, campaign.kept) == (1, (), ())
    assert summary(campaign) == "Saga, Ann and Bo, chapter 1 comes next, 0 attempts so far"


def test_what_a_chapter_leaves_is_carried_to_the_next(store: MemoryStore) -> None:
    before, after = carried(play_chapter(store)[1])
    assert (before.chapter, after.chapter) == (1, 2)
    assert after.roles == ("ash", "birch")
    assert after.kept == ("cup-1/ash",)
    assert after.settings["coins"] == 0
    assert after_chapter(before, after) == "Chapter 1 is written down as won: ASH keeps a cup-1."
    assert store.campaigns.load("embers") == after
    settings = open_chapter(store, "embers").game.header
    assert settings is not None
    assert settings.settings["heirlooms"] == ("cup-1/ash",)


def test_the_chronicle_speaks_as_the_title_does(store: MemoryStore) -> None:
    play_chapter(store)
    campaign = store.campaigns.load("embers")
    day = campaign.chronicle[0]["date"]
    assert chronicle_lines(campaign, is_begun=False) == [
        "embers: a campaign of Saga",
        "",
        f" 1. {day}  Chapter 1, Night 1",
        "    Ann as ASH and Bo as BIRCH",
        "    Sung 6 times.",
        "",
        "ASH (Ann)",
        "    a cup-1: it shines",
        "BIRCH (Bo)",
        "",
        "Next: chapter 2, Night 2.",
    ]


def test_a_campaign_is_won_after_its_last_chapter(store: MemoryStore) -> None:
    for _ in range(3):
        before, after = carried(play_chapter(store)[1])
    assert after.won
    assert after_chapter(before, after) == "Chapter 3 is written down, and the campaign is won!"
    assert chronicle_lines(after, is_begun=False)[-1] == "The campaign is won."
    with pytest.raises(CampaignWon, match="the campaign embers is won"):
        open_chapter(store, "embers")
    assert campaigns_to_go_on(store) == []


def test_all_shuffles_follow_from_the_seed_of_the_campaign(store: MemoryStore) -> None:
    begin(store.campaigns, "twin", "saga", ANN_AND_BO, {"coins": 0}, seed=5)
    digests = [open_chapter(store, name).game.digest() for name in ("embers", "twin")]
    assert digests[0] == digests[1]


# A chapter left in the middle


def test_a_chapter_left_in_the_middle_goes_on(store: MemoryStore) -> None:
    session = open_chapter(store, "embers")
    seat = session.awaited
    assert seat is not None
    session.answer(seat, 0)
    store.games.save(session)
    assert is_begun(store.games, store.campaigns.load("embers"))
    again = open_chapter(store, "embers")
    assert (again.id, again.game.digest()) == (session.id, session.game.digest())
    with pytest.raises(ChapterBegun, match="nobody joins or leaves in the middle"):
        open_chapter(store, "embers", ["me=Cleo", "me=Bo"])
    with pytest.raises(ChapterBegun):
        open_chapter(store, "embers", wished=["cedar"])


def test_it_has_one_door_where_it_waits_first(store: MemoryStore) -> None:
    assert [each.name for each in campaigns_to_go_on(store)] == ["embers"]
    store.games.save(open_chapter(store, "embers"))
    assert campaigns_to_go_on(store) == []


def test_another_game_in_its_place_is_refused_and_left(store: MemoryStore) -> None:
    session = open_chapter(store, "embers")
    store.games.save(replace(session, campaign=""))
    with pytest.raises(
        BrokenChapter, match=f"room {session.id} was left as it is: it is not a game"
    ):
        open_chapter(store, "embers")
    assert issubclass(BrokenChapter, BrokenSave)
    assert store.games.unfinished() == [session.id]


def test_a_game_the_campaign_does_not_wait_for_is_not_written_down(store: MemoryStore) -> None:
    first = open_chapter(store, "embers")
    second = open_chapter(store, "embers")
    play_on(first)
    ending = finish(first, store)
    assert isinstance(ending.not_recorded, PlayedElsewhere)
    assert (ending.carried, ending.waits) == (None, False)
    play_on(second)
    assert finish(second, store).carried is not None


def test_where_the_campaign_is_broken_the_finished_game_waits(store: MemoryStore) -> None:
    session = open_chapter(store, "embers")
    text, store.campaigns.saved["embers"] = store.campaigns.saved["embers"], "{"
    play_on(session)
    ending = finish(session, store)
    assert isinstance(ending.not_recorded, BrokenCampaign)
    assert ending.waits
    assert store.games.unfinished() == store.games.records() == [session.id]
    store.campaigns.saved["embers"] = text
    assert finish(open_chapter(store, "embers"), store).carried is not None
    assert store.games.unfinished() == []


# Slips


def test_what_a_campaign_tells_itself_cannot_be_set() -> None:
    for name, value in (("saga", True), ("night", 2), ("heirlooms", ())):
        with pytest.raises(NoCampaign, match=f"{name} cannot be set"):
            begin(MemoryStore().campaigns, "x", "saga", ANN_AND_BO, {name: value})


def test_a_campaign_that_cannot_be_is_not_begun(store: MemoryStore) -> None:
    for name, reason in (("embers", "already"), ("../x", "cannot be called")):
        with pytest.raises(NoCampaign, match=reason):
            begin(store.campaigns, name, "saga", ANN_AND_BO, {})
    with pytest.raises(NoCampaign, match="duals has no campaigns; games that have some: flamefang"):
        begin(store.campaigns, "x", "duals", ANN_AND_BO, {})
    with pytest.raises(BadSetting, match="coins cannot be 9"):
        begin(store.campaigns, "x", "saga", ANN_AND_BO, {"coins": 9})
    assert store.campaigns.names() == ["embers"]


def test_an_unknown_campaign_is_told_which_there_are(store: MemoryStore) -> None:
    with pytest.raises(NoCampaign, match="there is no campaign 'ember'; there are: embers"):
        open_chapter(store, "ember")
    with pytest.raises(NoSuchCampaign, match=r"there is no campaign 'ember'$"):
        open_chapter(MemoryStore(), "ember")


def test_a_campaign_is_written_and_read_again(store: MemoryStore) -> None:
    play_chapter(store)
    campaign = store.campaigns.load("embers")
    assert read_campaign(write_campaign(campaign)) == campaign


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            '"songs": 6',
            '"songs": "six"',
            "attempt 1 cannot be right: its songs must be",
        ),
        ('"guests": [\n        "ASH"', '"guests": [\n        7', "its guests must be a list of"),
        ('"saga": true', '"saga": false', "its settings must say that saga is true"),
        ('"night": 2', '"night": 3', "according to its chronicle, chapter 2 comes next"),
        ('"away": {}', '"away": []', "its away must be the guests of those who are away"),
        ('"away": {}', '"away": {"me": "elm"}', "its away names 'elm', which is not one of"),
    ],
)
def test_what_was_edited_into_nonsense_is_refused_in_the_titles_own_names(
    store: MemoryStore, old: str, new: str, reason: str
) -> None:
    play_chapter(store)
    text = store.campaigns.saved["embers"]
    assert old in text
    with pytest.raises(BrokenCampaign, match=reason):
        read_campaign(text.replace(old, new))
