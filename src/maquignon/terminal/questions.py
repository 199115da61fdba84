"""From what a seat may do to what it is asked: every decision of every edition."""

from typing import Final, TypeVar

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
from maquignon.terminal.question import Answer, Decline, Question
from maquignon.terminal.reading import Notes, read_bid, read_laying, read_payment
from maquignon.terminal.telling import tell_purse
from maquignon.terminal.voice import Voice

Menu = list[tuple[str, Answer]]
T = TypeVar("T")


def question(view: View, options: Options, voice: Voice) -> Question:
    """What the phase of the game asks this seat."""
    return _BY_PHASE[view.phase](view, options, voice)


def ask_dove(seat: int, voice: Voice) -> Question:
    texts = voice.texts
    menu: Menu = [(texts.do_take_dove, ClaimDove(seat)), (texts.do_leave_dove, Decline())]
    return Question(texts.ask_dove.format(points=DOVE_VALUE), menu, help=[texts.help_menu])


def _choice(options: Options, kind: type[T]) -> T:
    return next(choice for choice in options.choices if isinstance(choice, kind))


def _turn(view: View, options: Options, voice: Voice) -> Question:
    texts = voice.texts
    menu: Menu = [(texts.do_auction, Auction(options.seat))] if options.find("auction") else []
    if options.find("trade"):
        challenge = _choice(options, Challenge)
        for stake in sorted(challenge.stakes, key=lambda stake: -stake.animal):
            menu.append((trade_entry(stake, view, voice), _ask_offer(stake, challenge, options.seat, view, voice)))
    return Question(texts.ask_turn, menu, help=[texts.help_menu])


def trade_entry(stake: Stake, view: View, voice: Voice) -> str:
    return voice.texts.do_trade.format(
        name=voice.names[stake.target],
        animals=voice.animals([stake.animal] * stake.number),
        mine=view.herds[voice.seat][stake.animal],
        theirs=view.herds[stake.target][stake.animal],
    )


def _ask_offer(stake: Stake, challenge: Challenge, seat: int, view: View, voice: Voice) -> Question:
    def read(typed: str) -> Action:
        notes = read_laying(typed, challenge.purse, challenge.least, voice)
        return Trade(seat, stake.target, stake.animal, notes)

    text = voice.texts.ask_offer.format(name=voice.names[stake.target])
    help_lines = [*_help_notes(challenge.least, voice), voice.texts.help_back]
    return Question(text, note=tell_purse(view, voice), read=read, help=help_lines)


def _help_notes(least: int, voice: Voice) -> list[str]:
    texts = voice.texts
    return [texts.help_notes] if least else [texts.help_notes, texts.help_no_notes]


def _bid(view: View, options: Options, voice: Voice) -> Question:
    texts, bids = voice.texts, _choice(options, BidRange)

    def read(typed: str) -> Action:
        if typed.lower() in texts.words_pass:
            return Pass(options.seat)
        return Bid(options.seat, read_bid(typed, bids, voice))

    help_lines = [texts.help_bid.format(minimum=bids.minimum)]
    if may_ask_again(view):
        help_lines.append(texts.help_own_raise.format(minimum=bids.minimum))
    if bids.maximum > bids.affordable:
        help_lines.append(texts.help_bluff)
    return Question(
        texts.ask_bid.format(minimum=bids.minimum, maximum=bids.maximum),
        note=texts.ask_bid_affordable.format(affordable=bids.affordable),
        read=read,
        help=help_lines,
    )


def may_ask_again(view: View) -> bool:
    """D7 nobody is asked to raise their own bid, unless they said with their bid that they want to be."""
    return view.edition.own_raise == "allowed" and view.edition.bids_each == "many"


