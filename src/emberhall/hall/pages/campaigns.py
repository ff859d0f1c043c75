"""What goes on from game to game: campaigns and achievements."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse

import emberhall
from emberhall.hall.pages.lobby import my_achievements, my_campaigns
from emberhall.hall.pages.render import page
from emberhall.play.achievements import all_achievements
from emberhall.play.campaign import campaign_titles
from emberhall.play.seating import LONGEST_NAME


async def campaigns(request: Request) -> HTMLResponse:
    titles = campaign_titles()
    return page(
        request,
        "campaigns",
        styles=("pages",),
        script="campaigns",
        campaigns=await my_campaigns(request),
        titles=titles,
        most=max((title.seat_counts[-1] for title in titles), default=0),
        longest_name=LONGEST_NAME,
    )


async def achievements(request: Request) -> HTMLResponse:
    mine = my_achievements(request)
    games = [title for title in emberhall.games() if title.carried_setting]
    albums = [
        (title, await run_in_threadpool(all_achievements, mine, title.name)) for title in games
    ]
    return page(request, "achievements", styles=("pages",), albums=albums)
