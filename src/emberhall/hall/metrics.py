"""What a host may count. No label names a table, a seat or a person, nor tells who is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=1.0.0; charset=utf-8"
STATES = ("gathering", "running", "over", "closed")
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
_MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

REGISTRY = CollectorRegistry()
TABLES = Gauge("emberhall_tables", "Tables by state.", ["state"], registry=REGISTRY)
ROOMS = Gauge("emberhall_rooms_open", "Tables that this process has at hand.", registry=REGISTRY)
SOCKETS = Gauge(
    "emberhall_sockets_open",
    "Open sockets and streams of this process, by kind: seat, watch, program.",
    ["kind"],
    registry=REGISTRY,
)
ANSWERS = Counter(
    "emberhall_answers",
    "Answers committed by this process, by whom: person, bot.",
    ["by"],
    registry=REGISTRY,
)
REFUSALS = Counter("emberhall_refusals", "Refusals by code.", ["code"], registry=REGISTRY)
COMMIT_ENTRIES = Histogram(
    "emberhall_commit_entries", "Entries of one commit.", buckets=_SIZES, registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "emberhall_commit_seconds", "Seconds of one commit.", buckets=_MOMENTS, registry=REGISTRY
)
BOT_SECONDS = Histogram(
    "emberhall_bot_seconds",
    "Seconds that a bot thought about one decision.",
    buckets=_MOMENTS,
    registry=REGISTRY,
)
STAND_INS = Counter(
    "emberhall_stand_ins",
    "Decisions for which a simple bot replaced one that failed or overran.",
    registry=REGISTRY,
)
REQUESTS = Histogram(
    "emberhall_request_seconds",
    "Seconds of a request over HTTP, by status: 2xx, 3xx, 4xx, 5xx.",
    ["status"],
    buckets=_MOMENTS,
    registry=REGISTRY,
)


@contextmanager
def commit(entries: int) -> Iterator[None]:
    """Count one commit that succeeds, and how long it takes."""
    began = perf_counter()
    yield
    COMMIT_ENTRIES.observe(entries)
    COMMIT_SECONDS.observe(perf_counter() - began)


class Written(Protocol):
    """An entry of a log."""

    @property
    def kind(self) -> str: ...
    @property
    def by(self) -> str: ...


def count_answers(entries: Iterable[Written]) -> None:
    """Count the answers among what was committed."""
    for entry in entries:
        if entry.kind == "answer":
            ANSWERS.labels("bot" if entry.by else "person").inc()
        if entry.by == "stand-in":
            STAND_INS.inc()


def page(tables: Mapping[str, int], rooms: int) -> bytes:
    """All of it as Prometheus reads it; `tables` are numbers of tables by state."""
    ROOMS.set(rooms)
    for state in STATES:
        TABLES.labels(state).set(tables.get(state, 0))
    return generate_latest(REGISTRY)
