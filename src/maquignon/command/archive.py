"""What the commands about stored games have in common: where the data are, and how many of what."""

import argparse
from contextlib import closing
from pathlib import Path

from maquignon.command import Problem


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data", metavar="FOLDER", type=Path, help="data folder of the server (default: the user's own)"
    )


def data_folder(args: argparse.Namespace) -> Path:
    """The folder, once it is certain that there are data in it."""
    from maquignon.tables.store import folder
    from maquignon.tables.store.sqlite import FILE_NAME

    found: Path = args.data or folder.data_folder()
    if not (found / FILE_NAME).is_file():
        raise Problem(f"There are no data in {found}. Name the server's data folder with --data.")
    return found


def what_is_in(folder: Path) -> str:
    from maquignon.tables.store.reading import count, read_only
    from maquignon.tables.store.sqlite import FILE_NAME

    with closing(read_only(folder / FILE_NAME)) as db:
        return f"{count(db, 'players')} players, {count(db, 'tables')} open tables, {count(db, 'games')} finished games"
