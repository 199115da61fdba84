"""Another game that one seat could not tell from this one."""

from random import Random

from maquignon.adapters.chronicle import Happening, Recollection
from maquignon.adapters.spoken import SpokenGame
from maquignon.bots.imagine import imagine
from maquignon.knowledge.minds import mind_of
from maquignon.rules.audience import seen_by
from maquignon.rules.game import Game
from maquignon.rules.views import view
from maquignon.turbo.codec import Draft

PATIENCE = 5_000
"""Deals tried before giving up; a handful is the rule."""


def resampled(spoken: SpokenGame, seat: int, rng: Random) -> SpokenGame:
    """The table as `seat` sees it, with notes dealt at random within what it knows, and nothing of what it does not.

    The past of the others is not imagined with it: they remember what `seat` has seen too, and what they hold.
    """
    twin = spoken.copy()
    s = imagine(view(spoken.game, seat), spoken.known[seat], rng, PATIENCE)
    if spoken.seat != seat:
        twin.draft = Draft()
    log: list[Happening] = [event if isinstance(event, Recollection) else seen_by(event, seat) for event in spoken.log]
    for other in range(s.players):
        if other != seat:
            twin.known[other] = mind_of(s, spoken.known[s.players], other)
            log.append(Recollection(other, tuple(s.purse[other])))
    twin.take_up(Game(spoken.game.edition, s), log)
    return twin
