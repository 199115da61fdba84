"""What every answer tells a browser, word for word: a header that is missing or laxer weakens the door unnoticed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from maquignon.server.app import build
from maquignon.server.shelf import Shelf
from maquignon.server.site import Site
from tests.server.serving import generous

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self' blob:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
CAREFUL = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
OF_THE_API = [
    "/api/health",
    "/api/editions",
    "/api/nothing",
    "/api/me",
    "/api/tables",
    "/api/docs",
    "/api/openapi.json",
]


@pytest.fixture
def api(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html>")
    (tmp_path / "web" / "assets" / "game-1a2b.js").write_text("play()")
    monkeypatch.setattr("maquignon.server.app.Shelf", lambda: Shelf(tmp_path / "web"))
    with TestClient(build(Site(generous(tmp_path))), base_url="http://localhost", client=("127.0.0.1", 5)) as client:
        yield client


def policy(header: str) -> dict[str, str]:
    directives = [part.strip().partition(" ") for part in header.split(";")]
    return {name: value for name, _, value in directives}


@pytest.mark.parametrize("path", [*OF_THE_API, "/", "/table/ABCDE", "/assets/game-1a2b.js", "/nothing.js"])
def test_every_answer_is_as_careful_as_it_can_be(api: TestClient, path: str) -> None:
    headers = api.get(path).headers
    assert policy(headers["content-security-policy"]) == POLICY
    assert {name: headers.get(name) for name in CAREFUL} == CAREFUL
    assert len(headers.get_list("content-security-policy")) == 1


@pytest.mark.parametrize("path", OF_THE_API)
def test_no_cache_keeps_an_answer_of_the_api(api: TestClient, path: str) -> None:
    assert api.get(path).headers.get_list("cache-control") == ["no-store"]


def test_not_even_the_token_of_a_new_player(api: TestClient) -> None:
    answer = api.post("/api/players", json={"name": "Ana"})
    assert "token" in answer.json()
    assert answer.headers["cache-control"] == "no-store"


def test_the_game_itself_may_be_kept_as_long_as_it_stays_the_same(api: TestClient) -> None:
    assert api.get("/").headers.get_list("cache-control") == ["no-cache"]
    assert api.get("/assets/game-1a2b.js").headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]


def test_only_over_https_is_the_browser_told_to_stay_there(api: TestClient) -> None:
    assert "strict-transport-security" not in api.get("/").headers
    assert api.get("https://localhost/").headers["strict-transport-security"] == "max-age=31536000"
