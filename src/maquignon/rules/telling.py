"""What happened, told from the position before, the action, and the position after."""

from collections.abc import Iterator
from typing import assert_never

from maquignon.rules import events as e
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
from maquignon.rules.cards import DONKEY, KINDS_OF_ANIMALS, KINDS_OF_NOTES, NOTES, size
from maquignon.rules.events import Event
from maquignon.rules.game import Game, apply, winners
from maquignon.rules.scoring import final_count, why_over
from maquignon.rules.spoken import SPOKEN_ACTIONS
from maquignon.rules.state import BIDDING, BUY_BACK_AT_DOUBLE, NOBODY, OVER, TURN, State
from maquignon.rules.telling_trades import handed, tell_trade


def play(game: Game, action: Action) -> list[Event]:
    """Do an action in place and tell what happened, secrets included: `audience` says who may know what."""
    before = game.state.copy()
    apply(game, action)
    return tell(before, action, game)


def tell(before: State, action: Action, game: Game) -> list[Event]:
    """The events between two positions."""
    after = game.state
    if isinstance(action, SPOKEN_ACTIONS):
        return list(_the_action_itself(before, action, after))
    return [
        *_the_action_itself(before, action, after),
        *_families(before, after),
        *_dove(before, action, after),
        *_turns(before, action, game),
    ]


def _the_action_itself(before: State, action: Action, after: State) -> Iterator[Event]:
    match action:
        case Deal(animals=animals):
            seats = tuple((before.active + place) % before.players for place in range(len(animals)))
            yield e.AnimalsDealt(seats, animals)
            yield from _donkeys(before, animals)
        case Auction(seat=seat):
            yield e.AuctionOpened(seat)
        case TurnUp(animals=animals):
            yield e.LotTurnedUp(animals)
            yield from _donkeys(before, animals)
        case Bid(seat=seat, amount=amount):
            yield e.BidMade(seat, amount)
        case Pass(seat=seat):
            yield e.Passed(seat)
        case Hammer():
            yield from _hammer(before, after)
        case Sell():
            yield e.Sold(auctioneer=before.active, bidder=before.leader, price=before.high_bid)
            yield from _default(before, after)
        case Preempt():
            yield e.Preempted(auctioneer=before.active, bidder=before.leader, price=before.high_bid)
        case Pay(notes=notes):
            yield from _payment(before, notes)
        case LetStand():
            yield e.SaleStood(before.active, before.leader)
            yield e.LotWon(seat=before.leader, animals=_lot(before), free=False)
        case BuyBack(notes=notes):
            yield from _buy_back(before, notes)
        case Trade() | Offer() | Accept() | Counter():
            yield from tell_trade(before, action, after)
        case ClaimDove(seat=seat):
            yield e.DoveClaimed(seat)
        case _:
            assert_never(action)


def _donkeys(before: State, animals: tuple[int, ...]) -> Iterator[Event]:
    for place in range(animals.count(DONKEY)):
        donkey = before.donkeys + place
        kind = before.donkey_payments[donkey]
        note = tuple(int(place == kind) for place in range(KINDS_OF_NOTES))
        moved = [handed(None, seat, note) for seat in range(before.players)]
        yield e.DonkeyPaid(note=NOTES[kind], number=donkey + 1, moved=tuple(moved))


def _lot(s: State) -> tuple[int, ...]:
    return tuple(s.lot[: s.lot_count])


def _hammer(before: State, after: State) -> Iterator[Event]:
    if before.leader == NOBODY:
        yield e.HammerFell(None, 0)
        yield e.LotWon(seat=before.active, animals=_lot(before), free=True)
    else:
        yield e.HammerFell(before.leader, before.high_bid)
        yield from _default(before, after)


def _default(before: State, after: State) -> Iterator[Event]:
    if after.phase == BIDDING:
        shown = tuple(before.purse[before.leader])
        yield e.Defaulted(seat=before.leader, price=before.high_bid, notes=shown)


def _payment(before: State, notes: tuple[int, ...]) -> Iterator[Event]:
    payee = before.active if before.debtor == before.leader else before.leader
    yield e.PricePaid(
        payer=before.debtor,
        payee=payee,
        price=before.high_bid,
        count=size(notes),
        notes=notes,
        moved=(handed(before.debtor, payee, notes),),
    )
    if before.preemption != BUY_BACK_AT_DOUBLE:
        yield e.LotWon(seat=before.debtor, animals=_lot(before), free=False)


def _buy_back(before: State, notes: tuple[int, ...]) -> Iterator[Event]:
    """The bidder's own notes go back, and the price once more from the seller's."""
    seller, bidder = before.active, before.leader
    yield e.BoughtBack(
        seller=seller,
        bidder=bidder,
        price=before.high_bid,
        count=size(notes),
        notes=notes,
        moved=(handed(seller, bidder, tuple(before.paid)), handed(seller, bidder, notes)),
    )
    yield e.LotWon(seat=seller, animals=_lot(before), free=False)


def _families(before: State, after: State) -> Iterator[Event]:
    if before.herd == after.herd:
        return
    for seat in range(after.players):
        if before.herd[seat] != after.herd[seat]:
            for animal in range(KINDS_OF_ANIMALS):
                if before.herd[seat][animal] < after.herd[seat][animal] == after.family_size:
                    yield e.FamilyCompleted(seat, animal)


def _dove(before: State, action: Action, after: State) -> Iterator[Event]:
    if not after.with_dove:
        return
    for seat in range(after.players):
        if after.dove_claims[seat] and not before.dove_claims[seat]:
            yield e.DoveOffered(seat)
    if after.dove != before.dove and not isinstance(action, ClaimDove):
        yield e.DoveClaimed(after.dove)


def _turns(before: State, action: Action, game: Game) -> Iterator[Event]:
    """Whose turn begins, and whom it passed over; or the end."""
    after = game.state
    if after.phase == OVER:
        counts = tuple(final_count(after, seat) for seat in range(after.players))
        scores = tuple(count.total for count in counts)
        why = why_over(after) or "complete"
        yield e.GameEnded(scores=scores, winners=tuple(winners(game)), counts=counts, why=why)
    elif after.phase == TURN and before.phase != TURN and not after.must_auction:
        seat = before.active if isinstance(action, Deal) else (before.active + 1) % after.players
        while seat != after.active:
            yield e.TurnSkipped(seat)
            seat = (seat + 1) % after.players
        yield e.TurnBegan(after.active)
        if after.returns:
            yield e.PositionReturned(after.active)
