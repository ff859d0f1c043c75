"""Whose games these are, and what the hall is made of."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import HTMLResponse

import emberhall
from emberhall.hall.pages.render import page
from emberhall.hall.static import TREE


@dataclass(frozen=True)
class Borrowed:
    """What others made, and under which licence it is here."""

    name: str
    makers: str
    licence: str
    file: str

    @property
    def is_here(self) -> bool:
        return self.file in TREE.files


BORROWED = (
    Borrowed(
        "Fraunces",
        "The Fraunces Project Authors",
        "SIL Open Font License 1.1",
        "fonts/LICENSE-fraunces.txt",
    ),
    Borrowed(
        "Nunito Sans",
        "The Nunito Project Authors",
        "SIL Open Font License 1.1",
        "fonts/LICENSE-nunito-sans.txt",
    ),
    Borrowed("Preact", "Jason Miller and others", "MIT", "vendor/LICENSE-preact.txt"),
)


def about(request: Request) -> HTMLResponse:
    return page(
        request,
        "about",
        styles=("pages",),
        games=emberhall.games(),
        labels=emberhall.LABELS,
        borrowed=[work for work in BORROWED if work.is_here],
    )
