"""The page that browsers keep, for when the hall cannot be reached."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse

from emberhall.hall.pages.render import page


def offline(request: Request) -> HTMLResponse:
    return page(request, "offline", styles=("pages",), script="offline")
