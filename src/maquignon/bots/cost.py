"""What a price costs in notes: no change is given, so little money can be dear to whoever holds large notes."""

from typing import Final, Literal

from maquignon.bots.appraisal import cheapest_payment, price_of_lot
from maquignon.rules.actions import Action, Bid, BuyBack, LetStand, Pass, Pay, Preempt, Sell
from maquignon.rules.cards import NO_NOTES, Purse, worth
from maquignon.rules.choices import BidRange, Settlement
from maquignon.rules.options import Options
from maquignon.rules.views import View

FAR_MORE: Final = 2
"""So many times the price are too much to pay for want of change."""


def cost_of(purse: Purse, price: int) -> int:
    """The least that leaves the purse when this price is paid from it."""
    return worth(cheapest_payment(purse, price))


def within_cost(view: View, options: Options, action: Action) -> Action:
    """The same action, or the nearest to it for which the notes are not far dearer than the price."""
    purse = view.purse or NO_NOTES
    match action:
        case Bid(amount=amount) if amount <= worth(purse) and _is_dear(purse, amount):
            return _better_bid(view, options, action)
        case Preempt() if _is_dear(purse, view.high_bid):
            return Sell(action.seat)
        case BuyBack() if _is_dear(_debt(options, "buy_back").purse, view.high_bid):
            return LetStand(action.seat)
        case Pay(notes=notes) | BuyBack(notes=notes) if worth(notes) > FAR_MORE * view.high_bid:
            debt = _debt(options, "pay" if isinstance(action, Pay) else "buy_back")
            return type(action)(action.seat, cheapest_payment(debt.purse, debt.price))
        case _:
            return action


def _is_dear(purse: Purse, price: int) -> bool:
    return cost_of(purse, price) > FAR_MORE * price


def _better_bid(view: View, options: Options, bid: Bid) -> Action:
    """Less, where that can be paid; or what the notes are worth anyway, where the lot is worth it; or nothing."""
    purse = view.purse or NO_NOTES
    bids = options.find("bid")
    assert isinstance(bids, BidRange)
    less = next((price for price in range(bid.amount - 10, bids.minimum - 1, -10) if not _is_dear(purse, price)), None)
    if less is not None:
        return Bid(bid.seat, less)
    cost = cost_of(purse, bid.amount)
    return Bid(bid.seat, cost) if cost <= min(bids.maximum, price_of_lot(view, bid.seat, view.lot)) else Pass(bid.seat)


def _debt(options: Options, do: Literal["pay", "buy_back"]) -> Settlement:
    debt = options.find(do)
    assert isinstance(debt, Settlement)
    return debt
