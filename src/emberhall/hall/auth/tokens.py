"""Secrets: 256 random bits for whoever holds them, and only their SHA-256 for us to keep.

The store is asked for the hash, so no time spent comparing tells anything of a secret.
"""

from __future__ import annotations

import hashlib
import re
import secrets

_BYTES = 32
_SHAPE = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


def mint() -> str:
    """A new secret, safe in a URL's fragment, a cookie and a header."""
    return secrets.token_urlsafe(_BYTES)


def shaped(text: str) -> bool:
    """Whether this could be a secret of ours at all."""
    return _SHAPE.fullmatch(text) is not None


def holder_of(secret: str) -> str:
    """What the store keeps in its place: nobody gets from here to the secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
