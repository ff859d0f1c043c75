"""Commands that lead to the table: play, learn, resume."""

from __future__ import annotations

from typing import Annotated

import typer

import emberhall
from emberhall.terminal.command_line.options import (
    Content,
    Game,
    Plain,
    SavedGame,
    Seed,
    Set,
    completing,
)
from emberhall.terminal.shown import echo, echo_json


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
    from emberhall.terminal.broken import report_broken
    from emberhall.terminal.table import start

    store = default_store()
    report_broken(set_aside_achievements(store.achievements, [emberhall.title(game)]))
    seats = seats or ",".join(default_seats(game))
    start.play(store, start.start_typed(store, game, seats, seed, settings, content), plain)


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
    from emberhall.terminal.table import learn as lessons

    if game is None:
        typer.echo("\n".join(lessons.lesson_lines()))
    else:
        lessons.learn(default_store(), game, plain)


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
    from emberhall.terminal.broken import report_broken
    from emberhall.terminal.command_line.for_programs import saved_games_data
    from emberhall.terminal.saved_games import saved_game_lines, session_to_play
    from emberhall.terminal.table import start

    store = default_store()
    if file is None:
        report_broken(set_aside_games(store.games))
    if as_json:
        echo_json(saved_games_data(store))
    elif listed:
        echo(*(list(saved_game_lines(store)) or ["There is no saved game."]))
    else:
        with session_to_play(store, file) as session:
            start.play(store, session, plain)
