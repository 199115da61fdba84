"""Which web pages may speak to this server from a browser."""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

_PORTS: Final = {"http": 80, "https": 443}


class Origins:
    """Pages served by this server, under the name the browser knows it by, and those the settings name.

    A program that is no browser sends no origin and has no cookies to be misused: it may always speak.
    """

    def __init__(self, base_url: str, others: Iterable[str]) -> None:
        self._named: Final = {_normal(url) for url in (*others, base_url) if url}
        self._by_host: Final = not base_url

    def allow(self, headers: Headers) -> bool:
        return all(self._allows(origin, headers.get("host", "")) for origin in headers.getlist("origin"))

    def _allows(self, origin: str, host: str) -> bool:
        normal = _normal(origin)
        if normal is None:
            return False
        return normal in self._named or (self._by_host and _host(origin) == host.lower())


def _host(origin: str) -> str:
    return urlsplit(origin).netloc.lower()


def _normal(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None for what is no address, such as `null`."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or port is None:
        return None
    return parts.scheme, parts.hostname.lower(), port
