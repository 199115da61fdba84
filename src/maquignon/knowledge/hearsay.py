"""What one observer learns from what happens, told by the events that observer may know."""

from collections.abc import Sequence
from itertools import zip_longest

from maquignon.knowledge.piles import (
    compare_piles,
    guess_payment,
    guess_pile,
    move_pile,
    own_pile,
    remember_pile,
    see_pile,
)
from maquignon.knowledge.purses import (
    ANY_MONEY,
    COUNTERED,
    OFFERED,
    Knowledge,
    begin_knowing,
    learn_donkey,
    learn_purse,
    learn_worth,
)
from maquignon.knowledge.witness import witness_prize
from maquignon.rules import events as e
from maquignon.rules.cards import NOTES, Purse, count_notes
from maquignon.rules.events import Event
from maquignon.rules.terms.edition import Edition


class Listener:
    """Knowledge that grows with every event heard; equal to what a witness of the whole position would grant it."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.knowledge = Knowledge()
        self._edition = edition
        self._second_round = False
        self._countered = 0
        begin_knowing(self.knowledge, players, count_notes(edition.start_notes))

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what has happened, in order; who cannot pay is found out right after the hammer or the sale."""
        for event, following in zip_longest(events, events[1:]):
            self._hear(event, defaulted=isinstance(following, e.Defaulted))

    def _hear(self, event: Event, defaulted: bool) -> None:
        k = self.knowledge
        match event:
            case e.DonkeyPaid(note=note):
                learn_donkey(k, NOTES.index(note))
            case e.BidMade(seat=seat, amount=amount) if self._edition.bids == "must-afford":
                learn_worth(k, seat, amount)
            case e.HammerFell(leader=int(leader), price=price) if self._edition.preemption != "match":
                if not defaulted:
                    learn_worth(k, leader, price)
            case e.Sold(bidder=bidder, price=price) if not defaulted:
                learn_worth(k, bidder, price)
            case e.Defaulted(seat=seat, notes=notes):
                learn_purse(k, seat, notes)
            case e.Preempted(auctioneer=auctioneer, price=price):
                learn_worth(k, auctioneer, price)
            case e.PricePaid(payer=payer, payee=payee):
                self._hear_payment(event, payer, payee, stays=self._edition.preemption == "double")
            case e.BoughtBack(seller=seller, bidder=bidder):
                self._hear_payment(event, seller, bidder, stays=False)
            case e.SaleStood(seller=seller):
                move_pile(k, OFFERED, seller)
            case e.TradeOpened(challenger=challenger, count=count, notes=notes):
                self._hear_offer(challenger, count, notes, second_round=False)
            case e.OfferRenewed(challenger=challenger, count=count, notes=notes):
                self._hear_offer(challenger, count, notes, second_round=True)
            case e.OfferAccepted(challenger=challenger, target=target, notes=notes):
                if notes is not None:
                    see_pile(k, OFFERED, challenger, notes)
                    remember_pile(k, OFFERED)
                move_pile(k, OFFERED, target)
            case e.CounterLaid(count=count):
                self._countered = count
            case e.TradeTied() | e.TradeDecided():
                self._hear_count(event)
            case _:
                pass  # nothing about anybody's notes

    def _hear_payment(self, event: e.PricePaid | e.BoughtBack, payer: int, payee: int, stays: bool) -> None:
        """D13 payer and payee know the notes; in `bluff` they lie on the table until the sale stands."""
        k = self.knowledge
        if event.notes is not None:
            see_pile(k, OFFERED, payer, event.notes)
        else:
            guess_payment(k, payer, event.price, event.count, int(self._edition.payment == "free"))
        if stays:
            own_pile(k, OFFERED)
        else:
            move_pile(k, OFFERED, payee)

    def _hear_offer(self, challenger: int, count: int, notes: Purse | None, second_round: bool) -> None:
        self._second_round = second_round
        if notes is not None:
            see_pile(self.knowledge, OFFERED, challenger, notes)
        else:
            guess_pile(self.knowledge, OFFERED, challenger, count)
        remember_pile(self.knowledge, OFFERED)

    def _hear_count(self, event: e.TradeTied | e.TradeDecided) -> None:
        """R5.6 the traders know both piles, the others who won."""
        k = self.knowledge
        if event.offer is not None and event.counter is not None:
            see_pile(k, OFFERED, event.challenger, event.offer)
            see_pile(k, COUNTERED, event.target, event.counter)
        else:
            guess_pile(k, COUNTERED, event.target, self._countered)
            compare_piles(k, *self._difference(event))
        remember_pile(k, OFFERED)
        remember_pile(k, COUNTERED)
        if self._edition.trade_money == "swap":
            move_pile(k, OFFERED, event.target)
            move_pile(k, COUNTERED, event.challenger)
        elif isinstance(event, e.TradeDecided):
            prize = sum(move.count for move in event.moved if move.giver != move.receiver)
            if event.winner == event.challenger:
                witness_prize(k, OFFERED, event.target, prize)
            else:
                witness_prize(k, COUNTERED, event.challenger, prize)

    def _difference(self, event: e.TradeTied | e.TradeDecided) -> tuple[int, int]:
        """How much more the offer can be than the counter-offer, at least and at most."""
        if isinstance(event, e.TradeTied):
            return 0, 0
        if event.winner == event.target:
            return -ANY_MONEY, -10
        tie_would_go_on = self._edition.tie != "challenger" and not self._second_round
        return (10 if tie_would_go_on else 0), ANY_MONEY
