"""A table of people with names, at which a test says what happens in the words of the game."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

import pytest

from maquignon.rules import actions as a
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import ANIMALS, count_notes, list_notes, worth
from maquignon.rules.choices import Choice
from maquignon.rules.events import (
    BoughtBack,
    DonkeyPaid,
    Event,
    GameEnded,
    NotesMoved,
    OfferAccepted,
    PricePaid,
    TradeDecided,
    TradeTied,
)
from maquignon.rules.game import Game, IllegalAction, refusal, start, to_act, winners
from maquignon.rules.options import Options, options
from maquignon.rules.scoring import score
from maquignon.rules.state import DEALING, HOUSE, PHASES, TURN
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.turn import begin_turn
from maquignon.rules.views import View, view
from tests.conservation import animals_there, money_there

WithNotes = DonkeyPaid | PricePaid | BoughtBack | OfferAccepted | TradeTied | TradeDecided
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


class Table:
    """Ana begins unless the test says otherwise; after every move all cards are still there."""

    def __init__(
        self,
        edition: str,
        *names: str,
        variants: Sequence[str] = (),
        house_rules: Mapping[str, object] | None = None,
        first: str = "Ana",
    ) -> None:
        self.names = names or NAMES[:3]
        self.edition = agree(edition, variants, house_rules or {}, len(self.names))
        self.game: Game = start(self.edition, len(self.names), self.seat(first))
        self.happened: list[Event] = []

    # --- set up a position -------------------------------------------------------------------------------------------

    def holds(self, name: str, *notes: int) -> None:
        """From now on this player holds exactly these notes."""
        s = self.game.state
        s.purse[self.seat(name)] = list(count_notes(notes))
        s.money_in_play = sum(worth(purse) for purse in s.purse)

    def owns(self, name: str, *animals: str) -> None:
        """These animals, out of the pile, lie before this player."""
        s = self.game.state
        for animal in map(ANIMALS.index, animals):
            assert s.pile[animal] > 0, f"{ANIMALS[animal]} is no more in the pile"
            s.pile[animal] -= 1
            s.pile_left -= 1
            s.donkeys += ANIMALS[animal] == "donkey"
            s.herd[self.seat(name)][animal] += 1

    def owns_families(self, name: str, *families: str) -> None:
        for family in families:
            self.owns(name, *[family] * self.game.state.pile[ANIMALS.index(family)])

    def leaves_in_the_pile(self, *animals: str, everything_else: str) -> None:
        """Only these animals are still face down; whatever else is left lies before one player."""
        s = self.game.state
        for animal, name in enumerate(ANIMALS):
            self.owns(everything_else, *[name] * (s.pile[animal] - animals.count(name)))
        assert s.pile_left == len(animals)

    def turn_of(self, name: str) -> None:
        """The turn comes to this player, or to the next who has something to do."""
        assert self.game.state.phase in (TURN, DEALING)
        begin_turn(self.game.state, self.seat(name))

    # --- what people do ----------------------------------------------------------------------------------------------

    def deals(self, *animals: str) -> None:
        self.do(a.Deal(tuple(map(ANIMALS.index, animals))))

    def auctions(self, name: str, *animals: str) -> None:
        """This player opens an auction, and the house turns these animals up."""
        self.do(a.Auction(self.seat(name)))
        if animals:
            self.turns_up(*animals)

    def passes_turn_with_a_free_lot(self) -> None:
        """Whoever is active auctions something that nobody wants."""
        self.auctions(self.active, *[self.next_animal()] * self.edition.lot_size)
        self.hammer()

    def turns_up(self, *animals: str) -> None:
        self.do(a.TurnUp(tuple(map(ANIMALS.index, animals))))

    def bids(self, name: str, amount: int) -> None:
        self.do(a.Bid(self.seat(name), amount))

    def passes(self, *names: str) -> None:
        for name in names:
            self.do(a.Pass(self.seat(name)))

    def next_animal(self) -> str:
        """The most valuable animal that is still in the pile."""
        return max(
            (animal for animal, left in zip(ANIMALS, self.game.state.pile, strict=True) if left), key=ANIMALS.index
        )

    def hammer(self) -> None:
        self.do(a.Hammer())

    def sells(self, name: str) -> None:
        self.do(a.Sell(self.seat(name)))

    def preempts(self, name: str) -> None:
        self.do(a.Preempt(self.seat(name)))

    def pays(self, name: str, *notes: int) -> None:
        self.do(a.Pay(self.seat(name), count_notes(notes)))

    def lets_stand(self, name: str) -> None:
        self.do(a.LetStand(self.seat(name)))

    def buys_back(self, name: str, *notes: int) -> None:
        self.do(a.BuyBack(self.seat(name), count_notes(notes)))

    def challenges(self, name: str, target: str, animal: str, *notes: int) -> None:
        self.do(a.Trade(self.seat(name), self.seat(target), ANIMALS.index(animal), count_notes(notes)))

    def accepts(self, name: str) -> None:
        self.do(a.Accept(self.seat(name)))

    def counters(self, name: str, *notes: int) -> None:
        self.do(a.Counter(self.seat(name), count_notes(notes)))

    def offers_again(self, name: str, *notes: int) -> None:
        self.do(a.Offer(self.seat(name), count_notes(notes)))

    def claims_the_dove(self, name: str) -> None:
        self.do(a.ClaimDove(self.seat(name)))

    def do(self, action: a.Action) -> None:
        allowed = options(self.game, action.seat).allows(action)
        assert allowed == (refusal(self.game, action) is None)
        self.happened = play(self.game, action)
        s = self.game.state
        assert animals_there(s) == [s.family_size] * len(ANIMALS)
        assert money_there(s) == s.money_in_play

    @contextmanager
    def refuses(self, reason: str) -> Iterator[None]:
        """What is tried inside is refused for this reason and changes nothing."""
        before = self.game.copy()
        with pytest.raises(IllegalAction) as refused:
            yield
        assert refused.value.reason == reason
        assert self.game == before

    # --- what can be seen --------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def name(self, seat: int) -> str:
        return "house" if seat == HOUSE else self.names[seat]

    @property
    def phase(self) -> str:
        return PHASES[self.game.state.phase]

    @property
    def active(self) -> str:
        return self.name(self.game.state.active)

    @property
    def may_act(self) -> list[str]:
        return [self.name(seat) for seat in to_act(self.game)]

    @property
    def winners(self) -> list[str]:
        return [self.name(seat) for seat in winners(self.game)]

    def may(self, name: str) -> list[str]:
        """What this player may do now."""
        return [choice.do for choice in self.options(name).choices]

    def options(self, name: str) -> Options:
        return options(self.game, HOUSE if name == "house" else self.seat(name))

    def choice(self, name: str, do: str) -> Choice:
        choice = self.options(name).find(do)
        assert choice is not None, f"{name} may not {do}"
        return choice

    def notes(self, name: str) -> list[int]:
        return list_notes(self.game.state.purse[self.seat(name)])

    def money(self, name: str) -> int:
        return sum(self.notes(name))

    def animals(self, name: str) -> list[str]:
        herd = self.game.state.herd[self.seat(name)]
        return [animal for animal, count in zip(ANIMALS, herd, strict=True) for _ in range(count)]

    def score(self, name: str) -> int:
        return score(self.game.state, self.seat(name))

    def sees(self, name: str | None) -> View:
        """The table as this player sees it, or a spectator."""
        return view(self.game, None if name is None else self.seat(name))

    @property
    def events(self) -> list[Event]:
        """What just happened; `moved` says who got how many notes by it."""
        return [_without_sums(event) for event in self.happened]

    def hears(self, name: str | None) -> list[Event]:
        """What just happened, as this player may know it, or a spectator."""
        return [_without_sums(event) for event in self._heard(name)]

    def _heard(self, name: str | None) -> list[Event]:
        viewer = None if name is None else self.seat(name)
        return [seen_by(event, viewer) for event in self.happened]

    @property
    def moved(self) -> list[tuple[str, str, int]]:
        """Who just gave how many notes to whom."""
        return [
            ("bank" if move.giver is None else self.name(move.giver), self.name(move.receiver), move.count)
            for move in moves(self.happened)
        ]

    def sees_notes_moved(self, name: str | None) -> list[list[int] | None]:
        """Which notes just changed hands, one by one, as far as this player may know, or a spectator."""
        return [None if move.notes is None else list_notes(move.notes) for move in moves(self._heard(name))]


def moves(events: Sequence[Event]) -> list[NotesMoved]:
    return [move for event in events if isinstance(event, WithNotes) for move in event.moved]


def _without_sums(event: Event) -> Event:
    if isinstance(event, GameEnded):
        return replace(event, counts=())
    return replace(event, moved=()) if isinstance(event, WithNotes) else event
