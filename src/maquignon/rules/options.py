"""What a seat may do now: the choices it has, and whether an action is among them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from maquignon.rules.actions import BID, KINDS, Action
from maquignon.rules.cards import size, worth
from maquignon.rules.choices import BidRange, Button, Challenge, Choice, Draw, Laying, Settlement, Stake
from maquignon.rules.game import Game, animals_due
from maquignon.rules.legality import (
    decider,
    highest_bid,
    lowest_bid,
    may_accept,
    may_pass,
    number_at_stake,
    why_not_challenge,
)
from maquignon.rules.reasons import FINE
from maquignon.rules.state import (
    ANSWERING,
    BIDDING,
    BUYING_BACK,
    DEALING,
    DECIDING,
    HOUSE,
    OFFERING,
    PAYING,
    TURN,
    TURNING_UP,
    State,
)

_HAMMER: Final = (Button("hammer"),)
_AUCTION: Final = (Button("auction"),)
_PASS: Final = (Button("pass"),)
_SELL: Final = (Button("sell"),)
_SELL_OR_PREEMPT: Final = (Button("sell"), Button("preempt"))
_LET_STAND: Final = (Button("let_stand"),)
_ACCEPT: Final = (Button("accept"),)
_CLAIM: Final = (Button("claim_dove"),)


@dataclass(slots=True)
class Options:
    """All that one seat is asked to choose from; empty when it is asked nothing.

    D7 whoever leads the bidding may raise their own bid and is never asked to: that stands apart.
    """

    seat: int
    choices: tuple[Choice, ...]
    own_raise: BidRange | None = None

    def allows(self, action: Action) -> bool:
        """Is this action among the options?"""
        choice = self.own_raise if self.own_raise and action.kind == BID else self.find(KINDS[action.kind])
        return choice is not None and action.seat == self.seat and choice.allows(action)

    def actions(self) -> Iterator[Action]:
        """Every action that is asked for, one by one: there can be very many."""
        for choice in self.choices:
            yield from choice.actions(self.seat)

    def find(self, do: str) -> Choice | None:
        return next((choice for choice in self.choices if choice.do == do), None)

    def __bool__(self) -> bool:
        return bool(self.choices)


def options(game: Game, seat: int) -> Options:
    """What this seat (or the house) may do now."""
    s = game.state
    own_raise = None
    if s.phase == BIDDING:
        choices = _HAMMER if seat == HOUSE else _bids(s, seat)
        if seat == s.leader and s.may_raise_own:
            own_raise = _bid_range(s, seat)
    elif seat == decider(s):
        choices = _BY_PHASE[s.phase](s, seat)
    else:
        choices = ()
    if s.with_dove and seat != HOUSE and s.dove_claims[seat]:
        choices = choices + _CLAIM
    return Options(seat, choices, own_raise)


def _bids(s: State, seat: int) -> tuple[Choice, ...]:
    if not may_pass(s, seat):
        return ()
    bids = _bid_range(s, seat)
    return _PASS if bids is None else (*_PASS, bids)


def _bid_range(s: State, seat: int) -> BidRange | None:
    minimum, maximum = lowest_bid(s), highest_bid(s, seat)
    if minimum > maximum or (s.one_bid_each and s.has_bid[seat]):
        return None
    return BidRange(minimum, maximum, worth(s.purse[seat]))


def _turn(s: State, seat: int) -> tuple[Choice, ...]:
    auction = _AUCTION if s.pile_left > 0 else ()
    stakes = () if s.must_auction else _stakes(s)
    if not stakes:
        return auction
    return (*auction, Challenge(stakes, tuple(s.purse[seat]), _least(s, seat)))


def _stakes(s: State) -> tuple[Stake, ...]:
    stakes = []
    for animal, mine in enumerate(s.herd[s.active]):
        if mine:
            for target in range(s.players):
                if s.herd[target][animal] and why_not_challenge(s, target, animal) == FINE:
                    stakes.append(Stake(target, animal, number_at_stake(s, s.active, target, animal)))
    return tuple(stakes)


def _least(s: State, seat: int) -> int:
    """D14 at least one card, unless the hand is empty."""
    return 0 if s.may_offer_nothing or size(s.purse[seat]) == 0 else 1


def _decide(s: State, seat: int) -> tuple[Choice, ...]:
    if worth(s.purse[seat]) >= s.high_bid:
        return _SELL_OR_PREEMPT
    return _SELL


def _pay(s: State, seat: int) -> tuple[Choice, ...]:
    return (Settlement("pay", s.high_bid, tuple(s.purse[seat]), bool(s.pay_freely)),)


def _buy_back(s: State, seat: int) -> tuple[Choice, ...]:
    if worth(s.purse[seat]) < s.high_bid:
        return _LET_STAND
    return (*_LET_STAND, Settlement("buy_back", s.high_bid, tuple(s.purse[seat]), bool(s.pay_freely)))


def _answer(s: State, seat: int) -> tuple[Choice, ...]:
    laying = Laying("counter", tuple(s.purse[seat]), _least(s, seat))
    return (*_ACCEPT, laying) if may_accept(s) else (laying,)


def _offer(s: State, seat: int) -> tuple[Choice, ...]:
    return (Laying("offer", tuple(s.purse[seat]), _least(s, seat)),)


def _draw(s: State, seat: int) -> tuple[Choice, ...]:
    return (Draw("deal" if s.phase == DEALING else "turn_up", animals_due(s), tuple(s.pile)),)


_BY_PHASE = {
    DEALING: _draw, TURN: _turn, TURNING_UP: _draw, DECIDING: _decide, PAYING: _pay,
    BUYING_BACK: _buy_back, ANSWERING: _answer, OFFERING: _offer,
}  # fmt: skip
