"""Everything that ever went over a wire during whole games, searched for what its reader may not know."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from maquignon.client import Client, line, visit
from maquignon.notation.frames import NOT_IN_EVERY_VIEW, encode_options
from maquignon.notation.record import loads, read
from maquignon.rules.game import Game, apply
from maquignon.rules.options import options
from maquignon.rules.state import OVER
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view
from maquignon.tables.protocol.answers import Finished
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import FollowLobby
from tests.properties.interference import Viewer, deal_anew
from tests.server.people import gather_round, play_all
from tests.server.serving import serving

MAY_KNOW = {
    "price_paid": ("payer", "payee"),  # D13
    "bought_back": ("seller", "bidder"),
    "offer_accepted": ("challenger", "target"),  # R5.3
    "trade_opened": ("challenger",),
    "offer_renewed": ("challenger",),
    "counter_laid": ("target",),
    "trade_tied": ("challenger", "target"),
    "trade_decided": ("challenger", "target"),
}
SECRETS = ("notes", "offer", "counter")
QUIET = ("welcome", "table", "presence", "clock", "done", "refused", "said", "chat_so_far", "lobby", "ping")


class Split(msgspec.Struct):
    """An update whose parts are still the bytes they came as."""

    version: int
    options: msgspec.Raw
    view: msgspec.Raw


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> list[list[bytes]]:
    """Every frame of every connection, as it came."""
    heard: list[list[bytes]] = []

    class Tapped(connect):
        async def __aenter__(self) -> Any:
            socket = await super().__aenter__()
            wire: list[bytes] = []
            heard.append(wire)
            receive = socket.recv

            async def recv(decode: bool | None = None) -> Any:
                frame = await receive(decode=False)
                assert isinstance(frame, bytes)
                wire.append(frame)
                return frame

            socket.recv = recv  # type: ignore[method-assign]
            return socket

    monkeypatch.setattr(line, "connect", Tapped)
    return heard


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
async def test_no_frame_of_a_whole_game_tells_what_its_reader_may_not_know(
    tmp_path: Path, edition: str, wires: list[list[bytes]]
) -> None:
    async with serving(tmp_path) as running, AsyncExitStack() as stack:
        follower = await stack.enter_async_context(visit(running.url, name="Dan"))
        await follower.say(FollowLobby(id="lobby"))
        arrangement = Arrangement(edition=edition, hammer="fast", thinking="none", public=True)
        guests = await gather_round(stack, running.url, arrangement, people=3)
        assert guests[0].table is not None
        spectator = await stack.enter_async_context(visit(running.url, name="Eve"))
        await spectator.join(guests[0].table.code)
        ending = (await play_all(guests, seed=3))[0]
        await until_finished(spectator)
    viewers: list[Viewer] = [None, 0, 1, 2, None]
    games = dict(enumerate_positions(ending.record))
    assert len(wires) == len(viewers)
    assert all(sum(frame.startswith(b'{"type":"update"') for frame in wire) > 50 for wire in wires[1:])
    for viewer, wire in zip(viewers, wires, strict=True):
        search(wire, viewer, games, ending, Random(edition))
    assert not any(b'"update"' in frame for frame in wires[0])


async def until_finished(guest: Client) -> None:
    async for _ in guest.updates():
        await asyncio.sleep(0)


def enumerate_positions(record: str) -> Iterator[tuple[int, Game]]:
    """The position after so many actions."""
    header, lines = read(record)
    game = header.start()
    yield 0, game.copy()
    for number, (_, action) in enumerate(lines, start=1):
        apply(game, action)
        yield number, game.copy()


def search(wire: list[bytes], viewer: Viewer, games: dict[int, Game], ending: Finished, rng: Random) -> None:
    last = len(loads(ending.record).actions)
    newest = max((msgspec.json.decode(f)["version"] for f in wire if f.startswith(b'{"type":"update"')), default=0)
    is_over = False
    for frame in wire:
        message = msgspec.json.decode(frame)
        if message["type"] == "finished":
            assert is_over, "the seal was opened before the end"
            continue
        assert ending.seal.nonce.encode() not in frame
        if message["type"] == "update":
            # versions count the entries of the log: the last of them are the actions
            game = games[last - (newest - message["version"])]
            is_over = game.state.phase == OVER
            hold_against_a_twin(frame, game, viewer, rng)
        if message["type"] in ("update", "story"):
            for event in message["events"]:
                hold_against_the_audience(event, viewer)
        else:
            assert message["type"] in QUIET
            assert not {"purse", "paid", "order", "nonce", *SECRETS} & set(keys(message))


def hold_against_a_twin(frame: bytes, game: Game, viewer: Viewer, rng: Random) -> None:
    """The same bytes, had the notes that the viewer cannot see been dealt otherwise."""
    split = msgspec.json.decode(frame, type=Split)
    twin = deal_anew(game, viewer, rng)
    there = msgspec.json.decode(msgspec.json.encode(view(twin, viewer)))
    here = msgspec.json.decode(split.view)
    for field in NOT_IN_EVERY_VIEW:
        del there[field]
    if game.state.phase == OVER:  # R6 the money left breaks a tie
        del here["winners"], there["winners"]
    assert here == there
    if viewer is None:
        assert bytes(split.options) == b"null"
    else:
        assert bytes(split.options) == encode_options(options(twin, viewer))


def hold_against_the_audience(event: dict[str, Any], viewer: Viewer) -> None:
    if event["type"] not in MAY_KNOW:
        assert event["type"] == "defaulted" or not set(SECRETS) & event.keys()  # R4.7
        return
    audience = [event[role] for role in MAY_KNOW[event["type"]]]
    if viewer not in audience and not event.get("open", False):
        assert all(event.get(secret) is None for secret in SECRETS)


def keys(found: Any) -> Iterator[str]:
    if isinstance(found, dict):
        for key, value in found.items():
            yield key
            if key not in ("edition", "terms"):  # the rules of a table speak of notes and counters, not of anybody's
                yield from keys(value)
    elif isinstance(found, list):
        for value in found:
            yield from keys(value)