def ask_own_raise(view: View, bids: BidRange, voice: Voice) -> Question:
    texts = voice.texts

    def read(typed: str) -> Action | Decline:
        if typed.lower() in (*texts.words_pass, *texts.words_out):
            return Decline()
        return Bid(voice.seat, read_bid(typed, bids, voice))

    return Question(
        texts.ask_own_raise.format(price=view.high_bid, minimum=bids.minimum, maximum=bids.maximum),
        note=texts.ask_bid_affordable.format(affordable=bids.affordable),
        read=read,
        help=[texts.help_own_raise.format(minimum=bids.minimum)],
    )


def _decide(view: View, options: Options, voice: Voice) -> Question:
    texts = voice.texts
    bargain = {"name": _name(view.leader, voice), "price": view.high_bid}
    menu: Menu = [
        (texts.do_sell.format(**bargain), Sell(options.seat)),
        (texts.do_preempt.format(**bargain), Preempt(options.seat)),
    ]
    return Question(texts.ask_decide.format(**bargain), menu, help=[texts.help_menu])


def _pay(view: View, options: Options, voice: Voice) -> Question:
    texts, settlement, seat = voice.texts, _choice(options, Settlement), options.seat
    creditor = view.active if view.debtor == view.leader else view.leader
    menu: Menu = []
    for notes in settlement.ways:
        entry = payment_entry(texts.do_pay_exactly, texts.do_pay_more, notes, settlement.price, voice)
        menu.append((entry, Pay(seat, notes)))
    return Question(
        texts.ask_pay.format(name=_name(creditor, voice), price=settlement.price),
        menu,
        note=f"{texts.or_other_notes} {tell_purse(view, voice)}",
        read=lambda typed: Pay(seat, read_payment(typed, settlement, voice)),
        help=[texts.help_menu, texts.help_notes],
    )


def payment_entry(exactly: str, more: str, notes: Notes, price: int, voice: Voice) -> str:
    """A line of a menu that says when the price is overpaid."""
    over = worth(notes) - price
    return (more if over else exactly).format(notes=voice.notes(notes), over=over)


def _buy_back(view: View, options: Options, voice: Voice) -> Question:
    texts, settlement, seat = voice.texts, _choice(options, Settlement), options.seat
    menu: Menu = [(texts.do_let_stand, LetStand(seat))]
    for notes in settlement.ways:
        entry = payment_entry(texts.do_buy_back, texts.do_buy_back_more, notes, settlement.price, voice)
        menu.append((entry, BuyBack(seat, notes)))
    bidder, paid = _name(view.leader, voice), voice.notes(view.paid or ())
    return Question(
        texts.ask_buy_back.format(name=bidder, price=view.high_bid, notes=paid),
        menu,
        note=f"{texts.or_other_notes} {tell_purse(view, voice)}",
        read=lambda typed: BuyBack(seat, read_payment(typed, settlement, voice)),
        help=[texts.help_menu, texts.help_notes],
    )


def _answer(view: View, options: Options, voice: Voice) -> Question:
    texts, laying, seat = voice.texts, _choice(options, Laying), options.seat
    offer = {
        "name": voice.names[view.active],
        "notes": voice.count(view.offer_size),
        "animals": voice.animals([view.animal or 0] * view.stake),
    }
    may_accept = options.find("accept") is not None
    menu: Menu = [(texts.do_accept, Accept(seat))] if may_accept else []
    text = texts.ask_answer if may_accept else texts.ask_counter
    purse = tell_purse(view, voice)
    return Question(
        text.format(**offer),
        menu,
        note=f"{texts.or_counter} {purse}" if may_accept else purse,
        read=lambda typed: Counter(seat, read_laying(typed, laying.purse, laying.least, voice)),
        help=[*([texts.help_menu] if may_accept else []), *_help_notes(laying.least, voice)],
    )


def _second_offer(view: View, options: Options, voice: Voice) -> Question:
    laying, seat = _choice(options, Laying), options.seat
    return Question(
        voice.texts.ask_second_offer.format(name=_name(view.target, voice)),
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
