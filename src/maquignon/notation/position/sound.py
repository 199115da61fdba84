"""Which positions the law can go on from: an impossible one is refused before it does harm."""

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Final

from maquignon.rules.cards import ANIMALS, KINDS_OF_ANIMALS, NOTES, worth
from maquignon.rules.legality import may_take_turn, why_not_challenge
from maquignon.rules.reasons import FINE
from maquignon.rules.state import (
    BUY_BACK_AT_DOUBLE,
    BUYING_BACK,
    DEALING,
    DECIDING,
    LONGEST_STANDSTILL,
    NOBODY,
    OVER,
    PAYING,
    PREEMPT_AT_PRICE,
    THIRD_TIME,
    TURN,
    TURNING_UP,
    State,
)
from maquignon.rules.terms.edition import Edition

_BIDS: Final = ("bid", "passed", "has bid", "shown")
_MUST_SAY: Final = {
    "bidding": ("lot",),
    "deciding": ("lot", "bid"),
    "paying": ("lot", "bid", "owes"),
    "buying_back": ("lot", "bid", "owes", "paid"),
    "answering": ("trade",),
    "offering": ("trade",),
}
_MAY_SAY: Final = {
    "turn": ("must auction", "standstill", "seen", "returned"),
    "bidding": _BIDS,
    "deciding": _BIDS,
    "paying": _BIDS,
    "buying_back": _BIDS,
    "answering": ("offer", "standstill", "seen", "returned"),
    "offering": ("standstill", "seen", "returned"),
    "over": ("standstill", "seen", "returned"),
}


class PositionError(ValueError):
    """A text that is no position, with a sentence that says why."""


def require_lines(phase: str, said: Collection[str]) -> None:
    """Each phase has lines it needs, and others that mean nothing in it."""
    for key in _MUST_SAY.get(phase, ()):
        if key not in said:
            raise PositionError(f"In the phase {phase!r} there must be a line {key!r}.")
    allowed = {"dove", "claims", *_MUST_SAY.get(phase, ()), *_MAY_SAY.get(phase, ())}
    for key in said:
        if key not in allowed:
            raise PositionError(f"In the phase {phase!r} a line {key!r} means nothing.")


def require_sound(edition: Edition, s: State) -> None:
    for complaint in chain(_cards(edition, s), _phase(s), _auction(s), _trade(s)):
        raise PositionError(complaint)


def _cards(edition: Edition, s: State) -> Iterator[str]:
    for animal in range(KINDS_OF_ANIMALS):
        if s.pile[animal] < 0:
            yield f"There are only {s.family_size} of the {ANIMALS[animal]} in the game."
    for kind, note in enumerate(NOTES):
        if sum(purse[kind] for purse in (*s.purse, s.offer, s.paid)) > edition.money_box.get(note, 0):
            yield f"There are more notes of {note} here than in the money box."
    if not s.with_dove and (s.dove != NOBODY or any(s.dove_claims)):
        yield "There is no dove in this game."
    if s.dove != NOBODY and any(s.dove_claims):
        yield "The dove has been taken: nobody can still claim it."


def _phase(s: State) -> Iterator[str]:
    owned = s.family_size * KINDS_OF_ANIMALS - s.pile_left
    if s.phase == DEALING and (owned or not s.opening_deal):
        yield "The opening deal comes before anybody owns an animal, and only where the house rules ask for it."
    if s.phase == TURNING_UP and not s.pile_left:
        yield "The pile is empty: nothing can be turned up."
    if s.phase == TURN and not may_take_turn(s, s.active):
        yield f"Seat {s.active} has nothing to do in this turn."
    unfinished = any(may_take_turn(s, seat) for seat in range(s.players))
    if s.phase == OVER and unfinished and s.standstill != LONGEST_STANDSTILL and s.returns != THIRD_TIME:
        yield "The game is not over before all families are complete."
    if s.standstill > LONGEST_STANDSTILL or (s.standstill == LONGEST_STANDSTILL and s.phase == TURN):
        yield f"After {LONGEST_STANDSTILL} trades in a row without a completed family the game is over."
    if (s.turns_seen or s.returns) and s.pile_left:
        yield "No position is remembered before the pile is empty."
    if s.phase != OVER and s.returns == THIRD_TIME:
        yield "When a position comes up for the third time the game is over."
    if s.must_auction and not (s.auction_after_trade and s.pile_left):
        yield "No auction is due after this trade."


def _auction(s: State) -> Iterator[str]:
    if s.phase == DECIDING and s.preemption != PREEMPT_AT_PRICE:
        yield "There is no pre-emption in this game."
    if s.phase == BUYING_BACK and s.preemption != BUY_BACK_AT_DOUBLE:
        yield "There is no buying back in this game."
    if s.lot_count > s.lot_size:
        yield f"A lot has at most {s.lot_size} animals in this game."
    if s.leader == s.active:
        yield "The auctioneer does not bid."
    if s.leader != NOBODY and not (0 < s.high_bid <= s.money_in_play and s.high_bid % 10 == 0):
        yield "The bid must be a multiple of 10, and not more than all the money in play."
    if s.debtor not in (NOBODY, s.leader, s.active):
        yield "Only the auctioneer or the highest bidder can owe the price."
    if s.phase == PAYING and worth(s.purse[s.debtor]) < s.high_bid:
        yield f"Seat {s.debtor} does not hold what it owes."


def _trade(s: State) -> Iterator[str]:
    if s.target != NOBODY and why_not_challenge(s, s.target, s.animal) != FINE:
        yield f"Seat {s.active} cannot trade with seat {s.target} for the {ANIMALS[s.animal]}."
