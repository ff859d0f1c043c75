"""Whose page speaks: a browser says where its script comes from, and only our own may act here."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers

LONGEST_HOST = 260
"""Letters of a name and its port: no name has more, and links are made of it."""

_PORTS = {"http": 80, "https": 443}


def from_our_page(headers: Headers, public_url: str, host: str = "") -> bool:
    """Whether a request may act: it names no origin, as programs do, or it names ours."""
    origins = headers.getlist("origin")
    if not origins:
        return True
    if len(origins) > 1:
        return False
    place = _place(origins[0])
    if place is None:
        return False
    called = _place(f"{origins[0].split(':', 1)[0]}://{headers.get('host', '')}")
    return place == _place(public_url) or (place == called and _own_name(place[0], host))


def at_our_name(headers: Headers, public_url: str, host: str = "") -> bool:
    """Whether we are called by a name of ours.

    A stranger's name that leads to this machine would make the stranger's page look like ours.
    Where there is a public URL its origin is known; else only an address, localhost, this
    machine's name or the one that the hall listens at will do.
    """
    if public_url:
        return True
    called = headers.get("host", "")
    place = _place(f"http://{called}")
    return len(called) <= LONGEST_HOST and place is not None and _own_name(place[0], host)


def _own_name(name: str, host: str) -> bool:
    here = socket.gethostname().lower()
    if name in ("localhost", here, f"{here}.local", host.lower()) or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _place(url: str) -> tuple[str, int] | None:
    """Host and port of an origin; None where it is none."""
    try:
        parts = urlsplit(url)
        usual = _PORTS[parts.scheme]
        port = parts.port or usual
    except (ValueError, KeyError):
        return None
    return (parts.hostname, port) if parts.hostname and parts.username is None else None
