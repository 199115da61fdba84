"""The game told in English."""

from collections.abc import Sequence
from typing import Final, assert_never

from maquignon.notation.sentences.narrator import by_kind, by_seat, grouped, joined, loser_of, with_list
from maquignon.notation.words.en import ENGLISH
from maquignon.rules import events as e
from maquignon.rules.cards import DOVE_VALUE, worth

_NUMBERS: Final = ("no", "a", "two", "three", "four")
_ORDINALS: Final = ("first", "second", "third", "fourth")


def some_animals(animals: Sequence[int]) -> str:
    return joined([so_many(animal, number) for animal, number in by_kind(animals)], "and")


def opening(edition: str, variants: Sequence[str], names: Sequence[str], first: int) -> str:
    game = f"{edition}, with {joined(variants, 'and')}" if variants else edition
    return f"{game}: {joined(names, 'and')} are playing, and {names[first]} begins."


def waiting(names: Sequence[str], phase: str) -> str:
    whom = joined(names, "and") if names else "the house"
    return f"The game is waiting for {whom}: {ENGLISH.phases[phase]}."


def refused(line: int, message: str) -> str:
    return f"Line {line} is refused. {message}"


def tell(event: e.Event, names: Sequence[str]) -> str:
    match event:
        case e.AnimalsDealt():
            return f"The opening deal: {_deal(event, names)}."
        case e.TurnBegan(seat):
            return f"It is {names[seat]}'s turn."
        case e.TurnSkipped(seat):
            return f"{names[seat]} has nothing to trade and is skipped."
        case e.AuctionOpened(seat):
            return f"{names[seat]} opens an auction."
        case e.LotTurnedUp(animals):
            return f"Under the hammer: {some_animals(animals)}."
        case e.DonkeyPaid(note=note, number=number):
            return f"The {_ORDINALS[number - 1]} donkey: everybody gets a note of {note}."
        case e.BidMade(seat, amount):
            return f"{names[seat]} bids {money(amount)}."
        case e.Passed(seat):
            return f"{names[seat]} passes."
        case e.HammerFell(leader, price):
            return _hammer(leader, price, names)
        case e.Sold(auctioneer=auctioneer, bidder=bidder, price=price):
            return f"{names[auctioneer]} sells to {names[bidder]} for {money(price)}."
        case e.Preempted(auctioneer=auctioneer, bidder=bidder, price=price):
            return f"{names[auctioneer]} uses the right of pre-emption and owes {names[bidder]} {money(price)}."
        case e.Defaulted(seat=seat, price=price, notes=notes):
            return f"{names[seat]} cannot pay {money(price)} and {_shown(notes)}. The lot is auctioned again."
        case e.PricePaid(payer=payer, payee=payee, price=price, count=count, notes=notes):
            return f"{names[payer]} pays {names[payee]} {money(price)} with {_notes(count, notes)}."
        case e.SaleStood(seller, bidder):
            return f"{names[seller]} lets the sale to {names[bidder]} stand."
        case e.BoughtBack(seller=seller, bidder=bidder, price=price, count=count, notes=notes):
            more = f"{money(price)} more with {_notes(count, notes)}"
            return f"{names[seller]} buys back at double price: {names[bidder]} gets the money back, and {more}."
        case e.LotWon(seat=seat, animals=animals, free=free):
            return f"{names[seat]} gets {some_animals(animals)}{' for nothing' if free else ''}."
        case e.TradeOpened(challenger=challenger, target=target, animal=animal, stake=stake, count=count, notes=notes):
            bargain = f"challenges {names[target]} to a trade for {so_many(animal, stake)}"
            return f"{names[challenger]} {bargain} and {_laid(count, notes)}."
        case e.OfferRenewed(challenger=challenger, target=_, count=count, notes=notes):
            return f"{names[challenger]} makes a new offer: {_notes(count, notes)}."
        case e.OfferAccepted(
            challenger=challenger, target=target, animal=animal, stake=stake, count=count, notes=notes
        ):
            deal = f"{names[challenger]} gets {so_many(animal, stake)} for {_notes(count, notes)}"
            return f"{names[target]} accepts: {deal}."
        case e.CounterLaid(target=target, count=count, notes=notes):
            return f"{names[target]} makes a counter-offer: {_notes(count, notes)}."
        case e.TradeTied():
            return f"A tie{_sums(event)}: there is a second round."
        case e.TradeDecided(winner=winner, animal=animal, stake=stake):
            gain = f"{names[winner]} wins {so_many(animal, stake)} from {names[loser_of(event)]}"
            return f"{_counted(event)}: {gain}."
        case e.FamilyCompleted(seat, animal):
            return f"{names[seat]} completes the family of {ENGLISH.animals[animal][1]}."
        case e.DoveOffered(seat):
            return f"{names[seat]} may take the dove."
        case e.DoveClaimed(seat):
            return f"{names[seat]} takes the dove, worth {DOVE_VALUE} points."
        case e.GameEnded(scores=scores, winners=winners):
            points = [f"{name}: {money(score)} points" for name, score in zip(names, scores, strict=True)]
            return f"The game is over. {'; '.join(points)}. {_victory([names[seat] for seat in winners])}."
        case _:
            assert_never(event)


def so_many(animal: int, number: int) -> str:
    one, several = ENGLISH.animals[animal]
    return f"{_NUMBERS[number]} {one if number == 1 else several}"


def _deal(event: e.AnimalsDealt, names: Sequence[str]) -> str:
    return "; ".join(f"{names[seat]} gets {some_animals(animals)}" for seat, animals in by_seat(event))


def _hammer(leader: int | None, price: int, names: Sequence[str]) -> str:
    if leader is None:
        return "Going once, going twice, gone: nobody has bid."
    amount = money(price)
    return f"{amount} once, {amount} twice, {amount} three times: the hammer falls for {names[leader]}."


def money(amount: int) -> str:
    return grouped(amount, ",")


def _notes(count: int, notes: e.Notes | None) -> str:
    if count == 0:
        return "nothing"
    return with_list("one note" if count == 1 else f"{count} notes", notes)


def _laid(count: int, notes: e.Notes | None) -> str:
    if count == 0:
        return "lays down nothing"
    return with_list(f"lays {_notes(count, None)} face down", notes)


def _shown(notes: e.Notes) -> str:
    if not any(notes):
        return "shows an empty hand"
    return with_list(f"shows everything, {money(worth(notes))} in all", notes)


def _sums(event: e.TradeTied | e.TradeDecided) -> str:
    if event.offer is None or event.counter is None:
        return ""
    return f", {money(worth(event.offer))} against {money(worth(event.counter))}"


def _counted(event: e.TradeDecided) -> str:
    how = "Both piles are turned up" if event.open else "Both piles are counted in secret"
    return how + _sums(event)


def _victory(winners: Sequence[str]) -> str:
    return f"{winners[0]} wins" if len(winners) == 1 else f"{joined(winners, 'and')} share the victory"
