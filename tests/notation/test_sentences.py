"""Every event in four languages: grammar, numbers, and no word more than the viewer may know."""

from collections.abc import Iterator
from typing import get_args

import pytest

from maquignon.notation.sentences import NARRATORS
from maquignon.notation.transcript import sentence, sentence_for
from maquignon.notation.words import LANGUAGES, Language
from maquignon.rules import events as e
from maquignon.rules.cards import ANIMALS, count_notes

ROOSTER, GOOSE, CAT, DOG, SHEEP, GOAT, DONKEY, PIG, COW, HORSE = range(10)
NAMES = ("Ana", "Ben", "Cleo")
ANA, BEN, CLEO = range(3)
LAID = count_notes([0, 10, 50])
ONE = count_notes([50])
NONE = count_notes([])

# One line per event: what is said of it in English, French, German and Dutch.
SAID: list[tuple[e.Event, str, str, str, str]] = [
    (
        e.AnimalsDealt((BEN, CLEO, ANA, BEN), (GOAT, DONKEY, GOOSE, GOAT)),
        "The opening deal: Ben gets two goats; Cleo gets a donkey; Ana gets a goose.",
        "La donne d’ouverture : Ben reçoit deux chèvres ; Cleo reçoit un âne ; Ana reçoit une oie.",
        "Zu Beginn wird ausgeteilt: Ben erhält zwei Ziegen; Cleo erhält einen Esel; Ana erhält eine Gans.",
        "Bij het begin wordt gedeeld: Ben krijgt twee geiten; Cleo krijgt een ezel; Ana krijgt een gans.",
    ),
    (
        e.TurnBegan(ANA),
        "It is Ana's turn.",
        "C’est au tour d’Ana.",
        "Ana ist an der Reihe.",
        "Ana is aan de beurt.",
    ),
    (
        e.TurnSkipped(BEN),
        "Ben has nothing to trade and is skipped.",
        "Ben n’a rien à marchander et passe son tour.",
        "Ben hat nichts zu handeln und setzt aus.",
        "Ben heeft niets te verhandelen en wordt overgeslagen.",
    ),
    (
        e.AuctionOpened(CLEO),
        "Cleo opens an auction.",
        "Cleo ouvre les enchères.",
        "Cleo eröffnet eine Versteigerung.",
        "Cleo opent een veiling.",
    ),
    (
        e.LotTurnedUp((HORSE, DONKEY, HORSE)),
        "Under the hammer: two horses and a donkey.",
        "Aux enchères : deux chevaux et un âne.",
        "Unter dem Hammer: zwei Pferde und ein Esel.",
        "Onder de hamer: twee paarden en een ezel.",
    ),
    (
        e.DonkeyPaid(note=200, number=3),
        "The third donkey: everybody gets a note of 200.",
        "C’est le troisième âne : tout le monde reçoit une carte argent de 200.",
        "Der dritte Esel: Alle erhalten eine Geldkarte mit 200.",
        "De derde ezel: iedereen krijgt een geldkaart van 200.",
    ),
    (e.BidMade(BEN, 1_250), "Ben bids 1,250.", "Ben offre 1\u202f250.", "Ben bietet 1.250.", "Ben biedt 1.250."),
    (e.Passed(CLEO), "Cleo passes.", "Cleo passe.", "Cleo passt.", "Cleo past."),
    (
        e.HammerFell(None, 0),
        "Going once, going twice, gone: nobody has bid.",
        "Une fois, deux fois, trois fois : personne n’a fait d’offre.",
        "Zum Ersten, zum Zweiten, zum Dritten: Niemand hat geboten.",
        "Eenmaal, andermaal: niemand heeft geboten.",
    ),
    (
        e.HammerFell(BEN, 30),
        "30 once, 30 twice, 30 three times: the hammer falls for Ben.",
        "30 une fois, 30 deux fois, 30 trois fois : adjugé à Ben !",
        "30 zum Ersten, zum Zweiten und zum Dritten: Der Zuschlag geht an Ben.",
        "30 eenmaal, 30 andermaal: de hamer valt voor Ben.",
    ),
    (
        e.Sold(auctioneer=ANA, bidder=BEN, price=30),
        "Ana sells to Ben for 30.",
        "Ana vend à Ben pour 30.",
        "Ana verkauft für 30 an Ben.",
        "Ana verkoopt voor 30 aan Ben.",
    ),
    (
        e.Preempted(auctioneer=ANA, bidder=BEN, price=30),
        "Ana uses the right of pre-emption and owes Ben 30.",
        "Ana fait valoir son droit de préemption et doit 30 à Ben.",
        "Ana nutzt das Vorkaufsrecht und schuldet Ben 30.",
        "Ana gebruikt het recht van voorkoop en moet Ben 30 betalen.",
    ),
    (
        e.Defaulted(seat=BEN, price=200, notes=LAID),
        "Ben cannot pay 200 and shows everything, 60 in all (0, 10, 50). The lot is auctioned again.",
        "Ben ne peut pas payer 200 et dévoile tout son argent, soit 60 (0, 10, 50). Le lot est remis aux enchères.",
        "Ben kann 200 nicht bezahlen und legt alles Geld offen, zusammen 60 (0, 10, 50). "
        "Es wird noch einmal versteigert.",
        "Ben kan 200 niet betalen en laat al het geld zien, samen 60 (0, 10, 50). Er wordt opnieuw geveild.",
    ),
    (
        e.Defaulted(seat=BEN, price=10, notes=NONE),
        "Ben cannot pay 10 and shows an empty hand. The lot is auctioned again.",
        "Ben ne peut pas payer 10 et dévoile une main vide. Le lot est remis aux enchères.",
        "Ben kann 10 nicht bezahlen und zeigt eine leere Hand. Es wird noch einmal versteigert.",
        "Ben kan 10 niet betalen en laat een lege hand zien. Er wordt opnieuw geveild.",
    ),
    (
        e.PricePaid(payer=BEN, payee=ANA, price=30, count=1, notes=ONE),
        "Ben pays Ana 30 with one note (50).",
        "Ben paie 30 à Ana avec une carte argent (50).",
        "Ben bezahlt Ana 30 mit einer Geldkarte (50).",
        "Ben betaalt Ana 30 met één geldkaart (50).",
    ),
    (
        e.PricePaid(payer=BEN, payee=ANA, price=60, count=2, notes=None),
        "Ben pays Ana 60 with 2 notes.",
        "Ben paie 60 à Ana avec 2 cartes argent.",
        "Ben bezahlt Ana 60 mit 2 Geldkarten.",
        "Ben betaalt Ana 60 met 2 geldkaarten.",
    ),
    (
        e.SaleStood(ANA, BEN),
        "Ana lets the sale to Ben stand.",
        "Ana s’en tient à la vente à Ben.",
        "Ana lässt den Verkauf an Ben gelten.",
        "Ana laat de verkoop aan Ben doorgaan.",
    ),
    (
        e.BoughtBack(seller=ANA, bidder=BEN, price=60, count=3, notes=LAID),
        "Ana buys back at double price: Ben gets the money back, and 60 more with 3 notes (0, 10, 50).",
        "Ana fait valoir son droit de rachat, au double du prix : "
        "Ben reprend son argent et reçoit encore 60 avec 3 cartes argent (0, 10, 50).",
        "Ana kauft zum doppelten Preis zurück: "
        "Ben erhält das eigene Geld zurück und noch einmal 60 mit 3 Geldkarten (0, 10, 50).",
        "Ana koopt terug voor de dubbele prijs: "
        "Ben krijgt het eigen geld terug en nog eens 60 met 3 geldkaarten (0, 10, 50).",
    ),
    (
        e.LotWon(seat=BEN, animals=(COW, DOG), free=False),
        "Ben gets a cow and a dog.",
        "Ben reçoit une vache et un chien.",
        "Ben erhält eine Kuh und einen Hund.",
        "Ben krijgt een koe en een hond.",
    ),
    (
        e.LotWon(seat=ANA, animals=(SHEEP, SHEEP, SHEEP), free=True),
        "Ana gets three sheep for nothing.",
        "Ana reçoit trois moutons gratuitement.",
        "Ana erhält umsonst drei Schafe.",
        "Ana krijgt gratis drie schapen.",
    ),
    (
        e.TradeOpened(challenger=ANA, target=BEN, animal=ROOSTER, stake=1, count=3, notes=LAID),
        "Ana challenges Ben to a trade for a rooster and lays 3 notes face down (0, 10, 50).",
        "Ana propose à Ben un marchandage pour un coq et pose 3 cartes argent face cachée (0, 10, 50).",
        "Ana fordert Ben zum Kuhhandel um einen Hahn heraus und legt 3 Geldkarten verdeckt hin (0, 10, 50).",
        "Ana daagt Ben uit tot een koehandel om een haan en legt 3 geldkaarten gedekt neer (0, 10, 50).",
    ),
    (
        e.TradeOpened(challenger=ANA, target=BEN, animal=GOOSE, stake=2, count=0, notes=NONE),
        "Ana challenges Ben to a trade for two geese and lays down nothing.",
        "Ana propose à Ben un marchandage pour deux oies et ne pose rien.",
        "Ana fordert Ben zum Kuhhandel um zwei Gänse heraus und legt nichts hin.",
        "Ana daagt Ben uit tot een koehandel om twee ganzen en legt niets neer.",
    ),
    (
        e.OfferRenewed(challenger=ANA, target=BEN, count=1, notes=None),
        "Ana makes a new offer: one note.",
        "Ana fait une nouvelle offre : une carte argent.",
        "Ana macht ein neues Angebot: eine Geldkarte.",
        "Ana doet een nieuw bod: één geldkaart.",
    ),
    (
        e.OfferAccepted(challenger=ANA, target=BEN, animal=PIG, stake=1, count=0, notes=None),
        "Ben accepts: Ana gets a pig for nothing.",
        "Ben accepte : Ana reçoit un cochon contre rien du tout.",
        "Ben nimmt an: Ana erhält ein Schwein für nichts.",
        "Ben neemt het bod aan: Ana krijgt een varken voor niets.",
    ),
    (
        e.CounterLaid(target=BEN, count=3, notes=None),
        "Ben makes a counter-offer: 3 notes.",
        "Ben fait une contre-offre : 3 cartes argent.",
        "Ben macht ein Gegenangebot: 3 Geldkarten.",
        "Ben doet een tegenbod: 3 geldkaarten.",
    ),
    (
        e.TradeTied(challenger=ANA, target=BEN, offer=ONE, counter=ONE, open=False),
        "A tie, 50 against 50: there is a second round.",
        "Égalité, 50 contre 50 : il y a un second tour.",
        "Gleichstand, 50 gegen 50: Es gibt eine zweite Runde.",
        "Gelijk, 50 tegen 50: er komt een tweede ronde.",
    ),
    (
        e.TradeTied(challenger=ANA, target=BEN, offer=None, counter=None, open=False),
        "A tie: there is a second round.",
        "Égalité : il y a un second tour.",
        "Gleichstand: Es gibt eine zweite Runde.",
        "Gelijk: er komt een tweede ronde.",
    ),
    (
        e.TradeDecided(
            challenger=ANA, target=BEN, winner=ANA, animal=CAT, stake=1, offer=None, counter=None, open=False
        ),
        "Both piles are counted in secret: Ana wins a cat from Ben.",
        "Les deux offres sont comptées en secret : Ana prend un chat à Ben.",
        "Beide Angebote werden heimlich gezählt: Ana gewinnt eine Katze von Ben.",
        "Beide biedingen worden in het geheim geteld: Ana wint een kat van Ben.",
    ),
    (
        e.TradeDecided(
            challenger=ANA, target=BEN, winner=BEN, animal=HORSE, stake=2, offer=ONE, counter=LAID, open=True
        ),
        "Both piles are turned up, 50 against 60: Ben wins two horses from Ana.",
        "Les deux offres sont retournées, 50 contre 60 : Ben prend deux chevaux à Ana.",
        "Beide Angebote werden aufgedeckt, 50 gegen 60: Ben gewinnt zwei Pferde von Ana.",
        "Beide biedingen worden opengelegd, 50 tegen 60: Ben wint twee paarden van Ana.",
    ),
    (
        e.FamilyCompleted(CLEO, DONKEY),
        "Cleo completes the family of donkeys.",
        "Cleo complète la famille des ânes.",
        "Cleo hat die Familie der Esel vollständig.",
        "Cleo heeft de familie van de ezels compleet.",
    ),
    (
        e.DoveOffered(CLEO),
        "Cleo may take the dove.",
        "Cleo peut prendre la colombe.",
        "Cleo darf die Taube nehmen.",
        "Cleo mag de duif nemen.",
    ),
    (
        e.DoveClaimed(CLEO),
        "Cleo takes the dove, worth 500 points.",
        "Cleo prend la colombe, qui vaut 500 points.",
        "Cleo nimmt die Taube, die 500 Punkte wert ist.",
        "Cleo neemt de duif, die 500 punten waard is.",
    ),
    (
        e.GameEnded(scores=(4170, 0, 2600), winners=(ANA,)),
        "The game is over. Ana: 4,170 points; Ben: 0 points; Cleo: 2,600 points. Ana wins.",
        "La partie est terminée. Ana : 4\u202f170 points ; Ben : 0 point ; Cleo : 2\u202f600 points. Ana gagne.",
        "Das Spiel ist zu Ende. Ana: 4.170 Punkte; Ben: 0 Punkte; Cleo: 2.600 Punkte. Ana gewinnt.",
        "Het spel is afgelopen. Ana: 4.170 punten; Ben: 0 punten; Cleo: 2.600 punten. Ana wint.",
    ),
    (
        e.GameEnded(scores=(90, 90, 90), winners=(ANA, BEN, CLEO)),
        "The game is over. Ana: 90 points; Ben: 90 points; Cleo: 90 points. Ana, Ben and Cleo share the victory.",
        "La partie est terminée. Ana : 90 points ; Ben : 90 points ; Cleo : 90 points. "
        "Ana, Ben et Cleo se partagent la victoire.",
        "Das Spiel ist zu Ende. Ana: 90 Punkte; Ben: 90 Punkte; Cleo: 90 Punkte. "
        "Ana, Ben und Cleo teilen sich den Sieg.",
        "Het spel is afgelopen. Ana: 90 punten; Ben: 90 punten; Cleo: 90 punten. "
        "Ana, Ben en Cleo delen de overwinning.",
    ),
]


