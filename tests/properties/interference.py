"""Secrets do not interfere: deal what a viewer cannot see anew, and the viewer notices nothing."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from maquignon.rules.actions import Action, BuyBack, Counter, Offer, Pay, Trade
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import count_notes, list_notes, size
from maquignon.rules.events import (
    BoughtBack,
    Defaulted,
    Event,
    GameEnded,
    OfferAccepted,
    PricePaid,
    TradeDecided,
    TradeTied,
)
from maquignon.rules.game import Game, refusal, to_act
from maquignon.rules.options import options
from maquignon.rules.payment import payments
from maquignon.rules.state import ANSWERING, BUYING_BACK, State
from maquignon.rules.telling import play
from maquignon.rules.turn import add_notes, take_notes
from maquignon.rules.views import View, view

Viewer = int | None


def hidden_places(s: State, viewer: Viewer) -> list[list[int]]:
    """Every hand and every pile of notes that the viewer cannot look into."""
    hands = [s.purse[seat] for seat in range(s.players) if seat != viewer and not _is_shown(s, seat)]
    if s.phase == ANSWERING and viewer != s.active:
        hands.append(s.offer)
    if s.phase == BUYING_BACK and viewer not in (s.active, s.leader):
        hands.append(s.paid)
    return hands


def _is_shown(s: State, seat: int) -> bool:
    """R4.7 who could not pay has shown everything; D13 but not with what they have paid since."""
    return bool(s.defaulted[seat]) and not (s.phase == BUYING_BACK and seat == s.debtor)


def deal_anew(game: Game, viewer: Viewer, rng: Random, laid: Counter | None = None) -> Game:
    """The same game with the hidden notes shuffled: as many in every place as before.

    Of a counter-offer that is about to be `laid` the notes stay where they are, and so does the offer it answers.
    """
    twin = game.copy()
    s = twin.state
    places = hidden_places(s, viewer)
    if laid is not None:
        take_notes(s.purse[laid.seat], laid.notes)
        places = [place for place in places if place is not s.offer]
    notes = [note for place in places for note in list_notes(place)]
    rng.shuffle(notes)
    for place in places:
        number = size(place)
        place[:] = count_notes(notes[:number])
        del notes[:number]
    if laid is not None:
        add_notes(s.purse[laid.seat], laid.notes)
    return twin


def twin_of(game: Game, viewer: Viewer, action: Action, rng: Random) -> tuple[Game, Action | None]:
    """A game with the hidden notes dealt anew, and what looks like this action there.

    Both piles of a counted trade come to light before the traders, and in some editions before everybody. So half of
    the time they are the same in both games, and what does not come to light must still change nothing.
    """
    if isinstance(action, Counter) and rng.random() < 0.5:
        return deal_anew(game, viewer, rng, laid=action), action
    twin = deal_anew(game, viewer, rng)
    return twin, echoed(action, twin, viewer, rng)


def assert_nothing_is_noticed(game: Game, twin: Game, viewer: Viewer) -> None:
    """View, options and who may act are the same in both games."""
    assert _until_money_counts(view(game, viewer)) == _until_money_counts(view(twin, viewer))
    assert to_act(game) == to_act(twin)
    if viewer is not None:
        assert options(game, viewer) == options(twin, viewer)


def _until_money_counts(seen: View) -> View:
    """R6 at the very end the money left breaks a tie, and so who has won tells something about it."""
    money_counts = seen.phase == "over" and seen.edition.tie_break == "money"
    return replace(seen, winners=()) if money_counts else seen


def assert_nothing_is_told(game: Game, viewer: Viewer, action: Action, rng: Random) -> frozenset[str]:
    """What happens next is told in the same words in both games, unless it tells what the rules themselves reveal."""
    twin, echo = twin_of(game, viewer, action, rng)
    assert_nothing_is_noticed(game, twin, viewer)
    if echo is None:
        return frozenset({"what somebody does, they could do"})
    before = game.state
    here, there = game.copy(), twin.copy()
    events, others = play(here, action), play(there, echo)
    revealed = revealed_by_the_rules(before, action, viewer, events, others)
    if not revealed:
        assert [seen_by(event, viewer) for event in events] == [seen_by(event, viewer) for event in others]
        assert_nothing_is_noticed(here, there, viewer)
    return revealed


def echoed(action: Action, twin: Game, viewer: Viewer, rng: Random) -> Action | None:
    """The action that looks the same to the viewer in the other game: as many notes, but out of the other hand."""
    if isinstance(action, Pay | BuyBack | Trade | Counter | Offer) and action.seat != viewer:
        piles = _piles(action, twin.state, rng)
        if not piles:
            return None
        action = replace(action, notes=rng.choice(piles))
    return action if refusal(twin, action) is None else None


def _piles(action: Pay | BuyBack | Trade | Counter | Offer, s: State, rng: Random) -> list[tuple[int, ...]]:
    """Notes of the same number that could be laid instead."""
    hand, number = s.purse[action.seat], size(action.notes)
    if isinstance(action, Pay | BuyBack):
        return [notes for notes in payments(hand, s.high_bid, bool(s.pay_freely)) if size(notes) == number]
    return [count_notes(rng.sample(list_notes(hand), number))]


def revealed_by_the_rules(
    before: State, action: Action, viewer: Viewer, events: list[Event], others: list[Event]
) -> frozenset[str]:
    """What the rules themselves let a viewer see of notes they could not see, where it differs; by name."""
    trader = viewer in (before.active, before.target)
    countered = isinstance(action, Counter)
    reveals = {
        "R4.7 who cannot pay shows everything": _differ(_shown, events, others),
        "D13 the payee sees the notes": _differ(lambda told: _received(told, viewer), events, others),
        "R5.3 who accepts takes the offer": viewer == before.target and _differ(_accepted, events, others),
        "R5.3 the traders count both piles": countered and trader and _differ(_piles_laid, events, others),
        "R5.4 who wins a trade, and that it is tied": countered and _differ(_result, events, others),
        "R5.5 both piles are turned up": bool(before.reveal_to_all) and _differ(_piles_laid, events, others),
        "R5.5 the zeros go back, and the rest is counted": countered and _differ(_prize, events, others),
        "R6 the money left breaks a tie": _differ(_winners, events, others),
    }
    return frozenset(name for name, applies in reveals.items() if applies)


def _differ(read: Callable[[list[Event]], object], events: list[Event], others: list[Event]) -> bool:
    return read(events) != read(others)


def _shown(events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, Defaulted)]


def _received(events: list[Event], viewer: Viewer) -> list[Event]:
    return [
        event
        for event in events
        if (isinstance(event, PricePaid) and viewer == event.payee)
        or (isinstance(event, BoughtBack) and viewer == event.bidder)
    ]


def _accepted(events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, OfferAccepted)]


def _piles_laid(events: list[Event]) -> list[object]:
    return [(event.offer, event.counter) for event in events if isinstance(event, TradeTied | TradeDecided)]


def _result(events: list[Event]) -> int | str:
    for event in events:
        if isinstance(event, TradeDecided):
            return event.winner
    return "tied" if any(isinstance(event, TradeTied) for event in events) else "no trade"


def _prize(events: list[Event]) -> int:
    """D3 how many notes changed hands is for all to count."""
    moved = [move for event in events if isinstance(event, TradeDecided) for move in event.moved]
    return sum(move.count for move in moved if move.giver != move.receiver)


def _winners(events: list[Event]) -> tuple[int, ...]:
    return next((event.winners for event in events if isinstance(event, GameEnded)), ())
