"""A data set on the disk: what it is in dataset.json, and its shards, each whole or not there at all."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from maquignon.play.dataset.plan import Dataset
from maquignon.play.dataset.tables import ACTION_COLUMNS, GAME_COLUMNS, Columns
from maquignon.rules.actions import KINDS
from maquignon.rules.cards import ANIMALS


class OtherDataset(ValueError):
    """The folder holds something else."""


class Crate:
    """Shards by their first game: games-00010000.npz, actions-00010000.npz."""

    def __init__(self, path: Path, plan: Dataset, form: str) -> None:
        """Begin a data set, or go on with the one that is there; another raises `OtherDataset`."""
        self._path, self._form, self._plan = path, form, plan
        path.mkdir(parents=True, exist_ok=True)
        about = path / "dataset.json"
        told = _told(plan, form)
        if about.exists():
            try:
                found = json.loads(about.read_text("utf-8"))
            except ValueError:
                found = None
            if _unlimited(found) != _unlimited(told):
                raise OtherDataset(f"{path} holds another data set than this command makes.")
        _whole(about, (json.dumps(told, indent=2) + "\n").encode())

    def lacks(self, shard: range) -> bool:
        """A last shard that was cut short by a smaller number of games is made anew."""
        games = self._file("games", shard)
        if not games.exists() or (self._plan.actions and not self._file("actions", shard).exists()):
            return True
        return _rows(games) != len(shard)

    def write(self, shard: range, games: Columns, actions: Columns | None) -> None:
        if actions is not None:
            self._write(self._file("actions", shard), actions)
        self._write(self._file("games", shard), games)

    def _file(self, table: str, shard: range) -> Path:
        return self._path / f"{table}-{shard.start:08}.{self._form}"

    def _write(self, path: Path, columns: Columns) -> None:
        part = path.with_suffix(".part")
        if self._form == "npz":
            with part.open("wb") as file:
                np.savez_compressed(file, **columns)  # type: ignore[arg-type]  # its flags have no such names
        else:
            import pyarrow
            from pyarrow import parquet

            parquet.write_table(pyarrow.table(columns), part, compression="zstd")
        os.replace(part, path)


def _rows(path: Path) -> int:
    if path.suffix == ".npz":
        with np.load(path) as stored:
            return len(stored["game"])
    from pyarrow import parquet

    return int(parquet.read_metadata(path).num_rows)


def _told(plan: Dataset, form: str) -> dict[str, Any]:
    columns = {"games": GAME_COLUMNS} | ({"actions": ACTION_COLUMNS} if plan.actions else {})
    told = {
        "maquignon_dataset": 1,
        **asdict(plan),
        "format": form,
        "seats": list(plan.players),
        "players": plan.names(),
        "kinds": list(KINDS),
        "animals": list(ANIMALS),
        "columns": {table: {name: list(told) for name, told in found.items()} for table, found in columns.items()},
    }
    return json.loads(json.dumps(told))  # type: ignore[no-any-return]  # as it will be read again


def _unlimited(told: Any) -> Any:
    """Everything but the number of games: more of them go on with what is there."""
    return {key: value for key, value in told.items() if key != "games"} if isinstance(told, dict) else told


def _whole(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, path)
