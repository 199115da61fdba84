"""The server's own process, from the first line it prints to its farewell, without a real port to wait for."""

import errno
import gc
import os
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from maquignon.server import address, files, run
from maquignon.server.run import CannotServe, LiveServer, bind, serve
from maquignon.server.site import Site
from maquignon.tables.protocol.frames import LONGEST_FRAME
from maquignon.tables.store.interface import Newer
from maquignon.tables.store.promise import FILE_NAME as PROMISED
from maquignon.tables.store.promise import Lost
from tests.server.serving import generous


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """What a process sets up for itself is undone."""
    mask, handler, threshold = os.umask(0o022), signal.getsignal(signal.SIGTERM), gc.get_threshold()
    yield
    os.umask(mask)
    signal.signal(signal.SIGTERM, handler)
    gc.set_threshold(*threshold)
    gc.unfreeze()


class Served:
    """What stands in for the running server: somebody presses Ctrl-C at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, starts: bool = True) -> None:
        self.port, self.umask = 0, 0
        self.at_its_end: object = None
        self.config: uvicorn.Config | None = None
        self.site: Site | None = None
        self.has_its_folder = False
        served = self

        def go(server: LiveServer, sockets: list[socket.socket]) -> None:
            served.port, served.umask = sockets[0].getsockname()[1], os.umask(0o077)
            os.umask(served.umask)
            served.at_its_end, served.config = signal.getsignal(signal.SIGTERM), server.config
            served.site = server._site
            with pytest.raises(CannotServe, match="Another server"):
                run.own(server._site.settings.data)
            served.has_its_folder = True
            server.started = starts
            if starts:
                raise KeyboardInterrupt

        monkeypatch.setattr(LiveServer, "run", go)


def test_a_server_says_where_it_is_and_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served = Served(monkeypatch)
    assert serve(generous(tmp_path / "data"), with_qr=True) == 0
    told = capsys.readouterr().out
    assert f"On this computer:      http://127.0.0.1:{served.port}\n" in told
    assert "In the local network" not in told
    assert told.endswith("Goodbye. Running games go on when the server is started again.\n")
    assert served.umask == 0o077
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    run.own(tmp_path / "data").close()


def test_a_server_knows_its_port_and_ends_politely_when_it_is_told_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = Served(monkeypatch)
    serve(generous(tmp_path, port=0), with_qr=False)
    assert served.site is not None
    assert served.site.settings.port == served.port > 0
    assert served.has_its_folder
    assert served.at_its_end is signal.default_int_handler, "so that uvicorn's signal is the end of a good day"


def test_what_others_do_for_the_server_is_what_it_does_not_do_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The protocol has pings of its own, frames are not squeezed one by one, and who asks for what is not noted."""
    served = Served(monkeypatch)
    serve(generous(tmp_path, proxy="192.0.2.1"), with_qr=False)
    config = served.config
    assert config is not None
    assert (config.ws_ping_interval, config.ws_per_message_deflate, config.access_log) == (None, False, False)
    assert (config.server_header, config.proxy_headers, config.forwarded_allow_ips) == (False, True, "192.0.2.1")
    assert config.ws_max_size == run.UNREAD * LONGEST_FRAME
    assert config.timeout_graceful_shutdown == run.SECONDS_TO_FINISH <= 10


def test_programs_that_the_owner_admits_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    admitted: list[str] = []
    monkeypatch.setattr(run, "admit", admitted.append)
    Served(monkeypatch)
    serve(generous(tmp_path, bots=("exec:true", "exec:false")), with_qr=False)
    assert admitted == ["exec:true", "exec:false"]


def test_a_server_that_never_came_up_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Served(monkeypatch, starts=False)
    assert serve(generous(tmp_path), with_qr=False) == 1


def test_an_address_for_everybody_is_named_with_its_code_for_phones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run.announce(generous(tmp_path, base_url="https://cards.example"), 8000, with_qr=True)
    told = capsys.readouterr().out
    assert "For everybody:         https://cards.example\n" in told
    assert "█" in told


def test_in_a_local_network_that_address_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(address, "_own_address", lambda: "192.0.2.7")
    run.announce(generous(tmp_path, host="0.0.0.0"), 8000, with_qr=False)
    assert "In the local network:  http://192.0.2.7:8000\n" in capsys.readouterr().out


@pytest.mark.parametrize("own", [None, "127.0.1.1"])
def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch, own: str | None) -> None:
    monkeypatch.setattr(address, "_own_address", lambda: own)
    assert address.on_the_network("http", "0.0.0.0", 8000) is None


def test_the_own_address_is_the_one_a_packet_would_leave_from(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe(socket.socket):
        def connect(self, where: Any) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr(address, "_SOMEWHERE_ELSE", ("127.0.0.1", 9))
    assert address._own_address() == "127.0.0.1"
    monkeypatch.setattr("maquignon.server.address.socket.socket", Probe)
    assert address._own_address() is None


@pytest.mark.parametrize("error", [OSError("Read-only file system"), sqlite3.DatabaseError("file is not a database")])
def test_a_data_folder_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(run, "Site", fail)
    with pytest.raises(CannotServe, match=f"{tmp_path} cannot be used: {error}."):
        serve(generous(tmp_path), with_qr=False)


def test_a_data_folder_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotServe, match="file cannot be used: File exists"):
        serve(generous(tmp_path / "file"), with_qr=False)


