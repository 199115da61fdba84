"""Strangers: players of other ideas than the sparring partners, kept for measuring and never met in training.

Three of them: the sleeper hoards and wakes up when half of the pile is gone, the banker thinks in shares of its own
money, and the gambler lives on chance. They see the table, the sizes of purses and piles, and their own notes. Written
in the Python that numba compiles.
"""

from typing import Any, Final

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
from maquignon.rules.state import ANSWERING, BIDDING, BUYING_BACK, DECIDING, OFFERING, TURN
from maquignon.turbo.anything import settle_any_way
from maquignon.turbo.dice import roll
from maquignon.turbo.traits import KEENNESS, ORIGIN

SLEEPER: Final = 1
BANKER: Final = 2
GAMBLER: Final = 3


def act_strangely(s: Any, d: Any, seat: int, temper: Any, dice: Any, place: int) -> None:
    """Draft the action of a seat that may act; `ORIGIN` says which stranger, `KEENNESS` how much it spends."""
    if s.dove_claims[seat] > 0:
        d.doing = CLAIM_DOVE
    elif s.phase == BIDDING:
        bid_strangely(s, d, seat, temper, dice, place)
    elif s.phase == TURN:
        turn_strangely(s, d, seat, temper, dice, place)
    elif s.phase == DECIDING:
        wants = s.high_bid < 0.6 * appetite(s, seat, temper) and worth(s.purse[seat]) >= s.high_bid
        d.doing = PREEMPT if wants else SELL
    elif s.phase == BUYING_BACK and (worth(s.purse[seat]) < s.high_bid or s.high_bid > 0.4 * appetite(s, seat, temper)):
        d.doing = LET_STAND
    elif s.phase == ANSWERING:
        answer_strangely(s, d, seat, temper, dice, place)
    elif s.phase == OFFERING:
        d.doing = OFFER
        pile_up(s, d, seat, boldness(s, seat, temper, int(s.animal), dice, place))
    else:
        settle_any_way(s, d, seat, dice, place)


def appetite(s: Any, seat: int, temper: Any) -> float:
    """What the lot is worth: a part of one's own money, larger for dear animals and for those one has some of."""
    wish = 0.0
    for place in range(s.lot_count):
        wish += desire(s, seat, s.lot[place])
    if temper[ORIGIN] == SLEEPER and 2 * s.pile_left > KINDS_OF_ANIMALS * s.family_size:
        wish *= 0.2
    money: float = 1.0 * worth(s.purse[seat])
    price: float = wish * temper[KEENNESS] * money
    return min(money, price)


def desire(s: Any, seat: int, animal: int) -> float:
    """From 0 to 1, by value and by how near the family is."""
    near = (1.0 + s.herd[seat][animal]) / s.family_size
    wish: float = (0.1 + 0.6 * FAMILY_VALUES[animal] / 1000.0) * near
    return wish


def bid_strangely(s: Any, d: Any, seat: int, temper: Any, dice: Any, place: int) -> None:
    amount = lowest_bid(s)
    most = min(min(highest_bid(s, seat), s.money_in_play), worth(s.purse[seat]))
    wish = appetite(s, seat, temper)
    if temper[ORIGIN] == GAMBLER:
        wish *= 0.5 + roll(dice, place, 1001) / 1000.0
    d.doing = PASS
    if amount <= most and amount <= wish and not (s.one_bid_each and s.has_bid[seat]):
        d.doing = BID
        d.amount = amount
        room = int(min(wish, 1.0 * most) - amount) // 10
        if room > 0 and (s.one_bid_each or roll(dice, place, 6) == 0):
            d.amount += 10 * roll(dice, place, room + 1)


def turn_strangely(s: Any, d: Any, seat: int, temper: Any, dice: Any, place: int) -> None:
    """An auction while there is one, unless the richest purse can finish a family; then the dearest animal."""
    d.doing = AUCTION
    if s.must_auction:
        return
    target = -1
    chosen = 0
    best = -1.0
    for animal in range(KINDS_OF_ANIMALS):
        if 0 < s.herd[seat][animal] < s.family_size:
            for other in range(s.players):
                if why_not_challenge(s, other, animal) == FINE:
                    wish = desire(s, seat, animal) - 0.02 * size(s.purse[other])
                    if target < 0 or wish > best:
                        target = other
                        chosen = animal
                        best = wish
    if target < 0:
        return
    early = s.herd[seat][chosen] + s.herd[target][chosen] == s.family_size
    if s.pile_left == 0 or (early and roll(dice, place, 3) == 0 and size(s.purse[seat]) > size(s.purse[target])):
        d.doing = TRADE
        d.target = target
        d.animal = chosen
        pile_up(s, d, seat, boldness(s, seat, temper, chosen, dice, place))


def boldness(s: Any, seat: int, temper: Any, animal: int, dice: Any, place: int) -> float:
    """How much to lay: everything or nothing for the gambler, a fair part of the purse for the others."""
    money = 1.0 * worth(s.purse[seat])
    if temper[ORIGIN] == GAMBLER:
        return money if roll(dice, place, 3) == 0 else 0.0
    part: float = min(1.0, (0.4 + roll(dice, place, 801) / 1000.0) * 2.0 * desire(s, seat, animal) * temper[KEENNESS])
    return part * money


def answer_strangely(s: Any, d: Any, seat: int, temper: Any, dice: Any, place: int) -> None:
    """The banker sells for thick piles, the sleeper fights, the gambler tosses a coin."""
    wish = boldness(s, seat, temper, int(s.animal), dice, place)
    thick = size(s.offer) * 2 > size(s.purse[seat])
    yields = temper[ORIGIN] == BANKER and thick
    if temper[ORIGIN] == GAMBLER:
        yields = roll(dice, place, 2) == 0
    if may_accept(s) and (yields or worth(s.purse[seat]) == 0):
        d.doing = ACCEPT
    else:
        d.doing = COUNTER
        pile_up(s, d, seat, wish)


def pile_up(s: Any, d: Any, seat: int, amount: float) -> None:
    """The largest notes first for at most this amount, and every zero there is."""
    purse = s.purse[seat]
    left = int(amount)
    for kind in range(KINDS_OF_NOTES - 1, 0, -1):
        number = min(purse[kind], left // NOTES[kind])
        d.notes[kind] = number
        left -= NOTES[kind] * number
    d.notes[0] = purse[0]
    if size(d.notes) == 0 and not s.may_offer_nothing:
        for kind in range(KINDS_OF_NOTES):
            if purse[kind] > 0:  # D14 the smallest there is
                d.notes[kind] = 1
                return
