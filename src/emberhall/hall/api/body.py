"""What a request brings, read strictly, and what is answered, written once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from emberhall.hall import wire
from emberhall.hall.api.unread import told
from emberhall.hall.wire import Refused

T = TypeVar("T")


async def read(request: Request, type_: type[T]) -> T:
    """The JSON body as this type; refuses what is not JSON, or has a field too many.

    How long it may be, and that it comes at all, is seen to before (`auth.bodies`)."""
    try:
        return msgspec.json.decode(await request.body(), type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(wire.BAD, told(error)) from None


def query(request: Request, type_: type[T]) -> T:
    """What stands after the question mark, as this type; refuses a name it does not have."""
    given = request.query_params
    if len(given.multi_items()) > len(given):
        raise Refused(wire.BAD, "The address names something twice.")
    try:
        return msgspec.convert(dict(given), type_, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(wire.BAD, f"The address cannot be read: {error}.") from None


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """This as JSON. What is about somebody is kept by nobody on the way."""
    kept = {"Cache-Control": "no-store", **(headers or {})}
    return Response(wire.encode(value), status, kept, "application/json")
