"""What can happen in a trade, and notes that change hands."""

from dataclasses import dataclass

Notes = tuple[int, ...]
"""Counts by kind of note."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotesMoved:
    """Notes that changed hands, or went back to whoever had laid them; how many is for all to count (D3)."""

    giver: int | None  # None: the bank
    receiver: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeOpened:
    """Somebody laid notes face down for animals of another."""

    challenger: int
    target: int
    animal: int
    stake: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferRenewed:
    """After a tie the challenger laid notes anew."""

    challenger: int
    target: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferAccepted:
    """The target took the notes and gave the animals."""

    challenger: int
    target: int
    animal: int
    stake: int
    count: int
    notes: Notes | None
    moved: tuple[NotesMoved, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterLaid:
    """The target laid notes against the offer."""

    target: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeTied:
    """Equal piles, and a second round; `open`: turned up for all to see."""

    challenger: int
    target: int
    offer: Notes | None
    counter: Notes | None
    open: bool
    moved: tuple[NotesMoved, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeDecided:
    """Both piles are counted; whether they were equal is the traders' secret unless they lie open."""

    challenger: int
    target: int
    winner: int
    animal: int
    stake: int
    offer: Notes | None
    counter: Notes | None
    open: bool
    moved: tuple[NotesMoved, ...] = ()
