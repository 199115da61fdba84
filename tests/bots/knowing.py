"""Listeners to whom every purse has been shown."""

from maquignon.rules.cards import KINDS_OF_NOTES, size, worth
from maquignon.rules.game import Game
from maquignon.rules.hearsay import Listener
from maquignon.rules.knowledge import Knowledge


def who_knows_all(game: Game) -> Listener:
    listener = Listener(game.edition, game.state.players)
    listener.knowledge = knowing_all(game)
    return listener


def knowing_all(game: Game) -> Knowledge:
    known, s = Knowledge(), game.state
    known.players = s.players
    for seat in range(s.players):
        known.low[seat], known.high[seat] = list(s.purse[seat]), list(s.purse[seat])
        known.size[seat] = size(s.purse[seat])
        known.poor[seat] = known.rich[seat] = worth(s.purse[seat])
    known.total = [sum(s.purse[seat][kind] for seat in range(s.players)) for kind in range(KINDS_OF_NOTES)]
    return known
