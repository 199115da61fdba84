"""Tokens: the secret by which a player is known again, and the hash of it, which is all that is kept."""

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """A token has more randomness than anybody can search, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()
