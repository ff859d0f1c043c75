"""The files of the browser's pages."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "emberhall" / "web"
JS, CSS, VENDOR = (WEB / "static" / folder for folder in ("js", "css", "vendor"))


def modules() -> list[Path]:
    return sorted(JS.rglob("*.js"))


def sheets() -> list[Path]:
    return sorted(CSS.rglob("*.css"))


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def code(path: Path) -> str:
    """A file without its comments."""
    return re.sub(
        r"/\*.*?\*/|(?<![:\"'`])//.*",
        "",
        text(path),
        flags=re.DOTALL if path.suffix == ".css" else 0,
    )


def length(path: Path) -> int:
    return len(text(path).splitlines())
