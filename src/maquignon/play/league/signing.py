"""The host's key: an Ed25519 key in a file of its own, what it signs, and whether a signature holds."""

import os
from base64 import b64decode, b64encode
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from platformdirs import user_data_path

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

FILE: Final = "league-key.pem"


class BadKey(ValueError):
    """A file that is no key of a host, in one sentence."""


class HostSignature(msgspec.Struct, frozen=True):
    """Both as base64: the public half of the host's key, and what it says about the results."""

    signer: str
    signature: str


class HostKey:
    def __init__(self, key: "Ed25519PrivateKey") -> None:
        self._key = key

    @property
    def signer(self) -> str:
        """The public half, for everybody to know."""
        return b64encode(self._key.public_key().public_bytes_raw()).decode()

    def sign(self, text: bytes) -> HostSignature:
        return HostSignature(self.signer, b64encode(self._key.sign(text)).decode())


def usual_place() -> Path:
    return user_data_path("maquignon", appauthor=False) / FILE


def load_key(path: Path) -> HostKey:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except OSError as error:
        raise BadKey(f"The key {str(path)!r} cannot be read: {error.strerror}.") from None
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise BadKey(f"{str(path)!r} is no private key in PEM without a password.") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise BadKey(f"{str(path)!r} is a key of another kind than Ed25519.")
    return HostKey(key)


def make_key(path: Path) -> HostKey:
    """A new key in a new file that only its owner may read; a file that is there is never touched."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = Ed25519PrivateKey.generate()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    except OSError as error:
        raise BadKey(f"The key {str(path)!r} cannot be written: {error.strerror}.") from None
    return HostKey(key)


def holds(signature: HostSignature, text: bytes) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        signer = Ed25519PublicKey.from_public_bytes(b64decode(signature.signer, validate=True))
        signer.verify(b64decode(signature.signature, validate=True), text)
    except (ValueError, InvalidSignature):
        return False
    return True
