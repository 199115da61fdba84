"""Training of the judgement: supervised, on positions played as they are needed; its sureness chosen on strangers."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from maquignon.judgement.calibration import Quality, by_phase
from maquignon.judgement.network import Judgement, load
from maquignon.judgement.phases import PHASES, phases_of, seats_of
from maquignon.rules.state import MOST_SEATS
from maquignon.training.hyperparameters import Tables
from maquignon.training.net import Net
from maquignon.training.positions import (
    MOMENTS,
    Positions,
    Sampler,
    all_kinds,
    among_partners,
    any_partners,
    strangers,
    together,
)
from maquignon.turbo.observation import WIDTH

WEIGHTS: Final = "weights.npz"
CHECKPOINT: Final = "checkpoint.pt"
CHOSEN_ON: Final = ("sleeper", "gambler")
"""The strangers on whom the sureness is chosen; the third one is left for the measurement."""
MEASURED_ON: Final = "banker"
HELD_OUT: Final = 1
"""Their dice are others than those of the training."""
MARGIN: Final = np.array([0.6, 0.85, 1.0])
"""What is taken off for players stranger still, by phase: the earlier, the more depends on how somebody plays."""
GRID: Final = np.arange(0.3, 1.61, 0.05)


class JudgementNet(nn.Module):  # type: ignore[misc]  # torch is not typed for us: see pyproject
    """A perceptron of two hidden layers: a logit for every seat, counted from the observer."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(WIDTH, width)
        self.second = nn.Linear(width, width)
        self.head = nn.Linear(width, MOST_SEATS)

    def forward(self, observations: Tensor) -> Tensor:
        logits: Tensor = self.head(torch.relu(self.second(torch.relu(self.first(observations)))))
        return logits


@dataclass(frozen=True, slots=True)
class JudgingHyperparameters:
    minutes: float
    seed: int
    games: int = 432
    width: int = 128
    chunk: int = 16_384
    minibatch: int = 2048
    learning_rate: tuple[float, float] = (1e-3, 5e-5)
    held_out: int = 40_000  # positions to choose the sureness on, and as many to measure


class JudgementTrainer:
    """The judgement in training, in a folder of its own; `players` is the network that plays beside the partners."""

    def __init__(self, folder: Path, chosen: JudgingHyperparameters, tables: Tables, players: Net) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(chosen.seed)
        self.folder, self._chosen, self._tables = folder, chosen, tables
        self.net = JudgementNet(chosen.width)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=chosen.learning_rate[0])
        self.positions = 0
        self.seconds = self.loss = 0.0
        self._resume()
        seed = chosen.seed + self.positions
        self._rng = np.random.default_rng(seed)
        self._sampler = Sampler(players, tables, chosen.games, seed, all_kinds)

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return min(1.0, self.seconds / (60 * self._chosen.minutes))

    def run(self, tell: Callable[["JudgementTrainer"], None]) -> list[Quality]:
        """Learn until the time is up, choose the sureness, save, and say how good it is on yet other strangers."""
        while self.progress < 1:
            started = time.monotonic()
            positions = self._sample()
            self._learn(positions)
            self.positions += len(positions.shares)
            self.seconds += time.monotonic() - started
            self.save(np.ones(len(PHASES)))
            tell(self)
        self.save(self._sureness())
        return measure(load.__wrapped__(self.folder / WEIGHTS), self._held_out(MEASURED_ON))

    def _sample(self) -> Positions:
        """Half of the positions from games with the network, half from games of partners alone."""
        half = self._chosen.chunk // 2
        alone = among_partners(self._tables, half // MOMENTS, self._rng, any_partners)
        return together([self._sampler.sample(half), alone])

    def _learn(self, positions: Positions) -> None:
        first, last = self._chosen.learning_rate
        for group in self.optimiser.param_groups:
            group["lr"] = first + self.progress * (last - first)
        observations, shares = torch.from_numpy(positions.observations), torch.from_numpy(positions.shares)
        seats = torch.from_numpy(seats_of(positions.observations))
        for rows in torch.randperm(len(shares)).split(self._chosen.minibatch):
            logs = torch.log_softmax(self.net(observations[rows]).masked_fill(~seats[rows], -1e9), dim=1)
            loss = -(shares[rows] * logs).sum(1).mean()
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            self.optimiser.step()
            self.loss = loss.item()

    def _held_out(self, *kinds: str) -> Positions:
        rng = np.random.default_rng([self._chosen.seed, HELD_OUT])
        return among_partners(self._tables, self._chosen.held_out // MOMENTS, rng, strangers(*kinds))

    def _sureness(self) -> npt.NDArray[np.float64]:
        """Of each phase the factor on the log-odds with the least log loss on players not met, less a margin."""
        positions = self._held_out(*CHOSEN_ON)
        judgement = load.__wrapped__(self.folder / WEIGHTS)
        losses = [
            [part.log_loss for part in measure(_as_sure(judgement, np.full(len(PHASES), factor)), positions)[1:]]
            for factor in GRID
        ]
        return np.asarray(MARGIN * GRID[np.argmin(losses, axis=0)])

    def save(self, sureness: npt.NDArray[np.float64]) -> None:
        """The checkpoint to go on from, and the weights to judge with; neither is ever half written."""
        state = {
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "positions": self.positions,
            "seconds": self.seconds,
        }
        partial = self.folder / "partial"
        torch.save(state, partial)
        partial.replace(self.folder / CHECKPOINT)
        stored: dict[str, Any] = {name: value.numpy().astype(np.float16) for name, value in state["net"].items()}
        np.savez_compressed(self.folder / WEIGHTS, **stored, sureness=sureness, positions=np.array(self.positions))

    def _resume(self) -> None:
        path = self.folder / CHECKPOINT
        if path.exists():
            state = torch.load(path, weights_only=True)
            self.net.load_state_dict(state["net"])
            self.optimiser.load_state_dict(state["optimiser"])
            self.positions, self.seconds = state["positions"], state["seconds"]


def measure(judgement: Judgement, positions: Positions) -> list[Quality]:
    """How good the judgement is on these positions."""
    seen = positions.observations
    return by_phase(judgement.chances(seen), positions.shares, seats_of(seen), phases_of(seen))


def _as_sure(judgement: Judgement, sureness: npt.NDArray[np.float64]) -> Judgement:
    return Judgement(judgement.first, judgement.second, judgement.head, sureness.astype(np.float32))
