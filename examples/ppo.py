#!/usr/bin/env python3
"""A player that learns from nothing, by proximal policy optimisation over thousands of compiled games.

    python examples/ppo.py --minutes 8 --save ppo.npz
    maquignon arena --seats weights:ppo.npz,thrifty --players 4 --edition koehandel --mixes --games 400

Needs `pip install 'maquignon[turbo,research,train]'`. One seat of each game is the learner's; scripted partners take
the others. The weights are written as `maquignon train` writes them, so that `weights:ppo.npz` is a bot from then on.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import maquignon as mq

GAMES, STEPS, WIDTH = 384, 96, 128
LAMBDA, CLIP, EPOCHS, MINIBATCH = 0.97, 0.2, 3, 4096  # nothing is discounted
LEARNING_RATE, ENTROPY, VALUE = 1e-3, 0.01, 0.5
POINTS = 0.5  # a share of the points says something about lost games too
PASS, RAISE, LIFT = 0, 14, 29  # symbols of the codec: docs/codec.md


class Net(nn.Module):  # type: ignore[misc]  # torch is not typed for us: see pyproject
    """Two hidden layers, the logits of all symbols, and the return to be expected."""

    def __init__(self, inputs: int, symbols: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(inputs, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.policy_head, self.value_head = nn.Linear(WIDTH, symbols), nn.Linear(WIDTH, 1)
        nn.init.orthogonal_(self.policy_head.weight, 0.01)
        with torch.no_grad():  # begin with small raises and frequent passes: auctions of wild bids take for ever
            self.policy_head.bias.zero_()
            self.policy_head.bias[PASS] = 1.5
            self.policy_head.bias[RAISE + 1 : LIFT] = -0.7 * torch.arange(LIFT - RAISE - 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        features = torch.relu(self.second(torch.relu(self.first(seen))))
        logits = self.policy_head(features).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, dim=-1), self.value_head(features).squeeze(-1)


class Rollout:
    """`STEPS` choices of every game, and what came of them."""

    def __init__(self, env: mq.VectorGames) -> None:
        seen = env.batch
        self.seen = torch.empty((STEPS, GAMES, seen.observations.shape[1]))
        self.masks = torch.empty((STEPS, GAMES, seen.masks.shape[1]), dtype=torch.bool)
        self.symbols = torch.empty((STEPS, GAMES), dtype=torch.int64)
        self.logs, self.values, self.rewards, self.ended = (torch.zeros((STEPS, GAMES)) for _ in range(4))

    def collect(self, env: mq.VectorGames, net: Net) -> list[float]:
        """Play on; the rewards of the games that ended."""
        results: list[float] = []
        with torch.inference_mode():
            for step in range(STEPS):
                self.seen[step] = torch.from_numpy(env.batch.observations)
                self.masks[step] = torch.from_numpy(env.batch.masks)
                logs, self.values[step] = net(self.seen[step], self.masks[step])
                chosen = (logs - torch.empty_like(logs).exponential_().log()).argmax(dim=1)
                self.symbols[step], self.logs[step] = chosen, logs.gather(1, chosen[:, None]).squeeze(1)
                _, rewards, terminated, truncated, infos = env.step(chosen.numpy())
                ended = terminated | truncated
                points = infos["scores"][np.arange(GAMES), env.own] / np.maximum(infos["scores"].sum(axis=1), 1)
                self.rewards[step] = torch.from_numpy(rewards + POINTS * points * ended)
                self.ended[step] = torch.from_numpy(ended)
                results += rewards[ended].tolist()
        return results

    def advantages(self, env: mq.VectorGames, net: Net) -> torch.Tensor:
        """Generalised advantage estimation, backwards from what the net thinks of the positions now."""
        with torch.inference_mode():
            following = net(torch.from_numpy(env.batch.observations), torch.from_numpy(env.batch.masks))[1]
        advantages, running = torch.empty_like(self.values), torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.ended[step]
            surprise = self.rewards[step] + following * goes_on - self.values[step]
            running = surprise + LAMBDA * goes_on * running
            advantages[step], following = running, self.values[step]
        return advantages


def learn(net: Net, optimiser: torch.optim.Optimizer, past: Rollout, advantages: torch.Tensor) -> float:
    """Some epochs over the rollout; the entropy of the last minibatch."""
    seen, masks = past.seen.flatten(0, 1), past.masks.flatten(0, 1)
    symbols, old = past.symbols.flatten(), past.logs.flatten()
    gains, targets = advantages.flatten(), (advantages + past.values).flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(symbols)).split(MINIBATCH):
            logs, values = net(seen[rows], masks[rows])
            ratio = (logs.gather(1, symbols[rows, None]).squeeze(1) - old[rows]).exp()
            gain = (gains[rows] - gains[rows].mean()) / (gains[rows].std() + 1e-6)
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logs.exp() * logs.masked_fill(~masks[rows], 0)).sum(1).mean()
            loss = -surrogate - ENTROPY * entropy + VALUE * (values - targets[rows]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
    return float(entropy.detach())


def train(edition: str, players: int, minutes: float, seed: int) -> Net:
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # on matrices this small, threads mostly wait for each other
    env = mq.VectorGames([(edition, players)], GAMES, seed=seed, partners="sparring", sober=True)
    net = Net(env.batch.observations.shape[1], env.batch.masks.shape[1])
    optimiser, past = torch.optim.Adam(net.parameters(), LEARNING_RATE), Rollout(env)
    begun = told = time.process_time()
    recent: list[float] = []
    while (spent := time.process_time() - begun) < minutes * 60:
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * max(0.05, 1 - spent / (minutes * 60))
        recent += past.collect(env, net)
        entropy = learn(net, optimiser, past, past.advantages(env, net))
        if time.process_time() - told > 20:
            told, won = time.process_time(), np.mean(recent) + 1 / players
            print(f"{spent / 60:4.1f} min  {len(recent):6} games  wins {won:.0%}  entropy {entropy:.2f}", flush=True)
            recent = []
    return net


def measure(weights: Path, edition: str, players: int, games: int) -> float:
    """The part of the games that one learned player wins among thrifty ones; equals would win one in `players`."""
    bots, won = [f"weights:{weights}", *["thrifty"] * (players - 1)], 0.0
    for game in range(games):
        seat = game % players
        winners = mq.winners(mq.play_match(bots[-seat:] + bots[:-seat], edition, seed=game).game)
        won += (seat in winners) / len(winners)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="koehandel")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=8, help="of processor time: a busy machine only takes longer")
    parser.add_argument("--games", type=int, default=400, help="measured against thrifty at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("ppo.npz"))
    args = parser.parse_args()
    net = train(args.edition, args.players, args.minutes, args.seed)
    np.savez_compressed(args.save, **{name: value.numpy() for name, value in net.state_dict().items()})
    share = measure(args.save, args.edition, args.players, args.games)
    company, fair = f"{args.players - 1} thrifty players", 1 / args.players
    print(f"Among {company} it wins {share:.0%} of {args.games} games; a fair part is {fair:.0%}.")


if __name__ == "__main__":
    main()
