"""Secrets do not interfere: deal what a viewer cannot see anew, and the viewer notices nothing."""

from dataclasses import replace
from random import Random

from maquignon.rules.actions import Accept, Action, BuyBack, Counter, Offer, Pay, Trade
from maquignon.rules.cards import count_notes, list_notes, size
from maquignon.rules.events import BoughtBack, Defaulted, Event, GameEnded, PricePaid, TradeDecided, TradeTied, seen_by
from maquignon.rules.game import Game, refusal, to_act
from maquignon.rules.options import options
from maquignon.rules.payment import payments
from maquignon.rules.state import ANSWERING, BUYING_BACK, State
from maquignon.rules.telling import play
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


def deal_anew(game: Game, viewer: Viewer, rng: Random) -> Game:
    """The same game with the hidden notes shuffled: as many in every place as before."""
    twin = game.copy()
    places = hidden_places(twin.state, viewer)
    notes = [note for place in places for note in list_notes(place)]
    rng.shuffle(notes)
    for place in places:
        number = size(place)
        place[:] = count_notes(notes[:number])
        del notes[:number]
    return twin


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


def assert_nothing_is_told(game: Game, twin: Game, viewer: Viewer, action: Action, rng: Random) -> frozenset[str]:
    """What happens next is told in the same words in both games, unless it tells what the rules themselves reveal."""
    echo = echoed(action, twin, viewer, rng)
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
    """Everything that an event may tell a viewer about notes they could not see, by name."""
    trader = viewer in (before.active, before.target)
    countered, both = isinstance(action, Counter), (*events, *others)
    reveals = {
        "R4.7 who cannot pay shows everything": any(isinstance(event, Defaulted) for event in both),
        "D13 the payee sees the notes": any(_is_paid_to(event, viewer) for event in events),
        "R5.3 who accepts takes the offer": isinstance(action, Accept) and viewer == before.target,
        "R5.3 the traders count both piles": countered and trader,
        "R5.4 who wins a trade, and that it is tied": countered and _result(events) != _result(others),
        "R5.5 both piles are turned up": countered and bool(before.reveal_to_all),
        "R5.5 the zeros go back, and hands can be counted": countered and bool(before.winner_pays),
        "R6 the money left breaks a tie": _winners(events) != _winners(others),
    }
    return frozenset(name for name, applies in reveals.items() if applies)


def _is_paid_to(event: Event, viewer: Viewer) -> bool:
    if isinstance(event, PricePaid):
        return viewer == event.payee
    return isinstance(event, BoughtBack) and viewer == event.bidder


def _result(events: list[Event]) -> int | str:
    for event in events:
        if isinstance(event, TradeDecided):
            return event.winner
    return "tied" if any(isinstance(event, TradeTied) for event in events) else "no trade"


def _winners(events: list[Event]) -> tuple[int, ...]:
    return next((event.winners for event in events if isinstance(event, GameEnded)), ())
