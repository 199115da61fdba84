"""A hall among others: tables of other servers are known, and led to, and not put away."""

import asyncio
from collections import Counter

import msgspec
import pytest

from maquignon.tables.game.speaker import Speaker
from maquignon.tables.game.summary import encode_summary
from maquignon.tables.hall.caller import Anybody
from maquignon.tables.hall.cluster import ReachableTable
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import LobbyShown, Refused
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.rows import TableRow
from maquignon.tables.table.clockwork import IDLE
from tests.tables.hall import TestHall, open_hall


class FarAway:
    burden = 0.0

    def __init__(self, code: str) -> None:
        self.code = code
        self.came: list[str] = []

    def come(self, guest: Guest, *, id: str | None = None, sit: bool = False, seen: int = 0) -> None:
        self.came.append(guest.name)


class Neighbourhood:
    """Another server, which has every table."""

    def __init__(self, hall: TestHall) -> None:
        self._hall = hall
        self.opened: list[TableRow] = []
        self.ways: list[FarAway] = []
        self.full: set[str] = set()
        """Addresses from which nobody opens one more table."""

    async def find(self, code: str) -> TableRow | None:
        await asyncio.sleep(0)
        return next((row for row in self.opened if row.code == code), None)

    async def claim(self, table: str, address: str) -> bool:
        return address not in self.full

    async def catch_up(self) -> None:
        self._hall.reception.lobby.learn(self.opened, [])

    def way_to(self, address: str, code: str) -> ReachableTable:
        self.ways.append(FarAway(code))
        return self.ways[-1]


async def with_a_table_elsewhere() -> tuple[TestHall, Neighbourhood, TableRow]:
    hall = await TestHall().open()
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"public": True, "seats": [None] * 3})
    summary = encode_summary(hall.only_table.sheet, "p:1")
    row = TableRow("far", "FFFFF", 1, summary)
    hall.store.tables["far"], hall.store.epochs["far"], hall.store.log_of["far"] = row, 1, []
    neighbours = Neighbourhood(hall)
    neighbours.opened.append(row)
    hall.reception.lobby.cluster = neighbours
    return hall, neighbours, row


async def test_whoever_asks_for_a_table_elsewhere_is_led_there() -> None:
    hall, neighbours, _ = await with_a_table_elsewhere()
    hall.store.elsewhere = "http://far"
    (ben,) = await hall.people("Ben")
    await ben.say("join", code="FFFFF")
    assert [way.came for way in neighbours.ways][-1] == ["Ben"]
    await ben.say("join", code="ZZZZZ")
    assert ben.last(Refused).reason == "unknown_table"
    await ben.disconnect()  # whom the other server answers
    await hall.crash()


async def test_without_a_cluster_a_table_elsewhere_cannot_be_reached_now() -> None:
    hall, _, row = await with_a_table_elsewhere()
    hall.reception.lobby.learn([row], [])
    hall.reception.lobby.cluster, hall.store.elsewhere = None, "http://far"
    (ben,) = await hall.people("Ben")
    await ben.say("join", code="FFFFF")
    assert ben.last(Refused).reason == "shutting_down"
    await hall.crash()


async def test_the_lobby_tells_once_of_what_is_new_elsewhere_and_of_what_is_over() -> None:
    hall, _, row = await with_a_table_elsewhere()
    (ben,) = await hall.people("Ben")
    await ben.say("follow_lobby", follow=True)
    lobby, before = hall.reception.lobby, len(ben.all(LobbyShown))
    for _ in range(3):
        lobby.learn([row, TableRow("new", "NNNNN", 1, None)], [])
        await hall.time.pass_by(1_000)
    assert len(ben.all(LobbyShown)) == before + 1
    assert {table.code for table in ben.last(LobbyShown).tables} == {"FFFFF", hall.only_table.code}
    lobby.learn([], ["FFFFF", hall.only_table.code, "ZZZZZ"])
    await hall.time.pass_by(1_000)
    assert {table.code for table in ben.last(LobbyShown).tables} == {hall.only_table.code}, "ours is ours"
    await hall.crash()


async def test_a_table_that_lives_elsewhere_is_not_put_away_here() -> None:
    hall, _, row = await with_a_table_elsewhere()
    hall.reception.lobby.learn([row], [])
    hall.store.elsewhere = "http://far"
    await hall.time.pass_by(IDLE["gathering"] + 1_000)
    assert "far" in hall.store.tables
    assert hall.reception.lobby.is_open("FFFFF")
    await hall.crash()


async def test_a_table_whose_server_died_is_put_away_by_whoever_knows_of_it_when_nobody_comes() -> None:
    hall, _, row = await with_a_table_elsewhere()
    hall.reception.lobby.learn([row], [])
    hall.store.elsewhere = "http://far"
    await hall.time.pass_by(IDLE["gathering"] + 1_000)
    hall.store.elsewhere = None  # its lease is over
    await hall.time.pass_by(IDLE["gathering"] + 1_000)
    assert "far" not in hall.store.tables
    assert not hall.reception.lobby.is_open("FFFFF")
    assert hall.reception.lobby._places.taken_by("p:1") is None
    await hall.crash()


async def test_a_table_that_is_being_opened_elsewhere_is_left_alone_by_who_starts() -> None:
    hall = await TestHall().open()
    hall.store.tables["far"] = TableRow("far", "FFFFF", 1)
    hall.store.epochs["far"], hall.store.elsewhere = 1, "http://far"
    await hall.restart()
    assert "far" in hall.store.tables
    await hall.crash()


