"""What a seat may do now, in a form that checks an action, lists actions and can draw a button."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    Bid,
    BuyBack,
    ClaimDove,
    Counter,
    Deal,
    Hammer,
    LetStand,
    Offer,
    Pass,
    Pay,
    Preempt,
    Sell,
    Trade,
    TurnUp,
)
from maquignon.rules.cards import KINDS_OF_ANIMALS, size, worth
from maquignon.rules.game import Game, animals_due
from maquignon.rules.legality import decider, highest_bid, lowest_bid, may_accept, may_pass, why_not_challenge
from maquignon.rules.payment import holds, payments, subsets, why_not_payment
from maquignon.rules.reasons import FINE
from maquignon.rules.state import (
    ANSWERING,
    BIDDING,
    BUYING_BACK,
    DEALING,
    DECIDING,
    HOUSE,
    MOST_SEATS,
    OFFERING,
    PAYING,
    TURN,
    TURNING_UP,
    State,
)

Notes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Button:
    """An action with nothing to choose about it."""

    do: Literal["auction", "pass", "hammer", "sell", "preempt", "let_stand", "accept", "claim_dove"]

    def allows(self, action: Action) -> bool:
        return True

    def press(self, seat: int) -> Action:
        return _PRESSED[self.do][seat]

    def actions(self, seat: int) -> Iterator[Action]:
        yield self.press(seat)


@dataclass(slots=True)
class BidRange:
    """Any multiple of ten from `minimum` to `maximum`; beyond `affordable` it is a bluff."""

    minimum: int
    maximum: int
    affordable: int
    do: Literal["bid"] = "bid"

    def allows(self, action: Action) -> bool:
        return action.amount % 10 == 0 and self.minimum <= action.amount <= self.maximum

    def actions(self, seat: int) -> Iterator[Action]:
        return (Bid(seat, amount) for amount in range(self.minimum, self.maximum + 1, 10))


@dataclass(slots=True)
class Settlement:
    """A price to be paid from `purse`; `freely`: with any notes that cover it."""

    do: Literal["pay", "buy_back"]
    price: int
    purse: Notes
    freely: bool

    def allows(self, action: Action) -> bool:
        return why_not_payment(self.purse, self.price, action.notes, self.freely) == FINE

    def actions(self, seat: int) -> Iterator[Action]:
        make = Pay if self.do == "pay" else BuyBack
        return (make(seat, notes) for notes in payments(self.purse, self.price, self.freely))


@dataclass(slots=True)
class Laying:
    """Notes to be laid face down from `purse`, at least `least` of them."""

    do: Literal["counter", "offer"]
    purse: Notes
    least: int

    def allows(self, action: Action) -> bool:
        return holds(self.purse, action.notes) and size(action.notes) >= self.least

    def actions(self, seat: int) -> Iterator[Action]:
        make = Counter if self.do == "counter" else Offer
        return (make(seat, notes) for notes in subsets(self.purse) if size(notes) >= self.least)


@dataclass(slots=True)
class Stake:
    """Somebody who can be challenged, the animal, and how many of it are at stake."""

    target: int
    animal: int
    number: int


@dataclass(slots=True)
class Challenge:
    """A trade: one of the stakes, and notes laid face down from `purse`, at least `least` of them."""

    stakes: tuple[Stake, ...]
    purse: Notes
    least: int
    do: Literal["trade"] = "trade"

    def allows(self, action: Action) -> bool:
        return (
            any(stake.target == action.target and stake.animal == action.animal for stake in self.stakes)
            and holds(self.purse, action.notes)
            and size(action.notes) >= self.least
        )

    def actions(self, seat: int) -> Iterator[Action]:
        for stake in self.stakes:
            for notes in subsets(self.purse):
                if size(notes) >= self.least:
                    yield Trade(seat, stake.target, stake.animal, notes)


@dataclass(slots=True)
class Draw:
    """The house's part: `number` animals out of what the pile holds."""

    do: Literal["deal", "turn_up"]
    number: int
    pile: Notes

    def allows(self, action: Action) -> bool:
        animals = action.animals
        return len(animals) == self.number and all(
            0 <= animal < KINDS_OF_ANIMALS and animals.count(animal) <= self.pile[animal] for animal in animals
        )

    def actions(self, seat: int) -> Iterator[Action]:
        make = Deal if self.do == "deal" else TurnUp
        return (make(animals) for animals in _draws(self.pile, self.number))


