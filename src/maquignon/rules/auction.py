"""R4 The auction: what follows from a lot turned up, a bid, the hammer and a payment."""

from maquignon.rules.cards import KINDS_OF_NOTES, Purse, worth
from maquignon.rules.state import (
    BIDDING,
    BUY_BACK_AT_DOUBLE,
    BUYING_BACK,
    DECIDING,
    NOBODY,
    PAYING,
    PREEMPT_AT_PRICE,
    TURNING_UP,
    State,
)
from maquignon.rules.turn import add_notes, draw, end_turn, gain, lapse_claims, take_notes


def open_auction(s: State) -> None:
    if s.must_auction:
        s.must_auction = 0  # still the same turn: a claim to the dove stands
    else:
        lapse_claims(s)
    s.standstill = 0
    s.phase = TURNING_UP


def turn_up(s: State, animal: int) -> None:
    """R4.1 the lot, card by card; D5 fewer when the pile holds fewer."""
    draw(s, animal)
    s.lot[s.lot_count] = animal
    s.lot_count += 1
    if s.lot_count == s.lot_size or s.pile_left == 0:
        open_bidding(s)


def open_bidding(s: State) -> None:
    """D11 a re-auction starts from zero and gives every bidder their bids anew."""
    s.phase = BIDDING
    forget_bids(s)


def forget_bids(s: State) -> None:
    s.high_bid = 0
    s.leader = NOBODY
    for seat in range(s.players):
        s.passed[seat] = 0
        s.has_bid[seat] = 0


def bid(s: State, seat: int, amount: int) -> None:
    s.high_bid = amount
    s.leader = seat
    s.has_bid[seat] = 1
    for other in range(s.players):
        s.passed[other] = 0  # D8 a new bid cancels all passes


def fall_of_the_hammer(s: State) -> None:
    """R4.6 nobody bid: the lot is free; otherwise the auctioneer chooses first where there is pre-emption."""
    if s.leader == NOBODY:
        close_lot(s, s.active)
    elif s.preemption == PREEMPT_AT_PRICE:
        s.phase = DECIDING
    else:
        sell(s)


def sell(s: State) -> None:
    """The bidder owes the price; R4.7 who cannot pay has shown all their money, and the lot is auctioned again."""
    if worth(s.purse[s.leader]) < s.high_bid:
        s.defaulted[s.leader] = 1
        open_bidding(s)
    else:
        s.debtor = s.leader
        s.phase = PAYING


def preempt(s: State) -> None:
    s.debtor = s.active
    s.phase = PAYING


def pay(s: State, notes: Purse) -> None:
    take_notes(s.purse[s.debtor], notes)
    if s.preemption == BUY_BACK_AT_DOUBLE:
        add_notes(s.paid, notes)
        s.defaulted[s.debtor] = 0  # D13 what a shown hand has left would tell everybody which notes were paid
        s.phase = BUYING_BACK
        return
    creditor = s.active if s.debtor == s.leader else s.leader
    add_notes(s.purse[creditor], notes)
    close_lot(s, s.debtor)


def let_stand(s: State) -> None:
    clear_table(s, s.active)
    close_lot(s, s.leader)


def buy_back(s: State, notes: Purse) -> None:
    """The bidder's own notes go back to them, and the price once more from the seller's."""
    clear_table(s, s.leader)
    take_notes(s.purse[s.active], notes)
    add_notes(s.purse[s.leader], notes)
    close_lot(s, s.active)


def clear_table(s: State, seat: int) -> None:
    """The notes paid, which lay between bidder and seller, go to this seat."""
    for kind in range(KINDS_OF_NOTES):
        s.purse[seat][kind] += s.paid[kind]
        s.paid[kind] = 0


def close_lot(s: State, owner: int) -> None:
    """The lot goes to its owner, and nothing of the auction stays on the table."""
    for place in range(s.lot_count):
        gain(s, owner, s.lot[place], 1)
        s.lot[place] = 0
    s.lot_count = 0
    s.debtor = NOBODY
    forget_bids(s)
    for seat in range(s.players):
        s.defaulted[seat] = 0
    end_turn(s)
