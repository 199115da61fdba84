"""What happened, told from the position before, the action, and the position after."""

from collections.abc import Iterator
from typing import Final, assert_never

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
from maquignon.rules.cards import DONKEY, KINDS_OF_ANIMALS, NOTES, size
from maquignon.rules.events import Event
from maquignon.rules.game import Game, apply, winners
from maquignon.rules.scoring import score
from maquignon.rules.state import BIDDING, BUY_BACK_AT_DOUBLE, NOBODY, OFFERING, OVER, TURN, State

_ONLY_WORDS: Final = (Bid, Pass)
"""Most of all actions: no card moves, no turn begins."""


def play(game: Game, action: Action) -> list[Event]:
    """Do an action in place and tell what happened, secrets included: `events.seen_by` says who may know what."""
    before = game.state.copy()
    apply(game, action)
    return tell(before, action, game)


def tell(before: State, action: Action, game: Game) -> list[Event]:
    """The events between two positions."""
    after = game.state
    if isinstance(action, _ONLY_WORDS):
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
            yield e.Sold(before.active, before.leader, before.high_bid)
            yield from _default(before, after)
        case Preempt():
            yield e.Preempted(before.active, before.leader, before.high_bid)
        case Pay(notes=notes):
            yield from _payment(before, notes)
        case LetStand():
            yield e.SaleStood(before.active, before.leader)
            yield e.LotWon(before.leader, _lot(before), free=False)
        case BuyBack(notes=notes):
            yield e.BoughtBack(before.active, before.leader, before.high_bid, size(notes), notes)
            yield e.LotWon(before.active, _lot(before), free=False)
        case Trade(seat=seat, target=target, animal=animal, notes=notes):
            yield e.TradeOpened(seat, target, animal, after.stake, size(notes), notes)
        case Offer(seat=seat, notes=notes):
            yield e.OfferRenewed(seat, before.target, size(notes), notes)
        case Accept(seat=seat):
            offer = tuple(before.offer)
            yield e.OfferAccepted(before.active, seat, before.animal, before.stake, size(offer), offer)
        case Counter(seat=seat, notes=notes):
            yield e.CounterLaid(seat, size(notes), notes)
            yield _count(before, notes, after)
        case ClaimDove(seat=seat):
            yield e.DoveClaimed(seat)
        case _:
            assert_never(action)


def _donkeys(before: State, animals: tuple[int, ...]) -> Iterator[Event]:
    for place in range(animals.count(DONKEY)):
        donkey = before.donkeys + place
        yield e.DonkeyPaid(NOTES[before.donkey_payments[donkey]], donkey + 1)


def _lot(s: State) -> tuple[int, ...]:
    return tuple(s.lot[: s.lot_count])


def _hammer(before: State, after: State) -> Iterator[Event]:
    if before.leader == NOBODY:
        yield e.HammerFell(None, 0)
        yield e.LotWon(before.active, _lot(before), free=True)
    else:
        yield e.HammerFell(before.leader, before.high_bid)
        yield from _default(before, after)


def _default(before: State, after: State) -> Iterator[Event]:
    if after.phase == BIDDING:
        yield e.Defaulted(before.leader, before.high_bid, tuple(before.purse[before.leader]))


def _payment(before: State, notes: tuple[int, ...]) -> Iterator[Event]:
    payee = before.active if before.debtor == before.leader else before.leader
    yield e.PricePaid(before.debtor, payee, before.high_bid, size(notes), notes)
    if before.preemption != BUY_BACK_AT_DOUBLE:
        yield e.LotWon(before.debtor, _lot(before), free=False)


def _count(before: State, counter: tuple[int, ...], after: State) -> Event:
    offer = tuple(before.offer)
    is_open = bool(before.reveal_to_all)
    if after.phase == OFFERING:
        return e.TradeTied(before.active, before.target, offer, counter, is_open)
    won = after.herd[before.active][before.animal] > before.herd[before.active][before.animal]
    winner = before.active if won else before.target
    prize = 0
    if before.winner_pays:
        pile = offer if won else counter
        prize = size(pile) - pile[0]
    return e.TradeDecided(
        before.active, before.target, winner, before.animal, before.stake, offer, counter, is_open, prize
    )


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
        yield e.GameEnded(tuple(score(after, seat) for seat in range(after.players)), tuple(winners(game)))
    elif after.phase == TURN and before.phase != TURN and not after.must_auction:
        seat = before.active if isinstance(action, Deal) else (before.active + 1) % after.players
        while seat != after.active:
            yield e.TurnSkipped(seat)
            seat = (seat + 1) % after.players
        yield e.TurnBegan(after.active)
