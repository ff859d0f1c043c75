"""Commands for games that were played: replay, verify, record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from emberhall.terminal.command_line.options import Json, SavedGame, completing
from emberhall.terminal.shown import echo, echo_json

Record = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE", help="A record. Default: the latest.", autocompletion=completing("records")
    ),
]


def replay(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE",
            help="A record or a saved game. Default: the latest record.",
            autocompletion=completing("records"),
        ),
    ] = None,
) -> None:
    """See a game again, step by step.

    Through a pipe, it is told in sentences.

    Example: emberhall replay game.jsonl
    """
    from emberhall.play.file_store import default_store
    from emberhall.terminal.replay import Walk, replay_in, replay_lines
    from emberhall.terminal.saved_games import record_file
    from emberhall.terminal.streams import can_be_drawn_on, open_console
    from emberhall.terminal.window.take_over import taken_over

    replay = replay_in(file or record_file(default_store()))
    console = open_console()
    if can_be_drawn_on(console):
        with taken_over(console) as (keys, _):
            Walk(replay, console, keys).walk()
    else:
        echo(*replay_lines(replay))


def verify(
    file: Record = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="As published when the game began.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Check a record: each answer, and the seed committed to.

    Example: emberhall verify game.jsonl --commitment 3a7f...
    """
    from emberhall.play.file_store import default_store
    from emberhall.terminal.command_line.for_programs import verification_data
    from emberhall.terminal.saved_games import record_file
    from emberhall.terminal.verification import verification_lines, verified

    path = file or record_file(default_store())
    shown = verified(path, commitment)
    if as_json:
        echo_json(verification_data(path, shown))
    else:
        echo(*verification_lines(path, shown, commitment))


def record(
    file: SavedGame = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="OUT", help="Default: it is printed.")
    ] = None,
    sealed: Annotated[bool, typer.Option("--sealed", help="Leave the seed out.")] = False,
) -> None:
    """Write the record of a saved game, which replays anywhere.

    A record is JSON, a line for each answer.

    Example: emberhall record -o game.jsonl
    """
    from emberhall.play.file_store import default_store
    from emberhall.play.files import write_text
    from emberhall.play.set_aside import set_aside_games
    from emberhall.terminal.broken import report_broken
    from emberhall.terminal.saved_games import saved_session

    store = default_store()
    if file is None:
        report_broken(set_aside_games(store.games))
    text = saved_session(store, file).game.record(sealed)
    if out is None:
        typer.echo(text, nl=False)
    else:
        echo(f"The record is in {write_text(out, text)}")
