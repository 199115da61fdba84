"""How a bot plays an endgame: asked again and again at every moment of it, with fresh dice."""

from collections import Counter
from collections.abc import Mapping
from random import Random

from bench.exact.solving import Strategy
from bench.exact.tree import Moment, label
from maquignon.bots.bot import seated
from maquignon.bots.roster import make_bot
from maquignon.play.match import ask


def strategy_of(name: str, draws: int, seed: int = 0) -> Strategy:
    """The share of each action among so many answers."""

    def strategy(moment: Moment) -> Mapping[str, float]:
        found = Counter(_answer(name, moment, f"{seed}/{moment.seat}/{moment.number}/{draw}") for draw in range(draws))
        return {action: number / draws for action, number in found.items()}

    return strategy


def at_random(moment: Moment) -> Mapping[str, float]:
    return dict.fromkeys(moment.labels, 1 / len(moment.actions))


def _answer(name: str, moment: Moment, dice: str) -> str:
    """What it does here, after it was told all that its seat has seen happen."""
    game, seat = moment.game, moment.seat
    bot = make_bot(name, Random(dice))
    with seated({seat: bot}, game.edition, game.state.players, first=0):
        if bot.listens:
            bot.notice(moment.story)
        return label(ask(bot, game, seat))
