"""Look at the servers that share a PostgreSQL database: which live, and which tables they have."""

import argparse
import asyncio
import os
import time
from typing import TYPE_CHECKING

from maquignon.command import Problem
from maquignon.command.columns import columns

if TYPE_CHECKING:
    from maquignon.tables.store.postgres.leases import ServerSeen
    from maquignon.tables.store.postgres.store import PostgresStore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "The exit status is 1 when no server lives."
    parser.add_argument(
        "what",
        metavar="status",
        choices=["status"],
        help="print every server, how long its lease lasts, its tables, and how soon the database answers",
    )
    parser.add_argument("--store", metavar="URL", help="the database, as postgresql://USER@HOST/NAME (MAQUIGNON_STORE)")


def run(args: argparse.Namespace) -> int:
    url = args.store or os.environ.get("MAQUIGNON_STORE")
    if not url:
        raise Problem("Name the database with --store, or as MAQUIGNON_STORE in the environment.")
    if not url.startswith(("postgresql://", "postgres://")):
        raise Problem(f"A database is written postgresql://USER@HOST/NAME, not {url!r}.")
    try:
        from maquignon.tables.store.interface import StoreFailed
        from maquignon.tables.store.postgres.store import PostgresStore
    except ModuleNotFoundError:
        from maquignon.server.keeping import MISSING

        raise Problem(MISSING) from None
    try:
        return asyncio.run(_show(PostgresStore(url)))
    except StoreFailed as error:
        raise Problem(f"The database cannot be used: {error}.") from None


async def _show(store: "PostgresStore") -> int:
    try:
        await store.probe()
        began = time.perf_counter()
        await store.probe()
        answered = time.perf_counter() - began
        servers, tables = await store.leases.servers(), len(await store.open_tables())
    finally:
        await store.close()
    lines = [("server", "version", "lease", "tables"), *map(_line, servers)]
    print("\n".join(columns(lines, words=2)) if servers else "No server has ever been here, or all have ended.")
    living = [server for server in servers if server.seconds_left > 0]
    held = sum(server.tables for server in living)
    print(f"{tables} open tables: {held} at servers that live, {tables - held} wait for whoever is asked.")
    print(f"The database writes and answers in {1000 * answered:.1f} ms.")
    return 0 if living else 1


def _line(server: "ServerSeen") -> tuple[str, str, str, str]:
    left = server.seconds_left
    lease = f"{left:.1f} s left" if left > 0 else f"over for {-left:.0f} s"
    return server.address, server.version, lease, str(server.tables)
