"""What somebody typed, read as a choice, a bid or notes; or a sentence that says why it cannot be."""

import re
from collections.abc import Sequence
from typing import Final

from maquignon.rules.cards import NO_NOTES, NOTES, Purse, count_notes, worth
from maquignon.rules.choices import BidRange, Settlement
from maquignon.rules.payment import holds, why_not_payment
from maquignon.rules.reasons import EXACT_SUM_POSSIBLE, FINE, TOO_LITTLE
from maquignon.terminal.voice import Voice

Notes = tuple[int, ...]
_SO_MANY: Final = re.compile(r"(?:([0-9]{1,3})[x×*])?([0-9]{1,3})")
_MOST_WORDS: Final = 99
_LONGEST_QUOTE: Final = 20


class Misread(Exception):
    """This cannot be understood or done; the message is the answer to give."""


def read_choice(typed: str, number: int, voice: Voice) -> int:
    """The place of a choice among `number`, from 0."""
    if typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= number:
        return int(typed) - 1
    raise Misread(voice.say("terminal-bad-number", most=number))


def read_bid(typed: str, bids: BidRange, voice: Voice) -> int:
    if typed.isascii() and typed.isdigit() and len(typed) < 7:
        amount = int(typed)
        if amount % 10 == 0 and bids.minimum <= amount <= bids.maximum:
            return amount
    raise Misread(voice.say("terminal-bad-bid", minimum=bids.minimum, maximum=bids.maximum))


def read_notes(typed: str, purse: Purse, voice: Voice) -> Notes:
    """Notes out of this purse: `0 10 10`, `3x10`, all of them or none."""
    if typed.lower() in voice.words("terminal-typed-all"):
        return tuple(purse)
    if typed.lower() in voice.words("terminal-typed-none"):
        return NO_NOTES
    notes = count_notes(_each_note(re.split(r"[\s,;+]+", typed.strip(" ,;+")), voice))
    if not holds(purse, notes):
        missing = [max(0, laid - held) for laid, held in zip(notes, purse, strict=True)]
        raise Misread(voice.say("terminal-not-held", notes=voice.notes(missing)))
    return notes


def _each_note(words: Sequence[str], voice: Voice) -> list[int]:
    notes = []
    for word in words[:_MOST_WORDS]:
        match = _SO_MANY.fullmatch(word)
        if match is None or int(match[2]) not in NOTES:
            raise Misread(voice.say("terminal-no-such-note", word=_quotable(word)))
        notes += [int(match[2])] * int(match[1] or 1)
    return notes


def _quotable(word: str) -> str:
    short = word if len(word) <= _LONGEST_QUOTE else word[:_LONGEST_QUOTE] + "…"
    return "".join(letter if letter.isprintable() else "·" for letter in short)


def read_payment(typed: str, settlement: Settlement, voice: Voice) -> Notes:
    notes = read_notes(typed, settlement.purse, voice)
    code = why_not_payment(settlement.purse, settlement.price, notes, settlement.freely)
    if code == FINE:
        return notes
    if code == TOO_LITTLE:
        raise Misread(voice.say("terminal-too-little", total=worth(notes), price=settlement.price))
    if code == EXACT_SUM_POSSIBLE:
        raise Misread(voice.say("terminal-exact-sum-possible", price=settlement.price))
    smallest = next(note for note, count in zip(NOTES, notes, strict=True) if count)
    raise Misread(voice.say("terminal-needless-note", note=smallest))


def read_laying(typed: str, purse: Purse, least: int, voice: Voice) -> Notes:
    notes = read_notes(typed, purse, voice)
    if sum(notes) < least:
        raise Misread(voice.say("terminal-empty-offer"))
    return notes
