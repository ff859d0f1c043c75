"""A campaign in the hall belongs to its players, and goes on with whoever comes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from threading import Barrier
from typing import Any

import pytest

from emberhall.game.registry import guest
from emberhall.hall import campaigns as campaigns_module
from emberhall.hall.campaigns import HeldCampaigns, saved
from emberhall.hall.hall import Hall
from emberhall.hall.room import Room
from emberhall.hall.seating import specs_of
from emberhall.hall.store import campaigns
from emberhall.hall.store.engine import open_engine
from emberhall.hall.store.grants import Grant
from emberhall.hall.store.tables import SeatRow, Tables
from emberhall.play.campaign import NoCampaign
from emberhall.play.campaign_text import read_campaign
from emberhall.play.campaigns import begin
from emberhall.play.store import Campaigns, InUse
from hall.asking import HERE, Browser, Visitors, visitors
from hall.house import SECONDS, asked, deaf
from saga import SAGA

ANN = {"kind": "me", "name": "Ann"}
BO = {"kind": "me", "name": "Bo"}
OPEN = {"kind": "open"}


@pytest.fixture(autouse=True)
def saga() -> Iterator[None]:
    with guest(SAGA):
        yield


async def begun(ann: Browser, *seats: dict[str, str]) -> str:
    """A campaign that Ann has begun; its address."""
    told = await ann.does(
        "/api/campaigns",
        title="saga",
        name="embers",
        seats=list(seats or (ANN, BO)),
        settings={"coins": 0},
    )
    return f"/api/campaigns/{told['card']['id']}"


async def invited(ann: Browser, campaign: str) -> str:
    """The secret of a link that Ann hands on."""
    link = (await ann.does(f"{campaign}/links"))["link"]
    place, _, secret = link.partition("#")
    assert campaign == f"/api{place.removeprefix(HERE)}"
    return str(secret)


async def played(room: Room) -> None:
    """Everybody takes the first option until the game is over."""
    number = 0
    while room.position is not None and not room.position.is_over:
        number += 1
        somebody = asked(room)
        await somebody.answers(somebody.keys[0], f"receipt-{number}")


async def chapter(come: Visitors, browser: Browser, campaign: str, *seats: Any) -> Room:
    table = (await browser.does(f"{campaign}/chapter", seats=list(seats)))["table"]
    return await come.hall.rooms.find(table)


def attempts(hall: Hall, campaign: str) -> int:
    with hall.engine.connect() as connection:
        row = campaigns.read(connection, campaign.rpartition("/")[2])
    assert row is not None
    return len(read_campaign(row.page).chronicle)


# In the database


def test_campaigns_of_a_holder_are_kept_as_play_asks_for(database_url: str) -> None:
    engine = open_engine(database_url)
    anns: Campaigns = HeldCampaigns(engine, "ann")
    campaign = begin(anns, "embers", "saga", ("me=Ann", "me=Bo"), {"coins": 0})
    assert (anns.names(), anns.has("embers")) == (["embers"], True)
    assert anns.load("embers") == campaign
    anns.save(replace(campaign, playing="a-table"))
    assert anns.load("embers").playing == "a-table"
    with pytest.raises(NoCampaign, match="already a campaign 'embers'"):
        begin(anns, "embers", "saga", ("me=Ann",), {})
    bens = HeldCampaigns(engine, "ben")
    assert bens.names() == []
    with pytest.raises(NoCampaign, match="there is no campaign 'embers'"):
        bens.load("embers")
    anns.delete("embers")
    assert anns.names() == []
    engine.dispose()


def test_who_has_not_read_a_campaign_last_cannot_write_it(database_url: str) -> None:
    engine = open_engine(database_url)
    here, there = HeldCampaigns(engine, "ann"), HeldCampaigns(engine, "ann")
    begin(here, "embers", "saga", ("me=Ann", "me=Bo"), {})
    one, other = here.load("embers"), there.load("embers")
    here.save(replace(one, playing="here"))
    with pytest.raises(InUse, match="embers has just moved on"):
        there.save(replace(other, playing="there"))
    assert here.load("embers").playing == "here"
    engine.dispose()


# From chapter to chapter


def test_a_chapter_is_a_table_and_its_end_is_written_down(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            told = await ann.gets(campaign)
            assert (told["chapter"], told["table"]) == (1, "")
            room = await chapter(come, ann, campaign)
            assert room.company.table.campaign_id == told["card"]["id"]
            assert (await ann.gets(campaign))["table"] == room.id
            await played(room)
            told = await ann.gets(campaign)
            assert (told["chapter"], told["table"]) == (2, "")
            assert [each["role"] for each in told["players"]] == ["ash", "birch"]
            assert "    Ann as ASH and Bo as BIRCH" in told["chronicle"]
            assert told["chronicle"][-1] == "Next: chapter 2, Night 2."

    asyncio.run(story())


def test_a_campaign_is_played_to_its_end(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            for _ in range(3):
                await played(await chapter(come, ann, campaign))
            assert (await ann.gets(campaign))["card"]["won"]
            assert await ann.is_refused(f"{campaign}/chapter", seats=[]) == (
                400,
                "bad",
                "The campaign embers is won.",
            )

    asyncio.run(story())


def test_an_attempt_is_written_down_once_however_many_see_it_end(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come, visitors(database_url) as elsewhere:
            ann = come.comes()
            campaign = await begun(ann)
            room = await chapter(come, ann, campaign)
            await played(room)
            there = await elsewhere.hall.rooms.find(room.id)
            both = (come.hall.endings, elsewhere.hall.endings)
            await asyncio.gather(*(each.put_away(there) for each in both * 5))
            assert attempts(come.hall, campaign) == 1

    asyncio.run(story())


def test_an_attempt_that_ended_before_a_crash_is_written_down_by_the_next_hall(
    database_url: str,
) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            come.hall.rooms.listeners.remove(come.hall.endings.look_at)
            ann = come.comes()
            campaign = await begun(ann)
            await played(await chapter(come, ann, campaign))
            assert attempts(come.hall, campaign) == 0
        async with visitors(database_url) as come:
            async with asyncio.timeout(30):
                while attempts(come.hall, campaign) == 0:
                    await asyncio.sleep(0.01)
            assert attempts(come.hall, campaign) == 1

    asyncio.run(story())


def test_whoever_looks_first_writes_down_what_nobody_has(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            come.hall.rooms.listeners.remove(come.hall.endings.look_at)
            ann = come.comes()
            campaign = await begun(ann)
            first = await chapter(come, ann, campaign)
            await played(first)
            second = await chapter(come, ann, campaign)
            assert second.id != first.id
            assert attempts(come.hall, campaign) == 1

    asyncio.run(story())


def test_an_end_that_another_process_saw_is_written_down_before_its_bell_is_heard(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhall.hall.hall.listen", deaf)

    async def story() -> None:
        async with visitors(database_url) as come, visitors(database_url) as elsewhere:
            come.hall.rooms.listeners.remove(come.hall.endings.look_at)
            ann, there = come.comes(), elsewhere.comes()
            campaign = await begun(ann)
            room = await chapter(come, ann, campaign)
            there.client.cookies = ann.client.cookies
            assert (await there.gets(f"/api/tables/{room.id}"))["table"]["state"] == "running"
            await played(room)
            told = await there.gets(campaign)
            assert (told["chapter"], told["table"]) == (2, "")
            assert attempts(come.hall, campaign) == 1

    asyncio.run(story())


def test_the_page_changed_at_the_last_moment_loses_nothing(sqlite_url: str) -> None:
    """A campaign that moved on without a game does not wait for it any more."""

    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            room = await chapter(come, ann, campaign)
            goes_on_without(come.hall, campaign)
            await played(room)
            await come.hall.endings.stop()
            assert attempts(come.hall, campaign) == 0

    asyncio.run(story())


# With whoever comes


def test_two_who_open_the_next_chapter_at_once_come_to_one_table(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, bo = come.comes(), come.comes()
            campaign = await begun(ann)
            await bo.does(f"{campaign}/join", secret=await invited(ann, campaign))
            both = await asyncio.gather(
                *(each.does(f"{campaign}/chapter", seats=[ANN, OPEN]) for each in (ann, bo) * 2)
            )
            assert len({told["table"] for told in both}) == 1

    asyncio.run(story())


def test_a_friend_with_the_link_plays_along_and_strangers_do_not(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, bo, stranger = come.comes(), come.comes(), come.comes()
            campaign = await begun(ann)
            secret = await invited(ann, campaign)
            no = (404, "not-found", "There is no such campaign, or it is not open to you.")
            for path in (campaign, f"{campaign}/export"):
                assert await stranger.is_refused(path) == no
            assert await stranger.is_refused(f"{campaign}/join", secret="x" * 43) == no
            for nowhere in ("nowhere", "%00", "x" * 100):
                assert await stranger.is_refused(f"/api/campaigns/{nowhere}") == no
            await bo.does(f"{campaign}/join", secret=secret)
            assert [each["name"] for each in await bo.gets("/api/campaigns")] == ["embers"]
            assert await stranger.gets("/api/campaigns") == []
            await ann.does(f"{campaign}/leave")
            assert await ann.is_refused(campaign) == no
            assert (await bo.gets(campaign))["card"]["name"] == "embers"

    asyncio.run(story())


def test_links_to_a_campaign_end_and_who_came_by_one_stays(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, bo, cleo = come.comes(), come.comes(), come.comes()
            campaign = await begun(ann)
            others = await ann.does(
                "/api/campaigns", title="saga", name="sparks", seats=[ANN, BO], settings={}
            )
            elsewhere = f"/api/campaigns/{others['card']['id']}"
            links = [await invited(ann, campaign), await invited(ann, campaign)]
            kept = await invited(ann, elsewhere)
            await bo.does(f"{campaign}/join", secret=links[0])
            assert (await cleo.sends(f"{campaign}/links/end")).status_code == 404
            await bo.does(f"{campaign}/links/end")
            for secret in links:
                assert (await cleo.is_refused(f"{campaign}/join", secret=secret))[0] == 404
            await cleo.does(f"{elsewhere}/join", secret=kept)
            await bo.does(f"{campaign}/leave")
            assert (await bo.is_refused(f"{campaign}/join", secret=links[0]))[0] == 404
            await ann.gets(campaign)
            await cleo.does(f"{elsewhere}/join", secret=await invited(ann, elsewhere))

    asyncio.run(story())


def test_who_sits_down_on_the_last_seat_has_the_guest_of_old(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, bo = come.comes(), come.comes()
            campaign = await begun(ann)
            await bo.does(f"{campaign}/join", secret=await invited(ann, campaign))
            await played(await chapter(come, ann, campaign))
            room = await chapter(come, ann, campaign, OPEN, ANN)
            assert room.position is None
            way = (await bo.does(f"{campaign}/chapter"))["link"]
            assert f"/join/{room.id}#" in way
            await bo.does(f"/api/tables/{room.id}/join", name="Bo", secret=way.partition("#")[2])
            assert room.position is not None
            header = room.position.session.game.header
            assert header is not None
            assert header.settings["guests"] == ("birch", "ash")
            assert header.settings["heirlooms"] == ("cup-1/ash",)
            await played(room)
            told = await ann.gets(campaign)
            assert [each["player"] for each in told["players"]] == ["Bo", "Ann"]

    asyncio.run(story())


def test_the_same_company_again_sits_each_at_their_own_device(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, bo = come.comes(), come.comes()
            campaign = await begun(ann, ANN, {**OPEN, "name": "Bo"})
            await bo.does(f"{campaign}/join", secret=await invited(ann, campaign))
            for number in (1, 2):
                room = await chapter(come, ann, campaign)
                kinds = [row.kind for row in room.company.seats]
                assert (number, kinds) == (number, ["person", "open"])
                way = (await bo.does(f"{campaign}/chapter"))["link"]
                secret = way.partition("#")[2]
                await bo.does(f"/api/tables/{room.id}/join", name="Bo", secret=secret)
                await played(room)
            told = await bo.gets(campaign)
            assert [each["player"] for each in told["players"]] == ["Ann", "Bo"]

    asyncio.run(story())


def test_a_table_that_its_campaign_does_not_wait_for_is_not_begun(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            room = await chapter(come, ann, campaign, ANN, OPEN)
            goes_on_without(come.hall, campaign)
            refused = await ann.sends(f"/api/tables/{room.id}/begin")
            assert (refused.status_code, refused.json()["words"]) == (
                409,
                "The campaign embers has gone on without this table.",
            )

    asyncio.run(story())


def test_of_two_who_sit_down_last_at_once_both_are_seated(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have read the campaign before either writes it."""
    both, dealt, take_seat = Barrier(2, timeout=SECONDS), count(), Tables.take_seat

    def take_together(tables: Tables, row: SeatRow, grant: Grant, at: float) -> bool:
        taken = take_seat(tables, row, grant, at)
        both.wait()
        return taken

    def deal_together(seats: Sequence[SeatRow]) -> tuple[str, ...]:
        if next(dealt) < 2:
            both.wait()
        return specs_of(seats)

    async def story() -> None:
        async with visitors(database_url) as come:
            ann, bo, cleo = come.comes(), come.comes(), come.comes()
            campaign = await begun(ann)
            room = await chapter(come, ann, campaign, OPEN, OPEN)
            links = await ann.does(f"/api/tables/{room.id}/links")
            secret = links["join"].partition("#")[2]
            monkeypatch.setattr(Tables, "take_seat", take_together)
            monkeypatch.setattr(campaigns_module, "specs_of", deal_together)
            told = await asyncio.gather(
                bo.does(f"/api/tables/{room.id}/join", name="Bo", secret=secret, seat=0),
                cleo.does(f"/api/tables/{room.id}/join", name="Cleo", secret=secret, seat=1),
            )
            assert [each["you"]["seats"] for each in told] == [[0], [1]]
            assert [each["table"]["state"] for each in told] == ["running", "running"]
            assert [row.name for row in room.company.seats] == ["Bo", "Cleo"]

    asyncio.run(story())


