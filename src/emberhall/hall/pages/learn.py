"""A first game with a guide: the table itself, with what the guide says beside it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse

import emberhall
from emberhall import UnknownGame
from emberhall.hall.pages.errors import error_page
from emberhall.hall.pages.lobby import hall_of
from emberhall.hall.pages.render import page
from emberhall.hall.pages.shells import STYLES, board_of
from emberhall.play.lesson import has_lesson
from emberhall.play.seating import default_seats


async def learn(request: Request) -> HTMLResponse:
    try:
        title = emberhall.title(request.path_params["title"])
    except UnknownGame:
        return error_page(request, 404)
    if not has_lesson(title):
        return error_page(request, 404)
    hall_of(request).guard.known(request)  # who has learned opens a table of their own
    board, look = board_of(title.name)
    return page(
        request,
        "learn",
        styles=(*STYLES["table"], *look, "learn"),
        script="learn",
        beside=board,
        title=title,
        bots=len(default_seats(title.name)) - 1,
    )
