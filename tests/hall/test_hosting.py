"""What hosts are given is true: image, compose file, unit and page name what exists."""

from __future__ import annotations

import re
import shlex
import tomllib
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families
from typer.main import get_command

from emberhall.cli import app, run
from emberhall.hall import metrics
from emberhall.hall.app import ENDPOINTS
from emberhall.hall.serve import GRACE
from emberhall.hall.settings import CHECKS, PORT, Settings, read_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "host-a-hall.md").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
DOCKERFILE = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
UNIT = ROOT / "deploy" / "emberhall.service"
VARIABLES = {f"EMBERHALL_{name.upper()}" for name in CHECKS}
OF_THE_IMAGE = {"EMBERHALL_HOST", "EMBERHALL_PORT", "EMBERHALL_DATA"}
HOME = "EMBERHALL_HOME"
NICE_AND_LIMITS = {"@resources", "@system-service", "nice", "setpriority", "setrlimit", "prlimit64"}
"""What systemd calls the system calls behind them, and groups that hold these."""


def instructions(name: str) -> list[str]:
    return re.findall(rf"^{name} +(.*)$", DOCKERFILE, flags=re.MULTILINE)


def unit() -> dict[str, list[str]]:
    """Every line of the unit, by its name."""
    told: dict[str, list[str]] = {}
    for line in UNIT.read_text().splitlines():
        if re.match(r"^\w+=", line):
            name, _, value = line.partition("=")
            told.setdefault(name, []).append(value)
    return told


def is_a_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> bool:
    """Whether somebody could type this after `emberhall`, up to its options."""
    named = [word for word in words if not word.startswith("-")][: 2 if words[0] == "admin" else 1]
    worked = run([*named, "--help"]) == 0
    return worked and "Usage: emberhall" in capsys.readouterr().out


def test_the_image_installs_an_extra_that_exists_from_files_that_exist() -> None:
    extras = re.findall(r'"\.\[([\w,]+)\]"', DOCKERFILE)
    assert extras == ["hall"]
    assert "hall" in PROJECT["optional-dependencies"]
    for copied in instructions("COPY"):
        if not copied.startswith("--from"):
            for source in copied.split()[:-1]:
                assert (ROOT / source).exists(), source


def test_the_image_leaves_nothing_out_that_it_copies() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().split() if line[0] == "!"}
    copied = {
        source
        for each in instructions("COPY")
        if not each.startswith("--from")
        for source in each.split()[:-1]
    }
    assert {source.removeprefix("./") for source in copied} == let_in


