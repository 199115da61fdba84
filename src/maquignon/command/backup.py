"""Copy a server's data, whole and consistent, while the server may be running."""

import argparse
import sqlite3
from pathlib import Path

from maquignon.command import Problem
from maquignon.command.archive import add_data, data_folder
from maquignon.command.progress import working


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "`maquignon restore` puts it back."
    parser.add_argument("target", metavar="FILE", type=Path, help="the file to write; it must not exist yet")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    from maquignon.tables.store.backup import back_up

    folder, target = data_folder(args), args.target
    if target.exists():
        raise Problem(f"{target} exists already. Choose another name, so that no backup is ever overwritten.")
    try:
        with working("Copying") as progress:
            back_up(folder, target, progress)
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise Problem(f"The data cannot be copied to {target}: {error}.") from None
    print(f"{target.stat().st_size:,} bytes written to {target}.")
    return 0
