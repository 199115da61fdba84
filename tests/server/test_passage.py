"""A guest's way to a table elsewhere, when that server is dead, gone, changed, or the table is here after all."""

import asyncio

import pytest
from websockets.asyncio.server import ServerConnection, serve

from maquignon.server import passage
from maquignon.server.passage import ELSEWHERE, Passage, Way
from maquignon.server.passage_door import SortedLine
from maquignon.server.ticket import PASSAGE, Ticket, decode_ticket
from maquignon.tables.hall.cluster import ReachableTable
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Moved, Refused, decoder
from maquignon.tables.protocol.messages import Chat, Command, Pong
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table.table import MOST_PENDING
from tests.server.process import free_port


class Ear:
    """A line that remembers."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.closed: str | None = None
        self.over = asyncio.Event()

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        self.heard.append(decoder.decode(frame))
        self.over.set()

    def close(self, reason: str) -> None:
        self.closed = reason
        self.over.set()


class Here:
    """A table of this server."""

    code = "ABCDE"
    burden = 0.0

    def __init__(self) -> None:
        self.said: list[Command] = []
        self.wishes: list[tuple[str | None, bool, int]] = []

    def come(self, guest: Guest, *, id: str | None = None, sit: bool = False, seen: int = 0) -> None:
        self.wishes.append((id, sit, seen))
        guest.table = self
        guest.line.close("came")

    def hear(self, guest: Guest, message: Command) -> None:
        self.said.append(message)

    def go(self, guest: Guest) -> None:
        return


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passage, "BETWEEN_TRIES", 0.01)
    monkeypatch.setattr(passage, "PATIENCE", 60)


def set_out(*answers: ReachableTable | Refusal | None) -> tuple[Guest, Ear]:
    """Somebody on their way to a server that nobody listens at; what is found instead, again and again at last."""
    left = list(answers)

    async def find(code: str) -> ReachableTable | None:
        answer = left.pop(0) if len(left) > 1 else left[0]
        if isinstance(answer, Refusal):
            raise answer
        return answer

    ear = Ear()
    guest = Guest("p", "Ana", ear)
    Way(f"http://127.0.0.1:{free_port()}", "ABCDE", "secret", find).come(guest, id="join")
    return guest, ear


async def test_a_table_that_is_gone_is_unknown() -> None:
    guest, ear = set_out(None)
    await ear.over.wait()
    (refused,) = ear.heard
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.id) == ("unknown_table", "join")
    assert guest.table is None
    assert guest.passage is None


async def test_only_so_much_is_said_on_the_way() -> None:
    """Whoever says more than a table would let wait is refused, and hears which of it was not passed on."""
    table = Here()
    guest, ear = set_out(Refusal("not_stored"), table)
    assert guest.passage is not None
    for number in range(MOST_PENDING + 3):
        guest.passage.pass_on(Chat(id=f"c{number}", text="hello"))
    guest.passage.pass_on(Pong(number=1))
    refused = [(message.id, message.reason) for message in ear.heard if isinstance(message, Refused)]
    assert refused == [(f"c{MOST_PENDING + number}", "too_fast") for number in range(3)]
    while ear.closed is None:
        ear.over.clear()
        await ear.over.wait()
    await asyncio.sleep(0)
    assert [message.id for message in table.said] == [f"c{number}" for number in range(MOST_PENDING)]


async def test_a_table_that_is_here_by_now_hears_what_was_said_meanwhile() -> None:
    table = Here()
    guest, ear = set_out(Refusal("not_stored"), table)
    assert guest.table is not None
    assert guest.passage is not None
    guest.table.hear(guest, Chat(id="c", text="hello"))
    guest.passage.pass_on(Pong(number=1))
    await ear.over.wait()
    await asyncio.sleep(0)
    assert [message.id for message in table.said] == ["c"]
    assert guest.passage is None, "nothing is left to pass on"


async def test_what_was_said_on_the_way_is_not_lost_at_a_server_that_has_no_such_table() -> None:
    """As one does that was killed and is back at the same address while its old lease still runs."""

    async def turn_away(socket: ServerConnection) -> None:
        await socket.recv()
        await asyncio.sleep(0.05)  # long enough for whoever would speak too soon
        await socket.close(1000, ELSEWHERE)

    table = Here()

    async def find(code: str) -> ReachableTable | None:
        return table

    async with serve(turn_away, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        ear = Ear()
        guest = Guest("p", "Ana", ear)
        Way(f"http://127.0.0.1:{port}", "ABCDE", "secret", find).come(guest)
        assert guest.table is not None
        guest.table.hear(guest, Chat(id="c", text="hello"))
        async with asyncio.timeout(5):
            await ear.over.wait()
        await asyncio.sleep(0)
    assert [message.id for message in table.said] == ["c"]


async def test_who_finds_nobody_for_long_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passage, "PATIENCE", 0.1)

    async def find(code: str) -> ReachableTable | None:
        return Way(f"http://127.0.0.1:{free_port()}", code, "secret", find)

    ear = Ear()
    Way("http://127.0.0.1:9", "ABCDE", "secret", find).come(Guest("p", "Ana", ear))
    await ear.over.wait()
    assert isinstance(ear.heard[0], Moved)
    assert ear.closed == "shutting_down"


async def test_tries_come_further_apart_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def doze(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def find(code: str) -> ReachableTable | None:
        return Way("http://127.0.0.1:9", code, "secret", find) if len(waits) < 20 else None

    monkeypatch.setattr(passage, "uniform", lambda low, high: 1.0)
    monkeypatch.setattr(asyncio, "sleep", doze)
    ear = Ear()
    Way("http://127.0.0.1:9", "ABCDE", "secret", find).come(Guest("p", "Ana", ear))
    async with asyncio.timeout(20):
        await ear.over.wait()
    assert waits[:2] == [passage.BETWEEN_TRIES, 1.5 * passage.BETWEEN_TRIES]
    assert waits == sorted(waits)
    assert waits[-1] == passage.LONGEST_BETWEEN_TRIES


async def test_who_cannot_be_told_where_the_table_is_is_told_why_and_comes_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(passage, "IN_SILENCE", 0.05)
    _, ear = set_out(Refusal("not_stored"))
    async with asyncio.timeout(20):
        while ear.closed is None:  # noqa: ASYNC110  # what is said comes before
            await asyncio.sleep(0.01)
    refused, moved = ear.heard
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.id) == ("not_stored", None), "the command itself is said again"
    assert isinstance(moved, Moved)


async def test_the_other_server_is_told_who_comes_and_how_much_they_have_seen() -> None:
    arrived: asyncio.Future[Ticket] = asyncio.get_running_loop().create_future()

    async def let_in(socket: ServerConnection) -> None:
        arrived.set_result(decode_ticket(await socket.recv()))

    async def find(code: str) -> ReachableTable | None:
        return None

    async with serve(let_in, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        guest = Guest("p", "Ana", Ear(), "203.0.113.7")
        Way(f"http://127.0.0.1:{port}", "ABCDE", "secret", find).come(guest, id="join", sit=True, seen=7)
        async with asyncio.timeout(5):
            ticket = await arrived
    assert ticket == Ticket(player="p", name="Ana", address="203.0.113.7", code="ABCDE", id="join", sit=True, seen=7)


async def test_who_leaves_on_the_way_is_not_brought_anywhere() -> None:
    guest, ear = set_out(Here())
    passage = guest.table
    assert passage is not None
    passage.go(guest)
    passage.go(guest)  # whoever has left may be told to leave
    await asyncio.sleep(0.1)
    assert ear.closed is None
    assert guest.table is None


@pytest.mark.parametrize("sort", ["update", None])
def test_the_line_to_another_server_says_what_may_be_replaced_and_of_nothing_else(sort: str | None) -> None:
    """Whoever reads slowly there loses nothing that does not come again."""
    sent: list[tuple[bytes, str | None]] = []

    class Line:
        def send(self, frame: bytes, *, replaces: str | None = None) -> None:
            sent.append((frame, replaces))

    SortedLine(Line()).send(b"frame", replaces=sort)  # type: ignore[arg-type]  # nothing else of it is used
    assert sent == [((sort or "").encode() + b"\nframe", sort)]


@pytest.mark.parametrize("fault", ["silent", "too_slow", "too_fast"])
async def test_who_is_cut_off_there_for_a_fault_of_their_own_is_cut_off_here(fault: str) -> None:
    """And not told to come again."""
    guest, ear = set_out(None)
    assert isinstance(guest.table, Passage)
    guest.table._task.cancel()
    guest.table._part(fault)
    assert ear.closed == fault
    assert ear.heard == []


async def test_who_is_hung_up_on_over_there_is_hung_up_on_here() -> None:
    async def hang_up(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.close(1008, "too_fast")

    async def find(code: str) -> ReachableTable | None:
        return None

    async with serve(hang_up, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        ear = Ear()
        Way(f"http://127.0.0.1:{port}", "ABCDE", "secret", find).come(Guest("p", "Ana", ear))
        async with asyncio.timeout(5):
            await ear.over.wait()
    assert (ear.closed, ear.heard) == ("too_fast", [])


async def test_who_comes_home_after_all_comes_with_the_same_wishes() -> None:
    table = Here()

    async def find(code: str) -> ReachableTable | None:
        return table

    ear = Ear()
    guest = Guest("p", "Ana", ear)
    Way(f"http://127.0.0.1:{free_port()}", "ABCDE", "secret", find).come(guest, id="join", sit=True, seen=7)
    async with asyncio.timeout(5):
        await ear.over.wait()
    assert table.wishes == [("join", True, 7)]


async def test_who_has_gone_to_another_table_meanwhile_is_not_taken_from_it() -> None:
    """A passage that is told once more to let go has nothing to do with it any more."""
    guest, _ = set_out(Refusal("not_stored"))
    first = guest.table
    assert first is not None
    first.go(guest)
    guest.table = elsewhere = Here()
    first.go(guest)
    assert guest.table is elsewhere

    async def find(code: str) -> ReachableTable | None:
        raise Refusal("not_stored")

    Way("http://127.0.0.1:9", "FGHIJ", "secret", find).come(guest)
    second, way = guest.table, guest.passage
    first.go(guest)
    assert (guest.table, guest.passage) == (second, way)
    assert second is not None
    second.go(guest)


class Over(Ear):
    """Notes of each frame what it replaces, too."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[bytes, str | None]] = []

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        self.told.append((frame, replaces))


