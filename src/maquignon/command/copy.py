"""Move all data of a server from a folder into a PostgreSQL database, or back."""

import argparse
import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from maquignon.command import Problem

if TYPE_CHECKING:
    from maquignon.tables.store.moving import Mover


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "End the servers before. Nothing is removed where it came from; the copy is whole or there is none."
    parser.add_argument(
        "--from", dest="source", metavar="WHERE", required=True, help="a data folder, or postgresql://USER@HOST/NAME"
    )
    parser.add_argument(
        "--to", dest="target", metavar="WHERE", required=True, help="the other of the two; nothing may be there yet"
    )


def run(args: argparse.Namespace) -> int:
    from maquignon.server.keeping import MISSING
    from maquignon.server.run import CannotServe
    from maquignon.tables.store.interface import Newer, StoreFailed
    from maquignon.tables.store.promise import Lost

    try:
        return asyncio.run(_copy(args.source, args.target))
    except (Newer, Lost, CannotServe) as error:
        raise Problem(str(error)) from None
    except (StoreFailed, sqlite3.Error, OSError) as error:
        raise Problem(f"Nothing was copied: {error}.") from None
    except ModuleNotFoundError:
        raise Problem(MISSING) from None


async def _copy(source: str, target: str) -> int:
    from rich.progress import Progress

    from maquignon.tables.store.moving import PARTS, is_empty

    if source == target:
        raise Problem("Both are the same.")
    async with AsyncExitStack() as stack:
        out, into = await _open(stack, source, is_there=True), await _open(stack, target, is_there=False)
        if not await is_empty(into):
            raise Problem(f"There are data in {_shown(target)} already: copy to where there are none.")
        numbers = {part: await out.count(part) for part in PARTS}
        with Progress(transient=True) as bar:
            for part, number in numbers.items():
                task = bar.add_task(part, total=number)
                async for rows in out.rows(part):
                    await into.put(part, rows)
                    bar.advance(task, len(rows))
        await into.finish()
    print(f"Copied to {_shown(target)}: {', '.join(f'{number:,} {part}' for part, number in numbers.items())}.")
    return 0


async def _open(stack: AsyncExitStack, where: str, *, is_there: bool) -> "Mover":
    if where.startswith(("postgresql://", "postgres://")):
        from maquignon.tables.store.postgres.moving import PostgresMover

        await _require_no_server(where)
        mover: Mover = await PostgresMover.open(where)
    else:
        from maquignon.server.run import own
        from maquignon.tables.store.sqlite import FILE_NAME
        from maquignon.tables.store.sqlite_moving import SqliteMover

        if is_there and not (Path(where) / FILE_NAME).is_file():
            raise Problem(f"There are no data in {where}.")
        stack.enter_context(own(Path(where)))
        mover = await SqliteMover.open(Path(where))
    stack.push_async_callback(mover.close)
    return mover


async def _require_no_server(url: str) -> None:
    from maquignon.tables.store.postgres.database import migrate
    from maquignon.tables.store.postgres.store import PostgresStore

    await migrate(url)
    store = PostgresStore(url)
    try:
        alive = [server.address for server in await store.leases.servers() if server.seconds_left > 0]
    finally:
        await store.close()
    if alive:
        raise Problem(f"Servers use this database: end {', '.join(alive)} first.")


def _shown(where: str) -> str:
    """Without the password."""
    scheme, found, rest = where.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if found else where
