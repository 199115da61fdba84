"""Evaluation against the held-out family: how often one learner among strangers wins, next to the equal share."""

import csv
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import torch

from maquignon.rules.state import MOST_SEATS
from maquignon.training.hyperparameters import Tables
from maquignon.training.net import Net, log_probabilities
from maquignon.turbo.batch import Batch
from maquignon.turbo.driver import SILENCE
from maquignon.turbo.partners import STRANGERS, stranger

TEMPERATURE: Final = 0.4
"""As the expert plays."""
Ratios = npt.NDArray[np.float64]


def evaluate(net: Net, tables: Tables, games: int, seed: int, learned_at: float = 1.0) -> Ratios:
    """Wins over the equal share by (table × stranger), the mean of so many games each, in rotating seats.

    The network's softmax is that of the temperature it learned at; it plays as the expert does.
    """
    rng, kinds = np.random.default_rng(seed), list(STRANGERS)
    repeats = len(kinds) * games
    batch = Batch(tables, len(tables) * repeats, seed, sober=True, limit=3000)
    for game in range(len(batch.seats)):
        kind = kinds[game // len(tables) % len(kinds)]
        batch.tempers[game] = [stranger(kind, rng) for _ in range(MOST_SEATS)]
    learner = rng.integers(batch.states["players"])
    batch.tempers[np.arange(len(learner)), learner] = 0
    batch.begin()
    ratios = _play(net, batch, learner, TEMPERATURE / learned_at).reshape(games, len(kinds), len(tables))
    return np.asarray(ratios.mean(axis=0).T)


def _play(net: Net, batch: Batch, learner: npt.NDArray[np.int64], temperature: float) -> Ratios:
    """Every game once, to its end."""
    ratios, going = np.zeros(len(learner)), np.ones(len(learner), bool)
    players = batch.states["players"].copy()
    while going.any():
        actions = np.full(len(going), SILENCE)
        actions[going] = _decide(net, batch.observations[going], batch.masks[going], temperature)
        batch.step(actions)
        ended = going & (batch.finished | batch.truncated)
        shares = batch.winners[ended] / np.maximum(batch.winners[ended].sum(axis=1, keepdims=True), 1)
        ratios[ended] = shares[np.arange(len(shares)), learner[ended]] * players[ended]
        going &= ~ended
    return ratios


def _decide(
    net: Net, observations: npt.NDArray[np.float32], masks: npt.NDArray[np.bool_], temperature: float
) -> npt.NDArray[np.int64]:
    with torch.inference_mode():
        logits = net(torch.from_numpy(observations))[0] / temperature
        logs = log_probabilities(logits, torch.from_numpy(masks))
        gumbel = -torch.empty_like(logs).exponential_().log()
        actions: npt.NDArray[np.int64] = (logs + gumbel).argmax(dim=1).numpy()
    return actions


def write_ratios(path: Path, updates: int, tables: Tables, ratios: Ratios) -> None:
    """One line for each table and stranger."""
    new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if new:
            writer.writerow(["updates", "edition", "players", "stranger", "ratio"])
        for (edition, players), row in zip(tables, ratios, strict=True):
            writer.writerows(
                (updates, edition.name, players, kind, round(float(ratio), 3))
                for kind, ratio in zip(STRANGERS, row, strict=True)
            )
