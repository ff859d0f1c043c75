"""Files for the browser, under a path that changes whenever one of them does.

One mark stands for the whole tree, so that modules, styles and fonts name each other by relative
paths and always come from the same version.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import emberhall

WEB = Path(emberhall.__file__).parent / "web"
PACKED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
"""What gzip makes smaller; fonts and pictures of pixels are packed already."""
FOR_EVER = "public, max-age=31536000, immutable"
NOT_KEPT = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
WORKER = "js/worker.js"
VENDORED = {"preact": "vendor/preact.js", "preact/hooks": "vendor/preact-hooks.js"}
"""Bare names that modules may import, and the files they stand for."""
IMPORT = re.compile(
    r"""^(?:import|export)\s*(?:[\w$*{},\s]*?\s*from\s*)?["']([^"']+)["']""", re.MULTILINE
)

COMMENT = re.compile(rb"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)$", re.MULTILINE | re.DOTALL)
"""Comments that have lines to themselves."""


class NoSuchFile(LookupError):
    """A page names a file that is not there."""


@dataclass(frozen=True)
class File:
    """One file as it goes over the wire."""

    name: str
    body: bytes

    @cached_property
    def packed(self) -> bytes | None:
        return gzip.compress(self.body, 9, mtime=0) if self.suffix in PACKED else None

    @property
    def suffix(self) -> str:
        return PurePosixPath(self.name).suffix

    @property
    def kind(self) -> str:
        guess = TYPES.get(self.suffix) or mimetypes.guess_type(self.name)[0]
        return guess or "application/octet-stream"


@dataclass(frozen=True)
class Tree:
    """Every file there is, read once."""

    root: Path
    files: dict[str, File] = field(init=False)

    def __post_init__(self) -> None:
        found = (path for path in sorted(self.root.rglob("*")) if path.is_file())
        names = ((path.relative_to(self.root).as_posix(), path) for path in found)
        files = {name: File(name, _lean(name, path.read_bytes())) for name, path in names}
        object.__setattr__(self, "files", files)

    @cached_property
    def mark(self) -> str:
        """A digest of all names and contents."""
        digest = sha256()
        for name, file in self.files.items():
            digest.update(f"{name} {len(file.body)}\n".encode() + file.body)
        return digest.hexdigest()[:16]

    def path(self, name: str) -> str:
        """Where a page finds this file."""
        if name not in self.files:
            raise NoSuchFile(f"there is no file {name!r} in {self.root.name}/")
        return f"/static/{self.mark}/{name}"

    @cached_property
    def import_map(self) -> str:
        """What bare names mean to modules, as it stands in pages."""
        known = {bare: name for bare, name in VENDORED.items() if name in self.files}
        return json.dumps({"imports": {bare: self.path(name) for bare, name in known.items()}})

    def modules(self, name: str) -> list[str]:
        """This module and all it imports at once, so that a page can fetch them side by side."""
        met = {name: None}
        waiting = [name]
        while waiting:
            fresh = [other for other in self._imports(waiting.pop()) if other not in met]
            met |= dict.fromkeys(fresh)
            waiting += fresh
        return list(met)

    def _imports(self, name: str) -> Iterator[str]:
        if name not in self.files:
            raise NoSuchFile(f"there is no module {name!r} in {self.root.name}/")
        for wanted in IMPORT.findall(self.files[name].body.decode()):
            yield VENDORED.get(wanted) or _beside(name, wanted)


def _lean(name: str, body: bytes) -> bytes:
    """Our modules without their comments, which are a quarter of them: lines keep their numbers."""
    if not (name.startswith("js/") and name.endswith(".js")):
        return body
    return COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), body)


def _beside(name: str, wanted: str) -> str:
    """The file that `../dom.js` means in a module."""
    parts: list[str] = []
    for part in (PurePosixPath(name).parent / wanted).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


TREE = Tree(WEB / "static")


def routes() -> list[BaseRoute]:
    return [
        Route("/static/{mark}/{name:path}", static_file, methods=["GET"]),
        Route("/worker.js", worker, methods=["GET"]),
    ]


async def worker(request: Request) -> Response:
    """The service worker: from here it may stand in for every page."""
    return _sent(request, TREE.files[WORKER], NOT_KEPT)


async def static_file(request: Request) -> Response:
    """A file as it is now; under an old mark too, so that a page left open finds its parts."""
    file = TREE.files.get(request.path_params["name"])
    if file is None:
        return Response("There is no such file.", 404, media_type="text/plain")
    return _sent(request, file, FOR_EVER if request.path_params["mark"] == TREE.mark else NOT_KEPT)


def _sent(request: Request, file: File, kept: str) -> Response:
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    if file.packed is not None and takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


def takes_gzip(request: Request) -> bool:
    offered = request.headers.get("accept-encoding", "").split(",")
    return any(_is_gzip(*coding.strip().partition(";")) for coding in offered)


def _is_gzip(name: str, _: str, weight: str) -> bool:
    refused = re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)
    return name.strip().lower() in ("gzip", "*") and not refused
