"""Which pages may speak to the server."""

import pytest
from starlette.datastructures import Headers

from maquignon.server.origins import Origins


def headers(origin: str | None, host: str = "game.example:8000") -> Headers:
    return Headers({"host": host} | ({} if origin is None else {"origin": origin}))


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://game.example:8000", True),
        ("http://GAME.example:8000", True),
        ("http://game.example", False),
        ("http://evil.example:8000", False),
        ("http://game.example:8000.evil.example", False),
        ("null", False),
        ("file://", False),
        ("http://[", False),
        ("http://game.example:99999", False),
        ("", False),
    ],
)
def test_a_page_of_this_server_may_speak_and_no_other(origin: str | None, allowed: bool) -> None:
    assert Origins("", ()).allow(headers(origin)) is allowed


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("https://play.example", True),
        ("https://play.example:443", True),
        ("https://friend.example", True),
        ("http://play.example", False),
        ("http://play.example:443", False),
        ("https://play.example:8443", False),
        ("https://friend.example:8443", False),
        ("http://game.example:8000", False),
    ],
)
def test_with_a_base_url_only_pages_from_there_and_named_ones_may_speak(origin: str, allowed: bool) -> None:
    assert Origins("https://play.example/game", ["https://friend.example"]).allow(headers(origin)) is allowed


def test_a_host_may_be_written_with_capitals() -> None:
    assert Origins("", ()).allow(headers("http://game.example:8000", host="Game.Example:8000"))


def test_whoever_gives_several_origins_is_held_to_each() -> None:
    ours, foreign = (b"origin", b"http://x"), (b"origin", b"http://evil.example")
    for given in ([ours, foreign], [foreign, ours]):
        assert not Origins("", ()).allow(Headers(raw=[(b"host", b"x"), *given]))
    assert Origins("", ()).allow(Headers(raw=[(b"host", b"x"), ours]))
