"""From what a seat may do to what it is asked: every decision of every edition."""

from typing import Final, TypeVar

from maquignon.languages.values import Value
from maquignon.notation.facts import so_many
from maquignon.notation.rulebook.phrases import join
from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    Bid,
    BuyBack,
    ClaimDove,
    Counter,
    LetStand,
    Offer,
    Pass,
    Pay,
    Preempt,
    Sell,
    Trade,
)
from maquignon.rules.cards import DOVE_VALUE, worth
from maquignon.rules.choices import BidRange, Challenge, Laying, Settlement, Stake
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.terminal.question import Decline, Question, Reply
from maquignon.terminal.reading import Notes, read_bid, read_laying, read_payment
from maquignon.terminal.telling import tell_purse
from maquignon.terminal.voice import Voice

Menu = list[tuple[str, Reply]]
T = TypeVar("T")


def question(view: View, options: Options, voice: Voice) -> Question:
    """What the phase of the game asks this seat."""
    return _BY_PHASE[view.phase](view, options, voice)


def ask_dove(seat: int, voice: Voice) -> Question:
    take, leave = voice.say("terminal-do-take-dove"), voice.say("terminal-do-leave-dove")
    menu: Menu = [(take, ClaimDove(seat)), (leave, Decline())]
    return Question(voice.say("terminal-ask-dove", points=DOVE_VALUE), menu, help=[voice.say("terminal-help-menu")])


def _choice(options: Options, kind: type[T]) -> T:
    return next(choice for choice in options.choices if isinstance(choice, kind))


def _turn(view: View, options: Options, voice: Voice) -> Question:
    menu: Menu = [(voice.say("terminal-do-auction"), Auction(options.seat))] if options.find("auction") else []
    if options.find("trade"):
        challenge = _choice(options, Challenge)
        for stake in sorted(challenge.stakes, key=lambda stake: -stake.animal):
            menu.append((trade_entry(stake, view, voice), _ask_offer(stake, challenge, options.seat, view, voice)))
    return Question(voice.say("terminal-ask-turn"), menu, help=[voice.say("terminal-help-menu")])


def trade_entry(stake: Stake, view: View, voice: Voice) -> str:
    return voice.say(
        "terminal-do-trade",
        name=voice.names[stake.target],
        animals=[so_many(stake.animal, stake.number)],
        mine=view.herds[voice.seat][stake.animal],
        theirs=view.herds[stake.target][stake.animal],
    )


def _ask_offer(stake: Stake, challenge: Challenge, seat: int, view: View, voice: Voice) -> Question:
    def read(typed: str) -> Action:
        notes = read_laying(typed, challenge.purse, challenge.least, voice)
        return Trade(seat, stake.target, stake.animal, notes)

    text = voice.say("terminal-ask-offer", name=voice.names[stake.target])
    help_lines = [*_help_notes(challenge.least, voice), voice.say("terminal-help-back")]
    return Question(text, note=tell_purse(view, voice), read=read, help=help_lines)


def _help_notes(least: int, voice: Voice) -> list[str]:
    notes = voice.say("terminal-help-notes")
    return [notes] if least else [notes, voice.say("terminal-help-no-notes")]


def _bid(view: View, options: Options, voice: Voice) -> Question:
    bids = _choice(options, BidRange)

    def read(typed: str) -> Action:
        if typed.lower() in voice.words("terminal-typed-pass"):
            return Pass(options.seat)
        return Bid(options.seat, read_bid(typed, bids, voice))

    help_lines = [voice.say("terminal-help-bid", minimum=bids.minimum)]
    if may_ask_again(view):
        help_lines.append(voice.say("terminal-help-own-raise", minimum=bids.minimum))
    if bids.maximum > bids.affordable:
        help_lines.append(voice.say("terminal-help-bluff"))
    return Question(
        voice.say("terminal-ask-bid", minimum=bids.minimum, maximum=bids.maximum),
        note=voice.say("terminal-ask-bid-affordable", affordable=bids.affordable),
        read=read,
        help=help_lines,
    )


def may_ask_again(view: View) -> bool:
    """D7 nobody is asked to raise their own bid, unless they said with their bid that they want to be."""
    return view.edition.own_raise == "allowed" and view.edition.bids_each == "many"


