"""Links to hand on. What follows the # is secret, and never sent by a browser by itself."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request


class Link(Struct, frozen=True):
    link: str


def address(request: Request, path: str) -> str:
    """Where others find this path: under the name that the hall is known by."""
    public: str = request.app.state.settings.public_url
    return f"{public.rstrip('/') or str(request.base_url).rstrip('/')}{path}"
