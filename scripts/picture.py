"""Draws the README's picture: the terminal table in the middle of a game, as an SVG."""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

from emberhall import Chair
from emberhall.bots import make_bot
from emberhall.terminal.draw.page import page_lines
from emberhall.terminal.pages import question_page
from emberhall.terminal.palette import EMBERS
from emberhall.terminal.shelf import Shelf
from emberhall.terminal.sitting import Sitting
from emberhall.terminal.table import new_sitting

PICTURE = Path(__file__).parent.parent / "docs" / "table.svg"
SEATS = "me=Ann,greedy,greedy,greedy"
ANSWERS = 76


def a_game() -> Sitting:
    """A game that bots have brought to an interesting point, on Ann's turn."""
    with tempfile.TemporaryDirectory() as home:
        sitting = new_sitting(Shelf(Path(home)), "dragondraft", SEATS, 7, [], None)
    game, bot = sitting.game, make_bot("greedy", 1)
    while game.question is not None and (game.question.number < ANSWERS or game.question.seat):
        game.answer(bot.choose(Chair(game, game.question.seat)))
    return sitting


def main() -> None:
    console = Console(
        width=80,
        height=24,
        record=True,
        force_terminal=True,
        color_system="truecolor",
        theme=EMBERS,
        highlight=False,
        file=io.StringIO(),
    )
    for line in page_lines(question_page(a_game(), 0, console, ""), console):
        console.print(line, no_wrap=True, crop=True)
    # the usual form loads a font from elsewhere; ours is whatever the reader has
    form = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    title = "emberhall play dragondraft"
    PICTURE.write_text(console.export_svg(title=title, theme=MONOKAI, code_format=form))


if __name__ == "__main__":
    main()
