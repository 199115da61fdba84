"""Matches to look at."""

from collections.abc import Sequence
from random import Random

from maquignon.bots.bot import Bot
from maquignon.bots.roster import make_bot
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, play_match
from maquignon.play.statistics import Scorekeeper, Tally
from maquignon.rules.game import apply_legal, start
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.editions import EDITIONS

GRID = [(edition, players) for edition in EDITIONS for players in (3, 4, 5)]


def match_between(names: Sequence[str], edition: str = "koehandel", seed: int = 0) -> Match:
    bots = [make_bot(name, Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]
    return match_of(bots, edition, seed)


def match_of(bots: Sequence[Bot], edition: str = "koehandel", seed: int = 0) -> Match:
    terms = agree(edition, [], {}, len(bots))
    return play_match(terms, bots, Dealer.shuffled(terms, Random(seed)), first=seed % len(bots))


def tally(match: Match) -> Tally:
    """What would have been counted if somebody had."""
    keeper = Scorekeeper(match.game.state.players)
    game = start(match.edition, match.game.state.players, match.first)
    for action in match.actions:
        keeper.before(game.state, action)
        apply_legal(game, action)
        keeper.after(game.state, action)
    return keeper.close(game.state, match.faults)
