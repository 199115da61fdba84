"""Every "may": who may act, what they may do, and the reason when they may not."""

from typing import Final

from maquignon.rules.actions import (
    ACCEPT,
    AUCTION,
    BID,
    BUY_BACK,
    CLAIM_DOVE,
    COUNTER,
    DEAL,
    OFFER,
    PASS,
    PAY,
    PREEMPT,
    TRADE,
    TURN_UP,
)
from maquignon.rules.cards import KINDS_OF_ANIMALS, Purse, size, worth
from maquignon.rules.payment import holds, why_not_payment
from maquignon.rules.reasons import (
    ALREADY_PASSED,
    ANIMAL_NOT_SHARED,
    AUCTIONEER_MAY_NOT_BID,
    CANNOT_AFFORD,
    EMPTY_OFFER,
    FAMILY_COMPLETE,
    FINE,
    GAME_OVER,
    MORE_THAN_ALL_MONEY,
    MORE_THAN_SHOWN,
    MUST_AUCTION,
    MUST_COUNTER,
    NO_DOVE_TO_CLAIM,
    NO_SUCH_TARGET,
    NOT_A_MULTIPLE_OF_TEN,
    NOT_IN_PILE,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOTES_NOT_HELD,
    ONE_BID_ONLY,
    OWN_BID_STANDS,
    PILE_EMPTY,
    TOO_LOW,
)
from maquignon.rules.state import (
    ANSWERING,
    BIDDING,
    BUYING_BACK,
    DEALING,
    DECIDING,
    HOUSE,
    NOBODY,
    OFFERING,
    OVER,
    PAYING,
    TIE_AGAIN_COUNTER,
    TURN,
    TURNING_UP,
    State,
)

PHASE_OF: Final = (
    DEALING, TURNING_UP, BIDDING, TURN, BIDDING, BIDDING, DECIDING, DECIDING,
    PAYING, BUYING_BACK, BUYING_BACK, TURN, ANSWERING, ANSWERING, OFFERING,
)  # fmt: skip
"""The phase each kind of action belongs to; only the dove can be claimed in any."""


def decider(s: State) -> int:
    """The one seat the game waits for; the house while bids are open to several."""
    if s.phase == ANSWERING:
        return s.target
    if s.phase == PAYING:
        return s.debtor
    if s.phase == OVER:
        return NOBODY
    if s.phase == BIDDING or s.phase == TURNING_UP or s.phase == DEALING:
        return HOUSE
    return s.active


def may_act(s: State, seat: int) -> bool:
    """Is there anything at all this seat may do now? Never depends on a hidden note."""
    if seat != HOUSE and s.dove_claims[seat] > 0:
        return True
    if s.phase == BIDDING and seat != HOUSE:
        return may_pass(s, seat)
    return seat == decider(s)


def may_pass(s: State, seat: int) -> bool:
    """D8 everybody who bids, does not lead and has not passed at this price: whoever is asked for a bid."""
    return seat != s.active and seat != s.leader and not s.passed[seat]


def lowest_bid(s: State) -> int:
    """D6 each bid is higher than the one before, by the edition's step; the first starts from zero."""
    return s.high_bid + s.bid_step


def highest_bid(s: State, seat: int) -> int:
    """D20 not more than all the money in play; R4.7 a defaulter not more than they showed."""
    if s.defaulted[seat] or s.must_afford:
        return worth(s.purse[seat])
    return s.money_in_play


def may_take_turn(s: State, seat: int) -> bool:
    """R3 with the pile empty, whoever owns no part of an unfinished family is skipped (D4 the same without animals)."""
    if s.pile_left > 0:
        return True
    for animal in range(KINDS_OF_ANIMALS):
        if 0 < s.herd[seat][animal] < s.family_size:
            return True
    return False


def may_accept(s: State) -> bool:
    """R5.3 unless the edition wants a counter-offer (R5.5), or wants one in the second round (D16)."""
    return not s.must_counter and not (s.round == 2 and s.tie == TIE_AGAIN_COUNTER)


