"""What all tests share: how thorough to be."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from compiled import plain_modules
from emberhall.game.registry import guest
from kernel.hearth import HEARTH
from sampling import Sampling, every_question, some_questions

pytest_plugins = ["time_limit"]

settings.register_profile("quick", max_examples=8, deadline=None, database=None)
settings.register_profile(
    "thorough",
    max_examples=60,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough",
        action="store_true",
        help="play many more games under the laws (CI does), and tell all stories of hall and "
        "browser at length (CI does not)",
    )
    parser.addoption(
        "--chaos",
        action="store_true",
        help="kill halls a thousand times, and send a hundred thousand garbled frames",
    )
    parser.addoption(
        "--without-postgres",
        action="store_true",
        help="skip what needs a PostgreSQL server",
    )


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("EMBERHALL_COMPILED") and (plain := plain_modules()):
        pytest.exit(f"compiled was asked for, but these run plain: {', '.join(plain)}", 2)
    settings.load_profile("thorough" if config.getoption("--thorough") else "quick")


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--thorough"))


@pytest.fixture
def sampled(thorough: bool) -> Sampling:
    """Some questions of a game, or all of them: drawing each page takes its time."""
    return every_question if thorough else some_questions


@pytest.fixture
def hearth() -> Iterator[None]:
    """The title made for tests is known while a test runs."""
    with guest(HEARTH):
        yield
