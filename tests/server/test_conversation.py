"""One connection by itself: how much may be said there, what is heard at once, and who is asked to leave."""

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from maquignon.server import limits, live
from maquignon.server.callers import BURST as BURST_OF_AN_ADDRESS
from maquignon.server.line import Hearer, SocketLine
from maquignon.server.site import Site
from maquignon.server.traffic import traffic
from maquignon.tables.hall.visit import Visit
from maquignon.tables.protocol.frames import LONGEST_FRAME
from tests.server.serving import generous


class Wire:
    """A line of which a test has both ends."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.closed: str | None = None
        self.listener: Hearer | None = None
        self.texts: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def is_over(self) -> bool:
        return self.closed is not None

    def listen(self, listener: Hearer) -> None:
        self.listener = listener

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        self.sent.append(msgspec.json.decode(frame))

    def close(self, reason: str) -> None:
        self.closed = reason

    async def receive(self) -> MutableMapping[str, Any]:
        text = await self.texts.get()
        return {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}

    def refusals(self) -> list[str]:
        return [message["reason"] for message in self.sent if message["type"] == "refused"]


class Guests:
    """Conversations with one server, each over a wire of its own."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._held: list[tuple[Wire, asyncio.Task[None]]] = []

    def come(self, address: str = "203.0.113.7") -> Wire:
        wire = Wire()
        conversation = live.Conversation(self._site, cast(SocketLine, wire), address)
        self._held.append((wire, asyncio.create_task(conversation.hold(wire.receive))))
        return wire

    async def say(self, wire: Wire, number: int) -> list[str]:
        """So many frames that are understood; why they were refused, as far as they were."""
        for _ in range(number):
            wire.texts.put_nowait('{"type": "pong", "number": 1}')
        await settled()
        return wire.refusals()[-number:]

    async def go(self) -> None:
        for wire, task in self._held:
            wire.texts.put_nowait(None)
            await task


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Time stands still, and whoever is told to wait is noted instead."""
    noted: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        if seconds:
            noted.append(seconds)
        await sleep(0)

    monkeypatch.setattr(limits, "monotonic", lambda: 100.0)
    monkeypatch.setattr(asyncio, "sleep", note)
    return noted


def guests_of(tmp_path: Path, **settings: int) -> Guests:
    return Guests(Site(generous(tmp_path, **settings)))


async def test_who_says_too_much_is_read_no_further_until_there_is_room(tmp_path: Path, waits: list[float]) -> None:
    guests = guests_of(tmp_path, messages_per_second=2)
    wire = guests.come()
    assert await guests.say(wire, 2 * live.BURST) == ["hello_first"] * 2 * live.BURST
    assert waits == []
    assert await guests.say(wire, 1) == ["too_fast"]
    assert waits == [0.5]
    await guests.go()


async def test_all_connections_of_one_address_say_no_more_than_one_may(tmp_path: Path, waits: list[float]) -> None:
    guests = guests_of(tmp_path, messages_per_second_per_address=2)
    first, second, elsewhere = guests.come(), guests.come(), guests.come("203.0.113.8")
    number = 2 * BURST_OF_AN_ADDRESS
    assert await guests.say(first, number) == ["hello_first"] * number
    assert await guests.say(second, 1) == ["too_fast"]
    assert await guests.say(elsewhere, 1) == ["hello_first"]
    await guests.go()


@pytest.mark.parametrize(
    ("settings", "most"),
    [({"messages_per_second": 2}, 2 * live.BURST), ({"messages_per_second_per_address": 2}, 2 * BURST_OF_AN_ADDRESS)],
    ids=["own", "address"],
)
async def test_what_is_heard_at_once_counts_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waits: list[float], settings: dict[str, int], most: int
) -> None:
    monkeypatch.setattr(Visit, "hear_at_once", lambda visit, text: True)
    guests = guests_of(tmp_path, **settings)
    wire = guests.come()
    await settled()
    assert wire.listener is not None
    received = traffic.received
    assert [wire.listener(b"") for _ in range(most + 1)] == [True] * most + [False]
    assert traffic.received - received == most, "and is among the figures"
    await guests.go()


async def test_nothing_is_heard_at_once_while_something_else_is_being_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = asyncio.Event()

    async def hear_slowly(visit: Visit, text: str) -> None:
        await heard.wait()

    monkeypatch.setattr(Visit, "hear", hear_slowly)
    monkeypatch.setattr(Visit, "hear_at_once", lambda visit, text: True)
    guests = guests_of(tmp_path)
    wire = guests.come()
    await guests.say(wire, 1)
    assert wire.listener is not None
    assert not wire.listener(b"")
    heard.set()
    await settled()
    assert wire.listener(b"")
    await guests.go()


async def test_who_has_said_hello_may_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def recognise(visit: Visit, text: str) -> None:
        visit.guest = cast(Any, object())

    monkeypatch.setattr(Visit, "hear", recognise)
    monkeypatch.setattr(Visit, "end", lambda visit: None)
    monkeypatch.setattr(live, "SECONDS_TO_SAY_HELLO", 0)
    guests = guests_of(tmp_path)
    polite = guests.come()
    polite.texts.put_nowait("hello")
    silent = guests.come()
    await settled()
    assert (polite.closed, silent.closed) == (None, "hello_first")
    await guests.go()


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("x" * LONGEST_FRAME, []),
        ("x" * (LONGEST_FRAME + 1), ["too_long"]),
        ("é" * (LONGEST_FRAME // 2), []),
        ("é" * (LONGEST_FRAME // 2) + "x", ["too_long"]),
    ],
    ids=["just short", "a letter too long", "just short in bytes", "a byte too long"],
)
async def test_a_frame_is_as_long_as_its_bytes_and_what_is_refused_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, refused: list[str]
) -> None:
    async def hear(visit: Visit, text: str) -> None:
        return None

    monkeypatch.setattr(Visit, "hear", hear)
    site = Site(generous(tmp_path))
    guests = Guests(site)
    wire = guests.come()
    wire.texts.put_nowait(text)
    await settled()
    assert wire.refusals() == refused
    assert ('refusals_total{reason="too_long"} 1.0' in site.metrics.text()) is bool(refused)
    await guests.go()


NONSENSE = ("unreadable", "too_long", "not_text", "hello_first", "hello_twice", "unknown_token", "too_fast")


@pytest.mark.parametrize(
    ("reason", "closed"),
    [(reason, "too_fast") for reason in NONSENSE]
    + [(reason, None) for reason in ("unknown_table", "too_many_tables", "not_stored")],
)
async def test_nonsense_and_guesses_at_tokens_are_cut_off_and_honest_mistakes_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str, closed: str | None
) -> None:
    async def refuse(visit: Visit, text: str) -> str:
        return reason

    monkeypatch.setattr(Visit, "hear", refuse)
    guests = guests_of(tmp_path)
    wire = guests.come()
    await guests.say(wire, live.MOST_STRIKES)
    assert wire.closed is None
    await guests.say(wire, 1)
    assert wire.closed == closed
    await guests.go()


async def test_who_was_hung_up_on_is_not_heard_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    async def hear(visit: Visit, text: str) -> None:
        heard.append(text)

    monkeypatch.setattr(Visit, "hear", hear)
    guests = guests_of(tmp_path)
    wire = guests.come()
    wire.texts.put_nowait("before")
    await settled()
    wire.closed = "too_slow"
    wire.texts.put_nowait("after")
    await settled()
    assert heard == ["before"]
    await guests.go()
