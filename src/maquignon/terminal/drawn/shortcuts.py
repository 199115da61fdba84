"""What can be pressed now: a button is a line that somebody else types for you."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from maquignon.rules.choices import BidRange
from maquignon.tables.protocol.answers import TableShown
from maquignon.terminal.live.decisions import Decisions
from maquignon.terminal.live.guest import LiveGuest

STEPS: Final = (0, 10, 20, 50, 100)
"""How much more than the least the bids on buttons are."""
Tone = Literal["default", "primary", "success", "warning", "error"]


@dataclass(frozen=True, slots=True)
class Shortcut:
    """`sends`: at once; otherwise the line appears where one types, for whoever means it."""

    label: str
    line: str
    tone: Tone = "default"
    sends: bool = True


def shortcuts(guest: LiveGuest, decisions: Decisions) -> tuple[Shortcut, ...]:
    table = guest.table
    if table is None:
        return ()
    if table.status == "gathering":
        return tuple(_before(guest, table))
    if guest.finished is not None:
        return tuple(_after(guest, table))
    return tuple(_during(guest, decisions))


def _word(guest: LiveGuest, words: str) -> str:
    return guest.voice.words(words)[0]


def _before(guest: LiveGuest, table: TableShown) -> Iterator[Shortcut]:
    say = guest.voice.say
    if table.hosting:
        yield Shortcut(say("lobby-start"), _word(guest, "terminal-typed-start"), "success")
        if any(seat.kind == "open" for seat in table.seats):
            yield Shortcut(say("lobby-start-with-bots"), _word(guest, "terminal-typed-bots"), "primary")
    if table.you is None and any(seat.kind == "open" for seat in table.seats):
        yield Shortcut(say("lobby-take-seat"), _word(guest, "terminal-typed-sit"), "success")


def _after(guest: LiveGuest, table: TableShown) -> Iterator[Shortcut]:
    if table.you is not None or table.next:
        label = guest.voice.say("result-next" if table.next else "result-rematch")
        yield Shortcut(label, _word(guest, "terminal-typed-again"), "success")
    yield Shortcut(guest.voice.say("table-leave"), _word(guest, "terminal-typed-quit"))


def _during(guest: LiveGuest, decisions: Decisions) -> Iterator[Shortcut]:
    say, options, inquiry = guest.voice.say, decisions.options, decisions.inquiry
    if guest.is_replaced:
        yield Shortcut(say("table-take-back"), _word(guest, "terminal-typed-back"), "success")
    if options is None:
        return
    if inquiry is not None:
        for number, (text, _) in enumerate(inquiry.now.menu, start=1):
            yield Shortcut(f"{number}  {text}", str(number), "primary")
        yield from _bids(guest, options.find("bid"))
        if inquiry.can_go_back:
            yield Shortcut(say("dock-back"), _word(guest, "terminal-typed-back"))
        yield Shortcut(say("table-hint"), _word(guest, "terminal-typed-hint"))
    elif options.own_raise is not None:
        line = f"{_word(guest, 'terminal-typed-raise')} {options.own_raise.minimum}"
        yield Shortcut(say("dock-own-raise"), line, "warning", sends=False)
    if guest.update is not None and guest.update.clock.hammer == options.seat:
        calls = ("once", "twice", "gone")[min(guest.update.clock.calls, 2)]
        yield Shortcut(say(f"dock-hammer.{calls}"), _word(guest, "terminal-typed-hammer"), "warning")


def _bids(guest: LiveGuest, bids: object) -> Iterator[Shortcut]:
    """A bluff is looked at before it is made."""
    if not isinstance(bids, BidRange):
        return
    say = guest.voice.say
    for amount in (bids.minimum + step for step in STEPS):
        if amount <= min(bids.affordable, bids.maximum):
            yield Shortcut(say("terminal-do-bid", amount=amount), str(amount), "primary")
        elif amount <= bids.maximum:
            yield Shortcut(say("dock-bluff-of", amount=amount), str(amount), "warning", sends=False)
            break
    yield Shortcut(say("dock-pass"), _word(guest, "terminal-typed-pass"))
    yield Shortcut(say("dock-out"), _word(guest, "terminal-typed-out"))
