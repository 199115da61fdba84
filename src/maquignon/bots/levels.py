"""Opponents for people, from one that a child can beat to one that nobody beats easily."""

from collections.abc import Sequence
from random import Random

from maquignon.bots.learned import Learned
from maquignon.bots.nature import Nature
from maquignon.bots.trader import Trader
from maquignon.knowledge.purses import Knowledge
from maquignon.rules.cards import KINDS_OF_ANIMALS
from maquignon.rules.views import View


class Easy(Trader):
    """Plays like somebody new at the table: has favourites, keeps nobody's money in mind, is carried away by the
    bidding and frightened by its own bluffs."""

    nature = Nature(
        keenness=1.1, selfhood=0.6, reserve=0.0, reluctance=1.3, variety=0.4, nerve=0.01, eagerness=0.2,
        restlessness=0.5, heat=0.12, yielding=1.0, thrift=0.6,
    )  # fmt: skip

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._fancies = [rng.lognormvariate(0, 0.5) for _ in range(KINDS_OF_ANIMALS)]

    def _known(self, view: View) -> Knowledge | None:
        return None

    def _fancy(self, animals: Sequence[int]) -> float:
        return sum(self._fancies[animal] for animal in animals) / len(animals)


class Medium(Trader):
    """Reckons with its own purse and everybody's, remembers what was paid, bluffs a little, and pays too much for what
    it likes: whoever waits gets more for less."""

    nature = Nature(keenness=1.5, restlessness=0.2, yielding=1.1)


class Hard(Learned):
    """The learned player on a day on which it does not always concentrate."""

    lapses = 0.92
