"""The live auction: open outcry on a clock, in server order."""

from collections.abc import AsyncIterator
from itertools import pairwise
from typing import cast

import pytest

from maquignon.tables.clocks.clock import FAIR_GAP, PACES, THINKING, Count, Pace
from maquignon.tables.people.attendance import AWAY
from maquignon.tables.protocol.answers import ClockMoved, Refused
from maquignon.tables.protocol.arrangement import HammerSpeed
from tests.tables.bots import hire
from tests.tables.hall import Person, TestHall, open_hall

NORMAL = cast(Pace, PACES["normal"])


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


async def bidding(hall: TestHall, **terms: object) -> list[Person]:
    """Ana auctions; Ben and Cleo may bid."""
    people = await hall.seated("Ana", "Ben", "Cleo", **terms)
    await people[0].act("auction")
    return people


def test_every_speed_is_faster_than_the_one_before_and_none_is_unfair() -> None:
    paces = [pace for pace in PACES.values() if pace]
    assert all(pace.opening > pace.quiet > pace.gap > FAIR_GAP for pace in paces)
    for slower, faster in pairwise(paces):
        assert slower.opening > faster.opening
        assert slower.quiet > faster.quiet
        assert slower.gap > faster.gap
    times = [time for time in THINKING.values() if time]
    assert times == sorted(times, reverse=True)


async def test_once_twice_sold(hall: TestHall) -> None:
    ana, ben, _ = await bidding(hall)
    await ben.act("bid", amount=10)
    await hall.time.pass_by(NORMAL.quiet)
    assert ana.last(ClockMoved).clock.calls == 1
    await hall.time.pass_by(NORMAL.gap)
    assert ana.last(ClockMoved).clock.calls == 2
    assert ana.update.view.phase == "bidding"
    await hall.time.pass_by(NORMAL.gap)
    assert ana.update.view.phase == "deciding"


async def test_a_bid_at_the_last_moment_starts_the_count_anew(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall)
    await ben.act("bid", amount=10)
    await hall.time.pass_by(NORMAL.quiet + 2 * NORMAL.gap - 1)
    await cleo.act("bid", amount=20)
    assert ana.update.clock.calls == 0
    await hall.time.pass_by(NORMAL.quiet + 2 * NORMAL.gap - 1)
    assert ana.update.view.phase == "bidding"
    await hall.time.pass_by(1)
    assert ana.update.view.phase == "deciding"
    assert ana.update.view.leader == 2


async def test_an_own_raise_starts_the_count_anew_and_opens_the_bidding_to_all(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall)
    await ben.act("bid", amount=10)
    assert ben.update.options is not None
    assert ben.update.options.choices == []
    assert ben.update.options.own_raise is not None
    assert (ben.update.options.own_raise.minimum, ben.update.options.own_raise.maximum) == (
        20,
        ben.update.view.money_in_play,
    )
    assert cleo.update.options is not None
    assert cleo.update.options.own_raise is None
    await hall.time.pass_by(NORMAL.quiet + 2 * NORMAL.gap - 1)
    await ben.act("bid", amount=30)
    assert ana.update.clock.calls == 0
    assert (ana.update.view.high_bid, ana.update.view.leader) == (30, 1)
    assert list(ana.update.view.to_act) == [2, -1]
    await cleo.act("bid", amount=40)
    assert ben.update.options.own_raise is None


async def test_an_own_raise_is_refused_where_the_table_forbids_it(hall: TestHall) -> None:
    _, ben, _ = await bidding(hall, house_rules={"own_raise": "forbidden"})
    await ben.act("bid", amount=10)
    assert ben.update.options is not None
    assert ben.update.options.own_raise is None
    await ben.act("bid", amount=30)
    assert ben.last(Refused).reason == "own_bid_stands"


async def test_who_is_out_of_the_lot_is_not_drawn_in_again_by_an_own_raise(hall: TestHall) -> None:
    ana, ben, cleo, dan = await hall.seated("Ana", "Ben", "Cleo", "Dan")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await dan.say("out_of_lot", question=dan.update.question)
    await ben.act("bid", amount=20)
    assert list(ana.update.view.to_act) == [2, -1]
    await cleo.act("pass")
    assert ana.update.view.phase == "deciding"


async def test_nobody_bids_and_the_lot_is_free(hall: TestHall) -> None:
    ana, *_ = await bidding(hall)
    await hall.time.pass_by(NORMAL.opening + 2 * NORMAL.gap)
    assert ana.update.view.phase == "turn"
    assert ana.update.view.active == 1
    assert sum(ana.update.view.herds[0]) == 2


async def test_the_hammer_falls_at_once_when_all_others_have_passed(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall)
    await ben.act("bid", amount=10)
    await cleo.act("pass")
    assert ana.update.view.phase == "deciding"


