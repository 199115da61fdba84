"""The game told in German."""

from collections.abc import Sequence
from typing import Final, assert_never

from maquignon.notation.sentences.narrator import by_kind, by_seat, grouped, joined, loser_of, with_list
from maquignon.notation.words.de import GERMAN
from maquignon.rules import events as e
from maquignon.rules.cards import DOVE_VALUE, worth

_NUMBERS: Final = ("", "", "zwei", "drei", "vier")
_MASCULINE: Final = ("Hahn", "Hund", "Esel")
_FEMININE: Final = ("Gans", "Katze", "Ziege", "Kuh")
_ORDINALS: Final = ("erste", "zweite", "dritte", "vierte")


def some_animals(animals: Sequence[int]) -> str:
    return joined([so_many(animal, number, "ein") for animal, number in by_kind(animals)], "und")


def opening(edition: str, variants: Sequence[str], names: Sequence[str], first: int) -> str:
    game = f"{edition} mit {joined(variants, 'und')}" if variants else edition
    return f"{game}: Es spielen {joined(names, 'und')}, und {names[first]} beginnt."


def waiting(names: Sequence[str], phase: str) -> str:
    whom = joined(names, "und") if names else "das Haus"
    return f"Das Spiel wartet auf {whom}: {GERMAN.phases[phase]}."


def refused(line: int, message: str) -> str:
    return f"Zeile {line} wird abgelehnt. {message}"


def tell(event: e.Event, names: Sequence[str]) -> str:
    match event:
        case e.AnimalsDealt():
            return f"Zu Beginn wird ausgeteilt: {_deal(event, names)}."
        case e.TurnBegan(seat):
            return f"{names[seat]} ist an der Reihe."
        case e.TurnSkipped(seat):
            return f"{names[seat]} hat nichts zu handeln und setzt aus."
        case e.AuctionOpened(seat):
            return f"{names[seat]} eröffnet eine Versteigerung."
        case e.LotTurnedUp(animals):
            return f"Unter dem Hammer: {some_animals(animals)}."
        case e.DonkeyPaid(note=note, number=number):
            return f"Der {_ORDINALS[number - 1]} Esel: Alle erhalten eine Geldkarte mit {note}."
        case e.BidMade(seat, amount):
            return f"{names[seat]} bietet {money(amount)}."
        case e.Passed(seat):
            return f"{names[seat]} passt."
        case e.HammerFell(leader, price):
            return _hammer(leader, price, names)
        case e.Sold(auctioneer=auctioneer, bidder=bidder, price=price):
            return f"{names[auctioneer]} verkauft für {money(price)} an {names[bidder]}."
        case e.Preempted(auctioneer=auctioneer, bidder=bidder, price=price):
            return f"{names[auctioneer]} nutzt das Vorkaufsrecht und schuldet {names[bidder]} {money(price)}."
        case e.Defaulted(seat=seat, price=price, notes=notes):
            short = f"{names[seat]} kann {money(price)} nicht bezahlen"
            return f"{short} und {_shown(notes)}. Es wird noch einmal versteigert."
        case e.PricePaid(payer=payer, payee=payee, price=price, count=count, notes=notes):
            return f"{names[payer]} bezahlt {names[payee]} {money(price)} mit {_with_notes(count, notes)}."
        case e.SaleStood(seller, bidder):
            return f"{names[seller]} lässt den Verkauf an {names[bidder]} gelten."
        case e.BoughtBack(seller=seller, bidder=bidder, price=price, count=count, notes=notes):
            more = f"noch einmal {money(price)} mit {_with_notes(count, notes)}"
            back = f"{names[bidder]} erhält das eigene Geld zurück und {more}"
            return f"{names[seller]} kauft zum doppelten Preis zurück: {back}."
        case e.LotWon(seat=seat, animals=animals, free=free):
            return f"{names[seat]} erhält {'umsonst ' if free else ''}{_animals_as_object(animals)}."
        case e.TradeOpened(challenger=challenger, target=target, animal=animal, stake=stake, count=count, notes=notes):
            bargain = f"{names[challenger]} fordert {names[target]} zum Kuhhandel um {as_object(animal, stake)} heraus"
            return f"{bargain} und {_laid(count, notes)}."
        case e.OfferRenewed(challenger=challenger, target=_, count=count, notes=notes):
            return f"{names[challenger]} macht ein neues Angebot: {_notes(count, notes)}."
        case e.OfferAccepted(
            challenger=challenger, target=target, animal=animal, stake=stake, count=count, notes=notes
        ):
            deal = f"{names[challenger]} erhält {as_object(animal, stake)} für {_notes(count, notes)}"
            return f"{names[target]} nimmt an: {deal}."
        case e.CounterLaid(target=target, count=count, notes=notes):
            return f"{names[target]} macht ein Gegenangebot: {_notes(count, notes)}."
        case e.TradeTied():
            return f"Gleichstand{_sums(event)}: Es gibt eine zweite Runde."
        case e.TradeDecided(winner=winner, animal=animal, stake=stake):
            gain = f"{names[winner]} gewinnt {as_object(animal, stake)} von {names[loser_of(event)]}"
            return f"{_counted(event)}: {gain}."
        case e.FamilyCompleted(seat, animal):
            return f"{names[seat]} hat die Familie der {GERMAN.animals[animal][1]} vollständig."
        case e.DoveOffered(seat):
            return f"{names[seat]} darf die Taube nehmen."
        case e.DoveClaimed(seat):
            return f"{names[seat]} nimmt die Taube, die {DOVE_VALUE} Punkte wert ist."
        case e.GameEnded(scores=scores, winners=winners):
            points = [f"{name}: {money(score)} Punkte" for name, score in zip(names, scores, strict=True)]
            return f"Das Spiel ist zu Ende. {'; '.join(points)}. {_victory([names[seat] for seat in winners])}."
        case _:
            assert_never(event)