def _cases() -> Iterator[tuple[e.Event, Language, str]]:
    for event, en, fr, de, nl in SAID:
        yield from ((event, "en", en), (event, "fr", fr), (event, "de", de), (event, "nl", nl))


def test_every_event_is_spoken_of_here() -> None:
    assert {type(event) for event, *_ in SAID} == set(get_args(e.Event))


@pytest.mark.parametrize(("event", "language", "said"), list(_cases()))
def test_an_event_is_told_in_good_language(event: e.Event, language: Language, said: str) -> None:
    assert sentence(event, NAMES, language) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_viewer_reads_no_note_they_may_not_know(language: Language) -> None:
    secret = count_notes([0, 0, 200, 500])
    offered, countered = (
        e.TradeOpened(challenger=ANA, target=BEN, animal=COW, stake=1, count=4, notes=secret),
        e.CounterLaid(target=BEN, count=4, notes=secret),
    )
    paid, decided = (
        e.PricePaid(payer=ANA, payee=BEN, price=10, count=4, notes=secret),
        e.TradeDecided(
            challenger=ANA, target=BEN, winner=ANA, animal=COW, stake=1, offer=secret, counter=secret, open=False
        ),
    )
    for event in (offered, countered, paid, decided):
        assert "00" in sentence(event, NAMES, language)
        for viewer in (CLEO, None):
            assert "00" not in sentence_for(viewer, event, NAMES, language)
    assert "200" in sentence_for(ANA, offered, NAMES, language)
    assert "200" not in sentence_for(BEN, offered, NAMES, language)
    assert "200" in sentence_for(BEN, countered, NAMES, language)


