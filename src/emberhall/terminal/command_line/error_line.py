"""Everything that can go wrong on a command line, in one line each."""

from __future__ import annotations

import typer

from emberhall import EmberhallError
from emberhall.terminal.remedy import with_remedy
from emberhall.terminal.shown import shown

LONGEST = 2000
"""Letters, of which a path may take many."""


def error_line(error: Exception) -> str:
    """One line on what is wrong and what would be right."""
    if isinstance(error, typer.TyperException):
        words = _usage(error)
    elif isinstance(error, RecursionError):
        words = "that is nested too deeply to be read"
    elif isinstance(error, OSError):
        words = f"{error.filename or 'a file'}: {error.strerror or error}"
    else:
        assert isinstance(error, EmberhallError)
        words = with_remedy(error)
    return f"emberhall: {shown(' '.join(words.split()))[:LONGEST]}"


def _usage(error: typer.TyperException) -> str:
    words = error.format_message().rstrip(".")
    return f"{words[:1].lower()}{words[1:]}{_remedy(error)}"


def _remedy(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    if context is None:
        return ""
    command = context.command
    if "No such command" in error.format_message():
        return f"; the commands are: {', '.join(command.list_commands(context))}"
    if "No such option" in error.format_message():
        options = (name for parameter in command.params for name in parameter.opts)
        offered = [name for name in options if name.startswith("-")]
        return f"; the options are: {', '.join([*offered, '--help'])}"
    return f"; see: {context.command_path} --help"
