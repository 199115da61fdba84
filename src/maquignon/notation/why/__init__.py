"""Why somebody does something, as plain facts: a closed list, and every language has a sentence for each of them.

Estimates are rounded to tens: `worth` is what animals are worth to the seat in money, `guess` what hidden notes hold.
"""

from dataclasses import dataclass

from maquignon.notation.why.auctions import (
    AuctionDue,
    Bluffs,
    CannotPay,
    FromThePile,
    Income,
    NobodyToTradeWith,
    NoChange,
    NothingToComplete,
    NotWorthKeeping,
    Outmatched,
    PaysExactly,
    PaysLeast,
    PaysMore,
    SavesFor,
    SavesMoney,
    TooDear,
)
from maquignon.notation.why.trades import (
    Beats,
    EmptyHanded,
    GivesUp,
    NoMoney,
    NotWorthBeating,
    OnlyTrades,
    Outbid,
    SecondRound,
    TakesOffer,
    WeakPurse,
    WorthFighting,
    ZeroOffer,
)
from maquignon.notation.why.wants import Affordable, Begins, Cheap, Closer, Completes, Denies


@dataclass(frozen=True, slots=True)
class OnlyChoice:
    """Nothing else is allowed."""


@dataclass(frozen=True, slots=True)
class ClaimsDove:
    """R6 it is there to be taken, now or never."""


Why = (
    OnlyChoice | ClaimsDove | Completes | Denies | Closer | Begins | Cheap | Affordable | NobodyToTradeWith
    | AuctionDue | NothingToComplete | Outmatched | FromThePile | Bluffs | CannotPay | TooDear | NoChange | SavesFor
    | SavesMoney | NotWorthKeeping | Income | PaysExactly | PaysLeast | PaysMore | WeakPurse | OnlyTrades | ZeroOffer
    | EmptyHanded | WorthFighting | NoMoney | Outbid | NotWorthBeating | TakesOffer | Beats | SecondRound | GivesUp
)  # fmt: skip

__all__ = [
    "Affordable",
    "AuctionDue",
    "Beats",
    "Begins",
    "Bluffs",
    "CannotPay",
    "Cheap",
    "ClaimsDove",
    "Closer",
    "Completes",
    "Denies",
    "EmptyHanded",
    "FromThePile",
    "GivesUp",
    "Income",
    "NoChange",
    "NoMoney",
    "NobodyToTradeWith",
    "NotWorthBeating",
    "NotWorthKeeping",
    "NothingToComplete",
    "OnlyChoice",
    "OnlyTrades",
    "Outbid",
    "Outmatched",
    "PaysExactly",
    "PaysLeast",
    "PaysMore",
    "SavesFor",
    "SavesMoney",
    "SecondRound",
    "TakesOffer",
    "TooDear",
    "WeakPurse",
    "Why",
    "WorthFighting",
    "ZeroOffer",
]