Choice = Button | BidRange | Settlement | Laying | Challenge | Draw

_PRESSED: Final[dict[str, tuple[Action, ...]]] = {
    "hammer": (Hammer(),) * MOST_SEATS,
    "auction": tuple(map(Auction, range(MOST_SEATS))),
    "pass": tuple(map(Pass, range(MOST_SEATS))),
    "sell": tuple(map(Sell, range(MOST_SEATS))),
    "preempt": tuple(map(Preempt, range(MOST_SEATS))),
    "let_stand": tuple(map(LetStand, range(MOST_SEATS))),
    "accept": tuple(map(Accept, range(MOST_SEATS))),
    "claim_dove": tuple(map(ClaimDove, range(MOST_SEATS))),
}
"""What each button means on each seat: made once, since actions never change."""

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
    """All that one seat may do now; empty when it may do nothing."""

    seat: int
    choices: tuple[Choice, ...]

    def allows(self, action: Action) -> bool:
        """Is this action among the options?"""
        choice = self.find(_NAMES[type(action)])
        return choice is not None and action.seat == self.seat and choice.allows(action)

    def actions(self) -> Iterator[Action]:
        """Every action there is, one by one: there can be very many."""
        for choice in self.choices:
            yield from choice.actions(self.seat)

    def find(self, do: str) -> Choice | None:
        return next((choice for choice in self.choices if choice.do == do), None)

    def __bool__(self) -> bool:
        return bool(self.choices)


_NAMES: dict[type[Action], str] = {
    Deal: "deal", TurnUp: "turn_up", Hammer: "hammer", Auction: "auction", Bid: "bid", Pass: "pass", Sell: "sell",
    Preempt: "preempt", Pay: "pay", LetStand: "let_stand", BuyBack: "buy_back", Trade: "trade", Accept: "accept",
    Counter: "counter", Offer: "offer", ClaimDove: "claim_dove",
}  # fmt: skip


def options(game: Game, seat: int) -> Options:
    """What this seat (or the house) may do now."""
    s = game.state
    if s.phase == BIDDING:
        choices = _HAMMER if seat == HOUSE else _bids(s, seat)
    elif seat == decider(s):
        choices = _BY_PHASE[s.phase](s, seat)
    else:
        choices = ()
    if s.with_dove and seat != HOUSE and s.dove_claims[seat]:
        choices = choices + _CLAIM
    return Options(seat, choices)


def _bids(s: State, seat: int) -> tuple[Choice, ...]:
    if not may_pass(s, seat):
        return ()
    minimum, maximum = lowest_bid(s), highest_bid(s, seat)
    if minimum > maximum or (s.one_bid_each and s.has_bid[seat]):
        return _PASS
    return (*_PASS, BidRange(minimum, maximum, worth(s.purse[seat])))


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
                theirs = s.herd[target][animal]
                if theirs and why_not_challenge(s, target, animal) == FINE:
                    stakes.append(Stake(target, animal, 2 if mine == theirs == 2 else 1))
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


def _draws(pile: Notes, number: int) -> Iterator[tuple[int, ...]]:
    if number == 0:
        yield ()
        return
    for animal, left in enumerate(pile):
        if left:
            rest = (*pile[:animal], left - 1, *pile[animal + 1 :])
            yield from ((animal, *others) for others in _draws(rest, number - 1))


_BY_PHASE = {
    DEALING: _draw, TURN: _turn, TURNING_UP: _draw, DECIDING: _decide, PAYING: _pay,
    BUYING_BACK: _buy_back, ANSWERING: _answer, OFFERING: _offer,
}  # fmt: skip
