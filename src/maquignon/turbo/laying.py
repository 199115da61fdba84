"""Notes laid one by one, the largest first: which may follow, and when the laying is over.

Whatever is laid along these lines ends in a set the law allows, and every such set is laid in exactly one way.
"""

from maquignon.rules.cards import KINDS_OF_NOTES, NOTES, Purse, size, worth
from maquignon.rules.payment import can_pay_exactly


def may_add(purse: Purse, laid: Purse, kind: int, price: int, freely: int) -> bool:
    """May a note of this kind be laid next, with no larger one to follow?"""
    if laid[kind] >= purse[kind]:
        return False
    if price == 0 or freely:
        return price <= worth(laid) + _reach(purse, laid, kind)
    rest = price - worth(laid)
    if kind == 0 or _reach(purse, laid, kind) < rest:
        return False
    if not can_pay_exactly(purse, price):
        return True  # D12 laid from the largest down, whatever reaches the price last is needed
    return NOTES[kind] <= rest and ends_exactly(purse, laid, kind, rest - NOTES[kind])


def _reach(purse: Purse, laid: Purse, top: int) -> int:
    """What can still be laid if no note is larger than `top`."""
    total = 0
    for kind in range(1, top + 1):
        total += NOTES[kind] * (purse[kind] - laid[kind])
    return total


def ends_exactly(purse: Purse, laid: Purse, top: int, rest: int) -> bool:
    """After one more note of kind `top`, can the rest be made to the last ten with notes no larger?"""
    left = purse[top] - laid[top] - 1
    if top == KINDS_OF_NOTES - 1:
        for number in range(left + 1):
            if rest >= number * NOTES[top] and _divides(purse, rest - number * NOTES[top], top - 1, purse[top - 1]):
                return True
        return False
    return _divides(purse, rest, top, left)


def _divides(purse: Purse, rest: int, top: int, left: int) -> bool:
    """10, 50, 100 and 200 divide one another: taking the largest first never misses a way."""
    rest -= NOTES[top] * min(left, rest // NOTES[top])
    for kind in range(top - 1, 0, -1):
        rest -= NOTES[kind] * min(purse[kind], rest // NOTES[kind])
    return rest == 0


def may_stop(purse: Purse, laid: Purse, price: int, may_offer_nothing: int) -> bool:
    """D14 an offer is at least one note, unless the hand is empty; a payment is at least its price."""
    if price > 0:
        return worth(laid) >= price
    return size(laid) > 0 or may_offer_nothing != 0 or size(purse) == 0


def must_stop(purse: Purse, laid: Purse, last: int, price: int, freely: int) -> bool:
    """Is there nothing left to say, since the price is met or no note is left to follow?"""
    if price > 0 and not freely:
        return worth(laid) >= price
    for kind in range(last + 1):
        if laid[kind] < purse[kind]:
            return False
    return True