def test_who_sits_down_last_is_seated_though_nothing_can_begin(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, bo = come.comes(), come.comes()
            campaign = await begun(ann)
            room = await chapter(come, ann, campaign, ANN, OPEN)
            links = await ann.does(f"/api/tables/{room.id}/links")
            goes_on_without(come.hall, campaign)
            secret = links["join"].partition("#")[2]
            told = await bo.does(f"/api/tables/{room.id}/join", name="Bo", secret=secret)
            assert (told["you"]["seats"], told["table"]["state"]) == ([1], "gathering")
            assert told["table"]["seats"][1]["name"] == "Bo"

    asyncio.run(story())


def goes_on_without(hall: Hall, campaign: str) -> None:
    """A campaign moves on, and waits for none of its tables."""
    with hall.engine.connect() as connection:
        row = campaigns.read(connection, campaign.rpartition("/")[2])
    assert row is not None
    saved(hall.engine, row, replace(read_campaign(row.page), playing="another"), 1.0)


def test_one_who_stays_away_keeps_their_guest(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            await played(await chapter(come, ann, campaign))
            cleo = {"kind": "me", "name": "Cleo"}
            await played(await chapter(come, ann, campaign, ANN, cleo))
            told = await ann.gets(campaign)
            assert told["players"] == [
                {"player": "Ann", "role": "ash"},
                {"player": "Cleo", "role": "cedar"},
            ]
            assert told["away"] == [{"player": "Bo", "role": "birch"}]

    asyncio.run(story())


def test_a_chapter_whose_table_was_closed_begins_anew(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            room = await chapter(come, ann, campaign)
            await ann.does(f"/api/tables/{room.id}/close")
            again = await chapter(come, ann, campaign)
            assert again.id != room.id
            assert attempts(come.hall, campaign) == 0

    asyncio.run(story())


def test_a_chapter_has_no_rematch(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            room = await chapter(come, ann, await begun(ann))
            await played(room)
            refused = await ann.sends(f"/api/tables/{room.id}/rematch")
            assert "the campaign goes on from its own page" in refused.json()["words"]

    asyncio.run(story())


# Elsewhere


def test_an_exported_campaign_goes_on_elsewhere(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, cleo = come.comes(), come.comes()
            campaign = await begun(ann)
            await played(await chapter(come, ann, campaign))
            await chapter(come, ann, campaign)
            page = (await ann.asks(f"{campaign}/export")).text
            assert read_campaign(page).playing == ""
            told = await cleo.does("/api/campaigns/import", page=page, name="sparks")
            assert (told["card"]["name"], told["chapter"], told["table"]) == ("sparks", 2, "")
            assert told["card"]["id"] != campaign.rpartition("/")[2]
            taken = await ann.is_refused("/api/campaigns/import", page=page)
            assert taken[2].startswith("There is already a campaign 'embers'")

    asyncio.run(story())


@pytest.mark.parametrize("bound", ["MOST_HELD", "MOST_LETTERS"])
def test_a_browser_has_so_many_campaigns_and_no_more(
    database_url: str, bound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks at the list reads all of them."""

    async def story() -> None:
        async with visitors(database_url) as come:
            ann, bo = come.comes(), come.comes()
            embers = await begun(ann)
            page = (await ann.asks(f"{embers}/export")).text
            monkeypatch.setattr(
                f"emberhall.hall.campaigns.{bound}", 2 if bound == "MOST_HELD" else 2.5 * len(page)
            )
            brought = [
                (await bo.does("/api/campaigns/import", page=page, name=name))["card"]["id"]
                for name in ("one", "two")
            ]
            more = {"page": page, "name": "three"}
            refused = await bo.is_refused("/api/campaigns/import", **more)
            assert refused[:2] == (409, "too-many")
            secret = await invited(ann, embers)
            refused = await bo.is_refused(f"{embers}/join", secret=secret)
            assert refused[:2] == (409, "too-many")
            await bo.does(f"/api/campaigns/{brought[0]}/leave")
            assert (await bo.does(f"{embers}/join", secret=secret))["card"]["name"] == "embers"
            assert await bo.does(f"{embers}/join", secret=secret)
            refused = await bo.is_refused("/api/campaigns/import", **more)
            assert refused[:2] == (409, "too-many")

    asyncio.run(story())


def test_a_campaign_from_elsewhere_brings_no_bot_that_is_not_offered(sqlite_url: str) -> None:
    """At home a bot may think as long as it likes; here it thinks as long as others do."""

    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            embers = await begun(ann, ANN, {"kind": "bot"})
            page = (await ann.asks(f"{embers}/export")).text
            bold = page.replace('"greedy"', '"greedy:plan=99"')
            assert bold != page
            told = await ann.does("/api/campaigns/import", page=bold, name="bold")
            room = await chapter(come, ann, f"/api/campaigns/{told['card']['id']}")
            assert [row.spec for row in room.company.seats] == ["", "greedy"]

    asyncio.run(story())


def test_a_page_that_cannot_be_written_down_is_refused(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            await played(await chapter(come, ann, campaign))
            page = (await ann.asks(f"{campaign}/export")).text
            odd = page.replace('"songs"', '"sung by": "\\ud800", "songs"')
            refused = await ann.is_refused("/api/campaigns/import", page=odd, name="sparks")
            assert refused[2] == "It holds text that cannot be written down."

    asyncio.run(story())


def test_a_campaign_of_a_game_that_is_gone_spoils_no_list(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            row = campaigns.CampaignRow("gone", "gone", "{}", 1, 1.0)
            [grant] = await come.hall.guard.all_at(
                (await chapter(come, ann, campaign)).id, ("host",)
            )
            with come.hall.engine.begin() as connection:
                campaigns.create(connection, row, grant.holder)
            embers, gone = await ann.gets("/api/campaigns")
            assert (embers["name"], gone["name"]) == ("embers", "gone")
            assert gone["words"] == "It cannot be read here: it is not a campaign."

    asyncio.run(story())


@pytest.mark.parametrize("page", ["", "{", "[]", '{"kind": "emberhall campaign", "version": 9}'])
def test_a_page_that_is_no_campaign_is_refused_with_its_reason(sqlite_url: str, page: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            status, code, words = await ann.is_refused("/api/campaigns/import", page=page)
            assert (status, code) == (400, "bad")
            assert words.startswith("It ")
            assert await ann.gets("/api/campaigns") == []

    asyncio.run(story())


def test_nobody_knows_the_shuffles_of_a_campaign_they_brought(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            campaign = await begun(ann)
            page = (await ann.asks(f"{campaign}/export")).text
            known = page.replace('"seed": null', '"seed": 5')
            assert read_campaign(known).seed == 5
            told = await ann.does("/api/campaigns/import", page=known, name="sparks")
            exported = (await ann.asks(f"/api/campaigns/{told['card']['id']}/export")).text
            assert read_campaign(exported).seed is None

    asyncio.run(story())
