"""A player that does anything it may, much as the bot `random` does, without the cost of listing everything.

It picks evenly among the kinds of action (bid or pass, auction or trade …), then evenly among everything of that kind:
every amount of a bid, every stake, every set of notes. Written in the Python that numba compiles.
"""

from typing import Final

from maquignon.rules.actions import (
    ACCEPT,
    AUCTION,
    BID,
    BUY_BACK,
    CLAIM_DOVE,
    COUNTER,
    LET_STAND,
    OFFER,
    PASS,
    PAY,
    PREEMPT,
    SELL,
    TRADE,
)
from maquignon.rules.cards import KINDS_OF_ANIMALS, KINDS_OF_NOTES, NOTES, Purse, size, worth
from maquignon.rules.legality import decider, highest_bid, lowest_bid, may_accept, may_pass, why_not_challenge
from maquignon.rules.payment import can_pay_exactly
from maquignon.rules.reasons import FINE
from maquignon.rules.state import ANSWERING, BIDDING, BUYING_BACK, DECIDING, OFFERING, TURN, State
from maquignon.turbo.codec import Draft
from maquignon.turbo.dice import Dice, roll

PATIENCE: Final = 64


def do_anything(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    """Draft any action of a seat that may act."""
    if s.phase == BIDDING:
        asked = may_pass(s, seat)
    else:
        asked = seat == decider(s)
    if s.dove_claims[seat] > 0 and (not asked or roll(dice, place, 2)):
        d.doing = CLAIM_DOVE
    elif s.phase == BIDDING:
        bid_or_pass(s, d, seat, dice, place)
    elif s.phase == TURN:
        auction_or_trade(s, d, seat, dice, place)
    elif s.phase == DECIDING:
        d.doing = PREEMPT if worth(s.purse[seat]) >= s.high_bid and roll(dice, place, 2) else SELL  # D9
    else:
        lay_or_not(s, d, seat, dice, place)


def bid_or_pass(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    least = lowest_bid(s)
    room = (min(highest_bid(s, seat), s.money_in_play) - least) // 10
    if room < 0 or (s.one_bid_each and s.has_bid[seat]) or roll(dice, place, 2):
        d.doing = PASS
    else:
        d.doing = BID
        d.amount = least + 10 * roll(dice, place, room + 1)


def auction_or_trade(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    d.doing = AUCTION
    if s.must_auction or (s.pile_left > 0 and roll(dice, place, 2)):
        return
    stakes = 0
    for animal in range(KINDS_OF_ANIMALS):
        if 0 < s.herd[seat][animal] < s.family_size:
            for target in range(s.players):
                if why_not_challenge(s, target, animal) == FINE:
                    stakes += 1
                    if roll(dice, place, stakes) == 0:  # the last one kept is any of them, all equally likely
                        d.target = target
                        d.animal = animal
    if stakes > 0:
        d.doing = TRADE
        lay_anything(s, s.purse[seat], d.notes, dice, place)


def lay_or_not(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    if s.phase == OFFERING:
        d.doing = OFFER
        lay_anything(s, s.purse[seat], d.notes, dice, place)
    elif s.phase == ANSWERING:
        d.doing = ACCEPT
        if not may_accept(s) or roll(dice, place, 2):
            d.doing = COUNTER
            lay_anything(s, s.purse[seat], d.notes, dice, place)
    elif s.phase == BUYING_BACK and (worth(s.purse[seat]) < s.high_bid or roll(dice, place, 2)):
        d.doing = LET_STAND
    else:
        settle_any_way(s, d, seat, dice, place)


def settle_any_way(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    """Pay or buy back, with any notes that settle the price."""
    d.doing = BUY_BACK if s.phase == BUYING_BACK else PAY
    if s.pay_freely:
        pay_freely(s.purse[seat], s.high_bid, d.notes, dice, place)
    else:
        pay_any_way(s.purse[seat], s.high_bid, d.notes, dice, place)


def lay_anything(s: State, purse: Purse, notes: list[int], dice: Dice, place: int) -> None:
    """Any set of notes, each equally likely: as many of each kind as the dice say, and once more if that is too few."""
    while True:
        number = 0
        for kind in range(KINDS_OF_NOTES):
            notes[kind] = roll(dice, place, purse[kind] + 1) if purse[kind] > 0 else 0
            number += notes[kind]
        if number > 0 or s.may_offer_nothing or size(purse) == 0:
            return


def pay_freely(purse: Purse, price: int, notes: list[int], dice: Dice, place: int) -> None:
    """Any set that covers the price; everything, where the dice do not find one soon."""
    for _ in range(PATIENCE):
        for kind in range(KINDS_OF_NOTES):
            notes[kind] = roll(dice, place, purse[kind] + 1)
        if worth(notes) >= price:
            return
    for kind in range(KINDS_OF_NOTES):
        notes[kind] = purse[kind]


def pay_any_way(purse: Purse, price: int, notes: list[int], dice: Dice, place: int) -> None:
    """D12 any of the ways to pay, all equally likely; they are gone through from the largest notes down."""
    exactly = can_pay_exactly(purse, price)
    ways = 0
    for n500 in range(most(purse, 5, price) + 1):
        rest500 = price - 500 * n500
        for n200 in range(most(purse, 4, rest500) + 1):
            rest200 = rest500 - 200 * n200
            for n100 in range(most(purse, 3, rest200) + 1):
                rest100 = rest200 - 100 * n100
                for n50 in range(most(purse, 2, rest100) + 1):
                    rest = rest100 - 50 * n50
                    n10 = max(0, (rest + 9) // 10)
                    if n10 <= purse[1] and (not exactly or rest == 10 * n10):
                        ways += 1
                        if roll(dice, place, ways) == 0:
                            write_notes(notes, n10, n50, n100, n200, n500)


def most(purse: Purse, kind: int, rest: int) -> int:
    """No more notes than reach the rest: one more would be needless."""
    enough = max(0, -(-rest // NOTES[kind]))
    return enough if enough < purse[kind] else purse[kind]


def write_notes(notes: list[int], n10: int, n50: int, n100: int, n200: int, n500: int) -> None:
    notes[1] = n10
    notes[2] = n50
    notes[3] = n100
    notes[4] = n200
    notes[5] = n500
