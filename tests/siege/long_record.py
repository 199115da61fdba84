"""A legal record as long as anybody is allowed to have played again: every lot is bid up by ten and ten."""

from random import Random

from maquignon.bots.bot import Deaf
from maquignon.bots.random import RandomBot
from maquignon.notation.header import Header
from maquignon.notation.record import Record, dumps
from maquignon.play.dealer import Dealer
from maquignon.play.match import play_match
from maquignon.rules.actions import Action, Bid
from maquignon.rules.choices import BidRange
from maquignon.rules.options import Options
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import View
from maquignon.server.replays import MOST_STEPS

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


class Outbidder(Deaf):
    """Bids as little as it may and never stops."""

    looks = False

    def __init__(self, rng: Random) -> None:
        self._otherwise = RandomBot(rng)

    def choose(self, view: View, options: Options) -> Action:
        bids = options.find("bid")
        if isinstance(bids, BidRange):
            return Bid(options.seat, bids.minimum)
        return self._otherwise.choose(view, options)


def long_record() -> bytes:
    dice, edition = Random(1), EDITIONS["koehandel"]
    match = play_match(edition, [Outbidder(dice) for _ in NAMES], Dealer.shuffled(edition, dice), first=0)
    header = Header(edition=edition.name, players=NAMES, first=0)
    return dumps(Record(header, match.actions[: MOST_STEPS - 10])).encode()
