"""A link as a picture that a phone can read."""

from __future__ import annotations

import io
from urllib.parse import quote

import segno

QUIET = 4
"""Modules left blank around the code, as its standard asks."""


def qr_svg(link: str) -> str:
    """The code of a link as one SVG element: dark on white in either theme, without styles."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out,
        kind="svg",
        border=QUIET,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
        nl=False,
    )
    return out.getvalue().decode()


def qr_data_url(link: str) -> str:
    """The code as the address of an image."""
    return f"data:image/svg+xml,{quote(qr_svg(link))}"