def why_not_bid(s: State, seat: int, amount: int) -> int:
    if seat == s.active:
        return AUCTIONEER_MAY_NOT_BID
    if seat == s.leader and not s.may_raise_own:
        return OWN_BID_STANDS  # D7
    if s.one_bid_each and s.has_bid[seat]:
        return ONE_BID_ONLY
    if s.passed[seat]:
        return ALREADY_PASSED
    if amount % 10 != 0:
        return NOT_A_MULTIPLE_OF_TEN
    if amount < lowest_bid(s):
        return TOO_LOW
    if amount > s.money_in_play:
        return MORE_THAN_ALL_MONEY
    if amount > highest_bid(s, seat):
        return MORE_THAN_SHOWN if s.defaulted[seat] else CANNOT_AFFORD
    return FINE


def why_not_pass(s: State, seat: int) -> int:
    if seat == s.active:
        return AUCTIONEER_MAY_NOT_BID
    if seat == s.leader:
        return OWN_BID_STANDS
    if s.passed[seat]:
        return ALREADY_PASSED
    return FINE


def why_not_challenge(s: State, target: int, animal: int) -> int:
    """R5.1 both must hold the animal, of a family that is not complete."""
    if target < 0 or target >= s.players or target == s.active:
        return NO_SUCH_TARGET
    if animal < 0 or animal >= KINDS_OF_ANIMALS:
        return ANIMAL_NOT_SHARED
    if s.herd[s.active][animal] == s.family_size or s.herd[target][animal] == s.family_size:
        return FAMILY_COMPLETE
    if s.herd[s.active][animal] == 0 or s.herd[target][animal] == 0:
        return ANIMAL_NOT_SHARED
    return FINE


def number_at_stake(s: State, challenger: int, target: int, animal: int) -> int:
    """R5.1 two against two: the pair is at stake; otherwise one animal."""
    return 2 if s.herd[challenger][animal] == 2 and s.herd[target][animal] == 2 else 1


def why_not_lay(s: State, seat: int, notes: Purse) -> int:
    """R5.2 any notes from the hand; D14 at least one, unless the hand is empty."""
    if not holds(s.purse[seat], notes):
        return NOTES_NOT_HELD
    if size(notes) == 0 and size(s.purse[seat]) > 0 and not s.may_offer_nothing:
        return EMPTY_OFFER
    return FINE


def why_not(s: State, kind: int, seat: int, amount: int, target: int, animal: int, notes: Purse) -> int:
    """The whole check of one action; `FINE` when it may be done."""
    if s.phase == OVER:
        return GAME_OVER
    if kind == CLAIM_DOVE:
        return FINE if seat != HOUSE and s.dove_claims[seat] > 0 else NO_DOVE_TO_CLAIM
    if s.phase != PHASE_OF[kind]:
        return NOT_NOW
    if kind == BID:
        return why_not_bid(s, seat, amount) if seat != HOUSE else NOT_YOUR_TURN
    if kind == PASS:
        return why_not_pass(s, seat) if seat != HOUSE else NOT_YOUR_TURN
    if seat != decider(s):
        return NOT_YOUR_TURN
    return why_not_asked(s, kind, seat, target, animal, notes)


def why_not_asked(s: State, kind: int, seat: int, target: int, animal: int, notes: Purse) -> int:
    """The rest of the check, for the seat the game waits for."""
    if kind == DEAL or kind == TURN_UP:
        return FINE if 0 <= animal < KINDS_OF_ANIMALS and s.pile[animal] > 0 else NOT_IN_PILE
    if kind == AUCTION:
        return FINE if s.pile_left > 0 else PILE_EMPTY
    if kind == PREEMPT:
        return FINE if worth(s.purse[seat]) >= s.high_bid else CANNOT_AFFORD  # D9
    if kind == PAY:
        return why_not_payment(s.purse[seat], s.high_bid, notes, s.pay_freely)
    if kind == BUY_BACK:
        if worth(s.purse[seat]) < s.high_bid:
            return CANNOT_AFFORD
        return why_not_payment(s.purse[seat], s.high_bid, notes, s.pay_freely)
    if kind == TRADE:
        if s.must_auction:
            return MUST_AUCTION
        reason = why_not_challenge(s, target, animal)
        return reason if reason != FINE else why_not_lay(s, seat, notes)
    if kind == ACCEPT:
        return FINE if may_accept(s) else MUST_COUNTER
    if kind == COUNTER or kind == OFFER:
        return why_not_lay(s, seat, notes)
    return FINE
