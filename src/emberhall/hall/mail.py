"""Notices by mail: at a table played by letter, that somebody is asked."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from ssl import create_default_context
from urllib.parse import unquote, urlsplit

from emberhall import EmberhallError
from emberhall.hall.store.mails import AtSeat, Mails

REST = 20 * 3600.0
"""Seconds after a notice in which its recipient gets no other: about one a day. An address is taken
without asking whose it is, so that nobody must be able to have much sent there."""
DELAYS = (30.0, 300.0, 1800.0)
"""Seconds to wait before each further try."""
LATER = 3600.0
"""Seconds after which a notice that was to be sent is looked for again: it may have failed."""
SECONDS = 20.0
"""How long a mail server may take to say something."""
MOST_WAITING = 1_000
LONGEST_ADDRESS = 254
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
ATOM = r"[A-Za-z0-9!#$%&'*+/^_`{|}~-]+"
ADDRESS = re.compile(rf"{ATOM}(?:\.{ATOM})*@{LABEL}(?:\.{LABEL})+")
"""Plain ones: the signs = and ? could spell another address, which a mail program then reads."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")

log = logging.getLogger(__name__)


class BadAddress(EmberhallError):
    """Nothing could be sent there."""


def checked_address(written: str) -> str:
    """An address that mail may be sent to; empty for none."""
    address = written.strip()
    if address and not ADDRESS.fullmatch(address):
        raise BadAddress("a mail address looks like ann@example.org")
    if len(address) > LONGEST_ADDRESS:
        raise BadAddress(f"a mail address has at most {LONGEST_ADDRESS} characters")
    return address


@dataclass(frozen=True)
class Notice:
    """Somebody is asked, and may not be looking."""

    table_id: str
    seat: int
    number: int
    """Of the entry since which they are asked."""
    address: str
    game: str
    """What is played: no word of a player goes to an address that may be anybody's."""
    until: float
    """When a bot will play in their place."""

    @property
    def which(self) -> AtSeat:
        return AtSeat(self.table_id, self.seat, self.number)


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, and under which name."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = False
    """From the first byte; otherwise as soon as the server offers it."""

    def hand_in(self, message: EmailMessage, address: str) -> None:
        """Hand one mail in; takes its time, and raises `OSError` or `smtplib.SMTPException`."""
        with self._connected() as smtp:
            if not self.tls and smtp.has_extn("starttls"):
                smtp.starttls(context=create_default_context())
            elif not self.tls and self.user and self.host not in LOOPBACK:
                raise smtplib.SMTPNotSupportedError("no password is sent to it without encryption")
            if self.user:
                smtp.login(self.user, self.password)
            smtp.send_message(message, to_addrs=[address])

    @contextmanager
    def _connected(self) -> Iterator[smtplib.SMTP]:
        smtp = self._opened()
        try:
            smtp.ehlo()
            yield smtp
        finally:
            with suppress(OSError, smtplib.SMTPException):  # what was handed in stays so
                smtp.quit()
            smtp.close()

    def _opened(self) -> smtplib.SMTP:
        if self.tls:
            context = create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
        return smtplib.SMTP(self.host, self.port, timeout=SECONDS)


def mail_server(url: str, sender: str) -> MailServer:
    """The server that `smtps://name:password@mail.example.org:465` means."""
    parts = urlsplit(url)
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    port = parts.port or (465 if tls else 587)
    return MailServer(parts.hostname or "", port, sender, user, password, tls)


def written(notice: Notice, sender: str, public_url: str) -> EmailMessage:
    """The mail itself. Its link is the table's own: it lets nobody in who could not come anyway."""
    link = f"{public_url}/table/{notice.table_id}"
    message = EmailMessage()
    message["From"], message["To"] = sender, notice.address
    message["Subject"] = f"Your turn: {notice.game}"
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{link}>"
    message.set_content(_words(notice, public_url, link))
    return message


def _words(notice: Notice, home: str, link: str) -> str:
    until = datetime.fromtimestamp(notice.until, UTC).strftime("%A, %d %B, %H:%M UTC")
    return (
        "Hello,\n\n"
        f"you are asked for an answer in {notice.game}.\n"
        f"You have until {until}. Then a bot plays for you until you take your seat back.\n\n"
        f"{link}\n\n"
        f"If other tables wait for you, you find them at {home}/\n\n"
        "You get this mail because somebody left this address at that table. There is about one\n"
        "a day at most. To get no more, open the table and delete your address there. If you do\n"
        "not play there, ask whoever keeps this hall to close the table.\n"
    )


class Post:
    """Sends notices in the background; no game waits for a mail."""

    def __init__(
        self,
        server: MailServer,
        mails: Mails,
        public_url: str,
        now: Callable[[], float],
        delays: Sequence[float] = DELAYS,
    ) -> None:
        self.server = server
        self._mails, self._public_url, self._now = mails, public_url, now
        self._delays = delays
        self._line = asyncio.Semaphore(2)
        self._tasks: set[asyncio.Task[None]] = set()

    async def send(self, notice: Notice) -> float:
        """Send a notice in the background, unless it was sent, or another to this seat or person
        not long ago. Says when to look again: it may have failed, or be time by then."""
        at = self._now()
        try:
            if len(self._tasks) >= MOST_WAITING:
                raise RuntimeError("too much mail waits")
            claim = self._mails.claim
            until = await asyncio.to_thread(claim, notice.which, notice.address, at, REST)
        except Exception as error:  # mail is a courtesy: whatever goes wrong, play goes on
            log.warning("a notice has to wait", extra=_traced(notice, error))
            return at + LATER
        if until is not None:
            return until
        task = asyncio.create_task(self._sent(notice, at))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return at + LATER

    async def written(self) -> None:
        """Wait until nothing waits to be sent."""
        await asyncio.gather(*self._tasks)

    async def stop(self) -> None:
        """Give up what waits: the next start sends it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sent(self, notice: Notice, at: float) -> None:
        try:
            await self._try(notice)
        except (asyncio.CancelledError, OSError, smtplib.SMTPException) as error:
            if not _is_refused(error):
                give_back = self._mails.give_back
                await asyncio.to_thread(give_back, notice.which, notice.address, at)
            if isinstance(error, asyncio.CancelledError):
                raise
            log.warning("a notice was not sent", extra=_traced(notice, error))
        except Exception as error:
            log.warning("a notice was not sent", extra=_traced(notice, error))

    async def _try(self, notice: Notice) -> None:
        message = written(notice, self.server.sender, self._public_url)
        for delay in (*self._delays, None):
            try:
                async with self._line:
                    await asyncio.to_thread(self.server.hand_in, message, notice.address)
                return
            except (OSError, smtplib.SMTPException) as error:
                if delay is None or _is_final(error):
                    raise
                log.info("a notice will be tried again", extra=_traced(notice, error))
                await asyncio.sleep(delay)


def _is_refused(error: BaseException) -> bool:
    """Whether the server takes this mail, or any to this address, neither now nor later."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return _is_final(error)
    return isinstance(error, smtplib.SMTPDataError) and _is_final(error)


def _is_final(error: Exception) -> bool:
    """Whether the server will say the same the next time."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500


def _traced(notice: Notice, error: Exception | None = None) -> dict[str, object]:
    """What the log may know: neither an address nor what a server said with one in it."""
    why = "" if error is None else type(error).__name__
    return {"table": notice.table_id, "seat": notice.seat, "why": why}
