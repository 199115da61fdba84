"""Matches of bots by their names, to be watched."""

from collections.abc import Iterator, Sequence
from random import Random

from maquignon.bots.roster import make_bot
from maquignon.play.conduct import watch
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, play_match
from maquignon.rules.terms.charter import agree


def games(names: Sequence[str], number: int, edition: str = "koehandel") -> Iterator[tuple[tuple[str, ...], Match]]:
    """So many games of one table, whose bots move on one seat each time."""
    rules = agree(edition, [], {}, len(names))
    for game in range(number):
        shift = game % len(names)
        seats = (*names[shift:], *names[:shift])
        bots = [make_bot(name, Random(f"{game}/{seat}")) for seat, name in enumerate(seats)]
        yield seats, play_match(rules, bots, Dealer.shuffled(rules, Random(game // len(names))), 0)


def share_of_wins(row: str, column: str, number: int, players: int = 4) -> float:
    """What one seat of the first wins among copies of the second."""
    names = (row, *[column] * (players - 1))
    return watch(games(names, number))[row].total.wins / number
