"""What somebody who looks over everybody's shoulder sees bots do that a sensible player does not."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from maquignon.bots.roster import make_bot
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, play_match
from maquignon.play.statistics import SeatTally
from maquignon.rules.actions import Accept, Action, Offer, Trade
from maquignon.rules.actions import Counter as CounterOffer
from maquignon.rules.cards import size, worth
from maquignon.rules.game import apply_legal, start
from maquignon.rules.legality import may_accept
from maquignon.rules.state import State
from maquignon.rules.terms.charter import agree
from tests.play.tables import tally


@dataclass(slots=True)
class Watched:
    """All seats of one bot."""

    total: SeatTally = field(default_factory=lambda: SeatTally(games=0))
    answers: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Number of notes offered, and whether that was accepted; only where both may be said."""
    kept: int = 0
    """Trades that ended the game in which money was held back though the rival could have laid as much."""

    def guessed_right(self) -> float:
        """The part of the answers that the best rule foretells which only counts the notes: so many, then that."""
        most = max(number for number, _ in self.answers) + 2
        right = [
            sum(times for (number, accepted), times in self.answers.items() if (number >= fewest) == (accepted == yes))
            for fewest in range(most)
            for yes in (True, False)
        ]
        return max(right) / self.answers.total()


def games(names: Sequence[str], number: int, edition: str = "koehandel") -> Iterator[tuple[tuple[str, ...], Match]]:
    """So many games of one table, whose bots move on one seat each time."""
    rules = agree(edition, [], {}, len(names))
    for game in range(number):
        shift = game % len(names)
        seats = (*names[shift:], *names[:shift])
        bots = [make_bot(name, Random(f"{game}/{seat}")) for seat, name in enumerate(seats)]
        yield seats, play_match(rules, bots, Dealer.shuffled(rules, Random(game // len(names))), 0)


def watch(played: Iterable[tuple[tuple[str, ...], Match]]) -> dict[str, Watched]:
    seen: dict[str, Watched] = {}
    for names, match in played:
        for name, seat in zip(names, tally(match).seats, strict=True):
            seen.setdefault(name, Watched()).total.add(seat)
        game = start(match.edition, len(names), match.first)
        for action in match.actions:
            if isinstance(action, Trade | Offer | CounterOffer | Accept):
                _look_at(game.state, action, seen[names[action.seat]])
            apply_legal(game, action)
    return seen


def _look_at(s: State, action: Action, watched: Watched) -> None:
    if isinstance(action, Accept | CounterOffer) and may_accept(s):
        watched.answers[size(s.offer), isinstance(action, Accept)] += 1
    rival = action.target if isinstance(action, Trade) else s.active if action.seat == s.target else s.target
    animal = action.animal if isinstance(action, Trade) else s.animal
    if _ends_the_game(s, action.seat, rival, animal):
        laid = worth(action.notes)
        watched.kept += laid < worth(s.purse[action.seat]) and laid <= worth(s.purse[rival])


def _ends_the_game(s: State, seat: int, rival: int, animal: int) -> bool:
    """Two against two of the last family."""
    still_open = [
        kind for kind in range(len(s.pile)) if all(herd[kind] < s.family_size for herd in s.herd[: s.players])
    ]
    return s.pile_left == 0 and still_open == [animal] and s.herd[seat][animal] == s.herd[rival][animal] == 2


def share_of_wins(row: str, column: str, number: int, players: int = 4) -> float:
    """What one seat of the first wins among copies of the second."""
    names = (row, *[column] * (players - 1))
    return watch(games(names, number))[row].total.wins / number
