"""Training: rollouts and updates until the time is up, saved so that it can go on another day."""

import csv
import itertools
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np
import torch

from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition
from maquignon.training.league import League
from maquignon.training.net import Net, export
from maquignon.training.ppo import Coefficients, Losses, move_average, update
from maquignon.training.rollout import Rollouts
from maquignon.turbo.batch import Batch
from maquignon.turbo.observation import WIDTH

Tables = list[tuple[Edition, int]]

WEIGHTS: Final = "weights.npz"
CHECKPOINT: Final = "checkpoint.pt"
CURVES: Final = "curves.csv"


@dataclass(frozen=True, slots=True)
class Hyperparameters:
    """Everything that decides the outcome, but for chance and the machine; pairs are annealed from first to last."""

    minutes: float
    seed: int
    games: int = 432
    steps: int = 160
    width: int = 128
    learning_rate: tuple[float, float] = (1e-3, 5e-5)
    entropy: tuple[float, float] = (0.015, 0.003)
    kl: float = 0.02
    average_rate: float = 0.01
    lambda_: float = 0.97
    past_selves: int = 6
    share_of_past: float = 0.2
    share_of_partners: float = 0.4
    snapshot_every: int = 60
    longest_game: int = 3000  # decisions; real games are far shorter


def all_tables() -> Tables:
    """Every edition at every size; the classic twice, and the variants so that none is strange."""
    plain = [(name, ()) for name in ("koehandel", "koehandel", "boursicocotte-2025", "boursicocotte-original")]
    rest = [("boursikocotte", ()), ("bluff", ()), ("bluff", ("super-marchandage",)), ("koehandel", ("coup-double",))]
    once = [("boursicocotte-2025", ("finie-la-plaisanterie",))]
    return [
        (agree(name, variants, {}, players), players)
        for (name, variants), players in itertools.product([*plain, *rest, *once], (3, 4, 5))
    ]


class Trainer:
    """A network in training, in a folder of its own: by self-play, or as a reply to one rival who learns nothing."""

    def __init__(
        self, folder: Path, hyperparameters: Hyperparameters, tables: Tables, rival: Net | None = None
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(hyperparameters.seed)
        self.folder, self.hyperparameters, self._rival = folder, hyperparameters, rival
        self.net = Net(WIDTH, hyperparameters.width)
        self.average = Net(WIDTH, hyperparameters.width)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=hyperparameters.learning_rate[0], eps=1e-5)
        self.updates = self.decisions = 0
        self.seconds = 0.0
        self.league = self._found_league()
        self._resume()
        seed = hyperparameters.seed + self.updates
        batch = Batch(tables, hyperparameters.games, seed, sober=True, limit=hyperparameters.longest_game)
        self._rollouts = Rollouts(batch, self.league, hyperparameters.lambda_)

    def _found_league(self) -> League:
        chosen, rng = self.hyperparameters, np.random.default_rng(self.hyperparameters.seed)
        if self._rival is None:
            return League(chosen.games, chosen.past_selves, chosen.share_of_past, chosen.share_of_partners, rng)
        league = League(chosen.games, most=1, share_of_past=1.0, share_of_partners=0.0, rng=rng)
        league.remember(self._rival)
        return league

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return min(1.0, self.seconds / (60 * self.hyperparameters.minutes))

    def run(self, tell: Callable[["Trainer", Losses], None]) -> None:
        """Updates until the time is up."""
        while self.progress < 1:
            started = time.monotonic()
            samples = self._rollouts.collect(self.net, self.hyperparameters.steps)
            losses = update(self.net, self.average, self.optimiser, samples, self._coefficients())
            move_average(self.average, self.net, self.hyperparameters.average_rate)
            self.updates += 1
            self.decisions += len(samples)
            if self.updates % self.hyperparameters.snapshot_every == 0:
                if self._rival is None:
                    self.league.remember(self.net)
                self.save()
            self.seconds += time.monotonic() - started
            self._write_curve(losses)
            tell(self, losses)
        self.save()

    def _coefficients(self) -> Coefficients:
        """The learning rate falls evenly; the entropy bonus stays high for half of the time, then falls."""
        chosen, late = self.hyperparameters, self.progress
        return Coefficients(
            learning_rate=_between(chosen.learning_rate, late),
            entropy=_between(chosen.entropy, max(0.0, 2 * late - 1)),
            kl=chosen.kl,
        )

    def save(self) -> None:
        """The checkpoint to go on from, and the weights to play with; neither is ever half written."""
        state = {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": [net.state_dict() for net in self.league.past],
            "updates": self.updates,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        partial = self.folder / "partial"
        torch.save(state, partial)
        partial.replace(self.folder / CHECKPOINT)
        export(self.net, self.folder / WEIGHTS, decisions=self.decisions, seed=self.hyperparameters.seed)

    def _resume(self) -> None:
        path = self.folder / CHECKPOINT
        if not path.exists():
            self.average.load_state_dict(self.net.state_dict())
            return
        state = torch.load(path, weights_only=True)
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        for weights in state["past"] if self._rival is None else ():
            past = Net(WIDTH, self.hyperparameters.width)
            past.load_state_dict(weights)
            self.league.past.append(past)
        self.updates, self.decisions, self.seconds = state["updates"], state["decisions"], state["seconds"]

    def _write_curve(self, losses: Losses) -> None:
        row = {"updates": self.updates, "decisions": self.decisions, "seconds": round(self.seconds), **asdict(losses)}
        path = self.folder / CURVES
        new = not path.exists()
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, row)
            if new:
                writer.writeheader()
            writer.writerow(row)


def _between(pair: tuple[float, float], late: float) -> float:
    return pair[0] + late * (pair[1] - pair[0])
