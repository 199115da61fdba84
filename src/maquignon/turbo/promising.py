"""What a trade promises a compiled trader: sums weighed against what the other may lay, and one of them picked.

Written in the Python that numba compiles.
"""

from math import exp
from typing import Final

from maquignon.rules.actions import ACCEPT, COUNTER
from maquignon.rules.cards import KINDS_OF_ANIMALS, size, worth
from maquignon.rules.legality import may_accept, number_at_stake
from maquignon.rules.state import State
from maquignon.turbo.appraising import contested, guess, standing, swing_of_trade
from maquignon.turbo.codec import Draft
from maquignon.turbo.dice import Dice, roll
from maquignon.turbo.piling import pile_up
from maquignon.turbo.traits import HARDNESS, KEENNESS, NERVE, RESTLESSNESS, SELFHOOD, THRIFT, VARIETY, YIELDING, Temper

STEPS: Final = 10
"""So many sums are weighed against each other before something is laid."""
BLUFFS: Final = 0.25
"""How often a pile is taken for nothing but zeros."""
GIVES_IN: Final = 0.4
"""How often somebody is expected not to fight."""
LESS_LOST: Final = 1.1
"""R5.5 where whoever loses a trade keeps what they laid, less must be saved for trades."""


def stray(temper: Temper, dice: Dice, place: int) -> float:
    factor: float = 1.0 + temper[VARIETY] * (roll(dice, place, 2001) - 1000) / 1000.0
    return factor


def money_per_point(s: State, seat: int, temper: Temper) -> float:
    """Its own money, mostly, against the points that are not yet safe: no other can be spent."""
    mine = 1.0 * worth(s.purse[seat]) * s.players
    money = temper[SELFHOOD] * mine + (1.0 - temper[SELFHOOD]) * s.money_in_play
    if s.winner_pays:
        money *= LESS_LOST
    price: float = temper[KEENNESS] * money / max(contested(s), 1.0)
    return price


def promise_of(s: State, seat: int, other: int, animal: int, temper: Temper) -> float:
    """What this trade is worth, next to none at all."""
    number = number_at_stake(s, seat, other, animal)
    dear = money_per_point(s, seat, temper)
    value = dear * swing_of_trade(s, seat, other, animal, number, temper)
    most = reply_at_most(s, seat, other, temper)
    best = 0.0
    for step in range(STEPS + 2):
        best = max(best, gain_of(s, seat, amount_of(s, seat, most, step), value, most, nothing_replied(s), temper))
    now = standing(s, seat, temper)
    s.herd[seat][animal] -= number
    s.herd[other][animal] += number
    lost = standing(s, seat, temper)
    s.herd[seat][animal] += number
    s.herd[other][animal] -= number
    return best - (now - lost) * dear


def reply_at_most(s: State, seat: int, other: int, temper: Temper) -> float:
    most: float = 0.8 * temper[HARDNESS] * guess(s, seat, size(s.purse[other]))
    return most


def nothing_replied(s: State) -> float:
    return GIVES_IN / 2 if s.must_counter else GIVES_IN


def amount_of(s: State, seat: int, most: float, step: int) -> float:
    """Nothing, next to nothing, and so on up to what wins for sure or all there is."""
    if step < 2:
        return 10.0 * step
    return min(1.0 * worth(s.purse[seat]), most + 10.0) * (step - 1) / STEPS


def gain_of(s: State, seat: int, amount: float, value: float, most: float, nothing: float, temper: Temper) -> float:
    """What laying this amount promises against any sum up to `most`, and nothing now and then."""
    beaten = 0.0
    if amount > 0.0:
        beaten = nothing + (1.0 - nothing) * min(1.0, amount / max(most, 1.0))
    price = thrift(s, seat, temper) * amount
    return beaten * (value - price) if s.winner_pays else beaten * value - price


def thrift(s: State, seat: int, temper: Temper) -> float:
    """What laid money is worth: all of it while there are auctions, little later, nothing beyond any need."""
    if s.pile_left > 0:
        return 1.0
    needed = 0.0
    for animal in range(KINDS_OF_ANIMALS):
        if 0 < s.herd[seat][animal] < s.family_size:
            richest = 0.0
            for other in range(s.players):
                if other != seat and s.herd[other][animal] > 0:
                    richest = max(richest, guess(s, seat, size(s.purse[other])))
            needed += richest
    part: float = temper[THRIFT] * min(1.0, needed / max(1.0 * worth(s.purse[seat]), 1.0))
    return part


def pick_amount(
    s: State, seat: int, value: float, most: float, nothing: float, temper: Temper, dice: Dice, place: int
) -> float:
    """What promises more is likelier, never certain."""
    scale = max(temper[RESTLESSNESS] * value, 1.0)
    best = gain_of(s, seat, 0.0, value, most, nothing, temper)
    for step in range(1, STEPS + 2):
        best = max(best, gain_of(s, seat, amount_of(s, seat, most, step), value, most, nothing, temper))
    total = 0.0
    for step in range(STEPS + 2):
        total += exp((gain_of(s, seat, amount_of(s, seat, most, step), value, most, nothing, temper) - best) / scale)
    left = total * roll(dice, place, 1_000_000) / 1_000_000.0
    for step in range(STEPS + 2):
        amount = amount_of(s, seat, most, step)
        left -= exp((gain_of(s, seat, amount, value, most, nothing, temper) - best) / scale)
        if left < 0.0:
            return amount
    return amount_of(s, seat, most, STEPS + 1)


def lay_by_promise(
    s: State, d: Draft, seat: int, other: int, animal: int, number: int, temper: Temper, dice: Dice, place: int
) -> None:
    zeros = roll(dice, place, s.purse[seat][0] + 1)
    if roll(dice, place, 1000) < 1000.0 * temper[NERVE]:
        pile_up(s, d, seat, 0.0, zeros)
        return
    value = money_per_point(s, seat, temper) * swing_of_trade(s, seat, other, animal, number, temper)
    value *= stray(temper, dice, place)
    most = reply_at_most(s, seat, other, temper)
    pile_up(s, d, seat, pick_amount(s, seat, value, most, nothing_replied(s), temper, dice, place), zeros)


def answer_by_promise(s: State, d: Draft, seat: int, temper: Temper, dice: Dice, place: int) -> None:
    """The less a fight promises, the likelier it takes the money."""
    swing = swing_of_trade(s, seat, int(s.active), int(s.animal), int(s.stake), temper)
    value = money_per_point(s, seat, temper) * swing * stray(temper, dice, place)
    most = 2.0 * guess(s, seat, size(s.offer))
    amount = pick_amount(s, seat, value, most, BLUFFS, temper, dice, place)
    gain = max(0.0, gain_of(s, seat, amount, value, most, BLUFFS, temper))
    if may_accept(s) and roll(dice, place, 1000) < 1000.0 * temper[YIELDING] * exp(-2.0 * gain / max(value, 1.0)):
        d.doing = ACCEPT
        return
    d.doing = COUNTER
    pile_up(s, d, seat, amount, roll(dice, place, s.purse[seat][0] + 1))
