"""Sparring partners: the merchant's arithmetic at full speed, with as many tempers as learners need to meet.

They are players of their own, not `bots.merchant` once more: what the animals are worth is reckoned as there, what is
done about it is not. They look at nothing but the table, the sizes of purses and piles, and their own notes. Written in
the Python that numba compiles.
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
from maquignon.rules.cards import KINDS_OF_ANIMALS, size, worth
from maquignon.rules.legality import highest_bid, lowest_bid, may_accept, number_at_stake, why_not_challenge
from maquignon.rules.reasons import FINE
from maquignon.rules.state import ANSWERING, BIDDING, BUYING_BACK, DECIDING, OFFERING, TURN, State
from maquignon.turbo.anything import do_anything, settle_any_way
from maquignon.turbo.appraising import guess, limit_for_lot, price_of_trade, swing_of_trade, waits
from maquignon.turbo.codec import Draft
from maquignon.turbo.dice import Dice, roll
from maquignon.turbo.piling import pile_up, pile_up_all
from maquignon.turbo.strangers import act_strangely
from maquignon.turbo.trading import act_as_trader
from maquignon.turbo.traits import (
    ABSENCE,
    ALL_IN,
    EAGERNESS,
    FEVER,
    KEENNESS,
    NERVE,
    ORIGIN,
    RELUCTANCE,
    STUBBORNNESS,
    TRADER,
    VARIETY,
    YIELDING,
    ZEROS,
    Temper,
    Tempers,
)


def a_partner_acts(s: State, d: Draft, seat: int, tempers: Tempers, dice: Dice, place: int) -> bool:
    """Has this seat a temper? Then its action has been drafted."""
    temper = tempers[place][seat]
    if temper[KEENNESS] <= 0:
        return False
    if happens(temper[ABSENCE], dice, place):
        do_anything(s, d, seat, dice, place)
    elif temper[ORIGIN] == TRADER:
        act_as_trader(s, d, seat, temper, dice, place)
    elif temper[ORIGIN] > 0:
        act_strangely(s, d, seat, temper, dice, place)
    else:
        spar(s, d, seat, temper, dice, place)
    return True


def spar(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """Draft the action of a seat that may act."""
    if s.dove_claims[seat] > 0:
        d.doing = CLAIM_DOVE
    elif s.phase == BIDDING:
        bid(s, d, seat, temper, dice, place)
    elif s.phase == TURN:
        take_turn(s, d, seat, temper, dice, place)
    elif s.phase == DECIDING:
        wants = limit_for_lot(s, seat, temper) >= temper[RELUCTANCE] * s.high_bid
        d.doing = PREEMPT if wants and worth(s.purse[seat]) >= s.high_bid else SELL
    elif s.phase == BUYING_BACK and (
        worth(s.purse[seat]) < s.high_bid or limit_for_lot(s, seat, temper) < 2 * temper[RELUCTANCE] * s.high_bid
    ):
        d.doing = LET_STAND
    elif s.phase == ANSWERING:
        answer(s, d, seat, temper, dice, place)
    elif s.phase == OFFERING:
        d.doing = OFFER
        offer(s, d, seat, int(s.target), int(s.animal), int(s.stake), temper, dice, place)
    else:
        settle_any_way(s, d, seat, dice, place)


def whim(temper: Temper, dice: Dice, place: int) -> float:
    factor: float = 1.0 + temper[VARIETY] * (roll(dice, place, 2001) - 1000) / 1000.0
    return factor


def happens(chance: float, dice: Dice, place: int) -> bool:
    return bool(roll(dice, place, 1000) < 1000.0 * chance)


def bid(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    amount = lowest_bid(s)
    most = min(highest_bid(s, seat), s.money_in_play)
    limit = limit_for_lot(s, seat, temper) * whim(temper, dice, place)
    if happens(temper[FEVER], dice, place) and not waits(s, temper):
        limit = max(limit, 1.0 * min(amount, worth(s.purse[seat])))
    d.doing = PASS
    if amount > most or (s.one_bid_each and s.has_bid[seat]):
        return
    if amount > worth(s.purse[seat]):
        if amount <= 2.0 * limit and happens(temper[NERVE], dice, place):
            d.doing = BID
            d.amount = amount
    elif amount <= limit:
        d.doing = BID
        d.amount = amount
        room = int(min(limit, 1.0 * most) - amount) // 20
        if room > 0 and roll(dice, place, 4) == 0:
            d.amount += 10 * roll(dice, place, room + 1)


def take_turn(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """Auction while the pile lasts; trade early only to complete a family, and with the longer purse."""
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
                    swing = swing_of_trade(s, seat, other, animal, number_at_stake(s, seat, other, animal), temper)
                    promise = swing * (odds(s, seat, other) - 0.4)
                    if target < 0 or promise > best:
                        target = other
                        chosen = animal
                        best = promise
    if target < 0:
        return
    number = number_at_stake(s, seat, target, chosen)
    completes = s.herd[seat][chosen] + number == s.family_size
    if s.pile_left == 0 or (completes and odds(s, seat, target) >= temper[EAGERNESS]):
        d.doing = TRADE
        d.target = target
        d.animal = chosen
        offer(s, d, seat, target, chosen, number, temper, dice, place)


def odds(s: State, seat: int, other: int) -> float:
    mine = 1.0 * worth(s.purse[seat])
    theirs = guess(s, seat, size(s.purse[other]))
    return mine / (mine + theirs) if mine + theirs > 0.0 else 0.5


def offer(
    s: State, d: Draft, seat: int, other: int, animal: int, number: int, temper: Temper, dice: Dice, place: int
) -> None:
    if happens(temper[ALL_IN], dice, place):
        pile_up_all(s, d, seat)
    elif happens(temper[ZEROS], dice, place) and s.purse[seat][0] > 0:
        d.notes[0] = s.purse[seat][0]
    else:
        price = price_of_trade(s, seat, other, animal, number, temper) * whim(temper, dice, place)
        pile_up(
            s, d, seat, min(price, 1.1 * guess(s, seat, size(s.purse[other])) + 10.0), some_zeros(s, seat, dice, place)
        )


def answer(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """Beat the offer where the swing is worth it; otherwise a little, in case there is nothing under the cards."""
    feared = 2.0 * guess(s, seat, size(s.offer)) * whim(temper, dice, place)
    price = price_of_trade(s, seat, int(s.active), int(s.animal), int(s.stake), temper)
    d.doing = COUNTER
    if may_accept(s) and happens(temper[YIELDING], dice, place):
        d.doing = ACCEPT
    elif happens(temper[ALL_IN], dice, place):
        pile_up_all(s, d, seat)
    elif price > feared:
        pile_up(s, d, seat, min(price, feared + 10.0), some_zeros(s, seat, dice, place))
    elif not may_accept(s) or happens(temper[STUBBORNNESS], dice, place):
        pile_up(s, d, seat, 10.0, some_zeros(s, seat, dice, place))
    else:
        d.doing = ACCEPT


def some_zeros(s: State, seat: int, dice: Dice, place: int) -> int:
    return roll(dice, place, s.purse[seat][0] + 1)
