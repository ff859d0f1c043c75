"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

Seed = Annotated[
    int | None, typer.Option(help="A whole number. Default: one that nobody can guess.")
]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines instead of a drawn table.")]
