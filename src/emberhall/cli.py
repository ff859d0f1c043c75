"""The command line: `emberhall`."""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import emberhall
from emberhall import EmberhallError, counted

if find_spec("typer") is None or find_spec("rich") is None:
    sys.stderr.write("emberhall: the terminal needs: pip install 'emberhall[terminal]'\n")
    raise SystemExit(2)

import typer

from emberhall.terminal.campaign_commands import campaign
from emberhall.terminal.error_line import error_line
from emberhall.terminal.options import Json, Plain, Seed, Set, completing
from emberhall.terminal.shown import echo

app = typer.Typer(
    name="emberhall",
    help="A digital tabletop for dragon board games. Without a command: a menu.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(campaign, name="campaign")

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
Record = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE", help="A record. Default: the latest.", autocompletion=completing("records")
    ),
]


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit status of a command: 0, 2 with one line on the error stream, or 130."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if "_EMBERHALL_COMPLETE" in os.environ:
        from emberhall.terminal.completion import get_ready

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
    from emberhall.terminal.take_over import taken_over

    if is_terminal():
        console = open_console()
        Menu(default_store(), console, partial(taken_over, console), line_reader()).run()
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
def bots(as_json: Json = False) -> None:
    """Who can play against you.

    Example: emberhall bots
    """
    from emberhall.terminal.catalogue import bots_data, print_bots
    from emberhall.terminal.streams import open_console

    if as_json:
        typer.echo(json.dumps(bots_data(), indent=2))
    else:
        print_bots(open_console())


@app.command()
def play(
    game: Game,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays: me, me=NAME or a bot, separated by commas. Default: me and bots.",
            autocompletion=completing("seats"),
        ),
    ] = None,
    seed: Seed = None,
    settings: Set = None,
    content: Content = None,
    plain: Plain = False,
) -> None:
    """Play a game with bots, or with friends at one keyboard.

    Example: emberhall play dragondraft --seats me=Ann,me=Bob,greedy --set variant=beginner
    """
    from emberhall.play.file_store import default_store
    from emberhall.play.seating import default_seats
    from emberhall.play.set_aside import set_aside_achievements
    from emberhall.terminal import start
    from emberhall.terminal.broken import report_broken

    store = default_store()
    report_broken(set_aside_achievements(store.achievements, [emberhall.title(game)]))
    seats = seats or ",".join(default_seats(game))
    start.play(store, start.start_typed(store, game, seats, seed, settings, content), plain)


@app.command()
def learn(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="Default: the lessons are listed.",
            autocompletion=completing("games with lessons"),
        ),
    ] = None,
    plain: Plain = False,
) -> None:
    """Play a first game with a guide, who says what to choose and why.

    Example: emberhall learn duals
    """
    from emberhall.play.file_store import default_store
    from emberhall.terminal import learn as lessons

    if game is None:
        typer.echo("\n".join(lessons.lesson_lines()))
    else:
        lessons.learn(default_store(), game, plain)


@app.command()
def resume(
    file: SavedGame = None,
    listed: Annotated[bool, typer.Option("--list", help="Only list the saved games.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="With --list: JSON instead of text.")
    ] = False,
    plain: Plain = False,
) -> None:
    """Go on with a game that was left.

    Example: emberhall resume
    """
    if as_json and not listed:
        raise typer.BadParameter("--json goes with --list")
    from emberhall.play.file_store import default_store
    from emberhall.play.set_aside import set_aside_games
    from emberhall.terminal import start
    from emberhall.terminal.broken import report_broken
    from emberhall.terminal.for_programs import saved_games_data
    from emberhall.terminal.saved_games import saved_game_lines, session_to_play

    store = default_store()
    if file is None:
        report_broken(set_aside_games(store.games))
    if as_json:
        typer.echo(json.dumps(saved_games_data(store), indent=2))
    elif listed:
        echo(*(list(saved_game_lines(store)) or ["There is no saved game."]))
    else:
        with session_to_play(store, file) as session:
            start.play(store, session, plain)


@app.command()
def achievements(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="The game.", autocompletion=completing("games with achievements")
        ),
    ] = "flamecraft",
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write them to a file to carry along.")
    ] = None,
    bring: Annotated[
        Path | None, typer.Option("--import", metavar="FILE", help="Add those from such a file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """What you have unlocked in games alone.

    Example: emberhall achievements flamecraft
    """
    from emberhall.play.file_store import default_store
    from emberhall.play.set_aside import set_aside_achievements
    from emberhall.terminal.achievements import achievement_lines
    from emberhall.terminal.broken import report_broken
    from emberhall.terminal.for_programs import achievements_data

    folder = default_store().achievements
    report_broken(set_aside_achievements(folder, [emberhall.title(game)]))
    if bring is not None:
        folder.import_file(game, bring)
    exported = None if export is None else folder.export(game, export)
    if as_json:
        typer.echo(json.dumps(achievements_data(folder, game), indent=2))
    elif exported is not None:
        echo(f"Your achievements are in {exported}")
    else:
        echo(*achievement_lines(folder, game))


@app.command()
def rules(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="Default: the games are listed.",
            autocompletion=completing("games"),
        ),
    ] = None,
    words: Annotated[list[str] | None, typer.Argument(help="Words to look for.")] = None,
    no_pager: Annotated[bool, typer.Option("--no-pager", help="All at once.")] = False,
    as_json: Json = False,
) -> None:
    """Read the rules, or look something up in them.

    Example: emberhall rules dragondraft thistle hand
    """
    from emberhall.terminal.rules import print_titles, rules_about, rules_data, show_rules
    from emberhall.terminal.streams import open_console

    if as_json:
        found = [] if game is None else rules_about(game, words or [])
        typer.echo(json.dumps(rules_data(found), indent=2))
    elif game is None:
        print_titles(open_console())
    else:
        show_rules(open_console(), game, words or [], in_pages=not no_pager)


@app.command()
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
    from emberhall.terminal.progress import print_table, with_progress
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
        typer.echo(json.dumps(report.data(), indent=2))
    else:
        print_table(open_console(), report.table())
        typer.echo(report.summary)


@app.command()
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
    from emberhall.terminal.take_over import taken_over

    replay = replay_in(file or record_file(default_store()))
    console = open_console()
    if can_be_drawn_on(console):
        with taken_over(console) as (keys, _):
            Walk(replay, console, keys).walk()
    else:
        echo(*replay_lines(replay))


@app.command()
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
    from emberhall.terminal.for_programs import verification_data
    from emberhall.terminal.saved_games import record_file
    from emberhall.terminal.verification import verification_lines, verified

    path = file or record_file(default_store())
    shown = verified(path, commitment)
    if as_json:
        typer.echo(json.dumps(verification_data(path, shown), indent=2))
    else:
        echo(*verification_lines(path, shown, commitment))


@app.command()
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


@app.command()
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
    from emberhall.terminal.completion import SHELLS, print_script

    if shell not in SHELLS:
        raise typer.BadParameter(f"{shell!r} is not one of {', '.join(SHELLS)}")
    print_script(context, shell)
