"""Servers of one database: whoever comes to one of them finds every table, and the game goes on when one ends."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import asyncpg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from maquignon.bots.roster import make_bot
from maquignon.client import Client, CommandRefused, visit
from maquignon.server.neighbours import _addresses
from maquignon.server.ticket import PASSAGE
from maquignon.tables.protocol.answers import LobbyShown, Presence, Said, TableShown
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import Chat, FollowLobby, Rematch, Rename
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.postgres.database import migrate
from tests.postgresql import new_database
from tests.server.people import play_all
from tests.server.serving import Running, serving


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Running, Running]]:
    url = await new_database()
    await migrate(url)
    async with serving(tmp_path, store=url) as here, serving(tmp_path, store=url) as there:
        yield here, there


async def come(stack: AsyncExitStack, at: Running, name: str) -> Client:
    return await stack.enter_async_context(visit(at.url, name=name))


async def test_a_game_is_played_by_guests_of_two_servers(two: tuple[Running, Running]) -> None:
    here, there = two
    async with AsyncExitStack() as stack:
        ana, ben, cleo = [await come(stack, at, name) for at, name in ((here, "Ana"), (there, "Ben"), (there, "Cleo"))]
        code = await ana.create_table(Arrangement(seats=[None] * 3))
        for guest in (ben, cleo):
            await guest.join(code)
        await ana.start()
        endings = await play_all([ana, ben, cleo], 1)
        assert endings[0].scores == endings[1].scores == endings[2].scores
        assert len(here.site.reception.lobby.tables) == 1
        assert not there.site.reception.lobby.tables, "who passes guests on has no table"


async def test_what_is_said_is_heard_at_both_servers_and_renaming_too(two: tuple[Running, Running]) -> None:
    here, there = two
    async with AsyncExitStack() as stack:
        ana, ben = await come(stack, here, "Ana"), await come(stack, there, "Ben")
        await ben.join(await ana.create_table())
        await ben.say(Rename(id="r", name="Benno"))
        await ben.say(Chat(id="c", text="hello"))
        async for message in ana.everything():
            if isinstance(message, Said):
                assert (message.name, message.text) == ("Benno", "hello")
                break


async def test_the_lobby_shows_the_tables_of_all_servers(two: tuple[Running, Running]) -> None:
    here, there = two
    async with AsyncExitStack() as stack:
        ana, ben = await come(stack, here, "Ana"), await come(stack, there, "Ben")
        await ben.say(FollowLobby(id="f", follow=True))
        code = await ana.create_table(Arrangement(public=True))
        async for message in ben.everything():
            if isinstance(message, LobbyShown) and [table.code for table in message.tables] == [code]:
                break
        await here.site.store.close_table(here.site.reception.lobby.tables[code].id)
        async for message in ben.everything():
            if isinstance(message, LobbyShown) and not message.tables:
                break


async def test_a_player_is_one_at_all_servers_and_so_are_limits(tmp_path: Path) -> None:
    url = await new_database()
    await migrate(url)
    async with AsyncExitStack() as stack:
        here, there = [
            await stack.enter_async_context(serving(tmp_path, store=url, max_tables_per_player=2)) for _ in range(2)
        ]
        ana = await come(stack, here, "Ana")
        codes = {await ana.create_table(Arrangement(seats=[None] * 3)) for _ in range(2)}
        again = await stack.enter_async_context(visit(there.url, token=ana.token))
        with pytest.raises(CommandRefused) as refused:
            await again.create_table()
        assert refused.value.reason == "too_many_tables"
        third = await stack.enter_async_context(visit(there.url, token=ana.token))
        assert third.welcome is not None
        assert {seat.code for seat in third.welcome.seats} == codes


async def test_an_address_is_one_at_all_servers(tmp_path: Path) -> None:
    """Its tables, its new players and its wrong codes, however it spreads them."""
    url = await new_database()
    await migrate(url)
    few = {"max_tables_per_address": 3, "new_players_per_minute": 10}
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(tmp_path, store=url, **few)) for _ in range(2)]
        sites = [server.site for server in servers]
        for site in sites:  # nothing is forgiven while this test runs
            site.ledger.new_players._rate = site.ledger.wrong_codes._rate = 1e-9
        hosts = [await come(stack, server, name) for server in servers for name in ("Ana", "Ben", "Cleo")]
        for host in (hosts[0], hosts[3], hosts[1]):  # one after the other: in the same instant a handful more may be
            await host.create_table()
        for host in (hosts[4], hosts[2], hosts[5]):
            with pytest.raises(CommandRefused) as refused:
                await host.create_table()
            assert refused.value.reason == "too_many_tables"
        eve, dan = await come(stack, servers[0], "Eve"), await come(stack, servers[1], "Dan")
        for number in range(12):
            with pytest.raises(CommandRefused, match="no table"):
                await eve.join(f"WRNG{number:04}")
        callers = [site.caller("127.0.0.1") for site in sites]
        assert not callers[0].may_try_code()
        await all_told(url, {"wrong code": 0, "new player": 2})
        with pytest.raises(CommandRefused, match="no table"):
            await dan.join("WRNGAGAN")  # the one by which the other server learns of it
        async with asyncio.timeout(20):
            while callers[1].may_try_code():  # noqa: ASYNC110  # told in a moment
                await asyncio.sleep(0.05)
            assert callers[0].admit_player()
            while sites[0].ledger.new_players.of("127.0.0.1").level > 2:  # noqa: ASYNC110  # nine have come, by both
                await asyncio.sleep(0.05)


async def all_told(url: str, left: dict[str, int]) -> None:
    """Until the database knows what was taken."""
    connection = await asyncpg.connect(url)
    known: dict[str, int] = {}
    async with asyncio.timeout(20):
        while known != left:
            known = dict(await connection.fetch("SELECT kind, round(level)::integer FROM allowances"))
            await asyncio.sleep(0.05)
    await connection.close()


async def test_the_lobby_shows_who_is_at_a_table_of_another_server(two: tuple[Running, Running]) -> None:
    here, there = two
    async with AsyncExitStack() as stack:
        ana, ben = await come(stack, here, "Ana"), await come(stack, there, "Ben")
        await ben.say(FollowLobby(id="f", follow=True))
        await ana.create_table(Arrangement(public=True, seats=[None] * 3))
        async with asyncio.timeout(20):
            async for message in ben.everything():
                if isinstance(message, LobbyShown) and any(
                    seat.present for table in message.tables for seat in table.seats
                ):
                    break


async def test_from_a_table_there_one_goes_to_a_table_here_and_back(two: tuple[Running, Running]) -> None:
    here, there = two
    async with AsyncExitStack() as stack:
        ana, ben = await come(stack, here, "Ana"), await come(stack, there, "Ben")
        first = await ana.create_table()
        await ben.join(first)
        second = await ben.create_table()
        assert ben.table is not None
        assert ben.table.code == second
        await ben.join(first)
        assert ben.table.code == first
        await ben.leave()
        with pytest.raises(CommandRefused, match="table"):
            await ben.say(Chat(id="nowhere", text="hello"))


async def test_who_hangs_up_at_the_other_server_is_away_from_the_table(two: tuple[Running, Running]) -> None:
    here, there = two
    async with AsyncExitStack() as stack:
        ana = await come(stack, here, "Ana")
        code = await ana.create_table(Arrangement(seats=[None] * 3))
        async with visit(there.url, name="Ben") as ben:
            await ben.join(code)
        async with asyncio.timeout(20):
            async for message in ana.everything():
                if isinstance(message, Presence) and [seat.present for seat in message.seats] == [True, False, False]:
                    break
        assert [guest.name for guest in here.site.reception.guests] == ["Ana"]


async def test_after_the_game_the_next_one_is_found_by_everybody(two: tuple[Running, Running]) -> None:
    here, there = two
    async with AsyncExitStack() as stack:
        ana, ben = await come(stack, here, "Ana"), await come(stack, there, "Ben")
        code = await ana.create_table(Arrangement(seats=[None, None, "thrifty"]))
        await ben.join(code)
        await ana.start()
        await play_all([ana, ben], 3)
        await ben.say(Rematch(id="again"))
        await ana.say(Rematch(id="again-too"))
        assert ana.table is not None
        assert ben.table is not None
        assert ana.table.code == ben.table.code != code


async def test_a_code_that_no_server_knows_is_unknown(two: tuple[Running, Running]) -> None:
    async with visit(two[1].url, name="Ana") as ana:
        with pytest.raises(CommandRefused) as refused:
            await ana.join("ZZZZZ")
        assert refused.value.reason == "unknown_table"


# --- take-over --------------------------------------------------------------------------------------------------------


async def test_a_guest_of_the_other_server_plays_on_when_the_table_loses_its_server(tmp_path: Path) -> None:
    url, mind = await new_database(), make_bot("thrifty", Random(1))
    await migrate(url)
    async with serving(tmp_path, store=url) as here, AsyncExitStack() as stack:
        async with serving(tmp_path, store=url) as there:
            first = await come(stack, there, "Ana")
            code = await first.create_table(Arrangement(seats=[None, "thrifty", "thrifty"]), start=True)
            ana = await stack.enter_async_context(visit(here.url, token=first.token, table=code))
            async for _ in ana.updates():
                break
            assert code not in here.site.reception.lobby.tables
        async for question in ana.questions():
            await question.answer(mind.choose(question.view, question.options))
            if code in here.site.reception.lobby.tables:
                break


async def test_while_a_dead_server_still_has_the_table_one_waits_for_the_end_of_its_lease(
    two: tuple[Running, Running],
) -> None:
    here, there = two
    async with visit(there.url, name="Ana") as ana:
        code = await ana.create_table()
        token = ana.token
    assert there.site.neighbours is not None
    for errand in there.site.neighbours._errands:
        errand.cancel()
    there.site.closing = True
    async with asyncio.timeout(5):
        async with visit(here.url, token=token, table=code) as ana:
            async for message in ana.everything():
                if isinstance(message, TableShown):
                    break
    assert code in here.site.reception.lobby.tables


# --- who may pass guests on -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["", "Bearer ", "Bearer wrong"])
async def test_only_servers_of_the_cluster_bring_guests(two: tuple[Running, Running], word: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://{two[0].host}{PASSAGE}", additional_headers={"authorization": word}):
            pass
    assert refused.value.response.status_code == 403


async def test_a_server_alone_knows_no_passage(tmp_path: Path) -> None:
    async with serving(tmp_path) as alone:
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://{alone.host}{PASSAGE}", additional_headers={"authorization": "Bearer "}):
                pass


async def test_an_arrival_that_cannot_be_read_ends_the_passage(two: tuple[Running, Running]) -> None:
    neighbours = two[0].site.neighbours
    assert neighbours is not None
    word = {"authorization": f"Bearer {neighbours.secret}"}
    async with connect(f"ws://{two[0].host}{PASSAGE}", additional_headers=word) as socket:
        await socket.send("{}")
        with pytest.raises(ConnectionClosed, match="unreadable"):
            await socket.recv()


async def test_who_asks_while_the_database_does_not_answer_is_told_so(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed

    neighbours = two[0].site.neighbours
    assert neighbours is not None
    monkeypatch.setattr(neighbours._store, "table", fail)
    monkeypatch.setattr(neighbours._store.news, "read", fail)
    for asked in (neighbours.find("ABCD"), neighbours.catch_up()):
        with pytest.raises(Refusal, match="not_stored"):
            await asked


async def test_a_name_that_nobody_knows_has_no_address() -> None:
    assert await _addresses("nowhere.invalid") == []
    assert "127.0.0.1" in await _addresses("127.0.0.1")


async def test_a_server_ends_although_news_come_at_that_moment(two: tuple[Running, Running]) -> None:
    neighbours = two[0].site.neighbours
    assert neighbours is not None
    for turns in range(6):  # of the loop, between the news and the end
        neighbours._news.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await neighbours.hand_over()
        await neighbours.open()
