"""Steps and tables as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

import emberhall
from emberhall.kernel.codec import decode, decode_step, encode, encode_step, step_classes
from emberhall.kernel.errors import BrokenSave
from emberhall.kernel.steps import Step
from kernel.hearth import HEARTH, Pay

pytestmark = pytest.mark.usefixtures("hearth")


@dataclass(eq=False)
class Row(Step):
    """A step with steps inside, as a menu of icons would have."""

    parts: tuple[Step, ...]
    cost: tuple[int, ...]


STEPS = {"Row": Row, "Pay": Pay}


def test_two_steps_of_one_name_are_refused() -> None:
    here, there = ModuleType("here"), ModuleType("there")
    vars(here)["Pay"], vars(there)["Pay"] = Pay, type("Pay", (Step,), {})
    with pytest.raises(AssertionError, match="two steps are called Pay"):
        step_classes(here, there)


def test_a_step_is_its_name_and_its_arguments() -> None:
    assert encode_step(Pay(2)) == ["Pay", 2]


def test_steps_inside_steps_come_back() -> None:
    data = encode_step(Row((Pay(1), Pay(2)), (3, 0)))
    assert data == ["Row", [{"step": ["Pay", 1]}, {"step": ["Pay", 2]}], [3, 0]]
    again = decode_step(data, STEPS)
    assert isinstance(again, Row)
    assert again.cost == (3, 0)
    assert [part.cost for part in again.parts if isinstance(part, Pay)] == [1, 2]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (["Bake", 1], "no step of this title is written"),
        ([], "no step of this title is written"),
        ("Pay", "no step of this title is written"),
        (["Pay"], "step Pay takes 1 arguments"),
    ],
)
def test_a_step_that_cannot_be_is_refused(data: Any, reason: str) -> None:
    with pytest.raises(BrokenSave, match=reason):
        decode_step(data, STEPS)


def test_a_table_with_another_set_of_fields_is_refused() -> None:
    game = emberhall.new_game("hearth", seats=2, seed=1)
    data = {**encode(game._table), "gold": 3}
    with pytest.raises(BrokenSave, match="missing or unknown fields: gold"):
        decode(HEARTH.blank(None), data, HEARTH.steps)
