"""How often somebody may do something: a bucket for each verb, for each address and each secret."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.types import Scope


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    size: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Allowance:
    """One secret may do less than one address: a club may sit behind a single address."""

    holder: Rate
    address: Rate


DAY = 86_400.0

RATES: Mapping[str, Allowance] = {
    "file": Allowance(Rate(1_000, 100), Rate(5_000, 500)),
    "read": Allowance(Rate(120, 10), Rate(600, 60)),
    "write": Allowance(Rate(30, 1), Rate(150, 10)),
    "make": Allowance(Rate(20, 0.2), Rate(100, 1)),
    "bring": Allowance(Rate(5, 0.1), Rate(20, 0.5)),
    "keep": Allowance(Rate(200, 200 / DAY), Rate(1_000, 1_000 / DAY)),
    "secret": Allowance(Rate(20, 0.5), Rate(60, 2)),
    "open": Allowance(Rate(60, 2), Rate(300, 15)),
    "answer": Allowance(Rate(40, 10), Rate(400, 100)),
    "undo": Allowance(Rate(20, 2), Rate(200, 20)),
    "chat": Allowance(Rate(6, 0.5), Rate(60, 5)),
    "hint": Allowance(Rate(5, 0.2), Rate(25, 1)),
    "ping": Allowance(Rate(20, 1), Rate(1_000, 100)),
}
"""Every verb of the hall; what is not named is a `read` or a `write`."""

MOST_LINES = 256
"""Sockets and streams of one address at a time. A club of forty, each with two tabs and somebody
beside them on the same device, needs 160."""

_FILES = ("/static/", "/worker.js")
_MAKING = ("/api/tables", "/api/campaigns")
_BRINGING = ("/api/records", "/api/campaigns/import")
_SECRETS = ("join", "watch", "recover", "links", "recovery", "program")
_AT_A_TABLE = ("answer", "undo", "chat", "hint")
OF_THE_DAY = "keep"
KEPT = ("make", "bring")
"""What is made or brought stays, so of that a day has its own allowance."""
Buckets = OrderedDict[tuple[str, str], tuple[float, float]]
"""By verb and by whom they are for: how full they were, and when."""


def verb_of(scope: Scope) -> str:
    """Which allowance a request takes from."""
    path: str = scope["path"]
    last = path.rsplit("/", 1)[-1]
    if scope["type"] == "websocket" or last == "stream":
        return "open"
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return "file" if path.startswith(_FILES) else "read"
    if path in _MAKING or last in ("rematch", "fork", "chapter"):
        return "make"
    if path in _BRINGING:
        return "bring"
    if last in _SECRETS:
        return "secret"
    return last if last in _AT_A_TABLE else "write"


def address_of(scope: Scope) -> str:
    """Where a request comes from: IPv6 by its /64, which is one household.

    The server says it, and believes a proxy only where its host said so. All that have no address
    share one.
    """
    client = scope.get("client")
    try:
        ip = ipaddress.ip_address(client[0].split("%", 1)[0] if client else "")
    except ValueError:
        return ""
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False).network_address)


class Limits:
    """All buckets of this process; of too many, those longest untouched are forgotten.

    By then they would be full again, but for those of a day: they are kept apart, so that nobody
    has them forgotten by asking for what costs nothing.
    """

    def __init__(
        self,
        rates: Mapping[str, Allowance] | None = RATES,
        most: int = 50_000,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rates, self._most, self._now = rates, most, now
        self._buckets, self._of_the_day = Buckets(), Buckets()
        self._lines: Counter[str] = Counter()

    def wait(self, verb: str, address: str, holder: str = "") -> float:
        """Take one from both buckets; else the seconds until there is one, and nothing is taken."""
        if self._rates is None:
            return 0
        allowance, now = self._rates[verb], self._now()
        buckets = self._of_the_day if verb == OF_THE_DAY else self._buckets
        asked = [((verb, f"at {address}"), allowance.address)]
        if holder:
            asked.append(((verb, holder), allowance.holder))
        levels = [_level(buckets, key, rate, now) for key, rate in asked]
        wait = max(
            (1 - level) / rate.per_second for level, (_, rate) in zip(levels, asked, strict=True)
        )
        taken = 1 if wait <= 0 else 0
        for level, (key, rate) in zip(levels, asked, strict=True):
            if level - taken < rate.size:  # of a full one nothing need be known
                self._keep(buckets, key, level - taken, now)
        return max(0, wait)

    @property
    def is_off(self) -> bool:
        """Whether everybody may do as much as they like."""
        return self._rates is None

    def has_room(self, address: str) -> bool:
        """Whether one more line may be open to this address."""
        return self.is_off or self._lines[address] < MOST_LINES

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """A line is open to this address."""
        self._lines[address] += 1
        try:
            yield
        finally:
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    @property
    def buckets(self) -> int:
        """How many are kept now."""
        return len(self._buckets) + len(self._of_the_day)

    def _keep(self, buckets: Buckets, key: tuple[str, str], level: float, now: float) -> None:
        buckets[key] = level, now
        buckets.move_to_end(key)
        if len(buckets) > self._most:
            buckets.popitem(last=False)


def _level(buckets: Buckets, key: tuple[str, str], rate: Rate, now: float) -> float:
    level, then = buckets.get(key, (rate.size, now))
    return min(rate.size, level + max(0, now - then) * rate.per_second)
