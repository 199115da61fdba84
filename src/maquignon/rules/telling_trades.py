"""What happened in a trade: piles laid, counted, and who got which notes of them."""

from collections.abc import Iterator
from typing import assert_never

from maquignon.rules import events as e
from maquignon.rules.actions import Accept, Counter, Offer, Trade
from maquignon.rules.cards import size
from maquignon.rules.events import Event, Notes, NotesMoved
from maquignon.rules.state import OFFERING, State
from maquignon.rules.trade import smallest_handed_over


def tell_trade(before: State, action: Trade | Offer | Accept | Counter, after: State) -> Iterator[Event]:
    match action:
        case Trade(seat=seat, target=target, animal=animal, notes=notes):
            yield e.TradeOpened(
                challenger=seat, target=target, animal=animal, stake=after.stake, count=size(notes), notes=notes
            )
        case Offer(seat=seat, notes=notes):
            yield e.OfferRenewed(challenger=seat, target=before.target, count=size(notes), notes=notes)
        case Accept(seat=seat):
            yield _accepted(before, seat)
        case Counter(seat=seat, notes=notes):
            yield e.CounterLaid(target=seat, count=size(notes), notes=notes)
            yield _counted(before, notes, after)
        case _:
            assert_never(action)


def _accepted(before: State, seat: int) -> Event:
    offer = tuple(before.offer)
    return e.OfferAccepted(
        challenger=before.active,
        target=seat,
        animal=before.animal,
        stake=before.stake,
        count=size(offer),
        notes=offer,
        moved=_pile(before.active, seat, offer, 0),
    )


def _counted(before: State, counter: Notes, after: State) -> Event:
    challenger, target, animal = before.active, before.target, before.animal
    offer, is_open = tuple(before.offer), bool(before.reveal_to_all)
    challenger_won = after.herd[challenger][animal] > before.herd[challenger][animal]
    target_won = after.herd[target][animal] > before.herd[target][animal]
    moved = (
        *_pile(challenger, target, offer, smallest_handed_over(before, challenger_won)),
        *_pile(target, challenger, counter, smallest_handed_over(before, target_won)),
    )
    if after.phase == OFFERING:
        return e.TradeTied(
            challenger=challenger, target=target, offer=offer, counter=counter, open=is_open, moved=moved
        )
    return e.TradeDecided(
        challenger=challenger,
        target=target,
        winner=challenger if challenger_won else target,
        animal=animal,
        stake=before.stake,
        offer=offer,
        counter=counter,
        open=is_open,
        moved=moved,
    )


def _pile(owner: int, other: int, pile: Notes, smallest: int) -> tuple[NotesMoved, ...]:
    """What the other trader gets of a pile, and what goes back to its owner."""
    given = tuple(count if kind >= smallest else 0 for kind, count in enumerate(pile))
    kept = tuple(count if kind < smallest else 0 for kind, count in enumerate(pile))
    moves = (handed(owner, other, given), handed(owner, owner, kept))
    return tuple(move for move in moves if move.count)


def handed(giver: int | None, receiver: int, notes: Notes) -> NotesMoved:
    return NotesMoved(giver=giver, receiver=receiver, count=size(notes), notes=notes)
