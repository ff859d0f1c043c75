"""Commands that tell what there is: games, bots, achievements, rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import emberhall
from emberhall.terminal.command_line.options import Json, completing
from emberhall.terminal.shown import echo, echo_json


def games(as_json: Json = False) -> None:
    """What can be played, with its options.

    Example: emberhall games --json
    """
    from emberhall.terminal.catalogue import games_data, print_games
    from emberhall.terminal.streams import open_console

    if as_json:
        echo_json(games_data())
    else:
        print_games(open_console())


def bots(as_json: Json = False) -> None:
    """Who can play against you.

    Example: emberhall bots
    """
    from emberhall.terminal.catalogue import bots_data, print_bots
    from emberhall.terminal.streams import open_console

    if as_json:
        echo_json(bots_data())
    else:
        print_bots(open_console())


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
    from emberhall.terminal.command_line.for_programs import achievements_data

    folder = default_store().achievements
    report_broken(set_aside_achievements(folder, [emberhall.title(game)]))
    if bring is not None:
        folder.import_file(game, bring)
    exported = None if export is None else folder.export(game, export)
    if as_json:
        echo_json(achievements_data(folder, game))
    elif exported is not None:
        echo(f"Your achievements are in {exported}")
    else:
        echo(*achievement_lines(folder, game))


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
    from emberhall.play.rulebook import rules_about
    from emberhall.terminal.rules import print_titles, rules_data, show_rules
    from emberhall.terminal.streams import open_console

    if as_json:
        found = [] if game is None else rules_about(game, words or [])
        echo_json(rules_data(found))
    elif game is None:
        print_titles(open_console())
    else:
        show_rules(open_console(), game, words or [], in_pages=not no_pager)
