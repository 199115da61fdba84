"""Check a server's data, while it may be running: say what is wrong with them and what to do. Nothing is changed."""

import argparse
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from maquignon.command.archive import what_is_in
from maquignon.command.progress import track, working


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "Exit status 0: nothing is wrong; 1: something is."
    parser.add_argument(
        "folder", metavar="FOLDER", nargs="?", type=Path, help="data folder of the server (default: the user's own)"
    )
    parser.add_argument("--quick", action="store_true", help="replay no finished games, only those that are running")


def run(args: argparse.Namespace) -> int:
    from maquignon.tables.store.folder import data_folder

    folder: Path = args.folder or data_folder()
    found = 0
    for complaint in _complaints(folder, quick=args.quick):
        found += 1
        print(f"{found}. {complaint}", flush=True)
    if not found:
        print(f"Nothing is wrong with the data in {folder}: {what_is_in(folder)}.")
    return 1 if found else 0


def _complaints(folder: Path, *, quick: bool) -> Iterator[str]:
    """Each with what to do about it; what cannot be read is not looked into any further."""
    from maquignon.tables.store.soundness import faults_of
    from maquignon.tables.store.sqlite import FILE_NAME
    from maquignon.tables.store.surroundings import faults_around, loss

    if not folder.is_dir():
        yield f"There is no folder {folder}: name the server's data folder."
        return
    if not (folder / FILE_NAME).exists() and not loss(folder):
        yield f"There are no data in {folder}: name the server's data folder."
        return
    yield from faults_around(folder)
    backup = f"End the server and put a backup back: maquignon restore BACKUP --to {folder}"
    with working("Reading the database"):
        faults = faults_of(folder / FILE_NAME) if (folder / FILE_NAME).exists() else []
    if faults:
        yield (
            f"{' '.join(faults)} {backup}. Without one, `sqlite3 {folder / FILE_NAME} .recover` saves what can"
            " still be read."
        )
        return
    if lost := loss(folder):
        yield f"Something that was stored is lost: {lost}. {backup}, or start once with --accept-loss."
    if (folder / FILE_NAME).exists():
        yield from _unplayable(folder / FILE_NAME, backup, quick=quick)


def _unplayable(database: Path, backup: str, *, quick: bool) -> Iterator[str]:
    from maquignon.tables.game.checkup import games_at_fault, tables_at_fault
    from maquignon.tables.store.reading import count, of_one_moment

    with closing(of_one_moment(database)) as db:
        tables, games = count(db, "tables"), count(db, "games")
        for fault in _faults(tables_at_fault(db), tables, "Replaying tables"):
            yield (
                f"{fault} The server sets it aside and the others are not harmed. If a backup holds it whole and that"
                f" is worth all that came after: {backup[0].lower()}{backup[1:]}."
            )
        for fault in [] if quick else _faults(games_at_fault(db), games, "Replaying finished games"):
            yield f"{fault} All others can be read. A backup may hold it whole: look with maquignon export."


def _faults(found: Iterable[str | None], total: int, description: str) -> Iterator[str]:
    return (fault for fault in track(found, total, description=description) if fault is not None)
