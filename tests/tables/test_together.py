"""Everything at once: messages that arrive together, two tabs of one player, a connection that stalls."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from maquignon.tables.people.attendance import AWAY
from maquignon.tables.protocol.answers import Done, Gone, Presence, Refused, Said, Update
from maquignon.tables.telling.outbox import Outbox
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.time import settle


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


async def say_together(*messages: tuple[Person, dict[str, Any]]) -> None:
    """All of it has arrived before anything of it is dealt with."""
    for person, message in messages:
        assert person.visit is not None
        assert person.visit.hear_at_once(msgspec.json.encode(message))
    await settle()


def bid(person: Person, amount: int, id: str) -> tuple[Person, dict[str, Any]]:
    action = {"do": "bid", "amount": amount}
    return person, {"type": "act", "id": id, "question": person.update.question, "action": action}


# --- together ---------------------------------------------------------------------------------------------------------


async def test_of_two_equal_bids_the_first_to_arrive_counts(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    await say_together(bid(cleo, 10, "c"), bid(ben, 10, "b"))
    assert (ana.update.view.high_bid, ana.update.view.leader) == (10, 2)
    assert cleo.update.done == "c"
    assert (ben.last(Refused).id, ben.last(Refused).reason) == ("b", "too_low")


async def test_higher_bids_that_arrive_together_all_count_in_their_order(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    await say_together(bid(ben, 10, "1"), bid(cleo, 20, "2"), bid(ben, 30, "3"))
    assert [(update.view.high_bid, update.view.leader) for update in ana.all(Update)[-3:]] == [
        (10, 1),
        (20, 2),
        (30, 1),
    ]
    assert [update.done for update in ben.all(Update)[-3:]] == ["1", None, "3"]


async def test_what_arrives_while_the_disk_is_slow_is_dealt_with_in_order(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    told = len(ana.all(Update))
    hall.store.waits = asyncio.Event()
    await say_together(bid(ben, 10, "1"), bid(cleo, 20, "2"))
    assert len(ana.all(Update)) == told
    assert not [update for update in ben.all(Update) if update.done == "1"]
    hall.store.waits.set()
    await settle()
    assert [update.view.leader for update in ana.all(Update)[told:]] == [1, 2]


async def test_a_command_said_twice_in_one_breath_is_done_once(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    log = hall.store.log_of[hall.only_table.id]
    length = len(log)
    await say_together(bid(ben, 10, "1"), bid(ben, 10, "1"))
    assert len(log) == length + 1
    assert ben.update.done == "1"
    assert ben.last(Done).id == "1"
    assert not ben.all(Refused)


async def test_a_line_of_chat_said_again_is_said_once(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    for _ in range(3):
        await ana.say("chat", text="hello", id="1")
        await ana.say("quick_phrase", phrase="thanks", id="2")
    assert [(said.text, said.phrase) for said in ben.all(Said)] == [("hello", None), (None, "thanks")]
    assert len(hall.store.lines[hall.only_table.id]) == 2
    assert [done.id for done in ana.all(Done)[-6:]] == ["1", "2"] * 3


async def test_a_line_that_could_not_be_stored_may_be_said_again(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    hall.store.full = True
    await ana.say("chat", text="hello", id="1")
    assert (ana.last(Refused).reason, ben.all(Said)) == ("not_stored", [])
    hall.store.full = False
    await ana.say("chat", text="hello", id="1")
    assert [said.text for said in ben.all(Said)] == ["hello"]


async def test_two_who_want_the_last_seat_do_not_sit_on_each_other(hall: TestHall) -> None:
    ana, ben, cleo, dan = await hall.people("Ana", "Ben", "Cleo", "Dan")
    await ana.say("create_table", terms={"seats": [None, "thrifty", None]})
    for person in (ben, cleo, dan):
        await person.say("join", code=ana.table.code, sit=False)
    sit = {"type": "sit", "id": "1", "seat": 2}
    await say_together((cleo, sit), (ben, sit), (dan, {"type": "sit", "id": "1"}))
    assert [seat.name for seat in ana.table.seats] == ["Ana", "Thrifty", "Cleo"]
    assert (ben.last(Refused).reason, dan.last(Refused).reason) == ("seat_taken", "table_full")


# --- two tabs ---------------------------------------------------------------------------------------------------------


async def second_tab(hall: TestHall, person: Person) -> Person:
    tab = Person(hall, f"{person.name}-again")
    tab.token = person.token
    return await tab.connect(table=person.table.code)


async def test_both_tabs_of_a_player_show_the_same(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    tab = await second_tab(hall, ana)
    assert tab.table.spectators == 0
    await tab.act("auction", id="1")
    await ben.act("bid", amount=10)
    await ben.say("chat", text="hello")
    assert tab.frames[-2:] == ana.frames[-2:]
    assert tab.update.view.purse == ana.update.view.purse
    assert isinstance(tab.heard[-1], Said)


async def test_a_move_made_in_both_tabs_is_made_once(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    tab = await second_tab(hall, ana)
    move = {"type": "act", "question": ana.update.question, "action": {"do": "auction"}}
    await say_together((ana, {**move, "id": "1"}), (tab, {**move, "id": "2"}))
    assert ana.update.done == "1"
    assert tab.last(Refused).reason == "too_late"
    assert ben.update.view.phase == "bidding"


async def test_who_closes_one_of_two_tabs_is_still_there(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    tab = await second_tab(hall, ana)
    await ana.disconnect()
    assert not ben.all(Presence)
    await hall.time.pass_by(2 * AWAY)
    assert not ben.table.seats[0].standing_in
    await tab.disconnect()
    assert not ben.last(Presence).seats[0].present
    await hall.time.pass_by(AWAY)
    assert ben.table.seats[0].standing_in


async def test_who_leaves_in_one_of_two_tabs_is_still_there(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    tab = await second_tab(hall, ana)
    await ana.say("leave")
    assert ana.last(Gone).reason == "left"
    assert not tab.all(Gone)
    await hall.time.pass_by(2 * AWAY)
    assert not ben.table.seats[0].standing_in
    await tab.act("auction")
    assert ben.update.view.phase == "bidding"


async def test_one_player_in_many_tabs_is_one_spectator_and_wishes_once(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=ana.table.code)
    tabs = [await second_tab(hall, eve) for _ in range(3)]
    assert tabs[-1].table.spectators == 1
    tab = await second_tab(hall, ben)
    for person in (ana, tab, cleo):
        await person.say("pause")
    assert ben.table.status == "paused"


# --- a connection that stalls -----------------------------------------------------------------------------------------


async def test_a_stalled_guest_holds_nobody_up_and_is_cut_off(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    (eve,) = await hall.people("Eve")
    assert eve.visit is not None
    assert eve.visit.guest is not None
    stalled = eve.visit.guest.line = Outbox(most_frames=8)
    await eve.say("join", code=ana.table.code)
    await ana.act("auction")
    for amount in range(10, 400, 10):
        await (ben if amount % 20 else ana).say("chat", text=f"{amount}")
        await hall.time.pass_by(1_000)
    assert stalled.closed == "too_slow"
    assert len(ben.all(Said)) > 20
    assert ana.update.view.phase != "bidding"
    await eve.disconnect()