def test_a_host_that_is_none_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise socket.gaierror(-2, "Name or service not known")

    monkeypatch.setattr(socket, "create_server", fail)
    with pytest.raises(CannotServe, match="Cannot listen on nowhere port 0: Name or service not known"):
        bind("nowhere", 0)


def test_an_address_that_is_not_ours_is_one_sentence() -> None:
    with pytest.raises(CannotServe) as refused:
        bind("203.0.113.1", 0)
    assert str(refused.value) == f"Cannot listen on 203.0.113.1 port 0: {os.strerror(errno.EADDRNOTAVAIL)}."


def test_a_port_in_use_is_one_sentence() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"Port {port} is in use"):
            bind("127.0.0.1", port)


def test_data_of_a_newer_server_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Newer("These data were written by a newer version.")

    monkeypatch.setattr(run, "Site", fail)
    with pytest.raises(CannotServe, match="newer version"):
        serve(generous(tmp_path), with_qr=False)


def test_a_certificate_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "no.pem").write_text("nothing")
    pem = str(tmp_path / "no.pem")
    with pytest.raises(CannotServe, match="certificate or its key cannot be used: they are no PEM files"):
        serve(generous(tmp_path / "data", tls_cert=pem, tls_key=pem), with_qr=False)


def test_a_port_that_one_may_not_use_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "create_server", refuse)
    with pytest.raises(CannotServe, match="Port 80 may not be used by this user: choose one above 1023"):
        bind("127.0.0.1", 80)


def test_fewer_connections_than_guests_are_worth_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    served = Served(monkeypatch)
    monkeypatch.setattr(run, "raise_limit", lambda: files.KEPT_BACK + 10)
    monkeypatch.setattr("maquignon.server.logs.set_up", lambda form: None)
    serve(generous(tmp_path), with_qr=False)
    assert "fewer connections than max_guests" in caplog.text
    assert served.site is not None
    assert [served.site.connections.reserve("192.0.2.1") for _ in range(11)] == [True] * 10 + [False]


def test_where_there_are_no_such_locks_and_modes_a_folder_is_used_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o755)
    monkeypatch.setattr(sys, "platform", "win32")
    with run.own(tmp_path), run.own(tmp_path):
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_only_what_is_ours_in_a_folder_is_closed_to_others(tmp_path: Path) -> None:
    """The database with all that lies beside it, the lock and the promise; a folder of something else stays open."""
    ours = ("maquignon.sqlite", "maquignon.sqlite-wal", PROMISED)
    for name in (*ours, "holidays.jpg"):
        (tmp_path / name).touch(mode=0o644)
    tmp_path.chmod(0o755)
    with run.own(tmp_path):
        modes = {name: stat.S_IMODE((tmp_path / name).stat().st_mode) for name in (*ours, "holidays.jpg")}
        assert modes == {**dict.fromkeys(ours, 0o600), "holidays.jpg": 0o644}
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    (tmp_path / "holidays.jpg").unlink()
    with run.own(tmp_path):
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o700


@pytest.mark.parametrize("accept_loss", [False, True])
def test_a_promise_is_forgotten_only_by_whoever_accepts_the_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accept_loss: bool
) -> None:
    forgotten: list[Path] = []
    monkeypatch.setattr(run, "forget_promise", forgotten.append)
    Served(monkeypatch)
    serve(generous(tmp_path), with_qr=False, accept_loss=accept_loss)
    assert forgotten == [tmp_path] * accept_loss


def test_data_that_lost_something_are_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Lost("These data lost something.")

    monkeypatch.setattr(run, "Site", fail)
    with pytest.raises(CannotServe, match="lost something"):
        serve(generous(tmp_path), with_qr=False)


# --- files and connections --------------------------------------------------------------------------------------------


class Limits:
    """What the operating system allows."""

    RLIMIT_NOFILE, RLIM_INFINITY = 7, -1

    def __init__(self, soft: int, hard: int, *, gives: bool = True) -> None:
        self._limits, self._gives = (soft, hard), gives

    def getrlimit(self, what: int) -> tuple[int, int]:
        return self._limits

    def setrlimit(self, what: int, limits: tuple[int, int]) -> None:
        if not self._gives:
            raise OSError
        self._limits = limits


@pytest.mark.parametrize(
    ("limits", "limit"),
    [
        (Limits(1_024, 4_096), 4_096),
        (Limits(1_024, -1), files.WANTED),
        (Limits(1_024, 10**7), files.WANTED),
        (Limits(10**7, 10**7), 10**7),
        (Limits(-1, -1), files.WANTED),
        (Limits(1_024, 4_096, gives=False), 1_024),
        (None, files.WANTED),
    ],
)
def test_as_many_files_as_this_user_may_have(
    limits: Limits | None, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = limits and limits.getrlimit(Limits.RLIMIT_NOFILE)[1]
    monkeypatch.setitem(sys.modules, "resource", limits)
    assert files.raise_limit() == limit
    assert limits is None or limits.getrlimit(Limits.RLIMIT_NOFILE)[1] == most, (
        "what may be had later is not given away"
    )


def test_some_files_are_kept_back_and_one_connection_is_always_possible() -> None:
    assert files.room_for_connections(1_024) == 1_024 - files.KEPT_BACK
    assert files.room_for_connections(3) == 1