FRENCH_NAMES = [("Ana", "d’Ana"), ("Ève", "d’Ève"), ("élodie", "d’élodie"), ("Ben", "de Ben"), ("Œdipe", "d’Œdipe")]


@pytest.mark.parametrize(("name", "of_name"), FRENCH_NAMES)
def test_french_elides_before_a_vowel(name: str, of_name: str) -> None:
    assert sentence(e.TurnBegan(0), [name], "fr") == f"C’est au tour {of_name}."


ARTICLES: dict[Language, tuple[str, ...]] = {
    "en": tuple(f"a {name}" for name in ANIMALS),
    "fr": (
        *("un coq", "une oie", "un chat", "un chien", "un mouton"),
        *("une chèvre", "un âne", "un cochon", "une vache", "un cheval"),
    ),
    "de": (
        *("ein Hahn", "eine Gans", "eine Katze", "ein Hund", "ein Schaf"),
        *("eine Ziege", "ein Esel", "ein Schwein", "eine Kuh", "ein Pferd"),
    ),
    "nl": (
        *("een haan", "een gans", "een kat", "een hond", "een schaap"),
        *("een geit", "een ezel", "een varken", "een koe", "een paard"),
    ),
}
FOUR: dict[Language, str] = {
    "en": "four roosters, four geese and four horses",
    "fr": "quatre coqs, quatre oies et quatre chevaux",
    "de": "vier Hähne, vier Gänse und vier Pferde",
    "nl": "vier hanen, vier ganzen en vier paarden",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_animals_have_their_articles_and_plurals(language: Language) -> None:
    some_animals = NARRATORS[language].some_animals
    assert tuple(some_animals([animal]) for animal in range(10)) == ARTICLES[language]
    assert some_animals([ROOSTER, GOOSE, HORSE] * 4) == FOUR[language]
