"""What bots say at a live table: a quick phrase now and then, about what everybody has seen."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from maquignon.bots.names import EXEC
from maquignon.rules.events import (
    BidMade,
    Defaulted,
    DonkeyPaid,
    Event,
    FamilyCompleted,
    GameEnded,
    HammerFell,
    LotWon,
    OfferAccepted,
    Passed,
    Sold,
    TradeDecided,
    seen_by,
)
from maquignon.rules.views import View, view
from maquignon.tables.messages import Phrase
from maquignon.tables.sheet import Sheet
from maquignon.tables.time import NEVER

EXPLAINS: Final = frozenset({"easy"})
"""Bots that talk more than others, and about what they do."""
MOST_LINES: Final = 4
"""Of one bot in a game; so many times more of one that explains itself."""
TALKATIVE: Final = 3
SILENCE: Final = 12_000
"""Milliseconds in which nobody else says anything."""
BREATH: Final = (700, 1_800)
"""Milliseconds between what happened and what is said about it."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something a bot may say, one of several phrases, and how likely it does."""

    seat: int
    phrases: tuple[Phrase, ...]
    chance: float
    explains: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """What a bot is about to say."""

    at: int
    seat: int
    phrase: Phrase


class Banter:
    """Who wants to say what, and when: one at a time, with dice that nothing else depends on."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._next: Line | None = None
        self._silent_until = 0
        self._leader: int | None = None  # of the bidding, as last heard
        self._lines: Counter[int] = Counter()

    def overhear(self, sheet: Sheet, begins: bool) -> None:
        """Whatever a spectator saw happen; somebody may want to say something about it, if nobody else is about to."""
        if sheet.game is None or not sheet.terms.banter:
            return
        outbid, self._leader = self._leader, sheet.game.state.leader
        if self._next is not None or sheet.at < self._silent_until:
            return
        bots = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "bot" and _talks(chair.bot)]
        if not bots:
            return
        seen = view(sheet.game, None)
        events = [seen_by(event, None) for told in sheet.told for event in told.events]
        remarks = list(_others(bots, None, ("hello", "good_luck"), 0.4)) if begins else []
        remarks += [remark for event in events for remark in occasions(event, bots, outbid, seen)]
        self._dice.shuffle(remarks)
        for remark in remarks:
            if remark.seat in bots and self._dares(remark, sheet):
                self._speak_up(remark, sheet.at)
                return

    def _dares(self, remark: Remark, sheet: Sheet) -> bool:
        talkative = sheet.chairs[remark.seat].bot in EXPLAINS
        most, eager = (TALKATIVE * MOST_LINES, 2.0) if talkative else (MOST_LINES, 1.0)
        if (remark.explains and not talkative) or self._lines[remark.seat] >= most:
            return False
        return self._dice.random() < remark.chance * eager

    def _speak_up(self, remark: Remark, now: int) -> None:
        self._next = Line(now + self._dice.randint(*BREATH), remark.seat, self._dice.choice(remark.phrases))

    def next_moment(self) -> int:
        return NEVER if self._next is None else self._next.at

    def shift(self, by: int) -> None:
        """Time stood still for so long."""
        if self._next is not None:
            self._next = replace(self._next, at=self._next.at + by)

    def due(self, now: int) -> Line | None:
        """What is to be said now, and then nothing for a while."""
        line = self._next
        if line is None or now < line.at:
            return None
        self._next = None
        self._silent_until = now + SILENCE
        self._lines[line.seat] += 1
        return line


def _talks(bot: str | None) -> bool:
    """A program from outside has a mind of its own, and no words are put into its mouth."""
    return bot is not None and not bot.startswith(EXEC)


def _others(bots: list[int], seat: int | None, phrases: tuple[Phrase, ...], chance: float) -> Iterator[Remark]:
    """Anybody but this seat may say it."""
    return (Remark(other, phrases, chance) for other in bots if other != seat)


def occasions(event: Event, bots: list[int], outbid: int | None, seen: View) -> Iterator[Remark]:
    """What could be said about an event, and by whom; `seen` is the table as a spectator sees it afterwards."""
    match event:
        case BidMade(seat):
            yield from _on_bid(seat, outbid, seen)
        case Passed(seat) if seen.leader is not None:
            yield Remark(seat, ("too_dear",), 0.1, explains=True)
        case DonkeyPaid():
            yield from _others(bots, None, ("the_donkey",), 0.2)
        case HammerFell(int(leader), price):
            yield from _on_price(leader, price, bots, seen)
        case Sold(auctioneer):
            yield Remark(auctioneer, ("i_need_money",), 0.3, explains=True)
        case Defaulted(seat):
            yield Remark(seat, ("my_poor_purse",), 0.6)
            yield from _others(bots, seat, ("you_bluff",), 0.3)
        case LotWon(seat, free=True):
            yield Remark(seat, ("lucky_me", "a_bargain"), 0.3)
        case TradeDecided(winner=winner, challenger=challenger, target=target):
            yield Remark(winner, ("lucky_me", "thanks"), 0.3)
            yield Remark(target if winner == challenger else challenger, ("ouch", "well_played"), 0.3)
        case OfferAccepted(target=target):
            yield Remark(target, ("thanks",), 0.15)
            yield Remark(target, ("i_need_money",), 0.2, explains=True)
        case FamilyCompleted(seat):
            yield Remark(seat, ("my_family",), 0.5)
            yield from _others(bots, seat, ("well_played", "ouch"), 0.15)
        case GameEnded(winners=winners):
            for seat in bots:
                yield Remark(seat, ("good_game", "thanks") if seat in winners else ("good_game", "well_played"), 0.5)
        case _:
            return


def _on_bid(seat: int, outbid: int | None, seen: View) -> Iterator[Remark]:
    if any(seen.herds[seat][animal] for animal in seen.lot):
        yield Remark(seat, ("i_collect_these",), 0.2, explains=True)
    if outbid is not None and outbid != seat:
        yield Remark(outbid, ("ouch", "what_a_price"), 0.05)


def _on_price(leader: int, price: int, bots: list[int], seen: View) -> Iterator[Remark]:
    """Dear is what an average purse cannot pay, cheap what it hardly notices."""
    average = seen.money_in_play / seen.players
    if price > average:
        yield from _others(bots, leader, ("what_a_price",), 0.3)
    elif 10 * price <= average:
        yield Remark(leader, ("a_bargain",), 0.3)
