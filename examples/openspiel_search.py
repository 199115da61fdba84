#!/usr/bin/env python3
"""Information-set search in OpenSpiel: one seat thinks, the others do anything, in a small game by house rules.

    python examples/openspiel_search.py --games 4 --simulations 30

Needs `pip install 'maquignon[research]'`. The search is OpenSpiel's own, in Python: it asks the game for other games
that the thinking seat could not tell from this one, and tries its symbols out in them.
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from maquignon.adapters import openspiel

SMALL = {"family_size": 2, "start_notes": [0, 10, 10, 50], "bid_step": 50, "bids": "must-afford"}


def play(game: openspiel.MaquignonGame, thinker: int, simulations: int, dice: np.random.RandomState) -> list[float]:
    """One game; the returns of all seats."""
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), uct_c=1.0, max_simulations=simulations,
        random_state=dice, allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bots = [uniform_random.UniformRandomBot(seat, dice) for seat in range(game.num_players())]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        else:
            seat = state.current_player()
            state.apply_action(int((search if seat == thinker else bots[seat]).step(state)))
    return state.returns()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = openspiel.load(edition="koehandel", players=3, house_rules=SMALL)
    dice = np.random.RandomState(args.seed)
    total = np.zeros(game.num_players())
    for number in range(args.games):
        returns = play(game, thinker=0, simulations=args.simulations, dice=dice)
        total += returns
        thinks, *others = [f"{value:+.2f}" for value in returns]
        print(f"game {number + 1}: seat 0 (which thinks) {thinks}, the others {' '.join(others)}")
    print(f"mean: {', '.join(f'{mean:+.2f}' for mean in total / args.games)}")


if __name__ == "__main__":
    main()
