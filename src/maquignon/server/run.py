"""A server process from start to end: the port, the data, the addresses, and a farewell to everybody at the end."""

import errno
import gc
import logging
import os
import signal
import socket
import sqlite3
import ssl
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import IO

import uvicorn
from msgspec.structs import replace

from maquignon.bots.roster import admit
from maquignon.server import logs
from maquignon.server.address import on_the_network, on_this_computer, qr_code
from maquignon.server.app import build
from maquignon.server.files import raise_limit, room_for_connections
from maquignon.server.handshake import Handshake
from maquignon.server.keeping import NoDriver, prepare
from maquignon.server.patience import PatientProtocol
from maquignon.server.settings import Settings
from maquignon.server.site import Site
from maquignon.server.wire import LineProtocol
from maquignon.tables.protocol.frames import LONGEST_FRAME
from maquignon.tables.store import folder as folders
from maquignon.tables.store.interface import Newer, StoreFailed
from maquignon.tables.store.promise import FILE_NAME as PROMISED
from maquignon.tables.store.promise import Lost, forget_promise
from maquignon.tables.store.sqlite import FILE_NAME

log = logging.getLogger(__name__)

SECONDS_TO_FINISH = 5
UNREAD = 4
"""A frame up to so many times the longest is answered with the reason; beyond, the connection is closed unread."""


class CannotServe(Exception):
    """Why the server does not start, in one sentence."""


class LiveServer(uvicorn.Server):
    """uvicorn, with guests that are told to come again before their connections end."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self._site = site

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self._site.farewell()
        await super().shutdown(sockets)


def serve(settings: Settings, *, with_qr: bool, accept_loss: bool = False) -> int:
    """Serve until somebody ends it."""
    logs.set_up(settings.log)
    os.umask(0o077)  # pile orders, notes and tokens are nobody else's business
    room = room_for_connections(raise_limit())
    with bind(settings.host, settings.port) as listener, nullcontext() if settings.store else own(settings.data):
        if accept_loss:
            forget_promise(settings.data)
        site = _site(replace(settings, port=listener.getsockname()[1]), room)
        for bot in settings.bots:
            admit(bot)
        server = LiveServer(configure(site), site)
        _collect_rarely()
        if room < settings.max_guests:
            log.warning("the system allows fewer connections than max_guests", extra={"connections": room})
        announce(settings, listener.getsockname()[1], with_qr=with_qr and sys.stdout.isatty())
        # uvicorn raises the signal again when all is done: then a polite end is no failure
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            server.run(sockets=[listener])
        except KeyboardInterrupt:
            print("Goodbye. Running games go on when the server is started again.")
        finally:
            gc.freeze()  # what lived until now need not be looked through once more before the process ends
    return 0 if server.started else 1


def _site(settings: Settings, room: int) -> Site:
    try:
        prepare(settings)
        return Site(settings, room)
    except StoreFailed as error:
        raise CannotServe(f"The database cannot be used: {error}.") from None
    except sqlite3.DatabaseError as error:
        raise CannotServe(
            f"The database in {settings.data} cannot be used: {error}. `maquignon doctor {settings.data}` says more,"
            f" and `maquignon restore BACKUP --to {settings.data}` puts a backup back."
        ) from None
    except OSError as error:
        raise _unusable(settings.data, error) from None
    except (NoDriver, Newer, Lost) as error:
        raise CannotServe(str(error)) from None


def _unusable(folder: Path, error: OSError) -> CannotServe:
    return CannotServe(f"The data folder {folder} cannot be used: {error.strerror or error}.")


def own(folder: Path) -> IO[bytes]:
    """The folder is ours, and nobody else's to read, until the file is closed."""
    try:
        file = folders.own(folder)
        _keep_private(folder)
    except OSError as error:
        raise _unusable(folder, error) from None
    except folders.InUse as error:
        raise CannotServe(f"{error}: end it, or give --data.") from None
    return file


def _keep_private(folder: Path) -> None:
    """What an older version left readable for others is closed; whatever else lies in the folder is not ours."""
    if sys.platform == "win32":
        return
    found = set(folder.iterdir())
    ours = {file for file in found if file.name in (folders.IN_USE, PROMISED) or file.name.startswith(FILE_NAME)}
    for file in ours:
        file.chmod(0o600)
    if found == ours:
        folder.chmod(0o700)


def _collect_rarely() -> None:
    """What guests bring along lives long: to look through all of it every few moves would cost more than the moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def configure(site: Site) -> uvicorn.Config:
    settings, app = site.settings, build(site)
    try:
        config = uvicorn.Config(
            app,
            ws=LineProtocol,
            ws_max_size=UNREAD * LONGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # the protocol has pings of its own
            http=PatientProtocol.counted_by(site.arrivals),
            loop="auto" if sys.platform == "win32" else "uvloop",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy,
            ssl_certfile=settings.tls_cert,
            ssl_keyfile=settings.tls_key,
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
            timeout_keep_alive=30,
        )
        config.load()
        if config.ssl is not None:
            config.http_protocol_class = Handshake.before(config.http_protocol_class, config.ssl)  # type: ignore[assignment]  # it is only called
            config.ssl = None
    except (OSError, ssl.SSLError) as error:
        raise CannotServe(f"The certificate or its key cannot be used: {_why_no_certificate(error)}.") from None
    return config


def _why_no_certificate(error: OSError) -> str:
    if isinstance(error, ssl.SSLError):  # which speaks of libraries and lines of its own code
        return "they are no PEM files, or do not belong together"
    return error.strerror or str(error)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as error:
        raise CannotServe(_why_not(error, host, port)) from None


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use: end the other program, or choose another port with --port."
    if error.errno == errno.EACCES:
        return f"Port {port} may not be used by this user: choose one above 1023 with --port."
    known = error.strerror if isinstance(error, socket.gaierror) else error.errno and os.strerror(error.errno)
    return f"Cannot listen on {host} port {port}: {known or error}."


def announce(settings: Settings, port: int, *, with_qr: bool) -> None:
    """Say where the game is to be found."""
    scheme = "https" if settings.tls_cert else "http"
    here = on_this_computer(scheme, settings.host, port)
    there = settings.base_url or on_the_network(scheme, settings.host, port)
    print(f"On this computer:      {here}")
    if there:
        print(f"In the local network:  {there}" if not settings.base_url else f"For everybody:         {there}")
        if with_qr:
            print(f"\n{qr_code(there)}")
    print("Ctrl-C ends the server; running games are kept.", flush=True)
