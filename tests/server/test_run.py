"""Starting the server: what it says, and what it says when it cannot."""

import socket
import ssl
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from maquignon.server.address import on_the_network, on_this_computer, qr_code
from maquignon.server.run import CannotServe, _why_no_certificate, bind, own
from tests.server.process import ServerProcess


def serve(*flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "maquignon", "serve", "--host", "127.0.0.1", *flags],
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_a_port_in_use_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(CannotServe, match="is in use"):
        bind("127.0.0.1", taken.getsockname()[1])


def test_an_address_that_is_not_ours_is_one_sentence() -> None:
    with pytest.raises(CannotServe, match="Cannot listen"):
        bind("203.0.113.7", 8000)


@pytest.mark.parametrize(
    ("host", "family"), [("127.0.0.1", socket.AF_INET), ("", socket.AF_INET), ("::1", socket.AF_INET6)]
)
def test_every_kind_of_address_can_be_listened_to(
    host: str, family: socket.AddressFamily, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also on a computer that has only one of them."""
    asked: list[object] = []
    monkeypatch.setattr(socket, "create_server", lambda where, **how: asked.append((where, how["family"])))
    bind(host, 8000)
    assert asked == [((host, 8000), family)]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (FileNotFoundError(2, "No such file or directory"), "No such file or directory"),
        (ssl.SSLError(9, "[X509: KEY_VALUES_MISMATCH] key values mismatch (_ssl.c:4100)"), "do not belong together"),
        (OSError("odd"), "odd"),
    ],
)
def test_why_a_certificate_cannot_be_used_is_said_without_lines_of_code(error: OSError, why: str) -> None:
    told = _why_no_certificate(error)
    assert why in told
    assert "_ssl" not in told
    assert "Errno" not in told


WITHOUT_UNIX = """
import asyncio, os, pathlib, subprocess, sys, tempfile, platformdirs, uvicorn
from starlette.testclient import TestClient  # asyncio and pathlib ask for the system when they are imported
sys.platform = "win32"
sys.modules.update(dict.fromkeys(["fcntl", "grp", "pwd", "resource", "termios", "uvloop"]))
from maquignon.server.app import build
from maquignon.server.run import own
from maquignon.server.settings import read
from maquignon.server.site import Site
settings = read({"data": sys.argv[1], "log": "none", "metrics": "all"})
own(settings.data).close()
with TestClient(build(Site(settings)), base_url="http://localhost") as guest:
    print(guest.get("/api/ready").status_code, guest.get("/api/metrics").status_code)
"""


def test_nothing_that_only_unix_has_is_needed_to_serve(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_UNIX, str(tmp_path)], capture_output=True, text=True, timeout=60
    )
    assert (ran.stdout, ran.stderr) == ("200 200\n", "")


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    first = own(tmp_path)
    with pytest.raises(CannotServe, match="Another server"):
        own(tmp_path)
    first.close()
    own(tmp_path).close()


@pytest.mark.slow
def test_data_that_lost_something_are_used_only_by_whoever_accepts_it(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    server.stop()
    (tmp_path / "maquignon.sqlite").write_bytes(b"")
    told = serve("--port", "0", "--data", str(tmp_path))
    assert told.returncode == 1
    assert "is lost: the database maquignon.sqlite is empty" in told.stderr
    assert told.stderr.count("\n") == 1
    (tmp_path / "maquignon.sqlite").write_bytes(b"no database at all" * 100)
    told = serve("--port", "0", "--data", str(tmp_path))
    assert "cannot be used: file is not a database. `maquignon doctor" in told.stderr
    assert told.stderr.count("\n") == 1
    (tmp_path / "maquignon.sqlite").unlink()
    server = ServerProcess(tmp_path, "--accept-loss")
    server.start()
    assert server.stop() == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--port", "x"], "Setting port"),
        (["--data", "/dev/null/nowhere"], "data folder"),
        (["--port", "0", "--tls-cert", "no.pem", "--tls-key", "no.pem"], "certificate"),
    ],
)
def test_what_cannot_work_is_said_in_one_sentence(tmp_path: Path, flags: list[str], sentence: str) -> None:
    told = serve(*(["--data", str(tmp_path)] if "--data" not in flags else []), *flags)
    assert told.returncode == 1
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_polite_end_is_no_failure(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    with urlopen(f"{server.url}/api/ready") as answer:
        assert answer.status == 200
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("host", "port", "here", "there"),
    [
        ("127.0.0.1", 8000, "http://127.0.0.1:8000", None),
        ("localhost", 80, "http://localhost", None),
        ("192.0.2.7", 8000, "http://192.0.2.7:8000", "http://192.0.2.7:8000"),
        ("::1", 8000, "http://[::1]:8000", None),
    ],
)
def test_the_addresses_are_those_that_can_be_typed(host: str, port: int, here: str, there: str | None) -> None:
    assert on_this_computer("http", host, port) == here
    assert on_the_network("http", host, port) == there


def test_everywhere_is_localhost_here() -> None:
    assert on_this_computer("https", "0.0.0.0", 443) == "https://localhost"


def test_the_qr_code_is_a_square_of_blocks() -> None:
    drawn = qr_code("http://192.0.2.7:8000").rstrip("\n").split("\n")
    assert {len(line) for line in drawn} == {len(drawn[0])}
    assert set("".join(drawn)) <= set("█▀▄ ")
    assert all(set(line[:2] + line[-2:]) <= set(line[0]) for line in drawn), "a quiet edge, or no phone reads it"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_data_are_nobody_elses_business_even_those_an_older_server_left_open(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / "maquignon.sqlite").touch(mode=0o644)
    own(data).close()
    assert (data.stat().st_mode & 0o777, (data / "maquignon.sqlite").stat().st_mode & 0o777) == (0o700, 0o600)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_files_that_are_not_ours_stay_as_they_are(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.touch(mode=0o644)
    tmp_path.chmod(0o755)
    own(tmp_path).close()
    assert (tmp_path.stat().st_mode & 0o777, letter.stat().st_mode & 0o777) == (0o755, 0o644)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_the_limit_of_open_files_is_raised_as_far_as_it_goes() -> None:
    script = (
        "import resource; _, hard = resource.getrlimit(resource.RLIMIT_NOFILE);"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, min(hard, 900)));"
        "from maquignon.server.files import raise_limit; print(raise_limit())"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout == "900\n"
