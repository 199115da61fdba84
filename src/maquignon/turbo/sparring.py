"""Sparring partners: the merchant's arithmetic at full speed, with as many tempers as learners need to meet.

They look at nothing but the table, the sizes of purses and piles, and their own notes. Written in the Python that numba
compiles.
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
from maquignon.rules.state import ANSWERING, BIDDING, BUYING_BACK, DECIDING, NOBODY, OFFERING, TURN
from maquignon.turbo.anything import settle_any_way
from maquignon.turbo.dice import roll

# A temper, number by number.
KEENNESS: Final = 0  # how dear a point is, next to an even split of all the money over all the points; 0: no partner
RESERVE: Final = 1  # the part of the purse that stays in it unless a family can be completed
RELUCTANCE: Final = 2  # how much better than selling it must be to pre-empt
VARIETY: Final = 3  # how far prices stray
NERVE: Final = 4  # how often to bid beyond the purse, and to lay nothing but zeros
EAGERNESS: Final = 5  # the chance of winning from which a trade that completes a family is worth a turn
STUBBORNNESS: Final = 6  # how often to answer a trade of little worth with a small counter-offer
TRAITS: Final = 7

RIVALRY: Final = 0.5


def spar(s: Any, d: Any, seat: int, temper: Any, dice: Any, place: int) -> None:
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


def a_partner_acts(s: Any, d: Any, seat: int, tempers: Any, dice: Any, place: int) -> bool:
    """Has this seat a temper? Then its action has been drafted."""
    if tempers[place][seat][KEENNESS] > 0:
        spar(s, d, seat, tempers[place][seat], dice, place)
        return True
    return False


# --- what animals are worth


def expected_score(s: Any, seat: int) -> float:
    """The mean of (sum of values) x (number of families) when each family comes or not by itself."""
    total = 0.0
    number = 0.0
    by_itself = 0.0
    for animal in range(KINDS_OF_ANIMALS):
        chance = chance_of_family(s, seat, animal)
        total += chance * FAMILY_VALUES[animal]
        number += chance
        by_itself += chance * chance * FAMILY_VALUES[animal]
    return total * number - by_itself + total if s.by_families else total


def chance_of_family(s: Any, seat: int, animal: int) -> float:
    """Who has more of a kind, wins the rest more often."""
    unseen = s.pile[animal] / s.players
    mine = s.herd[seat][animal] + unseen
    if mine == 0.0:
        return 0.0
    total = 0.0
    for other in range(s.players):
        total += (s.herd[other][animal] + unseen) ** 2
    chance: float = mine * mine / total
    return chance


def standing(s: Any, seat: int) -> float:
    rival = 0.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, expected_score(s, other))
    return expected_score(s, seat) - RIVALRY * rival


def price_of_point(s: Any, temper: Any) -> float:
    """All the money at the table stands against all the points that are not yet safe."""
    contested = 0.0
    for seat in range(s.players):
        contested += expected_score(s, seat)
        safe = 0
        families = 0
        for animal in range(KINDS_OF_ANIMALS):
            if s.herd[seat][animal] == s.family_size:
                safe += FAMILY_VALUES[animal]
                families += 1
        contested -= safe * families if s.by_families else safe
    price: float = temper[KEENNESS] * s.money_in_play / max(contested, 1.0)
    return price


def swing_of_lot(s: Any, seat: int) -> float:
    """How much better it is to own the lot than to see it with the leader, or with who has most of its kind."""
    rival = int(s.leader)
    if rival in (NOBODY, seat):
        rival = (seat + 1) % s.players
        for other in range(s.players):
            if other != seat and s.herd[other][s.lot[0]] > s.herd[rival][s.lot[0]]:
                rival = other
    move_lot(s, seat, 1)
    mine = standing(s, seat)
    move_lot(s, seat, -1)
    move_lot(s, rival, 1)
    theirs = standing(s, seat)
    move_lot(s, rival, -1)
    return mine - theirs


def move_lot(s: Any, owner: int, number: int) -> None:
    for place in range(s.lot_count):
        s.herd[owner][s.lot[place]] += number


def swing_of_trade(s: Any, seat: int, other: int, animal: int, number: int) -> float:
    s.herd[seat][animal] += number
    s.herd[other][animal] -= number
    won = standing(s, seat)
    s.herd[seat][animal] -= 2 * number
    s.herd[other][animal] += 2 * number
    lost = standing(s, seat)
    s.herd[seat][animal] += number
    s.herd[other][animal] -= number
    return won - lost


def limit_for_lot(s: Any, seat: int, temper: Any) -> float:
    spendable: float = (1.0 - temper[RESERVE]) * worth(s.purse[seat])
    for place in range(s.lot_count):
        if s.herd[seat][s.lot[place]] == s.family_size - 1:
            spendable = 1.0 * worth(s.purse[seat])
    return min(swing_of_lot(s, seat) * price_of_point(s, temper), spendable)


def guess(s: Any, seat: int, notes: int) -> float:
    """What so many notes of the others are worth: what is not in one's own purse lies with them, all notes alike."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += size(s.purse[other])
    others += size(s.offer)
    unknown: float = s.money_in_play - worth(s.purse[seat])
    return unknown * notes / max(1, others)


