"""The OpenAPI document, made of the endpoints themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import emberhall
from emberhall.hall.api.body import answer
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.auth.guard import COOKIE, cookie_name
from emberhall.hall.refusal import STATUS, Problem
from emberhall.hall.wire import encode

PLACE = "#/components/schemas/{name}"
PARAMETER = re.compile(r"{(\w+)(?::(\w+))?}")
LONGEST_PARAMETER = 200


def document(endpoints: Sequence[Endpoint], cookie: str = COOKIE) -> dict[str, Any]:
    """The whole document, for a hall whose cookie is called so."""
    types = _types(endpoints)
    schemas, components = msgspec.json.schema_components(types, ref_template=PLACE)
    told = dict(zip(map(repr, types), schemas, strict=True))
    for endpoint in endpoints:
        _let_the_path_say(endpoint.body, components)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        path = PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, told)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Emberhall",
            "version": emberhall.__version__,
            "summary": "Tables of dragon board games: everything a client needs beside its socket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": _security(cookie)},
        "security": [{"browser": []}, {"program": []}, {}],
    }


def _security(cookie: str) -> dict[str, Any]:
    return {
        "browser": {"type": "apiKey", "in": "cookie", "name": cookie},
        "program": {"type": "http", "scheme": "bearer"},
    }


def _types(endpoints: Sequence[Endpoint]) -> list[Any]:
    """Every type that is sent or answered, once."""
    named = [type_ for each in endpoints for type_ in (each.body, each.gives, *_query(each))]
    known: dict[str, Any] = {repr(Problem): Problem}
    known |= {repr(type_): type_ for type_ in named if type_ and not isinstance(type_, str)}
    return list(known.values())


def _let_the_path_say(body: Any, components: dict[str, Any]) -> None:
    """A message of the socket needs no `type` here: the path tells which one it is."""
    tag = body.__struct_config__.tag_field if body else None
    if tag is not None:
        schema = components[body.__name__]
        schema["required"] = [name for name in schema["required"] if name != tag]


def _query(endpoint: Endpoint) -> list[Any]:
    hints = get_type_hints(endpoint.query, include_extras=True) if endpoint.query else {}
    return list(hints.values())


def _operation(endpoint: Endpoint, told: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [*_in_path(endpoint), *_in_query(endpoint, told)],
        "responses": {str(endpoint.status): _given(endpoint, told), **_refusals(told)},
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": told[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _in_path(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": _path_schema(kind)}
        for name, kind in PARAMETER.findall(endpoint.path)
    ]


def _path_schema(kind: str) -> dict[str, Any]:
    if kind == "int":
        return {"type": "integer", "minimum": 0}
    return {"type": "string", "minLength": 1, "maxLength": LONGEST_PARAMETER}


def _in_query(endpoint: Endpoint, told: dict[str, Any]) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    hints = get_type_hints(endpoint.query, include_extras=True)
    return [
        {
            "name": field.name,
            "in": "query",
            "required": field.required,
            "schema": told[repr(hints[field.name])],
        }
        for field in msgspec.structs.fields(endpoint.query)
    ]


def _given(endpoint: Endpoint, told: dict[str, Any]) -> dict[str, Any]:
    if isinstance(endpoint.gives, str):
        return {"description": "Done.", "content": {endpoint.gives: {}}}
    content = {"application/json": {"schema": told[repr(endpoint.gives)]}}
    return {"description": "Done.", "content": content}


def _refusals(told: dict[str, Any]) -> dict[str, Any]:
    """Any refusal can come of any endpoint; all are of one shape."""
    content = {"application/json": {"schema": told[repr(Problem)]}}
    refused = {"description": "Refused; nothing has changed.", "content": content}
    return dict.fromkeys(sorted({str(status) for status in STATUS.values()}), refused)


async def openapi(request: Request) -> Response:
    """This document."""
    return answer(_written(request.app.state.endpoints, cookie_name(request)))


@cache
def _written(endpoints: tuple[Endpoint, ...], cookie: str) -> msgspec.Raw:
    """Making it takes as long as many answers to players."""
    return msgspec.Raw(encode(document(endpoints, cookie)))


endpoints = [Endpoint("GET", "/api/openapi.json", openapi, dict[str, Any])]
