"""The front of the hall: frames that are no messages, and a slow reader's line."""

import asyncio
from collections.abc import AsyncIterator
from typing import get_args

import msgspec
import pytest

from maquignon.notation.reasons import LAW_REASONS
from maquignon.rules.actions import KINDS
from maquignon.tables.hall.caller import Anybody
from maquignon.tables.hall.reception import BETWEEN_PINGS, REMEMBERED_PINGS
from maquignon.tables.hall.visit import Visit
from maquignon.tables.protocol.answers import Done, Moved, Ping, Refused, Said, Welcome
from maquignon.tables.protocol.messages import ClientMessage, Command, Pong
from maquignon.tables.protocol.refusals import ALL_REASONS, Refusal
from maquignon.tables.protocol.wire import AnyMove
from maquignon.tables.telling.outbox import Outbox
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.time import settle


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


def ping_all(hall: TestHall) -> None:
    for guest in hall.reception.guests:
        hall.reception.ping(guest)


# --- frames -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"hello",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"{}",
        b'{"type":"nothing"}',
        b'{"type":"act"}',
        b'{"type":"act","id":"1","question":-1,"action":{"do":"pass"}}',
        b'{"type":"act","id":"1","question":1,"action":{"do":"pass","seat":1}}',
        b'{"type":"act","id":"1","question":1,"action":{"do":"hammer"}}',
        b'{"type":"act","id":"1","question":1,"action":{"do":"bid","amount":"10"}}',
        b'{"type":"act","id":"1","question":1,"action":{"do":"pay","notes":[20]}}',
        b'{"type":"act","id":"1","question":1,"action":{"do":"bid","amount":1e400}}',
        b'{"type":"chat","id":"1","text":""}',
        b'{"type":"chat","id":"<>","text":"x"}',
        b'{"type":"chat","id":"1","text":"x","seat":2}',
        b"[" * 4000,
    ],
)
async def test_what_is_no_message_is_refused_and_breaks_nothing(hall: TestHall, frame: bytes) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    assert ana.visit is not None
    reason = await ana.visit.hear(frame)
    assert reason == ana.last(Refused).reason == "unreadable"
    assert ana.last(Refused).id is None
    await ana.act("auction")
    assert ana.update.view.phase == "bidding"


async def test_a_frame_that_is_too_long_is_not_read(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    assert ana.visit is not None
    await ana.visit.hear(b'{"type":"chat","id":"1","text":"' + b"x" * 4096 + b'"}')
    assert ana.last(Refused).reason == "too_long"
    await ana.visit.hear("é" * 2049)
    assert ana.last(Refused).reason == "too_long"


async def test_nothing_comes_before_hello_and_hello_comes_once(hall: TestHall) -> None:
    ana = Person(hall, "Ana")
    ana.visit = Visit(hall.reception, ana)
    await ana.say("create_table")
    assert ana.last(Refused).reason == "hello_first"
    await ana.say_raw({"type": "hello", "name": "Ana"})
    await ana.say_raw({"type": "hello", "name": "Ana"})
    assert ana.last(Refused).reason == "hello_twice"


async def test_a_client_of_another_protocol_is_told_so(hall: TestHall) -> None:
    ana = await Person(hall, "Ana").connect(protocol=99)
    assert ana.last(Refused).reason == "unknown_protocol"


class Crowd(Anybody):
    """Too many new players have come from there."""

    def admit_player(self) -> bool:
        return False


async def test_of_too_many_strangers_no_more_are_let_in_nor_told_to_come_again_at_once(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.disconnect()
    eve = Person(hall, "Eve")
    for person, known in ((eve, {"name": "Eve"}), (ana, {"token": ana.token})):
        person.visit = Visit(hall.reception, person, Crowd())
        await person.say_raw({"type": "hello", **known})
    assert (eve.last(Refused).reason, eve.all(Moved), eve.closed) == ("too_fast", [], None)
    assert len(ana.all(Welcome)) == 2, "who was here before is no stranger"


async def test_a_bot_from_outside_cannot_be_seated_by_a_guest(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, "exec:touch /tmp/owned", "thrifty"]})
    assert ana.last(Refused).reason == "unknown_bot"


