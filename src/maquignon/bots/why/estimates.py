"""What a seat can reckon from what it sees, rounded to tens: animals in money, and hidden notes."""

from collections.abc import Sequence

from maquignon.bots.appraisal import price_of_lot
from maquignon.bots.merchant import Temper, guess_offer, guess_purse
from maquignon.bots.prospects import Prospects
from maquignon.bots.why.gains import completed
from maquignon.rules.cards import worth
from maquignon.rules.views import View


def money_of(view: View) -> int:
    return worth(view.purse or ())


def worth_of_lot(view: View, seat: int) -> int:
    """How much better the lot is here than with whoever else would have it."""
    prospects = Prospects(view)
    others = [other for other in range(view.players) if other != seat]
    keenest = prospects.keenest_rival(seat, view.lot, others)
    rival = keenest if view.leader is None or view.leader == seat else view.leader
    return _in_money(view, seat, view.lot, prospects, prospects.swing_of_lot(seat, view.lot, rival))


def worth_of_stake(view: View, seat: int, other: int, animal: int, number: int) -> int:
    """How much better it is to win the trade than to lose it."""
    prospects = Prospects(view)
    swing = prospects.swing_of_trade(seat, other, animal, number)
    return _in_money(view, seat, [animal] * number, prospects, swing)


def purse_of(view: View, seat: int) -> int:
    return _tens(guess_purse(view, seat))


def offer_of(view: View) -> int:
    return _tens(guess_offer(view))


def _in_money(view: View, seat: int, animals: Sequence[int], prospects: Prospects, points: float) -> int:
    """All the money at the table stands against all the points that are not yet safe.

    The last animal changes little about the chances of a family that was all but safe, and yet it has its price.
    """
    price = points * Temper().keenness * view.money_in_play / max(prospects.contested(), 1.0)
    if completed(view, seat, animals):
        price = max(price, price_of_lot(view, seat, animals))
    return _tens(price)


def _tens(amount: float) -> int:
    return max(0, 10 * round(amount / 10))
