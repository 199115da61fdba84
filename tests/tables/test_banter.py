"""Bots say something now and then: about what everybody saw, one at a time, and not too often."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any, get_args

import pytest

from maquignon.rules import events as e
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.state import OVER
from maquignon.rules.telling import play
from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.bots.banter import BREATH, MANNERS, MOST_REPEATS, QUIET, SILENCE, Banter, Quip
from maquignon.tables.bots.occasions import Remark, occasions
from maquignon.tables.clocks.time import NEVER
from maquignon.tables.game.entries import Chair
from maquignon.tables.game.sheet import Sheet, Told
from maquignon.tables.protocol.answers import Said
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import Phrase
from tests.properties.interference import deal_anew
from tests.properties.random_play import any_action
from tests.table import Table
from tests.tables.hall import open_hall
from tests.tables.players import play_on

ANA, BEN, CLEO = range(3)
BOTS = [BEN, CLEO]
COW = 8


@pytest.fixture
def table() -> Table:
    return Table("koehandel", "Ana", "Ben", "Cleo")


def sheet(table: Table, *bots: str | None, at: int = 0, **terms: Any) -> Sheet:
    """The table after its last events, with these bots, and people where there is none."""
    chairs = tuple(
        Chair(kind="person", player=name, name=name) if bot is None else Chair(kind="bot", bot=bot, name=name)
        for name, bot in zip(table.names, bots, strict=True)
    )
    made = Sheet(Arrangement(edition=table.edition.name, **terms), "Ana", chairs, table.edition, game=table.game, at=at)
    made.told = [Told(1, None, list(table.events))]  # type: ignore[arg-type]  # nobody asks for the action
    return made


def lines(table: Table, *bots: str | None, begins: bool = False, tries: int = 600, **terms: Any) -> list[Quip]:
    """What is said about the last events by these bots, one try after the other, each of them for the first time."""
    found = []
    for number in range(tries):
        banter = Banter(Random(number))
        banter.overhear(sheet(table, *bots, **terms), begins)
        line = banter.due(BREATH[1])
        found += [line] if line else []
    return found


def phrases(said: list[Quip]) -> set[tuple[int, Phrase]]:
    return {(line.seat, line.phrase) for line in said}


def test_somebody_greets_at_the_beginning(table: Table) -> None:
    said = lines(table, None, "merchant", "thrifty", begins=True)
    assert phrases(said) == {(seat, phrase) for seat in BOTS for phrase in ("hello", "good_luck")}
    assert lines(table, None, "merchant", "thrifty") == []


def test_a_family_is_announced_and_admired(table: Table) -> None:
    table.owns("Ana", "cow", "cow", "cow")
    table.auctions("Ana", "cow")
    table.hammer()
    assert phrases(lines(table, "merchant", "merchant", None)) == {
        (ANA, "my_family"), (ANA, "lucky_me"), (ANA, "a_bargain"), (BEN, "well_played"), (BEN, "ouch"),
    }  # fmt: skip


def test_bots_talk_of_nothing_but_what_a_spectator_saw(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    overheard: list[Event] = []

    def listen(event: Event, *_: object) -> list[Remark]:
        overheard.append(event)
        return []

    monkeypatch.setattr("maquignon.tables.bots.banter.occasions", listen)
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10, 50)
    lines(table, "merchant", "merchant", "merchant", tries=1)
    assert overheard == table.hears(None)
    assert overheard != table.hears("Ana")


def test_people_are_not_spoken_for(table: Table) -> None:
    table.owns("Ana", "cow", "cow", "cow")
    table.auctions("Ana", "cow")
    table.hammer()
    assert {line.seat for line in lines(table, None, "merchant", None)} == {BEN}


def test_a_bot_that_stands_in_for_a_person_keeps_quiet(table: Table) -> None:
    table.auctions("Ana", "donkey")
    stood_in = sheet(table, None, "merchant", None)
    stood_in.chairs = (Chair(kind="person", player="Ana", name="Ana", bot="merchant"), *stood_in.chairs[1:])
    seats = set()
    for number in range(100):
        banter = Banter(Random(number))
        banter.overhear(stood_in, begins=False)
        line = banter.due(BREATH[1])
        seats |= {line.seat} if line else set()
    assert seats == {BEN}


def test_no_words_are_put_into_the_mouth_of_a_program(table: Table) -> None:
    table.auctions("Ana", "donkey")
    assert lines(table, None, "exec:./my-bot", None) == []


def test_where_the_host_wants_none_nobody_talks(table: Table) -> None:
    table.auctions("Ana", "donkey")
    assert lines(table, None, "merchant", "easy")
    assert lines(table, None, "merchant", "easy", banter=False) == []


def test_the_talker_has_a_word_for_everything_and_nobody_else_has(table: Table) -> None:
    table.auctions("Ana", "cow")
    assert lines(table, None, "merchant", "easy") == []
    assert phrases(lines(table, None, "merchant", "talker")) == {(CLEO, "what_a_beauty")}
    table.bids("Ben", 10)
    assert phrases(lines(table, None, "merchant", "talker")) == {(CLEO, "who_gives_more")}
    table.hammer()
    table.sells("Ana")
    table.pays("Ben", 10)
    table.owns("Ana", "cow")
    table.turn_of("Ana")
    table.challenges("Ana", "Ben", "cow", 10)
    assert phrases(lines(table, None, "merchant", "talker")) == {(CLEO, "now_it_gets_good")}
    table.counters("Ben", 0)
    assert (CLEO, "i_knew_it") in phrases(lines(table, None, "merchant", "talker"))
    assert (CLEO, "i_knew_it") not in phrases(lines(table, None, "merchant", "easy"))


def test_only_easy_explains_itself(table: Table) -> None:
    table.owns("Ben", "cow")
    table.auctions("Ana", "cow")
    table.bids("Ben", 10)
    assert lines(table, None, "merchant", "merchant") == []
    assert phrases(lines(table, None, "easy", "merchant")) == {(BEN, "i_collect_these")}
    table.bids("Cleo", 20)
    table.passes("Ben")
    assert phrases(lines(table, None, "easy", "merchant")) == {(BEN, "too_dear")}
    table.hammer()
    table.sells("Ana")
    assert phrases(lines(table, "easy", None, None)) == {(ANA, "i_need_money")}


def test_whoever_is_outbid_may_complain(table: Table) -> None:
    table.auctions("Ana", "cow")
    heard = set()
    for number in range(300):
        banter = Banter(Random(number))
        bidding = Table("koehandel", "Ana", "Ben", "Cleo")
        bidding.auctions("Ana", "cow")
        for name, amount in (("Ben", 10), ("Cleo", 20)):
            bidding.bids(name, amount)
            banter.overhear(sheet(bidding, None, "merchant", "merchant"), begins=False)
        line = banter.due(BREATH[1])
        heard |= {(line.seat, line.phrase)} if line else set()
    assert heard == {(BEN, "ouch"), (BEN, "what_a_price")}


def test_who_is_outbid_is_known_although_the_bid_was_made_while_nobody_spoke() -> None:
    heard = set()
    for number in range(600):
        banter, bidding = Banter(Random(number)), Table("koehandel", "Ana", "Ben", "Cleo")
        banter.overhear(sheet(bidding, None, "merchant", "merchant"), begins=True)
        if banter.due(BREATH[1]) is None:
            continue
        bidding.auctions("Ana", "cow")
        for name, amount, at in (("Ben", 10, SILENCE // 2), ("Cleo", 20, SILENCE + BREATH[1])):
            bidding.bids(name, amount)
            banter.overhear(sheet(bidding, None, "merchant", "merchant", at=at), begins=False)
        line = banter.due(SILENCE + 2 * BREATH[1])
        heard |= {(line.seat, line.phrase)} if line else set()
    assert heard == {(BEN, "ouch"), (BEN, "what_a_price")}


def test_prices_are_judged_by_an_average_purse(table: Table) -> None:
    table.auctions("Ana", "cow")
    table.holds("Ben", 100, 10)
    table.bids("Ben", 100)
    table.hammer()
    table.sells("Ana")
    table.pays("Ben", 100)
    assert phrases(lines(table, "merchant", "merchant", None)) == {(ANA, "what_a_price")}
    cheap = Table("koehandel", "Ana", "Ben", "Cleo")
    cheap.holds("Cleo", 100, 100)
    cheap.auctions("Ana", "cow")
    cheap.bids("Ben", 10)
    cheap.hammer()
    cheap.preempts("Ana")
    cheap.pays("Ana", 10)
    assert phrases(lines(cheap, "merchant", "merchant", None)) == {(ANA, "a_bargain")}
    usual = Table("koehandel", "Ana", "Ben", "Cleo")
    usual.holds("Ben", 50, 10)
    usual.auctions("Ana", "cow")
    usual.bids("Ben", 50)
    usual.hammer()
    usual.sells("Ana")
    usual.pays("Ben", 50)
    assert lines(usual, "merchant", "merchant", "merchant") == []


def test_who_cannot_pay_is_laughed_at(table: Table) -> None:
    table.auctions("Ana", "cow")
    table.bids("Ben", 200)
    table.hammer()
    table.sells("Ana")
    assert phrases(lines(table, None, "merchant", "merchant")) == {(BEN, "my_poor_purse"), (CLEO, "you_bluff")}


@pytest.mark.parametrize(("offer", "winner", "loser"), [(50, ANA, BEN), (0, BEN, ANA)])
def test_a_trade_has_a_winner_and_a_loser(table: Table, offer: int, winner: int, loser: int) -> None:
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", offer)
    table.counters("Ben", 10)
    assert phrases(lines(table, "merchant", "merchant", "merchant")) == {
        (winner, "lucky_me"), (winner, "thanks"), (loser, "ouch"), (loser, "well_played"),
    }  # fmt: skip


def test_an_accepted_offer_is_thanked_for(table: Table) -> None:
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 50)
    table.accepts("Ben")
    assert phrases(lines(table, "merchant", "merchant", None)) == {(BEN, "thanks")}
    assert phrases(lines(table, "merchant", "easy", None)) == {(BEN, "thanks"), (BEN, "i_need_money")}


def test_at_the_end_somebody_is_polite(table: Table) -> None:
    end: Event = e.GameEnded(scores=(100, 0, 0), winners=(ANA,))
    said = {(one.seat, one.phrases) for one in occasions(end, [ANA, BEN], None, table.sees(None))}
    assert said == {(ANA, ("good_game", "thanks")), (BEN, ("good_game", "well_played"))}


def test_one_at_a_time_and_then_silence(table: Table) -> None:
    table.auctions("Ana", "donkey")
    banter = Banter(Random(1))
    now, said = 0, []
    for _ in range(9_000):
        banter.overhear(sheet(table, None, "merchant", "easy", at=now), begins=True)
        moment = banter.next_moment()
        assert moment == NEVER or now - 100 <= moment <= now + BREATH[1]
        now += 100
        if line := banter.due(now):
            said.append((now, line.seat))
            assert banter.due(now) is None
    assert all(later - earlier >= SILENCE for (earlier, _), (later, _) in pairwise(said))
    phrases_there_are = 3  # two greetings, and the donkey
    assert MANNERS["easy"].most > phrases_there_are * MOST_REPEATS > QUIET.most
    assert Counter(seat for _, seat in said) == {BEN: QUIET.most, CLEO: phrases_there_are * MOST_REPEATS}


def test_nobody_is_interrupted(table: Table) -> None:
    table.auctions("Ana", "donkey")
    banter = Banter(Random(1))
    while banter.next_moment() == NEVER:
        banter.overhear(sheet(table, None, "easy", "easy"), begins=False)
    moment = banter.next_moment()
    for at in range(1, 50):
        banter.overhear(sheet(table, None, "easy", "easy", at=at), begins=False)
        assert banter.next_moment() == moment


def test_a_line_waits_while_time_stands_still(table: Table) -> None:
    table.auctions("Ana", "donkey")
    banter = Banter(Random(1))
    banter.shift(500)
    while banter.next_moment() == NEVER:
        banter.overhear(sheet(table, None, "easy", "easy"), begins=False)
    moment = banter.next_moment()
    banter.shift(500)
    assert banter.due(moment) is None
    assert banter.due(moment + 500) is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_bots_say_does_not_depend_on_what_is_hidden(edition: str) -> None:
    """The same game, once with all its secrets and once as a spectator sees it, the hidden notes dealt anew."""
    rng = Random(edition)
    position = Table(edition, "Ana", "Ben", "Cleo")
    banters = [Banter(Random(3)), Banter(Random(3))]
    said: list[list[tuple[int, Quip | None]]] = [[], []]
    for now in range(0, 2_000_000, 1_000):
        secret = position.happened
        public = [seen_by(event, None) for event in secret]
        for place, (game, events) in enumerate(
            ((position.game, secret), (deal_anew(position.game, None, rng), public))
        ):
            seen = Table(edition, "Ana", "Ben", "Cleo")
            seen.game, seen.happened = game, events
            banters[place].overhear(sheet(seen, "easy", "merchant", "talker", at=now), begins=now == 0)
            said[place].append((now, banters[place].due(now)))
        if position.game.state.phase == OVER:
            break
        position.happened = play(position.game, any_action(position.game, rng))
    assert said[0] == said[1]
    assert sum(line is not None for _, line in said[0]) > 2


def test_a_lot_is_too_dear_only_once_somebody_has_bid_and_nobody_outbids_themselves() -> None:
    bidding = Table("koehandel", "Ana", "Ben", "Cleo")
    bidding.auctions("Ana", "cow")
    assert not list(occasions(e.Passed(BEN), BOTS, None, bidding.sees(None)))
    bidding.bids("Cleo", 10)
    assert [one.seat for one in occasions(e.Passed(BEN), BOTS, None, bidding.sees(None))] == [BEN]
    (bid,) = bidding.events[-1:]
    complaints = {
        led: [one.seat for one in occasions(bid, BOTS, led, bidding.sees(None)) if not one.gossips] for led in BOTS
    }
    assert complaints == {BEN: [BEN], CLEO: []}


def test_a_talker_talks_more_than_others(table: Table) -> None:
    table.auctions("Ana", "donkey")
    assert len(lines(table, None, "talker", None)) > 2 * len(lines(table, None, "merchant", None)) > 0


def test_nobody_talks_all_the_game_long() -> None:
    family = Table("koehandel", "Ana", "Ben", "Cleo")
    family.owns("Ana", "cow", "cow", "cow")
    family.auctions("Ana", "cow")
    family.hammer()
    banter, said = Banter(Random(1)), 0
    for turn in range(500):
        at = turn * (SILENCE + BREATH[1])
        banter.overhear(sheet(family, "merchant", None, None, at=at), begins=True)
        said += banter.due(at + BREATH[1]) is not None
    assert said == QUIET.most


async def test_a_whole_game_has_a_few_lines_of_its_bots() -> None:
    async with open_hall() as hall:
        people = await hall.seated("Ana", edition="koehandel", seats=[None, "merchant", "thrifty"], hammer="fast")
        await play_on(hall, people, Random(1))
        said = [line for line in people[0].all(Said) if line.seat != ANA]
        assert 2 <= len(said) <= 2 * (QUIET.most + 1)
        assert {line.name for line in said} <= {"Merchant", "Thrifty"}
        assert all(line.phrase in get_args(Phrase) for line in said)
        before_the_end = said[:-1]
        assert all(later.at - earlier.at >= SILENCE for earlier, later in pairwise(before_the_end))
        assert len(hall.store.lines[hall.only_table.id]) == len(said)


async def test_at_a_table_without_banter_nobody_talks() -> None:
    async with open_hall() as hall:
        ana, *_ = people = await hall.seated("Ana", seats=[None, "merchant", "thrifty"], banter=False, hammer="fast")
        await play_on(hall, people, Random(1))
        assert not ana.all(Said)


async def test_a_line_that_cannot_be_stored_is_not_said() -> None:
    async with open_hall() as hall:
        people = await hall.seated("Ana", seats=[None, "merchant", "thrifty"], hammer="fast")
        table = hall.only_table
        while table.parts.banter.next_moment() == NEVER:
            table.parts.banter.overhear(table.sheet, begins=True)
        hall.store.full = True
        await hall.time.pass_until(table.parts.banter.next_moment())
        assert not people[0].all(Said)
        hall.store.full = False


async def test_after_the_end_somebody_is_polite_whatever_was_said_before() -> None:
    async with open_hall() as hall:
        short = {"family_size": 2, "lot_size": 3, "opening_deal": 4, "donkey_payments": [100, 200]}
        people = await hall.seated("Ana", seats=[None, "easy", "easy"], hammer="fast", house_rules=short)
        await play_on(hall, people, Random(1))
        await hall.time.pass_by(BREATH[1])
        assert people[0].last(Said).phrase in ("good_game", "thanks", "well_played")
        assert people[0].last(Said).at > people[0].update.now


async def test_bots_that_fill_the_free_seats_greet_too(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    monkeypatch.setattr(Banter, "overhear", lambda banter, sheet, begins: begun.append((begins, len(sheet.bots))))
    async with open_hall() as hall:
        (ana,) = await hall.people("Ana")
        await ana.say("create_table")
        await ana.say("start", fill_with_bots=True)
    assert begun == [(True, 2)]
