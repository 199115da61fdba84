"""Where games and players are kept unless somebody says otherwise, and whose the folder is while it is used."""

import os
import sys
from pathlib import Path
from typing import IO, Final

from platformdirs import user_data_path

NAME: Final = "maquignon"
IN_USE: Final = "in-use"


class InUse(Exception):
    """A server uses the folder."""


def own(folder: Path) -> IO[bytes]:
    """Two servers on one folder would take the tables from each other: the file is ours until it is closed."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = (folder / IN_USE).open("wb")
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise InUse(f"Another server uses the data folder {folder}") from None
    return file


def data_folder() -> Path:
    """The folder that this system keeps for a person's data; games that lie in an earlier one are played on there."""
    folder, earlier = user_data_path(NAME, appauthor=False), _earlier()
    return earlier if earlier.is_dir() and not folder.is_dir() else folder


def _earlier() -> Path:
    """Where 0.1 kept them: elsewhere if the environment names a folder that only one of the two listens to."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / NAME
