"""The law compiled beside the game."""

import gc

import pytest

from maquignon.turbo import ahead
from maquignon.turbo.ahead import make_ready_beside


def test_the_process_that_compiles_is_started_once_and_not_forgotten_while_it_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ahead, "__name__", "timeit")  # runs for a moment instead of a minute
    make_ready_beside.cache_clear()
    try:
        started = make_ready_beside().pid
        gc.collect()  # warnings are errors here: of a forgotten process there would be one
        assert make_ready_beside().pid == started
        assert make_ready_beside().wait(120) == 0
    finally:
        make_ready_beside.cache_clear()