async def test_what_others_say_of_a_table_here_makes_no_second_one_of_it() -> None:
    hall, _, _ = await with_a_table_elsewhere()
    lobby, table = hall.reception.lobby, hall.only_table
    lobby.learn([TableRow(table.id, table.code, 1, encode_summary(table.sheet, "p:2"))], [])
    assert lobby.size == 1
    assert [shown.code for shown in lobby.listing().tables] == [table.code]
    await hall.crash()


async def test_a_table_closed_elsewhere_takes_no_place_any_more() -> None:
    hall, _, row = await with_a_table_elsewhere()
    lobby = hall.reception.lobby
    lobby.learn([row], [])
    assert lobby._places.taken_by("p:1") == "FFFFF"
    lobby.learn([], ["FFFFF"])
    assert lobby._places.taken_by("p:1") is None
    await hall.crash()


async def test_a_code_that_is_had_again_by_now_is_kept() -> None:
    hall, _, row = await with_a_table_elsewhere()
    lobby = hall.reception.lobby
    for _ in range(2):  # known or not
        lobby.learn([row], ["FFFFF"])
        assert lobby.is_open("FFFFF")
    await hall.crash()


async def test_of_private_tables_others_are_told_nothing() -> None:
    async with open_hall() as hall:
        ana, ben = await hall.people("Ana", "Ben")
        await ana.say("create_table", terms={"public": True})
        await ben.say("create_table", terms={})
        assert [*hall.reception.lobby.attendance()] == [ana.table.code]


async def test_the_lobby_shows_who_is_at_tables_elsewhere() -> None:
    hall, neighbours, _ = await with_a_table_elsewhere()
    lobby = hall.reception.lobby
    await neighbours.catch_up()
    ours, host = hall.only_table.code, hall.only_table.sheet.host
    assert lobby.attendance() == {ours: [host]}, "what the others are told of ours"
    (ben,) = await hall.people("Ben")
    await ben.say("follow_lobby", follow=True)
    before = len(ben.all(LobbyShown))
    for _ in range(3):
        lobby.learn_attendance({"FFFFF": [host, "p_ben"], "ZZZZZ": ["p_cleo"]})
        await hall.time.pass_by(1_000)
    assert len(ben.all(LobbyShown)) == before + 1
    far = next(table for table in ben.last(LobbyShown).tables if table.code == "FFFFF")
    assert ([seat.present for seat in far.seats], far.spectators) == ([True, False, False], 1)
    neighbours.opened[0] = msgspec.structs.replace(neighbours.opened[0], created=2)
    await neighbours.catch_up()
    assert lobby._known("FFFFF").listed() == far, "something else is new there, and they are still there"  # type: ignore[union-attr]
    lobby.learn_attendance({})
    assert not any(seat.present for seat in lobby._known("FFFFF").listed().seats)  # type: ignore[union-attr]
    await hall.crash()


async def test_a_command_that_opened_a_table_elsewhere_opens_none_here() -> None:
    """Somebody said it again after their line was lost, and came to another server."""
    hall, _, _ = await with_a_table_elsewhere()
    hall.store.elsewhere, before = "http://far", set(hall.store.tables)
    table = await hall.reception.lobby.create(Speaker("p", "Ana", None), Arrangement(), "p:1", Anybody())
    assert (table.code, set(hall.store.tables)) == ("FFFFF", before)
    await hall.crash()


async def test_who_comes_from_nowhere_shares_no_limit_of_the_cluster_with_others() -> None:
    hall, neighbours, _ = await with_a_table_elsewhere()
    neighbours.full.add("")
    table = await hall.reception.lobby.create(Speaker("ben", "Ben", None), Arrangement(), "ben:1", Anybody())
    assert hall.reception.lobby.is_open(table.code)
    await hall.crash()


async def test_an_address_that_has_enough_tables_elsewhere_opens_none_here() -> None:
    hall, neighbours, _ = await with_a_table_elsewhere()
    neighbours.full.add("here")
    before, host = set(hall.store.tables), Speaker("ben", "Ben", None)
    with pytest.raises(Refusal, match="too_many_tables"):
        await hall.reception.lobby.create(host, Arrangement(), "ben:1", Guesser())
    assert set(hall.store.tables) == before, "and nothing is left of it"
    await hall.crash()


class Guesser(Anybody):
    """Counts what is held against whoever tries codes."""

    address = "here"
    wrong = 0

    def may_try_code(self) -> bool:
        return self.wrong < 12

    def missed(self) -> None:
        self.wrong += 1


async def test_no_guess_is_free_because_others_are_asked_and_right_codes_cost_nothing_however_many_come() -> None:
    hall, neighbours, row = await with_a_table_elsewhere()
    guesser, look = Guesser(), hall.reception.lobby.look
    neighbours.opened += [TableRow(f"n{number}", f"NEW{number:02}", 1, row.summary) for number in range(40)]
    found = await asyncio.gather(*(look(new.code, guesser) for new in neighbours.opened for _ in range(3)))
    assert len({table.code for table in found}) == 41
    assert guesser.wrong == 0
    guesses = await asyncio.gather(*(look(f"WR{number:03}", guesser) for number in range(40)), return_exceptions=True)
    assert Counter(guess.reason for guess in guesses if isinstance(guess, Refusal)) == {
        "unknown_table": 12,
        "too_fast": 28,
    }
    await hall.crash()
