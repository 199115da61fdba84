"""What a seat may do now, in a form that checks an action, lists actions and can draw a button."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

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
    OFFERING,
    PAYING,
    TURN,
    TURNING_UP,
    State,
)

Notes = tuple[int, ...]


@dataclass(slots=True)
class Button:
    """An action with nothing to choose about it."""

    do: Literal["auction", "pass", "hammer", "sell", "preempt", "let_stand", "accept", "claim_dove"]

    def allows(self, action: Action) -> bool:
        return True

    def actions(self, seat: int) -> Iterator[Action]:
        yield Hammer() if self.do == "hammer" else _PLAIN[self.do](seat)


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

_PLAIN: dict[str, type[Auction | Pass | Sell | Preempt | LetStand | Accept | ClaimDove]] = {
    "auction": Auction, "pass": Pass, "sell": Sell, "preempt": Preempt,
    "let_stand": LetStand, "accept": Accept, "claim_dove": ClaimDove,
}  # fmt: skip


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
        choices = _hammer() if seat == HOUSE else _bids(s, seat)
    elif seat == decider(s):
        choices = _BY_PHASE[s.phase](s, seat)
    else:
        choices = ()
    if seat != HOUSE and s.dove_claims[seat]:
        choices = (*choices, Button("claim_dove"))
    return Options(seat, choices)


def _hammer() -> tuple[Choice, ...]:
    return (Button("hammer"),)


def _bids(s: State, seat: int) -> tuple[Choice, ...]:
    if not may_pass(s, seat):
        return ()
    minimum, maximum = lowest_bid(s), min(highest_bid(s, seat), s.money_in_play)
    if minimum > maximum or (s.one_bid_each and s.has_bid[seat]):
        return (Button("pass"),)
    # the largest multiple of ten: house rules can bring steps, never other units
    return (Button("pass"), BidRange(minimum, maximum - maximum % 10, worth(s.purse[seat])))


def _turn(s: State, seat: int) -> tuple[Choice, ...]:
    auction = (Button("auction"),) if s.pile_left > 0 else ()
    stakes = () if s.must_auction else _stakes(s)
    if not stakes:
        return auction
    return (*auction, Challenge(stakes, tuple(s.purse[seat]), _least(s, seat)))


def _stakes(s: State) -> tuple[Stake, ...]:
    mine = s.herd[s.active]
    return tuple(
        Stake(target, animal, 2 if mine[animal] == 2 and s.herd[target][animal] == 2 else 1)
        for animal in range(KINDS_OF_ANIMALS)
        if mine[animal]
        for target in range(s.players)
        if target != s.active and why_not_challenge(s, target, animal) == FINE
    )


def _least(s: State, seat: int) -> int:
    """D14 at least one card, unless the hand is empty."""
    return 0 if s.may_offer_nothing or size(s.purse[seat]) == 0 else 1


def _decide(s: State, seat: int) -> tuple[Choice, ...]:
    if worth(s.purse[seat]) >= s.high_bid:
        return (Button("sell"), Button("preempt"))
    return (Button("sell"),)


def _pay(s: State, seat: int) -> tuple[Choice, ...]:
    return (Settlement("pay", s.high_bid, tuple(s.purse[seat]), bool(s.pay_freely)),)


def _buy_back(s: State, seat: int) -> tuple[Choice, ...]:
    if worth(s.purse[seat]) < s.high_bid:
        return (Button("let_stand"),)
    return (Button("let_stand"), Settlement("buy_back", s.high_bid, tuple(s.purse[seat]), bool(s.pay_freely)))


def _answer(s: State, seat: int) -> tuple[Choice, ...]:
    laying = Laying("counter", tuple(s.purse[seat]), _least(s, seat))
    return (Button("accept"), laying) if may_accept(s) else (laying,)


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
