"""Pages that hold little themselves: a table and a replay are drawn in the browser, and a secret
after the sign # never reaches the server until the page sends it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse

import emberhall
from emberhall.hall.pages.errors import error_page
from emberhall.hall.pages.lobby import title_at, title_of_record
from emberhall.hall.pages.render import page
from emberhall.hall.static import TREE
from emberhall.play.seating import LONGEST_NAME

STYLES = {
    "table": ("table", "sections", "art", "board", "end"),
    "replay": ("table", "sections", "art", "board", "end", "replay"),
}
COLOURS = ("flame", "wave", "star", "sun", "leaf")
"""The crests, by what is on them."""


async def table(request: Request) -> HTMLResponse:
    table_id = request.path_params["table_id"]
    return _board(request, "table", table_id, await title_at(request, table_id))


async def replay(request: Request) -> HTMLResponse:
    record_id = request.path_params["record_id"]
    return _board(request, "replay", record_id, await title_of_record(request, record_id))


def _board(request: Request, kind: str, which: str, title: str | None) -> HTMLResponse:
    """The shell of what is drawn in the browser; a game that is not installed here has none."""
    known = {game.name: game for game in emberhall.games()}
    if title not in known:
        return error_page(request, 404)
    script = "main" if kind == "table" else kind
    board, look = board_of(title)
    return page(
        request,
        kind,
        styles=(*STYLES[kind], *look),
        script=script,
        beside=board,
        id=which,
        title=known[title],
    )


def board_of(title: str) -> tuple[str, tuple[str, ...]]:
    """The module that draws the title's board, and its styles; both are empty where it has none."""
    module, styles = f"js/titles/{title}/index.js", f"css/titles/{title}.css"
    there = module in TREE.files and styles in TREE.files
    return (module, (f"titles/{title}",)) if there else ("", ())


async def join(request: Request) -> HTMLResponse:
    """Who wants to sit down; nothing is told of a table, for the link's secret comes later."""
    _get_to_know(request)
    return page(
        request,
        "join",
        styles=("pages", "new"),
        script="join",
        table_id=request.path_params["table_id"],
        colours=COLOURS,
        longest_name=LONGEST_NAME,
    )


async def watch(request: Request) -> HTMLResponse:
    table_id = request.path_params["table_id"]
    return _door(request, "A seat among the watchers", f"/api/tables/{table_id}/watch", table_id)


async def recover(request: Request) -> HTMLResponse:
    return _door(request, "Back to your seat", "/api/recover", "")


async def shared_campaign(request: Request) -> HTMLResponse:
    campaign_id = request.path_params["campaign_id"]
    return _door(request, "A campaign to play along", f"/api/campaigns/{campaign_id}/join", "")


def _door(request: Request, heading: str, asks: str, table_id: str) -> HTMLResponse:
    _get_to_know(request)
    return page(
        request,
        "door",
        styles=("pages",),
        script="join",
        heading=heading,
        asks=asks,
        table_id=table_id,
    )


def _get_to_know(request: Request) -> None:
    """A browser has its cookie before it uses a link: the answer to that may be lost on its way."""
    request.app.state.hall.guard.known(request)
