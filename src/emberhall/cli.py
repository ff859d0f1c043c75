"""The command line: `emberhall`."""

from __future__ import annotations

import json
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import emberhall
from emberhall import EmberhallError

if find_spec("typer") is None or find_spec("rich") is None:
    sys.stderr.write("emberhall: the terminal needs: pip install 'emberhall[terminal]'\n")
    raise SystemExit(2)

import typer

from emberhall.terminal.campaign_commands import campaign
from emberhall.terminal.complaint import complaint
from emberhall.terminal.options import Plain, Seed, Set

app = typer.Typer(
    name="emberhall",
    help="A digital tabletop for dragon board games. Without a command: a menu.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(campaign, name="campaign")

Game = Annotated[str, typer.Argument(metavar="GAME", help="As `emberhall games` names it.")]
Content = Annotated[Path | None, typer.Option(metavar="DIR", help="A folder with other content.")]
Json = Annotated[bool, typer.Option("--json", help="JSON instead of text.")]


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit status of a command: 0, 2 with one line on the error stream, or 130."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return app(arguments, prog_name="emberhall", standalone_mode=False) or 0
    except (EmberhallError, OSError, RecursionError, typer.TyperException) as error:
        sys.stderr.write(complaint(error) + "\n")
        return 2


@app.callback(invoke_without_command=True)
def hall(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Which version this is.")] = False,
) -> None:
    if version:
        typer.echo(f"emberhall {emberhall.__version__}")
    elif context.invoked_subcommand is None:
        _menu(context)


def _menu(context: typer.Context) -> None:
    from emberhall.play.shelf import default_shelf
    from emberhall.terminal.menu import Menu
    from emberhall.terminal.streams import is_terminal, line_reader, open_console

    if is_terminal():
        Menu(default_shelf(), open_console(), line_reader()).run()
    else:
        typer.echo(context.get_help())


@app.command()
def games(as_json: Json = False) -> None:
    """What can be played, with its options.

    Example: emberhall games --json
    """
    from emberhall.terminal.catalogue import games_data, print_games
    from emberhall.terminal.streams import open_console

    if as_json:
        typer.echo(json.dumps(games_data(), indent=2))
    else:
        print_games(open_console())


@app.command()
def play(
    game: Game,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits there: me, me=NAME or a bot, commas between. Else me and bots."
        ),
    ] = None,
    seed: Seed = None,
    settings: Set = None,
    content: Content = None,
    plain: Plain = False,
) -> None:
    """Play a game here, with bots and friends at the same keyboard.

    Example: emberhall play dragondraft --seats me=Ann,me=Bob,greedy --set variant=beginner
    """
    from emberhall.play.seating import usual_seats
    from emberhall.play.shelf import default_shelf
    from emberhall.terminal import start

    shelf = default_shelf()
    seats = seats or ",".join(usual_seats(game))
    start.play(shelf, start.start_typed(shelf, game, seats, seed, settings, content), plain)


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Else the latest.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="Only list the games kept.")] = False,
    plain: Plain = False,
) -> None:
    """Go on with a game that was left.

    Example: emberhall resume
    """
    from emberhall.play.shelf import default_shelf
    from emberhall.terminal import start
    from emberhall.terminal.kept import kept_lines, kept_session

    shelf = default_shelf()
    if listed:
        typer.echo("\n".join(kept_lines(shelf)) or "No game is waiting.")
    else:
        start.play(shelf, kept_session(shelf, file), plain)


@app.command()
def achievements(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game.")] = "flamecraft",
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write them to a file to carry along.")
    ] = None,
    bring: Annotated[
        Path | None, typer.Option("--import", metavar="FILE", help="Add those of such a file.")
    ] = None,
) -> None:
    """What you have unlocked in games alone.

    Example: emberhall achievements flamecraft
    """
    from emberhall.play.shelf import default_shelf
    from emberhall.terminal.album import album_lines

    album = default_shelf().achievements
    if bring is not None:
        album.bring(game, bring)
    if export is not None:
        typer.echo(f"Your achievements lie in {album.export(game, export)}")
    else:
        typer.echo("\n".join(album_lines(album, game)))


@app.command()
def rules(
    game: Game,
    words: Annotated[list[str] | None, typer.Argument(help="Words that must occur.")] = None,
) -> None:
    """Look something up in the rules.

    Example: emberhall rules dragondraft thistle hand
    """
    from emberhall.terminal.catalogue import print_rules, rules_about
    from emberhall.terminal.streams import open_console

    print_rules(open_console(), rules_about(game, words or []))


@app.command()
def sim(
    game: Game,
    bots: Annotated[str, typer.Option(help="Bots, commas between.")] = "greedy,random",
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
    from emberhall.terminal.progress import print_table, with_progress
    from emberhall.terminal.settings import parse_settings
    from emberhall.terminal.streams import open_console

    names = [name.strip() for name in bots.split(",")]
    given = parse_settings(game, len(names), settings or [], content)
    folder = None if content is None else str(content)
    matches = partial(simulate, game, names, count, seed, workers=workers, content=folder)
    report = with_progress(
        f"{count} games", count, lambda done: matches(settings=given, progress=done)
    )
    if as_json:
        typer.echo(json.dumps(report.data(), indent=2))
    else:
        print_table(open_console(), report.table())
        typer.echo(report.summary)


@app.command()
def replay(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="A record or a saved game; else the last record."),
    ] = None,
) -> None:
    """See a game again, step by step; through a pipe, in sentences.

    Example: emberhall replay game.jsonl
    """
    from emberhall.play.shelf import default_shelf
    from emberhall.terminal.kept import record_file
    from emberhall.terminal.replay import story_in, story_lines, walk
    from emberhall.terminal.streams import can_be_drawn_on, line_reader, open_console

    story = story_in(file or record_file(default_shelf()))
    console = open_console()
    if can_be_drawn_on(console):
        walk(story, console, line_reader())
    else:
        typer.echo("\n".join(story_lines(story)))


@app.command()
def verify(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A record; else the last one.")
    ] = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="As published when the game began.")
    ] = None,
) -> None:
    """Check a record: each answer, and the seed committed to.

    Example: emberhall verify game.jsonl --commitment 3a7f...
    """
    from emberhall.play.shelf import default_shelf
    from emberhall.terminal.kept import record_file
    from emberhall.terminal.proof import proof_lines

    typer.echo("\n".join(proof_lines(file or record_file(default_shelf()), commitment)))


@app.command()
def record(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Else the latest.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="OUT", help="Else it is printed.")
    ] = None,
    sealed: Annotated[bool, typer.Option("--sealed", help="Keep the seed back.")] = False,
) -> None:
    """Write the record of a saved game: JSON lines that replay anywhere.

    Example: emberhall record -o game.jsonl
    """
    from emberhall.play.files import write_text
    from emberhall.play.shelf import default_shelf
    from emberhall.terminal.kept import kept_session

    text = kept_session(default_shelf(), file).game.record(sealed)
    if out is None:
        typer.echo(text, nl=False)
    else:
        typer.echo(f"The record lies in {write_text(out, text)}")
