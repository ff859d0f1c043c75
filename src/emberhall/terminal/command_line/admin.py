"""The commands `emberhall admin ...`, for whoever hosts a hall."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from emberhall import counted
from emberhall.terminal.command_line.options import Json
from emberhall.terminal.command_line.serve import Data, DatabaseUrl, PublicUrl, need_hall
from emberhall.terminal.shown import echo, echo_json

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from emberhall.hall.admin import Inspection, TableLine
    from emberhall.hall.settings import Settings

admin = typer.Typer(
    help="Look after a hall, also while it is open.",
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Table = Annotated[str, typer.Argument(metavar="TABLE", help="As `admin list` names it.")]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")]


@contextmanager
def _database(data: Path | None, database_url: str | None) -> Iterator[Engine]:
    settings = _settings(data, database_url)
    from emberhall.hall.admin import opened

    with opened(settings) as engine:
        yield engine


def _settings(
    data: Path | None, database_url: str | None, public_url: str | None = None
) -> Settings:
    need_hall()
    from emberhall.hall.settings import read_settings

    flags = {"data": data, "database_url": database_url, "public_url": public_url}
    return read_settings(flags, os.environ)


@admin.command("list")
def admin_list(
    every: Annotated[
        bool, typer.Option("--all", help="Also tables that are over or closed.")
    ] = False,
    data: Data = None,
    database_url: DatabaseUrl = None,
    as_json: Json = False,
) -> None:
    """Tables that wait for players or are in play, the latest answer first.

    Example: emberhall admin list --all
    """
    with _database(data, database_url) as engine:
        from msgspec import to_builtins

        from emberhall.hall.admin import table_lines

        ended = ("over", "closed") if every else ()
        lines = table_lines(engine, ("gathering", "running", *ended))
    if as_json:
        echo_json(to_builtins(lines))
    else:
        echo(*(map(_line, lines) if lines else ["There is no table."]))


def _line(line: TableLine) -> str:
    moved = datetime.fromtimestamp(line.moved_at).strftime("%Y-%m-%d %H:%M")
    players = ", ".join(line.players)
    called = f" “{line.label}”" if line.label else ""
    return f"{line.id}  {line.state:9}  {moved}  {line.title}{called}: {players}"


@admin.command("inspect")
def admin_inspect(
    table: Table, data: Data = None, database_url: DatabaseUrl = None, as_json: Json = False
) -> None:
    """One table in detail: who sits there, what was written, and whether its log plays again.

    It tells nothing that its players hide from each other.

    Example: emberhall admin inspect h3Xk9-aQ2_wZ
    """
    with _database(data, database_url) as engine:
        from msgspec import to_builtins

        from emberhall.hall.admin import inspect

        seen = inspect(engine, table)
    if as_json:
        echo_json(to_builtins(seen))
    else:
        echo(_line(seen.table), *_details(seen))


def _details(seen: Inspection) -> Iterator[str]:
    for seat, (player, kind) in enumerate(zip(seen.table.players, seen.seats, strict=True), 1):
        yield f"  seat {seat}: {player} ({kind})"
    written = ", ".join(f"{count} {kind}" for kind, count in sorted(seen.entries.items()))
    yield f"  written: {written or 'nothing'}; {counted(seen.chat, 'line')} of chat"
    if seen.stand_ins:
        yield f"  a simple bot stood in {counted(seen.stand_ins, 'time')}"
    yield f"  its log plays again: {seen.log}"


@admin.command("close")
def admin_close(table: Table, data: Data = None, database_url: DatabaseUrl = None) -> None:
    """End a table for good; its log stays.

    Example: emberhall admin close h3Xk9-aQ2_wZ
    """
    with _database(data, database_url) as engine:
        from emberhall.hall.admin import close

        close(engine, table)
    echo(f"The table {table} is closed.")


@admin.command("recover")
def admin_recover(
    table: Table,
    seat: Annotated[
        str, typer.Argument(metavar="SEAT", help="Counted from 1, or its player's name.")
    ],
    data: Data = None,
    database_url: DatabaseUrl = None,
    public_url: PublicUrl = None,
) -> None:
    """A link for somebody who has lost their seat, as when a browser has forgotten everything.

    It works once. Whoever opens it sits there from then on, and nobody else does.

    Example: emberhall admin recover h3Xk9-aQ2_wZ 2
    """
    settings = _settings(data, database_url, public_url)
    from emberhall.hall.admin import opened, recovery
    from emberhall.hall.admin import public_url as address

    with opened(settings) as engine:
        link = address(settings)
        secret, name = recovery(engine, table, seat)
    echo(f"Whoever opens this link first has the seat of {name}:", f"{link}/recover#{secret}")


@admin.command("revoke")
def admin_revoke(table: Table, data: Data = None, database_url: DatabaseUrl = None) -> None:
    """End all links to join and to watch a table, and what its host may do there.

    Whoever sits there plays on; who watches by a link is shown out. Nobody is its host any more.

    Example: emberhall admin revoke h3Xk9-aQ2_wZ
    """
    with _database(data, database_url) as engine:
        from emberhall.hall.admin import revoke

        revoke(engine, table)
    echo(f"The links of the table {table} are ended, and nobody is its host.")


@admin.command("export")
def admin_export(
    table: Table, file: NewFile, data: Data = None, database_url: DatabaseUrl = None
) -> None:
    """Write a table's game to a file: its record if it is over, or else a saved game.

    `emberhall replay` shows a record, `emberhall resume` goes on with a saved game. A game that is
    not over holds what its players hide from each other. Of a table that will not open, what it
    began with and its log are written.

    Example: emberhall admin export h3Xk9-aQ2_wZ game.jsonl
    """
    from emberhall.play.files import write_new

    with _database(data, database_url) as engine:
        from emberhall.hall.admin import export

        text = export(engine, table)
    echo(f"The game is in {write_new(file, text)}")


@admin.command("vacuum")
def admin_vacuum(
    days: Annotated[
        float, typer.Option("--older-than", min=1, metavar="DAYS", help="How old that must be.")
    ] = 30,
    abandoned: Annotated[
        float | None,
        typer.Option(
            "--abandoned",
            min=1,
            metavar="DAYS",
            help="Also games without an end in which nothing has happened for so long.",
        ),
    ] = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Throw away what nobody needs: old tables at which no game began, old records from elsewhere,
    chat that is shown to nobody, and what is only a cache.

    Games that were played here to their end stay, and so do those of campaigns. With --abandoned
    other games go in which nothing has happened for so many days.

    A file of SQLite that was made before the first release is written anew the first time, whatever
    its size: answers wait meanwhile, and after ten seconds are refused.

    Example: emberhall admin vacuum --older-than 90 --abandoned 365
    """
    with _database(data, database_url) as engine:
        from emberhall.hall.admin import days_ago
        from emberhall.hall.upkeep import vacuum

        since = None if abandoned is None else days_ago(abandoned)
        swept = vacuum(engine, days_ago(days), since)
    parts = (
        counted(swept.tables, "table"),
        counted(swept.records, "record"),
        counted(swept.snapshots, "snapshot"),
        counted(swept.grants, "grant"),
        f"{counted(swept.lines, 'line')} of chat",
    )
    echo(f"Thrown away: {', '.join(parts)}.")


@admin.command("backup")
def admin_backup(file: NewFile, data: Data = None, database_url: DatabaseUrl = None) -> None:
    """Copy the whole database as it stands at this moment, also while people play.

    A copy of SQLite is a database itself; one of PostgreSQL is made by pg_dump, for pg_restore.

    Example: emberhall admin backup hall-monday.sqlite
    """
    with _database(data, database_url) as engine:
        from emberhall.hall.upkeep import backup

        backup(engine, file)
    echo(f"The copy is in {file}")
