"""Ports for halls that are killed and started again where they were."""

from __future__ import annotations

import socket
from contextlib import closing
from random import SystemRandom

BELOW_THE_SYSTEMS_OWN = range(18_000, 32_000)
"""The system gives none of these away by itself: so nobody moves in while a hall is dead, neither
another test's hall nor the near end of somebody's connection."""


def lasting_port() -> int:
    """A port that is free now, and stays so."""
    while True:
        port = SystemRandom().choice(BELOW_THE_SYSTEMS_OWN)
        if _is_free(port):
            return port


def _is_free(port: int) -> bool:
    with closing(socket.socket()) as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
