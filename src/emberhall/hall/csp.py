"""What a browser may do with our pages: run our own files, and nothing else."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhall.hall.static import TREE


def policy(import_map: str) -> str:
    """The Content-Security-Policy. An import map must stand in the page: its hash lets it in."""
    allowed = b64encode(sha256(import_map.encode()).digest()).decode()
    parts = {
        "default-src": "'none'",
        "script-src": f"'self' 'sha256-{allowed}'",
        "style-src": "'self'",
        "img-src": "'self' data:",  # a link's QR code holds a secret, so it is no file of ours
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{part} {sources}" for part, sources in parts.items())


NEVER_USED = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")

HEADERS = {
    "Content-Security-Policy": policy(TREE.import_map),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{power}=()" for power in NEVER_USED),
}


class SecurityHeaders:
    """Says the same about every answer, be it a page, a file, an API's or an error."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)
