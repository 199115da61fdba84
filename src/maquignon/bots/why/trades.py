"""Why to auction or trade, what to lay, and how to answer."""

from maquignon.bots.why.estimates import money_of, offer_of, purse_of, worth_of_stake
from maquignon.bots.why.gains import completed, completing, denying
from maquignon.notation.why import Why
from maquignon.notation.why.auctions import FromThePile, NothingToComplete, Outmatched
from maquignon.notation.why.trades import (
    Beats,
    EmptyHanded,
    GivesUp,
    NoMoney,
    NotWorthBeating,
    OnlyTrades,
    Outbid,
    SecondRound,
    TakesOffer,
    WeakPurse,
    WorthFighting,
    ZeroOffer,
)
from maquignon.notation.why.wants import Closer
from maquignon.rules.cards import Purse, size, worth
from maquignon.rules.choices import Challenge, Stake
from maquignon.rules.views import View


def why_auction(view: View, seat: int, challenge: Challenge) -> Why:
    """Although there is a trade to be had."""
    left = sum(view.pile)
    tempting = [stake for stake in challenge.stakes if completed(view, seat, _animals(stake))]
    if not tempting:
        return NothingToComplete(left)
    stake = max(tempting, key=lambda stake: stake.animal)
    mine, theirs = money_of(view), purse_of(view, stake.target)
    return Outmatched(stake.target, mine, theirs) if theirs > mine else FromThePile(left)


def why_challenge(view: View, seat: int, stake: Stake, notes: Purse) -> Why:
    """Why this trade, at the first offer and at the second."""
    animals = _animals(stake)
    return (
        _why_nothing(view, stake, notes)
        or completing(view, seat, animals)
        or denying(view, [stake.target], animals)
        or _weak_purse(view, stake.target)
        or (OnlyTrades() if not any(view.pile) else None)
        or _worth_fighting(worth_of_stake(view, seat, stake.target, stake.animal, stake.number), worth(notes))
        or Closer(stake.animal, view.herds[seat][stake.animal] + stake.number, view.edition.family_size)
    )


def _why_nothing(view: View, stake: Stake, notes: Purse) -> Why | None:
    if worth(notes):
        return None
    if not any(view.purse or ()):
        return EmptyHanded()
    return ZeroOffer(stake.target, stake.animal, stake.number, size(notes), _may_accept(view))


def _may_accept(view: View) -> bool:
    """R5.4 after a tie both offer again, in the same order, and nobody accepts."""
    again = view.edition.tie == "again-counter" and view.round > 1
    return view.edition.counter == "optional" and not again


def _weak_purse(view: View, target: int) -> WeakPurse | None:
    mine, theirs = money_of(view), purse_of(view, target)
    return WeakPurse(target, mine, theirs) if theirs < mine else None


def _worth_fighting(value: int, amount: int) -> WorthFighting | None:
    return WorthFighting(value, amount) if value > amount else None


def why_accept(view: View, seat: int) -> Why:
    purse, count, guess = money_of(view), view.offer_size, offer_of(view)
    if purse == 0:
        return NoMoney()
    if guess > purse:
        return Outbid(count, guess, purse)
    value = _at_stake(view, seat)
    return NotWorthBeating(count, guess, value) if guess > value else TakesOffer(view.active, count)


def why_counter(view: View, seat: int, notes: Purse) -> Why:
    amount = worth(notes)
    if amount == 0:
        return _why_no_money(view)
    if 2 * amount < offer_of(view):
        return Beats(view.active, amount)  # too little to be more than a try
    animals = [view.animal or 0] * view.stake
    return (
        completing(view, seat, animals)
        or denying(view, [view.active], animals)
        or _worth_fighting(_at_stake(view, seat), amount)
        or Beats(view.active, amount)
    )


def _why_no_money(view: View) -> Why:
    """R5.4 a tie is the challenger's, unless there is a second round."""
    if not any(view.purse or ()):
        return EmptyHanded()
    again = view.edition.tie != "challenger" and view.round == 1
    return SecondRound(view.active) if again else GivesUp(view.active)


def _at_stake(view: View, seat: int) -> int:
    return worth_of_stake(view, seat, view.active, view.animal or 0, view.stake)


def _animals(stake: Stake) -> list[int]:
    return [stake.animal] * stake.number
