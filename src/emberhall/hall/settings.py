"""What a host decides: flags and environment, checked once and never changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from math import isfinite
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import SplitResult, urlsplit

from emberhall import EmberhallError
from emberhall.hall.store.engine import BadDatabase, parsed, sqlite_url
from emberhall.play.file_store import default_home

PORT = 8780
DATABASE = "hall.sqlite"
MOST_WORKERS = 64
LONGEST_THOUGHT = 600.0
LONGEST_WAIT = 86_400.0
SHORTEST_TOKEN = 16
OF_MAIL = {
    "mail_from": "the address that mail comes from",
    "public_url": "the link that mail leads to",
}
PUBLIC = [(scheme, path) for scheme in ("http", "https") for path in ("", "/")]
"""Schemes and paths of where players can find a hall."""
LOG_FORMATS = ("auto", "json", "text")


class BadHallSetting(EmberhallError, ValueError):
    """A flag or a variable of the environment cannot be what it is."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All that a host decides. What could let somebody in is not printed."""

    data: Path
    database_url: str = field(repr=False)
    host: str = "127.0.0.1"
    port: int = PORT
    """0: any that is free."""
    public_url: str = ""
    """Where players find the hall, without a slash at the end; empty: where it listens."""
    proxy_headers: bool = False
    trusted_proxies: str = "127.0.0.1,::1"
    bot_workers: int = 0
    """Processes in which bots think; 0: one for each core but one."""
    bot_seconds: float = 10.0
    """How long a bot may think about one decision."""
    program_seconds: float = 60.0
    """How long a program may take for one answer, at a table without a clock."""
    mail_url: str = field(default="", repr=False)
    mail_from: str = ""
    metrics_token: str = field(default="", repr=False)
    """Who shows it may read the metrics; empty: nobody."""
    log_format: str = "auto"
    nonce: str = field(default_factory=lambda: token_urlsafe(12), repr=False)
    """Tells this start of the hall from all others."""

    @property
    def sqlite_file(self) -> Path | None:
        """The file of the database; None for PostgreSQL, which several processes may share."""
        address = parsed(self.database_url)
        return Path(str(address.database)) if address.get_backend_name() == "sqlite" else None


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """The settings: a flag counts before the environment, the environment before what is usual."""
    given: dict[str, Any] = {}
    for name, checked in CHECKS.items():
        variable = f"EMBERHALL_{name.upper()}"
        if flags.get(name) is not None:
            given[name] = _taken(checked, flags[name], f"--{name.replace('_', '-')}")
        elif environment.get(variable):
            given[name] = _taken(checked, environment[variable], variable)
    data = given.setdefault("data", default_home() / "hall")
    given.setdefault("database_url", sqlite_url(data / DATABASE))
    for needed, what in OF_MAIL.items():
        if given.get("mail_url") and not given.get(needed):
            raise BadHallSetting(f"--mail-url needs --{needed.replace('_', '-')}: {what}")
    return Settings(**given)


def _taken(checked: Callable[[Any], Any], value: Any, source: str) -> Any:
    try:
        return checked(value)
    except (ValueError, BadDatabase) as problem:
        raise BadHallSetting(f"{source}: {problem}") from None


def _host(value: str) -> str:
    if not value.strip() or any(sign in value for sign in "/ @"):
        raise ValueError("it is a name or an address, such as 0.0.0.0")
    return value.strip("[]")


def _port(value: Any) -> int:
    return int(_number(value, "a port", 0, 65_535))


def _data(value: Any) -> Path:
    folder = Path(value).expanduser().absolute()
    if folder.exists() and not folder.is_dir():
        raise ValueError("it is a folder, and there is a file of that name")
    return folder


def _database_url(value: str) -> str:
    address = parsed(value)
    if address.get_backend_name() == "sqlite" and address.database in (None, "", ":memory:"):
        raise ValueError("SQLite needs a file, as in sqlite:////var/lib/hall.sqlite")
    return value


def _public_url(value: str) -> str:
    parts = _split(value)
    if parts is None or parts.username or (parts.scheme, parts.path) not in PUBLIC:
        raise ValueError("it has a form such as https://hall.example.org, without a path")
    return value.rstrip("/")


def _switch(value: Any) -> bool:
    words = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
    if str(value).lower() not in words:
        raise ValueError("it is true or false")
    return words[str(value).lower()]


def _trusted_proxies(value: str) -> str:
    try:
        for address in value.split(","):
            ip_network(address.strip())
    except ValueError:
        raise ValueError(
            "they are addresses or networks such as 10.0.0.0/8, separated by commas"
        ) from None
    return value


def _bot_workers(value: Any) -> int:
    return int(_number(value, "a number of processes", 0, MOST_WORKERS))


def _bot_seconds(value: Any) -> float:
    return _number(value, "a number of seconds", 0.1, LONGEST_THOUGHT, float)


def _program_seconds(value: Any) -> float:
    return _number(value, "a number of seconds", 1, LONGEST_WAIT, float)


def _mail_url(value: str) -> str:
    parts = _split(value)
    if parts is None or parts.scheme not in ("smtp", "smtps"):
        raise ValueError(
            "it has a form such as smtps://name:password@mail.example.org:465; in the password, "
            "write / as %2F, # as %23 and ? as %3F"
        )
    return value


def _mail_from(value: str) -> str:
    name, at, host = value.rpartition("@")
    if not (name and at and host) or any(sign.isspace() for sign in value):
        raise ValueError("it is an address such as hall@example.org")
    return value


def _metrics_token(value: str) -> str:
    if len(value) < SHORTEST_TOKEN or not value.isascii() or any(map(str.isspace, value)):
        raise ValueError(f"it needs at least {SHORTEST_TOKEN} letters and digits, without blanks")
    return value


def _log_format(value: str) -> str:
    if value not in LOG_FORMATS:
        raise ValueError(f"it is one of {', '.join(LOG_FORMATS)}")
    return value


def _split(value: str) -> SplitResult | None:
    """The parts of a URL with a host and nothing behind its path; None where it is no such URL."""
    try:
        parts = urlsplit(value)
        port = parts.port
    except ValueError:  # whose words may hold a part of the password
        return None
    return None if not parts.hostname or parts.query or parts.fragment or port == 0 else parts


def _number(
    value: Any, what: str, least: float, most: float, kind: Callable[[Any], float] = int
) -> float:
    try:
        number = kind(value)
    except ValueError:
        number = float("nan")
    if not (isfinite(number) and least <= number <= most):
        raise ValueError(f"it is {what} from {least:g} to {most:g}, not {value!r}")
    return number


CHECKS: dict[str, Callable[[Any], Any]] = {
    "host": _host,
    "port": _port,
    "data": _data,
    "database_url": _database_url,
    "public_url": _public_url,
    "proxy_headers": _switch,
    "trusted_proxies": _trusted_proxies,
    "bot_workers": _bot_workers,
    "bot_seconds": _bot_seconds,
    "program_seconds": _program_seconds,
    "mail_url": _mail_url,
    "mail_from": _mail_from,
    "metrics_token": _metrics_token,
    "log_format": _log_format,
}
"""Every setting that can be given, with what makes a value of it."""
