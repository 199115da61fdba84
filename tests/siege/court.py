"""Kills: people play, the server dies at random moments, and the log is held against what they were shown."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from maquignon.bots.roster import make_bot
from maquignon.client import Client, CommandRefused, Unreachable, visit
from maquignon.client.question import move_of
from maquignon.notation.record import loads, replay
from maquignon.rules.scoring import score
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view
from maquignon.tables.game.entries import Opened, decode_body
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.protocol.answers import Done, Update
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import Act
from maquignon.tables.protocol.wire import AnyMove, Position, read_view
from maquignon.tables.store.rows import EntryRow
from maquignon.tables.store.sqlite import FILE_NAME
from tests.server.process import ServerProcess

NAMES = ("Ana", "Ben", "Cleo")


@dataclass
class Witness:
    """One person, and everything the server told them that it must never forget."""

    code: str
    player: str
    seat: int
    seen: dict[int, Position] = field(default_factory=dict)
    acknowledged: dict[str, dict[str, Any]] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    is_over: bool = False
    """They have seen the end of their game."""

    def so_far(self) -> "Witness":
        return replace(self, seen=dict(self.seen), acknowledged=dict(self.acknowledged), refused=set(self.refused))


@dataclass
class Court:
    thinks: float = 0
    """Seconds that somebody takes to decide, at most."""
    bots: int = 0
    """Seats of every table that bots have, instead of people."""
    witnesses: list[Witness] = field(default_factory=list)
    seated: list[Client] = field(default_factory=list)
    """Who is in the middle of a game."""
    finished: int = 0
    moves: int = 0

    async def watch(self, guest: Client, mind: Random) -> None:
        """Play a game, and write down what is shown and what is acknowledged."""
        assert guest.table is not None
        assert guest.welcome is not None
        assert guest.table.you is not None
        witness = Witness(guest.table.code, guest.welcome.player, guest.table.you)
        self.witnesses.append(witness)
        self.seated.append(guest)
        try:
            await self._play(guest, witness, mind)
        finally:
            self.seated.remove(guest)
        assert guest.finished is not None
        game = replay(loads(guest.finished.record))
        assert guest.finished.scores == [score(game.state, seat) for seat in range(3)]
        self.finished += 1
        witness.is_over = True

    async def _play(self, guest: Client, witness: Witness, mind: Random) -> None:
        bot = make_bot("random", mind)
        async for question in guest.questions():
            witness.seen[question.update.version] = question.update.view
            await asyncio.sleep(mind.uniform(0, self.thinks))
            action = move_of(bot.choose(question.view, question.options))
            while await self._act(guest, witness, question.update.question, action) == "not_stored":  # noqa: ASYNC110
                await asyncio.sleep(0.2)  # it did not happen: the same again, as something new

    async def _act(self, guest: Client, witness: Witness, question: int, action: AnyMove) -> str | None:
        """Why it was refused, if it was."""
        id = guest.next_id()
        try:
            answer = await guest.say(Act(id=id, question=question, action=action))
        except CommandRefused as refused:
            witness.refused.add(id)
            return refused.reason
        assert isinstance(answer, Update | Done)
        witness.acknowledged[id] = msgspec.to_builtins(action)
        self.moves += 1
        return None

    def examine(self, data: Path) -> None:
        """Hold the log against what was seen."""
        with sqlite3.connect(f"file:{data / FILE_NAME}?mode=ro", uri=True) as db:
            codes = dict(db.execute("SELECT code, id FROM tables").fetchall())
            for witness in self.witnesses:
                rows = db.execute(
                    "SELECT version, at, command, body FROM entries WHERE table_id = ? ORDER BY version",
                    (codes[witness.code],),
                )
                examine_one(witness, [EntryRow(*row) for row in rows])


def examine_one(witness: Witness, entries: list[EntryRow]) -> None:
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert max(witness.seen, default=0) <= len(entries), "a version that was shown is not in the log"
    commands = [entry.command for entry in entries if entry.command is not None]
    assert len(commands) == len(set(commands)), "a command was carried out twice"
    by_command = {entry.command: entry for entry in entries}
    for id, action in witness.acknowledged.items():
        body = msgspec.json.decode(_acted(by_command[f"{witness.player}:{id}"], entries).body)
        assert {**body["action"], "seat": witness.seat} == {**action, "seat": witness.seat}
        assert body["action"]["seat"] == witness.seat
    assert not {f"{witness.player}:{id}" for id in witness.refused} & by_command.keys(), "refused, yet carried out"
    _require_same_views(witness, entries)


def _acted(entry: EntryRow, entries: list[EntryRow]) -> EntryRow:
    """Whoever acts while a bot stands in comes back first: that entry has the command, and the action follows it."""
    while msgspec.json.decode(entry.body)["entry"] != "played":
        entry = entries[entry.version]
    return entry


def _require_same_views(witness: Witness, entries: list[EntryRow]) -> None:
    opened = decode_body(entries[0].body)
    assert isinstance(opened, Opened)
    sheet = Sheet.blank(opened)
    for entry in entries:
        sheet = sheet.draft(entry.at)
        sheet.write(decode_body(entry.body))
        if entry.version in witness.seen:
            assert sheet.game is not None
            shown = read_view(witness.seen[entry.version], sheet.edition)
            assert shown == view(sheet.game, witness.seat)


async def keep_playing(court: Court, url: str, dice: Random, stopping: asyncio.Event) -> None:
    """One table after the other, until it is enough."""
    while not stopping.is_set():
        try:
            await _play_once(court, url, dice)
        except Unreachable:  # nobody opened the door: the server is down, and these people were never inside
            pass
        except CommandRefused as refused:
            if refused.reason != "not_stored":  # the database is away, and these people were not at the table yet
                raise
        await asyncio.sleep(0.01)


async def _play_once(court: Court, url: str, dice: Random) -> None:
    edition, people = dice.choice(list(EDITIONS)), NAMES[court.bots :]
    seats = [*[None] * len(people), *["random"] * court.bots]
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(visit(url, name=name)) for name in people]
        arrangement = Arrangement(edition=edition, seats=seats, hammer="fast", thinking="none")
        code = await guests[0].create_table(arrangement)
        for guest in guests[1:]:
            await guest.join(code)
        await guests[0].start()
        await asyncio.gather(*(court.watch(guest, Random(dice.random())) for guest in guests))


async def kill(data: Path, kills: int, tables: int, seed: int, killed: Callable[[], None] = lambda: None) -> Court:
    dice, court, stopping = Random(seed), Court(), asyncio.Event()
    server = ServerProcess(data)
    await asyncio.to_thread(server.start)
    playing = [
        asyncio.create_task(keep_playing(court, server.url, Random(dice.random()), stopping)) for _ in range(tables)
    ]
    try:
        for _ in range(kills):
            await _let_play(court, playing, dice)
            server.kill()
            court.examine(data)
            await asyncio.to_thread(server.start)
            killed()
        stopping.set()
        await asyncio.gather(*playing)
        court.examine(data)
        assert server.stop() == 0
    finally:
        if server.is_alive():
            server.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return court


async def _let_play(court: Court, playing: list[asyncio.Task[None]], dice: Random) -> None:
    """A few moves, or many; then a fraction of a second more."""
    wanted = court.moves + dice.randint(1, 60)
    async with asyncio.timeout(120):
        while court.moves < wanted:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.002)
    await asyncio.sleep(dice.random() * 0.02)
