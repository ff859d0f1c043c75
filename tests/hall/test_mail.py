"""Notices by mail: to whom, when, what they say, and what happens when none gets through."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from math import inf
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa

from emberhall.hall import mail
from emberhall.hall.clocks import DAY
from emberhall.hall.mail import (
    LATER,
    REST,
    BadAddress,
    MailServer,
    Notice,
    Post,
    checked_address,
    mail_server,
    written,
)
from emberhall.hall.opening import SeatWish
from emberhall.hall.room import Room
from emberhall.hall.store.engine import migrate, open_engine
from emberhall.hall.store.mails import Mails
from emberhall.hall.store.schema import tables
from hall.attended import BOT, ME, Attended, Clockwork, until

NOTICE = Notice("abc", 1, 7, "ann@example.org", "Dragondraft", 172_800.0)
URL = "http://hall.test"


class Postman:
    """A tiny mail server on this machine."""

    def __init__(self, *moods: str) -> None:
        self.moods = list(moods)
        """What it says to the first recipients, before it takes everything."""
        self.mails: list[EmailMessage] = []
        self.calls = 0
        self.goodbye = b"221 bye"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        self.calls += 1
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).strip().upper():
            writer.write(self._reply(line) + b"\r\n")
            if line == b"DATA":
                self._take(await reader.readuntil(b"\r\n.\r\n"))
                writer.write(b"250 taken\r\n")
            if line == b"QUIT":
                break
        writer.close()
        await writer.wait_closed()

    def _reply(self, line: bytes) -> bytes:
        if line.startswith(b"RCPT") and self.moods:
            return self.moods.pop(0).encode()
        return {b"DATA": b"354 go on", b"QUIT": self.goodbye}.get(line, b"250 fine")

    def _take(self, text: bytes) -> None:
        self.mails.append(message_from_bytes(text[:-3], policy=default))


class Office:
    """A hall's post, its database and its postman."""

    def __init__(self, folder: Path, postman: Postman, port: int) -> None:
        self.postman, self.now = postman, Clockwork()
        self.engine = open_engine(f"sqlite:///{folder / 'hall.sqlite'}")
        migrate(self.engine)
        server = MailServer("127.0.0.1", port, "hall@example.org")
        self.post = Post(server, Mails(self.engine), URL, self.now, delays=(0.01, 0.01))

    def table(self, table_id: str) -> None:
        with self.engine.begin() as connection:
            row = {"id": table_id, "title": "duals", "state": "running", "made_at": 0.0}
            plain = {"settings": {}, "clock": {}, "undo": True, "listed": False, "muted": []}
            connection.execute(sa.insert(tables).values(**row, **plain))


def posted(folder: Path, story: Callable[[Office], Awaitable[None]], *moods: str) -> None:
    async def whole() -> None:
        postman = Postman(*moods)
        server = await asyncio.start_server(postman.talk, "127.0.0.1", 0)
        async with server:
            office = Office(folder, postman, server.sockets[0].getsockname()[1])
            office.table("abc")
            try:
                await story(office)
            finally:
                await office.post.stop()
                office.engine.dispose()

    asyncio.run(whole())


def test_a_mail_says_what_is_asked_of_whom_and_holds_no_secret() -> None:
    letter = written(NOTICE, "hall@example.org", URL)
    words = letter.get_content()
    assert letter["To"] == "ann@example.org"
    assert letter["From"] == "hall@example.org"
    assert letter["Subject"] == "Your turn: Dragondraft"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["List-Unsubscribe"] == f"<{URL}/table/abc>"
    assert "asked for an answer in Dragondraft.\n" in words
    assert "until Saturday, 03 January, 00:00 UTC" in words
    assert f"\n{URL}/table/abc\n" in words, "the address alone: no secret, nothing to follow"
    assert "delete your address" in words
    assert "ann@example.org" not in words


@pytest.mark.parametrize(
    "bad",
    [
        *("ann", "ann@", "@example.org", "ann@example", "a b@example.org", "a@b@example.org"),
        *("ann@example.org\nBcc: eve@example.org", "a,b@example.org", "Ann <ann@example.org>"),
        "ann@example.org\x00",
        *("=?utf-8?q?=61nn?=@example.org", "ann=?@example.org", "ann@example.org."),
        *("a..b@example.org", ".ann@example.org", "ann@-example.org", "ann@example..org"),
        "ä@example.org",
        "a" * 250 + "@example.org",
    ],
)
def test_what_is_no_address_is_refused(bad: str) -> None:
    with pytest.raises(BadAddress):
        checked_address(bad)


def test_an_address_is_taken_as_it_is_and_none_means_no_mail() -> None:
    assert checked_address(" ann.lee+hall@mail.example.org ") == "ann.lee+hall@mail.example.org"
    assert checked_address("") == ""


