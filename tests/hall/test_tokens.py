"""Secrets: enough chance in them, and nothing kept that gives them away."""

from __future__ import annotations

import base64
import hashlib

import pytest

from emberhall.hall.auth import tokens


def test_a_secret_is_256_random_bits_in_signs_that_a_url_carries() -> None:
    minted = {tokens.mint() for _ in range(1_000)}
    assert len(minted) == 1_000
    assert all(len(base64.urlsafe_b64decode(secret + "=")) == 32 for secret in minted)
    assert all(tokens.shaped(secret) for secret in minted)


def test_secrets_differ_in_every_place() -> None:
    minted = [tokens.mint() for _ in range(200)]
    # The last sign carries four bits only; all others should take most of their 64 values.
    assert all(len({secret[place] for secret in minted}) > 30 for place in range(42))


def test_what_is_kept_is_a_hash_that_does_not_hold_the_secret() -> None:
    secret = tokens.mint()
    kept = tokens.holder_of(secret)
    assert kept == hashlib.sha256(secret.encode()).hexdigest()
    assert secret not in kept
    assert tokens.holder_of(secret) == kept
    assert tokens.holder_of(tokens.mint()) != kept


@pytest.mark.parametrize(
    "text", ["", "a", "a" * 42, "a" * 44, "a" * 42 + "=", "a" * 42 + "\n", "ä" * 43, "a" * 42 + "٣"]
)
def test_what_cannot_be_a_secret_is_not_even_looked_up(text: str) -> None:
    assert not tokens.shaped(text)
