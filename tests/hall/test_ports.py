"""A hall that was killed finds its port again."""

from __future__ import annotations

import socket

import pytest

from hall import ports
from hall.ports import lasting_port


def test_a_port_of_ours_is_none_that_the_system_gives_away() -> None:
    with socket.create_server(("127.0.0.1", 0)) as others:
        assert lasting_port() < others.getsockname()[1]


def test_a_port_that_somebody_has_is_left_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    taken, free = lasting_port(), lasting_port()
    monkeypatch.setattr(ports, "BELOW_THE_SYSTEMS_OWN", (taken, free))
    with socket.create_server(("127.0.0.1", taken)):
        assert {lasting_port() for _ in range(20)} == {free}
