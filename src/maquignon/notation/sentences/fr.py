"""The game told in French."""

from collections.abc import Sequence
from typing import Final, assert_never
from unicodedata import normalize

from maquignon.notation.sentences.narrator import by_kind, by_seat, grouped, joined, loser_of, with_list
from maquignon.notation.words.fr import FRENCH
from maquignon.rules import events as e
from maquignon.rules.cards import DOVE_VALUE, worth

_NUMBERS: Final = ("", "", "deux", "trois", "quatre")
_FEMININE: Final = ("oie", "chèvre", "vache")
_ORDINALS: Final = ("premier", "deuxième", "troisième", "quatrième")


def some_animals(animals: Sequence[int]) -> str:
    return joined([so_many(animal, number) for animal, number in by_kind(animals)], "et")


def opening(edition: str, variants: Sequence[str], names: Sequence[str], first: int) -> str:
    game = f"{edition}, avec {joined(variants, 'et')}" if variants else edition
    return f"{game} : {joined(names, 'et')} jouent, et c’est à {names[first]} de commencer."


def waiting(names: Sequence[str], phase: str) -> str:
    whom = joined(names, "et") if names else "la maison"
    return f"La partie attend {whom} : {FRENCH.phases[phase]}."


def refused(line: int, message: str) -> str:
    return f"La ligne {line} est refusée. {message}"


def tell(event: e.Event, names: Sequence[str]) -> str:
    match event:
        case e.AnimalsDealt():
            return f"La donne d’ouverture : {_deal(event, names)}."
        case e.TurnBegan(seat):
            return f"C’est au tour {of(names[seat])}."
        case e.TurnSkipped(seat):
            return f"{names[seat]} n’a rien à marchander et passe son tour."
        case e.AuctionOpened(seat):
            return f"{names[seat]} ouvre les enchères."
        case e.LotTurnedUp(animals):
            return f"Aux enchères : {some_animals(animals)}."
        case e.DonkeyPaid(note=note, number=number):
            return f"C’est le {_ORDINALS[number - 1]} âne : tout le monde reçoit une carte argent de {note}."
        case e.BidMade(seat, amount):
            return f"{names[seat]} offre {money(amount)}."
        case e.Passed(seat):
            return f"{names[seat]} passe."
        case e.HammerFell(leader, price):
            return _hammer(leader, price, names)
        case e.Sold(auctioneer=auctioneer, bidder=bidder, price=price):
            return f"{names[auctioneer]} vend à {names[bidder]} pour {money(price)}."
        case e.Preempted(auctioneer=auctioneer, bidder=bidder, price=price):
            return f"{names[auctioneer]} fait valoir son droit de préemption et doit {money(price)} à {names[bidder]}."
        case e.Defaulted(seat=seat, price=price, notes=notes):
            return f"{names[seat]} ne peut pas payer {money(price)} et {_shown(notes)}. Le lot est remis aux enchères."
        case e.PricePaid(payer=payer, payee=payee, price=price, count=count, notes=notes):
            return f"{names[payer]} paie {money(price)} à {names[payee]} avec {_notes(count, notes)}."
        case e.SaleStood(seller, bidder):
            return f"{names[seller]} s’en tient à la vente à {names[bidder]}."
        case e.BoughtBack(seller=seller, bidder=bidder, price=price, count=count, notes=notes):
            back = f"{names[bidder]} reprend son argent et reçoit encore {money(price)} avec {_notes(count, notes)}"
            return f"{names[seller]} fait valoir son droit de rachat, au double du prix : {back}."
        case e.LotWon(seat=seat, animals=animals, free=free):
            return f"{names[seat]} reçoit {some_animals(animals)}{' gratuitement' if free else ''}."
        case e.TradeOpened(challenger=challenger, target=target, animal=animal, stake=stake, count=count, notes=notes):
            bargain = f"propose à {names[target]} un marchandage pour {so_many(animal, stake)}"
            return f"{names[challenger]} {bargain} et {_laid(count, notes)}."
        case e.OfferRenewed(challenger=challenger, target=_, count=count, notes=notes):
            return f"{names[challenger]} fait une nouvelle offre : {_notes(count, notes)}."
        case e.OfferAccepted(
            challenger=challenger, target=target, animal=animal, stake=stake, count=count, notes=notes
        ):
            deal = f"{names[challenger]} reçoit {so_many(animal, stake)} contre {_notes(count, notes)}"
            return f"{names[target]} accepte : {deal}."
        case e.CounterLaid(target=target, count=count, notes=notes):
            return f"{names[target]} fait une contre-offre : {_notes(count, notes)}."
        case e.TradeTied():
            return f"Égalité{_sums(event)} : il y a un second tour."
        case e.TradeDecided(winner=winner, animal=animal, stake=stake):
            gain = f"{names[winner]} prend {so_many(animal, stake)} à {names[loser_of(event)]}"
            return f"{_counted(event)} : {gain}."
        case e.FamilyCompleted(seat, animal):
            return f"{names[seat]} complète la famille des {FRENCH.animals[animal][1]}."
        case e.DoveOffered(seat):
            return f"{names[seat]} peut prendre la colombe."
        case e.DoveClaimed(seat):
            return f"{names[seat]} prend la colombe, qui vaut {DOVE_VALUE} points."
        case e.GameEnded(scores=scores, winners=winners):
            points = [f"{name} : {_points(score)}" for name, score in zip(names, scores, strict=True)]
            return f"La partie est terminée. {' ; '.join(points)}. {_victory([names[seat] for seat in winners])}."
        case _:
            assert_never(event)


