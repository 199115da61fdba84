"""What one observer learns from an action, told by whoever knows the whole position."""

from maquignon.knowledge.piles import (
    compare_piles,
    guess_payment,
    guess_pile,
    move_pile,
    own_pile,
    remember_pile,
    see_pile,
    strip_zeros,
    weigh_pile,
)
from maquignon.knowledge.purses import ANY_MONEY, COUNTERED, OFFERED, Knowledge, learn_donkey, learn_purse, learn_worth
from maquignon.rules.actions import (
    ACCEPT,
    BID,
    BUY_BACK,
    COUNTER,
    DEAL,
    HAMMER,
    LET_STAND,
    OFFER,
    PAY,
    PREEMPT,
    SELL,
    TRADE,
    TURN_UP,
)
from maquignon.rules.cards import DONKEY, Purse, size, worth
from maquignon.rules.state import BUY_BACK_AT_DOUBLE, NOBODY, PREEMPT_AT_PRICE, TIE_TO_CHALLENGER, State


def witness(
    k: Knowledge, observer: int, s: State, kind: int, seat: int, amount: int, animal: int, notes: Purse
) -> None:
    """Take in a legal action that is about to be done; the spectator observes as `NOBODY`."""
    if kind == TURN_UP or kind == DEAL:
        if animal == DONKEY:
            learn_donkey(k, s.donkey_payments[s.donkeys])
    elif kind == BID:
        if s.must_afford:
            learn_worth(k, seat, amount)
    elif kind == HAMMER:
        if s.leader != NOBODY and s.preemption != PREEMPT_AT_PRICE:
            witness_sale(k, s)
    elif kind == SELL:
        witness_sale(k, s)
    elif kind == PREEMPT:
        learn_worth(k, s.active, s.high_bid)
    elif kind == PAY or kind == BUY_BACK or kind == LET_STAND:
        witness_payment(k, observer, s, kind, notes)
    elif kind == TRADE or kind == OFFER:
        if observer == s.active:
            see_pile(k, OFFERED, s.active, notes)
        else:
            guess_pile(k, OFFERED, s.active, size(notes))
        remember_pile(k, OFFERED)
    elif kind == ACCEPT:
        if observer == s.active or observer == s.target:
            see_pile(k, OFFERED, s.active, s.offer)
            remember_pile(k, OFFERED)
        move_pile(k, OFFERED, s.target)
    elif kind == COUNTER:
        witness_count(k, observer, s, notes)


def witness_sale(k: Knowledge, s: State) -> None:
    """R4.7 the bidder can pay, or shows that they cannot."""
    if worth(s.purse[s.leader]) < s.high_bid:
        learn_purse(k, s.leader, s.purse[s.leader])
    else:
        learn_worth(k, s.leader, s.high_bid)


def witness_payment(k: Knowledge, observer: int, s: State, kind: int, notes: Purse) -> None:
    """D13 payer and payee know the notes; in `bluff` they change hands only when the sale stands."""
    if kind == LET_STAND:
        move_pile(k, OFFERED, s.active)
        return
    payer = s.debtor if kind == PAY else s.active
    payee = s.active if payer == s.leader else s.leader
    if observer == payer or observer == payee:
        see_pile(k, OFFERED, payer, notes)
    else:
        guess_payment(k, payer, s.high_bid, size(notes), s.pay_freely)
    if kind == PAY and s.preemption == BUY_BACK_AT_DOUBLE:
        own_pile(k, OFFERED)
    else:
        move_pile(k, OFFERED, payee)


def witness_count(k: Knowledge, observer: int, s: State, notes: Purse) -> None:
    """R5.6 the traders know both piles, the others who won; R5.5 or both piles lie open."""
    difference = worth(s.offer) - worth(notes)
    once_more = s.round == 1 and s.tie != TIE_TO_CHALLENGER
    if observer == s.active or observer == s.target or s.reveal_to_all:
        see_pile(k, OFFERED, s.active, s.offer)
        see_pile(k, COUNTERED, s.target, notes)
    else:
        guess_pile(k, COUNTERED, s.target, size(notes))
        if difference < 0:
            compare_piles(k, -ANY_MONEY, -10)
        elif difference == 0 and once_more:
            compare_piles(k, 0, 0)
        else:
            compare_piles(k, 10 if once_more else 0, ANY_MONEY)
    remember_pile(k, OFFERED)
    remember_pile(k, COUNTERED)
    if not s.winner_pays:
        move_pile(k, OFFERED, s.target)
        move_pile(k, COUNTERED, s.active)
    elif difference < 0:
        witness_prize(k, COUNTERED, s.active, size(notes) - notes[0])
    elif difference > 0 or not once_more:
        witness_prize(k, OFFERED, s.target, size(s.offer) - s.offer[0])


def witness_prize(k: Knowledge, pile: int, receiver: int, number: int) -> None:
    """R5.5 the winner's pile goes to the loser without its zeros."""
    strip_zeros(k, pile, number)
    weigh_pile(k, pile)
    move_pile(k, pile, receiver)
