"""Heavy work: in order, bounded, and with a word about when to come again."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from multiprocessing import active_children
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from maquignon.server.heavy import MOST_WAITING, MOST_WAITING_PER_ADDRESS, Heavy
from maquignon.tables.protocol.refusals import Refusal
from tests.project.checkout import ROOT
from tests.server.serving import serving

pytestmark = pytest.mark.slow  # a process of its own takes a second to start


@pytest.fixture
async def pool() -> AsyncIterator[Heavy]:
    made = Heavy()
    yield made
    made.close()


async def test_work_is_done_elsewhere_and_in_order(pool: Heavy) -> None:
    here = os.getpid()
    others = await asyncio.gather(*[pool.do(address, os.getpid) for address in "abc"])
    assert len(set(others)) == 1
    assert here not in others


async def test_nobody_waits_behind_more_than_a_few(pool: Heavy) -> None:
    async def ask(address: str) -> int | None:
        try:
            await pool.do(address, time.sleep, 0.02)
        except Refusal as refusal:
            return refusal.wait
        return None

    waits = await asyncio.gather(*[ask("eve") for _ in range(20)])
    assert waits.count(None) == MOST_WAITING_PER_ADDRESS
    waits = await asyncio.gather(*[ask(f"guest {number}") for number in range(20)])
    assert waits.count(None) == MOST_WAITING
    assert all(wait >= 1 for wait in waits if wait is not None)
    assert await ask("ana") is None


async def test_a_process_that_dies_is_replaced(pool: Heavy) -> None:
    victim = await pool.do("eve", os.getpid)
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(Refusal, match="busy"):
        await _for_ever(pool)  # until the loss is noticed
    assert await pool.do("ana", os.getpid) != victim


async def test_work_without_end_is_ended(pool: Heavy) -> None:
    with pytest.raises(TimeoutError):
        await pool.do("eve", _impatient, 0.1)
    assert await pool.do("eve", abs, -1) == 1


async def test_the_end_waits_for_no_work(pool: Heavy) -> None:
    at_work = await pool.do("ana", os.getpid)
    asked = [asyncio.create_task(pool.do(address, time.sleep, 60)) for address in ("ana", "ben")]
    await asyncio.sleep(0.1)
    pool.close()
    async with asyncio.timeout(20):
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(answer, Refusal)
            assert answer.reason == "shutting_down"
    with pytest.raises(Refusal, match="shutting_down"):
        await pool.do("cleo", os.getpid)
    async with asyncio.timeout(20):
        while any(child.pid == at_work for child in active_children()):  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.01)


async def _for_ever(pool: Heavy) -> None:
    while True:
        await pool.do("ana", time.sleep, 0.01)


def _impatient(seconds: float) -> None:
    signal.setitimer(signal.ITIMER_PROF, seconds)
    while True:
        pass


RECORD = (ROOT / "tests/golden/koehandel-plain.mq.jsonl").read_bytes()


async def test_a_flood_of_replays_is_told_when_to_come_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:

        def post() -> tuple[int, str | None]:
            asked = Request(f"{running.url}/api/replays", RECORD, {"content-type": "application/x-ndjson"})
            try:
                with urlopen(asked, timeout=300) as answer:
                    return answer.status, None
            except HTTPError as error:
                return error.code, error.headers["retry-after"]

        answers = await asyncio.gather(*[asyncio.to_thread(post) for _ in range(20)])
        assert {status for status, _ in answers} == {200, 503}
        assert all(int(wait or 0) >= 1 for status, wait in answers if status == 503)
