"""The law at full speed: the very functions of `rules`, compiled for numpy records."""

import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final

try:
    import numba
    from numba.core import event
except ImportError as missing:
    raise ImportError("The compiled law needs numba. Install it with: pip install 'maquignon[turbo]'") from missing

if numba.config.DISABLE_JIT:  # records have fields for numba alone
    raise ImportError("The law cannot run compiled while numba compiles nothing: unset NUMBA_DISABLE_JIT.")

from maquignon.turbo.cache import LawCache, fingerprint, home

Compiled = Any
"""A function numba has compiled, or will when it is first called."""

_OPTIONS: Final = {"nogil": True, "error_model": "numpy"}  # no division of the law can be by zero
_INNER: Final = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # nobody calls these from Python
_twins: Final[dict[FunctionType, Compiled]] = {}


def twin(function: FunctionType) -> Compiled:
    """The compiled twin of a plain function, to be called by other compiled functions."""
    if function not in _twins:
        copy = _copy(function)
        _twins[function] = numba.njit(**_OPTIONS, **_INNER)(copy)
        _translate(function, copy)
    return _twins[function]


def _copy(function: FunctionType) -> FunctionType:
    """The same code in a namespace of its own."""
    space: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
    return FunctionType(function.__code__, space, function.__name__, function.__defaults__)


def _translate(function: FunctionType, copy: FunctionType) -> None:
    """Fill the namespace of a copy: other plain functions are their twins there."""
    for name in function.__code__.co_names:
        if name in function.__globals__:
            value = function.__globals__[name]
            copy.__globals__[name] = twin(value) if isinstance(value, FunctionType) else value


def entry(function: Callable[..., Any]) -> Compiled:
    """A compiled function to be called from Python; its machine code is kept on disk."""
    assert isinstance(function, FunctionType)
    copy = _copy(function)
    _translate(function, copy)
    compiled = numba.njit(**_OPTIONS)(copy)
    compiled._cache = LawCache(compiled.py_func, home() / f"{function.__name__}-{fingerprint(reached(function))}")
    _announced.add(compiled)
    return compiled


def is_kept(compiled: Compiled) -> bool:
    """Whether there is machine code to run, in memory or on disk."""
    return bool(compiled.overloads) or compiled._cache.holds_code


def reached(function: Callable[..., Any]) -> set[FunctionType]:
    """The function, and every plain function that it calls."""
    found: set[FunctionType] = set()
    waiting: list[Any] = [function]
    while waiting:
        caller = waiting.pop()
        if caller not in found:
            found.add(caller)
            called = (caller.__globals__.get(name) for name in caller.__code__.co_names)
            waiting.extend(value for value in called if isinstance(value, FunctionType))
    return found


_announced: Final[set[Compiled]] = set()


class _Announcer(event.Listener):  # type: ignore[misc]  # numba publishes no types
    """Says on stderr why the first call takes so long."""

    def __init__(self) -> None:
        self._depth = 0
        self._status: Any = None

    def on_start(self, what: Any) -> None:
        if what.data["dispatcher"] in _announced:
            self._depth += 1
            if self._depth == 1:
                self._begin()

    def on_end(self, what: Any) -> None:
        if what.data["dispatcher"] in _announced:
            self._depth -= 1
            if self._depth == 0 and self._status is not None:
                self._status.stop()
                self._status = None

    def _begin(self) -> None:
        from rich.console import Console

        console = Console(stderr=True)
        sentence = "Compiling the law for this machine; this takes a moment, once …"
        if console.is_terminal:
            self._status = console.status(sentence)
            self._status.start()
        else:
            print(f"maquignon: {sentence}", file=sys.stderr)


event.register("numba:compile", _Announcer())
