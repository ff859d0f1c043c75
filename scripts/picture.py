"""Draws the documents' pictures: terminal tables in the middle of a game, as SVG."""

from __future__ import annotations

import io
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

from emberhall import Chair
from emberhall.bots import make_bot
from emberhall.play.file_store import FileStore
from emberhall.play.session import Session
from emberhall.terminal.draw.page import page_lines
from emberhall.terminal.pages import question_page
from emberhall.terminal.palette import EMBERS
from emberhall.terminal.start import start_typed

DOCS = Path(__file__).parent.parent / "docs"


@dataclass(frozen=True)
class Picture:
    """A game that bots have brought to an interesting point, on Ann's turn."""

    file: str
    game: str
    seats: str
    settings: tuple[str, ...]
    seed: int
    kind: str
    answers: int
    height: int = 24


PICTURES = (
    Picture("table.svg", "dragondraft", "me=Ann,greedy,greedy,greedy", (), 7, "recruit", 76),
    Picture("duals.svg", "duals", "me=Ann,greedy", ("fountain=yes",), 5, "place", 60),
    Picture("flamecraft.svg", "flamecraft", "me=Ann,greedy", (), 6, "visit", 120, height=40),
    Picture("flamefang.svg", "flamefang", "me=Ann,greedy", ("chapter=5",), 9, "act", 90, height=44),
)


def sitting_of(picture: Picture) -> Session:
    with tempfile.TemporaryDirectory() as home:
        store, settings = FileStore(Path(home)), list(picture.settings)
        session = start_typed(store, picture.game, picture.seats, picture.seed, settings, None)
    game, bot = session.game, make_bot("greedy", 1)
    while (question := game.question) is not None:
        if (question.seat, question.kind) == (
            0,
            picture.kind,
        ) and question.number >= picture.answers:
            break
        game.answer(bot.choose(Chair(game, question.seat)))
    return session


def draw(picture: Picture) -> None:
    console = Console(
        width=80,
        height=picture.height,
        record=True,
        force_terminal=True,
        color_system="truecolor",
        theme=EMBERS,
        highlight=False,
        file=io.StringIO(),
    )
    for line in page_lines(question_page(sitting_of(picture), 0, console, ""), console):
        console.print(line, no_wrap=True, crop=True)
    # the usual form loads a font from elsewhere; ours is whatever the reader has
    form = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    title = f"emberhall play {picture.game}"
    (DOCS / picture.file).write_text(
        console.export_svg(title=title, theme=MONOKAI, code_format=form)
    )


if __name__ == "__main__":
    for picture in PICTURES:
        draw(picture)
