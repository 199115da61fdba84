"""Strangers: players of other ideas than the sparring partners, kept for measuring and never met in training.

They keep a budget: their money, shared out over the purchases they may hope for, weighed by what a lot is worth to
them. Three of them: the sleeper saves until half of the pile is gone and trades hard, the banker sells for what looks
like enough, and the gambler lives on chance. They see the table, the sizes of purses and piles, and their own notes.
Written in the Python that numba compiles.
"""

from typing import Final

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
from maquignon.rules.cards import FAMILY_VALUES, KINDS_OF_ANIMALS, size, worth
from maquignon.rules.legality import highest_bid, lowest_bid, may_accept, why_not_challenge
from maquignon.rules.reasons import FINE
from maquignon.rules.state import ANSWERING, BIDDING, BUYING_BACK, DECIDING, NOBODY, OFFERING, TURN, State
from maquignon.turbo.anything import settle_any_way
from maquignon.turbo.appraising import guess
from maquignon.turbo.codec import Draft
from maquignon.turbo.dice import Dice, roll
from maquignon.turbo.piling import pile_up
from maquignon.turbo.traits import KEENNESS, ORIGIN, Temper

SLEEPER: Final = 1
BANKER: Final = 2
GAMBLER: Final = 3


def act_strangely(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """Draft the action of a seat that may act; `ORIGIN` says which stranger, `KEENNESS` how much it spends."""
    if s.dove_claims[seat] > 0:
        d.doing = CLAIM_DOVE
    elif s.phase == BIDDING:
        bid_strangely(s, d, seat, temper, dice, place)
    elif s.phase == TURN:
        turn_strangely(s, d, seat, temper, dice, place)
    elif s.phase == DECIDING:
        wants = s.high_bid < 0.5 * budget_for_lot(s, seat, temper) and worth(s.purse[seat]) >= s.high_bid
        d.doing = PREEMPT if wants else SELL
    elif s.phase == BUYING_BACK and (
        worth(s.purse[seat]) < s.high_bid or s.high_bid > 0.4 * budget_for_lot(s, seat, temper)
    ):
        d.doing = LET_STAND
    elif s.phase == ANSWERING:
        answer_strangely(s, d, seat, temper, dice, place)
    elif s.phase == OFFERING:
        d.doing = OFFER
        offer_strangely(s, d, seat, int(s.target), int(s.animal), temper, dice, place)
    else:
        settle_any_way(s, d, seat, dice, place)


def budget_for_lot(s: State, seat: int, temper: Temper) -> float:
    """What to give for the lot: more if it is one's own family that grows, or the leader's that would be complete."""
    wish = 0.0
    for place in range(s.lot_count):
        wish += desire(s, seat, s.lot[place])
        leader = int(s.leader)
        if leader not in (NOBODY, seat) and s.herd[leader][s.lot[place]] == s.family_size - 1:
            wish += 0.5
    price = wish * budget(s, seat, temper)
    if temper[ORIGIN] == SLEEPER and 2 * s.pile_left > KINDS_OF_ANIMALS * s.family_size:
        price *= 0.4
    return min(1.0 * worth(s.purse[seat]), price)


def budget(s: State, seat: int, temper: Temper) -> float:
    """One's money, shared out over the purchases one may still hope for."""
    hoped_for = 1.0 + s.pile_left / (s.players * s.lot_size)
    share: float = temper[KEENNESS] * worth(s.purse[seat]) / hoped_for
    return share


def desire(s: State, seat: int, animal: int) -> float:
    """About 1 for a common animal of a family begun; twice as much for the last one of a family."""
    near: float = 0.5 + 0.5 * s.herd[seat][animal]
    if s.herd[seat][animal] == s.family_size - 1:
        near += 1.0
    return (0.5 + FAMILY_VALUES[animal] / 800.0) * near


def bid_strangely(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    amount = lowest_bid(s)
    most = min(min(highest_bid(s, seat), s.money_in_play), worth(s.purse[seat]))
    wish = budget_for_lot(s, seat, temper)
    if temper[ORIGIN] == GAMBLER:
        wish *= 0.6 + roll(dice, place, 1001) / 1000.0
    d.doing = PASS
    if amount <= most and amount <= wish and not (s.one_bid_each and s.has_bid[seat]):
        d.doing = BID
        d.amount = amount
        room = int(min(wish, 1.0 * most) - amount) // 10
        if room > 0 and (s.one_bid_each or roll(dice, place, 6) == 0):
            d.amount += 10 * roll(dice, place, room + 1)


def turn_strangely(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """An auction while there is one, unless a family can be finished against a thinner purse."""
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
                    wish = desire(s, seat, animal) / (1.0 + size(s.purse[other]))
                    if target < 0 or wish > best:
                        target = other
                        chosen = animal
                        best = wish
    if target < 0:
        return
    finishes = s.herd[seat][chosen] + s.herd[target][chosen] == s.family_size
    if s.pile_left == 0 or (finishes and size(s.purse[seat]) > size(s.purse[target]) and roll(dice, place, 3) == 0):
        d.doing = TRADE
        d.target = target
        d.animal = chosen
        offer_strangely(s, d, seat, target, chosen, temper, dice, place)


def offer_strangely(
    s: State, d: Draft, seat: int, other: int, animal: int, temper: Temper, dice: Dice, place: int
) -> None:
    """Everything or nothing for the gambler; the others lay what the rival may have, if the animal is worth it."""
    money = 1.0 * worth(s.purse[seat])
    if temper[ORIGIN] == GAMBLER:
        pile_up(s, d, seat, money if roll(dice, place, 2) == 0 else 0.0, s.purse[seat][0])
        return
    feared = guess(s, seat, size(s.purse[other])) * (0.3 + roll(dice, place, 901) / 1000.0)
    pile_up(s, d, seat, min(feared + 10.0, worth_of_trade(s, seat, animal, temper)), s.purse[seat][0])


def worth_of_trade(s: State, seat: int, animal: int, temper: Temper) -> float:
    price = desire(s, seat, animal) * budget(s, seat, temper)
    if temper[ORIGIN] == SLEEPER:
        price *= 2.0
    return min(price, 1.0 * worth(s.purse[seat]))


def answer_strangely(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """The banker sells for what looks like enough, the sleeper fights, the gambler tosses a coin."""
    offered = guess(s, seat, size(s.offer)) * (0.5 + roll(dice, place, 1001) / 1000.0)
    price = worth_of_trade(s, seat, int(s.animal), temper)
    yields = offered > price
    if temper[ORIGIN] == GAMBLER:
        yields = roll(dice, place, 2) == 0
        price = 1.0 * worth(s.purse[seat])
    if may_accept(s) and (yields or worth(s.purse[seat]) == 0):
        d.doing = ACCEPT
    else:
        d.doing = COUNTER
        pile_up(s, d, seat, min(price, 1.5 * offered + 10.0), s.purse[seat][0])
