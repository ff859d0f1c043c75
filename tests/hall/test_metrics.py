"""What a host may count, and what nobody can learn from it."""

from __future__ import annotations

import asyncio

import pytest
from prometheus_client.parser import text_string_to_metric_families

from emberhall.hall import metrics
from hall.house import a_table, house, play

LABELS = {
    "state": {"gathering", "running", "over", "closed"},
    "kind": {"seat", "watch", "program"},
    "by": {"person", "bot"},
    "code": None,
    "status": {"2xx", "3xx", "4xx", "5xx"},
    "le": None,
}
"""All labels, with their values where those are few."""


def figures() -> dict[str, float]:
    """Every figure of the page, by its name and labels."""
    text = metrics.page({"running": 2}, rooms=3).decode()
    return {
        " ".join([sample.name, *sorted(sample.labels.values())]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_tables_are_counted_by_state_and_rooms_as_they_are() -> None:
    counted = figures()
    assert counted["emberhall_tables running"] == 2
    assert counted["emberhall_tables gathering"] == counted["emberhall_tables over"] == 0
    assert counted["emberhall_rooms_open"] == 3


def test_every_answer_is_counted_once_it_is_committed(database_url: str) -> None:
    before = figures()

    async def story() -> None:
        async with house(database_url) as hall:
            await play(await a_table(hall), 6)

    asyncio.run(story())
    grown = {name: value - before.get(name, 0) for name, value in figures().items()}
    assert grown["emberhall_answers_total person"] == 6
    assert grown.get("emberhall_answers_total bot", 0) == 0
    assert grown["emberhall_commit_entries_sum"] == 6
    assert grown["emberhall_commit_seconds_count"] == grown["emberhall_commit_entries_count"]


def test_a_commit_that_fails_is_not_counted() -> None:
    before = figures()["emberhall_commit_seconds_count"]
    with pytest.raises(OSError, match="disk"), metrics.commit(5):
        raise OSError("The disk is full.")
    assert figures()["emberhall_commit_seconds_count"] == before


def test_no_label_names_a_table_a_seat_or_whoever_is_asked() -> None:
    for family in text_string_to_metric_families(metrics.page({}, 0).decode()):
        for sample in family.samples:
            for label, value in sample.labels.items():
                assert label in LABELS, sample
                known = LABELS[label]
                assert known is None or value in known, sample
