"""What is around a database: who may read the folder, room on the disk, and what was promised there."""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from maquignon.tables.store.promise import FILE_NAME as PROMISED
from maquignon.tables.store.promise import promised_in, what_is_lost
from maquignon.tables.store.sqlite import FILE_NAME

LITTLE: Final = 100_000_000
"""Bytes: so much should be free on the disk."""


def faults_around(folder: Path) -> list[str]:
    """Each with what to do about it."""
    return [*_access(folder), *_room(folder)]


def loss(folder: Path) -> str | None:
    """What was promised in this folder and is not there; for a database that can be read."""
    promised = promised_in(folder)
    return None if promised is None else what_is_lost(promised, folder / FILE_NAME)


def _access(folder: Path) -> list[str]:
    ours = [folder, *sorted(folder.glob(f"{FILE_NAME}*")), folder / PROMISED]
    files = [file for file in ours if file.exists()]
    faults = [f"{file} is no file: move it away." for file in files[1:] if not file.is_file()]
    faults += [
        f"{file} cannot be read and written by this user: run the server as its owner, or give it to this user."
        for file in files
        if not os.access(file, os.R_OK | os.W_OK)
    ]
    if sys.platform != "win32" and folder.stat().st_mode & 0o077:
        faults += [
            f"{file} can be read by other users of this computer: chmod {'700' if file == folder else '600'} {file}."
            for file in files
            if file.stat().st_mode & 0o077
        ]
    return faults


def _room(folder: Path) -> list[str]:
    free = shutil.disk_usage(folder).free
    if free >= LITTLE:
        return []
    return [f"Only {free / 1e6:.0f} MB are free on the disk of {folder}: make room, or no move can be stored soon."]