def whim(temper: Any, dice: Any, place: int) -> float:
    factor: float = 1.0 + temper[VARIETY] * (roll(dice, place, 2001) - 1000) / 1000.0
    return factor


def dares(temper: Any, dice: Any, place: int) -> bool:
    return bool(roll(dice, place, 1000) < 1000.0 * temper[NERVE])


# --- what to do about it


def bid(s: Any, d: Any, seat: int, temper: Any, dice: Any, place: int) -> None:
    amount = lowest_bid(s)
    most = min(highest_bid(s, seat), s.money_in_play)
    limit = limit_for_lot(s, seat, temper) * whim(temper, dice, place)
    d.doing = PASS
    if amount > most or (s.one_bid_each and s.has_bid[seat]):
        return
    if amount > worth(s.purse[seat]):
        if amount <= 2.0 * limit and dares(temper, dice, place):
            d.doing = BID
            d.amount = amount
    elif amount <= limit:
        d.doing = BID
        d.amount = amount
        room = int(min(limit, 1.0 * most) - amount) // 20
        if room > 0 and roll(dice, place, 4) == 0:
            d.amount += 10 * roll(dice, place, room + 1)


def take_turn(s: Any, d: Any, seat: int, temper: Any, dice: Any, place: int) -> None:
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
                    swing = swing_of_trade(s, seat, other, animal, stake(s, seat, other, animal))
                    promise = swing * (odds(s, seat, other) - 0.4)
                    if target < 0 or promise > best:
                        target = other
                        chosen = animal
                        best = promise
    if target < 0:
        return
    number = stake(s, seat, target, chosen)
    completes = s.herd[seat][chosen] + number == s.family_size
    if s.pile_left == 0 or (completes and odds(s, seat, target) >= temper[EAGERNESS]):
        d.doing = TRADE
        d.target = target
        d.animal = chosen
        offer(s, d, seat, target, chosen, number, temper, dice, place)


def stake(s: Any, seat: int, other: int, animal: int) -> int:
    return 2 if s.herd[seat][animal] == 2 and s.herd[other][animal] == 2 else 1


def odds(s: Any, seat: int, other: int) -> float:
    mine = 1.0 * worth(s.purse[seat])
    theirs = guess(s, seat, size(s.purse[other]))
    return mine / (mine + theirs) if mine + theirs > 0.0 else 0.5


def offer(s: Any, d: Any, seat: int, other: int, animal: int, number: int, temper: Any, dice: Any, place: int) -> None:
    amount = 0.0
    if not dares(temper, dice, place):
        price = swing_of_trade(s, seat, other, animal, number) * price_of_point(s, temper) * whim(temper, dice, place)
        amount = min(price, 1.1 * guess(s, seat, size(s.purse[other])) + 10.0)
    lay(s, d, seat, amount, dice, place)


def answer(s: Any, d: Any, seat: int, temper: Any, dice: Any, place: int) -> None:
    """Beat the offer where the swing is worth it; otherwise a little, in case there is nothing under the cards."""
    feared = 2.0 * guess(s, seat, size(s.offer)) * whim(temper, dice, place)
    price = swing_of_trade(s, seat, int(s.active), int(s.animal), int(s.stake)) * price_of_point(s, temper)
    d.doing = COUNTER
    if price > feared:
        lay(s, d, seat, min(price, feared + 10.0), dice, place)
    elif not may_accept(s) or roll(dice, place, 1000) < 1000.0 * temper[STUBBORNNESS]:
        lay(s, d, seat, 10.0, dice, place)
    else:
        d.doing = ACCEPT


def lay(s: Any, d: Any, seat: int, amount: float, dice: Any, place: int) -> None:
    """The largest notes first for at most this amount, thickened by zeros at random."""
    purse = s.purse[seat]
    left = max(0, int(amount))
    for kind in range(KINDS_OF_NOTES - 1, 0, -1):
        number = min(purse[kind], left // NOTES[kind])
        d.notes[kind] = number
        left -= NOTES[kind] * number
    d.notes[0] = roll(dice, place, purse[0] + 1)
    if size(d.notes) == 0 and not s.may_offer_nothing:
        for kind in range(KINDS_OF_NOTES):
            if purse[kind] > 0:  # D14 the smallest there is
                d.notes[kind] = 1
                return
