"""What a seat knows, as a vector of fixed size: the table, its own purse, and what it can deduce about the others.

Nothing here reads another seat's purse or a pile on the table: those are known through `Knowledge` alone. Seats are
counted clockwise from the observer. Written in the Python that numba compiles too.
"""

from typing import Final

from maquignon.knowledge.expectation import average_unknown, expected_worth
from maquignon.knowledge.purses import OFFERED, Knowledge
from maquignon.rules.actions import BID, BUY_BACK, COUNTER, OFFER, PAY, TRADE
from maquignon.rules.cards import FAMILY_VALUES, KINDS_OF_ANIMALS, KINDS_OF_NOTES, NOTES, Purse, worth
from maquignon.rules.legality import highest_bid, lowest_bid
from maquignon.rules.scoring import score
from maquignon.rules.state import (
    ANSWERING,
    BUYING_BACK,
    LARGEST_FAMILY,
    LONGEST_STANDSTILL,
    MOST_SEATS,
    NOBODY,
    PHASES,
    State,
)
from maquignon.turbo.codec import DOUBLINGS, Draft
from maquignon.turbo.vector import Vector

# The layout: name and width of each part, in order. docs/codec.md tells what each number means.
PARTS: Final = {
    "terms": 31,
    "phase": len(PHASES),
    "draft": 31,
    "table": 6 + KINDS_OF_ANIMALS,
    "roles": 5 * MOST_SEATS,
    "seats": 20 * MOST_SEATS,
    "purses": 17 * (MOST_SEATS - 1),
    "own": 2 + KINDS_OF_NOTES,
    "auction": 6 + KINDS_OF_ANIMALS,
    "trade": 5 + KINDS_OF_ANIMALS + 2 * KINDS_OF_NOTES,
}
WIDTH: Final = sum(PARTS.values())
MOMENT: Final = PARTS["terms"]  # what comes behind the terms changes from moment to moment

# What a number is divided by, so that it comes out around one.
MUCH: Final = 1000.0
ALL_MONEY: Final = 5000.0
HANDFUL: Final = 5.0
MANY: Final = 20.0


def observe(s: State, d: Draft, k: Knowledge, seat: int, v: Vector) -> None:
    """Write what this seat knows into `v`, which has `WIDTH` places; `d` is what the seat itself has said so far."""
    for place in range(WIDTH):
        v[place] = 0.0
    describe_terms(s, v)
    describe_moment(s, d, k, seat, v)


def describe_moment(s: State, d: Draft, k: Knowledge, seat: int, v: Vector) -> None:
    """All but the terms, into `v`, which holds them and zeros."""
    v[MOMENT + s.phase] = 1.0
    n = _draft(s, d, seat, v, MOMENT + len(PHASES))
    n = _table(s, v, n)
    n = _roles(s, seat, v, n)
    n = _seats(s, k, seat, v, n)
    n = _purses(s, k, seat, v, n)
    n = _own(s, seat, v, n)
    n = _auction(s, seat, v, n)
    _trade(s, k, v, n)


def describe_terms(s: State, v: Vector) -> None:
    """What stays the same for a whole game."""
    v[s.players - 3] = 1.0
    v[3 + s.family_size - 2] = 1.0
    v[6 + s.lot_size - 1] = 1.0
    n = 9
    for donkey in range(LARGEST_FAMILY):
        v[n + donkey] = NOTES[s.donkey_payments[donkey]] / 500.0
    n += LARGEST_FAMILY
    v[n] = s.bid_step / 100.0
    v[n + 1] = s.must_afford
    v[n + 2] = s.one_bid_each
    v[n + 3] = s.pay_freely
    v[n + 4] = s.may_offer_nothing
    v[n + 5] = s.must_counter
    v[n + 6] = s.winner_pays
    v[n + 7] = s.reveal_to_all
    v[n + 8] = s.auction_after_trade
    v[n + 9] = s.by_families
    v[n + 10] = s.with_dove
    v[n + 11] = s.money_breaks_ties
    v[n + 12 + s.preemption] = 1.0
    v[n + 15 + s.tie] = 1.0


def _draft(s: State, d: Draft, seat: int, v: Vector, n: int) -> int:
    v[n + _part_of_speech(d.doing)] = 1.0
    v[n + 7] = d.amount / MUCH
    v[n + 8] = d.last / float(DOUBLINGS)
    v[n + 9] = worth(d.notes) / MUCH
    _counts(d.notes, HANDFUL, v, n + 10)
    if d.doing == TRADE:
        v[n + 16 + (d.target - seat) % s.players] = 1.0
        v[n + 21 + d.animal] = 1.0
    return n + 31


def _part_of_speech(doing: int) -> int:
    if doing == BID:
        return 1
    if doing == PAY:
        return 2
    if doing == BUY_BACK:
        return 3
    if doing == TRADE:
        return 4
    if doing == COUNTER:
        return 5
    if doing == OFFER:
        return 6
    return 0


