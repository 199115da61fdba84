"""A hall for tests: fake time, a store in memory, and people who remember every frame they were sent."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any, TypeVar
from unittest import mock

import msgspec
from msgspec.structs import replace

from maquignon.play.dealer import Dealer
from maquignon.rules.cards import ANIMALS
from maquignon.rules.game import to_act
from maquignon.rules.terms.edition import Edition
from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.game import gathering
from maquignon.tables.game.shuffle import Shuffle
from maquignon.tables.hall.places import Limits
from maquignon.tables.hall.reception import Reception
from maquignon.tables.hall.visit import Visit
from maquignon.tables.protocol.answers import (
    Advice,
    ClockMoved,
    Done,
    Presence,
    Refused,
    ServerMessage,
    TableShown,
    Update,
    Welcome,
    decoder,
)
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.shown import SeatShown
from maquignon.tables.table.table import Table
from maquignon.tables.telling.public import seats_shown, table_shown
from tests.tables.memory import MemoryStore
from tests.tables.time import FakeTime, settle

T = TypeVar("T")
M = TypeVar("M")


async def think_at_once(work: Callable[[], T], /) -> T:
    return work()


class Minds:
    """How the bots of a hall think: at once, or, while they are slow, until the test has them answer."""

    def __init__(self) -> None:
        self.slow = False
        self._thoughts: list[asyncio.Future[None]] = []

    async def __call__(self, work: Callable[[], T], /) -> T:
        if not self.slow:
            return work()
        found = work()
        thought: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._thoughts.append(thought)
        try:
            await thought
        finally:
            self._thoughts.remove(thought)
        return found

    @property
    def busy(self) -> int:
        """How many bots are thinking."""
        return len(self._thoughts)

    async def answer(self) -> None:
        """Whoever is thinking says what they have found."""
        for thought in self._thoughts:
            thought.set_result(None)
        await settle()

    async def hang(self) -> None:
        """Whoever is thinking has taken too long."""
        for thought in self._thoughts:
            thought.set_exception(TimeoutError())
        await settle()


class Person:
    """Somebody at a device: says things, and keeps what was said to them."""

    def __init__(self, hall: "TestHall", name: str) -> None:
        self.hall, self.name = hall, name
        self.asked: Counter[str] = Counter()
        hall.came.append(self)
        self.token: str | None = None
        self.frames: list[bytes] = []
        self.heard: list[ServerMessage] = []
        self.closed: str | None = None
        self._ids = 0
        self.visit: Visit | None = None

    # a Line
    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        self.frames.append(frame)
        self.heard.append(decoder.decode(frame))

    def close(self, reason: str) -> None:
        self.closed = reason

    async def connect(self, **fields: Any) -> "Person":
        self.visit = Visit(self.hall.reception, self)
        known = {"token": self.token} if self.token else {"name": self.name}
        await self.say_raw({"type": "hello", **known, **fields})
        if self.token is None and (welcomes := self.all(Welcome)):
            self.token = welcomes[-1].token
        return self

    async def disconnect(self) -> None:
        if self.visit is not None:
            self.visit.end()
            self.visit = None
        await settle()

    async def say(self, type: str, **fields: Any) -> str:
        """Say a command under a new id, which is returned."""
        self._ids += 1
        id = fields.pop("id", f"{self.name}-{self._ids}")
        await self.say_raw({"type": type, "id": id, **fields})
        return str(id)

    async def say_raw(self, message: Any) -> None:
        assert self.visit is not None
        if "id" in message and message["type"] != "story":  # which is answered by being told
            self.asked[message["id"]] += 1
        await self.visit.hear(msgspec.json.encode(message))
        await settle()

    async def act(self, do: str, *, question: int | None = None, id: str | None = None, **fields: Any) -> str:
        asked = self.update.question if question is None else question
        more = {} if id is None else {"id": id}
        return await self.say("act", question=asked, action={"do": do, **fields}, **more)

    def last(self, kind: type[M]) -> M:
        return next(message for message in reversed(self.heard) if isinstance(message, kind))

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def update(self) -> Update:
        return self.last(Update)

    @property
    def table(self) -> TableShown:
        return self.last(TableShown)

    @property
    def seats(self) -> list[SeatShown]:
        """As they were last shown, with the whole table or alone."""
        return next(heard.seats for heard in reversed(self.heard) if isinstance(heard, TableShown | Presence))

    def wrongly_answered(self) -> list[str]:
        """Commands that were answered more often than they were said or, while somebody was there to hear it, not."""
        answers = [message for message in self.heard if isinstance(message, Done | Refused | Advice)]
        told = Counter(message.id for message in answers)
        shown = {message.done for message in self.all(Update)}
        hears = self.visit is not None and self.visit.guest is not None and self.visit.guest.passage is None
        hears = hears and None not in told  # which answers what could not be read
        return [id for id, times in self.asked.items() if told[id] > times or (hears and id not in {*told, *shown})]

    @property
    def choices(self) -> dict[str, Any]:
        open_to = self.update.options
        assert open_to is not None
        return {choice.__struct_config__.tag: choice for choice in open_to.choices}  # type: ignore[union-attr]


class TestHall:
    __test__ = False

    def __init__(self, limits: Limits | None = None) -> None:
        self.time, self.store, self.minds = FakeTime(), MemoryStore(), Minds()
        self.came: list[Person] = []
        self.reception = Reception(
            self.store, limits=limits, time=self.time, thinkers=Thinkers.all_by(self.minds), dice=Random(1)
        )

    async def open(self) -> "TestHall":
        await self.reception.open()
        await settle()
        return self

    async def people(self, *names: str) -> list[Person]:
        return [await Person(self, name).connect() for name in names]

    async def restart(self) -> None:
        """The process is gone and another one starts on the same data."""
        await self.crash()
        self.reception = Reception(self.store, time=self.time, thinkers=Thinkers.all_by(self.minds), dice=Random(2))
        await self.open()

    async def crash(self) -> None:
        await self.reception.close()

    def require_all_to_know_what_is(self) -> None:
        """Whoever is at a table was told of it just what somebody is told who comes now."""
        for person in self.came:
            guest = person.visit.guest if person.visit else None
            table = self.reception.lobby.tables.get(person.table.code) if guest and person.all(TableShown) else None
            if guest is None or table is None or guest not in table.parts.attendance.guests:
                continue
            parts = table.parts
            seats, spectators = (
                seats_shown(table.sheet, parts.attendance, parts),
                parts.attendance.spectators(table.sheet),
            )
            shown = table_shown(table.code, table.sheet, seats, guest.player, spectators, parts.trouble, 0)
            told = next(heard for heard in reversed(person.heard) if isinstance(heard, TableShown | Presence))
            known = replace(person.table, seats=told.seats, spectators=told.spectators, now=0)
            assert known == decoder.decode(frame(shown)), person.name
            if table.sheet.game is not None:
                last = next(heard for heard in reversed(person.heard) if isinstance(heard, Update | ClockMoved))
                clock = parts.keeper.shown(table.sheet, to_act(table.sheet.game))
                assert (last.question, last.clock) == (table.sheet.question, clock), person.name

    @property
    def only_table(self) -> Table:
        (table,) = self.reception.lobby.tables.values()
        return table

    async def seated(self, *names: str, **terms: Any) -> list[Person]:
        """People at a table whose game has begun, the first of them its host; bots where the terms say so."""
        people = await self.people(*names)
        terms.setdefault("seats", [None] * len(names))
        terms.setdefault("first", 0)
        await people[0].say("create_table", terms=terms)
        for person in people[1:]:
            await person.say("join", code=people[0].table.code)
        await people[0].say("start")
        return people


@contextmanager
def sealed_by(dice: Random) -> Iterator[None]:
    """Piles are shuffled with these dice: a failure is only worth something if it can be repeated."""

    def seal(edition: Edition) -> Shuffle:
        return Shuffle(tuple(ANIMALS[animal] for animal in Dealer.shuffled(edition, dice).order), "nonce")

    with mock.patch.object(gathering, "shuffle", seal):
        yield


@asynccontextmanager
async def open_hall() -> AsyncIterator[TestHall]:
    hall = await TestHall().open()
    yield hall
    hall.require_all_to_know_what_is()
    assert not {person.name: ids for person in hall.came if (ids := person.wrongly_answered())}
    await hall.crash()
