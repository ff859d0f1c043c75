"""What the Tab key offers in a shell. Nothing here is loaded before it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import typer
from typer.completion import get_completion_inspect_parameters, shell_complete

import emberhall
from emberhall import EmberhallError
from emberhall.bots import bot_kinds
from emberhall.game.registry import TITLES
from emberhall.play.campaign import campaign_titles
from emberhall.play.campaigns import default_game
from emberhall.play.file_store import default_store
from emberhall.play.forms import Field, fields_of
from emberhall.play.lesson import has_lesson
from emberhall.play.seating import PERSON
from emberhall.terminal.command_line.options import COMPLETE

SHELLS = ("bash", "zsh", "fish")

BASH = """\
_emberhall_completion() {
    local line="${COMP_LINE:0:COMP_POINT}" words replies
    read -a words <<< "$line"
    local at=$(( ${#words[@]} - 1 ))
    [[ $line == *[[:space:]] ]] && at=$(( at + 1 ))
    mapfile -t replies < <(COMP_WORDS="$line" COMP_CWORD=$at %(variable)s=complete_bash "$1")
    # to bash, a word begins anew after = and :
    local last="${line##*[[:space:]]}"
    local before="${last%%"${last##*[=:]}"}"
    replies=("${replies[@]#"$before"}")
    COMPREPLY=("${replies[@]// /\\\\ }")
    [[ ${COMPREPLY[0]} == *[=,] ]] && compopt -o nospace
    return 0
}
complete -o default -F _emberhall_completion emberhall
"""


def print_script(context: typer.Context, shell: str) -> None:
    """What a shell has to run, so that the Tab key completes what is typed after `emberhall`."""
    if shell == "bash":  # typer's own splits words at `=`, as in `--set variant=beginner`
        typer.echo(BASH % {"variable": COMPLETE}, nl=False)
        return
    command = context.find_root().command
    get_ready()
    shell_complete(command, {}, "emberhall", COMPLETE, f"source_{shell}")


def get_ready() -> None:
    """Make the shells known to typer, which otherwise does so only when it installs completion."""
    get_completion_inspect_parameters()


def games(_: typer.Context, __: str) -> list[str]:
    return TITLES.names()


def games_with_achievements(_: typer.Context, __: str) -> list[str]:
    return [title.name for title in emberhall.games() if title.carried_setting]


def games_with_lessons(_: typer.Context, __: str) -> list[str]:
    return [title.name for title in emberhall.games() if has_lesson(title)]


def games_with_campaigns(_: typer.Context, __: str) -> list[str]:
    return [title.name for title in campaign_titles()]


def seats(_: typer.Context, typed: str) -> list[str]:
    return _listed(typed, [PERSON, *(kind.name for kind in bot_kinds())])


def bots(_: typer.Context, typed: str) -> list[str]:
    return _listed(typed, [kind.name for kind in bot_kinds()])


def _listed(typed: str, names: Iterable[str]) -> list[str]:
    """The last of several names with a comma between them."""
    before, comma, _ = typed.rpartition(",")
    return [f"{before}{comma}{name}" for name in names]


def settings(context: typer.Context, typed: str) -> list[str]:
    """`variant=`, and after that `variant=beginner`, of the game that was named before; else, of
    the one that has campaigns."""
    try:
        fields = fields_of(emberhall.title(_game(context)))
    except EmberhallError:
        return []
    if "=" not in typed:
        return [f"{field.name}=" for field in fields]
    return [written for field in fields for written in _written(field)]


def _game(context: typer.Context) -> str:
    # behind an option without its value, typer leaves arguments unread
    named = [context.params.get("game"), *context.args]
    return next((name for name in named if name in TITLES.names()), None) or default_game()


def _written(field: Field) -> list[str]:
    return [f"{field.name}={choice.written}" for choice in field.choices]


def campaigns(_: typer.Context, __: str) -> list[str]:
    return default_store().campaigns.names()


def saved_games(_: typer.Context, __: str) -> list[str]:
    store = default_store().games
    return [str(store.path(id)) for id in store.unfinished()]


def records(_: typer.Context, __: str) -> list[str]:
    store = default_store().games
    return [str(store.record_path(id)) for id in store.records()]


def shells(_: typer.Context, __: str) -> list[str]:
    return [*SHELLS]


OFFERS: dict[str, Callable[[typer.Context, str], list[str]]] = {
    "games": games,
    "games with achievements": games_with_achievements,
    "games with campaigns": games_with_campaigns,
    "games with lessons": games_with_lessons,
    "seats": seats,
    "bots": bots,
    "settings": settings,
    "campaigns": campaigns,
    "saved games": saved_games,
    "records": records,
    "shells": shells,
}
"""What can be offered in the place of an argument. What does not begin as typed is left out."""
