"""What somebody who looks over everybody's shoulder sees bots do that a sensible player does not."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from maquignon.play.match import Match
from maquignon.play.statistics import Scorekeeper, SeatTally
from maquignon.rules.actions import Accept, Offer, Trade
from maquignon.rules.actions import Counter as CounterOffer
from maquignon.rules.cards import size, worth
from maquignon.rules.game import apply_legal, start
from maquignon.rules.legality import may_accept
from maquignon.rules.state import State

Laid = Accept | CounterOffer | Offer | Trade


@dataclass(slots=True)
class Conduct:
    """All seats of one bot."""

    total: SeatTally = field(default_factory=lambda: SeatTally(games=0))
    answers: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Number of notes offered, and whether that was accepted; only where both may be said."""
    kept: int = 0
    """Trades after which its money could not matter any more, in which it held some back although it could lose."""
    sat_on: int = 0
    """Games that ended with half of all the money in its purse, kept there and not brought by its last trade."""

    def guessed_right(self) -> float:
        """The part of the answers that the best rule foretells which only counts the notes: so many, then that."""
        most = max((number for number, _ in self.answers), default=0) + 2
        right = [
            sum(times for (number, accepted), times in self.answers.items() if (number >= fewest) == (accepted == yes))
            for fewest in range(most)
            for yes in (True, False)
        ]
        return max(right) / max(1, self.answers.total())


def watch(played: Iterable[tuple[tuple[str, ...], Match]]) -> dict[str, Conduct]:
    """Matches with the names of their seats, gone through action by action."""
    seen: dict[str, Conduct] = {}
    for names, match in played:
        for name in names:
            seen.setdefault(name, Conduct())
        _watch_one(names, match, seen)
    return seen


def _watch_one(names: tuple[str, ...], match: Match, seen: dict[str, Conduct]) -> None:
    game, keeper = start(match.edition, len(names), match.first), Scorekeeper(len(names))
    held_back: dict[int, int] = {}
    for action in match.actions:
        keeper.before(game.state, action)
        if isinstance(action, Laid):
            _look_at(game.state, action, seen[names[action.seat]])
            held_back[action.seat] = worth(game.state.purse[action.seat]) - _laid(action)
        apply_legal(game, action)
        keeper.after(game.state, action)
    for seat, tally in enumerate(keeper.close(game.state, match.faults).seats):
        watched = seen[names[seat]]
        watched.total.add(tally)
        watched.sat_on += tally.hoards and 2 * held_back.get(seat, tally.money) >= game.state.money_in_play


def _laid(action: Laid) -> int:
    return 0 if isinstance(action, Accept) else worth(action.notes)


def _look_at(s: State, action: Laid, watched: Conduct) -> None:
    if isinstance(action, Accept | CounterOffer) and may_accept(s):
        watched.answers[size(s.offer), isinstance(action, Accept)] += 1
    rival = action.target if isinstance(action, Trade) else s.active if action.seat == s.target else s.target
    animal = action.animal if isinstance(action, Trade) else s.animal
    if _buys_nothing_after(s, action.seat, rival, animal):
        watched.kept += _laid(action) < worth(s.purse[action.seat]) and not _wins_anyhow(s, action, rival)


def _buys_nothing_after(s: State, seat: int, rival: int, animal: int) -> bool:
    """Whoever wins, this seat has nothing more to bid or trade for, and money breaks no tie."""
    mine = s.herd[seat]
    evenly = mine[animal] == s.herd[rival][animal] == 2 and s.family_size == 4
    done = all(number in (0, s.family_size) for kind, number in enumerate(mine) if kind != animal)
    return s.pile_left == 0 and evenly and done and not s.money_breaks_ties


def _wins_anyhow(s: State, action: Laid, rival: int) -> bool:
    """More than the rival could lay, or has laid."""
    return _laid(action) > worth(s.offer if isinstance(action, Accept | CounterOffer) else s.purse[rival])