@pytest.mark.parametrize("ending", ["shutting_down", "unreadable", "", None])
async def test_who_was_let_in_hears_everything_under_its_sort_until_that_server_goes(
    monkeypatch: pytest.MonkeyPatch, ending: str | None
) -> None:
    """With a goodbye or without one, the guest comes again, at a moment of their own."""
    spans: list[tuple[float, float]] = []

    def least(low: float, high: float) -> float:
        spans.append((low, high))
        return low

    async def let_in(socket: ServerConnection) -> None:
        await socket.recv()
        for frame in (b"update\n{}", b'\n{"type":"done"}', b'\n{"text":"a\n"}'):
            await socket.send(frame)
        assert await socket.recv() == '{"type":"chat","id":"c","text":"hello"}'
        if ending is None:
            socket.transport.abort()
        else:
            await socket.close(1012, ending)

    async def find(code: str) -> ReachableTable | None:
        return None

    monkeypatch.setattr(passage, "uniform", least)
    async with serve(let_in, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        ear = Over()
        guest = Guest("p", "Ana", ear)
        Way(f"http://127.0.0.1:{port}", "ABCDE", "secret", find).come(guest)
        assert guest.passage is not None
        guest.passage.pass_on(Chat(id="c", text="hello"))
        async with asyncio.timeout(5):
            await ear.over.wait()
        assert not [task for task in asyncio.all_tasks() if "Passage._speak" in repr(task.get_coro())]
    assert ear.told[:3] == [(b"{}", "update"), (b'{"type":"done"}', None), (b'{"text":"a\n"}', None)]
    assert spans == [(passage.COME_AGAIN, 2 * passage.COME_AGAIN)]
    (moved,) = ear.told[3:]
    assert decoder.decode(moved[0]) == Moved(wait=passage.COME_AGAIN)
    assert ear.closed == "shutting_down"
    assert guest.table is None
    assert guest.passage is None


@pytest.mark.parametrize(
    ("address", "asked"), [("http://h:1", "ws://h:1"), ("https://http.example", "wss://http.example")]
)
async def test_the_way_is_encrypted_where_the_other_server_is(
    monkeypatch: pytest.MonkeyPatch, address: str, asked: str
) -> None:
    asked_for: list[str] = []

    def connect(url: str, **_: object) -> None:
        asked_for.append(url)
        raise OSError

    monkeypatch.setattr(passage, "connect", connect)

    async def find(code: str) -> ReachableTable | None:
        return None

    ear = Ear()
    Way(address, "ABCDE", "secret", find).come(Guest("p", "Ana", ear))
    await ear.over.wait()
    assert asked_for == [asked + PASSAGE]


async def test_whoever_has_the_table_next_is_asked_straight_and_for_tables_of_any_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not through a proxy of the machine, and not again and again at the server that is gone."""
    asked_for: list[str] = []
    ways: list[object] = []

    def connect(url: str, **how: object) -> None:
        asked_for.append(url.removesuffix(PASSAGE))
        ways.append((how["proxy"], how["max_size"], how["additional_headers"]))
        raise OSError

    async def find(code: str) -> ReachableTable | None:
        return Way("http://next:2", code, "word", find) if len(asked_for) < 3 else None

    monkeypatch.setattr(passage, "connect", connect)
    ear = Ear()
    Way("http://gone:1", "ABCDE", "word", find).come(Guest("p", "Ana", ear))
    await ear.over.wait()
    assert asked_for == ["ws://gone:1", "ws://next:2", "ws://next:2"]
    assert ways == [(None, None, {"authorization": "Bearer word"})] * 3


async def test_a_server_with_no_address_to_speak_of_is_looked_for_anew() -> None:
    table = Here()

    async def find(code: str) -> ReachableTable | None:
        return table

    ear = Ear()
    Way("nowhere", "ABCDE", "secret", find).come(Guest("p", "Ana", ear))
    async with asyncio.timeout(5):
        await ear.over.wait()
    assert ear.closed == "came"


async def test_of_a_code_that_is_unknown_the_code_is_told() -> None:
    _, ear = set_out(None)
    await ear.over.wait()
    assert isinstance(ear.heard[0], Refused)
    assert "ABCDE" in ear.heard[0].sentence
