"""Pages written from templates: everything is escaped, nothing runs inline."""

from __future__ import annotations

import gzip
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

import emberhall
from emberhall.hall.static import TREE, WEB, takes_gzip

PERSONAL = "private, no-cache"
"""A page may show what only this browser may see, and changes by the minute."""
WORTH_PACKING = 1_000
MENU = (
    ("/rules", "Rules"),
    ("/campaigns", "Campaigns"),
    ("/achievements", "Achievements"),
    ("/about", "About"),
)
LIGHTS = (("light", "#e7d9bd"), ("dark", "#171021"))
"""What colours the edge of a browser's window: the room's, by day and by night."""
FONTS = ("fonts/emberhall-display.woff2", "fonts/emberhall-ui.woff2")


def picture_of(title: str) -> str:
    """The small picture that stands for a game; guests share one."""
    own = f"art/pick-{title}.svg"
    return own if own in TREE.files else "art/pick-guest.svg"


_templates = Environment(
    loader=FileSystemLoader(WEB / "pages"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_templates.globals.update(
    static=TREE.path,
    import_map=Markup(TREE.import_map),  # made of our own file names alone
    fonts=FONTS,
    menu=MENU,
    lights=LIGHTS,
    picture_of=picture_of,
    version=emberhall.__version__,
)


def page(
    request: Request,
    template: str,
    *,
    styles: tuple[str, ...] = (),
    script: str = "base",
    beside: str = "",
    status: int = 200,
    **values: Any,
) -> HTMLResponse:
    """A page with its styles and its module, all that module imports fetched beside it; so is the
    module `beside`, which is imported later."""
    module = f"js/{script}.js"
    modules = dict.fromkeys([*TREE.modules(module), *(TREE.modules(beside) if beside else ())])
    html = _templates.get_template(f"{template}.html").render(
        here=request.url.path,
        public_url=_public_url(request),
        body_class=template,
        sheets=[f"css/{name}.css" for name in ("tokens", "base", *styles)],
        script=module,
        modules=list(modules),
        board=beside,
        **values,
    )
    return _packed(request, html, status)


def _public_url(request: Request) -> str:
    """Where players find the hall, if its host said so: others need whole addresses."""
    app = request.scope.get("app")
    settings = getattr(app.state, "settings", None) if app else None
    return settings.public_url.rstrip("/") if settings else ""


def _packed(request: Request, html: str, status: int) -> HTMLResponse:
    headers = {"Cache-Control": PERSONAL, "Vary": "Accept-Encoding, Cookie"}
    if len(html) < WORTH_PACKING or not takes_gzip(request):
        return HTMLResponse(html, status, headers)
    packed = gzip.compress(html.encode(), 5, mtime=0)
    return HTMLResponse(packed, status, {**headers, "Content-Encoding": "gzip"})
