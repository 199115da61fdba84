"""Names under which the server may be asked for."""

import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from maquignon.server.app import build
from maquignon.server.hosts import Hosts, KnownHosts
from maquignon.server.site import Site
from tests.server.serving import generous


def knows(host: str, base_url: str = "", others: tuple[str, ...] = ()) -> bool:
    return Hosts(base_url, others).allow(Headers({"host": host}))


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "127.0.0.1",
        "192.168.1.20:8000",
        "[::1]:8000",
        "[fe80::1]",
        "kitchen.local",
        "nas.lan:8000",
        "localhost.",
    ],
)
def test_a_club_in_one_room_needs_no_setting(host: str) -> None:
    assert knows(host)


def test_the_computer_knows_its_own_name() -> None:
    assert knows(f"{socket.gethostname()}:8000")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evillocal",
        "evil.lan.x",
    ],
)
def test_a_foreign_name_that_points_here_is_not_answered(host: str) -> None:
    assert not knows(host)


def test_names_that_the_settings_give_are_known() -> None:
    assert knows("Cards.Example", base_url="https://cards.example")
    assert knows("cards.example:443", others=("Cards.Example",))
    assert not knows("other.example", base_url="https://cards.example")


def test_whoever_gives_several_names_is_held_to_each() -> None:
    for names in ((b"localhost", b"evil.example"), (b"evil.example", b"localhost")):
        assert not Hosts("", ()).allow(Headers(raw=[(b"host", name) for name in names]))


def test_a_program_may_leave_the_name_out() -> None:
    assert Hosts("", ()).allow(Headers({}))


def test_whoever_asks_for_a_foreign_name_is_told_so_in_a_sentence(tmp_path: Path) -> None:
    with TestClient(build(Site(generous(tmp_path))), base_url="http://evil.example") as client:
        for path in ("/", "/api/me", "/api/editions"):
            answer = client.get(path)
            assert answer.status_code == 421
            assert "--base-url" in answer.text


def test_nobody_plays_under_a_foreign_name(tmp_path: Path) -> None:
    with TestClient(build(Site(generous(tmp_path))), base_url="http://evil.example") as client:
        with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("ws://evil.example/api/live"):
            pass
        assert closed.value.code == 1008


@pytest.mark.parametrize(
    ("kind", "answers"), [("websocket", ["websocket.close"]), ("http", ["http.response.start", "http.response.body"])]
)
async def test_who_asks_for_a_foreign_name_is_answered_once_and_by_nobody_else(kind: str, answers: list[str]) -> None:
    said: list[str] = []

    async def send(message: Any) -> None:
        said.append(message["type"])

    async def receive() -> Any:
        return {"type": f"{kind}.connect"}

    async def app(*_: object) -> None:
        said.append("the game")

    scope = {"type": kind, "headers": [(b"host", b"evil.example")], "method": "GET", "path": "/"}
    await KnownHosts(app, Hosts("", ()))(scope, receive, send)
    assert said == answers
