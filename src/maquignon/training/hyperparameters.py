"""What is chosen before training: hyperparameters, and the tables that are played."""

import itertools
from dataclasses import dataclass

from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition

Tables = list[tuple[Edition, int]]


@dataclass(frozen=True, slots=True)
class Hyperparameters:
    """Everything that decides the outcome, but for chance and the machine; pairs are annealed from first to last."""

    minutes: float
    seed: int
    games: int = 432
    steps: int = 160
    width: int = 128
    temperature: float = 1.0  # how warm the network is while it learns, next to its weights as they are written
    learning_rate: tuple[float, float] = (1e-3, 5e-5)
    entropy: tuple[float, float] = (0.015, 0.003)
    kl: float = 0.02
    average_rate: float = 0.01
    lambda_: float = 0.97
    past_selves: int = 6
    share_of_past: float = 0.2
    share_of_partners: float = 0.45
    snapshot_every: int = 60
    evaluate_every: int = 240
    evaluation_games: int = 24  # of each stranger at each table
    longest_game: int = 3000  # decisions; real games are far shorter


def all_tables() -> Tables:
    """Every edition at every size, and the variants so that none is strange."""
    plain = [(name, ()) for name in ("koehandel", "boursicocotte-2025", "boursicocotte-original")]
    rest = [("boursikocotte", ()), ("bluff", ()), ("bluff", ("super-marchandage",)), ("koehandel", ("coup-double",))]
    once = [("boursicocotte-2025", ("finie-la-plaisanterie",))]
    return [
        (agree(name, variants, {}, players), players)
        for (name, variants), players in itertools.product([*plain, *rest, *once], (3, 4, 5))
    ]
