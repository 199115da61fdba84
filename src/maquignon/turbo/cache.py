"""Machine code kept on disk, in a folder named by everything it was made from.

numba's own cache looks only at the file of the function that was called: after a change in a rule it would go on
playing the old game. Here the folder's name is a hash of every source file, the versions and the compiler's switches.
"""

import contextlib
import hashlib
import os
import pickle
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import llvmlite
import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

PACKAGE: Final = Path(__file__).resolve().parents[1]
FOLDERS_KEPT: Final = 6  # a few checkouts side by side; the oldest go
DIGEST: Final = hashlib.sha256().digest_size


def home() -> Path:
    """The per-user folder of everything that can be made again."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "maquignon" / "compiled"


def fingerprint(sources: Iterable[Path]) -> str:
    """A name for what these sources compile to, on this Python, with this compiler."""
    digest = hashlib.sha256()
    switches = (numba.config.BOUNDSCHECK, numba.config.OPT, numba.config.CPU_NAME, numba.config.CPU_FEATURES)
    digest.update(repr((sys.version, numba.__version__, llvmlite.__version__, switches)).encode())
    for source in sorted(sources):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def law_sources() -> set[Path]:
    """Every file that can have a part in the compiled law."""
    return {file for room in ("rules", "turbo") for file in (PACKAGE / room).rglob("*.py")}


class _Locator:
    """Tells numba where one function's code is kept."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self.folder = folder
        self.line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return str(self.line)

    def ensure_cache_path(self) -> None:
        if not self.folder.is_dir():
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            _forget_the_oldest(self.folder.parent)


class _CheckedFile(IndexDataCacheFile):  # type: ignore[misc]  # numba publishes no types
    """Machine code goes to disk with its checksum: a damaged file must be an error here, not a crash when it runs."""

    def _save_data(self, name: str, data: object) -> None:
        content = self._dump(data)
        with self._open_for_write(self._data_path(name)) as file:
            file.write(hashlib.sha256(content).digest() + content)

    def _load_data(self, name: str) -> object:
        content = Path(self._data_path(name)).read_bytes()
        if hashlib.sha256(content[DIGEST:]).digest() != content[:DIGEST]:
            raise ValueError(f"{name} is damaged")
        return pickle.loads(content[DIGEST:])


class _Implementation(CompileResultCacheImpl):  # type: ignore[misc]  # numba publishes no types
    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator(function, folder)
        name = f"{function.__module__.rpartition('.')[2]}.{function.__name__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class LawCache(FunctionCache):  # type: ignore[misc]  # numba publishes no types
    """The code of one function on disk; trouble with the disk costs time, never the game."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._name = repr(function)
        self._py_func = function
        self._impl = _Implementation(function, folder)
        self._cache_path = str(folder)
        self._cache_file = _CheckedFile(self._cache_path, self._impl.filename_base, folder.name)
        self.enable()

    def load_overload(self, signature: object, context: object) -> Any:
        try:
            return super().load_overload(signature, context)
        except Exception as trouble:  # whatever a damaged file can raise
            _say(f"The compiled code in {self._cache_path} cannot be read ({trouble}); it is made again.")
            self._empty()
            return None

    def _empty(self) -> None:
        with contextlib.suppress(OSError):  # read-only: it stays as it is, and is not used
            self.flush()

    def save_overload(self, signature: object, result: object) -> None:
        try:
            super().save_overload(signature, result)
        except Exception as trouble:
            _say(f"The compiled code cannot be kept in {self._cache_path} ({trouble}); it serves this once.")


_said: set[str] = set()


def _say(sentence: str) -> None:
    if sentence not in _said:
        _said.add(sentence)
        print(f"maquignon: {sentence}", file=sys.stderr)


def _forget_the_oldest(parent: Path) -> None:
    folders = sorted(parent.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for folder in folders[:-FOLDERS_KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
