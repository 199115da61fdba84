"""One action done: from the compact form of an action to what follows from it."""

from maquignon.rules.actions import (
    ACCEPT,
    AUCTION,
    BID,
    BUY_BACK,
    COUNTER,
    DEAL,
    HAMMER,
    LET_STAND,
    OFFER,
    PASS,
    PAY,
    PREEMPT,
    SELL,
    TRADE,
    TURN_UP,
)
from maquignon.rules.auction import (
    bid,
    buy_back,
    fall_of_the_hammer,
    let_stand,
    open_auction,
    pay,
    preempt,
    sell,
    turn_up,
)
from maquignon.rules.cards import Purse
from maquignon.rules.state import State
from maquignon.rules.trade import accept, challenge, counter, lay_offer
from maquignon.rules.turn import claim_dove, deal


def act(s: State, kind: int, seat: int, amount: int, target: int, animal: int, notes: Purse) -> None:
    """Do a legal action: whoever calls has asked `why_not` first, so nothing here can fail."""
    if kind == BID:
        bid(s, seat, amount)
    elif kind == PASS:
        s.passed[seat] = 1
    elif kind == HAMMER:
        fall_of_the_hammer(s)
    elif kind == AUCTION:
        open_auction(s)
    elif kind == TURN_UP:
        turn_up(s, animal)
    elif kind == SELL:
        sell(s)
    elif kind == PAY:
        pay(s, notes)
    elif kind == PREEMPT:
        preempt(s)
    elif kind == TRADE:
        challenge(s, target, animal, notes)
    elif kind == COUNTER:
        counter(s, notes)
    elif kind == ACCEPT:
        accept(s)
    elif kind == LET_STAND:
        let_stand(s)
    elif kind == BUY_BACK:
        buy_back(s, notes)
    elif kind == OFFER:
        lay_offer(s, notes)
    elif kind == DEAL:
        deal(s, animal)
    else:
        claim_dove(s, seat)
