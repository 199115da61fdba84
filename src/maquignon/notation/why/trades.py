"""Why to trade, what to lay, and how to answer."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WeakPurse:
    """The target seems to be poorer."""

    target: int
    mine: int
    guess: int


@dataclass(frozen=True, slots=True)
class OnlyTrades:
    """R3 the pile is empty."""


@dataclass(frozen=True, slots=True)
class ZeroOffer:
    """Nothing but zeros, or nothing at all where `count` is 0; `may_accept`: the target may."""

    target: int
    animal: int
    stake: int
    count: int
    may_accept: bool


@dataclass(frozen=True, slots=True)
class EmptyHanded:
    """There are no notes to lay."""


@dataclass(frozen=True, slots=True)
class WorthFighting:
    """What is at stake is worth more than what is laid."""

    worth: int
    amount: int


@dataclass(frozen=True, slots=True)
class NoMoney:
    """There is nothing in the purse that could beat an offer."""


@dataclass(frozen=True, slots=True)
class Outbid:
    """So many notes hold more, it seems, than the purse."""

    count: int
    guess: int
    money: int


@dataclass(frozen=True, slots=True)
class NotWorthBeating:
    count: int
    guess: int
    worth: int


@dataclass(frozen=True, slots=True)
class TakesOffer:
    challenger: int
    count: int


@dataclass(frozen=True, slots=True)
class Beats:
    """A counter-offer of so much wins against everything below it."""

    challenger: int
    amount: int


@dataclass(frozen=True, slots=True)
class SecondRound:
    """R5.4 against zeros, zeros bring another round."""

    challenger: int


@dataclass(frozen=True, slots=True)
class GivesUp:
    """No money is risked on animals that are let go."""

    challenger: int
