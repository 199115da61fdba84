"""The half of a bot that reckons: each kind of question comes to a method of its own."""

from maquignon.bots.appraisal import cheapest_payment
from maquignon.bots.cost import within_cost
from maquignon.bots.last_money import lay_last_money
from maquignon.knowledge.purses import Knowledge
from maquignon.rules.actions import Action, Pay
from maquignon.rules.choices import BidRange, Button, Challenge, Draw, Laying, Settlement
from maquignon.rules.options import Options
from maquignon.rules.views import View


class Reckoner:
    """The last of the choices is the bold one: bid, trade, pre-empt, buy back, counter, claim the dove."""

    looks = True

    def choose(self, view: View, options: Options) -> Action:
        """What the bot wants, unless it forgets what notes cost or when money is worth nothing any more."""
        return lay_last_money(view, within_cost(view, options, self._decide(view, options)), self._known(view))

    def _known(self, view: View) -> Knowledge | None:
        """What it remembers of everybody's money; None of whoever cannot keep that in mind."""
        return None

    def _decide(self, view: View, options: Options) -> Action:
        seat, bold = options.seat, options.choices[-1]
        forced = len(options.choices) == 1
        match bold:
            case BidRange():
                return self._bid(view, seat, bold)
            case Button(do="preempt"):
                return self._preempt(view, seat)
            case Settlement(do="pay"):
                return Pay(seat, cheapest_payment(bold.purse, bold.price))
            case Settlement():
                return self._buy_back(view, seat, bold)
            case Challenge():
                return self._trade(view, seat, bold, forced)
            case Laying(do="counter"):
                return self._answer(view, seat, bold, forced)
            case Laying():
                return self._offer_again(view, seat, bold)
            case Button() | Draw():
                return next(bold.actions(seat))

    def _bid(self, view: View, seat: int, bids: BidRange) -> Action:
        raise NotImplementedError

    def _preempt(self, view: View, seat: int) -> Action:
        raise NotImplementedError

    def _buy_back(self, view: View, seat: int, debt: Settlement) -> Action:
        raise NotImplementedError

    def _trade(self, view: View, seat: int, challenge: Challenge, forced: bool) -> Action:
        raise NotImplementedError

    def _answer(self, view: View, seat: int, counter: Laying, forced: bool) -> Action:
        raise NotImplementedError

    def _offer_again(self, view: View, seat: int, pile: Laying) -> Action:
        raise NotImplementedError
