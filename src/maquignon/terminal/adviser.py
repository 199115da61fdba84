"""A good player at the person's shoulder: hears what they hear, and says on demand what it would do and why."""

from collections.abc import Sequence
from random import Random

from maquignon.bots.bot import Bot
from maquignon.bots.roster import ADVISER, make_bot
from maquignon.bots.why import stake_of, why
from maquignon.languages.values import Value
from maquignon.notation.sentences import explain
from maquignon.rules import actions as a
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.terminal.questions import payment_entry, trade_entry
from maquignon.terminal.voice import Voice


class Prompter:
    """Sits down when it is first asked, and is told then what has happened."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._bot: Bot | None = None
        self._heard: list[Event] = []

    def notice(self, events: Sequence[Event], seat: int) -> None:
        self._heard += [seen_by(event, seat) for event in events]

    def advise(self, view: View, options: Options, voice: Voice) -> list[str]:
        """What it would do, and why, a sentence each."""
        if not options:
            return [voice.say("terminal-hint", deed=voice.say("terminal-do-pass"))]  # D7 no bot raises its own bid
        if self._bot is None:
            self._bot = make_bot(ADVISER, self._rng)
        if self._bot.listens:
            self._bot.notice(self._heard)
        self._heard.clear()
        action = self._bot.choose(view, options)
        reason = explain(why(view, options, action), voice.names, voice.language)
        return [voice.say("terminal-hint", deed=deed(action, view, options, voice)), reason]


def deed(action: a.Action, view: View, options: Options, voice: Voice) -> str:
    """An action in the words of the menus; notes as they can be typed."""
    notes = voice.notes(action.notes)
    bargain: dict[str, Value] = {
        "name": "" if view.leader is None else voice.names[view.leader],
        "price": view.high_bid,
    }
    match action:
        case a.Auction():
            return voice.say("terminal-do-auction")
        case a.Trade():
            return f"{trade_entry(stake_of(options, action), view, voice)}: {notes}"
        case a.Offer():
            return voice.say("terminal-do-offer", notes=notes)
        case a.Bid(amount=amount):
            return voice.say("terminal-do-bid", amount=amount)
        case a.Pass():
            return voice.say("terminal-do-pass")
        case a.Sell():
            return voice.say("terminal-do-sell", **bargain)
        case a.Preempt():
            return voice.say("terminal-do-preempt", **bargain)
        case a.Pay():
            return payment_entry("terminal-do-pay", action.notes, view.high_bid, voice)
        case a.LetStand():
            return voice.say("terminal-do-let-stand")
        case a.BuyBack():
            return payment_entry("terminal-do-buy-back", action.notes, view.high_bid, voice)
        case a.Accept():
            return voice.say("terminal-do-accept")
        case a.Counter():
            return voice.say("terminal-do-counter", notes=notes)
        case a.ClaimDove():
            return voice.say("terminal-do-take-dove")
        case a.Deal() | a.TurnUp() | a.Hammer():
            raise ValueError("the house does as it must")
