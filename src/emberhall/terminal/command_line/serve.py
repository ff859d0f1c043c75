"""The command `emberhall serve`, and what every command of the hall needs."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from emberhall import EmberhallError

NEEDED = ("alembic", "jinja2", "msgspec", "prometheus_client", "psycopg", "sqlalchemy", "uvicorn")

Data = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Where the hall keeps its things. Default: `hall` in your folder of Emberhall.",
        show_default=False,
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="As in postgresql://hall@127.0.0.1/hall. Default: a file of SQLite in that folder.",
        show_default=False,
    ),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where players find the hall, as in https://hall.example.org.",
        show_default=False,
    ),
]


class NoHall(EmberhallError):
    """The hall's libraries are not installed."""


def need_hall() -> None:
    if any(find_spec(name) is None for name in NEEDED):
        raise NoHall("the hall needs: pip install 'emberhall[hall]'")


def serve(
    port: Annotated[
        int | None, typer.Option(help="Default: 8780; 0: any that is free.", show_default=False)
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(
            help="Where to listen. Default: 127.0.0.1, for this machine alone; 0.0.0.0: for all.",
            show_default=False,
        ),
    ] = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    public_url: PublicUrl = None,
    proxy_headers: Annotated[
        bool | None,
        typer.Option(
            "--proxy-headers/--no-proxy-headers",
            help="Believe a proxy about where somebody comes from.",
            show_default=False,
        ),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Which proxies to believe. Default: those of this machine.",
            show_default=False,
        ),
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            help="Processes for bots. Default: one for each core but one.", show_default=False
        ),
    ] = None,
    bot_seconds: Annotated[
        float | None,
        typer.Option(help="How long a bot may think about one answer.", show_default=False),
    ] = None,
    program_seconds: Annotated[
        float | None,
        typer.Option(
            help="How long a program may take for one answer, without a clock.", show_default=False
        ),
    ] = None,
    mail_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Mail to those who play by correspondence: smtps://name:password@mail.example.org",
            show_default=False,
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Where that mail comes from.", show_default=False),
    ] = None,
    log_format: Annotated[
        str | None,
        typer.Option(
            metavar="FORMAT",
            help="auto, json or text. Default: auto, which is text on a terminal.",
            show_default=False,
        ),
    ] = None,
    opening: Annotated[
        bool, typer.Option("--open", help="Open the hall in the browser, where there is one.")
    ] = False,
) -> None:
    """Open the hall: tables in the browser, for you and whoever has a link.

    Every option can stand in the environment instead: EMBERHALL_PORT for --port, and so on. Ctrl-C
    closes the hall; nothing is lost.

    Example: emberhall serve --open
    """
    need_hall()
    from emberhall.hall.app import create_app
    from emberhall.hall.serve import serve as open_hall
    from emberhall.hall.settings import read_settings

    flags = {
        "port": port,
        "host": host,
        "data": data,
        "database_url": database_url,
        "public_url": public_url,
        "proxy_headers": proxy_headers,
        "trusted_proxies": trusted_proxies,
        "bot_workers": bot_workers,
        "bot_seconds": bot_seconds,
        "program_seconds": program_seconds,
        "mail_url": mail_url,
        "mail_from": mail_from,
        "log_format": log_format,
    }
    open_hall(read_settings(flags, os.environ), create_app, opening)
