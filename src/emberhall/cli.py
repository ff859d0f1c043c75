"""The command line: `emberhall`."""

from __future__ import annotations

import os
import sys
from functools import partial
from importlib.util import find_spec
from typing import Annotated

import emberhall
from emberhall import EmberhallError, counted

if find_spec("typer") is None or find_spec("rich") is None:
    sys.stderr.write("emberhall: the terminal needs: pip install 'emberhall[terminal]'\n")
    raise SystemExit(2)

import typer

from emberhall.terminal.command_line.admin import admin
from emberhall.terminal.command_line.campaign import campaign
from emberhall.terminal.command_line.catalogue import achievements, bots, games, rules
from emberhall.terminal.command_line.error_line import error_line
from emberhall.terminal.command_line.options import COMPLETE, Content, Game, Json, Set, completing
from emberhall.terminal.command_line.play import learn, play, resume
from emberhall.terminal.command_line.records import record, replay, verify
from emberhall.terminal.command_line.serve import serve
from emberhall.terminal.shown import echo_json

app = typer.Typer(
    name="emberhall",
    help="A digital tabletop for dragon board games. Without a command: a menu.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit status of a command: 0, 2 with one line on the error stream, or 130."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if COMPLETE in os.environ:
        from emberhall.terminal.command_line.completion import get_ready

        get_ready()
    try:
        return app(arguments, prog_name="emberhall", standalone_mode=False) or 0
    except (EmberhallError, OSError, RecursionError, typer.TyperException) as error:
        sys.stderr.write(error_line(error) + "\n")
        return 2


@app.callback(invoke_without_command=True)
def hall(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    if version:
        typer.echo(f"emberhall {emberhall.__version__}")
    elif context.invoked_subcommand is None:
        _menu(context)


def _menu(context: typer.Context) -> None:
    from emberhall.play.file_store import default_store
    from emberhall.terminal.menu import Menu
    from emberhall.terminal.streams import is_terminal, line_reader, open_console
    from emberhall.terminal.window.take_over import taken_over

    if is_terminal():
        console = open_console()
        Menu(default_store(), console, partial(taken_over, console), line_reader()).run()
    else:
        typer.echo(context.get_help())


def sim(
    game: Game,
    specs: Annotated[
        str,
        typer.Option(
            "--bots",
            help="As `emberhall bots` names them, separated by commas.",
            autocompletion=completing("bots"),
        ),
    ] = "greedy,random",
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the work.")] = 1,
    settings: Set = None,
    content: Content = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and see who wins how often.

    Example: emberhall sim dragondraft --bots greedy,random --games 1000 --seed 1 --workers 2
    """
    from emberhall.lab.sim import simulate
    from emberhall.terminal.command_line.progress import print_table, with_progress
    from emberhall.terminal.settings import parse_settings
    from emberhall.terminal.streams import open_console

    names = [name.strip() for name in specs.split(",")]
    given = parse_settings(game, len(names), settings or [], content)
    folder = None if content is None else str(content)
    matches = partial(simulate, game, names, count, seed, workers=workers, content=folder)
    report = with_progress(
        counted(count, "game"), count, lambda done: matches(settings=given, progress=done)
    )
    if as_json:
        echo_json(report.data())
    else:
        print_table(open_console(), report.table())
        typer.echo(report.summary)


def completion(
    context: typer.Context,
    shell: Annotated[
        str,
        typer.Argument(
            metavar="SHELL", help="bash, zsh or fish.", autocompletion=completing("shells")
        ),
    ],
) -> None:
    """Let the Tab key complete commands, games, options, bots and campaigns.

    In bash, add this line to ~/.bashrc (for zsh, to ~/.zshrc, with zsh in place of bash):
    eval "$(emberhall completion bash)"

    In fish, type once: emberhall completion fish > ~/.config/fish/completions/emberhall.fish

    Example: emberhall completion bash
    """
    from emberhall.terminal.command_line.completion import SHELLS, print_script

    if shell not in SHELLS:
        raise typer.BadParameter(f"{shell!r} is not one of {', '.join(SHELLS)}")
    print_script(context, shell)


COMMANDS = (
    serve,
    games,
    bots,
    play,
    learn,
    resume,
    achievements,
    rules,
    sim,
    replay,
    verify,
    record,
    completion,
)
"""In the order in which `--help` lists them."""

for command in COMMANDS:
    app.command()(command)
app.add_typer(campaign, name="campaign")
app.add_typer(admin, name="admin")