def test_the_image_runs_a_command_of_ours_and_not_as_root(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert instructions("ENTRYPOINT") == ['["emberhall"]']
    assert "emberhall" in PROJECT["scripts"]
    assert is_a_command(yaml.safe_load(instructions("CMD")[-1]), capsys)
    assert instructions("USER") == ["emberhall"]
    assert instructions("EXPOSE") == [str(PORT)]


def test_the_image_is_told_settings_that_exist_and_asks_for_its_health() -> None:
    given = dict(re.findall(r"(EMBERHALL_\w+)=(\S+)", DOCKERFILE))
    assert set(given) <= VARIABLES
    assert read_settings({}, given).port == PORT
    (asked,) = re.findall(r"http://127.0.0.1:(\d+)(/\w+)", DOCKERFILE)
    assert asked == (str(PORT), "/healthz")
    assert any(endpoint.path == "/healthz" for endpoint in ENDPOINTS)


def test_the_compose_file_hands_on_every_setting_that_the_image_leaves_open() -> None:
    hall = COMPOSE["services"]["hall"]
    assert set(hall["environment"]) == VARIABLES - OF_THE_IMAGE
    assert hall["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]
    usual = {name: filled_in(value) for name, value in hall["environment"].items()}
    settings = read_settings({}, usual)
    assert settings.database_url == "postgresql://emberhall:password@database/emberhall"
    assert settings.public_url == ""
    assert settings.bot_seconds == Settings.bot_seconds


def filled_in(value: str) -> str:
    """As compose fills it in where only the password is given."""
    value = re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", "password", value)
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value)


def test_the_compose_file_waits_for_its_database_and_gives_time_to_stop() -> None:
    services = COMPOSE["services"]
    assert set(services["hall"]["depends_on"]) <= set(services)
    assert services["database"]["healthcheck"]["test"]
    assert int(services["hall"]["stop_grace_period"].rstrip("s")) > GRACE
    volumes = [volume.partition(":")[0] for volume in services["database"]["volumes"]]
    assert set(volumes) <= set(COMPOSE["volumes"])


def test_the_unit_starts_a_command_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    RawConfigParser(strict=False, allow_no_value=True).read(UNIT)
    (start,) = unit()["ExecStart"]
    program, *words = shlex.split(start)
    assert Path(program).name in PROJECT["scripts"]
    assert is_a_command(words, capsys)


def test_the_unit_is_told_settings_that_exist_and_gives_time_to_stop() -> None:
    given = dict(value.split("=", 1) for value in unit()["Environment"])
    assert set(given) <= VARIABLES
    folder = Path(given["EMBERHALL_DATA"])
    assert folder == Path("/var/lib") / unit()["StateDirectory"][0]
    assert int(unit()["TimeoutStopSec"][0]) > GRACE


def test_the_unit_gives_the_hall_no_more_than_it_needs() -> None:
    told = unit()
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome"):
        assert told[name] == ["yes"], name
    assert told["ProtectSystem"] == ["strict"]
    assert told["CapabilityBoundingSet"] == [""]


def test_the_unit_refuses_system_calls_and_kills_nobody_for_them() -> None:
    assert unit()["SystemCallErrorNumber"] == ["EPERM"]


def test_the_unit_lets_bots_step_back_and_records_be_checked_within_limits() -> None:
    filters = [line.split() for line in unit()["SystemCallFilter"]]
    denied = {name.removeprefix("~") for names in filters if names[0][0] == "~" for name in names}
    assert denied.isdisjoint(NICE_AND_LIMITS)


def typed() -> list[list[str]]:
    """Every `emberhall ...` of the page, in a block or in the text."""
    lines = re.findall(r"^(?:\S*/bin/)?emberhall (.*)$|`emberhall ([^`]*)`", PAGE, re.MULTILINE)
    return [shlex.split(block or text) for block, text in lines]


@pytest.mark.parametrize("words", typed(), ids=" ".join)
def test_every_command_of_the_page_can_be_typed(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert is_a_command(words, capsys)
    assert {word for word in words if word.startswith("--")} <= flags_of(words)


def flags_of(words: list[str]) -> set[str]:
    command: Any = get_command(app)
    for word in words:
        if word in getattr(command, "commands", {}):
            command = command.commands[word]
    return {name for parameter in command.params for name in parameter.opts}


def test_the_page_lists_every_flag_and_every_variable() -> None:
    rows = re.findall(r"^\| (?:`(--[\w-]+)`)? *\| `(EMBERHALL_\w+)` \|", PAGE, re.MULTILINE)
    assert {variable for _, variable in rows} == VARIABLES
    flags = {flag for flag, _ in rows if flag}
    assert flags == flags_of(["serve"]) - {"--open"}
    assert set(re.findall(r"EMBERHALL_\w+", PAGE)) == VARIABLES | {HOME}


def test_the_page_names_every_figure_and_no_other() -> None:
    families = text_string_to_metric_families(metrics.page({}, 0).decode())
    counters = {"counter": "_total"}
    told = {family.name + counters.get(family.type, "") for family in families}
    there = {name for name in told if not name.endswith("_created")}  # of those it goes with
    assert set(re.findall(r"\bemberhall_\w+", PAGE)) == there


def test_the_page_names_addresses_that_exist() -> None:
    paths = {endpoint.path for endpoint in ENDPOINTS}
    assert {"/healthz", "/readyz", "/metrics"} <= paths
    assert str(PORT) in PAGE
