"""Round the table before the game: seats change hands, hosts too, and everything has its limits."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from maquignon.tables.protocol.answers import Done, Gone, Refused, Update
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.players import play_on


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


async def gathered(hall: TestHall, *names: str, **terms: object) -> list[Person]:
    people = await hall.people(*names)
    await people[0].say("create_table", terms=terms)
    for person in people[1:]:
        await person.say("join", code=people[0].table.code)
    return people


async def test_the_first_player_named_stays_first_when_an_empty_seat_is_taken_away(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    seats = [None, None, "thrifty", "thrifty", "thrifty"]
    await ana.say("create_table", terms={"seats": seats, "first": 2})
    await ana.say("start")
    assert (ana.update.view.players, ana.update.view.active) == (4, 1)


async def test_where_the_host_names_nobody_the_lot_decides_who_begins(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await gathered(hall, "Ana", "Ben", "Cleo")
    monkeypatch.setattr("maquignon.tables.game.gathering.secrets.randbelow", lambda number: number - 1)
    await ana.say("start")
    assert ana.update.view.active == 2


async def test_people_move_from_seat_to_seat_and_stand_up(hall: TestHall) -> None:
    ana, ben = await gathered(hall, "Ana", "Ben", seats=[None] * 4)
    await ben.say("sit", seat=3)
    assert [seat.name for seat in ana.table.seats] == ["Ana", None, None, "Ben"]
    await ben.say("sit", seat=0)
    assert ben.last(Refused).reason == "seat_taken"
    await ben.say("sit", seat=4)
    assert ben.last(Refused).reason == "no_such_seat"
    id = await ben.say("sit")
    assert ben.last(Done).id == id
    await ben.say("stand")
    assert (ben.table.you, ana.table.spectators) == (None, 1)
    await ben.say("stand")
    assert ben.last(Refused).reason == "not_seated"


async def test_a_host_who_leaves_hands_the_table_over(hall: TestHall) -> None:
    ana, ben = await gathered(hall, "Ana", "Ben")
    await ana.say("leave")
    assert ana.last(Gone).reason == "left"
    assert ben.table.hosting
    assert [seat.name for seat in ben.table.seats] == [None, "Ben", None]


async def test_whoever_sits_down_at_an_abandoned_table_is_its_host(hall: TestHall) -> None:
    (ana,) = await gathered(hall, "Ana")
    code = ana.table.code
    await ana.say("leave")
    (ben,) = await hall.people("Ben")
    await ben.say("join", code=code)
    assert ben.table.hosting


async def test_a_host_who_reloads_the_page_stays_host(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table")
    await ana.disconnect()
    await ben.say("join", code=ana.table.code)
    await ana.connect(table=ana.table.code)
    assert ana.table.hosting
    assert not ben.table.hosting


async def test_a_host_may_only_look_on(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": ["thrifty"] * 3})
    assert (ana.table.you, ana.table.host, ana.table.hosting) == (None, None, True)
    await ana.say("start")
    await hall.time.pass_by(60_000)
    assert ana.update.version > 5


async def test_only_the_host_among_those_who_look_on_hears_that_the_start_is_done(hall: TestHall) -> None:
    others = await hall.people("Ben", "Cleo", "Dan")
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": ["thrifty"] * 3})
    for other in others:
        await other.say("join", code=ana.table.code)
    started = await ana.say("start")
    assert ana.all(Update)[0].done == started
    assert {other.all(Update)[0].done for other in others} == {None}


async def test_there_are_no_more_seats_than_there_are(hall: TestHall) -> None:
    *_, dan = await gathered(hall, "Ana", "Ben", "Cleo", "Dan")
    assert dan.table.you is None
    await dan.say("sit")
    assert dan.last(Refused).reason == "table_full"


async def test_new_terms_must_have_room_for_the_people_there_are(hall: TestHall) -> None:
    ana, *_ = await gathered(hall, "Ana", "Ben", "Cleo")
    await ana.say("arrange", terms={"seats": [None, None, "thrifty"]})
    assert ana.last(Refused).reason == "table_full"


async def test_a_bot_takes_nobodys_seat(hall: TestHall) -> None:
    ana, _ = await gathered(hall, "Ana", "Ben")
    await ana.say("seat_bot", seat=1, bot="thrifty")
    assert ana.last(Refused).reason == "seat_taken"


async def test_a_host_who_frees_their_own_seat_may_sit_down_again(hall: TestHall) -> None:
    ana, _ = await gathered(hall, "Ana", "Ben")
    await ana.say("free_seat", seat=0)
    assert (ana.table.you, ana.table.removed) == (None, [])
    await ana.say("sit", seat=2)
    assert ana.table.you == 2


async def test_whoever_is_taken_from_a_table_without_spectators_has_to_go(hall: TestHall) -> None:
    ana, ben = await gathered(hall, "Ana", "Ben", spectators=False)
    await ana.say("free_seat", seat=1)
    assert ben.last(Gone).reason == "removed"
    await ben.say("chat", text="hello?")
    assert ben.last(Refused).reason == "no_table"


async def test_where_nobody_may_look_on_a_waiting_room_is_full_when_all_seats_are_taken(hall: TestHall) -> None:
    ana, *_ = await gathered(hall, "Ana", "Ben", "Cleo", spectators=False)
    (dan,) = await hall.people("Dan")
    await dan.say("join", code=ana.table.code)
    assert (dan.last(Refused).reason, ana.table.spectators) == ("no_spectators", 0)


async def test_a_host_without_a_seat_stays_where_nobody_else_may_look_on(hall: TestHall) -> None:
    ana, ben = await gathered(hall, "Ana", "Ben", spectators=False)
    await ana.say("stand")
    await ana.say("free_seat", seat=1)
    assert ben.last(Gone).reason == "removed"
    assert not ana.all(Gone)
    assert ana.table.hosting


async def test_a_host_who_looks_on_stays_host_whoever_sits_down(hall: TestHall) -> None:
    (ana,) = await gathered(hall, "Ana")
    await ana.say("stand")
    (ben,) = await hall.people("Ben")
    await ben.say("join", code=ana.table.code, sit=True)
    assert ben.table.you is not None
    assert (ana.table.hosting, ben.table.hosting) == (True, False)


async def test_an_abandoned_table_outlives_the_goodbyes_of_all_and_a_restart(hall: TestHall) -> None:
    (ana,) = await gathered(hall, "Ana")
    await ana.say("leave")
    await hall.restart()
    await ana.connect(table=ana.table.code)
    await ana.say("sit")
    assert (ana.table.you, ana.table.hosting) == (0, True)


async def test_who_only_looks_on_is_no_host_although_the_host_is_away(hall: TestHall) -> None:
    (ana,) = await gathered(hall, "Ana")
    (ben,) = await hall.people("Ben")
    await ben.say("join", code=ana.table.code, sit=False)
    await ana.disconnect()
    await ben.say("start", fill_with_bots=True)
    assert (ben.last(Refused).reason, ben.table.hosting) == ("not_host", False)
    await ben.say("sit")
    assert (ben.table.you, ben.table.hosting) == (1, False), "Ana still has her seat"


async def test_who_is_host_does_not_change_during_the_game(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", first=1)
    await ana.disconnect()
    await ben.act("auction")
    assert (ben.update.view.phase, ben.table.hosting, ben.table.host) == ("bidding", False, 0)


async def test_three_of_one_name_are_told_apart_and_who_is_seated_anew_keeps_the_name(hall: TestHall) -> None:
    ana, *_ = await gathered(hall, "Ana", "Ana", "Ana", seats=[None, None, None, "thrifty"])
    await ana.say("seat_bot", seat=3, bot="thrifty")
    assert [seat.name for seat in ana.table.seats] == ["Ana", "Ana 2", "Ana 3", "Thrifty"]


@pytest.mark.parametrize(
    ("command", "fields", "reason"),
    [
        ("arrange", {"terms": {"edition": "poker"}}, "bad_terms"),
        ("arrange", {"terms": {"seats": [None, None, "alphago"]}}, "unknown_bot"),
        ("arrange", {"terms": {"seats": [None] * 3, "first": 3}}, "no_such_seat"),
        ("seat_bot", {"seat": 2, "bot": "alphago"}, "unknown_bot"),
        ("seat_bot", {"seat": 3, "bot": "thrifty"}, "no_such_seat"),
        ("free_seat", {"seat": 3}, "no_such_seat"),
    ],
)
async def test_what_the_host_arranges_must_be_possible(
    hall: TestHall, command: str, fields: dict[str, object], reason: str
) -> None:
    (ana,) = await gathered(hall, "Ana")
    await ana.say(command, **fields)
    assert (ana.last(Refused).reason, hall.only_table.sheet.version) == (reason, 1)


async def test_after_the_start_nothing_is_arranged(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    for command, fields in (("sit", {}), ("stand", {}), ("start", {}), ("free_seat", {"seat": 1})):
        await ana.say(command, **fields)
        assert ana.last(Refused).reason == "already_begun"


async def test_before_the_start_nothing_is_played(hall: TestHall) -> None:
    ana, _ = await gathered(hall, "Ana", "Ben")
    for command, fields in (
        ("act", {"question": 0, "action": {"do": "auction"}}),
        ("out_of_lot", {"question": 0}),
        ("press_hammer", {"question": 0}),
        ("pause", {}),
        ("story", {}),
        ("take_back", {}),
    ):
        await ana.say(command, **fields)
        assert ana.last(Refused).reason == "not_begun"


async def test_a_start_that_the_money_box_cannot_pay_is_refused(hall: TestHall) -> None:
    rules = {"money_box": {"0": 0, "10": 3, "50": 3, "100": 3, "200": 3, "500": 3}, "start_notes": [10]}
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"house_rules": rules, "seats": [None] * 4})
    assert ana.last(Refused).reason == "bad_terms"
    assert "The bank holds" in ana.last(Refused).sentence


async def test_while_nothing_can_be_stored_no_table_is_opened(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    hall.store.full = True
    id = await ana.say("create_table")
    assert (ana.last(Refused).id, ana.last(Refused).reason) == (id, "not_stored")
    hall.store.full = False
    await ana.say("create_table", id=id)
    assert len(hall.reception.lobby.tables) == 1


async def test_a_rematch_needs_an_end_and_a_seat(hall: TestHall) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=people[0].table.code)
    await people[0].say("rematch")
    assert people[0].last(Refused).reason == "not_finished"
    await play_on(hall, people, Random(1))
    await eve.say("rematch")
    assert eve.last(Refused).reason == "not_seated"
    await people[0].act("auction", question=0)
    assert people[0].last(Refused).reason == "game_over"
    await people[1].say("rematch")
    await people[1].say("start")
    assert people[1].table.status == "playing"


async def test_the_lobby_lists_tables_that_gather_first_and_none_that_is_over(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo", public=True)
    (dan,) = await hall.people("Dan")
    await dan.say("create_table", terms={"public": True})
    lobby = hall.reception.lobby
    assert [table.code for table in lobby.listing().tables] == [dan.table.code, ana.table.code]
    with monkeypatch.context() as over:
        over.setattr(lobby.tables[ana.table.code].sheet, "status", "finished")
        assert [table.code for table in lobby.listing().tables] == [dan.table.code]