def ask_own_raise(view: View, bids: BidRange, voice: Voice) -> Question:
    def read(typed: str) -> Action | Decline:
        if typed.lower() in (*voice.words("terminal-typed-pass"), *voice.words("terminal-typed-out")):
            return Decline()
        return Bid(voice.seat, read_bid(typed, bids, voice))

    return Question(
        voice.say("terminal-ask-own-raise", price=view.high_bid, minimum=bids.minimum, maximum=bids.maximum),
        note=voice.say("terminal-ask-bid-affordable", affordable=bids.affordable),
        read=read,
        help=[voice.say("terminal-help-own-raise", minimum=bids.minimum)],
    )


def _decide(view: View, options: Options, voice: Voice) -> Question:
    bargain: dict[str, Value] = {"name": _name(view.leader, voice), "price": view.high_bid}
    menu: Menu = [
        (voice.say("terminal-do-sell", **bargain), Sell(options.seat)),
        (voice.say("terminal-do-preempt", **bargain), Preempt(options.seat)),
    ]
    return Question(voice.say("terminal-ask-decide", **bargain), menu, help=[voice.say("terminal-help-menu")])


def _pay(view: View, options: Options, voice: Voice) -> Question:
    settlement, seat = _choice(options, Settlement), options.seat
    creditor = view.active if view.debtor == view.leader else view.leader
    menu: Menu = []
    for notes in settlement.ways:
        entry = payment_entry("terminal-do-pay", notes, settlement.price, voice)
        menu.append((entry, Pay(seat, notes)))
    return Question(
        voice.say("terminal-ask-pay", name=_name(creditor, voice), price=settlement.price),
        menu,
        note=join(voice.say("terminal-or-other-notes"), tell_purse(view, voice)),
        read=lambda typed: Pay(seat, read_payment(typed, settlement, voice)),
        help=[voice.say("terminal-help-menu"), voice.say("terminal-help-notes")],
    )


def payment_entry(message: str, notes: Notes, price: int, voice: Voice) -> str:
    """A line of a menu that says when the price is overpaid."""
    return voice.say(message, notes=voice.notes(notes), over=worth(notes) - price)


def _buy_back(view: View, options: Options, voice: Voice) -> Question:
    settlement, seat = _choice(options, Settlement), options.seat
    menu: Menu = [(voice.say("terminal-do-let-stand"), LetStand(seat))]
    for notes in settlement.ways:
        entry = payment_entry("terminal-do-buy-back", notes, settlement.price, voice)
        menu.append((entry, BuyBack(seat, notes)))
    bidder, paid = _name(view.leader, voice), voice.notes(view.paid or ())
    return Question(
        voice.say("terminal-ask-buy-back", name=bidder, price=view.high_bid, notes=paid),
        menu,
        note=join(voice.say("terminal-or-other-notes"), tell_purse(view, voice)),
        read=lambda typed: BuyBack(seat, read_payment(typed, settlement, voice)),
        help=[voice.say("terminal-help-menu"), voice.say("terminal-help-notes")],
    )


def _answer(view: View, options: Options, voice: Voice) -> Question:
    laying, seat = _choice(options, Laying), options.seat
    offer: dict[str, Value] = {
        "name": voice.names[view.active],
        "count": view.offer_size,
        "animals": [so_many(view.animal or 0, view.stake)],
    }
    may_accept = options.find("accept") is not None
    menu: Menu = [(voice.say("terminal-do-accept"), Accept(seat))] if may_accept else []
    text = voice.say("terminal-ask-answer", **offer) if may_accept else voice.say("terminal-ask-counter", **offer)
    purse = tell_purse(view, voice)
    return Question(
        text,
        menu,
        note=join(voice.say("terminal-or-counter"), purse) if may_accept else purse,
        read=lambda typed: Counter(seat, read_laying(typed, laying.purse, laying.least, voice)),
        help=[*([voice.say("terminal-help-menu")] if may_accept else []), *_help_notes(laying.least, voice)],
    )


def _second_offer(view: View, options: Options, voice: Voice) -> Question:
    laying, seat = _choice(options, Laying), options.seat
    return Question(
        voice.say("terminal-ask-second-offer", name=_name(view.target, voice)),
        note=tell_purse(view, voice),
        read=lambda typed: Offer(seat, read_laying(typed, laying.purse, laying.least, voice)),
        help=_help_notes(laying.least, voice),
    )


def _name(seat: int | None, voice: Voice) -> str:
    return "" if seat is None else voice.names[seat]


_BY_PHASE: Final = {
    "turn": _turn, "bidding": _bid, "deciding": _decide, "paying": _pay,
    "buying_back": _buy_back, "answering": _answer, "offering": _second_offer,
}  # fmt: skip
