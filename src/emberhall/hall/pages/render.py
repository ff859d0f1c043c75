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
    picture_of=picture_of,
    version=emberhall.__version__,
)


def page(
    request: Request,
    template: str,
    *,
    styles: tuple[str, ...] = (),
    script: str = "base",
    status: int = 200,
    **values: Any,
) -> HTMLResponse:
    """A page with its styles and its module, all that module imports fetched beside it."""
    module = f"js/{script}.js"
    html = _templates.get_template(f"{template}.html").render(
        here=request.url.path,
        body_class=template,
        sheets=[f"css/{name}.css" for name in ("tokens", "base", *styles)],
        script=module,
        modules=TREE.modules(module),
        **values,
    )
    return _packed(request, html, status)


def _packed(request: Request, html: str, status: int) -> HTMLResponse:
    headers = {"Cache-Control": PERSONAL, "Vary": "Accept-Encoding, Cookie"}
    if len(html) < WORTH_PACKING or not takes_gzip(request):
        return HTMLResponse(html, status, headers)
    packed = gzip.compress(html.encode(), 5, mtime=0)
    return HTMLResponse(packed, status, {**headers, "Content-Encoding": "gzip"})
