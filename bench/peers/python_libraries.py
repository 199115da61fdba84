"""RLCard, PettingZoo's classic games and pokerkit, each driven as its manual says, by random choices."""

from collections.abc import Callable
from random import Random
from typing import Any

import rlcard
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4
from pokerkit import Automation, NoLimitTexasHoldem

from bench.measured import Measured
from bench.peers.loops import play_pettingzoo, play_rlcard, timed


def measures() -> dict[str, Callable[[], Measured]]:
    rng = Random(1)
    uno, holdem = rlcard.make("uno"), rlcard.make("limit-holdem", config={"game_num_players": 4})
    mahjong, doudizhu = rlcard.make("mahjong"), rlcard.make("doudizhu")
    poker, connect, leduc = texas_holdem_v4.env(num_players=4), connect_four_v3.env(), leduc_holdem_v4.env()
    return {
        "RLCard|limit hold'em, 4 players|from Python": timed(lambda: play_rlcard(holdem, rng)),
        "RLCard|uno, 2 players|from Python": timed(lambda: play_rlcard(uno, rng)),
        "RLCard|doudizhu, 3 players|from Python": timed(lambda: play_rlcard(doudizhu, rng)),
        "RLCard|mahjong, 4 players|from Python": timed(lambda: play_rlcard(mahjong, rng)),
        "PettingZoo classic|limit hold'em, 4 players|from Python": timed(lambda: play_pettingzoo(poker, rng)),
        "PettingZoo classic|connect four, 2 players|from Python": timed(lambda: play_pettingzoo(connect, rng)),
        "PettingZoo classic|leduc hold'em, 2 players|from Python": timed(lambda: play_pettingzoo(leduc, rng)),
        "pokerkit|no-limit hold'em, 4 players|from Python": timed(lambda: play_pokerkit(rng)),
    }


def play_pokerkit(rng: Random) -> int:
    """Everything but the players' decisions is automatic."""
    state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, (200,) * 4, 4)
    steps = 0
    while state.status:
        choices = [name for name in ("fold", "check_or_call", "complete_bet_or_raise_to") if can(state, name)]
        choice = rng.choice(choices)
        if choice == "complete_bet_or_raise_to":
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            state.complete_bet_or_raise_to(rng.randint(least, most))
        else:
            getattr(state, choice)()
        steps += 1
    return steps


def can(state: Any, name: str) -> bool:
    return bool(getattr(state, f"can_{name}")())
