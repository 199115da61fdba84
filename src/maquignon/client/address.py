"""Where a server listens, from what people know of it."""

from urllib.parse import urlsplit


def live_address(url: str) -> str:
    """The WebSocket behind the address that people type into a browser."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme, parts.scheme)
    return f"{scheme}://{parts.netloc}/api/live"