def of(name: str) -> str:
    """De Ben, but d’Ana and d’Ève."""
    return f"d’{name}" if normalize("NFD", name)[0].lower() in "aeiouœæ" else f"de {name}"


def so_many(animal: int, number: int) -> str:
    one, several = FRENCH.animals[animal]
    if number == 1:
        return f"une {one}" if one in _FEMININE else f"un {one}"
    return f"{_NUMBERS[number]} {several}"


def _deal(event: e.AnimalsDealt, names: Sequence[str]) -> str:
    return " ; ".join(f"{names[seat]} reçoit {some_animals(animals)}" for seat, animals in by_seat(event))


def _hammer(leader: int | None, price: int, names: Sequence[str]) -> str:
    if leader is None:
        return "Une fois, deux fois, trois fois : personne n’a fait d’offre."
    amount = money(price)
    return f"{amount} une fois, {amount} deux fois, {amount} trois fois : adjugé à {names[leader]} !"


def money(amount: int) -> str:
    return grouped(amount, "\N{NARROW NO-BREAK SPACE}")


def _points(score: int) -> str:
    return f"{money(score)} point" if score == 0 else f"{money(score)} points"


def _notes(count: int, notes: e.Notes | None) -> str:
    if count == 0:
        return "rien du tout"
    return with_list("une carte argent" if count == 1 else f"{count} cartes argent", notes)


def _laid(count: int, notes: e.Notes | None) -> str:
    if count == 0:
        return "ne pose rien"
    return with_list(f"pose {_notes(count, None)} face cachée", notes)


def _shown(notes: e.Notes) -> str:
    if not any(notes):
        return "dévoile une main vide"
    return with_list(f"dévoile tout son argent, soit {money(worth(notes))}", notes)


def _sums(event: e.TradeTied | e.TradeDecided) -> str:
    if event.offer is None or event.counter is None:
        return ""
    return f", {money(worth(event.offer))} contre {money(worth(event.counter))}"


def _counted(event: e.TradeDecided) -> str:
    how = "Les deux offres sont retournées" if event.open else "Les deux offres sont comptées en secret"
    return how + _sums(event)


def _victory(winners: Sequence[str]) -> str:
    return f"{winners[0]} gagne" if len(winners) == 1 else f"{joined(winners, 'et')} se partagent la victoire"
