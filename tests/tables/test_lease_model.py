"""The protocol of leases as a machine of states: pauses, lost answers, late arrivals, two who believe the same.

It runs on paper, and against the store itself. Nobody's own clock has a say: a lease ends whenever the database says
so, which may be at any moment as far as a server knows.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Protocol

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from maquignon.tables.store.interface import Elsewhere, Fenced
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from maquignon.tables.store.rows import EntryRow, TableRow
from tests.postgresql import new_database

SERVERS = 3
servers = st.integers(0, SERVERS - 1)
mostly = st.sampled_from([True, True, True, False])


class Truth(Protocol):
    """The one database, with one table."""

    def beat(self, server: int) -> None: ...
    def end_lease(self, server: int) -> None: ...
    def take(self, server: int) -> int | None: ...
    def append(self, server: int, epoch: int, version: int, value: str) -> bool: ...
    def log(self) -> list[str]: ...
    def close(self) -> None: ...


@dataclass
class Paper:
    """The protocol as docs/decisions/postgresql.md has it."""

    epoch: int = 0
    holder: int | None = None
    alive: set[int] = field(default_factory=set)
    entries: list[str] = field(default_factory=list)

    def beat(self, server: int) -> None:
        self.alive.add(server)

    def end_lease(self, server: int) -> None:
        self.alive.discard(server)

    def take(self, server: int) -> int | None:
        if self.holder not in (None, server) and self.holder in self.alive:
            return None
        self.holder = server
        self.epoch += 1
        return self.epoch

    def append(self, server: int, epoch: int, version: int, value: str) -> bool:
        if epoch != self.epoch or version != len(self.entries) + 1:
            return False
        self.entries.append(value)
        return True

    def log(self) -> list[str]:
        return self.entries

    def close(self) -> None:
        return


class LeaseAlone(Paper):
    """What others trust in: whoever has had the lease may write."""

    def append(self, server: int, epoch: int, version: int, value: str) -> bool:
        self.entries.append(value)
        return True


class Real:
    """The store in PostgreSQL, once for each server."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._loop.run_until_complete(self._open())

    async def _open(self) -> None:
        url = await new_database()
        await migrate(url)
        self._stores = [PostgresStore(url) for _ in range(SERVERS)]
        await self._stores[0].open_table(TableRow("t", "ABCDE", 1))
        await self._stores[0].leases.hand_over()

    def _do(self, work: Any) -> Any:
        return self._loop.run_until_complete(work)

    def beat(self, server: int) -> None:
        self._do(self._stores[server].leases.beat(f"http://server{server}"))

    def end_lease(self, server: int) -> None:
        over = "UPDATE servers SET alive_until = clock_timestamp() WHERE id = $1"
        self._do(self._stores[server]._database.execute(over, self._stores[server].leases.server))

    def take(self, server: int) -> int | None:
        try:
            epoch: int = self._do(self._stores[server].lease("t"))
        except Elsewhere:
            return None
        return epoch

    def append(self, server: int, epoch: int, version: int, value: str) -> bool:
        async def append() -> None:
            await self._stores[server].append("t", epoch, [EntryRow(version, 1, value, b"{}")])

        try:
            self._do(append())
        except Fenced:
            return False
        return True

    def log(self) -> list[str]:
        return [entry.command or "" for entry in self._do(self._stores[0].entries("t"))]

    def close(self) -> None:
        for store in self._stores:
            self._do(store.close())
        self._loop.close()


@dataclass(frozen=True)
class Move:
    """Under way to the database, for as long as it takes."""

    server: int
    epoch: int
    version: int
    value: str


@dataclass
class Belief:
    """What a server takes for true: that it has the table under this epoch, and how long the log is."""

    epoch: int
    version: int
    waits: bool = False
    """For an answer."""


class Leases(RuleBasedStateMachine):
    truth: type[Truth] = Paper

    def __init__(self) -> None:
        super().__init__()
        self.database: Truth = self.truth()
        self.beliefs: dict[int, Belief] = {}
        self.under_way: list[Move] = []
        self.shown: list[Move] = []
        self.number = 0

    def teardown(self) -> None:
        self.database.close()

    @rule(server=servers, lives=st.booleans())
    def lease_begins_or_ends(self, server: int, lives: bool) -> None:
        """A server sleeps, is cut off, or its clock is wrong; it need not notice."""
        (self.database.beat if lives else self.database.end_lease)(server)

    @rule(server=servers, is_answered=mostly)
    def is_asked_for_the_table(self, server: int, is_answered: bool) -> None:
        epoch = self.database.take(server)
        if epoch is None or not is_answered:
            self.beliefs.pop(server, None)
        else:
            self.beliefs[server] = Belief(epoch, len(self.database.log()))

    @precondition(lambda self: self.beliefs)
    @rule(data=st.data())
    def moves(self, data: st.DataObject) -> None:
        server = data.draw(st.sampled_from(sorted(self.beliefs)))
        belief = self.beliefs[server]
        if not belief.waits:
            self.number += 1
            belief.waits = True
            self.under_way.append(Move(server, belief.epoch, belief.version + 1, f"move {self.number}"))

    @precondition(lambda self: self.under_way)
    @rule(data=st.data(), arrives=mostly, is_answered=mostly)
    def move_arrives(self, data: st.DataObject, arrives: bool, is_answered: bool) -> None:
        """Early or late, in any order, or never."""
        move = self.under_way.pop(data.draw(st.integers(0, len(self.under_way) - 1)))
        is_kept = arrives and self.database.append(move.server, move.epoch, move.version, move.value)
        belief = self.beliefs.get(move.server)
        if not is_kept or not is_answered:
            if belief is not None and belief.epoch == move.epoch:
                del self.beliefs[move.server]  # it takes the table anew before it says anything
            return
        self.shown.append(move)
        if belief is not None and belief.epoch == move.epoch:
            belief.version, belief.waits = move.version, False

    @precondition(lambda self: self.beliefs)
    @rule(data=st.data())
    def dies(self, data: st.DataObject) -> None:
        """What it sent may still arrive."""
        del self.beliefs[data.draw(st.sampled_from(sorted(self.beliefs)))]

    @invariant()
    def everything_that_was_shown_is_in_the_log_where_it_was_shown(self) -> None:
        log = self.database.log()
        assert len(set(log)) == len(log), "something happened twice"
        for move in self.shown:
            assert log[move.version - 1] == move.value


def model(truth: type[Any]) -> type[Leases]:
    return type(f"LeasesOf{truth.__name__}", (Leases,), {"truth": truth})


@pytest.mark.slow
def test_the_protocol_holds_on_paper() -> None:
    run_state_machine_as_test(model(Paper), settings=settings(max_examples=100, stateful_step_count=40, deadline=None))


@pytest.mark.slow
def test_without_the_fenced_append_it_does_not() -> None:
    quick = settings(
        max_examples=300,
        stateful_step_count=40,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        print_blob=False,
    )
    with pytest.raises(AssertionError):
        run_state_machine_as_test(model(LeaseAlone), settings=quick)


@pytest.mark.slow
def test_the_protocol_holds_in_the_store() -> None:
    run_state_machine_as_test(
        model(Real),
        settings=settings(
            max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
