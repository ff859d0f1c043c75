"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

COMPLETE = "_EMBERHALL_COMPLETE"
"""Set in the environment by a shell in which somebody presses the Tab key."""


def completing(what: str) -> Callable[[typer.Context, str], list[str]]:
    """What the Tab key offers; that is loaded only when somebody presses it."""

    def offered(context: typer.Context, incomplete: str) -> list[str]:
        from emberhall.terminal.command_line.completion import OFFERS

        return OFFERS[what](context, incomplete)

    return offered


Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="As `emberhall games` names it.",
        autocompletion=completing("games"),
    ),
]
Content = Annotated[Path | None, typer.Option(metavar="DIR", help="A folder with a content pack.")]
SavedGame = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE",
        help="A saved game. Default: the latest.",
        autocompletion=completing("saved games"),
    ),
]
Seed = Annotated[
    int | None, typer.Option(help="A whole number. Default: one that nobody can guess.")
]
Set = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="An option of the game; may be repeated.",
        autocompletion=completing("settings"),
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines instead of a drawn table.")]
Json = Annotated[bool, typer.Option("--json", help="JSON instead of text.")]
