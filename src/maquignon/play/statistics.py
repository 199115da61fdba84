"""What happens in a match, counted seat by seat while it is played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from maquignon.bots.bot import Fault
from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    Bid,
    BuyBack,
    Counter,
    Hammer,
    Offer,
    Pay,
    Preempt,
    Sell,
    Trade,
)
from maquignon.rules.cards import NO_NOTES, worth
from maquignon.rules.scoring import score, why_over, wins
from maquignon.rules.state import NOBODY, OFFERING, PREEMPT_AT_PRICE, State

ABSURD: Final = 5
"""Who pays so many times the price should not have bid it."""


@dataclass(slots=True)
class SeatTally:
    """What one seat did in one game, or several seats in many games together."""

    games: int = 1
    wins: float = 0.0  # a shared victory is split
    score: int = 0
    money: int = 0  # left at the end
    hoards: int = 0  # at least half of all the money left at the end
    auctions: int = 0
    lots_free: int = 0  # nobody bid
    bids: int = 0
    bluffs: int = 0  # bids above what the bidder held
    insolvencies: int = 0
    preemptions: int = 0
    buy_backs: int = 0
    spent: int = 0  # prices of lots
    overpaid: int = 0  # beyond the price, for want of change
    absurdities: int = 0  # payments of far more than the price
    trades: int = 0  # as challenger
    zero_offers: int = 0  # offers and counter-offers of nothing but zeros
    accepted: int = 0  # as target
    countered: int = 0
    ties: int = 0  # trades that went into a second round, as challenger
    doves: int = 0
    faults: int = 0  # decisions that a stand-in made

    def add(self, other: "SeatTally") -> None:
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))


@dataclass(slots=True)
class Tally:
    """One game, counted."""

    actions: int
    turns: int
    standstill: bool  # D21 ended without all families complete
    seats: list[SeatTally]
    faults: Sequence[Sequence[Fault]] = ()


class Scorekeeper:
    """Told of every action twice: what most of them mean shows in the position before, of some in the one after."""

    def __init__(self, players: int) -> None:
        self._seats = [SeatTally() for _ in range(players)]
        self._actions = self._turns = 0

    def before(self, s: State, action: Action) -> None:
        """Count an action that the law allows."""
        self._actions += 1
        self._turns += isinstance(action, Auction | Trade) and not s.must_auction
        if type(action) in _COUNT:
            _COUNT[type(action)](s, self._seats, action)

    def after(self, s: State, action: Action) -> None:
        if isinstance(action, Counter) and s.phase == OFFERING:
            self._seats[s.active].ties += 1

    def close(self, s: State, faults: Sequence[Sequence[Fault]] = ()) -> Tally:
        """The game is over, or nobody plays on."""
        _close(s, self._seats)
        for seat, own in zip(self._seats, faults, strict=False):  # nobody is blamed where no bots sat
            seat.faults = len(own)
        return Tally(self._actions, self._turns, why_over(s) != "complete", self._seats, faults)


def _close(s: State, seats: list[SeatTally]) -> None:
    winners = [seat for seat in range(s.players) if wins(s, seat)]
    for seat in range(s.players):
        seats[seat].wins = 1 / len(winners) if seat in winners else 0.0
        seats[seat].score = score(s, seat)
        seats[seat].money = worth(s.purse[seat])
        seats[seat].hoards = int(2 * seats[seat].money >= s.money_in_play)
        seats[seat].doves = int(s.dove == seat)


def _auction(s: State, seats: list[SeatTally], action: Auction) -> None:
    seats[action.seat].auctions += 1


def _bid(s: State, seats: list[SeatTally], action: Bid) -> None:
    seats[action.seat].bids += 1
    seats[action.seat].bluffs += action.amount > worth(s.purse[action.seat])


def _hammer(s: State, seats: list[SeatTally], action: Hammer) -> None:
    if s.leader == NOBODY:
        seats[s.active].lots_free += 1
    elif s.preemption != PREEMPT_AT_PRICE:
        _sell(s, seats, action)


def _sell(s: State, seats: list[SeatTally], action: Hammer | Sell) -> None:
    """R4.7 the sale is when it shows whether the bidder has the money."""
    seats[s.leader].insolvencies += worth(s.purse[s.leader]) < s.high_bid


def _preempt(s: State, seats: list[SeatTally], action: Preempt) -> None:
    seats[action.seat].preemptions += 1


def _pay(s: State, seats: list[SeatTally], action: Pay | BuyBack) -> None:
    seats[action.seat].spent += s.high_bid
    seats[action.seat].overpaid += worth(action.notes) - s.high_bid
    seats[action.seat].absurdities += worth(action.notes) > ABSURD * s.high_bid


def _buy_back(s: State, seats: list[SeatTally], action: BuyBack) -> None:
    """The bidder has their payment back, so they have spent nothing."""
    seats[action.seat].buy_backs += 1
    _pay(s, seats, action)
    seats[s.leader].spent -= s.high_bid
    seats[s.leader].overpaid -= worth(s.paid) - s.high_bid


def _trade(s: State, seats: list[SeatTally], action: Trade) -> None:
    seats[action.seat].trades += 1
    _lay(s, seats, action)


def _counter(s: State, seats: list[SeatTally], action: Counter) -> None:
    seats[action.seat].countered += 1
    _lay(s, seats, action)


def _lay(s: State, seats: list[SeatTally], action: Trade | Counter | Offer) -> None:
    """Who lays nothing because there is nothing does not bluff."""
    seats[action.seat].zero_offers += worth(action.notes) == 0 and action.notes != NO_NOTES


def _accept(s: State, seats: list[SeatTally], action: Accept) -> None:
    seats[action.seat].accepted += 1


_COUNT: Final[dict[type[Action], Callable[[State, list[SeatTally], Any], None]]] = {
    Auction: _auction, Bid: _bid, Hammer: _hammer, Sell: _sell, Preempt: _preempt, Pay: _pay, BuyBack: _buy_back,
    Trade: _trade, Counter: _counter, Offer: _lay, Accept: _accept,
}  # fmt: skip
