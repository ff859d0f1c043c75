"""What stands on a screen at a question, and at a moment of a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from emberhall import BrokenPlugin, Game, Prompt, capitalised
from emberhall.play.session import Session
from emberhall.terminal.commands import COMMANDS, OFFERS, RULES, SAVE, WORDS
from emberhall.terminal.draw.board import board_fault, draw_table, pages_for
from emberhall.terminal.draw.page import Page, notice_lines
from emberhall.terminal.draw.scene import Drawing, Scene
from emberhall.terminal.signs import signs_for
from emberhall.terminal.table.guide import draw_note
from emberhall.terminal.table.keyboard import tell_at_keyboard

KEYS = (*(command.short for command in COMMANDS if command is not OFFERS), f"{WORDS} words")
"""Offers stand on the table anyway."""
SPARED = (SAVE.short, RULES.short, KEYS[-1])
"""The first to go where keys are many: every answer is saved anyway, and help tells the rest."""
UNTOLD = " ({} more: l)"
PASSING = "  Enter goes on."
USUAL_NOTICE = 2
"""A notice of so many lines takes the place of the log; a longer one, or one below a guide's note,
that of the table."""


def drawn(page: Callable[[], Page]) -> Page:
    """A page; where the title's board fails, the same page with the drawing for any title."""
    try:
        return page()
    except BrokenPlugin:
        return page()


def board_notice(game: Game) -> str:
    """A sentence where the title's own board cannot be shown."""
    fault = board_fault(game.title.name)
    return f"{capitalised(fault)}." if fault else ""


def question_page(session: Session, seat: int, console: Console, notice: str) -> Page:
    """The open question as the seat that is asked sees it."""
    game = session.game
    prompt = game.prompt(seat)
    assert prompt is not None
    note, notice = draw_note(session, prompt, console), notice or board_notice(game)
    spare = 0 if note else USUAL_NOTICE
    taken = len(note) + max(0, len(notice_lines(notice, console)) - spare)
    return Page(
        draw(game, seat, session.names, console, taken),
        tell_at_keyboard(session, session.news(seat), seat),
        _asked(session, prompt, console),
        [option["words"] for option in prompt["options"]],
        keys_line(game, console.width),
        UNTOLD,
        notice,
        note,
    )


def keys_line(game: Game, width: int) -> str:
    """What can be typed, as roomy as it fits beside the count of what the log leaves untold."""
    pages = pages_for(game.title.name, game.seats)
    own = [page.short for page in pages if not page.is_drawn]
    fewer = [[*own, *_without(SPARED[:count])] for count in range(len(SPARED) + 1)]
    roomy = [["number or arrows", *fewer[0]], *fewer[:2]]
    forms = [*map("  ".join, roomy), *map(" ".join, fewer)]
    fitting = (form for form in forms if len(form) + len(UNTOLD) <= width)
    return next(fitting, forms[-1])


def _without(spared: Sequence[str]) -> list[str]:
    return [key for key in KEYS if key not in spared]


def draw(
    game: Game, seat: int | None, names: Sequence[str], console: Console, taken: int = 0
) -> Drawing:
    """The table, with so many lines of the screen taken by something else."""
    return draw_table(game.title.name, scene_of(game, seat, names, console, taken))


def scene_of(
    game: Game, seat: int | None, names: Sequence[str], console: Console, taken: int = 0
) -> Scene:
    return Scene(
        game.view(seat),
        names,
        signs_for(console.encoding),
        console.width,
        console.height - taken,
        game.prompt(seat),
    )


def _asked(session: Session, prompt: Prompt, console: Console) -> Text:
    """The question with as much of its path as fits into its line, the innermost at least."""
    parts = [words + signs_for(console.encoding).path for words in session.game.path()]
    lines = (_question(session, prompt, "".join(parts[cut:])) for cut in range(len(parts)))
    last = _question(session, prompt, "".join(parts[-1:]))
    return next((line for line in lines if line.cell_len <= console.width), last)


def _question(session: Session, prompt: Prompt, path: str) -> Text:
    return Text.assemble(
        (f"{session.names[prompt['seat']]}: ", "ember"),
        (path, "amber"),
        (prompt["words"], "own"),
        (PASSING if prompt["forced"] else "", "quiet"),
    )
