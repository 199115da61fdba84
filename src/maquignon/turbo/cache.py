"""Machine code kept on disk, in a folder named by everything it was made from.

numba's own cache looks only at the file of the function that was called: after a change in a rule it would go on
playing the old game. Here the folder's name is a hash of the code of every function reached, of the constants they
use, of the versions, and of the compiler's switches.
"""

import contextlib
import hashlib
import pickle
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import IO, Any, Final

import llvmlite
import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile
from platformdirs import user_cache_path

VERSIONS_KEPT: Final = 4  # of each function: a few checkouts side by side; the oldest go
DIGEST: Final = hashlib.sha256().digest_size


def home() -> Path:
    """The per-user folder of everything that can be made again."""
    return user_cache_path("maquignon", appauthor=False) / "compiled"


def fingerprint(functions: Iterable[FunctionType]) -> str:
    """A name for what these functions compile to, on this Python, with this compiler."""
    switches = (numba.config.BOUNDSCHECK, numba.config.OPT, numba.config.CPU_NAME, numba.config.CPU_FEATURES)
    parts = [repr((sys.version, numba.__version__, llvmlite.__version__, switches))]
    for function in sorted(functions, key=lambda function: (function.__module__, function.__qualname__)):
        parts += [f"{function.__module__}.{function.__qualname__}", repr(function.__defaults__)]
        parts += _code(function.__code__)
        parts += [f"{name} = {_told(value)}" for name, value in _constants(function)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def _code(code: CodeType) -> list[str]:
    plain = [const for const in code.co_consts if not isinstance(const, CodeType)]
    nested = [part for const in code.co_consts if isinstance(const, CodeType) for part in _code(const)]
    return [code.co_code.hex(), repr(plain), repr(code.co_names), repr(code.co_varnames), *nested]


def _constants(function: FunctionType) -> list[tuple[str, object]]:
    names = [name for name in function.__code__.co_names if name in function.__globals__]
    return [(name, function.__globals__[name]) for name in names if not callable(function.__globals__[name])]


def _told(value: object) -> str:
    """A module by its version, not by the place where it lies: two environments run the same code."""
    return f"{value.__name__} {getattr(value, '__version__', '')}" if isinstance(value, ModuleType) else repr(value)


class _Locator:
    """Tells numba where one function's code is kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return "code"

    def ensure_cache_path(self) -> None:
        if not self.folder.is_dir():
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            _forget_the_oldest(self.folder)


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
        self._locator = _Locator(folder)
        name = f"{function.__module__.rpartition('.')[2]}.{function.__name__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class LawCache(FunctionCache):  # type: ignore[misc]  # numba publishes no types
    """The code of one function on disk; trouble with the disk costs time, never the game."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._name = repr(function)
        self._py_func = function
        self._impl = _Implementation(function, folder)
        self._cache_path = str(folder)
        self._lock: IO[str] | None = None
        self._cache_file = _CheckedFile(self._cache_path, self._impl.filename_base, folder.name)
        self.enable()

    @property
    def holds_code(self) -> bool:
        return any(Path(self._cache_path).glob("*.nbc"))

    def load_overload(self, signature: object, context: object) -> Any:
        """What is on disk; where there is nothing yet, the first process makes it while the others wait for it."""
        found = self._read(signature, context)
        if found is None:
            self._lock = _lock(Path(self._cache_path))
            found = self._read(signature, context)
            if found is not None:
                self._unlock()
        return found

    def _read(self, signature: object, context: object) -> Any:
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
        finally:
            self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _lock(folder: Path) -> IO[str] | None:
    """Held until closed, or the process ends; without one, two processes may do the same work twice."""
    try:
        import fcntl

        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder.parent / f"{folder.name}.lock").open("w")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say("Another process is compiling the law; waiting for it.")
            fcntl.flock(file, fcntl.LOCK_EX)
    except (ImportError, OSError):
        return None
    return file


_said: set[str] = set()


def _say(sentence: str) -> None:
    if sentence not in _said:
        _said.add(sentence)
        print(f"maquignon: {sentence}", file=sys.stderr)


def _forget_the_oldest(newest: Path) -> None:
    name = newest.name.rpartition("-")[0]
    folders = sorted(newest.parent.glob(f"{name}-*"), key=lambda folder: folder.stat().st_mtime)
    for folder in [folder for folder in folders if folder.is_dir()][:-VERSIONS_KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
        folder.with_name(f"{folder.name}.lock").unlink(missing_ok=True)
