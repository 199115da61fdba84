"""Facts to speak of: events and reasons of every kind, chosen for the grammar that they need."""

from typing import Final

from maquignon.notation import why as w
from maquignon.rules import events as e
from maquignon.rules.cards import count_notes

NAMES: Final = ("Ana", "Ben", "Cleo")
ANA, BEN, CLEO = range(3)
ROOSTER, GOOSE, CAT, DOG, SHEEP, GOAT, DONKEY, PIG, COW, HORSE = range(10)
LAID = count_notes([0, 10, 50])
ONE = count_notes([50])
NONE = count_notes([])

EVENTS: Final[list[e.Event]] = [
    e.AnimalsDealt((BEN, CLEO, ANA, BEN), (GOAT, DONKEY, GOOSE, GOAT)),
    e.TurnBegan(ANA),
    e.TurnSkipped(BEN),
    e.PositionReturned(BEN),
    e.AuctionOpened(CLEO),
    e.LotTurnedUp((HORSE, DONKEY, HORSE)),
    e.DonkeyPaid(note=200, number=3),
    e.BidMade(BEN, 1_250),
    e.Passed(CLEO),
    e.HammerFell(None, 0),
    e.HammerFell(BEN, 30),
    e.Sold(auctioneer=ANA, bidder=BEN, price=30),
    e.Preempted(auctioneer=ANA, bidder=BEN, price=30),
    e.Defaulted(seat=BEN, price=200, notes=LAID),
    e.Defaulted(seat=BEN, price=10, notes=NONE),
    e.PricePaid(payer=BEN, payee=ANA, price=30, count=1, notes=ONE),
    e.PricePaid(payer=BEN, payee=ANA, price=60, count=2, notes=None),
    e.SaleStood(ANA, BEN),
    e.BoughtBack(seller=ANA, bidder=BEN, price=60, count=3, notes=LAID),
    e.LotWon(seat=BEN, animals=(COW, DOG), free=False),
    e.LotWon(seat=ANA, animals=(SHEEP, SHEEP, SHEEP), free=True),
    e.TradeOpened(challenger=ANA, target=BEN, animal=ROOSTER, stake=1, count=3, notes=LAID),
    e.TradeOpened(challenger=ANA, target=BEN, animal=GOOSE, stake=2, count=0, notes=NONE),
    e.OfferRenewed(challenger=ANA, target=BEN, count=1, notes=None),
    e.OfferAccepted(challenger=ANA, target=BEN, animal=PIG, stake=1, count=0, notes=None),
    e.CounterLaid(target=BEN, count=3, notes=None),
    e.TradeTied(challenger=ANA, target=BEN, offer=ONE, counter=ONE, open=False),
    e.TradeTied(challenger=ANA, target=BEN, offer=None, counter=None, open=False),
    e.TradeDecided(challenger=ANA, target=BEN, winner=ANA, animal=CAT, stake=1, offer=None, counter=None, open=False),
    e.TradeDecided(challenger=ANA, target=BEN, winner=BEN, animal=HORSE, stake=2, offer=ONE, counter=LAID, open=True),
    e.FamilyCompleted(CLEO, DONKEY),
    e.DoveOffered(CLEO),
    e.DoveClaimed(CLEO),
    e.GameEnded(scores=(4170, 0, 2600), winners=(ANA,)),
    e.GameEnded(scores=(90, 90, 90), winners=(ANA, BEN, CLEO)),
    e.GameEnded(scores=(90, 0, 0), winners=(ANA,), why="circles"),
    e.GameEnded(scores=(90, 0, 0), winners=(ANA,), why="standstill"),
    *(e.LotTurnedUp((animal,)) for animal in range(10)),
    *(e.LotWon(seat=ANA, animals=(animal,), free=False) for animal in range(10)),
    e.LotTurnedUp((ROOSTER, GOOSE, HORSE) * 4),
]

REASONS: Final[list[w.Why]] = [
    w.OnlyChoice(),
    w.ClaimsDove(),
    w.Completes(COW, 2_600),
    w.Denies(BEN, DONKEY),
    w.Closer(SHEEP, 3, 4),
    w.Begins(HORSE, 1_000),
    w.Cheap(60, 1_180),
    w.Affordable(60, 230),
    w.Affordable(60, 0),
    w.NobodyToTradeWith(),
    w.AuctionDue(),
    w.NothingToComplete(12),
    w.FromThePile(1),
    w.Outmatched(BEN, 150, 320),
    w.Bluffs(120, 90),
    w.CannotPay(120, 90),
    w.TooDear(120, 60),
    w.TooDear(10, 0),
    w.NoChange(60, 100),
    w.SavesFor(GOAT, 1),
    w.SavesFor(GOAT, 2),
    w.SavesMoney(60, 90),
    w.NotWorthKeeping(120, 90),
    w.Income(120, 420),
    w.PaysExactly(60, fewest=True),
    w.PaysExactly(60, fewest=False),
    w.PaysLeast(60, 40),
    w.PaysMore(60, 140),
    w.WeakPurse(CLEO, 320, 120),
    w.OnlyTrades(),
    w.ZeroOffer(BEN, DONKEY, 1, count=2, may_accept=True),
    w.ZeroOffer(BEN, COW, 2, count=0, may_accept=False),
    w.EmptyHanded(),
    w.WorthFighting(180, 60),
    w.NoMoney(),
    w.Outbid(4, 200, 90),
    w.NotWorthBeating(1, 200, 80),
    w.TakesOffer(ANA, 4),
    w.TakesOffer(BEN, 1),
    w.TakesOffer(BEN, 0),
    w.Beats(BEN, 60),
    w.SecondRound(BEN),
    w.GivesUp(BEN),
]
