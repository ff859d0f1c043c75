"""Text that may come from anywhere: nothing of it commands the terminal."""

from __future__ import annotations

import json

import typer


def shown(text: str) -> str:
    """The text on one line, with an escape like `\\x1b` for what is no visible character."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else _escape(sign) for sign in text)


def _escape(sign: str) -> str:
    return sign.encode("unicode_escape", "backslashreplace").decode("ascii")


def echo(*lines: str) -> None:
    """Print lines, whatever is in them."""
    typer.echo("\n".join(map(shown, lines)))


def echo_json(data: object) -> None:
    """Print plain data, for programs."""
    typer.echo(json.dumps(data, indent=2))
