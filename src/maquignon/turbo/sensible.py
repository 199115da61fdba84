"""A scripted player for playouts: knows what a family is worth, bids what it holds, and bluffs a little in trades.

It is a player of its own, quicker and rougher than `bots.thrifty`, and looks at nothing but the table and its own
purse. Written in the Python that numba compiles.
"""

from maquignon.rules.actions import (
    ACCEPT,
    AUCTION,
    BID,
    CLAIM_DOVE,
    COUNTER,
    LET_STAND,
    OFFER,
    PASS,
    PREEMPT,
    SELL,
    TRADE,
)
from maquignon.rules.cards import FAMILY_VALUES, KINDS_OF_ANIMALS, KINDS_OF_NOTES, NOTES, size, worth
from maquignon.rules.legality import highest_bid, lowest_bid, may_accept, why_not_challenge
from maquignon.rules.reasons import FINE
from maquignon.rules.state import ANSWERING, BIDDING, BUYING_BACK, DECIDING, OFFERING, TURN, State
from maquignon.turbo.anything import settle_any_way
from maquignon.turbo.codec import Draft
from maquignon.turbo.dice import Dice, roll


def do_sensibly(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    """Draft the action of a seat that may act."""
    if s.dove_claims[seat] > 0:
        d.doing = CLAIM_DOVE
    elif s.phase == BIDDING:
        bid_within_reason(s, d, seat, dice, place)
    elif s.phase == TURN:
        take_turn(s, d, seat, dice, place)
    elif s.phase == DECIDING:
        wanted = s.high_bid < appetite_for_lot(s, seat) and worth(s.purse[seat]) >= s.high_bid
        d.doing = PREEMPT if wanted else SELL
    elif s.phase == BUYING_BACK and (worth(s.purse[seat]) < s.high_bid or 2 * s.high_bid > appetite_for_lot(s, seat)):
        d.doing = LET_STAND
    elif s.phase == ANSWERING or s.phase == OFFERING:
        answer(s, d, seat, dice, place)
    else:
        settle_any_way(s, d, seat, dice, place)


def appetite(s: State, seat: int, animal: int) -> int:
    """What one more of this animal is worth: its share of the family, dearer the nearer the family is."""
    share: int = FAMILY_VALUES[animal] * (s.herd[seat][animal] + 1) // (2 * s.family_size)
    return share


def appetite_for_lot(s: State, seat: int) -> int:
    total = 0
    for place in range(s.lot_count):
        total += appetite(s, seat, s.lot[place])
    return total


def bid_within_reason(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    limit = min(min(worth(s.purse[seat]), appetite_for_lot(s, seat)), min(highest_bid(s, seat), s.money_in_play))
    amount = lowest_bid(s)
    if amount > limit or (s.one_bid_each and s.has_bid[seat]):
        d.doing = PASS
        return
    d.doing = BID
    d.amount = amount + 10 * roll(dice, place, min(3, (limit - amount) // 10 + 1))


def take_turn(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    """The stake it wants most, if it is worth a trade; an auction otherwise."""
    d.doing = AUCTION
    if s.must_auction:
        return
    best = -1
    for animal in range(KINDS_OF_ANIMALS):
        if 0 < s.herd[seat][animal] < s.family_size:
            for target in range(s.players):
                if why_not_challenge(s, target, animal) == FINE and appetite(s, seat, animal) > best:
                    best = appetite(s, seat, animal)
                    d.target = target
                    d.animal = animal
    if best >= 0 and (s.pile_left == 0 or (worth(s.purse[seat]) > best // 3 and roll(dice, place, 2))):
        d.doing = TRADE
        lay_about(s, seat, best, d, dice, place)


def answer(s: State, d: Draft, seat: int, dice: Dice, place: int) -> None:
    """A counter-offer for what it wants to keep, if it has the money; an accepted offer is money, too."""
    wish = appetite(s, seat, s.animal) * s.stake
    if s.phase == ANSWERING and may_accept(s) and (worth(s.purse[seat]) < wish // 4 or roll(dice, place, 3) == 0):
        d.doing = ACCEPT
        return
    d.doing = OFFER if s.phase == OFFERING else COUNTER
    lay_about(s, seat, wish, d, dice, place)


def lay_about(s: State, seat: int, wish: int, d: Draft, dice: Dice, place: int) -> None:
    """Notes from the largest down for up to a chance part of the wish, often with a worthless one among them."""
    purse = s.purse[seat]
    left = roll(dice, place, wish + 1)
    for kind in range(KINDS_OF_NOTES - 1, 0, -1):
        number = min(purse[kind], left // NOTES[kind])
        d.notes[kind] = number
        left -= NOTES[kind] * number
    if purse[0] > 0 and roll(dice, place, 2):
        d.notes[0] = 1
    if size(d.notes) == 0:
        for kind in range(KINDS_OF_NOTES):
            if purse[kind] > 0:  # D14 the smallest there is
                d.notes[kind] = 1
                return