async def test_bids_may_cross_on_their_way(hall: TestHall) -> None:
    _, ben, cleo = await bidding(hall)
    question = cleo.update.question
    await ben.act("bid", amount=10)
    await cleo.act("bid", amount=30, question=question)
    assert cleo.update.view.high_bid == 30


async def test_a_bid_after_the_hammer_is_too_late_and_never_one_on_the_next_lot(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall)
    question = ben.update.question
    await hall.time.pass_by(NORMAL.opening + 2 * NORMAL.gap)
    await ben.act("auction")
    assert ana.update.view.phase == "bidding"
    await cleo.act("bid", amount=30, question=question)
    assert cleo.last(Refused).reason == "too_late"
    assert ana.update.view.high_bid == 0


async def test_who_is_out_of_the_lot_is_passed_at_every_later_price(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall, seats=[None] * 3)
    await cleo.say("out_of_lot", question=cleo.update.question)
    assert list(ana.update.view.passed) == [False, False, True]
    assert ana.update.clock.out == [2]
    await ben.act("bid", amount=10)
    assert ana.update.view.phase == "deciding"


async def test_who_is_out_of_a_lot_may_bid_for_the_next(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall)
    await cleo.say("out_of_lot", question=cleo.update.question)
    await ben.act("pass")
    await ben.act("auction")
    assert ana.update.clock.out == []
    await cleo.act("bid", amount=10)
    assert ana.update.view.high_bid == 10


async def test_being_out_of_a_lot_said_too_late_is_not_being_out_of_the_next(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall)
    question = cleo.update.question
    await hall.time.pass_by(NORMAL.opening + 2 * NORMAL.gap)
    await ben.act("auction")
    await cleo.say("out_of_lot", question=question)
    assert cleo.last(Refused).reason == "too_late"
    assert ana.update.clock.out == []
    assert not any(ana.update.view.passed)
    await cleo.act("bid", amount=10)
    assert ana.update.view.leader == 2


async def test_nobody_goes_out_twice_or_where_there_is_nothing_to_bid_for(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall, seats=[None] * 3)
    await ana.say("out_of_lot", question=ana.update.question)
    assert ana.last(Refused).reason == "no_auction"
    await cleo.say("out_of_lot", question=cleo.update.question)
    await cleo.say("out_of_lot", question=cleo.update.question)
    assert cleo.last(Refused).reason == "already_out"
    await ben.act("bid", amount=10)
    assert ana.update.view.phase == "deciding"
    await ben.say("out_of_lot", question=ben.update.question)
    assert ben.last(Refused).reason == "no_auction"


async def test_a_leader_who_goes_out_stands_by_the_bid(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall)
    await ben.act("bid", amount=10)
    await ben.say("out_of_lot", question=ben.update.question)
    assert (ana.update.view.phase, ana.update.view.leader) == ("bidding", 1)
    assert ana.last(ClockMoved).clock.out == [1]
    await cleo.act("bid", amount=20)
    assert (ana.update.view.phase, ana.update.view.leader) == ("deciding", 2)


