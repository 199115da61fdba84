"""Who waits for heavy work, without any: places are bounded, given back, and a lost process is replaced."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest

from maquignon.server import heavy
from maquignon.server.heavy import MOST_WAITING, MOST_WAITING_PER_ADDRESS, Heavy
from maquignon.tables.protocol.refusals import Refusal


class Elsewhere:
    """A process that works when the test says so."""

    def __init__(self) -> None:
        self.pieces: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = []
        self.taken = 0
        self.ended = False
        self._processes = {1: self}

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        self.pieces.append((Future(), work, arguments))
        self.taken += 1
        return self.pieces[-1][0]

    def work(self) -> None:
        future, work, arguments = self.pieces.pop(0)
        future.set_result(work(*arguments))

    def die(self) -> None:
        for future, _, _ in self.pieces:
            future.set_exception(BrokenProcessPool())
        self.pieces.clear()

    def kill(self) -> None:
        self.ended = True


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Elsewhere]:
    made: list[Elsewhere] = []

    def start() -> Elsewhere:
        made.append(Elsewhere())
        return made[-1]

    monkeypatch.setattr(heavy, "_new_pool", start)
    return made


async def ask(pool: Heavy, processes: list[Elsewhere], *addresses: str) -> list["asyncio.Task[int]"]:
    """All at once, until every piece has been handed over or refused."""
    before = sum(process.taken for process in processes)
    tasks = [asyncio.create_task(pool.do(address, abs, -number)) for number, address in enumerate(addresses)]

    def settled() -> bool:
        return sum(process.taken for process in processes) - before + sum(task.done() for task in tasks) == len(tasks)

    while not settled():  # noqa: ASYNC110  # a thread hands over, no event
        await asyncio.sleep(0.001)
    return tasks


async def test_nobody_has_more_than_a_few_pieces_waiting(processes: list[Elsewhere]) -> None:
    pool = Heavy()
    tasks = await ask(pool, processes, *["eve"] * (MOST_WAITING_PER_ADDRESS + 1), "ana")
    assert len(processes) == 1
    assert len(processes[0].pieces) == MOST_WAITING_PER_ADDRESS + 1
    with pytest.raises(Refusal, match="busy") as refused:
        await tasks[MOST_WAITING_PER_ADDRESS]
    assert refused.value.wait is not None
    assert refused.value.wait >= 1
    while processes[0].pieces:
        processes[0].work()
    assert [await task for task in (*tasks[:MOST_WAITING_PER_ADDRESS], tasks[-1])] == [0, 1, 3]
    assert len(await ask(pool, processes, "eve")) == len(processes[0].pieces)


async def test_all_together_have_only_so_many(processes: list[Elsewhere]) -> None:
    pool = Heavy()
    tasks = await ask(pool, processes, *map(str, range(MOST_WAITING + 1)))
    with pytest.raises(Refusal, match="busy"):
        await tasks[-1]
    assert len(processes[0].pieces) == MOST_WAITING
    processes[0].work()
    await tasks[0]
    await ask(pool, processes, "next")
    assert len(processes[0].pieces) == MOST_WAITING


async def test_a_lost_process_is_replaced_and_its_places_are_free(processes: list[Elsewhere]) -> None:
    pool = Heavy()
    tasks = await ask(pool, processes, "ana", "ben")
    processes[0].die()
    for task in tasks:
        with pytest.raises(Refusal, match="busy"):
            await task
    (again,) = await ask(pool, processes, "ana")
    assert len(processes) == 2
    processes[1].work()
    assert await again == 0


async def test_a_server_that_ends_takes_its_process_along(processes: list[Elsewhere]) -> None:
    pool = Heavy()
    pool.close()
    pool = Heavy()
    (task,) = await ask(pool, processes, "ana")
    pool.close()
    assert processes[0].ended
    processes[0].die()
    for asked in (task, pool.do("ben", abs, -1)):
        with pytest.raises(Refusal, match="shutting_down"):
            await asked
    assert len(processes) == 1


def test_a_piece_that_takes_too_long_is_broken_off_and_a_short_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy, "SECONDS_FOR_A_PIECE", 0.02)
    with pytest.raises(TimeoutError):
        heavy._within(_for_ever, ())
    assert heavy._within(abs, (-2,)) == 2
    assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)


def test_only_the_time_that_a_piece_works_counts_and_not_what_a_busy_machine_lets_it_wait() -> None:
    assert heavy._within(signal.getitimer, (signal.ITIMER_PROF,))[0] > heavy.SECONDS_FOR_A_PIECE / 2
    assert heavy._within(signal.getitimer, (signal.ITIMER_REAL,)) == (0, 0)


def _for_ever() -> None:
    while True:
        pass


def test_without_such_an_alarm_work_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "setitimer")
    assert heavy._within(abs, (-2,)) == 2


async def test_work_that_was_handed_over_while_the_server_ended_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process starts with its first piece: when everything was ended it was not there yet."""
    worker = mock.Mock()
    made = Heavy()

    class Late:
        def __init__(self) -> None:
            self._processes: dict[int, Any] = {}

        def submit(self, *_: object) -> Future[Any]:
            made.close()
            self._processes[1] = worker
            lost: Future[Any] = Future()
            lost.set_exception(BrokenProcessPool())
            return lost

    monkeypatch.setattr(heavy, "_new_pool", Late)
    with pytest.raises(Refusal, match="shutting_down"):
        await made.do("ana", abs, -1)
    worker.kill.assert_called_once_with()


def test_the_process_for_heavy_work_lets_games_go_first_and_ends_with_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[object] = []
    has_left = threading.Event()
    server = SimpleNamespace(join=lambda: done.append("the server is gone"))

    def leave(status: int) -> None:
        done.append(("leaves", status))
        has_left.set()

    monkeypatch.setattr(os, "nice", lambda by: done.append(by > 0), raising=False)
    monkeypatch.setattr(signal, "signal", lambda number, what: done.append((number, what)))
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: server)
    monkeypatch.setattr(os, "_exit", leave)
    heavy._be_humble()
    assert has_left.wait(20)
    assert done == [True, (signal.SIGINT, signal.SIG_IGN), "the server is gone", ("leaves", 0)]
