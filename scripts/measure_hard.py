"""Measure `hard` quickly, whatever the weights: `scripts/measure_hard.py --lapses 0.9 0.97 --weights FILE`.

One `expert:0` among copies of `hard`, the other way round, and one `hard` among compiled traders with the nature of
`medium`, at every setting of the ladder, in equal shares. Many games are played side by side by the compiled law:
hundreds in the time of one. The rules about the cost of notes and the last money are left out, so that a figure is
higher than `maquignon ladder --steps` finds; what it is good for is to compare.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from maquignon.bots.expert import Expert
from maquignon.bots.learned import DISTRACTED, PEACE, Learned
from maquignon.bots.levels import Hard, Medium
from maquignon.bots.nature import Nature
from maquignon.bots.policy import Policy, load, shipped
from maquignon.command.columns import columns
from maquignon.play.ladder.cells import SETTINGS
from maquignon.rules.state import MOST_SEATS
from maquignon.rules.terms.charter import agree
from maquignon.turbo import traits
from maquignon.turbo.batch import Batch
from maquignon.turbo.codec import SAY_ACCEPT

Shares = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Player:
    """Somebody who plays by the network."""

    policy: Policy
    temperature: float
    lapses: float = 0.0

    def speak(self, batch: Batch, games: npt.NDArray[np.intp], rng: np.random.Generator) -> npt.NDArray[np.int64]:
        warm = rng.random(len(games)) < self.lapses
        luck = (1 - rng.random(len(games))).astype(np.float32)
        symbols = np.zeros(len(games), np.int64)
        for those, temperature in ((warm, DISTRACTED), (~warm, self.temperature)):
            if those.any():
                seen, legal = batch.observations[games[those]], batch.masks[games[those]]
                symbols[those] = self.policy.speak(seen, legal, luck[those], temperature)
        return symbols


def trader(nature: Nature) -> traits.Temper:
    """As the compiled law knows them: without memory, favourites and heat."""
    temper = np.zeros(traits.TRAITS, np.float32)
    temper[traits.ORIGIN], temper[traits.RIVALRY], temper[traits.HARDNESS] = traits.TRADER, 0.5, 1
    for name in (
        "keenness", "selfhood", "reserve", "reluctance", "variety", "nerve", "eagerness", "restlessness", "yielding",
        "thrift",
    ):  # fmt: skip
        temper[getattr(traits, name.upper())] = getattr(nature, name)
    return temper


def shares(row: Player, column: Player | traits.Temper, games: int, seed: int) -> Shares:
    """What one of the row's wins among copies of the column's, by game and setting."""
    tables = [(agree(setting.edition, (), {}, setting.players), setting.players) for setting in SETTINGS]
    batch, rng = Batch(tables, len(tables) * games, seed, sober=True, limit=4000), np.random.default_rng(seed)
    rows = np.arange(len(batch.seats))
    players = batch.starts["players"].astype(int)
    own = rows // len(tables) % players
    if not isinstance(column, Player):
        batch.tempers[np.arange(MOST_SEATS) != own[:, None]] = column
    batch.begin()
    won = np.zeros(len(rows))
    while len(rows):
        symbols = np.zeros(len(rows), np.int64)
        mine = batch.seats == own[rows]
        for player, those in ((row, np.flatnonzero(mine)), (column, np.flatnonzero(~mine))):
            if isinstance(player, Player) and len(those):
                symbols[those] = player.speak(batch, those, rng)
        batch.step(symbols)
        over = batch.finished | batch.truncated
        if over.any():
            wins = batch.winners / np.maximum(batch.winners.sum(axis=1, keepdims=True), 1)
            won[rows[over]] = (players[rows] * wins[np.arange(len(rows)), own[rows]])[over]
            rows = rows[~over]
            batch.keep(np.flatnonzero(~over))
    return won.reshape(games, len(tables))


def line(words: str, won: Shares) -> list[str]:
    error = 1.96 * won.std() / np.sqrt(won.size)
    return [words, f"{won.mean():.2f} ± {error:.2f}", *(f"{share:.2f}" for share in won.mean(axis=0))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lapses", type=float, nargs="+", default=[Hard.lapses], help="how often `hard` dreams")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="other weights than the shipped ones")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games for each setting (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the number that all dice start from (0)")
    args = parser.parse_args()
    policy = (load(args.weights) if args.weights else shipped()).leaning_to(SAY_ACCEPT, PEACE)
    expert, medium = Player(policy, Expert.temperature), trader(Medium.nature)
    head = ["", "together", *(f"{setting.edition} {setting.players}" for setting in SETTINGS)]
    for lapses in args.lapses:
        hard = Player(policy, Learned.temperature, lapses)
        rows = [
            line("expert:0 among hard", shares(expert, hard, args.games, args.seed)),
            line("hard among expert:0", shares(hard, expert, args.games, args.seed)),
            line("hard among traders", shares(hard, medium, args.games, args.seed)),
        ]
        print("\n".join([f"lapses {lapses}", *columns([head, *rows])]), flush=True)


if __name__ == "__main__":
    main()
