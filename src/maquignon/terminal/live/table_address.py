"""Where a table is, as people say it: a code, or the link that somebody sent them."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

HERE: Final = "http://localhost:8000"
"""Where `maquignon serve` listens unless it is told otherwise."""
_CODE: Final = re.compile(r"[A-Za-z0-9]{4,12}")
_KEY: Final = re.compile(r"key=([\w-]{20,80})")


class NoPlace(ValueError):
    """Neither a code nor an address."""


class NoServer(ValueError):
    """No address of a server."""


@dataclass(frozen=True, slots=True)
class TableAddress:
    """A server, and perhaps a table there; `token` comes with a personal link."""

    server: str
    code: str | None = None
    token: str | None = None

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.code}" if self.code else self.server


def read_table_address(typed: str, server: str = HERE) -> TableAddress:
    """`KX4M2` at the given server, or `https://play.example/t/KX4M2`."""
    typed = typed.strip()
    if _CODE.fullmatch(typed) and typed.lower() != "localhost":
        return TableAddress(read_server(server), typed.upper())
    parts = _split(typed)
    words = [word for word in parts.path.split("/") if word]
    key = _KEY.fullmatch(parts.fragment)
    match words:
        case []:
            return TableAddress(_root(parts))
        case ["t", code] if _CODE.fullmatch(code):
            return TableAddress(_root(parts), code.upper(), key[1] if key else None)
        case _:
            raise NoPlace(typed)


def read_server(typed: str) -> str:
    """The address of a server alone, whatever page of it is named."""
    try:
        return _root(_split(typed.strip()))
    except NoPlace:
        raise NoServer(typed) from None


def _split(typed: str) -> SplitResult:
    try:
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        _ = parts.port
    except ValueError:
        raise NoPlace(typed) from None
    mere_word = not re.search(r"[.:/]", typed) and typed.lower() != "localhost"
    if parts.scheme not in ("http", "https") or not parts.hostname or re.search(r"\s", typed) or mere_word:
        raise NoPlace(typed)
    return parts


def _root(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
