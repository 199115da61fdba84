"""A whole position out of what one seat sees: the table as it is, and purses as they might be."""

from collections.abc import Sequence
from random import Random
from typing import Final

from maquignon.knowledge.purses import OFFERED, Knowledge
from maquignon.rules.cards import KINDS_OF_NOTES, NO_NOTES, NOTES, Purse, size, worth
from maquignon.rules.game import write_terms
from maquignon.rules.state import ANSWERING, BUYING_BACK, NOBODY, NUMBERS_OF_A_TURN, PHASES, State
from maquignon.rules.views import View

TRIES: Final = 300
"""Deals before nothing is found to fit; one is the rule, a hundred where two rich seats are nearly known."""
SWAPS: Final = 200
"""How long to look for purses that fit, before dealing anew."""


class Unimaginable(ValueError):
    """No purses were found that fit what is known."""


def seen_state(view: View) -> State:
    """The position with all that the viewer sees in it, and nothing in the purses and piles the viewer does not."""
    s = State()
    write_terms(s, view.edition, view.players)
    s.phase = PHASES.index(view.phase)
    s.active = view.active
    s.must_auction = int(view.must_auction)
    s.standstill = view.standstill
    s.returns = view.returns
    s.turns_seen = len(view.seen) // NUMBERS_OF_A_TURN
    s.seen[: len(view.seen)] = view.seen
    s.pile = list(view.pile)
    s.pile_left = sum(view.pile)
    s.donkeys = view.donkeys
    s.money_in_play = view.money_in_play
    for seat, herd in enumerate(view.herds):
        s.herd[seat] = list(herd)
    for number, seat in enumerate(view.dove_claims, start=1):
        s.dove_claims[seat] = number
    s.dove = _seat(view.dove)
    _see_notes(s, view)
    _see_auction(s, view)
    _see_trade(s, view)
    return s


def _see_notes(s: State, view: View) -> None:
    if view.viewer is not None and view.purse is not None:
        s.purse[view.viewer] = list(view.purse)
    for seat, shown in enumerate(view.shown):
        if shown is not None:
            s.purse[seat] = list(shown)
            s.defaulted[seat] = 1
    s.offer = list(view.offer or NO_NOTES)
    s.paid = list(view.paid or NO_NOTES)


def _see_auction(s: State, view: View) -> None:
    s.lot_count = len(view.lot)
    s.lot[: s.lot_count] = view.lot
    s.high_bid = view.high_bid
    s.leader = _seat(view.leader)
    s.debtor = _seat(view.debtor)
    for seat in range(view.players):
        s.passed[seat] = int(view.passed[seat])
        s.has_bid[seat] = int(view.has_bid[seat])


def _see_trade(s: State, view: View) -> None:
    s.target = _seat(view.target)
    s.animal = 0 if view.animal is None else view.animal
    s.stake = view.stake
    s.round = view.round


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def imagine(view: View, known: Knowledge, rng: Random, tries: int = TRIES) -> State:
    """A position that looks to the viewer just as this one does, with purses dealt at random within what is known."""
    s = seen_state(view)
    for _ in range(tries):
        purses = deal_purses(known, rng)
        if purses is not None and _lay_out(s, view, known, purses, rng):
            return s
    raise Unimaginable("No purses were found that fit everything that is known.")


def deal_purses(known: Knowledge, rng: Random) -> list[list[int]] | None:
    """Every seat's notes: first what it must have, then the rest note by note to whoever may still have it."""
    purses = [list(known.low[seat]) for seat in range(known.players)]
    room = [known.size[seat] - size(purses[seat]) for seat in range(known.players)]
    loose = [
        kind for kind in range(KINDS_OF_NOTES) for _ in range(known.total[kind] - sum(purse[kind] for purse in purses))
    ]
    rng.shuffle(loose)
    for kind in loose:
        takers = [seat for seat in range(known.players) if room[seat] and purses[seat][kind] < known.high[seat][kind]]
        if not takers:
            return None
        seat = rng.choices(takers, [room[taker] for taker in takers])[0]
        purses[seat][kind] += 1
        room[seat] -= 1
    return purses if _even_out(known, purses, rng) else None


def _even_out(known: Knowledge, purses: Sequence[list[int]], rng: Random) -> bool:
    """Let seats that are too rich or too poor for what is known swap notes with others, until all fit."""
    for _ in range(SWAPS):
        wrong = [seat for seat, purse in enumerate(purses) if _misfit(known, seat, worth(purse))]
        if not wrong:
            return True
        seat = rng.choice(wrong)
        other = (seat + rng.randrange(1, known.players)) % known.players
        given, taken = rng.sample(range(KINDS_OF_NOTES), 2)
        if _may_swap(known, purses, seat, other, given, taken):
            gain = NOTES[taken] - NOTES[given]
            mine, theirs = worth(purses[seat]), worth(purses[other])
            before = _misfit(known, seat, mine) + _misfit(known, other, theirs)
            if _misfit(known, seat, mine + gain) + _misfit(known, other, theirs - gain) <= before:
                purses[seat][given] -= 1
                purses[seat][taken] += 1
                purses[other][given] += 1
                purses[other][taken] -= 1
    return False


def _misfit(known: Knowledge, seat: int, money: int) -> int:
    """How far this much money is from what the seat can have."""
    return max(0, known.poor[seat] - money) + max(0, money - known.rich[seat])


def _may_swap(known: Knowledge, purses: Sequence[Purse], seat: int, other: int, given: int, taken: int) -> bool:
    return (
        purses[seat][given] > known.low[seat][given]
        and purses[seat][taken] < known.high[seat][taken]
        and purses[other][taken] > known.low[other][taken]
        and purses[other][given] < known.high[other][given]
    )


def _lay_out(s: State, view: View, known: Knowledge, purses: list[list[int]], rng: Random) -> bool:
    """Put the purses into the position, and the pile on the table out of its owner's."""
    for seat, purse in enumerate(purses):
        s.purse[seat] = purse
    if s.phase == ANSWERING:
        return _lay(s.purse[s.active], s.offer, view.offer or _pile(known, purses[s.active], rng))
    if s.phase == BUYING_BACK:
        return _lay(s.purse[s.leader], s.paid, view.paid or _pile(known, purses[s.leader], rng))
    return True


def _lay(purse: list[int], pile: list[int], notes: Purse | None) -> bool:
    if notes is None:
        return False
    for kind in range(KINDS_OF_NOTES):
        pile[kind] = notes[kind]
        purse[kind] -= notes[kind]
    return True


def _pile(known: Knowledge, purse: Purse, rng: Random) -> Purse | None:
    """As many notes as lie there, out of this purse and within what is known of the pile."""
    low, high = known.pile_low[OFFERED], known.pile_high[OFFERED]
    laid = list(low)
    loose = [kind for kind in range(KINDS_OF_NOTES) for _ in range(min(purse[kind], high[kind]) - low[kind])]
    missing = known.pile_size[OFFERED] - size(laid)
    if missing < 0 or missing > len(loose) or any(purse[kind] < low[kind] for kind in range(KINDS_OF_NOTES)):
        return None
    for kind in rng.sample(loose, missing):
        laid[kind] += 1
    return laid if known.pile_poor[OFFERED] <= worth(laid) <= known.pile_rich[OFFERED] else None
