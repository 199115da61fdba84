"""A memory as of somebody to whom every purse has been shown."""

from maquignon.bots.memory import Memory
from maquignon.knowledge.purses import Knowledge
from maquignon.rules.cards import KINDS_OF_NOTES, size, worth
from maquignon.rules.game import Game
from maquignon.rules.views import View


class Omniscience(Memory):
    def __init__(self, game: Game) -> None:
        super().__init__()
        self._known = knowing_all(game)

    def own(self, view: View) -> Knowledge:
        return self._known

    def public(self, view: View) -> Knowledge:
        return self._known


def knowing_all(game: Game) -> Knowledge:
    known, s = Knowledge(), game.state
    known.players = s.players
    for seat in range(s.players):
        known.low[seat], known.high[seat] = list(s.purse[seat]), list(s.purse[seat])
        known.size[seat] = size(s.purse[seat])
        known.poor[seat] = known.rich[seat] = worth(s.purse[seat])
    known.total = [sum(s.purse[seat][kind] for seat in range(s.players)) for kind in range(KINDS_OF_NOTES)]
    return known
