"""Forecasts against results: how well the judgement fits games that bots have played."""

from collections.abc import Iterable
from random import Random

import numpy as np

from maquignon.judgement.calibration import Quality, by_phase
from maquignon.judgement.phases import phase_of
from maquignon.judgement.watching import Watcher
from maquignon.play.match import Match
from maquignon.rules.game import start, winners
from maquignon.rules.state import MOST_SEATS
from maquignon.rules.telling import play


def measure(matches: Iterable[Match], seed: int) -> list[Quality]:
    """Every step of every game judged by one of its seats, drawn by the dice; of all steps and of each phase."""
    rng = Random(seed)
    chances, shares, there, phases = [], [], [], []
    for match in matches:
        players = match.game.state.players
        won, absent = winners(match.game), [0.0] * (MOST_SEATS - players)
        forecasts, passed = watch(match, rng.randrange(players))
        chances += [[*forecast, *absent] for forecast in forecasts]
        shares += [[*((seat in won) / len(won) for seat in range(players)), *absent]] * len(forecasts)
        there += [[seat < players for seat in range(MOST_SEATS)]] * len(forecasts)
        phases += passed
    return by_phase(np.array(chances), np.array(shares), np.array(there), np.array(phases))


def watch(match: Match, seat: int) -> tuple[list[list[float]], list[int]]:
    """What this seat could forecast before every action, and in which phase that was."""
    game = start(match.edition, match.game.state.players, match.first)
    watcher, phases = Watcher(game, seat), []
    watcher.look([])
    for action in match.actions:
        phases.append(phase_of(game.state.pile_left / 40.0))
        watcher.look(play(game, action))
    return watcher.chances()[:-1], phases
