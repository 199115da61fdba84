"""Where people find this server: its addresses, and a QR code for the phones in the room."""

import io
import socket
from typing import Final

_EVERYWHERE: Final = ("0.0.0.0", "::", "")
_SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)
"""An address made for documentation: nothing is sent there, but the system says from where it would be."""


def on_this_computer(scheme: str, host: str, port: int) -> str:
    return _url(scheme, "localhost" if host in _EVERYWHERE else host, port)


def on_the_network(scheme: str, host: str, port: int) -> str | None:
    """The address for other computers, if there is a network and the server listens to it."""
    if host not in _EVERYWHERE:
        return None if host in ("localhost", "127.0.0.1", "::1") else _url(scheme, host, port)
    own = _own_address()
    return None if own is None or own.startswith("127.") else _url(scheme, own, port)


def among_servers(scheme: str, host: str, port: int) -> str:
    """Where servers of one database find this one: on the network if it listens there."""
    return on_the_network(scheme, host, port) or _url(scheme, "127.0.0.1" if host in _EVERYWHERE else host, port)


def qr_code(url: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE_ELSE)
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return address


def _url(scheme: str, host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    usual = port == {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{shown}" if usual else f"{scheme}://{shown}:{port}"
