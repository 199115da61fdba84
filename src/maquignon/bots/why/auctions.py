"""Why to bid or pass, sell or keep, and pay with these notes."""

from collections.abc import Iterator
from typing import Final

from maquignon.bots.appraisal import cheapest_payment
from maquignon.bots.why.estimates import money_of, worth_of_lot
from maquignon.bots.why.gains import approaching, beginning, completing, denying
from maquignon.notation.why import Why
from maquignon.notation.why.auctions import (
    Bluffs,
    CannotPay,
    Income,
    NoChange,
    NotWorthKeeping,
    PaysExactly,
    PaysLeast,
    PaysMore,
    SavesFor,
    SavesMoney,
    TooDear,
)
from maquignon.notation.why.wants import Affordable, Cheap
from maquignon.rules.actions import Bid, BuyBack, Pay
from maquignon.rules.cards import NO_NOTES, size, worth
from maquignon.rules.choices import BidRange, Settlement
from maquignon.rules.payment import payments
from maquignon.rules.views import View

NEARLY: Final = 2
"""A family is nearly complete when at least one card of so many is there."""


def why_bid(view: View, seat: int, bid: Bid) -> Why:
    purse = money_of(view)
    if bid.amount > purse:
        return Bluffs(bid.amount, purse)
    cost = worth(cheapest_payment(view.purse or NO_NOTES, bid.amount))
    return _why_have(view, seat, Affordable(bid.amount, purse - cost), cost)


def why_pass(view: View, seat: int, bids: BidRange) -> Why:
    purse = money_of(view)
    if bids.minimum > purse:
        return CannotPay(bids.minimum, purse)
    cost = worth(cheapest_payment(view.purse or NO_NOTES, bids.minimum))
    value = worth_of_lot(view, seat)
    if bids.minimum > value:
        return TooDear(bids.minimum, value)
    if cost > bids.minimum:
        return NoChange(bids.minimum, cost)
    return _saves(view, seat) or SavesMoney(cost, purse)


def _saves(view: View, seat: int) -> SavesFor | None:
    """The most valuable family that is nearly complete here and not helped by the lot."""
    full, herd = view.edition.family_size, view.herds[seat]
    nearly = [
        animal for animal, held in enumerate(herd) if full <= NEARLY * held < NEARLY * full and animal not in view.lot
    ]
    return SavesFor(max(nearly), full - herd[max(nearly)]) if nearly else None


def why_preempt(view: View, seat: int) -> Why:
    cost = worth(cheapest_payment(view.purse or NO_NOTES, view.high_bid))
    return _why_have(view, seat, Affordable(view.high_bid, money_of(view) - cost), cost)


def why_buy_back(view: View, seat: int, back: BuyBack) -> Why:
    """What the bidder has paid is lost as well."""
    own = worth(back.notes)
    affordable = Affordable(view.high_bid, money_of(view) - own)
    return _why_have(view, seat, affordable, own + worth(view.paid or NO_NOTES))


def _why_have(view: View, seat: int, affordable: Affordable, cost: int) -> Why:
    """Why the lot is wanted at this cost; if there is nothing else to say, that it is affordable."""
    value = worth_of_lot(view, seat)
    return (
        completing(view, seat, view.lot)
        or denying(view, _rivals(view, seat), view.lot)
        or (Cheap(cost, value) if cost < value else None)
        or approaching(view, seat, view.lot)
        or beginning(view, seat, view.lot, cost)
        or affordable
    )


def _rivals(view: View, seat: int) -> Iterator[int]:
    """Who else may get the lot: whoever leads; if nobody does, anybody."""
    if view.leader is not None and view.leader != seat:
        yield view.leader
    else:
        yield from (other for other in range(view.players) if other != seat)


def why_sell(view: View, seat: int) -> Why:
    """Twice the price lies between getting and paying it."""
    price, purse = view.high_bid, money_of(view)
    if purse < price:
        return CannotPay(price, purse)
    value = worth_of_lot(view, seat)
    return NotWorthKeeping(price, value) if value < 2 * price else Income(price, purse + price)


def why_let_stand(view: View, seat: int) -> Why:
    price, purse = view.high_bid, money_of(view)
    if purse < price:
        return CannotPay(price, purse)
    paid = worth(view.paid or NO_NOTES)
    cost = paid + worth(cheapest_payment(view.purse or NO_NOTES, price))
    value = worth_of_lot(view, seat)
    return TooDear(cost, value) if value < cost else Income(price, purse + paid)


def why_pay(settlement: Settlement, payment: Pay) -> Why:
    price, notes = settlement.price, payment.notes
    ways = list(payments(settlement.purse, price, pay_freely=False))
    loss = worth(notes) - price
    if loss == 0:
        sizes = [size(way) for way in ways]
        return PaysExactly(price, fewest=size(notes) == min(sizes) < max(sizes))
    if loss == min(map(worth, ways)) - price:
        return PaysLeast(price, loss)
    return PaysMore(price, loss)
