#!/usr/bin/env python3
"""Random self-play in PettingZoo: the loop that every learner begins with.

    python examples/pettingzoo_selfplay.py --games 20 --edition koehandel
    python examples/pettingzoo_selfplay.py --games 1 --watch

Needs `pip install 'maquignon[research]'`. Replace `choose` by a policy: it gets what the seat knows as a vector, and a
mask of the symbols it can say.
"""

import argparse
from collections import Counter

import numpy as np
from numpy.typing import NDArray

from maquignon.adapters.pettingzoo import env


def choose(observation: NDArray[np.float32], mask: NDArray[np.int8], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--edition", default="boursicocotte-2025")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--watch", action="store_true", help="tell every move and show the table")
    args = parser.parse_args()
    table = env(edition=args.edition, players=args.players, render_mode="human" if args.watch else None)
    rng = np.random.default_rng(args.seed)
    rewards: Counter[str] = Counter()
    symbols = 0
    for game in range(args.games):
        table.reset(seed=args.seed + game)
        for agent in table.agent_iter():
            observation, reward, terminated, truncated, _ = table.last()
            rewards[agent] += reward
            done = terminated or truncated
            table.step(None if done else choose(observation["observation"], observation["action_mask"], rng))
            symbols += not done
    print(f"{args.games} games, {symbols / args.games:.0f} symbols each.")
    for agent in table.possible_agents:
        print(f"{agent}: mean reward {rewards[agent] / args.games:+.2f}")


if __name__ == "__main__":
    main()