def test_the_server_is_read_from_its_address() -> None:
    server = mail_server("smtps://hall%40x:p%2Fw@mail.example.org", "hall@example.org")
    assert (server.host, server.port, server.tls) == ("mail.example.org", 465, True)
    assert (server.user, server.password) == ("hall@x", "p/w")
    assert "p/w" not in repr(server)
    assert mail_server("smtp://127.0.0.1:2525", "a@b.org").port == 2525
    assert mail_server("smtp://mail.example.org", "a@b.org").port == 587


def test_a_notice_arrives_once_and_the_next_one_a_day_later(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        await office.post.send(NOTICE)
        await office.post.send(NOTICE)
        await office.post.written()
        await office.post.send(replace(NOTICE, number=9))
        await office.post.written()
        assert len(office.postman.mails) == 1, "too soon for another"
        office.now.forward(REST + 1)
        await office.post.send(NOTICE)
        await office.post.written()
        assert len(office.postman.mails) == 1, "of this they were told"
        await office.post.send(replace(NOTICE, number=9))
        await office.post.written()
        assert [mail["To"] for mail in office.postman.mails] == ["ann@example.org"] * 2

    posted(tmp_path, story)


def test_nobody_gets_more_mail_for_being_named_at_more_tables(tmp_path: Path) -> None:
    """The address is whatever somebody wrote, and may be that of another."""

    async def story(office: Office) -> None:
        office.table("xyz")
        await office.post.send(NOTICE)
        await office.post.written()
        for address in ("ann@example.org", "Ann@example.org", "a.nn+hall@example.org"):
            await office.post.send(replace(NOTICE, table_id="xyz", address=address))
        await office.post.written()
        assert len(office.postman.mails) == 1
        office.now.forward(REST + 1)
        await office.post.send(replace(NOTICE, table_id="xyz"))
        await office.post.written()
        assert len(office.postman.mails) == 2

    posted(tmp_path, story)


def test_what_players_call_themselves_is_mailed_to_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        letters = Letters()
        async with Attended(tmp_path, Clockwork(), cast(Post, letters)) as hall:
            days = {"kind": "days", "days": 3}
            advert, address = SeatWish("me", "Buy at evil.example"), "ann@example.org"
            room = await hall.open(hall.set_up(advert, advert, clock=days, mail=address))
            await hall.forward(room, 61)
            await settled(lambda: bool(letters.sent))
        letter = written(letters.sent[0], "hall@example.org", URL)
        assert letter["Subject"] == "Your turn: Dragondraft"
        assert "evil" not in letter.as_string()

    asyncio.run(story())


def test_two_seats_of_a_table_are_both_told(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        await office.post.send(NOTICE)
        await office.post.send(replace(NOTICE, seat=0, address="ben@example.org"))
        await office.post.written()
        told = {mail["To"] for mail in office.postman.mails}
        assert told == {"ann@example.org", "ben@example.org"}

    posted(tmp_path, story)


def test_what_fails_for_now_is_tried_again_and_the_log_names_no_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(office: Office) -> None:
        await office.post.send(NOTICE)
        await office.post.written()
        assert len(office.postman.mails) == 1
        assert office.postman.calls == 2

    with caplog.at_level(logging.INFO):
        posted(tmp_path, story, "451 later")
    assert lines(caplog) == ["a notice will be tried again"]
    assert "example.org" not in str([vars(record) for record in caplog.records])


def test_whom_the_server_does_not_know_is_not_written_to_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(office: Office) -> None:
        await office.post.send(NOTICE)
        await office.post.written()
        assert office.postman.calls == 1
        assert not office.postman.mails

    with caplog.at_level(logging.INFO):
        posted(tmp_path, story, "550 nobody of that name")
    assert lines(caplog) == ["a notice was not sent"]


def test_without_a_mail_server_it_is_given_up_after_a_few_tries(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(office: Office) -> None:
        post = Post(unreachable(), Mails(office.engine), URL, office.now, delays=(0.01, 0.01))
        await post.send(NOTICE)
        await post.written()

    with caplog.at_level(logging.INFO):
        posted(tmp_path, story)
    assert lines(caplog) == [
        "a notice will be tried again",
        "a notice will be tried again",
        "a notice was not sent",
    ]


def unreachable() -> MailServer:
    """A port where nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return MailServer("127.0.0.1", taken.getsockname()[1], "hall@example.org")


def test_what_an_outage_kept_from_being_sent_is_sent_after_it(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        there, office.post.server = office.post.server, unreachable()
        assert await office.post.send(NOTICE) <= office.now() + LATER
        await office.post.written()
        office.post.server = there
        office.now.forward(LATER)
        await office.post.send(NOTICE)
        await office.post.written()
        assert len(office.postman.mails) == 1
        assert await office.post.send(NOTICE) == inf, "of this they were told"

    posted(tmp_path, story)


def test_what_waits_when_the_hall_closes_is_sent_by_the_next(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        closing = Post(unreachable(), Mails(office.engine), URL, office.now)
        await closing.send(NOTICE)
        await asyncio.sleep(0.1)  # it waits before its second try
        await closing.stop()
        await office.post.send(NOTICE)
        await office.post.written()
        assert len(office.postman.mails) == 1

    posted(tmp_path, story)


def test_a_server_that_takes_no_leave_has_the_mail_all_the_same(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        office.postman.goodbye = b"421 closing"
        await office.post.send(NOTICE)
        await office.post.written()
        assert len(office.postman.mails) == office.postman.calls == 1

    posted(tmp_path, story)


def test_no_password_goes_out_without_encryption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "LOOPBACK", ())  # as if it were another machine

    async def story(office: Office) -> None:
        port = office.post.server.port
        letter = written(NOTICE, "hall@example.org", URL)
        open_line = MailServer("127.0.0.1", port, "hall@example.org", "hall", "secret")
        with pytest.raises(smtplib.SMTPNotSupportedError):
            await asyncio.to_thread(open_line.hand_in, letter, NOTICE.address)

    posted(tmp_path, story)


class Letters:
    """Instead of a post: what would be sent."""

    def __init__(self) -> None:
        self.sent: list[Notice] = []

    async def send(self, notice: Notice) -> float:
        self.sent.append(notice)
        return inf

    async def stop(self) -> None:
        pass


def test_by_letter_who_is_asked_and_not_here_is_told_after_a_minute(tmp_path: Path) -> None:
    async def story() -> None:
        letters = Letters()
        async with Attended(tmp_path, Clockwork(), cast(Post, letters)) as hall:
            days = {"kind": "days", "days": 3}
            table_id = hall.set_up(BOT, ME, clock=days, mail="ann@example.org")
            room = await hall.open(table_id)
            await until(room, is_asked)
            assert letters.sent == []
            await hall.forward(room, 61)
            await settled(lambda: bool(letters.sent))
            (notice,) = letters.sent
            assert (notice.seat, notice.address) == (1, "ann@example.org")
            assert notice.until > hall.now() + 2 * DAY
            with hall.hall.presence.at(room, [1]):
                await hall.answer(room)
                await until(room, is_asked)
                await hall.forward(room, 61)
                await asyncio.sleep(0.1)
            assert len(letters.sent) == 1, "who is here sees it"

    asyncio.run(story())


def test_who_looked_at_first_and_went_away_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        letters = Letters()
        async with Attended(tmp_path, Clockwork(), cast(Post, letters)) as hall:
            days = {"kind": "days", "days": 3}
            room = await hall.open(hall.set_up(ME, ME, clock=days, mail="ann@example.org"))
            with hall.hall.presence.at(room, [0, 1]):
                await hall.forward(room, 61)
                await asyncio.sleep(0.1)
            assert letters.sent == []
            await hall.forward(room, 3_600)
            await settled(lambda: bool(letters.sent))

    asyncio.run(story())


def test_the_second_turn_of_a_day_is_told_when_the_day_is_over(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        async with Attended(tmp_path, office.now, office.post) as hall:
            days = {"kind": "days", "days": 3}
            room = await hall.open(hall.set_up(BOT, ME, clock=days, mail="ann@example.org"))
            await until(room, is_asked)
            await hall.forward(room, 61)
            await settled(lambda: len(office.postman.mails) == 1)
            before = room.number
            await hall.answer(room)
            await until(room, lambda room: room.number > before and is_asked(room))
            await hall.forward(room, 3_600)
            await asyncio.sleep(0.1)
            assert len(office.postman.mails) == 1, "too soon for another"
            await hall.forward(room, REST)
            await settled(lambda: len(office.postman.mails) == 2)

    posted(tmp_path, story)


def is_asked(room: Room) -> bool:
    """Whether a person is."""
    return room.position is not None and room.position.bot is None


def test_at_other_tables_nobody_gets_mail(tmp_path: Path) -> None:
    async def story() -> None:
        letters = Letters()
        async with Attended(tmp_path, Clockwork(), cast(Post, letters)) as hall:
            live = {"kind": "live", "bank": 600, "move": 60}
            for clock in ({}, live):
                room = await hall.open(hall.set_up(ME, ME, clock=clock, mail="ann@example.org"))
                await hall.forward(room, 61)
                await asyncio.sleep(0.1)
        assert letters.sent == []

    asyncio.run(story())


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.name == "emberhall.hall.mail"]


async def settled(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not reached():
            await asyncio.sleep(0.01)
