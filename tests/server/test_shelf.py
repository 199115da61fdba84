"""The built browser game: caching, the start page for every address of the game, and nothing else."""

import gzip
import os
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from maquignon.server.shelf import Shelf

SCRIPT = "console.log('hammer');" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>maquignon</title>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def client(folder: Path) -> TestClient:
    return TestClient(Starlette(routes=[Route("/{path:path}", Shelf(folder).answer)]))


def test_hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again(built: Path) -> None:
    browser = client(built)
    script = browser.get("/assets/index-abc123.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    page = browser.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert browser.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
    assert browser.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


def test_files_are_squeezed_for_whoever_takes_it(built: Path) -> None:
    browser = client(built)
    with browser.stream("GET", "/assets/index-abc123.js", headers={"accept-encoding": "gzip"}) as answer:
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
        assert gzip.decompress(b"".join(answer.iter_raw())).decode() == SCRIPT
    for taken in ("gzip;q=0.5", "br, gzip;q=0.8", "GZIP"):
        assert browser.get("/assets/index-abc123.js", headers={"accept-encoding": taken}).headers["content-encoding"]
    for taken in ("identity", "gzip;q=0", "br, gzip; q=0.0"):
        plain = browser.get("/assets/index-abc123.js", headers={"accept-encoding": taken})
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT


@pytest.mark.parametrize("path", ["/", "/table/ABCD", "/replays", "/rules/koehandel"])
def test_every_address_of_the_game_is_the_start_page(built: Path, path: str) -> None:
    assert "<title>maquignon" in client(built).get(path).text


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt",
        "/assets//index-abc123.js", "/..%5csecret.txt", "/assets/no-such-file.js", "/%00.js", "/index.html%00.js",
    ],
)  # fmt: skip
def test_nothing_but_the_built_files_can_be_reached(built: Path, path: str) -> None:
    answer = client(built).get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_until_it_is_built_a_page_says_how_and_then_it_is_there(tmp_path: Path) -> None:
    browser = client(tmp_path / "web")
    answer = browser.get("/table/ABCD")
    assert answer.status_code == 503
    assert "make web" in answer.text
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("first")
    assert browser.get("/").text == "first"
    (tmp_path / "web" / "index.html").write_text("second")
    os.utime(tmp_path / "web" / "index.html", (1, 1))
    assert browser.get("/").text == "second"


def test_what_would_hardly_become_shorter_is_not_squeezed(built: Path) -> None:
    (built / "icon.png").write_bytes(bytes(5_000))
    (built / "noise.txt").write_bytes(os.urandom(5_000))
    browser = client(built)
    for path in ("/icon.png", "/noise.txt"):
        assert "content-encoding" not in browser.get(path, headers={"accept-encoding": "gzip"}).headers


def test_a_browser_that_has_one_of_several_is_told_how_long_to_keep_it(built: Path) -> None:
    browser = client(built)
    etag = browser.get("/assets/index-abc123.js").headers["etag"]
    kept = browser.get("/assets/index-abc123.js", headers={"if-none-match": f'"other", {etag}'})
    assert (kept.status_code, kept.content) == (304, b"")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert etag != browser.get("/").headers["etag"]


def test_a_game_that_is_taken_away_is_not_shown_any_more(built: Path) -> None:
    browser = client(built)
    assert browser.get("/").status_code == 200
    (built / "index.html").unlink()
    assert browser.get("/index.html").status_code == 404
    assert browser.get("/").status_code == 503


def test_a_file_of_an_unknown_kind_is_no_page(built: Path) -> None:
    (built / "odd.xyzzy").write_text("<script>")
    assert client(built).get("/odd.xyzzy").headers["content-type"] == "application/octet-stream"


def test_a_game_is_found_at_an_address_with_a_dot_on_its_way(built: Path) -> None:
    assert "<title>maquignon" in client(built).get("/v1.0/table").text


def test_a_page_that_was_built_anew_is_sent_anew(built: Path) -> None:
    """Whoever shows the mark of the old one has the old one."""
    browser = client(built)
    before = browser.get("/").headers["etag"]
    (built / "index.html").write_text("<!doctype html><title>maquignon, anew</title>")
    os.utime(built / "index.html", (1, 1))
    answer = browser.get("/", headers={"if-none-match": before})
    assert (answer.status_code, "anew" in answer.text) == (200, True)
    assert answer.headers["etag"] != before


def test_a_file_that_goes_while_it_is_looked_at_is_not_there_and_all_others_are(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_bytes = Path.read_bytes

    def read_or_lose(path: Path) -> bytes:
        if path.suffix == ".js":
            raise FileNotFoundError(path)
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", read_or_lose)
    browser = client(built)
    assert browser.get("/assets/index-abc123.js").status_code == 404
    assert browser.get("/").status_code == 200


def test_what_a_script_is_called_does_not_depend_on_the_computer(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser runs no script that comes as plain text, and some systems say that it is one."""
    monkeypatch.setattr("mimetypes.guess_type", lambda name: ("text/plain", None))
    script = client(built).get("/assets/index-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
