"""Whoever is brought by another server sits down as themselves, and is heard like anybody who came by themselves."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from maquignon.server.line import LINE, Hearer
from maquignon.server.passage import ELSEWHERE
from maquignon.server.passage_door import PassageDoor
from maquignon.server.site import Site
from maquignon.server.ticket import Ticket, encode_ticket
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.hall.caller import Anybody
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.refusals import Refusal
from tests.server.serving import generous


class Passage:
    """The line between two servers, with both ends in the hands of a test."""

    def __init__(self, site: Site) -> None:
        self.told: list[tuple[str, Any]] = []
        """Of what sort, and what."""
        self.closed: str | None = None
        self.listener: Hearer | None = None
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "headers": [(b"authorization", b"Bearer word")],
            "extensions": {LINE: self},
        }
        self._task = asyncio.create_task(PassageDoor(site)(scope, self._said.get, self._accept))

    async def _accept(self, message: Any) -> None:
        assert message == {"type": "websocket.accept"}

    @property
    def is_over(self) -> bool:
        return self.closed is not None

    def listen(self, listener: Hearer) -> None:
        self.listener = listener

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        sort, _, text = frame.partition(b"\n")
        self.told.append((sort.decode(), msgspec.json.decode(text)))

    def close(self, reason: str) -> None:
        self.closed = reason

    def say(self, **event: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", **event})

    def hear_at_once(self, message: dict[str, Any]) -> bool:
        assert self.listener is not None
        return self.listener(msgspec.json.encode(message))

    async def tell_apart(self, *kinds: str) -> list[Any]:
        """What was told of these kinds, as soon as there is something."""
        async with asyncio.timeout(20):  # a busy store takes its time
            while not (found := [message for _, message in self.told if message["type"] in kinds]):  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        return found

    async def end(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect"})
        await self._task


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    made: Any = Site(generous(tmp_path))
    made.neighbours = SimpleNamespace(secret="word")
    yield made
    await made.reception.close()
    await made.store.close()


@pytest.fixture
async def code(site: Site) -> str:
    host = Speaker("p_ana", "Ana", 0)
    table = await site.reception.lobby.create(host, Arrangement(seats=[None, None, None]), "t", Anybody())
    return table.code


def bring(passage: Passage, code: str, **changes: Any) -> None:
    ticket = Ticket(player="p_ben", name="Ben", address="203.0.113.7", code=code, id="join", sit=True, seen=0)
    passage.say(text=encode_ticket(msgspec.structs.replace(ticket, **changes)).decode())


async def test_who_is_brought_sits_down_as_themselves_and_is_asked_whether_they_are_there(
    site: Site, code: str
) -> None:
    passage = Passage(site)
    bring(passage, code)
    assert (await passage.tell_apart("done"))[0]["id"] == "join"
    table = (await passage.tell_apart("table"))[-1]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Ben", None]
    assert table["you"] == 1
    (guest,) = site.reception.guests
    assert (guest.player, guest.name, guest.address) == ("p_ben", "Ben", "203.0.113.7")
    assert ("ping", 1) in [(sort, message.get("number")) for sort, message in passage.told]
    await passage.end()
    assert not site.reception.guests


async def test_who_wants_to_watch_is_not_made_to_sit(site: Site, code: str) -> None:
    passage = Passage(site)
    bring(passage, code, sit=False, id=None)
    table = (await passage.tell_apart("table"))[-1]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", None, None]
    await passage.end()


async def test_how_much_was_seen_already_is_passed_on_to_the_table(
    site: Site, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[dict[str, Any]] = []
    table = site.reception.lobby.tables[code]
    monkeypatch.setattr(type(table), "come", lambda table, guest, **wishes: came.append(wishes))
    passage = Passage(site)
    bring(passage, code, seen=7)
    await passage.tell_apart("ping")
    assert came == [{"id": "join", "sit": True, "seen": 7}]
    await passage.end()


async def test_what_is_said_after_a_new_name_is_said_under_it(
    site: Site, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The short way for plain texts does not overtake what takes its time."""
    noted = asyncio.Event()

    async def note_slowly(*_: object) -> None:
        await noted.wait()

    monkeypatch.setattr(site.store, "update_player", note_slowly)
    chat = {"type": "chat", "id": "c", "text": "hello"}
    passage = Passage(site)
    bring(passage, code)
    await passage.tell_apart("done")
    passage.say(text='{"type": "rename", "id": "r", "name": "Benno"}')
    for _ in range(5):
        await asyncio.sleep(0)
    assert not passage.hear_at_once(chat)
    noted.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert passage.hear_at_once(chat), "then it is short again"
    assert (await passage.tell_apart("said"))[0]["name"] == "Benno"
    await passage.end()


async def test_nothing_is_heard_after_the_line_was_closed(site: Site, code: str) -> None:
    passage = Passage(site)
    bring(passage, code)
    await passage.tell_apart("done")
    passage.close("too_slow")
    passage.say(text='{"type": "chat", "id": "c", "text": "hello"}')
    await passage.end()
    assert not any(message["type"] == "said" for _, message in passage.told)


@pytest.mark.parametrize("event", [{"bytes": b"{}"}, {"text": "{}"}, {"text": ""}])
async def test_an_arrival_that_is_none_is_said_so(site: Site, event: dict[str, Any]) -> None:
    passage = Passage(site)
    passage.say(**event)
    await passage.end()
    assert passage.closed == "unreadable"


@pytest.mark.parametrize("why", ["no such table", "it closes", "the store is silent", "another has it"])
async def test_who_is_brought_to_the_wrong_server_is_told_that_the_table_is_elsewhere(
    site: Site, code: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def find(code: str) -> object:
        if why == "the store is silent":
            raise Refusal("not_stored")
        return object()

    if why in ("the store is silent", "another has it"):
        monkeypatch.setattr(site.reception.lobby, "find", find)
    site.closing = why == "it closes"
    passage = Passage(site)
    bring(passage, "ZZZZZ" if why == "no such table" else code)
    await passage.end()
    assert passage.closed == ELSEWHERE
    assert not site.reception.guests
    assert passage.told == []
