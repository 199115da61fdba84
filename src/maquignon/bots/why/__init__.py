"""Why a seat does something, told afterwards from what it sees: true of any bot's choice, and of a person's."""

from dataclasses import replace
from itertools import islice

from maquignon.bots.why.auctions import (
    why_bid,
    why_buy_back,
    why_let_stand,
    why_pass,
    why_pay,
    why_preempt,
    why_sell,
)
from maquignon.bots.why.trades import why_accept, why_auction, why_challenge, why_counter
from maquignon.notation.why import ClaimsDove, OnlyChoice, Why
from maquignon.notation.why.auctions import AuctionDue, NobodyToTradeWith
from maquignon.rules import actions as a
from maquignon.rules.choices import BidRange, Challenge, Settlement, Stake
from maquignon.rules.options import Options
from maquignon.rules.views import View


def why(view: View, options: Options, action: a.Action) -> Why:
    """A reason for choosing `action`, one of the `options` of the seat that has this `view`."""
    if isinstance(action, a.ClaimDove):
        return ClaimsDove()
    others = replace(options, choices=tuple(choice for choice in options.choices if choice.do != "claim_dove"))
    return OnlyChoice() if _is_forced(view, others, action) else _reason(view, others, action)


def _is_forced(view: View, options: Options, action: a.Action) -> bool:
    """Whether there is no more to say than that; sometimes what closes the other way says more."""
    if isinstance(action, a.Auction | a.Sell | a.LetStand):
        return False
    if isinstance(action, a.Trade | a.Counter | a.Offer) and not any(view.purse or ()):
        return False
    return len(list(islice(options.actions(), 2))) == 1


def _reason(view: View, options: Options, action: a.Action) -> Why:
    seat, bold = options.seat, options.choices[-1]
    match action, bold:
        case a.Auction(), Challenge():
            return why_auction(view, seat, bold)
        case a.Auction(), _:
            return AuctionDue() if view.must_auction else NobodyToTradeWith()
        case a.Trade(), Challenge():
            return why_challenge(view, seat, stake_of(options, action), action.notes)
        case a.Offer(), _:
            stake = Stake(view.target or 0, view.animal or 0, view.stake)
            return why_challenge(view, seat, stake, action.notes)
        case a.Bid(), _:
            return why_bid(view, seat, action)
        case a.Pass(), BidRange():
            return why_pass(view, seat, bold)
        case a.Sell(), _:
            return why_sell(view, seat)
        case a.Preempt(), _:
            return why_preempt(view, seat)
        case a.Pay(), Settlement():
            return why_pay(bold, action)
        case a.LetStand(), _:
            return why_let_stand(view, seat)
        case a.BuyBack(), _:
            return why_buy_back(view, seat, action)
        case a.Accept(), _:
            return why_accept(view, seat)
        case a.Counter(), _:
            return why_counter(view, seat, action.notes)
        case _:
            raise ValueError(f"{action} is none of {options}")


def stake_of(options: Options, trade: a.Trade) -> Stake:
    """How much a trade is about that is one of the options."""
    stakes = next(choice.stakes for choice in options.choices if isinstance(choice, Challenge))
    return next(stake for stake in stakes if stake.target == trade.target and stake.animal == trade.animal)
