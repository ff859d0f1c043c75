"""The commands `emberhall campaign ...`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from emberhall.terminal.command_line.options import Json, Plain, Seed, Set, completing
from emberhall.terminal.shown import echo, echo_json

campaign = typer.Typer(
    help="Play a story chapter by chapter, and keep what is won.",
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

NewName = Annotated[str, typer.Argument(metavar="NAME", help="What the campaign is called.")]
Name = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        help="What the campaign is called.",
        autocompletion=completing("campaigns"),
    ),
]
Players = Annotated[
    list[str] | None,
    typer.Option(
        *("--player", "-p"),
        metavar="WHO",
        help="A name or a bot; may be repeated.",
        autocompletion=completing("bots"),
    ),
]


@campaign.command("new")
def campaign_new(
    name: NewName,
    players: Players = None,
    seed: Seed = None,
    settings: Set = None,
    game: Annotated[
        str | None,
        typer.Option(
            metavar="GAME",
            help="Default: the only game that has campaigns.",
            autocompletion=completing("games with campaigns"),
        ),
    ] = None,
) -> None:
    """Begin a campaign; `campaign play` then plays it.

    Example: emberhall campaign new embers -p Ann -p Ben --set hands=hidden
    """
    from emberhall.play.campaigns import begin, default_game
    from emberhall.play.file_store import default_store
    from emberhall.play.seating import default_seats, player_spec
    from emberhall.terminal.remedy import go_on
    from emberhall.terminal.settings import parse_settings

    game = game or default_game()
    seats = [player_spec(who) for who in players or default_seats(game)]
    given = parse_settings(game, len(seats), settings or [])
    begin(default_store().campaigns, name, game, seats, given, seed)
    echo(f"The campaign {name} can begin. Play it with: {go_on(name)}")


@campaign.command("play")
def campaign_play(
    name: Name,
    players: Players = None,
    dragons: Annotated[
        list[str] | None,
        typer.Option("--dragon", metavar="DRAGON", help="Whom a newcomer plays; may be repeated."),
    ] = None,
    plain: Plain = False,
) -> None:
    """Go on: with the chapter that was left, or else with the next attempt.

    Between chapters players may join and leave: name all who play now.

    Example: emberhall campaign play embers -p Ann -p Cleo --dragon dusk
    """
    from emberhall.play.chapter import held_chapter
    from emberhall.play.file_store import default_store
    from emberhall.play.seating import player_spec
    from emberhall.play.set_aside import set_aside_games
    from emberhall.terminal.broken import report_broken
    from emberhall.terminal.table.start import play

    store = default_store()
    report_broken(set_aside_games(store.games))
    seats = [player_spec(who) for who in players or []]
    with held_chapter(store, name, seats, dragons or []) as session:
        play(store, session, plain)


@campaign.command("list")
def campaign_list(as_json: Json = False) -> None:
    """Every campaign and how it stands.

    Example: emberhall campaign list
    """
    from emberhall.play.file_store import default_store
    from emberhall.play.set_aside import set_aside_campaigns
    from emberhall.terminal.broken import report_broken
    from emberhall.terminal.chronicle import list_lines
    from emberhall.terminal.command_line.for_programs import campaigns_data

    store = default_store()
    report_broken(set_aside_campaigns(store.campaigns))
    if as_json:
        echo_json(campaigns_data(store))
    else:
        echo(*(list(list_lines(store)) or ["There is no campaign yet."]))


@campaign.command("show")
def campaign_show(name: Name, as_json: Json = False) -> None:
    """The chronicle: every attempt, what was won, who has become what, and what comes next.

    Example: emberhall campaign show embers
    """
    from emberhall.play.file_store import default_store
    from emberhall.terminal.chronicle import show_lines
    from emberhall.terminal.command_line.for_programs import campaign_data

    store = default_store()
    shown = store.campaigns.load(name)
    if as_json:
        echo_json(campaign_data(store, shown))
    else:
        echo(*show_lines(store, shown))


@campaign.command("export")
def campaign_export(
    name: Name, file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")]
) -> None:
    """Write a campaign to a file to carry along; a chapter half played stays here.

    Example: emberhall campaign export embers embers.json
    """
    from emberhall.play.file_store import default_store

    echo(f"The campaign is in {default_store().campaigns.export(name, file)}")


@campaign.command("import")
def campaign_import(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An exported campaign.")],
    name: Annotated[
        str | None, typer.Option("--as", metavar="NAME", help="Another name for it.")
    ] = None,
) -> None:
    """Take in a campaign that was exported elsewhere, and go on with it.

    Example: emberhall campaign import embers.json --as embers-here
    """
    from emberhall.play.file_store import default_store
    from emberhall.terminal.remedy import go_on

    brought = default_store().campaigns.import_file(file, name)
    echo(f"The campaign {brought.name} is here. Go on with: {go_on(brought.name)}")
