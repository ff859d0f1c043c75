"""Chance is locked: the same numbers on every Python version, for ever."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberhall.kernel.table as table_module
from emberhall.kernel.rng import SPAN, block, commitment, is_fair, numbers
from emberhall.kernel.table import Table


def test_the_first_numbers_of_a_seed_never_change() -> None:
    assert block(7, 0)[:4] == (3028476002, 3937359852, 5139848, 4075632396)
    assert block(2**128, 1000)[:2] == (849540750, 1173295713)


def test_a_commitment_never_changes() -> None:
    assert commitment(7) == ("2e0566a7c7a2c4242b56ab8eaaa1f1c54a4bc7025f5a1ab769f801581ae944e8")


def test_single_numbers_and_many_at_once_are_one_stream() -> None:
    table = Table(2, 7)
    one_by_one = [table.randbelow(SPAN) for _ in range(40)]
    assert numbers(7, 0, 40) == one_by_one
    assert numbers(7, 13, 20) == one_by_one[13:33]


@given(st.integers(1, 2**31))
def test_numbers_that_would_favour_the_small_ones_are_refused(n: int) -> None:
    fair = SPAN - SPAN % n
    assert is_fair(fair - 1, n)
    assert not is_fair(fair, n)


@given(st.integers(0, 2**128), st.lists(st.integers(0, 9), max_size=50))
def test_shuffling_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    Table(2, seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_of_three_comes_up_about_as_often() -> None:
    table, orders = Table(2, 1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [0, 1, 2]
        table.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())  # four deviations


def test_a_shuffle_that_meets_an_unfair_number_draws_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unfair = SPAN - 1  # 2**32 is no multiple of 3
    monkeypatch.setattr(table_module, "numbers", lambda seed, start, count: [unfair, 0])
    table, cards = Table(2, 3), [7, 8, 9]
    table.shuffle(cards)
    assert table.drawn == 3
    fresh = Table(2, 3)
    fresh.drawn = 2
    last = [7, 8, 9][fresh.randbelow(3)]
    assert cards[2] == last


def test_a_refused_number_is_drawn_again() -> None:
    table = Table(2, 3)
    assert 0 <= table.randbelow(SPAN // 2 + 1) <= SPAN // 2
    tries = [Table(2, seed) for seed in range(40)]
    for one in tries:
        one.randbelow(SPAN // 2 + 1)  # half of all numbers are refused
    assert max(one.drawn for one in tries) > 2


def test_nothing_to_shuffle_draws_nothing() -> None:
    table = Table(2, 7)
    table.shuffle([])
    table.shuffle([4])
    assert table.drawn == 0


def test_another_seed_is_another_stream() -> None:
    table = Table(2, 7)
    first = [table.randbelow(1000) for _ in range(5)]
    table.reseed(8)
    assert [table.randbelow(1000) for _ in range(5)] != first
    table.reseed(7)
    assert [table.randbelow(1000) for _ in range(5)] == first