def _table(s: State, v: Vector, n: int) -> int:
    v[n] = s.must_auction
    v[n + 1] = s.pile_left / 40.0
    v[n + 2] = s.donkeys / 4.0
    if s.donkeys < s.family_size:
        v[n + 3] = NOTES[s.donkey_payments[s.donkeys]] / 500.0
    v[n + 4] = s.money_in_play / ALL_MONEY
    if s.pile_left == 0:
        v[n + 5] = s.standstill / float(LONGEST_STANDSTILL)
    for animal in range(KINDS_OF_ANIMALS):
        v[n + 6 + animal] = s.pile[animal] / float(s.family_size)
    return n + 6 + KINDS_OF_ANIMALS


def _roles(s: State, seat: int, v: Vector, n: int) -> int:
    n = _role(s, s.active, seat, v, n)
    n = _role(s, s.leader, seat, v, n)
    n = _role(s, s.debtor, seat, v, n)
    n = _role(s, s.target, seat, v, n)
    return _role(s, s.dove, seat, v, n)


def _role(s: State, who: int, seat: int, v: Vector, n: int) -> int:
    if who != NOBODY:
        v[n + (who - seat) % s.players] = 1.0
    return n + MOST_SEATS


def _seats(s: State, k: Knowledge, seat: int, v: Vector, n: int) -> int:
    whole = float(s.family_size)
    for step in range(s.players):
        who = (seat + step) % s.players
        herd = s.herd[who]
        v[n] = 1.0
        v[n + 1] = score(s, who) / ALL_MONEY
        v[n + 2] = s.passed[who]
        v[n + 3] = s.has_bid[who]
        v[n + 4] = s.defaulted[who]
        v[n + 5] = s.dove_claims[who]
        v[n + 6] = k.size[who] / MANY
        v[n + 7] = k.laid_size[who] / MANY
        v[n + 8] = k.laid_poor[who] / MUCH
        v[n + 9] = k.laid_rich[who] / MUCH
        for animal in range(KINDS_OF_ANIMALS):
            v[n + 10 + animal] = herd[animal] / whole
        n += 20
    return n + 20 * (MOST_SEATS - s.players)


def _purses(s: State, k: Knowledge, seat: int, v: Vector, n: int) -> int:
    """The others' money: bounds by kind, bounds and expectation of the whole, and whether it covers the next bid."""
    average = average_unknown(k)
    price = lowest_bid(s)
    for step in range(1, s.players):
        who = (seat + step) % s.players
        _counts(k.low[who], HANDFUL, v, n)
        _counts(k.high[who], HANDFUL, v, n + KINDS_OF_NOTES)
        poor, rich = k.poor[who], k.rich[who]
        v[n + 12] = poor / MUCH
        v[n + 13] = rich / MUCH
        v[n + 14] = min(max(expected_worth(k, who, average), poor), rich) / MUCH
        v[n + 15] = 1.0 if poor >= price else 0.0
        v[n + 16] = 1.0 if rich >= price else 0.0
        n += 17
    return n + 17 * (MOST_SEATS - s.players)


def _own(s: State, seat: int, v: Vector, n: int) -> int:
    money = worth(s.purse[seat])
    v[n] = money / MUCH
    v[n + 1] = 1.0 if money >= lowest_bid(s) else 0.0
    _counts(s.purse[seat], HANDFUL, v, n + 2)
    return n + 2 + KINDS_OF_NOTES


def _auction(s: State, seat: int, v: Vector, n: int) -> int:
    v[n] = s.high_bid / MUCH
    v[n + 1] = lowest_bid(s) / MUCH
    v[n + 2] = highest_bid(s, seat) / ALL_MONEY
    v[n + 3] = min(2.0, s.high_bid / float(max(10, worth(s.purse[seat]))))
    v[n + 4] = s.lot_count / 3.0
    value = 0
    for place in range(s.lot_count):
        value += FAMILY_VALUES[s.lot[place]]
        v[n + 6 + s.lot[place]] += 1.0
    v[n + 5] = value / MUCH
    return n + 6 + KINDS_OF_ANIMALS


def _trade(s: State, k: Knowledge, v: Vector, n: int) -> None:
    if s.target != NOBODY:
        v[n] = s.stake / 2.0
        v[n + 1] = s.round / 2.0
        v[n + 5 + s.animal] = 1.0
    if s.phase == ANSWERING or s.phase == BUYING_BACK:
        v[n + 2] = k.pile_size[OFFERED] / MANY
        v[n + 3] = k.pile_poor[OFFERED] / MUCH
        v[n + 4] = k.pile_rich[OFFERED] / MUCH
        _counts(k.pile_low[OFFERED], HANDFUL, v, n + 5 + KINDS_OF_ANIMALS)
        _counts(k.pile_high[OFFERED], HANDFUL, v, n + 5 + KINDS_OF_ANIMALS + KINDS_OF_NOTES)


def _counts(notes: Purse, scale: float, v: Vector, n: int) -> None:
    v[n] = notes[0] / scale  # one by one: a loop takes twice as long on plain objects, and this is done twelve times
    v[n + 1] = notes[1] / scale
    v[n + 2] = notes[2] / scale
    v[n + 3] = notes[3] / scale
    v[n + 4] = notes[4] / scale
    v[n + 5] = notes[5] / scale
