"""The whole course: lessons until the time is up, saved so that it can go on another day."""

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
from maquignon.training.gather import Gatherer
from maquignon.training.league import League
from maquignon.training.learn import Habits, Report, follow, study
from maquignon.training.net import Net, export
from maquignon.turbo.batch import Batch
from maquignon.turbo.observation import WIDTH

Tables = list[tuple[Edition, int]]

WEIGHTS: Final = "weights.npz"
CHECKPOINT: Final = "checkpoint.pt"
CURVES: Final = "curves.csv"


@dataclass(frozen=True, slots=True)
class Plan:
    """How to train: everything that decides the outcome, but for chance and the machine."""

    minutes: float
    seed: int
    games: int = 432
    steps: int = 160
    width: int = 128
    rate: tuple[float, float] = (1e-3, 5e-5)
    entropy: tuple[float, float] = (0.015, 0.003)
    magnet: float = 0.02
    magnet_pace: float = 0.01
    patience: float = 0.97
    past_selves: int = 6
    share_of_past: float = 0.2
    share_of_partners: float = 0.4
    remember_every: int = 60
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


class Course:
    """A network in training, in a folder of its own: by self-play, or as a reply to one rival who learns nothing."""

    def __init__(self, folder: Path, plan: Plan, tables: Tables, rival: Net | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(plan.seed)
        self.folder, self.plan, self._rival = folder, plan, rival
        self.net = Net(WIDTH, plan.width)
        self.magnet = Net(WIDTH, plan.width)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=plan.rate[0], eps=1e-5)
        self.lessons = self.decisions = 0
        self.seconds = 0.0
        self.league = self._found_league()
        self._resume()
        batch = Batch(tables, plan.games, plan.seed + self.lessons, sober=True, limit=plan.longest_game)
        self._gatherer = Gatherer(batch, self.league, plan.patience)

    def _found_league(self) -> League:
        plan, rng = self.plan, np.random.default_rng(self.plan.seed)
        if self._rival is None:
            return League(plan.games, plan.past_selves, plan.share_of_past, plan.share_of_partners, rng)
        league = League(plan.games, most=1, share_of_past=1.0, share_of_partners=0.0, rng=rng)
        league.remember(self._rival)
        return league

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return min(1.0, self.seconds / (60 * self.plan.minutes))

    def run(self, tell: Callable[["Course", Report], None]) -> None:
        """Lessons until the time of the plan is up."""
        while self.progress < 1:
            started = time.monotonic()
            lesson = self._gatherer.play(self.net, self.plan.steps)
            report = study(self.net, self.magnet, self.optimiser, lesson, self._habits())
            follow(self.magnet, self.net, self.plan.magnet_pace)
            self.lessons += 1
            self.decisions += len(lesson)
            if self.lessons % self.plan.remember_every == 0:
                if self._rival is None:
                    self.league.remember(self.net)
                self.save()
            self.seconds += time.monotonic() - started
            self._write_curve(report)
            tell(self, report)
        self.save()

    def _habits(self) -> Habits:
        """Rates fall evenly; the entropy weight stays high for half of the time, then falls."""
        late = self.progress
        rate = self.plan.rate[0] + late * (self.plan.rate[1] - self.plan.rate[0])
        late = max(0.0, 2 * late - 1)
        entropy = self.plan.entropy[0] + late * (self.plan.entropy[1] - self.plan.entropy[0])
        return Habits(rate=rate, entropy=entropy, magnet=self.plan.magnet)

    def save(self) -> None:
        """The checkpoint to go on from, and the weights to play with; neither is ever half written."""
        state = {
            "net": self.net.state_dict(),
            "magnet": self.magnet.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": [net.state_dict() for net in self.league.past],
            "lessons": self.lessons,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        partial = self.folder / "partial"
        torch.save(state, partial)
        partial.replace(self.folder / CHECKPOINT)
        export(self.net, self.folder / WEIGHTS, decisions=self.decisions, seed=self.plan.seed)

    def _resume(self) -> None:
        path = self.folder / CHECKPOINT
        if not path.exists():
            self.magnet.load_state_dict(self.net.state_dict())
            return
        state = torch.load(path, weights_only=True)
        self.net.load_state_dict(state["net"])
        self.magnet.load_state_dict(state["magnet"])
        self.optimiser.load_state_dict(state["optimiser"])
        for weights in state["past"] if self._rival is None else ():
            past = Net(WIDTH, self.plan.width)
            past.load_state_dict(weights)
            self.league.past.append(past)
        self.lessons, self.decisions, self.seconds = state["lessons"], state["decisions"], state["seconds"]

    def _write_curve(self, report: Report) -> None:
        row = {"lessons": self.lessons, "decisions": self.decisions, "seconds": round(self.seconds), **asdict(report)}
        path = self.folder / CURVES
        new = not path.exists()
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, row)
            if new:
                writer.writeheader()
            writer.writerow(row)
