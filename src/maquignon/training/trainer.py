"""Training: rollouts and updates until the time is up, saved so that it can go on another day."""

import copy
import csv
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np
import torch

from maquignon.training.difficulty import Difficulty
from maquignon.training.evaluation import evaluate, write_ratios
from maquignon.training.hyperparameters import Hyperparameters, Tables
from maquignon.training.league import League
from maquignon.training.net import Net, export
from maquignon.training.ppo import Coefficients, Losses, move_average, update
from maquignon.training.rollout import Rollouts
from maquignon.turbo.batch import Batch
from maquignon.turbo.observation import WIDTH

WEIGHTS: Final = "weights.npz"
CHECKPOINT: Final = "checkpoint.pt"
CURVES: Final = "curves.csv"
HELD_OUT: Final = "held_out.csv"
BEST: Final = "best.npz"
EVALUATION_SEED: Final = 2026


@dataclass(frozen=True, slots=True)
class Others:
    """Networks from elsewhere: one to begin as, one to find a reply to, and replies to be safe from."""

    initial: Net | None = None
    rival: Net | None = None
    replies: Sequence[Net] = ()


NOBODY_ELSE: Final = Others()


class Trainer:
    """A network in training, in a folder of its own: by self-play, or as a reply to one rival who learns nothing."""

    def __init__(
        self, folder: Path, hyperparameters: Hyperparameters, tables: Tables, others: Others = NOBODY_ELSE
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(hyperparameters.seed)
        self.folder, self.hyperparameters, self._tables, self._rival = folder, hyperparameters, tables, others.rival
        self.net = others.initial or Net(WIDTH, hyperparameters.width)
        self.average = copy.deepcopy(self.net)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=hyperparameters.learning_rate[0], eps=1e-5)
        self.updates = self.decisions = 0
        self.seconds = self.best = 0.0
        rng = np.random.default_rng(hyperparameters.seed)
        self.league = self._found_league(others.replies, rng)
        self.difficulty = Difficulty(len(tables), rng)
        self._resume()
        seed = hyperparameters.seed + self.updates
        batch = Batch(tables, hyperparameters.games, seed, sober=True, limit=hyperparameters.longest_game)
        self._rollouts = Rollouts(batch, self.league, self.difficulty, hyperparameters.lambda_)

    def _found_league(self, replies: Sequence[Net], rng: np.random.Generator) -> League:
        chosen = self.hyperparameters
        if self._rival is None:
            shares = chosen.share_of_past, chosen.share_of_partners
            return League(chosen.games, chosen.past_selves, *shares, rng, replies)
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
            if self._rival is None and self.updates % self.hyperparameters.evaluate_every == 1:
                self.evaluate()
            tell(self, losses)
        self.save()

    def evaluate(self) -> None:
        """Meet the strangers, and keep the weights that did best among them."""
        chosen = self.hyperparameters
        ratios = evaluate(self.net, self._tables, chosen.evaluation_games, EVALUATION_SEED, chosen.temperature)
        write_ratios(self.folder / HELD_OUT, self.updates, self._tables, ratios)
        if ratios.mean() > self.best:
            self.best = float(ratios.mean())
            self._export(BEST)

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
            "best": self.best,
            "tables": self.difficulty.ratios.tolist(),
            "kinds": self.league.kinds.ratios.tolist(),
        }
        partial = self.folder / "partial"
        torch.save(state, partial)
        partial.replace(self.folder / CHECKPOINT)
        self._export(WEIGHTS)

    def _export(self, name: str) -> None:
        chosen = self.hyperparameters
        export(self.net, self.folder / name, chosen.temperature, decisions=self.decisions, seed=chosen.seed)

    def _resume(self) -> None:
        path = self.folder / CHECKPOINT
        if not path.exists():
            return
        state = torch.load(path, weights_only=True)
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        for weights in state["past"] if self._rival is None else ():
            past = Net(WIDTH, self.hyperparameters.width)
            past.load_state_dict(weights)
            self.league.past.append(past)
        self.difficulty.ratios[:] = state["tables"]
        self.league.kinds.ratios[:] = state["kinds"]
        self.updates, self.decisions = state["updates"], state["decisions"]
        self.seconds, self.best = state["seconds"], state["best"]

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
