"""What could be said about an event, by whom, and how likely."""

from collections.abc import Iterator
from dataclasses import dataclass

from maquignon.rules.events import (
    BidMade,
    Defaulted,
    DonkeyPaid,
    Event,
    FamilyCompleted,
    GameEnded,
    LotTurnedUp,
    LotWon,
    OfferAccepted,
    Passed,
    PricePaid,
    Sold,
    TradeDecided,
    TradeOpened,
)
from maquignon.rules.views import View
from maquignon.tables.protocol.messages import Phrase


@dataclass(frozen=True, slots=True)
class Remark:
    """Something a bot may say, one of several phrases, and how likely it does."""

    seat: int
    phrases: tuple[Phrase, ...]
    chance: float
    explains: bool = False
    gossips: bool = False
    """Only somebody who has a word for everything says it."""


def greetings(bots: list[int]) -> Iterator[Remark]:
    return _others(bots, None, ("hello", "good_luck"), 0.4)


def occasions(event: Event, bots: list[int], outbid: int | None, seen: View) -> Iterator[Remark]:
    """What could be said about an event, and by whom; `seen` is the table as a spectator sees it afterwards."""
    match event:
        case LotTurnedUp():
            yield from _others(bots, None, ("what_a_beauty",), 0.1, gossips=True)
        case BidMade(seat):
            yield from _on_bid(seat, outbid, seen)
            yield from _others(bots, seat, ("who_gives_more",), 0.04, gossips=True)
        case TradeOpened(challenger=challenger):
            yield from _others(bots, challenger, ("now_it_gets_good",), 0.1, gossips=True)
        case Passed(seat) if seen.leader is not None:
            yield Remark(seat, ("too_dear",), 0.05, explains=True)
        case DonkeyPaid():
            yield from _others(bots, None, ("the_donkey",), 0.15)
        case PricePaid(payer=payer, price=price):
            yield from _on_price(payer, price, bots, seen)
        case Sold(auctioneer=auctioneer):
            yield Remark(auctioneer, ("i_need_money",), 0.1, explains=True)
        case Defaulted(seat=seat):
            yield Remark(seat, ("my_poor_purse",), 0.3)
            yield from _others(bots, seat, ("you_bluff",), 0.1)
        case LotWon(seat=seat, free=True):
            yield Remark(seat, ("lucky_me", "a_bargain"), 0.1)
        case TradeDecided(winner=winner, challenger=challenger, target=target):
            yield Remark(winner, ("lucky_me", "thanks"), 0.1)
            yield from _others(bots, winner, ("i_knew_it",), 0.06, gossips=True)
            yield Remark(target if winner == challenger else challenger, ("ouch", "well_played"), 0.1)
        case OfferAccepted(target=target):
            yield Remark(target, ("thanks",), 0.05)
            yield Remark(target, ("i_need_money",), 0.1, explains=True)
        case FamilyCompleted(seat):
            yield Remark(seat, ("my_family",), 0.4)
            yield from _others(bots, seat, ("well_played", "ouch"), 0.1)
        case GameEnded(winners=winners):
            for seat in bots:
                yield Remark(seat, ("good_game", "thanks") if seat in winners else ("good_game", "well_played"), 0.5)
        case _:
            return


def _on_bid(seat: int, outbid: int | None, seen: View) -> Iterator[Remark]:
    if any(seen.herds[seat][animal] for animal in seen.lot):
        yield Remark(seat, ("i_collect_these",), 0.08, explains=True)
    if outbid is not None and outbid != seat:
        yield Remark(outbid, ("ouch", "what_a_price"), 0.02)


def _on_price(payer: int, price: int, bots: list[int], seen: View) -> Iterator[Remark]:
    """Dear is what an average purse cannot pay, cheap what it hardly notices."""
    average = seen.money_in_play / seen.players
    if price > average:
        yield from _others(bots, payer, ("what_a_price",), 0.1)
    elif 10 * price <= average:
        yield Remark(payer, ("a_bargain",), 0.08)


def _others(
    bots: list[int], seat: int | None, phrases: tuple[Phrase, ...], chance: float, *, gossips: bool = False
) -> Iterator[Remark]:
    """Anybody but this seat may say it."""
    return (Remark(other, phrases, chance, gossips=gossips) for other in bots if other != seat)
