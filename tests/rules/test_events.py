"""What an event looks like to those who may know all of it, and to everybody else."""

from maquignon.rules.audience import insiders, seen_by, seen_from_outside
from maquignon.rules.cards import count_notes
from maquignon.rules.events import BidMade, Event, PricePaid, TradeOpened

PAID = PricePaid(payer=1, payee=0, price=90, count=1, notes=count_notes([100]))
OFFERED = TradeOpened(challenger=2, target=0, animal=3, stake=1, count=2, notes=count_notes([0, 10]))


def notes_seen(event: PricePaid | TradeOpened, viewer: int | None) -> object:
    seen = seen_by(event, viewer)
    assert isinstance(seen, type(event))
    return seen.notes


def test_what_is_said_aloud_is_the_same_from_outside() -> None:
    said: Event = BidMade(1, 40)
    assert insiders(said) is None
    assert seen_from_outside(said) is said


def test_payer_and_payee_see_the_notes_and_the_others_their_number() -> None:
    assert notes_seen(PAID, 0) == notes_seen(PAID, 1) == count_notes([100])
    assert notes_seen(PAID, 2) is notes_seen(PAID, None) is None


def test_an_offer_is_known_to_the_challenger_alone() -> None:
    assert notes_seen(OFFERED, 2) == count_notes([0, 10])
    assert notes_seen(OFFERED, 0) is None
