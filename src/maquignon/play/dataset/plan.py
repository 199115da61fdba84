"""What a data set is made of, and its games, shard by shard: the same for the same plan, whenever each is made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from maquignon.play.dataset.tables import Columns, action_table, game_table, rows_of
from maquignon.play.many import Ruleset, Sitting, rotated
from maquignon.play.match import Match
from maquignon.rules.scoring import score, wins
from maquignon.rules.state import MOST_SEATS, State
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition
from maquignon.turbo.batch import openings
from maquignon.turbo.dice import streams
from maquignon.turbo.partners import KINDS, temper
from maquignon.turbo.playout import ANYTHING, SENSIBLE
from maquignon.turbo.traits import TRAITS
from maquignon.turbo.written import BY_TEMPER, WrittenGames, write_games

SCRIPTED: Final[Mapping[str, int]] = {
    "turbo:anything": ANYTHING,
    "turbo:sensible": SENSIBLE,
    **{"turbo:" + kind.replace(" ", "-"): BY_TEMPER for kind in KINDS},
}
"""Players that run compiled; those of `turbo.partners` with a temper drawn anew for every game."""
_KIND_OF: Final = {"turbo:" + kind.replace(" ", "-"): kind for kind in KINDS}
SHARD: Final = 10_000


@dataclass(frozen=True, slots=True)
class Dataset(Ruleset):
    """The terms of the table, who plays, how many games, from which seed, and whether their actions are wanted."""

    players: tuple[str, ...]
    games: int
    seed: int
    actions: bool

    @property
    def compiled(self) -> bool:
        return all(player in SCRIPTED for player in self.players)

    def agree(self) -> Edition:
        return agree(self.edition, self.variants, self.house_rules, len(self.players))

    def shards(self) -> list[range]:
        return [range(start, min(start + SHARD, self.games)) for start in range(0, self.games, SHARD)]

    def names(self) -> list[str]:
        """Everybody once, in the order in which the columns `player_…` count them."""
        return list(dict.fromkeys(self.players))

    def seating(self, number: int) -> tuple[str, ...]:
        return rotated(self.players, number)


def make_shard(plan: Dataset, edition: Edition, numbers: range) -> tuple[Columns, Columns | None]:
    """The games of these numbers; their actions, if they are wanted."""
    written = _compiled(plan, edition, numbers) if plan.compiled else _plain(plan, edition, numbers)
    games = np.arange(numbers.start, numbers.stop)
    table = game_table(games, written.firsts, written.lengths, _cast(plan, numbers), written.scores, written.winners)
    return table, action_table(games, written.lengths, written.actions) if plan.actions else None


def _cast(plan: Dataset, numbers: range) -> NDArray[np.int8]:
    names, cast = plan.names(), np.full((len(numbers), MOST_SEATS), -1, np.int8)
    for row, number in enumerate(numbers):
        cast[row, : len(plan.players)] = [names.index(player) for player in plan.seating(number)]
    return cast


def _compiled(plan: Dataset, edition: Edition, numbers: range) -> WrittenGames:
    """Each shard has dice of its own, so that one can be made without those before it."""
    rng = np.random.default_rng([plan.seed, numbers.start])
    cast = np.zeros((len(numbers), MOST_SEATS), np.int64)
    tempers = np.zeros((len(numbers), MOST_SEATS, TRAITS), np.float32)
    for row, number in enumerate(numbers):
        for seat, player in enumerate(plan.seating(number)):
            cast[row, seat] = SCRIPTED[player]
            if cast[row, seat] == BY_TEMPER:
                tempers[row, seat] = temper(_KIND_OF[player], rng)
    starts = np.repeat(openings([(edition, len(plan.players))]), len(numbers))
    dice = streams(int(rng.integers(2**63)), len(numbers))
    return write_games(starts, cast, tempers, dice, actions=plan.actions)


def _plain(plan: Dataset, edition: Edition, numbers: range) -> WrittenGames:
    matches = [_play(plan, edition, number) for number in numbers]
    rows = [rows_of(match.actions) for match in matches]
    ends = [_ends(match.game.state) for match in matches]
    return WrittenGames(
        firsts=np.array([match.first for match in matches], np.int8),
        lengths=np.array([len(row) for row in rows], np.int64),
        scores=np.array([scores for scores, _ in ends], np.int32),
        winners=np.array([winners for _, winners in ends], np.bool_),
        actions=np.concatenate(rows),
    )


def _play(plan: Dataset, edition: Edition, number: int) -> Match:
    key = f"{plan.seed}/{number}"
    return Sitting(plan.seating(number), key, key).play(edition)


def _ends(s: State) -> tuple[list[int], list[bool]]:
    empty = MOST_SEATS - s.players
    scores = [score(s, seat) for seat in range(s.players)]
    return scores + [0] * empty, [wins(s, seat) for seat in range(s.players)] + [False] * empty