async def test_whoever_says_too_much_at_once_is_refused(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    assert ana.visit is not None
    for number in range(100):
        await ana.visit.hear(b'{"type":"story","id":"%d"}' % number)
    await settle()
    assert {refused.reason for refused in ana.all(Refused)} == {"too_fast"}
    await ana.act("auction")
    assert ana.update.view.phase == "bidding"


class Payer(Anybody):
    """A place that keeps what it has paid."""

    def __init__(self) -> None:
        self.paid: list[float] = []

    def afford(self, milliseconds: float) -> bool:
        self.paid.append(milliseconds)
        return True


async def test_everything_is_paid_for_once_and_long_stories_cost_more(hall: TestHall) -> None:
    """As on a real line: what cannot be heard at once is heard a second time."""
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    eve, payer, burden = Person(hall, "Eve"), Payer(), hall.only_table.burden
    eve.visit = Visit(hall.reception, eve, payer)

    async def costs(type: str, **fields: object) -> list[float]:
        assert eve.visit is not None
        payer.paid.clear()
        frame = msgspec.json.encode({"type": type, **({} if type == "hello" else {"id": type}), **fields})
        if not eve.visit.hear_at_once(frame):
            await eve.visit.hear(frame)
        await settle()
        return payer.paid

    assert burden > 0
    assert await costs("hello", name="Eve", table=ana.table.code) == [4, burden]
    assert await costs("story") == [2, burden]
    assert await costs("hint", question=0) == [40, burden]
    assert await costs("chat", text="hello") == []
    assert await costs("join", code=ana.table.code) == [4, burden]
    assert await costs("rename", name="Eva") == [1]
    assert await costs("follow_lobby") == [4]
    assert await costs("leave") == []
    assert await costs("story") == [2]
    assert await costs("create_table") == [5]


async def test_the_round_trip_is_measured_by_the_server(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    (guest,) = hall.reception.guests
    number = ana.last(Ping).number
    await hall.time.pass_by(80)
    await ana.say_raw({"type": "pong", "number": number})
    assert guest.round_trip == 80
    await ana.say_raw({"type": "pong", "number": number})
    await ana.say_raw({"type": "pong", "number": 12345})
    assert guest.round_trip == 80
    hall.reception.ping(guest)
    assert ana.last(Ping).round_trip == 80, "and told with the next"


async def test_one_slow_moment_is_not_taken_for_a_slow_line(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    (guest,) = hall.reception.guests
    for waited in (80, 240):
        hall.reception.ping(guest)
        await hall.time.pass_by(waited)
        await ana.say_raw({"type": "pong", "number": ana.last(Ping).number})
    assert guest.round_trip == 160


async def test_who_has_hung_up_is_told_nothing_more_of_the_lobby(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ben.say("follow_lobby", follow=True)
    await ben.disconnect()
    told = len(ben.frames)
    await ana.say("create_table", terms={"public": True, "seats": [None] * 3})
    await hall.time.pass_by(60_000)
    assert len(ben.frames) == told


async def test_who_answers_no_ping_is_hung_up_on_and_who_answers_is_not(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    for number in range(2, REMEMBERED_PINGS + 1):
        ping_all(hall)
        await ben.say_raw({"type": "pong", "number": number})
    assert (ana.closed, len(ana.all(Ping))) == (None, REMEMBERED_PINGS)
    ping_all(hall)
    assert (ana.closed, len(ana.all(Ping))) == ("silent", REMEMBERED_PINGS)
    for _ in range(REMEMBERED_PINGS - 1):
        ping_all(hall)
        assert ben.closed is None
        await ben.say_raw({"type": "pong", "number": ben.last(Ping).number})


async def test_pings_that_are_lost_now_and_then_are_not_held_against_anybody(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    for _ in range(2 * REMEMBERED_PINGS):
        ping_all(hall)  # this one is lost
        ping_all(hall)
        await ana.say_raw({"type": "pong", "number": ana.last(Ping).number})
    assert ana.closed is None


async def test_who_is_at_another_servers_table_is_pinged_there(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    (guest,) = hall.reception.guests
    for _ in range(REMEMBERED_PINGS - 2):
        ping_all(hall)
    guest.passage = Far()
    for _ in range(REMEMBERED_PINGS):
        ping_all(hall)
    assert len(ana.all(Ping)) == REMEMBERED_PINGS - 1
    guest.passage = None
    for _ in range(REMEMBERED_PINGS):
        ping_all(hall)
    assert ana.closed is None, "what was not answered before is forgotten"


class Far:
    """A table of another server."""

    def pass_on(self, message: Command | Pong) -> None:
        raise NotImplementedError


async def test_for_who_reads_slowly_a_ping_takes_the_place_of_the_one_before(hall: TestHall) -> None:
    outbox = Outbox(most_frames=4)
    visit = Visit(hall.reception, outbox)
    await visit.hear('{"type":"hello","name":"Ana"}')
    for number in range(1, 10):
        ping_all(hall)
        await visit.hear(b'{"type":"pong","number":%d}' % number)
    assert outbox.closed is None


async def test_guests_are_pinged_all_the_time(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.tables.hall.reception.BETWEEN_PINGS", 0)
    await hall.restart()
    (ana,) = await hall.people("Ana")
    await settle()
    assert ana.closed == "silent"
    assert [ping.number for ping in ana.all(Ping)] == list(range(1, REMEMBERED_PINGS + 1))


async def test_a_name_can_be_changed_and_is_kept(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("rename", name="Anna")
    assert ana.last(Done).version is None
    await ana.disconnect()
    await hall.time.pass_by(60_000)
    await ana.connect()
    assert ana.last(Welcome).name == "Anna"
    (row,) = hall.store.players.values()
    assert (row.name, row.seen) == ("Anna", hall.time.now()), "or they would be forgotten while they play"


async def test_before_the_server_goes_everybody_is_told_to_come_again(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    hall.reception.farewell()
    for person in (ana, ben):
        assert person.last(Moved).wait >= 1_000
        assert person.closed == "shutting_down"
    late = await Person(hall, "Cleo").connect()
    assert late.last(Refused).reason == "shutting_down"


# --- the lists are complete -------------------------------------------------------------------------------------------


def test_every_reason_has_a_sentence() -> None:
    assert set(LAW_REASONS) <= set(ALL_REASONS)
    for reason in ALL_REASONS:
        assert Refusal(reason, "this", {"seconds": 3} if reason == "busy" else None).sentence.endswith((".", "this"))


def test_every_action_of_a_player_can_be_said() -> None:
    said = {move.__struct_config__.tag for move in get_args(AnyMove)}
    assert said == set(KINDS) - {"deal", "turn_up", "hammer"}


def test_no_message_has_a_field_for_the_speakers_seat() -> None:
    """Only where the host speaks of somebody else's seat, or a guest chooses one to sit on, is a seat named."""
    naming = {kind.__name__ for kind in get_args(ClientMessage) if "seat" in kind.__struct_fields__}
    assert naming == {"Sit", "SeatBot", "FreeSeat", "VoteOut"}
    with_id = {kind for kind in get_args(ClientMessage) if issubclass(kind, Command)}
    assert {kind.__name__ for kind in set(get_args(ClientMessage)) - with_id} == {"Hello", "Pong"}


# --- slow readers -----------------------------------------------------------------------------------------------------


def test_frames_come_out_in_order() -> None:
    outbox = Outbox()
    outbox.send(b"one")
    outbox.send(b"two", replaces="update")
    outbox.close("done")
    outbox.send(b"three")
    assert [outbox.take(), outbox.take(), outbox.take()] == [b"one", b"two", None]


def test_a_slow_reader_loses_old_updates_and_never_the_latest() -> None:
    outbox = Outbox(most_frames=4)
    outbox.send(b"said")
    for number in range(100):
        outbox.send(b"update %d" % number, replaces="update")
    frames = [outbox.take() for _ in range(5)]
    assert frames[0] == b"said"
    assert [frame for frame in frames if frame is not None][-1] == b"update 99"
    assert outbox.closed is None


def test_a_reader_who_never_reads_is_cut_off_and_holds_no_memory() -> None:
    outbox = Outbox(most_frames=4)
    for _ in range(100):
        outbox.send(b"said")
    assert outbox.closed == "too_slow"
    assert outbox.take() is None


def is_open(outbox: Outbox) -> bool:
    return outbox.closed is None


def test_as_many_frames_may_wait_as_there_is_room_for_and_no_more() -> None:
    outbox = Outbox(most_frames=2, most_bytes=10)
    outbox.send(b"old", replaces="update")
    outbox.send(b"new", replaces="update")
    assert [outbox.take(), outbox.take()] == [b"old", b"new"], "nothing was superfluous"
    outbox.send(b"12345")
    outbox.send(b"67890")
    assert is_open(outbox)
    outbox.send(b"!", replaces="update")
    assert outbox.closed == "too_slow"
    assert outbox.take() is None


def test_a_few_large_frames_are_too_much_and_those_that_were_replaced_count_no_more() -> None:
    outbox = Outbox(most_frames=10, most_bytes=10)
    for number in range(8):
        outbox.send(b"%08d" % number, replaces="update")
    outbox.send(b"!!")
    assert is_open(outbox)
    assert [outbox.take(), outbox.take()] == [b"00000007", b"!!"]
    for _ in range(3):
        outbox.send(b"12345678")
        assert outbox.take() is not None, "what was taken counts no more either"
    outbox.send(b"12345678")
    outbox.send(b"12345678")
    assert outbox.closed == "too_slow"


async def test_somebody_who_cannot_be_looked_up_may_try_again(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.disconnect()
    hall.store.unreadable = True
    await ana.connect()
    assert ana.last(Refused).reason == "not_stored"
    hall.store.unreadable = False
    await ana.connect()
    assert isinstance(ana.heard[-2], Welcome)


async def test_a_new_name_that_cannot_be_stored_is_no_name(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    hall.store.full = True
    await ana.say("rename", name="Eve")
    assert ana.last(Refused).reason == "not_stored"
    hall.store.full = False
    await ana.say("chat", text="hello")
    assert ben.last(Said).name == "Ana"


async def test_a_crowd_is_pinged_a_few_at_a_time(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.tables.hall.reception.PINGED_AT_ONCE", 2)
    people = await hall.people("Ana", "Ben", "Cleo", "Dan", "Eve")
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) > 3:
            raise asyncio.CancelledError

    monkeypatch.setattr("maquignon.tables.hall.reception.asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await hall.reception._ping_regularly()
    assert waits[:3] == [BETWEEN_PINGS / 3] * 3
    assert [len(person.all(Ping)) for person in people] == [2] * 5, "one on coming, and one in its turn"
