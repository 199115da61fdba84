"""Where games and players are kept unless somebody says otherwise."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder that this system keeps for a person's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "maquignon"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/maquignon"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "maquignon"
