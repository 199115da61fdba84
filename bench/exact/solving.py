"""OpenSpiel's part: an endgame loaded and solved by CFR+, and how much the best answer to any way of playing gains."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pyspiel

from bench.exact.endgames import Endgame
from bench.exact.tree import Moment, Tree

Policy = dict[str, list[tuple[int, float]]]
"""For every information state of OpenSpiel, the chance of every action there."""
Strategy = Callable[[Moment], Mapping[str, float]]
"""For every moment, the chance of every label."""


@dataclass(frozen=True)
class Solved:
    """The value for whoever begins, and how far from perfect the solution still is."""

    value: float
    exploitability: float
    policy: Policy


class ExactGame:
    def __init__(self, endgame: Endgame) -> None:
        self.endgame = endgame
        self.tree = Tree(endgame)
        self.efg = self.tree.efg()
        self.spiel: Any = pyspiel.load_efg_game(self.efg)

    def solve(self, iterations: int, told: Callable[[], object] = lambda: None) -> Solved:
        """Counterfactual regret minimisation (CFR+), `told` after every iteration."""
        solver = pyspiel.CFRPlusSolver(self.spiel)
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
            told()
        average = solver.tabular_average_policy()
        policy = dict(average.policy_table())
        return Solved(self.value(policy, policy), self.exploitability(policy), policy)

    def exploitability(self, policy: Policy) -> float:
        """What a perfect opponent gains on average over the two seats: 0 is perfect play, 1 loses always."""
        return float(pyspiel.exploitability(self.spiel, policy))

    def value(self, first: Policy, second: Policy) -> float:
        """What the first seat wins when the two play each other."""
        tables = [pyspiel.TabularPolicy(policy) for policy in (first, second)]
        return float(pyspiel.expected_returns(self.spiel.new_initial_state(), tables, -1, True)[0])

    def policy(self, strategy: Strategy) -> Policy:
        policy: Policy = {}
        for moment in self.tree.moments.values():
            string, numbers = self._names[moment.seat, moment.number]
            chances = strategy(moment)
            policy[string] = [(number, chances.get(label, 0.0)) for label, number in numbers.items()]
        return policy

    @cached_property
    def _names(self) -> dict[tuple[int, int], tuple[str, dict[str, int]]]:
        """How OpenSpiel calls each moment and its actions: both walk the tree in the same order."""
        names: dict[tuple[int, int], tuple[str, dict[str, int]]] = {}
        waiting = [self.spiel.new_initial_state()]
        while waiting:
            state = waiting.pop()
            waiting += [state.child(action) for action in state.legal_actions()]
            if not state.is_terminal() and not state.is_chance_node():
                seat, string = state.current_player(), state.information_state_string()
                numbers = {state.action_to_string(seat, action): action for action in state.legal_actions()}
                names.setdefault((seat, _number(string)), (string, numbers))
        return names


def _number(string: str) -> int:
    """`0-0-12-` is information set 12 of player 0."""
    return int(string.split("-")[2])
