"""Put a backup back in the place of a server's data; what was there is kept aside."""

import argparse
import sqlite3
from datetime import datetime
from pathlib import Path

from maquignon.command import Problem
from maquignon.command.archive import what_is_in
from maquignon.command.progress import working


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "The server has to be ended before. The backup is checked first; only if nothing is wrong with it, the data in"
        " the folder are moved into a folder within it that is named after the moment, and a copy of the backup takes"
        " their place."
    )
    parser.add_argument("backup", metavar="BACKUP", type=Path, help="a file that `maquignon backup` has written")
    parser.add_argument("--to", metavar="FOLDER", type=Path, help="data folder of the server (default: the user's own)")


def run(args: argparse.Namespace) -> int:
    from maquignon.tables.store.folder import InUse, data_folder, own

    backup, folder = args.backup, args.to or data_folder()
    if not backup.is_file():
        raise Problem(f"There is no file {backup}.")
    _require_sound(backup)
    try:
        with own(folder):
            aside = _put_back(backup, folder)
    except InUse as error:
        raise Problem(f"{error}: end it first.") from None
    except (OSError, sqlite3.Error) as error:
        raise Problem(f"The backup cannot be put into {folder}: {error}. What was there is still there.") from None
    if aside is not None:
        print(f"What was there is kept in {aside}.")
    print(f"Put back into {folder}: {what_is_in(folder)}.")
    return 0


def _require_sound(backup: Path) -> None:
    from maquignon.tables.store.soundness import faults_of

    with working("Checking the backup"):
        faults = faults_of(backup)
    if faults:
        raise Problem(f"{' '.join(faults)} Nothing was changed: choose another backup.")


def _put_back(backup: Path, folder: Path) -> Path | None:
    from maquignon.tables.store.backup import put_back

    with working("Copying") as progress:
        return put_back(backup, folder, progress, datetime.now().astimezone())
