"""A title's page on how to play: goal, turn and end."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from emberhall import Title
from emberhall.terminal.draw.page import wrapped

STRONG = "**"


def heading(title: Title) -> str:
    return f"How to play {title.full_name}"


def print_how_to_play(console: Console, title: Title) -> None:
    """The page, before the rules one by one."""
    page = how_to_play(title)
    if page:
        console.print()
        console.print(Text(heading(title), "ember"))
        for words in page:
            console.print(*wrapped(words, console), sep="\n")


def how_to_play(title: Title) -> list[Text]:
    """The page below its heading, a line a paragraph; none where the title brings no page."""
    blocks = (" ".join(block.split()) for block in title.how_to_play.split("\n\n"))
    return [_drawn(block) for block in blocks if block and not block.startswith("# ")]


def _drawn(block: str) -> Text:
    """A part's heading, or a paragraph in which what stands between stars stands out."""
    if block.startswith("#"):
        return Text(block.lstrip("# "), "amber")
    text = Text()
    for number, part in enumerate(block.split(STRONG)):
        text.append(part, "own" if number % 2 else "")
    return text
