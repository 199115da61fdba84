"""Traders at full speed: sparring partners who reckon as `medium` does, by their purse and by what a fight promises.

They look at nothing but the table, the sizes of purses and piles, and their own notes. Written in the Python that numba
compiles.
"""

from typing import Final

from maquignon.rules.actions import AUCTION, BID, CLAIM_DOVE, LET_STAND, OFFER, PASS, PREEMPT, SELL, TRADE
from maquignon.rules.cards import KINDS_OF_ANIMALS, KINDS_OF_NOTES, worth
from maquignon.rules.legality import highest_bid, lowest_bid, number_at_stake, why_not_challenge
from maquignon.rules.reasons import FINE
from maquignon.rules.state import ANSWERING, BIDDING, BUYING_BACK, DECIDING, OFFERING, TURN, State
from maquignon.turbo.appraising import SHUT, spendable, swing_of_lot, waits
from maquignon.turbo.codec import Draft
from maquignon.turbo.dice import Dice, roll
from maquignon.turbo.piling import pay_least, settle_cheaply
from maquignon.turbo.promising import answer_by_promise, lay_by_promise, money_per_point, promise_of, stray
from maquignon.turbo.traits import EAGERNESS, NERVE, RELUCTANCE, Temper

FEWEST_LOTS: Final = 4
"""A turn at the last auctions is worth no more than this part of the money."""


def act_as_trader(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """Draft the action of a seat that may act."""
    if s.dove_claims[seat] > 0:
        d.doing = CLAIM_DOVE
    elif s.phase == BIDDING:
        bid_by_cost(s, d, seat, temper, dice, place)
    elif s.phase == TURN:
        choose_trade(s, d, seat, temper, dice, place)
    elif s.phase == DECIDING:
        d.doing = PREEMPT if keeps(s, d, seat, temper, temper[RELUCTANCE]) else SELL
    elif s.phase == BUYING_BACK and not keeps(s, d, seat, temper, 2 * temper[RELUCTANCE]):
        d.doing = LET_STAND
    elif s.phase == ANSWERING:
        answer_by_promise(s, d, seat, temper, dice, place)
    elif s.phase == OFFERING:
        d.doing = OFFER
        lay_by_promise(s, d, seat, int(s.target), int(s.animal), int(s.stake), temper, dice, place)
    else:
        settle_cheaply(s, d, seat)


def price_for_lot(s: State, seat: int, temper: Temper) -> float:
    price = swing_of_lot(s, seat, temper) * money_per_point(s, seat, temper)
    return price * SHUT if waits(s, temper) else price


def cost(s: State, d: Draft, seat: int, price: int) -> int:
    """The least that leaves the purse; the notes are not laid yet."""
    least = pay_least(s.purse[seat], price, d.notes)
    for kind in range(KINDS_OF_NOTES):
        d.notes[kind] = 0
    return least


def bid_by_cost(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """The least that leads while the lot is worth the notes; if they make more than that, all they make."""
    d.doing = PASS
    amount = lowest_bid(s)
    purse = worth(s.purse[seat])
    most = min(highest_bid(s, seat), s.money_in_play)
    if amount > most or (s.one_bid_each and s.has_bid[seat]):
        return
    limit = price_for_lot(s, seat, temper) * stray(temper, dice, place)
    if amount > purse:
        if amount <= 2.0 * limit and roll(dice, place, 1000) < 1000.0 * temper[NERVE]:
            d.doing = BID
            d.amount = amount
        return
    least = cost(s, d, seat, amount)
    if least > limit or least > spendable(s, seat, temper):
        return
    room = int(min(limit, 1.0 * purse) - amount) // 30
    if room > 0 and roll(dice, place, 4) == 0:
        least = max(least, amount + 10 * roll(dice, place, room + 1))
    d.doing = BID
    d.amount = max(amount, min(least // s.bid_step * s.bid_step, most, purse // s.bid_step * s.bid_step))


def keeps(s: State, d: Draft, seat: int, temper: Temper, reluctance: float) -> bool:
    """Is the lot worth so many times what it costs to keep it?"""
    if worth(s.purse[seat]) < s.high_bid:
        return False
    least = cost(s, d, seat, int(s.high_bid))
    return bool(price_for_lot(s, seat, temper) >= reluctance * least and least <= spendable(s, seat, temper))


def choose_trade(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """The most promising trade, if it promises more than the turn would bring as auctioneer."""
    d.doing = AUCTION
    if s.must_auction:
        return
    target = -1
    chosen = 0
    best = 0.0
    for animal in range(KINDS_OF_ANIMALS):
        if 0 < s.herd[seat][animal] < s.family_size:
            for other in range(s.players):
                if why_not_challenge(s, other, animal) == FINE:
                    promise = promise_of(s, seat, other, animal, temper) * stray(temper, dice, place)
                    if target < 0 or promise > best:
                        target = other
                        chosen = animal
                        best = promise
    turn = 1.0 * s.money_in_play / max(FEWEST_LOTS, s.pile_left)
    if target < 0 or (s.pile_left > 0 and best < temper[EAGERNESS] * turn):
        return
    d.doing = TRADE
    d.target = target
    d.animal = chosen
    lay_by_promise(s, d, seat, target, chosen, number_at_stake(s, seat, target, chosen), temper, dice, place)