def so_many(animal: int, number: int, masculine: str) -> str:
    one, several = GERMAN.animals[animal]
    if number > 1:
        return f"{_NUMBERS[number]} {several}"
    if one in _MASCULINE:
        return f"{masculine} {one}"
    return f"eine {one}" if one in _FEMININE else f"ein {one}"


def as_object(animal: int, number: int) -> str:
    """The accusative, which only masculine animals show: einen Esel."""
    return so_many(animal, number, "einen")


def _animals_as_object(animals: Sequence[int]) -> str:
    return joined([as_object(animal, number) for animal, number in by_kind(animals)], "und")


def _deal(event: e.AnimalsDealt, names: Sequence[str]) -> str:
    return "; ".join(f"{names[seat]} erhält {_animals_as_object(animals)}" for seat, animals in by_seat(event))


def _hammer(leader: int | None, price: int, names: Sequence[str]) -> str:
    if leader is None:
        return "Zum Ersten, zum Zweiten, zum Dritten: Niemand hat geboten."
    calls = f"{money(price)} zum Ersten, zum Zweiten und zum Dritten"
    return f"{calls}: Der Zuschlag geht an {names[leader]}."


def money(amount: int) -> str:
    return grouped(amount, ".")


def _notes(count: int, notes: e.Notes | None) -> str:
    if count == 0:
        return "nichts"
    return with_list("eine Geldkarte" if count == 1 else f"{count} Geldkarten", notes)


def _with_notes(count: int, notes: e.Notes | None) -> str:
    """The dative, after “mit”; a price is never paid with nothing."""
    return with_list("einer Geldkarte" if count == 1 else f"{count} Geldkarten", notes)


def _laid(count: int, notes: e.Notes | None) -> str:
    if count == 0:
        return "legt nichts hin"
    return with_list(f"legt {_notes(count, None)} verdeckt hin", notes)


def _shown(notes: e.Notes) -> str:
    if not any(notes):
        return "zeigt eine leere Hand"
    return with_list(f"legt alles Geld offen, zusammen {money(worth(notes))}", notes)


def _sums(event: e.TradeTied | e.TradeDecided) -> str:
    if event.offer is None or event.counter is None:
        return ""
    return f", {money(worth(event.offer))} gegen {money(worth(event.counter))}"


def _counted(event: e.TradeDecided) -> str:
    how = "Beide Angebote werden aufgedeckt" if event.open else "Beide Angebote werden heimlich gezählt"
    return how + _sums(event)


def _victory(winners: Sequence[str]) -> str:
    return f"{winners[0]} gewinnt" if len(winners) == 1 else f"{joined(winners, 'und')} teilen sich den Sieg"
