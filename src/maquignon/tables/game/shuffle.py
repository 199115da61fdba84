"""The sealed shuffle: an order drawn by the operating system's dice, promised by a hash before the first card."""

import hashlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any, Final

from maquignon.notation.record import Record
from maquignon.play.dealer import Dealer
from maquignon.rules.actions import Deal, TurnUp
from maquignon.rules.cards import ANIMALS
from maquignon.rules.terms.edition import Edition

TAG: Final = "sealed_shuffle"
"""Where a record keeps the opened seal."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The whole pile, top first, and a nonce without which nobody could guess the order back from its hash."""

    order: tuple[str, ...]
    nonce: str

    @property
    def commitment(self) -> str:
        """SHA-256 over three lines: what this is, the nonce, and the animals from the top of the pile."""
        sealed = f"maquignon sealed shuffle 1\n{self.nonce}\n{' '.join(self.order)}\n"
        return hashlib.sha256(sealed.encode()).hexdigest()

    def dealer(self) -> Dealer:
        return Dealer(tuple(ANIMALS.index(animal) for animal in self.order))

    def opened(self) -> dict[str, Any]:
        """The opened seal, as a record keeps it."""
        return {"commitment": self.commitment, "nonce": self.nonce, "order": list(self.order)}


def shuffle(edition: Edition) -> Shuffle:
    pile = Dealer.shuffled(edition, secrets.SystemRandom()).order
    return Shuffle(tuple(ANIMALS[animal] for animal in pile), secrets.token_hex(32))


class BrokenSeal(Exception):
    """The record does not keep the promise, or makes none; the message says how."""


def verify(record: Record, promised: str | None = None) -> Shuffle:
    """The shuffle of this record, once it is proved to be the one that was promised."""
    tag = record.header.tags.get(TAG)
    if not isinstance(tag, Mapping):
        raise BrokenSeal("The record holds no sealed shuffle, so nothing was promised that could be checked.")
    sealed = _read(tag)
    if not compare_digest(sealed.commitment.encode(), str(tag.get("commitment")).encode()):
        raise BrokenSeal("The order and the nonce do not give the commitment of the record.")
    if promised is not None and not compare_digest(sealed.commitment.encode(), promised.strip().lower().encode()):
        raise BrokenSeal(f"The record was sealed with {sealed.commitment}, not with the hash that was promised.")
    _require_whole_pile(sealed.order, record.header.agree())
    _require_drawn_in_order(sealed.order, record)
    return sealed


def _read(tag: Mapping[str, Any]) -> Shuffle:
    order, nonce = tag.get("order"), tag.get("nonce")
    if not isinstance(nonce, str) or not isinstance(order, list) or not all(animal in ANIMALS for animal in order):
        raise BrokenSeal("The sealed shuffle of the record cannot be read: it needs an order of animals and a nonce.")
    return Shuffle(tuple(order), nonce)


def _require_whole_pile(order: Sequence[str], edition: Edition) -> None:
    if sorted(order) != sorted(ANIMALS * edition.family_size):
        raise BrokenSeal(f"The sealed pile is not {edition.family_size} of each animal.")


def _require_drawn_in_order(order: Sequence[str], record: Record) -> None:
    for place, (seen, sealed) in enumerate(zip(drawn(record), order, strict=False), start=1):
        if seen != sealed:
            raise BrokenSeal(f"Card {place} of the pile was promised to be a {sealed}, but a {seen} came up.")


def drawn(record: Record) -> Iterator[str]:
    """Every animal the house turned over, in order."""
    for action in record.actions:
        if isinstance(action, Deal | TurnUp):
            yield from (ANIMALS[animal] for animal in action.animals)