async def test_after_a_pause_the_count_goes_on_where_it_was(hall: TestHall) -> None:
    people = ana, ben, _ = await bidding(hall)
    await ben.act("bid", amount=10)
    await hall.time.pass_by(NORMAL.quiet + NORMAL.gap // 2)
    for wish in (True, False):
        for person in people:
            await person.say("pause", wish=wish)
        await hall.time.pass_by(600_000 if wish else 0)
    clock = ana.last(ClockMoved).clock
    assert (clock.calls, clock.next_call) == (1, hall.time.now() + NORMAL.gap // 2)


async def test_a_press_for_a_lot_that_is_gone_is_too_late(hall: TestHall) -> None:
    ana, ben, _ = await bidding(hall)
    question = ana.update.question
    await ben.act("bid", amount=10)
    await hall.time.pass_by(NORMAL.quiet + 2 * NORMAL.gap)
    await ana.say("press_hammer", question=question)
    assert ana.last(Refused).reason == "too_late"


FAIR: dict[HammerSpeed, int] = {"calm": 4_500, "relaxed": 2_250, "normal": 1_500, "fast": FAIR_GAP, "none": 1_500}


async def press_it_down(hall: TestHall, ana: Person, gap: int) -> None:
    """Ana presses as often as she can, and each call comes after the gap and not before."""
    for call in (1, 2, 3):
        await ana.say("press_hammer", question=ana.update.question)
        await ana.say("press_hammer", question=ana.update.question)
        await hall.time.pass_by(gap - 1)
        assert (ana.last(ClockMoved).clock.calls, ana.update.view.phase) == (call - 1, "bidding")
        await hall.time.pass_by(1)
        assert (ana.last(ClockMoved).clock.calls == call) is (call < 3)
    assert ana.update.view.phase == "deciding"


@pytest.mark.parametrize(("speed", "gap"), FAIR.items())
async def test_the_hammer_holder_can_speed_the_count_but_not_beyond_fairness(
    hall: TestHall, speed: HammerSpeed, gap: int
) -> None:
    ana, ben, _ = await bidding(hall, hammer=speed)
    await ben.act("bid", amount=10)
    await press_it_down(hall, ana, gap)


async def test_a_pressed_hammer_waits_for_people_and_not_for_bots(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hire(monkeypatch, "thrifty")
    hall.minds.slow = True
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, None, "thrifty"], hammer="calm")
    await ana.act("auction")
    await ana.say("press_hammer", question=ana.update.question)
    assert ana.last(ClockMoved).clock.next_call == hall.time.now() + FAIR["calm"], "Ben may bid, too"
    await ben.act("bid", amount=10)
    await press_it_down(hall, ana, FAIR_GAP)


async def test_only_the_hammer_holder_may_press(hall: TestHall) -> None:
    _, ben, _ = await bidding(hall)
    await ben.say("press_hammer", question=ben.update.question)
    assert ben.last(Refused).reason == "not_your_hammer"


async def test_in_bluff_the_leader_holds_the_hammer(hall: TestHall) -> None:
    ana, ben, _ = await bidding(hall, edition="bluff")
    assert ana.update.clock.hammer == 0
    await ben.act("bid", amount=10)
    assert ana.update.clock.hammer == 1


async def test_without_a_speed_only_presses_bring_calls(hall: TestHall) -> None:
    ana, ben, _ = await bidding(hall, hammer="none", thinking="none")
    await ben.act("bid", amount=10)
    await hall.time.pass_by(3_600_000)
    assert ana.update.view.phase == "bidding"
    for _ in range(3):
        await ana.say("press_hammer", question=ana.update.question)
        await hall.time.pass_by(FAIR["none"])
    assert ana.update.view.phase == "deciding"


def test_a_hammer_that_is_pressed_late_puts_nothing_off() -> None:
    count = Count.begin(NORMAL, 0, bid_stands=True)
    count.press(NORMAL.quiet + 100)
    assert count.due == NORMAL.quiet


async def test_the_fall_waits_for_the_slowest_bidders_round_trip(hall: TestHall) -> None:
    ana, ben, cleo, _ = await hall.seated("Ana", "Ben", "Cleo", "Dan")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    for guest in hall.reception.guests:
        guest.round_trip = 300 if guest.name == "Cleo" else 20
    await hall.time.pass_by(NORMAL.quiet + 2 * NORMAL.gap + 299)
    await cleo.act("bid", amount=20)
    assert ana.update.view.leader == 2


async def test_the_fall_waits_although_something_else_is_due_meanwhile(hall: TestHall) -> None:
    ana, ben, cleo, dan = await hall.seated("Ana", "Ben", "Cleo", "Dan", thinking="none")
    fall = NORMAL.quiet + 2 * NORMAL.gap
    await dan.disconnect()
    await hall.time.pass_by(AWAY - fall - 100)
    await ana.act("auction")
    await ben.act("bid", amount=10)
    for guest in hall.reception.guests:
        guest.round_trip = 300
    await hall.time.pass_by(fall + 100)
    assert ana.table.seats[3].standing_in
    await cleo.act("bid", amount=20)
    assert ana.update.view.leader == 2


async def test_the_fall_waits_for_nobody_who_cannot_bid(hall: TestHall) -> None:
    """The auctioneer, the leader, whoever has passed and whoever looks on may be as slow as they like."""
    ana, ben, cleo, _ = await hall.seated("Ana", "Ben", "Cleo", "Dan")
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=ana.table.code)
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await cleo.act("pass")
    for guest in hall.reception.guests:
        guest.round_trip = 20 if guest.name == "Dan" else 60_000
    await hall.time.pass_by(NORMAL.quiet + 2 * NORMAL.gap + 19)
    assert ana.update.view.phase == "bidding"
    await hall.time.pass_by(1)
    assert ana.update.view.phase == "deciding"


async def test_the_fall_never_waits_longer_than_half_a_second(hall: TestHall) -> None:
    ana, ben, _ = await bidding(hall)
    await ben.act("bid", amount=10)
    for guest in hall.reception.guests:
        guest.round_trip = 60_000
    await hall.time.pass_by(NORMAL.quiet + 2 * NORMAL.gap + 500)
    assert ana.update.view.phase == "deciding"


async def test_with_one_bid_each_nobody_waits_for_those_who_made_theirs(hall: TestHall) -> None:
    ana, ben, cleo = await bidding(hall, variants=["finie-la-plaisanterie"])
    await ben.act("bid", amount=10)
    await cleo.act("bid", amount=20)
    assert ana.update.view.phase == "deciding"
