"""The tokens of this computer's people: whoever comes again by the same name is the same player, on the same seat."""

import contextlib
import json
import os
from pathlib import Path
from typing import Final

from platformdirs import user_state_path

FILE: Final = "terminal-tokens.json"


class Keyring:
    """One file that only its owner may read; without it, everybody is new everywhere."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or user_state_path("maquignon", appauthor=False)) / FILE

    def find(self, server: str, name: str) -> str | None:
        return self._read().get(_line(server, name))

    def keep(self, server: str, name: str, token: str) -> None:
        """A folder that cannot be written to costs the seat after this program ends, and nothing else."""
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._path.with_suffix(".new")
            fresh.unlink(missing_ok=True)
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                json.dump({**self._read(), _line(server, name): token}, file, indent=1)
            fresh.replace(self._path)

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


def _line(server: str, name: str) -> str:
    return f"{name}@{server}"
