"""The faults that scripts/faults plants can be planted: what they change is still there."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from faults.plant import CODE, ROOT, Fault, LostAnchor, catch, faults, table

FAULTS = faults()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_what_a_fault_changes_stands_there_once(fault: Fault) -> None:
    assert fault.file(ROOT).is_file()
    assert fault.old != fault.new


def test_there_are_faults_everywhere() -> None:
    assert len(FAULTS) >= 20
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    titles = {title.name for title in emberhall.games()}
    assert {fault.part for fault in FAULTS} == {*titles, "kernel", "game", "hall"}


def test_a_lost_anchor_is_told() -> None:
    fault = Fault("a fault", "kernel", "no such text", "")
    with pytest.raises(LostAnchor, match="'a fault': this stands 0 times in kernel, not once"):
        fault.plant(ROOT)


def test_a_fault_is_planted_and_caught_in_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tree with one rule and one test of it."""
    code, tests = tmp_path / CODE / "kernel", tmp_path / "tests" / "kernel"
    for folder in (code, tests):
        folder.mkdir(parents=True)
    (code / "rule.py").write_text("PRICE = 3\n")
    told = "from pathlib import Path\n\n\ndef test_the_price() -> None:\n"
    check = f"    assert Path('{CODE.as_posix()}/kernel/rule.py').read_text() == 'PRICE = 3\\n'\n"
    (tests / "test_rule.py").write_text(told + check)
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    monkeypatch.setattr("faults.plant.ROOT", tmp_path)
    fault = Fault("a price is too low", "kernel", "PRICE = 3", "PRICE = 2")
    assert catch(fault, every_net=False) == {"rules": True}
    assert (code / "rule.py").read_text() == "PRICE = 3\n"
    assert list(table([(fault, {"rules": True})])) == [
        "| fault | in | rules | laws | goldens |",
        "|---|---|---|---|---|",
        "| a price is too low | kernel | caught |  |  |",
    ]
