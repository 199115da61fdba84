"""How long a game takes, from games that bots play: auctions, and the seconds that people need for everything else."""

import json
import sys
from statistics import mean

from generated import settle

from maquignon.play.many import Plan, play_one
from maquignon.rules.actions import Accept, Action, Auction, Bid, Counter, Offer, Pass, Trade
from maquignon.rules.state import ANSWERING, BIDDING, HOUSE, MOST_SEATS, OFFERING, TURN
from maquignon.rules.terms.charter import FEWEST_SEATS
from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.bots.pondering import QUICK, UNHURRIED

FILE = "web/src/lib/minutes.json"
GAMES = 12
BOT = "merchant"
PHASES: dict[type[Action], int] = {
    Auction: TURN,
    Trade: TURN,
    Bid: BIDDING,
    Accept: ANSWERING,
    Counter: ANSWERING,
    Offer: OFFERING,
}


def seconds(action: Action) -> float:
    """What somebody unhurried takes; a pass is said while others still think."""
    if action.seat == HOUSE or isinstance(action, Pass):
        return 0.0
    phase = PHASES.get(type(action))
    return (QUICK if phase is None else UNHURRIED[phase])[1] / 1000


def measured(edition: str, players: int) -> dict[str, int]:
    plan = Plan(edition, (), {}, (BOT,) * players, GAMES, seed=1)
    games = [play_one(plan, plan.agree(), number).actions for number in range(GAMES)]
    return {
        "auctions": round(mean(sum(isinstance(action, Auction) for action in game) for game in games)),
        "seconds": round(mean(sum(map(seconds, game)) for game in games)),
    }


def table() -> dict[str, dict[str, dict[str, int]]]:
    return {
        edition: {str(players): measured(edition, players) for players in range(FEWEST_SEATS, MOST_SEATS + 1)}
        for edition in EDITIONS
    }


if __name__ == "__main__":
    sys.exit(settle({FILE: json.dumps(table(), indent=2) + "\n"}))
