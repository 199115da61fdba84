"""The game told in Dutch."""

from collections.abc import Sequence
from typing import Final, assert_never

from maquignon.notation.sentences.narrator import by_kind, by_seat, grouped, joined, loser_of, with_list
from maquignon.notation.words.nl import DUTCH
from maquignon.rules import events as e
from maquignon.rules.cards import DOVE_VALUE, worth

_NUMBERS: Final = ("", "een", "twee", "drie", "vier")
_ORDINALS: Final = ("eerste", "tweede", "derde", "vierde")


def some_animals(animals: Sequence[int]) -> str:
    return joined([so_many(animal, number) for animal, number in by_kind(animals)], "en")


def opening(edition: str, variants: Sequence[str], names: Sequence[str], first: int) -> str:
    game = f"{edition}, met {joined(variants, 'en')}" if variants else edition
    return f"{game}: {joined(names, 'en')} spelen, en {names[first]} begint."


def waiting(names: Sequence[str], phase: str) -> str:
    whom = joined(names, "en") if names else "het huis"
    return f"Het spel wacht op {whom}: {DUTCH.phases[phase]}."


def refused(line: int, message: str) -> str:
    return f"Regel {line} wordt geweigerd. {message}"


def tell(event: e.Event, names: Sequence[str]) -> str:
    match event:
        case e.AnimalsDealt():
            return f"Bij het begin wordt gedeeld: {_deal(event, names)}."
        case e.TurnBegan(seat):
            return f"{names[seat]} is aan de beurt."
        case e.TurnSkipped(seat):
            return f"{names[seat]} heeft niets te verhandelen en wordt overgeslagen."
        case e.AuctionOpened(seat):
            return f"{names[seat]} opent een veiling."
        case e.LotTurnedUp(animals):
            return f"Onder de hamer: {some_animals(animals)}."
        case e.DonkeyPaid(note=note, number=number):
            return f"De {_ORDINALS[number - 1]} ezel: iedereen krijgt een geldkaart van {note}."
        case e.BidMade(seat, amount):
            return f"{names[seat]} biedt {money(amount)}."
        case e.Passed(seat):
            return f"{names[seat]} past."
        case e.HammerFell(leader, price):
            return _hammer(leader, price, names)
        case e.Sold(auctioneer=auctioneer, bidder=bidder, price=price):
            return f"{names[auctioneer]} verkoopt voor {money(price)} aan {names[bidder]}."
        case e.Preempted(auctioneer=auctioneer, bidder=bidder, price=price):
            return (
                f"{names[auctioneer]} gebruikt het recht van voorkoop en moet {names[bidder]} {money(price)} betalen."
            )
        case e.Defaulted(seat=seat, price=price, notes=notes):
            return f"{names[seat]} kan {money(price)} niet betalen en {_shown(notes)}. Er wordt opnieuw geveild."
        case e.PricePaid(payer=payer, payee=payee, price=price, count=count, notes=notes):
            return f"{names[payer]} betaalt {names[payee]} {money(price)} met {_notes(count, notes)}."
        case e.SaleStood(seller, bidder):
            return f"{names[seller]} laat de verkoop aan {names[bidder]} doorgaan."
        case e.BoughtBack(seller=seller, bidder=bidder, price=price, count=count, notes=notes):
            more = f"nog eens {money(price)} met {_notes(count, notes)}"
            back = f"{names[bidder]} krijgt het eigen geld terug en {more}"
            return f"{names[seller]} koopt terug voor de dubbele prijs: {back}."
        case e.LotWon(seat=seat, animals=animals, free=free):
            return f"{names[seat]} krijgt {'gratis ' if free else ''}{some_animals(animals)}."
        case e.TradeOpened(challenger=challenger, target=target, animal=animal, stake=stake, count=count, notes=notes):
            bargain = f"{names[challenger]} daagt {names[target]} uit tot een koehandel om {so_many(animal, stake)}"
            return f"{bargain} en {_laid(count, notes)}."
        case e.OfferRenewed(challenger=challenger, target=_, count=count, notes=notes):
            return f"{names[challenger]} doet een nieuw bod: {_notes(count, notes)}."
        case e.OfferAccepted(
            challenger=challenger, target=target, animal=animal, stake=stake, count=count, notes=notes
        ):
            deal = f"{names[challenger]} krijgt {so_many(animal, stake)} voor {_notes(count, notes)}"
            return f"{names[target]} neemt het bod aan: {deal}."
        case e.CounterLaid(target=target, count=count, notes=notes):
            return f"{names[target]} doet een tegenbod: {_notes(count, notes)}."
        case e.TradeTied():
            return f"Gelijk{_sums(event)}: er komt een tweede ronde."
        case e.TradeDecided(winner=winner, animal=animal, stake=stake):
            gain = f"{names[winner]} wint {so_many(animal, stake)} van {names[loser_of(event)]}"
            return f"{_counted(event)}: {gain}."
        case e.FamilyCompleted(seat, animal):
            return f"{names[seat]} heeft de familie van de {DUTCH.animals[animal][1]} compleet."
        case e.DoveOffered(seat):
            return f"{names[seat]} mag de duif nemen."
        case e.DoveClaimed(seat):
            return f"{names[seat]} neemt de duif, die {DOVE_VALUE} punten waard is."
        case e.GameEnded(scores=scores, winners=winners):
            points = [f"{name}: {money(score)} punten" for name, score in zip(names, scores, strict=True)]
            return f"Het spel is afgelopen. {'; '.join(points)}. {_victory([names[seat] for seat in winners])}."
        case _:
            assert_never(event)


def so_many(animal: int, number: int) -> str:
    one, several = DUTCH.animals[animal]
    return f"{_NUMBERS[number]} {one if number == 1 else several}"


def _deal(event: e.AnimalsDealt, names: Sequence[str]) -> str:
    return "; ".join(f"{names[seat]} krijgt {some_animals(animals)}" for seat, animals in by_seat(event))


def _hammer(leader: int | None, price: int, names: Sequence[str]) -> str:
    if leader is None:
        return "Eenmaal, andermaal: niemand heeft geboten."
    amount = money(price)
    return f"{amount} eenmaal, {amount} andermaal: de hamer valt voor {names[leader]}."


def money(amount: int) -> str:
    return grouped(amount, ".")


def _notes(count: int, notes: e.Notes | None) -> str:
    if count == 0:
        return "niets"
    return with_list("één geldkaart" if count == 1 else f"{count} geldkaarten", notes)


def _laid(count: int, notes: e.Notes | None) -> str:
    if count == 0:
        return "legt niets neer"
    return with_list(f"legt {_notes(count, None)} gedekt neer", notes)


def _shown(notes: e.Notes) -> str:
    if not any(notes):
        return "laat een lege hand zien"
    return with_list(f"laat al het geld zien, samen {money(worth(notes))}", notes)


def _sums(event: e.TradeTied | e.TradeDecided) -> str:
    if event.offer is None or event.counter is None:
        return ""
    return f", {money(worth(event.offer))} tegen {money(worth(event.counter))}"


def _counted(event: e.TradeDecided) -> str:
    how = "Beide biedingen worden opengelegd" if event.open else "Beide biedingen worden in het geheim geteld"
    return how + _sums(event)


def _victory(winners: Sequence[str]) -> str:
    return f"{winners[0]} wint" if len(winners) == 1 else f"{joined(winners, 'en')} delen de overwinning"
