"""A table that is opened while the store loses its answers: one command, one table, or none and a refusal."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.hall import openings
from maquignon.tables.hall.caller import Anybody
from maquignon.tables.hall.reception import Reception
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import Unsure
from maquignon.tables.store.rows import TableRow
from tests.tables.hall import think_at_once
from tests.tables.memory import MemoryStore
from tests.tables.time import FakeTime, settle


class ForgetfulStore(MemoryStore):
    """Opens tables, and forgets to say so."""

    def __init__(self) -> None:
        super().__init__()
        self.forgets = 0
        self.patient = asyncio.Event()
        """Until then it forgets everything."""
        self.patient.set()

    async def open_table(self, table: TableRow) -> int:
        epoch = await super().open_table(table)
        if self.forgets or not self.patient.is_set():
            self.forgets = max(0, self.forgets - 1)
            raise Unsure("the answer was lost")
        return epoch


@pytest.fixture
async def reception(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reception]:
    monkeypatch.setattr(openings, "BETWEEN_TRIES", 0.001)
    made = Reception(ForgetfulStore(), time=FakeTime(), thinkers=Thinkers.all_by(think_at_once))
    yield made
    await made.close()


def store_of(reception: Reception) -> ForgetfulStore:
    assert isinstance(reception.store, ForgetfulStore)
    return reception.store


async def ask(reception: Reception, *, start: bool = False) -> str:
    host = Speaker("ana", "Ana", None)
    return (await reception.lobby.create(host, Arrangement(), "ana:1", Anybody(), start=start)).code


async def be_refused(reception: Reception, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as hurry:
        hurry.setattr(openings, "PATIENCE", 0.01)
        with pytest.raises(Refusal, match="not_stored"):
            await ask(reception)


async def test_a_table_whose_opening_was_stored_although_nobody_said_so_is_found(reception: Reception) -> None:
    store_of(reception).forgets = 2
    code = await ask(reception)
    assert [table.code for table in store_of(reception).tables.values()] == [code]
    assert [*reception.lobby.tables] == [code]


@pytest.mark.parametrize("start", [False, True])
async def test_a_table_whose_first_entries_were_stored_although_nobody_said_so_is_found(
    reception: Reception, start: bool
) -> None:
    store_of(reception).lies = True
    code = await ask(reception, start=start)
    (table,) = reception.lobby.tables.values()
    (log,) = store_of(reception).log_of.values()
    assert (table.code, table.sheet.version) == (code, len(log))
    assert await ask(reception) == code, "and the same command finds it again"


async def test_what_was_refused_is_put_away_should_it_turn_out_to_be_stored(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_of(reception)
    store.patient.clear()
    await be_refused(reception, monkeypatch)
    assert store.tables, "it is there, and nobody knows"
    store.patient.set()
    while "ana:1" in reception.lobby._openings:  # noqa: ASYNC110  # nobody tells when the last of it is gone
        await asyncio.sleep(0.001)
    assert not store.tables
    assert not reception.lobby.tables
    assert await ask(reception) in reception.lobby.tables, "its place was given back"


async def test_of_a_table_that_may_be_there_nobody_says_no_because_the_next_try_failed(reception: Reception) -> None:
    store = store_of(reception)
    store.forgets = 1
    asked = asyncio.create_task(ask(reception))
    await asyncio.sleep(0)
    while not store.tables:  # noqa: ASYNC110  # the first try
        await asyncio.sleep(0)
    store.full = True
    for _ in range(3):
        await asyncio.sleep(0.001)
    store.full = False
    assert [table.code for table in store.tables.values()] == [await asked]


async def test_a_server_may_end_while_nobody_knows_whether_a_table_is_open(reception: Reception) -> None:
    store_of(reception).patient.clear()
    asked = asyncio.create_task(ask(reception))
    await asyncio.sleep(0)
    await asyncio.wait_for(reception.close(), 30)
    await settle()
    assert asked.done(), "nobody waits for it any more"
    await asyncio.gather(asked, return_exceptions=True)
    assert not reception.lobby.tables


async def test_who_asks_again_after_a_refusal_gets_the_table_that_was_stored(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_of(reception)
    store.patient.clear()
    await be_refused(reception, monkeypatch)
    again = asyncio.create_task(ask(reception))
    await asyncio.sleep(0)
    store.patient.set()
    assert [table.code for table in store.tables.values()] == [await again]
