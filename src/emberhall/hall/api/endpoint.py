"""One thing a client can ask by HTTP, with all that a program must know to ask it."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

Handler = Callable[[Request], Awaitable[Response]]
Method = Literal["GET", "POST", "DELETE"]


@dataclass(frozen=True)
class Endpoint:
    """A method at a path. Its handler's docstring says in one sentence what it is for.

    Every refusal is a `Problem`, with a status of `refusal.STATUS`.
    """

    method: Method
    path: str
    """As starlette writes it: `/api/tables/{id}`, `/api/records/{id}/moments/{n:int}`."""
    handler: Handler
    gives: Any
    """The type of what is answered, or a media type in a string where it is not JSON."""
    body: Any = None
    """The type of the JSON body, strict; `None`: there is none."""
    query: Any = None
    """The struct of what may stand after the question mark; `None`: nothing may."""
    status: int = 200
    """Of an answer that is no refusal."""

    @property
    def summary(self) -> str:
        """One sentence."""
        written = inspect.getdoc(self.handler) or ""
        return " ".join(written.partition("\n\n")[0].split())

    @property
    def name(self) -> str:
        """Its own name among all: `tables.join`."""
        module = self.handler.__module__.rpartition(".")[2]
        return f"{module}.{self.handler.__name__.rstrip('_')}"

    @property
    def route(self) -> Route:
        return Route(self.path, self.handler, methods=[self.method], name=self.name)
