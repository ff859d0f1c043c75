"""Draws the documents' pictures: the terminal in the middle of something, as SVG."""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from emberhall import Chair
from emberhall.bots import make_bot
from emberhall.play.campaigns import begin
from emberhall.play.file_store import FileStore
from emberhall.play.guided_session import begin_lesson
from emberhall.play.lesson import lesson_of
from emberhall.play.saved_games import rename_game
from emberhall.play.session import Session
from emberhall.terminal.draw.page import page_lines
from emberhall.terminal.keys import GONE, PAGE_DOWN, Key
from emberhall.terminal.menu import Menu
from emberhall.terminal.palette import EMBERS
from emberhall.terminal.table.help import help_page
from emberhall.terminal.table.pages import question_page
from emberhall.terminal.table.screen import Screen
from emberhall.terminal.table.start import start_typed
from emberhall.terminal.window.painting import ERASE_BELOW, ERASE_LINE, HOME

DOCS = Path(__file__).parent.parent / "docs"
WIDTH, HEIGHT = 80, 24


class Pressed:
    """These keys are pressed one after another; then nobody is there any more."""

    at_once = True

    def __init__(self, *keys: Key) -> None:
        self._keys = iter(keys)

    def next(self, timeout: float | None = None) -> Key:
        return next(self._keys, GONE)

    def forget(self) -> None:
        """Nobody types ahead."""

    def skip_enter(self) -> None:
        """Nobody presses more than they must."""


@dataclass(frozen=True)
class Moment:
    """A game that bots have brought to an interesting point, on Ann's turn."""

    game: str
    seats: str
    settings: tuple[str, ...]
    seed: int
    kind: str
    answers: int

    def session(self) -> Session:
        with tempfile.TemporaryDirectory() as home:
            store, settings = FileStore(Path(home)), list(self.settings)
            session = start_typed(store, self.game, self.seats, self.seed, settings, None)
        game, bot = session.game, make_bot("greedy", 1)
        while (question := game.question) is not None:
            is_asked = (question.seat, question.kind) == (0, self.kind)
            if is_asked and question.number >= self.answers:
                break
            game.answer(bot.choose(Chair(game, question.seat)))
        return session


FAIR = Moment("dragondraft", "me=Ann,greedy,greedy,greedy", (), 7, "recruit", 76)
TOWN = Moment("flamecraft", "me=Ann,greedy", (), 6, "visit", 120)
DUALS = Moment("duals", "me=Ann,greedy", ("fountain=yes",), 5, "place", 60)
VALE = Moment("flamefang", "me=Ann,greedy", ("chapter=5",), 9, "act", 90)
CROWD = Moment("flamefang", "me=Ann,greedy,greedy", ("chapter=7",), 4, "act", 90)


def table(moment: Moment) -> Callable[[Console], Sequence[Text]]:
    return lambda console: page_lines(question_page(moment.session(), 0, console, ""), console)


def advice(console: Console) -> Sequence[Text]:
    session = FAIR.session()
    hint = session.hint(0)
    told = f"{hint.by} would choose {hint.index + 1}: {hint.words}. {hint.reason}"
    return page_lines(question_page(session, 0, console, told), console)


def lesson(console: Console) -> Sequence[Text]:
    session = begin_lesson(lesson_of("flamecraft"))
    for _ in range(3):
        note = session.note
        assert note is not None
        session.answer(0, note.answer)
        while session.is_bots_turn:
            session.bot_turn()
    return page_lines(question_page(session, 0, console, ""), console)


def legend(console: Console) -> Sequence[Text]:
    session = TOWN.session()
    Screen(console, Pressed(PAGE_DOWN)).open(help_page(session.game.title), session, 0)
    return painted(console)


def menu(console: Console) -> Sequence[Text]:
    with tempfile.TemporaryDirectory() as home:
        store, session = FileStore(Path(home)), DUALS.session()
        store.games.save(session)
        rename_game(store.games, session.id, "Sunday with Ben")
        begin(store.campaigns, "embers", "flamefang", ["me=Ann", "greedy"], {}, 1)
        keys = Pressed()
        Menu(store, console, lambda: nullcontext((keys, lambda: None)), lambda: None).run()
        return painted(console)


def painted(console: Console) -> list[Text]:
    """What the screen showed last but one: after that, nobody is there any more."""
    assert isinstance(console.file, io.StringIO)
    screens = [part for part in console.file.getvalue().split(HOME) if ERASE_BELOW in part]
    text = screens[-1].partition(ERASE_BELOW)[0].replace(ERASE_LINE, "")
    return [Text.from_ansi(line) for line in text.split("\n")]


@dataclass(frozen=True)
class Picture:
    file: str
    command: str
    draw: Callable[[Console], Sequence[Text]]
    height: int = HEIGHT


PICTURES = (
    Picture("table.svg", "play dragondraft", table(FAIR)),
    Picture("duals.svg", "play duals", table(DUALS)),
    Picture("flamecraft.svg", "play flamecraft", table(TOWN), height=40),
    Picture("flamefang.svg", "play flamefang", table(VALE), height=44),
    Picture("flamefang-small.svg", "play flamefang", table(CROWD)),
    Picture("hint.svg", "play dragondraft", advice),
    Picture("lesson.svg", "learn flamecraft", lesson),
    Picture("legend.svg", "play flamecraft", legend),
    Picture("menu.svg", "", menu),
)


def console_of(height: int, record: bool = False) -> Console:
    return Console(
        width=WIDTH,
        height=height,
        record=record,
        force_terminal=True,
        color_system="truecolor",
        theme=EMBERS,
        highlight=False,
        file=io.StringIO(),
    )


def write(picture: Picture) -> None:
    sheet = console_of(picture.height, record=True)
    for line in picture.draw(console_of(picture.height)):
        sheet.print(line, no_wrap=True, crop=True)
    # the usual form loads a font from elsewhere; ours is whatever the reader has
    form = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    title = f"emberhall {picture.command}".strip()
    (DOCS / picture.file).write_text(sheet.export_svg(title=title, theme=MONOKAI, code_format=form))


if __name__ == "__main__":
    for picture in PICTURES:
        write(picture)
